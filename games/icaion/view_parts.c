/* The parts of sentences that no table holds: places of the board, crystals, lists. Each is a PART
 * of words.def; those of cards and of the glossary are in view_cards.c. */
#include "games/icaion/view.h"

static const struct icaion *table_of(const struct pl_pen *pen)
{
    return icaion_seen(pen->obs);
}

/* The board. */

void icaion_write_node(const struct pl_pen *pen, int32_t node)
{
    pl_text_add(pen->text, icaion_nodes[node].name);
}

void icaion_write_surroundings(const struct pl_pen *pen, int32_t node)
{
    const struct icaion_node_info *info = &icaion_nodes[node];
    uint32_t start = pen->text->length;

    for (uint32_t left = info->regions; left; left &= left - 1) {
        pl_comma(pen, start);
        icaion_write_region(pen, (int32_t)pl_lowest(left));
    }
    if (info->class == ICAION_CLASS_CITY) {
        pl_comma(pen, start);
        pl_say(pen, ICAION_TEXT_CITY);
    } else if (info->crater != ICAION_NO_CRATER) {
        pl_comma(pen, start);
        icaion_write_crater(pen, (int32_t)info->crater);
    }
}

void icaion_write_region(const struct pl_pen *pen, int32_t region)
{
    pl_text_add(pen->text, icaion_regions[region].name);
    PL_SAY(pen, ICAION_TEXT_OF_KIND, PL_WORD(ICAION_WORD_KIND, icaion_regions[region].kind));
}

void icaion_write_from(const struct pl_pen *pen, int32_t from)
{
    if (from > 0) {
        icaion_write_region(pen, from - 1);
    }
}

void icaion_write_crater(const struct pl_pen *pen, int32_t crater)
{
    PL_SAY(pen, ICAION_TEXT_CRATER, PL_WORD(ICAION_WORD_COLOUR, icaion_craters[crater].colour));
}

void icaion_write_owner(const struct pl_pen *pen, int32_t owner)
{
    if (owner < ICAION_NEUTRAL_OWNER) {
        pl_write(pen, PL_WORD_SEAT, owner - 1);
    } else {
        pl_say(pen, owner == ICAION_NEUTRAL_OWNER ? ICAION_TEXT_NEUTRAL_A : ICAION_TEXT_NEUTRAL_B);
    }
}

/* The department board. */

void icaion_write_place(const struct pl_pen *pen, int32_t place)
{
    PL_SAY(pen, ICAION_TEXT_MACHINE, PL_WORD(ICAION_WORD_TYPE, place % ICAION_TYPES),
           PL_NUMBER(place / ICAION_TYPES + 1));
}

void icaion_write_bonus(const struct pl_pen *pen, int32_t place)
{
    static const uint16_t texts[ICAION_BONUS_COUNT] = {
        [ICAION_BONUS_STRENGTH] = ICAION_TEXT_BONUS_STRENGTH,
        [ICAION_BONUS_FREE_NODES] = ICAION_TEXT_NOTHING,
        [ICAION_BONUS_NODES_PER_BLUE] = ICAION_TEXT_BONUS_NODES_PER_BLUE,
        [ICAION_BONUS_CAGES] = ICAION_TEXT_BONUS_CAGES,
        [ICAION_BONUS_SCORE] = ICAION_TEXT_BONUS_SCORE,
        [ICAION_BONUS_CRYSTALS] = ICAION_TEXT_BONUS_CRYSTALS,
        [ICAION_BONUS_CARDS] = ICAION_TEXT_BONUS_CARDS,
    };
    const struct icaion_place_info *info = &icaion_places[place];

    PL_SAY(pen, texts[info->bonus], PL_NUMBER(info->count));
}

void icaion_write_slot(const struct pl_pen *pen, int32_t slot)
{
    if (slot > 0) {
        pl_say(pen, ICAION_TEXT_ACT_AS_SPECIAL);
    }
}

void icaion_write_cage(const struct pl_pen *pen, int32_t cage)
{
    if (cage < ICAION_BOARD_CAGES) {
        PL_SAY(pen, ICAION_TEXT_CAGE, PL_NUMBER(cage + 1));
    } else {
        PL_SAY(pen, ICAION_TEXT_CAGE_SPARE, PL_NUMBER(cage - ICAION_BOARD_CAGES + 1));
    }
}

/* Crystals. */

static void write_count(const struct pl_pen *pen, uint32_t colour, int32_t count)
{
    static const uint16_t texts[ICAION_COLOURS] = {
#define COLOUR(number_, colour_, ...) [number_] = ICAION_TEXT_##colour_##_CRYSTALS,
#include "games/icaion/kinds.def"
    };

    PL_ASSERT(colour < ICAION_COLOURS);
    PL_SAY(pen, texts[colour], PL_NUMBER(count));
}

