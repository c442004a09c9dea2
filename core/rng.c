/* ChaCha blocks (RFC 8439 layout, zero nonce) and the generator over them. */
#include "core/rng.h"

static inline uint32_t rotate(uint32_t x, int bits)
{
    return x << bits | x >> (32 - bits);
}

static inline void quarter(uint32_t x[16], int a, int b, int c, int d)
{
    x[a] += x[b];
    x[d] = rotate(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = rotate(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = rotate(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = rotate(x[b] ^ x[c], 7);
}

void pl_chacha_block(const uint32_t key[8], uint32_t block, int rounds, uint32_t ret_word[16])
{
    uint32_t start[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 };
    uint32_t x[16];

    memcpy(&start[4], key, 8 * sizeof key[0]);
    start[12] = block;
    memcpy(x, start, sizeof x);
    for (int i = 0; i < rounds; i += 2) {
        quarter(x, 0, 4, 8, 12);
        quarter(x, 1, 5, 9, 13);
        quarter(x, 2, 6, 10, 14);
        quarter(x, 3, 7, 11, 15);
        quarter(x, 0, 5, 10, 15);
        quarter(x, 1, 6, 11, 12);
        quarter(x, 2, 7, 8, 13);
        quarter(x, 3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++) {
        ret_word[i] = x[i] + start[i];
    }
}

struct pl_seed pl_seed_of(uint64_t number)
{
    struct pl_seed seed = { { 0 } };

    memcpy(seed.byte, &number, sizeof number);
    return seed;
}

void pl_rng_start(struct pl_rng *rng, const struct pl_seed *seed)
{
    memset(rng, 0, sizeof *rng);
    memcpy(rng->key, seed->byte, sizeof rng->key);
}

void pl_rng_refill(struct pl_rng *rng)
{
    PL_ASSERT(rng->left == 0);
    pl_chacha_block(rng->key, rng->block, PL_RNG_ROUNDS, rng->word);
    rng->block++;
    rng->left = PL_RNG_WORDS;
}
