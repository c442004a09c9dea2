/* TLS by OpenSSL: one context for all, a session for each connection. */
#ifndef SERVER_EDGE_TLS_H
#define SERVER_EDGE_TLS_H

#include <sys/uio.h>

#include "core/base.h"

struct ssl_ctx_st;
struct ssl_st;

/* Reads the files; NULL or the reason. */
const char *edge_tls_open(const char *cert_path, const char *key_path,
                          struct ssl_ctx_st **ret_context);
/* Connections that have begun keep it. NULL is allowed. */
void edge_tls_close(struct ssl_ctx_st *context);

/* A session over an accepted socket; NULL when there is no memory. */
struct ssl_st *edge_tls_begin(struct ssl_ctx_st *context, int fd);
void edge_tls_end(struct ssl_st *session);
void edge_tls_free(struct ssl_st *session);
/* As those of a link. `ret_needs_room` tells whether a reader waits for room to be written. */
int64_t edge_tls_read(struct ssl_st *session, void *room, size_t size, bool *ret_needs_room);
/* Whether it has read much more than the `data_size` bytes of data that came of it: TLS itself sets
 * no bound to such records. */
bool edge_tls_is_idle(const struct ssl_st *session, uint64_t data_size);
int64_t edge_tls_write(struct ssl_st *session, const struct iovec *part, int count);

#endif
