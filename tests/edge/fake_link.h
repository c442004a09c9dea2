/* A link without a socket: the test gives bytes, and keeps those that are sent. */
#ifndef TESTS_EDGE_FAKE_LINK_H
#define TESTS_EDGE_FAKE_LINK_H

#include "server/edge/edge.h"
#include "server/edge/link.h"

enum { FAKE_SIZE = 1 << 17 };

struct edge_link {
    const char *in; /* what is there to be read */
    uint32_t in_size;
    bool is_at_end; /* after that the other side has ended */
    bool is_broken;
    uint32_t room; /* bytes that it takes; each write takes at most `step` of them */
    uint32_t step; /* 0: any number */
    bool reads;    /* wants to be told */
    bool writes;
    bool has_ended; /* nothing more is written */
    uint32_t turn;  /* how many writes to any link came before the last one to it */
    bool is_closed;
    uint32_t out_size;
    char out[FAKE_SIZE];
};

/* A fresh link that takes whatever is written. */
void fake_link_begin(struct edge_link *link);
/* Gives bytes to the stream, if it wants to be told. */
void fake_give(struct edge_stream *stream, struct edge_link *link, const char *bytes,
               uint32_t size);

#endif
