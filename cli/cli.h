/* What the subcommands of `plansza` share: exit codes, reading arguments, finding a game. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "cli/terminal.h"
#include "core/game.h"
#include "match/legacy.h"

/* Why hidden things of a match that goes on are not told. */
#define CLI_NEEDS_TRUTH "the match is not over: its hidden things are told with --truth"

/* Exit codes of every subcommand. */
enum { CLI_OK = 0, CLI_NO = 1, CLI_USAGE = 2 };

/* One long option of a subcommand: --name VALUE, or --name alone when `value` is NULL. A value
 * option may be given several times when `many` is set: the last one wins otherwise. */
struct cli_flag {
    const char *name;
    const char *value_name; /* for the help text; NULL: takes no value; "[X]": may be left out */
    const char *help;
    void *target; /* const char ** for a value, bool * without, cli_list * if many */
    bool is_many;
};

enum { CLI_LIST_MAX = 16 };

struct cli_list {
    uint32_t count;
    const char *item[CLI_LIST_MAX];
};

/* A subcommand's own description, for --help and for reading its arguments. */
struct cli_usage {
    const char *name;
    const char *arguments; /* such as "GAME [ID]": cli_parse checks their number; ".." for any */
    const char *summary;
    const struct cli_flag *flags;
    uint32_t flag_count;
};

/* Reads flags and plain arguments (into `plain`). Returns CLI_OK to go on, or the exit code when
 * help was printed or the usage was wrong (then *ret_done is true). */
int cli_parse(const struct cli_usage *usage, int argc, char **argv, struct cli_list *plain,
              bool *ret_done);

/* Whether two flags fit together: one that means nothing without, or beside, the other is wrong
 * usage; false with an error. */
bool cli_flag_needs(const char *flag, bool is_given, const char *other, bool is_other_given);
bool cli_flag_excludes(const char *flag, bool is_given, const char *other, bool is_other_given);

/* cli_terminal_open, and what is wrong with the terminal on stderr. */
struct cli_terminal cli_open_terminal(bool is_plain);
/* Makes sure that what was printed has arrived: the code, or CLI_NO with an error. */
int cli_flush(int code);

/* Prints "plansza: ..." to stderr, in the language of cli_lang if cli/reasons.def has the format;
 * returns the code. */
int cli_error(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The language of errors: that of cli_lang. */
enum pl_lang cli_error_lang(void);

/* "random, greedy, ..": the levels of bots. */
enum { CLI_LEVELS_MAX = 64 };
void cli_list_levels(char ret_text[CLI_LEVELS_MAX]);
/* The game of that id; NULL with an error naming the known ones. */
const struct pl_game *cli_game(const char *id);
/* A whole number in [low, high]; false with an error naming the flag. */
bool cli_number(const char *flag, const char *text, int64_t low, int64_t high, int64_t *ret_number);
/* A seed as people write it; false with an error naming the flag. */
bool cli_seed(const char *flag, const char *text, struct pl_seed *ret_seed);
/* Who is named in the records that a game begins with, by seat; empty without records. */
struct cli_story {
    uint32_t count;
    struct pl_record_names names;
};
/* A table as texts, each of which may be NULL: players, seed (fresh without), "k=v" options, files
 * with records. Without players there are as many as the records take. */
struct cli_table {
    const char *players;
    const char *seed;
    const struct cli_list *options;
    const struct cli_list *records;
    struct cli_story *ret_story; /* may be NULL: filled in where there are records */
};
bool cli_config(const struct pl_game *game, const struct cli_table *table,
                struct pl_config *ret_config);
/* Adds the titles of the games that a configuration continues; nothing if it does not. */
void cli_records_add(const struct pl_game *game, const struct pl_config *config, enum pl_lang lang,
                     struct pl_text *text);
/* Makes the records of a table's files part of its configuration; false with an error printed. */
bool cli_take_records(const struct pl_game *game, const struct cli_table *table,
                      struct pl_config *config);
/* The flag --record of the commands that play games. */
#define CLI_FLAG_RECORD(list_)                                                                     \
    {                                                                                              \
        "record", "FILE", "begin with the record of a finished game; may be repeated", list_, true \
    }
/* What a command that looks something up is asked: a game, words, the language, and for whom. */
enum { CLI_WORDS_MAX = 512 };
struct cli_query {
    const struct pl_game *game; /* NULL for a command that takes none */
    char words[CLI_WORDS_MAX];  /* with spaces between them */
    enum pl_lang lang;
    bool as_json;
};
/* The parts of its --help that differ. */
struct cli_query_usage {
    const char *name;
    const char *arguments; /* "GAME .." or "" */
    const char *summary;
    const char *lang_help;
    const char *json_help;
};
/* Reads the arguments of such a command: GAME, words, --lang, --json. As cli_parse. */
int cli_parse_query(const struct cli_query_usage *usage, int argc, char **argv,
                    struct cli_query *ret_query, bool *ret_done);

/* Language from --lang, else from the environment (LC_ALL, LC_MESSAGES, LANG), else English; errors
 * are printed in it from then on. */
bool cli_lang(const char *text, enum pl_lang *ret_lang);

/* Every subcommand: its own argc and argv, argv[0] being its name. */
#define COMMAND(name_, summary_) int cli_##name_(int argc, char **argv);
#include "cli/commands.def"

#endif
