/* What the bots know of The Fall. */
#include "bots/policy.h"

extern const struct bot_policy policy_fall;

const struct bot_policy policy_fall = { .points_scale = 5 };
