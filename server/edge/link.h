/* The carrier of a connection's bytes: a socket, with or without TLS, or a test's replacement. */
#ifndef SERVER_EDGE_LINK_H
#define SERVER_EDGE_LINK_H

#include <sys/uio.h>

#include "core/base.h"

struct edge_link;

enum { EDGE_LATER = -1, EDGE_BROKEN = -2 };

/* Bytes read, 0 when the other side has ended, EDGE_LATER or EDGE_BROKEN. */
int64_t edge_link_read(struct edge_link *link, void *room, size_t size);
/* Bytes taken, EDGE_LATER or EDGE_BROKEN. */
int64_t edge_link_write(struct edge_link *link, const struct iovec *part, int count);
/* Whether to be told when there is something to be read, and when there is room to be written. That
 * it is broken is always told, as something to be read. */
void edge_link_want(struct edge_link *link, bool reading, bool writing);
/* Nothing more will be written. */
void edge_link_end(struct edge_link *link);
/* Ends both ways and frees it. */
void edge_link_close(struct edge_link *link);

#endif
