/* The verbs of the table. */
#include "games/bids/table.h"

struct pl_bag bids_full_deck(void)
{
    uint64_t every = ((uint64_t)1 << BIDS_CARD_COUNT) - 1 - pl_bit(BIDS_NO_CARD);

    return (struct pl_bag){ .one = every, .two = every };
}

/* R-BID-1.3, R-BID-1.4: the points of the card, doubled when the stakes are. */
int16_t bids_prize_points(const struct bids *s)
{
    bool is_high = s->head.option[BIDS_OPTION_STAKES] == BIDS_STAKES_DOUBLE;

    return (int16_t)(bids_cards[s->public.prize].points * (is_high ? BIDS_HIGH_FACTOR : 1));
}

uint8_t bids_draw(struct pl_bag *bag, struct pl_rng *rng)
{
    uint32_t card = pl_bag_at(bag, pl_rng_below(rng, pl_bag_total(bag)));

    pl_bag_remove(bag, card);
    return (uint8_t)card;
}

void bids_commit(struct bids *s, pl_seat seat, uint8_t card)
{
    pl_bag_remove(&s->private[seat].hand, card);
    s->private[seat].commit = card;
    s->public.hand_count[seat]--;
    s->public.committed |= (uint8_t)(1u << seat);
}

/* R-BID-2.3: it stays face up. */
void bids_turn_up(struct bids *s, pl_seat seat)
{
    s->public.bid[seat] = s->private[seat].commit;
    s->private[seat].commit = BIDS_NO_CARD;
    s->public.committed &= (uint8_t) ~(1u << seat);
    pl_bag_add(&s->public.seen, s->public.bid[seat]);
}

void bids_gain(struct bids *s, pl_seat seat, int32_t points)
{
    s->public.points[seat] = (int16_t)(s->public.points[seat] + points);
}
