/* The command `plansza`: finds the subcommand and hands over. */
#include <stdio.h>
#include <string.h>

#include "cli/cli.h"

struct command {
    const char *name;
    const char *summary;
    int (*run)(int argc, char **argv);
};

static const struct command commands[] = {
#define COMMAND(name_, summary_) { #name_, summary_, cli_##name_ },
#include "cli/commands.def"
};

static void print_help(FILE *out)
{
    fprintf(out, "usage: plansza COMMAND [ARGUMENTS]\n\n");
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        fprintf(out, "  %-10s %s\n", commands[i].name, commands[i].summary);
    }
    fprintf(out, "\n'plansza COMMAND --help' explains one of them.\n");
}

static int run(int argc, char **argv)
{
    if (argc < 2) {
        print_help(stderr);
        return CLI_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return CLI_OK;
    }
    for (size_t i = 0; i < PL_COUNT_OF(commands); i++) {
        if (strcmp(argv[1], commands[i].name) == 0) {
            return commands[i].run(argc - 1, argv + 1);
        }
    }
    return cli_error(CLI_USAGE, "there is no command '%s'; 'plansza --help' lists them", argv[1]);
}

int main(int argc, char **argv)
{
    return cli_flush(run(argc, argv));
}
