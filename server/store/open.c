/* Opening the database: its folder and files, who may read them, whether it is whole, and which
 * version it is of. A refused database is left as it was. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/log.h"
#include "server/store/backup.h"
#include "server/store/schema.h"
#include "server/store/sqlite.h"
#include "server/store/whole.h"

enum { BUSY_MS = 2000, STEP_COUNT = sizeof store_steps / sizeof *store_steps };

const char store_in_use[] = "another server is using this data folder";
static const char not_a_database[] =
    "plansza.db is not a database: 'plansza restore' brings a backup back";
static const char damaged[] = "the database is damaged: 'plansza fsck' tells what is wrong, "
                              "'plansza restore' brings a backup back";
static const char read_only[] =
    "the database cannot be written: the file, its folder or the disk is read-only";
static const char full[] = "the disk is full: the database cannot be written";
static const char unreadable[] = "the disk has failed to read or write the database";
static const char newer[] = "the database is of a newer version of this program";
static const char no_file[] = "the database cannot be opened or made in the data folder";
static const char not_up_to_date[] = "the database could not be brought up to date";
static const char missing_tables[] = "the database does not have the tables that it should have";
static const char no_memory[] = "out of memory";

/* What to say of a failure of SQLite. */
static const char *words_for(int code)
{
    switch (code & 0xff) {
    case SQLITE_BUSY: return store_in_use;
    case SQLITE_NOTADB: return not_a_database;
    case SQLITE_CORRUPT: return damaged;
    case SQLITE_READONLY:
    case SQLITE_PERM: return read_only;
    case SQLITE_FULL: return full;
    case SQLITE_IOERR: return unreadable;
    case SQLITE_CANTOPEN: return no_file;
    case SQLITE_NOMEM: return no_memory;
    default: return "the database could not be used";
    }
}

static const char *reason_of(sqlite3 *db)
{
    return words_for(sqlite3_extended_errcode(db));
}

/* Files and folders. */

