/* plansza engine: the engine protocol on standard input and output. */
#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "match/engine.h"

/* Reads a line of at most `size` bytes, without its end. The rest of a longer line is skipped and
 * its length is reported as size + 1. False at the end of input. */
static bool read_line(char *line, size_t size, size_t *ret_length)
{
    size_t length = 0;
    int c = getc_unlocked(stdin);

    if (c == EOF) {
        return false;
    }
    for (; c != EOF && c != '\n'; c = getc_unlocked(stdin)) {
        if (length < size) {
            line[length] = (char)c;
        }
        length += length <= size;
    }
    *ret_length = length;
    return true;
}

static int serve(struct match_engine *engine, char *line)
{
    size_t length = 0;

    while (!match_engine_is_done(engine) && read_line(line, MATCH_ENGINE_LINE_MAX, &length)) {
        puts(match_engine_reply(engine, line, length));
        if (fflush(stdout) != 0) {
            return cli_error(CLI_NO, "the reply could not be written");
        }
    }
    return CLI_OK;
}

int cli_engine(int argc, char **argv)
{
    bool done;
    struct cli_list plain = { 0 };
    const struct cli_usage usage = {
        "engine", "", "Speaks the engine protocol: one JSON object per line, on standard input.",
        NULL, 0
    };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done) {
        return code;
    }
    if (plain.count > 0) {
        return cli_error(CLI_USAGE, "engine takes no arguments");
    }
    struct match_engine *engine = match_engine_new();
    char *line = malloc(MATCH_ENGINE_LINE_MAX);
    code = engine && line ? serve(engine, line) : cli_error(CLI_NO, "out of memory");
    free(line);
    match_engine_free(engine);
    return code;
}
