/* The choices of a decision, numbered: in one column where there is room, else in several, and a
 * choice too long for a column takes two of them. What the table lists is not listed again. */
#include <stdio.h>

#include "cli/play/play.h"
#include "cli/play/screen.h"

enum { COLUMNS_MAX = 6, GAP = 2, LINES_HIGH = 12 };

struct grid {
    uint32_t count; /* of the choices shown */
    uint32_t digits;
    uint32_t columns;
    uint32_t cell; /* columns of the terminal that a column takes */
    uint32_t lines;
    bool is_long;    /* some take more than one cell: they follow each other line by line */
    bool is_clipped; /* what is too long for a line ends in it */
    uint16_t index[PL_LEGAL_MAX];
    uint16_t width[PL_LEGAL_MAX];
};

static uint32_t digits_of(uint32_t number)
{
    uint32_t digits = 1;

    for (; number > 9; number /= 10) {
        digits++;
    }
    return digits;
}

/* Columns before the text of a choice: " 12  ". */
static uint32_t indent_of(const struct grid *grid)
{
    return grid->digits + 3;
}

static uint32_t cells_of(const struct grid *grid, uint32_t place)
{
    uint32_t cells = (indent_of(grid) + grid->width[place] + GAP + grid->cell - 1) / grid->cell;

    return cells < grid->columns ? cells : grid->columns;
}

static uint32_t lines_of_one(const struct cli_play *play, const struct grid *grid, uint32_t place)
{
    char text[CLI_FOLD_MAX];

    if (grid->is_clipped) {
        return 1;
    }
    cli_play_action_text(play, grid->index[place], text);
    return cli_hanging_lines(&play->terminal, text, indent_of(grid));
}

/* How many choices from this place on stand on one line. */
static uint32_t line_from(const struct grid *grid, uint32_t place)
{
    uint32_t count = 0;
    uint32_t used = 0;

    while (place + count < grid->count && used + cells_of(grid, place + count) <= grid->columns) {
        used += cells_of(grid, place + count);
        count++;
    }
    return count > 0 ? count : 1;
}

/* Lays the choices out in `columns` columns. */
static void lay_out(const struct cli_play *play, uint32_t columns, struct grid *grid)
{
    grid->columns = columns;
    grid->cell = (play->terminal.columns + GAP) / columns;
    grid->is_long = false;
    for (uint32_t i = 0; i < grid->count; i++) {
        grid->is_long |= columns > 1 && cells_of(grid, i) > 1;
    }
    grid->lines = (grid->count + columns - 1) / columns;
    if (columns > 1 && !grid->is_long) {
        return;
    }
    grid->lines = 0;
    for (uint32_t i = 0; i < grid->count;) {
        uint32_t in_line = line_from(grid, i);
        grid->lines += in_line == 1 ? lines_of_one(play, grid, i) : 1;
        i += in_line;
    }
}

static void collect(const struct cli_play *play, bool is_with_listed, struct grid *grid)
{
    char text[CLI_FOLD_MAX];

    grid->count = 0;
    grid->is_clipped = false;
    grid->digits = digits_of(play->legal.count);
    for (uint32_t i = 0; i < play->legal.count; i++) {
        if (play->is_listed[i] && !is_with_listed) {
            continue;
        }
        cli_play_action_text(play, i, text);
        grid->index[grid->count] = (uint16_t)i;
        grid->width[grid->count++] = (uint16_t)cli_width(text);
    }
}

/* Columns that every choice fits: the fewest with which the list is not high, else as many as there
 * can be. False if they take more than `lines_max` lines. */
static bool choose_tidy_columns(const struct cli_play *play, uint32_t lines_max, struct grid *grid)
{
    uint32_t best = 1;

    for (uint32_t columns = 1; columns <= COLUMNS_MAX; columns++) {
        lay_out(play, columns, grid);
        if (grid->is_long) {
            break;
        }
        best = columns;
        if (grid->lines <= LINES_HIGH) {
            break;
        }
    }
    lay_out(play, best, grid);
    return grid->lines <= lines_max;
}

/* Tidy columns, else the fewest with which the choices fit into `lines_max` lines, else the fewest
 * lines. */
