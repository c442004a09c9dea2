/* Bots at tables and hints for persons, on worker threads. A worker is given an observation of the
 * seat that decides and nothing else. */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "server/table.h"

struct server_call;
struct server_thought;

/* Starts the workers; false when there is no memory. */
bool server_bots_start(struct server *server);
/* Lets bots think for every seat of theirs that is waited for, if anybody cares. */
void server_bots_think(struct server *server, struct server_table *table);
/* Whether bots have to be asked at this table. */
bool server_bots_are_due(const struct server_table *table);
/* Thinks of a hint; the answer comes later. False when too many are being thought of. */
bool server_bots_hint(struct server_call *call);
/* Plays the choices of bots whose time has come. */
void server_bots_show(struct server *server);
/* While others wait for a worker, thoughts are cut short; all of them when the server ends. */
void server_bots_hurry(struct server *server);
/* The connection that a hint was for is gone. */
void server_bots_forget(struct server_thought *thought);

#endif
