/* What the files that draw the table share: how much is shown where there are few rows, symbols of
 * crystals, enemies and machines. */
#ifndef GAMES_FALL_DRAW_H
#define GAMES_FALL_DRAW_H

#include "core/brush.h"
#include "games/fall/view.h"
#include "games/fall/view_forecast.h"

/* How much is shown: each step leaves something out, and takes fewer rows. */
enum fall_detail {
    FALL_DETAIL_LEGEND, /* everything, what cards would do and what the symbols mean */
    FALL_DETAIL_FULL,   /* without the legend */
    FALL_DETAIL_FLOW,   /* islands one after the other, no forecast */
    FALL_DETAIL_LEAST,  /* one row for each hero */
    FALL_DETAIL_COUNT
};

/* A pen with a width. */
struct fall_sheet {
    struct pl_pen pen;
    const struct fall *s;
    struct pl_brush brush;
    enum fall_detail detail;
    pl_seat viewer;
};

/* Begins a new item of the sheet's language and returns a pen that writes into it. */
struct pl_pen fall_item_pen(const struct fall_sheet *sheet, struct pl_item *item);
void fall_put(const struct fall_sheet *sheet, const struct pl_item *item);
/* A text of text.def with a number, as an item. */
void fall_put_number(const struct fall_sheet *sheet, enum fall_text id, int32_t number);
void fall_put_word(const struct fall_sheet *sheet, enum fall_text id);
/* Crystals in letters and colours: "2B 1P", or "-". */
void fall_draw_crystals(const struct pl_pen *pen, const uint8_t crystals[FALL_COLOURS]);
const char *fall_colour_style(uint32_t colour);

/* draw_board.c: City, Colossus, events, islands, regions. */
void fall_draw_board(const struct fall_sheet *sheet);
/* draw_heroes.c: what each hero has; the end. */
void fall_draw_heroes(const struct fall_sheet *sheet);
void fall_draw_end(const struct fall_sheet *sheet);

#endif
