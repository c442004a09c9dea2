/* Save files: any text is refused or gives a match that saves and loads alike. Input that does not
 * begin with a brace damages a real file. */
#include <stdlib.h>
#include <string.h>

#include "match/save.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Saves the match and loads it again. */
static void round_trip(const struct match *match)
{
    struct match *again = NULL;
    char *text = NULL;

    PL_ASSERT(!match_save_text(match, &text));
    PL_ASSERT(!match_load_text(text, strlen(text), &again));
    PL_ASSERT(pl_hash(match_game(match), match_state(match)) ==
              pl_hash(match_game(again), match_state(again)));
    match_free(again);
    free(text);
}

static void load(const char *text, size_t length)
{
    struct match *match = NULL;
    struct match_proof proof;
    struct pl_state_room room;

    (void)match_verify_text(text, length, &proof);
    if (match_load_text(text, length, &match)) {
        return;
    }
    PL_ASSERT(!match_at(match, match_first_ply(match), pl_state_in(&room)));
    round_trip(match);
    for (pl_seat p = 0; p < match_config(match)->seats; p++) {
        (void)match_undo(match, p);
    }
    round_trip(match);
    memcpy(room.byte, match_state(match), match_game(match)->layout.size);
    fuzz_play_on(match_game(match), pl_state_in(&room), length);
    match_free(match);
}

/* A short match of legal moves. */
static struct match *played(struct fuzz_input *in)
{
    const struct pl_game *game = fuzz_game(in);
    struct pl_config config = fuzz_config(game, in);
    uint32_t moves = fuzz_byte(in) % 64;
    struct match *match = NULL;
    struct pl_legal list;

    PL_ASSERT(!match_new(game, &config, &match));
    for (; moves > 0 && pl_head_read(match_state(match))->waiting; moves--) {
        pl_seat seat = (pl_seat)__builtin_ctz(pl_head_read(match_state(match))->waiting);
        pl_legal_of(game, pl_as_obs(match_state(match)), seat, &list);
        PL_ASSERT(!match_play(match, seat, list.action[fuzz_byte(in) % list.count], NULL));
    }
    return match;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = { data, size };
    char *text = NULL;

    if (size > 0 && data[0] == '{') {
        load((const char *)data, size);
        return 0;
    }
    struct match *match = played(&in);
    PL_ASSERT(!match_save_text(match, &text));
    fuzz_damage(&in, text, strlen(text));
    load(text, strlen(text));
    free(text);
    match_free(match);
    return 0;
}
