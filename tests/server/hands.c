/* Time that runs out, and seats that change hands: who may come back, with how much time, and who
 * is told. The server has no network and a real store. */
#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "server/tables/clock.h"
#include "server/tables/question.h"
#include "server/tables/vote.h"
#include "tests/server/guests.h"

/* Lets the time of a seat that is waited for run out. */
static const char *run_out(struct server_table *table)
{
    people.told_size = 0;
    people.told[0] = '\0';
    people.server.now_ms += people.clock.main_ms + SERVER_RETURN_MS;
    server_clock_check(&people.server, table);
    people_commit();
    return people.told;
}

/* A bot plays and everybody reads why; two returns, and no third. */
static void test_time_runs_out(void **state)
{
    (void)state;
    people.game = "seasons";
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    for (int i = 0; i <= SERVER_RETURNS_MAX; i++) {
        bool is_last = i == SERVER_RETURNS_MAX;
        const char *told = run_out(table);
        assert_int_equal(count_of(told, "\"kind\":\"time\""), 8);
        assert_int_equal(count_of(told, "once too often"), is_last ? 8 : 0);
        for (pl_seat p = 0; p < 2; p++) {
            assert_true(table->seat[p].is_bot_now);
            assert_int_equal(server_seat_returns(&table->seat[p]), SERVER_RETURNS_MAX - i);
            told = guests_ask(p, "return");
            assert_int_equal(has(told, "no-return"), is_last);
            assert_int_equal(count_of(told, "\"kind\":\"return\""), is_last ? 0 : 4);
        }
    }
    people_restart();
    assert_int_equal(people_table_of(GUESTS_TABLE)->seat[0].outs, SERVER_RETURNS_MAX + 1);
}

/* Gives the seat to a bot. */
static void go(const struct server_table *table, pl_seat seat)
{
    char members[128];

    snprintf(members, sizeof members,
             "\"t\":\"takeover\",\"table\":\"%%T\",\"seat\":%d,\"presence\":%lld", seat,
             (long long)table->seat[seat].presence);
    guests.conn[seat]->bucket.tokens = SERVER_RATE_BURST;
    assert_true(has(people_ask(guests.conn[seat], GUESTS_TABLE, members), "\"done\":true"));
}

static void come_back(pl_seat seat)
{
    assert_true(has(guests_ask(seat, "return"), "is back in the game"));
}

static void go_and_come_back(const struct server_table *table, pl_seat seat)
{
    go(table, seat);
    come_back(seat);
}

/* Against people a seat is handed over only so often, or a bot would decide whenever time is short.
 */
static void test_handing_over(void **state)
{
    (void)state;
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    for (int i = 0; i < SERVER_RETURNS_MAX; i++) {
        go(table, 0);
        assert_false(has(people.told, "once too often"));
        come_back(0);
    }
    go(table, 0);
    assert_int_equal(count_of(people.told, "hands the seat to a bot once too often"), 4);
    assert_true(has(guests_ask(0, "return"), "\"code\":\"no-return\""));
    assert_int_equal(table->seat[1].outs, 0);
}

/* Against bots alone, or on one side with the others, as often as one likes. */
static void test_handing_over_against_no_one(void **state)
{
    static const struct {
        const char *game;
        int other;
    } rows[] = { { "bids", 0 }, { "fall", 2 } };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        people_take_down(NULL);
        guests_begin(NULL);
        people.game = rows[i].game;
        struct server_table *table = guests_table(2, (int[]){ 1, rows[i].other });
        for (int times = 0; times < SERVER_RETURNS_MAX + 3; times++) {
            server_table_sleep(&people.server, table);
            go_and_come_back(table, 0);
            assert_false(table->seat[0].is_bot_now);
        }
        assert_int_equal(table->seat[0].outs, 0);
    }
}

/* Loss on time: the bot plays on, the person cannot come back and is last whatever it reaches. */
static void test_loss_on_time(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    people.terms = SERVER_TERM_LOSS;
    people.game = "seasons";
    struct server_table *table = guests_table(3, (int[]){ 1, 2, 3 });
    table->waiting = 1;
    const char *told = run_out(table);
    assert_int_equal(count_of(told, "\"kind\":\"lost\""), 4);
    assert_int_equal(count_of(told, "\"text\":\"Ola is the host of the table now.\""), 4);
    assert_true(table->seat[0].is_lost);
    assert_true(table->seat[0].has_left);
    assert_ptr_equal(table->owner, table->seat[1].user);
    assert_true(has(guests_ask(0, "return"), "\"code\":\"not-seated\""));
    people_end_table(table);
    people_commit();
    people_restart();
    guests_connect(3);
    assert_true(has(guests_ask(3, "open"), "\"ranks\":[3,1,2]"));
    assert_true(has(people.told, "\"has_left\":true,\"is_lost\":true"));
}

