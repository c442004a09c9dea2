/* The map for a terminal. A continent is a wall of bricks: regions that touch are adjacent. The
 * seas lie around the continents and between them, as they do on the board; shores, routes and the
 * sign of the terrain stand in the regions. On narrow terminals continents follow one another. */
#include "core/band.h"
#include "games/hlas/draw.h"

enum {
    MAP_SHARES = 38,
    SLOTS = HLAS_LAND_REGIONS / HLAS_CONTINENTS,
    ROWS = 5,
    BAY_ROW = 3, /* counted from the capital */
    ACROSS_MIN = 80,
    COLUMNS_MAX = 160,
    ALONE_MAX = 60,
    WIDE_MIN = 110,
    GAP = 2,
    WIDE_GAP = 18, /* with room for a bay between two continents */
    CELL_ROOM = 1024,
    SEA_ROWS = 3,
    SEAS_ACROSS = 5
};

struct tile {
    uint8_t row;
    uint8_t from;
    uint8_t to;
};

static const struct tile tiles[SLOTS] = {
#define TILE(slot_, row_, from_, to_) { row_, from_, to_ },
#include "games/hlas/tiles.def"
};

/* What joins two regions of different continents (R-HLA-2.4, R-HLA-2.5). */
struct route {
    uint8_t end[2];
    uint8_t kind;
    const char *label;
};

static const struct route routes[] = {
#define EDGE(a_, b_, kind_, label_, ...) { { HLAS_##a_, HLAS_##b_ }, HLAS_EDGE_##kind_, label_ },
#include "games/hlas/edges.def"
};

/* The seas by rows of the board; in the first and the last the bay lies inland of the middle. */
static const uint8_t seas[SEA_ROWS][SEAS_ACROSS] = {
    { HLAS_SEA_NW, HLAS_SEA_N, HLAS_SEA_NE },
    { HLAS_SEA_W, HLAS_BAY_W, HLAS_SEA_X, HLAS_BAY_E, HLAS_SEA_E },
    { HLAS_SEA_SW, HLAS_SEA_S, HLAS_SEA_SE },
};

/* How the map is laid out. */
struct chart {
    const struct hlas_brush *brush;
    bool is_short;
    bool is_across; /* two continents side by side */
    uint32_t width; /* of a continent: the column of its last border */
    uint32_t gap;
};

static struct chart chart_of(const struct hlas_brush *brush)
{
    uint32_t columns = brush->columns < COLUMNS_MAX ? brush->columns : (uint32_t)COLUMNS_MAX;
    struct chart chart = {
        .brush = brush,
        .is_short = brush->detail == HLAS_DETAIL_SHORT_MAP,
        .is_across = columns >= ACROSS_MIN,
        .gap = columns >= WIDE_MIN ? WIDE_GAP : GAP,
    };
    uint32_t alone = columns < ALONE_MAX ? columns : (uint32_t)ALONE_MAX;

    chart.width = (chart.is_across ? (columns - chart.gap) / 2 : alone) - 1;
    return chart;
}

/* Cells. */

/* The pen for a text that goes into a cell. */
static struct pl_pen pen_in(const struct chart *chart, struct pl_text *text)
{
    struct pl_pen pen = chart->brush->pen;

    text->seat_names = chart->brush->pen.text->seat_names;
    pen.text = text;
    return pen;
}

/* What stands in a cell. */

/* The number of the only choice that names the region; 0: there is none, or several. */
static uint32_t choice_of(const struct hlas_brush *brush, uint32_t region)
{
    uint32_t found = 0;

    for (uint32_t i = 0; brush->legal && i < brush->legal->count; i++) {
        pl_action action = brush->legal->action[i];
        const uint8_t *kind = hlas_lexicon.actions[pl_act_kind(action)].kind;
        bool names_it = (kind[0] == HLAS_WORD_REGION && pl_act_a(action) == region) ||
                        (kind[1] == HLAS_WORD_REGION && pl_act_b(action) == region);
        if (names_it && found) {
            return 0;
        }
        found = names_it ? i + 1 : found;
    }
    return found;
}

static void add_choice(const struct hlas_brush *brush, struct pl_text *text, uint32_t region)
{
    uint32_t choice = choice_of(brush, region);

    if (choice) {
        pl_text_add(text, PL_STYLE_YELLOW);
        pl_text_number(text, choice);
        pl_text_add(text, PL_STYLE_END " ");
    }
}

/* "12 Raven Ridge" */
static void add_title(const struct chart *chart, struct pl_cell *cell, uint32_t region)
{
    char room[PL_CELL_BYTES];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_pen pen = pen_in(chart, &text);

    add_choice(chart->brush, &text, region);
    pl_text_add(&text, PL_STYLE_BOLD);
    pl_write(&pen, HLAS_WORD_REGION, (int32_t)region);
    pl_text_add(&text, PL_STYLE_END);
    pl_cell_line(cell, room);
}

