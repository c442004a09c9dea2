/* What the bots think of positions of The Fall: a change for the better or the worse must show. */
#include "bots/policy.h"
#include "bots/policy/fall_outlook.h"
#include "tests/unit/unit.h"

/* The first day of a game of two, Colossus on X0, hero 0 beside it with nothing in hand. */
static struct fall *first_day(struct pl_state_room *room)
{
    struct pl_seed seed = { { 7 } };
    struct pl_config config = pl_config_default(&fall_game, 2, seed);
    struct pl_state *state = pl_state_in(room);
    struct fall *s = fall_edit(state);
    static struct pl_legal list;

    pl_start(&fall_game, &config, state);
    while (pl_peek(&s->head)->kind != FALL_FRAME_DAY) {
        pl_seat seat = (pl_seat)__builtin_ctz(s->head.waiting);
        pl_legal_of(&fall_game, pl_as_obs(state), seat, &list);
        fall_apply(state, seat, list.action[0], NULL);
    }
    s->public.colossus = FALL_NODE_X0;
    s->public.node[0] = FALL_NODE_R0;
    s->public.next_event = FALL_NO_EVENT;
    memset(s->public.crystals, 0, sizeof s->public.crystals);
    memset(s->public.city, 0, sizeof s->public.city);
    memset(s->public.jokers, 0, sizeof s->public.jokers);
    return s;
}

static void test_extracts(void **unused)
{
    struct pl_state_room room;
    struct fall *s = first_day(&room);
    uint32_t wanted = policy_fall_wanted(s);
    uint32_t first = pl_lowest(wanted);
    uint32_t second = pl_lowest(wanted & (wanted - 1));

    (void)unused;
    assert_float_equal(policy_fall_extracts(s, 0, 2), 2, 0.001);
    s->public.crystals[0][first] = 2;
    assert_float_equal(policy_fall_extracts(s, 0, 2), 2, 0.001);
    s->public.city[second] = 1;
    assert_float_equal(policy_fall_extracts(s, 0, 2), 1, 0.001);
    s->public.jokers[0] = 1;
    assert_float_equal(policy_fall_extracts(s, 0, 2), 0, 0.001);
    s->public.jokers[0] = 2;
    assert_float_equal(policy_fall_extracts(s, 0, 2), 0, 0.001);
}

/* R-FAL-11.5: the last shards are for those who have none. */
static void test_may_take(void **unused)
{
    struct pl_state_room room;
    struct fall *s = first_day(&room);

    (void)unused;
    s->public.shards[0][1] = 1;
    struct policy_base base = policy_fall_base(s);
    assert_int_equal(base.count, 5);
    assert_int_equal(base.without, 1);
    assert_true(policy_fall_may_take(s, &base, 0));
    memset(s->public.slot, FALL_SLOT_EMPTY, 4);
    base = policy_fall_base(s);
    assert_int_equal(base.count, 1);
    assert_false(policy_fall_may_take(s, &base, 0));
    assert_true(policy_fall_may_take(s, &base, 1));
}

static void test_better_and_worse(void **unused)
{
    struct pl_state_room room;
    struct fall *s = first_day(&room);
    float before = policy_fall_odds(s);
    struct fall kept = *s;

    (void)unused;
    s->public.slot[0] = FALL_SLOT_EMPTY;
    s->public.shards[0][1] = 1;
    assert_true(policy_fall_odds(s) > before);
    *s = kept;
    s->public.crystals[0][pl_lowest(policy_fall_wanted(s))] = 1;
    assert_true(policy_fall_odds(s) > before);
    *s = kept;
    s->public.defence = (int16_t)(s->public.defence - 30);
    assert_true(policy_fall_odds(s) < before);
    *s = kept;
    s->public.parasites[0]++;
    assert_true(policy_fall_odds(s) < before);
    *s = kept;
    pl_set_add(&s->public.monsters, FALL_ONYGAUROS);
    assert_true(policy_fall_odds(s) < before);
    *s = kept;
    s->public.besiegers[FALL_GOLEM] = 3;
    assert_true(policy_fall_odds(s) < before);
}

/* A search is told a chance to win, the same one for everybody, that never equals an end. */
static void test_shared_chance(void **unused)
{
    const struct bot_policy *policy = bot_policy_of(&fall_game);
    struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    struct fall *s = first_day(&room);
    float poor[PL_SEATS_MAX];
    float rich[PL_SEATS_MAX];
    float won[PL_SEATS_MAX];

    (void)unused;
    s->public.defence = 1;
    bot_reward_of(&fall_game, policy, state, poor);
    s->public.defence = FALL_START_DEFENCE;
    memset(s->public.slot, FALL_SLOT_EMPTY, 4);
    bot_reward_of(&fall_game, policy, state, rich);
    s->head.over = true;
    s->public.outcome = FALL_OVER_WON;
    bot_reward_of(&fall_game, policy, state, won);
    assert_true(0 < poor[0] && poor[0] < 0.5f);
    assert_true(0.5f < rich[0] && rich[0] < won[0] && won[0] <= 1);
    assert_float_equal(poor[0], poor[1], 0);
    assert_float_equal(rich[0], rich[1], 0);
}

/* The next night is known card by card. */
static void test_tonight(void **unused)
{
    struct pl_state_room room;
    struct fall *s = first_day(&room);
    float term[POLICY_FALL_TERMS];

    (void)unused;
    s->public.defence = 1;
    s->public.next_event = FALL_COLOSSUS_CARD;
    policy_fall_terms(s, term);
    assert_float_equal(term[POLICY_FALL_TONIGHT_LOST], 1, 0.001);
    s->public.next_event = FALL_STORM_CARD;
    memset(s->public.golems, 0, sizeof s->public.golems);
    memset(s->public.constructs, 0, sizeof s->public.constructs);
    policy_fall_terms(s, term);
    assert_float_equal(term[POLICY_FALL_TONIGHT_LOST], 0, 0.001);
    s->public.besiegers[FALL_CONSTRUCT] = 4;
    s->public.golems[0] = 1;
    policy_fall_terms(s, term);
    assert_float_equal(term[POLICY_FALL_TONIGHT_LOST], 1, 0.001);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_extracts),         cmocka_unit_test(test_may_take),
        cmocka_unit_test(test_better_and_worse), cmocka_unit_test(test_shared_chance),
        cmocka_unit_test(test_tonight),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
