/* plansza fsck: what is wrong with the accounts and games that are kept, or with a backup. */
#include "server/store/fsck.h"

#include <stdio.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "cli/data.h"

static void print_problem(void *owner, const char *problem)
{
    (void)owner;
    printf("%s\n", problem);
}

static int look(const char *path)
{
    struct server_fsck fsck = { .tell = print_problem };
    const char *reason = server_fsck(path, &fsck);

    if (reason) {
        return cli_error(CLI_NO, "%s: %s", path, reason);
    }
    if (fsck.problem_count > 0) {
        printf("%s: %u problems. 'plansza restore' brings a backup back. Without one, tables that "
               "are damaged stay as they are and the others can be played, unless the database "
               "itself is damaged: the server does not start with such a file.\n",
               path, (unsigned)fsck.problem_count);
        return CLI_NO;
    }
    printf("%s: no problems (%u tables, %u people)\n", path, (unsigned)fsck.table_count,
           (unsigned)fsck.user_count);
    return CLI_OK;
}

int cli_fsck(int argc, char **argv)
{
    const char *data = NULL;
    char folder[CLI_DATA_SIZE];
    char path[CLI_DATA_SIZE];
    bool done;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = { CLI_FLAG_DATA(&data) };
    const struct cli_usage usage = {
        "fsck", "[FILE]",
        "Reads all accounts and games, or the backup FILE, and prints errors: in pages of the "
        "database, rows,\njournals that do not lead to the position of their table, replays. The "
        "server must not run; to check\nwhile it runs, check a backup.",
        flags, PL_COUNT_OF(flags)
    };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done) {
        return code;
    }
    if (!cli_flag_excludes("data", data, "FILE", plain.count > 0)) {
        return CLI_USAGE;
    }
    umask(077);
    if (plain.count > 0) {
        return look(plain.item[0]);
    }
    return cli_data_folder(data, folder) && cli_data_file(folder, path) ? look(path) : CLI_USAGE;
}
