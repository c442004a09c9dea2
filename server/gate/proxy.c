/* The headers of proxies: X-Forwarded-For and X-Forwarded-Proto. Each proxy appends the address of
 * its client, so the last address that is not a trusted proxy's is the last one that can be
 * trusted. */
#include "server/gate/proxy.h"

#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_SIZE = 64, V4_FROM = 96, V6_BITS = 128 };

bool server_peer_read(const char *text, struct edge_peer *ret_peer)
{
    struct edge_peer peer = { { 0 } };

    if (inet_pton(AF_INET, text, peer.byte + 12) == 1) {
        memset(peer.byte + 10, 0xff, 2);
    } else if (inet_pton(AF_INET6, text, peer.byte) != 1) {
        return false;
    }
    *ret_peer = peer;
    return true;
}

bool server_proxy_add(struct server_proxies *proxies, const char *text)
{
    struct server_network network = { .bits = V6_BITS };
    char word[WORD_SIZE];
    size_t length = strcspn(text, "/");

    if (proxies->count == SERVER_PROXIES_MAX || length >= sizeof word) {
        return false;
    }
    memcpy(word, text, length);
    word[length] = '\0';
    if (!server_peer_read(word, &network.peer)) {
        return false;
    }
    if (text[length] == '/') {
        bool is_v4 = !strchr(word, ':');
        char *end = NULL;
        unsigned long bits = strtoul(text + length + 1, &end, 10);
        if (end == text + length + 1 || *end || bits > (is_v4 ? V6_BITS - V4_FROM : V6_BITS)) {
            return false;
        }
        network.bits = (uint8_t)(bits + (is_v4 ? V4_FROM : 0));
    }
    proxies->at[proxies->count++] = network;
    return true;
}

static bool is_in(const struct server_network *network, const struct edge_peer *peer)
{
    uint32_t whole = network->bits / 8;
    uint32_t more = network->bits % 8;
    uint8_t mask = (uint8_t)(0xff00u >> more);

    return memcmp(network->peer.byte, peer->byte, whole) == 0 &&
           (more == 0 || ((network->peer.byte[whole] ^ peer->byte[whole]) & mask) == 0);
}

bool server_proxy_is_trusted(const struct server_proxies *proxies, const struct edge_peer *peer)
{
    for (uint32_t i = 0; i < proxies->count; i++) {
        if (is_in(&proxies->at[i], peer)) {
            return true;
        }
    }
    return false;
}

/* An address of the list: with or without brackets and a port. */
static bool read_word(char *word, struct edge_peer *ret_peer)
{
    char *colon = strchr(word, ':');

    if (word[0] == '[') {
        word[strcspn(word, "]")] = '\0';
        word++;
    } else if (colon && !strchr(colon + 1, ':')) {
        *colon = '\0';
    }
    return server_peer_read(word, ret_peer);
}

/* From the end of the list, as long as those who wrote it are trusted. */
static void follow(const struct server_proxies *proxies, char *list, struct edge_peer *peer)
{
    while (server_proxy_is_trusted(proxies, peer) && *list) {
        char *comma = strrchr(list, ',');
        char *word = comma ? comma + 1 : list;
        word += strspn(word, " \t");
        word[strcspn(word, " \t")] = '\0';
        if (!read_word(word, peer)) {
            return;
        }
        *(comma ? comma : list) = '\0';
    }
}

bool server_proxy_read(const struct server_proxies *proxies, const struct edge_request *request,
                       struct edge_peer *peer, bool *is_secure)
{
    char list[EDGE_HEAD_MAX]; /* however long: who comes with a long one is not the proxy */

    if (!server_proxy_is_trusted(proxies, peer)) {
        return false;
    }
    edge_header_copy(request, EDGE_FORWARDED_FOR, list, sizeof list);
    follow(proxies, list, peer);
    if (request->header[EDGE_FORWARDED_PROTO].at) {
        *is_secure = edge_header_is(request, EDGE_FORWARDED_PROTO, "https");
    }
    return true;
}
