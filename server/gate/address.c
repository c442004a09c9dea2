/* Addresses in memory. An IPv6 network of 64 bits counts as one. Those of a network of 48 bits, or
 * of 24 of IPv4, have bounds together as well. */
#include "server/gate/address.h"

#include <arpa/inet.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/edge/edge.h"
#include "server/gate/limits.h"

/* What a name in the map stands for. */
enum kind {
    ADDRESS,
    REST, /* the addresses of a network that are not told apart */
    NETWORK
};

struct name {
    unsigned char kind;
    unsigned char bits;
    unsigned char byte[16];
};

/* Of IPv4 with the 96 bits that stand before it. */
enum { V4_BITS = 128, V4_NETWORK_BITS = 120, V6_BITS = 64, V6_NETWORK_BITS = 48 };

static bool is_v4(const struct edge_peer *peer)
{
    static const unsigned char mapped[12] = { [10] = 0xff, [11] = 0xff };

    return memcmp(peer->byte, mapped, sizeof mapped) == 0;
}

static bool is_local(const struct edge_peer *peer)
{
    static const unsigned char loopback[16] = { [15] = 1 };

    return is_v4(peer) ? peer->byte[12] == 127 : memcmp(peer->byte, loopback, sizeof loopback) == 0;
}

/* This machine is no network: what comes from it has been let in by its owner. */
static unsigned bits_of(const struct edge_peer *peer, enum kind kind)
{
    bool is_whole = kind == ADDRESS || is_local(peer);

    return is_v4(peer) ? is_whole ? V4_BITS : V4_NETWORK_BITS
           : is_whole  ? V6_BITS
                       : V6_NETWORK_BITS;
}

static struct name name_of(const struct edge_peer *peer, enum kind kind)
{
    unsigned bits = bits_of(peer, kind);
    struct name name = { .kind = (unsigned char)kind, .bits = (unsigned char)bits };

    memcpy(name.byte, peer->byte, bits / 8);
    return name;
}

/* As people write it. */
static void write_text(const struct edge_peer *peer, const struct name *name,
                       char ret_text[SERVER_ADDRESS_SIZE])
{
    bool is_short = is_v4(peer);
    unsigned bits = is_short ? name->bits - 96u : name->bits;

    inet_ntop(is_short ? AF_INET : AF_INET6, name->byte + (is_short ? 12 : 0), ret_text,
              SERVER_ADDRESS_SIZE);
    if (name->bits < V4_BITS) {
        size_t length = strlen(ret_text);
        snprintf(ret_text + length, SERVER_ADDRESS_SIZE - length, "/%u", bits);
    }
}

static uint64_t hash_of(const struct name *name)
{
    static unsigned char key[crypto_shorthash_KEYBYTES];
    static bool has_key;
    uint64_t hash = 0;

    if (!has_key) {
        randombytes_buf(key, sizeof key);
        has_key = true;
    }
    crypto_shorthash((unsigned char *)&hash, (const unsigned char *)name, sizeof *name, key);
    return hash;
}

static struct server_address *find(struct server *server, const struct name *name)
{
    struct server_node *node = server_map_find(&server->addresses, hash_of(name));

    return node ? SERVER_OF(node, struct server_address, node) : NULL;
}

static struct server_address *make(struct server *server, const struct edge_peer *peer,
                                   const struct name *name, struct server_address *network)
{
    struct server_address *address = calloc(1, sizeof *address);

    PL_ASSERT(address);
    address->node.key = hash_of(name);
    address->network = network;
    address->is_network = name->kind == NETWORK;
    address->is_local = is_local(peer);
    address->bucket = (struct server_bucket){
        server_address_bound(address, SERVER_ADDRESS_RATE_BURST),
        server->now_ms,
    };
    write_text(peer, name, address->text);
    server_map_add(&server->addresses, &address->node);
    if (network) {
        network->address_count++;
    }
    return address;
}

/* The network itself, with NULL, or an address in it. */
static struct server_address *find_or_make(struct server *server, const struct edge_peer *peer,
                                           enum kind kind, struct server_address *network)
{
    struct name name = name_of(peer, kind);
    struct server_address *address = find(server, &name);

    /* Free addresses must not fill the memory. */
    if (!address && kind == ADDRESS && network->address_count >= SERVER_ADDRESSES_OF_NETWORK_MAX) {
        return find_or_make(server, peer, REST, network);
    }
    address = address ? address : make(server, peer, &name, network);
    address->used_ms = server->now_ms;
    return address;
}

struct server_address *server_address_of(struct server *server, const struct edge_peer *peer)
{
    return find_or_make(server, peer, ADDRESS, find_or_make(server, peer, NETWORK, NULL));
}

