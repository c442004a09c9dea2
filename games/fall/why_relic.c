/* Why the questions of relics and machines refuse an action: the reasons of
 * games/fall/reasons.def. */
#include "games/fall/effects.h"

/* Machines. */

pl_reason fall_why_second(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[FALL_SECOND_REGION];

    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_ACTIVATE:
        return pl_act_a(action) == region ? fall_refuse_second(s, pl_act_b(action))
                                          : FALL_REASON_SECOND_ELSEWHERE;
    case FALL_ACT_DONE: return FALL_REASON_NONE;
    default: return FALL_REASON_OTHER_QUESTION;
    }
}

pl_reason fall_why_fort(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t node = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_FORT) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return !(fall_fort_places(s) >> node & 1) ? FALL_REASON_NOT_OF_REGION
           : fall_fort_nodes(s) >> node & 1   ? FALL_REASON_FORT_HERE
                                              : FALL_REASON_NONE;
}

pl_reason fall_why_restore(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t index = (uint32_t)pl_act_a(action) * FALL_TYPES + pl_act_b(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_RESTORE) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return fall_machines_off(s) >> index & 1 ? FALL_REASON_NONE : FALL_REASON_NONE_OFF_BOARD;
}

pl_reason fall_why_restore_to(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t type = (uint32_t)pl_peek(&s->head)->arg[FALL_RESTORE_TO_TYPE];

    (void)seat;
    return pl_act_kind(action) == FALL_ACT_TO ? fall_refuse_restore_to(s, type, pl_act_a(action))
                                              : FALL_REASON_OTHER_QUESTION;
}

/* Lending and stepping in. */

pl_reason fall_why_lend(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    (void)s;
    (void)seat;
    return kind == FALL_ACT_LEND || kind == FALL_ACT_REFUSE ? FALL_REASON_NONE
                                                            : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_step_in(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_STEP_IN: return FALL_REASON_NONE;
    case FALL_ACT_WAIT: return fall_refuse_wait(s);
    case FALL_ACT_PASS:
        return pl_act_a(action) == 0   ? FALL_REASON_NONE
               : pl_act_a(action) == 1 ? fall_refuse_long_pass(s)
                                       : FALL_REASON_NO_SUCH;
    default: return FALL_REASON_OTHER_QUESTION;
    }
}

pl_reason fall_why_copy(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_COPY) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return hero < fall_heroes(s) ? fall_refuse_copy(s, hero, fall_moment_of_copy(s))
                                 : FALL_REASON_NO_SUCH;
}

/* What relics do. */

/* R-FAL-H2.2: any colour. */
pl_reason fall_why_colour(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_COLOUR ? FALL_REASON_NONE : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_places(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_PLACES) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return hero >= fall_heroes(s)   ? FALL_REASON_NO_SUCH
           : hero == s->public.turn ? FALL_REASON_PLACES_SELF
                                    : FALL_REASON_NONE;
}

/* R-FAL-H4.2: either way. */
pl_reason fall_why_step(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_STEP) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_act_a(action) <= 1 ? FALL_REASON_NONE : FALL_REASON_NO_SUCH;
}

/* R-FAL-H6.2 */
pl_reason fall_why_teleport(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = s->public.turn;
    uint32_t node = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_TELEPORT) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return node == s->public.node[hero]       ? FALL_REASON_STANDS_THERE
           : fall_others(s, hero) >> node & 1 ? FALL_REASON_NODE_TAKEN
                                              : FALL_REASON_NONE;
}

pl_reason fall_why_rearrange(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_SPREAD) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_act_a(action) <= fall_most_to_spread(s) ? FALL_REASON_NONE
                                                      : FALL_REASON_SPREAD_TOO_MANY;
}

pl_reason fall_why_monster(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_STRIKE ? fall_refuse_strike(s, pl_act_a(action), true)
                                                  : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_peek(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_PEEK ? fall_refuse_slot(s, pl_act_a(action), false)
                                                : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_fell(const struct fall *s, pl_seat seat, pl_action action)
{
    int32_t region = pl_peek(&s->head)->arg[FALL_FELL_REGION];

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_FELL) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_act_b(action) == region ? fall_refuse_fell(s, pl_act_a(action))
                                      : FALL_REASON_FELL_ELSEWHERE;
}
