/* Style marks into escape codes, word wrap, the screen and the spinner. */
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal.h"

enum { COLUMNS_MAX = 400, ROWS_MIN = 10, ROWS_MAX = 400, PROSE_MAX = 100, WIPED_ROWS_MIN = 60 };

/* What the environment names for letters; NULL: nothing. */
static const char *locale_name(void)
{
    static const char *const variables[] = { "LC_ALL", "LC_CTYPE", "LANG" };

    for (size_t i = 0; i < PL_COUNT_OF(variables); i++) {
        const char *value = getenv(variables[i]);
        if (value && *value) {
            return value;
        }
    }
    return NULL;
}

/* Makes the character set UTF-8; whether that is what the environment wants. A locale of UTF-8 that
 * is not installed is wanted as well. */
static bool choose_utf8(void)
{
    const char *name = locale_name();

    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) {
        return true;
    }
    setlocale(LC_CTYPE, "C.UTF-8");
    return name ? strcasestr(name, "utf-8") || strcasestr(name, "utf8") : !isatty(STDOUT_FILENO);
}

static uint32_t clamp(uint32_t value, uint32_t low, uint32_t high)
{
    return value < low ? low : value > high ? high : value;
}

void cli_terminal_measure(struct cli_terminal *terminal)
{
    struct winsize size = { 0 };
    bool is_known = isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
                    size.ws_col > 0 && size.ws_row > 0;

    terminal->columns =
        is_known ? clamp(size.ws_col, CLI_COLUMNS_MIN, COLUMNS_MAX) : (uint32_t)CLI_PLAIN_COLUMNS;
    terminal->is_narrow = is_known && size.ws_col < CLI_COLUMNS_MIN;
    terminal->rows = is_known ? clamp(size.ws_row, ROWS_MIN, ROWS_MAX) : (uint32_t)CLI_PLAIN_ROWS;
}

struct cli_terminal cli_terminal_open(bool is_plain)
{
    const char *kind = getenv("TERM");
    const char *no_color = getenv("NO_COLOR");
    bool is_out = isatty(STDOUT_FILENO) && !is_plain;
    bool is_able = is_out && kind && *kind && strcmp(kind, "dumb") != 0;
    struct cli_terminal terminal = {
        .has_style = is_able && !(no_color && *no_color),
        .has_moves = is_able,
        .is_asked = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO),
    };

    terminal.is_utf8 = choose_utf8();
    cli_terminal_measure(&terminal);
    return terminal;
}

/* The escape code of a style mark; NULL for any other character. */
static const char *style_code(char mark)
{
    static const char *const codes[] = {
        [0x01] = "\x1b[0m",  [0x02] = "\x1b[1m",  [0x03] = "\x1b[2m",  [0x04] = "\x1b[31m",
        [0x05] = "\x1b[32m", [0x06] = "\x1b[33m", [0x0e] = "\x1b[34m", [0x0f] = "\x1b[35m",
        [0x10] = "\x1b[36m", [0x11] = "\x1b[7m",
    };
    unsigned char byte = (unsigned char)mark;

    return byte < PL_COUNT_OF(codes) ? codes[byte] : NULL;
}

static void put_char(const struct cli_terminal *terminal, char c)
{
    const char *code = style_code(c);

    if (!code) {
        putchar(c);
    } else if (terminal->has_style) {
        fputs(code, stdout);
    }
}

void cli_put(const struct cli_terminal *terminal, const char *text)
{
    for (; *text; text++) {
        put_char(terminal, *text);
    }
}

static bool takes_column(char c)
{
    unsigned char byte = (unsigned char)c;

    return byte >= 0x20 && (byte & 0xc0) != 0x80;
}

uint32_t cli_width(const char *text)
{
    uint32_t width = 0;

    for (; *text; text++) {
        width += takes_column(*text);
    }
    return width;
}

/* Writes one word; returns the place after it. */
static const char *put_word(const struct cli_terminal *terminal, const char *word)
{
    for (; *word && *word != ' ' && *word != '\n'; word++) {
        put_char(terminal, *word);
    }
    return word;
}

static uint32_t word_width(const char *word)
{
    uint32_t width = 0;

    for (; *word && *word != ' ' && *word != '\n'; word++) {
        width += takes_column(*word);
    }
    return width;
}

/* A word and what stands before it. */
struct word {
    const char *text;
    uint32_t spaces;
    bool is_on_new_line;
};

