/* Making copies of the database, in the server and for commands, and restoring one. */
#include "server/store/backup.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

#include "server/log.h"
#include "server/store/sqlite.h"

/* In the data folder: the wish for a copy, the copy while it is made and when it is there, why
 * there is none, and that a restore is under way. */
#define WISH      "backup.wish"
#define PART      "backup.part"
#define READY     "backup.ready"
#define FAILED    "backup.failed"
#define RESTORING "restoring"

enum {
    STEP_PAGES = 512, /* a turn: some 2 MB */
    LOOK_MS = 50,
    LOOKS_FOR_SERVER = 20, /* whether it still runs */
    SILENT_LOOKS_MAX = 2400,
    REASON_SIZE = 128,
    COPY_SIZE = 1 << 16,
    KEPT_MAX = 1000
};

/* Room that a copy leaves for the games. */
static const uint64_t SPARE_BYTES = (uint64_t)32 << 20;

/* Files. */

static void path_in(const char *folder, const char *name, char ret_path[STORE_PATH_SIZE])
{
    int length = snprintf(ret_path, STORE_PATH_SIZE, "%s/%s", folder, name);

    PL_ASSERT(length > 0);
    /* A path that is too long is that of no file. */
    if (length >= STORE_PATH_SIZE) {
        ret_path[0] = '\0';
    }
}

static bool is_there(const char *folder, const char *name)
{
    char path[STORE_PATH_SIZE];

    path_in(folder, name, path);
    return access(path, F_OK) == 0;
}

static void forget_file(const char *folder, const char *name)
{
    char path[STORE_PATH_SIZE];

    path_in(folder, name, path);
    unlink(path);
}

/* Makes a new file of its owner's alone, with a line in it. */
static bool make_file(const char *folder, const char *name, const char *line)
{
    char path[STORE_PATH_SIZE];

    path_in(folder, name, path);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) {
        return false;
    }
    bool is_written = write(file, line, strlen(line)) == (ssize_t)strlen(line) && fsync(file) == 0;
    return close(file) == 0 && is_written;
}

static bool sync_path(const char *path, int flags)
{
    int file = open(path, flags | O_CLOEXEC);
    bool is_done = file >= 0 && fsync(file) == 0;

    if (file >= 0) {
        close(file);
    }
    return is_done;
}

/* The folder that holds the file, so that its name lasts. */
static bool sync_folder_of(const char *path)
{
    char folder[STORE_PATH_SIZE];

    snprintf(folder, sizeof folder, "%s", path);
    char *slash = strrchr(folder, '/');
    if (slash == folder) {
        slash[1] = '\0';
    } else if (slash) {
        *slash = '\0';
    }
    return sync_path(slash ? folder : ".", O_RDONLY | O_DIRECTORY);
}

static bool copy_bytes(int from, int to)
{
    char room[COPY_SIZE];
    ssize_t size;

    while ((size = read(from, room, sizeof room)) > 0) {
        for (ssize_t at = 0, done; at < size; at += done) {
            done = write(to, room + at, (size_t)(size - at));
            if (done <= 0) {
                return false;
            }
        }
    }
    return size == 0;
}

static bool copy_file(const char *from, const char *to)
{
    int in = open(from, O_RDONLY | O_CLOEXEC);
    int out = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    bool is_done = in >= 0 && out >= 0 && copy_bytes(in, out) && fsync(out) == 0;

    if (in >= 0) {
        close(in);
    }
    if (out >= 0) {
        is_done = close(out) == 0 && is_done;
    }
    return is_done;
}

static bool is_same_file(const char *one, const char *other)
{
    struct stat a;
    struct stat b;

    return stat(one, &a) == 0 && stat(other, &b) == 0 && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}

/* Between two file systems a file has to be copied. */
static bool move_file(const char *from, const char *to)
{
    if (rename(from, to) == 0) {
        return true;
    }
    return errno == EXDEV && copy_file(from, to) && unlink(from) == 0;
}

/* Copying. */

