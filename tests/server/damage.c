/* Tables on a disk that fails or lies: a whole server without network, its store on a file system
 * in memory. Whatever cannot be read, or was changed behind the server's back: no table is shown at
 * another ply than the one that was acknowledged, nothing is written over what is damaged, nothing
 * crashes, and what is well again goes on. */
#include <setjmp.h>
#include <sodium.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "match/seed.h"
#include "server/core.h"
#include "server/people/account.h"
#include "server/store/row.h"
#include "server/store/sqlite.h"
#include "server/tables/chat.h"
#include "server/tables/chronicle.h"
#include "server/tables/clock.h"
#include "server/tables/damage.h"
#include "server/tables/flow.h"
#include "server/tables/lobby.h"
#include "server/tables/notice.h"
#include "server/tables/present.h"
#include "server/turn.h"
#include "tests/server/memory_vfs.h"

enum { PLIES = 40, DUMP_SIZE = 1 << 20, CALLS_MAX = 4000, RUNNING_ID = 4711, OVER_ID = 4712 };

static const char folder[] = "data";
static const char path[] = "data/plansza.db";
static const int64_t BEGIN_MS = 1700000000000;
static const int64_t CLOCK_MS = 600000;
static char token[SERVER_TOKEN_SIZE];

/* A server without network. */

static struct server server;

static const char *start(void)
{
    const char *reason;

    server = (struct server){ .now_ms = BEGIN_MS, .wall_ms = BEGIN_MS };
    server.scratch = malloc(SERVER_SCRATCH_SIZE);
    assert_non_null(server.scratch);
    reason = store_open_on(MEMORY_VFS, folder, &server.store);
    if (!reason && !server_tables_load(&server)) {
        reason = "the database cannot be read";
    }
    return reason;
}

static void stop(void)
{
    server_tables_free(&server);
    assert_int_equal(server.users.count, 0);
    server_map_free(&server.users);
    store_close(server.store);
    free(server.turn.answer);
    free(server.scratch);
}

static void end_turn(void)
{
    server_turn_end(&server);
    /* Writes of the news belong to the next turn. */
    server_turn_end(&server);
}

static void make_people(void)
{
    static const char *const nicks[] = { "Ada", "Jan" };

    for (int i = 0; i < 2; i++) {
        struct server_nick nick;
        assert_int_equal(server_nick_read(nicks[i], &nick), SERVER_OK);
        server_person_add(&server, &nick, NULL);
    }
    server_session_new(&server, &(struct server_session_wish){ 1, NULL, "" }, token);
}

static struct server_table *make_table(uint64_t id, const char *game_id)
{
    const struct pl_game *game = games_find(game_id);
    struct server_table *table = server_table_new(&server, id);

    table->game = game;
    table->config =
        pl_config_default(game, 2, match_seed_derive(&(struct pl_seed){ { 1 } }, "t", id));
    table->rules_version = game->rules_version;
    table->clock = (struct server_clock){ SERVER_CLOCK_LIVE, CLOCK_MS, 0 };
    memset(table->key, 'k', SERVER_KEY_SIZE - 1);
    server_table_changes(&server, table);
    for (pl_seat p = 0; p < 2; p++) {
        struct server_user *user = NULL;
        assert_int_equal(server_user_get(&server, p + 1, &user), SERVER_OK);
        table->seat[p].kind = SERVER_SEAT_PERSON;
        server_seat_assign(&server, &table->seat[p], user);
        if (p == 0) {
            server_table_set_owner(&server, table, user);
        }
        server_user_drop(&server, user);
    }
    server_table_add(&server, table);
    server_table_start_if_full(&server, table);
    assert_int_equal(table->status, SERVER_RUNNING);
    return table;
}

