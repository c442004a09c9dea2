/* What the questions of effects, battles, islands and monsters allow, stated once: legal lists what
 * no reason forbids or what is in the set, and why_effects.c gives the reason for the rest. */
#ifndef GAMES_MYSTHEA_EFFECTS_H
#define GAMES_MYSTHEA_EFFECTS_H

#include "games/mysthea/decide.h"

/* The frame of an effect. */

static inline const struct mysthea_effect *mysthea_effect_of(const struct pl_frame *frame)
{
    return &mysthea_effects[frame->arg[MYSTHEA_EFFECT_NUMBER]];
}

static inline const struct mysthea_part *mysthea_part_of(const struct pl_frame *frame)
{
    return &mysthea_effect_of(frame)->part[frame->arg[MYSTHEA_EFFECT_PART]];
}

/* R-MYS-13.6: rewards of encounters are taken or declined, part by part. */
static inline bool mysthea_is_of_reward(const struct pl_frame *frame)
{
    return mysthea_is_reward((uint32_t)frame->arg[MYSTHEA_EFFECT_NUMBER]);
}

static inline bool mysthea_has_price(const struct mysthea_effect *effect)
{
    return effect->pay_energy || effect->pay_xp || effect->give[0];
}

/* The cards of the price. */
static inline uint32_t mysthea_given_count(const struct mysthea_effect *effect)
{
    uint32_t count = 0;

    while (count < MYSTHEA_GIVEN_MAX && effect->give[count]) {
        count++;
    }
    return count;
}

/* What can be done. */

/* R-MYS-C2.45, R-MYS-E2.25: regions from which units can jump together. */
static inline uint32_t mysthea_horde_regions(const struct mysthea *s, pl_seat seat,
                                             enum mysthea_unit unit)
{
    bool is_champion = unit == MYSTHEA_UNIT_CHAMPION && !(s->public.champion_moved >> seat & 1);

    return mysthea_unmoved_regions(s, seat, MYSTHEA_UNIT_CONSTRUCT) |
           mysthea_unmoved_regions(s, seat, MYSTHEA_UNIT_GOLEM) |
           (is_champion ? mysthea_champion_bit(s, seat) : 0);
}

/* Whether the hand holds this card of the price beside those before it: each kind as often as it is
 * asked for. */
static inline bool mysthea_has_to_give(const struct mysthea *s, pl_seat seat,
                                       const struct mysthea_effect *effect, uint32_t index)
{
    uint32_t kind = effect->give[index];
    struct pl_set cards = pl_set_and(s->private[seat].hand, mysthea_of_kind[kind]);
    uint32_t wanted = 0;

    for (uint32_t i = 0; i <= index; i++) {
        wanted += effect->give[i] == kind;
    }
    return pl_set_count(&cards) >= wanted;
}

/* R-MYS-5.12: why a part cannot be done. Looks at open things only; `given` cards of the hand will
 * have left it by then. */
pl_reason mysthea_refuse_part(const struct mysthea *s, pl_seat seat,
                              const struct mysthea_part *part, uint32_t given);
/* Parts that come into question now, as a mask. */
uint32_t mysthea_open_parts(const struct mysthea *s, const struct pl_frame *frame);

/* Parts that are done up to a number of times, and ask each time. */
static inline bool mysthea_is_repeated(enum mysthea_op op)
{
    return op == MYSTHEA_OP_DRAW || op == MYSTHEA_OP_STEP || op == MYSTHEA_OP_JUMP;
}

/* R-MYS-16.10, R-MYS-13.6, R-MYS-C0.2: why the seat may not leave it at that. A reward that was
 * paid for and has one part only is not asked for twice. */
static inline pl_reason mysthea_refuse_decline(const struct pl_frame *frame, uint32_t parts)
{
    const struct mysthea_effect *effect = mysthea_effect_of(frame);
    bool may_decline = frame->flag != 0;

    if (mysthea_is_of_reward(frame)) {
        may_decline = !mysthea_has_price(effect) || effect->part_count > 1;
    } else if (effect->join == MYSTHEA_JOIN_ALL) {
        may_decline =
            effect->part_count > 1 && effect->part[pl_lowest(parts)].op == MYSTHEA_OP_DEVELOP;
    }
    return may_decline ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_MUST_CHOOSE;
}

/* R-MYS-10.1: only a reward can be declined when its price is asked for. */
static inline pl_reason mysthea_refuse_not_paying(const struct pl_frame *frame)
{
    return mysthea_is_of_reward(frame) ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_PRICE_DUE;
}

/* The kind of card that the price asks for next; 0: energy or XP. */
static inline uint32_t mysthea_kind_to_give(const struct pl_frame *frame)
{
    const struct mysthea_effect *effect = mysthea_effect_of(frame);

    return effect->give[0] ? effect->give[frame->arg[MYSTHEA_EFFECT_PART]] : MYSTHEA_KIND_NONE;
}

