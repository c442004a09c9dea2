/* The parts of sentences that no table holds: lists of tokens, faces of dice, costs, what a choice
 * brings. Each is a PART of words.def. */
#include "games/seasons/flow.h"
#include "games/seasons/view.h"

static const struct seasons *table_of(const struct pl_pen *pen)
{
    return seasons_seen(pen->obs);
}

/* Lists. */

static void list_energies(const struct pl_pen *pen, uint32_t start,
                          const uint8_t tokens[SEASONS_ENERGIES])
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (tokens[e] > 0) {
            pl_comma(pen, start);
            PL_SAY(pen, tokens[e] == 1 ? SEASONS_TEXT_TOKEN_ONE : SEASONS_TEXT_TOKEN_MANY,
                   PL_WORD(SEASONS_WORD_ENERGY, e), PL_NUMBER(tokens[e]));
        }
    }
}

/* A text with a number, unless that is 0. */
static void list_count(const struct pl_pen *pen, uint32_t start, enum seasons_text text,
                       uint32_t count)
{
    if (count > 0) {
        pl_comma(pen, start);
        PL_SAY(pen, text, PL_NUMBER(count));
    }
}

static void say_if_empty(const struct pl_pen *pen, uint32_t start, enum seasons_text text)
{
    if (pen->text->length == start) {
        pl_say(pen, text);
    }
}

void seasons_write_energies(const struct pl_pen *pen, int32_t value)
{
    uint32_t start = pen->text->length;
    uint8_t tokens[SEASONS_ENERGIES];

    seasons_unpack(value, tokens);
    list_energies(pen, start, tokens);
    say_if_empty(pen, start, SEASONS_TEXT_NOTHING);
}

void seasons_write_load(const struct pl_pen *pen, int32_t value)
{
    if (value == 0) {
        pl_say(pen, SEASONS_TEXT_NO_TOKENS);
    } else {
        seasons_write_energies(pen, value);
    }
}

void seasons_write_face(const struct pl_pen *pen, int32_t value)
{
    const struct seasons_face *face = seasons_face_numbered(value);
    uint32_t start = pen->text->length;

    list_energies(pen, start, face->energy);
    list_count(pen, start, SEASONS_TEXT_CRYSTALS, face->crystals);
    list_count(pen, start, face->stars == 1 ? SEASONS_TEXT_FACE_STAR : SEASONS_TEXT_FACE_STARS,
               face->stars);
    list_count(pen, start, SEASONS_TEXT_FACE_DRAW, face->draw);
    list_count(pen, start, SEASONS_TEXT_FACE_TRANSMUTE, face->transmute);
    say_if_empty(pen, start, SEASONS_TEXT_NOTHING);
}

void seasons_write_face_pips(const struct pl_pen *pen, int32_t value)
{
    seasons_write_face(pen, value);
    pl_text_add(pen->text, ", ");
    PL_SAY(pen, SEASONS_TEXT_FACE_PIPS, PL_NUMBER(seasons_face_numbered(value)->pips));
}

/* Costs. */

static void write_cost(const struct pl_pen *pen, uint32_t card, uint32_t seats)
{
    uint32_t start = pen->text->length;
    uint8_t energy[SEASONS_ENERGIES];

    seasons_energy_cost(card, seats, energy);
    list_energies(pen, start, energy);
    list_count(pen, start, SEASONS_TEXT_CRYSTALS, seasons_cost_crystals(card, seats));
    say_if_empty(pen, start, /* R-SEA-C31.1 */
                 card == SEASONS_ELEMENTAL_AMULET ? SEASONS_TEXT_COST_CHOSEN
                                                  : SEASONS_TEXT_COST_FREE);
}

void seasons_write_cost(const struct pl_pen *pen, int32_t card)
{
    write_cost(pen, (uint32_t)card, table_of(pen)->head.seats);
}

