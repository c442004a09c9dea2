/* What the questions of the setup, the turn and the basic actions allow, stated once: legal lists
 * what no reason forbids or what is in the set, and why*.c gives the reason for the rest. */
#ifndef GAMES_MYSTHEA_DECIDE_H
#define GAMES_MYSTHEA_DECIDE_H

#include "games/mysthea/flow.h"

/* The setup. */

/* R-MYS-2.10: an open card of a type that the seat does not have yet; pile 0 is the champions'. */
static inline pl_reason mysthea_refuse_draft(const struct mysthea *s, pl_seat seat, uint32_t pile)
{
    if (pile == 0) {
        return s->public.champion[seat] ? MYSTHEA_REASON_HAS_CHAMPION : MYSTHEA_REASON_NONE;
    }
    return pl_set_meets(&s->public.shown[seat], &mysthea_of_kind[pile]) ? MYSTHEA_REASON_HAS_KIND
                                                                        : MYSTHEA_REASON_NONE;
}

/* R-MYS-2.2: the region of this type that has a mirage, or 0. */
static inline uint32_t mysthea_mirage_of_type(const struct mysthea *s, uint32_t type)
{
    uint32_t region = MYSTHEA_NO_REGION;

    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        uint32_t mirage = s->public.mirage[island];
        region = mirage && mysthea_type_of[mirage] == type ? mirage : region;
    }
    return region;
}

/* R-MYS-2.14: the regions of islands with a champion. */
static inline uint32_t mysthea_taken_islands(const struct mysthea *s)
{
    uint32_t regions = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        regions |= mysthea_regions_of_island[mysthea_own_island(s, p)];
    }
    return regions;
}

/* R-MYS-2.17: other tokens and monsters there do not matter. */
static inline pl_reason mysthea_refuse_token(const struct mysthea *s, pl_seat seat, uint32_t island)
{
    return island == mysthea_own_island(s, seat) ? MYSTHEA_REASON_CHAMPIONS_ISLAND
                                                 : MYSTHEA_REASON_NONE;
}

/* R-MYS-2.7: the day side or the night side of the next card. */
static inline uint32_t mysthea_next_side(const struct pl_frame *frame)
{
    return (uint32_t)frame->arg[MYSTHEA_SIDE_TURNED] + 1;
}

/* The turn. */

/* R-MYS-4.6 */
static inline pl_reason mysthea_refuse_basic(const struct pl_frame *turn)
{
    return turn->flag & MYSTHEA_BASIC_DONE ? MYSTHEA_REASON_BASIC_DONE : MYSTHEA_REASON_NONE;
}

/* R-MYS-4.7 */
static inline pl_reason mysthea_refuse_special(const struct pl_frame *turn)
{
    return turn->flag & MYSTHEA_SPECIAL_DONE ? MYSTHEA_REASON_SPECIAL_DONE : MYSTHEA_REASON_NONE;
}

/* R-MYS-4.10 */
static inline pl_reason mysthea_refuse_end_turn(const struct pl_frame *turn)
{
    return turn->flag & MYSTHEA_BASIC_DONE ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_BASIC_FIRST;
}

/* R-MYS-10.3 */
static inline pl_reason mysthea_refuse_artefact(const struct mysthea *s, pl_seat seat)
{
    return s->public.charged >> seat & 1 ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_NOT_CHARGED;
}

/* R-MYS-11.1 */
static inline uint32_t mysthea_battle_regions(const struct mysthea *s, pl_seat seat)
{
    return mysthea_presence(s, seat) & mysthea_opponents_presence(s, seat);
}

/* R-MYS-13.1 */
static inline pl_reason mysthea_refuse_encounter(const struct mysthea *s, pl_seat seat)
{
    pl_reason reason = mysthea_refuse_meet(s, seat);

    if (reason) {
        return reason;
    }
    if (mysthea_own_island(s, seat) != s->public.token[seat]) {
        return MYSTHEA_REASON_TOKEN_ELSEWHERE;
    }
    return s->public.xp[seat] < mysthea_encounter_price(s, seat) ? MYSTHEA_REASON_ENCOUNTER_XP
                                                                 : MYSTHEA_REASON_NONE;
}

/* R-MYS-8.1 */
static inline pl_reason mysthea_refuse_develop(const struct mysthea *s, pl_seat seat)
{
    if (s->public.energy[seat] < MYSTHEA_DEVELOP_FIRST) {
        return MYSTHEA_REASON_DEVELOP_ENERGY;
    }
    return s->public.deck_count == 0 && pl_set_is_empty(&s->public.display)
               ? MYSTHEA_REASON_DEVELOP_EMPTY
               : MYSTHEA_REASON_NONE;
}

/* R-MYS-8.3 */
static inline pl_reason mysthea_refuse_end_develop(const struct pl_frame *develop)
{
    return develop->arg[MYSTHEA_DEVELOP_CARDS] > 0 ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_TAKE_ONE;
}

