/* What the files that draw the table share: a brush that knows its width and wraps, and how much
 * is shown where there are few rows. */
#ifndef GAMES_SEASONS_DRAW_H
#define GAMES_SEASONS_DRAW_H

#include "core/brush.h"
#include "games/seasons/view.h"

enum { SEASONS_BRUSH_WIDE = 110, SEASONS_BRUSH_NORMAL = 80 };

/* How much is shown: each step leaves something out, and takes fewer rows. */
enum seasons_detail {
    SEASONS_DETAIL_LEGEND,  /* everything, and what the symbols mean */
    SEASONS_DETAIL_FULL,    /* what cards do, in full where it helps to choose */
    SEASONS_DETAIL_HINTS,   /* half a line for what a card does */
    SEASONS_DETAIL_FLAT,    /* the dice in a line, discarded cards only counted */
    SEASONS_DETAIL_FLOW,    /* the hand as names and costs, one after the other */
    SEASONS_DETAIL_CLIPPED, /* one line for the cards of a player, for the libraries */
    SEASONS_DETAIL_LEAST,   /* one line for the wheel, none for what is empty */
    SEASONS_DETAIL_COUNT
};

/* A pen with a width. Wrapped lines begin with `indent` spaces. */
struct seasons_brush {
    struct pl_pen pen;
    const struct seasons *s;
    uint32_t columns;
    uint32_t indent;
    enum seasons_detail detail;
    const struct pl_legal *legal; /* NULL: choices get no numbers */
    bool *is_listed;
};

/* Begins a new item of the brush's language and returns a pen that writes into it. */
struct pl_pen seasons_item_pen(const struct seasons_brush *brush, struct pl_item *item);
/* Writes an item, on a new line where it does not fit any more; too long ones by words. */
void seasons_put(const struct seasons_brush *brush, const char *item);
/* The same at a column, where the table has the room for fixed columns. */
void seasons_put_at(const struct seasons_brush *brush, uint32_t column, const char *item);
/* Whether a blank and `width` columns fit into the rest of the line. */
bool seasons_fits(const struct seasons_brush *brush, uint32_t width);
/* Words of a longer text, wrapped. */
void seasons_put_words(const struct seasons_brush *brush, const char *string);
void seasons_put_line(const struct seasons_brush *brush);

/* Writes the item, with a comma unless it is the last; false when the list has ended. */
bool seasons_put_one(const struct seasons_brush *brush, struct pl_listing *list,
                     struct pl_item *item);
/* A list of card names after a heading, wrapped; at most the given lines, 0 for any. */
void seasons_put_names(const struct seasons_brush *brush, const struct pl_bag *bag,
                       uint32_t lines_max);
/* A card's name, with the mark of a familiar; its width. */
void seasons_draw_name(const struct pl_pen *pen, uint32_t card);
uint32_t seasons_name_width(enum pl_lang lang, uint32_t card);

/* Energies and costs in symbols: "2W 1F 3◆". */
void seasons_draw_letter(const struct pl_pen *pen, uint32_t energy);
void seasons_draw_tokens(const struct pl_pen *pen, const uint8_t tokens[SEASONS_ENERGIES],
                         const char *between);
const char *seasons_season_style(uint32_t season);

/* draw_cards.c: the cards that only the viewer knows, with costs and effects. */
void seasons_draw_own(const struct seasons_brush *brush);
/* draw_dice.c: the dice of the round. */
void seasons_draw_dice(const struct seasons_brush *brush);
/* draw_players.c: what lies before each player, and before the tournament who is waited for. */
void seasons_draw_players(const struct seasons_brush *brush);
/* Whether the line of a player has room for the places under the gauge. */
bool seasons_has_places(const struct seasons_brush *brush);
/* draw_score.c: the final score by its parts. */
void seasons_draw_scores(const struct seasons_brush *brush);

#endif
