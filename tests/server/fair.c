/* What people at a table may do to each other beside playing, and what all of them are told of it:
 * hints, decisions taken back, time that runs out, seats that change hands. The server has no
 * network and a real store. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "match/config.h"
#include "server/people/erase.h"
#include "server/store/fsck.h"
#include "server/tables/clock.h"
#include "server/tables/hints.h"
#include "server/tables/notice.h"
#include "server/tables/present.h"
#include "server/tables/question.h"
#include "server/tables/vote.h"
#include "tests/server/people.h"

enum { TABLE = 1 };

static const unsigned char session[SERVER_HASH_BYTES] = { 1 };

static struct {
    int64_t id[4];
    struct server_conn *conn[4];
} guests;

static int begin(void **state)
{
    static const char *const nicks[] = { "Ala", "Ola", "Ela", "Iza" };

    (void)state;
    people_begin();
    for (int i = 0; i < 4; i++) {
        guests.id[i] = people_guest(nicks[i]);
        guests.conn[i] = people_connect(guests.id[i], session);
    }
    return 0;
}

/* A table with these guests, by number from 1, or bots (0), that everybody looks at in English. */
static struct server_table *table_of(uint8_t seats, const int guest[])
{
    struct people_table wanted = { .id = TABLE, .owner = guests.id[0], .seats = seats };

    for (uint8_t p = 0; p < seats; p++) {
        wanted.seat[p] = guest[p] ? guests.id[guest[p] - 1] : PEOPLE_BOT;
    }
    struct server_table *table = people_table(&wanted);
    people_commit();
    for (int i = 0; i < 4; i++) {
        people_listen(guests.conn[i], PL_LANG_EN);
        people_ask(guests.conn[i], TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    }
    return table;
}

static bool has(const char *text, const char *part)
{
    return strstr(text, part) != NULL;
}

/* How often a part is there. */
static int count_of(const char *text, const char *part)
{
    int count = 0;

    for (const char *at = strstr(text, part); at; at = strstr(at + 1, part)) {
        count++;
    }
    return count;
}

/* Hints. */

static void seat_guest(struct server_table *table, pl_seat seat, int guest)
{
    struct server_user *user = guest ? people_get(guests.id[guest - 1]) : NULL;

    table->seat[seat].kind = user ? SERVER_SEAT_PERSON : SERVER_SEAT_BOT;
    table->seat[seat].level = user ? BOT_LEVEL_NONE : BOT_LEVEL_EASY;
    server_seat_assign(&people.server, &table->seat[seat], user);
    server_user_drop(&people.server, user);
}

/* Whom a hint would help against other people: not where all are bots, or on one side. */
static void test_who_may_take_hints(void **state)
{
    static const struct {
        const char *game;
        bool has_teams;
        uint8_t seats;
        int guest[4];
        enum server_hints hints;
    } rows[] = {
        { "bids", false, 2, { 1, 0 }, SERVER_HINTS_FREE },
        { "bids", false, 2, { 1, 2 }, SERVER_HINTS_OFF },
        { "bids", false, 3, { 0, 1, 2 }, SERVER_HINTS_OFF },
        { "fall", false, 2, { 1, 2 }, SERVER_HINTS_FREE },
        { "hlas", false, 4, { 1, 0, 2, 0 }, SERVER_HINTS_OFF },
        { "hlas", true, 4, { 1, 0, 2, 0 }, SERVER_HINTS_FREE },
        { "hlas", true, 4, { 1, 2, 0, 0 }, SERVER_HINTS_OFF },
    };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        struct people_table wanted = { .id = 1 + i, .owner = guests.id[0], .seats = rows[i].seats };
        people.game = rows[i].game;
        struct server_table *table = people_table(&wanted);
        if (rows[i].has_teams) {
            assert_null(match_option_set(table->game, &table->config, "mode", "teams"));
        }
        for (pl_seat p = 0; p < rows[i].seats; p++) {
            seat_guest(table, p, rows[i].guest[p]);
        }
        server_table_start(&people.server, table);
        assert_int_equal(server_table_hints(table), rows[i].hints);
        table->terms = SERVER_TERM_HINTS;
        assert_int_equal(server_table_hints(table),
                         rows[i].hints == SERVER_HINTS_OFF ? SERVER_HINTS_TOLD : rows[i].hints);
        people_commit();
    }
}

