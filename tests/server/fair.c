/* What people at a table may do to each other beside playing, and what all of them are told of it:
 * hints, decisions taken back, votes, and how such lines are kept. The server has no network and a
 * real store. */
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
#include "server/tables/pause.h"
#include "server/tables/present.h"
#include "server/tables/question.h"
#include "server/tables/vote.h"
#include "tests/server/guests.h"

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
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    pl_seat seat = table->waiting & 1 ? 0 : 1;

    assert_true(has(people_ask(guests.conn[seat], GUESTS_TABLE, "\"t\":\"hint\",\"table\":\"%T\""),
                    "\"code\":\"no-hints\""));
    assert_true(has(people_ask(guests.conn[2], GUESTS_TABLE, "\"t\":\"open\",\"table\":\"%T\""),
                    "\"hints\":\"off\""));
    assert_true(has(people.told, "\"from\":0,\"lines\":[]"));
}

/* Everybody who looks is told, in their own language, and who comes later too. */
static void test_a_hint_is_told(void **state)
{
    (void)state;
    people.terms = SERVER_TERM_HINTS;
    guests_table(2, (int[]){ 1, 2 });
    people_ask(guests.conn[1], GUESTS_TABLE, "\"t\":\"lang\",\"lang\":\"pl\"");
    people.told_size = 0;
    assert_true(server_hint_tell(&people.server, GUESTS_TABLE, 0));
    people_commit();
    assert_int_equal(count_of(people.told, "\"kind\":\"hint\",\"text\":\"Ala takes a hint.\""), 3);
    assert_int_equal(count_of(people.told, "\"text\":\"Ala korzysta z podpowiedzi.\""), 1);

    people_restart();
    guests_connect(3);
    assert_true(has(people_ask(guests.conn[3], GUESTS_TABLE, "\"t\":\"open\",\"table\":\"%T\""),
                    "\"lines\":[{\"n\":0,\"ply\":0,\"seat\":0,\"kind\":\"hint\","));
    assert_true(has(people.told, "\"allows_hints\":true,\"loss\":false,\"watchers\":true,"
                                 "\"hints\":\"told\""));
}

/* A turn that fails tells nothing. */
static void test_an_untold_hint(void **state)
{
    (void)state;
    people.terms = SERVER_TERM_HINTS;
    guests_table(2, (int[]){ 1, 2 });
    people.told_size = 0;
    people.told[0] = '\0';
    assert_true(server_hint_tell(&people.server, GUESTS_TABLE, 0));
    people_fail();
    assert_false(has(people.told, "\"kind\":\"hint\""));
    assert_false(has(people_ask(guests.conn[2], GUESTS_TABLE, "\"t\":\"open\",\"table\":\"%T\""),
                     "\"kind\":\"hint\""));
}

/* One that helps against bots is told to no one. */
static void test_a_hint_against_bots(void **state)
{
    (void)state;
    guests_table(2, (int[]){ 1, 0 });
    people.told_size = 0;
    people.told[0] = '\0';
    assert_false(server_hint_tell(&people.server, GUESTS_TABLE, 0));
    people_commit();
    assert_false(has(people.told, "\"kind\":\"hint\""));
}

/* Taking back. */

static const char *answer(const struct server_table *table, pl_seat seat, bool is_yes)
{
    char members[128];

    snprintf(members, sizeof members,
             "\"t\":\"answer\",\"table\":\"%%T\",\"what\":\"undo\",\"vote\":%lld,\"yes\":%s",
             (long long)table->undo.number, is_yes ? "true" : "false");
    return people_ask(guests.conn[seat], GUESTS_TABLE, members);
}

/* One's own last decision goes back without asking, and everybody can read that it did. */
static void test_an_undo_is_told(void **state)
{
    (void)state;
    people.game = "seasons";
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    pl_seat seat = guests_asked(table);

    guests_move(table, seat);
    const char *told = guests_undo(table, seat);
    assert_true(has(told, "\"done\":true"));
    assert_int_equal(count_of(told, "\"kind\":\"undo\""), 4);
    assert_int_equal(table->ply, 0);
}

