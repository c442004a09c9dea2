/* A connection as the network knows it, from its acceptance to its end: where it comes from, and
 * the request or the WebSocket that it carries. */
#ifndef SERVER_SOCKET_H
#define SERVER_SOCKET_H

#include "core/base.h"

struct lws;
struct server;
struct server_address;
struct server_conn;
struct server_http;

struct server_socket {
    struct server_address *address;
    struct server_http *http; /* NULL: no request is under way */
    struct server_conn *conn; /* NULL: it is no WebSocket */
};

/* Whether one more from that address is let in; `fd` has just been accepted. */
bool server_socket_may_come(struct server *server, int fd);
void server_socket_begin(struct server *server, struct lws *wsi);
/* Ends whatever it still carries, however it ends. */
void server_socket_end(struct server *server, struct lws *wsi);
/* NULL only before it has begun and after it has ended. */
struct server_socket *server_socket_of(struct lws *wsi);

#endif
