/* Asking for a line: edited, with history and completion, on a terminal; as it comes elsewhere. */
#ifndef CLI_LINE_H
#define CLI_LINE_H

#include "cli/find.h"
#include "cli/terminal.h"

enum { CLI_LINE_MAX = 512, CLI_CANDIDATES_MAX = 64 };

/* What a line could become: each candidate is a whole line. */
struct cli_candidates {
    uint32_t count;
    char line[CLI_CANDIDATES_MAX][CLI_FOLD_MAX];
};

/* Adds what the beginning of a line could become. */
typedef void cli_completer(void *owner, const char *start, struct cli_candidates *candidates);

enum cli_line_end {
    CLI_LINE_READ,
    CLI_LINE_OVER,       /* the input has come to its end */
    CLI_LINE_INTERRUPTED /* a signal: cli_interrupt_seen tells which */
};

struct cli_line;

/* NULL without memory. The owner is handed to the completer and must outlive the reader. */
struct cli_line *cli_line_open(const struct cli_terminal *terminal, cli_completer *completer,
                               void *owner);
void cli_line_close(struct cli_line *line);
/* Forgets what was typed so far. */
void cli_line_forget(struct cli_line *line);
/* Reads a line without its end. */
enum cli_line_end cli_line_read(struct cli_line *line, const char *prompt,
                                char ret_text[CLI_LINE_MAX]);

#endif
