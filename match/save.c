/* Matches as files: writing, and making a match of what save_doc.c has read. */
#include "match/save.h"

#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match/file.h"
#include "match/hex.h"
#include "match/legacy.h"
#include "match/save_doc.h"

enum { BASE64_MAX = (PL_SNAPSHOT_MAX + 2) / 3 * 4 + 1 };

/* Writing. */

static void write_bytes(FILE *out, const struct pl_game *game, const struct pl_state *state)
{
    uint8_t bytes[PL_SNAPSHOT_MAX];
    char text[BASE64_MAX];
    uint32_t size = pl_snapshot_write(game, state, bytes);

    sodium_bin2base64(text, sizeof text, bytes, size, sodium_base64_VARIANT_ORIGINAL);
    fprintf(out, "\"%s\"", text);
}

static void write_legacy(FILE *out, const struct match *match)
{
    char legacy[MATCH_LEGACY_TEXT_MAX];

    match_legacy_format(match->game, &match->config, legacy);
    if (legacy[0]) {
        fprintf(out, "  \"legacy\": \"%s\",\n", legacy);
    }
}

static void write_config(FILE *out, const struct match *match)
{
    const struct pl_game *game = match->game;

    fprintf(out, "  \"game\": \"%s\",\n  \"rules_version\": %d,\n  \"players\": %d,\n", game->id,
            game->rules_version, match->config.seats);
    fprintf(out, "  \"options\": {");
    for (uint32_t i = 0; i < game->option_count; i++) {
        const struct pl_option *option = &game->options[i];
        fprintf(out, "%s\"%s\": \"%s\"", i ? ", " : "", option->id,
                option->values[match->config.option[i]].id);
    }
    fprintf(out, "},\n");
    write_legacy(out, match);
}

static void write_seed(FILE *out, const struct match *match)
{
    char seed[MATCH_SEED_TEXT_MAX];
    char commitment[MATCH_HASH_TEXT_MAX];

    if (!match->has_seed) {
        fprintf(out, "  \"seed\": null,\n  \"commitment\": null,\n");
        return;
    }
    match_seed_format(&match->config.seed, seed);
    match_commitment(match->game, &match->config, commitment);
    fprintf(out, "  \"seed\": \"%s\",\n  \"commitment\": \"%s\",\n", seed, commitment);
}

/* A name in quotes; what is no UTF-8 is left out. */
static void write_member(FILE *out, const char *key, const char *text, bool *is_first)
{
    json_t *value = *text ? json_string(text) : NULL;
    char *quoted = value ? json_dumps(value, JSON_ENCODE_ANY) : NULL;

    if (quoted) {
        fprintf(out, "%s\"%s\": %s", *is_first ? "" : ", ", key, quoted);
        *is_first = false;
    }
    free(quoted);
    json_decref(value);
}

static void write_seats(FILE *out, const struct match *match)
{
    fprintf(out, "  \"seats\": [");
    for (pl_seat p = 0; p < match->config.seats; p++) {
        bool is_first = true;
        fprintf(out, "%s{", p ? ", " : "");
        write_member(out, "name", match->name[p], &is_first);
        write_member(out, "bot", match->level[p], &is_first);
        fprintf(out, "}");
    }
    fprintf(out, "],\n");
}

static void write_log(FILE *out, const struct match *match)
{
    char action[MATCH_HEX_MAX];

    fprintf(out, "  \"log\": [");
    for (uint32_t i = 0; i < match->entry_count; i++) {
        match_hex_format(match->entry[i].action, action);
        fprintf(out, "%s\n    [%d, \"%s\"]", i ? "," : "", match->entry[i].seat, action);
    }
    fprintf(out, "%s],\n", match->entry_count ? "\n  " : "");
}

static void write_all(FILE *out, const struct match *match)
{
    char hash[MATCH_HEX_MAX];

    match_hex_format(pl_hash(match->game, match_state(match)), hash);
    fprintf(out, "{\n  \"format\": \"%s\",\n", MATCH_SAVE_FORMAT);
    write_config(out, match);
    write_seed(out, match);
    write_seats(out, match);
    fprintf(out, "  \"first_ply\": %u,\n  \"first\": ", (unsigned)match->first_ply);
    if (match_is_from_seed(match)) {
        fprintf(out, "null");
    } else {
        write_bytes(out, match->game, match_first_state(match));
    }
    fprintf(out, ",\n");
    write_log(out, match);
    fprintf(out, "  \"hash\": \"%s\",\n  \"snapshot\": ", hash);
    write_bytes(out, match->game, match_state(match));
    fprintf(out, "\n}\n");
}

