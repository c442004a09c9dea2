/* The land: as a map of characters, or told in words, a line for each node, region and crater. */
#include "games/icaion/draw.h"

enum { ROOMY_COLUMNS = 96 }; /* of a map that has room for the kinds of regions in words */

/* R-ICA-3.13: seekers are on the board once the first Year has begun. */
static bool is_begun(const struct icaion *s)
{
    return s->public.year > 0;
}

static pl_seat_mask seats_at(const struct icaion *s, uint32_t node)
{
    return is_begun(s) ? icaion_seats_on(s, (uint64_t)1 << node) : 0;
}

static uint64_t neighbours(uint32_t node)
{
    return icaion_reach[node][0] & ~((uint64_t)1 << node);
}

/* R-ICA-5.9: the Colossus walks clockwise. */
static uint32_t next_crater(uint32_t crater)
{
    return (crater + 1) % ICAION_CRATERS;
}

/* The map. */

static void draw_paths(struct pl_chart *chart)
{
    for (uint32_t node = 0; node < ICAION_NODES; node++) {
        for (uint64_t left = neighbours(node) >> node << node; left; left &= left - 1) {
            pl_chart_path(chart, icaion_nodes[node].at, icaion_nodes[pl_lowest(left)].at);
        }
    }
}

static void draw_node(const struct icaion_sheet *sheet, struct pl_chart *chart, uint32_t node)
{
    const char *name = icaion_nodes[node].name;
    struct pl_item item;

    icaion_item_pen(sheet, &item);
    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_text_add(&item.text, name);
    for (uint32_t left = seats_at(sheet->s, node); left; left &= left - 1) {
        pl_text_add(&item.text, left == seats_at(sheet->s, node) ? ":" : ",");
        pl_text_add(&item.text, PL_STYLE_CYAN);
        pl_text_add(&item.text, pl_lowest(left) == sheet->pen.seat ? PL_STYLE_REVERSE : "");
        pl_text_number(&item.text, pl_lowest(left) + 1);
        pl_text_add(&item.text, PL_STYLE_END PL_STYLE_BOLD);
    }
    pl_chart_name(chart, icaion_nodes[node].at, pl_width(name), item.room);
}

/* "3◆ 2✱" */
static void add_contents(const struct icaion_sheet *sheet, struct pl_text *text, uint32_t region)
{
    const struct icaion_public *pub = &sheet->s->public;

    if (pub->crystals[region] > 0) {
        pl_text_add(text, icaion_colour_style(icaion_regions[region].kind));
        pl_text_number(text, pub->crystals[region]);
        pl_text_add(text, "◆" PL_STYLE_END);
    }
    if (pub->parasites[region] > 0) {
        pl_text_add(text, pub->crystals[region] > 0 ? " " : "");
        pl_text_add(text, PL_STYLE_RED);
        pl_text_number(text, pub->parasites[region]);
        pl_text_add(text, "✱" PL_STYLE_END);
    }
}

static void draw_region(const struct icaion_sheet *sheet, struct pl_chart *chart, uint32_t region)
{
    const struct icaion_region_info *info = &icaion_regions[region];
    bool is_roomy = chart->columns >= ROOMY_COLUMNS;
    struct pl_item item;

    icaion_item_pen(sheet, &item);
    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_text_add(&item.text, info->name);
    pl_text_add(&item.text, PL_STYLE_END);
    if (is_roomy) {
        pl_text_char(&item.text, ' ');
        pl_text_add(&item.text, icaion_colour_style(info->kind));
        pl_text_add(&item.text, icaion_name_of(sheet->pen.lang, ICAION_WORD_KIND, info->kind));
        pl_text_add(&item.text, PL_STYLE_END);
    }
    if (sheet->s->public.crystals[region] || sheet->s->public.parasites[region]) {
        pl_text_char(&item.text, is_roomy ? '\n' : ' ');
    }
    add_contents(sheet, &item.text, region);
    pl_text_char(&item.text, '\n');
    icaion_draw_machines(&item.text, sheet->s->public.machine[region]);
    pl_chart_write(chart, info->at, is_roomy ? -1 : 0, item.room);
}

/* The colour of a crater, and the Colossus with the way it walks. */
static void draw_crater(const struct icaion_sheet *sheet, struct pl_chart *chart, uint32_t crater)
{
    const struct icaion_crater_info *info = &icaion_craters[crater];
    struct pl_item item;

    icaion_item_pen(sheet, &item);
    if (sheet->s->public.colossus == crater) {
        pl_text_add(&item.text, PL_STYLE_REVERSE);
        pl_text_add(&item.text, icaion_text_of(sheet->pen.lang, ICAION_TEXT_MAP_COLOSSUS));
        pl_text_add(&item.text, pl_chart_arrow(info->at, icaion_craters[next_crater(crater)].at));
        pl_text_add(&item.text, PL_STYLE_END "\n");
    }
    pl_text_add(&item.text, icaion_colour_style(info->colour));
    pl_text_add(&item.text, icaion_name_of(sheet->pen.lang, ICAION_WORD_COLOUR, info->colour));
    pl_chart_write(chart, info->at, sheet->s->public.colossus == crater ? -1 : 0, item.room);
}

/* R-ICA-13.2: with the colours of the tiles that are still there. */
static void draw_city(const struct icaion_sheet *sheet, struct pl_chart *chart)
{
    const char *letters = icaion_text_of(sheet->pen.lang, ICAION_TEXT_LETTERS);
    uint32_t tiles = icaion_tiles_now(sheet->s);
    struct pl_item item;

    icaion_item_pen(sheet, &item);
    pl_text_add(&item.text, icaion_text_of(sheet->pen.lang, ICAION_TEXT_CITY));
    for (uint32_t left = tiles; left; left &= left - 1) {
        uint32_t colour = pl_lowest(left) / ICAION_YEARS;
        pl_text_char(&item.text, left == tiles ? '\n' : ' ');
        pl_text_add(&item.text, icaion_colour_style(colour));
        pl_text_char(&item.text, letters[colour]);
        pl_text_add(&item.text, PL_STYLE_END);
    }
    pl_chart_write(chart, (struct pl_spot){ 0, 0 }, 0, item.room);
}

