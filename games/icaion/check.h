/* The part of the check that looks at the stack of frames. */
#ifndef GAMES_ICAION_CHECK_H
#define GAMES_ICAION_CHECK_H

#include "games/icaion/flow.h"

/* Whether every frame stands where it may and has arguments that can be carried out; in play and in
 * set-up. The rest of the state has been checked. */
const char *icaion_check_frames(const struct icaion *s);
const char *icaion_check_setup(const struct icaion *s);

#endif
