/* A few questions before a game that was started without options. Enter takes the settings of the
 * last game, or at first those that the game recommends for beginners. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"
#include "cli/play/input.h"
#include "cli/play/play.h"
#include "cli/play/save.h"
#include "cli/play/screen.h"
#include "cli/play/setup.h"

enum { ANSWERS_MAX = 16, ANSWER_MAX = 128 };

/* A question with numbered answers, one of which is taken by Enter. */
struct question {
    char title[ANSWER_MAX];
    char answer[ANSWERS_MAX][ANSWER_MAX];
    uint32_t first; /* number of the first answer */
    uint32_t count;
    uint32_t usual; /* index of the one that Enter takes */
    bool is_range;  /* the answers are numbers: not listed */
};

static bool answer_text(void *context, uint32_t index, char ret_text[CLI_FOLD_MAX])
{
    const struct question *question = context;

    if (index >= question->count) {
        return false;
    }
    snprintf(ret_text, CLI_FOLD_MAX, "%s", question->answer[index]);
    return true;
}

static void write_phrase(const struct cli_play *play, struct cli_phrase phrase,
                         char ret_text[ANSWER_MAX])
{
    char text[CLI_PLAY_TEXT_MAX];

    cli_phrase_write(&phrase, play->lang, text);
    snprintf(ret_text, ANSWER_MAX, "%.*s", ANSWER_MAX - 1, text);
}

static void add_answer(struct question *question, const char *text)
{
    PL_ASSERT(question->count < ANSWERS_MAX);
    snprintf(question->answer[question->count++], ANSWER_MAX, "%.*s", ANSWER_MAX - 1, text);
}

static void print_question(const struct cli_play *play, const struct question *question)
{
    cli_put(&play->terminal, PL_STYLE_BOLD);
    cli_put(&play->terminal, question->title);
    cli_put(&play->terminal, PL_STYLE_END "\n");
    for (uint32_t i = 0; i < question->count && !question->is_range; i++) {
        cli_put(&play->terminal, PL_STYLE_YELLOW);
        printf(" %u", question->first + i);
        cli_put(&play->terminal, PL_STYLE_END "  ");
        cli_put_hanging(&play->terminal, question->answer[i], 4);
    }
}

/* What a line means: an index, or question->count for nothing. */
static uint32_t understand(struct question *question, const char *line)
{
    struct cli_found found;
    char *end;
    unsigned long number = strtoul(line, &end, 10);

    if (*line == '\0') {
        return question->usual;
    }
    if (*end == '\0') {
        bool is_one = number >= question->first && number - question->first < question->count;
        return is_one ? (uint32_t)number - question->first : question->count;
    }
    cli_find(answer_text, question, line, &found);
    return found.count == 1 ? found.index[0] : question->count;
}

/* Asks until there is an answer; false when the player leaves. */
static bool ask(const struct cli_play *play, struct question *question, uint32_t *ret_index)
{
    char prompt[32], line[CLI_LINE_MAX];
    const char *rest;

    print_question(play, question);
    snprintf(prompt, sizeof prompt, "[%u]> ", question->first + question->usual);
    for (;;) {
        if (cli_line_read(play->line, prompt, line) != CLI_LINE_READ) {
            putchar('\n');
            return false;
        }
        if (cli_play_command_of(line, &rest) == CLI_COMMAND_QUIT) {
            return false;
        }
        *ret_index = understand(question, line + strspn(line, " "));
        if (*ret_index < question->count) {
            return true;
        }
        int32_t last = (int32_t)(question->first + question->count - 1);
        cli_play_say(play, (struct cli_phrase){
                               CLI_PLAY_SETUP_AGAIN,
                               { PL_ARG_NUMBER((int32_t)question->first), PL_ARG_NUMBER(last) } });
    }
}

static bool ask_lang(struct cli_play *play)
{
    static const char *const codes[] = { "pl", "en" };
    struct question question = { .first = 1, .usual = play->lang == PL_LANG_PL ? 0 : 1 };
    uint32_t index;

    write_phrase(play, (struct cli_phrase){ CLI_PLAY_SETUP_LANG, { { 0 } } }, question.title);
    add_answer(&question, "polski");
    add_answer(&question, "English");
    return ask(play, &question, &index) && cli_lang(codes[index], &play->lang);
}

