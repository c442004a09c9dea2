/* The board: City, Colossus, event cards and what they would do, islands in their craters,
 * regions. */
#include "games/fall/draw.h"

enum { CELL_COLUMNS = 26, CELLS_IN_ROW = 3, INDENT = 2 };

/* The City and the Colossus. */

void fall_draw_city_crystals(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    fall_draw_crystals(pen, fall_seen(pen->obs)->public.city);
}

static void draw_city(const struct fall_sheet *sheet)
{
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, "· ");
    pl_say(&pen, FALL_TEXT_DRAW_CITY);
    pl_text_add(&item.text, ", ");
    PL_SAY(&pen, FALL_TEXT_DRAW_SIEGE, PL_NUMBER(fall_besiegers(sheet->s)),
           PL_NUMBER(FALL_CITY_FIELDS));
    fall_put(sheet, &item);
}

static void draw_when(const struct fall_sheet *sheet)
{
    const struct fall_public *pub = &sheet->s->public;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    if (pub->in_turn) {
        PL_SAY(&pen, FALL_TEXT_DRAW_NIGHT, PL_NUMBER(pub->nights + 1));
    } else {
        pl_text_add(&item.text, fall_text_of(pen.lang, FALL_TEXT_DRAW_SETUP));
    }
    pl_text_add(&item.text, " · ");
    PL_SAY(&pen, FALL_TEXT_DRAW_DEFENCE, PL_NUMBER(fall_defence_left(sheet->s)));
    pl_text_add(&item.text, PL_STYLE_END);
    fall_put(sheet, &item);
    draw_city(sheet);
    pl_brush_put_line(&sheet->brush);
}

/* Known values, ? for unseen, ! for those that returned unseen, - for empty places. */
void fall_draw_base(const struct pl_pen *pen, int32_t value)
{
    static const char signs[] = "-123?!";

    (void)value;
    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        pl_text_add(pen->text, i > 0 ? " " : "");
        pl_text_char(pen->text, signs[fall_seen(pen->obs)->public.slot[i]]);
    }
}

static void draw_values(const struct pl_pen *pen, const uint8_t shards[FALL_VALUES])
{
    uint32_t start = pen->text->length;

    for (uint32_t value = 1; value <= FALL_VALUES; value++) {
        for (uint32_t i = 0; i < shards[value - 1]; i++) {
            pl_text_add(pen->text, pen->text->length > start ? " " : "");
            pl_text_number(pen->text, value);
        }
    }
    pl_text_add(pen->text, pen->text->length > start ? "" : "-");
}

void fall_draw_shards(const struct pl_pen *pen, int32_t hero)
{
    draw_values(pen, fall_seen(pen->obs)->public.shards[hero]);
}

void fall_draw_shown_shards(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    draw_values(pen, fall_seen(pen->obs)->public.shown_shards);
}

static void draw_colossus(const struct fall_sheet *sheet)
{
    const struct fall *s = sheet->s;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    PL_SAY(&pen, FALL_TEXT_DRAW_COLOSSUS, PL_WORD(FALL_WORD_NODE, s->public.colossus),
           PL_WORD(FALL_WORD_REGIONS, fall_nodes[s->public.colossus].regions),
           PL_WORD(FALL_WORD_BASE, 0));
    fall_put(sheet, &item);
    pen = fall_item_pen(sheet, &item);
    pl_text_add(&item.text, "· ");
    PL_SAY(&pen, FALL_TEXT_DRAW_BAG, PL_NUMBER(FALL_SHARDS_IN_BAG - fall_shown_shards(s)),
           PL_WORD(FALL_WORD_SHOWN_SHARDS, 0));
    fall_put(sheet, &item);
    pl_brush_put_line(&sheet->brush);
}

/* Event cards. */

/* Cards that are out, as many as there are. */
void fall_draw_shown_events(const struct pl_pen *pen, int32_t value)
{
    const struct fall *s = fall_seen(pen->obs);
    uint32_t start = pen->text->length;

    (void)value;
    for (uint32_t event = 1; event < FALL_EVENTS; event++) {
        uint32_t count = event < FALL_COLOSSUS_CARD    ? s->public.shown[event - 1]
                         : event == FALL_COLOSSUS_CARD ? fall_shown_shards(s)
                                                       : s->public.storm_shown;
        if (count > 0) {
            pl_comma(pen, start);
            pl_write(pen, FALL_WORD_EVENT_CARD, (int32_t)event);
            pl_text_add(pen->text, count > 1 ? " ×" : "");
            if (count > 1) {
                pl_text_number(pen->text, count);
            }
        }
    }
    pl_text_add(pen->text, pen->text->length > start ? "" : "-");
}

static uint32_t cards_left(const struct fall *s)
{
    uint8_t deck[FALL_COLOURS + 2];
    uint32_t sum = 0;

    fall_event_deck(s, deck);
    for (uint32_t i = 0; i < PL_COUNT_OF(deck); i++) {
        sum += deck[i];
    }
    return sum;
}