/* A cost of `tokens` tokens, less what Hands of Fortune waive. */
static void write_less(const struct pl_pen *pen, struct pl_word cost, uint32_t tokens)
{
    uint32_t waived = seasons_waived(table_of(pen), pen->seat, tokens);

    if (waived > 0) {
        PL_SAY(pen, SEASONS_TEXT_COST_WAIVED, cost, PL_NUMBER(waived));
    } else {
        pl_write(pen, cost.kind, cost.value);
    }
}

void seasons_write_cost_less(const struct pl_pen *pen, int32_t card)
{
    uint8_t energy[SEASONS_ENERGIES];

    seasons_energy_cost((uint32_t)card, table_of(pen)->head.seats, energy);
    write_less(pen, PL_WORD(SEASONS_WORD_COST, card), seasons_sum(energy));
}

void seasons_write_full_cost(const struct pl_pen *pen, int32_t card)
{
    if (seasons_leech_due(table_of(pen), pen->seat) > 0) {
        pl_say(pen, SEASONS_TEXT_COST_LEECH);
    } else {
        seasons_write_cost_less(pen, card);
    }
}

void seasons_write_chosen_cost(const struct pl_pen *pen, int32_t value)
{
    int32_t chosen = seasons_value_of_frame(pen, SEASONS_VALUE_CHOSEN);
    uint8_t energy[SEASONS_ENERGIES];

    (void)value;
    seasons_unpack(chosen, energy);
    write_less(pen, PL_WORD(SEASONS_WORD_ENERGIES, chosen), seasons_sum(energy));
}

/* Where a token comes from, said only by an owner of Amulets of Water. */
void seasons_write_source(const struct pl_pen *pen, int32_t source)
{
    uint32_t sources = seasons_source_count(table_of(pen), pen->seat);

    if (sources > 1) {
        pl_say(pen, source == 0                 ? SEASONS_TEXT_SOURCE_RESERVE
                    : sources < SEASONS_SOURCES ? SEASONS_TEXT_SOURCE_AMULET
                                                : SEASONS_TEXT_SOURCE_AMULET_WHICH);
    }
}

void seasons_write_from_amulet(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    if (pen->event->arg[1] > 0) {
        pl_say(pen, SEASONS_TEXT_SOURCE_AMULET);
    }
}

/* Copies. */

void seasons_write_turned(const struct pl_pen *pen, int32_t is_turned)
{
    pl_say(pen, is_turned ? SEASONS_TEXT_TURNED : SEASONS_TEXT_STRAIGHT);
}

/* Tells copies of a card apart: by what lies on them, by being turned (R-SEA-1.11). */
void seasons_write_which(const struct pl_pen *pen, int32_t pair)
{
    const struct seasons *s = table_of(pen);
    uint32_t card = (uint32_t)pl_pair_first(pair);
    uint32_t copy = (uint32_t)pl_pair_second(pair);
    const uint8_t *tokens = seasons_tokens_on(s, pen->seat, card, copy);
    bool is_one_turned = seasons_copies(s, pen->seat, card) == 2 &&
                         pl_bag_count(&s->public.turned[pen->seat], card) == 1;
    struct pl_word turned =
        PL_WORD(SEASONS_WORD_TURNED, seasons_is_turned(s, pen->seat, card, copy));
    struct pl_word load = PL_WORD(SEASONS_WORD_LOAD, tokens ? seasons_pack(tokens) : 0);

    if (tokens && is_one_turned) {
        PL_SAY(pen, SEASONS_TEXT_ACT_WHICH_TURNED, load, turned);
    } else if (tokens || is_one_turned) {
        PL_SAY(pen, SEASONS_TEXT_ACT_WHICH, tokens ? load : turned);
    }
}

/* Effects. */

