/* Reading the arguments of a subcommand and turning texts into games, numbers, configurations. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/level.h"
#include "cli/cli.h"
#include "cli/reason.h"
#include "games/games.h"
#include "match/config.h"
#include "match/file.h"
#include "match/seed.h"

enum { GAME_LIST_MAX = 512 };

/* The language of errors: English until the arguments have told another. */
static enum pl_lang error_lang = PL_LANG_EN;

enum pl_lang cli_error_lang(void)
{
    return error_lang;
}

int cli_error(int code, const char *format, ...)
{
    va_list args;

    fprintf(stderr, "plansza: ");
    va_start(args, format);
    vfprintf(stderr, cli_reason_format(format, error_lang), args);
    va_end(args);
    fprintf(stderr, "\n");
    return code;
}

bool cli_flag_needs(const char *flag, bool is_given, const char *other, bool is_other_given)
{
    if (is_given && !is_other_given) {
        cli_error(CLI_USAGE, "--%s means nothing without --%s", flag, other);
        return false;
    }
    return true;
}

bool cli_flag_excludes(const char *flag, bool is_given, const char *other, bool is_other_given)
{
    if (is_given && is_other_given) {
        cli_error(CLI_USAGE, "--%s means nothing with --%s", flag, other);
        return false;
    }
    return true;
}

struct cli_terminal cli_open_terminal(bool is_plain)
{
    struct cli_terminal terminal = cli_terminal_open(is_plain);

    if (!terminal.is_utf8) {
        cli_error(CLI_OK,
                  "the environment (LC_ALL, LC_CTYPE, LANG) does not name UTF-8; the output "
                  "is in UTF-8 all the same");
    }
    if (terminal.is_narrow) {
        cli_error(CLI_OK, "the terminal is too narrow: %d columns are needed", CLI_COLUMNS_MIN);
    }
    return terminal;
}

int cli_flush(int code)
{
    if (fflush(stdout) == 0 && !ferror(stdout)) {
        return code;
    }
    return cli_error(CLI_NO, "the output could not be written");
}

static void print_usage(const struct cli_usage *usage)
{
    printf("usage: plansza %s%s%s%s\n\n%s\n", usage->name, *usage->arguments ? " " : "",
           usage->arguments, usage->flag_count ? " [OPTIONS]" : "", usage->summary);
    for (uint32_t i = 0; i < usage->flag_count; i++) {
        const struct cli_flag *flag = &usage->flags[i];
        char left[64];
        snprintf(left, sizeof left, "--%s%s%s", flag->name, flag->value_name ? " " : "",
                 flag->value_name ? flag->value_name : "");
        printf("%s  %-24s %s\n", i == 0 ? "\n" : "", left, flag->help);
    }
}

static const struct cli_flag *find_flag(const struct cli_usage *usage, const char *name,
                                        size_t size)
{
    for (uint32_t i = 0; i < usage->flag_count; i++) {
        if (strlen(usage->flags[i].name) == size &&
            strncmp(usage->flags[i].name, name, size) == 0) {
            return &usage->flags[i];
        }
    }
    return NULL;
}

static bool append(struct cli_list *list, const char *item)
{
    if (list->count == CLI_LIST_MAX) {
        cli_error(CLI_USAGE, "too many arguments");
        return false;
    }
    list->item[list->count++] = item;
    return true;
}

/* Stores a value: what follows the equals sign, else the next word, else nothing for a flag whose
 * value may be left out. Returns how many words it took, 0 on error. */
static int take_value(const struct cli_flag *flag, const char *equals, const char *next)
{
    bool is_optional = flag->value_name[0] == '[';
    bool has_next = next && strncmp(next, "--", 2) != 0;
    const char *value = equals ? equals : has_next ? next : is_optional ? "" : NULL;

    if (!value) {
        cli_error(CLI_USAGE, "--%s needs a value: %s", flag->name, flag->value_name);
        return 0;
    }
    if (flag->is_many) {
        if (!append(flag->target, value)) {
            return 0;
        }
    } else {
        *(const char **)flag->target = value;
    }
    return !equals && has_next ? 2 : 1;
}

