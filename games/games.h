/* The list of all games. The only way from the rest of the program to a game. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "core/game.h"

/* By index, or NULL past the end. */
const struct pl_game *games_at(uint32_t index);
/* By id, or NULL. */
const struct pl_game *games_find(const char *id);

#endif
