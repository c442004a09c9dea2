/* Whole files, read and written. */
#include "match/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    FIRST_ROOM = 16384,
    NAME_MAX_BYTES = PATH_MAX,
    NAMES_TRIED = 100,
    OWN_MODE = 0600,
    PROCESS_MAX = 1 << 22, /* no process of Linux has a higher number */
    LEFT_OVER_SECONDS = 60,
    HOLD_STEP_MS = 50
};

static const char not_ordinary[] = "that is not an ordinary file";
static const char is_in_use[] = "the file is in use: its game is being played in another window";

/* The operating system's error in our words. */
static const char *reason_of(int error)
{
    switch (error) {
    case ENOENT: return "there is no such file or folder";
    case EACCES:
    case EPERM: return "the file may not be opened or written: no permission";
    case EROFS: return "the disk is read-only";
    case ENOSPC:
    case EDQUOT: return "the disk is full";
    case EFBIG: return "the file is too large";
    case ELOOP: return "the link leads to no file";
    case EISDIR: return "that is a folder";
    case ENOMEM: return "out of memory";
    case ENAMETOOLONG: return "the file name is too long";
    default: return "the file could not be read or written";
    }
}

/* Reads on until the end; the room grows as needed. */
static const char *read_all(int file, char **ret_text, size_t *ret_length)
{
    char *text = NULL;
    size_t room = 0;
    size_t length = 0;
    ssize_t got = 1;

    while (got > 0) {
        if (room - length < FIRST_ROOM / 2) {
            size_t larger = room ? 2 * room : FIRST_ROOM;
            char *moved = larger > 2 * (size_t)MATCH_FILE_MAX ? NULL : realloc(text, larger);
            if (!moved) {
                free(text);
                return "the file is too large";
            }
            text = moved;
            room = larger;
        }
        got = read(file, text + length, room - length - 1);
        if (got < 0 && errno == EINTR) {
            got = 1;
            continue;
        }
        length += got > 0 ? (size_t)got : 0;
    }
    if (got < 0 || length > MATCH_FILE_MAX) {
        free(text);
        return got < 0 ? reason_of(errno) : "the file is too large";
    }
    text[length] = '\0';
    *ret_text = text;
    *ret_length = length;
    return NULL;
}

const char *match_file_read(const char *path, char **ret_text, size_t *ret_length)
{
    int file = open(path, O_RDONLY | O_CLOEXEC);

    if (file < 0) {
        return reason_of(errno);
    }
    const char *reason = read_all(file, ret_text, ret_length);
    close(file);
    return reason;
}

static int write_all(int file, const char *text, size_t length)
{
    while (length > 0) {
        ssize_t done = write(file, text, length);
        if (done < 0 && errno == EINTR) {
            continue;
        }
        if (done <= 0) {
            return done < 0 ? errno : ENOSPC;
        }
        text += done;
        length -= (size_t)done;
    }
    return fsync(file) < 0 ? errno : 0;
}

static void folder_of(const char *path, char ret_folder[NAME_MAX_BYTES])
{
    const char *slash = strrchr(path, '/');

    snprintf(ret_folder, NAME_MAX_BYTES, "%.*s", slash ? (int)(slash - path) + 1 : 1,
             slash ? path : ".");
}

/* A rename is durable only when its folder is. Some file systems cannot sync a folder: no error. */
static void sync_folder(const char *path)
{
    char folder[NAME_MAX_BYTES];

    folder_of(path, folder);
    int file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0) {
        fsync(file);
        close(file);
    }
}

/* Makes a new file beside the one that will be replaced, with the same rights where there is one.
 * Returns it, or -1 with errno set. */
static int make_beside(const char *path, char ret_name[NAME_MAX_BYTES])
{
    struct stat old;
    int file = -1;

    for (int i = 0; i < NAMES_TRIED && (i == 0 || errno == EEXIST); i++) {
        int size = snprintf(ret_name, NAME_MAX_BYTES, "%s.%ld-%d", path, (long)getpid(), i);
        if (size < 0 || size >= NAME_MAX_BYTES) {
            errno = ENAMETOOLONG;
            return -1;
        }
        file = open(ret_name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, OWN_MODE);
        if (file >= 0) {
            break;
        }
    }
    if (file >= 0 && stat(path, &old) == 0) {
        (void)!fchmod(file, old.st_mode & 0777);
    }
    return file;
}

/* Whether a name is one that make_beside gives, of a process that has ended. */
static bool is_left_over(const char *name, const char *wanted)
{
    const char *mark = strrchr(name, '.');
    size_t length = mark ? (size_t)(mark - name) : 0;
    char again[32];
    long process = 0;
    int number = 0;
    bool is_wanted = wanted ? strlen(wanted) == length && strncmp(name, wanted, length) == 0
                            : length > 5 && strncmp(mark - 5, ".json", 5) == 0;

    if (!is_wanted || sscanf(mark, ".%ld-%d", &process, &number) != 2 || process < 1 ||
        process > PROCESS_MAX || number < 0 || number >= NAMES_TRIED) {
        return false;
    }
    snprintf(again, sizeof again, ".%ld-%d", process, number);
    return strcmp(again, mark) == 0 && kill((pid_t)process, 0) < 0 && errno == ESRCH;
}

