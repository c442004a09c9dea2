/* Memory for structs that hold states. */
#include "match/memory.h"

#include <stdlib.h>
#include <string.h>

#include "core/state.h"

void *match_memory(size_t size)
{
    size_t alignment = _Alignof(struct pl_state_room);
    size_t rounded = (size + alignment - 1) / alignment * alignment;
    void *memory = aligned_alloc(alignment, rounded);

    if (memory) {
        memset(memory, 0, rounded);
    }
    return memory;
}
