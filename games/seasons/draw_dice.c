/* The dice of the round: in boxes side by side, or in a line where rows are few. */
#include "games/seasons/draw.h"

#include "games/seasons/flow.h"

enum {
    DIE_COLUMNS = 16,
    DIE_COLUMNS_WIDE = 20,
    DIE_FRAME = 6,     /* of a box, around the number or the owner */
    OWNER_COLUMNS = 12 /* in a line */
};

/* A row of dice, drawn in three lines of boxes side by side. */
struct dice_row {
    uint32_t first;
    uint32_t count;
    uint32_t cell; /* columns of a box */
};

static void repeat(struct pl_text *text, const char *string, uint32_t count)
{
    for (; count > 0; count--) {
        pl_text_add(text, string);
    }
}

/* Dice that are taken are dim. */
static void die_style(const struct pl_pen *pen, uint32_t place)
{
    const struct seasons_public *pub = &seasons_seen(pen->obs)->public;

    pl_text_add(pen->text,
                pub->owner[place] ? PL_STYLE_DIM : seasons_season_style(pub->rolled_season));
}

static uint32_t die_number(const struct pl_pen *pen, uint32_t place)
{
    return seasons_seen(pen->obs)->public.dice[seasons_seen(pen->obs)->public.rolled_season][place];
}

static void draw_top(const struct pl_pen *pen, uint32_t place, uint32_t cell)
{
    die_style(pen, place);
    pl_text_add(pen->text, "╭─ ");
    pl_text_number(pen->text, die_number(pen, place));
    pl_text_char(pen->text, ' ');
    repeat(pen->text, "─", cell - DIE_FRAME);
    pl_text_add(pen->text, "╮" PL_STYLE_END);
}

static void draw_symbols(const struct pl_pen *pen, const struct seasons_face *face)
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        for (uint32_t i = 0; i < face->energy[e]; i++) {
            seasons_draw_letter(pen, e);
        }
    }
    pl_text_add(pen->text, seasons_sum(face->energy) > 0 ? " " : "");
    if (face->crystals > 0) {
        pl_text_number(pen->text, face->crystals);
        pl_text_add(pen->text, PL_STYLE_CYAN "◆ " PL_STYLE_END);
    }
    repeat(pen->text, PL_STYLE_YELLOW "★ " PL_STYLE_END, face->stars);
    pl_text_add(pen->text, face->draw ? "▯ " : "");
    pl_text_add(pen->text, face->transmute ? "↻ " : "");
}

/* The face; `right` is the column behind the box. */
static void draw_face(const struct pl_pen *pen, uint32_t place, uint32_t right)
{
    const struct seasons_face *face = seasons_face_at(seasons_seen(pen->obs), place);

    die_style(pen, place);
    pl_text_add(pen->text, "│ " PL_STYLE_END);
    draw_symbols(pen, face);
    pl_text_pad(pen->text, right - 2 - face->pips);
    repeat(pen->text, "•", face->pips);
    pl_text_char(pen->text, ' ');
    die_style(pen, place);
    pl_text_add(pen->text, "│" PL_STYLE_END);
}

/* The owner's name is part of the lower edge. */
static void draw_owner(const struct pl_pen *pen, uint32_t place, uint32_t cell)
{
    uint8_t owner = seasons_seen(pen->obs)->public.owner[place];
    uint32_t room = cell - DIE_FRAME;
    uint32_t width = 0;

    die_style(pen, place);
    pl_text_add(pen->text, "╰─");
    if (owner > 0) {
        const char *name = pl_seat_name(pen->text, pen->lang, (pl_seat)(owner - 1));
        width = pl_width(name) < room ? pl_width(name) : room;
        pl_text_add(pen->text, PL_STYLE_END PL_STYLE_BOLD " ");
        pl_text_clipped(pen->text, name, width);
        pl_text_add(pen->text, PL_STYLE_END " ");
        die_style(pen, place);
        width += 2;
    }
    repeat(pen->text, "─", cell - 3 - width);
    pl_text_add(pen->text, "╯" PL_STYLE_END);
}

