/* The land and the islands: as a map of characters, or told in words, a line for each node, region
 * and crater. */
#include "games/fall/draw.h"

enum { ROOMY_COLUMNS = 96 }; /* of a map that has room for the kinds of regions in words */

static uint64_t neighbours(uint32_t node)
{
    return fall_reach[node][0] & ~pl_bit(node);
}

/* Heroes on a node, as bits. */
static uint32_t heroes_at(const struct fall *s, uint32_t node)
{
    uint32_t heroes = 0;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        heroes |= (uint32_t)(fall_is_placed(s, hero) && s->public.node[hero] == node) << hero;
    }
    return heroes;
}

static bool is_of_viewer(const struct fall_sheet *sheet, uint32_t hero)
{
    return fall_seat_of(sheet->s, hero) == sheet->viewer;
}

/* The map. */

static void draw_paths(struct pl_chart *chart)
{
    for (uint32_t node = 0; node < FALL_NODES; node++) {
        for (uint64_t left = neighbours(node) >> node << node; left; left &= left - 1) {
            pl_chart_path(chart, fall_nodes[node].at, fall_nodes[pl_lowest(left)].at);
        }
    }
}

/* "R0:1⌂": the colours of the heroes there, and a fort. */
static void draw_node(const struct fall_sheet *sheet, struct pl_chart *chart, uint32_t node)
{
    const struct fall_public *pub = &sheet->s->public;
    const char *name = fall_nodes[node].name;
    uint32_t heroes = heroes_at(sheet->s, node);
    struct pl_item item;

    fall_item_pen(sheet, &item);
    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_text_add(&item.text, name);
    for (uint32_t left = heroes; left; left &= left - 1) {
        pl_text_add(&item.text, left == heroes ? ":" PL_STYLE_CYAN : "," PL_STYLE_CYAN);
        pl_text_add(&item.text, is_of_viewer(sheet, pl_lowest(left)) ? PL_STYLE_REVERSE : "");
        pl_text_number(&item.text, pub->colour[pl_lowest(left)]);
        pl_text_add(&item.text, PL_STYLE_END PL_STYLE_BOLD);
    }
    pl_text_add(&item.text, fall_fort_nodes(sheet->s) >> node & 1 ? "⌂" : "");
    pl_chart_name(chart, fall_nodes[node].at, pl_width(name), item.room);
}

static void draw_region(const struct fall_sheet *sheet, struct pl_chart *chart, uint32_t region)
{
    const struct fall_region_info *info = &fall_regions[region];
    bool is_roomy = chart->columns >= ROOMY_COLUMNS;
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_text_add(&item.text, info->name);
    pl_text_add(&item.text, PL_STYLE_END);
    if (is_roomy) {
        pl_text_char(&item.text, ' ');
        pl_text_add(&item.text, fall_colour_style(info->kind));
        pl_write(&pen, FALL_WORD_KIND, info->kind);
        pl_text_add(&item.text, PL_STYLE_END);
    }
    if (fall_enemies(sheet->s, region) > 0) {
        pl_text_char(&item.text, is_roomy ? '\n' : ' ');
    }
    fall_draw_enemies(&pen, region);
    pl_text_char(&item.text, '\n');
    fall_draw_machines(&pen, region);
    pl_chart_write(chart, info->at, is_roomy ? -1 : 0, item.room);
}

static void draw_island(const struct fall_sheet *sheet, struct pl_chart *chart, uint32_t crater)
{
    uint32_t island = sheet->s->public.island_at[crater];
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_write(&pen, FALL_WORD_ISLAND_ON_MAP, (int32_t)island);
    pl_text_add(&item.text, PL_STYLE_END "\n");
    fall_draw_isles(&pen, island);
    pl_text_char(&item.text, '\n');
    fall_draw_monsters(&pen, island);
    pl_chart_write(chart, fall_crater_spots[crater], -1, item.room);
}

