/* plansza restore: a backup takes the place of what the server has. */
#include <stdio.h>
#include <sys/stat.h>

#include "cli/cli.h"
#include "cli/data.h"
#include "server/store/backup.h"

int cli_restore(int argc, char **argv)
{
    const char *data = NULL;
    char folder[CLI_DATA_SIZE];
    char kept[CLI_DATA_SIZE];
    bool done;
    struct cli_list plain = { 0 };
    const struct cli_flag flags[] = { CLI_FLAG_DATA(&data) };
    const struct cli_usage usage = {
        "restore", "FILE",
        "Replaces all accounts and games with the backup FILE. The server must not run. FILE is "
        "checked\nfirst and stays as it is; the old data is kept in a folder of its own.",
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
    const char *reason = store_restore(folder, plain.item[0], kept, sizeof kept);
    if (reason) {
        return cli_error(CLI_NO, "nothing was restored: %s", reason);
    }
    printf("restored: %s\n", plain.item[0]);
    if (kept[0]) {
        printf("what was there before: %s\n", kept);
    }
    return CLI_OK;
}