/* Not where it would end the game for everybody, or for others of the same side. */
static void test_no_loss_on_time(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    people.terms = SERVER_TERM_LOSS;
    people.game = "fall";
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    run_out(table);
    assert_true(table->seat[guests_asked(table)].is_bot_now);
    assert_false(table->seat[0].is_lost || table->seat[1].is_lost);
}

static void test_alone_with_bots(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    people.terms = SERVER_TERM_LOSS;
    struct server_table *table = guests_table(2, (int[]){ 1, 0 });
    assert_int_equal(count_of(run_out(table), "\"kind\":\"time\""), 4);
    assert_true(table->seat[0].is_bot_now);
    assert_false(table->seat[0].is_lost);
}

static const int64_t DAY_MS = 86400000;

/* A person who goes and comes back has as much time as before, by minutes and by days. */
static void test_coming_back_gives_no_time(void **state)
{
    static const struct server_clock clocks[] = { { SERVER_CLOCK_LIVE, 600000, 0 },
                                                  { SERVER_CLOCK_DAYS, 4 * 86400000LL, 0 } };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(clocks); i++) {
        people_take_down(NULL);
        guests_begin(NULL);
        people.clock = clocks[i];
        struct server_table *table = guests_table(2, (int[]){ 1, 2 });
        pl_seat seat = guests_asked(table);
        people.server.now_ms += clocks[i].main_ms - 5000;
        go_and_come_back(table, seat);
        assert_int_equal(server_clock_left(&people.server, table, seat), 5000);
        people.server.now_ms += 1000;
        go_and_come_back(table, seat);
        assert_int_equal(server_clock_left(&people.server, table, seat), 4000);
    }
}

/* Nor does it stop the clock: until the bot has decided, it is their own time that passes. */
static void test_coming_back_stops_no_clock(void **state)
{
    (void)state;
    people.game = "seasons";
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 600000, 0 };
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    pl_seat seat = guests_asked(table);
    for (int i = 1; i <= 20; i++) {
        table->seat[seat].outs = 0;
        go(table, seat);
        people.server.now_ms += 200;
        come_back(seat);
        assert_int_equal(server_clock_left(&people.server, table, seat), 600000 - i * 200);
    }
    go(table, seat);
    people.server.now_ms += 10000;
    guests_move(table, seat);
    people.server.now_ms += 10000;
    bool is_asked = table->waiting >> seat & 1;
    come_back(seat);
    assert_int_equal(server_clock_left(&people.server, table, seat), is_asked ? 586000 : 596000);
}

/* Time that runs out before or meanwhile has run out. */
static void test_no_return_for_ever(void **state)
{
    (void)state;
    for (int is_before = 0; is_before <= 1; is_before++) {
        people_take_down(NULL);
        guests_begin(NULL);
        people.game = "seasons";
        people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
        struct server_table *table = guests_table(2, (int[]){ 1, 2 });
        pl_seat seat = guests_asked(table);
        people.server.now_ms += is_before ? 60000 : 0;
        go(table, seat);
        people.server.now_ms += is_before ? 0 : 60000;
        come_back(seat);
        people.server.now_ms += 1;
        server_clock_check(&people.server, table);
        people_commit();
        assert_true(table->seat[seat].is_bot_now);
        assert_int_equal(table->seat[seat].outs, 2);
    }
}

/* The increment goes back with the decision that it was for. */
static void test_taking_back_gives_no_time(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 600000, 30000 };
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    pl_seat seat = guests_asked(table);

    for (int i = 0; i < 3; i++) {
        guests_move(table, seat);
        assert_int_equal(server_clock_left(&people.server, table, seat), 630000);
        assert_true(has(guests_undo(table, seat), "\"done\":true"));
        assert_int_equal(server_clock_left(&people.server, table, seat), 600000);
    }
}

/* A question that is asked again has the days that it had, also where the seat was asked another
 * one meanwhile. */
static void test_taking_back_gives_no_days(void **state)
{
    int again = 0;
    int other = 0;

    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_DAYS, 4 * DAY_MS, 0 };
    people.game = "mysthea";
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    for (int tries = 0; tries < 200 && table->status == SERVER_RUNNING; tries++) {
        pl_seat seat = guests_asked(table);
        int64_t left = server_clock_left(&people.server, table, seat);
        people.server.now_ms += left - DAY_MS;
        guests_move(table, seat);
        bool is_asked = table->waiting >> seat & 1;
        if (table->status == SERVER_RUNNING && server_table_can_undo(table, seat) &&
            has(guests_undo(table, seat), "\"done\":true")) {
            assert_int_equal(server_clock_left(&people.server, table, seat), DAY_MS);
            again += is_asked;
            other += !is_asked;
            guests_move(table, seat);
        }
    }
    assert_true(again > 0 && other > 0);
}

