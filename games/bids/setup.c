/* The state at the beginning: the deck, the hands, the first round. */
#include "games/bids/table.h"

/* R-BID-2.1: each player gets a hand that no other player sees. */
static void deal(struct bids *s, pl_seat seat)
{
    for (int i = 0; i < BIDS_HAND_CARDS; i++) {
        pl_bag_add(&s->private[seat].hand, bids_draw(&s->secret.pile, &s->secret.rng));
    }
    s->public.hand_count[seat] = BIDS_HAND_CARDS;
}

void bids_setup(struct pl_state *state)
{
    struct bids *s = bids_edit(state);

    s->secret.pile = bids_full_deck();
    for (pl_seat p = 0; p < s->head.seats; p++) {
        deal(s, p);
    }
    s->public.round = 1;
    pl_push(&s->head, BIDS_FRAME_ROUND, 0);
    bids_run(s, NULL);
}

/* For scenarios: seat 0 holds both copies of the three weakest cards, seat 1 of the next three and
 * so on; the prize is the crown. */
void bids_plain(struct pl_state *state)
{
    struct bids *s = bids_edit(state);

    memset(s->private, 0, sizeof s->private);
    s->public.seen = (struct pl_bag){ .one = pl_bit(BIDS_CARD_CROWN) };
    s->public.prize = BIDS_CARD_CROWN;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint64_t three = (pl_bit(1) | pl_bit(2) | pl_bit(3)) << 3 * p;
        s->private[p].hand = (struct pl_bag){ .one = three, .two = three };
    }
    bids_normalize(state);
}
