/* How often an answer goes in a row, by questions of Seasons for tokens. */
#include "core/repeat.h"
#include "games/seasons/flow.h"
#include "tests/unit/unit.h"

static struct pl_state_room room;

static struct seasons *begin(void)
{
    struct pl_config config = pl_config_default(&seasons_game, 2, pl_seed_of(1));
    struct pl_state *state = pl_state_in(&room);

    pl_start(&seasons_game, &config, state);
    seasons_game.tests.plain(state);
    return seasons_edit(state);
}

static void ask(const char *frame, const int16_t arg[PL_FRAME_ARGS])
{
    assert_null(pl_push_decision(&seasons_game, pl_state_in(&room), frame, 0, arg));
}

static uint32_t times_of(pl_action action)
{
    static struct pl_state_room seen;
    struct pl_obs *obs = pl_obs_in(&seen);
    struct pl_legal list;
    uint8_t times[PL_LEGAL_MAX];

    pl_observe(&seasons_game, pl_state_in(&room), 0, obs);
    pl_legal_of(&seasons_game, obs, 0, &list);
    pl_times_of(&seasons_game, obs, &list, times);
    for (uint32_t i = 0; i < list.count; i++) {
        if (list.action[i] == action) {
            return times[i];
        }
    }
    return 0;
}

/* What is left to take, and then the question is another one. */
static void ends_with_the_question(void **unused)
{
    (void)unused;
    begin();
    ask("GAIN", (int16_t[PL_FRAME_ARGS]){ 4 });
    assert_int_equal(times_of(pl_act(SEASONS_ACT_GAIN, SEASONS_AIR, 0, 0)), 4);
}

static void ends_with_the_stock(void **unused)
{
    struct seasons *s = begin();

    (void)unused;
    s->public.reserve[0][SEASONS_AIR] = 2;
    s->public.reserve[0][SEASONS_FIRE] = 3;
    ask("SPEND", (int16_t[PL_FRAME_ARGS]){ 3, SEASONS_FOR_NOTHING });
    assert_int_equal(times_of(pl_act(SEASONS_ACT_SPEND, SEASONS_AIR, 0, 0)), 2);
    assert_int_equal(times_of(pl_act(SEASONS_ACT_SPEND, SEASONS_FIRE, 0, 0)), 3);
    assert_int_equal(times_of(pl_act(SEASONS_ACT_SPEND, SEASONS_EARTH, 0, 0)), 0);
}

/* A card that is drawn comes to light: what is asked next has to be seen first. */
static void ends_with_what_comes_to_light(void **unused)
{
    (void)unused;
    begin();
    ask("DRAW_MODE", (int16_t[PL_FRAME_ARGS]){ 0 });
    assert_int_equal(times_of(pl_act(SEASONS_ACT_DRAW_ONE, 0, 0, 0)), 1);
}

static void changes_nothing(void **unused)
{
    static struct pl_state_room before;

    (void)unused;
    begin();
    ask("GAIN", (int16_t[PL_FRAME_ARGS]){ 4 });
    before = room;
    times_of(pl_act(SEASONS_ACT_GAIN, SEASONS_AIR, 0, 0));
    assert_memory_equal(&before, &room, sizeof room);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ends_with_the_question),
        cmocka_unit_test(ends_with_the_stock),
        cmocka_unit_test(ends_with_what_comes_to_light),
        cmocka_unit_test(changes_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
