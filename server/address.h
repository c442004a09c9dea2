/* Where connections come from: how many, and how often they log in. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include "server/map.h"

struct server;
struct lws;

/* Events within a window of time. */
struct server_window {
    int64_t since_ms;
    uint32_t count;
};

struct server_address {
    struct server_node node; /* by a hash of the address */
    uint32_t conn_count;
    struct server_window logins;
    struct server_window guests;
    int64_t used_ms;
};

/* The address of a connection; never NULL. */
struct server_address *server_address_of(struct server *server, struct lws *wsi);
/* Counts one more event; false when there were too many in the window. */
bool server_window_add(struct server_window *window, int64_t now_ms, int64_t window_ms,
                       uint32_t count_max);
/* Frees those that are of no interest any more. */
void server_addresses_clean(struct server *server);
void server_addresses_free(struct server *server);

#endif