static void choose_columns(const struct cli_play *play, uint32_t lines_max, struct grid *grid)
{
    uint32_t best = 1;
    uint32_t best_lines = UINT32_MAX;

    if (choose_tidy_columns(play, lines_max, grid)) {
        return;
    }
    for (uint32_t columns = 1; columns <= COLUMNS_MAX; columns++) {
        lay_out(play, columns, grid);
        if (grid->lines < best_lines) {
            best = columns;
            best_lines = grid->lines;
        }
        if (grid->lines <= lines_max) {
            break;
        }
    }
    lay_out(play, best, grid);
}

uint32_t cli_play_choice_lines(const struct cli_play *play, uint32_t lines_wanted)
{
    static struct grid grid;

    collect(play, false, &grid);
    choose_columns(play, lines_wanted, &grid);
    return grid.lines + (play->legal.count == 1);
}

/* Prints one choice; the last of its line may break it, the others are padded. */
static void print_choice(const struct cli_play *play, const struct grid *grid, uint32_t place,
                         bool is_last)
{
    char text[CLI_FOLD_MAX];

    cli_play_action_text(play, grid->index[place], text);
    cli_put(&play->terminal, PL_STYLE_YELLOW);
    printf(" %*u", (int)grid->digits, grid->index[place] + 1u);
    cli_put(&play->terminal, PL_STYLE_END "  ");
    if (is_last && grid->is_clipped) {
        cli_put_clipped(&play->terminal, text, play->terminal.columns - indent_of(grid));
        putchar('\n');
        return;
    }
    if (is_last) {
        cli_put_hanging(&play->terminal, text, indent_of(grid));
        return;
    }
    cli_put(&play->terminal, text);
    uint32_t room = cells_of(grid, place) * grid->cell;
    for (uint32_t used = indent_of(grid) + grid->width[place]; used < room; used++) {
        putchar(' ');
    }
}

static void print_by_column(const struct cli_play *play, const struct grid *grid)
{
    for (uint32_t line = 0; line < grid->lines; line++) {
        for (uint32_t i = line; i < grid->count; i += grid->lines) {
            print_choice(play, grid, i, i + grid->lines >= grid->count);
        }
    }
}

static void print_by_line(const struct cli_play *play, const struct grid *grid)
{
    for (uint32_t i = 0; i < grid->count;) {
        uint32_t in_line = line_from(grid, i);
        for (uint32_t end = i + in_line; i < end; i++) {
            print_choice(play, grid, i, i + 1 == end);
        }
    }
}

/* Makes the choices fit: clips what is too long for a line, then leaves out the last ones, so that
 * the others and a word about the rest fit. Returns how many are left out. */
static uint32_t shorten(const struct cli_play *play, uint32_t lines_max, struct grid *grid)
{
    uint32_t all = grid->count;

    if (grid->lines > lines_max) {
        grid->is_clipped = true;
        choose_columns(play, lines_max, grid);
    }
    if (grid->lines <= lines_max) {
        return 0;
    }
    while (grid->count > 1 && grid->lines + 1 > lines_max) {
        grid->count--;
        lay_out(play, grid->columns, grid);
    }
    return all - grid->count;
}

static void print_grid(const struct cli_play *play, const struct grid *grid)
{
    if (grid->columns == 1 || grid->is_long) {
        print_by_line(play, grid);
    } else {
        print_by_column(play, grid);
    }
}

void cli_play_print_choices(const struct cli_play *play, uint32_t lines_max)
{
    static struct grid grid;

    collect(play, false, &grid);
    choose_columns(play, lines_max, &grid);
    uint32_t left_out = play->terminal.is_asked ? shorten(play, lines_max, &grid) : 0;
    print_grid(play, &grid);
    if (left_out > 0) {
        cli_put(&play->terminal, PL_STYLE_DIM);
        cli_play_say(play, (struct cli_phrase){ CLI_PLAY_MORE_CHOICES,
                                                { PL_ARG_NUMBER((int32_t)left_out) } });
        cli_put(&play->terminal, PL_STYLE_END);
    }
    if (play->legal.count == 1) {
        cli_put(&play->terminal, PL_STYLE_DIM);
        cli_play_say_plain(play, CLI_PLAY_ENTER_PICKS);
        cli_put(&play->terminal, PL_STYLE_END);
    }
}

void cli_play_print_all_choices(const struct cli_play *play)
{
    static struct grid grid;

    collect(play, true, &grid);
    choose_columns(play, UINT32_MAX, &grid);
    print_grid(play, &grid);
}
