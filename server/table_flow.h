/* What happens at a table: it starts, decisions are taken and taken back, bots take over, it ends.
 * Everything here writes to the store within the turn and leaves news for the subscribers. */
#ifndef SERVER_TABLE_FLOW_H
#define SERVER_TABLE_FLOW_H

#include "server/error.h"
#include "server/table.h"

/* Names of moves. */
uint64_t server_mid_hash(pl_seat seat, const char *mid);
void server_mid_add(struct server_table *table, uint64_t hash, uint32_t ply);
/* Whether the move was played already, and the ply it led to. */
bool server_mid_find(const struct server_table *table, uint64_t hash, uint32_t *ret_ply);

/* Begins the match; no seat may be open. */
void server_table_start(struct server *server, struct server_table *table);
/* Starts when the last seat was taken. */
void server_table_start_if_full(struct server *server, struct server_table *table);
/* Plays a legal action, or changes nothing: then it was illegal. The table must be awake. */
bool server_table_play(struct server *server, struct server_table *table, pl_seat seat,
                       const struct server_move *move);
/* Ends a table without a result. */
void server_table_close(struct server *server, struct server_table *table, enum server_note note);

/* Whether the seat has a decision that could be taken back, maybe by consent. */
bool server_table_can_undo(const struct server_table *table, pl_seat seat);
/* Takes the seat's last decision back, or asks those who have acted since. */
enum server_error server_table_undo(struct server *server, struct server_table *table, pl_seat seat,
                                    bool *ret_done);

/* Lets a bot play for the person, and gives the seat back. */
void server_table_bot_takes(struct server *server, struct server_table *table, pl_seat seat);
void server_table_bot_returns(struct server *server, struct server_table *table, pl_seat seat);
/* The person gives up: before the start the seat is free again, later a bot plays on. */
void server_table_leave(struct server *server, struct server_table *table, pl_seat seat);

/* Asks the persons present, or lets the bot in at once when nobody has to be asked. */
enum server_error server_table_takeover(struct server *server, struct server_table *table,
                                        pl_seat asker, pl_seat seat, bool *ret_done);
/* An answer to a vote: `is_undo` or about a takeover. */
enum server_error server_table_vote(struct server *server, struct server_table *table, pl_seat seat,
                                    bool is_undo, bool is_yes);
/* Ends votes that nobody has answered. */
void server_votes_check(struct server *server, struct server_table *table);

#endif
