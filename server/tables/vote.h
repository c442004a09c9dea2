/* Requests that need the consent of others: taking decisions back, and bots for absent people. */
#ifndef SERVER_TABLES_VOTE_H
#define SERVER_TABLES_VOTE_H

#include "server/protocol/error.h"
#include "server/tables/table.h"

/* Whether the seat's last decision could be taken back, maybe by consent. */
bool server_table_can_undo(const struct server_table *table, pl_seat seat);
/* Takes the seat's last decision back, or asks the persons who have decided since. */
enum server_error server_table_undo(struct server *server, struct server_table *table, pl_seat seat,
                                    bool *ret_done);

/* Asks the persons present, or lets the bot in at once when no one has to be asked. */
enum server_error server_table_takeover(struct server *server, struct server_table *table,
                                        pl_seat asker, pl_seat seat, bool *ret_done);

/* An answer to a vote that is under way, `table->undo` or `table->takeover`. If it has become
 * impossible by then, nothing is done. */
enum server_error server_table_vote(struct server *server, struct server_table *table,
                                    struct server_vote *vote, pl_seat seat, bool is_yes);
/* Ends votes that were not answered. */
void server_votes_check(struct server *server, struct server_table *table);
/* The person of this seat has come or gone. */
void server_votes_presence(struct server *server, struct server_table *table, pl_seat seat);

#endif
