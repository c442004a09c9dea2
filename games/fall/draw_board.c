/* The board: City, Colossus, event cards, islands in their craters, regions. */
#include "games/fall/draw.h"

enum { CELL_COLUMNS = 26, CELLS_IN_ROW = 3, INDENT = 2 };

/* The City and the Colossus. */

static void draw_city(const struct fall_sheet *sheet)
{
    const struct fall *s = sheet->pen.s;
    struct fall_part part;
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(&sheet->pen, &part, &text);
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    fall_draw_crystals(&inner, s->public.city);
    pl_text_add(&item.text, "· ");
    FALL_SAY(&pen, DRAW_CITY, PL_ARG_TEXT(part.room));
    pl_text_add(&item.text, ", ");
    FALL_SAY(&pen, DRAW_SIEGE, PL_ARG_NUMBER((int32_t)fall_besiegers(s)),
             PL_ARG_NUMBER(FALL_CITY_FIELDS));
    fall_put(sheet, &item);
}

static void draw_when(const struct fall_sheet *sheet)
{
    const struct fall_public *pub = &sheet->pen.s->public;
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    if (pub->in_turn) {
        FALL_SAY(&pen, DRAW_NIGHT, PL_ARG_NUMBER(pub->nights + 1));
    } else {
        pl_text_add(&item.text, fall_word(pen.lang, FALL_TEXT_DRAW_SETUP));
    }
    pl_text_add(&item.text, " · ");
    FALL_SAY(&pen, DRAW_DEFENCE, PL_ARG_NUMBER(fall_defence_left(sheet->pen.s)));
    pl_text_add(&item.text, PL_STYLE_END);
    fall_put(sheet, &item);
    draw_city(sheet);
    pl_brush_put_line(&sheet->brush);
}

/* Known values, ? for unseen, ! for those that returned unseen, - for empty places. */
static void write_base(const struct fall *s, struct pl_text *text)
{
    static const char signs[] = "-123?!";

    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        pl_text_add(text, i > 0 ? " " : "");
        pl_text_char(text, signs[s->public.slot[i]]);
    }
}

static void draw_colossus(const struct fall_sheet *sheet)
{
    const struct fall *s = sheet->pen.s;
    struct fall_part part;
    struct pl_text text = pl_text_in(part.room, sizeof part.room);
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    write_base(s, &text);
    FALL_SAY(&pen, DRAW_COLOSSUS, PL_ARG_TEXT(fall_nodes[s->public.colossus].name),
             PL_ARG_TEXT(part.room));
    fall_put(sheet, &item);
    text = pl_text_in(part.room, sizeof part.room);
    for (uint32_t value = 1; value <= FALL_VALUES; value++) {
        for (uint32_t i = 0; i < s->public.shown_shards[value - 1]; i++) {
            pl_text_add(&text, text.length > 0 ? " " : "");
            pl_text_number(&text, value);
        }
    }
    pl_text_add(&text, text.length > 0 ? "" : "-");
    pen = fall_item_pen(sheet, &item);
    pl_text_add(&item.text, "· ");
    FALL_SAY(&pen, DRAW_BAG, PL_ARG_NUMBER(FALL_SHARDS_IN_BAG - (int32_t)fall_shown_shards(s)),
             PL_ARG_TEXT(part.room));
    fall_put(sheet, &item);
    pl_brush_put_line(&sheet->brush);
}

/* Event cards. */

