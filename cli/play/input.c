/* Input: a number, a part of a choice or a command, and its completion. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/glossary.h"
#include "cli/play/input.h"
#include "cli/play/lesson.h"
#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/why.h"
#include "cli/reason.h"

/* How many choices are shown for a part of a name that fits several. */
enum { CANDIDATES_MAX = 12 };

static bool choice_text(void *context, uint32_t index, char ret_text[CLI_FOLD_MAX])
{
    const struct cli_play *play = context;

    if (index >= play->legal.count) {
        return false;
    }
    cli_play_action_text(play, index, ret_text);
    return true;
}

enum cli_play_next cli_play_act(struct cli_play *play, pl_seat seat, pl_action action)
{
    if (play->lesson) {
        return cli_lesson_act(play, seat, action);
    }
    const char *reason = match_play(play->match, seat, action, NULL);

    if (reason) {
        cli_play_say_with(play, CLI_PLAY_REFUSED, cli_reason(reason, play->lang));
        return CLI_PLAY_ASK;
    }
    cli_play_save(play);
    return CLI_PLAY_ON;
}

static enum cli_play_next choose(struct cli_play *play, uint32_t index)
{
    return cli_play_act(play, play->asked, play->legal.action[index]);
}

static enum cli_play_next say_no_choice(const struct cli_play *play, const char *line)
{
    struct pl_arg count = PL_ARG_NUMBER((int32_t)play->legal.count);
    bool is_only = play->legal.count == 1;

    cli_play_say(play,
                 (struct cli_phrase){ is_only ? CLI_PLAY_ONLY_CHOICE : CLI_PLAY_NO_SUCH_CHOICE,
                                      { PL_ARG_TEXT(line), count } });
    return CLI_PLAY_ASK;
}

static enum cli_play_next choose_by_number(struct cli_play *play, const char *line)
{
    char *end;
    unsigned long number = strtoul(line, &end, 10);

    if (*end != '\0' || number < 1 || number > play->legal.count) {
        return say_no_choice(play, line);
    }
    return choose(play, (uint32_t)number - 1);
}

/* Prints choices that were found, at most `most`. */
static void print_found(const struct cli_play *play, const struct cli_found *found, uint32_t most)
{
    for (uint32_t i = 0; i < found->count && i < most; i++) {
        char text[CLI_FOLD_MAX];
        cli_play_action_text(play, found->index[i], text);
        cli_put(&play->terminal, PL_STYLE_YELLOW);
        printf("  %3u", found->index[i] + 1);
        cli_put(&play->terminal, PL_STYLE_END "  ");
        cli_put_hanging(&play->terminal, text, 7);
    }
    if (found->count > most) {
        cli_play_say(play,
                     (struct cli_phrase){ CLI_PLAY_AND_MORE,
                                          { PL_ARG_NUMBER((int32_t)(found->count - most)) } });
    }
}

/* Shows what a query may mean: choices, and a command if it is one. */
static enum cli_play_next show_candidates(const struct cli_play *play, const char *line,
                                          const struct cli_found *found, bool is_command)
{
    cli_play_say_with(play, CLI_PLAY_AMBIGUOUS, line);
    print_found(play, found, CANDIDATES_MAX);
    if (is_command) {
        cli_play_say_with(play, CLI_PLAY_OR_COMMAND, line);
    }
    return CLI_PLAY_ASK;
}

/* Choices that hold a whole line as a word: it could mean them and not the command. */
static void find_word(const struct cli_play *play, const char *line, struct cli_found *ret_found)
{
    char folded[CLI_FOLD_MAX], text[CLI_FOLD_MAX], folded_text[CLI_FOLD_MAX];

    cli_fold(line, folded);
    ret_found->count = 0;
    for (uint32_t i = 0; i < play->legal.count; i++) {
        cli_play_action_text(play, i, text);
        cli_fold(text, folded_text);
        if (cli_has_word(folded_text, folded) && ret_found->count < CLI_FOUND_MAX) {
            ret_found->index[ret_found->count++] = i;
        }
    }
}

enum cli_play_next cli_play_list(struct cli_play *play, const char *query)
{
    struct cli_found found;

    if (*query == '\0') {
        cli_play_print_all_choices(play);
        return CLI_PLAY_ASK;
    }
    cli_find(choice_text, play, query, &found);
    if (found.count == 0) {
        return say_no_choice(play, query);
    }
    print_found(play, &found, CLI_FOUND_MAX);
    return CLI_PLAY_ASK;
}

static enum cli_play_next choose_by_part(struct cli_play *play, const char *line)
{
    struct cli_found found;

    cli_find(choice_text, play, line, &found);
    if (found.count == 1) {
        return choose(play, found.index[0]);
    }
    return found.count == 0 ? say_no_choice(play, line)
                            : show_candidates(play, line, &found, false);
}

static enum cli_play_next answer_slash(struct cli_play *play, const char *line)
{
    const char *rest;
    enum cli_play_command command = cli_play_command_of(line + 1, &rest);

