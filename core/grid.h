/* A table of numbers for a terminal: a row for each thing, a column for each seat. */
#ifndef PL_CORE_GRID_H
#define PL_CORE_GRID_H

#include "core/brush.h"

struct pl_grid {
    struct pl_text *text;
    enum pl_lang lang;
    uint32_t seats;
    uint32_t label; /* columns of the first, textual column */
    uint32_t cell;  /* columns of each seat */
};

/* The head of the table: names, right-aligned and clipped. */
void pl_grid_names(const struct pl_grid *grid);
/* A label, clipped, and the number of each seat, right-aligned. */
void pl_grid_row(const struct pl_grid *grid, const char *label, const int32_t numbers[]);

#endif
