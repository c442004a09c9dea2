/* Invariants of a stack whose shape is fine: who is waited for, and whether hands last to the end.
 * A state from outside is refused here rather than met by an assertion later. */
#include "games/bids/check.h"

static bool is_bidding(const struct bids *s)
{
    return s->head.frame_count > 1 && s->head.frame[1].kind == BIDS_FRAME_BID;
}

const char *bids_check_frames(const struct bids *s)
{
    const struct pl_frame *top = pl_peek(&s->head);
    pl_seat_mask uncommitted = bids_uncommitted(s);
    pl_seat_mask asked =
        top->kind == BIDS_FRAME_BID ? uncommitted : (pl_seat_mask)(1u << top->seat);

    if (s->head.waiting != asked) {
        return "the wrong seats are waited for";
    }
    if (s->head.frame[0].step != BIDS_ROUND_END) {
        return "a round waits before it has begun";
    }
    if (is_bidding(s) ? uncommitted == 0 : s->public.committed != 0) {
        return "the bids are already complete, or not yet asked for";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        bool must_bid = is_bidding(s) && (uncommitted >> p & 1);
        if (s->public.hand_count[p] + s->public.round < BIDS_ROUNDS + must_bid) {
            return "a hand does not last to the end";
        }
    }
    return NULL;
}