/* "NW" of a sea, "n" of a bay, "X" of the centre, as the ids have them. */
static void add_sea_sign(struct pl_text *text, uint32_t region)
{
    const char *slug = hlas_region_names.name[region];
    bool is_bay = slug[0] == 'b';

    while (*slug++ != '-') {
    }
    for (; *slug; slug++) {
        pl_text_char(text, is_bay ? *slug : (char)(*slug - 'a' + 'A'));
    }
}

/* R-HLA-2.7: " ≈NW,N,n" */
static void add_shores(struct pl_text *text, uint32_t region)
{
    const char *between = " ≈";

    for (uint64_t left = hlas_ways[region].coast; left; left &= left - 1) {
        pl_text_add(text, between);
        add_sea_sign(text, pl_lowest(left));
        between = ",";
    }
}

/* " ⇄aB": ferries have letters of ours, ways around the map those of the grid. */
static void add_routes(const struct hlas_brush *brush, struct pl_text *text, uint32_t region)
{
    uint64_t in_play = hlas_in_play(brush->s);
    const char *between = " ⇄";
    char letter = 'a';

    for (uint32_t i = 0; i < PL_COUNT_OF(routes); i++) {
        const struct route *route = &routes[i];
        bool is_ferry = route->kind == HLAS_EDGE_FERRY;
        bool is_here = route->end[0] == region || route->end[1] == region;
        uint64_t ends = hlas_bit(route->end[0]) | hlas_bit(route->end[1]);
        if (is_here && (is_ferry || route->kind == HLAS_EDGE_LAND_WRAP) && !(ends & ~in_play)) {
            pl_text_add(text, between);
            pl_text_char(text, is_ferry ? letter : route->label[0]);
            between = "";
        }
        letter += is_ferry;
    }
}

static void fill_land(const struct chart *chart, struct pl_cell *cell, uint32_t region)
{
    char room[CELL_ROOM];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_pen pen = pen_in(chart, &text);

    add_title(chart, cell, region);
    hlas_add_terrain(&pen, region);
    hlas_add_pieces(chart->brush, &pen, region);
    if (!chart->is_short) {
        pl_text_add(&text, PL_STYLE_DIM);
        add_shores(&text, region);
        add_routes(chart->brush, &text, region);
        pl_text_add(&text, PL_STYLE_END);
    }
    pl_cell_words(cell, room);
}

/* The sign of a sea, with its name where there is room for that. */
static void fill_sea(const struct chart *chart, struct pl_cell *cell, uint32_t region)
{
    char room[CELL_ROOM];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_pen pen = pen_in(chart, &text);

    add_choice(chart->brush, &text, region);
    pl_text_add(&text, PL_STYLE_CYAN);
    add_sea_sign(&text, region);
    if (!chart->is_short) {
        pl_text_char(&text, ' ');
        pl_write(&pen, HLAS_WORD_REGION, (int32_t)region);
    }
    pl_text_add(&text, PL_STYLE_END);
    hlas_add_pieces(chart->brush, &pen, region);
    pl_cell_words(cell, room);
}

/* Land. */

static bool is_east(uint32_t continent)
{
    return continent == HLAS_NE || continent == HLAS_SE;
}

static bool is_south(uint32_t continent)
{
    return continent == HLAS_SW || continent == HLAS_SE;
}

static uint32_t column_of(const struct chart *chart, uint32_t share)
{
    return (share * chart->width + MAP_SHARES / 2) / MAP_SHARES;
}

/* The regions of a row of a continent, from left to right; `at` is its first column. */
static void add_row(const struct chart *chart, struct pl_band *band, uint32_t continent,
                    uint32_t at, uint32_t row)
{
    uint32_t first = hlas_capital_of[continent];
    bool is_mirrored = is_east(continent);

    for (uint32_t i = 0; i < SLOTS; i++) { /* in each row the slots follow from right to left */
        uint32_t slot = is_mirrored ? i : SLOTS - 1 - i;
        const struct tile *tile = &tiles[slot];
        uint32_t from = is_mirrored ? (uint32_t)MAP_SHARES - tile->to : tile->from;
        uint32_t to = is_mirrored ? (uint32_t)MAP_SHARES - tile->from : tile->to;
        if (tile->row == row) {
            fill_land(chart,
                      pl_band_add(band, at + column_of(chart, from), at + column_of(chart, to)),
                      first + slot);
        }
    }
}

static bool is_out(const struct chart *chart, uint32_t continent)
{
    return chart->brush->s->public.out == hlas_capital_of[continent];
}

/* R-HLA-3.10: in the middle of its place. */
static void add_out(const struct chart *chart, struct pl_band *band, uint32_t at)
{
    struct pl_cell *cell = pl_band_add_open(band, at + column_of(chart, tiles[0].from),
                                            at + column_of(chart, tiles[0].to));

    pl_cell_line(cell, hlas_text_of(chart->brush->pen.lang, HLAS_TEXT_MAP_OUT));
}

