/* What the files of the terminal's table and map share: a brush, lines that are broken into rows,
 * and what stands in a region. */
#ifndef GAMES_HLAS_DRAW_H
#define GAMES_HLAS_DRAW_H

#include "games/hlas/effects_battle.h"
#include "games/hlas/score.h"
#include "games/hlas/view.h"

/* How much is shown: each step takes fewer rows. */
enum hlas_detail {
    HLAS_DETAIL_MAP,       /* the whole map */
    HLAS_DETAIL_SHORT_MAP, /* the same without shores and routes */
    HLAS_DETAIL_FULL,      /* only what stands on the map, and units by name; what spells do */
    HLAS_DETAIL_NAMES,     /* spells as names, units as signs */
    HLAS_DETAIL_PIECES,    /* one row for each player, no regions with nothing but tokens */
    HLAS_DETAIL_CLIPPED,   /* one row for each thing */
    HLAS_DETAIL_COUNT
};

enum { HLAS_COLUMNS_MIN = 40, HLAS_INDENT = 4, HLAS_LINE_MAX = 3072 };

struct hlas_brush {
    struct pl_pen pen; /* its seat is the viewer */
    const struct hlas *s;
    uint32_t columns;
    enum hlas_detail detail;
    const struct pl_legal *legal; /* NULL: no numbers of choices on the map */
};

/* One thing of the table, before it is broken into rows. */
struct hlas_line {
    char room[HLAS_LINE_MAX];
    struct pl_text text;
    struct pl_pen pen;
};

struct hlas_brush hlas_brush_of(const struct pl_obs *obs, enum pl_lang lang,
                                const struct pl_canvas *canvas, struct pl_text *text);
/* Begins a line and returns the pen that writes into it. */
const struct pl_pen *hlas_begin_line(const struct hlas_brush *brush, struct hlas_line *line);
/* Writes a line in rows that are broken at blanks, or its beginning in a single row; the same for
 * the line of a player. */
void hlas_put(const struct hlas_brush *brush, const struct hlas_line *line);
void hlas_put_player(const struct hlas_brush *brush, const struct hlas_line *line);
/* What the signs mean; with the map also how it is read. */
void hlas_draw_legend(const struct hlas_brush *brush);
/* What a player has. */
void hlas_draw_player(const struct hlas_brush *brush, pl_seat p);

/* draw_pieces.c: "1" in the colour of the player, which the caller ends. */
void hlas_add_player(const struct pl_pen *pen, pl_seat p);
/* Units, structures, a barrier and, unless rows are very few, tokens, each after a blank. */
void hlas_add_pieces(const struct hlas_brush *brush, const struct pl_pen *pen, uint32_t region);
/* The sign of the terrain and the number of worker spaces. */
void hlas_add_terrain(const struct pl_pen *pen, uint32_t region);
/* The face-down token at a place of a region, if the viewer knows it. */
uint32_t hlas_known_token(const struct hlas_brush *brush, uint32_t region, uint32_t place);

/* draw_map.c: continents and seas, without the legend. */
void hlas_draw_board(const struct hlas_brush *brush);

#endif