/* Others who have decided since are asked, and read which of their own decisions go too. */
static const char *open_undo_vote(struct server_table *table, pl_seat *ret_asker)
{
    for (uint32_t tries = 0; tries < 200; tries++) {
        pl_seat first = guests_asked(table);
        guests_move(table, first);
        pl_seat second = guests_asked(table);
        uint32_t last = server_table_last_of(table, first);
        if (second == first || second == PL_NOBODY) {
            continue;
        }
        guests_move(table, second);
        if (last != server_table_last_of(table, first) || last + 2 != table->ply) {
            continue;
        }
        const char *told = guests_undo(table, first);
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
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    const char *told = open_undo_vote(table, &asker);
    assert_non_null(told);
    uint32_t ply = table->ply;
    pl_seat other = (pl_seat)(1 - asker);
    assert_int_equal(count_of(told, "\"count\":2,\"back\":[{\"seat\":"), 4);
    assert_true(has(told, "\"left\":60000"));

    assert_true(has(answer(table, other, false), "\"kind\":\"undo-refused\""));
    assert_int_equal(table->ply, ply);
    assert_true(has(guests_undo(table, asker), "\"done\":false"));
    told = answer(table, other, true);
    assert_int_equal(table->ply, ply - 2);
    assert_int_equal(count_of(told, "\"kind\":\"undo\",\"text\":\""), 4);
    assert_true(has(told, "with the consent of the others: "));
    assert_false(has(told, "Ala: Ala ") || has(told, "Ola: Ola "));
}

/* While a vote is open, no other takes its place: what was answered counts. */
static void test_one_vote_at_a_time(void **state)
{
    bool is_done = true;

    (void)state;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 600000, 0 };
    struct server_table *table = people_table(&(struct people_table){
        .id = GUESTS_TABLE,
        .owner = guests.id[0],
        .seats = 4,
        .seat = { guests.id[0], guests.id[1], guests.id[2], people_guest("Uli") } });
    struct server *server = &people.server;
    assert_int_equal(server_table_pause(server, table, 0, &is_done), SERVER_OK);
    int64_t number = table->pause.number;
    assert_int_equal(server_table_vote(server, table, &table->pause, 1, true), SERVER_OK);
    assert_int_equal(server_table_pause(server, table, 2, &is_done), SERVER_STALE);
    assert_int_equal(server_table_pause(server, table, 0, &is_done), SERVER_OK);
    assert_false(is_done);
    assert_int_equal(table->pause.number, number);
    assert_int_equal(table->pause.need, 1 << 2 | 1 << 3);

    assert_int_equal(server_table_takeover(server, table, 0, 3, &is_done), SERVER_OK);
    assert_int_equal(server_table_vote(server, table, &table->takeover, 1, true), SERVER_OK);
    assert_int_equal(server_table_takeover(server, table, 0, 3, &is_done), SERVER_OK);
    assert_int_equal(server_table_takeover(server, table, 2, 3, &is_done), SERVER_STALE);
    assert_int_equal(table->takeover.need, 1 << 2);
    people_commit();
}

/* The same of an undo; who has days for a decision has one for the answer. */
static void test_an_undo_vote_by_days(void **state)
{
    pl_seat asker = PL_NOBODY;

    (void)state;
    people.game = "mysthea";
    people.clock = (struct server_clock){ SERVER_CLOCK_DAYS, 4 * 86400000LL, 0 };
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    assert_true(has(open_undo_vote(table, &asker), "\"left\":86400000"));
    struct server_vote vote = table->undo;
    people.server.now_ms += SERVER_VOTE_MS;
    server_votes_check(&people.server, table);
    assert_true(has(guests_undo(table, asker), "\"done\":false"));
    assert_true(table->undo.is_open);
    assert_int_equal(table->undo.number, vote.number);
    assert_int_equal(table->undo.until_ms, vote.until_ms);
}

/* A vote that is not answered ends, and that is told. */
static void test_a_late_answer(void **state)
{
    pl_seat asker = PL_NOBODY;

    (void)state;
    people.game = "mysthea";
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
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
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    pl_seat seat = guests_asked(table);
    struct pl_text text;
    char words[SERVER_NOTICE_WORDS_MAX + 1];
    char other_words[SERVER_NOTICE_WORDS_MAX + 1];

    guests_move(table, seat);
    text = pl_text_in(words, sizeof words);
    server_write_taken(&text, table, 0, 1, PL_LANG_EN);
    guests_undo(table, seat);
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

/* Notices. */

/* A table keeps the newest; numbers go on. */
static void test_old_notices_go(void **state)
{
    (void)state;
    people.terms = SERVER_TERM_HINTS;
    guests_table(2, (int[]){ 1, 2 });
    for (int i = 0; i < SERVER_NOTICES_MAX + 2; i++) {
        assert_true(server_hint_tell(&people.server, GUESTS_TABLE, 0));
        people.told_size = 0;
        people_commit();
    }
    guests.conn[2]->bucket.tokens = SERVER_RATE_BURST;
    const char *told = people_ask(guests.conn[2], GUESTS_TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    assert_int_equal(count_of(told, "\"kind\":\"hint\""), SERVER_NOTICES_MAX);
    assert_true(has(told, "\"lines\":[{\"n\":2,"));
}

/* What one says again and again drives out nothing that others should read. */
static void test_a_flood_of_notices(void **state)
{
    (void)state;
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
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
    const char *told = people_ask(guests.conn[2], GUESTS_TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    assert_int_equal(count_of(told, "\"kind\":\"hint\""), 2);
    assert_int_equal(count_of(told, "\"kind\":\"watchers\""), SERVER_NOTICES_MAX - 2);
    assert_true(server_notices_are_well(&people.server, table));
}

/* A person who goes leaves no name in them. */
static void test_names_in_notices(void **state)
{
    (void)state;
    struct server_table *table = guests_table(2, (int[]){ 1, 2 });
    server_notice_add(&people.server, table,
                      &(struct server_notice){ .kind = SERVER_NOTICE_HINT, .seat = 0 });
    people_commit();
    struct server_user *user = people_get(guests.id[0]);
    server_person_erase(&people.server, user);
    server_user_drop(&people.server, user);
    people_commit();
    const char *told = people_ask(guests.conn[2], GUESTS_TABLE, "\"t\":\"open\",\"table\":\"%T\"");
    assert_true(has(told, "deleted player takes a hint."));
    assert_false(has(told, "Ala"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, guests_begin, people_take_down)
        TEST(test_who_may_take_hints),  TEST(test_no_hints_among_people),
        TEST(test_a_hint_is_told),      TEST(test_an_untold_hint),
        TEST(test_a_hint_against_bots), TEST(test_old_notices_go),
        TEST(test_a_flood_of_notices),  TEST(test_names_in_notices),
        TEST(test_an_undo_is_told),     TEST(test_an_undo_vote),
        TEST(test_one_vote_at_a_time),  TEST(test_an_undo_vote_by_days),
        TEST(test_a_late_answer),       TEST(test_a_secret_is_not_named),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
