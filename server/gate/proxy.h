/* Reverse proxies in front of the server: which are trusted, and what they report about their
 * clients. */
#ifndef SERVER_GATE_PROXY_H
#define SERVER_GATE_PROXY_H

#include "server/edge/edge.h"

enum { SERVER_PROXIES_MAX = 16 };

struct server_network {
    struct edge_peer peer;
    uint8_t bits;
};

struct server_proxies {
    uint32_t count;
    struct server_network at[SERVER_PROXIES_MAX];
};

/* An address as people write it; false when it is not valid. */
bool server_peer_read(const char *text, struct edge_peer *ret_peer);
/* Adds "ADDRESS" or "ADDRESS/BITS"; false when it is neither, or there is no room. */
bool server_proxy_add(struct server_proxies *proxies, const char *text);
bool server_proxy_is_trusted(const struct server_proxies *proxies, const struct edge_peer *peer);
/* If the request comes from a trusted proxy that says so: where it really comes from and whether it
 * came over TLS. False when it does not. */
bool server_proxy_read(const struct server_proxies *proxies, const struct edge_request *request,
                       struct edge_peer *peer, bool *is_secure);

#endif
