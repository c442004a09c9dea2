/* From a policy's weights to a playout move and to a prior. */
#ifndef BOTS_WEIGHTS_H
#define BOTS_WEIGHTS_H

#include "bots/policy.h"

/* A playout move: each action of the list as often as its weight says; where the policy has none,
 * any. The list loses what a formality leaves out. */
pl_action bot_rollout_move(const struct bot_policy *policy, const struct pl_state *state,
                           pl_seat seat, struct pl_legal *list, struct bot_rng *rng);
/* The weights as numbers up to 1, the greatest of them 1. Nothing is written where the policy has
 * no weights. */
void bot_prior(const struct bot_policy *policy, const struct pl_obs *obs, pl_seat seat,
               const struct pl_legal *list, float ret_prior[]);

#endif
