/* Writing a table within a width: wrapping, columns, clipping, lists that may have to end early.
 * For the drawings of all games; style marks take no column. */
#ifndef PL_CORE_BRUSH_H
#define PL_CORE_BRUSH_H

#include "core/text.h"

enum { PL_ITEM_MAX = 512 };

/* A text with a width. Wrapped lines begin with `indent` spaces. */
struct pl_brush {
    struct pl_text *text;
    uint32_t columns;
    uint32_t indent;
};

/* A piece of a line that is kept together where it can be. */
struct pl_item {
    char room[PL_ITEM_MAX];
    struct pl_text text;
};

/* One of a list, which may have to end early: "+3" in the place of the last ones. */
struct pl_listing {
    uint32_t left;      /* items still to come, this one among them */
    uint32_t lines_max; /* 0: as many as it takes */
};

/* Columns that a string takes. */
uint32_t pl_width(const char *string);
/* Begins a new item in the text that it is for. */
void pl_item_start(struct pl_item *item, const struct pl_text *text);
/* Whether a blank and `width` columns fit into the rest of the line. */
bool pl_brush_fits(const struct pl_brush *brush, uint32_t width);
/* Writes an item, on a new line where it does not fit any more; too long ones by words. */
void pl_brush_put(const struct pl_brush *brush, const char *item);
/* The same at a column, if the line has not gone beyond it and the item fits there. */
void pl_brush_put_at(const struct pl_brush *brush, uint32_t column, const char *item);
/* Words of a longer text, wrapped. */
void pl_brush_put_words(const struct pl_brush *brush, const char *string);
void pl_brush_put_line(const struct pl_brush *brush);
/* A line that begins in the first column: broken at blanks, only what follows is indented. */
void pl_brush_put_row(const struct pl_brush *brush, const char *string);
/* As much of a string as the brush has columns, its marks too, with an ellipsis for the rest. */
void pl_brush_put_clipped(const struct pl_brush *brush, const char *string);
/* The same as a line of its own. */
void pl_brush_put_clipped_row(const struct pl_brush *brush, const char *string);
/* Writes the item, with a comma unless it is the last; false when the list has ended. */
bool pl_brush_put_one(const struct pl_brush *brush, struct pl_listing *list, struct pl_item *item);
/* At most `columns` columns of an arbitrary string: cut with an ellipsis, no control marks. */
void pl_text_clipped(struct pl_text *text, const char *string, uint32_t columns);
/* Writes two texts of several lines side by side, the right one from a column on that no line of
 * the left one reaches. */
void pl_text_beside(struct pl_text *text, const char *left, uint32_t column, const char *right);
/* Lines of the text from this place on. */
uint32_t pl_text_lines(const struct pl_text *text, uint32_t start);

/* How far a text had come, to write what follows once more and shorter. */
struct pl_text_mark {
    uint32_t length;
    bool is_cut;
};

struct pl_text_mark pl_text_mark(const struct pl_text *text);
void pl_text_take_back(struct pl_text *text, struct pl_text_mark mark);

#endif