    if (command == CLI_PLAY_NO_COMMAND) {
        cli_play_say_with(play, CLI_PLAY_NO_SUCH_COMMAND, line);
        return CLI_PLAY_ASK;
    }
    return cli_play_obey(play, command, rest);
}

enum cli_play_next cli_play_answer(struct cli_play *play, const char *line)
{
    struct cli_found found;
    const char *rest;

    line += strspn(line, " \t");
    if (*line == '\0') {
        return play->legal.count == 1 ? choose(play, 0) : CLI_PLAY_REDRAW;
    }
    if (*line == '/') {
        return answer_slash(play, line);
    }
    if (*line >= '0' && *line <= '9' && line[strspn(line, "0123456789")] == '\0') {
        return choose_by_number(play, line);
    }
    enum cli_play_command command = cli_play_command_of(line, &rest);
    if (command == CLI_PLAY_NO_COMMAND) {
        return choose_by_part(play, line);
    }
    find_word(play, line, &found);
    return found.count > 0 ? show_candidates(play, line, &found, true)
                           : cli_play_obey(play, command, rest);
}

/* --- completion --- */

static void add_candidate(struct cli_candidates *candidates, const char *before, const char *text)
{
    if (candidates->count < CLI_CANDIDATES_MAX) {
        struct pl_text line = pl_text_in(candidates->line[candidates->count++], CLI_FOLD_MAX);
        pl_text_add(&line, before);
        pl_text_add(&line, text);
    }
}

static void complete_choices(const struct cli_play *play, const char *folded,
                             struct cli_candidates *candidates)
{
    char text[CLI_FOLD_MAX], folded_text[CLI_FOLD_MAX];

    for (uint32_t i = 0; i < play->legal.count; i++) {
        cli_play_action_text(play, i, text);
        cli_fold(text, folded_text);
        if (cli_likeness(folded_text, folded) != CLI_UNLIKE) {
            add_candidate(candidates, "", text);
        }
    }
}

static void complete_commands(const struct cli_play *play, const char *folded,
                              struct cli_candidates *candidates)
{
    char word[CLI_FOLD_MAX];

    for (int c = CLI_PLAY_NO_COMMAND + 1; c < CLI_COMMAND_COUNT; c++) {
        const char *text = cli_play_command_word((enum cli_play_command)c, play->lang);
        cli_fold(text, word);
        if (cli_likeness(word, folded) >= CLI_LIKE_START) {
            add_candidate(candidates, "", text);
        }
    }
}

static void complete_cards(const struct cli_play *play, const char *before, const char *folded,
                           struct cli_candidates *candidates)
{
    struct cli_entry entry;
    char title[CLI_FOLD_MAX];

    for (uint32_t i = 0; cli_glossary_at(play->game, i, play->lang, &entry); i++) {
        cli_fold(entry.name.title, title);
        if (*folded == '\0' || cli_likeness(title, folded) != CLI_UNLIKE) {
            add_candidate(candidates, before, entry.name.title);
        }
    }
}

/* Names that a function reads by index. */
static void complete_names(const struct cli_play *play,
                           bool (*name_at)(const struct cli_play *play, uint32_t index,
                                           char ret_name[CLI_FOLD_MAX]),
                           const char *before, const char *folded,
                           struct cli_candidates *candidates)
{
    char name[CLI_FOLD_MAX], folded_name[CLI_FOLD_MAX];

    for (uint32_t i = 0; name_at(play, i, name); i++) {
        cli_fold(name, folded_name);
        if (*folded == '\0' || cli_likeness(folded_name, folded) != CLI_UNLIKE) {
            add_candidate(candidates, before, name);
        }
    }
}

void cli_play_complete(void *owner, const char *start, struct cli_candidates *candidates)
{
    const struct cli_play *play = owner;
    const char *rest;
    enum cli_play_command command = cli_play_command_of(start, &rest);
    bool has_argument = rest > start && rest[-1] == ' ';
    char folded[CLI_FOLD_MAX], before[CLI_FOLD_MAX];

    cli_fold(has_argument ? rest : start, folded);
    snprintf(before, sizeof before, "%.*s", (int)(rest - start), start);
    if (has_argument && (command == CLI_COMMAND_CARD || command == CLI_COMMAND_HELP)) {
        complete_cards(play, before, folded, candidates);
    } else if (has_argument && command == CLI_COMMAND_WHY) {
        complete_names(play, cli_play_why_name, before, folded, candidates);
    } else if (has_argument && command == CLI_COMMAND_MAP) {
        complete_names(play, cli_play_place_name, before, folded, candidates);
    } else if (has_argument && command == CLI_COMMAND_LANG) {
        add_candidate(candidates, before, "pl");
        add_candidate(candidates, before, "en");
    } else {
        complete_commands(play, folded, candidates);
        complete_choices(play, folded, candidates);
    }
}