/* Cards of the display that the seat has not yet put under the deck. */
static inline struct pl_set mysthea_still_to_bury(const struct mysthea *s, pl_seat seat,
                                                  uint32_t buried)
{
    struct pl_set left = s->public.display;

    for (uint32_t i = 0; i < buried; i++) {
        pl_set_remove(&left, s->private[seat].bottom[s->public.bottom_count + i]);
    }
    return left;
}

/* R-MYS-5.3: why the effect of the card of an Act cannot be used, or the card be placed. */
pl_reason mysthea_refuse_effect(const struct mysthea *s, pl_seat seat, const struct pl_frame *act);

/* R-MYS-7.3, R-MYS-X1.9 */
static inline pl_reason mysthea_refuse_discards(const struct mysthea *s)
{
    return mysthea_is_kept(s, MYSTHEA_OPTION_BOARD_FIXED) ? MYSTHEA_REASON_BOARD_FIXED
                                                          : MYSTHEA_REASON_NONE;
}

/* Command points. */

/* R-MYS-5.5, R-MYS-5.6 */
static inline uint32_t mysthea_unit_price(enum mysthea_unit unit)
{
    return unit == MYSTHEA_UNIT_GOLEM ? MYSTHEA_CP_GOLEM : MYSTHEA_CP_CONSTRUCT;
}

static inline uint32_t mysthea_all_points(const struct mysthea *s, pl_seat seat)
{
    return (uint32_t)s->public.cp[seat] + s->public.cp_bound[seat];
}

/* Whether there is anything to spend. */
static inline pl_reason mysthea_refuse_points(const struct mysthea *s, pl_seat seat)
{
    return mysthea_all_points(s, seat) == 0 ? MYSTHEA_REASON_NO_POINTS : MYSTHEA_REASON_NONE;
}

/* R-MYS-9.4: some points only create and deploy. */
static inline pl_reason mysthea_refuse_energy(const struct mysthea *s, pl_seat seat)
{
    if (s->public.cp[seat] < MYSTHEA_CP_ENERGY) {
        return MYSTHEA_REASON_BOUND_POINTS;
    }
    return s->public.energy[seat] >= MYSTHEA_ENERGY_MAX ? MYSTHEA_REASON_ENERGY_FULL
                                                        : MYSTHEA_REASON_NONE;
}

/* R-MYS-5.7 */
static inline pl_reason mysthea_refuse_steps(const struct mysthea *s, pl_seat seat)
{
    return s->public.cp[seat] < MYSTHEA_CP_STEP ? MYSTHEA_REASON_BOUND_POINTS : MYSTHEA_REASON_NONE;
}

static inline pl_reason mysthea_refuse_price(const struct mysthea *s, pl_seat seat,
                                             enum mysthea_unit unit)
{
    return mysthea_all_points(s, seat) < mysthea_unit_price(unit) ? MYSTHEA_REASON_NEED_POINTS
                                                                  : MYSTHEA_REASON_NONE;
}

/* R-MYS-5.5: of constructs and golems. */
static inline pl_reason mysthea_refuse_make(const struct mysthea *s, pl_seat seat,
                                            enum mysthea_unit unit)
{
    return s->public.reserve[unit][seat] == 0 ? MYSTHEA_REASON_RESERVE_EMPTY
                                              : mysthea_refuse_price(s, seat, unit);
}

/* R-MYS-5.6 */
static inline pl_reason mysthea_refuse_deploy(const struct mysthea *s, pl_seat seat,
                                              enum mysthea_unit unit)
{
    return s->public.pool[unit][seat] == 0 ? MYSTHEA_REASON_POOL_EMPTY
                                           : mysthea_refuse_price(s, seat, unit);
}

/* Passengers. */

/* R-MYS-C1.38, R-MYS-C2.59, R-MYS-C3.77 */
static inline bool mysthea_is_carrier(const struct mysthea *s, pl_seat seat,
                                      enum mysthea_unit carrier)
{
    static const uint8_t carry_card[MYSTHEA_UNIT_COUNT] = {
        [MYSTHEA_UNIT_CONSTRUCT] = MYSTHEA_C059,
        [MYSTHEA_UNIT_GOLEM] = MYSTHEA_C077,
        [MYSTHEA_UNIT_CHAMPION] = MYSTHEA_C038,
    };

    return mysthea_has_upgrade(s, seat, carry_card[carrier]);
}

/* R-MYS-6.6: whom a unit may take along from a region that it has just left, as a mask of kinds. */
static inline uint32_t mysthea_passengers(const struct mysthea *s, pl_seat seat,
                                          enum mysthea_unit carrier, uint32_t from)
{
    uint32_t mask = 0;

    if (!mysthea_is_carrier(s, seat, carrier)) {
        return 0;
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        mask |= (uint32_t)(mysthea_unmoved(s, seat, unit, from) > 0) << unit;
    }
    bool is_champion = mysthea_has_champion_in(s, seat, from) &&
                       !(s->public.champion_moved >> seat & 1) && carrier != MYSTHEA_UNIT_CHAMPION;
    return mask | (uint32_t)is_champion << MYSTHEA_UNIT_CHAMPION;
}

#endif
