/* WebSocket connections: who may connect, what they say, how they end. */
#ifndef SERVER_PROTOCOL_WS_H
#define SERVER_PROTOCOL_WS_H

#include "server/edge/frame.h"
#include "server/protocol/error.h"

struct server;
struct server_conn;
struct server_http;

/* Whether the request may become a WebSocket. */
enum server_error server_ws_check(struct server *server, const struct server_http *http);
/* It has become one: its socket carries a connection from now on. */
void server_ws_open(struct server *server, struct server_http *http);
/* A message has come. */
void server_ws_received(struct server *server, struct server_conn *conn, const char *bytes,
                        size_t length);
/* One was not taken, and the connection is about to be closed for it. */
void server_ws_faulted(struct server *server, struct server_conn *conn, enum edge_close code);
/* It is gone. */
void server_ws_ended(struct server *server, struct server_conn *conn);

/* Says `bye shutdown` to everybody. */
void server_ws_bye_all(struct server *server);

#endif
