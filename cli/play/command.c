/* The commands that a player types between moves. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/glossary.h"
#include "cli/play/input.h"
#include "cli/play/lesson.h"
#include "cli/play/log.h"
#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/think.h"
#include "cli/play/why.h"
#include "cli/reason.h"
#include "cli/rulebook.h"
#include "match/config.h"
#include "match/file.h"
#include "match/seed.h"

enum { LOG_DEFAULT = 20, LOG_MAX = 1000 };

struct command {
    const char *word[PL_LANG_COUNT];
    const char *arguments[PL_LANG_COUNT];
    const char *does[PL_LANG_COUNT];
};

static const struct command commands[CLI_COMMAND_COUNT] = {
#define PLAY_COMMAND(id_, en_, pl_, args_pl_, args_en_, does_pl_, does_en_)                    \
    [CLI_COMMAND_##id_] = { .word = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },                \
                            .arguments = { [PL_LANG_PL] = args_pl_, [PL_LANG_EN] = args_en_ }, \
                            .does = { [PL_LANG_PL] = does_pl_, [PL_LANG_EN] = does_en_ } },
#include "cli/play/command.def"
};

const char *cli_play_command_word(enum cli_play_command command, enum pl_lang lang)
{
    return commands[command].word[lang];
}

static bool is_word_of(const char *folded, enum cli_play_command command)
{
    char word[CLI_FOLD_MAX];

    for (int lang = 0; lang < PL_LANG_COUNT; lang++) {
        cli_fold(commands[command].word[lang], word);
        if (strcmp(word, folded) == 0) {
            return true;
        }
    }
    return command == CLI_COMMAND_HELP && strcmp(folded, "?") == 0;
}

enum cli_play_command cli_play_command_of(const char *line, const char **ret_rest)
{
    const char *start = line + strspn(line, " ");
    size_t size = strcspn(start, " ");
    char word[CLI_LINE_MAX], folded[CLI_FOLD_MAX];

    snprintf(word, sizeof word, "%.*s", (int)size, start);
    cli_fold(word, folded);
    *ret_rest = start + size + strspn(start + size, " ");
    for (int c = CLI_PLAY_NO_COMMAND + 1; c < CLI_COMMAND_COUNT; c++) {
        if (is_word_of(folded, (enum cli_play_command)c)) {
            return (enum cli_play_command)c;
        }
    }
    *ret_rest = start;
    return CLI_PLAY_NO_COMMAND;
}

/* --- help, cards, rules --- */

static void print_titles(const struct cli_play *play)
{
    struct cli_entry entry;
    uint32_t used = 0;

    for (uint32_t i = 0; cli_glossary_at(play->game, i, play->lang, &entry); i++) {
        uint32_t width = cli_width(entry.name.title) + 2;
        bool is_full = used > 0 && used + width > play->terminal.columns;
        printf("%s%s", used == 0 ? "" : is_full ? ",\n" : ", ", entry.name.title);
        used = is_full ? width : used + width;
    }
    if (used == 0) {
        cli_play_say_plain(play, CLI_PLAY_NO_GLOSSARY);
        return;
    }
    putchar('\n');
}

/* Explains what the choice with this number names; false when it names nothing. */
static bool explain_choice(const struct cli_play *play, const char *number_text)
{
    char *end;
    unsigned long number = strtoul(number_text, &end, 10);
    char text[CLI_FOLD_MAX], choice[CLI_FOLD_MAX], title[CLI_FOLD_MAX];
    struct cli_entry entry;
    bool is_any = false;

    if (end == number_text || *end || number < 1 || number > play->legal.count) {
        return false;
    }
    cli_play_action_text(play, (uint32_t)number - 1, text);
    cli_fold(text, choice);
    for (uint32_t i = 0; cli_glossary_at(play->game, i, play->lang, &entry); i++) {
        cli_fold(entry.name.title, title);
        if (strstr(choice, title)) {
            cli_glossary_print(&play->terminal, &entry, false);
            is_any = true;
        }
    }
    return is_any;
}