/* Cards that are out, as many as there are. */
static void write_shown(const struct fall_pen *pen)
{
    const struct fall *s = pen->s;

    for (uint32_t event = 1; event < FALL_EVENTS; event++) {
        uint32_t count = event < FALL_COLOSSUS_CARD    ? s->public.shown[event - 1]
                         : event == FALL_COLOSSUS_CARD ? fall_shown_shards(s)
                                                       : s->public.storm_shown;
        if (count > 0) {
            pl_text_add(pen->text, pen->text->length > 0 ? ", " : "");
            pl_text_add(pen->text, fall_event_word(pen->lang, event));
            pl_text_add(pen->text, count > 1 ? " ×" : "");
            if (count > 1) {
                pl_text_number(pen->text, count);
            }
        }
    }
    pl_text_add(pen->text, pen->text->length > 0 ? "" : "-");
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
    const struct fall *s = sheet->pen.s;
    struct fall_part part;
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(&sheet->pen, &part, &text);
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    write_shown(&inner);
    FALL_SAY(&pen, DRAW_EVENTS, PL_ARG_TEXT(part.room));
    fall_put(sheet, &item);
    pen = fall_item_pen(sheet, &item);
    pl_text_add(&item.text, "· ");
    FALL_SAY(&pen, DRAW_DECK, PL_ARG_NUMBER((int32_t)cards_left(s)));
    if (s->public.next_event) {
        pl_text_add(&item.text, ", ");
        FALL_SAY(&pen, DRAW_NEXT, PL_ARG_TEXT(fall_event_word(pen.lang, s->public.next_event)));
    }
    fall_put(sheet, &item);
    pl_brush_put_line(&sheet->brush);
}

static void write_regions(struct pl_text *text, uint32_t regions)
{
    for (; regions; regions &= regions - 1) {
        pl_text_add(text, text->length > 0 ? ", " : "");
        pl_text_add(text, fall_regions[pl_lowest(regions)].name);
    }
}

/* What a card would do: regions attacked, or perhaps attacked, and defence. */
static void draw_forecast(const struct fall_sheet *sheet, uint32_t event, uint32_t *threatened)
{
    struct fall_forecast forecast;
    struct fall_part part;
    struct pl_text text;
    struct fall_pen inner = fall_pen_in(&sheet->pen, &part, &text);
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    fall_foresee(sheet->pen.s, event, &forecast);
    *threatened |= forecast.attacked | forecast.maybe_attacked;
    write_regions(&text, forecast.attacked | forecast.maybe_attacked);
    if (forecast.damage > 0) {
        pl_text_add(&text, text.length > 0 ? "; " : "");
        FALL_SAY(&inner, DRAW_LOSS, PL_ARG_NUMBER((int32_t)forecast.damage));
    }
    if (text.length > 0 && sheet->detail <= FALL_DETAIL_FULL) {
        FALL_SAY(&pen, DRAW_IF_REGION, PL_ARG_TEXT(fall_event_word(pen.lang, event)),
                 PL_ARG_TEXT(part.room));
        fall_put(sheet, &item);
    }
}

static void draw_threats(const struct fall_sheet *sheet)
{
    struct fall_sheet inner = *sheet;
    uint32_t start = sheet->pen.text->length;
    uint32_t threatened = 0;
    uint8_t deck[FALL_COLOURS + 2];
    struct fall_part part;
    struct pl_text text = pl_text_in(part.room, sizeof part.room);
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    inner.brush.indent = INDENT;
    fall_event_deck(sheet->pen.s, deck);
    for (uint32_t event = 1; event < FALL_STORM_CARD; event++) {
        if (deck[event - 1] > 0) {
            draw_forecast(&inner, event, &threatened);
        }
    }
    if (threatened) {
        write_regions(&text, threatened);
        FALL_SAY(&pen, DRAW_THREAT, PL_ARG_TEXT(part.room));
        fall_put(&inner, &item);
    }
    if (sheet->pen.text->length > start) {
        pl_brush_put_line(&sheet->brush);
    }
}

/* Islands. */

static void add_count(const struct fall_pen *pen, uint32_t count, enum fall_unit unit)
{
    pl_text_number(pen->text, count);
    pl_text_char(pen->text, fall_word(pen->lang, FALL_TEXT_UNIT_LETTERS)[unit]);
}

