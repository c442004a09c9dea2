/* A move has ended: the battle it causes, further moves it allows, abilities after it. */
#include "games/hlas/decide_move.h"

/* Asks for a further move of the group: how many steps, whether into a battle, and why. */
static void ask_onward(struct hlas *s, const struct pl_frame *arrive, uint32_t steps,
                       bool may_fight, uint32_t cause)
{
    hlas_push(s, HLAS_FRAME_ONWARD, arrive->seat,
              PL_ARGS((int32_t)steps, may_fight, (int32_t)cause, arrive->arg[HLAS_ARRIVE_REGION]));
}

/* R-HLA-18.1, R-HLA-13.4 */
static void enter(struct hlas *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t region = (uint32_t)frame->arg[HLAS_ARRIVE_REGION];

    if (!(hlas_hostile(s, frame->seat) >> region & 1)) {
        frame->step = HLAS_ARRIVE_EXPLORE;
        return;
    }
    frame->arg[HLAS_ARRIVE_ACTED] = 1;
    frame->step = HLAS_ARRIVE_FOUGHT;
    hlas_begin_battle(s, frame->seat, region, 0, log);
}

/* R-HLA-15.7: a victor in the air over sea goes to land or is lost; R-HLA-B5.3 lets it hover. */
static void leave_sea(struct hlas *s, struct pl_frame *frame, struct pl_events *log)
{
    pl_seat p = frame->seat;
    uint32_t region = (uint32_t)frame->arg[HLAS_ARRIVE_REGION];

    frame->step = HLAS_ARRIVE_END;
    if (hlas_home_targets(s, p, region)) {
        ask_onward(s, frame, 1, false, HLAS_ONWARD_HOME);
    } else if (!hlas_building(s, p, HLAS_SKY_HARBOUR, 3)) {
        hlas_group_clear(s);
        hlas_sink(s, p, 1, HLAS_FOR_SEA, log);
    }
}

/* R-HLA-B3.3, R-HLA-H6.2: the army goes on after a victory on land, the vessel stays; units of the
 * ally alone do not (R-HLA-28.6). */
static void march_after_attack(struct hlas *s, struct pl_frame *frame)
{
    pl_seat p = frame->seat;
    const struct hlas_ability *stables = hlas_building(s, p, HLAS_STABLES, 3);
    const struct hlas_ability *rider = hlas_hero(s, p, HLAS_WOLF_RIDER, 2);
    bool may_fight = rider && hlas_group_has(s, HLAS_HERO_3) && !s->public.ride;
    const struct hlas_ability *ability = may_fight ? rider : stables;

    if (ability && hlas_group_has_own(s) &&
        hlas_army_reach(s, p, (uint32_t)frame->arg[HLAS_ARRIVE_REGION], ability->n, may_fight)) {
        ask_onward(s, frame, ability->n, may_fight, HLAS_ONWARD_ATTACK);
    }
}

/* R-HLA-13.8, R-HLA-16.1, R-HLA-18.13: what the victor of a battle by moving does. */
static void after_battle(struct hlas *s, struct pl_frame *frame, struct pl_events *log)
{
    pl_seat p = frame->seat;
    uint32_t region = (uint32_t)frame->arg[HLAS_ARRIVE_REGION];
    bool won = (frame->flag & HLAS_FLAG_WON) && hlas_is_alive(s, p);

    frame->step = HLAS_ARRIVE_END;
    if (!won || !hlas_prune(s, p, region)) {
        return;
    }
    if (hlas_is_sea(region) && frame->arg[HLAS_ARRIVE_BY] == HLAS_BY_FLY) {
        leave_sea(s, frame, log);
        return;
    }
    frame->step = HLAS_ARRIVE_EXPLORE;
    if (!hlas_is_sea(region)) {
        march_after_attack(s, frame);
    }
}

/* The vessel of a voyage explores even if its crew has marched on after a victory. */
static void name_vessel(struct hlas *s, const struct pl_frame *frame)
{
    uint32_t vessel = (uint32_t)frame->arg[HLAS_ARRIVE_BY] - HLAS_BY_SAIL;

    if (frame->arg[HLAS_ARRIVE_BY] != HLAS_BY_MARCH &&
        s->public.vessel[frame->seat][vessel] == frame->arg[HLAS_ARRIVE_REGION]) {
        s->public.group_vessel = (uint8_t)(HLAS_SEA_VESSEL + vessel);
    }
}

/* R-HLA-16.1, R-HLA-16.4, R-HLA-15.5; abilities after a march come only without a battle. */
static void explore(struct hlas *s, struct pl_frame *frame)
{
    bool is_march = frame->arg[HLAS_ARRIVE_BY] == HLAS_BY_MARCH && !frame->arg[HLAS_ARRIVE_ACTED];

    name_vessel(s, frame);
    frame->step = is_march ? HLAS_ARRIVE_RIDE : HLAS_ARRIVE_END;
    hlas_push(s, HLAS_FRAME_EXPLORE, frame->seat,
              PL_ARGS(frame->arg[HLAS_ARRIVE_REGION], 0, frame->arg[HLAS_ARRIVE_BY]));
}

