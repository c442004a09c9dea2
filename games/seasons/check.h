/* The part of the check that looks at the stack of frames. */
#ifndef GAMES_SEASONS_CHECK_H
#define GAMES_SEASONS_CHECK_H

#include "games/seasons/seasons.h"

/* Whether every frame stands where it may and has arguments that can be carried out. */
const char *seasons_check_frames(const struct seasons *s);

#endif
