/* What the bots know of the hlas game: nothing yet. Copy this file for a new game. */
#include "bots/policy.h"

extern const struct bot_policy policy_hlas;

const struct bot_policy policy_hlas = { .points_scale = 5 };
