/* The parts of sentences that no table holds: names that depend on the game, lists of crystals and
 * enemies, decks. Each is a PART of words.def. */
#include "games/fall/view.h"

static const struct fall *table_of(const struct pl_pen *pen)
{
    return fall_seen(pen->obs);
}

static void say_if_empty(const struct pl_pen *pen, uint32_t start)
{
    if (pen->text->length == start) {
        pl_say(pen, FALL_TEXT_NOTHING);
    }
}

/* Names. */

void fall_write_hero(const struct pl_pen *pen, int32_t hero)
{
    pl_write(pen, FALL_WORD_CHARACTER, table_of(pen)->public.hero[hero]);
}

void fall_write_other(const struct pl_pen *pen, int32_t other)
{
    if (other > 0) {
        fall_write_hero(pen, other - 1);
    }
}

void fall_write_region(const struct pl_pen *pen, int32_t region)
{
    PL_ASSERT(region < FALL_REGIONS);
    PL_SAY(pen, FALL_TEXT_REGION, PL_WORD(FALL_WORD_REGION_NAME, region),
           PL_WORD(FALL_WORD_KIND, fall_regions[region].kind));
}

void fall_write_surroundings(const struct pl_pen *pen, int32_t node)
{
    uint32_t start = pen->text->length;

    for (uint32_t left = fall_nodes[node].regions; left; left &= left - 1) {
        pl_comma(pen, start);
        fall_write_region(pen, (int32_t)pl_lowest(left));
    }
    say_if_empty(pen, start);
}

/* R-FAL-5.1, R-FAL-5.5: what is further than a Move leads is reached by free steps. */
void fall_write_journey(const struct pl_pen *pen, int32_t node)
{
    const struct fall *s = table_of(pen);
    uint32_t distance = fall_distance(s->public.node[s->public.turn], (uint32_t)node);

    PL_SAY(pen, FALL_TEXT_JOURNEY, PL_NUMBER(distance));
    if (distance > fall_move_budget(s)) {
        pl_say(pen, FALL_TEXT_JOURNEY_FREE);
    }
    if (s->public.colossus == node) {
        pl_say(pen, FALL_TEXT_JOURNEY_COLOSSUS);
    }
}

void fall_write_isle(const struct pl_pen *pen, int32_t isle)
{
    PL_ASSERT(isle > FALL_NO_ISLE && isle < FALL_ISLES);
    PL_SAY(pen, FALL_TEXT_REGION, PL_WORD(FALL_WORD_KIND, fall_isles[isle].kind),
           PL_WORD(FALL_WORD_ISLAND, fall_isles[isle].island));
}

/* R-FAL-3.2: a way to place golems by its regions. */
void fall_write_system(const struct pl_pen *pen, int32_t row)
{
    uint32_t start = pen->text->length;

    for (uint32_t i = 0; i < FALL_ISLANDS; i++) {
        pl_comma(pen, start);
        fall_write_isle(pen, fall_systems[row][i]);
    }
}

/* R-FAL-3.10: a colour by the kinds that have its machines; the inner region of each tells. */
void fall_write_side_kinds(const struct pl_pen *pen, int32_t side)
{
    uint32_t start = pen->text->length;

    for (uint32_t kind = 0; kind < FALL_COLOURS; kind++) {
        if (table_of(pen)->public.first_machine[kind][FALL_HARVESTER] == side) {
            pl_comma(pen, start);
            pl_write(pen, FALL_WORD_KIND, (int32_t)kind);
        }
    }
    say_if_empty(pen, start);
}

void fall_write_slot(const struct pl_pen *pen, int32_t slot)
{
    uint32_t content = table_of(pen)->public.slot[slot];

    if (content == FALL_SLOT_EMPTY) {
        pl_say(pen, FALL_TEXT_SLOT_EMPTY);
    } else if (content == FALL_SLOT_UNSEEN) {
        pl_say(pen, FALL_TEXT_SLOT_UNSEEN);
    } else if (content == FALL_SLOT_RETURNED) {
        pl_say(pen, FALL_TEXT_SLOT_RETURNED);
    } else {
        PL_SAY(pen, FALL_TEXT_SLOT_KNOWN, PL_NUMBER(content));
    }
}

void fall_write_deck(const struct pl_pen *pen, int32_t deck)
{
    if (deck > FALL_ERAS) {
        PL_SAY(pen, FALL_TEXT_DECK_OF, PL_WORD(FALL_WORD_HERO, deck - FALL_ERAS - 1));
    } else if (deck > 0) {
        pl_write(pen, FALL_WORD_ERA, deck);
    } else {
        pl_say(pen, FALL_TEXT_CHAMPION_DECK);
    }
}

