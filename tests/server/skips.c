/* Seats that decline answers to spells without being asked: for how long, when it is played, and
 * who learns of it. Heroes with three players; what happens must not depend on what they hold. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/hlas/effects_spell.h"
#include "server/gate/limits.h"
#include "server/tables/clock.h"
#include "server/tables/flow.h"
#include "server/tables/skip.h"
#include "tests/server/secrecy_world.h"

enum { CASTER, FIRST, SECOND, PLAYERS };

static struct world world;

/* The first player may cast a spell and then act, with these two and the mana for them; each of the
 * others holds one card. */
static void set_up(uint32_t spell, uint32_t more, uint32_t held)
{
    static const int16_t none[PL_FRAME_ARGS];
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct world_setup setup = {
        .game = &hlas_game,
        .config = pl_config_default(&hlas_game, PLAYERS, pl_seed_of(1)),
        .clock = SERVER_CLOCK_NONE,
    };

    world_set_up(&world, &setup);
    pl_start(&hlas_game, &setup.config, state);
    hlas_game.tests.plain(state);
    struct hlas *s = hlas_edit(state);
    pl_bag_add(&s->private[CASTER].library, spell);
    pl_bag_add(&s->private[CASTER].library, more);
    pl_bag_add(&s->private[FIRST].library, held);
    pl_bag_add(&s->private[SECOND].library, HLAS_SPELL_CALL_TO_ARMS);
    s->public.level[CASTER] = HLAS_LEVELS;
    for (pl_seat p = 0; p < PLAYERS; p++) {
        s->public.resource[p][HLAS_MANA] = HLAS_RESOURCE_MAX;
    }
    hlas_game.tests.normalize(state);
    assert_null(pl_push_decision(&hlas_game, state, "CAST", CASTER, none));
    world_begin(&world, state, 0);
    for (pl_seat p = 0; p < PLAYERS; p++) {
        world_ask(&world, p, "\"t\":\"open\",\"table\":\"%T\"");
    }
    world_forget(&world);
}

static const struct hlas *at(void)
{
    return hlas_read(world_truth(&world));
}

static void assert_asked(enum hlas_frame frame, pl_seat seat)
{
    assert_int_equal(pl_peek(&at()->head)->kind, frame);
    assert_int_equal(world.table->waiting, 1u << seat);
}

static void assert_skips(pl_seat seat, enum match_skip until)
{
    assert_int_equal(world.table->seat[seat].wish.until, until);
}

static void cast(uint32_t spell)
{
    if (pl_peek(&at()->head)->kind == HLAS_FRAME_ACTION) {
        world_move(&world, CASTER, pl_act(HLAS_ACT_ACT, HLAS_PLACE_CAST, 0, 0));
    }
    world_move(&world, CASTER, pl_act(HLAS_ACT_CAST, (uint16_t)spell, HLAS_FROM_LIBRARY, 0));
    assert_asked(HLAS_FRAME_ANSWER, FIRST);
}

static void pass(pl_seat seat)
{
    world_move(&world, seat, pl_act(HLAS_ACT_PASS, 0, 0, 0));
}

static void wish(pl_seat seat, const char *until)
{
    char members[128];

    snprintf(members, sizeof members,
             "\"t\":\"skip\",\"table\":\"%%T\",\"question\":%%Q,\"until\":\"%s\"", until);
    assert_true(world_is_answered(&world, seat, members, NULL));
}

/* Time goes on, and the server looks at its tables. */
static void wait(int64_t ms)
{
    world_wait(&world, ms);
    server_skips_check(&world.server, world.table);
    world_ask(&world, CASTER, "\"t\":\"ping\"");
}

static bool was_sent(pl_seat seat, const char *text)
{
    const struct world_person *person = world_person(&world, seat);

    return person->size > 0 && memmem(person->sent, person->size, text, strlen(text));
}

