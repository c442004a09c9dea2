/* The search on a game made for it, whose right answers are known: one seat chooses between a die
 * and a secret guess of both; the guess is worth a half, however well the other one is known. */
#include <string.h>

#include "tests/bots/common.h"

enum { ACTION_SAFE = 1, ACTION_RISK, ACTION_HEADS, ACTION_TAILS };
enum { FRAME_CHOOSE = 1, FRAME_GUESS };
enum { SAFE_OF_TEN, CHOOSER }; /* options */

struct coin_private {
    uint8_t commit;
    uint8_t spare[7];
};

struct coin {
    struct pl_head head;
    struct {
        uint8_t winner; /* 1 + seat; 0: none yet */
        uint8_t committed;
        uint8_t spare[6];
    } public;
    struct coin_private private[PL_SEATS_MAX];
    struct {
        struct pl_rng rng;
    } secret;
};

static struct coin *coin_of(struct pl_state *state)
{
    return (struct coin *)(void *)state;
}

static void coin_setup(struct pl_state *state)
{
    struct coin *s = coin_of(state);

    pl_push(&s->head, FRAME_CHOOSE, s->head.option[CHOOSER]);
    s->head.waiting = (pl_seat_mask)(1u << s->head.option[CHOOSER]);
}

static void coin_legal(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    uint16_t first = pl_peek(pl_head_seen(obs))->kind == FRAME_CHOOSE ? ACTION_SAFE : ACTION_HEADS;

    (void)seat;
    pl_legal_add(list, pl_act(first, 0, 0, 0));
    pl_legal_add(list, pl_act((uint16_t)(first + 1), 0, 0, 0));
}

static void finish(struct coin *s, bool is_for_chooser)
{
    pl_seat chooser = s->head.option[CHOOSER];

    s->public.winner = (uint8_t)(1 + (is_for_chooser ? chooser : 1 - chooser));
    pl_reveal(&s->head);
    pl_pop(&s->head);
    s->head.waiting = 0;
    s->head.over = 1;
}

static void guess(struct coin *s, pl_seat seat, uint8_t side)
{
    s->private[seat].commit = side;
    s->public.committed |= (uint8_t)(1u << seat);
    s->head.waiting &= (pl_seat_mask) ~(1u << seat);
    if (s->head.waiting == 0) {
        finish(s, s->private[0].commit == s->private[1].commit);
    }
}

static void coin_apply(struct pl_state *state, pl_seat seat, pl_action action,
                       struct pl_events *log)
{
    struct coin *s = coin_of(state);
    uint16_t kind = pl_act_kind(action);

    (void)log;
    if (kind == ACTION_SAFE) {
        finish(s, pl_roll(&s->head, &s->secret.rng, 10) < s->head.option[SAFE_OF_TEN]);
    } else if (kind == ACTION_RISK) {
        pl_pop(&s->head);
        pl_push(&s->head, FRAME_GUESS, 0);
        s->head.waiting = 3;
    } else {
        guess(s, seat, (uint8_t)kind);
    }
}

static void coin_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct coin *s = (const struct coin *)(const void *)state;

    memset(ret_result, 0, sizeof *ret_result);
    for (uint8_t p = 0; p < 2; p++) {
        ret_result->score[p] = s->public.winner == p + 1;
        ret_result->rank[p] = s->public.winner == 2 - p ? 2 : 1;
    }
}

static void coin_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    struct coin *s = coin_of(state);
    pl_seat other = (pl_seat)(1 - viewer);

    if (s->public.committed >> other & 1) {
        s->private[other].commit = (uint8_t)(ACTION_HEADS + pl_rng_below(&s->secret.rng, 2));
    }
}

static const struct pl_option_value numbers[11];
static const struct pl_option options[] = {
    [SAFE_OF_TEN] = { .id = "safe", .values = numbers, .value_count = 11 },
    [CHOOSER] = { .id = "chooser", .values = numbers, .value_count = 2 },
};

static const struct pl_game coin_game = {
    .id = "coin",
    .seats_min = 2,
    .seats_max = 2,
    .decisions_max = 3,
    .options = options,
    .option_count = PL_COUNT_OF(options),
    .layout = PL_LAYOUT(struct coin),
    .setup = coin_setup,
    .legal = coin_legal,
    .apply = coin_apply,
    .result = coin_result,
    .fill_hidden = coin_fill_hidden,
};

static struct pl_state_room truth_room, seen_room;
static struct bot_advice advice;

static void start_coin(uint8_t safe_of_ten, pl_seat chooser)
{
    struct pl_config config = { .seats = 2, .option = { safe_of_ten, chooser } };

    pl_start(&coin_game, &config, pl_state_in(&truth_room));
}

/* A die worth more or less than a half decides, whichever seat chooses: so the search expects
 * neither to react to the other's secret guess nor to be seen through. */
static void test_secret_guesses_are_worth_a_half(void **unused)
{
    (void)unused;
    for (uint32_t i = 0; i < 4; i++) {
        uint8_t safe_of_ten = i & 1 ? 6 : 4;
        pl_seat chooser = (pl_seat)(i >> 1);
        struct bot *bot = make_bot(&coin_game, BOT_LEVEL_HARD, 20000, 1);
        start_coin(safe_of_ten, chooser);
        pl_observe(&coin_game, pl_state_in(&truth_room), chooser, pl_obs_in(&seen_room));
        bot_advise(bot, pl_obs_in(&seen_room), &advice);
        assert_int_equal(pl_act_kind(advice.item[0].action),
                         safe_of_ten > 5 ? ACTION_SAFE : ACTION_RISK);
        bot_free(bot);
    }
}

