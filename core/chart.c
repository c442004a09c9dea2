/* A board drawn in characters. */
#include "core/chart.h"

enum {
    DOTS_ACROSS = 2, /* of a cell, as braille has them */
    DOTS_DOWN = 4,
    SIGNS_APART = 4, /* in a row; those of the next row stand between them */
    SHAPE = 3,       /* columns for each row */
    ROWS_MIN = 19,
    ASIDE_MAX = 16, /* columns that lines are moved so as not to cover others */
    BLOCK_LINES = 4,
    GAP = 2,         /* columns between the chart and what is beside it */
    BESIDE_MIN = 46, /* columns of that */
    REST_ROOM = 8192 /* bytes of what is beside the chart or below it */
};

/* Style marks as bits: two runs of control characters. */
enum { STYLES_BEFORE = 6, STYLE_SECOND = 0x0e };

static uint16_t style_bit(char mark)
{
    int style = mark < STYLE_SECOND ? mark - 1 : mark - STYLE_SECOND + STYLES_BEFORE;

    return (uint16_t)(1u << style);
}

static char style_mark(uint32_t style)
{
    return (char)(style < STYLES_BEFORE ? style + 1 : style - STYLES_BEFORE + STYLE_SECOND);
}

/* The styles that hold behind a character. */
static uint16_t styles_after(uint16_t styles, char c)
{
    bool is_mark = (unsigned char)c < ' ' && c != '\n';

    return c == PL_STYLE_END[0] ? 0 : is_mark ? styles | style_bit(c) : styles;
}

/* Where points lie. */

/* A coordinate between 0 and `size` - 1, without the margin on both sides. */
static int32_t scaled(int32_t far, uint32_t size, uint32_t margin)
{
    int32_t length = (int32_t)size - 1 - 2 * (int32_t)margin;

    return (int32_t)margin + (far * length + PL_CHART_FAR) / (2 * PL_CHART_FAR);
}

static int32_t column_of(const struct pl_chart *chart, struct pl_spot at, uint32_t dots)
{
    return scaled(PL_CHART_FAR + at.x, chart->columns * dots, chart->margin * dots);
}

static int32_t row_of(const struct pl_chart *chart, struct pl_spot at, uint32_t dots)
{
    return scaled(PL_CHART_FAR - at.y, chart->rows * dots, 0);
}

void pl_chart_start(struct pl_chart *chart, uint32_t columns, uint32_t rows, uint32_t margin)
{
    PL_ASSERT(columns > 2 * margin && columns <= PL_CHART_COLUMNS_MAX);
    PL_ASSERT(rows > 1 && rows <= PL_CHART_ROWS_MAX);
    memset(chart, 0, sizeof *chart);
    chart->columns = columns;
    chart->rows = rows;
    chart->margin = margin;
}

static uint32_t without(uint32_t all, uint32_t part)
{
    return all > part ? all - part : 0;
}

static uint32_t smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* The largest chart of the usual shape; false: it would be too small to read. */
static bool fit(struct pl_chart *chart, uint32_t columns, uint32_t rows, uint32_t margin)
{
    columns = smaller(columns, PL_CHART_COLUMNS_MAX);
    rows = smaller(rows, smaller(PL_CHART_ROWS_MAX, without(columns, 2 * margin) / SHAPE));
    if (rows < ROWS_MIN) {
        return false;
    }
    pl_chart_start(chart, smaller(columns, rows * SHAPE + 2 * margin), rows, margin);
    return true;
}

/* Paths. */

static void set_dot(struct pl_chart *chart, int32_t column, int32_t row)
{
    static const uint8_t bits[DOTS_DOWN][DOTS_ACROSS] = {
        { 0x01, 0x08 }, { 0x02, 0x10 }, { 0x04, 0x20 }, { 0x40, 0x80 }
    };

    chart->cell[row / DOTS_DOWN][column / DOTS_ACROSS].dots |=
        bits[row % DOTS_DOWN][column % DOTS_ACROSS];
}

static int32_t distance(int32_t from, int32_t to)
{
    return to > from ? to - from : from - to;
}

void pl_chart_path(struct pl_chart *chart, struct pl_spot from, struct pl_spot to)
{
    int32_t column = column_of(chart, from, DOTS_ACROSS);
    int32_t row = row_of(chart, from, DOTS_DOWN);
    int32_t across = column_of(chart, to, DOTS_ACROSS) - column;
    int32_t down = row_of(chart, to, DOTS_DOWN) - row;
    int32_t steps =
        distance(across, 0) > distance(down, 0) ? distance(across, 0) : distance(down, 0);

    for (int32_t i = 0; i <= steps; i++) {
        set_dot(chart, column + across * i / (steps + !steps), row + down * i / (steps + !steps));
    }
}

