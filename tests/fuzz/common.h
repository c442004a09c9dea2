/* What the fuzzers share: eating bytes, games made of bytes, playing on, texts made of tokens. */
#ifndef TESTS_FUZZ_COMMON_H
#define TESTS_FUZZ_COMMON_H

#include "core/game.h"

/* Input, eaten from the front; zeros when it is used up. */
struct fuzz_input {
    const uint8_t *at;
    size_t left;
};

uint8_t fuzz_byte(struct fuzz_input *in);
uint64_t fuzz_word(struct fuzz_input *in, int bytes);

/* A game and a configuration for it. */
const struct pl_game *fuzz_game(struct fuzz_input *in);
struct pl_config fuzz_config(const struct pl_game *game, struct fuzz_input *in);
/* A state somewhere in a game of random moves. */
void fuzz_state(const struct pl_game *game, struct fuzz_input *in, struct pl_state *ret_state);
/* Sets some elements of fields to values from the input, whether they make sense or not. */
void fuzz_edit(const struct pl_game *game, struct fuzz_input *in, struct pl_state *state);

/* Plays random legal moves to the end, reading every text on the way. Stops at a bound. */
void fuzz_play_on(const struct pl_game *game, struct pl_state *state, uint64_t seed);

/* A text of tokens, each byte of the input choosing one; the caller frees it. */
char *fuzz_tokens(struct fuzz_input *in, const char *const *tokens, size_t count,
                  size_t *ret_length);
/* Replaces bytes of a text at places from the input. */
void fuzz_damage(struct fuzz_input *in, char *text, size_t length);

#endif
