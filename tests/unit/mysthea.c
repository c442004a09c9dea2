/* Mysthea: stacks from outside that no game brings about are refused; what is said to do nothing
 * does nothing. */
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

static bool is_idle(const struct pl_state *state, pl_action action)
{
    char room[256];
    struct pl_text text = pl_text_in(room, sizeof room);

    mysthea_game.idle_text(pl_as_obs(state), action, PL_LANG_EN, &text);
    return text.length > 0;
}

/* Whether the action has brought its seat something, harmed another or led to a question where it
 * may: all but the energy and the cards that it costs. */
static bool has_brought(const struct mysthea *s, const struct mysthea *then, pl_seat seat)
{
    const struct mysthea_public *a = &s->public;
    const struct mysthea_public *b = &then->public;
    uint8_t kind = pl_peek(&then->head)->kind;
    bool asks = then->head.frame_count > s->head.frame_count && kind != MYSTHEA_FRAME_EFFECT;

    return asks || b->energy[seat] > a->energy[seat] || b->charged != a->charged ||
           b->wounded != a->wounded || memcmp(a->glory, b->glory, sizeof a->glory) != 0 ||
           memcmp(a->xp, b->xp, sizeof a->xp) != 0 || memcmp(a->cp, b->cp, sizeof a->cp) != 0 ||
           memcmp(a->cp_bound, b->cp_bound, sizeof a->cp_bound) != 0 ||
           memcmp(a->units, b->units, sizeof a->units) != 0;
}

/* Adds to the counts of idle and other actions those of a seat that decides. Meditation asks for
 * nothing that is not known beforehand, so what is not said to be idle brings something. */
static void count_idle(const struct pl_state *state, pl_seat seat, uint32_t ret_count[2])
{
    const struct mysthea *s = mysthea_read(state);
    struct pl_state_room after;
    struct pl_legal list;

    pl_legal_of(&mysthea_game, pl_as_obs(state), seat, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        bool said = is_idle(state, list.action[i]);
        bool is_meditation = pl_act_kind(list.action[i]) == MYSTHEA_ACT_MEDITATE;
        ret_count[said]++;
        if (!said && !is_meditation) {
            continue;
        }
        memcpy(after.byte, state, mysthea_game.layout.size);
        mysthea_game.apply(pl_state_in(&after), seat, list.action[i], NULL);
        assert_int_equal(has_brought(s, mysthea_read(pl_state_in(&after)), seat), !said);
    }
}

static void idle_actions_bring_nothing(void **unused)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    uint32_t count[2] = { 0 };
    struct pl_legal list;

    (void)unused;
    for (uint8_t game = 0; game < 40; game++) {
        struct pl_config config = pl_config_default(&mysthea_game, 4, pl_seed_of(game));
        struct pl_rng dice = { .key = { game } };
        pl_start(&mysthea_game, &config, state);
        while (!pl_head_read(state)->over) {
            pl_seat seat = (pl_seat)pl_lowest(pl_head_read(state)->waiting);
            count_idle(state, seat, count);
            pl_legal_of(&mysthea_game, pl_as_obs(state), seat, &list);
            mysthea_game.apply(state, seat, list.action[pl_rng_below(&dice, list.count)], NULL);
        }
    }
    assert_true(count[false] > 10000);
    assert_true(count[true] > 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(effect_at_rest_asks),
        cmocka_unit_test(idle_actions_bring_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
