/* Retention: a look through all tables, then through all people, a few rows a second. A row that is
 * not what it must be is left alone: a backup could mend it. */
#include "server/people/retention.h"

#include "server/gate/limits.h"
#include "server/log.h"
#include "server/store/row.h"
#include "server/tables/give_way.h"
#include "server/tables/table.h"

enum { ROWS_AT_ONCE = 50, TABLES_AT_ONCE = 5, ENTRIES_AT_ONCE = 5000 };

static const int64_t DAY_MS = 86400000;

void server_retention_begin(struct server *server)
{
    struct server_sweep *sweep = &server->sweep;

    store_write(server->store, STORE_PAST_NICKS_OLD, STORE_ARGS(STORE_INT(server->now_ms)));
    store_write(server->store, STORE_DEVICES_OLD, STORE_ARGS(STORE_INT(server->now_ms)));
    if (sweep->part == SERVER_SWEEP_NONE) {
        *sweep = (struct server_sweep){ .part = SERVER_SWEEP_TABLES, .after = INT64_MIN };
    }
}

/* Where guests are scarce, those who have not played give way. */
static bool are_guests_scarce(const struct server *server)
{
    return server_is_scarce(server->guest_count, SERVER_GUESTS_IN_ALL_MAX);
}

/* For how many days guests are kept who have not played; 0: for ever. */
static uint32_t guests_days(const struct server *server)
{
    uint32_t days = server->options.keep_guests_days;

    return days > 0 && are_guests_scarce(server) ? SERVER_SCARCE_GUESTS_DAYS : days;
}

/* Whether `days` have passed since; 0 days are for ever. */
static bool has_passed(const struct server *server, int64_t since_ms, uint32_t days)
{
    return days > 0 && server->now_ms - since_ms > (int64_t)days * DAY_MS;
}

/* Tables. */

struct table_row {
    int64_t id;
    bool is_sound; /* as far as can be told here */
    bool is_over;
    bool has_begun;
    int64_t changed_ms;
    bool has_account;  /* a person with an account sat there */
    bool is_continued; /* by a table that waits or runs */
};

static struct table_row read_table(struct server *server)
{
    struct store_row row = { .store = server->store, .query = STORE_SWEEP_TABLES };
    struct table_row table = {
        .id = store_int(row.store, row.query, 0),
        .is_over = store_row_int(&row, 1, "status", SERVER_WAITING, SERVER_OVER) == SERVER_OVER,
        .has_begun = store_row_ms(&row, 2, "started") != 0,
        .changed_ms = store_row_ms(&row, 3, "changed"),
        .has_account = store_row_bool(&row, 4, "accounts"),
        .is_continued = store_row_bool(&row, 5, "continued"),
    };
    bool was_played = store_row_bool(&row, 6, "ply");

    table.is_sound = !row.wrong && (table.has_begun || !was_played);
    return table;
}

static bool is_table_due(const struct server *server, const struct table_row *row)
{
    bool is_old =
        row->has_begun
            ? !row->has_account &&
                  has_passed(server, row->changed_ms, server->options.keep_games_days)
            : has_passed(server, row->changed_ms,
                         row->has_account ? server->options.keep_guests_days : guests_days(server));

    return row->is_sound && row->is_over && is_old && !row->is_continued &&
           !server_map_find(&server->tables, (uint64_t)row->id);
}

/* False when only a part of a very long match was deleted. */
static bool delete_table(struct server *server, int64_t id)
{
    static const enum store_query parts[] = {
        STORE_JOURNAL_DELETE, STORE_SNAPSHOT_DELETE, STORE_REPLAY_DELETE,
        STORE_CHAT_DELETE,    STORE_NOTICE_DELETE,   STORE_LINK_DELETE,
        STORE_BAR_DELETE,     STORE_SEAT_DELETE,     STORE_TABLE_DELETE,
    };
    struct server_store *store = server->store;

    store_read(store, STORE_JOURNAL_NTH, STORE_ARGS(STORE_INT(id), STORE_INT(ENTRIES_AT_ONCE)));
    bool is_long = store_next(store, STORE_JOURNAL_NTH);
    int64_t n = is_long ? store_int(store, STORE_JOURNAL_NTH, 0) : 0;
    if (!store_end(store, STORE_JOURNAL_NTH)) {
        return false;
    }
    if (is_long) {
        store_write(store, STORE_JOURNAL_SHORTEN, STORE_ARGS(STORE_INT(id), STORE_INT(n)));
        return false;
    }
    for (size_t i = 0; i < PL_COUNT_OF(parts); i++) {
        store_write(store, parts[i], STORE_ARGS(STORE_INT(id)));
    }
    server_log("table-deleted", "table=%llx", (unsigned long long)id);
    return true;
}

