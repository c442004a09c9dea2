/* A file system in memory for SQLite, for tests: its calls can fail, and after a loss of power it
 * keeps only what was synchronised, and of the rest whatever a seed says. Everything that happens
 * follows from the calls and the seeds. One thread, one such file system.
 *
 * Files are opened under the name MEMORY_VFS. There is no shared memory: a database in WAL mode
 * must be locked exclusively first, as the server does. Names (files made and deleted) last at
 * once, and a deletion is not before what was synchronised earlier: no lie reaches behind it. */
#ifndef TESTS_SERVER_MEMORY_VFS_H
#define TESTS_SERVER_MEMORY_VFS_H

#include "core/base.h"

#define MEMORY_VFS "plansza-memory"

/* Disks write whole sectors. */
enum { MEMORY_SECTOR = 512 };
/* How many of the last synchronisations a disk may have lied about. */
enum { MEMORY_LIES_MAX = 16 };

/* Makes the file system known, empty and without faults; again to begin anew. No file of it may be
 * open. The seed is that of the random numbers that SQLite takes. */
void memory_vfs_begin(uint64_t seed);
void memory_vfs_end(void);

/* Faults. */

enum memory_call {
    MEMORY_OPEN,
    MEMORY_READ,
    MEMORY_WRITE,
    MEMORY_TRUNCATE,
    MEMORY_SYNC,
    MEMORY_DELETE,
    MEMORY_CALL_COUNT,
    MEMORY_ANY = MEMORY_CALL_COUNT
};

enum memory_fault {
    MEMORY_FAILS,      /* an error of the disk; nothing was done */
    MEMORY_FULL,       /* of a write: there is no room; nothing was done */
    MEMORY_TORN,       /* of a write: an error of the disk after the first half */
    MEMORY_SHORT,      /* of a read: the end of the file comes half-way */
    MEMORY_WRONG_BYTES /* of a read: a bit is not what was written */
};

/* Of the calls of a kind from now on, those with the numbers from `first` (1: the next) to
 * `first + count - 1` go wrong. */
struct memory_plan {
    enum memory_call call;
    enum memory_fault fault;
    uint64_t first;
    uint64_t count;
};

/* Only one plan holds at a time; NULL: nothing goes wrong. */
void memory_vfs_plan(const struct memory_plan *plan);
/* How many calls of that kind there were since the last plan, and how many went wrong. */
uint64_t memory_vfs_calls(enum memory_call call);
uint64_t memory_vfs_faults(void);
/* A disk that takes no writes, from the next file that is opened on. */
void memory_vfs_set_read_only(bool is_read_only);

/* The loss of power. */

enum memory_keep {
    MEMORY_KEEP_NONE,  /* nothing of what was not synchronised */
    MEMORY_KEEP_SOME,  /* any sectors of it */
    MEMORY_KEEP_FIRST, /* the earlier part of it, up to any sector */
    MEMORY_KEEP_ALL
};

struct memory_crash {
    enum memory_keep keep;
    uint64_t seed;
    uint32_t lies; /* this many of the last synchronisations did nothing */
};

/* Files that are open give errors from then on, and have to be closed. */
void memory_vfs_crash(const struct memory_crash *crash);

/* What a file holds now, valid until the next call; NULL: there is none. */
const uint8_t *memory_vfs_bytes(const char *name, size_t *ret_size);
/* Makes a file hold these bytes, for good; and changes one of its bytes. */
void memory_vfs_put(const char *name, const void *bytes, size_t size);
void memory_vfs_poke(const char *name, size_t at, uint8_t byte);

#endif
