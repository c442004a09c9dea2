/* The final score: a row for each part, a column for each player. */
#include "core/grid.h"
#include "games/icaion/draw.h"

enum { LABEL_COLUMNS = 24, LABEL_COLUMNS_NARROW = 14, CELL_COLUMNS = 16, NORMAL_COLUMNS = 80 };

static void draw_row(const struct pl_grid *grid, enum icaion_text label, const int32_t numbers[])
{
    pl_grid_row(grid, icaion_text_of(grid->lang, label), numbers);
}

/* R-ICA-17.1 */
static void draw_parts(const struct icaion *s, const struct pl_grid *grid)
{
    enum { TRACK, CRYSTALS, SHARDS, APPARATUS, DOUBLED, GEAR, TOTAL, PARTS };
    static const uint16_t labels[PARTS] = {
        [TRACK] = ICAION_TEXT_SCORE_TRACK,     [CRYSTALS] = ICAION_TEXT_SCORE_CRYSTALS,
        [SHARDS] = ICAION_TEXT_SCORE_SHARDS,   [APPARATUS] = ICAION_TEXT_SCORE_APPARATUS,
        [DOUBLED] = ICAION_TEXT_SCORE_DOUBLED, [GEAR] = ICAION_TEXT_SCORE_EQUIPMENT,
        [TOTAL] = ICAION_TEXT_SCORE_TOTAL,
    };
    int32_t numbers[PARTS][ICAION_SEATS] = { { 0 } };

    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct icaion_final final;
        icaion_final_of(s, p, &final);
        numbers[TRACK][p] = final.track;
        numbers[CRYSTALS][p] = final.crystals;
        numbers[SHARDS][p] = final.shards;
        numbers[GEAR][p] = final.shard_gear;
        numbers[TOTAL][p] = final.total;
        for (uint32_t i = 0; i < ICAION_YEARS; i++) {
            numbers[APPARATUS][p] += final.tile[i];
            numbers[DOUBLED][p] +=
                final.is_doubled[i] ? final.tile[i] * (ICAION_DOUBLE_FACTOR - 1) : 0;
        }
    }
    for (uint32_t i = 0; i < PARTS; i++) {
        pl_text_add(grid->text, i == TOTAL ? PL_STYLE_BOLD : "");
        draw_row(grid, (enum icaion_text)labels[i], numbers[i]);
    }
    pl_text_add(grid->text, PL_STYLE_END);
}

/* R-ICA-17.8 */
static void draw_ranks(const struct icaion *s, const struct pl_grid *grid)
{
    struct pl_result result;
    int32_t ranks[ICAION_SEATS];

    /* The result reads only what is public. */
    icaion_result((const struct pl_state *)(const void *)s, &result);
    for (pl_seat p = 0; p < ICAION_SEATS; p++) {
        ranks[p] = result.rank[p];
    }
    draw_row(grid, ICAION_TEXT_SCORE_RANK, ranks);
}

void icaion_draw_scores(const struct icaion_sheet *sheet)
{
    uint32_t columns = sheet->brush.columns;
    uint32_t label = columns >= NORMAL_COLUMNS ? LABEL_COLUMNS : LABEL_COLUMNS_NARROW;
    uint32_t cell = (columns - label) / sheet->s->head.seats;
    const struct pl_grid grid = {
        .text = sheet->pen.text,
        .lang = sheet->pen.lang,
        .seats = sheet->s->head.seats,
        .label = label,
        .cell = cell < CELL_COLUMNS ? cell : CELL_COLUMNS,
    };

    pl_grid_names(&grid);
    draw_parts(sheet->s, &grid);
    draw_ranks(sheet->s, &grid);
}
