/* Finding the data folder. */
#include "cli/data.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/cli.h"
#include "server/store/backup.h"

/* $XDG_DATA_HOME/plansza, or ~/.local/share/plansza. */
bool cli_data_folder(const char *wish, char ret_path[CLI_DATA_SIZE])
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    int length = -1;

    if (wish) {
        length = snprintf(ret_path, CLI_DATA_SIZE, "%s", wish);
    } else if (data && data[0] == '/') {
        length = snprintf(ret_path, CLI_DATA_SIZE, "%s/plansza", data);
    } else if (home && home[0]) {
        length = snprintf(ret_path, CLI_DATA_SIZE, "%s/.local/share/plansza", home);
    }
    if (length < 0) {
        cli_error(CLI_USAGE, "neither XDG_DATA_HOME nor HOME is set: give --data");
        return false;
    }
    if (length == 0 || length >= CLI_DATA_SIZE) {
        cli_error(CLI_USAGE, "--data takes the path of a folder");
        return false;
    }
    return true;
}

bool cli_data_file(const char *folder, char ret_path[CLI_DATA_SIZE])
{
    if (snprintf(ret_path, CLI_DATA_SIZE, "%s/" STORE_FILE, folder) >= CLI_DATA_SIZE) {
        cli_error(CLI_USAGE, "--data takes the path of a folder");
        return false;
    }
    return true;
}
