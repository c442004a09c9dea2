/* The host names of this server. Any other name must not open it: a page of another site could
 * otherwise reach a server at home by a name of its own (DNS rebinding). */
#ifndef SERVER_GATE_HOST_H
#define SERVER_GATE_HOST_H

#include "core/base.h"

enum { SERVER_HOSTS_MAX = 16 };

struct server_hosts {
    uint32_t count;
    const char *name[SERVER_HOSTS_MAX]; /* as the operator gave them */
};

/* Whether a Host header names this server: an address, a name that the local network gives out, or
 * one of the operator's. */
bool server_host_is_ours(const struct server_hosts *hosts, const char *host);

#endif
