/* The ends: of a Year and of the game, scores and ranks. */
#ifndef GAMES_ICAION_SCORE_H
#define GAMES_ICAION_SCORE_H

#include "games/icaion/flow.h"

/* R-ICA-17.1: the parts of a final score, as the position stands. */
struct icaion_final {
    int32_t track;
    int32_t crystals;
    int32_t shards;
    int32_t shard_gear; /* R-ICA-E9.1 */
    int32_t tile[ICAION_YEARS];
    bool is_doubled[ICAION_YEARS];
    int32_t total;
};

void icaion_final_of(const struct icaion *s, pl_seat seat, struct icaion_final *ret_final);
/* The region among these that can take the machine and is farthest from the Colossus, by chance if
 * several are; ICAION_REGIONS if none can (R-ICA-M2.6, R-ICA-M3.2). */
uint32_t icaion_farthest_region(struct icaion *s, uint32_t regions, uint32_t owner, uint32_t type);
/* R-ICA-16.2 */
void icaion_end_year(struct icaion *s, struct pl_events *log);
/* Tells the final scores and closes the game. */
void icaion_finish(struct icaion *s, struct pl_events *log);

#endif