void icaion_draw_land(const struct icaion_sheet *sheet, struct pl_chart *chart)
{
    draw_paths(chart);
    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        uint32_t kind = icaion_regions[region].kind;
        pl_chart_fill(chart, icaion_regions[region].at, icaion_kind_sign(kind),
                      icaion_colour_style(kind));
    }
    for (uint32_t node = 0; node < ICAION_NODES; node++) {
        draw_node(sheet, chart, node);
    }
    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        draw_region(sheet, chart, region);
    }
    for (uint32_t crater = 0; crater < ICAION_CRATERS; crater++) {
        draw_crater(sheet, chart, crater);
    }
    draw_city(sheet, chart);
}

/* In words. */

static void list_nodes(const struct pl_pen *pen, uint64_t nodes)
{
    uint32_t start = pen->text->length;

    for (; nodes; nodes &= nodes - 1) {
        pl_comma(pen, start);
        pl_write(pen, ICAION_WORD_NODE, (int32_t)pl_lowest(nodes));
    }
}

static void list_seats(const struct pl_pen *pen, pl_seat_mask seats)
{
    uint32_t start = pen->text->length;

    for (uint32_t left = seats; left; left &= left - 1) {
        pl_comma(pen, start);
        pl_write(pen, PL_WORD_SEAT, (int32_t)pl_lowest(left));
    }
}

/* How far it is from the viewer's seeker. */
static void tell_way(const struct icaion_sheet *sheet, const struct pl_pen *pen, uint32_t node)
{
    pl_seat seat = sheet->pen.seat;

    if (!is_begun(sheet->s) || seat >= sheet->s->head.seats) {
        return;
    }
    uint32_t paths = icaion_distance(sheet->s->public.node[seat], node);
    PL_SAY(pen, paths > 0 ? ICAION_TEXT_MAP_AWAY : ICAION_TEXT_MAP_YOU, PL_NUMBER(paths));
}

static void tell_node(const struct icaion_sheet *sheet, const struct pl_pen *pen, uint32_t node)
{
    pl_seat_mask seats = seats_at(sheet->s, node);

    PL_SAY(pen, ICAION_TEXT_MAP_NODE, PL_WORD(ICAION_WORD_SURROUNDINGS, node));
    list_nodes(pen, neighbours(node));
    tell_way(sheet, pen, node);
    if (seats) {
        pl_say(pen, ICAION_TEXT_MAP_HERE);
        list_seats(pen, seats);
    }
}

static void tell_contents(const struct icaion_sheet *sheet, const struct pl_pen *pen,
                          uint32_t region)
{
    const struct icaion_public *pub = &sheet->s->public;
    uint32_t start = pen->text->length;

    if (pub->crystals[region] > 0) {
        pl_write(pen, ICAION_WORD_CRYSTALS,
                 pl_pair(icaion_regions[region].kind, pub->crystals[region]));
    }
    if (pub->parasites[region] > 0) {
        pl_comma(pen, start);
        pl_write(pen, ICAION_WORD_PARASITES, pub->parasites[region]);
    }
    for (uint32_t type = 0; type < ICAION_TYPES; type++) {
        if (pub->machine[region][type] > 0) {
            pl_comma(pen, start);
            PL_SAY(pen, ICAION_TEXT_MAP_MACHINE, PL_WORD(ICAION_WORD_TYPE, type),
                   PL_WORD(ICAION_WORD_OWNER, pub->machine[region][type]));
        }
    }
    if (pen->text->length == start) {
        pl_say(pen, ICAION_TEXT_NOTHING);
    }
}

static void tell_region(const struct icaion_sheet *sheet, const struct pl_pen *pen, uint32_t region)
{

    tell_contents(sheet, pen, region);
    pl_say(pen, ICAION_TEXT_MAP_NODES);
    list_nodes(pen, icaion_regions[region].nodes);
}

static void tell_crater(const struct icaion_sheet *sheet, const struct pl_pen *pen, uint32_t crater)
{

    pl_say(pen, ICAION_TEXT_MAP_CRATER);
    list_nodes(pen, icaion_craters[crater].nodes);
    if (sheet->s->public.colossus == crater) {
        PL_SAY(pen, ICAION_TEXT_MAP_WALK, PL_WORD(ICAION_WORD_CRATER, next_crater(crater)));
    }
}

/* Nodes, then regions, then craters. */
bool icaion_tell_place(const struct icaion_sheet *sheet, uint32_t index, struct pl_text *name,
                       struct pl_text *text)
{
    struct pl_pen name_pen = sheet->pen;
    struct pl_pen pen = sheet->pen;

    name_pen.text = name;
    pen.text = text;
    if (index < ICAION_NODES) {
        pl_write(&name_pen, ICAION_WORD_NODE, (int32_t)index);
        tell_node(sheet, &pen, index);
        return true;
    }
    index -= ICAION_NODES;
    if (index < ICAION_REGIONS) {
        pl_write(&name_pen, ICAION_WORD_REGION, (int32_t)index);
        tell_region(sheet, &pen, index);
        return true;
    }
    index -= ICAION_REGIONS;
    if (index < ICAION_CRATERS) {
        pl_write(&name_pen, ICAION_WORD_CRATER, (int32_t)index);
        tell_crater(sheet, &pen, index);
        return true;
    }
    return false;
}