/* R-FAL-17.3: the Colossus with the way it walks, clockwise. */
static void draw_colossus(const struct fall_sheet *sheet, struct pl_chart *chart)
{
    struct pl_spot from = fall_nodes[sheet->s->public.colossus].at;
    struct pl_spot to = fall_nodes[fall_colossus_after(sheet->s, 1, false)].at;
    struct pl_item item;

    fall_item_pen(sheet, &item);
    pl_text_add(&item.text, PL_STYLE_REVERSE);
    pl_text_add(&item.text, fall_text_of(sheet->pen.lang, FALL_TEXT_MAP_COLOSSUS));
    pl_text_add(&item.text, pl_chart_arrow(from, to));
    pl_chart_write(chart, from, -1, item.room);
}

static void draw_city(const struct fall_sheet *sheet, struct pl_chart *chart)
{
    struct pl_item item;
    struct pl_pen pen = fall_item_pen(sheet, &item);

    pl_text_add(&item.text, fall_text_of(pen.lang, FALL_TEXT_MAP_CITY));
    pl_text_char(&item.text, '\n');
    fall_draw_crystals(&pen, sheet->s->public.city);
    pl_chart_write(chart, (struct pl_spot){ 0, 0 }, 0, item.room);
}

void fall_draw_land(const struct fall_sheet *sheet, struct pl_chart *chart)
{
    draw_paths(chart);
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        uint32_t kind = fall_regions[region].kind;
        pl_chart_fill(chart, fall_regions[region].at, fall_kind_sign(kind),
                      fall_colour_style(kind));
    }
    for (uint32_t node = 0; node < FALL_NODES; node++) {
        draw_node(sheet, chart, node);
    }
    draw_colossus(sheet, chart);
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        draw_region(sheet, chart, region);
    }
    for (uint32_t crater = 0; crater < FALL_CRATERS; crater++) {
        draw_island(sheet, chart, crater);
    }
    draw_city(sheet, chart);
}

/* In words. */

static void list_nodes(const struct pl_pen *pen, uint64_t nodes)
{
    uint32_t start = pen->text->length;

    for (; nodes; nodes &= nodes - 1) {
        pl_comma(pen, start);
        pl_write(pen, FALL_WORD_NODE, (int32_t)pl_lowest(nodes));
    }
}

void fall_draw_crater_nodes(const struct pl_pen *pen, int32_t crater)
{
    list_nodes(pen, fall_crater_nodes[crater]);
}

/* Which hero of the viewer distances are told from: the active one, if it is theirs. */
static uint32_t hero_of_viewer(const struct fall_sheet *sheet)
{
    uint32_t hero = sheet->s->public.turn;

    for (uint32_t i = 0; i < fall_heroes(sheet->s) && !is_of_viewer(sheet, hero); i++) {
        hero = i;
    }
    return hero;
}

static void tell_way(const struct fall_sheet *sheet, const struct pl_pen *pen, uint32_t node)
{
    uint32_t hero = hero_of_viewer(sheet);

    if (is_of_viewer(sheet, hero) && fall_is_placed(sheet->s, hero)) {
        uint32_t paths = fall_distance(sheet->s->public.node[hero], node);
        PL_SAY(pen, paths > 0 ? FALL_TEXT_MAP_AWAY : FALL_TEXT_MAP_YOU, PL_NUMBER(paths));
    }
}

/* Heroes and forts on a node. */
static void tell_figures(const struct fall_sheet *sheet, const struct pl_pen *pen, uint32_t node)
{
    const struct fall_public *pub = &sheet->s->public;
    uint32_t heroes = heroes_at(sheet->s, node);
    uint32_t start = pen->text->length;

    if (heroes || fall_fort_nodes(sheet->s) >> node & 1) {
        pl_say(pen, FALL_TEXT_MAP_HERE);
        start = pen->text->length;
    }
    for (; heroes; heroes &= heroes - 1) {
        pl_comma(pen, start);
        pl_write(pen, FALL_WORD_HERO, (int32_t)pl_lowest(heroes));
    }
    for (uint32_t hero = 0; hero < fall_heroes(sheet->s); hero++) {
        if (pub->fort[hero].word[0] >> node & 1) {
            pl_comma(pen, start);
            PL_SAY(pen, FALL_TEXT_MAP_FORT, PL_WORD(FALL_WORD_HERO, hero));
        }
    }
}

