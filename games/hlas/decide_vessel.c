/* Sails and flights: how far a vessel gets, who goes aboard, the guns of the Galleon. */
#include "games/hlas/decide_move.h"

/* R-HLA-14.1, R-HLA-B14.1 */
static uint32_t sea_speed(const struct hlas *s, pl_seat p)
{
    const struct hlas_ability *haven = hlas_building(s, p, HLAS_LEAF_HAVEN, 1);

    return haven ? haven->n : hlas_units_of[s->public.faction[p]][HLAS_SEA_VESSEL].speed;
}

/* R-HLA-B5.1, R-HLA-B10.3, R-HLA-B15.2, R-HLA-B20.2: each faction has one of them. */
static uint32_t air_speed(const struct hlas *s, pl_seat p)
{
    static const struct {
        uint8_t building;
        uint8_t tier;
    } faster[] = { { HLAS_SKY_HARBOUR, 1 },
                   { HLAS_DRAGON_ROOST, 3 },
                   { HLAS_PHOENIX_NEST, 2 },
                   { HLAS_CLOUD_FOUNDRY, 2 } };

    for (uint32_t i = 0; i < PL_COUNT_OF(faster); i++) {
        const struct hlas_ability *ability =
            hlas_building(s, p, faster[i].building, faster[i].tier);
        if (ability) {
            return ability->n;
        }
    }
    return hlas_units_of[s->public.faction[p]][HLAS_AIR_VESSEL].speed;
}

uint32_t hlas_vessel_speed(const struct hlas *s, pl_seat p, uint32_t vessel)
{
    return vessel == 0 ? sea_speed(s, p) : air_speed(s, p);
}

/* Where a voyage begins, and how far it goes. */
struct voyage {
    uint32_t origin;
    uint32_t steps;
};

/* Regions where a voyage may end: those with enemies, and those with room for vessel and crew
 * (R-HLA-14.6, R-HLA-15.9). */
static uint64_t landings(const struct hlas *s, pl_seat p, uint64_t reached, uint64_t hostile)
{
    return (reached & hostile) |
           hlas_with_room(s, p, reached & ~hostile, 1 + hlas_group_size(s), hlas_group_allied(s));
}

/* R-HLA-14.2, R-HLA-14.7 */
static uint64_t sail_steps(uint64_t from)
{
    uint64_t steps = 0;

    for (; from; from &= from - 1) {
        steps |= hlas_ways[pl_lowest(from)].coast | hlas_ways[pl_lowest(from)].sail;
    }
    return steps;
}

/* R-HLA-14.3, R-HLA-14.4, R-HLA-14.5, R-HLA-B14.2 */
static inline uint64_t sail_ends(const struct hlas *s, pl_seat p, struct voyage voyage,
                                 uint64_t hostile)
{
    uint64_t closed = hlas_closed(s, p);
    uint64_t stops = hostile;
    uint64_t reached = hlas_bit(voyage.origin);
    uint64_t front = reached;

    if (!hlas_building(s, p, HLAS_LEAF_HAVEN, 2)) {
        stops |= hlas_of_terrain[HLAS_CENTRE];
    }
    for (uint32_t i = 0; i < voyage.steps && front; i++) {
        front = sail_steps(front) & ~closed & ~reached;
        reached |= front;
        front &= ~stops;
    }
    return reached & ~hlas_bit(voyage.origin);
}

uint64_t hlas_sail_ends(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps)
{
    return sail_ends(s, p, (struct voyage){ origin, steps }, hlas_hostile(s, p));
}

uint64_t hlas_sail_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps)
{
    uint64_t hostile = hlas_hostile(s, p);

    return landings(s, p, sail_ends(s, p, (struct voyage){ origin, steps }, hostile), hostile);
}

/* R-HLA-15.1, R-HLA-15.2 */
static uint64_t fly_steps(const struct hlas *s, pl_seat p, uint64_t from)
{
    uint64_t steps = 0;

    for (; from; from &= from - 1) {
        steps |= hlas_ways[pl_lowest(from)].fly | hlas_links(s, p, pl_lowest(from));
    }
    return steps;
}

/* R-HLA-15.3, R-HLA-15.4: the centre is entered a step later than everything else. */
static inline uint64_t fly_ends(const struct hlas *s, pl_seat p, struct voyage voyage,
                                uint64_t hostile)
{
    uint64_t open = HLAS_ALL & ~hlas_closed(s, p);
    uint64_t centre = hlas_of_terrain[HLAS_CENTRE];
    uint64_t reached = hlas_bit(voyage.origin);
    uint64_t front = reached;
    uint64_t late = 0; /* what the front of one step ago leads to at a price of two */

    _Static_assert(HLAS_CENTRE_FLIGHT == 2, "one step late");
    for (uint32_t i = 0; i < voyage.steps; i++) {
        uint64_t next = fly_steps(s, p, front) & open & ~reached;
        front = (next & ~centre) | late;
        late = next & centre & ~front;
        reached |= front;
        late &= ~reached;
        front &= ~hostile;
    }
    return reached & ~hlas_bit(voyage.origin);
}

uint64_t hlas_fly_ends(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps)
{
    return fly_ends(s, p, (struct voyage){ origin, steps }, hlas_hostile(s, p));
}

uint64_t hlas_fly_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps)
{
    uint64_t hostile = hlas_hostile(s, p);

    return landings(s, p, fly_ends(s, p, (struct voyage){ origin, steps }, hostile), hostile);
}

