/* What the files of the invariants share. Each returns NULL or a static reason, and may rely on
 * those before it in hlas_check. */
#ifndef GAMES_HLAS_CHECK_H
#define GAMES_HLAS_CHECK_H

#include "games/hlas/move.h"

/* Spells, tokens, the solo enemy's cards. */
const char *hlas_check_cards(const struct hlas *s);
/* The stack: which frame may stand on which, and what each needs to be carried out. */
const char *hlas_check_frames(const struct hlas *s);
/* Whoever is waited for has a choice. */
const char *hlas_check_asked(const struct hlas *s);

#endif
