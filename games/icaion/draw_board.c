/* The event cards, the regions with all that lies in them, and the stacks of apparatus. */
#include "games/icaion/draw.h"

enum { CELL_COLUMNS = 26, CELLS_IN_ROW = 3, TRACK_INDENT = 2 };

/* The event track. */

/* A field: what lies on it, or what it will bring. */
static void draw_field(const struct icaion_sheet *sheet, uint32_t field)
{
    const struct icaion_public *pub = &sheet->s->public;
    const struct icaion_field_info *info = &icaion_track(sheet->s->head.seats)[field];
    bool is_now = field + 1 == pub->round;
    struct pl_item item;

    icaion_item_pen(sheet, &item);
    pl_text_add(&item.text, is_now ? PL_STYLE_REVERSE "[" : field < pub->round ? "" : PL_STYLE_DIM);
    if (field < pub->round) {
        pl_text_add(&item.text,
                    icaion_name_of(sheet->pen.lang, ICAION_WORD_EVENT_CARD, pub->track[field]));
    } else {
        pl_text_number(&item.text, info->crystals);
        pl_text_add(&item.text, info->parasite ? "◆✱" : "◆");
        pl_text_number(&item.text, info->arrows);
        pl_text_add(&item.text, info->recharge ? "→↯" : "→");
    }
    pl_text_add(&item.text, is_now ? "]" PL_STYLE_END : field < pub->round ? "" : PL_STYLE_END);
    icaion_put(sheet, &item);
}

static void draw_track(const struct icaion_sheet *sheet)
{
    const struct icaion_public *pub = &sheet->s->public;
    struct icaion_sheet inner = *sheet;
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    inner.brush.indent = TRACK_INDENT;
    pl_text_add(sheet->pen.text, icaion_text_of(pen.lang, ICAION_TEXT_DRAW_TRACK));
    pl_text_char(sheet->pen.text, ':');
    for (uint32_t i = 0; i < ICAION_TRACK_FIELDS; i++) {
        draw_field(&inner, i);
    }
    icaion_put_number(&inner, ICAION_TEXT_DRAW_SATURATION,
                      icaion_by_seats(sheet->s->head.seats)->SATURATION);
    if (pub->next_event) {
        PL_SAY(&pen, ICAION_TEXT_DRAW_NEXT, PL_WORD(ICAION_WORD_EVENT_CARD, pub->next_event));
        icaion_put(&inner, &item);
    }
    pl_brush_put_line(&sheet->brush);
}

/* R-ICA-4.1: cards that are still to come. */
static void draw_deck(const struct icaion_sheet *sheet)
{
    uint32_t deck = icaion_event_deck(sheet->s);
    struct pl_listing list = { (uint32_t)__builtin_popcount(deck), 0 };

    if (deck > 0) {
        icaion_put_word(sheet, ICAION_TEXT_DRAW_DECK);
    }
    for (; deck; deck &= deck - 1) {
        struct pl_item item;
        icaion_item_pen(sheet, &item);
        pl_text_add(&item.text,
                    icaion_name_of(sheet->pen.lang, ICAION_WORD_EVENT_CARD, pl_lowest(deck)));
        pl_brush_put_one(&sheet->brush, &list, &item);
    }
}

/* R-ICA-3.5: the Colossus cards of the Years to come lie open. */
static void draw_next_cards(const struct icaion_sheet *sheet)
{
    const struct icaion_public *pub = &sheet->s->public;

    for (uint32_t year = pub->year + 1u; year <= ICAION_YEARS; year++) {
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        pl_text_add(&item.text, "· ");
        PL_SAY(&pen, ICAION_TEXT_DRAW_YEAR_CARD, PL_NUMBER(year),
               PL_WORD(ICAION_WORD_EVENT_CARD, pub->colossus_card[year - 1]));
        icaion_put(sheet, &item);
    }
}

static void draw_cards(const struct icaion_sheet *sheet)
{
    struct icaion_sheet inner = *sheet;

    if (icaion_event_deck(sheet->s) == 0 && sheet->s->public.year == ICAION_YEARS) {
        return;
    }
    inner.brush.indent = TRACK_INDENT;
    pl_text_add(sheet->pen.text, PL_STYLE_DIM);
    draw_deck(&inner);
    draw_next_cards(&inner);
    pl_text_add(sheet->pen.text, PL_STYLE_END);
    pl_brush_put_line(&sheet->brush);
}

void icaion_draw_events(const struct icaion_sheet *sheet)
{
    if (sheet->s->public.year > 0) {
        draw_track(sheet);
        if (sheet->detail < ICAION_DETAIL_SHORT) {
            draw_cards(sheet);
        }
    }
}