uint64_t hlas_home_targets(const struct hlas *s, pl_seat p, uint32_t place)
{
    uint64_t regions = hlas_ways[place].fly & HLAS_LAND & ~hlas_closed(s, p) & ~hlas_hostile(s, p);

    return hlas_with_room(s, p, regions, 1 + hlas_group_size(s), hlas_group_allied(s));
}

/* Going aboard. */

void hlas_ask_crew(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t extra)
{
    uint32_t vessel = kind - HLAS_SEA_VESSEL;
    uint32_t place = s->public.vessel[p][vessel];

    if (place == 0) {
        return;
    }
    hlas_group_clear(s);
    s->public.group_vessel = (uint8_t)kind;
    if (hlas_is_sea(place)) {
        hlas_group_crew(s, p, vessel);
    }
    hlas_push(s, HLAS_FRAME_CREW, p, PL_ARGS((int32_t)kind, (int32_t)extra));
}

uint32_t hlas_voyage_steps(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;
    uint32_t extra = (uint32_t)frame->arg[HLAS_CREW_EXTRA];

    return hlas_vessel_speed(s, frame->seat, vessel) + extra;
}

uint64_t hlas_voyage_targets(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;
    uint32_t place = s->public.vessel[frame->seat][vessel];
    uint32_t steps = hlas_voyage_steps(s, frame);

    return vessel == 0 ? hlas_sail_reach(s, frame->seat, place, steps)
                       : hlas_fly_reach(s, frame->seat, place, steps);
}

/* R-HLA-B4.1: the Galleon may also stay, but not with units that no player has asked for
 * (R-HLA-28.5). */
pl_reason hlas_refuse_guns(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t place = s->public.vessel[frame->seat][0];

    if (frame->arg[HLAS_CREW_VESSEL] != HLAS_SEA_VESSEL ||
        !hlas_gun_targets(s, frame->seat, place)) {
        return HLAS_REASON_NO_GUNS;
    }
    return hlas_needs_consent(s, place) ? HLAS_REASON_GUNS_ALLY : HLAS_REASON_NONE;
}

/* R-HLA-12.5, R-HLA-12.7: at sea no unit goes aboard. R-HLA-12.4 */
pl_reason hlas_refuse_boarding(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;

    if (hlas_is_sea(s->public.vessel[frame->seat][vessel])) {
        return HLAS_REASON_AT_SEA;
    }
    return hlas_group_size(s) < hlas_capacity(s, frame->seat, vessel) ? HLAS_REASON_NONE
                                                                      : HLAS_REASON_VESSEL_FULL;
}

void hlas_legal_crew(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;
    uint32_t place = s->public.vessel[seat][vessel];

    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    if (!hlas_refuse_boarding(s, frame)) {
        hlas_add_takes(s, seat, place, true, list);
    }
    hlas_add_regions(list, HLAS_ACT_GO, hlas_voyage_targets(s, frame));
    if (!hlas_refuse_guns(s, frame)) {
        hlas_add(list, HLAS_ACT_STAY, 0, 0);
    }
}

void hlas_apply_crew(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t vessel = (uint32_t)pl_peek(&s->head)->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;
    uint32_t place = s->public.vessel[seat][vessel];

    if (pl_act_kind(action) == HLAS_ACT_TAKE) {
        hlas_group_add(s, pl_act_b(action), pl_act_a(action));
        return;
    }
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        hlas_group_clear(s);
    } else if (pl_act_kind(action) == HLAS_ACT_STAY) {
        hlas_push(s, HLAS_FRAME_ARRIVE, seat, PL_ARGS((int32_t)place, HLAS_BY_SAIL))->step =
            HLAS_ARRIVE_END;
    } else {
        const struct hlas_move move = { place, pl_act_a(action), HLAS_BY_SAIL + vessel };
        hlas_set_out(s, seat, &move, log);
    }
}

/* A voyage by a spell (R-HLA-C4.1). */

void hlas_ask_voyage(struct hlas *s, pl_seat p, uint32_t extra)
{
    if (s->public.vessel[p][0] || s->public.vessel[p][1]) {
        hlas_push(s, HLAS_FRAME_VOYAGE, p, PL_ARGS(0, (int32_t)extra));
    }
}

void hlas_legal_voyage(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (uint32_t i = 0; i < HLAS_VESSELS; i++) {
        if (s->public.vessel[seat][i]) {
            hlas_add(list, HLAS_ACT_VESSEL, HLAS_SEA_VESSEL + i, 0);
        }
    }
}

void hlas_apply_voyage(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t extra = (uint32_t)pl_peek(&s->head)->arg[HLAS_VOYAGE_EXTRA];

    (void)log;
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_VESSEL) {
        hlas_ask_crew(s, seat, (enum hlas_kind)pl_act_a(action), extra);
    }
}

/* The guns of the Galleon (R-HLA-B4.1, R-HLA-17.6). */

uint64_t hlas_gun_targets(const struct hlas *s, pl_seat p, uint32_t place)
{
    const struct hlas_ways *ways = &hlas_ways[place];

    if (!hlas_building(s, p, HLAS_DOCK, 1)) {
        return 0;
    }
    return (ways->coast | (hlas_is_sea(place) ? ways->sail : ways->land)) & hlas_in_play(s) &
           hlas_hostile(s, p) & ~hlas_standing(s);
}

void hlas_legal_bombard(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    hlas_add_regions(list, HLAS_ACT_BOMBARD, hlas_gun_targets(s, seat, s->public.vessel[seat][0]));
}

void hlas_apply_bombard(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_BOMBARD) {
        hlas_begin_battle(s, seat, pl_act_a(action), s->public.vessel[seat][0], log);
    }
}