/* Offers a game that was left. */
static bool ask_resume(const struct cli_play *play, struct cli_setup *setup)
{
    struct cli_left left = cli_play_find_left(play);
    struct question question = { .first = 1 };
    uint32_t index;

    if (!*left.path) {
        return true;
    }
    write_phrase(play, (struct cli_phrase){ CLI_PLAY_SETUP_RESUME, { PL_ARG_TEXT(left.date) } },
                 question.title);
    add_answer(&question, cli_play_text(CLI_PLAY_SETUP_GO_ON, play->lang));
    add_answer(&question, cli_play_text(CLI_PLAY_SETUP_NEW, play->lang));
    if (!ask(play, &question, &index)) {
        return false;
    }
    if (index == 0) {
        memcpy(setup->resumed, left.path, sizeof setup->resumed);
    }
    return true;
}

static bool ask_players(const struct cli_play *play, struct pl_config *config)
{
    const struct pl_game *game = play->game;
    struct question question = { .first = game->seats_min,
                                 .count = game->seats_max - game->seats_min + 1u,
                                 .usual = (uint32_t)config->seats - game->seats_min,
                                 .is_range = true };
    uint32_t index = 0;

    write_phrase(
        play,
        (struct cli_phrase){ CLI_PLAY_SETUP_PLAYERS,
                             { PL_ARG_NUMBER(game->seats_min), PL_ARG_NUMBER(game->seats_max) } },
        question.title);
    if (question.count > 1 && !ask(play, &question, &index)) {
        return false;
    }
    config->seats = (uint8_t)(game->seats_min + index);
    return true;
}

/* The value in words; with a recommendation where the game's own default is another one. */
static void write_value(const struct cli_play *play, const struct pl_option *option, uint8_t value,
                        char ret_text[ANSWER_MAX])
{
    bool is_for_first = value == option->first_value && value != option->default_value;

    write_phrase(
        play,
        (struct cli_phrase){ is_for_first ? CLI_PLAY_SETUP_FOR_FIRST : CLI_PLAY_SETUP_VALUE,
                             { PL_ARG_TEXT(option->values[value].title[play->lang]) } },
        ret_text);
}

/* Asks for one of the values that go with what was answered before. */
static bool ask_option(const struct cli_play *play, uint32_t number, struct pl_config *config)
{
    const struct pl_option *option = &play->game->options[number];
    struct question question = { .first = 1 };
    uint8_t value[ANSWERS_MAX];
    uint8_t usual = config->option[number];
    char text[ANSWER_MAX];
    uint32_t index = 0;

    snprintf(question.title, sizeof question.title, "%s", option->title[play->lang]);
    for (uint8_t v = 0; v < option->value_count && question.count < ANSWERS_MAX; v++) {
        config->option[number] = v;
        if (pl_config_check(play->game, config)) {
            continue;
        }
        question.usual = v == usual ? question.count : question.usual;
        value[question.count] = v;
        write_value(play, option, v, text);
        add_answer(&question, text);
    }
    if (question.count == 0) {
        config->option[number] = option->default_value;
        return true;
    }
    if (question.count > 1 && !ask(play, &question, &index)) {
        return false;
    }
    config->option[number] = value[index];
    return true;
}

/* A house rule, or none, that makes a difference so far. */
static bool is_asked(const struct cli_play *play, const struct pl_config *config, uint32_t option,
                     bool is_house)
{
    return cli_play_is_house_rule(&play->game->options[option]) == is_house &&
           pl_option_matters(play->game, config, option);
}

/* One question instead of one for each house rule; without them all have their defaults. False
 * when the player leaves. */
static bool ask_house(const struct cli_play *play, struct pl_config *config, bool *ret_is_each)
{
    const struct pl_game *game = play->game;
    struct question question = { .first = 1 };
    uint32_t index = 0, rules = 0;

    write_phrase(play, (struct cli_phrase){ CLI_PLAY_SETUP_HOUSE, { { 0 } } }, question.title);
    add_answer(&question, cli_play_text(CLI_PLAY_SETUP_HOUSE_NONE, play->lang));
    add_answer(&question, cli_play_text(CLI_PLAY_SETUP_HOUSE_EACH, play->lang));
    for (uint32_t i = 0; i < game->option_count; i++) {
        bool is_chosen = config->option[i] != game->options[i].default_value;
        rules += is_asked(play, config, i, true);
        question.usual |= is_asked(play, config, i, true) && is_chosen;
    }
    if (rules > 0 && !ask(play, &question, &index)) {
        return false;
    }
    *ret_is_each = index == 1;
    for (uint32_t i = 0; i < game->option_count && !*ret_is_each; i++) {
        if (cli_play_is_house_rule(&game->options[i])) {
            config->option[i] = game->options[i].default_value;
        }
    }
    return true;
}

