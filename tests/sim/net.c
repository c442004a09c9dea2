/* The network: bytes arrive late, in pieces, or not at all; those of one connection in order. */
#include <stdlib.h>
#include <string.h>

#include "server/edge/link.h"
#include "server/gate/socket.h"
#include "tests/sim/sim.h"

enum { DOWN_MAX = 65536, STILL_MS = 3000, PIECE_MAX = 40 };

/* Pipes. */

static void pipe_add(struct sim_pipe *pipe, const char *bytes, uint32_t size)
{
    if (pipe->size + size > pipe->room) {
        pipe->room = 2 * (pipe->size + size);
        pipe->bytes = realloc(pipe->bytes, pipe->room);
        PL_ASSERT(pipe->bytes);
    }
    memcpy(pipe->bytes + pipe->size, bytes, size);
    pipe->size += size;
}

static uint32_t pipe_take(struct sim_pipe *pipe, char *room, uint32_t size)
{
    uint32_t count = pipe->ready < size ? pipe->ready : size;

    if (count > 0) {
        memcpy(room, pipe->bytes, count);
        memmove(pipe->bytes, pipe->bytes + count, pipe->size - count);
    }
    pipe->size -= count;
    pipe->ready -= count;
    return count;
}

/* Some time passes on the way. */
static void pipe_arrive(struct sim_pipe *pipe)
{
    if (pipe->size == pipe->ready || pipe->free_ms > sim_now_ms()) {
        return;
    }
    if (sim_happens(FAULT_DELAY)) {
        pipe->free_ms = sim_now_ms() + sim_harm(FAULT_DELAY, STILL_MS);
    } else if (sim_happens(FAULT_SPLIT)) {
        uint32_t most = pipe->size - pipe->ready;
        uint32_t piece = 1 + sim_harm(FAULT_SPLIT, PIECE_MAX);
        pipe->ready += piece < most ? piece : most;
    } else {
        pipe->ready = pipe->size;
    }
}

/* The server's end. */

static bool is_gone_for_server(const struct edge_link *link)
{
    return link->is_cut || link->is_client_gone;
}

int64_t edge_link_read(struct edge_link *link, void *room, size_t size)
{
    if (link->is_cut) {
        return EDGE_BROKEN;
    }
    if (link->up.ready > 0) {
        return pipe_take(&link->up, room, (uint32_t)size);
    }
    bool is_all = link->up.size == 0 && (link->has_client_ended || link->is_client_gone);
    return is_all ? 0 : EDGE_LATER;
}

int64_t edge_link_write(struct edge_link *link, const struct iovec *part, int count)
{
    uint32_t room = link->down.size < DOWN_MAX ? DOWN_MAX - link->down.size : 0;
    uint32_t sum = 0;

    PL_ASSERT(!link->has_server_ended);
    if (is_gone_for_server(link)) {
        return EDGE_BROKEN;
    }
    for (int i = 0; i < count && sum < room; i++) {
        uint32_t most = room - sum;
        uint32_t size = part[i].iov_len < most ? (uint32_t)part[i].iov_len : most;
        pipe_add(&link->down, part[i].iov_base, size);
        sum += size;
    }
    return sum > 0 ? (int64_t)sum : EDGE_LATER;
}

void edge_link_want(struct edge_link *link, bool reading, bool writing)
{
    link->reads = reading;
    link->writes = writing;
}

void edge_link_end(struct edge_link *link)
{
    link->has_server_ended = true;
}

void edge_link_close(struct edge_link *link)
{
    PL_ASSERT(!link->is_server_gone);
    link->is_server_gone = true;
    link->stream = NULL;
}

/* The client's end. */

struct edge_link *sim_connect(uint32_t from)
{
    struct edge_link *link = calloc(1, sizeof *link);

    PL_ASSERT(link);
    link->reads = true;
    link->from = from;
    link->next = sim.links;
    sim.links = link;
    return link;
}

void sim_send(struct edge_link *link, const char *bytes, uint32_t size)
{
    if (!link->is_cut) {
        pipe_add(&link->up, bytes, size);
    }
}

uint32_t sim_receive(struct edge_link *link, char *room, uint32_t size)
{
    return pipe_take(&link->down, room, size);
}

bool sim_is_over(const struct edge_link *link)
{
    return link->is_cut ||
           (link->down.size == 0 && (link->has_server_ended || link->is_server_gone));
}

void sim_hang_up(struct edge_link *link)
{
    link->is_client_gone = true;
}

/* Both ends. */

void sim_net_cut(struct edge_link *link)
{
    link->is_cut = true;
    link->up.size = 0;
    link->up.ready = 0;
    link->down.size = 0;
    link->down.ready = 0;
}

void sim_net_cut_all(void)
{
    for (struct edge_link *link = sim.links; link; link = link->next) {
        sim_net_cut(link);
    }
}

static void free_link(struct edge_link **at)
{
    struct edge_link *link = *at;

    *at = link->next;
    free(link->up.bytes);
    free(link->down.bytes);
    free(link);
}

static void accept_link(struct edge_link *link)
{
    struct edge_peer peer = { { [10] = 0xff, [11] = 0xff, [12] = 10, [13] = 77, [14] = 88 } };

    peer.byte[15] = (uint8_t)link->from;
    if (server_socket_may_come(&sim.server, &peer)) {
        link->stream = edge_accept(&sim.server.edge, link, &peer);
    } else {
        link->is_server_gone = true;
    }
}

static void serve_link(struct edge_link *link)
{
    bool has_end = link->is_cut || link->is_client_gone || link->has_client_ended;

    if (link->stream && (link->is_cut || (link->reads && (link->up.ready > 0 || has_end)))) {
        edge_readable(link->stream);
    }
    if (link->stream && link->writes && link->down.size < DOWN_MAX) {
        edge_writable(link->stream);
    }
}

void sim_net_deliver(void)
{
    for (struct edge_link *link = sim.links; link; link = link->next) {
        pipe_arrive(&link->up);
        pipe_arrive(&link->down);
        if (sim.is_up && !link->stream && !link->is_server_gone && !link->is_cut &&
            !link->is_client_gone) {
            accept_link(link);
        }
        if (sim.is_up) {
            serve_link(link);
        }
    }
    for (struct edge_link **at = &sim.links; *at;) {
        bool is_over = ((*at)->is_server_gone || !(*at)->stream) && (*at)->is_client_gone;
        if (is_over) {
            free_link(at);
        } else {
            at = &(*at)->next;
        }
    }
}

bool sim_net_is_quiet(void)
{
    for (const struct edge_link *link = sim.links; link; link = link->next) {
        if (link->up.size > 0 || link->down.size > 0 ||
            (link->stream && edge_queued(link->stream) > 0)) {
            return false;
        }
    }
    return true;
}

uint32_t sim_net_streams(void)
{
    uint32_t count = 0;

    for (const struct edge_link *link = sim.links; link; link = link->next) {
        count += link->stream != NULL;
    }
    return count;
}

void sim_net_free(void)
{
    while (sim.links) {
        free_link(&sim.links);
    }
}
