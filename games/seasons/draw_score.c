/* The final score: a row for each part, a column for each player. */
#include "games/seasons/draw.h"
#include "games/seasons/score.h"

enum { LABEL_COLUMNS = 30, LABEL_COLUMNS_NARROW = 14, CELL_COLUMNS = 16, CELL_COLUMNS_MIN = 5 };

struct grid {
    const struct seasons_brush *brush;
    uint32_t label; /* columns of the first, textual column */
    uint32_t cell;
};

static uint32_t digits_of(int32_t number)
{
    uint32_t digits = number < 0 ? 2 : 1;

    for (number = number < 0 ? -number : number; number > 9; number /= 10) {
        digits++;
    }
    return digits;
}

static void draw_label(const struct grid *grid, const char *label)
{
    pl_text_clipped(grid->brush->pen.text, label, grid->label - 1);
}

/* Right-aligned in the column of the seat. */
static void draw_number(const struct grid *grid, pl_seat seat, int32_t number)
{
    uint32_t right = grid->label + (seat + 1u) * grid->cell;

    pl_text_pad(grid->brush->pen.text, right - digits_of(number));
    pl_text_number(grid->brush->pen.text, number);
}

static void draw_row(const struct grid *grid, const char *label, const int32_t numbers[])
{
    draw_label(grid, label);
    for (pl_seat p = 0; p < grid->brush->pen.s->head.seats; p++) {
        draw_number(grid, p, numbers[p]);
    }
    seasons_put_line(grid->brush);
}

static void draw_names(const struct grid *grid)
{
    struct pl_text *text = grid->brush->pen.text;

    pl_text_add(text, PL_STYLE_BOLD);
    for (pl_seat p = 0; p < grid->brush->pen.s->head.seats; p++) {
        const char *name = pl_seat_name(text, grid->brush->pen.lang, p);
        uint32_t room = grid->cell - 1;
        uint32_t width = pl_width(name) < room ? pl_width(name) : room;
        pl_text_pad(text, grid->label + (p + 1u) * grid->cell - width);
        pl_text_clipped(text, name, width);
    }
    pl_text_add(text, PL_STYLE_END);
    seasons_put_line(grid->brush);
}

/* R-SEA-15.1: what a card brought to each player at the end; whether to anybody. */
static bool end_crystals(const struct seasons *s, uint32_t card, int32_t ret_numbers[SEASONS_SEATS])
{
    bool is_any = false;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        ret_numbers[p] = seasons_end_crystals(s, p, card);
        is_any |= ret_numbers[p] != 0;
    }
    return is_any;
}

/* The crystals that were there before the end effects, then a row for each of those. */
static void draw_crystals(const struct grid *grid)
{
    const struct seasons *s = grid->brush->pen.s;
    int32_t before[SEASONS_SEATS];
    int32_t numbers[SEASONS_SEATS] = { 0 };

    for (pl_seat p = 0; p < SEASONS_SEATS; p++) {
        before[p] = s->public.crystals[p];
    }
    for (uint32_t card = 1; card < SEASONS_CARD_COUNT; card++) {
        end_crystals(s, card, numbers);
        for (pl_seat p = 0; p < s->head.seats; p++) {
            before[p] -= numbers[p];
        }
    }
    draw_row(grid, seasons_word(grid->brush->pen.lang, SEASONS_TEXT_SCORE_CRYSTALS), before);
    for (uint32_t card = 1; card < SEASONS_CARD_COUNT; card++) {
        if (end_crystals(s, card, numbers)) {
            draw_row(grid, seasons_title(grid->brush->pen.lang, card), numbers);
        }
    }
}

/* R-SEA-15.2 */
static void draw_parts(const struct grid *grid)
{
    enum pl_lang lang = grid->brush->pen.lang;
    int32_t prestige[SEASONS_SEATS] = { 0 };
    int32_t hand[SEASONS_SEATS] = { 0 };
    int32_t bonus[SEASONS_SEATS] = { 0 };
    int32_t total[SEASONS_SEATS] = { 0 };

    for (pl_seat p = 0; p < grid->brush->pen.s->head.seats; p++) {
        struct seasons_score score;
        seasons_score_of(grid->brush->pen.s, p, &score);
        prestige[p] = score.prestige;
        hand[p] = score.hand;
        bonus[p] = score.bonus;
        total[p] = score.total;
    }
    draw_row(grid, seasons_word(lang, SEASONS_TEXT_SCORE_PRESTIGE), prestige);
    draw_row(grid, seasons_word(lang, SEASONS_TEXT_SCORE_HAND), hand);
    draw_row(grid, seasons_word(lang, SEASONS_TEXT_SCORE_BONUS), bonus);
    pl_text_add(grid->brush->pen.text, PL_STYLE_BOLD);
    draw_row(grid, seasons_word(lang, SEASONS_TEXT_SCORE_TOTAL), total);
    pl_text_add(grid->brush->pen.text, PL_STYLE_END);
}

/* R-SEA-15.4 */
static void draw_ranks(const struct grid *grid)
{
    struct pl_result result;
    int32_t ranks[SEASONS_SEATS];

    /* The result reads only what is public. */
    seasons_result((const struct pl_state *)(const void *)grid->brush->pen.s, &result);
    for (pl_seat p = 0; p < SEASONS_SEATS; p++) {
        ranks[p] = result.rank[p];
    }
    draw_row(grid, seasons_word(grid->brush->pen.lang, SEASONS_TEXT_SCORE_RANK), ranks);
}

void seasons_draw_scores(const struct seasons_brush *brush)
{
    uint32_t label = brush->columns >= SEASONS_BRUSH_NORMAL ? LABEL_COLUMNS : LABEL_COLUMNS_NARROW;
    uint32_t room = brush->columns > label ? brush->columns - label : 0;
    uint32_t cell = room / brush->pen.s->head.seats;
    const struct grid grid = { brush, label,
                               cell > CELL_COLUMNS       ? CELL_COLUMNS
                               : cell < CELL_COLUMNS_MIN ? CELL_COLUMNS_MIN
                                                         : cell };

    draw_names(&grid);
    draw_crystals(&grid);
    draw_parts(&grid);
    draw_ranks(&grid);
    if (brush->detail < SEASONS_DETAIL_FLOW) {
        seasons_put_line(brush);
    }
}
