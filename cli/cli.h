/* What the subcommands of `plansza` share: exit codes, reading arguments, finding a game. */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include "core/game.h"

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

/* Writes the items from `first` on with spaces between them. */
void cli_join(const struct cli_list *list, uint32_t first, char *ret_text, size_t size);

/* Prints "plansza: ..." to stderr and returns the code. */
int cli_error(int code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The game of that id; NULL with an error naming the known ones. */
const struct pl_game *cli_game(const char *id);
/* A whole number in [low, high]; false with an error naming the flag. */
bool cli_number(const char *flag, const char *text, int64_t low, int64_t high, int64_t *ret_number);
/* Configuration from texts that may be NULL: players, seed (fresh without), "k=v" options. */
bool cli_config(const struct pl_game *game, const char *players, const char *seed,
                const struct cli_list *options, struct pl_config *ret_config);
/* Language from --lang, else from the environment (LC_ALL, LC_MESSAGES, LANG), else English. */
bool cli_lang(const char *text, enum pl_lang *ret_lang);

/* Every subcommand: its own argc and argv, argv[0] being its name. */
#define COMMAND(name_, summary_) int cli_##name_(int argc, char **argv);
#include "cli/commands.def"
#undef COMMAND

#endif
