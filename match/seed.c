/* Fresh seeds and commitments, with libsodium. */
#include "match/seed.h"

#include <assert.h>
#include <sodium.h>
#include <string.h>

#include "match/legacy.h"

enum { COMMITTED_MAX = 1024 + MATCH_LEGACY_TEXT_MAX };

void match_seed_format(const struct pl_seed *seed, char ret_text[MATCH_SEED_TEXT_MAX])
{
    sodium_bin2hex(ret_text, MATCH_SEED_TEXT_MAX, seed->byte, sizeof seed->byte);
}

struct pl_seed match_seed_fresh(void)
{
    struct pl_seed seed;

    PL_ASSERT(sodium_init() >= 0);
    randombytes_buf(seed.byte, sizeof seed.byte);
    return seed;
}

struct pl_seed match_seed_derive(const struct pl_seed *seed, const char *purpose, uint64_t number)
{
    struct pl_seed number_seed = pl_seed_of(number);
    struct pl_seed derived;
    crypto_hash_sha256_state hash;

    crypto_hash_sha256_init(&hash);
    crypto_hash_sha256_update(&hash, seed->byte, sizeof seed->byte);
    crypto_hash_sha256_update(&hash, number_seed.byte, sizeof number_seed.byte);
    crypto_hash_sha256_update(&hash, (const unsigned char *)purpose, strlen(purpose));
    static_assert(sizeof derived.byte == crypto_hash_sha256_BYTES, "a hash is a seed");
    crypto_hash_sha256_final(&hash, derived.byte);
    return derived;
}

/* The value, by its place; an added option by name, and only where it differs from the game as it
 * was without it, so that commitments from then still hold. */
static void add_option(struct pl_text *text, const struct pl_option *option, uint8_t value)
{
    if (option->is_added && value == 0) {
        return;
    }
    pl_text_char(text, ' ');
    if (option->is_added) {
        pl_text_add(text, option->id);
        pl_text_char(text, '=');
    }
    pl_text_add(text, option->values[value].id);
}

void match_commitment(const struct pl_game *game, const struct pl_config *config,
                      char ret_text[MATCH_HASH_TEXT_MAX])
{
    char room[COMMITTED_MAX];
    char legacy[MATCH_LEGACY_TEXT_MAX];
    char seed[MATCH_SEED_TEXT_MAX];
    unsigned char hash[crypto_hash_sha256_BYTES];
    struct pl_text text = pl_text_in(room, sizeof room);

    match_seed_format(&config->seed, seed);
    pl_text_add(&text, "plansza ");
    pl_text_add(&text, game->id);
    pl_text_char(&text, ' ');
    pl_text_number(&text, config->seats);
    for (uint32_t i = 0; i < game->option_count; i++) {
        add_option(&text, &game->options[i], config->option[i]);
    }
    pl_text_char(&text, ' ');
    pl_text_add(&text, seed);
    match_legacy_format(game, config, legacy);
    if (legacy[0]) {
        pl_text_add(&text, " legacy ");
        pl_text_add(&text, legacy);
    }
    PL_ASSERT(!text.is_cut);
    crypto_hash_sha256(hash, (const unsigned char *)room, text.length);
    sodium_bin2hex(ret_text, MATCH_HASH_TEXT_MAX, hash, sizeof hash);
}
