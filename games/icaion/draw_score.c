/* The final score: a row for each part, a column for each player. */
#include "games/icaion/draw.h"

enum { LABEL_COLUMNS = 24, LABEL_COLUMNS_NARROW = 14, CELL_COLUMNS = 16, NORMAL_COLUMNS = 80 };

struct grid {
    const struct icaion_sheet *sheet;
    uint32_t label; /* columns of the first, textual column */
    uint32_t cell;
};

/* Right-aligned in the column of the seat. */
static void draw_number(const struct grid *grid, pl_seat seat, int32_t number)
{
    char room[16];
    struct pl_text text = pl_text_in(room, sizeof room);

    pl_text_number(&text, number);
    pl_text_pad(grid->sheet->pen.text, grid->label + (seat + 1u) * grid->cell - text.length);
    pl_text_add(grid->sheet->pen.text, room);
}

static void draw_row(const struct grid *grid, enum icaion_text label, const int32_t numbers[])
{
    pl_text_clipped(grid->sheet->pen.text, icaion_word(grid->sheet->pen.lang, label),
                    grid->label - 1);
    for (pl_seat p = 0; p < grid->sheet->pen.s->head.seats; p++) {
        draw_number(grid, p, numbers[p]);
    }
    pl_brush_put_line(&grid->sheet->brush);
}

static void draw_names(const struct grid *grid)
{
    struct pl_text *text = grid->sheet->pen.text;

    pl_text_add(text, PL_STYLE_BOLD);
    for (pl_seat p = 0; p < grid->sheet->pen.s->head.seats; p++) {
        const char *name = pl_seat_name(text, grid->sheet->pen.lang, p);
        uint32_t room = grid->cell - 1;
        uint32_t width = pl_width(name) < room ? pl_width(name) : room;
        pl_text_pad(text, grid->label + (p + 1u) * grid->cell - width);
        pl_text_clipped(text, name, width);
    }
    pl_text_add(text, PL_STYLE_END);
    pl_brush_put_line(&grid->sheet->brush);
}

/* R-ICA-17.1 */
static void draw_parts(const struct grid *grid)
{
    enum { TRACK, CRYSTALS, SHARDS, APPARATUS, DOUBLED, GEAR, TOTAL, PARTS };
    static const uint16_t labels[PARTS] = {
        [TRACK] = ICAION_TEXT_SCORE_TRACK,     [CRYSTALS] = ICAION_TEXT_SCORE_CRYSTALS,
        [SHARDS] = ICAION_TEXT_SCORE_SHARDS,   [APPARATUS] = ICAION_TEXT_SCORE_APPARATUS,
        [DOUBLED] = ICAION_TEXT_SCORE_DOUBLED, [GEAR] = ICAION_TEXT_SCORE_EQUIPMENT,
        [TOTAL] = ICAION_TEXT_SCORE_TOTAL,
    };
    int32_t numbers[PARTS][ICAION_SEATS] = { { 0 } };

    for (pl_seat p = 0; p < grid->sheet->pen.s->head.seats; p++) {
        struct icaion_final final;
        icaion_final_of(grid->sheet->pen.s, p, &final);
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
        pl_text_add(grid->sheet->pen.text, i == TOTAL ? PL_STYLE_BOLD : "");
        draw_row(grid, (enum icaion_text)labels[i], numbers[i]);
    }
    pl_text_add(grid->sheet->pen.text, PL_STYLE_END);
}

/* R-ICA-17.8 */
static void draw_ranks(const struct grid *grid)
{
    struct pl_result result;
    int32_t ranks[ICAION_SEATS];

    /* The result reads only what is public. */
    icaion_result((const struct pl_state *)(const void *)grid->sheet->pen.s, &result);
    for (pl_seat p = 0; p < ICAION_SEATS; p++) {
        ranks[p] = result.rank[p];
    }
    draw_row(grid, ICAION_TEXT_SCORE_RANK, ranks);
}

void icaion_draw_scores(const struct icaion_sheet *sheet)
{
    uint32_t columns = sheet->brush.columns;
    uint32_t label = columns >= NORMAL_COLUMNS ? LABEL_COLUMNS : LABEL_COLUMNS_NARROW;
    uint32_t cell = (columns - label) / sheet->pen.s->head.seats;
    const struct grid grid = { sheet, label, cell < CELL_COLUMNS ? cell : CELL_COLUMNS };

    draw_names(&grid);
    draw_parts(&grid);
    draw_ranks(&grid);
}
