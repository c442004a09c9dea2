/* A line from libedit on a terminal, from read(2) elsewhere. */
#include <errno.h>
#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "cli/interrupt.h"
#include "cli/line.h"

enum { HISTORY_MAX = 200, PLAIN_ROOM = 4096 };

struct cli_line {
    const struct cli_terminal *terminal;
    cli_completer *completer;
    void *owner;
    char prompt[CLI_LINE_MAX];
    EditLine *editor; /* NULL: plain */
    History *history;
    struct cli_candidates candidates;
    char room[PLAIN_ROOM]; /* read and not yet given out */
    size_t room_used;
    bool is_over;
};

static struct cli_line *line_of(EditLine *editor)
{
    struct cli_line *line = NULL;

    el_get(editor, EL_CLIENTDATA, &line);
    return line;
}

static char *prompt_of(EditLine *editor)
{
    return line_of(editor)->prompt;
}

/* After a new size of the window, or a stop and its end: the mode of the terminal and the line. */
static void start_line_again(EditLine *editor)
{
    fputs("\r\x1b[K", stdout);
    fflush(stdout);
    el_set(editor, EL_PREP_TERM, 0);
    el_set(editor, EL_PREP_TERM, 1);
    el_resize(editor);
    el_set(editor, EL_REFRESH);
}

/* Reads one character of UTF-8 for the editor: 1, or -1 when interrupted or at the end. */
static int read_wide(EditLine *editor, wchar_t *ret_char)
{
    mbstate_t shift = { 0 };
    bool is_resized;

    for (;;) {
        char byte;
        if (!cli_wait_for_input(&is_resized)) {
            return -1;
        }
        if (is_resized) {
            start_line_again(editor);
            continue;
        }
        ssize_t got = read(STDIN_FILENO, &byte, 1);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got <= 0) {
            line_of(editor)->is_over = true;
            return -1;
        }
        size_t size = mbrtowc(ret_char, &byte, 1, &shift);
        if (size != (size_t)-2) {
            return size == (size_t)-1 ? (*ret_char = L'?', 1) : 1;
        }
    }
}

/* How much all candidates have in common, not ending inside a letter. */
static size_t common_size(const struct cli_candidates *candidates)
{
    const char *first = candidates->line[0];
    size_t size = strlen(first);

    for (uint32_t i = 1; i < candidates->count; i++) {
        size_t same = 0;
        while (same < size && candidates->line[i][same] == first[same]) {
            same++;
        }
        size = same;
    }
    while (size > 0 && ((unsigned char)first[size] & 0xc0) == 0x80) {
        size--;
    }
    return size;
}

/* Puts the first `size` bytes of the first candidate in the place of what was typed. */
static void replace_start(EditLine *editor, const struct cli_candidates *candidates, size_t size)
{
    const LineInfoW *info = el_wline(editor);
    char text[CLI_FOLD_MAX];

    memcpy(text, candidates->line[0], size);
    text[size] = '\0';
    el_deletestr(editor, (int)(info->cursor - info->buffer));
    el_insertstr(editor, text);
}

/* Lists the candidates in columns, without the words that all of them begin with. */
static void list_candidates(const struct cli_terminal *terminal,
                            const struct cli_candidates *candidates, size_t common)
{
    uint32_t width = 0, used = 0;

    while (common > 0 && candidates->line[0][common - 1] != ' ') {
        common--;
    }
    for (uint32_t i = 0; i < candidates->count; i++) {
        uint32_t own = cli_width(candidates->line[i] + common) + 2;
        width = own > width ? own : width;
    }
    for (uint32_t i = 0; i < candidates->count; i++) {
        const char *text = candidates->line[i] + common;
        bool is_full = used == 0 || used + width > terminal->columns;
        printf("%s%s%*s", is_full ? "\n  " : "", text, (int)(width - cli_width(text)), "");
        used = is_full ? width + 2 : used + width;
    }
    putchar('\n');
    fflush(stdout);
}

static unsigned char on_tab(EditLine *editor, int key)
{
    struct cli_line *line = line_of(editor);
    const LineInfo *info = el_line(editor);
    char start[CLI_LINE_MAX];

    (void)key;
    snprintf(start, sizeof start, "%.*s", (int)(info->cursor - info->buffer), info->buffer);
    line->candidates.count = 0;
    line->completer(line->owner, start, &line->candidates);
    if (line->candidates.count == 0) {
        return CC_REFRESH_BEEP;
    }
    size_t size = common_size(&line->candidates);
    if (size > strlen(start) || line->candidates.count == 1) {
        replace_start(editor, &line->candidates, size);
        return CC_REFRESH;
    }
    list_candidates(line->terminal, &line->candidates, size);
    return CC_REDISPLAY;
}

