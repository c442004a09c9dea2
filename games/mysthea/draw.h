/* What the files of the terminal's table and map share: a brush, lines that are broken into rows,
 * and what stands in a region and lies at an island. */
#ifndef GAMES_MYSTHEA_DRAW_H
#define GAMES_MYSTHEA_DRAW_H

#include "core/brush.h"
#include "games/mysthea/view.h"

/* How much is shown: each step takes fewer rows. */
enum mysthea_detail {
    MYSTHEA_DETAIL_OPEN,    /* all that lies open, and what cards do; the map on wide terminals */
    MYSTHEA_DETAIL_MAP,     /* what the cards of the seat do; the map on wide terminals */
    MYSTHEA_DETAIL_FULL,    /* the same with the islands in lines */
    MYSTHEA_DETAIL_HAND,    /* short names of regions, one row for each player */
    MYSTHEA_DETAIL_NAMES,   /* the hand as names */
    MYSTHEA_DETAIL_CLIPPED, /* one row for each thing */
    MYSTHEA_DETAIL_COUNT
};

enum { MYSTHEA_COLUMNS_MIN = 40, MYSTHEA_INDENT = 4, MYSTHEA_LINE_MAX = 3072 };

struct mysthea_brush {
    struct pl_pen pen; /* its seat is the viewer */
    const struct mysthea *s;
    uint32_t columns;
    enum mysthea_detail detail;
    const struct pl_legal *legal; /* NULL: no numbers of choices beside things */
    bool *is_listed;              /* NULL: choices with numbers are listed elsewhere too */
};

/* One thing of the table, before it is broken into rows. */
struct mysthea_line {
    char room[MYSTHEA_LINE_MAX];
    struct pl_text text;
    struct pl_pen pen;
};

struct mysthea_brush mysthea_brush_of(const struct pl_obs *obs, enum pl_lang lang,
                                      const struct pl_canvas *canvas, struct pl_text *text);
/* Begins a line; the pen writes into it. */
const struct pl_pen *mysthea_begin(const struct mysthea_brush *brush, struct mysthea_line *line);
/* Writes a line in as many rows as it takes, or its beginning in a single one; the same for the
 * line of a player. */
void mysthea_put(const struct mysthea_brush *brush, const struct mysthea_line *line);
void mysthea_put_player(const struct mysthea_brush *brush, const struct mysthea_line *line);
/* Whether rows are few, so that things are called by short names. */
static inline bool mysthea_is_short(const struct mysthea_brush *brush)
{
    return brush->detail >= MYSTHEA_DETAIL_HAND;
}
/* What the symbols mean; with the map also how it is read. */
void mysthea_draw_legend(const struct mysthea_brush *brush, bool has_map);

/* draw_islands.c */
/* "1" in the colour of the seat, which the caller ends. */
void mysthea_add_seat(struct pl_text *text, pl_seat seat);
/* "2k" */
void mysthea_add_count(const struct pl_pen *pen, uint32_t count, enum mysthea_unit unit);
/* The armies of a region, each after a blank; a star before that of who controls it. */
void mysthea_add_armies(const struct pl_pen *pen, uint32_t region, bool has_strength);
/* "Utcoro 10" */
void mysthea_add_monster(const struct pl_pen *pen, uint32_t monster);
/* "day 3★/upgrade →2" */
void mysthea_add_attunement(const struct pl_pen *pen, uint32_t island);
/* "tokens 1 3", of those at an island; nothing without any. */
void mysthea_add_tokens(const struct pl_pen *pen, uint32_t island);
static inline bool mysthea_is_mirage(const struct mysthea *s, uint32_t region)
{
    return s->public.mirage[mysthea_island_of[region]] == region;
}
/* The islands of the ring, a line for each. */
void mysthea_draw_islands(const struct mysthea_brush *brush);

/* draw_map.c: islands as columns, without the legend. */
void mysthea_draw_board(const struct mysthea_brush *brush);

/* draw_players.c */
/* "Staff Map ▲2", or with its kind where there is room. */
void mysthea_name_card(const struct mysthea_brush *brush, const struct pl_pen *pen, uint32_t card);
void mysthea_name_cards(const struct mysthea_brush *brush, const struct pl_pen *pen,
                        struct pl_set cards);
/* Cards with what they do, a row for each, with the numbers of choices that take them. */
void mysthea_draw_cards(const struct mysthea_brush *brush, struct pl_set cards);
/* What such a number does; 0: there is none. */
uint32_t mysthea_choice_kind(const struct mysthea_brush *brush, struct pl_set cards);
void mysthea_draw_player(const struct mysthea_brush *brush, pl_seat seat);
/* Hand and, with all that lies open, board of the seat. */
void mysthea_draw_own(const struct mysthea_brush *brush);

#endif
