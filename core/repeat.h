/* How often an answer can be given in a row. Rules ask for equal tokens one at a time; a client may
 * let a player take several at once and give the answers one after the other. */
#ifndef PL_CORE_REPEAT_H
#define PL_CORE_REPEAT_H

#include "core/game.h"

enum { PL_TIMES_MAX = 32 };

/* For each action of the list, the legal one of the seat that looks: how often it can answer the
 * question that is open, as far as the seat can know; at least 1. Nothing comes to light between
 * the first and the last. */
void pl_times_of(const struct pl_game *game, const struct pl_obs *obs, const struct pl_legal *list,
                 uint8_t ret_times[PL_LEGAL_MAX]);

#endif
