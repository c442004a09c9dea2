/* What happened, for the log: emitted by rules, put into words by the game's view. The hidden
 * arguments are zero for a seat that is not in the mask `see`. */
#ifndef PL_CORE_EVENT_H
#define PL_CORE_EVENT_H

#include "core/base.h"

enum { PL_EVENT_ARGS = 4, PL_EVENT_HIDDEN = 4, PL_EVENTS_MAX = 512 };

struct pl_event {
    uint16_t kind; /* of the game's events.def; 0 is none */
    pl_seat seat;
    pl_seat_mask see;
    int16_t arg[PL_EVENT_ARGS];
    int16_t hidden[PL_EVENT_HIDDEN];
};

/* A bounded list owned by the caller. Rules take NULL where nobody listens. */
struct pl_events {
    uint32_t count;
    struct pl_event item[PL_EVENTS_MAX];
};

static inline void pl_emit(struct pl_events *log, struct pl_event event)
{
    if (log && log->count < PL_EVENTS_MAX) {
        log->item[log->count++] = event;
    }
}

/* The event as the seat (or PL_NOBODY, a spectator) may see it. */
static inline struct pl_event pl_event_for(struct pl_event event, pl_seat seat)
{
    bool may_see = seat < PL_SEATS_MAX && (event.see >> seat & 1);

    event.see = 0;
    if (!may_see) {
        memset(event.hidden, 0, sizeof event.hidden);
    }
    return event;
}

#endif
