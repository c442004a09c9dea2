/* The map for a terminal: the ring as five columns, clockwise, and a row for each type of region. A
 * region leads to all others of its column, and along its row to those of the columns beside it
 * (R-MYS-6.1), with which a line joins it; the last column is beside the first. */
#include "core/band.h"
#include "games/mysthea/draw.h"

enum { MAP_MIN = 76, MAP_COLUMNS_MAX = 200, GAP = 2, LONG_NAME = 20, CELL_ROOM = 512 };

/* Where the columns lie. */
struct chart {
    const struct mysthea_brush *brush;
    uint32_t width; /* of a column and the gap to the next */
};

static struct pl_cell *add_cell(const struct chart *chart, struct pl_band *band, uint32_t place)
{
    uint32_t from = GAP + place * chart->width;

    return pl_band_add_open(band, from, from + chart->width - GAP);
}

/* The pen for a text that goes into a cell. */
static struct pl_pen pen_in(const struct chart *chart, struct pl_text *text)
{
    struct pl_pen pen = chart->brush->pen;

    text->seat_names = chart->brush->pen.text->seat_names;
    pen.text = text;
    return pen;
}

/* The number of the only choice that names a thing of a kind; 0: there is none, or several. */
static uint32_t choice_of(const struct mysthea_brush *brush, uint32_t kind, uint32_t thing)
{
    uint32_t found = 0;

    for (uint32_t i = 0; brush->legal && i < brush->legal->count; i++) {
        pl_action action = brush->legal->action[i];
        const uint8_t *kinds = mysthea_lexicon.actions[pl_act_kind(action)].kind;
        bool names_it = (kinds[0] == kind && pl_act_a(action) == thing) ||
                        (kinds[1] == kind && pl_act_b(action) == thing);
        if (names_it && found) {
            return 0;
        }
        found = names_it ? i + 1 : found;
    }
    return found;
}

static void add_choice(const struct mysthea_brush *brush, struct pl_text *text, uint32_t kind,
                       uint32_t thing)
{
    uint32_t choice = choice_of(brush, kind, thing);

    if (choice) {
        pl_text_add(text, PL_STYLE_YELLOW);
        pl_text_number(text, choice);
        pl_text_add(text, PL_STYLE_END " ");
    }
}

/* Islands: name, what their card counts, monsters, tokens. */

static void fill_island(const struct chart *chart, struct pl_cell *cell, uint32_t island)
{
    char room[CELL_ROOM];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_pen pen = pen_in(chart, &text);

    add_choice(chart->brush, &text, MYSTHEA_WORD_ISLAND, island);
    pl_text_add(&text, PL_STYLE_BOLD PL_STYLE_CYAN);
    pl_write(&pen, MYSTHEA_WORD_ISLAND, (int32_t)island);
    pl_text_add(&text, PL_STYLE_END);
    pl_cell_line(cell, room);
    pl_text_clear(&text);
    mysthea_add_attunement(&pen, island);
    pl_cell_words(cell, room);
    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        if (chart->brush->s->public.monster_at[i] == island) {
            pl_text_clear(&text);
            mysthea_add_monster(&pen, MYSTHEA_MONSTER_FIRST + i);
            pl_cell_words(cell, room);
        }
    }
    pl_text_clear(&text);
    mysthea_add_tokens(&pen, island);
    pl_cell_words(cell, room);
}

static void put_islands(const struct chart *chart)
{
    const uint8_t *ring = chart->brush->s->public.ring;
    struct pl_band band;

    pl_band_start(&band);
    for (uint32_t i = 0; i < MYSTHEA_ISLANDS; i++) {
        fill_island(chart, add_cell(chart, &band, i), ring[i]);
    }
    pl_band_put(&band, chart->brush->pen.text);
}

/* Regions. */

/* The region of a type at a place of the ring that can be entered; 0: there is none. */
static uint32_t open_region(const struct chart *chart, uint32_t place, uint32_t type)
{
    const struct mysthea *s = chart->brush->s;
    uint32_t region = mysthea_region_on[s->public.ring[place % MYSTHEA_ISLANDS]][type];

    return mysthea_open_regions(s) >> region & 1 ? region : 0;
}

static bool is_joined(const struct chart *chart, uint32_t place, uint32_t type)
{
    return open_region(chart, place, type) && open_region(chart, place + 1, type);
}

