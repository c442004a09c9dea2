/* What the files that draw the table share: a brush that knows its width and wraps. */
#ifndef GAMES_SEASONS_DRAW_H
#define GAMES_SEASONS_DRAW_H

#include "games/seasons/view.h"

enum { SEASONS_BRUSH_WIDE = 110, SEASONS_BRUSH_NORMAL = 80, SEASONS_ITEM_MAX = 320 };

/* A pen with a width. Wrapped lines begin with `indent` spaces. */
struct seasons_brush {
    struct seasons_pen pen;
    uint32_t columns;
    uint32_t indent;
};

/* A piece of a line that is kept together where it can be. */
struct seasons_item {
    char room[SEASONS_ITEM_MAX];
    struct pl_text text;
};

/* Columns that a string takes; style marks take none. */
uint32_t seasons_width(const char *string);
/* Begins a new item of the brush's language and returns a pen that writes into it. */
struct seasons_pen seasons_item_pen(const struct seasons_brush *brush, struct seasons_item *item);
/* Writes an item, on a new line where it does not fit any more; too long ones by words. */
void seasons_put(const struct seasons_brush *brush, const char *item);
/* The same at a column, where the table has the room for fixed columns. */
void seasons_put_at(const struct seasons_brush *brush, uint32_t column, const char *item);
/* At most so many columns of a string of any origin: cut with an ellipsis, no control marks. */
void seasons_put_clipped(struct pl_text *text, const char *string, uint32_t columns);
/* Words of a longer text, wrapped. */
void seasons_put_words(const struct seasons_brush *brush, const char *string);
void seasons_put_line(const struct seasons_brush *brush);
/* A list of card names after a heading, wrapped. */
void seasons_put_names(const struct seasons_brush *brush, const struct pl_bag *bag);

/* Energies and costs in symbols: "2W 1F 3◆". */
void seasons_draw_letter(const struct seasons_pen *pen, uint32_t energy);
void seasons_draw_tokens(const struct seasons_pen *pen, const uint8_t tokens[SEASONS_ENERGIES],
                         const char *between);
const char *seasons_season_style(uint32_t season);

/* draw_cards.c: the cards that only the viewer knows, with costs and effects. */
void seasons_draw_own(const struct seasons_brush *brush);
/* draw_players.c: what lies before each player. */
void seasons_draw_players(const struct seasons_brush *brush);
/* draw_score.c: the final score by its parts. */
void seasons_draw_scores(const struct seasons_brush *brush);

#endif
