/* Save files, taken apart. Every member is checked for type and range; none may be strange. */
#include "match/save_doc.h"

#include <jansson.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "match/config.h"
#include "match/hex.h"
#include "match/legacy.h"

static const char *const known_members[] = {
    "format",     "game",  "rules_version", "players",   "options", "legacy", "seed",
    "commitment", "seats", "first",         "first_ply", "log",     "hash",   "snapshot",
};

/* The text of a member, or NULL. A text with a zero inside counts as absent. */
static const char *text_of(const json_t *object, const char *key)
{
    const json_t *value = json_object_get(object, key);
    const char *text = json_string_value(value);

    return text && strlen(text) == json_string_length(value) ? text : NULL;
}

static bool number_of(const json_t *object, const char *key, int64_t max, uint32_t *ret_number)
{
    const json_t *value = json_object_get(object, key);

    if (!json_is_integer(value) || json_integer_value(value) < 0 ||
        json_integer_value(value) > max) {
        return false;
    }
    *ret_number = (uint32_t)json_integer_value(value);
    return true;
}

static const char *check_members(json_t *root)
{
    const char *key;
    json_t *value;

    json_object_foreach(root, key, value)
    {
        bool is_known = false;
        for (size_t i = 0; i < PL_COUNT_OF(known_members); i++) {
            is_known |= strcmp(known_members[i], key) == 0;
        }
        if (!is_known) {
            return "the save has a member that this version does not know";
        }
    }
    return NULL;
}

static const char *read_options(json_t *options, struct match_save_doc *doc)
{
    const char *key;
    json_t *value;
    uint32_t given = 0;

    if (!json_is_object(options)) {
        return "the save does not give every option";
    }
    json_object_foreach(options, key, value)
    {
        const char *id = text_of(options, key);
        const char *reason = id ? match_option_set(doc->game, &doc->config, key, id)
                                : "an option of the save is no text";
        if (reason) {
            return reason;
        }
        given |= 1U << match_option_find(doc->game, key);
    }
    return match_options_are_whole(doc->game, given) ? NULL : "the save does not give every option";
}

/* Only a match that continues others has the member. */
static const char *read_legacy(const json_t *root, struct match_save_doc *doc)
{
    const char *text = text_of(root, "legacy");

    if (!json_object_get(root, "legacy")) {
        return NULL;
    }
    return text && match_legacy_parse(doc->game, text, &doc->config)
               ? NULL
               : "what the save says of the games before it is damaged";
}

static const char *read_config(const json_t *root, struct match_save_doc *doc)
{
    const char *id = text_of(root, "game");
    uint32_t players = 0;

    doc->game = id ? games_find(id) : NULL;
    if (!doc->game) {
        return "the save is of a game that this version does not have";
    }
    if (!number_of(root, "rules_version", UINT16_MAX, &doc->rules_version)) {
        return "the save does not tell the version of its rules";
    }
    if (!number_of(root, "players", PL_SEATS_MAX, &players)) {
        return "the number of players is out of range";
    }
    doc->config = pl_config_before(doc->game, (uint8_t)players, (struct pl_seed){ { 0 } });
    const char *reason = read_options(json_object_get(root, "options"), doc);
    reason = reason ? reason : read_legacy(root, doc);
    return reason ? reason : pl_config_check(doc->game, &doc->config);
}

/* Seed and commitment are both there, or both null in a match that began from a position. */
static const char *read_seed(const json_t *root, struct match_save_doc *doc)
{
    const char *seed = text_of(root, "seed");
    const char *commitment = text_of(root, "commitment");

    doc->has_seed = seed != NULL;
    if (!seed && json_is_null(json_object_get(root, "seed")) &&
        json_is_null(json_object_get(root, "commitment"))) {
        return NULL;
    }
    if (!seed || strlen(seed) != MATCH_SEED_TEXT_MAX - 1 ||
        !match_seed_parse(seed, &doc->config.seed)) {
        return "the seed of the save is damaged";
    }
    if (!commitment || strlen(commitment) != MATCH_HASH_TEXT_MAX - 1) {
        return "the commitment of the save is damaged";
    }
    memcpy(doc->commitment, commitment, MATCH_HASH_TEXT_MAX);
    return NULL;
}

/* A text that fits is copied; an absent one is empty. */
static bool copy_member(const json_t *object, const char *key, char *ret_text, size_t size)
{
    const json_t *value = json_object_get(object, key);
    const char *text = text_of(object, key);

    if (!value) {
        ret_text[0] = '\0';
        return true;
    }
    if (!text || strlen(text) >= size) {
        return false;
    }
    memcpy(ret_text, text, strlen(text) + 1);
    return true;
}

