/* The addresses that connections come from: their number, log-ins, and the tables and guests they
 * made. An address belongs to a network, which is bounded too: the owner of a network has any
 * number of addresses. */
#ifndef SERVER_GATE_ADDRESS_H
#define SERVER_GATE_ADDRESS_H

#include "server/gate/quota.h"
#include "server/map.h"
#include "server/pool.h"

struct edge_peer;
struct server;

enum { SERVER_ADDRESS_SIZE = 48 };

/* What is held for as long as it lasts. */
enum server_stock {
    SERVER_STOCK_SOCKETS,
    SERVER_STOCK_CONNS,  /* of those, WebSockets */
    SERVER_STOCK_TABLES, /* made from here that wait or run */
    SERVER_STOCK_COUNT
};

/* What is counted within a window of time. */
enum server_visit {
    SERVER_VISIT_ACCEPT,
    SERVER_VISIT_REQUEST,
    SERVER_VISIT_LOGIN, /* or a new account */
    SERVER_VISIT_GUEST,
    SERVER_VISIT_GUEST_OF_DAY,
    SERVER_VISIT_COUNT
};

struct server_address {
    struct server_node node;        /* by a hash of the address */
    struct server_address *network; /* NULL: it is one, or has none */
    bool is_network;
    uint32_t address_count;         /* of a network: those in memory */
    bool is_local;                  /* this machine */
    char text[SERVER_ADDRESS_SIZE]; /* for the log */
    uint32_t held[SERVER_STOCK_COUNT];
    struct server_window visits[SERVER_VISIT_COUNT];
    struct server_bucket bucket; /* what messages from here are paid from */
    struct server_quota quota;
    struct server_share share; /* of the bots' workers */
    int64_t banned_until_ms;   /* for new guests and accounts */
    uint32_t listed_count;     /* tables in the lobby's list that is being made */
    int64_t used_ms;
};

/* Where that is; never NULL. */
struct server_address *server_address_of(struct server *server, const struct edge_peer *peer);
/* The bound of a network or address, given that of an address. */
uint32_t server_address_bound(const struct server_address *address, uint32_t of_address);

/* One more, or one fewer, of the address and its network. */
void server_address_hold(struct server_address *address, enum server_stock stock);
void server_address_release(struct server_address *address, enum server_stock stock);
/* Whether the address and its network may have another one. */
bool server_address_has_room(const struct server *server, const struct server_address *address,
                             enum server_stock stock);
/* Counts one more of the address and its network; false when either has had too many: then nothing
 * is counted. */
bool server_address_visit(struct server *server, struct server_address *address,
                          enum server_visit visit);

/* Frees those that are of no interest any more. */
void server_addresses_clean(struct server *server);
void server_addresses_free(struct server *server);

#endif