/* Areas. */

static void set_character(struct pl_chart_cell *cell, const char *character, uint16_t styles)
{
    uint32_t i = 0;

    memset(cell->character, 0, sizeof cell->character);
    do {
        cell->character[i] = character[i];
        i++;
    } while (i < sizeof cell->character && ((unsigned char)character[i] & 0xc0) == 0x80);
    cell->styles = styles;
}

/* Cells of an area that was reached and not looked at yet. */
struct edge {
    uint32_t count;
    uint32_t done;
    uint16_t cell[PL_CHART_ROWS_MAX * PL_CHART_COLUMNS_MAX];
};

static void reach(struct pl_chart *chart, struct edge *edge, uint32_t column, uint32_t row)
{
    if (column >= chart->columns || row >= chart->rows || chart->cell[row][column].dots ||
        chart->cell[row][column].area) {
        return;
    }
    chart->cell[row][column].area = (uint8_t)chart->areas;
    edge->cell[edge->count++] = (uint16_t)(row * PL_CHART_COLUMNS_MAX + column);
}

void pl_chart_fill(struct pl_chart *chart, struct pl_spot at, const char *sign, const char *style)
{
    struct edge edge = { 0 };

    PL_ASSERT(chart->areas < UINT8_MAX);
    chart->areas++;
    reach(chart, &edge, (uint32_t)column_of(chart, at, 1), (uint32_t)row_of(chart, at, 1));
    while (edge.done < edge.count) {
        uint32_t row = edge.cell[edge.done] / PL_CHART_COLUMNS_MAX;
        uint32_t column = edge.cell[edge.done++] % PL_CHART_COLUMNS_MAX;
        if (column % SIGNS_APART == row % 2 * (SIGNS_APART / 2)) {
            set_character(&chart->cell[row][column], sign, style_bit(*style));
        }
        reach(chart, &edge, column + 1, row);
        reach(chart, &edge, column - 1, row);
        reach(chart, &edge, column, row + 1);
        reach(chart, &edge, column, row - 1);
    }
}

/* What is written. */

/* A blank where the sign of an area would touch what is written. */
static void keep_off(struct pl_chart *chart, uint32_t column, uint32_t row)
{
    if (column < chart->columns && !chart->cell[row][column].is_written) {
        chart->cell[row][column].character[0] = '\0';
    }
}

static void write_at(struct pl_chart *chart, uint32_t column, uint32_t row, const char *line)
{
    uint16_t styles = 0;

    if (!*line) {
        return;
    }
    keep_off(chart, column - 1, row);
    for (; *line && column < chart->columns; line++) {
        styles = styles_after(styles, *line);
        if ((unsigned char)*line >= ' ' && ((unsigned char)*line & 0xc0) != 0x80) {
            struct pl_chart_cell *cell = &chart->cell[row][column++];
            set_character(cell, line, styles);
            cell->is_written = true;
        }
    }
    keep_off(chart, column, row);
}

static uint32_t within(int32_t at, int32_t last)
{
    return (uint32_t)(at < 0 || last < 0 ? 0 : at > last ? last : at);
}

/* Where a line begins whose first `lead` columns have their middle at the point. */
static int32_t column_before(const struct pl_chart *chart, struct pl_spot at, uint32_t lead)
{
    return column_of(chart, at, 1) - ((int32_t)lead - 1) / 2;
}

void pl_chart_name(struct pl_chart *chart, struct pl_spot at, uint32_t lead, const char *line)
{
    int32_t last = (int32_t)chart->columns - (int32_t)pl_width(line);

    write_at(chart, within(column_before(chart, at, lead), last), (uint32_t)row_of(chart, at, 1),
             line);
}

/* Lines that stand one below the other, each with its middle in the same column. */
struct block {
    uint32_t row;
    uint32_t count;
    uint8_t area;
    uint32_t width[BLOCK_LINES];
    char line[BLOCK_LINES][PL_ITEM_MAX];
};

static void read_block(const char *lines, struct block *ret_block)
{
    ret_block->count = 0;
    while (*lines && ret_block->count < BLOCK_LINES) {
        char *room = ret_block->line[ret_block->count];
        struct pl_text line = pl_text_in(room, PL_ITEM_MAX);
        for (; *lines && *lines != '\n'; lines++) {
            pl_text_char(&line, *lines);
        }
        lines += *lines == '\n';
        ret_block->width[ret_block->count++] = pl_width(room);
    }
}

