/* A pause that all have agreed on: live clocks stand still until a player ends it, decides or takes
 * back, or it has lasted as long as it may. */
#ifndef SERVER_TABLES_PAUSE_H
#define SERVER_TABLES_PAUSE_H

#include "server/protocol/error.h"
#include "server/tables/table.h"

/* Asks the other persons, or pauses at once where there are none. NO_PAUSE: there is no live clock,
 * or it stands still already. */
enum server_error server_table_pause(struct server *server, struct server_table *table,
                                     pl_seat asker, bool *ret_done);
/* All have agreed. */
void server_pause_begin(struct server *server, struct server_table *table);
/* The person of that seat ends it, if there is one. */
void server_pause_end(struct server *server, struct server_table *table, pl_seat seat);
/* Ends one that has lasted too long. */
void server_pause_check(struct server *server, struct server_table *table);
/* How long it may still last; 0: there is none. */
int64_t server_pause_left(const struct server *server, const struct server_table *table);

#endif
