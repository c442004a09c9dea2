/* A short log: events that follow each other and tell one thing become one. */
#include "games/icaion/icaion.h"

/* What the reader sees from the event before it, or on the table. */
static bool is_implied(const struct pl_event *event, const struct pl_event *next)
{
    switch (next->kind) {
    case ICAION_EVENT_CRYSTALS:
        return event->kind == ICAION_EVENT_ROUND || event->kind == ICAION_EVENT_CRYSTALS;
    case ICAION_EVENT_UNLOCKED: return event->kind == ICAION_EVENT_DEPLOYED;
    case ICAION_EVENT_SPENT: return event->kind == ICAION_EVENT_SHARD;
    default: return false;
    }
}

/* The price is told by what it was paid for. */
static bool is_price_of(const struct pl_event *event, const struct pl_event *next)
{
    bool is_paid = event->kind == ICAION_EVENT_PAID || event->kind == ICAION_EVENT_CONVERTED;

    return is_paid && (next->kind == ICAION_EVENT_DEPLOYED || next->kind == ICAION_EVENT_MOVED ||
                       next->kind == ICAION_EVENT_CAMPED);
}

static bool merge_alike(struct pl_event *event, const struct pl_event *next)
{
    switch (event->kind) {
    case ICAION_EVENT_TOOK:
        if (event->arg[0] != next->arg[0] || event->arg[2] != next->arg[2]) {
            return false;
        }
        event->arg[1] = (int16_t)(event->arg[1] + next->arg[1]);
        return true;
    case ICAION_EVENT_REPUTATION:
        if (event->arg[1] != next->arg[1]) {
            return false;
        }
        event->arg[0] = (int16_t)(event->arg[0] + next->arg[0]);
        return true;
    case ICAION_EVENT_REMOVED:
        if (event->arg[0] != next->arg[0]) {
            return false;
        }
        event->arg[1] = next->arg[1];
        return true;
    default: return false;
    }
}

bool icaion_merge(struct pl_event *event, const struct pl_event *next)
{
    static const struct pl_merge how = {
        .end_turn = ICAION_EVENT_END_TURN,
        .over = ICAION_EVENT_OVER,
        .is_price_of = is_price_of,
        .is_implied = is_implied,
        .merge_alike = merge_alike,
    };

    return pl_merge(&how, event, next);
}
