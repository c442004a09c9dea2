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
    FALL_DETAIL_FLOW,   /* islands one after the other, no forecast, no texts of abilities */
    FALL_DETAIL_LEAST,  /* one row for each hero */
    FALL_DETAIL_COUNT
};

/* A pen with a width. */
struct fall_sheet {
    struct pl_pen pen;
    const struct fall *s;
    struct pl_brush brush;
    enum fall_detail detail;
    enum pl_chart_place map; /* where it stands in the table */
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
/* What fills a kind of region on the map. */
const char *fall_kind_sign(uint32_t kind);
/* A count with the letter of the unit: "2g". */
void fall_draw_units(const struct pl_pen *pen, uint32_t count, enum fall_unit unit);
/* The enemies of a region; its machines by sign and colour, and a wonder. */
void fall_draw_enemies(const struct pl_pen *pen, uint32_t region);
void fall_draw_machines(const struct pl_pen *pen, uint32_t region);
/* The enemies on an island by its regions; the monsters there. */
void fall_draw_isles(const struct pl_pen *pen, uint32_t island);
void fall_draw_monsters(const struct pl_pen *pen, uint32_t island);

/* draw_board.c: City, Colossus, event cards; what they would do; islands and regions in lines. */
void fall_draw_state(const struct fall_sheet *sheet);
void fall_draw_threats(const struct fall_sheet *sheet);
void fall_draw_lands(const struct fall_sheet *sheet);
/* draw_map.c: the land and the islands as a picture; in words, a line for each node, region and
 * crater. */
void fall_draw_land(const struct fall_sheet *sheet, struct pl_chart *chart);
/* The name of a place of the land and what there is to say of it; false past the last one. */
bool fall_tell_place(const struct fall_sheet *sheet, uint32_t index, struct pl_text *name,
                     struct pl_text *text);
/* draw_heroes.c: what each hero has; the end. */
void fall_draw_heroes(const struct fall_sheet *sheet);
/* In the set-up some heroes have no node yet. */
bool fall_is_placed(const struct fall *s, uint32_t hero);
void fall_draw_end(const struct fall_sheet *sheet);

#endif
