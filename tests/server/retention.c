/* What is not kept for ever, and what is. */
#include <setjmp.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "server/people/erase.h"
#include "server/people/retention.h"
#include "server/store/sqlite.h"
#include "server/tables/chat.h"
#include "tests/server/people.h"

static const int64_t DAY_MS = 86400000;

static int begin(void **state)
{
    (void)state;
    people_begin();
    people.server.options.keep_guests_days = 30;
    return 0;
}

/* Looks through everything once; returns in how many parts. */
static int sweep(void)
{
    int parts = 0;

    server_retention_begin(&people.server);
    people_commit();
    for (; people.server.sweep.part != SERVER_SWEEP_NONE; parts++) {
        assert_true(parts < 1000);
        server_retention_some(&people.server);
        people_commit();
    }
    return parts;
}

/* Whether there is a row of that id. */
static bool has(enum store_query query, int64_t id)
{
    store_read(people.server.store, query, STORE_ARGS(STORE_INT(id)));
    bool is_there = store_next(people.server.store, query);
    assert_true(store_end(people.server.store, query));
    return is_there;
}

static bool has_person(int64_t id)
{
    return has(STORE_USER_BY_ID, id);
}

/* Cleans up after those who have gone, and looks again. */
static void sweep_for_good(void)
{
    sweep();
    for (int i = 0; i < 20; i++) {
        server_erase_some(&people.server);
        people_commit();
    }
    sweep();
}

/* Takes tables that are over out of memory. */
static void put_to_sleep(uint64_t id)
{
    struct server_node *node = server_map_find(&people.server.tables, id);

    assert_non_null(node);
    people_commit();
    server_table_free(&people.server, SERVER_OF(node, struct server_table, node));
}

static void make_over(const struct people_table *wanted)
{
    people_end_table(people_table(wanted));
    put_to_sleep(wanted->id);
}

/* People. */

static void test_guests(void **state)
{
    int64_t idle = people_guest("Idle");
    int64_t account = people_account("Account");
    int64_t seated = people_guest("Seated");
    int64_t owner = people_guest("Owner");
    int64_t player = people_guest("Former");
    int64_t present = people_guest("Present");
    char token[SERVER_TOKEN_SIZE];

    (void)state;
    people_table(&(struct people_table){ 1, owner, 2, { seated } });
    make_over(&(struct people_table){ 2, account, 2, { player, PEOPLE_BOT } });
    server_session_new(&people.server, &(struct server_session_wish){ present, NULL, "" }, token);
    people_commit();
    people.server.now_ms += 29 * DAY_MS;
    sweep_for_good();
    assert_true(has_person(idle));
    people.server.now_ms += 2 * DAY_MS;
    sweep_for_good();
    assert_false(has_person(idle));
    assert_true(has_person(account));
    assert_true(has_person(seated));
    assert_true(has_person(owner));
    assert_true(has_person(player));
    assert_true(has_person(present));
    /* The session has ended, and long enough ago. */
    people.server.now_ms += SERVER_SESSION_MS;
    sweep_for_good();
    assert_false(has_person(present));
    assert_true(has_person(account));
}

/* Where guests are scarce, those who have not played for a day are not kept for their sessions. */
static void test_scarce_guests(void **state)
{
    int64_t idle = people_guest("Idle");
    int64_t account = people_account("Account");
    int64_t seated = people_guest("Seated");
    int64_t former = people_guest("Former");
    char token[SERVER_TOKEN_SIZE];

    (void)state;
    people_table(&(struct people_table){ 1, seated, 2, { seated } });
    make_over(&(struct people_table){ 2, account, 2, { former, PEOPLE_BOT } });
    server_session_new(&people.server, &(struct server_session_wish){ idle, NULL, "" }, token);
    people_commit();
    people.server.now_ms += 2 * DAY_MS;
    people.server.guest_count = SERVER_GUESTS_IN_ALL_MAX / 100 * SERVER_SCARCE_PERCENT - 1;
    sweep_for_good();
    assert_true(has_person(idle));
    people.server.guest_count++;
    sweep_for_good();
    assert_false(has_person(idle));
    assert_true(has_person(account));
    assert_true(has_person(seated));
    assert_true(has_person(former));
}

