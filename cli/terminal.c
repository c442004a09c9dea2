/* Style marks into escape codes, word wrap, the screen and the spinner. */
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/terminal.h"

enum { COLUMNS_MIN = 40, COLUMNS_MAX = 400, ROWS_MIN = 10, ROWS_MAX = 400, PROSE_MAX = 100 };

static void choose_utf8(void)
{
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
        setlocale(LC_CTYPE, "C.UTF-8");
    }
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
        is_known ? clamp(size.ws_col, COLUMNS_MIN, COLUMNS_MAX) : (uint32_t)CLI_PLAIN_COLUMNS;
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

    choose_utf8();
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
static const char *put_word(const struct cli_terminal *terminal, const char *word,
                            uint32_t *ret_width)
{
    for (*ret_width = 0; *word && *word != ' ' && *word != '\n'; word++) {
        put_char(terminal, *word);
        *ret_width += takes_column(*word);
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

/* Writes on where so many columns of the line are used. */
static void put_words(const struct cli_terminal *terminal, const char *text, uint32_t indent,
                      uint32_t used)
{
    uint32_t limit = clamp(terminal->columns, COLUMNS_MIN, PROSE_MAX);

    while (*text) {
        uint32_t spaces = (uint32_t)strspn(text, " ");
        bool is_broken = text[spaces] == '\n';
        text += spaces + is_broken;
        bool is_full = used > indent && used + spaces + word_width(text) > limit;
        if (is_broken || (terminal->has_moves && is_full)) {
            printf("\n%*s", (int)indent, "");
            used = indent;
        } else {
            printf("%*s", (int)spaces, "");
            used += spaces;
        }
        uint32_t width;
        text = put_word(terminal, text, &width);
        used += width;
    }
    putchar('\n');
}

void cli_put_wrapped(const struct cli_terminal *terminal, const char *text, uint32_t indent)
{
    put_words(terminal, text, indent, 0);
}

void cli_put_hanging(const struct cli_terminal *terminal, const char *text, uint32_t indent)
{
    put_words(terminal, text, indent, indent);
}

void cli_clear(const struct cli_terminal *terminal)
{
    if (terminal->has_moves) {
        fputs("\x1b[H\x1b[2J", stdout);
    }
}

void cli_wipe(const struct cli_terminal *terminal)
{
    if (terminal->has_moves) {
        fputs("\x1b[H\x1b[2J\x1b[3J", stdout);
    }
}

void cli_spin(const struct cli_terminal *terminal, uint32_t step, const char *words)
{
    if (terminal->has_moves) {
        printf("\r\x1b[K%c ", "|/-\\"[step % 4]);
        cli_put(terminal, words);
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