static void add_continent_row(const struct chart *chart, struct pl_band *band, uint32_t continent,
                              uint32_t row)
{
    uint32_t at = chart->is_across && is_east(continent) ? chart->width + 1 + chart->gap : 0;

    if (!is_out(chart, continent)) {
        add_row(chart, band, continent, at, row);
    } else if (row == ROWS / 2) {
        add_out(chart, band, at);
    }
}

/* A row of two continents, counted from their capitals, and the bay between them. */
static void put_rows(const struct chart *chart, uint32_t west, uint32_t row)
{
    struct pl_band band;
    uint32_t bay = west == HLAS_NW ? HLAS_BAY_N : HLAS_BAY_S;

    pl_band_start(&band);
    add_continent_row(chart, &band, west, row);
    if (chart->gap == WIDE_GAP && row == BAY_ROW) {
        fill_sea(chart, pl_band_add_open(&band, chart->width + 2, chart->width + chart->gap), bay);
    }
    add_continent_row(chart, &band, west + 1, row);
    pl_band_put(&band, chart->brush->pen.text);
}

/* Two continents side by side, from north to south. */
static void put_half(const struct chart *chart, uint32_t west)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        put_rows(chart, west, is_south(west) ? ROWS - 1 - i : i);
    }
}

/* A continent alone. */
static void put_continent(const struct chart *chart, uint32_t continent)
{
    for (uint32_t i = 0; i < ROWS; i++) {
        struct pl_band band;
        pl_band_start(&band);
        add_continent_row(chart, &band, continent, is_south(continent) ? ROWS - 1 - i : i);
        pl_band_put(&band, chart->brush->pen.text);
    }
}

/* Seas. */

/* A row of the seas; the bays are in it where there is no room for them between continents. */
static void put_seas(const struct chart *chart, uint32_t row)
{
    struct pl_band band;
    uint8_t here[SEAS_ACROSS] = { 0 };
    bool has_bay = row != 1 && chart->gap != WIDE_GAP;
    uint32_t total = 2 * (chart->width + 1) + chart->gap;
    uint32_t count = 0;

    pl_band_start(&band);
    for (uint32_t i = 0; i < PL_COUNT_OF(seas[row]) && seas[row][i]; i++) {
        here[count++] = seas[row][i];
        if (has_bay && i == 1) {
            here[count++] = row == 0 ? HLAS_BAY_N : HLAS_BAY_S;
        }
    }
    for (uint32_t i = 0; i < count; i++) {
        fill_sea(chart, pl_band_add_open(&band, i * total / count + 1, (i + 1) * total / count),
                 here[i]);
    }
    pl_band_put(&band, chart->brush->pen.text);
}

/* All seas, in as many rows as the width asks for. */
static void put_all_seas(const struct chart *chart)
{
    for (uint64_t left = HLAS_SEAS; left; left &= left - 1) {
        struct pl_band band;
        pl_band_start(&band);
        fill_sea(chart, pl_band_add_open(&band, 1, chart->width), pl_lowest(left));
        pl_band_put(&band, chart->brush->pen.text);
    }
}

void hlas_draw_board(const struct hlas_brush *brush)
{
    struct chart chart = chart_of(brush);

    if (!chart.is_across) {
        for (uint32_t continent = HLAS_NW; continent < HLAS_CONTINENT_COUNT; continent++) {
            put_continent(&chart, continent);
        }
        put_all_seas(&chart);
        return;
    }
    put_seas(&chart, 0);
    put_half(&chart, HLAS_NW);
    put_seas(&chart, 1);
    put_half(&chart, HLAS_SW);
    put_seas(&chart, 2);
}

/* The board, and below it what the viewer has, in one row. */
static void draw_map(const struct hlas_brush *brush, bool has_legend)
{
    struct hlas_brush row = *brush;

    row.detail = HLAS_DETAIL_PIECES;
    hlas_draw_board(brush);
    if (brush->pen.seat < brush->s->head.seats) {
        hlas_draw_player(&row, brush->pen.seat);
    }
    if (has_legend) {
        hlas_draw_legend(brush);
    }
}

void hlas_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
              struct pl_text *text)
{
    static const struct {
        enum hlas_detail detail;
        bool has_legend;
    } forms[] = { { HLAS_DETAIL_MAP, true },
                  { HLAS_DETAIL_MAP, false },
                  { HLAS_DETAIL_SHORT_MAP, false } };
    struct pl_text_mark start = pl_text_mark(text);
    struct pl_legal legal;
    struct hlas_brush brush = hlas_brush_of(obs, lang, canvas, text);

    pl_legal_of(&hlas_game, obs, brush.pen.seat, &legal);
    brush.legal = canvas->is_listed ? &legal : NULL;
    for (uint32_t i = 0; i < PL_COUNT_OF(forms); i++) {
        brush.detail = forms[i].detail;
        pl_text_take_back(text, start);
        draw_map(&brush, forms[i].has_legend);
        if (!canvas->rows || pl_text_lines(text, start.length) <= canvas->rows) {
            return;
        }
    }
}
