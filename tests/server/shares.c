/* Whose thoughts come first at a table, in a world where jobs are done when the test says so: the
 * opponents of those who are there, then hints, then tables where no person plays. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "games/games.h"
#include "server/bots.h"
#include "server/limits.h"
#include "tests/server/secrecy_world.h"

enum { OPPONENT, HINT, ALONE, BOTS = 14, ALL_BOTS = 15 };

static struct world world;

/* Four seats of a game in which all decide at once. */
static void set_up(pl_seat_mask bots)
{
    struct world_setup setup = { .game = games_find("template"), .bots = bots };

    setup.config = pl_config_default(setup.game, 4, pl_seed_of(1));
    world_set_up(&world, &setup);
}

static void close_all(void)
{
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world_ask(&world, (pl_seat)(i < PL_SEATS_MAX ? i : PL_NOBODY),
                  "\"t\":\"close\",\"table\":\"%T\"");
    }
}

static void test_opponents(void **unused)
{
    (void)unused;
    set_up(BOTS);
    assert_null(world.job[0]);
    for (pl_seat p = 1; p < 4; p++) {
        assert_non_null(world.job[p]);
        assert_int_equal(world.job[p]->rank, OPPONENT);
        assert_int_equal(world.job[p]->owner, server_user_id(&world.person[0].user));
    }
}

static void test_hint(void **unused)
{
    (void)unused;
    set_up(BOTS);
    world_ask(&world, 0, "\"t\":\"hint\",\"table\":\"%T\"");
    assert_non_null(world.hint);
    assert_int_equal(world.hint->rank, HINT);
    assert_int_equal(world.hint->owner, server_user_id(&world.person[0].user));
    world_give_hint(&world);
}

/* Whoever lets a bot play for them, or is not there, does not hold up others. */
static void test_nobody_there(void **unused)
{
    struct server_conn *conn = world.person[0].user.conns;

    (void)unused;
    world.person[0].user.conns = NULL;
    set_up(BOTS);
    assert_int_equal(world.job[1]->rank, ALONE);
    assert_int_equal(world.job[1]->owner, server_user_id(&world.person[0].user));
    world.person[0].user.conns = conn;

    set_up(BOTS);
    world_ask(&world, 0, "\"t\":\"takeover\",\"table\":\"%T\",\"seat\":0");
    assert_non_null(world.job[0]);
    assert_int_equal(world.job[0]->rank, ALONE);
}

/* Two who play: neither pays for all. */
static void test_the_poorer_pays(void **unused)
{
    uint64_t owners[2];

    (void)unused;
    world.person[0].user.share.next_round[OPPONENT] = 7;
    world.person[1].user.share.next_round[OPPONENT] = 5;
    set_up(12);
    for (pl_seat p = 0; p < 2; p++) {
        owners[p] = world.job[2 + p]->owner;
        assert_int_equal(owners[p], server_user_id(&world.person[1].user));
    }
    world.person[1].user.share.next_round[OPPONENT] = 9;
    set_up(12);
    assert_int_equal(world.job[2]->owner, server_user_id(&world.person[0].user));
    world.person[0].user.share = (struct server_share){ { 0 } };
    world.person[1].user.share = (struct server_share){ { 0 } };
}

/* Bots alone are played for somebody who looks. */
static void test_bots_alone(void **unused)
{
    (void)unused;
    set_up(ALL_BOTS);
    assert_false(server_bots_are_due(world.table));
    world_ask(&world, PL_NOBODY, "\"t\":\"open\",\"table\":\"%T\"");
    for (pl_seat p = 0; p < 4; p++) {
        assert_int_equal(world.job[p]->rank, ALONE);
        assert_int_equal(world.job[p]->owner,
                         server_user_id(&world_person(&world, PL_NOBODY)->user));
    }
    close_all();
    assert_true(world.table->seat[0].thought != NULL);
    server_bots_review(&world.server, world.table);
    assert_null(world.table->seat[0].thought);
}

/* Those that were opened last: a watcher who opens more stops the first ones. */
static void test_two_tables_of_bots(void **unused)
{
    static struct server_table other[SERVER_WATCHED_BOTS_MAX];
    struct server_conn *conn = &world_person(&world, PL_NOBODY)->conn;

    (void)unused;
    set_up(ALL_BOTS);
    world_ask(&world, PL_NOBODY, "\"t\":\"open\",\"table\":\"%T\"");
    for (uint32_t i = 0; i < SERVER_WATCHED_BOTS_MAX; i++) {
        server_bots_review(&world.server, world.table);
        assert_non_null(world.table->seat[0].thought);
        other[i].status = SERVER_RUNNING;
        conn->sub[1 + i] = (struct server_sub){
            .conn = conn,
            .table = &other[i],
            .order = ++world.server.open_count,
        };
    }
    server_bots_review(&world.server, world.table);
    assert_null(world.table->seat[0].thought);
    assert_false(server_bots_are_due(world.table));
    other[0].status = SERVER_OVER;
    assert_true(server_bots_are_due(world.table));
    for (uint32_t i = 0; i < SERVER_WATCHED_BOTS_MAX; i++) {
        conn->sub[1 + i] = (struct server_sub){ .conn = conn };
    }
    close_all();
}

static void test_nobody_thinks_of_what_was_undone(void **unused)
{
    (void)unused;
    set_up(BOTS);
    struct server_thought *before = world.table->seat[1].thought;
    assert_non_null(before);
    server_bots_unask(&world.server, &world.table->seat[1]);
    assert_null(world.table->seat[1].thought);
    assert_true(server_bots_are_due(world.table));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_opponents),
        cmocka_unit_test(test_hint),
        cmocka_unit_test(test_nobody_there),
        cmocka_unit_test(test_the_poorer_pays),
        cmocka_unit_test(test_bots_alone),
        cmocka_unit_test(test_two_tables_of_bots),
        cmocka_unit_test(test_nobody_thinks_of_what_was_undone),
    };

    world_open(&world);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    return failed;
}
