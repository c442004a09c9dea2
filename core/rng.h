/* Randomness of the rules: ChaCha with 8 rounds, keyed by the seed. Past draws tell nothing about
 * future ones, and the same seed gives the same draws on every platform. Lives in the secret block
 * of a state; nothing else in the rules is random. */
#ifndef PL_CORE_RNG_H
#define PL_CORE_RNG_H

#include "core/base.h"

enum { PL_RNG_ROUNDS = 8, PL_RNG_WORDS = 16, PL_SEED_BYTES = 32 };

struct pl_seed {
    uint8_t byte[PL_SEED_BYTES];
};

struct pl_rng {
    uint32_t key[8];
    uint32_t block; /* number of the next block */
    uint32_t left;  /* unused words of the buffer, taken from the end */
    uint32_t word[PL_RNG_WORDS];
};

/* The seed whose first eight bytes are the number, little-endian: for tests and short seeds. */
struct pl_seed pl_seed_of(uint64_t number);

/* One block of the ChaCha key stream, zero nonce; a test compares 20 rounds with a library. */
void pl_chacha_block(const uint32_t key[8], uint32_t block, int rounds, uint32_t ret_word[16]);

void pl_rng_start(struct pl_rng *rng, const struct pl_seed *seed);
void pl_rng_refill(struct pl_rng *rng);

static inline uint32_t pl_rng_next(struct pl_rng *rng)
{
    if (rng->left == 0) {
        pl_rng_refill(rng);
    }
    return rng->word[--rng->left];
}

/* Uniform in [0, n) without bias: multiply, and draw again in the short part of the range. */
static inline uint32_t pl_rng_below(struct pl_rng *rng, uint32_t n)
{
    uint64_t product = (uint64_t)pl_rng_next(rng) * n;

    PL_ASSERT(n > 0);
    if ((uint32_t)product < n) {
        uint32_t threshold = (0u - n) % n;
        while ((uint32_t)product < threshold) {
            product = (uint64_t)pl_rng_next(rng) * n;
        }
    }
    return (uint32_t)(product >> 32);
}

#endif
