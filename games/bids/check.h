/* What the files of the invariants share. */
#ifndef GAMES_BIDS_CHECK_H
#define GAMES_BIDS_CHECK_H

#include "games/bids/flow.h"

/* Whether the stack can be carried out: NULL or a static reason. The core has checked its shape,
 * and bids_check the rest of the state. */
const char *bids_check_frames(const struct bids *s);

#endif