/* An empty database of its owner's alone. It is synchronised once, when it is whole. */
static sqlite3 *open_copy(const char *path)
{
    sqlite3 *to = NULL;
    int file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    if (file < 0) {
        return NULL;
    }
    close(file);
    if (sqlite3_open_v2(path, &to, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK ||
        sqlite3_exec(to, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", NULL, NULL, NULL) !=
            SQLITE_OK) {
        sqlite3_close(to);
        return NULL;
    }
    return to;
}

static bool has_room(struct server_store *store)
{
    struct statvfs disk;
    struct stat file;
    char path[STORE_PATH_SIZE];

    path_in(store->folder, STORE_FILE, path);
    return stat(path, &file) == 0 && statvfs(store->folder, &disk) == 0 &&
           (uint64_t)disk.f_bavail * disk.f_frsize > (uint64_t)file.st_size + SPARE_BYTES;
}

void store_backup_stop(struct server_store *store)
{
    sqlite3_backup_finish(store->backup);
    sqlite3_close(store->backup_to);
    store->backup = NULL;
    store->backup_to = NULL;
}

static void fail(struct server_store *store, const char *reason)
{
    server_log("backup-failed", "reason=\"%s\"", reason);
    store_backup_stop(store);
    forget_file(store->folder, PART);
    make_file(store->folder, FAILED, reason);
}

/* The copy is one plain file, without a log beside it. */
static bool finish_copy(sqlite3_backup *backup, sqlite3 *to)
{
    bool is_done = sqlite3_backup_finish(backup) == SQLITE_OK &&
                   sqlite3_exec(to, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) == SQLITE_OK;

    return sqlite3_close(to) == SQLITE_OK && is_done;
}

static void finish(struct server_store *store)
{
    char part[STORE_PATH_SIZE];
    char ready[STORE_PATH_SIZE];
    bool is_done = finish_copy(store->backup, store->backup_to);

    store->backup = NULL;
    store->backup_to = NULL;
    path_in(store->folder, PART, part);
    path_in(store->folder, READY, ready);
    if (!is_done || rename(part, ready)) {
        fail(store, "the copy could not be finished");
        return;
    }
    server_log("backup-made", "ok=1");
}

void store_backup_look(struct server_store *store)
{
    char part[STORE_PATH_SIZE];

    if (!store->folder[0] || store->backup || !is_there(store->folder, WISH)) {
        return;
    }
    store_backup_forget(store->folder);
    if (!has_room(store)) {
        fail(store, "there is not enough room in the data folder for a copy");
        return;
    }
    path_in(store->folder, PART, part);
    store->backup_to = open_copy(part);
    store->backup =
        store->backup_to ? sqlite3_backup_init(store->backup_to, "main", store->db, "main") : NULL;
    if (!store->backup) {
        fail(store, "the copy could not be begun");
    }
}

void store_backup_step(struct server_store *store)
{
    if (!store->backup) {
        return;
    }
    int code = sqlite3_backup_step(store->backup, STEP_PAGES);
    if (code == SQLITE_DONE) {
        finish(store);
    } else if (code != SQLITE_OK && code != SQLITE_BUSY && code != SQLITE_LOCKED) {
        fail(store, "the database could not be read, or the copy not be written");
    }
}

bool store_backup_is_on(const struct server_store *store)
{
    return store->backup;
}

void store_backup_forget(const char *folder)
{
    static const char *const names[] = { WISH, PART, READY, FAILED };

    for (size_t i = 0; i < PL_COUNT_OF(names); i++) {
        forget_file(folder, names[i]);
    }
}

/* For commands. */

/* A copy of a database that no server uses. */
static const char *copy_at_once(struct server_store *store, const char *part)
{
    sqlite3 *to = open_copy(part);
    sqlite3_backup *backup = to ? sqlite3_backup_init(to, "main", store->db, "main") : NULL;

    if (!backup) {
        sqlite3_close(to);
        return "the copy cannot be written";
    }
    int code = sqlite3_backup_step(backup, -1);
    bool is_done = finish_copy(backup, to);
    return code == SQLITE_DONE && is_done
               ? NULL
               : "the database could not be read, or the copy not be written";
}

static const char *read_reason(const char *folder)
{
    static char room[REASON_SIZE];
    char path[STORE_PATH_SIZE];

    path_in(folder, FAILED, path);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = file >= 0 ? read(file, room, sizeof room - 1) : 0;
    if (file >= 0) {
        close(file);
    }
    room[size > 0 ? size : 0] = '\0';
    forget_file(folder, FAILED);
    return room;
}

static int64_t size_of_part(const char *folder)
{
    struct stat info;
    char path[STORE_PATH_SIZE];

    path_in(folder, PART, path);
    return stat(path, &info) == 0 ? (int64_t)info.st_size : -1;
}

static bool is_in_use(const char *path)
{
    struct server_store *store = NULL;
    const char *reason = store_open_to_read(path, &store);

    store_close(store);
    return reason == store_in_use;
}

/* A server that has just begun has forgotten the wish. */
static void wish_again(const char *folder)
{
    if (!is_there(folder, WISH) && !is_there(folder, PART) && !is_there(folder, READY) &&
        !is_there(folder, FAILED)) {
        make_file(folder, WISH, "");
    }
}

/* Waits for the copy that the server makes. */
static const char *wait_for_server(const char *folder, const char *path)
{
    const struct timespec pause = { .tv_nsec = LOOK_MS * 1000000L };
    int64_t size = -1;

    for (uint32_t silent = 0; silent < SILENT_LOOKS_MAX; silent++) {
        if (is_there(folder, READY)) {
            return NULL;
        }
        if (is_there(folder, FAILED)) {
            return read_reason(folder);
        }
        if (silent % LOOKS_FOR_SERVER == LOOKS_FOR_SERVER - 1) {
            if (!is_in_use(path)) {
                return "the server has ended meanwhile: try again";
            }
            wish_again(folder);
        }
        nanosleep(&pause, NULL);
        if (size_of_part(folder) != size) {
            size = size_of_part(folder);
            silent = 0;
        }
    }
    return "the server does not answer";
}

static const char *copy_by_server(const char *folder, const char *path, const char *part)
{
    char ready[STORE_PATH_SIZE];

    if (is_there(folder, WISH) || is_there(folder, PART)) {
        return "another backup is being made";
    }
    store_backup_forget(folder);
    if (!make_file(folder, WISH, "")) {
        return "the server cannot be asked: the data folder is not writable";
    }
    const char *reason = wait_for_server(folder, path);
    path_in(folder, READY, ready);
    if (!reason && !move_file(ready, part)) {
        reason = "the copy cannot be written";
    }
    if (reason) {
        forget_file(folder, WISH);
        forget_file(folder, READY);
    }
    return reason;
}

static void note_fault(void *owner, const char *fault)
{
    (void)fault;
    *(bool *)owner = true;
}

/* NULL when the file is a whole database of ours. */
static const char *verify(const char *path)
{
    struct server_store *store = NULL;
    const char *reason = store_open_to_read(path, &store);
    bool has_fault = false;

    if (!reason && (!store_check_file(store, note_fault, &has_fault) || has_fault)) {
        reason = "the copy is damaged";
    }
    store_close(store);
    return reason;
}

const char *store_backup(const char *folder, const char *to)
{
    char path[STORE_PATH_SIZE];
    char part[STORE_PATH_SIZE];
    struct server_store *store = NULL;

    path_in(folder, STORE_FILE, path);
    if (snprintf(part, sizeof part, "%s.part", to) >= STORE_PATH_SIZE) {
        return "the path is too long";
    }
    if (is_same_file(path, to)) {
        return "that is the database itself";
    }
    unlink(part);
    const char *reason = store_open_to_read(path, &store);
    if (reason == store_in_use) {
        reason = copy_by_server(folder, path, part);
    } else if (!reason) {
        reason = copy_at_once(store, part);
    }
    store_close(store);
    reason = reason ? reason : sync_path(part, O_RDWR) ? NULL : "the copy cannot be written";
    reason = reason ? reason : verify(part);
    if (!reason && (rename(part, to) || !sync_folder_of(to))) {
        reason = "the copy cannot be given its name";
    }
    if (reason) {
        unlink(part);
    }
    return reason;
}

/* Restoring. */

const char *store_check_restored(const char *folder)
{
    return is_there(folder, RESTORING) ? "a restore was not finished: run 'plansza restore' again"
                                       : NULL;
}

/* A new folder for what was there before. */
static bool make_kept(const char *folder, char *ret_kept, size_t size)
{
    for (int i = 1; i <= KEPT_MAX; i++) {
        if (snprintf(ret_kept, size, "%s/before-restore-%d", folder, i) >= (int)size) {
            return false;
        }
        if (mkdir(ret_kept, 0700) == 0) {
            return true;
        }
        if (errno != EEXIST) {
            return false;
        }
    }
    return false;
}

/* The log beside a database belongs to it: both go together. */
static bool keep_old(const char *folder, char *ret_kept, size_t kept_size)
{
    static const char *const names[] = { STORE_FILE, STORE_FILE "-wal", STORE_FILE "-journal" };
    char from[STORE_PATH_SIZE];
    char to[STORE_PATH_SIZE];

    ret_kept[0] = '\0';
    for (size_t i = 0; i < PL_COUNT_OF(names); i++) {
        if (!is_there(folder, names[i])) {
            continue;
        }
        if (!ret_kept[0] && !make_kept(folder, ret_kept, kept_size)) {
            return false;
        }
        path_in(folder, names[i], from);
        path_in(ret_kept, names[i], to);
        if (rename(from, to)) {
            return false;
        }
    }
    forget_file(folder, STORE_FILE "-shm");
    return true;
}

/* The database changes hands while a mark stands that keeps servers from starting between the old
 * one and the new. */
static const char *exchange(const char *folder, const char *part, char *ret_kept, size_t kept_size)
{
    char path[STORE_PATH_SIZE];

    path_in(folder, STORE_FILE, path);
    if (!make_file(folder, RESTORING, "") || !sync_folder_of(path)) {
        return "the data folder cannot be written";
    }
    if (!keep_old(folder, ret_kept, kept_size) || rename(part, path) || !sync_folder_of(path)) {
        return "the database could not be exchanged: run 'plansza restore' again";
    }
    forget_file(folder, RESTORING);
    sync_folder_of(path);
    return NULL;
}

/* A copy of the file with whatever log lies beside it, whole and durable. */
static const char *copy_checked(const char *from, const char *part)
{
    struct server_store *store = NULL;
    const char *reason = store_open_to_read(from, &store);

    unlink(part);
    reason = reason ? reason : copy_at_once(store, part);
    store_close(store);
    reason = reason ? reason : sync_path(part, O_RDWR) ? NULL : "the copy cannot be written";
    return reason ? reason : verify(part);
}

const char *store_restore(const char *folder, const char *from, char *ret_kept, size_t kept_size)
{
    char path[STORE_PATH_SIZE];
    char part[STORE_PATH_SIZE];
    struct server_store *old = NULL;
    const char *reason = verify(from);

    ret_kept[0] = '\0';
    if (reason) {
        return reason;
    }
    if (mkdir(folder, 0700) && errno != EEXIST) {
        return "the data folder cannot be made";
    }
    path_in(folder, STORE_FILE, path);
    path_in(folder, "restore.part", part);
    if (is_same_file(path, from)) {
        return "that is the database itself";
    }
    reason = copy_checked(from, part);
    if (reason) {
        unlink(part);
        return reason;
    }
    /* Held open: as long as the old one is there, no server can begin with it. */
    const char *state = store_open_to_read(path, &old);
    reason = state == store_in_use ? "a server is using this data folder: stop it first" : NULL;
    reason = reason ? reason : exchange(folder, part, ret_kept, kept_size);
    store_close(old);
    if (reason) {
        unlink(part);
    }
    return reason;
}
