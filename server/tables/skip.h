/* Seats that want to decline what they are offered in others' turns without being asked each time:
 * what match/skip.h says, for tables of the server. A restart forgets it. */
#ifndef SERVER_TABLES_SKIP_H
#define SERVER_TABLES_SKIP_H

#include "server/tables/table.h"

/* The table is awake. STALE: there is nothing that THIS could mean; ILLEGAL: the game has no
 * offers, or a bot plays. */
enum server_error server_skip_set(struct server *server, struct server_table *table, pl_seat seat,
                                  enum match_skip until);
/* Whether what the seat is asked now is declined by itself. */
bool server_skip_is_on(const struct server_table *table, pl_seat seat);
/* After each decision: ends the wishes that have come to their end. */
void server_skips_end(struct server_table *table);
/* Whether the seat would only decline what it is offered in another's turn. */
bool server_is_declining(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                         pl_action action);
/* Declines what is due. */
void server_skips_check(struct server *server, struct server_table *table);

#endif
