/* Setting up, and what follows from the level: which cards are in the game. */
#ifndef GAMES_SEASONS_SETUP_H
#define GAMES_SEASONS_SETUP_H

#include "games/seasons/seasons.h"

/* Both copies of every card in the game (R-SEA-2.3, R-SEA-2.4). */
struct pl_bag seasons_universe(const struct seasons *s);

#endif
