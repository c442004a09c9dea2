/* Accepted connections. */
#include "server/socket.h"

#include <libwebsockets.h>
#include <stdlib.h>

#include "server/address.h"
#include "server/core.h"
#include "server/http.h"
#include "server/limits.h"
#include "server/ws.h"

bool server_socket_may_come(struct server *server, int fd)
{
    uint32_t per_address = server->options.per_address_max;

    return per_address == 0 ||
           server_address_of(server, fd)->socket_count < per_address + SERVER_SPARE_SOCKETS;
}

void server_socket_begin(struct server *server, struct lws *wsi)
{
    struct server_socket *at = calloc(1, sizeof *at);

    PL_ASSERT(at);
    at->address = server_address_of(server, lws_get_socket_fd(wsi));
    at->address->socket_count++;
    lws_set_opaque_user_data(wsi, at);
}

void server_socket_end(struct server *server, struct lws *wsi)
{
    struct server_socket *at = server_socket_of(wsi);

    if (!at) {
        return;
    }
    server_http_closed(server, wsi);
    server_ws_closed(server, wsi);
    at->address->socket_count--;
    lws_set_opaque_user_data(wsi, NULL);
    free(at);
}

struct server_socket *server_socket_of(struct lws *wsi)
{
    return lws_get_opaque_user_data(wsi);
}
