/* Where connections come from: how many, and how often they log in. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include "server/map.h"

struct edge_peer;
struct server;

enum { SERVER_ADDRESS_SIZE = 48 };

/* Events within a window of time. */
struct server_window {
    int64_t since_ms;
    uint32_t count;
};

struct server_address {
    struct server_node node;        /* by a hash of the address */
    bool is_local;                  /* this machine */
    char text[SERVER_ADDRESS_SIZE]; /* for the log */
    uint32_t socket_count;
    uint32_t conn_count; /* of those, WebSockets */
    struct server_window logins;
    struct server_window guests;
    struct server_window requests;
    int64_t used_ms;
};

/* Where that is; never NULL. */
struct server_address *server_address_of(struct server *server, const struct edge_peer *peer);
/* Counts one more event; false when there were too many in the window. */
bool server_window_add(struct server_window *window, int64_t now_ms, int64_t window_ms,
                       uint32_t count_max);
/* Frees those that are of no interest any more. */
void server_addresses_clean(struct server *server);
void server_addresses_free(struct server *server);

#endif
