/* A connection as the network knows it, from its acceptance to its end: where it comes from, and
 * the request or the WebSocket that it carries. */
#ifndef SERVER_GATE_SOCKET_H
#define SERVER_GATE_SOCKET_H

#include "core/base.h"

struct edge_handlers;
struct edge_peer;
struct edge_request;
struct edge_stream;
struct server;
struct server_address;
struct server_conn;
struct server_http;

struct server_socket {
    struct edge_stream *stream;
    struct server_address *address; /* where the person is, as far as the request tells */
    bool is_secure;                 /* encrypted on the way: TLS, ours or a proxy's */
    struct server_http *http;       /* NULL: no request is under way */
    struct server_conn *conn;       /* NULL: it is no WebSocket */
};

/* Whether one more connection from there is let in. */
bool server_socket_may_come(void *server, const struct edge_peer *peer);
/* What the edge calls. */
extern const struct edge_handlers server_socket_handlers;

#endif
