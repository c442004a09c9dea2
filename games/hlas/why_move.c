/* Why marches, sails and flights, and what follows them, refuse an action: the reasons of
 * games/hlas/reasons.def. */
#include "games/hlas/why.h"

/* Trips. */

static struct hlas_march group_march(const struct hlas *s)
{
    return (struct hlas_march){ .size = hlas_group_size(s),
                                .allied = hlas_group_allied(s),
                                .may_fight = true };
}

static struct hlas_trip onward_trip(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t cause = (uint32_t)frame->arg[HLAS_ONWARD_CAUSE];
    struct hlas_trip trip = { .by = HLAS_BY_MARCH, .march = group_march(s) };

    trip.march.origin = (uint32_t)frame->arg[HLAS_ONWARD_FROM];
    trip.march.steps = (uint32_t)frame->arg[HLAS_ONWARD_SPEED];
    switch (cause) {
    case HLAS_BY_MARCH: trip.march.may_tunnel = hlas_has_tunneler(s, frame->seat); break;
    case HLAS_BY_SAIL:
    case HLAS_BY_FLY: trip.by = cause; break;
    case HLAS_ONWARD_RIDE:
        trip.march = (struct hlas_march){ .origin = trip.march.origin,
                                          .steps = trip.march.steps,
                                          .size = 1 };
        break;
    default: trip.march.may_fight = frame->arg[HLAS_ONWARD_MAY_FIGHT]; break;
    }
    return trip;
}

struct hlas_trip hlas_trip_of(const struct hlas *s, const struct pl_frame *frame)
{
    struct hlas_trip trip = { .by = HLAS_BY_MARCH, .march = group_march(s) };

    if (frame->kind == HLAS_FRAME_ONWARD) {
        trip = onward_trip(s, frame);
    } else if (frame->kind == HLAS_FRAME_CREW) {
        uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;
        trip.by = HLAS_BY_SAIL + vessel;
        trip.march.origin = s->public.vessel[frame->seat][vessel];
        trip.march.steps = hlas_voyage_steps(s, frame);
    } else {
        trip.march.origin = (uint32_t)frame->arg[HLAS_ARMY_FROM];
        trip.march.steps = hlas_army_steps(s, frame);
        trip.march.may_tunnel = hlas_has_tunneler(s, frame->seat);
    }
    return trip;
}

static uint64_t ends_of(const struct hlas *s, pl_seat p, const struct hlas_trip *trip,
                        uint32_t steps)
{
    struct hlas_march march = trip->march;

    march.steps = steps;
    switch (trip->by) {
    case HLAS_BY_MARCH: return hlas_march_ends(s, p, &march);
    case HLAS_BY_SAIL: return hlas_sail_ends(s, p, march.origin, steps);
    default: return hlas_fly_ends(s, p, march.origin, steps);
    }
}

uint32_t hlas_way(const struct hlas *s, pl_seat p, const struct hlas_trip *trip, uint32_t region)
{
    for (uint32_t steps = 1; steps <= HLAS_REGIONS; steps++) {
        if (ends_of(s, p, trip, steps) >> region & 1) {
            return steps;
        }
    }
    return 0;
}

/* Why a region that no end of the trip is cannot be one. */
static pl_reason why_no_way(const struct hlas *s, pl_seat p, const struct hlas_trip *trip,
                            uint32_t region)
{
    static const pl_reason far[] = { [HLAS_BY_MARCH] = HLAS_REASON_MARCH_FAR,
                                     [HLAS_BY_SAIL] = HLAS_REASON_SAIL_FAR,
                                     [HLAS_BY_FLY] = HLAS_REASON_FLY_FAR };
    static const pl_reason closed[] = { [HLAS_BY_MARCH] = HLAS_REASON_MARCH_CLOSED,
                                        [HLAS_BY_SAIL] = HLAS_REASON_SAIL_CLOSED,
                                        [HLAS_BY_FLY] = HLAS_REASON_FLY_CLOSED };
    uint32_t way = hlas_way(s, p, trip, region);

    if (way == 0) {
        return closed[trip->by];
    }
    return way > trip->march.steps ? far[trip->by] : HLAS_REASON_NO_ROOM;
}