/* R-HLA-26.9, R-HLA-H3.3: the Knight alone rides on. */
static void ride(struct hlas *s, struct pl_frame *frame)
{
    pl_seat p = frame->seat;
    uint32_t region = (uint32_t)frame->arg[HLAS_ARRIVE_REGION];
    const struct hlas_ability *knight = hlas_hero(s, p, HLAS_KNIGHT, 3);

    frame->step = hlas_prune(s, p, region) ? HLAS_ARRIVE_PULL : HLAS_ARRIVE_END;
    if (knight && hlas_group_has(s, HLAS_HERO_3)) {
        const struct hlas_march march = { .origin = region, .steps = knight->n, .size = 1 };
        if (hlas_march_reach(s, p, &march)) {
            ask_onward(s, frame, knight->n, false, HLAS_ONWARD_RIDE);
        }
    }
}

static void pull(struct hlas *s, struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[HLAS_ARRIVE_REGION];

    frame->step = HLAS_ARRIVE_DRAG;
    if (hlas_group_has(s, HLAS_HERO_2) && hlas_hero(s, frame->seat, HLAS_PRIESTESS, 2) &&
        hlas_can_pull(s, frame->seat, region)) {
        hlas_push(s, HLAS_FRAME_PULL, frame->seat, PL_ARGS((int32_t)region));
    }
}

static void drag(struct hlas *s, struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[HLAS_ARRIVE_REGION];

    frame->step = HLAS_ARRIVE_END;
    if (hlas_group_has(s, HLAS_HERO_3) && hlas_hero(s, frame->seat, HLAS_ASSASSIN, 2) &&
        hlas_can_drag(s, frame->seat, region)) {
        hlas_push(s, HLAS_FRAME_DRAG, frame->seat, PL_ARGS(0, 0, 0, (int32_t)region));
    }
}

/* R-HLA-B20.1 */
static void spy_around(struct hlas *s, const struct pl_frame *frame, struct pl_events *log)
{
    uint32_t place = s->public.vessel[frame->seat][1];

    if (place && place == (uint32_t)frame->arg[HLAS_ARRIVE_REGION] && !hlas_is_sea(place) &&
        hlas_building(s, frame->seat, HLAS_CLOUD_FOUNDRY, 1)) {
        hlas_turn_up(s, hlas_ways[place].land, log);
    }
}

/* R-HLA-B4.1: once, if the sail caused no battle. */
static void ask_bombard(struct hlas *s, const struct pl_frame *frame)
{
    uint32_t place = s->public.vessel[frame->seat][0];

    if (frame->arg[HLAS_ARRIVE_ACTED] || !place ||
        place != (uint32_t)frame->arg[HLAS_ARRIVE_REGION]) {
        return;
    }
    if (hlas_gun_targets(s, frame->seat, place) && hlas_prune(s, frame->seat, place)) {
        hlas_push(s, HLAS_FRAME_BOMBARD, frame->seat, PL_ARGS(0));
    }
}

static void end_move(struct hlas *s, struct pl_frame *frame, struct pl_events *log)
{
    frame->step = HLAS_ARRIVE_OVER;
    if (frame->arg[HLAS_ARRIVE_BY] == HLAS_BY_FLY) {
        spy_around(s, frame, log);
    } else if (frame->arg[HLAS_ARRIVE_BY] == HLAS_BY_SAIL) {
        ask_bombard(s, frame);
    }
}

void hlas_step_arrive(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case HLAS_ARRIVE_ENTER: enter(s, frame, log); break;
    case HLAS_ARRIVE_FOUGHT: after_battle(s, frame, log); break;
    case HLAS_ARRIVE_EXPLORE: explore(s, frame); break;
    case HLAS_ARRIVE_RIDE: ride(s, frame); break;
    case HLAS_ARRIVE_PULL: pull(s, frame); break;
    case HLAS_ARRIVE_DRAG: drag(s, frame); break;
    case HLAS_ARRIVE_END: end_move(s, frame, log); break;
    case HLAS_ARRIVE_OVER:
        hlas_group_clear(s);
        pl_pop(&s->head);
        break;
    default: PL_ASSERT(false);
    }
}

/* Further moves. */

/* R-HLA-L18.1, R-HLA-S10.1, R-HLA-26.8 */
uint64_t hlas_onward_targets(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat p = frame->seat;
    uint32_t steps = (uint32_t)frame->arg[HLAS_ONWARD_SPEED];
    uint32_t region = (uint32_t)frame->arg[HLAS_ONWARD_FROM];
    const struct hlas_march ride_on = { .origin = region, .steps = steps, .size = 1 };

    switch (frame->arg[HLAS_ONWARD_CAUSE]) {
    case HLAS_BY_MARCH: return hlas_group_reach(s, p, region, steps, true);
    case HLAS_BY_SAIL: return hlas_sail_reach(s, p, region, steps);
    case HLAS_BY_FLY: return hlas_fly_reach(s, p, region, steps);
    case HLAS_ONWARD_HOME: return hlas_home_targets(s, p, region);
    case HLAS_ONWARD_ATTACK:
        return hlas_army_reach(s, p, region, steps, frame->arg[HLAS_ONWARD_MAY_FIGHT]);
    case HLAS_ONWARD_RIDE: return hlas_march_reach(s, p, &ride_on);
    default: pl_panic("no such cause", __FILE__, __LINE__);
    }
}

