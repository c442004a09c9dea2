/* What the unit tests share: cmocka with its headers, and a game to try things on. */
#ifndef UNIT_UNIT_H
#define UNIT_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"

/* The first game of games.def with two seats, started from the number. */
static inline const struct pl_game *unit_start(uint64_t number, struct pl_state *ret_state)
{
    const struct pl_game *game = games_at(0);
    struct pl_config config = pl_config_default(game, 2, pl_seed_of(number));

    pl_start(game, &config, ret_state);
    return game;
}

#endif
