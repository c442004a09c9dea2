/* Waking a table: its match is made again from seed and journal. Where the rules have changed since
 * and the journal no longer leads to the position that people saw, it goes on from the last
 * snapshot, and the table gets a note. */
#include <stdlib.h>
#include <string.h>

#include "core/snapshot.h"
#include "match/save.h"
#include "server/core.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/store.h"
#include "server/table.h"
#include "server/table_flow.h"

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
};

static void read_entry(struct server *server, struct record *record)
{
    struct server_store *store = server->store;
    const char *mid = store_text(store, STORE_JOURNAL_OF, 4);
    pl_seat seat = (pl_seat)store_int(store, STORE_JOURNAL_OF, 2);

    if (record->count == record->room) {
        record->room = record->room ? 2 * record->room : 64;
        record->entry = realloc(record->entry, record->room * sizeof *record->entry);
        PL_ASSERT(record->entry);
    }
    record->entry[record->count++] = (struct entry){
        .kind = (enum server_entry_kind)store_int(store, STORE_JOURNAL_OF, 1),
        .seat = seat,
        .action = (pl_action)store_int(store, STORE_JOURNAL_OF, 3),
        .mid_hash = *mid ? server_mid_hash(seat, mid) : 0,
        .ply = (uint32_t)store_int(store, STORE_JOURNAL_OF, 5),
    };
}

static void read_snapshot(struct server *server, struct record *record)
{
    struct server_store *store = server->store;
    bool is_base = store_int(store, STORE_SNAPSHOTS_OF, 0);
    struct snapshot *snapshot = is_base ? &record->base : &record->last;
    uint32_t size = 0;
    const void *bytes = store_bytes(store, STORE_SNAPSHOTS_OF, 4, &size);

    if (bytes && size <= sizeof snapshot->bytes) {
        snapshot->is_there = true;
        snapshot->n = (uint32_t)store_int(store, STORE_SNAPSHOTS_OF, 1);
        snapshot->ply = (uint32_t)store_int(store, STORE_SNAPSHOTS_OF, 2);
        snapshot->rules_version = (uint32_t)store_int(store, STORE_SNAPSHOTS_OF, 3);
        snapshot->size = size;
        memcpy(snapshot->bytes, bytes, size);
    }
}

static struct record *read_record(struct server *server, struct server_table *table)
{
    struct record *record = calloc(1, sizeof *record);
    struct store_arg id = STORE_INT((int64_t)server_table_id(table));

    PL_ASSERT(record);
    store_read(server->store, STORE_JOURNAL_OF, &id, 1);
    while (store_next(server->store, STORE_JOURNAL_OF)) {
        read_entry(server, record);
    }
    store_read(server->store, STORE_SNAPSHOTS_OF, &id, 1);
    while (store_next(server->store, STORE_SNAPSHOTS_OF)) {
        read_snapshot(server, record);
    }
    return record;
}

static void free_record(struct record *record)
{
    free(record->entry);
    free(record);
}

/* A match at the position of a snapshot. */
static struct match *match_of(const struct server_table *table, const struct snapshot *snapshot)
{
    struct pl_state_room room = { { 0 } };
    struct match *match = NULL;

    if (!snapshot->is_there ||
        pl_snapshot_read(table->game, snapshot->bytes, snapshot->size, pl_state_in(&room)) ||
        pl_head_in(pl_state_in(&room))->seats != table->config.seats ||
        match_from_state(table->game, pl_state_in(&room), &match)) {
        return NULL;
    }
    return match;
}

/* Takes one entry; false when it does not fit. */
static bool take_entry(struct server_table *table, const struct entry *entry)
{
    uint32_t epoch = pl_head_in(match_state(table->match))->epoch;

    if (entry->kind == SERVER_ENTRY_UNDO) {
        if (match_undo(table->match, entry->seat)) {
            return false;
        }
    } else if (match_play(table->match, entry->seat, entry->action, NULL)) {
        return false;
    }
    table->ply = table->base_ply + match_ply(table->match);
    if (pl_head_in(match_state(table->match))->epoch != epoch) {
        table->epoch_from = table->ply;
    }
    return true;
}

/* Whether the position is the one of the snapshot. */
static bool is_at(const struct server_table *table, const struct snapshot *snapshot)
{
    struct pl_state_room room = { { 0 } };

    return !pl_snapshot_read(table->game, snapshot->bytes, snapshot->size, pl_state_in(&room)) &&
           memcmp(room.byte, match_state(table->match), table->game->layout.size) == 0;
}

