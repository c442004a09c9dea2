/* How a position of Heroes of Land, Air & Sea looks to the bots: what regions, armies and
 * battles are worth. All values are points of the final score. */
#ifndef BOTS_POLICY_HLAS_OUTLOOK_H
#define BOTS_POLICY_HLAS_OUTLOOK_H

#include "games/hlas/flow.h"

struct policy_outlook {
    const struct hlas *s;
    float rounds; /* still to be played, the running one included */
};

/* A group of units of one seat, and what they are together. */
struct policy_army {
    pl_seat seat;
    uint32_t origin;
    uint32_t size;
    uint32_t strength;
    bool has_serf;
    bool leaves_nobody; /* the origin is given up */
};

void policy_hlas_look(struct policy_outlook *o, const struct hlas *s);
/* What the position promises a seat, whatever it is about to decide included. */
float policy_hlas_points(const struct policy_outlook *o, pl_seat seat);
/* What it brings to end the move of an army in a region. */
float policy_hlas_goal_points(const struct policy_outlook *o, const struct policy_army *army,
                              uint32_t region);
/* The group that moves now, from a region. */
struct policy_army policy_hlas_group(const struct policy_outlook *o, pl_seat seat, uint32_t origin);
/* The best that a march from a region could bring, with whoever is there. */
float policy_hlas_march_points(const struct policy_outlook *o, pl_seat seat, uint32_t origin);
/* The best of all marches of a seat; never below 0. */
float policy_hlas_best_march(const struct policy_outlook *o, pl_seat seat);

#endif