static const char *read_seats(const json_t *seats, struct match_save_doc *doc)
{
    if (!json_is_array(seats) || json_array_size(seats) != doc->config.seats) {
        return "the save does not tell who sits where";
    }
    for (pl_seat p = 0; p < doc->config.seats; p++) {
        const json_t *seat = json_array_get(seats, p);
        size_t members = (json_object_get(seat, "name") != NULL) +
                         (size_t)(json_object_get(seat, "bot") != NULL);
        if (!json_is_object(seat) || json_object_size(seat) != members ||
            !copy_member(seat, "name", doc->name[p], sizeof doc->name[p]) ||
            !copy_member(seat, "bot", doc->level[p], sizeof doc->level[p])) {
            return "a seat of the save is damaged";
        }
    }
    return NULL;
}

static bool read_entry(const json_t *item, uint8_t seats, struct match_entry *ret_entry)
{
    const json_t *seat = json_array_get(item, 0);
    const char *action = json_string_value(json_array_get(item, 1));

    if (json_array_size(item) != 2 || !json_is_integer(seat) || !action ||
        json_integer_value(seat) < 0 || json_integer_value(seat) >= seats) {
        return false;
    }
    ret_entry->seat = (pl_seat)json_integer_value(seat);
    return match_hex_parse(action, &ret_entry->action);
}

static const char *read_log(const json_t *log, struct match_save_doc *doc)
{
    size_t count = json_array_size(log);

    if (!json_is_array(log) || count > MATCH_PLY_MAX) {
        return "the save has no log";
    }
    doc->entry = calloc(count + 1, sizeof *doc->entry);
    if (!doc->entry) {
        return "out of memory";
    }
    for (size_t i = 0; i < count; i++) {
        if (!read_entry(json_array_get(log, i), doc->config.seats, &doc->entry[i])) {
            return "an action of the log is damaged";
        }
    }
    doc->entry_count = (uint32_t)count;
    return NULL;
}

static bool read_bytes(const json_t *root, const char *key, uint8_t ret_bytes[PL_SNAPSHOT_MAX],
                       uint32_t *ret_size)
{
    const char *text = text_of(root, key);
    size_t size = 0;

    if (!text || sodium_base642bin(ret_bytes, PL_SNAPSHOT_MAX, text, strlen(text), NULL, &size,
                                   NULL, sodium_base64_VARIANT_ORIGINAL) != 0) {
        return false;
    }
    *ret_size = (uint32_t)size;
    return true;
}

/* Where a match begins that does not begin from its seed. */
static const char *read_first(const json_t *root, struct match_save_doc *doc)
{
    doc->has_first = !json_is_null(json_object_get(root, "first"));
    if (!number_of(root, "first_ply", doc->entry_count, &doc->first_ply)) {
        return "the save does not tell where its log begins";
    }
    if (doc->has_first && !read_bytes(root, "first", doc->first, &doc->first_size)) {
        return "the first position of the save is damaged";
    }
    if (!doc->has_first && (doc->first_ply > 0 || !doc->has_seed)) {
        return "the save has neither a seed nor a first position";
    }
    return NULL;
}

static const char *read_end(const json_t *root, struct match_save_doc *doc)
{
    const char *hash = text_of(root, "hash");

    if (!hash || !match_hex_parse(hash, &doc->hash)) {
        return "the hash of the save is damaged";
    }
    if (!read_bytes(root, "snapshot", doc->snapshot, &doc->snapshot_size)) {
        return "the snapshot of the save is damaged";
    }
    return NULL;
}

static const char *read_root(json_t *root, struct match_save_doc *doc)
{
    const char *format = text_of(root, "format");
    const char *reason;

    if (!format || strcmp(format, MATCH_SAVE_FORMAT) != 0) {
        return "this is not a save file that this version can read";
    }
    reason = check_members(root);
    reason = reason ? reason : read_config(root, doc);
    reason = reason ? reason : read_seed(root, doc);
    reason = reason ? reason : read_seats(json_object_get(root, "seats"), doc);
    reason = reason ? reason : read_log(json_object_get(root, "log"), doc);
    reason = reason ? reason : read_first(root, doc);
    return reason ? reason : read_end(root, doc);
}

const char *match_save_doc_read(const char *text, size_t length, struct match_save_doc *ret_doc)
{
    json_error_t error;

    memset(ret_doc, 0, sizeof *ret_doc);
    json_t *root = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
    if (!root) {
        return "this is not a save file: it is no JSON, or it is cut off";
    }
    const char *reason = read_root(root, ret_doc);
    json_decref(root);
    return reason;
}

void match_save_doc_free(struct match_save_doc *doc)
{
    free(doc->entry);
    doc->entry = NULL;
}
