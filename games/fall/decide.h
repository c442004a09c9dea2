/* What the day of the active hero allows, stated once: legal lists what no reason forbids, and
 * why_day.c gives the reason for the rest. What other questions allow is in effects.h. */
#ifndef GAMES_FALL_DECIDE_H
#define GAMES_FALL_DECIDE_H

#include "games/fall/flow.h"

/* R-FAL-4.2 */
static inline pl_reason fall_refuse_action(const struct fall *s)
{
    return s->public.actions_done < FALL_ACTIONS ? FALL_REASON_NONE : FALL_REASON_NO_ACTIONS_LEFT;
}

/* R-FAL-S6.1: whether the active hero may move others. */
static inline pl_reason fall_refuse_mover(const struct fall *s)
{
    return fall_trait(s, s->public.turn, FALL_TRAIT_MOVE_OTHERS) ? FALL_REASON_NONE
                                                                 : FALL_REASON_NOT_MOVER;
}

/* R-FAL-6.6. Some field is always free for a crystal (R-FAL-19.3). */
static inline pl_reason fall_refuse_deposit(const struct fall *s)
{
    uint32_t hero = s->public.turn;

    if (s->public.node[hero] >= FALL_CRATERS) {
        return FALL_REASON_NOT_IN_CITY;
    }
    return fall_sum(s->public.crystals[hero]) > 0 ? FALL_REASON_NONE : FALL_REASON_NO_CRYSTALS;
}

/* R-FAL-7.1, R-FAL-7.2: of a region at the node. */
static inline pl_reason fall_refuse_target(const struct fall *s, uint32_t region)
{
    if (fall_enemies(s, region) == 0) {
        return FALL_REASON_NO_ENEMIES;
    }
    return fall_can_pay(s, s->public.turn, 1u << fall_regions[region].kind)
               ? FALL_REASON_NONE
               : FALL_REASON_ATTACK_UNPAID;
}

/* R-FAL-11.1, R-FAL-M3.1 */
static inline pl_reason fall_refuse_investigation(const struct fall *s)
{
    if (s->public.node[s->public.turn] != s->public.colossus) {
        return FALL_REASON_NOT_AT_COLOSSUS;
    }
    return fall_has_plague(s, FALL_NO_INVESTIGATION) ? FALL_REASON_COLOSSUS_GUARDED
                                                     : FALL_REASON_NONE;
}

/* R-FAL-H7.1 */
static inline pl_reason fall_refuse_jumper(const struct fall *s)
{
    uint32_t hero = s->public.turn;

    if (!fall_trait(s, hero, FALL_TRAIT_JUMP)) {
        return FALL_REASON_NOT_JUMPER;
    }
    return fall_nodes[s->public.node[hero]].crater == FALL_NO_CRATER ? FALL_REASON_JUMP_FROM_NOWHERE
                                                                     : FALL_REASON_NONE;
}

/* R-FAL-H7.1: nodes at the neighbouring islands, of a hero who can jump. */
static inline uint64_t fall_jump_nodes(const struct fall *s)
{
    uint32_t hero = s->public.turn;
    uint32_t far = fall_trait(s, hero, FALL_TRAIT_JUMP);
    uint32_t crater = fall_nodes[s->public.node[hero]].crater;

    return fall_crater_nodes[(crater + far) % FALL_CRATERS] |
           fall_crater_nodes[(crater + FALL_CRATERS - far) % FALL_CRATERS];
}

/* R-FAL-12.1, R-FAL-M7.2 */
static inline pl_reason fall_refuse_machines(const struct fall *s)
{
    return s->public.machine_used                 ? FALL_REASON_MACHINE_USED
           : fall_has_plague(s, FALL_NO_MACHINES) ? FALL_REASON_MACHINES_BARRED
                                                  : FALL_REASON_NONE;
}

/* R-FAL-H3.1 */
static inline pl_reason fall_refuse_trader(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint32_t count = fall_trait(s, pub->turn, FALL_TRAIT_TRADE);

    if (count == 0) {
        return FALL_REASON_NOT_TRADER;
    }
    if (pub->trade_used) {
        return FALL_REASON_TRADE_USED;
    }
    return fall_sum(pub->crystals[pub->turn]) < count ? FALL_REASON_TRADE_TOO_FEW
                                                      : FALL_REASON_NONE;
}

/* R-FAL-H3.1: with whom a trader can trade. */
static inline pl_reason fall_refuse_partner(const struct fall *s, uint32_t hero)
{
    const struct fall_public *pub = &s->public;

    if (hero == pub->turn) {
        return FALL_REASON_TRADE_SELF;
    }
    return fall_sum(pub->crystals[hero]) < fall_trait(s, pub->turn, FALL_TRAIT_TRADE)
               ? FALL_REASON_PARTNER_TOO_FEW
               : FALL_REASON_NONE;
}

/* R-FAL-S4.1 */
static inline pl_reason fall_refuse_carrier(const struct fall *s)
{
    return !fall_trait(s, s->public.turn, FALL_TRAIT_CARRY_FORT) ? FALL_REASON_NOT_CARRIER
           : s->public.fort_moved                                ? FALL_REASON_FORT_CARRIED
                                                                 : FALL_REASON_NONE;
}

/* R-FAL-S4.1: nodes so near that a carrier can take a fort there. */
static inline uint64_t fall_carry_reach(const struct fall *s, uint32_t from)
{
    return fall_reach[from][fall_trait(s, s->public.turn, FALL_TRAIT_CARRY_FORT) - 1];
}

/* R-FAL-H3.1: whose crystals are named next in a trade, and how many of this colour are left. */
static inline uint32_t fall_trade_giver(const struct fall *s, const struct pl_frame *trade)
{
    bool is_taking = trade->arg[FALL_TRADE_GIVEN_TOO] > 0;

    return is_taking ? (uint32_t)trade->arg[FALL_TRADE_PARTNER] : s->public.turn;
}

static inline pl_reason fall_refuse_traded(const struct fall *s, const struct pl_frame *trade,
                                           uint32_t colour)
{
    bool is_taking = trade->arg[FALL_TRADE_GIVEN_TOO] > 0;
    uint32_t chosen = (uint32_t)trade->arg[is_taking ? FALL_TRADE_TAKEN : FALL_TRADE_GIVEN] - 1;
    const uint8_t *pool = s->public.crystals[fall_trade_giver(s, trade)];

    return pool[colour] > (chosen == colour) ? FALL_REASON_NONE : FALL_REASON_NONE_TO_TRADE;
}

#endif
