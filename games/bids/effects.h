/* What comes of the bids, and of the prize. */
#ifndef GAMES_BIDS_EFFECTS_H
#define GAMES_BIDS_EFFECTS_H

#include "games/bids/table.h"

/* All have bid: shows the cards, and asks the winner, if there is one. */
void bids_resolve(struct bids *s, struct pl_events *log);
/* The two ways to take the prize. */
void bids_bank(struct bids *s, pl_seat seat, struct pl_events *log);
void bids_roll(struct bids *s, pl_seat seat, struct pl_events *log);

#endif
