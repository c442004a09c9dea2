/* Addresses in memory. An IPv6 network of 64 bits counts as one. */
#include "server/address.h"

#include <arpa/inet.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/edge/edge.h"
#include "server/limits.h"

enum { NETWORK_BYTES = 12 };

static bool is_v4(const struct edge_peer *peer)
{
    static const unsigned char mapped[12] = { [10] = 0xff, [11] = 0xff };

    return memcmp(peer->byte, mapped, sizeof mapped) == 0;
}

/* What counts as one address: 4 bytes of IPv4, or 8 of IPv6. */
static void read_network(const struct edge_peer *peer, unsigned char ret_bytes[NETWORK_BYTES])
{
    memset(ret_bytes, 0, NETWORK_BYTES);
    if (is_v4(peer)) {
        memcpy(ret_bytes + 8, peer->byte + 12, 4);
    } else {
        memcpy(ret_bytes, peer->byte, 8);
    }
}

static bool is_local(const struct edge_peer *peer)
{
    static const unsigned char loopback[16] = { [15] = 1 };

    return is_v4(peer) ? peer->byte[12] == 127 : memcmp(peer->byte, loopback, sizeof loopback) == 0;
}

/* What counts as one address, as people write it. */
static void write_text(const struct edge_peer *peer, char ret_text[SERVER_ADDRESS_SIZE])
{
    unsigned char bytes[NETWORK_BYTES];
    unsigned char network[sizeof peer->byte] = { 0 };

    read_network(peer, bytes);
    if (is_v4(peer)) {
        inet_ntop(AF_INET, bytes + 8, ret_text, SERVER_ADDRESS_SIZE);
        return;
    }
    memcpy(network, bytes, 8);
    inet_ntop(AF_INET6, network, ret_text, SERVER_ADDRESS_SIZE);
    strncat(ret_text, "/64", SERVER_ADDRESS_SIZE - strlen(ret_text) - 1);
}

static uint64_t hash_of(const struct edge_peer *peer)
{
    static unsigned char key[crypto_shorthash_KEYBYTES];
    static bool has_key;
    unsigned char bytes[NETWORK_BYTES];
    uint64_t hash = 0;

    if (!has_key) {
        randombytes_buf(key, sizeof key);
        has_key = true;
    }
    read_network(peer, bytes);
    crypto_shorthash((unsigned char *)&hash, bytes, sizeof bytes, key);
    return hash;
}

struct server_address *server_address_of(struct server *server, const struct edge_peer *peer)
{
    uint64_t hash = hash_of(peer);
    struct server_node *node = server_map_find(&server->addresses, hash);
    struct server_address *address =
        node ? SERVER_OF(node, struct server_address, node) : calloc(1, sizeof *address);
    PL_ASSERT(address);
    address->used_ms = server->now_ms;
    if (!node) {
        address->node.key = hash;
        address->is_local = is_local(peer);
        address->bucket = (struct server_bucket){ SERVER_ADDRESS_RATE_BURST, server->now_ms };
        write_text(peer, address->text);
        server_map_add(&server->addresses, &address->node);
    }
    return address;
}

static void clean(void *owner, struct server_node *node)
{
    struct server *server = owner;
    struct server_address *address = SERVER_OF(node, struct server_address, node);
    int64_t unused_ms = server->now_ms - address->used_ms;
    int64_t longest =
        address->guests_of_day.count > 0 ? SERVER_GUEST_DAY_MS : SERVER_LONGEST_WINDOW_MS;

    if (address->socket_count == 0 && address->table_count == 0 && unused_ms > longest &&
        server->now_ms > address->banned_until_ms) {
        server_map_remove(&server->addresses, node);
        free(address);
    }
}

void server_addresses_clean(struct server *server)
{
    server_map_each(&server->addresses, clean, server);
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
