/* The head of an HTTP/1 request, read strictly: anything that is not understood is refused, so that
 * no two programs on the way of a request can understand it differently. Knows nothing about
 * sockets. */
#ifndef SERVER_EDGE_HEAD_H
#define SERVER_EDGE_HEAD_H

#include "core/base.h"

enum { EDGE_HEAD_MAX = 4096, EDGE_PATH_SIZE = 512 };

enum edge_method { EDGE_GET, EDGE_HEAD, EDGE_POST, EDGE_OTHER_METHOD };

enum edge_header {
#define HEADER(name_, text_) EDGE_##name_,
#include "server/edge/headers.def"
    EDGE_HEADER_COUNT
};

/* A piece of the bytes that were read. */
struct edge_span {
    const char *at; /* NULL: there is none */
    uint32_t length;
};

struct edge_request {
    enum edge_method method;
    bool is_old;               /* HTTP/1.0 */
    char path[EDGE_PATH_SIZE]; /* decoded, without the arguments */
    struct edge_span query;    /* what follows the question mark, not decoded */
    struct edge_span header[EDGE_HEADER_COUNT];
    uint32_t body_size;
};

/* Looks for the end of a head. `seen` is how many bytes earlier calls have looked at. Returns the
 * size of the head with its empty line, 0 when there is more to come, -1 when the bytes cannot
 * become one. */
int edge_head_end(const char *bytes, uint32_t size, uint32_t seen);

/* Reads a whole head, as edge_head_end found it; its spans point into the bytes. Returns 0, or the
 * status of the refusal. */
int edge_head_read(const char *bytes, uint32_t size, struct edge_request *ret_request);

/* Whether a header is there and has this value, without regard to case. */
bool edge_header_is(const struct edge_request *request, enum edge_header header, const char *value);
/* Whether the list of words that a header holds has this one. */
bool edge_header_lists(const struct edge_request *request, enum edge_header header,
                       const char *word);
/* Copies the value of a header; "" when it is absent or too long. */
void edge_header_copy(const struct edge_request *request, enum edge_header header, char *ret_text,
                      size_t size);
/* Copies the decoded value of the argument of that name; "" when it is absent, too long or broken.
 */
void edge_argument(struct edge_span query, const char *name, char *ret_text, size_t size);

#endif