void match_file_sweep(const char *folder, const char *name)
{
    DIR *list = opendir(folder);
    struct stat info;

    for (struct dirent *entry = list ? readdir(list) : NULL; entry; entry = readdir(list)) {
        /* A process that cannot be seen from here, in a container, may be writing just now. */
        if (is_left_over(entry->d_name, name) &&
            fstatat(dirfd(list), entry->d_name, &info, AT_SYMLINK_NOFOLLOW) == 0 &&
            S_ISREG(info.st_mode) && time(NULL) - info.st_mtime > LEFT_OVER_SECONDS) {
            unlinkat(dirfd(list), entry->d_name, 0);
        }
    }
    if (list) {
        closedir(list);
    }
}

static void sweep_beside(const char *path)
{
    char folder[NAME_MAX_BYTES];
    const char *slash = strrchr(path, '/');

    folder_of(path, folder);
    match_file_sweep(folder, slash ? slash + 1 : path);
}

/* Opens an ordinary file and locks it. File systems without locks are no error. */
static const char *open_held(const char *path, int flags, int *ret_hold)
{
    struct stat info = { 0 };
    /* Opening a pipe must not wait for whoever is at its other end. */
    int file = open(path, flags | O_NONBLOCK | O_CLOEXEC);

    if (file < 0) {
        return errno == ENXIO ? not_ordinary : reason_of(errno);
    }
    const char *reason = NULL;
    if (fstat(file, &info) < 0 || !S_ISREG(info.st_mode)) {
        reason = S_ISDIR(info.st_mode) ? reason_of(EISDIR) : not_ordinary;
    } else if (flock(file, LOCK_EX | LOCK_NB) < 0 && errno == EWOULDBLOCK) {
        reason = is_in_use;
    }
    if (reason) {
        close(file);
        return reason;
    }
    *ret_hold = file;
    return NULL;
}

bool match_file_is_held(const char *path, int hold)
{
    struct stat held, there;

    return hold >= 0 && fstat(hold, &held) == 0 && stat(path, &there) == 0 &&
           held.st_ino == there.st_ino && held.st_dev == there.st_dev;
}

const char *match_file_hold(const char *path, uint32_t ms_max, int *ret_hold)
{
    const struct timespec step = { .tv_nsec = HOLD_STEP_MS * 1000000L };

    for (uint32_t ms = 0;; ms += HOLD_STEP_MS) {
        int hold = MATCH_FILE_FREE;
        const char *reason = open_held(path, O_RDONLY, &hold);
        /* Between opening and locking another process may have put a new file in its place. */
        if (!reason && match_file_is_held(path, hold)) {
            *ret_hold = hold;
            return NULL;
        }
        match_file_release(&hold);
        if ((reason && reason != is_in_use) || ms >= ms_max) {
            return reason ? reason : is_in_use;
        }
        nanosleep(&step, NULL);
    }
}

void match_file_release(int *hold)
{
    if (*hold >= 0) {
        close(*hold);
    }
    *hold = MATCH_FILE_FREE;
}

/* Where a path leads in the end, and whether there is a file yet. */
static const char *find_target(const char *path, char ret_target[PATH_MAX], bool *ret_exists)
{
    struct stat info;

    *ret_exists = realpath(path, ret_target) != NULL;
    if (*ret_exists) {
        return NULL;
    }
    if (errno != ENOENT) {
        return reason_of(errno);
    }
    if (lstat(path, &info) == 0) {
        return "the link leads to no file";
    }
    int size = snprintf(ret_target, PATH_MAX, "%s", path);
    return size < PATH_MAX ? NULL : reason_of(ENAMETOOLONG);
}

/* Writes the new file and puts it in the place of the old one; returns it still open, locked if it
 * is to be held. */
static const char *replace(const char *target, const char *text, size_t length, int *ret_file)
{
    char beside[NAME_MAX_BYTES];
    int file = make_beside(target, beside);

    if (file < 0) {
        return reason_of(errno);
    }
    int error = write_all(file, text, length);
    /* No other process knows the new file: the lock cannot fail where there are locks. */
    (void)!flock(file, LOCK_EX | LOCK_NB);
    if (error == 0 && rename(beside, target) < 0) {
        error = errno;
    }
    if (error != 0) {
        close(file);
        unlink(beside);
        return reason_of(error);
    }
    sync_folder(target);
    *ret_file = file;
    return NULL;
}

const char *match_file_write_held(const char *path, const char *text, size_t length, int *hold)
{
    char target[PATH_MAX];
    bool exists;
    int old = MATCH_FILE_FREE;
    int file = MATCH_FILE_FREE;
    const char *reason = find_target(path, target, &exists);

    if (!reason && exists && !match_file_is_held(target, *hold)) {
        reason = open_held(target, O_RDWR, &old);
    }
    if (!reason && *hold < 0) {
        sweep_beside(target);
    }
    reason = reason ? reason : replace(target, text, length, &file);
    match_file_release(&old);
    if (!reason) {
        match_file_release(hold);
        *hold = file;
    }
    return reason;
}

const char *match_file_write(const char *path, const char *text, size_t length)
{
    int hold = MATCH_FILE_FREE;
    const char *reason = match_file_write_held(path, text, length, &hold);

    match_file_release(&hold);
    return reason;
}
