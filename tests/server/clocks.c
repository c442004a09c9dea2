/* Whatever the machine's clocks do, and however long the server is away: it costs no player
 * anything. The clocks are set here; the server has no network and a real store. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "server/chores.h"
#include "server/people/vacation.h"
#include "server/site_time.h"
#include "server/store/store.h"
#include "server/tables/clock.h"
#include "server/tables/pause.h"
#include "server/tables/vote.h"
#include "tests/server/people.h"

enum { WAITING = 1, LIVE, DAYS };

static const int64_t DAY_MS = 86400000;
static const int64_t MINUTE_MS = 60000;
static const int64_t MAIN_MS = 600000;

static int64_t wall_ms;
static uint64_t steady_ns;

int64_t server_wall_ms(void)
{
    return wall_ms;
}

uint64_t server_steady_ns(void)
{
    return steady_ns;
}

static int64_t account;
static char token[SERVER_TOKEN_SIZE];

/* A turn of the loop after that time. */
static void turn(int64_t after_ms)
{
    wall_ms += after_ms;
    steady_ns += (uint64_t)after_ms * 1000000;
    server_time_note(&people.server);
    server_chores(&people.server);
    people_commit();
}

static void turns(int64_t ms)
{
    for (; ms > 0; ms -= 200) {
        turn(200);
    }
}

static int begin(void **state)
{
    (void)state;
    wall_ms = 1700000000000;
    steady_ns = 5000000000;
    people_begin();
    assert_true(server_time_begin(&people.server));
    account = people_account("Ala");
    int64_t other = people_guest("Ola");
    people_table(&(struct people_table){ WAITING, account, 2, { account } });
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, MAIN_MS, 0 };
    people_table(&(struct people_table){ LIVE, account, 2, { account, other } });
    people.clock = (struct server_clock){ SERVER_CLOCK_DAYS, DAY_MS, 0 };
    people_table(&(struct people_table){ DAYS, account, 2, { account, other } });
    server_session_new(&people.server, &(struct server_session_wish){ account, NULL, "" }, token);
    turn(0);
    return 0;
}

/* Time left of whoever has the least. */
static int64_t left(uint64_t id)
{
    const struct server_table *table = people_table_of(id);
    int64_t least = INT64_MAX;

    for (pl_seat p = 0; p < 2; p++) {
        int64_t own = server_clock_left(&people.server, table, p);
        least = own < least ? own : least;
    }
    return least;
}

/* Everybody is where they were, with as much time as they should have. */
static void check(int64_t spent_ms)
{
    struct server_user *user = NULL;
    unsigned char hash[SERVER_HASH_BYTES];

    assert_int_equal(people_table_of(WAITING)->status, SERVER_WAITING);
    for (uint64_t id = LIVE; id <= DAYS; id++) {
        assert_int_equal(people_table_of(id)->status, SERVER_RUNNING);
        for (pl_seat p = 0; p < 2; p++) {
            assert_int_equal(people_table_of(id)->seat[p].kind, SERVER_SEAT_PERSON);
        }
        assert_int_equal(left(id), (id == LIVE ? MAIN_MS : DAY_MS) - spent_ms);
    }
    assert_int_equal(server_session_user(&people.server, token, hash, &user), SERVER_OK);
    assert_int_equal(server_user_id(user), account);
    server_user_drop(&people.server, user);
    people_commit();
}

static void test_time_passes(void **state)
{
    (void)state;
    turns(4 * MINUTE_MS);
    check(4 * MINUTE_MS);
    turns(7 * MINUTE_MS);
    assert_int_equal(left(LIVE), people_table_of(LIVE)->waiting ? 0 : MAIN_MS);
}

static void test_steps_of_the_wall_clock(void **state)
{
    static const int64_t steps_ms[] = { 3600000, -3600000, 8 * 86400000LL, 91 * 86400000LL,
                                        -400 * 86400000LL };
    int64_t spent = 0;

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(steps_ms); i++) {
        wall_ms += steps_ms[i];
        turns(2000);
        spent += 2000;
        check(spent);
    }
}

/* Stopped, suspended, or waiting for the disk: a second at most. */
static void test_a_long_turn(void **state)
{
    (void)state;
    turns(1000);
    turn(91 * DAY_MS);
    turns(1000);
    check(1000 + SERVER_TURN_MAX_MS + 1000);
}

/* A player thinks while the server is ended in order, more than once, for a night each. */
static void test_the_server_is_down(void **state)
{
    (void)state;
    for (int night = 1; night <= 3; night++) {
        turns(2 * MINUTE_MS);
        server_chores_last(&people.server);
        people_commit();
        people_stop();
        wall_ms += 30 * DAY_MS;
        steady_ns += 30 * 86400000000000;
        people_start();
        assert_true(server_time_begin(&people.server));
        check(night * 2 * MINUTE_MS);
    }
}

