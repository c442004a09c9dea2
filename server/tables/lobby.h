/* The lobby: the list of public tables, and everybody's own. */
#ifndef SERVER_TABLES_LOBBY_H
#define SERVER_TABLES_LOBBY_H

#include "core/json.h"
#include "server/core.h"

/* Sends the list to those who look at it, if it has changed; not too often. */
void server_lobby_send(struct server *server);

#endif
