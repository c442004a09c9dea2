/* Events in words: the player and a colon, then one template for each kind. */
#include "games/hlas/spell.h"
#include "games/hlas/view.h"

/* Whose event it is: a seat, the solo enemy, or PL_NOBODY for one that is the table's own. */
static pl_seat actor(const struct hlas *s, const struct pl_event *event)
{
    static const bool is_of_table[HLAS_EVENT_COUNT] = {
        [HLAS_EVENT_OUTLAND] = true,        [HLAS_EVENT_LAID] = true,
        [HLAS_EVENT_TAX_TRACK] = true,      [HLAS_EVENT_ROUND] = true,
        [HLAS_EVENT_TURNED_UP] = true,      [HLAS_EVENT_RESHUFFLED] = true,
        [HLAS_EVENT_STRENGTHS] = true,      [HLAS_EVENT_SOLO_CARD] = true,
        [HLAS_EVENT_SOLO_FAILED] = true,    [HLAS_EVENT_SOLO_TRACK] = true,
        [HLAS_EVENT_SOLO_SPELL] = true,     [HLAS_EVENT_SOLO_MOVED] = true,
        [HLAS_EVENT_SOLO_COLLECTED] = true, [HLAS_EVENT_SOLO_BATTLE] = true,
        [HLAS_EVENT_SOLO_SHUFFLED] = true,  [HLAS_EVENT_OVER] = true,
    };
    bool is_goal_of_all = event->kind == HLAS_EVENT_GOAL && event->arg[0] != HLAS_GOAL_EXPAND &&
                          event->arg[0] != HLAS_GOAL_EXPLOIT;

    if (is_of_table[event->kind] || (is_goal_of_all && event->seat == PL_NOBODY)) {
        return PL_NOBODY;
    }
    if (event->seat == PL_NOBODY && hlas_is_solo(s)) {
        return HLAS_RIVAL;
    }
    return event->seat;
}

/* R-HLA-32.7 */
static bool is_rival_hero(const struct hlas *s, const struct pl_event *event, pl_seat p)
{
    return hlas_is_rival(s, p) && event->arg[0] >= HLAS_HERO_1 && event->arg[0] <= HLAS_HERO_3;
}

/* The template, where one will not do. */
static enum hlas_text special_text(const struct hlas *s, const struct pl_event *event,
                                   enum hlas_text usual, pl_seat p)
{
    switch (event->kind) {
    case HLAS_EVENT_ROUND: return event->arg[1] ? HLAS_TEXT_EV_ROUND_LAST : usual;
    case HLAS_EVENT_DREW: return event->hidden[0] ? HLAS_TEXT_EV_DREW_KNOWN : usual;
    case HLAS_EVENT_DISCARDED: return event->hidden[0] ? HLAS_TEXT_EV_DISCARDED_KNOWN : usual;
    case HLAS_EVENT_SCORED: return event->arg[0] < 0 ? HLAS_TEXT_EV_SCORED_LESS : usual;
    case HLAS_EVENT_DAMAGE: return event->arg[0] ? usual : HLAS_TEXT_EV_DAMAGE_NONE;
    case HLAS_EVENT_LOST: return is_rival_hero(s, event, p) ? HLAS_TEXT_EV_LOST_RIVAL_HERO : usual;
    case HLAS_EVENT_CAST: return hlas_aim_of(event->arg[1]).is_given ? HLAS_TEXT_EV_CAST_AT : usual;
    case HLAS_EVENT_PEEKED: return event->hidden[0] ? HLAS_TEXT_EV_PEEKED_KNOWN : usual;
    case HLAS_EVENT_TACTIC_LOST: return event->arg[1] ? HLAS_TEXT_EV_TACTIC_IGNORED : usual;
    case HLAS_EVENT_ANSWERED: return event->arg[1] ? usual : HLAS_TEXT_EV_ANSWERED_ENEMY;
    case HLAS_EVENT_COPIED: return event->arg[0] ? usual : HLAS_TEXT_EV_COPIED_ENEMY;
    case HLAS_EVENT_GOAL: return p == PL_NOBODY ? HLAS_TEXT_EV_GOAL_NOBODY : usual;
    default: return usual;
    }
}

/* Where and at whom a spell was aimed, in one word. */
static void write_aim(const struct hlas_phrase *phrase, struct pl_text *pen, int16_t code)
{
    struct hlas_aim aim = hlas_aim_of(code);
    bool has_owner = aim.kind || !aim.region;

    if (aim.kind) {
        pl_text_add(pen, hlas_unit_title(phrase->s, phrase->lang, aim.seat, aim.kind));
    }
    if (has_owner && !(aim.kind && !aim.region)) {
        pl_text_add(pen, aim.kind ? ", " : "");
        pl_text_add(pen, hlas_player_name(phrase->s, pen, phrase->lang, aim.seat));
    }
    if (aim.region) {
        pl_text_add(pen, aim.kind ? ", " : "");
        pl_text_add(pen, hlas_region_title(phrase->lang, aim.region));
    }
}

