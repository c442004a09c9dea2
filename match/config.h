/* Options of a game by id, as people, files and programs write them. */
#ifndef MATCH_CONFIG_H
#define MATCH_CONFIG_H

#include "core/game.h"

/* Seats when nobody says how many: two, or as many as the game needs at least. */
uint8_t match_seats_default(const struct pl_game *game);
/* Sets the option with this id to the value with that id; NULL or a static reason. */
const char *match_option_set(const struct pl_game *game, struct pl_config *config, const char *id,
                             const char *value_id);
/* Reads "pl" or "en"; false for anything else. */
bool match_lang_parse(const char *text, enum pl_lang *ret_lang);

#endif