/* R-HLA-15.7, R-HLA-B5.3 */
pl_reason hlas_refuse_rest(const struct hlas *s, const struct pl_frame *frame)
{
    bool is_forced = frame->arg[HLAS_ONWARD_CAUSE] == HLAS_ONWARD_HOME &&
                     !hlas_building(s, frame->seat, HLAS_SKY_HARBOUR, 3);

    return is_forced ? HLAS_REASON_MUST_LAND : HLAS_REASON_NONE;
}

void hlas_legal_onward(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    (void)seat;
    hlas_add_regions(list, HLAS_ACT_GO, hlas_onward_targets(s, frame));
    if (!hlas_refuse_rest(s, frame)) {
        hlas_add(list, HLAS_ACT_STAY, 0, 0);
    }
}

/* The air vessel comes home over the shore: its flight ends there. */
static void fly_home(struct hlas *s, pl_seat p, uint32_t to)
{
    struct pl_frame *arrive = pl_top(&s->head);

    hlas_ship(s, p, 1, to);
    arrive->arg[HLAS_ARRIVE_REGION] = (int16_t)to;
    hlas_push(s, HLAS_FRAME_EXPLORE, p, PL_ARGS((int32_t)to, 0, HLAS_BY_FLY));
}

/* The Knight leaves the army and explores where the ride ends; a token that leads on from there
 * brings no second ride. */
static void ride_on(struct hlas *s, pl_seat p, uint32_t from, uint32_t to)
{
    struct pl_frame *arrive = pl_top(&s->head);

    arrive->step = HLAS_ARRIVE_END;
    arrive->arg[HLAS_ARRIVE_ACTED] = 1;
    hlas_group_clear(s);
    hlas_group_add(s, 0, HLAS_HERO_3);
    hlas_relocate(s, p, from, to);
    hlas_push(s, HLAS_FRAME_EXPLORE, p, PL_ARGS((int32_t)to, 0, HLAS_BY_MARCH));
}

/* The group goes on; R-HLA-16.7: what lies here stays as it is. By a token it is still the same
 * move, with or without a battle; after a victory it is a march of its own, and a vessel that stays
 * explores (R-HLA-18.13). */
static void move_on(struct hlas *s, pl_seat p, const struct pl_frame *onward, uint32_t to)
{
    bool is_attack = onward->arg[HLAS_ONWARD_CAUSE] == HLAS_ONWARD_ATTACK;
    const struct hlas_move move = { (uint32_t)onward->arg[HLAS_ONWARD_FROM], to,
                                    is_attack ? HLAS_BY_MARCH
                                              : (uint32_t)onward->arg[HLAS_ONWARD_CAUSE] };

    if (pl_top(&s->head)->kind == HLAS_FRAME_EXPLORE) {
        pl_pop(&s->head);
    }
    struct pl_frame *arrive = pl_top(&s->head);
    arrive->step = is_attack && s->public.group_vessel ? HLAS_ARRIVE_EXPLORE : HLAS_ARRIVE_END;
    if (is_attack) {
        s->public.group_vessel = HLAS_NO_KIND;
        s->public.ride = (uint8_t)(s->public.ride | onward->arg[HLAS_ONWARD_MAY_FIGHT]);
    }
    hlas_go(s, p, &move);
    pl_top(&s->head)->arg[HLAS_ARRIVE_ACTED] = is_attack ? 0 : arrive->arg[HLAS_ARRIVE_ACTED];
}

void hlas_apply_onward(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    static const uint8_t onward_event[HLAS_ONWARD_COUNT] = {
        [HLAS_BY_MARCH] = HLAS_EVENT_MARCHED,      [HLAS_BY_SAIL] = HLAS_EVENT_SAILED,
        [HLAS_BY_FLY] = HLAS_EVENT_FLEW,           [HLAS_ONWARD_HOME] = HLAS_EVENT_FLEW,
        [HLAS_ONWARD_ATTACK] = HLAS_EVENT_MARCHED, [HLAS_ONWARD_RIDE] = HLAS_EVENT_MARCHED,
    };
    const struct pl_frame onward = *pl_peek(&s->head);
    uint32_t to = pl_act_a(action);

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_STAY) {
        return;
    }
    hlas_tell(s, log, onward_event[onward.arg[HLAS_ONWARD_CAUSE]], seat,
              PL_ARGS(onward.arg[HLAS_ONWARD_FROM], (int32_t)to, (int32_t)hlas_group_size(s)));
    if (onward.arg[HLAS_ONWARD_CAUSE] == HLAS_ONWARD_HOME) {
        fly_home(s, seat, to);
    } else if (onward.arg[HLAS_ONWARD_CAUSE] == HLAS_ONWARD_RIDE) {
        ride_on(s, seat, (uint32_t)onward.arg[HLAS_ONWARD_FROM], to);
    } else {
        move_on(s, seat, &onward, to);
    }
}
