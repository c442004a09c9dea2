/* The lines and commands of a scenario file, read one by one. */
#ifndef MATCH_SCRIPT_H
#define MATCH_SCRIPT_H

#include "core/base.h"
#include "match/scenario_run.h"

/* Whether a command begins with this word. */
typedef bool (*match_is_word)(const char *word, size_t length);

struct match_script {
    const char *at;
    const char *end;
    match_is_word is_word;
    uint32_t line;     /* the number of the line that was read last */
    const char *error; /* why reading ended early; NULL at the end of the text */
    char *rest;        /* commands left in the line */
    char text[MATCH_SCENARIO_COMMAND_MAX];
};

/* Begins to read a text, which must outlive the script. */
void match_script_open(struct match_script *script, const char *text, size_t length,
                       match_is_word is_word);
/* The next line that says something, without its comment; NULL at the end. */
const char *match_script_line(struct match_script *script);
/* The next command of the line that was read last; false when none is left. */
bool match_script_command(struct match_script *script,
                          char ret_command[MATCH_SCENARIO_COMMAND_MAX]);
/* What follows the word, when the line begins with it; else NULL. */
const char *match_after_word(const char *line, const char *word);

#endif
