/* What a question allows, stated once: legal lists what no reason forbids, and why.c gives the
 * reason for the rest. */
#ifndef GAMES_BIDS_DECIDE_H
#define GAMES_BIDS_DECIDE_H

#include "games/bids/table.h"

/* R-BID-3.1: any card of the seat's hand. */
static inline pl_reason bids_refuse_card(const struct bids *s, pl_seat seat, uint32_t card)
{
    return pl_bag_has(&s->private[seat].hand, card) ? BIDS_REASON_NONE : BIDS_REASON_NOT_IN_HAND;
}

#endif
