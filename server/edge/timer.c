/* Queues of deadlines. */
#include "server/edge/timer.h"

static const int64_t wait_ms[EDGE_WAIT_COUNT] = {
#define WAIT(name_, ms_, what_) [EDGE_WAIT_##name_] = ms_,
#include "server/edge/waits.def"
};

void edge_timer_start(struct edge *edge, struct edge_timer *timer, enum edge_wait wait)
{
    struct edge_queue *queue = &edge->wait[wait];

    timer->due_ms = edge->now_ms + wait_ms[wait];
    timer->next = NULL;
    timer->prev = queue->last;
    if (queue->last) {
        queue->last->next = timer;
    } else {
        queue->first = timer;
    }
    queue->last = timer;
}

void edge_timer_stop(struct edge *edge, struct edge_timer *timer, enum edge_wait wait)
{
    struct edge_queue *queue = &edge->wait[wait];

    if (timer->prev) {
        timer->prev->next = timer->next;
    } else {
        queue->first = timer->next;
    }
    if (timer->next) {
        timer->next->prev = timer->prev;
    } else {
        queue->last = timer->prev;
    }
    timer->prev = NULL;
    timer->next = NULL;
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
