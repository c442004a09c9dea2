/* From weights of actions to a playout move and to a prior, for the policies of all games. */
#ifndef BOTS_WEIGHTS_H
#define BOTS_WEIGHTS_H

#include "bots/policy.h"

/* One action of the list, each as often as its weight says; none below 0. */
pl_action bot_pick(const struct pl_legal *list, const float weight[], struct bot_rng *rng);
/* Weights above 0 become numbers up to 1, the greatest of them 1. */
void bot_scale_to_one(float weight[], uint32_t count);

#endif
