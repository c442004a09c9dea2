/* Events in words. Where one template will not do, what happened chooses it: a gain names only what
 * was gained. */
#include "games/mysthea/view.h"

/* A number that is not 0 has a sentence of its own. */
static enum mysthea_text gain_text(const struct pl_event *event)
{
    return event->arg[0]   ? MYSTHEA_TEXT_EV_GAINED
           : event->arg[1] ? MYSTHEA_TEXT_EV_GAINED_XP
                           : MYSTHEA_TEXT_EV_GAINED_CP;
}

static enum mysthea_text paid_text(const struct pl_event *event)
{
    return event->arg[1] == 0   ? MYSTHEA_TEXT_EV_PAID
           : event->arg[0] == 0 ? MYSTHEA_TEXT_EV_PAID_XP
                                : MYSTHEA_TEXT_EV_PAID_BOTH;
}

static enum mysthea_text special_text(const struct pl_event *event, enum mysthea_text usual)
{
    switch (event->kind) {
    case MYSTHEA_EVENT_GAINED: return gain_text(event);
    case MYSTHEA_EVENT_PAID: return paid_text(event);
    case MYSTHEA_EVENT_GLORY: return event->arg[0] < 0 ? MYSTHEA_TEXT_EV_GLORY_LOST : usual;
    case MYSTHEA_EVENT_BATTLE: return event->arg[1] ? MYSTHEA_TEXT_EV_BATTLE_BONUS : usual;
    case MYSTHEA_EVENT_SIDE:
        return event->arg[1] > MYSTHEA_ISLANDS ? MYSTHEA_TEXT_EV_SIDE_NIGHT : usual;
    case MYSTHEA_EVENT_MEDAL:
        return event->arg[0] == 2   ? MYSTHEA_TEXT_EV_MEDAL_SILVER
               : event->arg[0] == 3 ? MYSTHEA_TEXT_EV_MEDAL_BRONZE
                                    : usual;
    default: return usual;
    }
}

/* A loss is told as a number above 0. */
static int32_t told_value(const struct pl_event *event, uint32_t index)
{
    int32_t value = event->arg[index];

    return event->kind == MYSTHEA_EVENT_GLORY && value < 0 ? -value : value;
}

void mysthea_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                        struct pl_text *text)
{
    static const uint8_t kinds[MYSTHEA_EVENT_COUNT][PL_EVENT_ARGS + 1] = {
#define EVENT(id_, name_, a_, b_, c_, d_, hidden_)                                                 \
    [MYSTHEA_EVENT_##id_] = { MYSTHEA_ARGUMENT_##a_, MYSTHEA_ARGUMENT_##b_, MYSTHEA_ARGUMENT_##c_, \
                              MYSTHEA_ARGUMENT_##d_, MYSTHEA_ARGUMENT_##hidden_ },
#include "games/mysthea/events.def"
#undef EVENT
    };
    static const uint16_t templates[MYSTHEA_EVENT_COUNT] = {
#define EVENT(id_, ...) [MYSTHEA_EVENT_##id_] = MYSTHEA_TEXT_EV_##id_,
#include "games/mysthea/events.def"
#undef EVENT
    };
    const struct mysthea *s = mysthea_seen(obs);
    struct mysthea_phrase phrase = {
        .s = s, .lang = lang, .seat_names = text->seat_names, .is_reward_open = true
    };
    uint8_t seat = event->seat;

    mysthea_add_word(
        &phrase, seat < s->head.seats ? MYSTHEA_ARGUMENT_SEAT : MYSTHEA_ARGUMENT_NUMBER, seat, 0);
    for (uint32_t i = 0; i < PL_EVENT_ARGS; i++) {
        mysthea_add_word(&phrase, kinds[event->kind][i], told_value(event, i),
                         i > 0 ? event->arg[i - 1] : 0);
    }
    mysthea_say(text, &phrase, special_text(event, templates[event->kind]));
    if (kinds[event->kind][PL_EVENT_ARGS] == MYSTHEA_ARGUMENT_CARD && event->hidden[0]) {
        pl_text_add(text, ": ");
        pl_text_add(text, mysthea_card_title(lang, (uint32_t)event->hidden[0]));
    }
}
