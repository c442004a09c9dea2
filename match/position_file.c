/* Position files. */
#include "match/position_file.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "games/games.h"
#include "match/file.h"

static const char *read_root(const json_t *root, const struct pl_game **ret_game,
                             struct pl_state *ret_state)
{
    const char *id = json_string_value(json_object_get(root, "game"));
    const json_t *position = json_object_get(root, "position");
    const struct pl_game *game = id ? games_find(id) : NULL;

    if (!game) {
        return "the position is of a game that this version does not have";
    }
    if (json_object_size(root) != 2 || !json_is_object(position)) {
        return "a position file has the members \"game\" and \"position\" and no others";
    }
    char *text = json_dumps(position, JSON_COMPACT);
    if (!text) {
        return "out of memory";
    }
    struct pl_json_source in = pl_json_from(text, (uint32_t)strlen(text));
    const char *reason = pl_position_read(game, &in, ret_state);
    free(text);
    if (!reason) {
        *ret_game = game;
    }
    return reason;
}

const char *match_position_read(const char *text, size_t length, const struct pl_game **ret_game,
                                struct pl_state *ret_state)
{
    json_error_t error;
    json_t *root =
        length <= MATCH_FILE_MAX ? json_loadb(text, length, JSON_REJECT_DUPLICATES, &error) : NULL;

    if (!root) {
        return "this is not a position file: it is no JSON, or it is cut off";
    }
    const char *reason = read_root(root, ret_game, ret_state);
    json_decref(root);
    return reason;
}

const char *match_position_write(const char *path, const struct pl_game *game,
                                 const struct pl_state *state)
{
    char *room = malloc(PL_POSITION_MAX);
    const char *reason = "out of memory";

    if (!room) {
        return reason;
    }
    struct pl_json json = pl_json_in(room, PL_POSITION_MAX);
    pl_json_open(&json, '{');
    pl_json_member_string(&json, "game", game->id);
    pl_json_key(&json, "position");
    pl_position_write(game, state, &json);
    pl_json_close(&json, '}');
    pl_text_char(&json.text, '\n');
    reason = json.text.is_cut ? "the position is too long"
                              : match_file_write(path, room, json.text.length);
    free(room);
    return reason;
}
