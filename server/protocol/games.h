/* What the server says of its games. It never changes, and working it out takes thousands of checks
 * of options: it is written once, when the server starts. */
#ifndef SERVER_PROTOCOL_GAMES_H
#define SERVER_PROTOCOL_GAMES_H

#include "core/json.h"
#include "server/http/content.h"

struct server_games {
    struct server_text *members; /* an object with members `games` and `levels` */
    struct server_content page;  /* the same as a reply to HTTP */
};

/* Whether there was memory for it. */
bool server_games_start(struct server *server);
void server_games_free(struct server *server);
/* Members `games` and `levels` of the open object. */
void server_write_games(struct pl_json *json, const struct server *server);

#endif
