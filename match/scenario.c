/* Scenario files: finds the scenarios in the text, runs their commands and reports how each went.
 * The commands are in scenario_words.c. */
#include "match/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "match/lesson_check.h"
#include "match/memory.h"
#include "match/scenario_run.h"
#include "match/script.h"

struct reader {
    const char *file;
    const struct match_scenario_listener *listener;
    struct match_scenario_count count;
    const struct pl_game *game;
    struct match_scenario *run;
    bool is_open;   /* inside a scenario */
    bool is_failed; /* the open scenario has failed: its rest is skipped */
    uint32_t title_line;
    struct match_script script;
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

    snprintf(error, sizeof error, "%s:%u: %s", reader->file, (unsigned)reader->script.line, what);
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

    finish(reader);
    match_scenario_open(run, reader->game, reader->file);
    run->show = reader->listener ? reader->listener->show : NULL;
    run->show_owner = reader->listener ? reader->listener->owner : NULL;
    reader->is_open = true;
    reader->is_failed = false;
    reader->title_line = reader->script.line;
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

static void run_commands(struct reader *reader)
{
    char command[MATCH_SCENARIO_COMMAND_MAX];

    while (!reader->is_failed && match_script_command(&reader->script, command)) {
        if (!match_scenario_command(reader->run, command)) {
            tell_failure(reader, reader->run->error);
        }
    }
}

/* False when the file makes no sense from here on. */
static bool read_line(struct reader *reader, const char *line)
{
    const char *title = match_after_word(line, "scenario");

    if (!reader->game) {
        const char *id = match_after_word(line, "game");
        return read_game(reader, id ? id : "");
    }
    if (title && *title) {
        begin(reader, title);
        return true;
    }
    if (!reader->is_open) {
        tell_failure(reader, "a scenario must begin with 'scenario' and its title");
        return false;
    }
    run_commands(reader);
    return true;
}

static void read_lines(struct reader *reader)
{
    const char *line = match_script_line(&reader->script);

    while (line && read_line(reader, line)) {
        line = match_script_line(&reader->script);
    }
    if (reader->script.error) {
        tell_failure(reader, reader->script.error);
    } else if (!line) {
        finish(reader);
    }
}

/* A file that is a lesson counts as one scenario. */
static void check_lesson(struct reader *reader, const char *text, size_t length)
{
    struct match_lesson_facts facts = { .pages = 0 };
    char room[MATCH_SCENARIO_ERROR_MAX];
    struct pl_text what = pl_text_in(room, sizeof room);
    const char *reason = match_lesson_check(reader->file, text, length, &facts, &what);

    snprintf(reader->title, sizeof reader->title, "the lesson %s", reader->file);
    tell(reader, reason);
}

struct match_scenario_count match_scenario_run(const char *file, const char *text, size_t length,
                                               const struct match_scenario_listener *listener)
{
    struct reader reader = { .file = file, .listener = listener, .title = "(file)" };

    if (match_is_lesson(text, length)) {
        check_lesson(&reader, text, length);
        return reader.count;
    }
    reader.run = match_memory(sizeof *reader.run);
    if (!reader.run) {
        tell_failure(&reader, "out of memory");
        return reader.count;
    }
    match_script_open(&reader.script, text, length, match_scenario_is_word);
    read_lines(&reader);
    if (!reader.game && reader.count.failed == 0) {
        tell_failure(&reader, "the file is empty");
    }
    match_scenario_drop_records(reader.run);
    free(reader.run);
    return reader.count;
}
