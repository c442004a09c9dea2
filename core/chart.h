/* A board drawn in characters: paths in dots, areas filled with a sign, places and what is there
 * written over them. For the drawings of all games. Where a thing lies is told on a square with the
 * middle (0, 0) and sides of twice PL_CHART_FAR, y up; the chart finds the cell. */
#ifndef PL_CORE_CHART_H
#define PL_CORE_CHART_H

#include "core/brush.h"

enum { PL_CHART_FAR = 10000, PL_CHART_COLUMNS_MAX = 120, PL_CHART_ROWS_MAX = 40 };

struct pl_spot {
    int16_t x;
    int16_t y;
};

/* One character, or the dots of paths where there is none. */
struct pl_chart_cell {
    char character[4]; /* UTF-8; not terminated */
    uint16_t styles;   /* a bit for each style mark */
    uint8_t dots;      /* as in U+2800 */
    uint8_t area;      /* that it is filled with; 0: none */
    bool is_written;
};

struct pl_chart {
    uint32_t columns;
    uint32_t rows;
    uint32_t margin;
    uint32_t areas;
    struct pl_chart_cell cell[PL_CHART_ROWS_MAX][PL_CHART_COLUMNS_MAX];
};

/* Begins an empty chart, with a margin of `margin` columns on both sides of the square. Paths come
 * first, then areas, then what is written. */
void pl_chart_start(struct pl_chart *chart, uint32_t columns, uint32_t rows, uint32_t margin);
void pl_chart_path(struct pl_chart *chart, struct pl_spot from, struct pl_spot to);
/* Fills the area around a point, up to the paths around it, with a sign here and there. */
void pl_chart_fill(struct pl_chart *chart, struct pl_spot at, const char *sign, const char *style);
/* Writes a line whose first `lead` columns have their middle at the point. */
void pl_chart_name(struct pl_chart *chart, struct pl_spot at, uint32_t lead, const char *line);
/* Writes lines, the first one `down` rows below the point, each with its middle at the point. They
 * are moved a little where they would leave the area of the point or cover what is written. */
void pl_chart_write(struct pl_chart *chart, struct pl_spot at, int32_t down, const char *lines);
/* The arrow that leads from one point to the other. */
const char *pl_chart_arrow(struct pl_spot from, struct pl_spot to);
/* Writes the chart, and beside it the lines of another text, which must fit; NULL for none. */
void pl_chart_put(const struct pl_chart *chart, struct pl_text *text, const char *beside);

/* Where in a table the chart goes, the best place first. */
enum pl_chart_place { PL_CHART_BESIDE, PL_CHART_ABOVE, PL_CHART_NOWHERE, PL_CHART_PLACES };

/* What a game draws: the chart, and the part of its table that the chart stands beside or above. */
struct pl_chart_table {
    const void *sheet;
    uint32_t margin; /* of the chart */
    void (*draw_chart)(const void *sheet, struct pl_chart *chart);
    void (*draw_rest)(const void *sheet, const struct pl_brush *brush);
};

/* A table that began at a place in its text, and how many rows it may take; 0: any number. */
struct pl_part {
    uint32_t start;
    uint32_t rows;
};

/* Draws both; false where the table takes more rows, or the chart would be too small. */
bool pl_chart_draw(const struct pl_brush *brush, struct pl_part part, enum pl_chart_place place,
                   const struct pl_chart_table *table);

#endif