/* The name of the region, and a line up to the end of the cell. */
static void add_title(const struct chart *chart, struct pl_cell *cell, uint32_t region,
                      bool has_line)
{
    char room[CELL_ROOM];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_pen pen = pen_in(chart, &text);

    add_choice(chart->brush, &text, MYSTHEA_WORD_REGION, region);
    pl_text_add(&text, PL_STYLE_BOLD);
    pl_write(&pen,
             pl_cell_width(cell) < LONG_NAME ? MYSTHEA_WORD_TYPE_SHORT : MYSTHEA_WORD_EVENT_CARD,
             mysthea_type_of[region]);
    pl_text_add(&text, PL_STYLE_END);
    if (mysthea_is_mirage(chart->brush->s, region)) {
        pl_text_add(&text, " (");
        pl_say(&pen, MYSTHEA_TEXT_DRAW_MIRAGE);
        pl_text_char(&text, ')');
    }
    if (has_line) {
        pl_text_char(&text, ' ');
        for (uint32_t used = pl_width(room); used < pl_cell_width(cell); used++) {
            pl_text_add(&text, "─");
        }
    }
    pl_cell_line(cell, room);
}

/* The line between two columns, or at the edges of the map. */
static void add_line(struct pl_band *band, uint32_t at, const char *line)
{
    pl_cell_line(pl_band_add_open(band, at, at + GAP), line);
}

static void put_type(const struct chart *chart, uint32_t type)
{
    const uint8_t *ring = chart->brush->s->public.ring;
    bool is_round = is_joined(chart, MYSTHEA_ISLANDS - 1, type);
    struct pl_band band;

    pl_band_start(&band);
    add_line(&band, 0, is_round ? "◄─" : "");
    for (uint32_t i = 0; i < MYSTHEA_ISLANDS; i++) {
        uint32_t region = mysthea_region_on[ring[i]][type];
        bool has_line = is_joined(chart, i, type);
        bool is_last = i + 1 == MYSTHEA_ISLANDS;
        struct pl_cell *cell = add_cell(chart, &band, i);
        if (region) {
            char room[CELL_ROOM];
            struct pl_text text = pl_text_in(room, sizeof room);
            struct pl_pen pen = pen_in(chart, &text);
            add_title(chart, cell, region, has_line);
            mysthea_add_armies(&pen, region, true);
            pl_cell_words(cell, room);
        }
        add_line(&band, cell->to, !has_line ? "" : is_last ? "─►" : "──");
    }
    pl_band_put(&band, chart->brush->pen.text);
}

void mysthea_draw_board(const struct mysthea_brush *brush)
{
    uint32_t columns =
        brush->columns < MAP_COLUMNS_MAX ? brush->columns : (uint32_t)MAP_COLUMNS_MAX;
    const struct chart chart = { brush, (columns - GAP) / MYSTHEA_ISLANDS };

    if (brush->columns < MAP_MIN) {
        mysthea_draw_islands(brush);
        return;
    }
    put_islands(&chart);
    for (uint32_t type = MYSTHEA_RIVER; type < MYSTHEA_TYPE_COUNT; type++) {
        put_type(&chart, type);
    }
}

/* What the viewer has, in one row. */
static void draw_viewer(const struct mysthea_brush *brush)
{
    struct mysthea_brush row = *brush;

    row.detail = MYSTHEA_DETAIL_HAND;
    if (brush->pen.seat < brush->s->head.seats) {
        mysthea_draw_player(&row, brush->pen.seat);
    }
}

void mysthea_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                 struct pl_text *text)
{
    struct pl_text_mark start = pl_text_mark(text);
    struct mysthea_brush brush = mysthea_brush_of(obs, lang, canvas, text);
    struct pl_legal legal;

    pl_legal_of(&mysthea_game, obs, brush.pen.seat, &legal);
    brush.legal = canvas->is_listed ? &legal : NULL;
    mysthea_draw_board(&brush);
    draw_viewer(&brush);
    struct pl_text_mark board = pl_text_mark(text);
    mysthea_draw_legend(&brush, brush.columns >= MAP_MIN);
    if (canvas->rows && pl_text_lines(text, start.length) > canvas->rows) {
        pl_text_take_back(text, board);
    }
}
