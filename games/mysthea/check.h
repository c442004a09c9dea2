/* What the files of the invariants share. */
#ifndef GAMES_MYSTHEA_CHECK_H
#define GAMES_MYSTHEA_CHECK_H

#include "games/mysthea/flow.h"

/* Whether the stack can be carried out; the rest of the state has been checked. */
const char *mysthea_check_frames(const struct mysthea *s);
/* The same before the first era. */
const char *mysthea_check_setup(const struct mysthea *s);

#endif
