/* Why the questions about crystals and shards refuse an action: the reasons of
 * games/fall/reasons.def. */
#include "games/fall/effects.h"

/* R-FAL-1.10: where all crystals of the colour go, one way is on offer. */
pl_reason fall_why_pay(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);
    struct fall_purse purse = fall_purse_of(s, s->public.turn);
    struct pl_legal list;

    if (kind < FALL_ACT_OWN || kind > FALL_ACT_PARASITE) {
        return FALL_REASON_OTHER_QUESTION;
    }
    pl_reason reason = fall_refuse_way(pl_peek(&s->head), &purse, action);
    if (reason) {
        return reason;
    }
    list.count = 0;
    fall_legal_pay(s, seat, &list);
    return pl_legal_has(&list, action) ? FALL_REASON_NONE : FALL_REASON_ALL_GO;
}

pl_reason fall_why_swap(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_SWAP: return fall_refuse_swap(s, pl_act_a(action), pl_act_b(action));
    case FALL_ACT_KEEP: return FALL_REASON_NONE;
    default: return FALL_REASON_OTHER_QUESTION;
    }
}

pl_reason fall_why_discard(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_DISCARD_HERO];

    (void)seat;
    return pl_act_kind(action) == FALL_ACT_DISCARD ? fall_refuse_discard(s, hero, pl_act_a(action))
                                                   : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_deposit(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_PUT: return fall_refuse_put(s, pl_act_a(action));
    case FALL_ACT_DONE: return fall_refuse_put_end(s);
    default: return FALL_REASON_OTHER_QUESTION;
    }
}

pl_reason fall_why_evict(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_EVICT ? fall_refuse_evict(s, pl_act_a(action))
                                                 : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_siege(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_EVICT ? fall_refuse_siege(s, pl_act_a(action))
                                                 : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_shard(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_PAY_SHARD: return fall_refuse_shard(s);
    case FALL_ACT_GIVE_UP: return FALL_REASON_NONE;
    default: return FALL_REASON_OTHER_QUESTION;
    }
}

/* R-FAL-11.7, R-FAL-5.10 */
static pl_reason why_node(const struct fall *s, uint32_t node)
{
    return !(FALL_CITY_NODES >> node & 1)               ? FALL_REASON_NOT_CITY_NODE
           : fall_others(s, s->public.turn) >> node & 1 ? FALL_REASON_NODE_TAKEN
                                                        : FALL_REASON_NONE;
}

pl_reason fall_why_retreat(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t a = pl_act_a(action);

    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_ASK: return fall_refuse_ask(s, a, FALL_MOMENT_RETREAT);
    case FALL_ACT_RETREAT: return why_node(s, a);
    case FALL_ACT_STAY: return fall_refuse_relic(s, s->public.turn, FALL_MOMENT_RETREAT);
    default: return FALL_REASON_OTHER_QUESTION;
    }
}
