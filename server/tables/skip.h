/* Seats that want to decline what they are offered in others' turns without being asked each time,
 * such as to answer a spell. The wish never looks at a hand: it goes by what a spectator sees. The
 * offer is declined SERVER_SKIP_MS after it was made, whatever the seat holds. Only the seat itself
 * is told of its wish; a restart forgets it. */
#ifndef SERVER_TABLES_SKIP_H
#define SERVER_TABLES_SKIP_H

#include "server/tables/table.h"

const char *server_skip_name(enum server_skip skip);
/* The table is awake. STALE: there is nothing that THIS could mean; ILLEGAL: the game has no
 * offers, or a bot plays. */
enum server_error server_skip_set(struct server *server, struct server_table *table, pl_seat seat,
                                  enum server_skip skip);
/* Whether what the seat is asked now is declined by itself. */
bool server_skip_is_on(const struct server_table *table, pl_seat seat);
/* After each decision: ends the wishes that have come to their end. */
void server_skips_end(struct server_table *table);
/* Declines what is due. */
void server_skips_check(struct server *server, struct server_table *table);

#endif
