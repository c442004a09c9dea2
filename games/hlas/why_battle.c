/* Why the questions of a battle refuse an action: the reasons of games/hlas/reasons.def. Its combat
 * spells are in why_spell.c. */
#include "games/hlas/why.h"

/* The reason against everything but two actions. */
static pl_reason why_not_one_of(const struct hlas *s, pl_seat seat, pl_action action,
                                enum hlas_act one, enum hlas_act other)
{
    uint32_t kind = pl_act_kind(action);

    return kind == one || kind == other ? HLAS_REASON_NONE : hlas_why_elsewhere(s, seat, action);
}

pl_reason hlas_why_leader(const struct hlas *s, pl_seat seat, pl_action action)
{
    return why_not_one_of(s, seat, action, HLAS_ACT_LEAD, HLAS_ACT_YIELD);
}

pl_reason hlas_why_chant(const struct hlas *s, pl_seat seat, pl_action action)
{
    return why_not_one_of(s, seat, action, HLAS_ACT_PASS, HLAS_ACT_CHANT);
}

pl_reason hlas_why_rebirth(const struct hlas *s, pl_seat seat, pl_action action)
{
    return why_not_one_of(s, seat, action, HLAS_ACT_PASS, HLAS_ACT_REBUILD);
}

/* R-HLA-B10.2, R-HLA-H9.3 */
static pl_reason why_no_strike(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t kind = pl_act_a(action);
    uint32_t owner = pl_act_b(action);

    if (kind == HLAS_NO_KIND || owner >= HLAS_OWNERS) {
        return HLAS_REASON_NO_SUCH;
    }
    if (kind > hlas_strike_last(frame)) {
        return frame->arg[HLAS_STRIKE_SERFS_ONLY] ? HLAS_REASON_ONLY_SERF
                                                  : HLAS_REASON_ONLY_SOLDIER;
    }
    return hlas_side(s, 1 - hlas_side_of(s, frame->seat)).of[owner].of[kind]
               ? HLAS_REASON_NONE
               : HLAS_REASON_NOT_FIGHTING;
}

pl_reason hlas_why_strike(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_PASS: return HLAS_REASON_NONE;
    case HLAS_ACT_STRIKE: return why_no_strike(s, pl_peek(&s->head), action);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

pl_reason hlas_why_tactic(const struct hlas *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == HLAS_ACT_TACTIC
               ? hlas_refuse_tactic(s, hlas_side_of(s, seat), pl_act_a(action))
               : hlas_why_elsewhere(s, seat, action);
}

pl_reason hlas_why_pay(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_SACRIFICE: return hlas_refuse_sacrifice(s, seat, pl_act_a(action));
    case HLAS_ACT_PAY: return hlas_refuse_payment(s, pl_peek(&s->head), pl_act_a(action));
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* R-HLA-T4.1, R-HLA-T4.3 */
static pl_reason why_no_conscript(const struct hlas *s, pl_seat p, pl_action action)
{
    enum hlas_kind kind = pl_act_a(action);
    uint32_t region = pl_act_b(action);
    pl_reason reason = hlas_refuse_bringing(s, p);

    if (reason) {
        return reason;
    }
    if (kind >= HLAS_SEA_VESSEL) {
        return HLAS_REASON_BRING_VESSEL;
    }
    if (region == HLAS_NO_REGION) {
        return HLAS_REASON_NO_SUCH;
    }
    if (!(hlas_recruiting_grounds(s, p) >> region & 1)) {
        return hlas_holds(s, p, region) ? HLAS_REASON_BRING_FAR : HLAS_REASON_BRING_NONE;
    }
    return hlas_conscripts(s, p, kind, region) ? HLAS_REASON_NONE : HLAS_REASON_BRING_NONE;
}

pl_reason hlas_why_bring(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_BRING: return why_no_conscript(s, seat, action);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

pl_reason hlas_why_damage(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_a(action);
    uint32_t owner = pl_act_b(action);

    if (pl_act_kind(action) != HLAS_ACT_LOSE || pl_act_c(action) != HLAS_NO_REGION) {
        return hlas_why_elsewhere(s, seat, action);
    }
    if (kind == HLAS_NO_KIND || owner >= HLAS_OWNERS) {
        return HLAS_REASON_NO_SUCH;
    }
    return hlas_damaged(s, seat).of[owner].of[kind] ? HLAS_REASON_NONE : HLAS_REASON_NOT_FIGHTING;
}

pl_reason hlas_why_retreat(const struct hlas *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == HLAS_ACT_RETREAT ? hlas_refuse_haven(s, seat, pl_act_a(action))
                                                   : hlas_why_elsewhere(s, seat, action);
}

pl_reason hlas_why_steal(const struct hlas *s, pl_seat seat, pl_action action)
{
    pl_seat victim = (pl_seat)pl_peek(&s->head)->arg[HLAS_STEAL_VICTIM];

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_STEAL: return hlas_refuse_theft(s, victim, pl_act_a(action));
    default: return hlas_why_elsewhere(s, seat, action);
    }
}
