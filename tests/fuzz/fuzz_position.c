/* Positions: a text that passes as one can be played to the end, and is written again as it was
 * read. Input that does not begin with a brace edits the fields of a real state instead. */
#include <string.h>

#include "core/position.h"
#include "match/position_file.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Writes the state, reads it back, compares. */
static void round_trip(const struct pl_game *game, const struct pl_state *state)
{
    static char text[PL_POSITION_MAX];
    struct pl_state_room room = { { 0 } };
    struct pl_json json = pl_json_in(text, sizeof text);

    pl_position_write(game, state, &json);
    PL_ASSERT(!json.text.is_cut);
    struct pl_json_source in = pl_json_from(text, json.text.length);
    const char *reason = pl_position_read(game, &in, pl_state_in(&room));
    PL_ASSERT(!reason);
    PL_ASSERT(memcmp(room.byte, state, game->layout.size) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = { data, size };
    struct pl_state_room room = { { 0 } };
    struct pl_state *state = pl_state_in(&room);
    const struct pl_game *game = NULL;

    if (size > 0 && data[0] == '{') {
        if (match_position_read((const char *)data, size, &game, state)) {
            return 0;
        }
    } else {
        game = fuzz_game(&in);
        fuzz_state(game, &in, state);
        fuzz_edit(game, &in, state);
        if (pl_check(game, state)) {
            return 0;
        }
    }
    round_trip(game, state);
    fuzz_play_on(game, state, size);
    return 0;
}
