/* What lies on the table: the pile, hands, the prize, points. Questions about it and the small
 * verbs that every rule is made of. No turn order. */
#ifndef GAMES_BIDS_TABLE_H
#define GAMES_BIDS_TABLE_H

#include "games/bids/data.h"

/* R-BID-1.2: every copy of every card. */
struct pl_bag bids_full_deck(void);
/* What the prize on the table is worth. */
int16_t bids_prize_points(const struct bids *s);
/* The seats that have no card under private.commit yet. */
static inline pl_seat_mask bids_uncommitted(const struct bids *s)
{
    return pl_all_seats(&s->head) & (pl_seat_mask)~s->public.committed;
}

/* Takes a card out of a bag at random. */
uint8_t bids_draw(struct pl_bag *bag, struct pl_rng *rng);
/* Lays a card of the hand face down. */
void bids_commit(struct bids *s, pl_seat seat, uint8_t card);
/* Turns the card that the seat has laid face down. */
void bids_turn_up(struct bids *s, pl_seat seat);
void bids_gain(struct bids *s, pl_seat seat, int32_t points);

#endif
