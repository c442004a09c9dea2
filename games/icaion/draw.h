/* What the files that draw the table share: how much is shown where there are few rows, symbols of
 * crystals and machines. */
#ifndef GAMES_ICAION_DRAW_H
#define GAMES_ICAION_DRAW_H

#include "core/brush.h"
#include "games/icaion/score.h"
#include "games/icaion/view.h"

/* How much is shown: each step leaves something out, and takes fewer rows. */
enum icaion_detail {
    ICAION_DETAIL_LEGEND, /* everything, and what the symbols mean */
    ICAION_DETAIL_FULL,   /* hand cards with what they do */
    ICAION_DETAIL_FLOW,   /* the hand as names and costs, one after the other */
    ICAION_DETAIL_LEAST,  /* no event deck, no stacks, one line for the cards of a player */
    ICAION_DETAIL_COUNT
};

/* A pen with a width; numbers of choices are written where `legal` is there. */
struct icaion_sheet {
    struct pl_pen pen;
    const struct icaion *s;
    struct pl_brush brush;
    enum icaion_detail detail;
    const struct pl_legal *legal;
    bool *is_listed;
};

/* Begins a new item of the sheet's language and returns a pen that writes into it. */
struct pl_pen icaion_item_pen(const struct icaion_sheet *sheet, struct pl_item *item);
/* Writes an item and goes on in the same line, or in a new one. */
void icaion_put(const struct icaion_sheet *sheet, const struct pl_item *item);
/* A text of text.def with one number, as an item. */
void icaion_put_number(const struct icaion_sheet *sheet, enum icaion_text id, uint32_t number);
void icaion_put_word(const struct icaion_sheet *sheet, enum icaion_text id);
/* Crystals in letters and colours: "2B 1P". */
void icaion_draw_crystals(const struct pl_pen *pen, const uint8_t crystals[ICAION_COLOURS]);
const char *icaion_colour_style(uint32_t colour);
/* The sign of a machine type. */
const char *icaion_type_sign(uint32_t type);

/* draw_board.c: the event track, the regions, the stacks of apparatus. */
void icaion_draw_board(const struct icaion_sheet *sheet);
/* draw_players.c: what each player has; the hand of the viewer; the offer of the draft. */
void icaion_draw_players(const struct icaion_sheet *sheet);
void icaion_draw_own(const struct icaion_sheet *sheet);
/* draw_score.c: the final score by its parts. */
void icaion_draw_scores(const struct icaion_sheet *sheet);

#endif
