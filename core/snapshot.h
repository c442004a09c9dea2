/* A snapshot: the bytes of a state with a head that tells which game, rules and layout they are
 * of. A live table keeps its last one, so that a corrected rule never breaks a running game. */
#ifndef PL_CORE_SNAPSHOT_H
#define PL_CORE_SNAPSHOT_H

#include "core/game.h"

struct pl_snapshot_head {
    uint8_t magic[4];
    uint16_t format;
    uint16_t rules_version;
    uint64_t layout_hash;
    uint64_t bytes_hash;
    char game[16];
};

enum { PL_SNAPSHOT_MAX = PL_STATE_MAX + sizeof(struct pl_snapshot_head) };

/* Returns the number of bytes written into the room of PL_SNAPSHOT_MAX bytes. */
uint32_t pl_snapshot_write(const struct pl_game *game, const struct pl_state *state,
                           uint8_t ret_bytes[PL_SNAPSHOT_MAX]);
/* Reads a snapshot of this game and layout, of any rules version; NULL or a static reason, and
 * the state is written only on success. */
const char *pl_snapshot_read(const struct pl_game *game, const uint8_t *bytes, uint32_t size,
                             struct pl_state *ret_state);

#endif
