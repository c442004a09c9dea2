/* A decision event by event. A seat is shown what it may see after each event, so that a reader can
 * follow what one decision led to: a battle, a night, the turn of an automatic enemy.
 *
 * Between its events a state is in the middle of a rule. It passes no check and waits for no one;
 * the only thing that may be done with it is to look at it. */
#ifndef PL_CORE_FILM_H
#define PL_CORE_FILM_H

#include "core/game.h"

struct pl_film {
    pl_seat viewer; /* or PL_NOBODY, a spectator */
    /* Called after each event, in order. The observation lasts as long as the call; no seat is
     * waited for in it, and so it has no prompt. */
    void (*show)(void *owner, const struct pl_obs *obs);
    void *owner;
};

/* As pl_submit, with every event shown. Nothing is shown of an action that is refused. */
const char *pl_submit_filmed(const struct pl_game *game, struct pl_state *state, pl_seat seat,
                             pl_action action, const struct pl_film *film);

#endif
