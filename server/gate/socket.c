/* Accepted connections, and the events that the edge reports. */
#include "server/gate/socket.h"

#include <stdlib.h>

#include "server/core.h"
#include "server/edge/edge.h"
#include "server/gate/address.h"
#include "server/gate/proxy.h"
#include "server/http/http.h"
#include "server/protocol/ws.h"

/* Before TLS, of which every beginning costs more than what is asked for afterwards. */
bool server_socket_may_come(void *owner, const struct edge_peer *peer)
{
    struct server *server = owner;

    if (server->options.per_address_max == 0 ||
        server_proxy_is_trusted(&server->options.proxies, peer)) {
        return true;
    }
    struct server_address *address = server_address_of(server, peer);
    return server_address_has_room(server, address, SERVER_STOCK_SOCKETS) &&
           server_address_visit(server, address, SERVER_VISIT_ACCEPT);
}

static void on_begun(void *owner, struct edge_stream *stream)
{
    struct server *server = owner;
    struct server_socket *at = calloc(1, sizeof *at);

    PL_ASSERT(at);
    at->stream = stream;
    at->address = server_address_of(server, edge_peer(stream));
    server_address_hold(at->address, SERVER_STOCK_SOCKETS);
    at->is_secure = server->options.tls_cert;
    edge_set_data(stream, at);
}

/* A client of a trusted proxy counts by its own address. */
static bool find_person(struct server *server, struct server_socket *at,
                        const struct edge_request *request)
{
    struct edge_peer peer = *edge_peer(at->stream);

    if (!server_proxy_read(&server->options.proxies, request, &peer, &at->is_secure)) {
        return true;
    }
    server_address_release(at->address, SERVER_STOCK_SOCKETS);
    at->address = server_address_of(server, &peer);
    bool is_room = server_address_has_room(server, at->address, SERVER_STOCK_SOCKETS);
    server_address_hold(at->address, SERVER_STOCK_SOCKETS);
    return is_room;
}

static void on_request(void *owner, struct edge_stream *stream, const struct edge_request *request,
                       const char *body)
{
    struct server_socket *at = edge_data(stream);
    bool is_room = find_person(owner, at, request);

    server_http_begin(owner, at, request, body);
    if (!is_room) {
        server_http_error(owner, at->http, SERVER_TOO_MANY);
    } else {
        server_http_request(owner, at->http, request);
    }
}

static void on_refused(void *owner, struct edge_stream *stream, int status)
{
    struct server_socket *at = edge_data(stream);

    server_http_begin(owner, at, NULL, NULL);
    server_http_refuse(owner, at->http, status);
}

static void on_message(void *owner, struct edge_stream *stream, char *bytes, uint32_t length)
{
    struct server_socket *at = edge_data(stream);

    server_ws_received(owner, at->conn, bytes, length);
}

static void on_faulted(void *owner, struct edge_stream *stream, enum edge_close code)
{
    struct server_socket *at = edge_data(stream);

    server_ws_faulted(owner, at->conn, code);
}

static void on_ended(void *owner, struct edge_stream *stream)
{
    struct server_socket *at = edge_data(stream);

    if (at->http) {
        server_http_end(owner, at->http);
    }
    if (at->conn) {
        server_ws_ended(owner, at->conn);
    }
    server_address_release(at->address, SERVER_STOCK_SOCKETS);
    edge_set_data(stream, NULL);
    free(at);
}

const struct edge_handlers server_socket_handlers = {
    .begun = on_begun,
    .request = on_request,
    .refused = on_refused,
    .message = on_message,
    .faulted = on_faulted,
    .ended = on_ended,
};
