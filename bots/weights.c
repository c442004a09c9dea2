/* From weights of actions to a playout move and to a prior. */
#include "bots/weights.h"

pl_action bot_pick(const struct pl_legal *list, const float weight[], struct bot_rng *rng)
{
    float sum[PL_LEGAL_MAX];
    float total = 0;
    uint32_t i = 0;

    PL_ASSERT(list->count > 0);
    for (; i < list->count; i++) {
        total += weight[i];
        sum[i] = total;
    }
    float pick = bot_rng_unit(rng) * total;
    for (i = 0; i + 1 < list->count && sum[i] <= pick; i++) {
    }
    return list->action[i];
}

void bot_scale_to_one(float weight[], uint32_t count)
{
    float best = 0;

    for (uint32_t i = 0; i < count; i++) {
        best = weight[i] > best ? weight[i] : best;
    }
    for (uint32_t i = 0; i < count && best > 0; i++) {
        weight[i] /= best;
    }
}
