/* Clocks of a table. A live clock runs for every seat that is waited for, except while a bot plays;
 * by days each decision has its own time, which does not run on the person's vacation. */
#ifndef SERVER_TABLES_CLOCK_H
#define SERVER_TABLES_CLOCK_H

#include "server/tables/table.h"

/* What is left for the seat now, in milliseconds; never below 0. */
int64_t server_clock_left(const struct server *server, const struct server_table *table,
                          pl_seat seat);
/* Before the position, who plays or whether a clock runs changes: takes off the time that has
 * passed since the last change. */
void server_clock_charge(struct server *server, struct server_table *table);
/* The same where nothing changes but that: from now on clocks run by what holds then. */
void server_clock_charge_now(struct server *server, struct server_table *table);
/* The seat is asked: by days it has all of its time. */
void server_clock_renew(struct server *server, struct server_table *table, pl_seat seat);
/* After a decision: the increment, if the seat need not decide any more. */
void server_clock_reward(struct server *server, struct server_table *table, pl_seat seat);
/* After a decision, before the seat is renewed: notes what was left; anew in each epoch. */
void server_clock_decided(struct server_table *table, pl_seat seat, bool is_epoch);
/* After a decision of the seat was taken back: what was gained by it goes too, the days of the
 * question that followed. */
void server_clock_take_back(struct server *server, struct server_table *table, pl_seat seat);
/* The same of increments: how many the seat was given for what was taken back. */
void server_clock_take_rewards(struct server *server, struct server_table *table, pl_seat seat,
                               uint32_t count);
/* The time of the seat is up. */
void server_clock_empty(struct server *server, struct server_table *table, pl_seat seat);
/* A person takes the seat back from a bot: a little time, if theirs has run out. Otherwise it is
 * what it was, less what has passed since the bot was asked: clocks are neither filled nor stopped
 * by going and coming back. */
void server_clock_return(struct server *server, struct server_table *table, pl_seat seat);
/* Where the time is up a bot takes over, unless the seat has only an offer to decline. */
void server_clock_check(struct server *server, struct server_table *table);

#endif