static void sweep_tables(struct server *server)
{
    struct server_sweep *sweep = &server->sweep;
    struct table_row row[ROWS_AT_ONCE];
    uint32_t count = 0;
    uint32_t deleted = 0;

    store_read(server->store, STORE_SWEEP_TABLES,
               STORE_ARGS(STORE_INT(sweep->after), STORE_INT(ROWS_AT_ONCE)));
    while (count < ROWS_AT_ONCE && store_next(server->store, STORE_SWEEP_TABLES)) {
        row[count++] = read_table(server);
    }
    /* Where the rows cannot be read, the same ones are looked at again. */
    if (!store_end(server->store, STORE_SWEEP_TABLES)) {
        return;
    }
    for (uint32_t i = 0; i < count && deleted < TABLES_AT_ONCE; i++) {
        if (is_table_due(server, &row[i])) {
            deleted++;
            if (!delete_table(server, row[i].id)) {
                return;
            }
        }
        sweep->after = row[i].id;
    }
    if (count == 0) {
        *sweep = (struct server_sweep){ .part = SERVER_SWEEP_PEOPLE };
    }
}

/* People. */

struct person_row {
    int64_t id;
    bool is_sound; /* as far as can be told here */
    bool is_guest;
    int64_t gone;
    int64_t seen_ms;
    bool is_needed; /* has a session, a seat or a table */
};

static struct person_row read_person(struct server *server)
{
    struct store_row row = { .store = server->store, .query = STORE_SWEEP_PEOPLE };
    struct person_row person = {
        .id = store_int(row.store, row.query, 0),
        .is_guest = store_row_bool(&row, 1, "password"),
        .gone = store_row_int(&row, 2, "gone", SERVER_GONE_NOT, SERVER_GONE_CLEARED),
        .seen_ms = store_row_ms(&row, 3, "seen"),
        .is_needed = store_row_bool(&row, 4, "needed"),
    };
    bool is_nameless = store_row_bool(&row, 5, "nick");

    /* A deleted person has neither nick nor password. */
    person.is_sound =
        !row.wrong && (person.gone == SERVER_GONE_NOT || (is_nameless && person.is_guest));
    return person;
}

/* A guest's lines of chat go first: see erase.h. */
static void sweep_person(struct server *server, const struct person_row *row)
{
    struct store_arg id = STORE_INT(row->id);

    if (!row->is_sound || row->is_needed || server_map_find(&server->users, (uint64_t)row->id)) {
        return;
    }
    if (row->gone == SERVER_GONE_CLEARED) {
        store_write(server->store, STORE_PENALTY_DELETE, &id, 1);
        store_write(server->store, STORE_USER_DELETE, &id, 1);
    } else if (row->gone == SERVER_GONE_NOT && row->is_guest &&
               has_passed(server, row->seen_ms, guests_days(server))) {
        store_write(server->store, STORE_SESSIONS_END_ALL, &id, 1);
        store_write(server->store, STORE_VACATIONS_END, &id, 1);
        store_write(server->store, STORE_BARS_END, &id, 1);
        store_write(server->store, STORE_MUTES_END, &id, 1);
        store_write(server->store, STORE_USER_GONE, &id, 1);
    }
}

static void sweep_people(struct server *server)
{
    struct server_sweep *sweep = &server->sweep;
    struct person_row row[ROWS_AT_ONCE];
    uint32_t count = 0;
    /* Sessions that end later keep a guest: none where they are scarce. */
    int64_t session_ms = are_guests_scarce(server) ? INT64_MAX : server->now_ms;

    store_read(server->store, STORE_SWEEP_PEOPLE,
               STORE_ARGS(STORE_INT(sweep->after), STORE_INT(ROWS_AT_ONCE), STORE_INT(session_ms)));
    while (count < ROWS_AT_ONCE && store_next(server->store, STORE_SWEEP_PEOPLE)) {
        row[count++] = read_person(server);
    }
    if (!store_end(server->store, STORE_SWEEP_PEOPLE)) {
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        sweep_person(server, &row[i]);
        sweep->after = row[i].id;
    }
    if (count == 0) {
        *sweep = (struct server_sweep){ .part = SERVER_SWEEP_NONE };
    }
}

void server_retention_some(struct server *server)
{
    switch (server->sweep.part) {
    case SERVER_SWEEP_NONE: return;
    case SERVER_SWEEP_TABLES: sweep_tables(server); return;
    case SERVER_SWEEP_PEOPLE: sweep_people(server); return;
    }
}
