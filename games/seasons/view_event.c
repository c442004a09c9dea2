/* The words of events: what happened, as far as the reader may know it. A hidden card that the
 * reader may not know is 0. */
#include "games/seasons/flow.h"
#include "games/seasons/view.h"

static struct pl_arg name(const struct seasons_pen *pen, int32_t seat)
{
    bool is_seat = seat >= 0 && seat < SEASONS_SEATS;

    return PL_ARG_TEXT(is_seat ? pl_seat_name(pen->text, pen->lang, (pl_seat)seat) : "");
}

static struct pl_arg title(const struct seasons_pen *pen, int32_t card)
{
    return PL_ARG_TEXT(seasons_title(pen->lang, (uint32_t)card));
}

/* A sentence about the seat alone. */
static void say_who(const struct seasons_pen *pen, enum seasons_text id)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { name(pen, pen->seat) };

    seasons_say(pen, id, args);
}

/* A sentence about the seat and a card. */
static void say_card(const struct seasons_pen *pen, enum seasons_text id, int32_t card)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { name(pen, pen->seat), title(pen, card) };

    seasons_say(pen, id, args);
}

/* One of two sentences, by whether the reader knows the card. */
static void say_hidden(const struct seasons_pen *pen, enum seasons_text unknown,
                       enum seasons_text known, int32_t card)
{
    say_card(pen, card == SEASONS_NO_CARD ? unknown : known, card);
}

/* Cards drawn or thrown away: how many, or which for the one who may know. */
static void say_drawn(const struct seasons_pen *pen, const struct pl_event *event,
                      enum seasons_text count, enum seasons_text known)
{
    struct seasons_part part;
    struct pl_text list = pl_text_in(part.room, sizeof part.room);
    bool is_known = event->hidden[0] != SEASONS_NO_CARD;

    for (uint32_t i = 0; i < PL_EVENT_HIDDEN && event->hidden[i]; i++) {
        pl_text_add(&list, i > 0 ? ", " : "");
        pl_text_add(&list, seasons_title(pen->lang, (uint32_t)event->hidden[i]));
    }
    const struct pl_arg args[SEASONS_SAY_ARGS] = {
        name(pen, pen->seat),
        is_known ? PL_ARG_TEXT(part.room) : PL_ARG_NUMBER(event->arg[0]),
    };
    seasons_say(pen, is_known ? known : count, args);
}

/* Dice: season, die and face. */
static void say_die(const struct seasons_pen *pen, const struct pl_event *event)
{
    const struct seasons_face *face = &seasons_faces[event->arg[0]][event->arg[1]][event->arg[2]];
    bool is_rolled = event->kind == SEASONS_EVENT_ROLLED;
    struct pl_arg die = PL_ARG_NUMBER(event->arg[1]);
    struct seasons_part part;
    struct pl_arg shown = PL_ARG_TEXT(seasons_face_part(pen, face, is_rolled, &part));

    if (is_rolled) {
        SEASONS_SAY(pen, EV_ROLLED, die, shown);
    } else if (event->kind == SEASONS_EVENT_TOOK_DIE) {
        SEASONS_SAY(pen, EV_TOOK_DIE, name(pen, pen->seat), die, shown);
    } else {
        SEASONS_SAY(pen, EV_REROLLED, name(pen, pen->seat), die, shown);
    }
}

/* Crystals lost for a card's sake are a price or a harm. */
static bool is_price(int32_t card)
{
    return card == SEASONS_TREE_OF_LIGHT || card == SEASONS_CRYSTAL_ORB ||
           card == SEASONS_MIRROR_OF_THE_SEASONS;
}

static void say_crystals(const struct seasons_pen *pen, int32_t change, int32_t card)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { name(pen, pen->seat),
                                                   PL_ARG_NUMBER(change < 0 ? -change : change),
                                                   title(pen, card) };

    if (change >= 0) {
        seasons_say(pen, card ? SEASONS_TEXT_EV_CRYSTALS_CARD : SEASONS_TEXT_EV_CRYSTALS, args);
    } else if (card == SEASONS_NO_CARD) {
        seasons_say(pen, SEASONS_TEXT_EV_PAYS, args);
    } else {
        seasons_say(pen, is_price(card) ? SEASONS_TEXT_EV_PAYS_CARD : SEASONS_TEXT_EV_LOSES, args);
    }
}

