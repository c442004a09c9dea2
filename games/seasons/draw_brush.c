/* Writing within a width: wrapping, clipping, and the symbols of energies. */
#include "games/seasons/draw.h"

/* Control marks and the continuation bytes of UTF-8 take no column. */
static bool takes_column(char c)
{
    unsigned char byte = (unsigned char)c;

    return byte >= 0x20 && (byte & 0xc0) != 0x80;
}

uint32_t seasons_width(const char *string)
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
    return seasons_width(text->at + at);
}

struct seasons_pen seasons_item_pen(const struct seasons_brush *brush, struct seasons_item *item)
{
    struct seasons_pen pen = brush->pen;

    item->text = pl_text_in(item->room, sizeof item->room);
    item->text.seat_names = brush->pen.text->seat_names;
    pen.text = &item->text;
    return pen;
}

void seasons_put_line(const struct seasons_brush *brush)
{
    pl_text_char(brush->pen.text, '\n');
}

bool seasons_fits(const struct seasons_brush *brush, uint32_t width)
{
    return used(brush->pen.text) + 1 + width <= brush->columns;
}

/* A blank before a piece of this width, or a new line where it would not fit behind one. */
static void make_room(const struct seasons_brush *brush, uint32_t width)
{
    struct pl_text *text = brush->pen.text;
    uint32_t at = used(text);

    if (at <= brush->indent) {
        pl_text_pad(text, brush->indent);
    } else if (seasons_fits(brush, width)) {
        pl_text_char(text, ' ');
    } else {
        pl_text_char(text, '\n');
        pl_text_pad(text, brush->indent);
    }
}

static uint32_t word_size(const char *string)
{
    uint32_t size = 0;

    while (string[size] && string[size] != ' ') {
        size++;
    }
    return size;
}

void seasons_put_words(const struct seasons_brush *brush, const char *string)
{
    while (*string) {
        uint32_t size = word_size(string);
        uint32_t width = 0;
        for (uint32_t i = 0; i < size; i++) {
            width += takes_column(string[i]);
        }
        make_room(brush, width);
        for (uint32_t i = 0; i < size; i++) {
            pl_text_char(brush->pen.text, string[i]);
        }
        string += size;
        string += *string == ' ';
    }
}

void seasons_put(const struct seasons_brush *brush, const char *item)
{
    uint32_t width = seasons_width(item);

    if (brush->indent + width > brush->columns) {
        seasons_put_words(brush, item);
        return;
    }
    make_room(brush, width);
    pl_text_add(brush->pen.text, item);
}

void seasons_put_at(const struct seasons_brush *brush, uint32_t column, const char *item)
{
    bool has_columns =
        brush->columns >= SEASONS_BRUSH_NORMAL && column + seasons_width(item) <= brush->columns;

    if (!has_columns || used(brush->pen.text) > column) {
        seasons_put(brush, item);
        return;
    }
    pl_text_pad(brush->pen.text, column);
    pl_text_add(brush->pen.text, item);
}

void seasons_put_clipped(struct pl_text *text, const char *string, uint32_t columns)
{
    bool is_cut = seasons_width(string) > columns;
    uint32_t room = is_cut && columns > 0 ? columns - 1 : columns;

    for (; *string; string++) {
        unsigned char byte = (unsigned char)*string;
        if (byte < 0x20) {
            continue;
        }
        if (takes_column(*string) && room-- == 0) {
            break;
        }
        pl_text_char(text, *string);
    }
    pl_text_add(text, is_cut && columns > 0 ? "…" : "");
}

/* "+3" behind the last item; the room for it was kept free. */
static void put_rest(const struct seasons_brush *brush, uint32_t count)
{
    struct seasons_item item;

    seasons_item_pen(brush, &item);
    pl_text_char(&item.text, '+');
    pl_text_number(&item.text, count);
    seasons_put(brush, item.room);
}

bool seasons_put_one(const struct seasons_brush *brush, struct seasons_list *list,
                     struct seasons_item *item)
{
    uint32_t rest_width = list->left > 1 ? 4 : 0;

    PL_ASSERT(list->left > 0);
    pl_text_add(&item->text, list->left > 1 ? "," : "");
    if (!seasons_fits(brush, seasons_width(item->room)) && list->lines_max > 1) {
        list->lines_max--;
    } else if (!seasons_fits(brush, seasons_width(item->room) + rest_width) &&
               list->lines_max == 1) {
        put_rest(brush, list->left);
        return false;
    }
    seasons_put(brush, item->room);
    list->left--;
    return true;
}

/* No information by the style alone: a familiar also has its mark. */
void seasons_draw_name(const struct seasons_pen *pen, uint32_t card)
{
    pl_text_add(pen->text, seasons_title(pen->lang, card));
    pl_text_add(pen->text, seasons_cards[card].is_familiar ? " ♙" : "");
}

uint32_t seasons_name_width(enum pl_lang lang, uint32_t card)
{
    return seasons_width(seasons_title(lang, card)) + (seasons_cards[card].is_familiar ? 2 : 0);
}

void seasons_put_names(const struct seasons_brush *brush, const struct pl_bag *bag,
                       uint32_t lines_max)
{
    struct seasons_list list = { pl_bag_total(bag), lines_max };

    for (uint64_t set = bag->one; set; set &= set - 1) {
        for (uint32_t i = pl_bag_count(bag, pl_lowest(set)); i > 0; i--) {
            struct seasons_item item;
            struct seasons_pen pen = seasons_item_pen(brush, &item);
            seasons_draw_name(&pen, pl_lowest(set));
            if (!seasons_put_one(brush, &list, &item)) {
                return;
            }
        }
    }
}

void seasons_draw_letter(const struct seasons_pen *pen, uint32_t energy)
{
    static const char *const styles[SEASONS_ENERGIES] = {
        [SEASONS_AIR] = PL_STYLE_MAGENTA,
        [SEASONS_WATER] = PL_STYLE_BLUE,
        [SEASONS_FIRE] = PL_STYLE_RED,
        [SEASONS_EARTH] = PL_STYLE_GREEN,
    };
    const char *letters = seasons_word(pen->lang, SEASONS_TEXT_LETTERS);

    PL_ASSERT(energy < SEASONS_ENERGIES);
    pl_text_add(pen->text, styles[energy]);
    pl_text_char(pen->text, letters[energy]);
    pl_text_add(pen->text, PL_STYLE_END);
}

void seasons_draw_tokens(const struct seasons_pen *pen, const uint8_t tokens[SEASONS_ENERGIES],
                         const char *between)
{
    bool is_first = true;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (tokens[e] == 0) {
            continue;
        }
        pl_text_add(pen->text, is_first ? "" : between);
        pl_text_number(pen->text, tokens[e]);
        seasons_draw_letter(pen, e);
        is_first = false;
    }
}

const char *seasons_season_style(uint32_t season)
{
    static const char *const styles[SEASONS_SEASON_COUNT] = {
        [SEASONS_WINTER] = PL_STYLE_BLUE,
        [SEASONS_SPRING] = PL_STYLE_GREEN,
        [SEASONS_SUMMER] = PL_STYLE_YELLOW,
        [SEASONS_AUTUMN] = PL_STYLE_RED,
    };

    PL_ASSERT(season < SEASONS_SEASON_COUNT);
    return styles[season];
}
