/* A file is the system's own, with one method exchanged. */
#include "server/store/whole.h"

#include <sqlite3.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 64, METHODS_VERSION = 3 };

struct whole_vfs {
    sqlite3_vfs base;
    sqlite3_vfs *system;
    size_t file_size; /* what the system keeps of a file */
    char name[NAME_SIZE];
};

/* The methods of a file lie behind what the system keeps of it. */
struct whole_methods {
    sqlite3_io_methods base;
    const sqlite3_io_methods *system;
};

static int on_read(sqlite3_file *file, void *to, int size, sqlite3_int64 at)
{
    const sqlite3_io_methods *system = ((const struct whole_methods *)file->pMethods)->system;
    int code = system->xRead(file, to, size, at);
    sqlite3_int64 end = 0;

    if (code == SQLITE_IOERR_SHORT_READ &&
        (system->xFileSize(file, &end) != SQLITE_OK || at + size <= end)) {
        code = SQLITE_IOERR_READ;
    }
    return code;
}

static int on_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags,
                   int *ret_flags)
{
    struct whole_vfs *whole = (struct whole_vfs *)vfs;
    struct whole_methods *methods = (void *)((char *)file + whole->file_size);
    int code = whole->system->xOpen(whole->system, name, file, flags, ret_flags);

    if (file->pMethods) {
        methods->system = file->pMethods;
        methods->base = *file->pMethods;
        methods->base.xRead = on_read;
        if (methods->base.iVersion > METHODS_VERSION) {
            methods->base.iVersion = METHODS_VERSION;
        }
        file->pMethods = &methods->base;
    }
    return code;
}

const char *store_whole(const char *file_system)
{
    enum { ALIGNED = _Alignof(max_align_t) };
    sqlite3_vfs *system = sqlite3_vfs_find(file_system);
    struct whole_vfs *whole = NULL;
    char name[NAME_SIZE];

    if (!system || snprintf(name, sizeof name, "whole-%s", system->zName) >= NAME_SIZE) {
        return NULL;
    }
    sqlite3_vfs *known = sqlite3_vfs_find(name);
    if (known) {
        return known->zName;
    }
    whole = calloc(1, sizeof *whole);
    if (!whole) {
        return NULL;
    }
    whole->base = *system;
    whole->system = system;
    whole->file_size = ((size_t)system->szOsFile + ALIGNED - 1) / ALIGNED * ALIGNED;
    memcpy(whole->name, name, sizeof name);
    whole->base.zName = whole->name;
    whole->base.szOsFile = (int)(whole->file_size + sizeof(struct whole_methods));
    whole->base.xOpen = on_open;
    if (sqlite3_vfs_register(&whole->base, 0) != SQLITE_OK) {
        free(whole);
        return NULL;
    }
    return whole->name;
}
