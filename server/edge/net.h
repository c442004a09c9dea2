/* Sockets: listens, accepts, and reports their events to the edge. */
#ifndef SERVER_EDGE_NET_H
#define SERVER_EDGE_NET_H

#include "core/base.h"

struct edge;
struct edge_net;
struct edge_peer;

struct edge_net_options {
    struct edge *edge;
    const char *address; /* to listen on, and the port; 0: any free one */
    int port;
    const char *tls_cert; /* files; both or none */
    const char *tls_key;
    uint32_t sockets_max; /* more are not let in */
    /* Whether one more connection from there is let in. */
    bool (*may_come)(void *owner, const struct edge_peer *peer);
    void *owner;
};

/* NULL, or the reason why it cannot be listened there. The texts are not copied. */
const char *edge_net_open(const struct edge_net_options *options, struct edge_net **ret_net);
/* The edge must be free of connections. NULL is allowed. */
void edge_net_close(struct edge_net *net);
int edge_net_port(const struct edge_net *net);

/* Waits until something happens, or for `timeout_ms`; -1: for ever. */
void edge_net_wait(struct edge_net *net, int timeout_ms);
/* Tells the edge what has happened. */
void edge_net_serve(struct edge_net *net);
/* From any thread, and from a signal handler: ends the waiting. */
void edge_net_wake(struct edge_net *net);
/* Accepts no more connections. */
void edge_net_stop(struct edge_net *net);
/* Reads certificate and key anew, for connections that begin from now on; NULL, or the reason why
 * the old ones are kept. */
const char *edge_net_reload(struct edge_net *net);

#endif