static void test_guests_for_ever(void **state)
{
    int64_t idle = people_guest("Idle");

    (void)state;
    people_commit();
    people.server.options.keep_guests_days = 0;
    people.server.now_ms += 3650 * DAY_MS;
    sweep_for_good();
    assert_true(has_person(idle));
}

/* A person in memory is being waited for: a request of theirs may be under way. */
static void test_guest_in_memory(void **state)
{
    int64_t idle = people_guest("Idle");

    (void)state;
    people_commit();
    struct server_user *user = people_get(idle);
    people.server.now_ms += 31 * DAY_MS;
    sweep_for_good();
    assert_true(has_person(idle));
    server_user_drop(&people.server, user);
    sweep_for_good();
    assert_false(has_person(idle));
}

/* What a spectator said goes with them. */
static void test_lines_of_guests(void **state)
{
    int64_t idle = people_guest("Idle");
    int64_t owner = people_guest("Owner");
    struct server_user *user = people_get(idle);
    struct server_table *table = people_table(&(struct people_table){ 1, owner, 2, { owner } });

    (void)state;
    assert_int_equal(server_chat_add(&people.server, table, user, "hello"), SERVER_OK);
    people_commit();
    server_user_drop(&people.server, user);
    people.server.now_ms += 31 * DAY_MS;
    sweep_for_good();
    assert_false(has_person(idle));
    people_restart();
    assert_int_equal(server_table_find(&people.server, 1, &table), SERVER_OK);
    assert_int_equal(server_chat_load(&people.server, table), SERVER_OK);
    assert_int_equal(table->chat_count, 1);
    assert_string_equal(table->chat[0].text, "");
    assert_string_equal(table->chat[0].nick, "");
}

/* Nothing of a guest who goes is left, in whatever table of the store. */
static void test_what_guests_have(void **state)
{
    int64_t guest = people_guest("Gosia");
    struct store_arg id = STORE_INT(guest);

    (void)state;
    store_write(people.server.store, STORE_VACATION_ADD,
                STORE_ARGS(id, STORE_INT(1), STORE_INT(2), STORE_INT(1)));
    store_write(people.server.store, STORE_BAR_ADD, STORE_ARGS(STORE_INT(7), id));
    people_commit();
    people.server.options.keep_guests_days = 30;
    people.server.now_ms += 31 * DAY_MS;
    server_retention_begin(&people.server);
    for (int i = 0; people.server.sweep.part != SERVER_SWEEP_NONE && i < 100; i++) {
        server_retention_some(&people.server);
    }
    people_commit();
    assert_true(has_person(guest));
    store_read(people.server.store, STORE_VACATIONS_OF, STORE_ARGS(id, STORE_INT(1)));
    assert_false(store_next(people.server.store, STORE_VACATIONS_OF));
    assert_true(store_end(people.server.store, STORE_VACATIONS_OF));
    assert_false(has(STORE_BARS_OF, 7));
}

/* A deleted person stays as a name in finished matches, and goes with the last of them. */
static void test_deleted(void **state)
{
    int64_t account = people_account("Ala");
    int64_t alone = people_account("Ola");
    int64_t other = people_guest("Ewa");
    const int64_t gone[] = { account, alone };

    (void)state;
    make_over(&(struct people_table){ 1, account, 2, { account, other } });
    for (int i = 0; i < 2; i++) {
        struct server_user *user = people_get(gone[i]);
        server_person_erase(&people.server, user);
        people_commit();
        server_user_drop(&people.server, user);
    }
    sweep_for_good();
    assert_true(has_person(account));
    assert_false(has_person(alone));
    people.server.options.keep_games_days = 10;
    people.server.now_ms += 11 * DAY_MS;
    sweep_for_good();
    assert_false(has_person(account));
    assert_false(has(STORE_TABLE_BY_ID, 1));
}

/* Tables. */

enum {
    GUESTS = 1,
    WITH_ACCOUNT,
    CONTINUED,
    SEEN,
    WAITING,
    RUNNING,
    CLOSED,
    CONTINUED_BEFORE,
    AFTER
};

