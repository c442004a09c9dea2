/* Memory for structs that hold states, which are aligned to cache lines. */
#ifndef MATCH_MEMORY_H
#define MATCH_MEMORY_H

#include <stddef.h>

/* Zeroed memory aligned for a state, or NULL; given back with free(). */
void *match_memory(size_t size);

#endif
