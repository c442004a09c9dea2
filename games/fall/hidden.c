/* A possible truth behind an observation. Every pile is known by what is not in it, and nothing is
 * drawn before it is needed: only the generator is hidden, and that is keyed anew by the core. */
#include "games/fall/fall.h"

void fall_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    (void)state;
    (void)viewer;
}
