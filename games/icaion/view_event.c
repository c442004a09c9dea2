/* The words of events: a template with its arguments (events.def), in the variant that fits. And
 * the short log: events that follow each other and tell one thing become one. */
#include "games/icaion/view.h"

/* Which template of a kind fits the event. */
static enum icaion_text variant_of(const struct pl_event *event, enum icaion_text plain)
{
    bool is_somebodys = event->seat != PL_NOBODY;

    switch (event->kind) {
    case ICAION_EVENT_NEUTRAL: return is_somebodys ? ICAION_TEXT_EV_NEUTRAL_BY : plain;
    case ICAION_EVENT_ROUND: return event->arg[2] ? ICAION_TEXT_EV_ROUND_LAST : plain;
    case ICAION_EVENT_CRYSTALS: return event->arg[1] ? plain : ICAION_TEXT_EV_SATURATED;
    case ICAION_EVENT_CHARGED: return is_somebodys ? plain : ICAION_TEXT_EV_CHARGED_ALL;
    case ICAION_EVENT_TOOK: return event->arg[2] ? plain : ICAION_TEXT_EV_TOOK_SUPPLY;
    case ICAION_EVENT_STORED: return event->arg[2] ? ICAION_TEXT_EV_STORED_LOSING : plain;
    case ICAION_EVENT_ARMOUR: return event->arg[0] ? plain : ICAION_TEXT_EV_ARMOUR_OFF;
    case ICAION_EVENT_SCORED: return event->arg[2] ? ICAION_TEXT_EV_SCORED_TWICE : plain;
    case ICAION_EVENT_DREW: return event->hidden[0] ? ICAION_TEXT_EV_DREW_OWN : plain;
    case ICAION_EVENT_SUPPLY:
        return event->arg[0] == ICAION_USE_DRAW    ? ICAION_TEXT_EV_SUPPLY_DRAW
               : event->arg[0] == ICAION_USE_SHIFT ? ICAION_TEXT_EV_DOUBLE_SHIFT
                                                   : plain;
    default: return plain;
    }
}

/* The cards that the reader himself drew. */
static void write_cards(const struct icaion_pen *pen, const struct pl_event *event)
{
    for (uint32_t i = 0; i < PL_EVENT_HIDDEN && event->hidden[i]; i++) {
        pl_text_add(pen->text, i ? ", " : "");
        pl_text_add(pen->text, icaion_oddities[event->hidden[i]].name[pen->lang]);
    }
}

/* R-ICA-4.5: the event names four seats; whoever is left comes last. */
static void write_order(const struct icaion_pen *pen, const struct pl_event *event)
{
    uint32_t seats = pen->s->head.seats;
    uint32_t left = (1u << seats) - 1;

    for (uint32_t i = 0; i < seats; i++) {
        uint32_t seat = i < PL_EVENT_ARGS ? (uint32_t)event->arg[i] : pl_lowest(left);
        left &= ~(1u << seat);
        pl_text_add(pen->text, i ? ", " : "");
        pl_text_add(pen->text, pl_seat_name(pen->text, pen->lang, (pl_seat)seat));
    }
}

/* The words for one argument; a list of seats or cards stands in the place of the first. */
static struct pl_arg argument_of(const struct icaion_pen *pen, const struct pl_event *event,
                                 enum icaion_argument what, uint32_t index,
                                 struct icaion_part *part)
{
    const int32_t values[2] = { event->arg[index],
                                index + 1 < PL_EVENT_ARGS ? event->arg[index + 1] : 0 };
    bool is_list =
        event->kind == ICAION_EVENT_ORDER || (event->kind == ICAION_EVENT_DREW && event->hidden[0]);
    struct pl_text text;
    struct icaion_pen inner = icaion_pen_in(pen, part, &text);

    if (!is_list) {
        return what == ICAION_ARG_NUMBER
                   ? PL_ARG_NUMBER(values[0])
                   : PL_ARG_TEXT(icaion_argument_part(pen, what, values, part));
    }
    if (event->kind == ICAION_EVENT_ORDER) {
        write_order(&inner, event);
    } else {
        write_cards(&inner, event);
    }
    return PL_ARG_TEXT(part->room);
}

void icaion_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                       struct pl_text *text)
{
    static const uint8_t kinds[ICAION_EVENT_COUNT][PL_EVENT_ARGS] = {
#define EVENT(id_, name_, a_, b_, c_, d_) \
    [ICAION_EVENT_##id_] = { ICAION_ARG_##a_, ICAION_ARG_##b_, ICAION_ARG_##c_, ICAION_ARG_##d_ },
#include "games/icaion/events.def"
#undef EVENT
    };
    static const uint16_t templates[ICAION_EVENT_COUNT] = {
#define EVENT(id_, ...) [ICAION_EVENT_##id_] = ICAION_TEXT_EV_##id_,
#include "games/icaion/events.def"
#undef EVENT
    };
    const struct icaion *s = icaion_seen(obs);
    const struct icaion_pen pen = { text, lang, PL_NOBODY, s };
    struct pl_arg args[ICAION_SAY_ARGS] = { { 0 } };
    struct icaion_part part[PL_EVENT_ARGS];
    uint32_t count = 0;

    if (event->seat < s->head.seats) {
        args[count++] = PL_ARG_TEXT(pl_seat_name(text, lang, event->seat));
    }
    for (uint32_t i = 0; i < PL_EVENT_ARGS; i++) {
        enum icaion_argument what = (enum icaion_argument)kinds[event->kind][i];
        if (what != ICAION_ARG_NONE) {
            args[count++] = argument_of(&pen, event, what, i, &part[i]);
        }
    }
    icaion_say(&pen, variant_of(event, (enum icaion_text)templates[event->kind]), args);
}

/* The short log. */

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
