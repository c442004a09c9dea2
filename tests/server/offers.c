/* Offers in another's turn, such as a relic of The Fall (R-FAL-13.10), at a table of the server:
 * silence declines them and costs nothing, and they do not stand in the way of undo. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "games/fall/flow.h"
#include "server/gate/limits.h"
#include "server/tables/clock.h"
#include "tests/server/secrecy_world.h"

enum { DAY_MS = 24 * 60 * 60 * 1000 };

static struct world world;

/* Three players; only the third has a relic that could be used in the turn of the first. */
static void set_up(enum server_clock_kind clock, pl_seat_mask bots)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct world_setup setup = {
        .game = &fall_game,
        .config = pl_config_default(&fall_game, 3, pl_seed_of(1)),
        .bots = bots,
        .clock = clock,
    };

    world_set_up(&world, &setup);
    pl_start(&fall_game, &setup.config, state);
    fall_game.tests.plain(state);
    fall_edit(state)->public.hero[2] = FALL_SANYA;
    fall_edit(state)->public.charged = 1u << 2;
    fall_edit(state)->public.next_event = 1 + FALL_RIVER;
    assert_null(fall_game.check(state));
    world_begin(&world, state, 0);
}

static const struct fall *at(void)
{
    return fall_read(world_truth(&world));
}

static void assert_asked(enum fall_frame frame, pl_seat seat)
{
    assert_int_equal(pl_peek(&at()->head)->kind, frame);
    assert_int_equal(world.table->waiting, 1u << seat);
}

/* After which the third is asked. */
static void extract(void)
{
    world_move(&world, 0, pl_act(FALL_ACT_EXTRACT, 0, 0, 0));
    assert_asked(FALL_FRAME_STEP_IN, 2);
}

/* Time goes on, and the server looks at its clocks. */
static void wait(int64_t ms)
{
    world_wait(&world, ms);
    server_clock_check(&world.server, world.table);
}

static void test_stepping_in(void **unused)
{
    (void)unused;
    set_up(SERVER_CLOCK_NONE, 0);
    extract();
    world_move(&world, 2, pl_act(FALL_ACT_STEP_IN, 0, 0, 0));
    assert_asked(FALL_FRAME_TELEPORT, 2);
    world_move(&world, 2, pl_act(FALL_ACT_TELEPORT, FALL_NODE_X0, 0, 0));
    assert_asked(FALL_FRAME_DAY, 0);
    assert_int_equal(at()->public.node[0], FALL_NODE_X0);
    assert_int_equal(at()->public.charged, 0);
}

/* A live clock: the offer is declined until its own turn, and the seat has time for that one. */
static void test_silence_declines(void **unused)
{
    (void)unused;
    set_up(SERVER_CLOCK_LIVE, 0);
    extract();
    int64_t left = server_clock_left(&world.server, world.table, 2);
    wait(left - 1);
    assert_asked(FALL_FRAME_STEP_IN, 2);
    wait(1);
    assert_asked(FALL_FRAME_DAY, 0);
    assert_false(world.table->seat[2].is_bot_now);
    assert_true(server_clock_left(&world.server, world.table, 2) >= SERVER_RETURN_MS);
    assert_int_equal(at()->head.frame[0].arg[1], 1 << 2);
    assert_int_equal(at()->public.charged, 1 << 2);
}

static void test_days_run_out(void **unused)
{
    (void)unused;
    set_up(SERVER_CLOCK_DAYS, 0);
    extract();
    wait(DAY_MS);
    assert_asked(FALL_FRAME_DAY, 0);
    assert_false(world.table->seat[2].is_bot_now);
}

/* An own decision is no offer. */
static void test_own_turn_costs_the_seat(void **unused)
{
    (void)unused;
    set_up(SERVER_CLOCK_LIVE, 0);
    wait(server_clock_left(&world.server, world.table, 0));
    assert_true(world.table->seat[0].is_bot_now);
    set_up(SERVER_CLOCK_LIVE, 0);
    extract();
    world_move(&world, 2, pl_act(FALL_ACT_STEP_IN, 0, 0, 0));
    assert_asked(FALL_FRAME_TELEPORT, 2);
    wait(server_clock_left(&world.server, world.table, 2));
    assert_true(world.table->seat[2].is_bot_now);
}

/* No one has to agree to it, neither a person nor a bot. */
static void test_undo_over_declined_offer(void **unused)
{
    (void)unused;
    for (pl_seat_mask bots = 0; bots <= 1u << 2; bots += 1u << 2) {
        set_up(SERVER_CLOCK_NONE, bots);
        extract();
        world_move(&world, 2, pl_act(FALL_ACT_PASS, 0, 0, 0));
        assert_asked(FALL_FRAME_DAY, 0);
        assert_int_equal(at()->public.actions_done, 1);
        world_ask(&world, 0, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q");
        assert_asked(FALL_FRAME_DAY, 0);
        assert_int_equal(at()->public.actions_done, 0);
        assert_int_equal(at()->head.frame[0].arg[0], 0);
        assert_int_equal(world.table->ply, 0);
    }
}

/* The increment goes back with what it was for; none is given for declining. */
static void test_undo_gives_no_time(void **unused)
{
    (void)unused;
    set_up(SERVER_CLOCK_LIVE, 0);
    int64_t before[] = { server_clock_left(&world.server, world.table, 0),
                         server_clock_left(&world.server, world.table, 2) };
    for (int i = 0; i < 3; i++) {
        extract();
        assert_int_equal(server_clock_left(&world.server, world.table, 0), before[0] + 1000);
        world_move(&world, 2, pl_act(FALL_ACT_PASS, 0, 0, 0));
        assert_asked(FALL_FRAME_DAY, 0);
        assert_int_equal(server_clock_left(&world.server, world.table, 2), before[1]);
        world_ask(&world, 0, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q");
        assert_int_equal(world.table->ply, 0);
        assert_int_equal(server_clock_left(&world.server, world.table, 0), before[0]);
        assert_int_equal(server_clock_left(&world.server, world.table, 2), before[1]);
    }
}

/* A relic that was used is another matter. */
static void test_no_undo_over_used_relic(void **unused)
{
    (void)unused;
    set_up(SERVER_CLOCK_NONE, 0);
    extract();
    world_move(&world, 2, pl_act(FALL_ACT_STEP_IN, 0, 0, 0));
    world_move(&world, 2, pl_act(FALL_ACT_TELEPORT, FALL_NODE_X0, 0, 0));
    world_ask(&world, 0, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q");
    assert_int_equal(at()->public.actions_done, 1);
    assert_true(world.table->undo.is_open);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_stepping_in),
        cmocka_unit_test(test_silence_declines),
        cmocka_unit_test(test_days_run_out),
        cmocka_unit_test(test_own_turn_costs_the_seat),
        cmocka_unit_test(test_undo_over_declined_offer),
        cmocka_unit_test(test_undo_gives_no_time),
        cmocka_unit_test(test_no_undo_over_used_relic),
    };

    world_open(&world);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    return failed;
}
