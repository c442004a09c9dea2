/* Matches that continue others: what a finished one hands on, and what came before and after. A
 * client names finished matches, never their records: those are written here. */
#ifndef SERVER_TABLES_CHRONICLE_H
#define SERVER_TABLES_CHRONICLE_H

#include "server/protocol/call.h"

/* The record of a match that is over, or why it cannot be had. Players are called as in every
 * record (pl_record_names), people by the nick they have now. The text is good until the next call.
 */
enum server_error server_table_record(struct server *server, struct server_table *table,
                                      const char **ret_record);

/* Makes the matches that the request names the beginning of the configuration; the person who asks
 * must have sat in each. */
enum server_error server_call_continue(struct server_call *call, struct pl_config *config);
/* Whether the person may sit there, in a match that continues others: a seat kept for a person is
 * theirs until the owner opens it, and people who played before sit where they sat. */
enum server_error server_call_check_seat(struct server_call *call, pl_seat seat);
/* Notes in a new table, before it is added, which matches it continues, and keeps its open seats
 * for those who sat there. */
void server_table_set_before(struct server_call *call, struct server_table *table);
/* The same of another table, for a rematch. */
void server_table_copy_before(struct server_table *table, const struct server_table *from);

/* Writing and reading the links of a table, within its row. */
void server_table_put_before(struct server *server, struct server_table *table);
enum server_error server_table_read_links(struct server *server, struct server_table *table);

/* Members "continues" and "continued": lists of `table`, `game`. `has_sat`: with the keys of those
 * that follow. */
void server_write_links(struct pl_json *json, const struct server *server,
                        const struct server_table *table, bool has_sat);

#endif
