/* Files in memory, their unsynchronised changes, and what goes wrong with them. */
#include "tests/server/memory_vfs.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 256, FILES_MAX = 16 };

struct image {
    size_t size;
    size_t room;
    uint8_t *byte;
};

struct file {
    char name[NAME_SIZE]; /* "": this place is free */
    struct image now;     /* as those who have it open see it */
    struct image safe;    /* as a disk without power has it */
};

/* What was done to a file and may still be lost, in the order of time. */
struct change {
    struct change *next;
    struct file *file;
    bool is_truncate; /* to `at` bytes; else a write of `size` bytes there */
    size_t at;
    size_t size;
    uint64_t sync; /* the number of the synchronisation after it; 0: none yet */
    uint8_t byte[];
};

struct handle {
    sqlite3_file base;
    struct handle *next; /* of all that are open */
    struct file *file;
    uint32_t power; /* the disk's when it was opened */
    int lock;
    bool is_temporary;
    bool is_read_only;
};

static struct {
    struct file file[FILES_MAX];
    struct change *changes;
    struct change **changes_end;
    struct handle *handles;
    uint64_t sync_count;
    uint32_t power; /* how often it was lost */
    uint64_t random;
    bool is_read_only;
    bool has_plan;
    struct memory_plan plan;
    uint64_t calls[MEMORY_CALL_COUNT + 1];
    uint64_t faults;
} disk;

/* Random numbers. */