/* It has what it had, and not what was left at a decision before. */
static void test_taking_back_costs_no_days(void **state)
{
    static const int64_t HOUR_MS = 3600000;
    int count = 0;

    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_DAYS, 4 * DAY_MS, 0 };
    people.game = "mysthea";
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    for (int tries = 0; tries < 200 && table->status == SERVER_RUNNING; tries++) {
        pl_seat seat = guests_asked(table);
        uint32_t ply = table->ply;
        people.server.now_ms += server_clock_left(&people.server, table, seat) - HOUR_MS;
        guests_move(table, seat);
        if (table->status != SERVER_RUNNING || !(table->waiting >> seat & 1) ||
            table->epoch_from > ply) {
            continue;
        }
        people.server.now_ms += HOUR_MS;
        guests_move(table, seat);
        if (table->status != SERVER_RUNNING || table->epoch_from > ply ||
            !server_table_can_undo(table, seat)) {
            continue;
        }
        assert_true(has(guests_undo(table, seat), "\"done\":true"));
        assert_int_equal(server_clock_left(&people.server, table, seat), 4 * DAY_MS - HOUR_MS);
        assert_true(has(guests_undo(table, seat), "\"done\":true"));
        assert_int_equal(server_clock_left(&people.server, table, seat), HOUR_MS);
        guests_move(table, seat);
        count++;
    }
    assert_true(count > 0);
}

/* To see what a bot does and then to do something else would be a hint: where there are none, it
 * stays. */
static void test_a_choice_of_a_bot_stays(void **state)
{
    (void)state;
    for (int may = 0; may <= 1; may++) {
        people_take_down(NULL);
        guests_begin(NULL);
        people.terms = may ? SERVER_TERM_HINTS : 0;
        struct server_table *table = guests_table(2, (int[]){ 1, 2 });
        pl_seat seat = guests_asked(table);
        server_table_bot_takes(&people.server, table, seat);
        guests_move(table, seat);
        people_commit();
        assert_true(has(guests_ask(seat, "return"), "is back in the game"));
        assert_int_equal(server_table_can_undo(table, seat), may);
        assert_true(has(guests_undo(table, seat), may ? "\"done\":true" : "\"code\":\"no-undo\""));
    }
}

/* The same after a restart; what a person has chosen can still be taken back then. */
static void test_a_choice_of_a_bot_stays_after_a_restart(void **state)
{
    (void)state;
    for (int is_own = 0; is_own <= 1; is_own++) {
        people_take_down(NULL);
        guests_begin(NULL);
        struct server_table *table = guests_table(2, (int[]){ 1, 2 });
        pl_seat seat = guests_asked(table);
        struct pl_legal legal;
        pl_legal_of(table->game, pl_as_obs(match_state(table->match)), seat, &legal);
        assert_true(server_table_play(
            &people.server, table, seat,
            &(struct server_move){ .action = legal.action[0], .mid = is_own ? "m" : NULL }));
        people_commit();
        people_restart();
        table = people_table_of(GUESTS_TABLE);
        assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
        assert_int_equal(server_table_can_undo(table, seat), is_own);
    }
}

/* Plays to the end; of seat 0's decisions the person makes those from `from` to before `to`, a bot
 * the others. How many there were. */
static int play_out(struct server_table *table, int from, int to)
{
    int count = 0;

    while (table->status == SERVER_RUNNING) {
        pl_seat seat = guests_asked(table);
        bool is_own = seat != 0 || (count >= from && count < to);
        bool is_bots = table->seat[seat].is_bot_now;
        if (is_own && is_bots) {
            come_back(seat);
        } else if (!is_own && !is_bots) {
            server_table_bot_takes(&people.server, table, seat);
        }
        guests_decide(table, seat, is_own);
        count += seat == 0;
    }
    return count;
}

/* A bot counts as having played a seat of which it made at least half of the decisions, whoever
 * held it last. */
static void test_share_of_a_bot(void **state)
{
    (void)state;
    int all = play_out(guests_table(2, (int[]){ 1, 2 }), 0, INT_MAX);
    assert_true(all > 3);
    const struct {
        int from, to;
        bool is_bots;
    } rows[] = {
        { 0, all, false },
        { 0, all - 1, false },
        { 0, all / 2 + 1, false },
        { 0, all / 2, true },
        { 0, 0, true },
        { all - all / 2, all, true },
        { all - all / 2 - 1, all, false },
        { 1, 2, true },
    };
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        people_take_down(NULL);
        guests_begin(NULL);
        struct server_table *table = guests_table(2, (int[]){ 1, 2 });
        play_out(table, rows[i].from, rows[i].to);
        assert_int_equal(table->seat[0].is_bot_now, rows[i].is_bots);
        assert_false(table->seat[1].is_bot_now);
        people_restart();
        guests_connect(3);
        const char *told = guests_ask(3, "open");
        assert_int_equal(count_of(told, "\"is_bot_now\":true"), rows[i].is_bots);
        assert_int_equal(count_of(told, "\"level\":"), rows[i].is_bots);
    }
}