static pl_reason why_no_trip(const struct hlas *s, pl_seat p, const struct hlas_trip *trip,
                             uint32_t region)
{
    pl_reason reason = hlas_why_no_region(s, region);

    if (reason) {
        return reason;
    }
    if (region == trip->march.origin) {
        return HLAS_REASON_SAME_REGION;
    }
    if (trip->by == HLAS_BY_MARCH && hlas_is_sea(region)) {
        return HLAS_REASON_MARCH_TO_SEA;
    }
    if (trip->by == HLAS_BY_SAIL && !hlas_is_sea(region) && !hlas_ways[region].coast) {
        return HLAS_REASON_NO_SHORE;
    }
    if (hlas_closed(s, p) >> region & 1) {
        return HLAS_REASON_BARRIER;
    }
    return !trip->march.may_fight && (hlas_hostile(s, p) >> region & 1)
               ? HLAS_REASON_NO_FIGHT
               : why_no_way(s, p, trip, region);
}

/* Of those who go on: R-HLA-28.13, R-HLA-14.6, R-HLA-15.9. */
static struct hlas_fit onward_fit(const struct hlas *s, const struct pl_frame *frame,
                                  uint32_t region)
{
    uint32_t cause = (uint32_t)frame->arg[HLAS_ONWARD_CAUSE];
    bool is_vessel = cause == HLAS_BY_SAIL || cause == HLAS_BY_FLY || cause == HLAS_ONWARD_HOME;

    if (cause == HLAS_ONWARD_RIDE) {
        return hlas_fit(s, frame->seat, region, 1, 0);
    }
    return hlas_fit(s, frame->seat, region, hlas_group_size(s) + is_vessel, hlas_group_allied(s));
}

struct hlas_fit hlas_fit_now(const struct hlas *s, uint32_t region)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    pl_seat p = frame->seat;
    pl_seat owner = (pl_seat)frame->arg[HLAS_GUST_OWNER];
    uint32_t vessel = (uint32_t)frame->arg[HLAS_GUST_VESSEL] - HLAS_SEA_VESSEL;

    _Static_assert((int)HLAS_GUST_OWNER == (int)HLAS_DRAG_OWNER, "whose piece is moved");
    switch (frame->kind) {
    case HLAS_FRAME_ARMY: return hlas_fit(s, p, region, hlas_group_size(s), hlas_group_allied(s));
    case HLAS_FRAME_CREW:
        return hlas_fit(s, p, region, 1 + hlas_group_size(s), hlas_group_allied(s));
    case HLAS_FRAME_ONWARD: return onward_fit(s, frame, region);
    case HLAS_FRAME_GUST: return hlas_fit(s, owner, region, 1 + hlas_crew(s, owner, vessel), 0);
    case HLAS_FRAME_DRAG: return hlas_fit(s, owner, region, 1, 0);
    case HLAS_FRAME_RETREAT:
        return (struct hlas_fit){ hlas_room(s, p, region), hlas_refugees(s, p, region) };
    default: return hlas_fit(s, p, region, 1, 0);
    }
}

/* Marches. */

static pl_reason why_no_origin(const struct hlas *s, pl_seat p, uint32_t region)
{
    pl_reason reason = hlas_why_no_region(s, region);

    if (reason) {
        return reason;
    }
    if (hlas_origins(s, p) >> region & 1) {
        return HLAS_REASON_NONE;
    }
    if (hlas_is_sea(region)) {
        return HLAS_REASON_MARCH_FROM_SEA;
    }
    return hlas_holds(s, p, region) ? HLAS_REASON_NO_MARCHER : HLAS_REASON_NOTHING_THERE;
}

