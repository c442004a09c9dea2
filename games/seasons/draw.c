/* The table for a terminal: year and wheel, rates, dice, then the parts of the other draw_*.c
 * files, piles and a legend. Symbols carry all information; colours only repeat it. */
#include "games/seasons/draw.h"

#include "games/seasons/flow.h"

enum { COLUMNS_MIN = 40, DIE_COLUMNS = 16, DIE_COLUMNS_WIDE = 20, DIE_FRAME = 6 };

static bool has_begun(const struct seasons *s)
{
    return s->public.space > 0;
}

/* Year, round. */
static void draw_when(const struct seasons_brush *brush)
{
    const struct seasons_public *pub = &brush->pen.s->public;
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(&item.text, PL_STYLE_BOLD);
    if (brush->pen.s->head.over) {
        pl_text_add(&item.text, seasons_word(pen.lang, SEASONS_TEXT_DRAW_OVER));
    } else if (!has_begun(brush->pen.s)) {
        pl_text_add(&item.text, seasons_word(pen.lang, SEASONS_TEXT_DRAW_PRELUDE));
    } else if (pub->year > SEASONS_YEARS) {
        pl_text_add(&item.text, seasons_word(pen.lang, SEASONS_TEXT_DRAW_LAST));
    } else {
        SEASONS_SAY(&pen, DRAW_YEAR, PL_ARG_NUMBER(pub->year), PL_ARG_NUMBER(SEASONS_YEARS));
    }
    if (pub->round > 0) {
        pl_text_add(&item.text, ", ");
        SEASONS_SAY(&pen, DRAW_ROUND, PL_ARG_NUMBER(pub->round));
    }
    pl_text_add(&item.text, PL_STYLE_END);
    seasons_put(brush, item.room);
}

/* One season of the wheel: its name and its three spaces, the marked one in brackets. */
static void draw_season(const struct seasons_brush *brush, uint32_t season)
{
    uint8_t marked = brush->pen.s->public.space;
    uint32_t first = season * SEASONS_SPACES_PER_SEASON + 1;
    bool is_now = marked > 0 && (uint32_t)seasons_season_at(marked) == season;
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(&item.text, seasons_season_style(season));
    pl_text_add(&item.text, is_now ? PL_STYLE_BOLD : "");
    pl_text_add(&item.text, seasons_season_word(pen.lang, season));
    for (uint32_t i = first; i < first + SEASONS_SPACES_PER_SEASON; i++) {
        pl_text_add(&item.text, i == marked ? " " PL_STYLE_REVERSE "[" : " ");
        pl_text_number(&item.text, i);
        if (i == marked) {
            pl_text_add(&item.text, "]" PL_STYLE_END);
            pl_text_add(&item.text, seasons_season_style(season));
        }
    }
    pl_text_add(&item.text, PL_STYLE_END);
    pl_text_add(&item.text, season + 1 < SEASONS_SEASON_COUNT ? " ·" : "");
    seasons_put(brush, item.room);
}

/* R-SEA-6.2: what a token of each energy is worth in this season. */
static void draw_rates(const struct seasons_brush *brush)
{
    const uint8_t *rates = seasons_rates[seasons_season_at(brush->pen.s->public.space)];

    seasons_put(brush, seasons_word(brush->pen.lang, SEASONS_TEXT_DRAW_RATES));
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        struct seasons_item item;
        struct seasons_pen pen = seasons_item_pen(brush, &item);
        seasons_draw_letter(&pen, e);
        pl_text_char(&item.text, ' ');
        pl_text_add(&item.text, seasons_energy_word(pen.lang, e));
        pl_text_char(&item.text, ' ');
        pl_text_number(&item.text, rates[e]);
        pl_text_add(&item.text, e + 1 < SEASONS_ENERGIES ? "◆," : "◆");
        seasons_put(brush, item.room);
    }
    seasons_put_line(brush);
}

static void draw_wheel(const struct seasons_brush *brush)
{
    draw_when(brush);
    if (has_begun(brush->pen.s)) {
        pl_text_char(brush->pen.text, ' ');
        for (uint32_t season = 0; season < SEASONS_SEASON_COUNT; season++) {
            draw_season(brush, season);
        }
    }
    seasons_put_line(brush);
    if (has_begun(brush->pen.s) && !brush->pen.s->head.over) {
        draw_rates(brush);
    }
}

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