static void set_tables(void)
{
    int64_t guest = people_guest("Gosia");
    int64_t account = people_account("Ala");

    make_over(&(struct people_table){ GUESTS, guest, 2, { guest, PEOPLE_BOT } });
    make_over(&(struct people_table){ WITH_ACCOUNT, guest, 2, { guest, account } });
    make_over(&(struct people_table){ CONTINUED, guest, 2, { guest, PEOPLE_BOT } });
    make_over(&(struct people_table){ CONTINUED_BEFORE, guest, 2, { guest, PEOPLE_BOT } });
    make_over(&(struct people_table){ AFTER, guest, 2, { guest, PEOPLE_BOT } });
    people_end_table(people_table(&(struct people_table){ SEEN, guest, 2, { guest, PEOPLE_BOT } }));
    people_table(&(struct people_table){ WAITING, guest, 2, { guest } });
    people_table(&(struct people_table){ RUNNING, guest, 2, { guest, PEOPLE_BOT } });
    struct server_table *closed =
        people_table(&(struct people_table){ CLOSED, guest, 2, { guest } });
    server_table_close(&people.server, closed, SERVER_NOTE_EXPIRED);
    put_to_sleep(CLOSED);
    store_write(people.server.store, STORE_LINK_ADD,
                STORE_ARGS(STORE_INT(WAITING), STORE_INT(0), STORE_INT(CONTINUED)));
    store_write(people.server.store, STORE_LINK_ADD,
                STORE_ARGS(STORE_INT(AFTER), STORE_INT(0), STORE_INT(CONTINUED_BEFORE)));
    people_commit();
}

static void test_games_for_ever(void **state)
{
    (void)state;
    set_tables();
    people.server.now_ms += 3650 * DAY_MS;
    sweep_for_good();
    for (int64_t id = GUESTS; id <= AFTER; id++) {
        assert_int_equal(has(STORE_TABLE_BY_ID, id), id != CLOSED);
    }
}

static void test_games(void **state)
{
    (void)state;
    people.server.options.keep_games_days = 100;
    set_tables();
    people.server.now_ms += 99 * DAY_MS;
    sweep_for_good();
    assert_true(has(STORE_TABLE_BY_ID, GUESTS));
    assert_false(has(STORE_TABLE_BY_ID, CLOSED));
    people.server.now_ms += 2 * DAY_MS;
    sweep_for_good();
    for (int64_t id = GUESTS; id <= AFTER; id++) {
        bool is_kept =
            id == WITH_ACCOUNT || id == CONTINUED || id == SEEN || id == WAITING || id == RUNNING;
        assert_int_equal(has(STORE_TABLE_BY_ID, id), is_kept);
        assert_int_equal(has(STORE_SEATS_OF, id), is_kept);
        assert_int_equal(has(STORE_REPLAY_OF, id), is_kept && id != WAITING && id != RUNNING);
    }
    assert_true(has(STORE_LINKS_BEFORE, WAITING));
    assert_false(has(STORE_LINKS_BEFORE, AFTER));
    /* The rest can still be read. */
    people_restart();
    struct server_table *table = NULL;
    assert_int_equal(server_table_find(&people.server, WAITING, &table), SERVER_OK);
    assert_int_equal(table->status, SERVER_WAITING);
    assert_int_equal(server_table_find(&people.server, RUNNING, &table), SERVER_OK);
    assert_int_equal(table->status, SERVER_RUNNING);
    assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
}

/* However much there is, a turn does little. */
static void test_small_parts(void **state)
{
    int64_t guest = people_guest("Gosia");
    int64_t left = 0;

    (void)state;
    people.server.options.keep_games_days = 1;
    for (uint64_t id = 1; id <= 23; id++) {
        make_over(&(struct people_table){ id, guest, 2, { guest, PEOPLE_BOT } });
    }
    people.server.now_ms += 2 * DAY_MS;
    server_retention_begin(&people.server);
    for (int part = 1; people.server.sweep.part == SERVER_SWEEP_TABLES; part++) {
        server_retention_some(&people.server);
        people_commit();
        left = 0;
        for (int64_t id = 1; id <= 23; id++) {
            left += has(STORE_TABLE_BY_ID, id);
        }
        assert_true(left >= 23 - 5 * part);
    }
    assert_int_equal(left, 0);
}