static void add_monsters(const struct fall_pen *pen, uint32_t island)
{
    const struct fall_public *pub = &pen->s->public;

    for (uint32_t left = fall_in_play(pen->s); left; left &= left - 1) {
        const struct fall_monster_info *monster = &fall_monsters[pl_lowest(left)];
        bool is_golems = monster->enter == FALL_ENTER_EAT_GOLEMS;
        bool is_eater = is_golems || monster->enter == FALL_ENTER_EAT_CONSTRUCTS;
        uint32_t held = is_eater ? pub->held[is_golems ? FALL_GOLEM : FALL_CONSTRUCT] : 0;
        if (monster->home != island) {
            continue;
        }
        pl_text_add(pen->text, " " PL_STYLE_RED PL_STYLE_BOLD);
        pl_text_add(pen->text, fall_monster_title(pl_lowest(left)));
        pl_text_char(pen->text, ' ');
        pl_text_number(pen->text, monster->strength);
        pl_text_add(pen->text, PL_STYLE_END);
        if (held > 0) {
            pl_text_add(pen->text, " (");
            FALL_SAY(pen, DRAW_HELD, PL_ARG_NUMBER((int32_t)held));
            pl_text_char(pen->text, ')');
        }
    }
}

static void draw_island(const struct fall_sheet *sheet, uint32_t crater)
{
    const struct fall_public *pub = &sheet->pen.s->public;
    uint32_t island = pub->island_at[crater];
    uint32_t first = 1 + 3 * (island - 1);
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    FALL_SAY(&pen, DRAW_ISLAND, PL_ARG_TEXT(fall_island_title(pen.lang, island)),
             PL_ARG_NUMBER((int32_t)crater));
    for (uint32_t isle = first; isle < first + 3; isle++) {
        uint32_t kind = fall_isles[isle].kind;
        pl_text_add(&item.text, isle == first ? ": " : ", ");
        pl_text_add(&item.text, fall_colour_style(kind));
        pl_text_char(&item.text, fall_word(pen.lang, FALL_TEXT_LETTERS)[kind]);
        pl_text_add(&item.text, PL_STYLE_END " ");
        add_count(&pen, pub->isle[isle], fall_unit_of_isle(sheet->pen.s, isle));
    }
    add_monsters(&pen, island);
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

/* Machines by sign and colour: the number of the colour is that of the seat which has it first. */
static void draw_machines(struct pl_text *text, const uint8_t machine[FALL_TYPES])
{
    static const char *const signs[FALL_TYPES] = { "■", "▲", "●" };

    for (uint32_t type = 0; type < FALL_TYPES; type++) {
        if (machine[type] != FALL_NO_SIDE) {
            pl_text_add(text, signs[type]);
            pl_text_number(text, machine[type]);
        }
    }
}

static void draw_region(const struct fall_sheet *sheet, uint32_t region, uint32_t column)
{
    const struct fall *s = sheet->pen.s;
    uint32_t kind = fall_regions[region].kind;
    uint32_t count[FALL_UNITS];
    struct pl_item item;
    struct fall_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_text_add(&item.text, fall_regions[region].name);
    pl_text_add(&item.text, PL_STYLE_END " ");
    pl_text_add(&item.text, fall_colour_style(kind));
    pl_text_char(&item.text, fall_word(pen.lang, FALL_TEXT_LETTERS)[kind]);
    pl_text_add(&item.text, PL_STYLE_END " ");
    fall_count_enemies(s, region, count);
    for (uint32_t unit = 0; unit < FALL_UNITS; unit++) {
        if (count[unit] > 0) {
            pl_text_add(&item.text, PL_STYLE_RED);
            add_count(&pen, count[unit], (enum fall_unit)unit);
            pl_text_add(&item.text, PL_STYLE_END " ");
        }
    }
    draw_machines(&item.text, s->public.machine[region]);
    pl_text_add(&item.text, s->public.wonder[region] ? " ★" : "");
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

void fall_draw_board(const struct fall_sheet *sheet)
{
    draw_when(sheet);
    draw_colossus(sheet);
    draw_events(sheet);
    if (!sheet->pen.s->head.over) {
        draw_threats(sheet);
    }
    draw_islands(sheet);
    draw_regions(sheet);
}
