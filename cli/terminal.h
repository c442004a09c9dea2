/* The output of the command: a terminal with colours and a size, or a plain stream. Turns the style
 * marks of core/text.h into escape codes, wraps words, draws the spinner. */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include "core/text.h"

struct cli_terminal {
    bool has_style; /* colours and bold: a terminal, NO_COLOR unset */
    bool has_moves; /* the cursor can be moved: a terminal that is not dumb */
    bool is_asked;  /* a person types: stdin is a terminal as well */
    bool is_utf8;   /* the environment names UTF-8, or names nothing and no one reads */
    bool is_narrow; /* narrower than CLI_COLUMNS_MIN, for which everything is laid out */
    uint32_t columns;
    uint32_t rows;
};

enum { CLI_PLAIN_COLUMNS = 100, CLI_PLAIN_ROWS = 40, CLI_COLUMNS_MIN = 40 };

/* Looks at stdin, stdout, TERM and NO_COLOR; `is_plain` asks for a plain stream in any case. Makes
 * the character set UTF-8 where the environment names another one. Commands call cli_open_terminal,
 * which also says what is wrong with it. */
struct cli_terminal cli_terminal_open(bool is_plain);
/* Reads the size again: windows get resized. */
void cli_terminal_measure(struct cli_terminal *terminal);

/* Writes a text with style marks to stdout, as it is. */
void cli_put(const struct cli_terminal *terminal, const char *text);
/* Writes a text, broken between words at the terminal's width (a plain stream: never broken), all
 * lines but the first indented; ends the line. */
void cli_put_wrapped(const struct cli_terminal *terminal, const char *text, uint32_t indent);
/* The same where the first `indent` columns of the line are already written. */
void cli_put_hanging(const struct cli_terminal *terminal, const char *text, uint32_t indent);
/* Columns after which these break lines. */
uint32_t cli_prose_columns(const struct cli_terminal *terminal);
/* How many lines cli_put_wrapped and cli_put_hanging would take. */
uint32_t cli_wrapped_lines(const struct cli_terminal *terminal, const char *text, uint32_t indent);
uint32_t cli_hanging_lines(const struct cli_terminal *terminal, const char *text, uint32_t indent);
/* Columns that a text of one line takes. */
uint32_t cli_width(const char *text);
/* At most `columns` columns of a text of one line, with an ellipsis where it is cut. */
void cli_put_clipped(const struct cli_terminal *terminal, const char *text, uint32_t columns);

/* Empties the screen, where there is one. */
void cli_clear(const struct cli_terminal *terminal);
/* Empties the screen from a row (the first is 0) on and goes there. */
void cli_clear_from(const struct cli_terminal *terminal, uint32_t row);
/* Scrolls what is on the screen out of it, where it can still be read, and empties it. */
void cli_scroll_out(const struct cli_terminal *terminal);
/* Empties the screen and what was scrolled out of it, so that the next person cannot look back;
 * without a cursor to move, pushes out of sight what is there. */
void cli_wipe(const struct cli_terminal *terminal);
/* Draws one step of the spinner with its words over the current line; nothing on a plain stream. */
void cli_spin(const struct cli_terminal *terminal, uint32_t step, const char *words);
void cli_spin_end(const struct cli_terminal *terminal);

/* Whether a board drawn in characters is of use: on a screen that shows them. */
bool cli_is_pictured(const struct cli_terminal *terminal);

#endif