/* A server that is killed has counted a minute too little at most. */
static void test_the_server_is_killed(void **state)
{
    (void)state;
    turns(2 * MINUTE_MS + 30000);
    people_stop();
    wall_ms += 30 * DAY_MS;
    people_start();
    assert_true(server_time_begin(&people.server));
    assert_in_range(MAIN_MS - left(LIVE), 90000, 2 * MINUTE_MS + 30000);
}

/* Asks and agrees: both people of the table with a live clock. */
static void pause_live(void)
{
    struct server_table *table = people_table_of(LIVE);
    bool is_done = true;

    assert_int_equal(server_table_pause(&people.server, table, 0, &is_done), SERVER_OK);
    assert_false(is_done);
    assert_int_equal(server_table_vote(&people.server, table, &table->pause, 1, true), SERVER_OK);
    people_commit();
}

/* Nothing runs in it, also over a restart; it ends by itself, and the clocks run again. */
static void test_a_pause(void **state)
{
    (void)state;
    turns(MINUTE_MS);
    pause_live();
    turns(SERVER_PAUSE_MS / 2);
    assert_int_equal(left(LIVE), MAIN_MS - MINUTE_MS);
    people_restart();
    assert_true(server_time_begin(&people.server));
    assert_int_equal(left(LIVE), MAIN_MS - MINUTE_MS);
    turns(SERVER_PAUSE_MS / 2 - 1000);
    assert_true(people_table_of(LIVE)->paused_ms);
    assert_int_equal(left(LIVE), MAIN_MS - MINUTE_MS);
    turns(1000);
    assert_false(people_table_of(LIVE)->paused_ms);
    turns(MINUTE_MS);
    assert_int_equal(left(LIVE), MAIN_MS - 2 * MINUTE_MS);
}

/* A person who goes away in it is not replaced; any of them ends it. */
static void test_a_pause_ends(void **state)
{
    struct server_table *table = people_table_of(LIVE);
    bool is_done = false;

    (void)state;
    pause_live();
    turns(MINUTE_MS);
    assert_int_equal(server_table_takeover(&people.server, table, 0, 1, &is_done),
                     SERVER_NOT_ABSENT);
    assert_int_equal(server_table_pause(&people.server, table, 0, &is_done), SERVER_NO_PAUSE);
    server_pause_end(&people.server, table, 1);
    people_commit();
    turns(MINUTE_MS);
    assert_int_equal(left(LIVE), MAIN_MS - MINUTE_MS);
}

/* Days for a move are not paused, and nothing is when it is refused or not answered. */
static void test_no_pause(void **state)
{
    struct server_table *table = people_table_of(LIVE);
    bool is_done = false;

    (void)state;
    assert_int_equal(server_table_pause(&people.server, people_table_of(DAYS), 0, &is_done),
                     SERVER_NO_PAUSE);
    assert_int_equal(server_table_pause(&people.server, table, 0, &is_done), SERVER_OK);
    assert_int_equal(server_table_vote(&people.server, table, &table->pause, 1, false), SERVER_OK);
    assert_false(table->pause.is_open || table->paused_ms);
    assert_int_equal(server_table_pause(&people.server, table, 1, &is_done), SERVER_OK);
    turns(SERVER_VOTE_MS + 1000);
    assert_false(table->pause.is_open || table->paused_ms);
    assert_int_equal(server_table_vote(&people.server, table, &table->pause, 0, true),
                     SERVER_STALE);
}

/* By days each has their own time: a decision of one does not give the other theirs again. */
static void test_days_of_each(void **state)
{
    struct server_table *table = people_table_of(DAYS);
    struct pl_state_room room;
    struct pl_legal legal = { .count = 0 };

    (void)state;
    turns(4 * MINUTE_MS);
    assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
    assert_int_equal(table->waiting, 3);
    pl_observe(table->game, match_state(table->match), 0, pl_obs_in(&room));
    pl_legal_of(table->game, pl_obs_in(&room), 0, &legal);
    assert_true(
        server_table_play(&people.server, table, 0, &(struct server_move){ legal.action[0], "m" }));
    people_commit();
    assert_int_equal(table->waiting, 2);
    turns(4 * MINUTE_MS);
    assert_int_equal(server_clock_left(&people.server, table, 1), DAY_MS - 8 * MINUTE_MS);
    people_restart();
    assert_true(server_time_begin(&people.server));
    table = people_table_of(DAYS);
    assert_int_equal(server_clock_left(&people.server, table, 1), DAY_MS - 8 * MINUTE_MS);
    /* A seat that is asked anew has all of its time. */
    assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
    pl_observe(table->game, match_state(table->match), 1, pl_obs_in(&room));
    pl_legal_of(table->game, pl_obs_in(&room), 1, &legal);
    assert_true(
        server_table_play(&people.server, table, 1, &(struct server_move){ legal.action[0], "n" }));
    people_commit();
    assert_true(table->waiting & 1);
    assert_int_equal(server_clock_left(&people.server, table, 0), DAY_MS);
}

static int64_t days_left(pl_seat seat)
{
    return server_clock_left(&people.server, people_table_of(DAYS), seat);
}

