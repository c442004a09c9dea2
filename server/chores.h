/* Periodic work: clocks, votes, bots that are due, tables that leave memory. */
#ifndef SERVER_CHORES_H
#define SERVER_CHORES_H

struct server;

/* Once a turn; does what is due. */
void server_chores(struct server *server);
/* Before the end: snapshots of everything that runs. */
void server_chores_last(struct server *server);

#endif
