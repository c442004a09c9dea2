/* A position: the whole truth as JSON by field names, and the view: what a seat may see. */
#ifndef PL_CORE_POSITION_H
#define PL_CORE_POSITION_H

#include "core/game.h"

enum { PL_POSITION_MAX = 65536 };

/* Writes the state as one object; fields that are all zero are left out. */
void pl_position_write(const struct pl_game *game, const struct pl_state *state,
                       struct pl_json *json);
/* Reads an object of fields into a state; absent fields are zero. The result is checked. On
 * failure the state is untouched and the static reason is returned. */
const char *pl_position_read(const struct pl_game *game, struct pl_json_source *in,
                             struct pl_state *ret_state);

/* Sets one field by path from JSON text, then lets the game recompute what follows from it. */
const char *pl_field_set(const struct pl_game *game, struct pl_state *state, const char *path,
                         struct pl_json_source *in);
/* Writes the JSON value of one field by path. */
const char *pl_field_get(const struct pl_game *game, const struct pl_state *state, const char *path,
                         struct pl_json *json);

/* Writes what the observer sees as one object: head, public, own private, extra. */
void pl_view_write(const struct pl_game *game, const struct pl_obs *obs, enum pl_lang lang,
                   const char *const *seat_names, struct pl_json *json);

#endif
