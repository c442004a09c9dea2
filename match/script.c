/* Splits the text of a scenario file into lines and commands. */
#include "match/script.h"

#include <string.h>

void match_script_open(struct match_script *script, const char *text, size_t length,
                       match_is_word is_word)
{
    memset(script, 0, sizeof *script);
    script->at = text;
    script->end = text + length;
    script->is_word = is_word;
    script->rest = script->text;
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

/* Copies the next line and trims it; false when it makes no sense. */
static bool copy_line(struct match_script *script)
{
    const char *stop = memchr(script->at, '\n', (size_t)(script->end - script->at));
    size_t size = (size_t)((stop ? stop : script->end) - script->at);

    script->line++;
    if (size >= sizeof script->text || memchr(script->at, '\0', size)) {
        script->error = "the line is too long or is no text";
        return false;
    }
    memcpy(script->text, script->at, size);
    script->text[size] = '\0';
    script->at += size + (stop != NULL);
    trim(script->text);
    script->rest = script->text + strspn(script->text, " ");
    return true;
}

const char *match_script_line(struct match_script *script)
{
    while (!script->error && script->at < script->end) {
        if (copy_line(script) && *script->rest) {
            return script->rest;
        }
    }
    return NULL;
}

static size_t word_length(const char *at)
{
    return strcspn(at, " ;");
}

/* Where the command that begins here ends: at a semicolon, at the end of the line, or at two
 * spaces before a word that begins a command; never inside quotes. */
static size_t command_length(const struct match_script *script, const char *at)
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
            if (at[next] == '\0' || script->is_word(at + next, word_length(at + next))) {
                break;
            }
        }
    }
    return i;
}

bool match_script_command(struct match_script *script, char ret_command[MATCH_SCENARIO_COMMAND_MAX])
{
    script->rest += strspn(script->rest, " ;");
    if (*script->rest == '\0') {
        return false;
    }
    size_t length = command_length(script, script->rest);
    memcpy(ret_command, script->rest, length);
    ret_command[length] = '\0';
    script->rest += length;
    return true;
}

const char *match_after_word(const char *line, const char *word)
{
    size_t length = strlen(word);

    if (strncmp(line, word, length) != 0 || (line[length] != ' ' && line[length] != '\0')) {
        return NULL;
    }
    return line + length + strspn(line + length, " ");
}
