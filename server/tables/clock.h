/* Clocks of a table. A live clock runs for every seat that is waited for, except while a bot plays;
 * by days each decision has its own time. */
#ifndef SERVER_TABLES_CLOCK_H
#define SERVER_TABLES_CLOCK_H

#include "server/tables/table.h"

/* What is left for the seat now, in milliseconds; never below 0. */
int64_t server_clock_left(const struct server *server, const struct server_table *table,
                          pl_seat seat);
/* Before the position or who plays changes: takes the time since the last change off. */
void server_clock_charge(struct server *server, struct server_table *table);
/* After a decision: the increment, if the seat need not decide any more. */
void server_clock_reward(struct server *server, struct server_table *table, pl_seat seat);
/* Where the time is up a bot takes over, unless the seat has only an offer to decline. */
void server_clock_check(struct server *server, struct server_table *table);

#endif
