/* Clocks, randomness and passwords of the simulated machine. */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "server/site_time.h"
#include "tests/sim/sim.h"

int64_t server_wall_ms(void)
{
    return sim.wall_ms;
}

uint64_t server_steady_ns(void)
{
    return sim.steady_ns;
}

int64_t sim_now_ms(void)
{
    return (int64_t)(sim.steady_ns / 1000000);
}

void sim_pass(int64_t ms)
{
    sim.steady_ns += (uint64_t)ms * 1000000;
    sim.wall_ms += ms;
    sim.lived_ms += (uint64_t)ms;
}

/* Random numbers. */

static const char *name_of_source(void)
{
    return "simulation";
}

static uint32_t draw(void)
{
    return pl_rng_next(&sim.random);
}

static void fill(void *room, size_t size)
{
    uint8_t *at = room;

    for (size_t i = 0; i < size; i++) {
        at[i] = (uint8_t)pl_rng_next(&sim.random);
    }
}

static struct randombytes_implementation source = {
    .implementation_name = name_of_source,
    .random = draw,
    .buf = fill,
};

static void start_stream(struct pl_rng *rng, uint64_t number)
{
    static const uint64_t streams = 32;
    struct pl_seed seed = pl_seed_of(sim.wishes.seed * streams + number);

    PL_ASSERT(number < streams);
    pl_rng_start(rng, &seed);
}

void sim_machine_begin(void)
{
    start_stream(&sim.people, 0);
    start_stream(&sim.random, 1);
    start_stream(&sim.other, 2);
    /* Letters came last: seeds that once failed go on as they did without. */
    for (int i = 0; i < FAULT_COUNT; i++) {
        start_stream(&sim.chance[i], 3 + (uint64_t)i + (i == FAULT_POST));
    }
    start_stream(&sim.chance[FAULT_COUNT], 3 + FAULT_POST);
    start_stream(&sim.news, 30);
    start_stream(&sim.hosts, 31);
    sim.wall_ms = 1790000000000;
    sim.steady_ns = 5000000000;
    randombytes_set_implementation(&source);
    if (sodium_init() < 0) {
        sim_fail("no libsodium");
    }
}

/* Hashing would take longer than everything else. */

int crypto_pwhash_str_alg(char out[crypto_pwhash_STRBYTES], const char *const passwd,
                          unsigned long long passwdlen, unsigned long long opslimit,
                          size_t memlimit, int alg)
{
    (void)opslimit, (void)memlimit, (void)alg;
    snprintf(out, crypto_pwhash_STRBYTES, "plain %.*s", (int)passwdlen, passwd);
    return 0;
}

int crypto_pwhash_str_verify(const char str[crypto_pwhash_STRBYTES], const char *const passwd,
                             unsigned long long passwdlen)
{
    char hash[crypto_pwhash_STRBYTES];

    snprintf(hash, sizeof hash, "plain %.*s", (int)passwdlen, passwd);
    return strcmp(hash, str) == 0 ? 0 : -1;
}