static bool open_editor(struct cli_line *line)
{
    HistEvent event;

    line->editor = el_init("plansza", stdin, stdout, stderr);
    line->history = history_init();
    if (!line->editor || !line->history) {
        return false;
    }
    history(line->history, &event, H_SETSIZE, HISTORY_MAX);
    history(line->history, &event, H_SETUNIQUE, 1);
    el_set(line->editor, EL_CLIENTDATA, line);
    el_set(line->editor, EL_EDITOR, "emacs");
    el_set(line->editor, EL_SIGNAL, 0);
    el_set(line->editor, EL_PROMPT_ESC, prompt_of, '\1');
    el_set(line->editor, EL_HIST, history, line->history);
    el_set(line->editor, EL_GETCFN, read_wide);
    el_set(line->editor, EL_ADDFN, "plansza-complete", "completes what is typed", on_tab);
    el_set(line->editor, EL_BIND, "^I", "plansza-complete", NULL);
    el_set(line->editor, EL_BIND, "^R", "em-inc-search-prev", NULL);
    return true;
}

struct cli_line *cli_line_open(const struct cli_terminal *terminal, cli_completer *completer,
                               void *owner)
{
    struct cli_line *line = calloc(1, sizeof *line);

    if (!line) {
        return NULL;
    }
    line->terminal = terminal;
    line->completer = completer;
    line->owner = owner;
    if (terminal->is_asked && terminal->has_moves && !open_editor(line)) {
        cli_line_close(line);
        return NULL;
    }
    return line;
}

void cli_line_close(struct cli_line *line)
{
    if (line && line->editor) {
        el_end(line->editor);
    }
    if (line && line->history) {
        history_end(line->history);
    }
    free(line);
}

void cli_line_forget(struct cli_line *line)
{
    HistEvent event;

    if (line->history) {
        history(line->history, &event, H_CLEAR);
    }
}

static enum cli_line_end read_edited(struct cli_line *line, char ret_text[CLI_LINE_MAX])
{
    HistEvent event;
    int count = 0;
    const char *text;

    fflush(stdout);
    el_resize(line->editor);
    text = el_gets(line->editor, &count);
    if (!text || count <= 0) {
        return cli_interrupt_seen() != CLI_NOT_INTERRUPTED ? CLI_LINE_INTERRUPTED : CLI_LINE_OVER;
    }
    snprintf(ret_text, CLI_LINE_MAX, "%.*s", (int)strcspn(text, "\r\n"), text);
    if (*ret_text) {
        history(line->history, &event, H_ENTER, ret_text);
    }
    return CLI_LINE_READ;
}

/* Reads more into the room; false when interrupted. A line longer than the room is cut there. */
static bool fill_room(struct cli_line *line)
{
    if (!cli_wait_for_input(NULL)) {
        return false;
    }
    ssize_t got =
        read(STDIN_FILENO, line->room + line->room_used, sizeof line->room - line->room_used);
    if (got > 0) {
        line->room_used += (size_t)got;
    } else if (got == 0 || errno != EINTR) {
        line->is_over = true;
    }
    return true;
}

/* Takes a line of this size (and its end, if there is one) out of the room. */
static void take_line(struct cli_line *line, size_t size, char ret_text[CLI_LINE_MAX])
{
    size_t taken = size < line->room_used ? size + 1 : size;
    size_t kept = size < CLI_LINE_MAX ? size : CLI_LINE_MAX - 1;

    memcpy(ret_text, line->room, kept);
    ret_text[kept] = '\0';
    ret_text[strcspn(ret_text, "\r")] = '\0';
    memmove(line->room, line->room + taken, line->room_used - taken);
    line->room_used -= taken;
}

static enum cli_line_end read_plain(struct cli_line *line, char ret_text[CLI_LINE_MAX])
{
    for (;;) {
        const char *end = memchr(line->room, '\n', line->room_used);
        bool is_full = line->room_used == sizeof line->room;
        if (end || is_full || (line->is_over && line->room_used > 0)) {
            take_line(line, end ? (size_t)(end - line->room) : line->room_used, ret_text);
            return CLI_LINE_READ;
        }
        if (line->is_over) {
            return CLI_LINE_OVER;
        }
        if (!fill_room(line)) {
            return CLI_LINE_INTERRUPTED;
        }
    }
}

enum cli_line_end cli_line_read(struct cli_line *line, const char *prompt,
                                char ret_text[CLI_LINE_MAX])
{
    bool has_style = line->editor && line->terminal->has_style;
    int size = (int)strlen(prompt);

    /* A mark at the very end would be lost: the last character, a space, stays without style. */
    if (has_style && size > 0) {
        snprintf(line->prompt, sizeof line->prompt, "\1\x1b[1;36m\1%.*s\1\x1b[0m\1%s", size - 1,
                 prompt, prompt + size - 1);
    } else {
        snprintf(line->prompt, sizeof line->prompt, "%s", prompt);
    }
    if (line->editor) {
        return read_edited(line, ret_text);
    }
    fputs(prompt, stdout);
    fflush(stdout);
    enum cli_line_end end = read_plain(line, ret_text);
    /* The transcript of a game played from a file shows what was typed. */
    if (!line->terminal->is_asked) {
        printf("%s\n", end == CLI_LINE_READ ? ret_text : "");
    }
    return end;
}
