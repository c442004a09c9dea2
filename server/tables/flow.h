/* The course of a table: it starts, decisions are taken and taken back, bots take over, it ends.
 * Everything here writes to the store within the turn and leaves news for the subscribers. */
#ifndef SERVER_TABLES_FLOW_H
#define SERVER_TABLES_FLOW_H

#include "server/protocol/error.h"
#include "server/tables/table.h"

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

/* Who took the decision that led from this ply to the next. */
pl_seat server_table_seat_at(const struct server_table *table, uint32_t ply);
/* Takes the seat's last decision back; false where only others could allow it, or no one. */
bool server_table_take_back(struct server *server, struct server_table *table, pl_seat seat);
/* A vote about the past makes no sense once a player has decided or taken back. */
void server_table_end_undo_vote(struct server *server, struct server_table *table);

/* The time of a person has run out: a bot plays for them, or they have lost. */
void server_table_time_out(struct server *server, struct server_table *table, pl_seat seat);
/* Lets a bot play for the person, and gives the seat back. */
void server_table_bot_takes(struct server *server, struct server_table *table, pl_seat seat);
void server_table_bot_returns(struct server *server, struct server_table *table, pl_seat seat);
/* The person gives up the seat and the ownership, whichever it has. A table without people is
 * closed. */
void server_table_leave(struct server *server, struct server_table *table,
                        struct server_user *user);

#endif
