/* What the files that draw the table share: how much is shown where there are few rows, symbols of
 * crystals, kinds of region and machines. */
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
    ICAION_DETAIL_SHORT,  /* no event deck, no stacks, no numbers that follow from cards */
    ICAION_DETAIL_LEAST,  /* one line for the cards of a player */
    ICAION_DETAIL_COUNT
};

/* A pen with a width; numbers of choices are written where `legal` is there. */
struct icaion_sheet {
    struct pl_pen pen;
    const struct icaion *s;
    struct pl_brush brush;
    enum icaion_detail detail;
    enum pl_chart_place map; /* where it stands in the table */
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
/* What fills a kind of region on the map. */
const char *icaion_kind_sign(uint32_t kind);
/* The sign of a machine type. */
const char *icaion_type_sign(uint32_t type);
/* Machines by sign and owner: the number of the seat, a and b for neutral ones. */
void icaion_draw_machines(struct pl_text *text, const uint8_t machine[ICAION_TYPES]);

/* draw_board.c: the Colossus and the events; the regions, cell by cell; the stacks of apparatus. */
void icaion_draw_events(const struct icaion_sheet *sheet);
void icaion_draw_regions(const struct icaion_sheet *sheet);
/* Tiles of this Year that are still on their stacks, as bits; none in set-up. */
uint32_t icaion_tiles_now(const struct icaion *s);
void icaion_draw_stacks(const struct icaion_sheet *sheet);
/* draw_map.c: the land as a picture; in words, a line for each node, region and crater. */
void icaion_draw_land(const struct icaion_sheet *sheet, struct pl_chart *chart);
/* The name of a place of the land and what there is to say of it; false past the last one. */
bool icaion_tell_place(const struct icaion_sheet *sheet, uint32_t index, struct pl_text *name,
                       struct pl_text *text);
/* draw_players.c: what each player has; the hand of the viewer; the offer of the draft. */
void icaion_draw_players(const struct icaion_sheet *sheet);
void icaion_draw_own(const struct icaion_sheet *sheet);
/* draw_score.c: the final score by its parts. */
void icaion_draw_scores(const struct icaion_sheet *sheet);

#endif
