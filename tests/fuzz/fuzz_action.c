/* Bytes drive seats and actions into the gate of every game: what is refused changes no byte, what
 * is accepted keeps every invariant. */
#include <string.h>

#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* An action of the seat's legal list, or any 64 bits. */
static pl_action read_action(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                             struct fuzz_input *in)
{
    uint8_t choice = fuzz_byte(in);
    struct pl_legal list;

    pl_legal_of(game, pl_as_obs(state), seat, &list);
    if (choice == 0xff || list.count == 0) {
        return fuzz_word(in, 8);
    }
    pl_action action = list.action[choice % list.count];
    return choice >= 0xf8 ? action ^ (pl_action)1 << (fuzz_byte(in) % 64) : action;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = { data, size };
    const struct pl_game *game = fuzz_game(&in);
    struct pl_config config = fuzz_config(game, &in);
    struct pl_state_room room = { { 0 } };
    struct pl_state_room before;
    struct pl_state *state = pl_state_in(&room);
    struct pl_events events;

    pl_start(game, &config, state);
    while (in.left > 0) {
        pl_seat seat = fuzz_byte(&in) % (PL_SEATS_MAX + 1);
        if (pl_head_read(state)->waiting && seat < PL_SEATS_MAX &&
            !(pl_head_read(state)->waiting >> seat & 1)) {
            seat = (pl_seat)__builtin_ctz(pl_head_read(state)->waiting);
        }
        pl_action action = read_action(game, state, seat, &in);
        before = room;
        pl_events_clear(&events);
        if (pl_submit(game, state, seat, action, &events)) {
            PL_ASSERT(memcmp(&before, &room, sizeof room) == 0);
        } else {
            PL_ASSERT(!pl_check(game, state));
        }
    }
    return 0;
}