/* It comes a second after the question, whatever the seat holds and whenever the wish was made. */
static void test_same_time_for_all(void **unused)
{
    static const uint32_t cards[] = { HLAS_SPELL_CANCEL_SPELL, HLAS_SPELL_MANA_LEECH,
                                      HLAS_SPELL_HASTE };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(cards); i++) {
        set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, cards[i]);
        wish(FIRST, i % 2 ? "turn" : "concern");
        assert_false(server_skip_is_on(world.table, FIRST));
        cast(HLAS_SPELL_ORE_VEIN);
        wait(MATCH_SKIP_MS - 1);
        assert_asked(HLAS_FRAME_ANSWER, FIRST);
        assert_true(server_skip_is_on(world.table, FIRST));
        wait(1);
        assert_asked(HLAS_FRAME_ANSWER, SECOND);
        assert_false(server_skip_is_on(world.table, SECOND));
        wait(10 * MATCH_SKIP_MS);
        assert_asked(HLAS_FRAME_ANSWER, SECOND);
    }
}

static void test_this_spell(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    assert_true(world_is_answered(
        &world, FIRST, "\"t\":\"skip\",\"table\":\"%T\",\"question\":%Q,\"until\":\"this\"",
        "stale"));
    cast(HLAS_SPELL_ORE_VEIN);
    wish(FIRST, "this");
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, SECOND);
    assert_skips(FIRST, MATCH_SKIP_THIS);
    pass(SECOND);
    assert_skips(FIRST, MATCH_SKIP_NONE);
    cast(HLAS_SPELL_RUST);
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, FIRST);
}

/* Answers to an answer are of the same spell. */
static void test_this_spell_with_its_answers(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_MANA_LEECH);
    cast(HLAS_SPELL_ORE_VEIN);
    world_move(&world, FIRST, pl_act(HLAS_ACT_ANSWER, HLAS_SPELL_MANA_LEECH, 0, 0));
    assert_asked(HLAS_FRAME_ANSWER, SECOND);
    wish(SECOND, "this");
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, CASTER);
    pass(CASTER);
    assert_asked(HLAS_FRAME_ANSWER, SECOND);
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ACTION, CASTER);
}

static void test_this_turn(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    wish(FIRST, "turn");
    cast(HLAS_SPELL_ORE_VEIN);
    wait(MATCH_SKIP_MS);
    pass(SECOND);
    cast(HLAS_SPELL_RUST);
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, SECOND);
    assert_skips(FIRST, MATCH_SKIP_TURN);
    pass(SECOND);
    assert_skips(FIRST, MATCH_SKIP_TURN);
    pass(CASTER);
    assert_asked(HLAS_FRAME_ACTION, FIRST);
    assert_skips(FIRST, MATCH_SKIP_NONE);
}

static void test_until_concerned(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    wish(FIRST, "concern");
    cast(HLAS_SPELL_ORE_VEIN);
    wait(MATCH_SKIP_MS);
    pass(SECOND);
    assert_skips(FIRST, MATCH_SKIP_CONCERN);
    cast(HLAS_SPELL_RUST);
    assert_skips(FIRST, MATCH_SKIP_NONE);
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, FIRST);
}

/* An answer to one's own spell concerns its caster, and no one else. */
static void test_own_spell_is_answered(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_CANCEL_SPELL);
    wish(CASTER, "concern");
    wish(SECOND, "concern");
    cast(HLAS_SPELL_ORE_VEIN);
    world_move(&world, FIRST, pl_act(HLAS_ACT_ANSWER, HLAS_SPELL_CANCEL_SPELL, 0, 0));
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, CASTER);
    assert_skips(SECOND, MATCH_SKIP_CONCERN);
    assert_skips(CASTER, MATCH_SKIP_NONE);
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, CASTER);
}

