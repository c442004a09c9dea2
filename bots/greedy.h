/* Greedy: looks at every action once, in several imagined truths, and at nothing beyond the end of
 * its own turn. */
#ifndef BOTS_GREEDY_H
#define BOTS_GREEDY_H

#include "bots/search.h"

struct bot_greedy {
    const struct pl_game *game;
    const struct bot_policy *policy;
    struct bot_rng rng;
    pl_seat_mask rivals;  /* of the seat that decides */
    struct pl_legal list; /* of the root */
    struct pl_legal next; /* of decisions after it */
    double total[PL_LEGAL_MAX];
    struct pl_state_room imagined;
    struct pl_state_room tried;
    struct pl_state_room ahead;
};

void bot_greedy_init(struct bot_greedy *greedy, const struct pl_game *game);
/* Values every action open to the viewer of the observation: `visits` are the imagined truths and
 * `mean` is in points ahead of the best opponent. */
void bot_greedy_advise(struct bot_greedy *greedy, const struct pl_obs *obs, uint64_t seed,
                       struct bot_advice *ret_advice);

#endif