/* Any legal action of a seat that is waited for. */
static bool play_one(struct server_table *table)
{
    const struct pl_state *state = match_state(table->match);
    struct pl_state_room room;
    struct pl_legal legal;
    char mid[SERVER_MID_MAX];
    pl_seat seat = 0;

    while (!(table->waiting >> seat & 1)) {
        seat++;
    }
    pl_observe(table->game, state, seat, pl_obs_in(&room));
    pl_legal_of(table->game, pl_obs_in(&room), seat, &legal);
    snprintf(mid, sizeof mid, "m%u", (unsigned)table->ply);
    struct server_move move = { .action = legal.action[table->ply % legal.count], .mid = mid };
    return server_table_play(&server, table, seat, &move);
}

static void play(struct server_table *table, uint32_t plies)
{
    for (uint32_t i = 0; i < plies && table->status == SERVER_RUNNING; i++) {
        assert_true(play_one(table));
        end_turn();
        assert_false(table->is_touched);
    }
}

/* Of the position of the match that runs. */
static uint64_t running_hash;

/* A site with a match that runs, one that is over, and some talk. */
static void prepare_with(uint64_t seed)
{
    memory_vfs_begin(seed);
    assert_null(start());
    make_people();
    struct server_table *running = make_table(RUNNING_ID, "seasons");
    struct server_table *over = make_table(OVER_ID, "bids");
    end_turn();
    play(running, PLIES);
    running_hash = pl_hash(running->game, match_state(running->match));
    play(over, 1000);
    assert_int_equal(over->status, SERVER_OVER);
    assert_int_equal(server_chat_add(&server, running, running->owner, "Hello"), SERVER_OK);
    store_write(server.store, STORE_LINK_ADD,
                STORE_ARGS(STORE_INT(RUNNING_ID), STORE_INT(0), STORE_INT(OVER_ID)));
    store_write(server.store, STORE_BAR_ADD, STORE_ARGS(STORE_INT(RUNNING_ID), STORE_INT(2)));
    server_notice_add(&server, running,
                      &(struct server_notice){ .kind = SERVER_NOTICE_HINT, .seat = 1 });
    end_turn();
    assert_true(store_is_well(server.store));
    stop();
}

static void prepare(void)
{
    prepare_with(1);
}

/* Behind the server's back. */

static sqlite3 *open_raw(void)
{
    sqlite3 *db = NULL;

    assert_int_equal(sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, MEMORY_VFS), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, "PRAGMA locking_mode = EXCLUSIVE", NULL, NULL, NULL),
                     SQLITE_OK);
    return db;
}

/* Whether the database lets it be changed so. */
static bool change(const char *sql)
{
    sqlite3 *db = open_raw();
    bool is_done = sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;

    is_done = is_done && sqlite3_total_changes(db) > 0;
    sqlite3_close(db);
    return is_done;
}

/* Everything that is stored of tables and people, as text. */
static void dump(char ret_text[DUMP_SIZE])
{
    static const char *const queries[] = {
        "SELECT * FROM tabl ORDER BY id",         "SELECT * FROM seat ORDER BY tabl, seat",
        "SELECT * FROM journal ORDER BY tabl, n", "SELECT * FROM snapshot ORDER BY tabl, is_base",
        "SELECT * FROM replay ORDER BY tabl",     "SELECT * FROM chat ORDER BY tabl, n",
        "SELECT * FROM link ORDER BY tabl, n",    "SELECT * FROM user ORDER BY id",
        "SELECT * FROM notice ORDER BY tabl, n",  "SELECT * FROM bar ORDER BY tabl, user",
    };
    sqlite3 *db = open_raw();
    size_t length = 0;

    for (size_t i = 0; i < sizeof queries / sizeof *queries; i++) {
        sqlite3_stmt *statement = NULL;
        assert_int_equal(sqlite3_prepare_v2(db, queries[i], -1, &statement, NULL), SQLITE_OK);
        while (sqlite3_step(statement) == SQLITE_ROW) {
            for (int c = 0; c < sqlite3_column_count(statement); c++) {
                int size = sqlite3_column_bytes(statement, c);
                const void *bytes = sqlite3_column_blob(statement, c);
                assert_true(length + (size_t)size + 2 < DUMP_SIZE);
                if (bytes) {
                    memcpy(ret_text + length, bytes, (size_t)size);
                }
                length += (size_t)size;
                ret_text[length++] = '|';
            }
        }
        sqlite3_finalize(statement);
    }
    memset(ret_text + length, 0, DUMP_SIZE - length);
    sqlite3_close(db);
}

