/* The folder where a server keeps its accounts and games, for the commands that are about it. */
#ifndef CLI_DATA_H
#define CLI_DATA_H

#include "core/base.h"

enum { CLI_DATA_SIZE = 4096 };

/* The folder that was wished for, or the usual one; false with an error. */
bool cli_data_folder(const char *wish, char ret_path[CLI_DATA_SIZE]);
/* The database in it. */
bool cli_data_file(const char *folder, char ret_path[CLI_DATA_SIZE]);

/* The flag --data. */
#define CLI_FLAG_DATA(target_)                                             \
    {                                                                      \
        "data", "DIR", "where accounts and games are kept", target_, false \
    }

#endif
