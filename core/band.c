/* Cells of text side by side. */
#include "core/band.h"

enum { WORDS_BYTES = 1024 };

void pl_band_start(struct pl_band *band)
{
    band->count = 0;
}

struct pl_cell *pl_band_add(struct pl_band *band, uint32_t from, uint32_t to)
{
    PL_ASSERT(band->count < PL_CELLS_MAX);
    struct pl_cell *cell = &band->cell[band->count++];

    cell->from = from;
    cell->to = to;
    cell->is_open = false;
    cell->lines = 0;
    return cell;
}

struct pl_cell *pl_band_add_open(struct pl_band *band, uint32_t from, uint32_t to)
{
    struct pl_cell *cell = pl_band_add(band, from, to);

    cell->is_open = true;
    return cell;
}

uint32_t pl_cell_width(const struct pl_cell *cell)
{
    return cell->to - cell->from - (cell->is_open ? 0 : 1);
}

void pl_cell_line(struct pl_cell *cell, const char *string)
{
    if (cell->lines < PL_CELL_LINES) {
        struct pl_text line = pl_text_in(cell->line[cell->lines++], PL_CELL_BYTES);
        pl_brush_put_clipped(&(struct pl_brush){ &line, pl_cell_width(cell), 0 }, string);
    }
}

void pl_cell_words(struct pl_cell *cell, const char *string)
{
    char room[WORDS_BYTES];
    struct pl_text text = pl_text_in(room, sizeof room);
    char *line = room;

    pl_brush_put_words(&(struct pl_brush){ &text, pl_cell_width(cell), 0 }, string);
    while (*line) {
        char *end = line;
        while (*end && *end != '\n') {
            end++;
        }
        bool is_last = !*end;
        *end = '\0';
        pl_cell_line(cell, line);
        line = end + !is_last;
    }
}

static void put_line(struct pl_text *text, const struct pl_cell *cell, uint32_t line)
{
    if (cell->is_open && line >= cell->lines) {
        return;
    }
    pl_text_pad(text, cell->from);
    pl_text_add(text, cell->is_open ? "" : "│");
    pl_text_add(text, line < cell->lines ? cell->line[line] : "");
}

/* The border behind a cell, unless the next cell has it. */
static void put_end(struct pl_text *text, const struct pl_band *band, uint32_t i)
{
    bool is_shared = i + 1 < band->count && band->cell[i + 1].from == band->cell[i].to;

    if (!band->cell[i].is_open && !is_shared) {
        pl_text_pad(text, band->cell[i].to);
        pl_text_add(text, "│");
    }
}

void pl_band_put(const struct pl_band *band, struct pl_text *text)
{
    uint32_t lines = 0;

    for (uint32_t i = 0; i < band->count; i++) {
        lines = band->cell[i].lines > lines ? band->cell[i].lines : lines;
    }
    for (uint32_t line = 0; line < lines; line++) {
        for (uint32_t i = 0; i < band->count; i++) {
            put_line(text, &band->cell[i], line);
            put_end(text, band, i);
        }
        pl_text_char(text, '\n');
    }
}
