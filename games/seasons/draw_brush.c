/* The brush of the table, and the symbols of energies. */
#include "games/seasons/draw.h"

static struct pl_brush plain(const struct seasons_brush *brush)
{
    return (struct pl_brush){ brush->pen.text, brush->columns, brush->indent };
}

struct pl_pen seasons_item_pen(const struct seasons_brush *brush, struct pl_item *item)
{
    struct pl_pen pen = brush->pen;

    pl_item_start(item, brush->pen.text);
    pen.text = &item->text;
    return pen;
}

void seasons_put_line(const struct seasons_brush *brush)
{
    pl_text_char(brush->pen.text, '\n');
}

bool seasons_fits(const struct seasons_brush *brush, uint32_t width)
{
    const struct pl_brush inner = plain(brush);

    return pl_brush_fits(&inner, width);
}

void seasons_put_words(const struct seasons_brush *brush, const char *string)
{
    const struct pl_brush inner = plain(brush);

    pl_brush_put_words(&inner, string);
}

void seasons_put(const struct seasons_brush *brush, const char *item)
{
    const struct pl_brush inner = plain(brush);

    pl_brush_put(&inner, item);
}

void seasons_put_at(const struct seasons_brush *brush, uint32_t column, const char *item)
{
    const struct pl_brush inner = plain(brush);

    if (brush->columns >= SEASONS_BRUSH_NORMAL) {
        pl_brush_put_at(&inner, column, item);
    } else {
        pl_brush_put(&inner, item);
    }
}

bool seasons_put_one(const struct seasons_brush *brush, struct pl_listing *list,
                     struct pl_item *item)
{
    const struct pl_brush inner = plain(brush);

    return pl_brush_put_one(&inner, list, item);
}

/* No information by the style alone: a familiar also has its mark. */
void seasons_draw_name(const struct pl_pen *pen, uint32_t card)
{
    pl_text_add(pen->text, seasons_name_of(pen->lang, SEASONS_WORD_CARD, card));
    pl_text_add(pen->text, seasons_cards[card].is_familiar ? " ♙" : "");
}

uint32_t seasons_name_width(enum pl_lang lang, uint32_t card)
{
    return pl_width(seasons_name_of(lang, SEASONS_WORD_CARD, card)) +
           (seasons_cards[card].is_familiar ? 2 : 0);
}

void seasons_put_names(const struct seasons_brush *brush, const struct pl_bag *bag,
                       uint32_t lines_max)
{
    struct pl_listing list = { pl_bag_total(bag), lines_max };

    for (uint64_t set = bag->one; set; set &= set - 1) {
        for (uint32_t i = pl_bag_count(bag, pl_lowest(set)); i > 0; i--) {
            struct pl_item item;
            struct pl_pen pen = seasons_item_pen(brush, &item);
            seasons_draw_name(&pen, pl_lowest(set));
            if (!seasons_put_one(brush, &list, &item)) {
                return;
            }
        }
    }
}

void seasons_draw_letter(const struct pl_pen *pen, uint32_t energy)
{
    static const char *const styles[SEASONS_ENERGIES] = {
        [SEASONS_AIR] = PL_STYLE_MAGENTA,
        [SEASONS_WATER] = PL_STYLE_BLUE,
        [SEASONS_FIRE] = PL_STYLE_RED,
        [SEASONS_EARTH] = PL_STYLE_GREEN,
    };
    const char *letters = seasons_text_of(pen->lang, SEASONS_TEXT_LETTERS);

    PL_ASSERT(energy < SEASONS_ENERGIES);
    pl_text_add(pen->text, styles[energy]);
    pl_text_char(pen->text, letters[energy]);
    pl_text_add(pen->text, PL_STYLE_END);
}

void seasons_draw_tokens(const struct pl_pen *pen, const uint8_t tokens[SEASONS_ENERGIES],
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
