/* The final score: a row for each part, a column for each player. */
#include "core/grid.h"
#include "games/seasons/draw.h"
#include "games/seasons/score.h"

enum { LABEL_COLUMNS = 30, LABEL_COLUMNS_NARROW = 14, CELL_COLUMNS = 16, CELL_COLUMNS_MIN = 5 };

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
static void draw_crystals(const struct seasons *s, const struct pl_grid *grid)
{
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
    pl_grid_row(grid, seasons_text_of(grid->lang, SEASONS_TEXT_SCORE_CRYSTALS), before);
    for (uint32_t card = 1; card < SEASONS_CARD_COUNT; card++) {
        if (end_crystals(s, card, numbers)) {
            pl_grid_row(grid, seasons_name_of(grid->lang, SEASONS_WORD_CARD, card), numbers);
        }
    }
}

/* R-SEA-15.2 */
static void draw_parts(const struct seasons *s, const struct pl_grid *grid)
{
    int32_t prestige[SEASONS_SEATS] = { 0 };
    int32_t hand[SEASONS_SEATS] = { 0 };
    int32_t bonus[SEASONS_SEATS] = { 0 };
    int32_t total[SEASONS_SEATS] = { 0 };

    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct seasons_score score;
        seasons_score_of(s, p, &score);
        prestige[p] = score.prestige;
        hand[p] = score.hand;
        bonus[p] = score.bonus;
        total[p] = score.total;
    }
    pl_grid_row(grid, seasons_text_of(grid->lang, SEASONS_TEXT_SCORE_PRESTIGE), prestige);
    pl_grid_row(grid, seasons_text_of(grid->lang, SEASONS_TEXT_SCORE_HAND), hand);
    pl_grid_row(grid, seasons_text_of(grid->lang, SEASONS_TEXT_SCORE_BONUS), bonus);
    pl_text_add(grid->text, PL_STYLE_BOLD);
    pl_grid_row(grid, seasons_text_of(grid->lang, SEASONS_TEXT_SCORE_TOTAL), total);
    pl_text_add(grid->text, PL_STYLE_END);
}

/* R-SEA-15.4 */
static void draw_ranks(const struct seasons *s, const struct pl_grid *grid)
{
    struct pl_result result;
    int32_t ranks[SEASONS_SEATS];

    /* The result reads only what is public. */
    seasons_result((const struct pl_state *)(const void *)s, &result);
    for (pl_seat p = 0; p < SEASONS_SEATS; p++) {
        ranks[p] = result.rank[p];
    }
    pl_grid_row(grid, seasons_text_of(grid->lang, SEASONS_TEXT_SCORE_RANK), ranks);
}

void seasons_draw_scores(const struct seasons_brush *brush)
{
    uint32_t label = brush->columns >= SEASONS_BRUSH_NORMAL ? LABEL_COLUMNS : LABEL_COLUMNS_NARROW;
    uint32_t room = brush->columns > label ? brush->columns - label : 0;
    uint32_t cell = room / brush->s->head.seats;
    const struct pl_grid grid = {
        .text = brush->pen.text,
        .lang = brush->pen.lang,
        .seats = brush->s->head.seats,
        .label = label,
        .cell = cell > CELL_COLUMNS       ? CELL_COLUMNS
                : cell < CELL_COLUMNS_MIN ? CELL_COLUMNS_MIN
                                          : cell,
    };

    pl_grid_names(&grid);
    draw_crystals(brush->s, &grid);
    draw_parts(brush->s, &grid);
    draw_ranks(brush->s, &grid);
    if (brush->detail < SEASONS_DETAIL_FLOW) {
        seasons_put_line(brush);
    }
}
