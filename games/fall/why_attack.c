/* Why the questions of attacks, bonuses and nights refuse an action: the reasons of
 * games/fall/reasons.def. */
#include "games/fall/effects.h"

pl_reason fall_why_more(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    (void)s;
    (void)seat;
    return kind == FALL_ACT_MORE || kind == FALL_ACT_STOP ? FALL_REASON_NONE
                                                          : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_lender(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_LENDER) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return hero >= fall_heroes(s)        ? FALL_REASON_NO_SUCH
           : fall_lenders(s) >> hero & 1 ? FALL_REASON_NONE
                                         : FALL_REASON_NO_DECK;
}

pl_reason fall_why_kill(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t region = (uint32_t)fall_below(s)->arg[FALL_ATTACK_TARGET];
    uint32_t count = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_KILL) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return count <= fall_most_to_kill(s)     ? FALL_REASON_NONE
           : count > fall_enemies(s, region) ? FALL_REASON_TOO_FEW_ENEMIES
                                             : FALL_REASON_TOO_WEAK;
}

/* R-FAL-8.1: any of them. */
pl_reason fall_why_island(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_ISLAND ? FALL_REASON_NONE : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_split(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_SPLIT) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_act_a(action) <= fall_most_to_split(s) ? FALL_REASON_NONE
                                                     : FALL_REASON_SPLIT_TOO_MANY;
}

/* Bonuses. */

pl_reason fall_why_bonus(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    switch (pl_act_kind(action)) {
    case FALL_ACT_BONUS: return fall_refuse_bonus(s, pl_act_a(action));
    case FALL_ACT_DECLINE: return fall_refuse_decline(s);
    default: return FALL_REASON_OTHER_QUESTION;
    }
}

pl_reason fall_why_victim(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    return pl_act_kind(action) == FALL_ACT_VICTIM ? fall_refuse_victim(s, pl_act_a(action))
                                                  : FALL_REASON_OTHER_QUESTION;
}

pl_reason fall_why_gift(const struct fall *s, pl_seat seat, pl_action action)
{
    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_GIVE) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_act_b(action) < fall_heroes(s) ? FALL_REASON_NONE : FALL_REASON_NO_SUCH;
}

pl_reason fall_why_walk(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = pl_act_b(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_WALK) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return hero < fall_heroes(s) ? fall_refuse_move(s, hero, FALL_MOVE_NODES, pl_act_a(action))
                                 : FALL_REASON_NO_SUCH;
}

pl_reason fall_why_push(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t unit = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_PUSH) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return unit > FALL_CONSTRUCT ? FALL_REASON_PARASITES_STAY
                                 : fall_refuse_push(s, unit, pl_act_b(action));
}

pl_reason fall_why_push_to(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t from = (uint32_t)pl_peek(&s->head)->arg[FALL_PUSH_TO_REGION];

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_TO) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return fall_regions[from].adjacent >> pl_act_a(action) & 1 ? FALL_REASON_NONE
                                                               : FALL_REASON_NOT_ADJACENT;
}

/* Night. */

pl_reason fall_why_release(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t crater = (uint32_t)pl_peek(&s->head)->arg[FALL_RELEASE_CRATER];

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_TO) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return fall_crater_regions[crater] >> pl_act_a(action) & 1 ? FALL_REASON_NONE
                                                               : FALL_REASON_NOT_AT_ISLAND;
}

pl_reason fall_why_eat(const struct fall *s, pl_seat seat, pl_action action)
{
    struct fall_share share = fall_share_to_eat(s);
    uint32_t count = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_EAT) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return count >= share.least && count <= share.most ? FALL_REASON_NONE : FALL_REASON_NOT_SO_MANY;
}

pl_reason fall_why_fort_loss(const struct fall *s, pl_seat seat, pl_action action)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_FORT_LOSS_HERO];

    (void)seat;
    if (pl_act_kind(action) != FALL_ACT_LOSE_FORT) {
        return FALL_REASON_OTHER_QUESTION;
    }
    return pl_set_has(&s->public.fort[hero], pl_act_a(action)) ? FALL_REASON_NONE
                                                               : FALL_REASON_NOT_THEIR_FORT;
}
