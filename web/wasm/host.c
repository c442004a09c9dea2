/* What the module needs where there is no C library: memory functions, an allocator for the one
 * match there is, and the end of a program that met its own bug. Strings are in strings.c. */
#include <stdlib.h>

#include "core/text.h"
#include "match/file.h"
#include "web/wasm/api.h"

enum { ARENA_SIZE = 4 << 20, ALIGNMENT = 64, PANIC_MAX = 256 };

/* --- memory functions ------------------------------------------------------------------------ */

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    __builtin_memcpy(to, from, size);
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    __builtin_memmove(to, from, size);
    return to;
}

void *memset(void *to, int byte, size_t size)
{
    __builtin_memset(to, byte, size);
    return to;
}

int memcmp(const void *a, const void *b, size_t size)
{
    const uint8_t *x = a;
    const uint8_t *y = b;

    for (size_t i = 0; i < size; i++) {
        if (x[i] != y[i]) {
            return x[i] < y[i] ? -1 : 1;
        }
    }
    return 0;
}

/* --- allocator ------------------------------------------------------------------------------- */

/* The arena is a row of blocks, each behind its head; a freed one is joined with free neighbours
 * behind it when room is looked for. */
struct block {
    uint32_t size; /* with the head, a multiple of ALIGNMENT */
    uint32_t is_used;
};

static _Alignas(ALIGNMENT) uint8_t arena[ARENA_SIZE];

static struct block *block_at(uint32_t offset)
{
    return (struct block *)(void *)(arena + offset);
}

static struct block *block_of(void *memory)
{
    return (struct block *)(void *)((uint8_t *)memory - ALIGNMENT);
}

static void join_free(uint32_t offset)
{
    struct block *block = block_at(offset);

    while (offset + block->size < ARENA_SIZE && !block_at(offset + block->size)->is_used) {
        block->size += block_at(offset + block->size)->size;
    }
}

static void split(uint32_t offset, uint32_t size)
{
    struct block *block = block_at(offset);

    if (block->size > size) {
        *block_at(offset + size) = (struct block){ .size = block->size - size };
        block->size = size;
    }
}

void *aligned_alloc(size_t alignment, size_t size)
{
    uint32_t needed;

    PL_ASSERT(alignment <= ALIGNMENT);
    if (size > ARENA_SIZE / 2) {
        return NULL;
    }
    needed = ((uint32_t)size + 2 * ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (block_at(0)->size == 0) {
        block_at(0)->size = ARENA_SIZE;
    }
    for (uint32_t offset = 0; offset < ARENA_SIZE; offset += block_at(offset)->size) {
        if (block_at(offset)->is_used) {
            continue;
        }
        join_free(offset);
        if (block_at(offset)->size >= needed) {
            split(offset, needed);
            block_at(offset)->is_used = 1;
            return arena + offset + ALIGNMENT;
        }
    }
    return NULL;
}

void free(void *memory)
{
    if (memory) {
        block_of(memory)->is_used = 0;
    }
}

void *realloc(void *memory, size_t size)
{
    void *larger = aligned_alloc(ALIGNMENT, size);

    if (larger && memory) {
        size_t old_size = block_of(memory)->size - ALIGNMENT;
        memcpy(larger, memory, old_size < size ? old_size : size);
        free(memory);
    }
    return larger;
}

/* --- files ----------------------------------------------------------------------------------- */

const char *match_file_read(const char *path, char **ret_text, size_t *ret_length)
{
    (void)path;
    (void)ret_text;
    (void)ret_length;
    return "there are no files in a page";
}

/* --- panic ----------------------------------------------------------------------------------- */

static char panic[PANIC_MAX];

/* After a trap: which assertion failed, as a text that ends with a zero byte; else empty. */
WASM_EXPORT(panic) const char *wasm_panic(void);

const char *wasm_panic(void)
{
    return panic;
}

_Noreturn void pl_panic(const char *what, const char *file, int line)
{
    struct pl_text text = pl_text_in(panic, sizeof panic);

    pl_text_add(&text, what);
    pl_text_add(&text, " (");
    pl_text_add(&text, file);
    pl_text_char(&text, ':');
    pl_text_number(&text, line);
    pl_text_char(&text, ')');
    __builtin_trap();
}
