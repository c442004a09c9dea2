/* The places of the map in words: each island, then its regions. */
#include "games/mysthea/draw.h"

enum { REGIONS_OF_ISLAND = 3, PLACES_OF_ISLAND = 1 + REGIONS_OF_ISLAND };

static void add_separator(const struct pl_pen *pen)
{
    pl_text_add(pen->text, "; ");
}

/* Islands. */

static void add_card(const struct pl_pen *pen, uint32_t island)
{
    const struct mysthea_public *pub = &mysthea_seen(pen->obs)->public;
    bool is_night = pub->night >> island & 1;
    const char *side =
        mysthea_text_of(pen->lang, is_night ? MYSTHEA_TEXT_DRAW_NIGHT : MYSTHEA_TEXT_DRAW_DAY);

    add_separator(pen);
    pl_text_format(pen->text, pen->lang, mysthea_text_of(pen->lang, MYSTHEA_TEXT_PLACE_CARD),
                   &PL_ARG_TEXT(side), 1);
    pl_write(pen, MYSTHEA_WORD_ATTUNEMENT,
             (int32_t)mysthea_attunement_of(mysthea_seen(pen->obs), island));
    if (pub->attuned[island]) {
        pl_text_char(pen->text, ' ');
        PL_SAY(pen, MYSTHEA_TEXT_PLACE_HOLDER, PL_WORD(PL_WORD_SEAT, pub->attuned[island] - 1));
    }
}

static void add_tokens(const struct pl_pen *pen, uint32_t island)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    bool is_first = true;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->public.token[p] == island) {
            if (is_first) {
                add_separator(pen);
                pl_say(pen, MYSTHEA_TEXT_DRAW_TOKENS);
            }
            pl_text_add(pen->text, is_first ? ": " : ", ");
            pl_write(pen, PL_WORD_SEAT, p);
            is_first = false;
        }
    }
}

static void write_island(const struct pl_pen *pen, uint32_t island)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    for (uint32_t left = mysthea_regions_of_island[island]; left; left &= left - 1) {
        pl_write(pen, MYSTHEA_WORD_EVENT_CARD, mysthea_type_of[pl_lowest(left)]);
        pl_text_add(pen->text, left & (left - 1) ? ", " : "; ");
    }
    PL_SAY(pen, MYSTHEA_TEXT_PLACE_BETWEEN,
           PL_WORD(MYSTHEA_WORD_ISLAND, mysthea_clockwise(s, island, MYSTHEA_ISLANDS - 1)),
           PL_WORD(MYSTHEA_WORD_ISLAND, mysthea_clockwise(s, island, 1)));
    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        uint32_t monster = MYSTHEA_MONSTER_FIRST + i;
        if (s->public.monster_at[i] == island) {
            add_separator(pen);
            PL_SAY(pen, MYSTHEA_TEXT_PLACE_MONSTER, PL_WORD(MYSTHEA_WORD_EVENT_CARD, monster),
                   PL_NUMBER(mysthea_monster_strength(s, monster)));
        }
    }
    add_tokens(pen, island);
    add_card(pen, island);
}

/* Regions. */

static void add_unit(const struct pl_pen *pen, enum mysthea_unit unit, uint32_t count)
{
    if (count > 0) {
        pl_write(pen, MYSTHEA_WORD_UNIT, (int32_t)unit);
        if (count > 1) {
            pl_text_add(pen->text, " ×");
            pl_text_number(pen->text, count);
        }
        pl_text_add(pen->text, ", ");
    }
}

/* "Ann: champion, construct ×2, strength 5; " */
static void write_army(const struct pl_pen *pen, pl_seat seat, uint32_t region)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    struct mysthea_worth worth = mysthea_worth_of(s, seat);

    pl_write(pen, PL_WORD_SEAT, seat);
    pl_text_add(pen->text, ": ");
    if (mysthea_has_champion_in(s, seat, region)) {
        pl_write(pen, MYSTHEA_WORD_CHAMPION, s->public.champion[seat]);
        if (s->public.wounded >> seat & 1) {
            pl_text_add(pen->text, " (");
            pl_say(pen, MYSTHEA_TEXT_PLACE_WOUNDED);
            pl_text_char(pen->text, ')');
        }
        pl_text_add(pen->text, ", ");
    }
    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        add_unit(pen, unit, s->public.units[unit][seat][region]);
    }
    PL_SAY(pen, MYSTHEA_TEXT_PLACE_STRENGTH, PL_NUMBER(mysthea_strength(s, seat, region, &worth)));
    add_separator(pen);
}

static void write_region(const struct pl_pen *pen, uint32_t region)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    pl_seat owner = mysthea_owner_of(s, region);

    if (mysthea_is_mirage(s, region)) {
        pl_say(pen, MYSTHEA_TEXT_DRAW_MIRAGE);
        return;
    }
    if (owner != PL_NOBODY) {
        PL_SAY(pen, MYSTHEA_TEXT_PLACE_CONTROLLED, PL_WORD(PL_WORD_SEAT, owner));
        add_separator(pen);
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (mysthea_presence(s, p) >> region & 1) {
            write_army(pen, p, region);
        }
    }
    pl_say(pen, MYSTHEA_TEXT_PLACE_NEXT);
    for (uint32_t left = mysthea_neighbours(s, region); left; left &= left - 1) {
        pl_write(pen, MYSTHEA_WORD_REGION, (int32_t)pl_lowest(left));
        pl_text_add(pen->text, left & (left - 1) ? ", " : "");
    }
}

bool mysthea_map_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang,
                       struct pl_text *name, struct pl_text *text)
{
    struct mysthea_brush brush = mysthea_brush_of(obs, lang, &(struct pl_canvas){ 0 }, text);

    if (index >= MYSTHEA_ISLANDS * PLACES_OF_ISLAND) {
        return false;
    }
    uint32_t island = brush.s->public.ring[index / PLACES_OF_ISLAND];
    uint32_t regions = mysthea_regions_of_island[island];
    if (index % PLACES_OF_ISLAND == 0) {
        pl_text_add(name, mysthea_name_of(lang, MYSTHEA_WORD_ISLAND, island));
        write_island(&brush.pen, island);
        return true;
    }
    for (uint32_t i = 1; i < index % PLACES_OF_ISLAND; i++) {
        regions &= regions - 1;
    }
    pl_text_add(name, mysthea_name_of(lang, MYSTHEA_WORD_REGION, pl_lowest(regions)));
    write_region(&brush.pen, pl_lowest(regions));
    return true;
}