static void draw_row(const struct seasons_brush *brush, const struct dice_row *row)
{
    const struct pl_pen *pen = &brush->pen;

    for (uint32_t i = 0; i < row->count; i++) {
        draw_top(pen, row->first + i, row->cell);
    }
    seasons_put_line(brush);
    for (uint32_t i = 0; i < row->count; i++) {
        draw_face(pen, row->first + i, (i + 1) * row->cell);
    }
    seasons_put_line(brush);
    for (uint32_t i = 0; i < row->count; i++) {
        draw_owner(pen, row->first + i, row->cell);
    }
    seasons_put_line(brush);
}

/* R-SEA-13.6: dice of another season than the one in which the marker now stands. */
static bool is_old(const struct seasons *s)
{
    return (uint32_t)seasons_season_at(s->public.space) != s->public.rolled_season;
}

static void draw_boxes(const struct seasons_brush *brush)
{
    uint32_t dice = brush->s->head.seats + 1u;
    uint32_t wide = brush->columns / dice;
    uint32_t cell = wide >= DIE_COLUMNS_WIDE ? DIE_COLUMNS_WIDE : DIE_COLUMNS;
    uint32_t in_row = brush->columns / cell > 0 ? brush->columns / cell : 1;

    if (is_old(brush->s)) {
        PL_SAY(&brush->pen, SEASONS_TEXT_DRAW_DICE_OLD,
               PL_WORD(SEASONS_WORD_SEASON, brush->s->public.rolled_season));
        seasons_put_line(brush);
    }
    for (uint32_t i = 0; i < dice; i += in_row) {
        uint32_t left = dice - i;
        draw_row(brush, &(struct dice_row){ i, left < in_row ? left : in_row, cell });
    }
}

/* "│ 3: WW ★ •• Bot 2" */
static void draw_flat_die(const struct seasons_brush *brush, uint32_t place)
{
    const struct seasons_face *face = seasons_face_at(brush->s, place);
    uint8_t owner = brush->s->public.owner[place];
    struct pl_item item;
    struct pl_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(pen.text, PL_STYLE_DIM "│ " PL_STYLE_END);
    die_style(&pen, place);
    pl_text_number(pen.text, die_number(&pen, place));
    pl_text_add(pen.text, ":" PL_STYLE_END " ");
    draw_symbols(&pen, face);
    repeat(pen.text, "•", face->pips);
    if (owner > 0) {
        pl_text_add(pen.text, PL_STYLE_BOLD " ");
        pl_text_clipped(pen.text, pl_seat_name(pen.text, pen.lang, (pl_seat)(owner - 1)),
                        OWNER_COLUMNS);
        pl_text_add(pen.text, PL_STYLE_END);
    }
    seasons_put(brush, item.room);
}

static void draw_flat(const struct seasons_brush *brush)
{
    const struct seasons *s = brush->s;
    struct seasons_brush inner = *brush;

    inner.indent = pl_width(seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_DICE)) + 1;
    if (is_old(s)) {
        PL_SAY(&brush->pen, SEASONS_TEXT_DRAW_DICE_OLD,
               PL_WORD(SEASONS_WORD_SEASON, s->public.rolled_season));
    } else {
        pl_text_add(brush->pen.text, seasons_text_of(brush->pen.lang, SEASONS_TEXT_DRAW_DICE));
    }
    for (uint32_t i = 0; i <= s->head.seats; i++) {
        draw_flat_die(&inner, i);
    }
    seasons_put_line(brush);
}

void seasons_draw_dice(const struct seasons_brush *brush)
{
    if (brush->detail >= SEASONS_DETAIL_FLAT) {
        draw_flat(brush);
    } else {
        draw_boxes(brush);
    }
}
