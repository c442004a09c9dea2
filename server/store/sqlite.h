/* Shared by the files of the store, which is an SQLite database. No other file includes this,
 * except tests. */
#ifndef SERVER_STORE_SQLITE_H
#define SERVER_STORE_SQLITE_H

#include <sqlite3.h>

#include "server/store/store.h"

enum { STORE_PATH_SIZE = 4096, STORE_ARGS_MAX = 20 };

/* Where a reading stands. */
enum store_reading {
    STORE_READING_NONE,
    STORE_READING_OPEN,
    STORE_READING_DONE, /* no row is left */
    STORE_READING_FAILED
};

/* What was written; the texts and bytes of its arguments follow. */
struct store_call {
    enum store_query query;
    uint32_t count;
    struct store_arg arg[STORE_ARGS_MAX];
};

/* What was written, one call after the other, so that they can be made again. */
struct store_tape {
    uint32_t count;
    size_t size;
    size_t room;
    uint8_t *byte;
};

struct server_store {
    sqlite3 *db;
    sqlite3_stmt *statement[STORE_QUERY_COUNT];
    enum store_reading reading[STORE_QUERY_COUNT];
    uint32_t reading_count; /* that have not been ended */
    struct store_tape turn; /* what was written in this turn */
    char *lost;             /* a reading that failed and has not worked since; NULL: none */
    bool is_open;           /* a transaction */
    bool is_dirty;          /* something was written in this turn */
    bool has_failed;
    bool has_conflict;
    bool is_write_well;
    bool is_current;
    char folder[STORE_PATH_SIZE]; /* "" without one on the disk */
    sqlite3_backup *backup;       /* under way */
    sqlite3 *backup_to;
};

/* The reason why a database that another process has open is refused. */
extern const char store_in_use[];

/* Takes the statements from the schema; false when one does not fit. */
bool store_prepare(struct server_store *store);
/* Closes the database and forgets its statements. */
void store_let_go(struct server_store *store);
/* Ends a backup that has not come to its end. */
void store_backup_stop(struct server_store *store);

#endif
