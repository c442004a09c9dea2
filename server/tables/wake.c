/* Waking a table: its match is made again from seed and journal, and must come to where the table
 * was. If it cannot be read, or does not lead there, the table is set aside, and nothing is
 * written. Only where the rules have changed since, and all rows are valid, does it continue from
 * the last snapshot with a note; and only where not even that fits the new rules is it closed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/snapshot.h"
#include "match/save.h"
#include "server/core.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/store/row.h"
#include "server/tables/damage.h"
#include "server/tables/flow.h"
#include "server/tables/question.h"
#include "server/tables/table.h"

enum { REPLAY_MAX = 1 << 24 };

struct entry {
    enum server_entry_kind kind;
    pl_seat seat;
    pl_action action;
    uint64_t mid_hash; /* 0: none */
    uint32_t ply;      /* after it */
};

struct snapshot {
    bool is_there;
    uint32_t n; /* journal entries before it */
    uint32_t ply;
    uint32_t rules_version;
    uint32_t size;
    uint8_t bytes[PL_SNAPSHOT_MAX];
};

/* All that the store knows. */
struct record {
    uint32_t count;
    uint32_t room;
    struct entry *entry;
    struct snapshot base; /* play begins here instead of at the setup */
    struct snapshot last;
    const char *wrong; /* what is not as it must be; NULL: nothing */
};

/* Reading. */

static void read_entry(struct store_row *row, const struct server_table *table,
                       struct record *record)
{
    const char *mid = store_row_lines(row, 4, "mid", SERVER_MID_MAX);
    pl_seat seat = (pl_seat)store_row_int(row, 2, "seat", 0, table->config.seats - 1);

    if (record->count == record->room) {
        record->room = record->room ? 2 * record->room : 64;
        record->entry = realloc(record->entry, record->room * sizeof *record->entry);
        PL_ASSERT(record->entry);
    }
    /* One that is missing is as bad as one that is wrong. */
    store_row_int(row, 0, "n", record->count, record->count);
    record->entry[record->count++] = (struct entry){
        .kind = (enum server_entry_kind)store_row_int(row, 1, "kind", SERVER_ENTRY_MOVE,
                                                      SERVER_ENTRY_UNDO),
        .seat = seat,
        .action = (pl_action)store_row_int(row, 3, "action", INT64_MIN, INT64_MAX),
        .mid_hash = *mid ? server_mid_hash(seat, mid) : 0,
        .ply = (uint32_t)store_row_int(row, 5, "ply", 0, INT32_MAX),
    };
}

static void read_snapshot(struct store_row *row, struct record *record)
{
    bool is_base = store_row_bool(row, 0, "is_base");
    struct snapshot *snapshot = is_base ? &record->base : &record->last;
    uint32_t size = 0;
    const void *bytes = store_bytes(row->store, row->query, 4, &size);

    if (!bytes || size > sizeof snapshot->bytes) {
        row->wrong = "bytes";
        return;
    }
    snapshot->is_there = true;
    snapshot->n = (uint32_t)store_row_int(row, 1, "n", 0, INT32_MAX);
    snapshot->ply = (uint32_t)store_row_int(row, 2, "ply", 0, INT32_MAX);
    snapshot->rules_version = (uint32_t)store_row_int(row, 3, "rules_version", 0, UINT16_MAX);
    snapshot->size = size;
    memcpy(snapshot->bytes, bytes, size);
}

/* Whether the journal leads to the ply that the table has, and past both snapshots. */
static bool is_complete(const struct server_table *table, const struct record *record)
{
    const struct snapshot *const snapshots[] = { &record->base, &record->last };
    uint32_t ply = record->count > 0 ? record->entry[record->count - 1].ply : 0;

    for (size_t i = 0; i < PL_COUNT_OF(snapshots); i++) {
        const struct snapshot *at = snapshots[i];
        if (at->is_there &&
            (at->n > record->count || at->ply != (at->n > 0 ? record->entry[at->n - 1].ply : 0))) {
            return false;
        }
    }
    return ply == table->ply;
}

static void free_record(struct record *record)
{
    if (record) {
        free(record->entry);
        free(record);
    }
}

/* NULL when the store cannot be read. */
static struct record *read_record(struct server *server, const struct server_table *table)
{
    struct record *record = calloc(1, sizeof *record);
    struct store_arg id = STORE_INT((int64_t)server_table_id(table));
    struct store_row journal = { .store = server->store, .query = STORE_JOURNAL_OF };
    struct store_row snapshots = { .store = server->store, .query = STORE_SNAPSHOTS_OF };