static void add_drawn(struct hlas_phrase *phrase, const struct pl_event *event)
{
    struct pl_text pen = hlas_pen(phrase);

    for (uint32_t i = 0; i < PL_EVENT_HIDDEN && event->hidden[i]; i++) {
        pl_text_add(&pen, i ? ", " : "");
        pl_text_add(&pen, hlas_spell_title(phrase->lang, (uint32_t)event->hidden[i]));
    }
}

/* Arguments that have no table: events whose row says ODD, and what only the reader knows. */
static bool add_odd(struct hlas_phrase *phrase, const struct pl_event *event, pl_seat p)
{
    enum pl_lang lang = phrase->lang;
    struct pl_text pen;

    switch (event->kind) {
    case HLAS_EVENT_BUILT:
        hlas_add_word(phrase, hlas_building_title(lang, (uint32_t)event->arg[0]));
        return true;
    case HLAS_EVENT_GOAL:
        hlas_add_word(phrase, hlas_goal_label((uint32_t)event->arg[0]).title[lang]);
        return true;
    case HLAS_EVENT_SOLO_SPELL:
        hlas_add_word(phrase, hlas_solo_spell_title(lang, phrase->s->public.faction[HLAS_RIVAL],
                                                    (uint32_t)event->arg[0]));
        return true;
    case HLAS_EVENT_SOLO_BATTLE: /* R-HLA-32.1, R-HLA-32.2 */
        hlas_add_argument(phrase, HLAS_ARGUMENT_SOLO_CARD, event->arg[0], p);
        hlas_add_argument(phrase, HLAS_ARGUMENT_TACTIC, event->arg[1], p);
        hlas_add_number(phrase, hlas_solo_cards[event->arg[0]].strength);
        return true;
    case HLAS_EVENT_DREW:
        if (event->hidden[0]) {
            add_drawn(phrase, event);
            return true;
        }
        return false;
    case HLAS_EVENT_DISCARDED:
        hlas_add_word(phrase, hlas_spell_title(lang, (uint32_t)event->hidden[0]));
        return true;
    case HLAS_EVENT_GAINED:
    case HLAS_EVENT_LOST_RESOURCE:
    case HLAS_EVENT_PAID:
    case HLAS_EVENT_GAVE:
        pen = hlas_pen(phrase);
        hlas_say_number(&pen, lang, HLAS_TEXT_FOOD_N + (uint32_t)event->arg[0], event->arg[1]);
        if (event->arg[2]) {
            hlas_add_word(phrase, hlas_reason_title(lang, (uint32_t)event->arg[2]));
        }
        return true;
    case HLAS_EVENT_SCORED:
        hlas_add_number(phrase, event->arg[0] < 0 ? -event->arg[0] : event->arg[0]);
        hlas_add_word(phrase, hlas_reason_title(lang, (uint32_t)event->arg[1]));
        return true;
    case HLAS_EVENT_CAST:
        hlas_add_word(phrase, hlas_spell_title(lang, (uint32_t)event->arg[0]));
        pen = hlas_pen(phrase);
        write_aim(phrase, &pen, event->arg[1]);
        return true;
    case HLAS_EVENT_PEEKED:
        hlas_add_word(phrase, hlas_region_title(lang, (uint32_t)event->arg[0]));
        hlas_add_word(phrase, hlas_token_title(lang, (uint32_t)event->hidden[0]));
        return true;
    case HLAS_EVENT_BLOWN:
    case HLAS_EVENT_BANISHED:
        hlas_add_word(phrase, hlas_unit_title(phrase->s, lang, (pl_seat)event->arg[1],
                                              (uint32_t)event->arg[0]));
        hlas_add_argument(phrase, HLAS_ARGUMENT_SEAT, event->arg[1], p);
        hlas_add_word(phrase, hlas_region_title(lang, (uint32_t)event->arg[2]));
        return true;
    default: return false;
    }
}

void hlas_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                     struct pl_text *text)
{
    static const uint8_t kinds[HLAS_EVENT_COUNT][PL_EVENT_ARGS] = {
#define EVENT(id_, name_, a_, b_, c_, d_) \
    [HLAS_EVENT_##                        \
        id_] = { HLAS_ARGUMENT_##a_, HLAS_ARGUMENT_##b_, HLAS_ARGUMENT_##c_, HLAS_ARGUMENT_##d_ },
#include "games/hlas/events.def"
#undef EVENT
    };
    static const uint16_t templates[HLAS_EVENT_COUNT] = {
#define EVENT(id_, ...) [HLAS_EVENT_##id_] = HLAS_TEXT_EV_##id_,
#include "games/hlas/events.def"
#undef EVENT
    };
    const struct hlas *s = hlas_seen(obs);
    struct hlas_phrase phrase = hlas_phrase_of(s, lang, text);
    pl_seat p = actor(s, event);

    if (p != PL_NOBODY) {
        pl_text_add(text, hlas_player_name(s, text, lang, p));
        pl_text_add(text, ": ");
    }
    if (!add_odd(&phrase, event, p)) {
        for (uint32_t i = 0; i < PL_EVENT_ARGS; i++) {
            hlas_add_argument(&phrase, kinds[event->kind][i], event->arg[i], p);
        }
    }
    hlas_say(text, &phrase, special_text(s, event, templates[event->kind], p));
}
