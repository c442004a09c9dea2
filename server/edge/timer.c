/* Queues of deadlines. */
#include "server/edge/timer.h"

static const int64_t wait_ms[EDGE_WAIT_COUNT] = {
#define WAIT(name_, ms_, what_) [EDGE_WAIT_##name_] = ms_,
#include "server/edge/waits.def"
};

void edge_timer_start(struct edge *edge, struct edge_timer *timer, enum edge_wait wait)
{
    timer->due_ms = edge->now_ms + wait_ms[wait];
    server_list_add_last(&edge->wait[wait], timer, &timer->link);
}

void edge_timer_stop(struct edge *edge, struct edge_timer *timer, enum edge_wait wait)
{
    server_list_remove(&edge->wait[wait], timer, &timer->link);
}

struct edge_timer *edge_timer_due(const struct edge *edge, enum edge_wait wait)
{
    struct edge_timer *first = edge->wait[wait].first;

    return first && first->due_ms <= edge->now_ms ? first : NULL;
}

int64_t edge_timer_since(const struct edge_timer *timer, enum edge_wait wait)
{
    return timer->due_ms - wait_ms[wait];
}

int64_t edge_next_ms(const struct edge *edge)
{
    int64_t next = INT64_MAX;

    for (int i = 0; i < EDGE_WAIT_COUNT; i++) {
        const struct edge_timer *first = edge->wait[i].first;
        next = first && first->due_ms < next ? first->due_ms : next;
    }
    if (next == INT64_MAX) {
        return -1;
    }
    return next > edge->now_ms ? next - edge->now_ms : 0;
}
