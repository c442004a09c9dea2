/* A table of numbers for a terminal. */
#include "core/grid.h"

/* Where the column of a seat ends. */
static uint32_t right_of(const struct pl_grid *grid, pl_seat seat)
{
    return grid->label + (seat + 1u) * grid->cell;
}

void pl_grid_names(const struct pl_grid *grid)
{
    pl_text_add(grid->text, PL_STYLE_BOLD);
    for (pl_seat p = 0; p < grid->seats; p++) {
        const char *name = pl_seat_name(grid->text, grid->lang, p);
        uint32_t room = grid->cell - 1;
        uint32_t width = pl_width(name) < room ? pl_width(name) : room;
        pl_text_pad(grid->text, right_of(grid, p) - width);
        pl_text_clipped(grid->text, name, width);
    }
    pl_text_add(grid->text, PL_STYLE_END "\n");
}

void pl_grid_row(const struct pl_grid *grid, const char *label, const int32_t numbers[])
{
    pl_text_clipped(grid->text, label, grid->label - 1);
    for (pl_seat p = 0; p < grid->seats; p++) {
        char room[16];
        struct pl_text number = pl_text_in(room, sizeof room);
        pl_text_number(&number, numbers[p]);
        pl_text_pad(grid->text, right_of(grid, p) - number.length);
        pl_text_add(grid->text, room);
    }
    pl_text_char(grid->text, '\n');
}