    PL_ASSERT(record);
    store_read(server->store, STORE_JOURNAL_OF, &id, 1);
    while (!journal.wrong && store_next(server->store, STORE_JOURNAL_OF)) {
        read_entry(&journal, table, record);
    }
    bool is_whole = store_end(server->store, STORE_JOURNAL_OF);
    store_read(server->store, STORE_SNAPSHOTS_OF, &id, 1);
    while (store_next(server->store, STORE_SNAPSHOTS_OF)) {
        read_snapshot(&snapshots, record);
    }
    is_whole = store_end(server->store, STORE_SNAPSHOTS_OF) && is_whole;
    if (!is_whole) {
        free_record(record);
        return NULL;
    }
    record->wrong = journal.wrong                 ? "an entry of the journal is missing or wrong"
                    : snapshots.wrong             ? "a snapshot is wrong"
                    : !is_complete(table, record) ? "the journal does not reach the table's ply"
                                                  : NULL;
    return record;
}

/* Playing it again. */

/* A match at the position of a snapshot. */
static struct match *match_of(const struct server_table *table, const struct snapshot *snapshot)
{
    struct pl_state_room room = { { 0 } };
    struct match *match = NULL;

    if (!snapshot->is_there ||
        pl_snapshot_read(table->game, snapshot->bytes, snapshot->size, pl_state_in(&room)) ||
        pl_head_read(pl_state_in(&room))->seats != table->config.seats ||
        match_from_state(table->game, pl_state_in(&room), &match)) {
        return NULL;
    }
    return match;
}

/* Whether a snapshot is of states that this version no longer has: no backup would help. */
static bool is_foreign(const struct server_table *table, const struct snapshot *snapshot)
{
    struct pl_snapshot_head head;

    if (snapshot->size < sizeof head) {
        return false;
    }
    memcpy(&head, snapshot->bytes, sizeof head);
    return strncmp(head.game, table->game->id, sizeof head.game) == 0 &&
           head.rules_version < table->game->rules_version &&
           head.layout_hash != pl_layout_hash(table->game);
}

/* Takes one entry; false when it does not fit. */
static bool take_entry(struct server_course *woken, const struct entry *entry)
{
    struct server_step step = {
        .kind = entry->kind,
        .seat = entry->seat,
        .action = entry->action,
    };

    return server_course_step(woken, &step) && woken->ply == entry->ply;
}

/* Whether the position is the one of the snapshot. */
static bool is_at(const struct server_table *table, const struct server_course *woken,
                  const struct snapshot *snapshot)
{
    struct pl_state_room room = { { 0 } };

    return !pl_snapshot_read(table->game, snapshot->bytes, snapshot->size, pl_state_in(&room)) &&
           memcmp(room.byte, match_state(woken->match), table->game->layout.size) == 0;
}

/* Whether the position is the one that was stored. Older rules may lead elsewhere, and what has
 * another layout cannot be compared. */
static bool is_stored(const struct server_table *table, const struct server_course *woken)
{
    uint64_t hash = server_table_hash(table, match_state(woken->match));

    return !table->has_hash || table->rules_version != table->game->rules_version ||
           (hash ^ table->hash) >> 32 != 0 || hash == table->hash;
}

/* Plays entries from `from` on; whether all were right, comparing on the way. */
static bool play(const struct server_table *table, struct server_course *woken,
                 const struct record *record, uint32_t from)
{
    for (uint32_t i = from; i < record->count; i++) {
        if (!take_entry(woken, &record->entry[i])) {
            return false;
        }
        if (record->last.is_there && record->last.n == i + 1 &&
            !is_at(table, woken, &record->last)) {
            return false;
        }
    }
    return !pl_head_read(match_state(woken->match))->over && is_stored(table, woken);
}

/* At the setup, or where `from` is there at that position, which these rules have saved. */
static struct server_course begin(struct match *match, const struct snapshot *from,
                                  uint32_t rules_version)
{
    uint32_t ply = from->is_there ? from->ply : 0;
    struct server_course course = {
        .match = match,
        .match_from = ply,
        .ply = ply,
        .epoch_from = ply,
    };

    if (from->is_there) {
        server_questions_go_on(&course, from->n, rules_version);
    } else {
        server_questions_start(&course);
    }
    return course;
}

/* From the setup, or from the base where the table has once been saved that way. False when it does
 * not lead to the end; then there is no match. */
static bool replay(const struct server_table *table, const struct record *record,
                   struct server_course *ret_woken)
{
    struct match *match = NULL;
    const struct snapshot *base = &record->base;

    if (base->is_there) {
        match = match_of(table, base);
    } else if (match_new(table->game, &table->config, &match)) {
        match = NULL;
    }
    if (!match) {
        return false;
    }
    *ret_woken = begin(match, base, base->rules_version);
    if (!play(table, ret_woken, record, base->is_there ? base->n : 0)) {
        match_free(match);
        return false;
    }
    return true;
}

