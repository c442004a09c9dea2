/* SQLite behind a narrow door: statements by name, turns, failures remembered. */
#include "server/store.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "server/log.h"
#include "server/store_schema.h"

enum { PATH_SIZE = 4096, BUSY_MS = 2000, STEP_COUNT = sizeof store_steps / sizeof *store_steps };

static const char *const queries[STORE_QUERY_COUNT] = {
#define QUERY(name_, sql_) [STORE_##name_] = sql_,
#include "server/store_sql.def"
#undef QUERY
};

struct server_store {
    sqlite3 *db;
    sqlite3_stmt *statement[STORE_QUERY_COUNT];
    bool is_open;  /* a transaction */
    bool is_dirty; /* something was written in this turn */
    bool has_failed;
    bool is_well;
};

static void note_failure(struct server_store *store, const char *what)
{
    if (!store->has_failed) {
        server_log("store-failed", "at=%s code=%d", what, sqlite3_extended_errcode(store->db));
    }
    store->has_failed = true;
}

/* Opening. */

static bool make_folder(const char *folder)
{
    char path[PATH_SIZE];
    int length = snprintf(path, sizeof path, "%s", folder);

    if (length <= 0 || length >= PATH_SIZE) {
        return false;
    }
    for (char *at = path + 1; *at; at++) {
        if (*at == '/') {
            *at = '\0';
            mkdir(path, 0700);
            *at = '/';
        }
    }
    return mkdir(path, 0700) == 0 || errno == EEXIST;
}

static int version_of(sqlite3 *db)
{
    sqlite3_stmt *statement = NULL;
    int version = -1;

    if (sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        version = sqlite3_column_int(statement, 0);
    }
    sqlite3_finalize(statement);
    return version;
}

/* One step of the schema and its number, together or not at all. */
static bool take_step(sqlite3 *db, int version)
{
    char number[64];

    snprintf(number, sizeof number, "PRAGMA user_version = %d", version + 1);
    if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK) {
        return false;
    }
    if (sqlite3_exec(db, store_steps[version], NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, number, NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK) {
        return true;
    }
    sqlite3_exec(db, "ROLLBACK", NULL, NULL, NULL);
    return false;
}

static const char *prepare(struct server_store *store)
{
    static const char settings[] = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                                   "PRAGMA foreign_keys = OFF; PRAGMA temp_store = MEMORY;"
                                   "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -16384;"
                                   "PRAGMA wal_autocheckpoint = 4000;";

    sqlite3_busy_timeout(store->db, BUSY_MS);
    if (sqlite3_exec(store->db, settings, NULL, NULL, NULL) != SQLITE_OK) {
        return "the database cannot be opened for writing: is another server using it?";
    }
    int version = version_of(store->db);
    if (version < 0 || version > STEP_COUNT) {
        return "the database is damaged, or of a newer version of this program";
    }
    for (; version < STEP_COUNT; version++) {
        if (!take_step(store->db, version)) {
            return "the database could not be brought up to date";
        }
    }
    for (int i = 0; i < STORE_QUERY_COUNT; i++) {
        if (sqlite3_prepare_v3(store->db, queries[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &store->statement[i], NULL) != SQLITE_OK) {
            return "the database does not have the tables that it should have";
        }
    }
    return NULL;
}

const char *store_open(const char *folder, struct server_store **ret_store)
{
    struct server_store *store = calloc(1, sizeof *store);
    char path[PATH_SIZE];

    if (!store) {
        return "out of memory";
    }
    store->is_well = true;
    if (!make_folder(folder)) {
        free(store);
        return "the data folder cannot be made";
    }
    int length = snprintf(path, sizeof path, "%s/plansza.db", folder);
    const char *reason = length >= PATH_SIZE || sqlite3_open(path, &store->db) != SQLITE_OK
                             ? "the database file cannot be opened"
                             : prepare(store);
    if (reason) {
        store_close(store);
        return reason;
    }
    *ret_store = store;
    return NULL;
}

void store_close(struct server_store *store)
{
    if (!store) {
        return;
    }
    for (int i = 0; i < STORE_QUERY_COUNT; i++) {
        sqlite3_finalize(store->statement[i]);
    }
    sqlite3_close(store->db);
    free(store);
}

/* Binding. */

static void bind(sqlite3_stmt *statement, const struct store_arg *args, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const struct store_arg *arg = &args[i];
        int at = (int)i + 1;
        if (arg->type == 'i') {
            sqlite3_bind_int64(statement, at, arg->number);
        } else if (arg->type == 't') {
            sqlite3_bind_text(statement, at, arg->at, -1, SQLITE_TRANSIENT);
        } else if (arg->type == 'b') {
            sqlite3_bind_blob(statement, at, arg->at, (int)arg->size, SQLITE_TRANSIENT);
        } else {
            sqlite3_bind_null(statement, at);
        }
    }
}