static void test_no_hints_among_people(void **state)
{
    (void)state;
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    pl_seat seat = table->waiting & 1 ? 0 : 1;

    assert_true(has(people_ask(guests.conn[seat], TABLE, "\"t\":\"hint\",\"table\":\"%T\""),
                    "\"code\":\"no-hints\""));
    assert_true(has(people_ask(guests.conn[2], TABLE, "\"t\":\"open\",\"table\":\"%T\""),
                    "\"hints\":\"off\""));
    assert_true(has(people.told, "\"from\":0,\"lines\":[]"));
}

/* Everybody who looks is told, in their own language, and who comes later too. */
static void test_a_hint_is_told(void **state)
{
    (void)state;
    people.terms = SERVER_TERM_HINTS;
    table_of(2, (int[]){ 1, 2 });
    people_ask(guests.conn[1], TABLE, "\"t\":\"lang\",\"lang\":\"pl\"");
    people.told_size = 0;
    assert_true(server_hint_tell(&people.server, TABLE, 0));
    people_commit();
    assert_int_equal(count_of(people.told, "\"kind\":\"hint\",\"text\":\"Ala takes a hint.\""), 3);
    assert_int_equal(count_of(people.told, "\"text\":\"Ala korzysta z podpowiedzi.\""), 1);

    people_restart();
    guests.conn[3] = people_connect(guests.id[3], session);
    people_listen(guests.conn[3], PL_LANG_EN);
    assert_true(has(people_ask(guests.conn[3], TABLE, "\"t\":\"open\",\"table\":\"%T\""),
                    "\"lines\":[{\"n\":0,\"ply\":0,\"seat\":0,\"kind\":\"hint\","));
    assert_true(has(people.told, "\"allows_hints\":true,\"loss\":false,\"watchers\":true,"
                                 "\"hints\":\"told\""));
}

/* A turn that fails tells nothing. */
static void test_an_untold_hint(void **state)
{
    (void)state;
    people.terms = SERVER_TERM_HINTS;
    table_of(2, (int[]){ 1, 2 });
    people.told_size = 0;
    people.told[0] = '\0';
    assert_true(server_hint_tell(&people.server, TABLE, 0));
    people_fail();
    assert_false(has(people.told, "\"kind\":\"hint\""));
    assert_false(has(people_ask(guests.conn[2], TABLE, "\"t\":\"open\",\"table\":\"%T\""),
                     "\"kind\":\"hint\""));
}

/* One that helps against bots is told to no one. */
static void test_a_hint_against_bots(void **state)
{
    (void)state;
    table_of(2, (int[]){ 1, 0 });
    people.told_size = 0;
    people.told[0] = '\0';
    assert_false(server_hint_tell(&people.server, TABLE, 0));
    people_commit();
    assert_false(has(people.told, "\"kind\":\"hint\""));
}

/* Taking back. */

/* Both guests decide, the first action each, while they are waited for. */
static void move(struct server_table *table, pl_seat seat)
{
    struct pl_state_room room;
    struct pl_legal legal = { .count = 0 };

    pl_observe(table->game, match_state(table->match), seat, pl_obs_in(&room));
    pl_legal_of(table->game, pl_obs_in(&room), seat, &legal);
    assert_true(legal.count > 0);
    assert_true(server_table_play(&people.server, table, seat,
                                  &(struct server_move){ .action = legal.action[0] }));
    people_commit();
}

/* A seat that is waited for. */
static pl_seat asked(const struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (table->waiting >> p & 1) {
            return p;
        }
    }
    return PL_NOBODY;
}

/* What a seat may have of the vote or the notice of the last request. */
static const char *ask_undo(const struct server_table *table, pl_seat seat)
{
    char members[96];

    guests.conn[seat]->bucket.tokens = SERVER_RATE_BURST;
    snprintf(members, sizeof members, "\"t\":\"undo\",\"table\":\"%%T\",\"question\":%lld",
             (long long)table->seat[seat].question);
    return people_ask(guests.conn[seat], TABLE, members);
}

static const char *answer(const struct server_table *table, pl_seat seat, bool is_yes)
{
    char members[128];

    snprintf(members, sizeof members,
             "\"t\":\"answer\",\"table\":\"%%T\",\"what\":\"undo\",\"vote\":%lld,\"yes\":%s",
             (long long)table->undo.number, is_yes ? "true" : "false");
    return people_ask(guests.conn[seat], TABLE, members);
}