/* Boxes of dice that are taken are dim. */
static void box_style(const struct seasons_pen *pen, uint32_t place)
{
    const struct seasons_public *pub = &pen->s->public;

    pl_text_add(pen->text,
                pub->owner[place] ? PL_STYLE_DIM : seasons_season_style(pub->rolled_season));
}

static void draw_die_top(const struct seasons_pen *pen, uint32_t place, uint32_t cell)
{
    const struct seasons_public *pub = &pen->s->public;

    box_style(pen, place);
    pl_text_add(pen->text, "╭─ ");
    pl_text_number(pen->text, pub->dice[pub->rolled_season][place]);
    pl_text_char(pen->text, ' ');
    repeat(pen->text, "─", cell - DIE_FRAME);
    pl_text_add(pen->text, "╮" PL_STYLE_END);
}

static void draw_symbols(const struct seasons_pen *pen, const struct seasons_face *face)
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
    pl_text_add(pen->text, face->transmute ? "↻" : "");
}

/* The face; `right` is the column behind the box. */
static void draw_die_face(const struct seasons_pen *pen, uint32_t place, uint32_t right)
{
    const struct seasons_face *face = seasons_face_at(pen->s, place);

    box_style(pen, place);
    pl_text_add(pen->text, "│ " PL_STYLE_END);
    draw_symbols(pen, face);
    pl_text_pad(pen->text, right - 2 - face->pips);
    repeat(pen->text, "•", face->pips);
    pl_text_char(pen->text, ' ');
    box_style(pen, place);
    pl_text_add(pen->text, "│" PL_STYLE_END);
}

/* The owner's name is part of the lower edge. */
static void draw_die_owner(const struct seasons_pen *pen, uint32_t place, uint32_t cell)
{
    uint8_t owner = pen->s->public.owner[place];
    uint32_t room = cell - DIE_FRAME;
    uint32_t width = 0;

    box_style(pen, place);
    pl_text_add(pen->text, "╰─");
    if (owner > 0) {
        const char *name = pl_seat_name(pen->text, pen->lang, (pl_seat)(owner - 1));
        width = seasons_width(name) < room ? seasons_width(name) : room;
        pl_text_add(pen->text, PL_STYLE_END PL_STYLE_BOLD " ");
        seasons_put_clipped(pen->text, name, width);
        pl_text_add(pen->text, PL_STYLE_END " ");
        box_style(pen, place);
        width += 2;
    }
    repeat(pen->text, "─", cell - 3 - width);
    pl_text_add(pen->text, "╯" PL_STYLE_END);
}

static void draw_dice_row(const struct seasons_brush *brush, const struct dice_row *row)
{
    const struct seasons_pen *pen = &brush->pen;

    for (uint32_t i = 0; i < row->count; i++) {
        draw_die_top(pen, row->first + i, row->cell);
    }
    seasons_put_line(brush);
    for (uint32_t i = 0; i < row->count; i++) {
        draw_die_face(pen, row->first + i, (i + 1) * row->cell);
    }
    seasons_put_line(brush);
    for (uint32_t i = 0; i < row->count; i++) {
        draw_die_owner(pen, row->first + i, row->cell);
    }
    seasons_put_line(brush);
}

/* R-SEA-13.6: dice of another season than the one in which the marker now stands. */
static void draw_old_season(const struct seasons_brush *brush)
{
    const struct seasons_public *pub = &brush->pen.s->public;

    if ((uint32_t)seasons_season_at(pub->space) != pub->rolled_season) {
        SEASONS_SAY(&brush->pen, DRAW_DICE,
                    PL_ARG_TEXT(seasons_season_word(brush->pen.lang, pub->rolled_season)));
        seasons_put_line(brush);
    }
}

static void draw_dice(const struct seasons_brush *brush)
{
    uint32_t dice = brush->pen.s->head.seats + 1u;
    uint32_t wide = brush->columns / dice;
    uint32_t cell = wide >= DIE_COLUMNS_WIDE ? DIE_COLUMNS_WIDE : DIE_COLUMNS;
    uint32_t in_row = brush->columns / cell > 0 ? brush->columns / cell : 1;

    draw_old_season(brush);
    for (uint32_t i = 0; i < dice; i += in_row) {
        uint32_t left = dice - i;
        draw_dice_row(brush, &(struct dice_row){ i, left < in_row ? left : in_row, cell });
    }
}

