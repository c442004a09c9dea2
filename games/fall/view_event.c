/* The words of events: a template with its arguments (events.def), in the variant that fits. And
 * the short log: events that follow each other and tell one thing become one. */
#include "games/fall/view.h"

/* R-FAL-S3.1: only the active hero pays, so their ability is at work. */
static enum fall_text paid_variant(const struct fall *s, const struct pl_event *event)
{
    static const uint16_t variants[] = {
        [FALL_PAID_OWN] = FALL_TEXT_EV_PAID,
        [FALL_PAID_CITY] = FALL_TEXT_EV_PAID_CITY,
        [FALL_PAID_PAIR] = FALL_TEXT_EV_PAID_PAIR,
        [FALL_PAID_PARASITE] = FALL_TEXT_EV_PAID_PARASITE,
    };
    uint32_t source = (uint32_t)event->arg[2];
    uint32_t character = s->public.hero[event->arg[0]];

    PL_ASSERT(source < PL_COUNT_OF(variants));
    if (source == FALL_PAID_PARASITE && fall_traits[0][character][FALL_TRAIT_PARASITE_WORTH]) {
        return FALL_TEXT_EV_PAID_PARASITE_TWO;
    }
    return (enum fall_text)variants[source];
}

/* Cards of the set-up belong to no night (R-FAL-3.16). */
static enum fall_text night_variant(const struct pl_event *event)
{
    bool is_setup = event->arg[3];

    if (event->arg[0] >= FALL_COLOSSUS_CARD) {
        return is_setup ? FALL_TEXT_EV_SETUP : FALL_TEXT_EV_NIGHT;
    }
    if (event->arg[1] == 1) {
        return is_setup ? FALL_TEXT_EV_SETUP_FIRST : FALL_TEXT_EV_NIGHT_FIRST;
    }
    return is_setup ? FALL_TEXT_EV_SETUP_SECOND : FALL_TEXT_EV_NIGHT_SECOND;
}

static enum fall_text relic_variant(const struct fall *s, const struct pl_event *event)
{
    if (s->public.hero[event->arg[1]] != event->arg[2]) {
        return FALL_TEXT_EV_RELIC_COPIED;
    }
    if (event->arg[3]) { /* R-FAL-13.10 */
        return FALL_TEXT_EV_RELIC_FOR;
    }
    return event->arg[0] == event->arg[1] ? FALL_TEXT_EV_RELIC_OWN : FALL_TEXT_EV_RELIC;
}

static enum fall_text variant_of(const struct fall *s, const struct pl_event *event,
                                 enum fall_text usual)
{
    const int16_t *arg = event->arg;

    switch (event->kind) {
    case FALL_EVENT_COLOSSUS: return arg[2] ? FALL_TEXT_EV_COLOSSUS_BACK : usual;
    case FALL_EVENT_ARMOUR: return arg[1] ? FALL_TEXT_EV_ARMOUR_ON : usual;
    case FALL_EVENT_MOVED: return arg[3] == arg[0] ? usual : FALL_TEXT_EV_MOVED_BY;
    case FALL_EVENT_EVICTED: return arg[1] ? FALL_TEXT_EV_EVICTED_BY : usual;
    case FALL_EVENT_PAID: return paid_variant(s, event);
    case FALL_EVENT_PARASITE: return arg[3] ? FALL_TEXT_EV_PARASITE_MANY : usual;
    case FALL_EVENT_ACTIVATED: return arg[3] ? FALL_TEXT_EV_ACTIVATED_AGAIN : usual;
    case FALL_EVENT_RELIC: return relic_variant(s, event);
    case FALL_EVENT_NIGHT: return night_variant(event);
    default: return usual;
    }
}

void fall_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                     struct pl_text *text)
{
    static const uint8_t kinds[FALL_EVENT_COUNT][PL_EVENT_ARGS] = {
#define EVENT(id_, name_, a_, b_, c_, d_) \
    [FALL_EVENT_##id_] = { FALL_ARG_##a_, FALL_ARG_##b_, FALL_ARG_##c_, FALL_ARG_##d_ },
#include "games/fall/events.def"
#undef EVENT
    };
    static const uint16_t templates[FALL_EVENT_COUNT] = {
#define EVENT(id_, ...) [FALL_EVENT_##id_] = FALL_TEXT_EV_##id_,
#include "games/fall/events.def"
#undef EVENT
    };
    const struct fall *s = fall_seen(obs);
    const struct fall_pen pen = { text, lang, s };
    struct pl_arg args[FALL_SAY_ARGS] = { { 0 } };
    struct fall_part part[PL_EVENT_ARGS];
    uint32_t count = 0;

    for (uint32_t i = 0; i < PL_EVENT_ARGS; i++) {
        enum fall_argument what = (enum fall_argument)kinds[event->kind][i];
        const int32_t value[2] = { event->arg[i], i + 1 < PL_EVENT_ARGS ? event->arg[i + 1] : 0 };
        if (what != FALL_ARG_NONE) {
            args[count++] = what == FALL_ARG_NUMBER
                                ? PL_ARG_NUMBER(value[0])
                                : PL_ARG_TEXT(fall_argument_part(&pen, what, value, &part[i]));
        }
    }
    fall_say(&pen, variant_of(s, event, (enum fall_text)templates[event->kind]), args);
}

/* The short log. */

/* Crystals of an attack or a shard are told by it. */
static bool is_price(const struct pl_event *event)
{
    return event->kind == FALL_EVENT_PAID;
}

static bool is_paid_for(const struct pl_event *event)
{
    return event->kind == FALL_EVENT_ATTACKED || event->kind == FALL_EVENT_STRUCK ||
           event->kind == FALL_EVENT_REVEALED || event->kind == FALL_EVENT_PAID;
}

/* What the second event says again, and more. */
static bool is_told_by_next(const struct pl_event *event, const struct pl_event *next)
{
    return (event->kind == FALL_EVENT_ASKED && next->kind == FALL_EVENT_RELIC) ||
           (event->kind == FALL_EVENT_LOOKED && next->kind == FALL_EVENT_GAVE_UP) ||
           (is_price(event) && next->kind == FALL_EVENT_TOOK_SHARD);
}

bool fall_merge(struct pl_event *event, const struct pl_event *next)
{
    if (is_price(next) && is_paid_for(event)) {
        return true;
    }
    if (is_told_by_next(event, next)) {
        *event = *next;
        return true;
    }
    return false;
}
