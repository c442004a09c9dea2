/* What the bots know of Hidden Bids: nothing yet. Copy this file for a new game. */
#include "bots/policy.h"

extern const struct bot_policy policy_bids;

const struct bot_policy policy_bids = { .points_scale = 5 };