/* R-MYS-16.5, R-MYS-C2.41: up to two draws, steps or jumps may be fewer. */
static inline bool mysthea_may_stop(const struct mysthea_part *part)
{
    return mysthea_is_repeated(part->op) && part->count > 1;
}

/* Regions that the part lets the seat name, as a mask. */
static inline uint32_t mysthea_named_regions(const struct mysthea *s, pl_seat seat,
                                             const struct mysthea_part *part)
{
    switch (part->op) {
    case MYSTHEA_OP_JUMP_TOGETHER: return mysthea_horde_regions(s, seat, part->unit);
    case MYSTHEA_OP_STRIKE_REGION:
    case MYSTHEA_OP_WOUND_REGION: return MYSTHEA_ALL_REGIONS;
    case MYSTHEA_OP_BATTLE:
    case MYSTHEA_OP_BATTLE_CHARGED: return mysthea_opponents_presence(s, seat);
    default: return 0;
    }
}

/* Jumps and strikes. */

/* R-MYS-6.3: a horde jumps alike. */
static inline uint32_t mysthea_jump_regions(const struct mysthea *s, const struct pl_frame *frame)
{
    return mysthea_open_regions(s) & ~(1u << frame->arg[MYSTHEA_JUMP_FROM]);
}

/* Strikes: the seats of the mask are served from the lowest. */
static inline pl_seat mysthea_victim_of(const struct pl_frame *frame)
{
    return (pl_seat)pl_lowest((uint64_t)frame->arg[MYSTHEA_STRIKE_VICTIMS]);
}

static inline uint32_t mysthea_struck_regions(const struct pl_frame *frame)
{
    int16_t region = frame->arg[MYSTHEA_STRIKE_REGION];

    return region ? 1u << region : (uint32_t)MYSTHEA_ALL_REGIONS;
}

/* Battles. */

/* R-MYS-11.8, R-MYS-11.9: regions from which a unit of the kind may go in a retreat. What has moved
 * this turn stays, except a champion, who may step on. */
static inline uint32_t mysthea_retreat_regions(const struct mysthea *s, pl_seat seat,
                                               enum mysthea_unit unit, uint32_t battle)
{
    if (unit == MYSTHEA_UNIT_CHAMPION && !(s->public.battle_champions >> seat & 1)) {
        return 0;
    }
    uint32_t regions = mysthea_movable(s, seat, unit);
    return unit == MYSTHEA_UNIT_CHAMPION ? regions : regions & 1u << battle;
}

/* R-MYS-11.21: a wounded champion cannot be lost again. */
static inline bool mysthea_can_wound(const struct mysthea *s, pl_seat seat, uint32_t region)
{
    return mysthea_has_champion_in(s, seat, region) && !(s->public.wounded >> seat & 1);
}

/* Islands. */

/* R-MYS-12.2, R-MYS-12.3, R-MYS-H1.7 */
static inline pl_reason mysthea_refuse_attune(const struct mysthea *s, pl_seat seat,
                                              uint32_t island)
{
    if (island != mysthea_own_island(s, seat) && !mysthea_has_ability(s, seat, MYSTHEA_KOLBOR)) {
        return MYSTHEA_REASON_OTHER_ISLAND;
    }
    return s->public.attuned[island] ? MYSTHEA_REASON_ATTUNED_BY : MYSTHEA_REASON_NONE;
}

/* R-MYS-12.3: once an era. */
static inline pl_reason mysthea_refuse_attuning(const struct mysthea *s, pl_seat seat)
{
    return mysthea_has_attuned(s, seat) ? MYSTHEA_REASON_HAS_ATTUNED : MYSTHEA_REASON_NONE;
}

/* R-MYS-12.4: after any island but itself and the one that it follows now. */
static inline pl_reason mysthea_refuse_gap(const struct mysthea *s, pl_seat seat, uint32_t island)
{
    uint32_t own = mysthea_own_island(s, seat);

    if (island == own) {
        return MYSTHEA_REASON_ISLAND_ITSELF;
    }
    return mysthea_clockwise(s, island, 1) == own ? MYSTHEA_REASON_OLD_GAP : MYSTHEA_REASON_NONE;
}

/* R-MYS-14.3, R-MYS-14.4: a region with nothing but a wounded champion is a choice too. */
static inline uint32_t mysthea_ravaged_regions(const struct mysthea *s, pl_seat seat,
                                               const struct pl_frame *frame)
{
    return mysthea_presence(s, seat) & mysthea_regions_of_island[frame->arg[MYSTHEA_RAVAGE_ISLAND]];
}

#endif