static bool is_as_before(const char *before)
{
    static char now[DUMP_SIZE];

    dump(now);
    return memcmp(before, now, DUMP_SIZE) == 0;
}

/* What anybody may ask of a table, and what is told of it. */
static enum server_error use(uint64_t id)
{
    struct server_table *table = NULL;
    enum server_error error = server_table_find(&server, id, &table);
    const char *record = NULL;
    char *replay = NULL;

    if (error) {
        return error;
    }
    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        struct pl_json json = server_scratch(&server);
        server_write_table(&json, &server, table, table->owner, (enum pl_lang)lang);
        assert_false(json.text.is_cut);
        assert_true(store_is_utf8(json.text.at, json.text.length));
    }
    error = server_table_awaken(&server, table);
    if (!error) {
        struct pl_json json = server_scratch(&server);
        struct server_look look = { .eyes = { .seat = 0, .lang = PL_LANG_EN } };
        server_write_position(&json, table, &look.eyes);
        look.now = server_text_new(json.text.at, json.text.length);
        json = server_scratch(&server);
        server_write_view(&json, &server, table, &look);
        server_text_drop(look.now);
    }
    (void)server_chat_load(&server, table);
    struct pl_json json = server_scratch(&server);
    struct server_user reader = { 0 };
    struct server_conn conn = { .user = &reader };
    server_write_chat(&json, &server, table, &(struct server_sub){ .conn = &conn });
    free(reader.mutes.id);
    assert_true(store_is_utf8(json.text.at, json.text.length));
    json = server_scratch(&server);
    (void)server_write_notices(&json, &server, table, &(struct server_sub){ .conn = &conn });
    assert_true(store_is_utf8(json.text.at, json.text.length));
    (void)server_table_record(&server, table, &record);
    (void)server_table_read_replay(&server, table, &replay);
    free(replay);
    return error;
}

/* Errors of the disk. */

/* The table cannot be had, or it is at the ply that was acknowledged. */
static void check_table(uint64_t id, uint32_t ply)
{
    struct server_table *table = NULL;
    enum server_error error = server_table_find(&server, id, &table);

    assert_true(!error || error == SERVER_STORAGE || error == SERVER_DAMAGED);
    if (table) {
        error = server_table_awaken(&server, table);
        assert_true(!error == (table->match != NULL));
        assert_int_equal(table->trouble, error);
        assert_int_equal(table->ply, ply);
        assert_true(error || pl_hash(table->game, match_state(table->match)) == running_hash);
    }
}

/* Everything is well again, and the match goes on. */
static void check_goes_on(void)
{
    struct server_table *table = NULL;

    memory_vfs_plan(NULL);
    server.now_ms += SERVER_DAMAGED_RETRY_MS;
    assert_int_equal(server_table_find(&server, RUNNING_ID, &table), SERVER_OK);
    assert_int_equal(server_table_awaken(&server, table), SERVER_OK);
    assert_int_equal(table->ply, PLIES);
    assert_int_equal(table->trouble, SERVER_OK);
    play(table, 1);
    assert_int_equal(table->ply, PLIES + 1);
    store_probe(server.store);
    end_turn();
    assert_true(store_is_well(server.store));
}