static uint64_t next_random(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* Images. */

static void resize(struct image *image, size_t size)
{
    if (size > image->room) {
        image->room = 2 * size;
        image->byte = realloc(image->byte, image->room);
        PL_ASSERT(image->byte);
    }
    if (size > image->size) {
        memset(image->byte + image->size, 0, size - image->size);
    }
    image->size = size;
}

static void write_image(struct image *image, size_t at, const void *bytes, size_t size)
{
    if (at + size > image->size) {
        resize(image, at + size);
    }
    if (size > 0) {
        memcpy(image->byte + at, bytes, size);
    }
}

static void apply(struct image *image, const struct change *change)
{
    if (change->is_truncate) {
        resize(image, change->at < image->size ? change->at : image->size);
    } else {
        write_image(image, change->at, change->byte, change->size);
    }
}

/* Files. */

static struct file *find_file(const char *name)
{
    for (int i = 0; i < FILES_MAX; i++) {
        if (disk.file[i].name[0] && strcmp(disk.file[i].name, name) == 0) {
            return &disk.file[i];
        }
    }
    return NULL;
}

static struct file *make_file(const char *name)
{
    int i = 0;

    while (i < FILES_MAX && disk.file[i].name[0]) {
        i++;
    }
    PL_ASSERT(i < FILES_MAX);
    PL_ASSERT(strlen(name) < NAME_SIZE);
    strcpy(disk.file[i].name, name);
    return &disk.file[i];
}

/* Takes the changes of a file off the list, or all of them. */
static void forget_changes(const struct file *file)
{
    struct change **at = &disk.changes;

    while (*at) {
        struct change *change = *at;
        if (!file || change->file == file) {
            *at = change->next;
            free(change);
        } else {
            at = &change->next;
        }
    }
    disk.changes_end = at;
}

static void remove_file(struct file *file)
{
    forget_changes(file);
    free(file->now.byte);
    free(file->safe.byte);
    *file = (struct file){ .name = "" };
}

static void add_change(struct file *file, const struct change *like, const void *bytes)
{
    struct change *change = malloc(sizeof *change + like->size);

    PL_ASSERT(change);
    *change = *like;
    change->file = file;
    change->next = NULL;
    if (bytes) {
        memcpy(change->byte, bytes, like->size);
    }
    *disk.changes_end = change;
    disk.changes_end = &change->next;
    apply(&file->now, change);
}

/* Data synchronised `syncs` times ago is safe whatever the disk has lied about. */
static void settle(uint64_t syncs)
{
    struct change **at = &disk.changes;

    while (*at) {
        struct change *change = *at;
        if (change->sync && change->sync + syncs <= disk.sync_count) {
            apply(&change->file->safe, change);
            *at = change->next;
            free(change);
        } else {
            at = &change->next;
        }
    }
    disk.changes_end = at;
}

/* Faults. */

/* Counts a call; whether it goes wrong. */
static bool goes_wrong(enum memory_call call)
{
    uint64_t number = 0;

    disk.calls[call]++;
    disk.calls[MEMORY_ANY]++;
    if (!disk.has_plan || (disk.plan.call != call && disk.plan.call != MEMORY_ANY)) {
        return false;
    }
    number = disk.calls[disk.plan.call];
    bool is_wrong = number >= disk.plan.first && number - disk.plan.first < disk.plan.count;
    disk.faults += is_wrong;
    return is_wrong;
}

void memory_vfs_plan(const struct memory_plan *plan)
{
    disk.has_plan = plan;
    disk.plan = plan ? *plan : (struct memory_plan){ 0 };
    disk.faults = 0;
    memset(disk.calls, 0, sizeof disk.calls);
}

uint64_t memory_vfs_calls(enum memory_call call)
{
    return disk.calls[call];
}

uint64_t memory_vfs_faults(void)
{
    return disk.faults;
}

void memory_vfs_set_read_only(bool is_read_only)
{
    disk.is_read_only = is_read_only;
}

/* The methods of an open file. */

static bool has_power(const struct handle *handle)
{
    return handle->power == disk.power;
}

static int on_close(sqlite3_file *base)
{
    struct handle *handle = (struct handle *)base;
    struct handle **at = &disk.handles;

    while (*at != handle) {
        at = &(*at)->next;
    }
    *at = handle->next;
    if (handle->is_temporary && has_power(handle)) {
        remove_file(handle->file);
    }
    return SQLITE_OK;
}

static int on_read(sqlite3_file *base, void *to, int size, sqlite3_int64 at)
{
    const struct handle *handle = (const struct handle *)base;
    const struct image *image = &handle->file->now;
    size_t wanted = (size_t)size;
    size_t from = (size_t)at;

    if (!has_power(handle)) {
        return SQLITE_IOERR_READ;
    }
    bool is_wrong = goes_wrong(MEMORY_READ);
    if (is_wrong && disk.plan.fault != MEMORY_SHORT && disk.plan.fault != MEMORY_WRONG_BYTES) {
        return SQLITE_IOERR_READ;
    }
    size_t there = from < image->size ? image->size - from : 0;
    there = there < wanted ? there : wanted;
    there = is_wrong && disk.plan.fault == MEMORY_SHORT ? there / 2 : there;
    memset((uint8_t *)to + there, 0, wanted - there);
    if (there > 0) {
        memcpy(to, image->byte + from, there);
    }
    if (is_wrong && disk.plan.fault == MEMORY_WRONG_BYTES) {
        ((uint8_t *)to)[next_random(&disk.random) % wanted] ^=
            (uint8_t)(1u << next_random(&disk.random) % 8);
    }
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

static int on_write(sqlite3_file *base, const void *from, int size, sqlite3_int64 at)
{
    struct handle *handle = (struct handle *)base;
    struct change change = { .at = (size_t)at, .size = (size_t)size };

    if (!has_power(handle)) {
        return SQLITE_IOERR_WRITE;
    }
    if (handle->is_read_only) {
        return SQLITE_READONLY;
    }
    bool is_wrong = goes_wrong(MEMORY_WRITE);
    if (is_wrong && disk.plan.fault == MEMORY_TORN) {
        change.size /= 2;
    }
    if (!is_wrong || disk.plan.fault == MEMORY_TORN) {
        add_change(handle->file, &change, from);
    }
    return !is_wrong                        ? SQLITE_OK
           : disk.plan.fault == MEMORY_FULL ? SQLITE_FULL
                                            : SQLITE_IOERR_WRITE;
}

static int on_truncate(sqlite3_file *base, sqlite3_int64 size)
{
    struct handle *handle = (struct handle *)base;

    if (!has_power(handle) || goes_wrong(MEMORY_TRUNCATE)) {
        return SQLITE_IOERR_TRUNCATE;
    }
    add_change(handle->file, &(struct change){ .is_truncate = true, .at = (size_t)size }, NULL);
    return SQLITE_OK;
}

static int on_sync(sqlite3_file *base, int flags)
{
    struct handle *handle = (struct handle *)base;

    (void)flags;
    if (!has_power(handle) || goes_wrong(MEMORY_SYNC)) {
        return SQLITE_IOERR_FSYNC;
    }
    disk.sync_count++;
    for (struct change *change = disk.changes; change; change = change->next) {
        if (change->file == handle->file && !change->sync) {
            change->sync = disk.sync_count;
        }
    }
    settle(MEMORY_LIES_MAX);
    return SQLITE_OK;
}

static int on_size(sqlite3_file *base, sqlite3_int64 *ret_size)
{
    const struct handle *handle = (const struct handle *)base;

    if (!has_power(handle)) {
        return SQLITE_IOERR_FSTAT;
    }
    *ret_size = (sqlite3_int64)handle->file->now.size;
    return SQLITE_OK;
}

/* The highest lock that another connection has on the file. */
static int others_lock(const struct handle *handle)
{
    int lock = SQLITE_LOCK_NONE;

    for (const struct handle *other = disk.handles; other; other = other->next) {
        if (other != handle && other->file == handle->file && has_power(other)) {
            lock = other->lock > lock ? other->lock : lock;
        }
    }
    return lock;
}

static int on_lock(sqlite3_file *base, int lock)
{
    struct handle *handle = (struct handle *)base;
    int others = others_lock(handle);
    bool is_free = lock == SQLITE_LOCK_SHARED     ? others < SQLITE_LOCK_PENDING
                   : lock == SQLITE_LOCK_RESERVED ? others < SQLITE_LOCK_RESERVED
                                                  : others == SQLITE_LOCK_NONE;

    if (!is_free) {
        return SQLITE_BUSY;
    }
    handle->lock = lock > handle->lock ? lock : handle->lock;
    return SQLITE_OK;
}

static int on_unlock(sqlite3_file *base, int lock)
{
    ((struct handle *)base)->lock = lock;
    return SQLITE_OK;
}

static int on_check_lock(sqlite3_file *base, int *ret_is_reserved)
{
    *ret_is_reserved = others_lock((struct handle *)base) >= SQLITE_LOCK_RESERVED;
    return SQLITE_OK;
}

static int on_control(sqlite3_file *base, int what, void *argument)
{
    (void)base, (void)what, (void)argument;
    return SQLITE_NOTFOUND;
}

static int on_sector_size(sqlite3_file *base)
{
    (void)base;
    return MEMORY_SECTOR;
}

/* As of an ordinary disk: a write that is cut off harms no other sector. */
static int on_characteristics(sqlite3_file *base)
{
    (void)base;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = on_close,
    .xRead = on_read,
    .xWrite = on_write,
    .xTruncate = on_truncate,
    .xSync = on_sync,
    .xFileSize = on_size,
    .xLock = on_lock,
    .xUnlock = on_unlock,
    .xCheckReservedLock = on_check_lock,
    .xFileControl = on_control,
    .xSectorSize = on_sector_size,
    .xDeviceCharacteristics = on_characteristics,
};

/* The methods of the file system. */

static int on_open(sqlite3_vfs *vfs, const char *name, sqlite3_file *base, int flags,
                   int *ret_flags)
{
    struct handle *handle = (struct handle *)base;
    struct file *file = find_file(name ? name : "temporary");
    bool is_new = !file;

    (void)vfs;
    *handle = (struct handle){ .power = disk.power, .is_temporary = !name };
    if (goes_wrong(MEMORY_OPEN) ||
        (is_new && (!(flags & SQLITE_OPEN_CREATE) || disk.is_read_only))) {
        return SQLITE_CANTOPEN;
    }
    handle->is_read_only = disk.is_read_only || (flags & SQLITE_OPEN_READONLY);
    handle->file = is_new ? make_file(name ? name : "temporary") : file;
    handle->next = disk.handles;
    disk.handles = handle;
    handle->base.pMethods = &methods;
    if (ret_flags) {
        *ret_flags = handle->is_read_only ? SQLITE_OPEN_READONLY : flags;
    }
    return SQLITE_OK;
}

static int on_delete(sqlite3_vfs *vfs, const char *name, int is_synced)
{
    struct file *file = find_file(name);
    bool has_dead = false;

    (void)vfs, (void)is_synced;
    /* Files opened before the loss of power do nothing to the disk any more. */
    for (const struct handle *handle = disk.handles; handle; handle = handle->next) {
        has_dead = has_dead || !has_power(handle);
    }
    if (has_dead || goes_wrong(MEMORY_DELETE)) {
        return SQLITE_IOERR_DELETE;
    }
    if (!file) {
        return SQLITE_IOERR_DELETE_NOENT;
    }
    settle(0);
    remove_file(file);
    return SQLITE_OK;
}

static int on_access(sqlite3_vfs *vfs, const char *name, int flags, int *ret_is_there)
{
    (void)vfs, (void)flags;
    *ret_is_there = find_file(name) != NULL;
    return SQLITE_OK;
}

static int on_full_path(sqlite3_vfs *vfs, const char *name, int size, char *ret_path)
{
    (void)vfs;
    sqlite3_snprintf(size, ret_path, "%s", name);
    return SQLITE_OK;
}

static int on_randomness(sqlite3_vfs *vfs, int size, char *ret_bytes)
{
    (void)vfs;
    for (int i = 0; i < size; i++) {
        ret_bytes[i] = (char)next_random(&disk.random);
    }
    return size;
}

static int on_sleep(sqlite3_vfs *vfs, int microseconds)
{
    (void)vfs;
    return microseconds;
}

static int on_time(sqlite3_vfs *vfs, double *ret_day)
{
    (void)vfs;
    *ret_day = 2460000.5;
    return SQLITE_OK;
}

static sqlite3_vfs file_system = {
    .iVersion = 1,
    .szOsFile = sizeof(struct handle),
    .mxPathname = NAME_SIZE - 1,
    .zName = MEMORY_VFS,
    .xOpen = on_open,
    .xDelete = on_delete,
    .xAccess = on_access,
    .xFullPathname = on_full_path,
    .xRandomness = on_randomness,
    .xSleep = on_sleep,
    .xCurrentTime = on_time,
};

static void remove_all(void)
{
    PL_ASSERT(!disk.handles);
    for (int i = 0; i < FILES_MAX; i++) {
        remove_file(&disk.file[i]);
    }
}

void memory_vfs_begin(uint64_t seed)
{
    remove_all();
    memset(&disk, 0, sizeof disk);
    disk.changes_end = &disk.changes;
    disk.random = seed;
    int code = sqlite3_vfs_register(&file_system, 0);
    PL_ASSERT(code == SQLITE_OK);
}

void memory_vfs_end(void)
{
    remove_all();
    sqlite3_vfs_unregister(&file_system);
}

/* The loss of power. */

static bool is_lost(const struct change *change, uint32_t lies)
{
    return !change->sync || change->sync + lies > disk.sync_count;
}

/* The sectors of a change that a seed keeps, or the first `count` of them. */
static void keep_sectors(const struct change *change, uint64_t *random, size_t count)
{
    bool is_any = random;

    if (change->is_truncate) {
        if (is_any ? next_random(random) & 1 : count > 0) {
            apply(&change->file->safe, change);
        }
        return;
    }
    for (size_t at = 0, size; at < change->size; at += size) {
        size = MEMORY_SECTOR - (change->at + at) % MEMORY_SECTOR;
        size = size < change->size - at ? size : change->size - at;
        if (is_any ? next_random(random) & 1 : count-- > 0) {
            write_image(&change->file->safe, change->at + at, change->byte + at, size);
        } else if (!is_any) {
            return;
        }
    }
}

static void keep_change(const struct change *change, const struct memory_crash *crash,
                        uint64_t *random, uint64_t *left)
{
    switch (crash->keep) {
    case MEMORY_KEEP_NONE: break;
    case MEMORY_KEEP_ALL: apply(&change->file->safe, change); break;
    case MEMORY_KEEP_SOME: keep_sectors(change, random, 0); break;
    case MEMORY_KEEP_FIRST:
        if (*left > 1) {
            apply(&change->file->safe, change);
        } else if (*left == 1) {
            keep_sectors(change, NULL, next_random(random) % (change->size / MEMORY_SECTOR + 1));
        }
        *left -= *left > 0;
        break;
    }
}

void memory_vfs_crash(const struct memory_crash *crash)
{
    uint64_t random = crash->seed;
    uint64_t count = 0;

    PL_ASSERT(crash->lies <= MEMORY_LIES_MAX);
    for (const struct change *change = disk.changes; change; change = change->next) {
        count += is_lost(change, crash->lies);
    }
    uint64_t left = next_random(&random) % (count + 1);
    for (const struct change *change = disk.changes; change; change = change->next) {
        if (is_lost(change, crash->lies)) {
            keep_change(change, crash, &random, &left);
        } else {
            apply(&change->file->safe, change);
        }
    }
    forget_changes(NULL);
    for (int i = 0; i < FILES_MAX; i++) {
        struct file *file = &disk.file[i];
        resize(&file->now, 0);
        if (file->safe.size > 0) {
            write_image(&file->now, 0, file->safe.byte, file->safe.size);
        }
    }
    disk.power++;
}

const uint8_t *memory_vfs_bytes(const char *name, size_t *ret_size)
{
    const struct file *file = find_file(name);

    *ret_size = file ? file->now.size : 0;
    return file ? file->now.byte : NULL;
}

void memory_vfs_put(const char *name, const void *bytes, size_t size)
{
    struct file *file = find_file(name);

    if (file) {
        remove_file(file);
    }
    file = make_file(name);
    write_image(&file->now, 0, bytes, size);
    write_image(&file->safe, 0, bytes, size);
}

void memory_vfs_poke(const char *name, size_t at, uint8_t byte)
{
    struct file *file = find_file(name);

    PL_ASSERT(file);
    PL_ASSERT(at < file->now.size);
    write_image(&file->now, at, &byte, 1);
    write_image(&file->safe, at, &byte, 1);
}
