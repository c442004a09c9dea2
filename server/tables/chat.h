/* What people say to each other at a table: its chat, and what they point at on the board. */
#ifndef SERVER_TABLES_CHAT_H
#define SERVER_TABLES_CHAT_H

#include "core/json.h"
#include "server/protocol/error.h"
#include "server/tables/table.h"

/* Makes sure that the lines are in memory; else there are none. */
enum server_error server_chat_load(struct server *server, struct server_table *table);
/* Takes the lines out of memory. */
void server_chat_forget(struct server_table *table);
/* A line as an object. */
void server_write_line(struct pl_json *json, const struct server_chat *line);
/* The message with the lines that a subscriber has not seen yet and wants to read. Returns how
 * many. */
uint32_t server_write_chat(struct pl_json *json, struct server *server,
                           const struct server_table *table, const struct server_sub *sub);
/* Adds a line and tells the subscribers. */
enum server_error server_chat_add(struct server *server, struct server_table *table,
                                  struct server_user *user, const char *text);
/* Shows the subscribers what a seat points at; too often in a short time is refused. */
enum server_error server_point_at(struct server *server, struct server_table *table, pl_seat seat,
                                  const char *place);

#endif