uint32_t cli_prose_columns(const struct cli_terminal *terminal)
{
    return clamp(terminal->columns, CLI_COLUMNS_MIN, PROSE_MAX);
}

/* The next word of a text, after `used` columns of the line; adds to `used`. */
static struct word next_word(const struct cli_terminal *terminal, const char *text, uint32_t indent,
                             uint32_t *used)
{
    uint32_t limit = cli_prose_columns(terminal);
    uint32_t spaces = (uint32_t)strspn(text, " ");
    bool is_broken = text[spaces] == '\n';

    text += spaces + is_broken;
    bool is_full = *used > indent && *used + spaces + word_width(text) > limit;
    bool is_on_new_line = is_broken || (terminal->has_moves && is_full);
    *used = (is_on_new_line ? indent : *used + spaces) + word_width(text);
    return (struct word){ text, spaces, is_on_new_line };
}

/* Continues a line of which `used` columns are taken. */
static void put_words(const struct cli_terminal *terminal, const char *text, uint32_t indent,
                      uint32_t used)
{
    while (*text) {
        struct word word = next_word(terminal, text, indent, &used);
        printf("%s%*s", word.is_on_new_line ? "\n" : "",
               (int)(word.is_on_new_line ? indent : word.spaces), "");
        text = put_word(terminal, word.text);
    }
    putchar('\n');
}

static uint32_t count_lines(const struct cli_terminal *terminal, const char *text, uint32_t indent,
                            uint32_t used)
{
    uint32_t lines = 1;

    while (*text) {
        struct word word = next_word(terminal, text, indent, &used);
        lines += word.is_on_new_line;
        text = word.text + strcspn(word.text, " \n");
    }
    return lines;
}

void cli_put_wrapped(const struct cli_terminal *terminal, const char *text, uint32_t indent)
{
    put_words(terminal, text, indent, 0);
}

void cli_put_hanging(const struct cli_terminal *terminal, const char *text, uint32_t indent)
{
    put_words(terminal, text, indent, indent);
}

uint32_t cli_wrapped_lines(const struct cli_terminal *terminal, const char *text, uint32_t indent)
{
    return count_lines(terminal, text, indent, 0);
}

uint32_t cli_hanging_lines(const struct cli_terminal *terminal, const char *text, uint32_t indent)
{
    return count_lines(terminal, text, indent, indent);
}

void cli_put_clipped(const struct cli_terminal *terminal, const char *text, uint32_t columns)
{
    bool is_cut = cli_width(text) > columns;
    uint32_t left = is_cut && columns > 0 ? columns - 1 : columns;

    for (; *text && (left > 0 || !takes_column(*text)); text++) {
        left -= takes_column(*text);
        put_char(terminal, *text);
    }
    cli_put(terminal, is_cut ? PL_STYLE_END "…" : "");
}

bool cli_is_pictured(const struct cli_terminal *terminal)
{
    return terminal->has_moves && terminal->is_utf8;
}

void cli_clear(const struct cli_terminal *terminal)
{
    if (terminal->has_moves) {
        fputs("\x1b[H\x1b[2J", stdout);
    }
}

void cli_clear_from(const struct cli_terminal *terminal, uint32_t row)
{
    if (terminal->has_moves) {
        printf("\x1b[%u;1H\x1b[J", (unsigned)row + 1);
    }
}

void cli_scroll_out(const struct cli_terminal *terminal)
{
    for (uint32_t i = 0; terminal->has_moves && i < terminal->rows; i++) {
        putchar('\n');
    }
    cli_clear(terminal);
}

void cli_wipe(const struct cli_terminal *terminal)
{
    if (terminal->has_moves) {
        fputs("\x1b[H\x1b[2J\x1b[3J", stdout);
        return;
    }
    for (uint32_t i = 0; i < terminal->rows || i < WIPED_ROWS_MIN; i++) {
        putchar('\n');
    }
}

void cli_spin(const struct cli_terminal *terminal, uint32_t step, const char *words)
{
    if (terminal->has_moves) {
        printf("\r\x1b[K%c ", "|/-\\"[step % 4]);
        cli_put_clipped(terminal, words, terminal->columns - 3);
        fflush(stdout);
    }
}

void cli_spin_end(const struct cli_terminal *terminal)
{
    if (terminal->has_moves) {
        fputs("\r\x1b[K", stdout);
        fflush(stdout);
    }
}