/* One's own last decision goes back without asking, and everybody can read that it did. */
static void test_an_undo_is_told(void **state)
{
    (void)state;
    people.game = "seasons";
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    pl_seat seat = asked(table);

    move(table, seat);
    const char *told = ask_undo(table, seat);
    assert_true(has(told, "\"done\":true"));
    assert_int_equal(count_of(told, "\"kind\":\"undo\""), 4);
    assert_int_equal(table->ply, 0);
}

/* Others who have decided since are asked, and read which of their own decisions go too. */
static const char *open_undo_vote(struct server_table *table, pl_seat *ret_asker)
{
    for (uint32_t tries = 0; tries < 200; tries++) {
        pl_seat first = asked(table);
        move(table, first);
        pl_seat second = asked(table);
        uint32_t last = server_table_last_of(table, first);
        if (second == first || second == PL_NOBODY) {
            continue;
        }
        move(table, second);
        if (last != server_table_last_of(table, first) || last + 2 != table->ply) {
            continue;
        }
        const char *told = ask_undo(table, first);
        if (has(told, "\"done\":false")) {
            *ret_asker = first;
            return told;
        }
    }
    return NULL;
}

static void test_an_undo_vote(void **state)
{
    pl_seat asker = PL_NOBODY;

    (void)state;
    people.game = "mysthea";
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    const char *told = open_undo_vote(table, &asker);
    assert_non_null(told);
    uint32_t ply = table->ply;
    pl_seat other = (pl_seat)(1 - asker);
    assert_int_equal(count_of(told, "\"count\":2,\"back\":[{\"seat\":"), 4);
    assert_true(has(told, "\"left\":60000"));

    assert_true(has(answer(table, other, false), "\"kind\":\"undo-refused\""));
    assert_int_equal(table->ply, ply);
    assert_true(has(ask_undo(table, asker), "\"done\":false"));
    told = answer(table, other, true);
    assert_int_equal(table->ply, ply - 2);
    assert_int_equal(count_of(told, "\"kind\":\"undo\",\"text\":\""), 4);
    assert_true(has(told, "with the consent of the others: "));
    assert_false(has(told, "Ala: Ala ") || has(told, "Ola: Ola "));
}

/* A vote that is not answered ends, and that is told. */
static void test_a_late_answer(void **state)
{
    pl_seat asker = PL_NOBODY;

    (void)state;
    people.game = "mysthea";
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    assert_non_null(open_undo_vote(table, &asker));
    people.told_size = 0;
    people.told[0] = '\0';
    people.server.now_ms += SERVER_VOTE_MS - 1;
    server_votes_check(&people.server, table);
    people_commit();
    assert_false(has(people.told, "undo-late"));
    people.server.now_ms += 1;
    server_votes_check(&people.server, table);
    people_commit();
    assert_int_equal(count_of(people.told, "\"kind\":\"undo-late\""), 4);
}

/* A secret choice is named to whom it was, and to no one else. */
static void test_a_secret_is_not_named(void **state)
{
    (void)state;
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    pl_seat seat = asked(table);
    struct pl_text text;
    char words[SERVER_NOTICE_WORDS_MAX + 1];
    char other_words[SERVER_NOTICE_WORDS_MAX + 1];

    move(table, seat);
    text = pl_text_in(words, sizeof words);
    server_write_taken(&text, table, 0, 1, PL_LANG_EN);
    ask_undo(table, seat);
    struct pl_state_room room;
    struct pl_legal legal = { .count = 0 };
    pl_observe(table->game, match_state(table->match), seat, pl_obs_in(&room));
    pl_legal_of(table->game, pl_obs_in(&room), seat, &legal);
    assert_true(legal.count > 1);
    assert_true(server_table_play(&people.server, table, seat,
                                  &(struct server_move){ .action = legal.action[1] }));
    text = pl_text_in(other_words, sizeof other_words);
    server_write_taken(&text, table, 0, 1, PL_LANG_EN);
    assert_string_equal(words, other_words);
    people_commit();
}

/* Time and seats. */

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

static const char *ask(pl_seat seat, const char *type)
{
    char members[96];

    guests.conn[seat]->bucket.tokens = SERVER_RATE_BURST;
    snprintf(members, sizeof members, "\"t\":\"%s\",\"table\":\"%%T\"", type);
    return people_ask(guests.conn[seat], TABLE, members);
}

