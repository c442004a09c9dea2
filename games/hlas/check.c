/* Invariants. */
#include "games/hlas/flow.h"

const char *hlas_check(const struct pl_state *state)
{
    (void)state;
    return NULL;
}