static void test_reads_fail_at_every_call(void **state)
{
    static const struct {
        enum memory_fault fault;
        uint64_t count;
    } ways[] = {
        { MEMORY_FAILS, 1 }, { MEMORY_FAILS, 1000 }, { MEMORY_SHORT, 1 }, { MEMORY_WRONG_BYTES, 1 }
    };
    int told = 0;

    (void)state;
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        uint64_t faults = 1;
        for (uint64_t k = 1; faults > 0 && k < CALLS_MAX; k++) {
            static char before[DUMP_SIZE];
            prepare();
            dump(before);
            assert_null(start());
            store_doubt(server.store);
            memory_vfs_plan(
                &(struct memory_plan){ MEMORY_READ, ways[way].fault, k, ways[way].count });
            check_table(RUNNING_ID, PLIES);
            faults = memory_vfs_faults();
            told += faults > 0 && !store_is_well(server.store);
            memory_vfs_plan(NULL);
            end_turn();
            check_goes_on();
            stop();
            memory_vfs_end();
        }
        assert_int_equal(faults, 0);
    }
    assert_true(told > 0);
}

/* A bit that is read wrongly, anywhere, shows no other position. */
static void test_wrong_bits_are_read(void **state)
{
    int noticed = 0;

    (void)state;
    for (uint64_t seed = 0; seed < 80; seed++) {
        prepare_with(seed);
        assert_null(start());
        server_tables_free(&server);
        store_doubt(server.store);
        memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, MEMORY_WRONG_BYTES, 1 + seed % 8, 1 });
        check_table(RUNNING_ID, PLIES);
        noticed += server.damaged.count > 0 || !store_is_well(server.store);
        memory_vfs_plan(NULL);
        end_turn();
        server.now_ms += SERVER_DAMAGED_RETRY_MS;
        check_goes_on();
        stop();
        memory_vfs_end();
    }
    assert_true(noticed > 0);
}

static void test_start_is_refused(void **state)
{
    uint64_t faults = 1;
    int refused = 0;

    (void)state;
    for (uint64_t k = 1; faults > 0 && k < CALLS_MAX; k++) {
        prepare();
        memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, MEMORY_FAILS, k, 1 });
        const char *reason = start();
        faults = memory_vfs_faults();
        memory_vfs_plan(NULL);
        refused += reason != NULL;
        if (!reason) {
            assert_int_equal(server.tables.count, 1);
        }
        stop();
        memory_vfs_end();
    }
    assert_int_equal(faults, 0);
    assert_true(refused > 0);
}

/* No person is taken for a stranger, and no nick for free, because the disk fails. */
static void test_people_are_not_mistaken(void **state)
{
    struct server_user *user = NULL;
    unsigned char hash[SERVER_HASH_BYTES];
    struct server_nick nick;
    int64_t id = 0;

    (void)state;
    prepare();
    assert_true(change("DELETE FROM tabl"));
    assert_null(start());
    assert_int_equal(server_nick_read("Zofia", &nick), SERVER_OK);
    store_doubt(server.store);
    memory_vfs_plan(&(struct memory_plan){ MEMORY_READ, MEMORY_FAILS, 1, UINT64_MAX });
    assert_int_equal(server_session_user(&server, token, hash, &user), SERVER_STORAGE);
    assert_null(user);
    assert_int_equal(server_guest_new(&server, &nick, &id), SERVER_STORAGE);
    memory_vfs_plan(NULL);
    assert_int_equal(server_session_user(&server, token, hash, &user), SERVER_OK);
    assert_string_equal(user->nick, "Ada");
    server_user_drop(&server, user);
    end_turn();
    stop();
    memory_vfs_end();
}

/* A commit fails and nothing can be read either: what memory had of that turn is told to no one. */
static void test_taking_back_fails(void **state)
{
    struct server_table *table = NULL;
    struct server_user *user = NULL;

    (void)state;
    prepare();
    assert_null(start());
    assert_int_equal(server_table_find(&server, RUNNING_ID, &table), SERVER_OK);
    assert_int_equal(server_table_awaken(&server, table), SERVER_OK);
    assert_true(play_one(table));
    store_doubt(server.store);
    memory_vfs_plan(&(struct memory_plan){ MEMORY_ANY, MEMORY_FAILS, 1, UINT64_MAX });
    server_turn_end(&server);
    assert_false(store_is_well(server.store));
    assert_int_equal(use(RUNNING_ID), SERVER_STORAGE);
    assert_int_equal(server_user_get(&server, 1, &user), SERVER_OK);
    server_user_drop(&server, user);
    memory_vfs_plan(NULL);
    server.now_ms += SERVER_RETRY_MS;
    check_goes_on();
    stop();
    memory_vfs_end();
}

