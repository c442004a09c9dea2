/* What is new on the table, for a reader who cannot be shown it in place: a terminal without cursor
 * movement, a plain stream, a screen reader. A drawing is paragraphs, each a line and the indented
 * ones below it; those that were not there before are printed. */
#include <string.h>

#include "cli/play/play.h"
#include "cli/play/screen.h"

enum { INDENT_MIN = 3 };

static const char *draw_plainly(struct cli_play *play)
{
    const struct pl_canvas canvas = { .columns = play->terminal.columns };

    return cli_play_draw(play, play->game->draw, pl_obs_in(&play->obs), &canvas);
}

static const char *line_end(const char *line)
{
    const char *end = strchr(line, '\n');

    return end ? end + 1 : line + strlen(line);
}

static const char *paragraph_end(const char *at)
{
    do {
        at = line_end(at);
    } while (*at && strspn(at, " ") >= INDENT_MIN);
    return at;
}

static bool has_paragraph(const char *drawing, const char *paragraph, size_t size)
{
    while (*drawing) {
        const char *end = paragraph_end(drawing);
        if ((size_t)(end - drawing) == size && memcmp(drawing, paragraph, size) == 0) {
            return true;
        }
        drawing = end;
    }
    return false;
}

void cli_play_note_table(struct cli_play *play)
{
    const char *drawing = draw_plainly(play);

    memcpy(play->known, drawing, strlen(drawing) + 1);
}

void cli_play_print_changes(struct cli_play *play)
{
    static char paragraph[CLI_TABLE_MAX];

    for (const char *at = draw_plainly(play); *at; at = paragraph_end(at)) {
        size_t size = (size_t)(paragraph_end(at) - at);
        if (!has_paragraph(play->known, at, size)) {
            memcpy(paragraph, at, size);
            paragraph[size] = '\0';
            cli_put(&play->terminal, paragraph);
            cli_put(&play->terminal, PL_STYLE_END);
        }
    }
    cli_play_note_table(play);
}
