/* When a bot's thought ends and when it is shown, at a table: in a world whose time goes on when
 * the test says so. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "server/tables/bots.h"
#include "server/tables/pace.h"
#include "tests/server/secrecy_world.h"

enum { BOTS = 14, BOT = 1, STEP_MS = 5, HARD_SHOW_MS = 700 };

static struct world world;
static uint64_t steady_ns;
static uint32_t stopped_ms; /* after it began; 0: never */

/* In the place of the machine's clocks. */
uint64_t server_steady_ns(void)
{
    return steady_ns;
}

int64_t server_wall_ms(void)
{
    return (int64_t)(steady_ns / 1000000);
}

static void pass(uint32_t ms)
{
    steady_ns += (uint64_t)ms * 1000000;
}

/* It thinks on until it is told to stop, or for a second. */
static void think_on(struct world *at)
{
    uint32_t before = at->stop_count;

    stopped_ms = 0;
    for (uint32_t ms = STEP_MS; ms <= 1000 && !stopped_ms; ms += STEP_MS) {
        pass(STEP_MS);
        server_bots_hurry(&at->server);
        stopped_ms = at->stop_count > before ? ms : 0;
    }
}

/* Four seats of a game in which all decide at once; a bot is asked anew, as a hard one. */
static void set_up(void)
{
    struct world_setup setup = { .game = games_find("bids"), .bots = BOTS };

    setup.config = pl_config_default(setup.game, 4, pl_seed_of(1));
    world_set_up(&world, &setup);
    server_bots_unask(&world.server, &world.table->seat[BOT]);
    world.table->seat[BOT].level = BOT_LEVEL_HARD;
    server_bots_think(&world.server, world.table);
    assert_non_null(world.job[BOT]);
}

/* The worker gets to it `late_ms` late, and `beside` wait beside it. */
static void choose(uint32_t late_ms, uint32_t beside)
{
    struct pl_legal list;

    pass(late_ms);
    world.run.beside = beside;
    pl_legal_of(world.table->game, pl_as_obs(world_truth(&world)), BOT, &list);
    world_move(&world, BOT, list.action[0]);
}

/* Not before it is due, however early it was found; and then at once. */
static void assert_shown_at(uint64_t ns)
{
    assert_int_equal(world.table->ply, 0);
    if (ns > steady_ns) {
        steady_ns = ns - 1;
        server_bots_show(&world.server);
        assert_int_equal(world.table->ply, 0);
        steady_ns = ns;
    }
    server_bots_show(&world.server);
    assert_int_equal(world.table->ply, 1);
}

/* Whenever a worker got to it, an opponent has chosen when its choice is to be shown. */
static void test_an_opponent_ends_when_it_is_due(void **unused)
{
    static const struct {
        uint32_t late_ms;
        uint32_t stopped_ms;
    } cases[] = { { 0, 605 }, { 100, 505 }, { 500, 105 }, { 580, 25 }, { 600, 20 }, { 670, 20 } };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(cases); i++) {
        set_up();
        uint64_t show_ns = steady_ns + (uint64_t)HARD_SHOW_MS * 1000000;
        choose(cases[i].late_ms, 0);
        assert_in_range(stopped_ms, cases[i].stopped_ms - STEP_MS, cases[i].stopped_ms);
        assert_true(steady_ns <= show_ns);
        assert_shown_at(show_ns);
    }
}

/* The later, the shorter, down to the least; only then is it late, and by that alone. */
static void test_too_late(void **unused)
{
    (void)unused;
    set_up();
    choose(HARD_SHOW_MS + 300, 0);
    assert_in_range(stopped_ms, STEP_MS, 25);
    assert_int_equal(world.table->ply, 1);
}

static void test_others_wait(void **unused)
{
    (void)unused;
    set_up();
    choose(0, 3);
    assert_in_range(stopped_ms, 150, 155);
    set_up();
    choose(0, 100);
    assert_int_equal(stopped_ms, 10);
    assert_int_equal(world.server.look_at_ms - world.server.now_ms, 5);
}

/* Where no one waits for the answer it is not cut short: it is put back if it is in the way. */
static void test_nobody_there(void **unused)
{
    (void)unused;
    world_set_there(&world, 0, false);
    set_up();
    choose(0, 0);
    assert_int_equal(stopped_ms, 0);
    world_set_there(&world, 0, true);
}

/* A stop is lost on a bot that is only about to begin, so an unwanted thought is told again. */
static void unask_early(struct world *at)
{
    server_bots_unask(&at->server, &at->table->seat[BOT]);
    uint32_t before = at->stop_count;
    server_bots_hurry(&at->server);
    assert_int_equal(at->stop_count, before + 1);
}

static void test_unwanted(void **unused)
{
    (void)unused;
    set_up();
    world.during = unask_early;
    choose(0, 0);
    world.during = think_on;
    assert_int_equal(world.table->ply, 0);
}

/* In tests of play a busy machine changes no choice. */
static void test_seeded(void **unused)
{
    static const struct pl_seed seed;

    (void)unused;
    set_up();
    world.server.options.test_seed = &seed;
    choose(650, 50);
    world.server.options.test_seed = NULL;
    assert_int_equal(stopped_ms, 0);
    assert_int_equal(world.server.look_at_ms - world.server.now_ms, 50);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_opponent_ends_when_it_is_due),
        cmocka_unit_test(test_too_late),
        cmocka_unit_test(test_others_wait),
        cmocka_unit_test(test_nobody_there),
        cmocka_unit_test(test_unwanted),
        cmocka_unit_test(test_seeded),
    };

    steady_ns = UINT64_C(5000000000);
    world_open(&world);
    world.server.options.has_quick_bots = false;
    world.during = think_on;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    return failed;
}
