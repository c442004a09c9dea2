/* What is in the store: every acknowledged move once and as it was told, no refused one, and no row
 * that was ever there is another one now. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/store/store.h"
#include "server/tables/table.h"
#include "tests/sim/known.h"

static const int64_t DAY_MS = 86400000;
/* A crash may cost the site's clock a minute. */
static const int64_t HOUR_MS = 3600000;

struct row {
    int64_t n;
    int64_t kind;
    int64_t seat;
    uint64_t action;
    int64_t ply;
    char mid[SIM_MID_SIZE];
};

/* The journal of a table, in room that the next one uses again. */
struct journal {
    uint32_t count;
    uint32_t room;
    struct row *row;
};

static struct journal journal;

static uint64_t id_of(const struct sim_table *table)
{
    uint64_t id = 0;
    bool is_id = server_id_parse(table->id, &id);

    PL_ASSERT(is_id);
    return id;
}

/* False: it could not be read. */
static bool read_journal(const struct sim_table *table)
{
    struct server_store *store = sim.server.store;
    uint32_t size;

    journal.count = 0;
    store_read(store, STORE_JOURNAL_OF, STORE_ARGS(STORE_INT((int64_t)id_of(table))));
    while (store_next(store, STORE_JOURNAL_OF)) {
        if (journal.count == journal.room) {
            journal.room = journal.room ? 2 * journal.room : 256;
            journal.row = realloc(journal.row, journal.room * sizeof *journal.row);
            PL_ASSERT(journal.row);
        }
        struct row *row = &journal.row[journal.count++];
        memset(row, 0, sizeof *row);
        row->n = store_int(store, STORE_JOURNAL_OF, 0);
        row->kind = store_int(store, STORE_JOURNAL_OF, 1);
        row->seat = store_int(store, STORE_JOURNAL_OF, 2);
        row->action = (uint64_t)store_int(store, STORE_JOURNAL_OF, 3);
        snprintf(row->mid, sizeof row->mid, "%s", store_text(store, STORE_JOURNAL_OF, 4, &size));
        row->ply = store_int(store, STORE_JOURNAL_OF, 5);
    }
    return store_end(store, STORE_JOURNAL_OF);
}

/* Also when that cannot be read now. */
static bool is_there(const struct sim_table *table)
{
    struct server_store *store = sim.server.store;

    store_read(store, STORE_TABLE_BY_ID, STORE_ARGS(STORE_INT((int64_t)id_of(table))));
    bool is = store_next(store, STORE_TABLE_BY_ID);
    return !store_end(store, STORE_TABLE_BY_ID) || is;
}

/* Rows. */

static uint64_t hash_row(const struct row *row)
{
    const uint8_t *byte = (const uint8_t *)row;
    uint64_t hash = 0xcbf29ce484222325;

    for (size_t i = 0; i < sizeof *row; i++) {
        hash = (hash ^ byte[i]) * 0x100000001b3;
    }
    return hash;
}

static void compare_row(const struct sim_table *table, const struct row *row)
{
    if (row->n >= 0 && row->n < table->row_count && hash_row(row) != table->row[row->n]) {
        sim_fail("table %s: entry %lld of its journal is another one than before", table->id,
                 (long long)row->n);
    }
}

/* Compares with what was there before; false when the end is lost. */
static bool compare_rows(const struct sim_table *table)
{
    for (uint32_t i = 0; i < journal.count; i++) {
        if (journal.row[i].n != i) {
            sim_fail("table %s: entry %u of its journal has the number %lld", table->id,
                     (unsigned)i, (long long)journal.row[i].n);
        }
        compare_row(table, &journal.row[i]);
    }
    return journal.count >= table->row_count;
}

static void keep_rows(struct sim_table *table)
{
    if (journal.count > table->row_room) {
        table->row_room = 2 * journal.count;
        table->row = realloc(table->row, table->row_room * sizeof *table->row);
        PL_ASSERT(table->row);
    }
    for (uint32_t i = table->row_count; i < journal.count; i++) {
        table->row[i] = hash_row(&journal.row[i]);
    }
    table->row_count = journal.count;
}

/* Nothing is left of a person who has gone. */
void sim_check_orphans(void)
{
    static const enum store_query queries[] = { STORE_ORPHANS, STORE_ODD_ROWS };
    struct server_store *store = sim.server.store;

    for (size_t i = 0; i < PL_COUNT_OF(queries) && !store_is_dirty(store); i++) {
        uint32_t size = 0;
        store_read(store, queries[i], NULL, 0);
        while (store_next(store, queries[i])) {
            sim_fail("%s (%lld)", store_text(store, queries[i], 0, &size),
                     (long long)store_int(store, queries[i], 1));
        }
        (void)!store_end(store, queries[i]);
    }
}

/* Moves. */

