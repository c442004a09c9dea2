/* The questions: for each what is legal, and what the answer does. A legal list reads only what the
 * deciding seat sees. */
#include "games/bids/decide.h"

#include "games/bids/effects.h"

void bids_legal_bid(const struct bids *s, pl_seat seat, struct pl_legal *list)
{
    for (uint16_t card = 1; card < BIDS_CARD_COUNT; card++) {
        if (!bids_refuse_card(s, seat, card)) {
            pl_legal_add(list, pl_act(BIDS_ACT_COMMIT, card, 0, 0));
        }
    }
}

/* R-BID-3.1: the card leaves the hand face down; the last one to commit ends the bidding. */
void bids_apply_bid(struct bids *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint8_t card = (uint8_t)pl_act_a(action);

    bids_commit(s, seat, card);
    pl_emit(log, (struct pl_event){ .kind = BIDS_EVENT_COMMIT,
                                    .seat = seat,
                                    .see = (pl_seat_mask)(1u << seat),
                                    .hidden = { card } });
    if (bids_uncommitted(s) == 0) {
        bids_resolve(s, log);
    }
}

/* R-BID-4.1: the winner alone is asked. */
void bids_legal_take(const struct bids *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    pl_legal_add(list, pl_act(BIDS_ACT_BANK, 0, 0, 0));
    pl_legal_add(list, pl_act(BIDS_ACT_ROLL, 0, 0, 0));
}

void bids_apply_take(struct bids *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == BIDS_ACT_BANK) {
        bids_bank(s, seat, log);
    } else {
        bids_roll(s, seat, log);
    }
}
