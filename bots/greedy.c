/* One-ply choice by the policy's evaluation. After the action, what else the seat itself has to
 * decide before anybody else is again chosen greedily; those who decide in secret at the same time
 * make a playout move, so that what was committed shows. */
#include "bots/greedy.h"

#include "bots/weights.h"
#include "core/bag.h"

/* Longer lists after the first action get a playout move instead of a comparison. */
enum { COMPARE_MAX = 32 };

void bot_greedy_init(struct bot_greedy *greedy, const struct pl_game *game)
{
    greedy->game = game;
    greedy->policy = bot_policy_of(game);
}

/* Own points less those of the best rival. */
static int32_t value_of(const struct bot_greedy *greedy, const struct pl_state *state, pl_seat seat)
{
    int32_t own = bot_evaluate(greedy->game, greedy->policy, state, seat);
    int32_t best = greedy->rivals ? INT32_MIN : 0;

    for (uint32_t left = greedy->rivals; left; left &= left - 1) {
        int32_t value = bot_evaluate(greedy->game, greedy->policy, state, (pl_seat)pl_lowest(left));
        best = value > best ? value : best;
    }
    return own - best;
}

/* Everybody but the seat and its allies. */
static pl_seat_mask rivals_of(const struct pl_game *game, const struct pl_state *state,
                              pl_seat seat)
{
    struct pl_result result;
    uint32_t rivals = 0;

    game->result(state, &result);
    for (pl_seat p = 0; p < pl_head_read(state)->seats; p++) {
        rivals |= pl_are_allies(&result, p, seat) ? 0 : 1u << p;
    }
    return (pl_seat_mask)rivals;
}

static void list_actions(const struct bot_greedy *greedy, const struct pl_obs *obs, pl_seat seat,
                         struct pl_legal *ret_list)
{
    pl_legal_of(greedy->game, obs, seat, ret_list);
    if (greedy->policy->prune && ret_list->count > 1) {
        ret_list->count = greedy->policy->prune(obs, seat, ret_list);
    }
    PL_ASSERT(ret_list->count > 0);
}

/* The action with the best value right after it; the first of equals. */
static pl_action best_next(struct bot_greedy *greedy, const struct pl_state *state, pl_seat seat)
{
    struct pl_state *ahead = pl_state_in(&greedy->ahead);
    pl_action best = 0;
    int32_t best_value = 0;

    if (greedy->next.count == 1 || greedy->next.count > COMPARE_MAX) {
        return bot_rollout_move(greedy->policy, state, seat, &greedy->next, &greedy->rng);
    }
    for (uint32_t i = 0; i < greedy->next.count; i++) {
        memcpy(ahead, state, greedy->game->layout.size);
        greedy->game->apply(ahead, seat, greedy->next.action[i], NULL);
        int32_t value = value_of(greedy, ahead, seat);
        if (best == 0 || value > best_value) {
            best = greedy->next.action[i];
            best_value = value;
        }
    }
    return best;
}

/* Those who were waited for together with the seat make one playout move each. */
static void resolve_others(struct bot_greedy *greedy, struct pl_state *state, pl_seat_mask others)
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (others & pl_head_read(state)->waiting & 1u << p) {
            pl_legal_of(greedy->game, pl_as_obs(state), p, &greedy->next);
            greedy->game->apply(
                state, p, bot_rollout_move(greedy->policy, state, p, &greedy->next, &greedy->rng),
                NULL);
        }
    }
}

/* What others are asked as a matter of form is answered at once, as bots do. */
static void answer_formalities(struct bot_greedy *greedy, struct pl_state *state)
{
    const struct pl_head *head = pl_head_read(state);
    bool (*is_formality)(const struct pl_state *) = greedy->policy->is_formality;

    for (uint32_t i = 0; i < PL_SEATS_MAX && is_formality && is_formality(state); i++) {
        pl_seat other = (pl_seat)pl_lowest(head->waiting);
        list_actions(greedy, pl_as_obs(state), other, &greedy->next);
        PL_ASSERT(greedy->next.count == 1);
        greedy->game->apply(state, other, greedy->next.action[0], NULL);
    }
}

/* Decides for the seat until another seat has to decide. */
static void finish_turn(struct bot_greedy *greedy, struct pl_state *state, pl_seat seat)
{
    uint32_t follow =
        greedy->policy->greedy_follow ? greedy->policy->greedy_follow : BOT_GREEDY_FOLLOW;

    answer_formalities(greedy, state);
    for (uint32_t i = 0; i < follow && pl_head_read(state)->waiting == 1u << seat; i++) {
        list_actions(greedy, pl_as_obs(state), seat, &greedy->next);
        greedy->game->apply(state, seat, best_next(greedy, state, seat), NULL);
        answer_formalities(greedy, state);
    }
}

static int32_t try_action(struct bot_greedy *greedy, pl_seat seat, pl_action action)
{
    struct pl_state *state = pl_state_in(&greedy->tried);
    pl_seat_mask others;

    memcpy(state, pl_state_in(&greedy->imagined), greedy->game->layout.size);
    others = (pl_seat_mask)(pl_head_read(state)->waiting & ~(1u << seat));
    greedy->game->apply(state, seat, action, NULL);
    if (others == 0) {
        finish_turn(greedy, state, seat);
    } else if (!(pl_head_read(state)->waiting >> seat & 1)) {
        resolve_others(greedy, state, others);
    }
    return value_of(greedy, state, seat);
}

void bot_greedy_advise(struct bot_greedy *greedy, const struct pl_obs *obs, uint64_t seed,
                       struct bot_advice *ret_advice)
{
    pl_seat seat = pl_viewer(obs);
    uint32_t samples =
        greedy->policy->greedy_samples ? greedy->policy->greedy_samples : BOT_GREEDY_SAMPLES;

    greedy->rng = bot_rng_of(seed);
    list_actions(greedy, obs, seat, &greedy->list);
    memset(greedy->total, 0, greedy->list.count * sizeof greedy->total[0]);
    for (uint32_t n = 0; n < samples; n++) {
        struct pl_seed guess = bot_rng_seed(&greedy->rng);
        pl_determinize(greedy->game, obs, &guess, pl_state_in(&greedy->imagined));
        greedy->rivals = rivals_of(greedy->game, pl_state_in(&greedy->imagined), seat);
        for (uint32_t i = 0; i < greedy->list.count; i++) {
            greedy->total[i] += try_action(greedy, seat, greedy->list.action[i]);
        }
    }
    ret_advice->count = greedy->list.count;
    for (uint32_t i = 0; i < greedy->list.count; i++) {
        ret_advice->item[i] = (struct bot_opinion){
            .action = greedy->list.action[i],
            .visits = samples,
            .mean = (float)(greedy->total[i] / samples),
        };
    }
}