/* Reads "--name=value", "--name value" or "--name"; returns how many words it took, 0 on error. */
static int take_flag(const struct cli_usage *usage, int argc, char **argv)
{
    bool is_long = argv[0][1] == '-';
    const char *name = argv[0] + (is_long ? 2 : 1);
    const char *equals = strchr(name, '=');
    const struct cli_flag *flag =
        is_long ? find_flag(usage, name, equals ? (size_t)(equals - name) : strlen(name)) : NULL;

    if (!flag) {
        cli_error(CLI_USAGE, "%s has no option %s; 'plansza %s --help' lists them", usage->name,
                  argv[0], usage->name);
        return 0;
    }
    if (!flag->value_name) {
        if (equals) {
            cli_error(CLI_USAGE, "--%s takes no value", flag->name);
            return 0;
        }
        *(bool *)flag->target = true;
        return 1;
    }
    return take_value(flag, equals ? equals + 1 : NULL, argc > 1 ? argv[1] : NULL);
}

/* Compares the plain arguments with the description: "GAME [ID]" takes one or two, a ".." any. */
static int check_plain(const struct cli_usage *usage, const struct cli_list *plain)
{
    const char *word = usage->arguments;
    uint32_t most = 0;

    while (*word && *word != '-') {
        int size = (int)strcspn(word, " ");
        if (*word != '[' && plain->count <= most) {
            return cli_error(CLI_USAGE, "%s needs %.*s; 'plansza %s --help' tells more",
                             usage->name, size, word, usage->name);
        }
        most++;
        word += size;
        word += strspn(word, " ");
    }
    if (plain->count > most && !strstr(usage->arguments, "..")) {
        return cli_error(CLI_USAGE,
                         "%s does not know what to do with '%s'; 'plansza %s --help' "
                         "tells more",
                         usage->name, plain->item[most], usage->name);
    }
    return CLI_OK;
}

void cli_list_levels(char ret_text[CLI_LEVELS_MAX])
{
    struct pl_text text = pl_text_in(ret_text, CLI_LEVELS_MAX);

    bot_level_list(&text);
}

int cli_parse(const struct cli_usage *usage, int argc, char **argv, struct cli_list *plain,
              bool *ret_done)
{
    bool only_plain = false;

    *ret_done = true;
    for (int i = 1; i < argc;) {
        bool is_flag = !only_plain && argv[i][0] == '-' && argv[i][1] != '\0';
        if (is_flag && (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)) {
            print_usage(usage);
            return CLI_OK;
        }
        if (is_flag && strcmp(argv[i], "--") == 0) {
            only_plain = true;
            i++;
            continue;
        }
        if (!is_flag) {
            if (!append(plain, argv[i++])) {
                return CLI_USAGE;
            }
            continue;
        }
        int taken = take_flag(usage, argc - i, argv + i);
        if (taken == 0) {
            return CLI_USAGE;
        }
        i += taken;
    }
    int code = check_plain(usage, plain);
    *ret_done = code != CLI_OK;
    return code;
}

/* Writes the items from `first` on with spaces between them. */
static void join(const struct cli_list *list, uint32_t first, char *ret_text, size_t size)
{
    size_t length = 0;

    ret_text[0] = '\0';
    for (uint32_t i = first; i < list->count && length < size; i++) {
        int added =
            snprintf(ret_text + length, size - length, "%s%s", i > first ? " " : "", list->item[i]);
        length += added > 0 ? (size_t)added : 0;
    }
}

const struct pl_game *cli_game(const char *id)
{
    const struct pl_game *game = games_find(id);

    if (game) {
        return game;
    }
    char room[GAME_LIST_MAX];
    struct pl_text known = pl_text_in(room, sizeof room);
    for (uint32_t i = 0; games_at(i); i++) {
        pl_text_add(&known, i > 0 ? " " : "");
        pl_text_add(&known, games_at(i)->id);
    }
    cli_error(CLI_USAGE, "there is no game '%s'; there are: %s", id, room);
    return NULL;
}

bool cli_number(const char *flag, const char *text, int64_t low, int64_t high, int64_t *ret_number)
{
    char *end = NULL;

    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (errno != 0 || end == text || *end != '\0' || number < low || number > high) {
        cli_error(CLI_USAGE, "--%s takes a whole number from %lld to %lld, not '%s'", flag,
                  (long long)low, (long long)high, text);
        return false;
    }
    *ret_number = number;
    return true;
}

bool cli_seed(const char *flag, const char *text, struct pl_seed *ret_seed)
{
    if (!match_seed_parse(text, ret_seed)) {
        cli_error(CLI_USAGE, "--%s takes a number or 64 hexadecimal digits, not '%s'", flag, text);
        return false;
    }
    return true;
}