/* Plays entries from `from` on; returns how many of all were right, comparing on the way. */
static uint32_t play(struct server_table *table, const struct record *record, uint32_t from)
{
    for (uint32_t i = from; i < record->count; i++) {
        if (record->last.is_there && record->last.n == i && i > from &&
            !is_at(table, &record->last)) {
            return i - 1;
        }
        if (!take_entry(table, &record->entry[i])) {
            return i;
        }
    }
    bool is_wrong = record->last.is_there && record->last.n == record->count &&
                    record->count > from && !is_at(table, &record->last);
    return is_wrong ? record->count - 1 : record->count;
}

static void begin(struct server_table *table, struct match *match, uint32_t ply)
{
    match_free(table->match);
    table->match = match;
    table->base_ply = ply;
    table->ply = ply;
    table->epoch_from = ply;
}

/* From the setup, or from the base where the table has once been saved that way. */
static bool replay(struct server_table *table, const struct record *record)
{
    struct match *match = NULL;
    uint32_t from = 0;

    if (record->base.is_there) {
        match = match_of(table, &record->base);
        from = record->base.n;
    } else if (match_new(table->game, &table->config, &match)) {
        match = NULL;
    }
    if (!match) {
        return false;
    }
    begin(table, match, record->base.is_there ? record->base.ply : 0);
    return play(table, record, from) == record->count;
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
    begin(table, match, record->last.ply);
    table->journal_count = from;
    server_table_put_snapshot(server, table, true);
    while (right < record->count && take_entry(table, &record->entry[right])) {
        right++;
    }
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

/* Nothing fits: the table is closed, so that nobody waits for it. */
static void give_up(struct server *server, struct server_table *table)
{
    match_free(table->match);
    table->match = NULL;
    if (table->status == SERVER_RUNNING) {
        server_table_close(server, table, SERVER_NOTE_BROKEN);
    }
    server_log("table-broken", "table=%llx", (unsigned long long)server_table_id(table));
}

/* The names of all moves, undone ones too: none is played twice. */
static void add_mids(struct server_table *table, const struct record *record)
{
    table->mid_count = 0;
    for (uint32_t i = 0; i < record->count; i++) {
        if (record->entry[i].mid_hash) {
            server_mid_add(table, record->entry[i].mid_hash, record->entry[i].ply);
        }
    }
}

/* A match that is over comes from its save file, which outlives changes of the rules. */
static bool wake_over(struct server *server, struct server_table *table)
{
    struct match *match = NULL;

    store_read(server->store, STORE_REPLAY_OF,
               STORE_ARGS(STORE_INT((int64_t)server_table_id(table))));
    if (store_next(server->store, STORE_REPLAY_OF)) {
        const char *text = store_text(server->store, STORE_REPLAY_OF, 0);
        if (!match_load_text(text, strlen(text), &match)) {
            begin(table, match, table->ply - match_ply(match));
            table->ply = table->base_ply + match_ply(match);
            table->epoch_from = table->ply;
        }
        store_stop(server->store, STORE_REPLAY_OF);
    }
    return table->match;
}

static bool wake_running(struct server *server, struct server_table *table, struct record *record)
{
    bool is_replayed = replay(table, record);
    bool is_there = is_replayed || rescue(server, table, record);

    if (!is_there) {
        give_up(server, table);
        return false;
    }
    table->journal_count = record->count;
    table->snapshot_ply = table->ply;
    table->waiting = pl_head_in(match_state(table->match))->waiting;
    bool is_changed = !is_replayed || table->rules_version != table->game->rules_version;
    table->rules_version = table->game->rules_version;
    if (is_changed) {
        server_table_put(server, table);
    }
    return true;
}

bool server_table_wake(struct server *server, struct server_table *table)
{
    bool is_there = table->match;

    table->used_ms = server->now_ms;
    if (is_there || table->status == SERVER_WAITING || table->note == SERVER_NOTE_BROKEN) {
        return is_there;
    }
    struct record *record = read_record(server, table);
    is_there = table->status == SERVER_OVER ? wake_over(server, table)
                                            : wake_running(server, table, record);
    add_mids(table, record);
    free_record(record);
    return is_there;
}