/* Rows that are wrong. */

static const char *const bad_values[] = {
    "-1",
    "3",
    "9",
    "50",
    "255",
    "256",
    "70000",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "NULL",
    "''",
    "'x'",
    "'a=b'",
    "x'ff00fe'",
    "1.5",
    "CAST(x'c0af' AS TEXT)",
    "'' || char(1)",
    "CAST(zeroblob(5000) AS TEXT)",
    "zeroblob(70000)",
    "printf('%.*c', 3000, 'y')",
};

static const struct {
    const char *table;
    const char *where;
    const char *columns;
} places[] = {
    { "tabl", "id IN (4711, 4712)",
      "key is_private owner game options rules_version seats seed clock_kind clock_main clock_inc "
      "status ply waiting created changed started ended rematch rematch_of note scores ranks "
      "legacy moved hash terms paused brief" },
    { "seat", "seat = 1", "seat kind user level is_bot_now has_left left_ms told outs is_lost" },
    { "notice", "1", "n kind seat other ply at text_pl text_en" },
    { "bar", "1", "user" },
    { "journal", "n = 7", "n kind seat action mid ply at" },
    { "snapshot", "is_base = 0", "is_base n ply rules_version bytes" },
    { "replay", "1", "text" },
    { "chat", "1", "n nick text at" },
    { "link", "1", "n before" },
    { "user", "id = 2", "nick password" },
    { "session", "1", "user expires" },
    { "site", "1", "clock" },
};

/* Changes a value and lets the server run; whether the database took it. */
static bool try_value(const char *table, const char *where, const char *column, const char *value)
{
    static char before[DUMP_SIZE];
    char sql[512];
    struct server_user *user = NULL;
    unsigned char hash[SERVER_HASH_BYTES];

    snprintf(sql, sizeof sql, "UPDATE %s SET %s = %s WHERE %s", table, column, value, where);
    if (!change(sql)) {
        return false;
    }
    dump(before);
    assert_null(start());
    (void)server_time_begin(&server);
    server.now_ms = BEGIN_MS;
    enum server_error running = use(RUNNING_ID);
    enum server_error over = use(OVER_ID);
    (void)server_session_user(&server, token, hash, &user);
    server_user_drop(&server, user);
    end_turn();
    bool is_damaged = running == SERVER_DAMAGED || over == SERVER_DAMAGED;
    stop();
    if (is_damaged && !is_as_before(before)) {
        print_message("%s: written over\n", sql);
        assert_true(false);
    }
    return true;
}

static void test_wrong_values(void **state)
{
    int tried = 0;
    size_t size = 0;

    (void)state;
    prepare();
    const uint8_t *now = memory_vfs_bytes(path, &size);
    uint8_t *bytes = malloc(size);
    assert_non_null(bytes);
    memcpy(bytes, now, size);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        char columns[512];
        char *rest = NULL;
        snprintf(columns, sizeof columns, "%s", places[i].columns);
        for (char *column = strtok_r(columns, " ", &rest); column;
             column = strtok_r(NULL, " ", &rest)) {
            for (size_t v = 0; v < sizeof bad_values / sizeof *bad_values; v++) {
                memory_vfs_put(path, bytes, size);
                tried += try_value(places[i].table, places[i].where, column, bad_values[v]);
            }
        }
    }
    free(bytes);
    assert_true(tried > 500);
    memory_vfs_end();
}

