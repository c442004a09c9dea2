/* Bots at tables and hints for persons, on worker threads. A worker is given an observation of the
 * seat that decides and nothing else. The opponents of those who are there think first, then hints,
 * then the tables where no person plays; each class is shared fairly among networks, addresses and
 * people. */
#ifndef SERVER_TABLES_BOTS_H
#define SERVER_TABLES_BOTS_H

#include "server/tables/table.h"

struct server_call;
struct server_thought;

/* Starts the workers; false when there is no memory. */
bool server_bots_start(struct server *server);
/* Lets bots think for every seat of theirs that is waited for, if anybody cares. */
void server_bots_think(struct server *server, struct server_table *table);
/* Whether bots have to be asked at this table. */
bool server_bots_are_due(const struct server_table *table);
/* The choice that is awaited from this seat, if any, is not wanted any more. */
void server_bots_unask(struct server *server, struct server_seat *seat);
/* Now and then: people have come and gone, so that the table's bots are wanted more, less or no
 * longer. */
void server_bots_review(struct server *server, struct server_table *table);
/* Thinks of a hint; the answer comes later. False when too many are being thought of. */
bool server_bots_hint(struct server_call *call);
/* Plays the choices of bots whose time has come. */
void server_bots_show(struct server *server);
/* Thoughts in the way of more urgent ones are put back. A thought is cut short while others of its
 * kind wait, and when it is due; all are when the server ends. Notes when they have to be looked at
 * again. */
void server_bots_hurry(struct server *server);
/* The connection that a hint was for is gone. */
void server_bots_forget(struct server *server, struct server_thought *thought);

#endif
