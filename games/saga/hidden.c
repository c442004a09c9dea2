/* A possible truth behind an observation: only the generator is hidden, and the core keys it anew.
 */
#include "games/saga/saga.h"

void saga_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    (void)state;
    (void)viewer;
}
