/* What the files of the terminal's table share: a brush and lines that are broken into rows. */
#ifndef GAMES_HLAS_DRAW_H
#define GAMES_HLAS_DRAW_H

#include "games/hlas/effects_battle.h"
#include "games/hlas/score.h"
#include "games/hlas/view.h"

/* How much is shown: each step takes fewer rows. */
enum hlas_detail {
    HLAS_DETAIL_FULL,    /* what the spells of the library do, and what the signs mean */
    HLAS_DETAIL_NAMES,   /* spells as names */
    HLAS_DETAIL_CLIPPED, /* one row for each thing */
    HLAS_DETAIL_COUNT
};

enum { HLAS_COLUMNS_MIN = 40, HLAS_INDENT = 4, HLAS_LINE_MAX = 3072 };

struct hlas_brush {
    struct pl_pen pen; /* its seat is the viewer */
    const struct hlas *s;
    uint32_t columns;
    enum hlas_detail detail;
};

/* One thing of the table, before it is broken into rows. */
struct hlas_line {
    char room[HLAS_LINE_MAX];
    struct pl_text text;
    struct pl_pen pen;
};

/* Begins a line and returns the pen that writes into it. */
const struct pl_pen *hlas_begin_line(const struct hlas_brush *brush, struct hlas_line *line);
/* Writes a line in rows that are broken at blanks, or its beginning in a single row. */
void hlas_put(const struct hlas_brush *brush, const struct hlas_line *line);

#endif