const char *match_save_text(const struct match *match, char **ret_text)
{
    char *text = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&text, &size);

    if (!out) {
        return "out of memory";
    }
    write_all(out, match);
    bool is_whole = !ferror(out);
    if (fclose(out) != 0 || !is_whole) {
        free(text);
        return "out of memory";
    }
    *ret_text = text;
    return NULL;
}

const char *match_save(const struct match *match, const char *path)
{
    int hold = MATCH_FILE_FREE;
    const char *reason = match_save_held(match, path, &hold);

    match_file_release(&hold);
    return reason;
}

const char *match_save_held(const struct match *match, const char *path, int *hold)
{
    char *text = NULL;
    const char *reason = match_save_text(match, &text);

    if (!reason) {
        reason = match_file_write_held(path, text, strlen(text), hold);
        free(text);
    }
    return reason;
}

/* Reading. */

static const char *check_commitment(const struct match_save_doc *doc)
{
    char commitment[MATCH_HASH_TEXT_MAX];

    if (!doc->has_seed) {
        return NULL;
    }
    match_commitment(doc->game, &doc->config, commitment);
    return strcmp(commitment, doc->commitment) == 0
               ? NULL
               : "the commitment of the save does not belong to its seed";
}

static bool is_of_table(const struct match_save_doc *doc, const struct pl_state *state)
{
    struct pl_config config = pl_config_of(doc->game, state);

    config.seed = doc->config.seed;
    return memcmp(&config, &doc->config, sizeof config) == 0;
}

/* The state in which the replayed part of the log begins. */
static const char *first_state(const struct match_save_doc *doc, struct pl_state *ret_state)
{
    if (!doc->has_first) {
        pl_start(doc->game, &doc->config, ret_state);
        return NULL;
    }
    const char *reason = pl_snapshot_read(doc->game, doc->first, doc->first_size, ret_state);
    if (reason) {
        return reason;
    }
    return is_of_table(doc, ret_state) ? NULL : "the first position is of another table";
}

/* Plays the log on a state; the index of the first illegal action, or the length of the log. */
static uint32_t replay(const struct match_save_doc *doc, struct pl_state *state)
{
    for (uint32_t i = doc->first_ply; i < doc->entry_count; i++) {
        if (pl_submit(doc->game, state, doc->entry[i].seat, doc->entry[i].action, NULL)) {
            return i;
        }
    }
    return doc->entry_count;
}

/* Whether the state is the one that hash and snapshot tell of. */
static bool is_saved_state(const struct match_save_doc *doc, const struct pl_state *state)
{
    struct pl_state_room room = { { 0 } };

    return pl_hash(doc->game, state) == doc->hash &&
           !pl_snapshot_read(doc->game, doc->snapshot, doc->snapshot_size, pl_state_in(&room)) &&
           memcmp(room.byte, state, doc->game->layout.size) == 0;
}

static const char *check_replay(const struct match_save_doc *doc)
{
    struct pl_state_room room = { { 0 } };
    const char *reason = first_state(doc, pl_state_in(&room));

    if (reason) {
        return reason;
    }
    if (replay(doc, pl_state_in(&room)) < doc->entry_count) {
        return "the log has an action that is not legal";
    }
    return is_saved_state(doc, pl_state_in(&room)) ? NULL
                                                   : "the log does not lead to the saved position";
}

/* Copies the log as a record, from a position on with replay. */
static const char *fill(const struct match_save_doc *doc, struct match *match, uint32_t first_ply)
{
    const char *reason = NULL;

    for (uint32_t i = 0; i < first_ply && !reason; i++) {
        reason = match_reserve_entry(match);
        if (!reason) {
            match->entry[match->entry_count++] = doc->entry[i];
        }
    }
    match->first_ply = first_ply;
    for (uint32_t i = first_ply; i < doc->entry_count && !reason; i++) {
        reason = match_play(match, doc->entry[i].seat, doc->entry[i].action, NULL);
    }
    for (pl_seat p = 0; p < doc->config.seats; p++) {
        match_set_seat(match, p, doc->name[p], doc->level[p]);
    }
    match->has_seed = doc->has_seed;
    return reason;
}

static const char *make(const struct match_save_doc *doc, const struct pl_state *state,
                        uint32_t first_ply, struct match **ret_match)
{
    struct match *match = NULL;
    const char *reason = match_new_at(doc->game, &doc->config, state, &match);

    if (reason) {
        return reason;
    }
    match->is_from_seed = !doc->has_first && first_ply == 0 && doc->has_seed;
    reason = fill(doc, match, first_ply);
    if (reason) {
        match_free(match);
        return reason;
    }
    *ret_match = match;
    return NULL;
}