static void tell_node(const struct fall_sheet *sheet, const struct pl_pen *pen, uint32_t node)
{
    uint32_t colossus = sheet->s->public.colossus;

    PL_SAY(pen, FALL_TEXT_MAP_NODE, PL_WORD(FALL_WORD_SURROUNDINGS, node));
    list_nodes(pen, neighbours(node));
    if (FALL_CITY_NODES >> node & 1) {
        pl_say(pen, FALL_TEXT_MAP_OF_CITY);
    }
    tell_way(sheet, pen, node);
    tell_figures(sheet, pen, node);
    if (node == colossus) {
        PL_SAY(pen, FALL_TEXT_MAP_WALK,
               PL_WORD(FALL_WORD_NODE, fall_colossus_after(sheet->s, 1, false)));
    }
}

static void tell_region(const struct fall_sheet *sheet, const struct pl_pen *pen, uint32_t region)
{
    const struct fall_public *pub = &sheet->s->public;

    pl_write(pen, FALL_WORD_ENEMIES, (int32_t)region);
    for (uint32_t type = 0; type < FALL_TYPES; type++) {
        if (pub->machine[region][type] != FALL_NO_SIDE) {
            pl_text_add(pen->text, ", ");
            PL_SAY(pen, FALL_TEXT_MAP_MACHINE, PL_WORD(FALL_WORD_TYPE, type),
                   PL_WORD(FALL_WORD_SIDE, pub->machine[region][type]));
        }
    }
    if (pub->wonder[region]) {
        pl_text_add(pen->text, ", ");
        pl_say(pen, FALL_TEXT_MAP_WONDER);
    }
    pl_say(pen, FALL_TEXT_MAP_NODES);
    list_nodes(pen, fall_regions[region].nodes);
}

static void tell_island(const struct fall_sheet *sheet, const struct pl_pen *pen, uint32_t crater)
{
    const struct fall *s = sheet->s;
    uint32_t island = s->public.island_at[crater];
    uint32_t first = 1 + 3 * (island - 1);

    for (uint32_t isle = first; isle < first + 3; isle++) {
        pl_text_add(pen->text, isle > first ? ", " : "");
        PL_SAY(pen, FALL_TEXT_MAP_MACHINE, PL_WORD(FALL_WORD_KIND, fall_isles[isle].kind),
               PL_WORD(FALL_WORD_UNITS,
                       pl_pair((int32_t)fall_unit_of_isle(s, isle), s->public.isle[isle])));
    }
    fall_draw_monsters(pen, island);
    pl_say(pen, FALL_TEXT_MAP_NODES);
    list_nodes(pen, fall_crater_nodes[crater]);
}

/* Nodes, then regions, then islands. */
bool fall_tell_place(const struct fall_sheet *sheet, uint32_t index, struct pl_text *name,
                     struct pl_text *text)
{
    struct pl_pen name_pen = sheet->pen;
    struct pl_pen pen = sheet->pen;

    name_pen.text = name;
    pen.text = text;
    if (index < FALL_NODES) {
        pl_write(&name_pen, FALL_WORD_NODE, (int32_t)index);
        tell_node(sheet, &pen, index);
        return true;
    }
    index -= FALL_NODES;
    if (index < FALL_REGIONS) {
        pl_write(&name_pen, FALL_WORD_REGION, (int32_t)index);
        tell_region(sheet, &pen, index);
        return true;
    }
    index -= FALL_REGIONS;
    if (index < FALL_CRATERS) {
        pl_write(&name_pen, FALL_WORD_ISLAND, sheet->s->public.island_at[index]);
        tell_island(sheet, &pen, index);
        return true;
    }
    return false;
}
