/* What the files of reasons share. */
#ifndef GAMES_MYSTHEA_WHY_H
#define GAMES_MYSTHEA_WHY_H

#include "games/mysthea/effects.h"

/* Where a card is instead of in the hand of the seat; NONE if it is there. */
pl_reason mysthea_why_not_in_hand(const struct mysthea *s, pl_seat seat, uint32_t card);
/* R-MYS-6.2: why a unit of the kind cannot go from the region; NONE if one can. */
pl_reason mysthea_why_not_move(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit,
                               uint32_t region);

/* A reason if there is one, else the next. */
static inline pl_reason mysthea_reason_or(pl_reason reason, pl_reason next)
{
    return reason ? reason : next;
}

/* A place that a question is about: none of the reasons, or this one. */
static inline pl_reason mysthea_unless_in(uint32_t mask, uint32_t number, pl_reason reason)
{
    return mask >> number & 1 ? (pl_reason)MYSTHEA_REASON_NONE : reason;
}

#endif