/* Runs a statement that gives no rows. */
static bool run(struct server_store *store, enum store_query query)
{
    sqlite3_stmt *statement = store->statement[query];
    int code = sqlite3_step(statement);

    sqlite3_reset(statement);
    return code == SQLITE_DONE;
}

/* Writing. */

void store_write(struct server_store *store, enum store_query query, const struct store_arg *args,
                 size_t count)
{
    store->is_dirty = true;
    if (!store->is_open && !store->has_failed) {
        store->is_open = run(store, STORE_BEGIN);
        if (!store->is_open) {
            note_failure(store, "begin");
        }
    }
    if (store->has_failed) {
        return;
    }
    bind(store->statement[query], args, count);
    if (!run(store, query)) {
        note_failure(store, "write");
    }
}

int64_t store_last_id(const struct server_store *store)
{
    return sqlite3_last_insert_rowid(store->db);
}

bool store_is_dirty(const struct server_store *store)
{
    return store->is_dirty;
}

bool store_commit(struct server_store *store)
{
    bool is_done = !store->has_failed;

    if (is_done && store->is_open) {
        is_done = run(store, STORE_COMMIT);
        if (!is_done) {
            note_failure(store, "commit");
        }
    }
    if (!is_done && !sqlite3_get_autocommit(store->db)) {
        run(store, STORE_ROLLBACK);
    }
    if (store->is_dirty) {
        store->is_well = is_done;
    }
    store->is_open = false;
    store->is_dirty = false;
    store->has_failed = false;
    return is_done;
}

bool store_is_well(const struct server_store *store)
{
    return store->is_well;
}

/* Reading. */

void store_read(struct server_store *store, enum store_query query, const struct store_arg *args,
                size_t count)
{
    sqlite3_reset(store->statement[query]);
    bind(store->statement[query], args, count);
}

bool store_next(struct server_store *store, enum store_query query)
{
    int code = sqlite3_step(store->statement[query]);

    if (code == SQLITE_ROW) {
        return true;
    }
    if (code != SQLITE_DONE) {
        server_log("store-failed", "at=read code=%d", sqlite3_extended_errcode(store->db));
        store->is_well = false;
    }
    sqlite3_reset(store->statement[query]);
    return false;
}

void store_stop(struct server_store *store, enum store_query query)
{
    sqlite3_reset(store->statement[query]);
}

int64_t store_int(struct server_store *store, enum store_query query, int column)
{
    return sqlite3_column_int64(store->statement[query], column);
}

const char *store_text(struct server_store *store, enum store_query query, int column)
{
    const unsigned char *text = sqlite3_column_text(store->statement[query], column);

    return text ? (const char *)text : "";
}

const void *store_bytes(struct server_store *store, enum store_query query, int column,
                        uint32_t *ret_size)
{
    const void *bytes = sqlite3_column_blob(store->statement[query], column);

    *ret_size = (uint32_t)sqlite3_column_bytes(store->statement[query], column);
    return bytes;
}

bool store_is_null(struct server_store *store, enum store_query query, int column)
{
    return sqlite3_column_type(store->statement[query], column) == SQLITE_NULL;
}