void icaion_list_crystals(const struct pl_pen *pen, const uint8_t crystals[ICAION_COLOURS])
{
    uint32_t start = pen->text->length;

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        if (crystals[i] > 0) {
            pl_comma(pen, start);
            write_count(pen, i, crystals[i]);
        }
    }
    if (pen->text->length == start) {
        pl_say(pen, ICAION_TEXT_NOTHING);
    }
}

void icaion_write_crystals(const struct pl_pen *pen, int32_t pair)
{
    write_count(pen, (uint32_t)pl_pair_first(pair), pl_pair_second(pair));
}

void icaion_write_held(const struct pl_pen *pen, int32_t cage)
{
    icaion_list_crystals(pen, table_of(pen)->public.cage[pen->seat][cage]);
}

void icaion_write_batch(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    icaion_list_crystals(pen, table_of(pen)->public.batch);
}

/* R-ICA-10.1 */
void icaion_write_extracted(const struct pl_pen *pen, int32_t value)
{
    const struct icaion *s = table_of(pen);
    uint8_t crystals[ICAION_COLOURS] = { 0 };

    (void)value;
    for (uint32_t left = icaion_regions_at(s, pen->seat); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t colour = icaion_regions[region].kind;
        crystals[colour] = (uint8_t)(crystals[colour] + (s->public.crystals[region] > 0));
    }
    icaion_list_crystals(pen, crystals);
}

void icaion_write_overcharged(const struct pl_pen *pen, int32_t colour)
{
    uint32_t kinds = icaion_kinds_of(table_of(pen), pen->seat);
    uint8_t crystals[ICAION_COLOURS];

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        crystals[i] = (uint8_t)icaion_overcharged(kinds, (uint32_t)colour, i);
    }
    icaion_list_crystals(pen, crystals);
}

void icaion_write_given_back(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    if (icaion_is_radiant(table_of(pen))) {
        pl_say(pen, ICAION_TEXT_ACT_REFINE_BACK);
    }
}

/* Alternatives. */

/* What follows the lowest of a set that is told one by one: "a, b or c". */
static void write_between(const struct pl_pen *pen, uint32_t set)
{
    uint32_t left = set & (set - 1);

    if (left & (left - 1)) {
        pl_text_add(pen->text, ", ");
    } else if (left) {
        pl_say(pen, ICAION_TEXT_OR);
    }
}

void icaion_write_colours(const struct pl_pen *pen, int32_t set)
{
    for (uint32_t left = (uint32_t)set; left; left &= left - 1) {
        pl_write(pen, ICAION_WORD_COLOUR, (int32_t)pl_lowest(left));
        write_between(pen, left);
    }
}

void icaion_write_basics(const struct pl_pen *pen, int32_t set)
{
    for (uint32_t left = (uint32_t)set; left; left &= left - 1) {
        pl_write(pen, ICAION_WORD_BASIC, (int32_t)pl_lowest(left));
        write_between(pen, left);
    }
}

/* Who and what. */

void icaion_write_giver(const struct pl_pen *pen, int32_t trait)
{
    const struct icaion_public *pub = &table_of(pen)->public;
    const uint8_t cards[2] = { pub->seeker[pen->seat], pub->equipment[pen->seat] };

    for (uint32_t i = 0; i < 2; i++) {
        if (icaion_characters[cards[i]].trait[trait] > 0) {
            pl_write(pen, ICAION_WORD_CHARACTER, cards[i]);
            return;
        }
    }
    pl_say(pen, ICAION_TEXT_BONUS);
}

void icaion_write_playing(const struct pl_pen *pen, int32_t value)
{
    uint32_t card = table_of(pen)->public.playing;

    (void)value;
    if (card == ICAION_NO_ODDITY) {
        pl_text_char(pen->text, '-');
    } else {
        pl_write(pen, ICAION_WORD_CARD, (int32_t)card);
    }
}

/* R-ICA-4.5: the event names four seats; whoever is left comes last. */
void icaion_write_turn_order(const struct pl_pen *pen, int32_t value)
{
    uint32_t seats = table_of(pen)->head.seats;
    uint32_t start = pen->text->length;
    uint32_t left = (1u << seats) - 1;

    (void)value;
    for (uint32_t i = 0; i < seats; i++) {
        uint32_t seat = i < PL_EVENT_ARGS ? (uint32_t)pen->event->arg[i] : pl_lowest(left);
        left &= ~(1u << seat);
        pl_comma(pen, start);
        pl_write(pen, PL_WORD_SEAT, (int32_t)seat);
    }
}