/* Changes that SQL can say in one sentence, and whether the match that runs is damaged by them. */
static const struct {
    const char *sql;
    enum server_error error;
} changes[] = {
    { "DELETE FROM journal WHERE tabl = 4711", SERVER_DAMAGED },
    { "DELETE FROM journal WHERE tabl = 4711 AND n = 11", SERVER_DAMAGED },
    { "DELETE FROM journal WHERE tabl = 4711 AND n >= 35", SERVER_DAMAGED },
    { "INSERT INTO journal SELECT tabl, 40, kind, seat, action, 'new', 41, at FROM journal"
      " WHERE tabl = 4711 AND n = 39",
      SERVER_DAMAGED },
    { "UPDATE tabl SET ply = 39 WHERE id = 4711", SERVER_DAMAGED },
    { "UPDATE journal SET action = 1 WHERE tabl = 4711 AND n = 20", SERVER_DAMAGED },
    { "UPDATE tabl SET hash = hash + 1 WHERE id = 4711", SERVER_DAMAGED },
    /* From before there was a hash. */
    { "UPDATE tabl SET hash = NULL WHERE id = 4711", SERVER_OK },
    { "UPDATE tabl SET seed = zeroblob(32) WHERE id = 4711", SERVER_DAMAGED },
    { "UPDATE snapshot SET n = 90 WHERE tabl = 4711", SERVER_DAMAGED },
    { "UPDATE snapshot SET bytes = zeroblob(length(bytes)) WHERE tabl = 4711", SERVER_DAMAGED },
    { "DELETE FROM seat WHERE tabl = 4711 AND seat = 1", SERVER_DAMAGED },
    { "UPDATE seat SET user = 99 WHERE tabl = 4711 AND seat = 1", SERVER_DAMAGED },
    { "UPDATE tabl SET status = -1 WHERE id = 4711", SERVER_DAMAGED },
    { "UPDATE tabl SET note = 50 WHERE id = 4711", SERVER_DAMAGED },
    { "UPDATE seat SET kind = 9 WHERE tabl = 4711 AND seat = 1", SERVER_DAMAGED },
    { "UPDATE user SET nick = CAST(x'ff' AS TEXT) WHERE id = 2", SERVER_DAMAGED },
    /* A later rules version is not ours to judge: nothing is saved or closed. */
    { "UPDATE tabl SET rules_version = 999 WHERE id = 4711;"
      "UPDATE journal SET action = 1 WHERE tabl = 4711 AND n = 20",
      SERVER_DAMAGED },
    /* Older rules, but rows are missing: a backup could save it. */
    { "UPDATE tabl SET rules_version = 0 WHERE id = 4711;"
      "DELETE FROM journal WHERE tabl = 4711 AND n >= 35",
      SERVER_DAMAGED },
    { "UPDATE tabl SET rules_version = 0 WHERE id = 4711;"
      "UPDATE journal SET action = 1 WHERE tabl = 4711 AND n = 20;"
      "UPDATE snapshot SET bytes = zeroblob(length(bytes)) WHERE tabl = 4711",
      SERVER_DAMAGED },
    /* Older rules, and all rows as they must be: saved from the snapshot. */
    { "UPDATE tabl SET rules_version = 0 WHERE id = 4711;"
      "UPDATE journal SET action = 1 WHERE tabl = 4711 AND n = 20",
      SERVER_OK },
    /* Older rules and no snapshot that would fit: closed. */
    { "UPDATE tabl SET rules_version = 0 WHERE id = 4711;"
      "UPDATE journal SET action = 1 WHERE tabl = 4711 AND n = 20;"
      "DELETE FROM snapshot WHERE tabl = 4711",
      SERVER_NOT_RUNNING },
};