/* The rules have changed and the log leads elsewhere: the saved position counts. */
static const char *make_from_snapshot(const struct match_save_doc *doc, struct match **ret_match)
{
    struct pl_state_room room = { { 0 } };
    struct pl_state *state = pl_state_in(&room);
    const char *reason = pl_snapshot_read(doc->game, doc->snapshot, doc->snapshot_size, state);

    if (reason) {
        return reason;
    }
    if (pl_hash(doc->game, state) != doc->hash || !is_of_table(doc, state)) {
        return "the snapshot is of another table";
    }
    reason = make(doc, state, doc->entry_count, ret_match);
    if (!reason) {
        (*ret_match)->is_from_seed = false;
        (*ret_match)->note = "the rules were corrected since this match was saved; it continues "
                             "from its last position, and earlier ones cannot be shown";
    }
    return reason;
}

static const char *make_match(const struct match_save_doc *doc, struct match **ret_match)
{
    struct pl_state_room room = { { 0 } };
    const char *reason = check_commitment(doc);

    if (reason) {
        return reason;
    }
    if (doc->rules_version > (uint32_t)doc->game->rules_version) {
        return "the save is of newer rules than this version of the program has";
    }
    reason = check_replay(doc);
    if (reason && doc->rules_version != doc->game->rules_version) {
        return make_from_snapshot(doc, ret_match);
    }
    if (reason) {
        return reason;
    }
    reason = first_state(doc, pl_state_in(&room));
    PL_ASSERT(!reason);
    return make(doc, pl_state_in(&room), doc->first_ply, ret_match);
}

const char *match_load_text(const char *text, size_t length, struct match **ret_match)
{
    struct match_save_doc doc;
    const char *reason = match_save_doc_read(text, length, &doc);

    if (!reason) {
        reason = make_match(&doc, ret_match);
    }
    match_save_doc_free(&doc);
    return reason;
}

const char *match_load(const char *path, struct match **ret_match)
{
    char *text = NULL;
    size_t length = 0;
    const char *reason = match_file_read(path, &text, &length);

    if (!reason) {
        reason = match_load_text(text, length, ret_match);
        free(text);
    }
    return reason;
}

bool match_is_save_of(const struct match *match, const char *path)
{
    struct match *other = NULL;

    if (match_load(path, &other)) {
        return false;
    }
    bool is_same = other->game == match->game && other->has_seed == match->has_seed &&
                   memcmp(&other->config, &match->config, sizeof match->config) == 0 &&
                   other->first_ply == match->first_ply &&
                   memcmp(other->first.byte, match->first.byte, match->game->layout.size) == 0;
    match_free(other);
    return is_same;
}

/* Proving. */

static void prove(const struct match_save_doc *doc, struct match_proof *ret_proof)
{
    struct pl_state_room room = { { 0 } };
    struct match_proof proof = {
        .game = doc->game,
        .config = doc->config,
        .rules_version = doc->rules_version,
        .ply = doc->entry_count,
        .is_from_seed = doc->has_seed && !doc->has_first,
        .is_commitment_right = doc->has_seed && !check_commitment(doc),
    };

    memcpy(proof.commitment, doc->commitment, sizeof proof.commitment);
    if (!first_state(doc, pl_state_in(&room))) {
        proof.bad_ply = replay(doc, pl_state_in(&room));
        proof.is_log_legal = proof.bad_ply == doc->entry_count;
        proof.hash = pl_hash(doc->game, pl_state_in(&room));
        proof.is_hash_right = proof.is_log_legal && is_saved_state(doc, pl_state_in(&room));
        proof.is_over = proof.is_log_legal && pl_head_read(pl_state_in(&room))->over;
    }
    *ret_proof = proof;
}

const char *match_verify_text(const char *text, size_t length, struct match_proof *ret_proof)
{
    struct match_save_doc doc;
    const char *reason = match_save_doc_read(text, length, &doc);

    if (!reason) {
        prove(&doc, ret_proof);
    }
    match_save_doc_free(&doc);
    return reason;
}

const char *match_verify(const char *path, struct match_proof *ret_proof)
{
    char *text = NULL;
    size_t length = 0;
    const char *reason = match_file_read(path, &text, &length);

    if (!reason) {
        reason = match_verify_text(text, length, ret_proof);
        free(text);
    }
    return reason;
}

enum match_verdict match_verdict(const struct match_proof *proof)
{
    bool is_committed = proof->is_from_seed && proof->is_commitment_right;

    if (!is_committed || proof->rules_version > proof->game->rules_version) {
        return MATCH_REFUTED;
    }
    if (!proof->is_log_legal || !proof->is_hash_right) {
        return proof->rules_version < proof->game->rules_version ? MATCH_OTHER_RULES
                                                                 : MATCH_REFUTED;
    }
    return proof->is_over ? MATCH_PROVED : MATCH_UNFINISHED;
}
