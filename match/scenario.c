/* Scenario files: splits the text into scenarios and commands and reports how each scenario went.
 * The commands are in scenario_words.c. */
#include "match/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "match/config.h"
#include "match/memory.h"
#include "match/scenario_run.h"

struct reader {
    const char *file;
    const struct match_scenario_listener *listener;
    struct match_scenario_count count;
    const struct pl_game *game;
    struct match_scenario *run;
    bool is_open;   /* inside a scenario */
    bool is_failed; /* the open scenario has failed: its rest is skipped */
    uint32_t line;
    uint32_t title_line;
    char title[MATCH_SCENARIO_WORD_MAX];
};

static void tell(struct reader *reader, const char *error)
{
    const struct match_scenario_listener *listener = reader->listener;
    struct match_scenario_result result = { reader->title, reader->title_line, error };

    *(error ? &reader->count.failed : &reader->count.passed) += 1;
    if (listener && listener->result) {
        listener->result(listener->owner, &result);
    }
}

static void tell_failure(struct reader *reader, const char *what)
{
    char error[MATCH_SCENARIO_ERROR_MAX + 512];

    snprintf(error, sizeof error, "%s:%u: %s", reader->file, (unsigned)reader->line, what);
    reader->is_failed = true;
    tell(reader, error);
}

static void finish(struct reader *reader)
{
    if (!reader->is_open) {
        return;
    }
    reader->is_open = false;
    match_scenario_drop_records(reader->run);
    if (reader->is_failed) {
        return;
    }
    if (reader->run->is_refused) {
        tell(reader, NULL);
    } else if (!reader->run->has_started) {
        tell_failure(reader, "the scenario does nothing");
    } else if (!match_scenario_settle(reader->run)) {
        tell_failure(reader, reader->run->error);
    } else {
        tell(reader, NULL);
    }
}

static void begin(struct reader *reader, const char *title)
{
    struct match_scenario *run = reader->run;
    struct pl_seed seed = pl_seed_of(1);

    finish(reader);
    memset(run, 0, sizeof *run);
    run->game = reader->game;
    run->file = reader->file;
    run->config = pl_config_default(run->game, match_seats_default(run->game), seed);
    run->show = reader->listener ? reader->listener->show : NULL;
    run->show_owner = reader->listener ? reader->listener->owner : NULL;
    pl_rng_start(&run->rng, &seed);
    reader->is_open = true;
    reader->is_failed = false;
    reader->title_line = reader->line;
    snprintf(reader->title, sizeof reader->title, "%s", title);
}

/* The line `game ID` at the head of the file. */
static bool read_game(struct reader *reader, const char *id)
{
    reader->game = games_find(id);
    if (!reader->game) {
        tell_failure(reader, "the file must begin with 'game' and the id of a game");
    }
    return reader->game != NULL;
}

static size_t word_length(const char *at)
{
    return strcspn(at, " ;");
}

/* Where the command that begins here ends: at a semicolon, at the end of the line, or at two
 * spaces before a word that begins a command; never inside quotes. */
static size_t command_length(const char *at)
{
    size_t i = 0;
    bool is_quoted = false;

    for (; at[i]; i++) {
        is_quoted ^= at[i] == '"';
        if (is_quoted) {
            continue;
        }
        if (at[i] == ';') {
            break;
        }
        if (at[i] == ' ' && at[i + 1] == ' ') {
            size_t next = i + strspn(at + i, " ");
            if (at[next] == '\0' || match_scenario_is_word(at + next, word_length(at + next))) {
                break;
            }
        }
    }
    return i;
}

static void run_line(struct reader *reader, const char *line)
{
    char command[MATCH_SCENARIO_COMMAND_MAX];

    for (line += strspn(line, " ;"); *line && !reader->is_failed; line += strspn(line, " ;")) {
        size_t length = command_length(line);
        memcpy(command, line, length);
        command[length] = '\0';
        if (!match_scenario_command(reader->run, command)) {
            tell_failure(reader, reader->run->error);
        }
        line += length;
    }
}

/* Cuts the comment and the spaces after the text. */
static void trim(char *line)
{
    bool is_quoted = false;
    size_t end = 0;

    for (size_t i = 0; line[i]; i++) {
        is_quoted ^= line[i] == '"';
        if (!is_quoted && line[i] == '#' && (i == 0 || line[i - 1] == ' ')) {
            break;
        }
        if (line[i] == '\t' || line[i] == '\r') {
            line[i] = ' ';
        }
        if (line[i] != ' ') {
            end = i + 1;
        }
    }
    line[end] = '\0';
}

/* False when the file makes no sense from here on. */
static bool read_line(struct reader *reader, char *line)
{
    trim(line);
    line += strspn(line, " ");
    if (*line == '\0') {
        return true;
    }
    if (!reader->game) {
        bool is_game = strncmp(line, "game ", 5) == 0;
        return read_game(reader, is_game ? line + 5 + strspn(line + 5, " ") : "");
    }
    if (strncmp(line, "scenario ", 9) == 0) {
        begin(reader, line + 9 + strspn(line + 9, " "));
        return true;
    }
    if (!reader->is_open) {
        tell_failure(reader, "a scenario must begin with 'scenario' and its title");
        return false;
    }
    run_line(reader, line);
    return true;
}

static void read_lines(struct reader *reader, const char *text, size_t length)
{
    char line[MATCH_SCENARIO_COMMAND_MAX];
    const char *end = text + length;

    while (text < end) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        size_t size = (size_t)((stop ? stop : end) - text);
        reader->line++;
        if (size >= sizeof line || memchr(text, '\0', size)) {
            tell_failure(reader, "the line is too long or is no text");
            return;
        }
        memcpy(line, text, size);
        line[size] = '\0';
        if (!read_line(reader, line)) {
            return;
        }
        text += size + (stop != NULL);
    }
    finish(reader);
}

struct match_scenario_count match_scenario_run(const char *file, const char *text, size_t length,
                                               const struct match_scenario_listener *listener)
{
    struct reader reader = { .file = file, .listener = listener, .title = "(file)" };

    reader.run = match_memory(sizeof *reader.run);
    if (!reader.run) {
        tell_failure(&reader, "out of memory");
        return reader.count;
    }
    read_lines(&reader, text, length);
    if (!reader.game && reader.count.failed == 0) {
        tell_failure(&reader, "the file is empty");
    }
    match_scenario_drop_records(reader.run);
    free(reader.run);
    return reader.count;
}
