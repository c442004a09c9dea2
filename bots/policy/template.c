/* What the bots know of the template game: nothing yet. Copy this file for a new game. */
#include "bots/policy.h"

extern const struct bot_policy policy_template;

const struct bot_policy policy_template = { .points_scale = 5 };
