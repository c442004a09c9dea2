/* What the bots know of Icaion: nothing yet. */
#include "bots/policy.h"

extern const struct bot_policy policy_icaion;

const struct bot_policy policy_icaion = { .points_scale = 30 };
