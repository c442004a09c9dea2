/* Mysthea: stacks from outside that no game brings about are refused. */
#include "games/mysthea/flow.h"
#include "tests/unit/unit.h"

/* A part of an effect that asks for nothing is done at once: no state rests in it. It would be
 * carried out unseen, and here there is no golem left to create. */
static void effect_at_rest_asks(void **unused)
{
    static struct pl_state_room room;
    struct pl_config config = pl_config_default(&mysthea_game, MYSTHEA_PLAYERS_MIN, pl_seed_of(1));
    struct pl_state *state = pl_state_in(&room);
    struct mysthea *s = mysthea_edit(state);

    (void)unused;
    pl_start(&mysthea_game, &config, state);
    mysthea_plain(state);
    s->public.equipment[0][0] = MYSTHEA_C035;
    s->public.pool[MYSTHEA_UNIT_GOLEM][0] = MYSTHEA_GOLEMS;
    s->public.reserve[MYSTHEA_UNIT_GOLEM][0] = 0;
    mysthea_normalize(state);
    assert_null(pl_check(&mysthea_game, state));

    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_EFFECT, 0);
    frame->step = MYSTHEA_EFFECT_RUN;
    frame->flag = 1;
    frame->arg[MYSTHEA_EFFECT_NUMBER] = MYSTHEA_C035;
    assert_non_null(pl_check(&mysthea_game, state));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(effect_at_rest_asks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