/* What keeps a match that does not lead to its end from being saved or closed; NULL: its rules are
 * of the past, and nothing is damaged. */
static const char *why_not_old(const struct server_table *table, const struct record *record)
{
    if (table->rules_version == table->game->rules_version) {
        return "the journal does not lead to the stored position";
    }
    if (table->rules_version > table->game->rules_version) {
        return "the rules are newer than those of this version";
    }
    if (record->last.is_there && !is_foreign(table, &record->last)) {
        struct match *match = match_of(table, &record->last);
        match_free(match);
        return match ? NULL : "the last snapshot is damaged";
    }
    return NULL;
}

/* Into memory. */

static void take_in(struct server_table *table, const struct server_course *woken)
{
    if (table->match != woken->match) {
        match_free(table->match);
    }
    server_table_take_course(table, woken);
}

/* The rules have changed: from the last snapshot, as far as the journal still fits. */
static bool rescue(struct server *server, struct server_table *table, struct record *record)
{
    struct match *match = match_of(table, &record->last);
    uint32_t from = record->last.n;
    uint32_t right = from;

    if (!match) {
        return false;
    }
    struct server_course woken = begin(match, &record->last, table->game->rules_version);
    take_in(table, &woken);
    table->journal_count = from;
    server_table_put_snapshot(server, table, true);
    while (right < record->count && take_entry(&woken, &record->entry[right])) {
        right++;
    }
    take_in(table, &woken);
    if (right < record->count) {
        store_write(server->store, STORE_JOURNAL_CUT,
                    STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(right)));
    }
    table->note = right < record->count ? SERVER_NOTE_RULES_LOST : SERVER_NOTE_RULES;
    record->count = right;
    server_log("table-rescued", "table=%llx ply=%u", (unsigned long long)server_table_id(table),
               (unsigned)table->ply);
    return true;
}

/* Nothing fits the new rules: the table is closed, so that no one waits for it. */
static enum server_error give_up(struct server *server, struct server_table *table)
{
    server_table_close(server, table, SERVER_NOTE_BROKEN);
    server_log("table-broken", "table=%llx", (unsigned long long)server_table_id(table));
    return SERVER_NOT_RUNNING;
}

/* A person's move has a name; what the server played for a seat has none, and may be a bot's. */
static void note_unnamed(struct server_table *table, const struct entry *entry)
{
    struct server_seat *seat = &table->seat[entry->seat];

    if (entry->kind == SERVER_ENTRY_MOVE && entry->ply <= table->ply) {
        seat->own_ply = entry->ply > seat->own_ply ? entry->ply : seat->own_ply;
    }
}

/* The names of all moves, undone ones too: none is played twice. */
static void add_mids(struct server_table *table, const struct record *record)
{
    for (uint32_t i = 0; i < record->count; i++) {
        const struct entry *entry = &record->entry[i];
        table->undo_count += entry->kind == SERVER_ENTRY_UNDO;
        if (entry->mid_hash) {
            server_mid_add(table, entry->mid_hash, entry->ply);
        } else {
            note_unnamed(table, entry);
        }
    }
}

static enum server_error wake_running(struct server *server, struct server_table *table,
                                      struct record *record)
{
    struct server_course woken;
    bool is_replayed = !record->wrong && replay(table, record, &woken);

    if (is_replayed) {
        take_in(table, &woken);
    } else {
        const char *why = record->wrong ? record->wrong : why_not_old(table, record);
        if (why) {
            return server_table_set_aside(server, table, SERVER_DAMAGED, why);
        }
        if (!rescue(server, table, record)) {
            return give_up(server, table);
        }
    }
    table->journal_count = record->count;
    table->snapshot_ply = table->ply;
    table->waiting = pl_head_read(match_state(table->match))->waiting;
    bool is_changed = !is_replayed || table->rules_version != table->game->rules_version;
    table->rules_version = table->game->rules_version;
    if (is_changed) {
        server_table_put(server, table);
    }
    return SERVER_OK;
}

/* Matches that are over. */

/* The match of a save file of this table. NULL with OK: older rules may have led to its end, and
 * these do not. */
static enum server_error load_save(const struct server_table *table, const char *text,
                                   struct match **ret_match)
{
    struct match_proof proof;
    size_t length = strlen(text);
    struct match *match = NULL;

