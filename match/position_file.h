/* Position files: {"game": "..", "position": {..}}, the truth of one moment by field names. */
#ifndef MATCH_POSITION_FILE_H
#define MATCH_POSITION_FILE_H

#include "core/game.h"

/* Reads and checks a position; NULL or a static reason. */
const char *match_position_read(const char *text, size_t length, const struct pl_game **ret_game,
                                struct pl_state *ret_state);
/* Writes a position as a file that match_position_read takes. NULL or a static reason. */
const char *match_position_write(const char *path, const struct pl_game *game,
                                 const struct pl_state *state);

#endif
