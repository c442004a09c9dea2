/* The random generator: ChaCha against libsodium, streams, the range without bias. */
#include <sodium.h>

#include "tests/unit/unit.h"

static void test_chacha20_is_that_of_libsodium(void **unused)
{
    static const uint8_t nonce[crypto_stream_chacha20_ietf_NONCEBYTES];
    uint8_t expected[64 * 5];
    uint8_t key[crypto_stream_chacha20_ietf_KEYBYTES];
    uint32_t key_words[8];
    uint32_t words[16];

    (void)unused;
    for (unsigned n = 0; n < 50; n++) {
        for (unsigned i = 0; i < sizeof key; i++) {
            key[i] = (uint8_t)(n * 37 + i * 11);
        }
        memcpy(key_words, key, sizeof key);
        crypto_stream_chacha20_ietf(expected, sizeof expected, nonce, key);
        for (uint32_t block = 0; block < 5; block++) {
            pl_chacha_block(key_words, block, 20, words);
            assert_memory_equal(words, expected + 64 * block, sizeof words);
        }
    }
}

static void test_generator_takes_blocks_of_eight_rounds_from_the_end(void **unused)
{
    struct pl_seed seed = pl_seed_of(0x0123456789abcdefu);
    struct pl_rng rng;
    uint32_t words[16];

    (void)unused;
    pl_rng_start(&rng, &seed);
    for (uint32_t block = 0; block < 3; block++) {
        pl_chacha_block(rng.key, block, PL_RNG_ROUNDS, words);
        for (int i = 15; i >= 0; i--) {
            assert_int_equal(pl_rng_next(&rng), words[i]);
        }
    }
}

static void test_seed_is_the_key(void **unused)
{
    struct pl_seed seed = pl_seed_of(0x0123456789abcdefu);
    struct pl_rng rng;

    (void)unused;
    assert_int_equal(seed.byte[0], 0xef);
    assert_int_equal(seed.byte[7], 0x01);
    assert_int_equal(seed.byte[8], 0);
    seed.byte[31] = 0x5a;
    memset(&rng, 0xff, sizeof rng);
    pl_rng_start(&rng, &seed);
    assert_memory_equal(rng.key, seed.byte, sizeof seed);
    assert_int_equal(rng.left, 0);
    assert_int_equal(rng.block, 0);
}

/* The chi-square of counts that should be equal. */
static double chi_square(const uint32_t *count, uint32_t n, uint32_t draws)
{
    double expected = (double)draws / n;
    double sum = 0;

    for (uint32_t i = 0; i < n; i++) {
        double off = count[i] - expected;
        sum += off * off / expected;
    }
    return sum;
}

static void test_below_is_even(void **unused)
{
    static const uint32_t ranges[] = { 2, 3, 6, 7, 52, 100 };
    enum { DRAWS = 200000 };
    struct pl_seed seed = pl_seed_of(7);
    struct pl_rng rng;

    (void)unused;
    pl_rng_start(&rng, &seed);
    for (size_t r = 0; r < PL_COUNT_OF(ranges); r++) {
        uint32_t n = ranges[r];
        uint32_t count[100] = { 0 };
        for (int i = 0; i < DRAWS; i++) {
            uint32_t drawn = pl_rng_below(&rng, n);
            assert_true(drawn < n);
            count[drawn]++;
        }
        /* Mean n - 1, variance 2(n - 1): no more than five deviations above. */
        double above = chi_square(count, n, DRAWS) - (n - 1);
        assert_true(above < 0 || above * above < 25.0 * 2 * (n - 1));
    }
}

/* With n near 2^32 a plain multiplication would hit some values twice as often: of the words
 * drawn, nearly half must be thrown away for n just above 2^31. */
static void test_below_draws_again_in_the_short_part(void **unused)
{
    struct pl_seed seed = pl_seed_of(9);
    struct pl_rng rng;
    uint32_t n = 0x80000001u;
    uint32_t used;

    (void)unused;
    pl_rng_start(&rng, &seed);
    for (int i = 0; i < 1000; i++) {
        assert_true(pl_rng_below(&rng, n) < n);
    }
    used = rng.block * PL_RNG_WORDS - rng.left;
    assert_in_range(used, 1850, 2150);
    assert_int_equal(pl_rng_below(&rng, 1), 0);
}

static void test_roll_begins_an_epoch(void **unused)
{
    struct pl_seed seed = pl_seed_of(1);
    struct pl_head head = { .epoch = 4 };
    struct pl_rng rng;

    (void)unused;
    pl_rng_start(&rng, &seed);
    assert_true(pl_roll(&head, &rng, 6) < 6);
    assert_int_equal(head.epoch, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chacha20_is_that_of_libsodium),
        cmocka_unit_test(test_generator_takes_blocks_of_eight_rounds_from_the_end),
        cmocka_unit_test(test_seed_is_the_key),
        cmocka_unit_test(test_below_is_even),
        cmocka_unit_test(test_below_draws_again_in_the_short_part),
        cmocka_unit_test(test_roll_begins_an_epoch),
    };

    return cmocka_run_group_tests_name("rng", tests, NULL, NULL);
}
