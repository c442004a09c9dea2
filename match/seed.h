/* Seeds as people write them, fresh seeds, and the commitment published before a game. */
#ifndef MATCH_SEED_H
#define MATCH_SEED_H

#include "core/game.h"

enum { MATCH_SEED_TEXT_MAX = 2 * PL_SEED_BYTES + 1, MATCH_HASH_TEXT_MAX = 65 };

/* Reads a decimal number below 2^64 or 64 hexadecimal digits; false for anything else. */
bool match_seed_parse(const char *text, struct pl_seed *ret_seed);
/* Writes 64 hexadecimal digits. */
void match_seed_format(const struct pl_seed *seed, char ret_text[MATCH_SEED_TEXT_MAX]);
/* A fresh seed from the operating system's randomness. */
struct pl_seed match_seed_fresh(void);
/* The seed number `number` for some purpose, of all those that follow from one: a hash, so that
 * none of them tells anything of the one, or of the others. */
struct pl_seed match_seed_derive(const struct pl_seed *seed, const char *purpose, uint64_t number);
/* SHA-256, in hexadecimal, over "plansza GAME SEATS OPTION..OPTION SEEDHEX", and of a match that
 * continues others " legacy LEGACYHEX": published before the first move, so that neither seed nor
 * configuration can be exchanged afterwards. */
void match_commitment(const struct pl_game *game, const struct pl_config *config,
                      char ret_text[MATCH_HASH_TEXT_MAX]);

#endif
