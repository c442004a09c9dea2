/* Joining events for a short log. */
#include "core/event.h"

void pl_emit_slowly(struct pl_events *log)
{
    if (log->count < PL_EVENTS_MAX) {
        log->count++;
        if (log->watch) {
            log->watch->told(log->watch->owner);
        }
    }
}

bool pl_merge(const struct pl_merge *how, struct pl_event *event, const struct pl_event *next)
{
    if (next->kind == how->end_turn || next->kind == how->over) {
        return true;
    }
    if (event->seat != next->seat && !how->joins_seats) {
        return false;
    }
    if (how->is_price_of(event, next)) {
        *event = *next;
        return true;
    }
    return how->is_implied(event, next) ||
           (event->kind == next->kind && how->merge_alike && how->merge_alike(event, next));
}
