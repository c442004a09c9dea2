/* Where notifications may be sent: to https addresses of the public internet. What a name resolves
 * to is only known when a connection is made, and is looked at then. */
#ifndef SERVER_NOTIFY_TARGET_H
#define SERVER_NOTIFY_TARGET_H

#include <sys/socket.h>

#include "core/base.h"

enum { NOTIFY_URL_SIZE = 1024, NOTIFY_ORIGIN_SIZE = 300 };

/* Whether an address belongs to the public internet: not to this machine, a local network, a
 * range for documents or tests, or a group. */
bool notify_is_public(const struct sockaddr *address);

/* Whether a browser may name this as where to send: https, a host, no name or password; without
 * `is_test` on the usual port and with a host that is not an address of a local network. Writes
 * its origin, as tokens name it. */
bool notify_target_read(const char *url, bool is_test, char ret_origin[NOTIFY_ORIGIN_SIZE]);

#endif