static void explain_card(const struct cli_play *play, const char *name)
{
    struct cli_found found;
    struct cli_entry entry;

    if (*name == '\0') {
        print_titles(play);
        return;
    }
    if (explain_choice(play, name)) {
        return;
    }
    cli_glossary_find(play->game, play->lang, name, &found);
    for (uint32_t i = 0; i < found.count && i < CLI_FOUND_MAX; i++) {
        if (cli_glossary_at(play->game, found.index[i], play->lang, &entry)) {
            cli_glossary_print(&play->terminal, &entry, false);
        }
    }
    if (found.count == 0) {
        cli_play_say_with(play, CLI_PLAY_NO_CARD, name);
    }
}

static void print_help(const struct cli_play *play)
{
    char line[CLI_PLAY_TEXT_MAX];

    cli_play_say_plain(play, CLI_PLAY_HELP_CHOICE);
    cli_play_say_plain(play, CLI_PLAY_HELP_HEAD);
    for (int c = CLI_PLAY_NO_COMMAND + 1; c < CLI_COMMAND_COUNT; c++) {
        struct pl_text text = pl_text_in(line, sizeof line);
        pl_text_add(&text, "  " PL_STYLE_BOLD);
        pl_text_add(&text, commands[c].word[play->lang]);
        pl_text_add(&text, PL_STYLE_END " ");
        pl_text_add(&text, commands[c].arguments[play->lang]);
        pl_text_pad(&text, 24);
        pl_text_add(&text, commands[c].does[play->lang]);
        cli_put_wrapped(&play->terminal, line, 24);
    }
}

static void print_rules(const struct cli_play *play, const char *query)
{
    const char *rules = cli_rulebook(play->game, play->lang);

    if (!rules) {
        cli_play_say_plain(play, CLI_PLAY_NO_RULES);
        return;
    }
    if (play->lang != PL_LANG_EN && rules == cli_rulebook(play->game, PL_LANG_EN)) {
        cli_play_say_plain(play, CLI_PLAY_RULES_ELSEWHERE);
    }
    if (*query == '\0') {
        cli_rulebook_print_heads(&play->terminal, rules);
        cli_play_say_plain(play, CLI_PLAY_RULES_HOW);
    } else if (cli_rulebook_print_found(&play->terminal, play->game, play->lang, query) == 0) {
        cli_play_say_with(play, CLI_PLAY_NO_RULE, query);
    }
}

/* --- the match --- */

static void print_log(const struct cli_play *play, const char *count_text)
{
    char *end;
    unsigned long count = *count_text ? strtoul(count_text, &end, 10) : LOG_DEFAULT;

    if (count < 1 || count > LOG_MAX) {
        cli_play_say_plain(play, CLI_PLAY_LOG_NUMBER);
    } else if (cli_play_print_log(play, play->asked, 0, (uint32_t)count) == 0) {
        cli_play_say_plain(play, CLI_PLAY_LOG_EMPTY);
    }
}

/* Only the asked seat's own last decision: what another seat decided since, bot or not, may have
 * shown a card, and no other player takes that back for them (docs/decisions/0006). */
static enum cli_play_next undo(struct cli_play *play)
{
    if (play->lesson) {
        cli_play_say_plain(play, CLI_PLAY_LESSON_NO_UNDO);
        return CLI_PLAY_ASK;
    }
    const char *reason = match_undo(play->match, play->asked);

    if (reason) {
        cli_play_say_with(play, CLI_PLAY_UNDO_REFUSED, cli_reason(reason, play->lang));
        return CLI_PLAY_ASK;
    }
    play->told_ply = match_ply(play->match);
    cli_play_save(play);
    play->notice = CLI_PLAY_UNDONE;
    return CLI_PLAY_ON;
}

static void print_choice_hint(const struct cli_play *play, uint32_t index)
{
    char text[CLI_FOLD_MAX];

    cli_play_action_text(play, index, text);
    cli_play_say(play,
                 (struct cli_phrase){ CLI_PLAY_HINT,
                                      { PL_ARG_NUMBER((int32_t)index + 1), PL_ARG_TEXT(text) } });
}