static void say_tokens(const struct seasons_pen *pen, const struct pl_event *event)
{
    uint8_t tokens[SEASONS_ENERGIES];
    struct seasons_part part;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        tokens[e] = (uint8_t)event->arg[e];
    }
    SEASONS_SAY(pen, EV_TOKENS, name(pen, pen->seat),
                PL_ARG_TEXT(seasons_tokens_part(pen, tokens, &part)));
}

/* Tokens that leave their owner. */
static void say_given(const struct seasons_pen *pen, enum seasons_text id,
                      const struct pl_event *event)
{
    uint8_t tokens[SEASONS_ENERGIES];
    struct seasons_part part;

    seasons_event_tokens(event, tokens);
    const struct pl_arg args[SEASONS_SAY_ARGS] = {
        name(pen, pen->seat), PL_ARG_TEXT(seasons_tokens_part(pen, tokens, &part))
    };
    seasons_say(pen, id, args);
}

static void say_paid(const struct seasons_pen *pen, const struct pl_event *event)
{
    say_given(pen, SEASONS_TEXT_EV_PAID, event);
    if (event->arg[1] > 0) {
        SEASONS_SAY(pen, SOURCE_AMULET, title(pen, SEASONS_AMULET_OF_WATER));
    }
}

static void say_converted(const struct seasons_pen *pen, const struct pl_event *event)
{
    uint8_t from[SEASONS_ENERGIES] = { 0 };
    uint8_t to[SEASONS_ENERGIES] = { 0 };
    struct seasons_part part[2];

    from[event->arg[0]] = (uint8_t)event->arg[2];
    to[event->arg[1]] = (uint8_t)event->arg[2];
    SEASONS_SAY(pen, EV_CONVERTED, name(pen, pen->seat),
                PL_ARG_TEXT(seasons_tokens_part(pen, from, &part[0])),
                PL_ARG_TEXT(seasons_tokens_part(pen, to, &part[1])));
}

static void say_transmuted(const struct seasons_pen *pen, const struct pl_event *event)
{
    uint8_t tokens[SEASONS_ENERGIES];
    struct seasons_part part[2];

    seasons_event_tokens(event, tokens);
    SEASONS_SAY(pen, EV_TRANSMUTED, name(pen, pen->seat),
                PL_ARG_TEXT(seasons_tokens_part(pen, tokens, &part[0])),
                PL_ARG_TEXT(seasons_crystals_part(pen, (uint32_t)event->arg[1], &part[1])));
}

static void say_gauge(const struct seasons_pen *pen, int32_t value, int32_t change)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { name(pen, pen->seat), PL_ARG_NUMBER(value),
                                                   PL_ARG_NUMBER(change < 0 ? -change : change) };

    seasons_say(pen, change < 0 ? SEASONS_TEXT_EV_GAUGE_DOWN : SEASONS_TEXT_EV_GAUGE_UP, args);
}

static void say_bonus(const struct seasons_pen *pen, const struct pl_event *event)
{
    static const enum seasons_text texts[SEASONS_BONUS_COUNT] = {
        [SEASONS_BONUS_EXCHANGE] = SEASONS_TEXT_EV_BONUS_EXCHANGE,
        [SEASONS_BONUS_TRANSMUTE] = SEASONS_TEXT_EV_BONUS_TRANSMUTE,
        [SEASONS_BONUS_RAISE] = SEASONS_TEXT_EV_BONUS_RAISE,
        [SEASONS_BONUS_DRAW] = SEASONS_TEXT_EV_BONUS_DRAW,
    };

    PL_ASSERT(event->arg[0] >= 0);
    PL_ASSERT(event->arg[0] < SEASONS_BONUS_COUNT);
    say_who(pen, texts[event->arg[0]]);
    if (seasons_event_times(event) > 1) {
        SEASONS_SAY(pen, TIMES, PL_ARG_NUMBER(seasons_event_times(event)));
    }
}

static void say_gave(const struct seasons_pen *pen, const struct pl_event *event)
{
    const struct pl_arg args[SEASONS_SAY_ARGS] = { name(pen, pen->seat), name(pen, event->arg[0]),
                                                   title(pen, event->hidden[0]) };

    seasons_say(pen, event->hidden[0] ? SEASONS_TEXT_EV_GAVE_OWN : SEASONS_TEXT_EV_GAVE, args);
}

