/* What the files of the invariants share. */
#ifndef GAMES_FALL_CHECK_H
#define GAMES_FALL_CHECK_H

#include "games/fall/flow.h"

/* Whether the stack can be carried out; the values of the state have been checked. */
const char *fall_check_frames(const struct fall *s);
/* The same before the first turn: what has been set up so far. */
const char *fall_check_setup(const struct fall *s);

static inline bool fall_is_zero(const void *bytes, size_t size)
{
    const uint8_t *byte = bytes;
    uint8_t all = 0;

    for (size_t i = 0; i < size; i++) {
        all |= byte[i];
    }
    return all == 0;
}

/* Whether each number is at most `most` and only 0 is there twice. */
static inline bool fall_are_different(const uint8_t *numbers, uint32_t count, uint32_t most)
{
    uint64_t seen = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (numbers[i] > most || (seen >> numbers[i] & 1)) {
            return false;
        }
        seen |= numbers[i] ? pl_bit(numbers[i]) : 0;
    }
    return true;
}

#endif