/* The second to commit learns nothing from the first commit being made. */
static void test_a_commit_that_was_made_is_unknown(void **unused)
{
    struct bot *bot = make_bot(&coin_game, BOT_LEVEL_HARD, 2000, 1);
    struct pl_state *truth = pl_state_in(&truth_room);

    (void)unused;
    start_coin(5, 0);
    coin_game.apply(truth, 0, pl_act(ACTION_RISK, 0, 0, 0), NULL);
    coin_game.apply(truth, 0, pl_act(ACTION_HEADS, 0, 0, 0), NULL);
    pl_observe(&coin_game, truth, 1, pl_obs_in(&seen_room));
    bot_advise(bot, pl_obs_in(&seen_room), &advice);
    assert_int_equal(advice.count, 2);
    for (uint32_t i = 0; i < 2; i++) {
        assert_true(advice.item[i].mean > 0.40f);
        assert_true(advice.item[i].mean < 0.60f);
    }
    bot_free(bot);
}

static void test_a_sure_win_is_taken(void **unused)
{
    static const enum bot_level levels[] = { BOT_LEVEL_GREEDY, BOT_LEVEL_EASY, BOT_LEVEL_MEDIUM,
                                             BOT_LEVEL_HARD };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(levels); i++) {
        struct bot *bot = make_bot(&coin_game, levels[i], 400, 1);
        start_coin(10, 0);
        pl_observe(&coin_game, pl_state_in(&truth_room), 0, pl_obs_in(&seen_room));
        assert_int_equal(pl_act_kind(bot_choose(bot, pl_obs_in(&seen_room))), ACTION_SAFE);
        bot_free(bot);
    }
}

/* --- rewards --------------------------------------------------------------------------------- */

static void test_rewards_follow_the_ranks(void **unused)
{
    static const struct bot_policy generic;
    const struct pl_result result = { .score = { 40, 10, 30, 30 }, .rank = { 1, 4, 2, 2 } };
    float reward[PL_SEATS_MAX];

    (void)unused;
    bot_reward(&generic, &result, 4, reward);
    assert_true(reward[0] > 0.7f && reward[0] <= 1);
    assert_true(reward[2] < 0.3f && reward[2] > reward[1] && reward[1] >= 0);
    assert_true(reward[2] >= reward[3] && reward[2] <= reward[3]);
}

static void test_ties_share_the_win(void **unused)
{
    static const struct bot_policy generic;
    const struct pl_result tie = { .score = { 9, 9 }, .rank = { 1, 1 } };
    const struct pl_result win = { .score = { 9, 8 }, .rank = { 1, 2 } };
    float tied[PL_SEATS_MAX];
    float won[PL_SEATS_MAX];

    (void)unused;
    bot_reward(&generic, &tie, 2, tied);
    bot_reward(&generic, &win, 2, won);
    assert_true(tied[0] > won[1] && tied[0] < won[0]);
    assert_true(tied[0] >= tied[1] && tied[0] <= tied[1]);
}

static void test_together_all_get_the_same(void **unused)
{
    static const struct bot_policy generic;
    const struct pl_result won = { .score = { 5, 5, 5 }, .rank = { 1, 1, 1 }, .team = { 1, 1, 1 } };
    const struct pl_result lost = { .score = { 5, 5, 5 },
                                    .rank = { 2, 2, 2 },
                                    .team = { 1, 1, 1 } };
    float after_win[PL_SEATS_MAX];
    float after_loss[PL_SEATS_MAX];

    (void)unused;
    bot_reward(&generic, &won, 3, after_win);
    bot_reward(&generic, &lost, 3, after_loss);
    assert_true(after_win[0] > after_loss[0]);
    assert_memory_equal(&after_win[0], &after_win[2], sizeof after_win[0]);
    assert_memory_equal(&after_loss[0], &after_loss[1], sizeof after_loss[0]);
}

/* A team's lead is over the other team, and its win is no tie. */
static void test_allies_are_no_rivals(void **unused)
{
    static const struct bot_policy generic;
    const struct pl_result teams = { .score = { 30, 20, 30, 20 },
                                     .rank = { 1, 3, 1, 3 },
                                     .team = { 1, 2, 1, 2 } };
    const struct pl_result alone = { .score = { 30, 20, 30, 20 }, .rank = { 1, 3, 1, 3 } };
    float allied[PL_SEATS_MAX];
    float tied[PL_SEATS_MAX];

    (void)unused;
    assert_int_equal(bot_lead(&teams, 4, 0), 10);
    assert_int_equal(bot_lead(&teams, 4, 3), -10);
    assert_int_equal(bot_lead(&alone, 4, 0), 0);
    assert_int_equal(bot_winning_sides(&teams, 4), 1);
    assert_int_equal(bot_winning_sides(&alone, 4), 2);
    bot_reward(&generic, &teams, 4, allied);
    bot_reward(&generic, &alone, 4, tied);
    assert_true(allied[2] > 0.7f && tied[2] < 0.7f);
    assert_memory_equal(&allied[0], &allied[2], sizeof allied[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_secret_guesses_are_worth_a_half),
        cmocka_unit_test(test_a_commit_that_was_made_is_unknown),
        cmocka_unit_test(test_a_sure_win_is_taken),
        cmocka_unit_test(test_rewards_follow_the_ranks),
        cmocka_unit_test(test_ties_share_the_win),
        cmocka_unit_test(test_together_all_get_the_same),
        cmocka_unit_test(test_allies_are_no_rivals),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
