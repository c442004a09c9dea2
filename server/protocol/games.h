/* What the server says of its games. It never changes, and working it out takes thousands of checks
 * of options: it is written once, when the server starts. */
#ifndef SERVER_PROTOCOL_GAMES_H
#define SERVER_PROTOCOL_GAMES_H

#include "core/json.h"
#include "server/http/content.h"

/* The reply to HTTP, with `games` and `levels`. */
struct server_games {
    struct server_content page;
};

/* Whether there was memory for it. */
bool server_games_start(struct server *server);
void server_games_free(struct server *server);

#endif