/* A bot plays and everybody reads why; two returns, and no third. */
static void test_time_runs_out(void **state)
{
    (void)state;
    people.game = "seasons";
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    for (int i = 0; i <= SERVER_RETURNS_MAX; i++) {
        bool is_last = i == SERVER_RETURNS_MAX;
        const char *told = run_out(table);
        assert_int_equal(count_of(told, "\"kind\":\"time\""), 8);
        assert_int_equal(count_of(told, "once too often"), is_last ? 8 : 0);
        for (pl_seat p = 0; p < 2; p++) {
            assert_true(table->seat[p].is_bot_now);
            assert_int_equal(server_seat_returns(&table->seat[p]), SERVER_RETURNS_MAX - i);
            told = ask(p, "return");
            assert_int_equal(has(told, "no-return"), is_last);
            assert_int_equal(count_of(told, "\"kind\":\"return\""), is_last ? 0 : 4);
        }
    }
    people_restart();
    assert_int_equal(people_table_of(TABLE)->seat[0].outs, SERVER_RETURNS_MAX + 1);
}

/* A pause of one's own choice is no running out of time: the seat can be had back any time. */
static void test_a_pause(void **state)
{
    char members[128];

    (void)state;
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    for (int i = 0; i < SERVER_RETURNS_MAX + 3; i++) {
        snprintf(members, sizeof members,
                 "\"t\":\"takeover\",\"table\":\"%%T\",\"seat\":0,\"presence\":%lld",
                 (long long)table->seat[0].presence);
        guests.conn[0]->bucket.tokens = SERVER_RATE_BURST;
        assert_true(has(people_ask(guests.conn[0], TABLE, members), "hands the seat to a bot"));
        assert_true(has(ask(0, "return"), "is back in the game"));
        assert_false(table->seat[0].is_bot_now);
    }
}

/* Loss on time: the bot plays on, the person cannot come back and is last whatever it reaches. */
static void test_loss_on_time(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    people.terms = SERVER_TERM_LOSS;
    people.game = "seasons";
    struct server_table *table = table_of(3, (int[]){ 1, 2, 3 });
    table->waiting = 1;
    const char *told = run_out(table);
    assert_int_equal(count_of(told, "\"kind\":\"lost\""), 4);
    assert_int_equal(count_of(told, "\"text\":\"Ola is the host of the table now.\""), 4);
    assert_true(table->seat[0].is_lost);
    assert_true(table->seat[0].has_left);
    assert_ptr_equal(table->owner, table->seat[1].user);
    assert_true(has(ask(0, "return"), "\"code\":\"not-seated\""));
    people_end_table(table);
    people_commit();
    people_restart();
    guests.conn[3] = people_connect(guests.id[3], session);
    people_listen(guests.conn[3], PL_LANG_EN);
    assert_true(has(ask(3, "open"), "\"ranks\":[3,1,2]"));
    assert_true(has(people.told, "\"has_left\":true,\"is_lost\":true"));
}

/* Not where it would end the game for everybody, or for others of the same side. */
static void test_no_loss_on_time(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    people.terms = SERVER_TERM_LOSS;
    people.game = "fall";
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    run_out(table);
    assert_true(table->seat[asked(table)].is_bot_now);
    assert_false(table->seat[0].is_lost || table->seat[1].is_lost);
}

static void test_alone_with_bots(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
    people.terms = SERVER_TERM_LOSS;
    struct server_table *table = table_of(2, (int[]){ 1, 0 });
    assert_int_equal(count_of(run_out(table), "\"kind\":\"time\""), 4);
    assert_true(table->seat[0].is_bot_now);
    assert_false(table->seat[0].is_lost);
}

static const int64_t DAY_MS = 86400000;

/* Gives the seat to a bot. */
static void go(const struct server_table *table, pl_seat seat)
{
    char members[128];

    snprintf(members, sizeof members,
             "\"t\":\"takeover\",\"table\":\"%%T\",\"seat\":%d,\"presence\":%lld", seat,
             (long long)table->seat[seat].presence);
    guests.conn[seat]->bucket.tokens = SERVER_RATE_BURST;
    assert_true(has(people_ask(guests.conn[seat], TABLE, members), "\"done\":true"));
}

static void come_back(pl_seat seat)
{
    assert_true(has(ask(seat, "return"), "is back in the game"));
}

static void go_and_come_back(const struct server_table *table, pl_seat seat)
{
    go(table, seat);
    come_back(seat);
}

