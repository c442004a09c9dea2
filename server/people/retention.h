/* What is not kept for ever: guests without matches, tables that never began, and, where the
 * operator says so, matches of guests. Tables that wait or run are never touched. */
#ifndef SERVER_PEOPLE_RETENTION_H
#define SERVER_PEOPLE_RETENTION_H

#include "server/core.h"

/* Once an hour: begins to look through everything, unless it still does. */
void server_retention_begin(struct server *server);
/* A small part of it, when there is any; called every second. */
void server_retention_some(struct server *server);

#endif
