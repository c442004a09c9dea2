/* What the bots know of Mysthea: nothing yet. */
#include "bots/policy.h"

extern const struct bot_policy policy_mysthea;

const struct bot_policy policy_mysthea = { .points_scale = 20 };
