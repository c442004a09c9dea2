/* Whole files, read and written. */
#include "match/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { FIRST_ROOM = 16384, NAME_MAX_BYTES = 4096, NAMES_TRIED = 100 };

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

/* A rename is durable only when its folder is. Some file systems cannot sync a folder: no error. */
static void sync_folder(const char *path)
{
    char folder[NAME_MAX_BYTES];
    const char *slash = strrchr(path, '/');

    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1,
             slash ? path : ".");
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
        file = open(ret_name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (file >= 0) {
            break;
        }
    }
    if (file >= 0 && stat(path, &old) == 0) {
        (void)!fchmod(file, old.st_mode & 0777);
    }
    return file;
}

const char *match_file_write(const char *path, const char *text, size_t length)
{
    char beside[NAME_MAX_BYTES];
    int file = make_beside(path, beside);

    if (file < 0) {
        return reason_of(errno);
    }
    int error = write_all(file, text, length);
    if (close(file) < 0 && error == 0) {
        error = errno;
    }
    if (error == 0 && rename(beside, path) < 0) {
        error = errno;
    }
    if (error != 0) {
        unlink(beside);
        return reason_of(error);
    }
    sync_folder(path);
    return NULL;
}
