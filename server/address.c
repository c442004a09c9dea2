/* Addresses in memory. An IPv6 network of 64 bits counts as one. */
#include "server/address.h"

#include <netinet/in.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server/core.h"
#include "server/limits.h"

enum { NETWORK_BYTES = 12 };

/* What counts as one address: 4 bytes of IPv4, however it is written, or 8 of IPv6. */
static void read_network(int fd, unsigned char ret_bytes[NETWORK_BYTES])
{
    struct sockaddr_storage peer = { 0 };
    socklen_t size = sizeof peer;
    const struct sockaddr_in *v4 = (const void *)&peer;
    const struct sockaddr_in6 *v6 = (const void *)&peer;

    memset(ret_bytes, 0, NETWORK_BYTES);
    if (getpeername(fd, (struct sockaddr *)&peer, &size) != 0) {
        return;
    }
    if (peer.ss_family == AF_INET) {
        memcpy(ret_bytes + 8, &v4->sin_addr, 4);
    } else if (peer.ss_family == AF_INET6 && IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr)) {
        memcpy(ret_bytes + 8, v6->sin6_addr.s6_addr + 12, 4);
    } else if (peer.ss_family == AF_INET6) {
        memcpy(ret_bytes, &v6->sin6_addr, 8);
    }
}

static bool is_local(int fd)
{
    static const unsigned char v4_host = 127;
    struct sockaddr_storage peer = { 0 };
    socklen_t size = sizeof peer;
    const struct sockaddr_in6 *v6 = (const void *)&peer;
    unsigned char bytes[NETWORK_BYTES];

    read_network(fd, bytes);
    return bytes[8] == v4_host ||
           (getpeername(fd, (struct sockaddr *)&peer, &size) == 0 && peer.ss_family == AF_INET6 &&
            IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr));
}

static uint64_t hash_of(int fd)
{
    static unsigned char key[crypto_shorthash_KEYBYTES];
    static bool has_key;
    unsigned char bytes[NETWORK_BYTES];
    uint64_t hash = 0;

    if (!has_key) {
        randombytes_buf(key, sizeof key);
        has_key = true;
    }
    read_network(fd, bytes);
    crypto_shorthash((unsigned char *)&hash, bytes, sizeof bytes, key);
    return hash;
}

struct server_address *server_address_of(struct server *server, int fd)
{
    uint64_t hash = hash_of(fd);
    struct server_node *node = server_map_find(&server->addresses, hash);
    struct server_address *address =
        node ? SERVER_OF(node, struct server_address, node) : calloc(1, sizeof *address);
    PL_ASSERT(address);
    address->used_ms = server->now_ms;
    if (!node) {
        address->node.key = hash;
        address->is_local = is_local(fd);
        server_map_add(&server->addresses, &address->node);
    }
    return address;
}

bool server_window_add(struct server_window *window, int64_t now_ms, int64_t window_ms,
                       uint32_t count_max)
{
    if (now_ms - window->since_ms >= window_ms || now_ms < window->since_ms) {
        *window = (struct server_window){ .since_ms = now_ms };
    }
    if (window->count >= count_max) {
        return false;
    }
    window->count++;
    return true;
}

static void clean(void *owner, struct server_node *node)
{
    struct server *server = owner;
    struct server_address *address = SERVER_OF(node, struct server_address, node);
    int64_t longest = SERVER_LOGIN_WINDOW_MS + SERVER_GUEST_WINDOW_MS;

    if (address->socket_count == 0 && server->now_ms - address->used_ms > longest) {
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
