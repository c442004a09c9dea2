/* Cells of text side by side, of which a map for a terminal is made. */
#ifndef PL_CORE_BAND_H
#define PL_CORE_BAND_H

#include "core/brush.h"

enum { PL_CELLS_MAX = 12, PL_CELL_LINES = 12, PL_CELL_BYTES = 192 };

/* With a border at its first and its last column, which it may share with its neighbours; an open
 * one has none, and `to` is the column behind it. */
struct pl_cell {
    uint32_t from;
    uint32_t to;
    bool is_open;
    uint32_t lines;
    char line[PL_CELL_LINES][PL_CELL_BYTES];
};

struct pl_band {
    uint32_t count;
    struct pl_cell cell[PL_CELLS_MAX]; /* from left to right */
};

void pl_band_start(struct pl_band *band);
/* An empty cell to the right of the others. */
struct pl_cell *pl_band_add(struct pl_band *band, uint32_t from, uint32_t to);
struct pl_cell *pl_band_add_open(struct pl_band *band, uint32_t from, uint32_t to);
/* Columns for text. */
uint32_t pl_cell_width(const struct pl_cell *cell);
/* Adds a line, cut where the cell ends. */
void pl_cell_line(struct pl_cell *cell, const char *string);
/* Adds words in as many lines as they need; words that are too long are cut. */
void pl_cell_words(struct pl_cell *cell, const char *string);
/* Writes the band, as high as its highest cell. */
void pl_band_put(const struct pl_band *band, struct pl_text *text);

#endif