void fall_write_bonus(const struct pl_pen *pen, int32_t bonus)
{
    PL_SAY(pen, FALL_TEXT_BONUS, PL_WORD(FALL_WORD_BONUS_COLOUR, bonus),
           PL_WORD(FALL_WORD_BONUS_EFFECT, bonus));
}

/* Crystals. */

void fall_write_colours(const struct pl_pen *pen, int32_t colours)
{
    uint32_t start = pen->text->length;

    for (uint32_t left = (uint32_t)colours; left; left &= left - 1) {
        pl_comma(pen, start);
        pl_write(pen, FALL_WORD_COLOUR, (int32_t)pl_lowest(left));
    }
}

void fall_write_two_colours(const struct pl_pen *pen, int32_t packed)
{
    pl_write(pen, FALL_WORD_COLOUR, (packed >> 4) - 1);
    pl_text_add(pen->text, ", ");
    pl_write(pen, FALL_WORD_COLOUR, (packed & 15) - 1);
}

void fall_write_coloured(const struct pl_pen *pen, int32_t pair)
{
    PL_SAY(pen, FALL_TEXT_COLOUR_MANY, PL_WORD(FALL_WORD_COLOUR, pl_pair_first(pair)),
           PL_NUMBER(pl_pair_second(pair)));
}

void fall_list_crystals(const struct pl_pen *pen, const uint8_t crystals[FALL_COLOURS])
{
    uint32_t start = pen->text->length;

    for (int32_t i = 0; i < FALL_COLOURS; i++) {
        if (crystals[i] > 0) {
            pl_comma(pen, start);
            fall_write_coloured(pen, pl_pair(i, crystals[i]));
        }
    }
    say_if_empty(pen, start);
}

void fall_write_yield(const struct pl_pen *pen, int32_t node)
{
    uint8_t crystals[FALL_COLOURS] = { 0 };

    fall_add_yield((uint32_t)node, crystals);
    fall_list_crystals(pen, crystals);
}

void fall_write_batch(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    fall_list_crystals(pen, table_of(pen)->public.batch);
}

void fall_write_price(const struct pl_pen *pen, int32_t value)
{
    uint8_t due[FALL_COLOURS];

    fall_price(table_of(pen), (uint32_t)value, due);
    fall_list_crystals(pen, due);
}

/* Enemies. */

void fall_write_units(const struct pl_pen *pen, int32_t pair)
{
    static const uint16_t texts[FALL_UNITS] = {
        [FALL_GOLEM] = FALL_TEXT_GOLEMS,
        [FALL_CONSTRUCT] = FALL_TEXT_CONSTRUCTS,
        [FALL_PARASITE] = FALL_TEXT_PARASITES,
    };

    PL_SAY(pen, texts[pl_pair_first(pair)], PL_NUMBER(pl_pair_second(pair)));
}

static void list_units(const struct pl_pen *pen, const uint32_t count[FALL_UNITS])
{
    uint32_t start = pen->text->length;

    for (int32_t unit = 0; unit < FALL_UNITS; unit++) {
        if (count[unit] > 0) {
            pl_comma(pen, start);
            fall_write_units(pen, pl_pair(unit, (int32_t)count[unit]));
        }
    }
    say_if_empty(pen, start);
}

void fall_write_enemies(const struct pl_pen *pen, int32_t region)
{
    uint32_t count[FALL_UNITS];

    fall_count_enemies(table_of(pen), (uint32_t)region, count);
    list_units(pen, count);
}

void fall_write_fallen(const struct pl_pen *pen, int32_t pair)
{
    const uint32_t count[FALL_UNITS] = {
        [FALL_GOLEM] = (uint32_t)pl_pair_first(pair),
        [FALL_CONSTRUCT] = (uint32_t)pl_pair_second(pair),
    };

    list_units(pen, count);
}

/* R-FAL-7.8: who would fall. */
void fall_write_falling(const struct pl_pen *pen, int32_t figures)
{
    const struct fall *s = table_of(pen);
    uint32_t count[FALL_UNITS];

    fall_first_to_fall(s, (uint32_t)fall_below(s)->arg[FALL_ATTACK_TARGET], (uint32_t)figures,
                       count);
    list_units(pen, count);
}