/* A person who goes and comes back has as much time as before, by minutes and by days. */
static void test_coming_back_gives_no_time(void **state)
{
    static const struct server_clock clocks[] = { { SERVER_CLOCK_LIVE, 600000, 0 },
                                                  { SERVER_CLOCK_DAYS, 4 * 86400000LL, 0 } };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(clocks); i++) {
        people_take_down(NULL);
        begin(NULL);
        people.clock = clocks[i];
        struct server_table *table = table_of(2, (int[]){ 1, 2 });
        pl_seat seat = asked(table);
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
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    pl_seat seat = asked(table);
    for (int i = 1; i <= 20; i++) {
        go(table, seat);
        people.server.now_ms += 200;
        come_back(seat);
        assert_int_equal(server_clock_left(&people.server, table, seat), 600000 - i * 200);
    }
    go(table, seat);
    people.server.now_ms += 10000;
    move(table, seat);
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
        begin(NULL);
        people.game = "seasons";
        people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 60000, 0 };
        struct server_table *table = table_of(2, (int[]){ 1, 2 });
        pl_seat seat = asked(table);
        people.server.now_ms += is_before ? 60000 : 0;
        go(table, seat);
        people.server.now_ms += is_before ? 0 : 60000;
        come_back(seat);
        people.server.now_ms += 1;
        server_clock_check(&people.server, table);
        people_commit();
        assert_true(table->seat[seat].is_bot_now);
        assert_int_equal(table->seat[seat].outs, 1);
    }
}

