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

/* Called after each event, in the middle of a decision: see core/film.h. */
struct pl_event_watch {
    void (*told)(void *owner);
    void *owner;
};

/* A bounded list owned by the caller, who clears it first. Rules accept NULL where no one
 * listens. */
struct pl_events {
    uint32_t count;
    uint32_t room; /* up to which an event is just added: 0 where someone watches */
    const struct pl_event_watch *watch;      /* may be NULL */
    struct pl_event item[PL_EVENTS_MAX + 1]; /* the last for what finds no room */
};

/* Counts the event behind the last one, where the list is watched, was never cleared or is full. */
void pl_emit_slowly(struct pl_events *log);

static inline void pl_events_clear(struct pl_events *log)
{
    log->watch = NULL;
    log->room = PL_EVENTS_MAX;
    log->count = 0;
}

static inline void pl_emit(struct pl_events *log, struct pl_event event)
{
    if (!log) {
        return;
    }
    /* The event is written before the question where it belongs: else WebAssembly copies it. */
    log->item[log->count] = event;
    if (log->count < log->room) {
        log->count++;
    } else {
        pl_emit_slowly(log);
    }
}

/* The arguments of an event, in the numbers that rules reckon with. */
struct pl_event_args {
    int32_t arg[PL_EVENT_ARGS];
};

#define PL_ARGS(...) ((struct pl_event_args){ { __VA_ARGS__ } })

/* Tells everybody. */
static inline void pl_tell(struct pl_events *log, uint32_t kind, pl_seat seat,
                           struct pl_event_args args)
{
    if (log) {
        pl_emit(log, (struct pl_event){
                         .kind = (uint16_t)kind,
                         .seat = seat,
                         .arg = { (int16_t)args.arg[0], (int16_t)args.arg[1], (int16_t)args.arg[2],
                                  (int16_t)args.arg[3] },
                     });
    }
}

/* Tells everybody how many, and the seat itself which card. */
static inline void pl_tell_own(struct pl_events *log, uint32_t kind, pl_seat seat, uint32_t count,
                               uint32_t card)
{
    if (log) {
        pl_emit(log, (struct pl_event){
                         .kind = (uint16_t)kind,
                         .seat = seat,
                         .see = (pl_seat_mask)(1u << seat),
                         .arg = { (int16_t)count },
                         .hidden = { (int16_t)card },
                     });
    }
}

/* How a short log joins neighbours (see pl_game.merge): the parts in which games differ. */
struct pl_merge {
    uint16_t end_turn; /* what follows these two kinds is another's, or nothing; 0: none */
    uint16_t over;
    bool joins_seats; /* neighbours of two seats may be one thing */
    /* The event is a price, and the next one what was paid for: only that is told. */
    bool (*is_price_of)(const struct pl_event *event, const struct pl_event *next);
    /* The reader sees the next one from the event, or on the table. */
    bool (*is_implied)(const struct pl_event *event, const struct pl_event *next);
    /* May be NULL. Adds the next one, of the same kind, to the event; false: they differ. */
    bool (*merge_alike)(struct pl_event *event, const struct pl_event *next);
};

bool pl_merge(const struct pl_merge *how, struct pl_event *event, const struct pl_event *next);

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
