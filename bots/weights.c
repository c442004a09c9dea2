/* From a policy's weights to a playout move and to a prior. */
#include "bots/weights.h"

/* One action of the list, each as often as its weight says. */
static pl_action pick(const struct pl_legal *list, const float weight[], struct bot_rng *rng)
{
    float sum[PL_LEGAL_MAX];
    float total = 0;
    uint32_t i = 0;

    for (; i < list->count; i++) {
        total += weight[i];
        sum[i] = total;
    }
    float drawn = bot_rng_unit(rng) * total;
    for (i = 0; i + 1 < list->count && sum[i] <= drawn; i++) {
    }
    return list->action[i];
}

pl_action bot_rollout_move(const struct bot_policy *policy, const struct pl_state *state,
                           pl_seat seat, struct pl_legal *list, struct bot_rng *rng)
{
    float weight[PL_LEGAL_MAX];

    PL_ASSERT(list->count > 0);
    if (list->count > 1 && policy->is_formality && policy->is_formality(state)) {
        list->count = policy->prune(pl_as_obs(state), seat, list);
    }
    if (list->count == 1) {
        return list->action[0];
    }
    if (!policy->weigh) {
        return list->action[bot_rng_below(rng, list->count)];
    }
    policy->weigh(pl_as_obs(state), seat, list, weight);
    for (uint32_t i = 0; i < list->count && policy->squares_weights; i++) {
        weight[i] *= weight[i];
    }
    return pick(list, weight, rng);
}

void bot_prior(const struct bot_policy *policy, const struct pl_obs *obs, pl_seat seat,
               const struct pl_legal *list, float ret_prior[])
{
    float best = 0;

    if (!policy->weigh) {
        return;
    }
    policy->weigh(obs, seat, list, ret_prior);
    for (uint32_t i = 0; i < list->count; i++) {
        best = ret_prior[i] > best ? ret_prior[i] : best;
    }
    for (uint32_t i = 0; i < list->count && best > 0; i++) {
        ret_prior[i] /= best;
    }
}