pl_reason hlas_why_origin(const struct hlas *s, pl_seat seat, pl_action action)
{
    pl_reason reason;

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_FROM: return why_no_origin(s, seat, pl_act_a(action));
    case HLAS_ACT_GO:
        reason = hlas_why_no_region(s, pl_act_a(action));
        return reason ? reason : HLAS_REASON_ORIGIN_FIRST;
    case HLAS_ACT_TAKE:
    case HLAS_ACT_STAY: return HLAS_REASON_ORIGIN_FIRST;
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* Why no unit of a kind can be taken along out of a region; `vessel` is the reason against one. */
static pl_reason why_no_take(const struct hlas *s, pl_seat p, uint32_t region, pl_action action,
                             pl_reason vessel)
{
    enum hlas_kind kind = pl_act_a(action);
    uint32_t owner = pl_act_b(action);

    if (kind == HLAS_NO_KIND || owner > 1) {
        return HLAS_REASON_NO_SUCH;
    }
    if (owner == 1 && !hlas_has_teams(s)) {
        return HLAS_REASON_NO_ALLY;
    }
    if (kind >= HLAS_SEA_VESSEL) {
        return vessel;
    }
    if (hlas_is_left(s, p, region, HLAS_PIECE((pl_seat)owner, kind, region))) {
        return HLAS_REASON_NONE;
    }
    return hlas_group_units(s, owner).of[kind] ? HLAS_REASON_ALL_GOING : HLAS_REASON_NONE_HERE;
}

static pl_reason why_no_soldier(const struct hlas *s, const struct pl_frame *frame,
                                pl_action action)
{
    bool is_teleport = frame->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT;
    pl_reason reason = why_no_take(s, frame->seat, (uint32_t)frame->arg[HLAS_ARMY_FROM], action,
                                   HLAS_REASON_VESSEL_MARCH);

    if (reason == HLAS_REASON_NO_SUCH) {
        return reason;
    }
    if (hlas_group_size(s) >= HLAS_ARMY_MAX) {
        return HLAS_REASON_ARMY_FULL;
    }
    return is_teleport && hlas_has_teams(s) && pl_act_b(action) ? HLAS_REASON_OWN_ONLY : reason;
}

static pl_reason why_no_teleport(const struct hlas *s, const struct pl_frame *frame,
                                 uint32_t region)
{
    if (region == HLAS_NO_REGION) {
        return HLAS_REASON_NO_SUCH;
    }
    if (region == (uint32_t)frame->arg[HLAS_ARMY_FROM]) {
        return HLAS_REASON_SAME_REGION;
    }
    return hlas_is_sea(region) || !hlas_holds(s, frame->seat, region) ? HLAS_REASON_TELEPORT_NOTHING
                                                                      : HLAS_REASON_NO_ROOM;
}

static pl_reason why_no_march(const struct hlas *s, const struct pl_frame *frame, uint32_t region)
{
    if (!hlas_group_has_own(s)) {
        return HLAS_REASON_NOBODY_GOING;
    }
    if (hlas_army_targets(s, frame) >> region & 1) {
        return HLAS_REASON_NONE;
    }
    if (frame->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT) {
        return why_no_teleport(s, frame, region);
    }
    struct hlas_trip trip = hlas_trip_of(s, frame);
    return why_no_trip(s, frame->seat, &trip, region);
}

pl_reason hlas_why_army(const struct hlas *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_TAKE: return why_no_soldier(s, frame, action);
    case HLAS_ACT_GO: return why_no_march(s, frame, pl_act_a(action));
    case HLAS_ACT_STAY:
        return hlas_group_has_own(s) ? hlas_refuse_stay(s, frame) : HLAS_REASON_NOBODY_GOING;
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

pl_reason hlas_why_consent(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    return kind == HLAS_ACT_AGREE || kind == HLAS_ACT_REFUSE ? HLAS_REASON_NONE
                                                             : hlas_why_elsewhere(s, seat, action);
}

/* Sails and flights. */

pl_reason hlas_why_voyage(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_a(action);

    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        return HLAS_REASON_NONE;
    }
    if (pl_act_kind(action) != HLAS_ACT_VESSEL) {
        return hlas_why_elsewhere(s, seat, action);
    }
    if (kind < HLAS_SEA_VESSEL) {
        return HLAS_REASON_NOT_SHIP;
    }
    return s->public.vessel[seat][kind - HLAS_SEA_VESSEL] ? HLAS_REASON_NONE
                                                          : HLAS_REASON_VESSEL_ABSENT;
}

static pl_reason why_no_sailor(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t vessel = (uint32_t)frame->arg[HLAS_CREW_VESSEL] - HLAS_SEA_VESSEL;
    pl_reason full = hlas_refuse_boarding(s, frame);
    pl_reason reason = why_no_take(s, frame->seat, s->public.vessel[frame->seat][vessel], action,
                                   HLAS_REASON_VESSEL_ABOARD);

    return reason == HLAS_REASON_NO_SUCH || !full ? reason : full;
}

static pl_reason why_no_voyage(const struct hlas *s, const struct pl_frame *frame, uint32_t region)
{
    struct hlas_trip trip = hlas_trip_of(s, frame);

    return hlas_voyage_targets(s, frame) >> region & 1 ? HLAS_REASON_NONE
                                                       : why_no_trip(s, frame->seat, &trip, region);
}

pl_reason hlas_why_crew(const struct hlas *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_DONE: return HLAS_REASON_NONE;
    case HLAS_ACT_TAKE: return why_no_sailor(s, frame, action);
    case HLAS_ACT_GO: return why_no_voyage(s, frame, pl_act_a(action));
    case HLAS_ACT_STAY: return hlas_refuse_guns(s, frame);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* R-HLA-B4.1 */
static pl_reason why_no_shot(const struct hlas *s, pl_seat p, uint32_t region)
{
    pl_reason reason = hlas_why_no_region(s, region);

    if (hlas_gun_targets(s, p, s->public.vessel[p][0]) >> region & 1) {
        return HLAS_REASON_NONE;
    }
    if (reason) {
        return reason;
    }
    if (!(hlas_hostile(s, p) >> region & 1)) {
        return HLAS_REASON_NO_ENEMY;
    }
    return hlas_standing(s) >> region & 1 ? HLAS_REASON_CAPITAL_SAFE : HLAS_REASON_GUN_RANGE;
}

pl_reason hlas_why_bombard(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_PASS: return HLAS_REASON_NONE;
    case HLAS_ACT_BOMBARD: return why_no_shot(s, seat, pl_act_a(action));
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* Further moves. */

/* R-HLA-15.7 */
static pl_reason why_no_home(const struct hlas *s, const struct pl_frame *frame, uint32_t region)
{
    pl_reason reason = hlas_why_no_region(s, region);

    if (reason) {
        return reason;
    }
    if (hlas_is_sea(region)) {
        return HLAS_REASON_HOME_SEA;
    }
    if (!(hlas_ways[frame->arg[HLAS_ONWARD_FROM]].fly >> region & 1)) {
        return HLAS_REASON_HOME_FAR;
    }
    if (hlas_closed(s, frame->seat) >> region & 1) {
        return HLAS_REASON_BARRIER;
    }
    return hlas_hostile(s, frame->seat) >> region & 1 ? HLAS_REASON_NO_FIGHT : HLAS_REASON_NO_ROOM;
}

static pl_reason why_not_onward(const struct hlas *s, const struct pl_frame *frame, uint32_t region)
{
    if (hlas_onward_targets(s, frame) >> region & 1) {
        return HLAS_REASON_NONE;
    }
    if (frame->arg[HLAS_ONWARD_CAUSE] == HLAS_ONWARD_HOME) {
        return why_no_home(s, frame, region);
    }
    struct hlas_trip trip = hlas_trip_of(s, frame);
    return why_no_trip(s, frame->seat, &trip, region);
}

pl_reason hlas_why_onward(const struct hlas *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_GO: return why_not_onward(s, frame, pl_act_a(action));
    case HLAS_ACT_STAY: return hlas_refuse_rest(s, frame);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* Heroes after a march. */

static pl_reason why_no_foe(const struct hlas *s, pl_seat p, uint32_t q)
{
    if (!hlas_is_player(s, q)) {
        return HLAS_REASON_NO_SUCH;
    }
    return hlas_foes(s, p) >> q & 1 ? HLAS_REASON_NONE : HLAS_REASON_NOT_FOE;
}

/* R-HLA-H11.2 */
static pl_reason why_no_pull(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t region = pl_act_a(action);
    uint32_t most = hlas_hero_abilities[HLAS_PRIESTESS][1].n;
    pl_reason reason = hlas_why_no_region(s, region);
    pl_reason no_foe = why_no_foe(s, frame->seat, pl_act_b(action));

    if (reason) {
        return reason;
    }
    if (hlas_standing(s) >> region & 1) {
        return HLAS_REASON_CAPITAL_SAFE;
    }
    if (!(hlas_prey_regions(s, (uint32_t)frame->arg[HLAS_PULL_REGION]) >> region & 1)) {
        return HLAS_REASON_PULL_FAR;
    }
    if (no_foe) {
        return no_foe;
    }
    if (pl_act_c(action) == 0 || pl_act_c(action) > most) {
        return HLAS_REASON_PULL_LIMIT;
    }
    return pl_act_c(action) <= s->public.serf[pl_act_b(action)][region] ? HLAS_REASON_NONE
                                                                        : HLAS_REASON_FEW_SERFS;
}

pl_reason hlas_why_pull(const struct hlas *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case HLAS_ACT_PASS: return HLAS_REASON_NONE;
    case HLAS_ACT_PULL: return why_no_pull(s, pl_peek(&s->head), action);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}

/* R-HLA-H9.2: which hero. */
static pl_reason why_no_prey(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t q = pl_act_a(action);
    uint32_t kind = pl_act_b(action);
    uint32_t region = (uint32_t)frame->arg[HLAS_DRAG_REGION];
    pl_reason reason = why_no_foe(s, frame->seat, q);

    if (reason) {
        return reason;
    }
    if (kind < HLAS_HERO_1 || kind > HLAS_HERO_3) {
        return HLAS_REASON_NOT_HERO;
    }
    if (hlas_prey_heroes(s, frame->seat, (pl_seat)q, region) >> kind & 1) {
        return HLAS_REASON_NONE;
    }
    uint32_t at = s->public.hero[q][kind - HLAS_HERO_1];
    if (at == HLAS_NO_REGION || at > HLAS_LAND_REGIONS) {
        return HLAS_REASON_HERO_OFF_LAND;
    }
    if (hlas_standing(s) >> at & 1) {
        return HLAS_REASON_CAPITAL_SAFE;
    }
    return hlas_prey_regions(s, region) >> at & 1 ? HLAS_REASON_HERO_STUCK : HLAS_REASON_HERO_FAR;
}

/* R-HLA-H9.2, R-HLA-26.12: where to. */
static pl_reason why_no_drag(const struct hlas *s, const struct pl_frame *frame, uint32_t region)
{
    pl_seat owner = (pl_seat)frame->arg[HLAS_DRAG_OWNER];
    uint32_t from = (uint32_t)frame->arg[HLAS_DRAG_FROM];
    pl_reason reason = hlas_why_no_region(s, region);

    if (hlas_drag_targets(s, frame->seat, owner, from) >> region & 1) {
        return HLAS_REASON_NONE;
    }
    if (reason) {
        return reason;
    }
    if (hlas_standing(s) >> region & 1) {
        return HLAS_REASON_CAPITAL_SAFE;
    }
    if (!(hlas_prey_regions(s, from) >> region & 1)) {
        return HLAS_REASON_DRAG_FAR;
    }
    return hlas_third_players(s, frame->seat, owner) >> region & 1 ? HLAS_REASON_THIRD_PLAYER
                                                                   : HLAS_REASON_NO_ROOM;
}

pl_reason hlas_why_drag(const struct hlas *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t kind = pl_act_kind(action);

    if (frame->step == 1 && kind == HLAS_ACT_GO) {
        return why_no_drag(s, frame, pl_act_a(action));
    }
    if (frame->step == 0 && kind == HLAS_ACT_DRAG) {
        return why_no_prey(s, frame, action);
    }
    return frame->step == 0 && kind == HLAS_ACT_PASS ? HLAS_REASON_NONE
                                                     : hlas_why_elsewhere(s, seat, action);
}

/* Tokens. */

pl_reason hlas_why_dig(const struct hlas *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    return kind == HLAS_ACT_DIG || kind == HLAS_ACT_RESOLVE ? HLAS_REASON_NONE
                                                            : hlas_why_elsewhere(s, seat, action);
}

/* R-HLA-16.9, R-HLA-16.10, R-HLA-C1.1 */
static pl_reason why_no_loss(const struct hlas *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t kind = pl_act_a(action);
    uint32_t owner = pl_act_b(action);
    bool is_quake = frame->arg[HLAS_LOSE_CAUSE] == HLAS_LOSE_QUAKE;

    if (pl_act_c(action) != HLAS_NO_REGION) {
        return HLAS_REASON_OTHER_QUESTION;
    }
    if (kind == HLAS_NO_KIND || owner > 1) {
        return HLAS_REASON_NO_SUCH;
    }
    if (hlas_losses(s, frame).of[owner].of[kind]) {
        return HLAS_REASON_NONE;
    }
    if (is_quake) {
        return kind >= HLAS_SEA_VESSEL ? HLAS_REASON_QUAKE_VESSEL : HLAS_REASON_NONE_STRUCK;
    }
    return owner == 0 && kind == s->public.group_vessel ? HLAS_REASON_CREW_FIRST
                                                        : HLAS_REASON_NOT_EXPLORER;
}

pl_reason hlas_why_lose(const struct hlas *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_LOSE: return why_no_loss(s, frame, action);
    case HLAS_ACT_IGNORE: return hlas_refuse_ignoring(s, frame);
    default: return hlas_why_elsewhere(s, seat, action);
    }
}
