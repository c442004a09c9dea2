/* Snapshots: any bytes are refused or can be played on. An even first byte edits a real state and
 * gives it a head that fits, so that only the check stands in the way. */
#include <string.h>

#include "core/snapshot.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = { data, size };
    bool is_raw = fuzz_byte(&in) & 1;
    const struct pl_game *game = fuzz_game(&in);
    struct pl_state_room room = { { 0 } };
    struct pl_state_room read = { { 0 } };
    uint8_t bytes[PL_SNAPSHOT_MAX];
    uint32_t length;

    if (is_raw) {
        length = (uint32_t)(in.left < sizeof bytes ? in.left : sizeof bytes);
        memcpy(bytes, in.at, length);
    } else {
        fuzz_state(game, &in, pl_state_in(&room));
        fuzz_edit(game, &in, pl_state_in(&room));
        length = pl_snapshot_write(game, pl_state_in(&room), bytes);
    }
    if (!pl_snapshot_read(game, bytes, length, pl_state_in(&read))) {
        fuzz_play_on(game, pl_state_in(&read), size);
    }
    return 0;
}
