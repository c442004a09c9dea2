/* The disk: real SQLite on a file system in memory. */
#include "tests/server/memory_vfs.h"
#include "tests/sim/sim.h"

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
    struct memory_plan plan = kinds[sim_below(&sim.chance, PL_COUNT_OF(kinds))];

    plan.first = 1 + sim_below(&sim.chance, CALLS_MAX);
    plan.count = 1 + sim_below(&sim.chance, ROW_MAX);
    memory_vfs_plan(&plan);
}

void sim_disk_heal(void)
{
    memory_vfs_plan(NULL);
}

void sim_disk_crash(void)
{
    memory_vfs_crash(&(struct memory_crash){
        .keep = (enum memory_keep)sim_below(&sim.chance, MEMORY_KEEP_ALL + 1),
        .seed = sim_below(&sim.chance, UINT32_MAX),
    });
}

const char *sim_disk_name(void)
{
    return MEMORY_VFS;
}
