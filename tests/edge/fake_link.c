/* Links for tests. */
#include "tests/edge/fake_link.h"

#include <string.h>

void fake_link_begin(struct edge_link *link)
{
    *link = (struct edge_link){ .room = UINT32_MAX, .reads = true };
}

void fake_give(struct edge_stream *stream, struct edge_link *link, const char *bytes, uint32_t size)
{
    link->in = bytes;
    link->in_size = size;
    while (link->in_size > 0 && link->reads && !link->is_closed) {
        edge_readable(stream);
    }
}

int64_t edge_link_read(struct edge_link *link, void *room, size_t size)
{
    uint32_t count = link->in_size < size ? link->in_size : (uint32_t)size;

    PL_ASSERT(!link->is_closed);
    if (link->is_broken) {
        return EDGE_BROKEN;
    }
    if (count == 0) {
        return link->is_at_end ? 0 : EDGE_LATER;
    }
    memcpy(room, link->in, count);
    link->in += count;
    link->in_size -= count;
    return count;
}

static uint32_t take(struct edge_link *link, const struct iovec *part, uint32_t most)
{
    uint32_t count = part->iov_len < most ? (uint32_t)part->iov_len : most;

    PL_ASSERT(link->out_size + count <= FAKE_SIZE);
    memcpy(link->out + link->out_size, part->iov_base, count);
    link->out_size += count;
    return count;
}

int64_t edge_link_write(struct edge_link *link, const struct iovec *part, int count)
{
    static uint32_t turns;
    uint32_t most = link->step && link->step < link->room ? link->step : link->room;
    uint32_t sum = 0;

    PL_ASSERT(!link->is_closed);
    PL_ASSERT(!link->has_ended);
    if (link->is_broken) {
        return EDGE_BROKEN;
    }
    link->turn = turns++;
    for (int i = 0; i < count && sum < most; i++) {
        sum += take(link, &part[i], most - sum);
    }
    link->room -= sum;
    return sum > 0 ? (int64_t)sum : EDGE_LATER;
}

void edge_link_want(struct edge_link *link, bool reading, bool writing)
{
    link->reads = reading;
    link->writes = writing;
}

void edge_link_end(struct edge_link *link)
{
    link->has_ended = true;
}

void edge_link_close(struct edge_link *link)
{
    PL_ASSERT(!link->is_closed);
    link->is_closed = true;
}