/* Decisions that were taken back do not count, also where another has chosen meanwhile. */
static void test_share_without_what_was_taken_back(void **state)
{
    (void)state;
    struct server_table *table = guests_table(3, (int[]){ 1, 2, 3 });
    server_table_bot_takes(&people.server, table, 2);
    while (table->status == SERVER_RUNNING) {
        pl_seat seat = guests_asked(table);
        for (int i = 0; table->waiting >> 2 & 1 && seat == 0 && i < 3; i++) {
            people.told_size = 0;
            guests_decide(table, 0, false);
            if (table->waiting >> 1 & 1) {
                guests_decide(table, 1, true);
            }
            assert_true(server_table_take_back(&people.server, table, 0));
        }
        table->seat[2].is_bot_now = false; /* so that only the share tells of the bot */
        table->seat[2].own_ply = table->ply;
        guests_decide(table, seat, seat != 2);
    }
    assert_false(table->seat[0].is_bot_now || table->seat[1].is_bot_now);
    assert_true(table->seat[2].is_bot_now);
}

/* Nor are offers that the server declined for a person. A restart makes no difference. */
static void test_share_without_what_was_declined(void **state)
{
    int own[2] = { 0 };
    int by_bot[2] = { 0 };
    int declined[2] = { 0 };

    (void)state;
    people.game = "fall";
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    for (int i = 0; table->status == SERVER_RUNNING; i++) {
        struct server_move move = { 0 };
        pl_seat seat = guests_asked(table);
        people.told_size = 0;
        if (pl_declining(table->game, pl_as_obs(match_state(table->match)), seat, &move.action)) {
            assert_true(server_table_play(&people.server, table, seat, &move));
            declined[seat]++;
        } else {
            bool is_own = own[seat] < by_bot[seat] + 2;
            guests_decide(table, seat, is_own);
            own[seat] += is_own;
            by_bot[seat] += !is_own;
        }
        if (i == 40) {
            people_commit();
            people_restart();
            table = people_table_of(GUESTS_TABLE);
            assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
        }
    }
    for (pl_seat p = 0; p < 2; p++) {
        assert_true(own[p] > by_bot[p] && own[p] <= by_bot[p] + declined[p]);
        assert_false(table->seat[p].is_bot_now);
    }
}

/* Resigning is told and final; standing up before the start is neither. */
static void test_resigning(void **state)
{
    (void)state;
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    assert_int_equal(count_of(guests_ask(1, "leave"), "\"kind\":\"resign\""), 4);
    assert_true(table->seat[1].has_left);
    assert_true(has(guests_ask(1, "return"), "\"code\":\"not-seated\""));
}

/* The next host is told, and so are all the others. */
static void test_a_host_who_goes(void **state)
{
    (void)state;
    struct server_table *table = guests_table(3, (int[]){ 1, 0, 2 });
    const char *told = guests_ask(0, "leave");
    assert_int_equal(count_of(told, "\"kind\":\"host\""), 4);
    assert_true(has(told, "Ola is the host of the table now."));
    assert_ptr_equal(table->owner, table->seat[2].user);
    assert_false(has(guests_ask(2, "leave"), "\"kind\":\"host\""));
    assert_true(has(guests_ask(1, "leave"), "Ola resigns; no one else is at the table."));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, guests_begin, people_take_down)
        TEST(test_time_runs_out),
        TEST(test_handing_over),
        TEST(test_handing_over_against_no_one),
        TEST(test_loss_on_time),
        TEST(test_no_loss_on_time),
        TEST(test_alone_with_bots),
        TEST(test_coming_back_gives_no_time),
        TEST(test_coming_back_stops_no_clock),
        TEST(test_no_return_for_ever),
        TEST(test_taking_back_gives_no_time),
        TEST(test_taking_back_gives_no_days),
        TEST(test_taking_back_costs_no_days),
        TEST(test_a_choice_of_a_bot_stays),
        TEST(test_a_choice_of_a_bot_stays_after_a_restart),
        TEST(test_share_of_a_bot),
        TEST(test_share_without_what_was_taken_back),
        TEST(test_share_without_what_was_declined),
        TEST(test_resigning),
        TEST(test_a_host_who_goes),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