static void say_year(const struct seasons_pen *pen, int32_t year)
{
    if (year > SEASONS_YEARS) {
        pl_text_add(pen->text, seasons_word(pen->lang, seasons_is_end_open(pen->s)
                                                           ? SEASONS_TEXT_EV_YEARS_PAST
                                                           : SEASONS_TEXT_EV_YEARS_OVER));
    } else if (pen->s->head.frame[0].flag) {
        SEASONS_SAY(pen, EV_YEAR_LAST, PL_ARG_NUMBER(year));
    } else {
        SEASONS_SAY(pen, EV_YEAR, PL_ARG_NUMBER(year));
    }
}

/* Events of nobody: packets, rounds, the wheel. */
static void say_table(const struct seasons_pen *pen, const struct pl_event *event)
{
    struct pl_arg first = PL_ARG_NUMBER(event->arg[0]);

    switch (event->kind) {
    case SEASONS_EVENT_PACKETS_PASSED: SEASONS_SAY(pen, EV_PACKETS_PASSED, first); break;
    case SEASONS_EVENT_ROUND:
        SEASONS_SAY(pen, EV_ROUND, first,
                    PL_ARG_TEXT(seasons_season_word(pen->lang, (uint32_t)event->arg[1])),
                    PL_ARG_NUMBER(event->arg[2]));
        break;
    case SEASONS_EVENT_RESHUFFLED: SEASONS_SAY(pen, EV_RESHUFFLED, first); break;
    case SEASONS_EVENT_MARKER:
        SEASONS_SAY(pen, EV_MARKER, first, PL_ARG_NUMBER(event->arg[1]));
        break;
    case SEASONS_EVENT_SEASON:
        SEASONS_SAY(pen, EV_SEASON,
                    PL_ARG_TEXT(seasons_season_word(pen->lang, (uint32_t)event->arg[0])));
        break;
    case SEASONS_EVENT_YEAR: say_year(pen, event->arg[0]); break;
    default:
        SEASONS_SAY(pen, EV_LIBRARY, PL_ARG_TEXT(seasons_library_word((uint32_t)event->arg[0])));
    }
}

/* Events between two seats. */
static void say_between(const struct seasons_pen *pen, const struct pl_event *event)
{
    struct pl_arg who = name(pen, pen->seat);

    switch (event->kind) {
    case SEASONS_EVENT_STOLE:
        SEASONS_SAY(pen, EV_STOLE, who, name(pen, event->arg[1]), PL_ARG_NUMBER(event->arg[0]),
                    title(pen, event->arg[2]));
        break;
    case SEASONS_EVENT_PASSED_ONYS:
        SEASONS_SAY(pen, EV_PASSED_ONYS, who, name(pen, event->arg[0]),
                    title(pen, SEASONS_DAMNED_SOUL_OF_ONYS));
        break;
    case SEASONS_EVENT_GAVE: say_gave(pen, event); break;
    default: SEASONS_SAY(pen, EV_NAMED, who, name(pen, event->arg[0]));
    }
}

/* Events about cards that the reader may not know. */
static void say_secret(const struct seasons_pen *pen, const struct pl_event *event)
{
    int32_t card = event->hidden[0];

    switch (event->kind) {
    case SEASONS_EVENT_DRAFTED:
        say_hidden(pen, SEASONS_TEXT_EV_DRAFTED, SEASONS_TEXT_EV_DRAFTED_OWN, card);
        break;
    case SEASONS_EVENT_DREW:
        say_drawn(pen, event, SEASONS_TEXT_EV_DREW, SEASONS_TEXT_EV_DREW_OWN);
        break;
    case SEASONS_EVENT_KEPT:
        say_hidden(pen, SEASONS_TEXT_EV_KEPT, SEASONS_TEXT_EV_KEPT_OWN, card);
        break;
    case SEASONS_EVENT_DISCARDED_DRAWN:
        say_drawn(pen, event, SEASONS_TEXT_EV_DISCARDED_DRAWN, SEASONS_TEXT_EV_DISCARDED_OWN);
        break;
    default: say_hidden(pen, SEASONS_TEXT_EV_LOOKED, SEASONS_TEXT_EV_LOOKED_OWN, card);
    }
}

