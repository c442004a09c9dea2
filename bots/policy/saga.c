/* What the bots know of Saga: nothing. */
#include "bots/policy.h"

extern const struct bot_policy policy_saga;

const struct bot_policy policy_saga = { .points_scale = 3 };