/* Where a line of the block begins if it is moved so far to the right. */
static uint32_t column_in(const struct pl_chart *chart, const struct block *block, uint32_t line,
                          int32_t middle)
{
    int32_t width = (int32_t)block->width[line];

    return within(middle - (width - 1) / 2, (int32_t)chart->columns - width);
}

/* Whether the block would cover nothing that is written, nor stand directly beside it; if it is to
 * stay in its area, no path and no cell of another one either. */
static bool is_free(const struct pl_chart *chart, const struct block *block, int32_t middle,
                    bool stays)
{
    for (uint32_t line = 0; line < block->count; line++) {
        uint32_t column = column_in(chart, block, line, middle);
        uint32_t end = column + block->width[line];
        for (uint32_t i = column - (column > 0); i <= end && i < chart->columns; i++) {
            const struct pl_chart_cell *cell = &chart->cell[block->row + line][i];
            bool is_beside = i < column || i == end;
            if (cell->is_written ||
                (stays && !is_beside && (cell->dots || cell->area != block->area))) {
                return false;
            }
        }
    }
    return true;
}

/* Moves the block up to `most` columns aside, as few as can be, so that it is free. */
static bool move_aside(const struct pl_chart *chart, const struct block *block, int32_t most,
                       bool stays, int32_t *middle)
{
    for (int32_t aside = 0; aside <= most; aside++) {
        if (is_free(chart, block, *middle + aside, stays)) {
            *middle += aside;
            return true;
        }
        if (is_free(chart, block, *middle - aside, stays)) {
            *middle -= aside;
            return true;
        }
    }
    return false;
}

/* Moves it by columns, or else a row or two up or down; where nothing is free it stays. */
static void find_place(const struct pl_chart *chart, int32_t row, struct block *block,
                       int32_t *middle)
{
    static const int8_t away[] = { 0, -1, 1, -2, 2 };
    static const struct {
        bool stays;
        int8_t aside;
    } tries[] = { { true, 6 }, { true, 16 }, { false, 6 }, { false, 16 } };
    int32_t last = (int32_t)chart->rows - (int32_t)block->count;

    for (uint32_t i = 0; i < PL_COUNT_OF(tries) * PL_COUNT_OF(away); i++) {
        uint32_t try = i / PL_COUNT_OF(away);
        block->row = within(row + away[i % PL_COUNT_OF(away)], last);
        if (move_aside(chart, block, tries[try].aside, tries[try].stays, middle)) {
            return;
        }
    }
    block->row = within(row, last);
}

void pl_chart_write(struct pl_chart *chart, struct pl_spot at, int32_t down, const char *lines)
{
    struct block block;
    int32_t middle = column_of(chart, at, 1);
    int32_t row = row_of(chart, at, 1);

    read_block(lines, &block);
    block.area = chart->cell[row][middle].area;
    find_place(chart, row + down, &block, &middle);
    for (uint32_t i = 0; i < block.count; i++) {
        write_at(chart, column_in(chart, &block, i, middle), block.row + i, block.line[i]);
    }
}

const char *pl_chart_arrow(struct pl_spot from, struct pl_spot to)
{
    enum { LEVEL, UP, DOWN, ROWS };
    enum { UPRIGHT, RIGHT, LEFT, COLUMNS };
    static const char *const arrows[ROWS][COLUMNS] = {
        [LEVEL] = { [UPRIGHT] = "·", [RIGHT] = "→", [LEFT] = "←" },
        [UP] = { [UPRIGHT] = "↑", [RIGHT] = "↗", [LEFT] = "↖" },
        [DOWN] = { [UPRIGHT] = "↓", [RIGHT] = "↘", [LEFT] = "↙" },
    };
    int32_t across = distance(from.x, to.x);
    int32_t up = distance(from.y, to.y);
    /* Within a sixteenth of a turn of an axis. */
    int row = 5 * up < 2 * across ? LEVEL : to.y > from.y ? UP : DOWN;
    int column = 5 * across < 2 * up ? UPRIGHT : to.x > from.x ? RIGHT : LEFT;

    return arrows[row][column];
}

/* Out of the chart. */

static void put_styles(struct pl_text *text, uint16_t styles)
{
    for (uint32_t left = styles; left; left &= left - 1) {
        pl_text_char(text, style_mark((uint32_t)__builtin_ctz(left)));
    }
}

static void change_styles(struct pl_text *text, uint16_t *styles, uint16_t wanted)
{
    if (*styles != wanted) {
        pl_text_add(text, *styles ? PL_STYLE_END : "");
        put_styles(text, wanted);
        *styles = wanted;
    }
}