    *ret_match = NULL;
    if (match_load_text(text, length, &match)) {
        bool is_old = !match_verify_text(text, length, &proof) && proof.game == table->game &&
                      match_verdict(&proof) == MATCH_OTHER_RULES;
        return is_old ? SERVER_OK : SERVER_DAMAGED;
    }
    /* One that was rescued begins at a position, and has no seed. */
    static const struct pl_seed none;
    const struct pl_seed *seed = &match_config(match)->seed;
    bool is_own = match_game(match) == table->game && match_ply(match) <= table->ply &&
                  match_config(match)->seats == table->config.seats &&
                  (memcmp(seed, &table->config.seed, sizeof none) == 0 ||
                   memcmp(seed, &none, sizeof none) == 0);
    if (!is_own) {
        match_free(match);
        return SERVER_DAMAGED;
    }
    *ret_match = match;
    return SERVER_OK;
}

/* The text and the match that it leads to. NOT_FOUND: there is no text. */
static enum server_error read_save(struct server *server, const struct server_table *table,
                                   char **ret_text, struct match **ret_match)
{
    struct store_row row = { .store = server->store, .query = STORE_REPLAY_OF };
    char *text = NULL;

    *ret_match = NULL;
    *ret_text = NULL;
    store_read(server->store, STORE_REPLAY_OF,
               STORE_ARGS(STORE_INT((int64_t)server_table_id(table))));
    if (store_next(server->store, STORE_REPLAY_OF)) {
        text = strdup(store_row_lines(&row, 0, "text", REPLAY_MAX));
        PL_ASSERT(text);
    }
    enum server_error error = !store_end(server->store, STORE_REPLAY_OF) ? SERVER_STORAGE
                              : !text                                    ? SERVER_NOT_FOUND
                              : row.wrong                                ? SERVER_DAMAGED
                                                                         : SERVER_OK;
    error = error ? error : load_save(table, text, ret_match);
    if (error) {
        free(text);
        return error;
    }
    *ret_text = text;
    return SERVER_OK;
}

enum server_error server_table_read_replay(struct server *server, const struct server_table *table,
                                           char **ret_text)
{
    struct match *match = NULL;
    enum server_error error = read_save(server, table, ret_text, &match);

    match_free(match);
    return error;
}

/* A match that is over comes from its save file, which outlives changes of the rules. */
static enum server_error wake_over(struct server *server, struct server_table *table)
{
    char *text = NULL;
    struct match *match = NULL;
    enum server_error error = read_save(server, table, &text, &match);

    free(text);
    if (error && error != SERVER_NOT_FOUND) {
        return server_table_set_aside(server, table, error, "the replay is damaged");
    }
    if (match) {
        struct server_course woken = {
            .match = match,
            .match_from = table->ply - match_ply(match),
            .ply = table->ply,
            .epoch_from = table->ply,
        };
        take_in(table, &woken);
    }
    return match ? SERVER_OK : SERVER_NOT_RUNNING;
}

/* Waking. */

static enum server_error wake(struct server *server, struct server_table *table)
{
    struct record *record = read_record(server, table);

    if (!record) {
        return server_table_set_aside(server, table, SERVER_STORAGE, "its rows cannot be read");
    }
    enum server_error error = table->status == SERVER_OVER ? wake_over(server, table)
                                                           : wake_running(server, table, record);
    if (!error) {
        add_mids(table, record);
    }
    free_record(record);
    return error;
}

enum server_error server_table_awaken(struct server *server, struct server_table *table)
{
    table->used_ms = server->now_ms;
    if (table->match) {
        return SERVER_OK;
    }
    if (table->trouble && !server_table_is_due(server, table)) {
        return table->trouble;
    }
    if (table->is_unknown) {
        enum server_error error = server_table_reread(server, table);
        if (error) {
            return error;
        }
    }
    if (table->status == SERVER_WAITING || table->note == SERVER_NOTE_BROKEN) {
        return SERVER_NOT_RUNNING;
    }
    enum server_error error = wake(server, table);
    if (!error || error == SERVER_NOT_RUNNING) {
        server_table_bring_back(server, table);
    }
    return error;
}

enum server_error server_table_examine(struct server *server, struct server_table *table,
                                       const char **ret_what)
{
    struct record *record = NULL;
    struct server_course woken;
    char *text = NULL;
    enum server_error error = SERVER_OK;

    *ret_what = NULL;
    if (table->status == SERVER_RUNNING) {
        record = read_record(server, table);
        *ret_what = record ? record->wrong : "its rows cannot be read";
        if (!*ret_what && replay(table, record, &woken)) {
            match_free(woken.match);
        } else if (!*ret_what) {
            *ret_what = why_not_old(table, record);
        }
        error = record ? SERVER_DAMAGED : SERVER_STORAGE;
        free_record(record);
    } else if (table->status == SERVER_OVER) {
        error = server_table_read_replay(server, table, &text);
        bool is_wrong = error && (error != SERVER_NOT_FOUND || table->has_result);
        *ret_what = is_wrong ? "the replay is missing or damaged" : NULL;
        free(text);
    }
    return *ret_what ? error : SERVER_OK;
}