static uint32_t times_of(const struct sim_move *move)
{
    uint32_t times = 0;

    for (uint32_t i = 0; i < journal.count; i++) {
        const struct row *row = &journal.row[i];
        if (strcmp(row->mid, move->mid) != 0) {
            continue;
        }
        times++;
        if (!move->is_refused && (row->action != move->action || row->ply != move->ply)) {
            sim_fail("table %s, move %s: told as %llx at ply %lld, stored as %llx at %lld",
                     move->table, move->mid, (unsigned long long)move->action, (long long)move->ply,
                     (unsigned long long)row->action, (long long)row->ply);
        }
    }
    return times;
}

static void check_move(const struct sim_move *move)
{
    uint32_t times = times_of(move);

    if (!move->is_refused && times != 1) {
        sim_fail("table %s, move %s at ply %lld was acknowledged and is stored %u times",
                 move->table, move->mid, (long long)move->ply, (unsigned)times);
    }
    if (move->is_refused && times != 0 && move->lie_count == sim.lie_count) {
        sim_fail("table %s, move %s was refused and is stored", move->table, move->mid);
    }
}

static void check_moves(const struct sim_table *table)
{
    for (uint32_t i = 0; i < sim.answered_count; i++) {
        if (strcmp(sim.answered[i].table, table->id) == 0) {
            check_move(&sim.answered[i]);
        }
    }
}

/* Takes those off the list that are not there any more; a refusal does not stand either. */
static void forget_moves(const struct sim_table *table, bool are_lost)
{
    uint32_t kept = 0;

    for (uint32_t i = 0; i < sim.answered_count; i++) {
        const struct sim_move *move = &sim.answered[i];
        bool is_here = strcmp(move->table, table->id) == 0;
        uint32_t times = is_here ? times_of(move) : 0;
        if (times > 1) {
            sim_fail("table %s, move %s is stored %u times", move->table, move->mid,
                     (unsigned)times);
        }
        sim.events[EVENT_LOST] += are_lost && is_here && !move->is_refused && times == 0;
        if (!is_here || (times == 1 && !move->is_refused)) {
            sim.answered[kept++] = *move;
        }
    }
    sim.answered_count = kept;
}

/* Tables that are deleted by age. */

void sim_check_age(const struct sim_table *table)
{
    for (uint32_t i = 0; i < sim.answered_count; i++) {
        const struct sim_move *move = &sim.answered[i];
        int64_t age_ms = sim.server.now_ms - move->at_ms;
        if (strcmp(move->table, table->id) == 0 && !move->is_refused &&
            move->lie_count == sim.lie_count && age_ms < SIM_KEEP_GAMES_DAYS * DAY_MS - HOUR_MS) {
            sim_fail("table %s was deleted before its time", table->id);
        }
    }
}

/* False when it is gone, and forgotten. */
static bool check_there(struct sim_table *table, bool has_lied)
{
    if (is_there(table)) {
        return true;
    }
    if (!has_lied && !table->is_deleted) {
        sim_fail("table %s is gone", table->id);
    }
    if (!read_journal(table) || journal.count > 0) {
        sim_fail("table %s is gone, but not its journal", table->id);
    }
    forget_moves(table, !table->is_deleted);
    sim_table_forget(table);
    return false;
}

/* All tables. */

void sim_check_rows(void)
{
    for (uint32_t t = 0; sim.is_up && t < sim.table_count; t++) {
        struct sim_table *table = &sim.table[t];
        if (store_is_dirty(sim.server.store)) {
            return;
        }
        if (!check_there(table, false)) {
            t--;
        } else if (read_journal(table)) {
            if (!compare_rows(table)) {
                sim_fail("table %s had %u entries in its journal, and has %u", table->id,
                         (unsigned)table->row_count, (unsigned)journal.count);
            }
            keep_rows(table);
            check_moves(table);
        }
    }
}

void sim_check_rows_after_lie(void)
{
    sim_doubt_all();
    for (uint32_t t = 0; sim.is_up && t < sim.table_count; t++) {
        struct sim_table *table = &sim.table[t];
        if (!check_there(table, true)) {
            t--;
            continue;
        }
        if (!read_journal(table)) {
            sim_fail("table %s cannot be read after a lie of the disk", table->id);
        }
        compare_rows(table);
        table->row_count = table->row_count < journal.count ? table->row_count : journal.count;
        table->is_deleted = false;
        forget_moves(table, true);
    }
}

/* A table is reported as damaged, or nothing in it was ever otherwise. Matches that are over are
 * shown by their replays, not by their journals. */
static void check_torn(struct sim_table *table)
{
    struct server_table *found = NULL;
    enum server_error error = server_table_find(&sim.server, id_of(table), &found);

    if (!error) {
        error = server_table_awaken(&sim.server, found);
    }
    if (error == SERVER_DAMAGED || error == SERVER_STORAGE) {
        sim_count(EVENT_TOLD_DAMAGED);
    } else if (!error && found->status == SERVER_RUNNING && read_journal(table)) {
        compare_rows(table);
    }
}

void sim_check_rows_after_tear(void)
{
    for (uint32_t t = 0; t < sim.table_count; t++) {
        check_torn(&sim.table[t]);
    }
}
