/* The disk: real SQLite on a file system in memory. */
#include <stdlib.h>
#include <string.h>

#include "tests/server/memory_vfs.h"
#include "tests/sim/sim.h"

#define FILE_NAME SIM_FOLDER "/plansza.db"

enum { CALLS_MAX = 40, ROW_MAX = 3 };

void sim_disk_begin(void)
{
    memory_vfs_begin(sim.wishes.seed);
}

void sim_disk_fail(void)
{
    static const struct memory_plan kinds[] = {
        { .call = MEMORY_READ, .fault = MEMORY_FAILS },
        { .call = MEMORY_READ, .fault = MEMORY_SHORT },
        { .call = MEMORY_WRITE, .fault = MEMORY_FAILS },
        { .call = MEMORY_WRITE, .fault = MEMORY_FULL },
        { .call = MEMORY_WRITE, .fault = MEMORY_TORN },
        { .call = MEMORY_SYNC, .fault = MEMORY_FAILS },
        { .call = MEMORY_TRUNCATE, .fault = MEMORY_FAILS },
        { .call = MEMORY_ANY, .fault = MEMORY_FAILS },
    };
    struct memory_plan plan = kinds[sim_harm(FAULT_DISK, PL_COUNT_OF(kinds))];

    plan.first = 1 + sim_harm(FAULT_DISK, CALLS_MAX);
    plan.count = 1 + sim_harm(FAULT_DISK, ROW_MAX);
    memory_vfs_plan(&plan);
}

void sim_disk_heal(void)
{
    memory_vfs_plan(NULL);
}

void sim_disk_crash(void)
{
    memory_vfs_crash(&(struct memory_crash){
        .keep = (enum memory_keep)sim_harm(FAULT_KILL, MEMORY_KEEP_ALL + 1),
        .seed = sim_harm(FAULT_KILL, UINT32_MAX),
    });
}

/* What is written arrives in its order: the disk is as it was a while ago. */
void sim_disk_lie(void)
{
    memory_vfs_crash(&(struct memory_crash){
        .keep = sim_harm(FAULT_LIE, 2) ? MEMORY_KEEP_FIRST : MEMORY_KEEP_NONE,
        .seed = sim_harm(FAULT_LIE, UINT32_MAX),
        .lies = 1 + sim_harm(FAULT_LIE, MEMORY_LIES_MAX),
    });
}

/* The file as it was a while ago, and at the end. */
struct copy {
    size_t size;
    uint8_t *bytes;
};

static struct copy past;
static struct copy last;

static struct copy copy_of_file(void)
{
    struct copy copy = { 0 };
    const uint8_t *bytes = memory_vfs_bytes(FILE_NAME, &copy.size);

    PL_ASSERT(bytes);
    copy.bytes = malloc(copy.size + 1);
    PL_ASSERT(copy.bytes);
    memcpy(copy.bytes, bytes, copy.size);
    return copy;
}

void sim_disk_remember(void)
{
    past = copy_of_file();
}

void sim_disk_forget(void)
{
    free(past.bytes);
    free(last.bytes);
}

/* Some sectors are as they were then. */
void sim_disk_tear(void)
{
    uint32_t one_in = 2 + sim_harm(FAULT_LIE, 400);

    if (!last.bytes) {
        last = copy_of_file();
    }
    size_t size = last.size;
    uint8_t *torn = malloc(size + 1);
    PL_ASSERT(torn);
    memcpy(torn, last.bytes, size);
    for (size_t at = 0; at + MEMORY_SECTOR <= past.size && at + MEMORY_SECTOR <= size;
         at += MEMORY_SECTOR) {
        if (sim_harm(FAULT_LIE, one_in) == 0) {
            memcpy(torn + at, past.bytes + at, MEMORY_SECTOR);
        }
    }
    memory_vfs_put(FILE_NAME, torn, size);
    memory_vfs_put(FILE_NAME "-wal", "", 0);
    free(torn);
}

const char *sim_disk_name(void)
{
    return MEMORY_VFS;
}