static void test_long_match(void **state)
{
    int64_t guest = people_guest("Gosia");
    int64_t counts[10] = { 0 };

    (void)state;
    people.server.options.keep_games_days = 1;
    make_over(&(struct people_table){ 1, guest, 2, { guest, PEOPLE_BOT } });
    for (int64_t n = 0; n < 12000; n++) {
        store_write(people.server.store, STORE_JOURNAL_ADD,
                    STORE_ARGS(STORE_INT(1), STORE_INT(n), STORE_INT(1), STORE_INT(0), STORE_INT(0),
                               STORE_NULL, STORE_INT(n), STORE_INT(0)));
    }
    people_commit();
    people.server.now_ms += 2 * DAY_MS;
    server_retention_begin(&people.server);
    for (int i = 0; i < 4; i++) {
        server_retention_some(&people.server);
        people_commit();
        store_read(people.server.store, STORE_JOURNAL_OF, STORE_ARGS(STORE_INT(1)));
        while (store_next(people.server.store, STORE_JOURNAL_OF)) {
            counts[i]++;
        }
        assert_true(store_end(people.server.store, STORE_JOURNAL_OF));
    }
    assert_int_equal(counts[0], 7000);
    assert_int_equal(counts[1], 2000);
    assert_int_equal(counts[2], 0);
    assert_false(has(STORE_TABLE_BY_ID, 1));
}

/* A match of an account that is over for 29 days and one of guests for 14, both to be kept; an
 * account and a guest without any. */
static void set_for_damage(void)
{
    people.server.options.keep_guests_days = 30;
    people.server.options.keep_games_days = 20;
    people_account("Ala");
    people_guest("Idle");
    int64_t account = people_account("Ola");
    int64_t guest = people_guest("Gosia");
    make_over(&(struct people_table){ 1, account, 2, { account, guest } });
    people.server.now_ms += 15 * DAY_MS;
    make_over(&(struct people_table){ 2, guest, 2, { guest, PEOPLE_BOT } });
    people.server.now_ms += 14 * DAY_MS;
    people_commit();
}

/* Wrong rows are not deleted: a backup could mend them. */
static void test_damaged(void **state)
{
    static const char *const changes[] = {
        "UPDATE tabl SET started = 0, changed = changed - 86400000 * 40 WHERE id = 1",
        "UPDATE tabl SET started = 'x', changed = changed - 86400000 * 40 WHERE id = 1",
        "UPDATE tabl SET changed = 'x' WHERE id = 2",
        "UPDATE tabl SET changed = -1 WHERE id = 2",
        "UPDATE tabl SET status = '2x', changed = 0 WHERE id = 2",
        "UPDATE user SET gone = 2",
        "UPDATE user SET seen = 'x'",
        "UPDATE user SET seen = -1",
    };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(changes); i++) {
        set_for_damage();
        assert_int_equal(sqlite3_exec(people.server.store->db, changes[i], NULL, NULL, NULL),
                         SQLITE_OK);
        sweep();
        for (int64_t id = 1; id <= 2; id++) {
            if (!has(STORE_TABLE_BY_ID, id) || !has_person(id)) {
                fail_msg("%s: deleted", changes[i]);
            }
        }
        people_end();
        people_begin();
    }
}

/* A turn that fails takes nothing away. */
static void test_failure(void **state)
{
    int64_t idle = people_guest("Idle");
    int64_t guest = people_guest("Gosia");

    (void)state;
    people.server.options.keep_games_days = 1;
    make_over(&(struct people_table){ 1, guest, 2, { guest, PEOPLE_BOT } });
    people.server.now_ms += 31 * DAY_MS;
    server_retention_begin(&people.server);
    while (people.server.sweep.part != SERVER_SWEEP_NONE) {
        server_retention_some(&people.server);
        people_fail();
    }
    assert_true(has(STORE_TABLE_BY_ID, 1));
    assert_true(has_person(idle));
    sweep_for_good();
    assert_false(has(STORE_TABLE_BY_ID, 1));
    assert_false(has_person(idle));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, begin, people_take_down)
        TEST(test_guests),          TEST(test_scarce_guests),   TEST(test_guests_for_ever),
        TEST(test_guest_in_memory), TEST(test_lines_of_guests), TEST(test_what_guests_have),
        TEST(test_deleted),         TEST(test_games_for_ever),  TEST(test_games),
        TEST(test_small_parts),     TEST(test_long_match),      TEST(test_failure),
        TEST(test_damaged),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