/* Regions. */

static void draw_times(struct pl_text *text, const char *sign, uint32_t count)
{
    for (; count > 0; count--) {
        pl_text_add(text, sign);
    }
}

void icaion_draw_machines(struct pl_text *text, const uint8_t machine[ICAION_TYPES])
{
    for (uint32_t type = 0; type < ICAION_TYPES; type++) {
        if (machine[type] == 0) {
            continue;
        }
        pl_text_add(text, icaion_type_sign(type));
        if (machine[type] >= ICAION_NEUTRAL_OWNER) {
            pl_text_char(text, (char)('a' + machine[type] - ICAION_NEUTRAL_OWNER));
        } else {
            pl_text_number(text, machine[type]);
        }
    }
}

/* Name, letter of the colour, crystals, parasites, machines. */
static void draw_region(const struct icaion_sheet *sheet, uint32_t region, uint32_t column)
{
    const struct icaion_public *pub = &sheet->s->public;
    uint32_t colour = icaion_regions[region].kind;
    struct pl_item item;
    struct pl_pen pen = icaion_item_pen(sheet, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    pl_text_add(&item.text, icaion_regions[region].name);
    pl_text_add(&item.text, PL_STYLE_END " ");
    pl_text_add(&item.text, icaion_colour_style(colour));
    pl_text_char(&item.text, icaion_text_of(pen.lang, ICAION_TEXT_LETTERS)[colour]);
    draw_times(&item.text, "◆", pub->crystals[region]);
    pl_text_add(&item.text, PL_STYLE_END);
    if (pub->parasites[region] > 0) {
        pl_text_add(&item.text, " " PL_STYLE_RED);
        draw_times(&item.text, "✱", pub->parasites[region]);
        pl_text_add(&item.text, PL_STYLE_END);
    }
    pl_text_char(&item.text, ' ');
    icaion_draw_machines(&item.text, pub->machine[region]);
    if (sheet->brush.columns >= CELLS_IN_ROW * CELL_COLUMNS) {
        pl_text_pad(sheet->pen.text, column);
        pl_text_add(sheet->pen.text, item.room);
    } else {
        icaion_put(sheet, &item);
    }
}

/* Five rows: an inner region, and the outer ones beside and behind it. */
void icaion_draw_regions(const struct icaion_sheet *sheet)
{
    for (uint32_t row = 0; row < ICAION_CRATERS; row++) {
        for (uint32_t i = 0; i < CELLS_IN_ROW; i++) {
            draw_region(sheet, row + i * ICAION_CRATERS, i * CELL_COLUMNS);
        }
        pl_brush_put_line(&sheet->brush);
    }
}

uint32_t icaion_tiles_now(const struct icaion *s)
{
    uint32_t tiles = 0;

    for (uint32_t colour = 0; colour < ICAION_COLOURS && s->public.year > 0; colour++) {
        tiles |= 1u << (colour * ICAION_YEARS + s->public.year - 1);
    }
    return tiles & s->public.tiles;
}

/* R-ICA-13.2: tiles of this Year that are still there, and what they count. */
void icaion_draw_stacks(const struct icaion_sheet *sheet)
{
    const struct icaion_public *pub = &sheet->s->public;
    struct icaion_sheet inner = *sheet;
    uint32_t left = icaion_tiles_now(sheet->s);

    if (sheet->detail >= ICAION_DETAIL_SHORT || pub->year == 0) {
        return;
    }
    inner.brush.indent = TRACK_INDENT;
    pl_text_add(sheet->pen.text, icaion_text_of(sheet->pen.lang, ICAION_TEXT_DRAW_STACKS));
    pl_text_char(sheet->pen.text, ':');
    for (; left; left &= left - 1) {
        uint32_t tile = pl_lowest(left);
        uint32_t colour = tile / ICAION_YEARS;
        struct pl_item item;
        struct pl_pen pen = icaion_item_pen(sheet, &item);
        pl_text_add(&item.text, icaion_colour_style(colour));
        pl_write(&pen, ICAION_WORD_TILE_SHORT, (int32_t)tile + 1);
        pl_text_add(&item.text, PL_STYLE_END " ");
        pl_write(&pen, ICAION_WORD_FACE_HINT, icaion_face(tile, pub->night >> colour & 1));
        pl_text_add(&item.text, left & (left - 1) ? ";" : "");
        icaion_put(&inner, &item);
    }
    pl_brush_put_line(&sheet->brush);
}
