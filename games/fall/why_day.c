/* Why the day's menu refuses an action, and a trade a crystal: the reasons of
 * games/fall/reasons.def. */
#include "games/fall/decide.h"

/* Actions. */

static pl_reason why_move(const struct fall *s, uint32_t node, uint32_t other)
{
    uint32_t hero = other ? other - 1 : s->public.turn;

    if (other && fall_refuse_mover(s)) {
        return FALL_REASON_NOT_MOVER;
    }
    if (hero >= fall_heroes(s) || (other && hero == s->public.turn)) {
        return FALL_REASON_NO_SUCH;
    }
    return fall_refuse_move(s, hero, fall_move_budget(s), node);
}

static pl_reason why_attack(const struct fall *s, uint32_t region)
{
    uint32_t hero = s->public.turn;

    if (!(fall_regions_at(s, hero) >> region & 1)) {
        return FALL_REASON_NOT_AT_REGION;
    }
    pl_reason reason = fall_refuse_target(s, region);
    return reason ? reason : fall_refuse_cards(s, hero);
}

static pl_reason why_investigate(const struct fall *s, uint32_t slot)
{
    pl_reason reason = fall_refuse_investigation(s);

    return reason ? reason : fall_refuse_slot(s, slot, true);
}

static pl_reason why_jump(const struct fall *s, uint32_t node)
{
    pl_reason reason = fall_refuse_jumper(s);

    if (reason) {
        return reason;
    }
    if (!(fall_jump_nodes(s) >> node & 1)) {
        return FALL_REASON_JUMP_TOO_FAR;
    }
    return fall_others(s, s->public.turn) >> node & 1 ? FALL_REASON_NODE_TAKEN : FALL_REASON_NONE;
}

/* R-FAL-4.2 */
static pl_reason why_action(const struct fall *s, pl_action action)
{
    uint32_t a = pl_act_a(action);
    pl_reason reason = fall_refuse_action(s);

    if (reason) {
        return reason;
    }
    switch (pl_act_kind(action)) {
    case FALL_ACT_MOVE: return why_move(s, a, pl_act_b(action));
    case FALL_ACT_DEPOSIT: return fall_refuse_deposit(s);
    case FALL_ACT_ATTACK: return why_attack(s, a);
    case FALL_ACT_STRIKE: return fall_refuse_strike(s, a, false);
    case FALL_ACT_INVESTIGATE: return why_investigate(s, a);
    case FALL_ACT_JUMP: return why_jump(s, a);
    default: return FALL_REASON_NONE; /* extract */
    }
}

/* What is no action. */

static pl_reason why_activate(const struct fall *s, uint32_t region, uint32_t type)
{
    uint32_t hero = s->public.turn;
    pl_reason reason = fall_refuse_machines(s);

    if (reason) {
        return reason;
    }
    return fall_regions_at(s, hero) >> region & 1 ? fall_refuse_machine(s, hero, region, type)
                                                  : FALL_REASON_MACHINE_AWAY;
}

static pl_reason why_trade(const struct fall *s, uint32_t hero)
{
    pl_reason reason = fall_refuse_trader(s);

    if (hero >= fall_heroes(s)) {
        return FALL_REASON_NO_SUCH;
    }
    if (hero == s->public.turn) {
        return FALL_REASON_TRADE_SELF;
    }
    return reason ? reason : fall_refuse_partner(s, hero);
}

static pl_reason why_carry(const struct fall *s, uint32_t from, uint32_t to)
{
    uint64_t forts = fall_fort_nodes(s);
    pl_reason reason = fall_refuse_carrier(s);

    if (reason) {
        return reason;
    }
    if (!(forts >> from & 1)) {
        return FALL_REASON_NO_FORT;
    }
    return forts >> to & 1                       ? FALL_REASON_FORT_TAKEN
           : fall_carry_reach(s, from) >> to & 1 ? FALL_REASON_NONE
                                                 : FALL_REASON_FORT_TOO_FAR;
}

/* What belongs to other moments. A start node is left to what a Move says of it. */
static pl_reason why_later(uint32_t kind)
{
    switch (kind) {
    case FALL_ACT_SYSTEM:
    case FALL_ACT_PAINT:
    case FALL_ACT_BASE:
    case FALL_ACT_PILE:
    case FALL_ACT_CHARACTER:
    case FALL_ACT_ARMOUR: return FALL_REASON_SETUP_OVER;
    case FALL_ACT_OWN:
    case FALL_ACT_CITY:
    case FALL_ACT_PAIR:
    case FALL_ACT_PARASITE: return FALL_REASON_NOTHING_TO_PAY;
    case FALL_ACT_MORE:
    case FALL_ACT_STOP:
    case FALL_ACT_KILL: return FALL_REASON_NO_ATTACK;
    case FALL_ACT_ISLAND:
    case FALL_ACT_SPLIT: return FALL_REASON_NOBODY_RETURNS;
    case FALL_ACT_BONUS:
    case FALL_ACT_DECLINE: return FALL_REASON_NO_BONUS;
    case FALL_ACT_PUSH:
    case FALL_ACT_FELL: return FALL_REASON_WHOLE_REGION;
    case FALL_ACT_PAY_SHARD:
    case FALL_ACT_GIVE_UP:
    case FALL_ACT_RETREAT:
    case FALL_ACT_STAY: return FALL_REASON_NOT_INVESTIGATED;
    default: return FALL_REASON_OTHER_QUESTION;
    }
}

/* A day that ends is not asked about: its owners of relics are (R-FAL-13.13). */
pl_reason fall_why_day(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t a = pl_act_a(action);

    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_MOVE:
    case FALL_ACT_EXTRACT:
    case FALL_ACT_DEPOSIT:
    case FALL_ACT_ATTACK:
    case FALL_ACT_STRIKE:
    case FALL_ACT_INVESTIGATE:
    case FALL_ACT_JUMP: return why_action(s, action);
    case FALL_ACT_ACTIVATE: return why_activate(s, a, pl_act_b(action));
    case FALL_ACT_RELIC: return fall_refuse_relic(s, s->public.turn, FALL_MOMENT_DAY);
    case FALL_ACT_ASK: return fall_refuse_ask(s, a, FALL_MOMENT_DAY);
    case FALL_ACT_TRADE: return why_trade(s, a);
    case FALL_ACT_CARRY: return why_carry(s, a, pl_act_b(action));
    case FALL_ACT_END_DAY: return FALL_REASON_NONE;
    default: return why_later(pl_act_kind(action));
    }
}

/* R-FAL-H3.1, R-FAL-1.10: where both crystals go, one of them is named. */
pl_reason fall_why_trade(const struct fall *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_taking = frame->arg[FALL_TRADE_GIVEN_TOO] > 0;
    struct pl_legal list;

    if (pl_act_kind(action) != (is_taking ? FALL_ACT_TAKE : FALL_ACT_GIVE)) {
        return FALL_REASON_OTHER_QUESTION;
    }
    if (pl_act_b(action)) { /* crystals go to the partner */
        return FALL_REASON_NO_SUCH;
    }
    pl_reason reason = fall_refuse_traded(s, frame, pl_act_a(action));
    if (reason) {
        return reason;
    }
    list.count = 0;
    fall_legal_trade(s, seat, &list);
    return pl_legal_has(&list, action) ? FALL_REASON_NONE : FALL_REASON_ALL_GO;
}
