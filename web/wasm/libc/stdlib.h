/* As much of <stdlib.h> as match/ needs where there is no C library; see host.c. */
#ifndef WASM_STDLIB_H
#define WASM_STDLIB_H

#include <stddef.h>

void *realloc(void *memory, size_t size);
void *aligned_alloc(size_t alignment, size_t size);
void free(void *memory);

#endif
