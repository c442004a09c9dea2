/* Cheap randomness for bots: guesses and playouts, never the rules. Seeded, so that a bot with a
 * fixed number of playouts answers the same question in the same way. */
#ifndef BOTS_RNG_H
#define BOTS_RNG_H

#include "core/rng.h"

struct bot_rng {
    uint64_t state; /* never 0 */
};

/* Spreads a number over all 64 bits. */
static inline uint64_t bot_mix(uint64_t x)
{
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static inline struct bot_rng bot_rng_of(uint64_t number)
{
    return (struct bot_rng){ .state = bot_mix(number) | 1 };
}

static inline uint32_t bot_rng_next(struct bot_rng *rng)
{
    uint64_t x = rng->state;

    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    rng->state = x;
    return (uint32_t)(x * 0x2545f4914f6cdd1du >> 32);
}

/* In [0, n), near enough to uniform for a bot. */
static inline uint32_t bot_rng_below(struct bot_rng *rng, uint32_t n)
{
    return (uint32_t)((uint64_t)bot_rng_next(rng) * n >> 32);
}

/* In [0, 1). */
static inline float bot_rng_unit(struct bot_rng *rng)
{
    return (float)(bot_rng_next(rng) >> 8) * (1.0f / 16777216.0f);
}

/* A seed for the rules' generator of an imagined state. */
static inline struct pl_seed bot_rng_seed(struct bot_rng *rng)
{
    struct pl_seed seed;

    for (uint32_t i = 0; i < PL_SEED_BYTES; i += sizeof(uint32_t)) {
        uint32_t word = bot_rng_next(rng);
        memcpy(&seed.byte[i], &word, sizeof word);
    }
    return seed;
}

#endif