static void draw_piles(const struct seasons_brush *brush)
{
    const struct seasons_public *pub = &brush->pen.s->public;
    bool is_known = !pl_bag_is_empty(&pub->seen_discard);
    const struct pl_arg args[SEASONS_SAY_ARGS] = { PL_ARG_NUMBER(pub->draw_count),
                                                   PL_ARG_NUMBER(pub->discard_count) };
    struct seasons_item item;
    struct seasons_pen pen = seasons_item_pen(brush, &item);

    pl_text_add(&item.text, PL_STYLE_DIM);
    seasons_say(&pen, is_known ? SEASONS_TEXT_DRAW_PILES_KNOWN : SEASONS_TEXT_DRAW_PILES, args);
    seasons_put(brush, item.room);
    seasons_put_names(brush, &pub->seen_discard);
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_line(brush);
}

/* A list of words after a list, with commas. */
static void draw_words(const struct seasons_brush *brush, const enum seasons_text *words,
                       uint32_t count, bool is_last)
{
    for (uint32_t i = 0; i < count; i++) {
        struct seasons_item item;
        struct seasons_pen pen = seasons_item_pen(brush, &item);
        pl_text_add(&item.text, seasons_word(pen.lang, words[i]));
        pl_text_add(&item.text, is_last && i + 1 == count ? "" : ",");
        seasons_put(brush, item.room);
    }
}

/* The letters of the energies, where the line of rates does not explain them. */
static void draw_letters(const struct seasons_brush *brush)
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        struct seasons_item item;
        struct seasons_pen pen = seasons_item_pen(brush, &item);
        seasons_draw_letter(&pen, e);
        pl_text_add(&item.text, PL_STYLE_DIM " ");
        pl_text_add(&item.text, seasons_energy_word(pen.lang, e));
        pl_text_char(&item.text, ',');
        seasons_put(brush, item.room);
    }
}

static void draw_legend(const struct seasons_brush *brush)
{
    static const enum seasons_text prelude[] = { SEASONS_TEXT_LEGEND_CRYSTAL,
                                                 SEASONS_TEXT_LEGEND_FAMILIAR };
    static const enum seasons_text table[] = {
        SEASONS_TEXT_LEGEND_CRYSTAL,  SEASONS_TEXT_LEGEND_GAUGE,     SEASONS_TEXT_LEGEND_ROOM,
        SEASONS_TEXT_LEGEND_CARD,     SEASONS_TEXT_LEGEND_TRANSMUTE, SEASONS_TEXT_LEGEND_PIPS,
        SEASONS_TEXT_LEGEND_FIRST,    SEASONS_TEXT_LEGEND_ASKED,     SEASONS_TEXT_LEGEND_TURN,
        SEASONS_TEXT_LEGEND_FAMILIAR, SEASONS_TEXT_LEGEND_USED,
    };
    static const enum seasons_text hand[] = {
        SEASONS_TEXT_LEGEND_CAN,       SEASONS_TEXT_LEGEND_ENTER, SEASONS_TEXT_LEGEND_ACTIVATE,
        SEASONS_TEXT_LEGEND_PERMANENT, SEASONS_TEXT_LEGEND_END,
    };
    uint32_t hand_words = brush->columns >= SEASONS_BRUSH_WIDE ? 1 : PL_COUNT_OF(hand);
    bool has_hand = brush->pen.seat < brush->pen.s->head.seats;

    pl_text_add(brush->pen.text, PL_STYLE_DIM);
    if (!has_begun(brush->pen.s)) {
        draw_letters(brush);
        draw_words(brush, prelude, PL_COUNT_OF(prelude), true);
    } else {
        draw_words(brush, table, PL_COUNT_OF(table), !has_hand);
        draw_words(brush, hand, has_hand ? hand_words : 0, true);
    }
    pl_text_add(brush->pen.text, PL_STYLE_END);
    seasons_put_line(brush);
}

void seasons_draw(const struct pl_obs *obs, enum pl_lang lang, uint32_t columns,
                  struct pl_text *text)
{
    const struct seasons *s = seasons_seen(obs);
    const struct seasons_brush brush = { { text, lang, pl_viewer(obs), s },
                                         columns > COLUMNS_MIN ? columns : COLUMNS_MIN,
                                         0 };

    draw_wheel(&brush);
    if (s->head.over) {
        seasons_draw_scores(&brush);
    } else if (s->public.round > 0) {
        draw_dice(&brush);
    }
    seasons_draw_players(&brush);
    if (brush.pen.seat < s->head.seats) {
        seasons_draw_own(&brush);
    }
    if (has_begun(s)) {
        draw_piles(&brush);
    }
    if (!s->head.over) {
        draw_legend(&brush);
    }
}