static void put_dots(struct pl_text *text, uint8_t dots)
{
    char character[] = { (char)0xe2, (char)(0xa0 | dots >> 6), (char)(0x80 | (dots & 0x3f)) };

    pl_text_bytes(text, character, sizeof character);
}

static void put_cell(struct pl_text *text, const struct pl_chart_cell *cell, uint16_t *styles)
{
    bool is_path = !cell->character[0] && cell->dots;

    change_styles(text, styles, is_path ? style_bit(PL_STYLE_DIM[0]) : cell->styles);
    if (is_path) {
        put_dots(text, cell->dots);
        return;
    }
    pl_text_char(text, cell->character[0] ? cell->character[0] : ' ');
    for (uint32_t i = 1; i < sizeof cell->character && cell->character[i]; i++) {
        pl_text_char(text, cell->character[i]);
    }
}

/* Up to the last cell that holds something. */
static void put_row(const struct pl_chart *chart, uint32_t row, struct pl_text *text)
{
    const struct pl_chart_cell *cell = chart->cell[row];
    uint32_t end = chart->columns;
    uint16_t styles = 0;

    while (end > 0 && !cell[end - 1].character[0] && !cell[end - 1].dots) {
        end--;
    }
    for (uint32_t i = 0; i < end; i++) {
        put_cell(text, &cell[i], &styles);
    }
    change_styles(text, &styles, 0);
}

/* Copies a line, in the styles that hold, and returns what comes behind it. */
static const char *put_line_of(struct pl_text *text, const char *line, uint16_t *styles)
{
    put_styles(text, *styles);
    for (; *line && *line != '\n'; line++) {
        *styles = styles_after(*styles, *line);
        pl_text_char(text, *line);
    }
    pl_text_add(text, *styles ? PL_STYLE_END : "");
    return line + (*line == '\n');
}

void pl_chart_put(const struct pl_chart *chart, struct pl_text *text, const char *beside)
{
    uint16_t styles = 0;

    for (uint32_t row = 0; row < chart->rows || (beside && *beside); row++) {
        if (row < chart->rows) {
            put_row(chart, row, text);
        }
        if (beside && *beside) {
            pl_text_pad(text, chart->columns + GAP);
            beside = put_line_of(text, beside, &styles);
        }
        pl_text_char(text, '\n');
    }
}

/* A table with a chart in it. */

static bool draw_beside(const struct pl_brush *brush, uint32_t rows,
                        const struct pl_chart_table *table, struct pl_brush *rest)
{
    struct pl_chart chart;

    if (!fit(&chart, without(brush->columns, BESIDE_MIN + GAP), rows, table->margin)) {
        return false;
    }
    rest->columns = brush->columns - chart.columns - GAP;
    table->draw_rest(table->sheet, rest);
    if (pl_text_lines(rest->text, 0) > rows) {
        return false;
    }
    table->draw_chart(table->sheet, &chart);
    pl_chart_put(&chart, brush->text, rest->text->at);
    return true;
}

static bool draw_above(const struct pl_brush *brush, uint32_t rows,
                       const struct pl_chart_table *table, struct pl_brush *rest)
{
    struct pl_chart chart;

    table->draw_rest(table->sheet, rest);
    if (!fit(&chart, brush->columns, without(rows, pl_text_lines(rest->text, 0)), table->margin)) {
        return false;
    }
    table->draw_chart(table->sheet, &chart);
    pl_chart_put(&chart, brush->text, NULL);
    pl_text_add(brush->text, rest->text->at);
    return true;
}

bool pl_chart_draw(const struct pl_brush *brush, struct pl_part part, enum pl_chart_place place,
                   const struct pl_chart_table *table)
{
    char room[REST_ROOM];
    struct pl_text text = pl_text_in(room, sizeof room);
    struct pl_brush rest = { .text = &text, .columns = brush->columns };
    uint32_t most = part.rows > 0 ? part.rows : UINT32_MAX;
    uint32_t left = without(most, pl_text_lines(brush->text, part.start));
    bool is_drawn = true;

    text.seat_names = brush->text->seat_names;
    switch (place) {
    case PL_CHART_BESIDE: is_drawn = draw_beside(brush, left, table, &rest); break;
    case PL_CHART_ABOVE: is_drawn = draw_above(brush, left, table, &rest); break;
    case PL_CHART_NOWHERE: table->draw_rest(table->sheet, brush); break;
    case PL_CHART_PLACES: break;
    }
    brush->text->is_cut |= text.is_cut;
    return is_drawn && pl_text_lines(brush->text, part.start) <= most;
}
