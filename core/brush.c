/* Writing a table within a width. */
#include "core/brush.h"

/* Control marks and the continuation bytes of UTF-8 take no column. */
static bool takes_column(char c)
{
    unsigned char byte = (unsigned char)c;

    return byte >= 0x20 && (byte & 0xc0) != 0x80;
}

uint32_t pl_width(const char *string)
{
    uint32_t width = 0;

    for (; *string; string++) {
        width += takes_column(*string);
    }
    return width;
}

/* Columns used since the last line break. */
static uint32_t used(const struct pl_text *text)
{
    uint32_t at = text->length;

    while (at > 0 && text->at[at - 1] != '\n') {
        at--;
    }
    return pl_width(text->at + at);
}

void pl_item_start(struct pl_item *item, const struct pl_text *text)
{
    item->text = pl_text_in(item->room, sizeof item->room);
    item->text.seat_names = text->seat_names;
}

void pl_brush_put_line(const struct pl_brush *brush)
{
    pl_text_char(brush->text, '\n');
}

bool pl_brush_fits(const struct pl_brush *brush, uint32_t width)
{
    return used(brush->text) + 1 + width <= brush->columns;
}

/* A blank before a piece of this width, or a new line where it would not fit behind one. */
static void go_on(const struct pl_brush *brush, uint32_t width)
{
    if (pl_brush_fits(brush, width)) {
        pl_text_char(brush->text, ' ');
    } else {
        pl_text_char(brush->text, '\n');
        pl_text_pad(brush->text, brush->indent);
    }
}

/* The same, at the earliest behind the indent. */
static void make_room(const struct pl_brush *brush, uint32_t width)
{
    if (used(brush->text) <= brush->indent) {
        pl_text_pad(brush->text, brush->indent);
    } else {
        go_on(brush, width);
    }
}

/* Columns of the first word. */
static uint32_t word_width(const char *string)
{
    uint32_t width = 0;

    for (; *string && *string != ' '; string++) {
        width += takes_column(*string);
    }
    return width;
}

/* Writes the first word and returns what comes after it and a blank. */
static const char *put_word(const struct pl_brush *brush, const char *string)
{
    for (; *string && *string != ' '; string++) {
        pl_text_char(brush->text, *string);
    }
    return string + (*string == ' ');
}

void pl_brush_put_words(const struct pl_brush *brush, const char *string)
{
    while (*string) {
        make_room(brush, word_width(string));
        string = put_word(brush, string);
    }
}

void pl_brush_put_row(const struct pl_brush *brush, const char *string)
{
    string = put_word(brush, string);
    while (*string) {
        go_on(brush, word_width(string));
        string = put_word(brush, string);
    }
    pl_brush_put_line(brush);
}

void pl_brush_put(const struct pl_brush *brush, const char *item)
{
    uint32_t width = pl_width(item);

    if (brush->indent + width > brush->columns) {
        pl_brush_put_words(brush, item);
        return;
    }
    make_room(brush, width);
    pl_text_add(brush->text, item);
}

void pl_brush_put_at(const struct pl_brush *brush, uint32_t column, const char *item)
{
    if (column + pl_width(item) > brush->columns || used(brush->text) > column) {
        pl_brush_put(brush, item);
        return;
    }
    pl_text_pad(brush->text, column);
    pl_text_add(brush->text, item);
}

/* "+3" behind the last item; the room for it was kept free. */
static void put_rest(const struct pl_brush *brush, uint32_t count)
{
    struct pl_item item;

    pl_item_start(&item, brush->text);
    pl_text_char(&item.text, '+');
    pl_text_number(&item.text, count);
    pl_brush_put(brush, item.room);
}

bool pl_brush_put_one(const struct pl_brush *brush, struct pl_listing *list, struct pl_item *item)
{
    uint32_t rest_width = list->left > 1 ? 4 : 0;

    PL_ASSERT(list->left > 0);
    pl_text_add(&item->text, list->left > 1 ? "," : "");
    if (!pl_brush_fits(brush, pl_width(item->room)) && list->lines_max > 1) {
        list->lines_max--;
    } else if (!pl_brush_fits(brush, pl_width(item->room) + rest_width) && list->lines_max == 1) {
        put_rest(brush, list->left);
        return false;
    }
    pl_brush_put(brush, item->room);
    list->left--;
    return true;
}

/* Style marks stay where the string is our own; those of any origin could do harm. */
static void clip(struct pl_text *text, const char *string, uint32_t columns, bool has_marks)
{
    bool is_cut = pl_width(string) > columns;
    uint32_t room = is_cut && columns > 0 ? columns - 1 : columns;

    for (; *string; string++) {
        if ((unsigned char)*string < 0x20 && !has_marks) {
            continue;
        }
        if (takes_column(*string) && room-- == 0) {
            break;
        }
        pl_text_char(text, *string);
    }
    pl_text_add(text, is_cut && columns > 0 ? "…" : "");
}

void pl_text_clipped(struct pl_text *text, const char *string, uint32_t columns)
{
    clip(text, string, columns, false);
}

void pl_brush_put_clipped(const struct pl_brush *brush, const char *string)
{
    clip(brush->text, string, brush->columns, true);
    pl_text_add(brush->text, PL_STYLE_END);
}

void pl_brush_put_clipped_row(const struct pl_brush *brush, const char *string)
{
    pl_brush_put_clipped(brush, string);
    pl_brush_put_line(brush);
}

/* A text that is copied line by line, and the style that its lines so far have left open. */
struct column {
    const char *rest;
    char open[8];
    uint32_t open_count;
};

static void note_mark(struct column *column, char mark)
{
    if (mark == PL_STYLE_END[0]) {
        column->open_count = 0;
    } else if (column->open_count < sizeof column->open) {
        column->open[column->open_count++] = mark;
    }
}

/* Copies the next line, if there is one, in the style in which the last one ended. */
static void put_column(struct pl_text *text, struct column *column)
{
    pl_text_bytes(text, column->open, column->open_count);
    for (; *column->rest && *column->rest != '\n'; column->rest++) {
        if ((unsigned char)*column->rest < 0x20) {
            note_mark(column, *column->rest);
        }
        pl_text_char(text, *column->rest);
    }
    pl_text_add(text, column->open_count > 0 ? PL_STYLE_END : "");
    column->rest += *column->rest == '\n';
}

void pl_text_beside(struct pl_text *text, const char *left, uint32_t column, const char *right)
{
    struct column columns[2] = { { .rest = left }, { .rest = right } };

    while (*columns[0].rest || *columns[1].rest) {
        put_column(text, &columns[0]);
        if (*columns[1].rest) {
            pl_text_pad(text, column);
            put_column(text, &columns[1]);
        }
        pl_text_char(text, '\n');
    }
}

uint32_t pl_text_lines(const struct pl_text *text, uint32_t start)
{
    uint32_t lines = 0;

    for (uint32_t i = start; i < text->length; i++) {
        lines += text->at[i] == '\n';
    }
    return lines;
}

struct pl_text_mark pl_text_mark(const struct pl_text *text)
{
    return (struct pl_text_mark){ text->length, text->is_cut };
}

void pl_text_take_back(struct pl_text *text, struct pl_text_mark mark)
{
    PL_ASSERT(mark.length <= text->length);
    text->length = mark.length;
    text->at[mark.length] = '\0';
    text->is_cut = mark.is_cut;
}