/* The increment goes back with the decision that it was for. */
static void test_taking_back_gives_no_time(void **state)
{
    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 600000, 30000 };
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    pl_seat seat = asked(table);

    for (int i = 0; i < 3; i++) {
        move(table, seat);
        assert_int_equal(server_clock_left(&people.server, table, seat), 630000);
        assert_true(has(ask_undo(table, seat), "\"done\":true"));
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
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    for (int tries = 0; tries < 200 && table->status == SERVER_RUNNING; tries++) {
        pl_seat seat = asked(table);
        int64_t left = server_clock_left(&people.server, table, seat);
        people.server.now_ms += left - DAY_MS;
        move(table, seat);
        bool is_asked = table->waiting >> seat & 1;
        if (table->status == SERVER_RUNNING && server_table_can_undo(table, seat) &&
            has(ask_undo(table, seat), "\"done\":true")) {
            assert_int_equal(server_clock_left(&people.server, table, seat), DAY_MS);
            again += is_asked;
            other += !is_asked;
            move(table, seat);
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
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    for (int tries = 0; tries < 200 && table->status == SERVER_RUNNING; tries++) {
        pl_seat seat = asked(table);
        uint32_t ply = table->ply;
        people.server.now_ms += server_clock_left(&people.server, table, seat) - HOUR_MS;
        move(table, seat);
        if (table->status != SERVER_RUNNING || !(table->waiting >> seat & 1) ||
            table->epoch_from > ply) {
            continue;
        }
        people.server.now_ms += HOUR_MS;
        move(table, seat);
        if (table->status != SERVER_RUNNING || table->epoch_from > ply ||
            !server_table_can_undo(table, seat)) {
            continue;
        }
        assert_true(has(ask_undo(table, seat), "\"done\":true"));
        assert_int_equal(server_clock_left(&people.server, table, seat), 4 * DAY_MS - HOUR_MS);
        assert_true(has(ask_undo(table, seat), "\"done\":true"));
        assert_int_equal(server_clock_left(&people.server, table, seat), HOUR_MS);
        move(table, seat);
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
        begin(NULL);
        people.terms = may ? SERVER_TERM_HINTS : 0;
        struct server_table *table = table_of(2, (int[]){ 1, 2 });
        pl_seat seat = asked(table);
        server_table_bot_takes(&people.server, table, seat);
        move(table, seat);
        people_commit();
        assert_true(has(ask(seat, "return"), "is back in the game"));
        assert_int_equal(server_table_can_undo(table, seat), may);
        assert_true(has(ask_undo(table, seat), may ? "\"done\":true" : "\"code\":\"no-undo\""));
    }
}

/* The same after a restart; what a person has chosen can still be taken back then. */
static void test_a_choice_of_a_bot_stays_after_a_restart(void **state)
{
    (void)state;
    for (int is_own = 0; is_own <= 1; is_own++) {
        people_take_down(NULL);
        begin(NULL);
        struct server_table *table = table_of(2, (int[]){ 1, 2 });
        pl_seat seat = asked(table);
        struct pl_legal legal;
        pl_legal_of(table->game, pl_as_obs(match_state(table->match)), seat, &legal);
        assert_true(server_table_play(
            &people.server, table, seat,
            &(struct server_move){ .action = legal.action[0], .mid = is_own ? "m" : NULL }));
        people_commit();
        people_restart();
        table = people_table_of(TABLE);
        assert_int_equal(server_table_awaken(&people.server, table), SERVER_OK);
        assert_int_equal(server_table_can_undo(table, seat), is_own);
    }
}

/* Resigning is told and final; standing up before the start is neither. */
static void test_resigning(void **state)
{
    (void)state;
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    assert_int_equal(count_of(ask(1, "leave"), "\"kind\":\"resign\""), 4);
    assert_true(table->seat[1].has_left);
    assert_true(has(ask(1, "return"), "\"code\":\"not-seated\""));
}

/* The next host is told, and so are all the others. */
static void test_a_host_who_goes(void **state)
{
    (void)state;
    struct server_table *table = table_of(3, (int[]){ 1, 0, 2 });
    const char *told = ask(0, "leave");
    assert_int_equal(count_of(told, "\"kind\":\"host\""), 4);
    assert_true(has(told, "Ola is the host of the table now."));
    assert_ptr_equal(table->owner, table->seat[2].user);
    assert_false(has(ask(2, "leave"), "\"kind\":\"host\""));
}

/* Notices. */

/* A table keeps the newest; numbers go on. */
static void test_old_notices_go(void **state)
{
    (void)state;
    people.terms = SERVER_TERM_HINTS;
    table_of(2, (int[]){ 1, 2 });
    for (int i = 0; i < SERVER_NOTICES_MAX + 2; i++) {
        assert_true(server_hint_tell(&people.server, TABLE, 0));
        people.told_size = 0;
        people_commit();
    }
    guests.conn[2]->bucket.tokens = SERVER_RATE_BURST;
    const char *told = people_ask(guests.conn[2], TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    assert_int_equal(count_of(told, "\"kind\":\"hint\""), SERVER_NOTICES_MAX);
    assert_true(has(told, "\"lines\":[{\"n\":2,"));
}

/* What one says again and again drives out nothing that others should read. */
static void test_a_flood_of_notices(void **state)
{
    (void)state;
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    for (int i = 0; i < SERVER_NOTICES_MAX + 3; i++) {
        enum server_notice_kind kind = i < 2   ? SERVER_NOTICE_HINT
                                       : i & 1 ? SERVER_NOTICE_WATCHERS_ON
                                               : SERVER_NOTICE_WATCHERS_OFF;
        server_notice_add(&people.server, table,
                          &(struct server_notice){ .kind = kind, .seat = 0 });
        people.told_size = 0;
        people_commit();
    }
    people.told_size = 0;
    guests.conn[2]->bucket.tokens = SERVER_RATE_BURST;
    const char *told = people_ask(guests.conn[2], TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    assert_int_equal(count_of(told, "\"kind\":\"hint\""), 2);
    assert_int_equal(count_of(told, "\"kind\":\"watchers\""), SERVER_NOTICES_MAX - 2);
    assert_true(server_notices_are_well(&people.server, table));
}

/* A person who goes leaves no name in them. */
static void test_names_in_notices(void **state)
{
    (void)state;
    struct server_table *table = table_of(2, (int[]){ 1, 2 });
    server_notice_add(&people.server, table,
                      &(struct server_notice){ .kind = SERVER_NOTICE_HINT, .seat = 0 });
    people_commit();
    struct server_user *user = people_get(guests.id[0]);
    server_person_erase(&people.server, user);
    server_user_drop(&people.server, user);
    people_commit();
    const char *told = people_ask(guests.conn[2], TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    assert_true(has(told, "deleted player takes a hint."));
    assert_false(has(told, "Ala"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, begin, people_take_down)
        TEST(test_who_may_take_hints),
        TEST(test_no_hints_among_people),
        TEST(test_a_hint_is_told),
        TEST(test_an_untold_hint),
        TEST(test_a_hint_against_bots),
        TEST(test_old_notices_go),
        TEST(test_a_flood_of_notices),
        TEST(test_names_in_notices),
        TEST(test_an_undo_is_told),
        TEST(test_an_undo_vote),
        TEST(test_time_runs_out),
        TEST(test_a_pause),
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
        TEST(test_resigning),
        TEST(test_a_host_who_goes),
        TEST(test_a_late_answer),
        TEST(test_a_secret_is_not_named),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
