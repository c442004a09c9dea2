/* What the capital actions allow, stated once: legal lists what no reason forbids, and why.c gives
 * the reason for the rest. What other questions allow is beside what they belong to. */
#ifndef GAMES_HLAS_DECIDE_H
#define GAMES_HLAS_DECIDE_H

#include "games/hlas/flow.h"

/* R-HLA-5.4, R-HLA-5.6: one unit, by recruiting or building. */
static inline pl_reason hlas_refuse_unit(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    if (kind >= HLAS_HERO_1 && !(s->public.built[p] >> (kind - HLAS_HERO_1) & 1)) {
        return HLAS_REASON_NO_BUILDING;
    }
    if (!hlas_supply(s, p, kind)) {
        return kind < HLAS_HERO_1 ? HLAS_REASON_SUPPLY_EMPTY : HLAS_REASON_IN_PLAY;
    }
    return hlas_can_pay(s, p, hlas_price(s, p, kind)) ? HLAS_REASON_NONE : HLAS_REASON_UNIT_DEAR;
}

/* R-HLA-5.1, R-HLA-B6.3 */
static inline pl_reason hlas_refuse_recruit(const struct hlas *s, pl_seat p, enum hlas_kind kind,
                                            bool is_second)
{
    return kind == HLAS_WARRIOR || !is_second ? hlas_refuse_unit(s, p, kind)
                                              : HLAS_REASON_ONLY_WARRIOR;
}

/* R-HLA-5.3 */
static inline pl_reason hlas_refuse_pair(const struct hlas *s, pl_seat p, bool is_second)
{
    if (is_second) {
        return HLAS_REASON_ONLY_WARRIOR;
    }
    if (hlas_supply(s, p, HLAS_SERF) < HLAS_PAIR_SERFS) {
        return HLAS_REASON_PAIR_SUPPLY;
    }
    return hlas_can_pay(s, p, hlas_pair_price(s, p)) ? HLAS_REASON_NONE : HLAS_REASON_UNIT_DEAR;
}

/* R-HLA-6.2, R-HLA-6.9: the building that unlocks a hero or vessel. */
static inline pl_reason hlas_refuse_building(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    const struct hlas_public *pub = &s->public;

    if (pub->built[p] >> (kind - HLAS_HERO_1) & 1) {
        return HLAS_REASON_ALREADY_BUILT;
    }
    if (!pub->serf[p][pub->capital[p]]) {
        return HLAS_REASON_NO_BUILDING_SERF;
    }
    return pub->resource[p][HLAS_ORE] >= hlas_building_price(s, p, kind)
               ? HLAS_REASON_NONE
               : HLAS_REASON_BUILDING_DEAR;
}

/* R-HLA-6.5, R-HLA-6.8 */
static inline pl_reason hlas_refuse_upgrade(const struct hlas *s, pl_seat p)
{
    uint32_t level = s->public.level[p];

    if (level >= HLAS_LEVELS) {
        return HLAS_REASON_TOP_LEVEL;
    }
    return hlas_can_pay(s, p, hlas_levels[s->public.faction[p]][level + 1].price)
               ? HLAS_REASON_NONE
               : HLAS_REASON_LEVEL_DEAR;
}

/* R-HLA-7.1 to R-HLA-7.4 */
static inline pl_reason hlas_refuse_tower(const struct hlas *s, pl_seat p, uint32_t region)
{
    pl_reason reason = hlas_refuse_site(s, p, region);

    if (reason) {
        return reason;
    }
    return hlas_tower_price(s, p, region) <= s->public.resource[p][HLAS_ORE]
               ? HLAS_REASON_NONE
               : HLAS_REASON_TOWER_DEAR;
}

/* R-HLA-8.4 */
static inline uint32_t hlas_scribed_count(const struct hlas *s, pl_seat p)
{
    uint32_t count = 0;

    while (count < HLAS_LEVELS && s->public.scribed[p][count]) {
        count++;
    }
    return count;
}

static inline pl_reason hlas_refuse_scribing(const struct hlas *s, pl_seat p)
{
    uint32_t limit = hlas_levels[s->public.faction[p]][s->public.level[p]].scribed;

    return hlas_scribed_count(s, p) < limit ? HLAS_REASON_NONE : HLAS_REASON_SCRIBE_LIMIT;
}

/* R-HLA-28.4 */
static inline pl_reason hlas_refuse_gift(const struct hlas *s, pl_seat p, enum hlas_resource what)
{
    pl_seat ally = hlas_ally(s, p);

    if (ally == PL_NOBODY) {
        return HLAS_REASON_NO_ALLY;
    }
    if (!hlas_is_alive(s, ally)) {
        return HLAS_REASON_ALLY_FALLEN;
    }
    if (s->public.resource[p][what] == 0) {
        return HLAS_REASON_NONE_OWNED;
    }
    return s->public.resource[ally][what] < HLAS_RESOURCE_MAX ? HLAS_REASON_NONE
                                                              : HLAS_REASON_ALLY_FULL;
}

/* R-HLA-1.9 */
static inline pl_reason hlas_refuse_shedding(const struct hlas *s, pl_seat p,
                                             enum hlas_resource what)
{
    return s->public.resource[p][what] ? HLAS_REASON_NONE : HLAS_REASON_NONE_OWNED;
}

#endif
