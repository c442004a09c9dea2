/* Why a question refuses an action: the reasons of games/bids/reasons.def. */
#include "games/bids/decide.h"

pl_reason bids_why_bid(const struct bids *s, pl_seat seat, pl_action action)
{
    switch ((enum bids_action)pl_act_kind(action)) {
    case BIDS_ACT_COMMIT: return bids_refuse_card(s, seat, pl_act_a(action));
    case BIDS_ACT_BANK:
    case BIDS_ACT_ROLL: return BIDS_REASON_NOT_WON;
    case BIDS_ACT_NONE:
    case BIDS_ACT_COUNT: break;
    }
    return BIDS_REASON_OTHER_QUESTION;
}

pl_reason bids_why_take(const struct bids *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return pl_act_kind(action) == BIDS_ACT_COMMIT ? BIDS_REASON_OTHER_QUESTION : BIDS_REASON_NONE;
}
