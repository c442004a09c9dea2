/* Basics for every file of the rules: sizes, seats, languages, assertions and the four memory
 * functions that a freestanding compiler expects. No I/O, no allocation, no clock. */
#ifndef PL_CORE_BASE_H
#define PL_CORE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PL_SEATS_MAX = 5,
    PL_OPTIONS_MAX = 20,
    PL_OPTIONS_BEFORE = 16, /* how many the first states had room for */
    PL_FRAMES_MAX = 24,
    PL_FRAME_ARGS = 4,
    PL_STEPS_MAX = 20000, /* of frames between two decisions */
    PL_LEGAL_MAX = 512,
    PL_STATE_MAX = 6144, /* bytes, the largest state of any game */
    PL_NOBODY = 0xff     /* not a seat: a spectator, no owner */
};

typedef uint8_t pl_seat;
typedef uint8_t pl_seat_mask;

enum pl_lang { PL_LANG_PL, PL_LANG_EN, PL_LANG_COUNT };

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int byte, size_t size);
int memcmp(const void *a, const void *b, size_t size);

/* Ends the program: our own bug was met. The host (command, test, page) supplies it. */
_Noreturn void pl_panic(const char *what, const char *file, int line);

#define PL_ASSERT(x) ((x) ? (void)0 : pl_panic(#x, __FILE__, __LINE__))

#define PL_COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "state bytes are little-endian");

#endif