static bool make_folder(const char *folder)
{
    char path[STORE_PATH_SIZE];
    int length = snprintf(path, sizeof path, "%s", folder);

    if (length <= 0 || length >= STORE_PATH_SIZE) {
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

/* A user who can write to the folder can put another database there. One who can only look into it
 * sees names: the files are readable by their owner only. */
static const char *check_folder(const char *folder)
{
    struct stat info;

    if (stat(folder, &info) || !S_ISDIR(info.st_mode)) {
        return "the data folder cannot be made";
    }
    if (info.st_mode & (S_IWGRP | S_IWOTH)) {
        return "other users can write to the data folder: take that away with 'chmod go-w'";
    }
    return NULL;
}

/* A file that others can read becomes its owner's alone; one that is not there is none. */
static const char *tighten(const char *path)
{
    struct stat info;

    if (stat(path, &info)) {
        return NULL;
    }
    if (!S_ISREG(info.st_mode)) {
        return "plansza.db is not a file";
    }
    if ((info.st_mode & 077) == 0) {
        return NULL;
    }
    if (chmod(path, 0600)) {
        return "other users can read the database, and its rights cannot be changed";
    }
    server_log("mode-changed", "file=plansza.db mode=600");
    return NULL;
}

static const char *reason_of_errno(int code)
{
    switch (code) {
    case EACCES:
    case EPERM:
    case EROFS: return read_only;
    case ENOSPC:
    case EDQUOT: return full;
    case EIO: return unreadable;
    default: return no_file;
    }
}

/* Makes the file, so that it is never there with other rights. */
static const char *make_file(const char *path)
{
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

    if (file < 0) {
        return reason_of_errno(errno);
    }
    close(file);
    return NULL;
}

static const char *check_files(const char *folder, const char *path)
{
    static const char *const ends[] = { "", "-wal", "-journal", "-shm" };
    char other[STORE_PATH_SIZE + 16];
    const char *reason = store_check_restored(folder);

    reason = reason ? reason : make_file(path);
    for (size_t i = 0; !reason && i < PL_COUNT_OF(ends); i++) {
        snprintf(other, sizeof other, "%s%s", path, ends[i]);
        reason = tighten(other);
    }
    return reason;
}

/* The database. */

static bool say(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

/* The number that a statement gives; -1 when it gives none. */
static int ask(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *statement = NULL;
    int number = -1;

    if (sqlite3_prepare_v2(db, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        number = sqlite3_column_int(statement, 0);
    }
    sqlite3_finalize(statement);
    return number;
}

/* Calls `tell` with each fault that SQLite finds; false when it cannot look. */
static bool look_through(sqlite3 *db, const char *sql, void (*tell)(void *owner, const char *fault),
                         void *owner)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(db, sql, -1, &statement, NULL);

    while (code == SQLITE_OK || code == SQLITE_ROW) {
        code = sqlite3_step(statement);
        const char *fault =
            code == SQLITE_ROW ? (const char *)sqlite3_column_text(statement, 0) : NULL;
        if (fault && strcmp(fault, "ok") != 0) {
            tell(owner, fault);
        }
    }
    sqlite3_finalize(statement);
    return code == SQLITE_DONE;
}

bool store_check_file(struct server_store *store, void (*tell)(void *owner, const char *fault),
                      void *owner)
{
    return look_through(store->db, "PRAGMA integrity_check(50)", tell, owner);
}

static void note_fault(void *owner, const char *fault)
{
    char word[SERVER_LOG_WORD_MAX];

    *(bool *)owner = true;
    server_log("store-damaged", "fault=%s", server_log_word(fault, word));
}

/* Quick: it does not compare indexes with their tables. */
static const char *check_whole(sqlite3 *db)
{
    bool has_fault = false;

    if (!look_through(db, "PRAGMA quick_check(10)", note_fault, &has_fault)) {
        return reason_of(db);
    }
    return has_fault ? damaged : NULL;
}

/* One step of the schema and its number, together or not at all: SQLITE_OK, or what failed. */
static int take_step(sqlite3 *db, int version)
{
    char number[64];

    snprintf(number, sizeof number, "PRAGMA user_version = %d", version + 1);
    if (say(db, "BEGIN IMMEDIATE") && say(db, store_steps[version]) && say(db, number) &&
        say(db, "COMMIT")) {
        return SQLITE_OK;
    }
    int code = sqlite3_extended_errcode(db);
    if (!sqlite3_get_autocommit(db)) {
        say(db, "ROLLBACK");
    }
    return code;
}

static const char *bring_up_to_date(sqlite3 *db)
{
    int version = ask(db, "PRAGMA user_version");

    if (version < 0) {
        return reason_of(db);
    }
    if (version > STEP_COUNT) {
        return newer;
    }
    for (; version < STEP_COUNT; version++) {
        int code = take_step(db, version);
        if (code != SQLITE_OK) {
            server_log("store-step-failed", "version=%d", version);
            return (code & 0xff) == SQLITE_ERROR ? not_up_to_date : words_for(code);
        }
    }
    return NULL;
}

/* It is locked for others first: then neither they nor shared memory matter. */
static const char *prepare(struct server_store *store)
{
    static const char settings[] =
        "PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
        "PRAGMA foreign_keys = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384;"
        "PRAGMA wal_autocheckpoint = 4000;";

    sqlite3_busy_timeout(store->db, BUSY_MS);
    if (sqlite3_db_readonly(store->db, "main") == 1) {
        return read_only;
    }
    if (!say(store->db, settings)) {
        return reason_of(store->db);
    }
    const char *reason = check_whole(store->db);
    reason = reason ? reason : bring_up_to_date(store->db);
    if (!reason && !store_prepare(store)) {
        reason = missing_tables;
    }
    return reason;
}

/* A store that is not to touch its file unless all is well with it. */
static const char *open_file(const char *path, const char *file_system, int flags,
                             struct server_store **ret_store)
{
    struct server_store *store = calloc(1, sizeof *store);

    if (!store) {
        return no_memory;
    }
    store->is_write_well = true;
    const char *whole = store_whole(file_system);
    int code = whole ? sqlite3_open_v2(path, &store->db, flags, whole) : SQLITE_NOMEM;
    if (code != SQLITE_OK) {
        store_close(store);
        return words_for(code);
    }
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
    *ret_store = store;
    return NULL;
}

const char *store_open_on(const char *file_system, const char *folder,
                          struct server_store **ret_store)
{
    char path[STORE_PATH_SIZE];
    struct server_store *store = NULL;

    snprintf(path, sizeof path, "%s/" STORE_FILE, folder);
    const char *reason =
        open_file(path, file_system, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &store);
    reason = reason ? reason : prepare(store);
    if (reason) {
        store_close(store);
        return reason;
    }
    sqlite3_db_config(store->db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
    store->is_current = true;
    *ret_store = store;
    return NULL;
}

const char *store_open(const char *folder, struct server_store **ret_store)
{
    char path[STORE_PATH_SIZE];

    if (snprintf(path, sizeof path, "%s/" STORE_FILE "-journal", folder) >= STORE_PATH_SIZE ||
        !make_folder(folder)) {
        return "the data folder cannot be made";
    }
    snprintf(path, sizeof path, "%s/" STORE_FILE, folder);
    const char *reason = check_folder(folder);
    reason = reason ? reason : check_files(folder, path);
    reason = reason ? reason : store_open_on(NULL, folder, ret_store);
    if (!reason) {
        strcpy((*ret_store)->folder, folder);
        store_backup_forget(folder);
    }
    return reason;
}

const char *store_open_to_read(const char *path, struct server_store **ret_store)
{
    struct server_store *store = NULL;

    if (access(path, R_OK)) {
        return "there is no database, or it cannot be read";
    }
    const char *reason = open_file(path, NULL, SQLITE_OPEN_READWRITE, &store);
    if (!reason && !say(store->db, "PRAGMA locking_mode = EXCLUSIVE; PRAGMA query_only = 1;"
                                   "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16384")) {
        reason = reason_of(store->db);
    }
    int version = reason ? 0 : ask(store->db, "PRAGMA user_version");
    if (!reason && version < 0) {
        reason = reason_of(store->db);
    } else if (!reason && version > STEP_COUNT) {
        reason = newer;
    } else if (!reason && version == 0) {
        reason = "this is a database, but not one of Plansza";
    }
    if (!reason && version == STEP_COUNT) {
        store->is_current = store_prepare(store);
    }
    if (reason) {
        store_close(store);
        return reason == not_a_database ? "the file is not a database" : reason;
    }
    *ret_store = store;
    return NULL;
}

/* A copy that only this process sees, in the place of the file. */
static const char *copy_aside(struct server_store *store)
{
    sqlite3 *copy = NULL;
    int code = sqlite3_open_v2("", &copy, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    sqlite3_backup *backup =
        code == SQLITE_OK ? sqlite3_backup_init(copy, "main", store->db, "main") : NULL;

    code = backup ? sqlite3_backup_step(backup, -1) : SQLITE_CANTOPEN;
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) {
        sqlite3_close(copy);
        return words_for(code);
    }
    store_let_go(store);
    store->db = copy;
    return NULL;
}

const char *store_read_as_current(struct server_store *store)
{
    if (store->is_current) {
        return NULL;
    }
    const char *reason = copy_aside(store);
    reason = reason ? reason : bring_up_to_date(store->db);
    if (!reason && !store_prepare(store)) {
        reason = missing_tables;
    }
    store->is_current = !reason;
    return reason;
}
