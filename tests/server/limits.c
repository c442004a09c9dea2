/* What a person may ask a table for, and what it costs them. The server has no network and a real
 * store. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "server/gate/limits.h"
#include "tests/server/people.h"

enum { TABLE = 1, SEATS = 2 };

static const unsigned char session[SERVER_HASH_BYTES] = { 1 };
static struct server_conn *conns[SEATS];

static struct server_table *begin(const char *game)
{
    int64_t ids[SEATS] = { people_guest("Ala"), people_guest("Ola") };

    people.game = game;
    people.clock = (struct server_clock){ SERVER_CLOCK_LIVE, 600000, 0 };
    struct server_table *table =
        people_table(&(struct people_table){ TABLE, ids[0], SEATS, { ids[0], ids[1] } });
    people_commit();
    for (int i = 0; i < SEATS; i++) {
        conns[i] = people_connect(ids[i], session);
        people_listen(conns[i], PL_LANG_EN);
    }
    return table;
}

static const char *ask(int conn, const char *members)
{
    conns[conn]->bucket.tokens = SERVER_RATE_BURST;
    return people_ask(conns[conn], TABLE, members);
}

static void decide(struct server_table *table)
{
    pl_seat seat = table->waiting & 1 ? 0 : 1;
    struct pl_legal legal;

    pl_legal_of(table->game, pl_as_obs(match_state(table->match)), seat, &legal);
    assert_true(legal.count > 0);
    assert_true(server_table_play(&people.server, table, seat,
                                  &(struct server_move){ .action = legal.action[0] }));
    people_commit();
}

/* A film costs what it takes to make. */
static void test_price_of_a_film(void **state)
{
    (void)state;
    struct server_table *table = begin("seasons");
    for (int i = 0; i < 60; i++) {
        decide(table);
    }
    const char *told = ask(0, "\"t\":\"film\",\"table\":\"%T\",\"from\":0");
    double pieces = (double)(strlen(told) / SERVER_FILM_BYTES_OF_TOKEN);
    assert_true(pieces >= 1);
    assert_true(conns[0]->bucket.tokens <= SERVER_RATE_BURST - 3 - pieces);
}

/* A wish is answered with a view, like opening the table. */
static void test_price_of_a_wish(void **state)
{
    (void)state;
    const struct server_table *table = begin("hlas");
    char members[128];
    ask(0, "\"t\":\"open\",\"table\":\"%T\"");
    snprintf(members, sizeof members,
             "\"t\":\"skip\",\"table\":\"%%T\",\"question\":%lld,\"until\":\"turn\"",
             (long long)table->seat[0].question);
    ask(0, members);
    assert_non_null(strstr(people.told, "\"until\":\"turn\""));
    assert_true(conns[0]->bucket.tokens <= SERVER_RATE_BURST - 2);
}

/* Pauses that are asked for again and again, and doors that open and close, are told to everybody
 * who looks. */
static void test_as_often_as_is_bearable(void **state)
{
    static const char *const members[] = {
        "\"t\":\"pause\",\"table\":\"%T\"",
        "\"t\":\"watchers\",\"table\":\"%T\",\"on\":false",
        "\"t\":\"watchers\",\"table\":\"%T\",\"on\":true",
    };

    (void)state;
    begin("bids");
    for (int i = 0; i < 31; i++) {
        assert_int_equal(strstr(ask(0, members[i % 3]), "too-fast") != NULL, i == 30);
    }
    assert_null(strstr(ask(1, members[0]), "too-fast"));
    people.server.now_ms += 60000;
    assert_non_null(strstr(ask(0, members[0]), "\"done\":false"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name_) cmocka_unit_test_setup_teardown(name_, people_set_up, people_take_down)
        TEST(test_price_of_a_film),
        TEST(test_price_of_a_wish),
        TEST(test_as_often_as_is_bearable),
#undef TEST
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