/* Bounds. */

uint32_t server_address_bound(const struct server_address *address, uint32_t of_address)
{
    return address->is_network ? of_address * SERVER_NETWORK_SHARES : of_address;
}

void server_address_hold(struct server_address *address, enum server_stock stock)
{
    for (; address; address = address->network) {
        address->held[stock]++;
    }
}

void server_address_release(struct server_address *address, enum server_stock stock)
{
    for (; address; address = address->network) {
        PL_ASSERT(address->held[stock] > 0);
        address->held[stock]--;
    }
}

static uint32_t stock_max(const struct server *server, enum server_stock stock)
{
    uint32_t conns = server->options.per_address_max;

    switch (stock) {
    case SERVER_STOCK_SOCKETS: return conns + SERVER_SPARE_SOCKETS;
    case SERVER_STOCK_CONNS: return conns;
    case SERVER_STOCK_TABLES: return SERVER_TABLES_OF_ADDRESS_MAX;
    case SERVER_STOCK_COUNT: break;
    }
    return 0;
}

bool server_address_has_room(const struct server *server, const struct server_address *address,
                             enum server_stock stock)
{
    uint32_t most = stock_max(server, stock);
    bool has_room = true;

    for (; address && server->options.per_address_max > 0; address = address->network) {
        has_room = has_room && address->held[stock] < server_address_bound(address, most);
    }
    return has_room;
}

struct visit_rule {
    int64_t window_ms;
    uint32_t count_max;
    bool is_always; /* for an address, also where it has no bounds */
};

static struct visit_rule rule_of(enum server_visit visit)
{
    const struct visit_rule rules[SERVER_VISIT_COUNT] = {
        [SERVER_VISIT_ACCEPT] = { SERVER_REQUEST_WINDOW_MS, SERVER_ACCEPTS_MAX, false },
        [SERVER_VISIT_REQUEST] = { SERVER_REQUEST_WINDOW_MS, SERVER_REQUESTS_MAX, false },
        [SERVER_VISIT_LOGIN] = { SERVER_LOGIN_WINDOW_MS, SERVER_LOGINS_MAX, true },
        [SERVER_VISIT_GUEST] = { SERVER_GUEST_WINDOW_MS, SERVER_GUESTS_MAX, true },
        [SERVER_VISIT_GUEST_OF_DAY] = { SERVER_GUEST_DAY_MS, SERVER_GUESTS_OF_DAY_MAX, false },
    };

    return rules[visit];
}

bool server_address_visit(struct server *server, struct server_address *address,
                          enum server_visit visit)
{
    struct visit_rule rule = rule_of(visit);
    bool is_bound = server->options.per_address_max > 0;
    struct server_address *last = is_bound || rule.is_always ? address : NULL;
    struct server_address *network = is_bound ? address->network : NULL;

    for (struct server_address *at = last; at; at = at == address ? network : NULL) {
        if (!server_window_has_room(&at->visits[visit], server->now_ms, rule.window_ms,
                                    server_address_bound(at, rule.count_max))) {
            return false;
        }
    }
    for (struct server_address *at = last; at; at = at == address ? network : NULL) {
        at->visits[visit].count++;
    }
    return true;
}

/* The end. */

static bool is_held(const struct server_address *address)
{
    bool is = address->address_count > 0 || address->share.job_count > 0;

    for (int i = 0; i < SERVER_STOCK_COUNT; i++) {
        is = is || address->held[i] > 0;
    }
    return is;
}

static void clean(void *owner, struct server_node *node)
{
    struct server *server = owner;
    struct server_address *address = SERVER_OF(node, struct server_address, node);
    int64_t unused_ms = server->now_ms - address->used_ms;
    bool has_guests = address->visits[SERVER_VISIT_GUEST_OF_DAY].count > 0;

    if (!is_held(address) && server->now_ms > address->banned_until_ms &&
        unused_ms > (has_guests ? SERVER_GUEST_DAY_MS : SERVER_LONGEST_WINDOW_MS)) {
        server_map_remove(&server->addresses, node);
        if (address->network) {
            address->network->address_count--;
        }
        free(address);
    }
}

void server_addresses_clean(struct server *server)
{
    server_map_each(&server->addresses, clean, server);
    server_map_each(&server->addresses, clean, server); /* the networks that are empty now */
}

static void free_one(void *owner, struct server_node *node)
{
    (void)owner;
    free(SERVER_OF(node, struct server_address, node));
}

void server_addresses_free(struct server *server)
{
    server_map_each(&server->addresses, free_one, NULL);
    server_map_free(&server->addresses);
}
