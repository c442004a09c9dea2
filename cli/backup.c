/* plansza backup: a copy of all accounts and games, also while the server runs. */
#include <stdio.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "cli/data.h"
#include "server/store/backup.h"

int cli_backup(int argc, char **argv)
{
    const char *data = NULL;
    char folder[CLI_DATA_SIZE];
    bool done;
    struct cli_list plain = { 0 };
    struct stat info = { 0 };
    const struct cli_flag flags[] = { CLI_FLAG_DATA(&data) };
    const struct cli_usage usage = {
        "backup", "FILE",
        "Copies all accounts and games to FILE, with the server running or stopped. The copy is "
        "complete and\nchecked before it replaces an existing FILE; only its owner can read it.",
        flags, PL_COUNT_OF(flags)
    };
    int code = cli_parse(&usage, argc, argv, &plain, &done);

    if (done) {
        return code;
    }
    if (!cli_data_folder(data, folder)) {
        return CLI_USAGE;
    }
    umask(077);
    const char *reason = store_backup(folder, plain.item[0]);
    if (reason) {
        return cli_error(CLI_NO, "there is no backup: %s", reason);
    }
    stat(plain.item[0], &info);
    printf("%s: %lld bytes, checked\n", plain.item[0], (long long)info.st_size);
    return CLI_OK;
}
