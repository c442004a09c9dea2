/* What stands in the regions and lies at the islands, and the islands as lines. */
#include "games/mysthea/draw.h"

enum { STRENGTH_COLUMNS_MIN = 100 }; /* where each island has one row */

void mysthea_add_seat(struct pl_text *text, pl_seat seat)
{
    static const char *const styles[MYSTHEA_SEATS] = { PL_STYLE_RED, PL_STYLE_BLUE, PL_STYLE_GREEN,
                                                       PL_STYLE_YELLOW, PL_STYLE_MAGENTA };

    pl_text_add(text, styles[seat]);
    pl_text_number(text, seat + 1);
}

void mysthea_add_count(const struct pl_pen *pen, uint32_t count, enum mysthea_unit unit)
{
    if (count > 0) {
        pl_text_number(pen->text, count);
        pl_text_char(pen->text, mysthea_text_of(pen->lang, MYSTHEA_TEXT_DRAW_LETTERS)[unit]);
    }
}

static void add_strength(const struct pl_pen *pen, pl_seat seat, uint32_t region)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    struct mysthea_worth worth = mysthea_worth_of(s, seat);

    pl_text_char(pen->text, '[');
    pl_text_number(pen->text, mysthea_strength(s, seat, region, &worth));
    pl_text_char(pen->text, ']');
}

static void add_army(const struct pl_pen *pen, pl_seat seat, uint32_t region, bool has_strength)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    pl_text_add(pen->text, mysthea_owner_of(s, region) == seat ? " *" : " ");
    mysthea_add_seat(pen->text, seat);
    pl_text_char(pen->text, ':');
    if (mysthea_has_champion_in(s, seat, region)) {
        pl_text_char(pen->text,
                     mysthea_text_of(pen->lang, MYSTHEA_TEXT_DRAW_LETTERS)[MYSTHEA_UNIT_CHAMPION]);
        pl_text_add(pen->text, s->public.wounded >> seat & 1 ? "!" : "");
    }
    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        mysthea_add_count(pen, s->public.units[unit][seat][region], unit);
    }
    if (has_strength) {
        add_strength(pen, seat, region);
    }
    pl_text_add(pen->text, PL_STYLE_END);
}

/* R-MYS-15.3 */
void mysthea_add_armies(const struct pl_pen *pen, uint32_t region, bool has_strength)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (mysthea_presence(s, p) >> region & 1) {
            add_army(pen, p, region, has_strength);
        }
    }
}

void mysthea_add_monster(const struct pl_pen *pen, uint32_t monster)
{
    pl_text_add(pen->text, PL_STYLE_BOLD);
    pl_write(pen, MYSTHEA_WORD_EVENT_CARD, (int32_t)monster);
    pl_text_char(pen->text, ' ');
    pl_text_number(pen->text, mysthea_monster_strength(mysthea_seen(pen->obs), monster));
    pl_text_add(pen->text, PL_STYLE_END);
}

void mysthea_add_attunement(const struct pl_pen *pen, uint32_t island)
{
    const struct mysthea_public *pub = &mysthea_seen(pen->obs)->public;
    bool is_night = pub->night >> island & 1;

    pl_say(pen, is_night ? MYSTHEA_TEXT_DRAW_NIGHT : MYSTHEA_TEXT_DRAW_DAY);
    pl_text_char(pen->text, ' ');
    pl_text_number(pen->text, mysthea_attunements[is_night][island].glory);
    pl_text_add(pen->text, "★/");
    pl_write(pen, MYSTHEA_WORD_ATTUNEMENT_HINT,
             (int32_t)mysthea_attunement_of(mysthea_seen(pen->obs), island));
    if (pub->attuned[island]) {
        pl_text_add(pen->text, " →");
        mysthea_add_seat(pen->text, (pl_seat)(pub->attuned[island] - 1));
        pl_text_add(pen->text, PL_STYLE_END);
    }
}

static bool has_tokens(const struct mysthea *s, uint32_t island)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->public.token[p] == island) {
            return true;
        }
    }
    return false;
}

void mysthea_add_tokens(const struct pl_pen *pen, uint32_t island)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    if (!has_tokens(s, island)) {
        return;
    }
    pl_say(pen, MYSTHEA_TEXT_DRAW_TOKENS);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->public.token[p] == island) {
            pl_text_char(pen->text, ' ');
            mysthea_add_seat(pen->text, p);
            pl_text_add(pen->text, PL_STYLE_END);
        }
    }
}

/* Lines. */

/* The region's type, then the armies. */
static void add_region(const struct mysthea_brush *brush, const struct pl_pen *pen, uint32_t region)
{
    bool has_strength =
        brush->detail < MYSTHEA_DETAIL_CLIPPED || brush->columns >= STRENGTH_COLUMNS_MIN;

    pl_write(pen, mysthea_is_short(brush) ? MYSTHEA_WORD_TYPE_SHORT : MYSTHEA_WORD_EVENT_CARD,
             mysthea_type_of[region]);
    if (mysthea_is_mirage(brush->s, region)) {
        pl_text_add(pen->text, " (");
        pl_say(pen, MYSTHEA_TEXT_DRAW_MIRAGE);
        pl_text_char(pen->text, ')');
    }
    mysthea_add_armies(pen, region, has_strength);
}

static void draw_island(const struct mysthea_brush *brush, uint32_t island)
{
    struct mysthea_line line;
    const struct pl_pen *pen = mysthea_begin(brush, &line);

    pl_text_add(pen->text, PL_STYLE_BOLD);
    pl_write(pen, mysthea_is_short(brush) ? MYSTHEA_WORD_ISLAND_SHORT : MYSTHEA_WORD_ISLAND,
             (int32_t)island);
    pl_text_add(pen->text, ":" PL_STYLE_END);
    for (uint32_t left = mysthea_regions_of_island[island]; left; left &= left - 1) {
        pl_text_add(pen->text, left == mysthea_regions_of_island[island] ? " " : " | ");
        add_region(brush, pen, pl_lowest(left));
    }
    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        if (brush->s->public.monster_at[i] == island) {
            pl_text_add(pen->text, " | ");
            mysthea_add_monster(pen, MYSTHEA_MONSTER_FIRST + i);
        }
    }
    if (has_tokens(brush->s, island)) {
        pl_text_add(pen->text, " | ");
        mysthea_add_tokens(pen, island);
    }
    pl_text_add(pen->text, " | ");
    mysthea_add_attunement(pen, island);
    mysthea_put(brush, &line);
}

void mysthea_draw_islands(const struct mysthea_brush *brush)
{
    for (uint32_t i = 0; i < MYSTHEA_ISLANDS; i++) {
        draw_island(brush, brush->s->public.ring[i]);
    }
}