/* The options that make a difference, house rules last and only if they are wanted. */
static bool ask_options(const struct cli_play *play, struct pl_config *config)
{
    const struct pl_game *game = play->game;
    bool is_each;

    for (uint32_t i = 0; i < game->option_count; i++) {
        if (is_asked(play, config, i, false) && !ask_option(play, i, config)) {
            return false;
        }
    }
    if (!ask_house(play, config, &is_each)) {
        return false;
    }
    for (uint32_t i = 0; i < game->option_count && is_each; i++) {
        if (is_asked(play, config, i, true) && !ask_option(play, i, config)) {
            return false;
        }
    }
    return true;
}

static bool ask_bot(const struct cli_play *play, enum bot_level usual, struct cli_setup *setup)
{
    enum bot_level offered[BOT_LEVEL_COUNT];
    uint32_t count = 0;
    struct question question = { .first = 1 };
    uint32_t index;

    write_phrase(play, (struct cli_phrase){ CLI_PLAY_SETUP_BOT, { { 0 } } }, question.title);
    for (int i = BOT_LEVEL_NONE + 1; i < BOT_LEVEL_COUNT; i++) {
        enum bot_level level = (enum bot_level)i;
        if (bot_level_is_offered(level)) {
            add_answer(&question, bot_level_title(level, play->lang));
            question.usual = level == usual ? count : question.usual;
            offered[count++] = level;
        }
    }
    if (!ask(play, &question, &index)) {
        return false;
    }
    snprintf(setup->bot, sizeof setup->bot, "%s", bot_level_name(offered[index]));
    return true;
}

/* What Enter takes: as last time, or what suits the first time. */
static void find_usual(const struct cli_play *play, struct pl_config *ret_config,
                       enum bot_level *ret_level)
{
    const struct pl_game *game = play->game;

    if (cli_play_last_config(game, ret_config, ret_level)) {
        return;
    }
    ret_config->seats = game->seats_min > 2 ? game->seats_min : 2;
    for (uint32_t i = 0; i < game->option_count; i++) {
        ret_config->option[i] = game->options[i].first_value;
    }
    *ret_level = BOT_LEVEL_BEGINNER;
}

/* Values of last time that do not go with another number of players make way for the default. */
static void make_fit(const struct pl_game *game, struct pl_config *config)
{
    for (uint32_t i = 0; i < game->option_count && pl_config_check(game, config); i++) {
        config->option[i] = game->options[i].default_value;
    }
}

static bool ask_new(struct cli_play *play, struct cli_setup *setup)
{
    const struct pl_game *game = play->game;
    struct pl_config config = { 0 };
    enum bot_level level = BOT_LEVEL_NONE;

    find_usual(play, &config, &level);
    if (!ask_players(play, &config)) {
        return false;
    }
    make_fit(game, &config);
    snprintf(setup->players, sizeof setup->players, "%u", config.seats);
    if (!ask_options(play, &config)) {
        return false;
    }
    for (uint32_t i = 0; i < game->option_count; i++) {
        const struct pl_option *option = &game->options[i];
        snprintf(setup->option[i], CLI_PAIR_MAX, "%s=%s", option->id,
                 option->values[config.option[i]].id);
    }
    return ask_bot(play, level, setup);
}

bool cli_play_ask_setup(struct cli_play *play, bool is_lang_given, struct cli_setup *ret_setup)
{
    *ret_setup = (struct cli_setup){ 0 };
    cli_put(&play->terminal, PL_STYLE_BOLD);
    cli_play_say_with(play, CLI_PLAY_SETUP_TITLE, play->game->title[play->lang]);
    cli_put(&play->terminal, PL_STYLE_END);
    if (!is_lang_given && !ask_lang(play)) {
        return false;
    }
    if (!ask_resume(play, ret_setup)) {
        return false;
    }
    return *ret_setup->resumed || ask_new(play, ret_setup);
}

bool cli_play_wait_for_start(struct cli_play *play)
{
    char line[CLI_LINE_MAX];
    bool is_read = cli_line_read(play->line, cli_play_text(CLI_PLAY_SETUP_START, play->lang),
                                 line) == CLI_LINE_READ;

    if (!is_read) {
        putchar('\n');
    }
    return is_read;
}