static void draw_events(const struct fall_sheet *sheet)
{
    const struct fall *s = sheet->s;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_say(&pen, FALL_TEXT_DRAW_EVENTS);
    fall_put(sheet, &item);
    pen = fall_item_pen(sheet, &item);
    pl_text_add(&item.text, "· ");
    PL_SAY(&pen, FALL_TEXT_DRAW_DECK, PL_NUMBER(cards_left(s)));
    if (s->public.next_event) {
        pl_text_add(&item.text, ", ");
        PL_SAY(&pen, FALL_TEXT_DRAW_NEXT, PL_WORD(FALL_WORD_EVENT_CARD, s->public.next_event));
    }
    fall_put(sheet, &item);
    pl_brush_put_line(&sheet->brush);
}

void fall_draw_state(const struct fall_sheet *sheet)
{
    draw_when(sheet);
    draw_colossus(sheet);
    draw_events(sheet);
}

/* What the night can bring. */

void fall_draw_region_names(const struct pl_pen *pen, int32_t regions)
{
    uint32_t start = pen->text->length;

    for (uint32_t left = (uint32_t)regions; left; left &= left - 1) {
        pl_comma(pen, start);
        pl_write(pen, FALL_WORD_REGION_NAME, (int32_t)pl_lowest(left));
    }
}

void fall_draw_stakes(const struct pl_pen *pen, int32_t pair)
{
    int32_t regions = pl_pair_first(pair);
    int32_t damage = pl_pair_second(pair);

    fall_draw_region_names(pen, regions);
    pl_text_add(pen->text, regions && damage > 0 ? "; " : "");
    if (damage > 0) {
        PL_SAY(pen, FALL_TEXT_DRAW_LOSS, PL_NUMBER(damage));
    }
}

/* What a card would do, a line for each: regions attacked, or perhaps attacked, and defence. */
static void draw_forecast(const struct fall_sheet *sheet, uint32_t event, uint32_t *threatened)
{
    struct fall_forecast forecast;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    fall_foresee(sheet->s, event, &forecast);
    uint32_t regions = forecast.attacked | forecast.maybe_attacked;
    *threatened |= regions;
    if ((regions || forecast.damage > 0) && sheet->detail <= FALL_DETAIL_FULL) {
        PL_SAY(&pen, FALL_TEXT_DRAW_IF_REGION, PL_WORD(FALL_WORD_EVENT_CARD, event),
               PL_WORD(FALL_WORD_STAKES, pl_pair((int32_t)regions, (int32_t)forecast.damage)));
        fall_put(sheet, &item);
        pl_brush_put_line(&sheet->brush);
    }
}

void fall_draw_threats(const struct fall_sheet *sheet)
{
    struct fall_sheet inner = *sheet;
    uint32_t threatened = 0;
    uint8_t deck[FALL_COLOURS + 2];
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    inner.brush.indent = INDENT;
    fall_event_deck(sheet->s, deck);
    for (uint32_t event = 1; event < FALL_STORM_CARD; event++) {
        if (deck[event - 1] > 0) {
            draw_forecast(&inner, event, &threatened);
        }
    }
    if (threatened) {
        PL_SAY(&pen, FALL_TEXT_DRAW_THREAT, PL_WORD(FALL_WORD_REGIONS, threatened));
        fall_put(&inner, &item);
        pl_brush_put_line(&sheet->brush);
    }
}

/* Islands. */

void fall_draw_units(const struct pl_pen *pen, uint32_t count, enum fall_unit unit)
{
    pl_text_number(pen->text, count);
    pl_text_char(pen->text, fall_text_of(pen->lang, FALL_TEXT_UNIT_LETTERS)[unit]);
}

void fall_draw_isles(const struct pl_pen *pen, uint32_t island)
{
    const struct fall *s = fall_seen(pen->obs);
    uint32_t first = 1 + 3 * (island - 1);

    for (uint32_t isle = first; isle < first + 3; isle++) {
        uint32_t kind = fall_isles[isle].kind;
        pl_text_add(pen->text, isle == first ? "" : " ");
        pl_text_add(pen->text, fall_colour_style(kind));
        pl_text_char(pen->text, fall_text_of(pen->lang, FALL_TEXT_LETTERS)[kind]);
        pl_text_add(pen->text, PL_STYLE_END);
        fall_draw_units(pen, s->public.isle[isle], fall_unit_of_isle(s, isle));
    }
}

