/* The list of games and of the bots' levels, as text. */
#include "server/protocol/games.h"

#include <stdlib.h>

#include "bots/level.h"
#include "games/games.h"
#include "match/describe.h"
#include "server/turn.h"

static void write_page(struct pl_json *json)
{
    pl_json_open(json, '{');
    pl_json_member_bool(json, "ok", true);
    pl_json_key(json, "games");
    pl_json_open(json, '[');
    for (uint32_t i = 0; games_at(i); i++) {
        match_describe_game(json, games_at(i), false);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "levels");
    pl_json_open(json, '[');
    for (int level = BOT_LEVEL_NONE + 1; level < BOT_LEVEL_COUNT; level++) {
        if (bot_level_is_offered((enum bot_level)level)) {
            pl_json_string(json, bot_level_name((enum bot_level)level));
        }
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}

bool server_games_start(struct server *server)
{
    struct pl_json json = server_scratch(server);

    server->games = calloc(1, sizeof *server->games);
    if (!server->games) {
        return false;
    }
    write_page(&json);
    PL_ASSERT(!json.text.is_cut);
    server_content_set(&server->games->page, json.text.at, json.text.length, true);
    return true;
}

void server_games_free(struct server *server)
{
    if (server->games) {
        server_content_drop(&server->games->page);
        free(server->games);
    }
}
