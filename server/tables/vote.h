/* Requests that need the consent of others: taking decisions back, bots for absent people, and
 * pauses (pause.h). */
#ifndef SERVER_TABLES_VOTE_H
#define SERVER_TABLES_VOTE_H

#include "server/protocol/error.h"
#include "server/tables/table.h"

/* Whether the seat's last decision could be taken back, maybe by consent. */
bool server_table_can_undo(const struct server_table *table, pl_seat seat);
/* Takes the seat's last decision back, or asks the persons who have decided since. */
enum server_error server_table_undo(struct server *server, struct server_table *table, pl_seat seat,
                                    bool *ret_done);

/* Asks the persons present, or lets the bot in at once when no one has to be asked. From handing
 * over one's own seat against other people, one can come back so often (server_seat_returns). */
enum server_error server_table_takeover(struct server *server, struct server_table *table,
                                        pl_seat asker, pl_seat seat, bool *ret_done);

/* Opens a vote of that seat and those who are asked and agree, with a number of its own. While one
 * is open, its answers stay: STALE, or OK where the same is asked for again. */
enum server_error server_vote_open(struct server *server, struct server_table *table,
                                   struct server_vote *vote, const struct server_vote *wish);
/* An answer to a vote that is under way: `table->undo`, `table->takeover` or `table->pause`. If it
 * has become impossible by then, nothing is done. */
enum server_error server_table_vote(struct server *server, struct server_table *table,
                                    struct server_vote *vote, pl_seat seat, bool is_yes);
/* Who is asked and who is present has changed, or nothing is left to vote about. */
void server_votes_end(struct server_table *table);
/* Ends votes that were not answered. */
void server_votes_check(struct server *server, struct server_table *table);
/* The person of this seat has come or gone. */
void server_votes_presence(struct server *server, struct server_table *table, pl_seat seat);

#endif