static void print_hint(struct cli_play *play)
{
    uint32_t wanted = play->lesson ? cli_lesson_hint(play) : 0;

    if (wanted > 0) {
        print_choice_hint(play, wanted - 1);
        return;
    }
    const char *reason = NULL;
    struct cli_thought thought = { .bot = PL_NOBODY,
                                   .obs = pl_obs_in(&play->obs),
                                   .words = cli_play_text(CLI_PLAY_HINT_THINKING, play->lang),
                                   .is_patient = true };
    pl_action action = cli_play_think(play, &thought, &reason);

    for (uint32_t i = 0; i < play->legal.count; i++) {
        if (play->legal.action[i] == action) {
            print_choice_hint(play, i);
        }
    }
    if (action == 0 && reason) {
        cli_play_say_with(play, CLI_PLAY_NO_BOT, cli_reason(reason, play->lang));
    }
}

static void save(struct cli_play *play, const char *path)
{
    if (play->lesson) {
        cli_play_say_plain(play, CLI_PLAY_LESSON_NO_SAVE);
        return;
    }
    if (*path == '\0' || match_file_is_held(path, play->hold)) {
        play->save_error = NULL; /* told again if it is still so */
        cli_play_save(play);
        if (!play->save_error) {
            cli_play_say_with(play, CLI_PLAY_SAVED, play->path);
        }
        return;
    }
    const char *reason = cli_play_save_copy(play, path);
    if (reason) {
        cli_play_say_not_saved(play, path, reason);
    } else {
        cli_play_say_with(play, CLI_PLAY_SAVED, path);
    }
}

static enum cli_play_next change_lang(struct cli_play *play, const char *lang)
{
    if (!match_lang_parse(lang, &play->lang)) {
        cli_play_say_plain(play, CLI_PLAY_LANG_WHICH);
        return CLI_PLAY_ASK;
    }
    play->notice = CLI_PLAY_LANG_NOW;
    return CLI_PLAY_REDRAW;
}

static void print_seed(const struct cli_play *play)
{
    char hash[MATCH_HASH_TEXT_MAX];

    if (!match_is_from_seed(play->match)) {
        cli_play_say_plain(play, CLI_PLAY_NO_SEED);
        return;
    }
    match_commitment(play->game, match_config(play->match), hash);
    cli_play_say_with(play, CLI_PLAY_SEED_LATER, hash);
}

/* The table in the place of the map, or in full. */
static enum cli_play_next show_table(struct cli_play *play)
{
    if (play->has_map) {
        play->has_map = false;
        return CLI_PLAY_REDRAW;
    }
    cli_play_print_table(play, pl_obs_in(&play->obs), 0);
    return CLI_PLAY_REMIND;
}

enum cli_play_next cli_play_obey(struct cli_play *play, enum cli_play_command command,
                                 const char *rest)
{
    switch (command) {
    case CLI_COMMAND_HELP:
        if (*rest == '\0') {
            print_help(play);
            return CLI_PLAY_REMIND;
        }
        explain_card(play, rest);
        return CLI_PLAY_ASK;
    case CLI_COMMAND_CARD: explain_card(play, rest); return CLI_PLAY_ASK;
    case CLI_COMMAND_WHY: cli_play_why(play, rest); return CLI_PLAY_ASK;
    case CLI_COMMAND_TABLE: return show_table(play);
    case CLI_COMMAND_MAP: return cli_play_show_map(play, rest);
    case CLI_COMMAND_LIST: return cli_play_list(play, rest);
    case CLI_COMMAND_LOG: print_log(play, rest); return CLI_PLAY_REMIND;
    case CLI_COMMAND_UNDO: return undo(play);
    case CLI_COMMAND_HINT: print_hint(play); return CLI_PLAY_REMIND;
    case CLI_COMMAND_SAVE: save(play, rest); return CLI_PLAY_ASK;
    case CLI_COMMAND_RULES: print_rules(play, rest); return CLI_PLAY_REMIND;
    case CLI_COMMAND_LANG: return change_lang(play, rest);
    case CLI_COMMAND_SCORE: cli_play_print_score(play, play->asked); return CLI_PLAY_ASK;
    case CLI_COMMAND_SEED: print_seed(play); return CLI_PLAY_ASK;
    case CLI_COMMAND_QUIT: return CLI_PLAY_LEAVE;
    case CLI_PLAY_NO_COMMAND:
    case CLI_COMMAND_COUNT: break;
    }
    return CLI_PLAY_ASK;
}