static enum server_error set_vacation(int64_t begins_ms, int64_t days)
{
    struct server_user *user = people_get(account);
    enum server_error error = server_vacation_set(&people.server, user, begins_ms, days);

    server_user_drop(&people.server, user);
    people_commit();
    return error;
}

static void end_vacation(void)
{
    struct server_user *user = people_get(account);

    assert_int_equal(server_vacation_end(&people.server, user), SERVER_OK);
    server_user_drop(&people.server, user);
    people_commit();
}

/* It begins at once, lasts over nights without a server, and ends by the wall clock; the time that
 * was left is there again. Others' clocks, and live ones, run. */
static void test_a_vacation(void **state)
{
    (void)state;
    turns(MINUTE_MS);
    assert_int_equal(set_vacation(0, 2), SERVER_OK);
    turns(2 * MINUTE_MS);
    assert_int_equal(days_left(0), DAY_MS - MINUTE_MS);
    assert_int_equal(days_left(1), DAY_MS - 3 * MINUTE_MS);
    assert_int_equal(left(LIVE), MAIN_MS - 3 * MINUTE_MS);
    server_chores_last(&people.server);
    people_commit();
    people_stop();
    wall_ms += DAY_MS;
    people_start();
    assert_true(server_time_begin(&people.server));
    turns(MINUTE_MS);
    assert_int_equal(days_left(0), DAY_MS - MINUTE_MS);
    server_chores_last(&people.server);
    people_commit();
    people_stop();
    wall_ms += DAY_MS;
    people_start();
    assert_true(server_time_begin(&people.server));
    turns(MINUTE_MS);
    /* It was noticed in the first turn, which takes a part of a second. */
    assert_in_range(days_left(0), DAY_MS - 2 * MINUTE_MS, DAY_MS - 2 * MINUTE_MS + 1000);
}

/* One that is to come changes nothing until then; one that is ended early counts for the days that
 * have begun. */
static void test_vacations_of_a_year(void **state)
{
    (void)state;
    assert_int_equal(set_vacation(wall_ms + MINUTE_MS, 20), SERVER_OK);
    assert_int_equal(set_vacation(0, 1), SERVER_ON_VACATION);
    turns(30000);
    assert_int_equal(days_left(0), DAY_MS - 30000);
    turns(MINUTE_MS);
    assert_in_range(days_left(0), DAY_MS - MINUTE_MS - 1000, DAY_MS - MINUTE_MS);
    end_vacation();
    assert_int_equal(set_vacation(0, SERVER_VACATION_DAYS_MAX), SERVER_NO_DAYS);
    assert_int_equal(set_vacation(0, SERVER_VACATION_DAYS_MAX - 1), SERVER_OK);
    end_vacation();
    assert_int_equal(set_vacation(wall_ms + DAY_MS, SERVER_VACATION_DAYS_MAX - 2), SERVER_OK);
    end_vacation();
    assert_int_equal(set_vacation(0, SERVER_VACATION_DAYS_MAX - 2), SERVER_OK);
    end_vacation();
    assert_int_equal(set_vacation(0, 0), SERVER_BAD_MESSAGE);
    assert_int_equal(set_vacation(0, SERVER_VACATION_DAYS_MAX + 1), SERVER_BAD_MESSAGE);
    assert_int_equal(set_vacation(wall_ms + 400 * DAY_MS, 1), SERVER_BAD_MESSAGE);
}

/* A match that is over does not tell that a person is away now. */
static void test_a_vacation_after_the_end(void **state)
{
    (void)state;
    assert_int_equal(set_vacation(0, 2), SERVER_OK);
    turn(0);
    struct server_table *table = people_table_of(DAYS);
    assert_true(server_seat_is_away(&table->seat[0]));
    people_end_table(table);
    people_commit();
    assert_false(server_seat_is_away(&table->seat[0]));
}

/* Nothing of it stays where the turn fails. */
static void test_a_vacation_that_is_not_stored(void **state)
{
    struct server_user *user = people_get(account);

    (void)state;
    turns(MINUTE_MS);
    assert_int_equal(server_vacation_set(&people.server, user, 0, 2), SERVER_OK);
    people_fail();
    assert_false(user->vacation.is_on);
    server_user_drop(&people.server, user);
    turns(MINUTE_MS);
    assert_int_equal(days_left(0), DAY_MS - 2 * MINUTE_MS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, begin, people_take_down)
        TEST(test_time_passes),
        TEST(test_steps_of_the_wall_clock),
        TEST(test_a_long_turn),
        TEST(test_the_server_is_down),
        TEST(test_the_server_is_killed),
        TEST(test_a_pause),
        TEST(test_a_pause_ends),
        TEST(test_no_pause),
        TEST(test_days_of_each),
        TEST(test_a_vacation),
        TEST(test_vacations_of_a_year),
        TEST(test_a_vacation_that_is_not_stored),
        TEST(test_a_vacation_after_the_end),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