/* What activations are for, by card. */
static const uint16_t purposes[SEASONS_CARD_COUNT] = {
    [SEASONS_BALANCE_OF_ISHTAR] = SEASONS_TEXT_FOR_ISHTAR,
    [SEASONS_KAIRN_THE_DESTROYER] = SEASONS_TEXT_FOR_KAIRN,
    [SEASONS_TREE_OF_LIGHT] = SEASONS_TEXT_FOR_TREE_TOKEN,
    [SEASONS_CRYSTAL_ORB] = SEASONS_TEXT_FOR_ORB_LOOK,
    [SEASONS_GLUTTON_CAULDRON] = SEASONS_TEXT_FOR_CAULDRON,
    [SEASONS_IDOL_OF_THE_FAMILIAR] = SEASONS_TEXT_FOR_IDOL,
    [SEASONS_MIRROR_OF_THE_SEASONS] = SEASONS_TEXT_FOR_MIRROR,
    [SEASONS_DAMNED_SOUL_OF_ONYS] = SEASONS_TEXT_FOR_ONYS,
    [SEASONS_POTION_OF_POWER] = SEASONS_TEXT_FOR_POWER,
    [SEASONS_POTION_OF_DREAMS] = SEASONS_TEXT_FOR_DREAMS,
    [SEASONS_POTION_OF_KNOWLEDGE] = SEASONS_TEXT_FOR_KNOWLEDGE,
    [SEASONS_POTION_OF_LIFE] = SEASONS_TEXT_FOR_LIFE,
    [SEASONS_NECROTIC_KRISS] = SEASONS_TEXT_FOR_KRISS,
    [SEASONS_DRAGON_SKULL] = SEASONS_TEXT_FOR_SKULL,
};

static uint32_t purpose_of(const struct pl_pen *pen, uint32_t card)
{
    bool is_second = pl_act_c(pen->action) > 0;

    switch (card) {
    case SEASONS_TREE_OF_LIGHT:
        return is_second ? SEASONS_TEXT_FOR_TREE_TRANSMUTE : SEASONS_TEXT_FOR_TREE_TOKEN;
    case SEASONS_CRYSTAL_ORB:
        return is_second ? SEASONS_TEXT_FOR_ORB_BURY : SEASONS_TEXT_FOR_ORB_LOOK;
    case SEASONS_GLUTTON_CAULDRON: /* R-SEA-1.11: two are told apart by what they hold. */
        return seasons_value_of_activation(pen, SEASONS_VALUE_FED) > 0
                   ? SEASONS_TEXT_FOR_CAULDRON_LIST
                   : SEASONS_TEXT_FOR_CAULDRON;
    default: return purposes[card];
    }
}

void seasons_write_purpose(const struct pl_pen *pen, int32_t card)
{
    pl_say(pen, purpose_of(pen, (uint32_t)card));
    if (seasons_value_of_seat(pen, SEASONS_VALUE_FAIRIES_DUE) > 0) {
        pl_say(pen, SEASONS_TEXT_ACT_FAIRIES);
    }
}

/* R-SEA-C31.2 */
void seasons_write_element(const struct pl_pen *pen, int32_t energy)
{
    static const uint16_t texts[SEASONS_ENERGIES] = {
        [SEASONS_AIR] = SEASONS_TEXT_ELEMENT_AIR,
        [SEASONS_WATER] = SEASONS_TEXT_ELEMENT_WATER,
        [SEASONS_FIRE] = SEASONS_TEXT_ELEMENT_FIRE,
        [SEASONS_EARTH] = SEASONS_TEXT_ELEMENT_EARTH,
    };

    pl_say(pen, texts[energy]);
}

/* R-SEA-14.3 */
void seasons_write_order(const struct pl_pen *pen, int32_t card)
{
    pl_say(pen, card == SEASONS_DAMNED_SOUL_OF_ONYS ? SEASONS_TEXT_ORDER_ONYS
                : card == SEASONS_BEGGARS_HORN      ? SEASONS_TEXT_ORDER_HORN
                : card == SEASONS_TITUS_DEEPGAZE    ? SEASONS_TEXT_ORDER_TITUS
                                                    : SEASONS_TEXT_ORDER_CHEST);
}

