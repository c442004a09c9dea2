/* Records in scenarios: those a game begins with, and those it refuses. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "match/file.h"
#include "match/scenario_run.h"

/* The name lies below the folder of the scenario file, so that scenarios can be carried around. */
static bool is_below(const char *name)
{
    return *name != '\0' && *name != '/' && !strstr(name, "..");
}

static const char *read_beside(const char *file, const char *name, struct pl_record_text *ret_text)
{
    const char *slash = strrchr(file, '/');
    int folder_length = slash ? (int)(slash - file + 1) : 0;
    char path[4096];
    char *text = NULL;
    size_t length = 0;

    if (!is_below(name)) {
        return "a record lies in the folder of the scenario or below it";
    }
    if (snprintf(path, sizeof path, "%.*s%s", folder_length, file, name) >= (int)sizeof path) {
        return "the path is too long";
    }
    const char *reason = match_file_read(path, &text, &length);
    if (!reason) {
        *ret_text = (struct pl_record_text){ text, (uint32_t)length };
    }
    return reason;
}

bool match_word_record(struct match_scenario *run, struct match_words *words)
{
    char name[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, name);
    if (run->record_count == PL_COUNT_OF(run->record)) {
        return match_scenario_fail(run, "there are too many records already");
    }
    const char *reason = read_beside(run->file, name, &run->record[run->record_count]);
    if (reason) {
        return match_scenario_fail(run, "%s: '%s'", reason, name);
    }
    run->record_count++;
    return match_no_more(run, words);
}

bool match_word_refuse(struct match_scenario *run, struct match_words *words)
{
    struct pl_config config = run->config;
    char code[MATCH_SCENARIO_WORD_MAX];

    match_next_word(words, code);
    const struct pl_refusal *refusal =
        pl_legacy_read(run->game, &config, run->record, run->record_count);
    if (!refusal) {
        return match_scenario_fail(run, "refused for '%s' was expected, but the game can begin",
                                   code);
    }
    if (strcmp(refusal->code, code) != 0) {
        return match_scenario_fail(run, "refused for '%s' was expected, got '%s'", code,
                                   refusal->code);
    }
    run->is_refused = true;
    return match_no_more(run, words);
}

bool match_scenario_take_records(struct match_scenario *run)
{
    const struct pl_refusal *refusal =
        pl_legacy_read(run->game, &run->config, run->record, run->record_count);

    return !refusal || match_scenario_fail(run, "the records are refused for '%s': %s",
                                           refusal->code, refusal->text[PL_LANG_EN]);
}

void match_scenario_drop_records(struct match_scenario *run)
{
    while (run->record_count > 0) {
        free((char *)(uintptr_t)run->record[--run->record_count].at);
    }
}