void fall_draw_monsters(const struct pl_pen *pen, uint32_t island)
{
    const struct fall *s = fall_seen(pen->obs);

    for (uint32_t left = fall_in_play(s); left; left &= left - 1) {
        const struct fall_monster_info *monster = &fall_monsters[pl_lowest(left)];
        bool is_golems = monster->enter == FALL_ENTER_EAT_GOLEMS;
        bool is_eater = is_golems || monster->enter == FALL_ENTER_EAT_CONSTRUCTS;
        uint32_t held = is_eater ? s->public.held[is_golems ? FALL_GOLEM : FALL_CONSTRUCT] : 0;
        if (monster->home != island) {
            continue;
        }
        pl_text_add(pen->text, " " PL_STYLE_RED PL_STYLE_BOLD);
        pl_write(pen, FALL_WORD_MONSTER, (int32_t)pl_lowest(left));
        pl_text_char(pen->text, ' ');
        pl_text_number(pen->text, monster->strength);
        pl_text_add(pen->text, PL_STYLE_END);
        if (held > 0) {
            pl_text_add(pen->text, " (");
            fall_draw_units(pen, held, is_golems ? FALL_GOLEM : FALL_CONSTRUCT);
            pl_text_char(pen->text, ')');
        }
    }
}

static void draw_island(const struct fall_sheet *sheet, uint32_t crater)
{
    uint32_t island = sheet->s->public.island_at[crater];
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    PL_SAY(&pen, FALL_TEXT_DRAW_ISLAND, PL_WORD(FALL_WORD_ISLAND, island),
           PL_WORD(FALL_WORD_CRATER_NODES, crater));
    fall_draw_isles(&pen, island);
    fall_draw_monsters(&pen, island);
    fall_put(sheet, &item);
    if (sheet->detail < FALL_DETAIL_FLOW) {
        pl_brush_put_line(&sheet->brush);
    }
}

static void draw_islands(const struct fall_sheet *sheet)
{
    for (uint32_t crater = 0; crater < FALL_CRATERS; crater++) {
        draw_island(sheet, crater);
    }
    if (sheet->detail >= FALL_DETAIL_FLOW) {
        pl_brush_put_line(&sheet->brush);
    }
}

/* Regions. */

void fall_draw_enemies(const struct pl_pen *pen, uint32_t region)
{
    uint32_t start = pen->text->length;
    uint32_t count[FALL_UNITS];

    fall_count_enemies(fall_seen(pen->obs), region, count);
    for (uint32_t unit = 0; unit < FALL_UNITS; unit++) {
        if (count[unit] > 0) {
            pl_text_add(pen->text, pen->text->length > start ? " " : "");
            pl_text_add(pen->text, PL_STYLE_RED);
            fall_draw_units(pen, count[unit], (enum fall_unit)unit);
            pl_text_add(pen->text, PL_STYLE_END);
        }
    }
}

/* The number of the colour is that of the seat which has it first. */
void fall_draw_machines(const struct pl_pen *pen, uint32_t region)
{
    static const char *const signs[FALL_TYPES] = {
#define TYPE_SIGN(type_, sign_) [FALL_##type_] = sign_,
#include "games/icaion/signs.def"
    };
    const struct fall_public *pub = &fall_seen(pen->obs)->public;
    uint32_t start = pen->text->length;

    for (uint32_t type = 0; type < FALL_TYPES; type++) {
        if (pub->machine[region][type] != FALL_NO_SIDE) {
            pl_text_add(pen->text, signs[type]);
            pl_text_number(pen->text, pub->machine[region][type]);
        }
    }
    if (pub->wonder[region]) {
        pl_text_add(pen->text, pen->text->length > start ? " ★" : "★");
    }
}

static void draw_region(const struct fall_sheet *sheet, uint32_t region, uint32_t column)
{
    uint32_t kind = fall_regions[region].kind;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_write(&pen, FALL_WORD_REGION_NAME, (int32_t)region);
    pl_text_add(&item.text, PL_STYLE_END " ");
    pl_text_add(&item.text, fall_colour_style(kind));
    pl_text_char(&item.text, fall_text_of(pen.lang, FALL_TEXT_LETTERS)[kind]);
    pl_text_add(&item.text, PL_STYLE_END " ");
    fall_draw_enemies(&pen, region);
    pl_text_add(&item.text, fall_enemies(sheet->s, region) > 0 ? " " : "");
    fall_draw_machines(&pen, region);
    if (sheet->brush.columns >= CELLS_IN_ROW * CELL_COLUMNS) {
        pl_text_pad(sheet->pen.text, column);
        pl_text_add(sheet->pen.text, item.room);
    } else {
        fall_put(sheet, &item);
    }
}

/* Five rows: an inner region, and the outer ones beside and behind it. */
static void draw_regions(const struct fall_sheet *sheet)
{
    for (uint32_t row = 0; row < FALL_CRATERS; row++) {
        for (uint32_t i = 0; i < CELLS_IN_ROW; i++) {
            draw_region(sheet, row + i * FALL_CRATERS, i * CELL_COLUMNS);
        }
        pl_brush_put_line(&sheet->brush);
    }
}

void fall_draw_lands(const struct fall_sheet *sheet)
{
    draw_islands(sheet);
    draw_regions(sheet);
}