/* R-SEA-13.1, R-SEA-13.2, R-SEA-13.4 */
void seasons_write_move_effects(const struct pl_pen *pen, int32_t value)
{
    const struct seasons *s = table_of(pen);
    struct seasons_way way = seasons_way_of(s, (int16_t)pl_act_a(pen->action));
    bool is_over = way.year > SEASONS_YEARS;

    (void)value;
    if (way.season != seasons_season_at(s->public.space)) {
        pl_say(pen, SEASONS_TEXT_ACT_MOVE_SEASON);
    }
    if (way.change != 0 && !is_over) {
        pl_say(pen, SEASONS_TEXT_ACT_MOVE_YEAR);
    }
    if (way.change != 0 && (is_over || s->head.frame[0].flag)) {
        pl_say(pen, seasons_is_end_open(s) ? SEASONS_TEXT_ACT_MOVE_LAST_MAYBE
                                           : SEASONS_TEXT_ACT_MOVE_LAST);
    }
    if (way.change > 0 && way.year >= 2 && !is_over && !s->public.library_taken[way.year - 2]) {
        pl_say(pen, SEASONS_TEXT_ACT_MOVE_LIBRARY);
    }
}

void seasons_write_or_onys(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    if (seasons_can_pass_onys(table_of(pen), pen->seat)) {
        pl_say(pen, SEASONS_TEXT_PROMPT_OR_ONYS);
    }
}

void seasons_write_repeated(const struct pl_pen *pen, int32_t value)
{
    int32_t times = seasons_event_times(pen->event);

    (void)value;
    if (times > 1) {
        PL_SAY(pen, SEASONS_TEXT_TIMES, PL_NUMBER(times));
    }
}

/* The glossary. */

void seasons_write_type(const struct pl_pen *pen, int32_t card)
{
    pl_say(pen,
           seasons_cards[card].is_familiar ? SEASONS_TEXT_ENTRY_FAMILIAR : SEASONS_TEXT_ENTRY_ITEM);
}

enum { SEATS_BITS = 4 };

/* A cost with `seats` players. */
static struct pl_word cost_for(int32_t card, int32_t seats)
{
    return PL_WORD(SEASONS_WORD_COST_FOR, card << SEATS_BITS | seats);
}

void seasons_write_cost_for(const struct pl_pen *pen, int32_t value)
{
    write_cost(pen, (uint32_t)value >> SEATS_BITS, (uint32_t)value & ((1 << SEATS_BITS) - 1));
}

void seasons_write_cost_by_seats(const struct pl_pen *pen, int32_t card)
{
    const struct seasons_card_info *info = &seasons_cards[card];

    if (info->more_crystals == 0 && seasons_sum(info->more) == 0) {
        write_cost(pen, (uint32_t)card, SEASONS_PLAYERS_MIN);
    } else {
        PL_SAY(pen, SEASONS_TEXT_ENTRY_BY_SEATS, cost_for(card, 2), cost_for(card, 3),
               cost_for(card, 4));
    }
}

/* R-SEA-X1.1, R-SEA-X1.3, R-SEA-X1.4: what a house rule makes of a card. */
static void write_house_note(const struct pl_pen *pen, int32_t card)
{
    switch (card) {
    case SEASONS_AMULET_OF_WATER: pl_say(pen, SEASONS_TEXT_HOUSE_WATER); break;
    case SEASONS_TEMPORAL_BOOTS: pl_say(pen, SEASONS_TEXT_HOUSE_BOOTS); break;
    case SEASONS_DAMNED_SOUL_OF_ONYS: pl_say(pen, SEASONS_TEXT_HOUSE_ONYS); break;
    default: break;
    }
}

void seasons_write_entry(const struct pl_pen *pen, int32_t card)
{
    PL_SAY(pen, SEASONS_TEXT_ENTRY_FACTS, PL_NUMBER(card), PL_WORD(SEASONS_WORD_TYPE, card),
           PL_NUMBER(seasons_cards[card].prestige), PL_WORD(SEASONS_WORD_COST_BY_SEATS, card));
    pl_write(pen, SEASONS_WORD_CARD_TEXT, card);
    write_house_note(pen, card);
}
