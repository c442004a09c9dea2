/* Options of a game by id, as people, files and programs write them. */
#ifndef MATCH_CONFIG_H
#define MATCH_CONFIG_H

#include "core/game.h"

/* Seats when no number is given: two, or as many as the game needs at least. */
uint8_t match_seats_default(const struct pl_game *game);
/* The index of the option with this id, or option_count. */
uint32_t match_option_find(const struct pl_game *game, const char *id);
/* Whether a file or row that gives these options, a bit for each, gives all it must: every one but
 * those that joined the game later. */
bool match_options_are_whole(const struct pl_game *game, uint32_t given);
/* Sets the option with this id to the value with that id; NULL or a static reason. */
const char *match_option_set(const struct pl_game *game, struct pl_config *config, const char *id,
                             const char *value_id);
/* Reads "pl" or "en"; false for anything else. */
bool match_lang_parse(const char *text, enum pl_lang *ret_lang);

#endif