/* Events about tokens, crystals and the gauge of one seat. */
static void say_stock(const struct seasons_pen *pen, const struct pl_event *event)
{
    switch (event->kind) {
    case SEASONS_EVENT_CRYSTALS: say_crystals(pen, event->arg[0], event->arg[1]); break;
    case SEASONS_EVENT_TOKENS: say_tokens(pen, event); break;
    case SEASONS_EVENT_PAID: say_paid(pen, event); break;
    case SEASONS_EVENT_DROPPED: say_given(pen, SEASONS_TEXT_EV_DROPPED, event); break;
    case SEASONS_EVENT_LOST_TOKENS:
        say_card(pen, SEASONS_TEXT_EV_LOST_TOKENS, event->arg[0]);
        break;
    case SEASONS_EVENT_TO_AIR:
        SEASONS_SAY(pen, EV_TO_AIR, name(pen, pen->seat), PL_ARG_NUMBER(event->arg[0]));
        break;
    case SEASONS_EVENT_GAUGE: say_gauge(pen, event->arg[0], event->arg[1]); break;
    case SEASONS_EVENT_TRANSMUTED: say_transmuted(pen, event); break;
    default: say_converted(pen, event);
    }
}

void seasons_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                        struct pl_text *text)
{
    const struct seasons_pen pen = { text, lang, event->seat, seasons_seen(obs) };
    int32_t card = event->arg[0];

    switch ((enum seasons_event)event->kind) {
    case SEASONS_EVENT_DRAFTED:
    case SEASONS_EVENT_DREW:
    case SEASONS_EVENT_KEPT:
    case SEASONS_EVENT_DISCARDED_DRAWN:
    case SEASONS_EVENT_LOOKED: say_secret(&pen, event); return;
    case SEASONS_EVENT_PACKETS_PASSED:
    case SEASONS_EVENT_ROUND:
    case SEASONS_EVENT_RESHUFFLED:
    case SEASONS_EVENT_MARKER:
    case SEASONS_EVENT_SEASON:
    case SEASONS_EVENT_YEAR:
    case SEASONS_EVENT_LIBRARY: say_table(&pen, event); return;
    case SEASONS_EVENT_ROLLED:
    case SEASONS_EVENT_TOOK_DIE:
    case SEASONS_EVENT_REROLLED: say_die(&pen, event); return;
    case SEASONS_EVENT_CRYSTALS:
    case SEASONS_EVENT_TOKENS:
    case SEASONS_EVENT_PAID:
    case SEASONS_EVENT_DROPPED:
    case SEASONS_EVENT_LOST_TOKENS:
    case SEASONS_EVENT_TO_AIR:
    case SEASONS_EVENT_GAUGE:
    case SEASONS_EVENT_TRANSMUTED:
    case SEASONS_EVENT_CONVERTED: say_stock(&pen, event); return;
    case SEASONS_EVENT_STOLE:
    case SEASONS_EVENT_PASSED_ONYS:
    case SEASONS_EVENT_GAVE:
    case SEASONS_EVENT_NAMED: say_between(&pen, event); return;
    case SEASONS_EVENT_SPLIT: say_who(&pen, SEASONS_TEXT_EV_SPLIT); return;
    case SEASONS_EVENT_SHOWED: say_card(&pen, SEASONS_TEXT_EV_SHOWED, card); return;
    case SEASONS_EVENT_DISCARDED: say_card(&pen, SEASONS_TEXT_EV_DISCARDED, card); return;
    case SEASONS_EVENT_SUMMONED: say_card(&pen, SEASONS_TEXT_EV_SUMMONED, card); return;
    case SEASONS_EVENT_SUMMONED_FREE: say_card(&pen, SEASONS_TEXT_EV_SUMMONED_FREE, card); return;
    case SEASONS_EVENT_ACTIVATED: say_card(&pen, SEASONS_TEXT_EV_ACTIVATED, card); return;
    case SEASONS_EVENT_BONUS: say_bonus(&pen, event); return;
    case SEASONS_EVENT_OPENED: say_who(&pen, SEASONS_TEXT_EV_OPENED); return;
    case SEASONS_EVENT_SACRIFICED: say_card(&pen, SEASONS_TEXT_EV_SACRIFICED, card); return;
    case SEASONS_EVENT_TOOK_BACK: say_card(&pen, SEASONS_TEXT_EV_TOOK_BACK, card); return;
    case SEASONS_EVENT_LEFT_TOP: say_who(&pen, SEASONS_TEXT_EV_LEFT_TOP); return;
    case SEASONS_EVENT_BURIED_TOP: say_who(&pen, SEASONS_TEXT_EV_BURIED_TOP); return;
    case SEASONS_EVENT_END_TURN: say_who(&pen, SEASONS_TEXT_EV_END_TURN); return;
    case SEASONS_EVENT_OVER:
    case SEASONS_EVENT_NONE:
    case SEASONS_EVENT_COUNT: break;
    }
    pl_text_add(text, seasons_word(lang, SEASONS_TEXT_EV_OVER));
}
