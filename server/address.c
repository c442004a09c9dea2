/* Addresses in memory. An IPv6 network of 64 bits counts as one. */
#include "server/address.h"

#include <arpa/inet.h>
#include <libwebsockets.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/limits.h"

static uint64_t hash_of(const char *text)
{
    static unsigned char key[crypto_shorthash_KEYBYTES];
    static bool has_key;
    unsigned char bytes[16] = { 0 };
    uint64_t hash = 0;

    if (!has_key) {
        randombytes_buf(key, sizeof key);
        has_key = true;
    }
    if (strncmp(text, "::ffff:", 7) == 0) {
        text += 7;
    }
    if (inet_pton(AF_INET, text, bytes + 12) != 1 && inet_pton(AF_INET6, text, bytes) == 1) {
        memset(bytes + 8, 0, 8);
    }
    crypto_shorthash((unsigned char *)&hash, bytes, sizeof bytes, key);
    return hash;
}

struct server_address *server_address_of(struct server *server, struct lws *wsi)
{
    char text[64] = "";

    lws_get_peer_simple(wsi, text, sizeof text);
    uint64_t hash = hash_of(text);
    struct server_node *node = server_map_find(&server->addresses, hash);
    struct server_address *address =
        node ? SERVER_OF(node, struct server_address, node) : calloc(1, sizeof *address);
    PL_ASSERT(address);
    address->used_ms = server->now_ms;
    if (!node) {
        address->node.key = hash;
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

    if (address->conn_count == 0 && server->now_ms - address->used_ms > longest) {
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
