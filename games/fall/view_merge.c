/* The short log: events that follow each other and tell one thing become one. */
#include "games/fall/fall.h"

/* Crystals of an attack or a shard are told by it. */
static bool is_implied(const struct pl_event *event, const struct pl_event *next)
{
    return next->kind == FALL_EVENT_PAID &&
           (event->kind == FALL_EVENT_ATTACKED || event->kind == FALL_EVENT_STRUCK ||
            event->kind == FALL_EVENT_REVEALED || event->kind == FALL_EVENT_PAID);
}

/* The next event says the same again, and more. */
static bool is_price_of(const struct pl_event *event, const struct pl_event *next)
{
    return (event->kind == FALL_EVENT_ASKED && next->kind == FALL_EVENT_RELIC) ||
           (event->kind == FALL_EVENT_LOOKED && next->kind == FALL_EVENT_GAVE_UP) ||
           (event->kind == FALL_EVENT_PAID && next->kind == FALL_EVENT_TOOK_SHARD);
}

bool fall_merge(struct pl_event *event, const struct pl_event *next)
{
    static const struct pl_merge how = {
        .joins_seats = true,
        .is_price_of = is_price_of,
        .is_implied = is_implied,
    };

    return pl_merge(&how, event, next);
}
