/* Scoring: the parts of a score and the result. */
#ifndef GAMES_SEASONS_SCORE_H
#define GAMES_SEASONS_SCORE_H

#include "games/seasons/effects.h"

/* R-SEA-15.2: the parts of a score if the game ended now. */
struct seasons_score {
    int32_t crystals;
    int32_t end; /* what cards bring at the end (R-SEA-15.1); 0 once crystals include it */
    int32_t prestige;
    int32_t hand;  /* not above 0 */
    int32_t bonus; /* not above 0 */
    int32_t total;
};

void seasons_score_of(const struct seasons *s, pl_seat seat, struct seasons_score *ret_score);
/* R-SEA-15.1: pays the end effects out and closes the game. */
void seasons_finish(struct seasons *s, struct pl_events *log);

#endif
