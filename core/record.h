/* What the records of finished games have in common: another game can begin with them. */
#ifndef PL_CORE_RECORD_H
#define PL_CORE_RECORD_H

#include "core/game.h"
#include "core/json.h"

#define PL_RECORD_FORMAT "chronicle-record"

enum { PL_RECORD_VERSION = 1, PL_RECORD_COLOURS = 5 };

/* The colours of seats, in their order; neutral things take those that follow. */
const char *pl_record_colour(uint32_t index);
/* Opens a record and writes what comes before the players. */
void pl_record_open(const struct pl_game *game, const struct pl_record *of, struct pl_json *json);
/* Opens a player: seat, name, colour. */
void pl_record_open_player(const struct pl_record *of, pl_seat seat, struct pl_json *json);
/* An id as it is printed on a card, such as "IN007": a prefix and so many digits. */
void pl_record_id(struct pl_json *json, const char *prefix, uint32_t digits, uint32_t number);

#endif
