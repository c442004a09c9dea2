/* Why the question refuses an action: the reasons of games/saga/reasons.def. */
#include "games/saga/data.h"

/* R-SAG-3.2: any way. */
pl_reason saga_why_turn(const struct saga *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return pl_act_kind(action) == SAGA_ACT_GO ? SAGA_REASON_NONE : SAGA_REASON_OTHER_QUESTION;
}
