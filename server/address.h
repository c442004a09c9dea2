/* Where connections come from: how many, how often they log in, what they have made. */
#ifndef SERVER_ADDRESS_H
#define SERVER_ADDRESS_H

#include "server/map.h"
#include "server/quota.h"

struct edge_peer;
struct server;

enum { SERVER_ADDRESS_SIZE = 48 };

struct server_address {
    struct server_node node;        /* by a hash of the address */
    bool is_local;                  /* this machine */
    char text[SERVER_ADDRESS_SIZE]; /* for the log */
    uint32_t socket_count;
    uint32_t conn_count; /* of those, WebSockets */
    struct server_window logins;
    struct server_window guests;
    struct server_window guests_of_day;
    struct server_window accepts;
    struct server_window requests;
    struct server_bucket bucket; /* what messages from here are paid from */
    struct server_quota quota;
    int64_t banned_until_ms; /* for new guests and accounts */
    uint32_t table_count;    /* made from here that wait or run */
    uint32_t listed_count;   /* of those, in the lobby's list that is being made */
    int64_t used_ms;
};

/* Where that is; never NULL. */
struct server_address *server_address_of(struct server *server, const struct edge_peer *peer);
/* Frees those that are of no interest any more. */
void server_addresses_clean(struct server *server);
void server_addresses_free(struct server *server);

#endif
