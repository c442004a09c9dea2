/* The account of a player: where the points come from. */
#ifndef GAMES_HLAS_SCORE_H
#define GAMES_HLAS_SCORE_H

#include "games/hlas/flow.h"

struct hlas_account {
    int32_t track;
    int32_t units;
    int32_t buildings;
    int32_t towers;
    int32_t level;
    int32_t scribed;
    int32_t regions;
    int32_t stayed;
    int32_t total;
};

/* R-HLA-25.1 to R-HLA-25.8 as they stand now; all zero for an eliminated player. */
struct hlas_account hlas_account(const struct hlas *s, pl_seat p);

#endif