/* The seat reads what it has asked for; to others not a byte is sent. */
static void test_only_the_seat_is_told(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    cast(HLAS_SPELL_ORE_VEIN);
    assert_true(was_sent(FIRST, "\"skip\":{\"until\":\"none\",\"pass\":\"0x"));
    assert_true(was_sent(SECOND, "\"skip\":{\"until\":\"none\"}"));
    wish(FIRST, "turn");
    assert_true(was_sent(FIRST, "\"skip\":{\"until\":\"turn\",\"pass\":\"0x"));
    for (pl_seat p = 0; p < PLAYERS; p++) {
        assert_true(p == FIRST || world_person(&world, p)->size == 0);
    }
    wait(MATCH_SKIP_MS);
    assert_false(was_sent(SECOND, "\"until\":\"turn\""));
    assert_false(was_sent(PL_NOBODY, "\"until\""));
}

static void test_ends(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    wish(FIRST, "turn");
    wish(FIRST, "none");
    cast(HLAS_SPELL_ORE_VEIN);
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, FIRST);
    wish(FIRST, "turn");
    server_table_bot_takes(&world.server, world.table, FIRST);
    assert_skips(FIRST, MATCH_SKIP_NONE);
    server_table_bot_returns(&world.server, world.table, FIRST);
    wait(10 * MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, FIRST);
}

/* Own decisions are no offers, and a late wish is refused. */
static void test_only_offers(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    wish(CASTER, "turn");
    wait(10 * MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_CAST, CASTER);
    assert_true(world_is_answered(
        &world, FIRST, "\"t\":\"skip\",\"table\":\"%T\",\"question\":99,\"until\":\"turn\"",
        "stale"));
    assert_true(world_is_answered(
        &world, FIRST, "\"t\":\"skip\",\"table\":\"%T\",\"question\":%Q,\"until\":\"ever\"",
        "bad-message"));
}

/* A table where nothing is to be declined is not kept in memory by a wish. */
static void test_a_table_sleeps(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    wish(CASTER, "concern");
    int64_t used_ms = world.table->used_ms;
    world_wait(&world, SERVER_IDLE_MS);
    server_skips_check(&world.server, world.table);
    assert_int_equal(world.table->used_ms, used_ms);
}

/* The clock is not filled up by offers, whether they are declined by hand or unasked. */
static void test_no_time_for_declining(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    world.table->clock = (struct server_clock){ SERVER_CLOCK_LIVE, 600000, 10000 };
    for (pl_seat p = 0; p < PLAYERS; p++) {
        world.table->seat[p].left_ms = 600000;
    }
    wish(FIRST, "turn");
    cast(HLAS_SPELL_ORE_VEIN);
    assert_int_equal(server_clock_left(&world.server, world.table, CASTER), 610000);
    wait(MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, SECOND);
    pass(SECOND);
    assert_int_equal(server_clock_left(&world.server, world.table, FIRST), 600000 - MATCH_SKIP_MS);
    assert_int_equal(server_clock_left(&world.server, world.table, SECOND), 600000);
}

/* A pause is there to go away in, and nothing is played in it. */
static void test_pause(void **unused)
{
    (void)unused;
    set_up(HLAS_SPELL_ORE_VEIN, HLAS_SPELL_RUST, HLAS_SPELL_HASTE);
    wish(FIRST, "turn");
    cast(HLAS_SPELL_ORE_VEIN);
    world.table->paused_ms = world.server.now_ms;
    wait(10 * MATCH_SKIP_MS);
    assert_asked(HLAS_FRAME_ANSWER, FIRST);
    world.table->paused_ms = 0;
    wait(0);
    assert_asked(HLAS_FRAME_ANSWER, SECOND);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_same_time_for_all),
        cmocka_unit_test(test_this_spell),
        cmocka_unit_test(test_this_spell_with_its_answers),
        cmocka_unit_test(test_this_turn),
        cmocka_unit_test(test_until_concerned),
        cmocka_unit_test(test_own_spell_is_answered),
        cmocka_unit_test(test_only_the_seat_is_told),
        cmocka_unit_test(test_ends),
        cmocka_unit_test(test_only_offers),
        cmocka_unit_test(test_a_table_sleeps),
        cmocka_unit_test(test_no_time_for_declining),
        cmocka_unit_test(test_pause),
    };

    world_open(&world);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    return failed;
}
