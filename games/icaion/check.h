/* The part of the check that looks at the stack of frames. */
#ifndef GAMES_ICAION_CHECK_H
#define GAMES_ICAION_CHECK_H

#include "games/icaion/flow.h"

/* Whether every frame can be carried out; in play and in set-up. The shape of the stack and the
 * rest of the state have been checked. */
const char *icaion_check_frames(const struct icaion *s);
const char *icaion_check_setup(const struct icaion *s);

#endif
