/* A short log: events that follow each other and tell one thing become one. A seat pays token by
 * token, transmutes one after the other, takes what it is given one by one: readers do not want a
 * line for each. The count of a merged event is its last argument. */
#include "games/seasons/view.h"

enum { COUNT_BITS = 4, COUNT_MAX = (1 << COUNT_BITS) - 1 };

void seasons_event_tokens(const struct pl_event *event, uint8_t ret_tokens[SEASONS_ENERGIES])
{
    uint32_t packed = (uint16_t)event->arg[SEASONS_EVENT_COUNTS];

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        ret_tokens[e] = packed >> (e * COUNT_BITS) & COUNT_MAX;
    }
    if (packed == 0) {
        PL_ASSERT(event->arg[0] >= 0);
        PL_ASSERT(event->arg[0] < SEASONS_ENERGIES);
        ret_tokens[event->arg[0]] = 1;
    }
}

/* Tokens of both events into the first; false where the room for a count ends. */
static bool add_tokens(struct pl_event *event, const struct pl_event *next)
{
    uint8_t sum[SEASONS_ENERGIES], more[SEASONS_ENERGIES];
    uint32_t packed = 0;

    seasons_event_tokens(event, sum);
    seasons_event_tokens(next, more);
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        uint32_t count = sum[e] + more[e];
        if (count > COUNT_MAX) {
            return false;
        }
        packed |= count << (e * COUNT_BITS);
    }
    event->arg[SEASONS_EVENT_COUNTS] = (int16_t)(uint16_t)packed;
    return true;
}

/* Two events of one kind and one seat. */
static bool merge_alike(struct pl_event *event, const struct pl_event *next)
{
    switch (event->kind) {
    case SEASONS_EVENT_TOKENS:
        for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
            event->arg[e] = (int16_t)(event->arg[e] + next->arg[e]);
        }
        return true;
    case SEASONS_EVENT_PAID: return event->arg[1] == next->arg[1] && add_tokens(event, next);
    case SEASONS_EVENT_DROPPED: return add_tokens(event, next);
    case SEASONS_EVENT_TRANSMUTED:
        if (!add_tokens(event, next)) {
            return false;
        }
        event->arg[1] = (int16_t)(event->arg[1] + next->arg[1]);
        return true;
    case SEASONS_EVENT_CRYSTALS:
        if (event->arg[1] != next->arg[1] || (event->arg[0] < 0) != (next->arg[0] < 0)) {
            return false;
        }
        event->arg[0] = (int16_t)(event->arg[0] + next->arg[0]);
        return true;
    case SEASONS_EVENT_STOLE:
        if (event->arg[1] != next->arg[1] || event->arg[2] != next->arg[2]) {
            return false;
        }
        event->arg[0] = (int16_t)(event->arg[0] + next->arg[0]);
        return true;
    case SEASONS_EVENT_BONUS:
        if (event->arg[0] != next->arg[0]) {
            return false;
        }
        event->arg[SEASONS_EVENT_COUNTS] = (int16_t)(seasons_event_times(event) + 1);
        return true;
    default: return false;
    }
}

/* The price is on the card, and whoever pays it summons. */
static bool is_price_of(const struct pl_event *event, const struct pl_event *next)
{
    bool is_paid = event->kind == SEASONS_EVENT_PAID ||
                   (event->kind == SEASONS_EVENT_CRYSTALS && event->arg[0] < 0 &&
                    event->arg[1] == SEASONS_NO_CARD);

    return is_paid && next->kind == SEASONS_EVENT_SUMMONED;
}

/* What the reader sees from the event before it, or on the table. */
static bool is_implied(const struct pl_event *event, const struct pl_event *next)
{
    switch (next->kind) {
    case SEASONS_EVENT_ROLLED:
        return event->kind == SEASONS_EVENT_ROUND || event->kind == SEASONS_EVENT_ROLLED;
    case SEASONS_EVENT_GAUGE:
        return event->kind == SEASONS_EVENT_BONUS && event->arg[0] == SEASONS_BONUS_RAISE;
    case SEASONS_EVENT_OPENED: return true;
    default: return false;
    }
}

bool seasons_merge(struct pl_event *event, const struct pl_event *next)
{
    static const struct pl_merge how = {
        .end_turn = SEASONS_EVENT_END_TURN,
        .over = SEASONS_EVENT_OVER,
        .is_price_of = is_price_of,
        .is_implied = is_implied,
        .merge_alike = merge_alike,
    };

    return pl_merge(&how, event, next);
}