static void test_changed_rows(void **state)
{
    static char before[DUMP_SIZE];

    (void)state;
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        prepare();
        assert_true(change(changes[i].sql));
        dump(before);
        assert_null(start());
        enum server_error error = use(RUNNING_ID);
        if (error != changes[i].error) {
            print_message("%s: %s\n", changes[i].sql, server_error_code(error));
        }
        assert_int_equal(error, changes[i].error);
        /* Neither time nor the end of the server writes over it; the other table is well. */
        server.now_ms += SERVER_RUNNING_MS + 1;
        end_turn();
        stop();
        assert_true(is_as_before(before) || changes[i].error != SERVER_DAMAGED);
        memory_vfs_end();
    }
}

/* The clocks of a table that was set aside stand still. A repaired table continues with as much
 * time as it had. */
static void test_it_goes_on_when_repaired(void **state)
{
    struct server_table *table = NULL;
    static const char away[] = "UPDATE journal SET tabl = -tabl WHERE tabl = 4711 AND n >= 30";

    (void)state;
    prepare();
    assert_true(change(away));
    assert_null(start());
    assert_int_equal(server_table_find(&server, RUNNING_ID, &table), SERVER_OK);
    pl_seat seat = table->waiting & 1 ? 0 : 1;
    int64_t left = server_clock_left(&server, table, seat);
    assert_int_equal(server_table_awaken(&server, table), SERVER_DAMAGED);
    server.now_ms += CLOCK_MS;
    assert_int_equal(server_clock_left(&server, table, seat), left);
    end_turn();
    assert_int_equal(sqlite3_exec(server.store->db,
                                  "UPDATE journal SET tabl = -tabl WHERE tabl < 0", NULL, NULL,
                                  NULL),
                     SQLITE_OK);
    assert_int_equal(server_table_awaken(&server, table), SERVER_OK);
    assert_int_equal(table->ply, PLIES);
    assert_int_equal(server_clock_left(&server, table, seat), left);
    end_turn();
    play(table, 1);
    stop();
    memory_vfs_end();
}

/* A write that contradicts what is stored costs one turn, and then only that table. */
static void test_a_conflict_costs_one_turn(void **state)
{
    struct server_table *table = NULL;
    struct server_table *other = NULL;

    (void)state;
    prepare();
    assert_null(start());
    other = make_table(4713, "seasons");
    end_turn();
    assert_int_equal(server_table_find(&server, RUNNING_ID, &table), SERVER_OK);
    assert_int_equal(server_table_awaken(&server, table), SERVER_OK);
    store_write(server.store, STORE_JOURNAL_ADD,
                STORE_ARGS(STORE_INT(RUNNING_ID), STORE_INT(PLIES), STORE_INT(1), STORE_INT(0),
                           STORE_INT(0), STORE_NULL, STORE_INT(PLIES + 1), STORE_INT(0)));
    end_turn();
    assert_true(play_one(other));
    assert_true(play_one(table));
    end_turn();
    assert_true(server.retry_at_ms <= server.now_ms);
    assert_int_equal(table->trouble, SERVER_DAMAGED);
    assert_int_equal(table->ply, PLIES);
    assert_int_equal(other->trouble, SERVER_OK);
    assert_int_equal(other->ply, 0);
    assert_int_equal(server_table_awaken(&server, other), SERVER_OK);
    play(other, 3);
    assert_int_equal(other->ply, 3);
    server.now_ms += SERVER_RUNNING_MS;
    assert_int_equal(server_table_awaken(&server, table), SERVER_DAMAGED);
    stop();
    memory_vfs_end();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reads_fail_at_every_call),
        cmocka_unit_test(test_wrong_bits_are_read),
        cmocka_unit_test(test_start_is_refused),
        cmocka_unit_test(test_people_are_not_mistaken),
        cmocka_unit_test(test_taking_back_fails),
        cmocka_unit_test(test_wrong_values),
        cmocka_unit_test(test_changed_rows),
        cmocka_unit_test(test_it_goes_on_when_repaired),
        cmocka_unit_test(test_a_conflict_costs_one_turn),
    };

    if (sodium_init() < 0) {
        return 1;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
