/* Snapshots of a state. */
#include "core/snapshot.h"

static const uint8_t magic[4] = { 'P', 'L', 'S', 'N' };

enum { FORMAT = 1 };

uint32_t pl_snapshot_write(const struct pl_game *game, const struct pl_state *state,
                           uint8_t ret_bytes[PL_SNAPSHOT_MAX])
{
    struct pl_snapshot_head head = {
        .format = FORMAT,
        .rules_version = game->rules_version,
        .layout_hash = pl_layout_hash(game),
        .bytes_hash = pl_hash(game, state),
    };

    PL_ASSERT(pl_string_length(game->id) < sizeof head.game);
    memcpy(head.magic, magic, sizeof magic);
    memcpy(head.game, game->id, pl_string_length(game->id));
    memcpy(ret_bytes, &head, sizeof head);
    memcpy(ret_bytes + sizeof head, state, game->layout.size);
    return (uint32_t)sizeof head + game->layout.size;
}

static const char *check_head(const struct pl_game *game, const struct pl_snapshot_head *head)
{
    char id[sizeof head->game] = { 0 };

    memcpy(id, game->id, pl_string_length(game->id));
    if (memcmp(head->magic, magic, sizeof magic) != 0 || head->format != FORMAT) {
        return "this is not a snapshot that this version can read";
    }
    if (memcmp(head->game, id, sizeof id) != 0) {
        return "the snapshot is of another game";
    }
    if (head->layout_hash != pl_layout_hash(game)) {
        return "the snapshot has another layout than this version of the game";
    }
    return NULL;
}

const char *pl_snapshot_read(const struct pl_game *game, const uint8_t *bytes, uint32_t size,
                             struct pl_state *ret_state)
{
    struct pl_snapshot_head head;
    struct pl_state_room room;

    if (size != sizeof head + game->layout.size) {
        return "the snapshot has the wrong size";
    }
    memcpy(&head, bytes, sizeof head);
    const char *reason = check_head(game, &head);
    if (reason) {
        return reason;
    }
    memcpy(room.byte, bytes + sizeof head, game->layout.size);
    if (pl_hash(game, pl_state_in(&room)) != head.bytes_hash) {
        return "the snapshot is damaged";
    }
    reason = pl_check(game, pl_state_in(&room));
    if (!reason) {
        memcpy(ret_state, room.byte, game->layout.size);
    }
    return reason;
}