/* Says which "k=v" the game knows. */
static void print_options(const struct pl_game *game)
{
    for (uint32_t i = 0; i < game->option_count; i++) {
        const struct pl_option *option = &game->options[i];
        fprintf(stderr, "  --option %s=", option->id);
        for (uint8_t v = 0; v < option->value_count; v++) {
            fprintf(stderr, "%s%s", v > 0 ? "|" : "", option->values[v].id);
        }
        fprintf(stderr, "\n");
    }
}

static bool set_option(const struct pl_game *game, const char *pair, struct pl_config *config)
{
    const char *equals = strchr(pair, '=');
    size_t size = equals ? (size_t)(equals - pair) : strlen(pair);

    for (uint32_t i = 0; equals && i < game->option_count; i++) {
        const struct pl_option *option = &game->options[i];
        if (strlen(option->id) != size || strncmp(option->id, pair, size) != 0) {
            continue;
        }
        for (uint8_t v = 0; v < option->value_count; v++) {
            if (strcmp(option->values[v].id, equals + 1) == 0) {
                config->option[i] = v;
                return true;
            }
        }
    }
    if (game->option_count == 0) {
        cli_error(CLI_USAGE, "%s has no option '%s', and no others", game->id, pair);
        return false;
    }
    cli_error(CLI_USAGE, "%s has no option '%s'; it has:", game->id, pair);
    print_options(game);
    return false;
}

bool cli_config(const struct pl_game *game, const struct cli_table *table,
                struct pl_config *ret_config)
{
    const struct cli_list *options = table->options;
    int64_t seats = match_seats_default(game);
    struct pl_config config = pl_config_default(game, (uint8_t)seats, match_seed_fresh());

    if (table->players &&
        !cli_number("players", table->players, game->seats_min, game->seats_max, &seats)) {
        return false;
    }
    config.seats = (uint8_t)seats;
    if (table->seed && !cli_seed("seed", table->seed, &config.seed)) {
        return false;
    }
    for (uint32_t i = 0; options && i < options->count; i++) {
        if (!set_option(game, options->item[i], &config)) {
            return false;
        }
    }
    if (table->records && !cli_take_records(game, table, &config)) {
        return false;
    }
    const char *reason = pl_config_check(game, &config);
    if (reason) {
        cli_error(CLI_USAGE, "%s: %s", game->id, cli_reason(reason, error_lang));
        return false;
    }
    *ret_config = config;
    return true;
}

/* The language of the environment, else English. */
static enum pl_lang lang_of_environment(void)
{
    static const char *const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

    for (size_t i = 0; i < PL_COUNT_OF(variables); i++) {
        const char *value = getenv(variables[i]);
        if (value && *value) {
            return strncmp(value, "pl", 2) == 0 ? PL_LANG_PL : PL_LANG_EN;
        }
    }
    return PL_LANG_EN;
}

bool cli_lang(const char *text, enum pl_lang *ret_lang)
{
    enum pl_lang lang = lang_of_environment();

    if (text && !match_lang_parse(text, &lang)) {
        cli_error(CLI_USAGE, "--lang takes pl or en, not '%s'", text);
        return false;
    }
    error_lang = lang;
    *ret_lang = lang;
    return true;
}

int cli_parse_query(const struct cli_query_usage *usage, int argc, char **argv,
                    struct cli_query *ret_query, bool *ret_done)
{
    struct cli_query query = { 0 };
    const char *lang_text = NULL;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = {
        { "lang", "pl|en", usage->lang_help, &lang_text, false },
        { "json", NULL, usage->json_help, &query.as_json, false },
    };
    const struct cli_usage whole = { usage->name, usage->arguments, usage->summary, flags,
                                     PL_COUNT_OF(flags) };
    int code = cli_parse(&whole, argc, argv, &plain, ret_done);

    if (*ret_done) {
        return code;
    }
    *ret_done = true;
    if (!cli_lang(lang_text, &query.lang)) {
        return CLI_USAGE;
    }
    if (plain.count > 0) {
        query.game = cli_game(plain.item[0]);
        if (!query.game) {
            return CLI_USAGE;
        }
        join(&plain, 1, query.words, sizeof query.words);
    }
    *ret_query = query;
    *ret_done = false;
    return CLI_OK;
}
