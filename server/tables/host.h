/* What the host of a table decides about people: who is kept away, and whether others may watch. */
#ifndef SERVER_TABLES_HOST_H
#define SERVER_TABLES_HOST_H

#include "server/protocol/error.h"
#include "server/tables/table.h"

/* Whether the person (NULL: a stranger) may look at the table and sit down there: OK, BARRED or
 * NO_WATCHERS. Keys are another matter. */
enum server_error server_table_admits(const struct server_table *table,
                                      const struct server_user *user);
/* Frees the seat of a person before the start, and keeps the person away from now on. TOO_MANY when
 * too many are kept away. */
enum server_error server_table_remove(struct server *server, struct server_table *table,
                                      pl_seat seat);
/* Makes the person of that seat the host. */
void server_table_hand(struct server *server, struct server_table *table, pl_seat seat);
/* Lets people watch while it is played, or not. */
void server_table_watchers(struct server *server, struct server_table *table, bool is_open);
/* The seat of the host, or PL_NOBODY. */
pl_seat server_table_host_seat(const struct server_table *table);

/* Whom the table keeps away, from the store. */
enum server_error server_bars_read(struct server *server, struct server_table *table);
/* In memory: who was kept away as one person is kept away as the other. */
void server_bars_move(struct server *server, struct server_table *table, int64_t from, int64_t to);

#endif
