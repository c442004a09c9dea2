/* The inside of a match, for the files of this folder that save and load one. */
#ifndef MATCH_MATCH_OWN_H
#define MATCH_MATCH_OWN_H

#include "match/match.h"

enum { MATCH_SNAPSHOT_EVERY = 32 };

struct match_entry {
    pl_action action;
    pl_seat seat;
};

struct match {
    const struct pl_game *game;
    struct pl_config config;
    bool has_seed;     /* the configuration's seed is the match's */
    bool is_from_seed; /* and the first state comes from it */
    const char *note;
    uint32_t first_ply;         /* the log before it is only a record */
    struct pl_state_room first; /* the state at first_ply */
    struct pl_state_room state; /* after the whole log */
    uint8_t *before;            /* before the last action of it: what led here is often asked */
    bool has_before;
    uint32_t entry_count;
    uint32_t entry_room;
    struct match_entry *entry;
    uint32_t snapshot_count; /* [i] is the state at first_ply + (i + 1) * EVERY */
    uint32_t snapshot_room;
    uint8_t *snapshot;
    char name[PL_SEATS_MAX][MATCH_NAME_MAX];
    char level[PL_SEATS_MAX][MATCH_LEVEL_MAX];
    const char *name_at[PL_SEATS_MAX];
};

/* Room for one more log entry; NULL or a static reason. */
const char *match_reserve_entry(struct match *match);
/* A match whose log up to `first_ply` is only a record and which continues from this state. The
 * entries are filled in by the caller. */
const char *match_new_at(const struct pl_game *game, const struct pl_config *config,
                         const struct pl_state *state, struct match **ret_match);

#endif
