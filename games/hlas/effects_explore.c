/* Exploration tokens: turned up one at a time and resolved by those who came. */
#include "games/hlas/decide_move.h"

/* R-HLA-16.3, R-HLA-16.5: the next token of a region, 0 when there is none. */
static uint32_t next_token(struct hlas *s, uint32_t region)
{
    uint8_t *up = s->public.up[region];
    uint32_t token = up[0];

    if (token) {
        up[0] = up[1];
        up[1] = HLAS_NO_TOKEN;
        return token;
    }
    return s->public.down[region] ? hlas_take_token(s, region) : HLAS_NO_TOKEN;
}

/* R-HLA-16.1, R-HLA-16.2, R-HLA-16.7, R-HLA-15.5 */
static void take_next(struct hlas *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t region = (uint32_t)frame->arg[HLAS_EXPLORE_REGION];
    bool can = (!hlas_is_sea(region) || frame->arg[HLAS_EXPLORE_BY] == HLAS_BY_SAIL) &&
               hlas_prune(s, frame->seat, region);
    uint32_t token = can ? next_token(s, region) : HLAS_NO_TOKEN;

    if (token == HLAS_NO_TOKEN) {
        pl_pop(&s->head);
        return;
    }
    frame->arg[HLAS_EXPLORE_TOKEN] = (int16_t)token;
    frame->step = HLAS_EXPLORE_LOOK;
    hlas_tell(s, log, HLAS_EVENT_EXPLORED, frame->seat, PL_ARGS((int32_t)token, (int32_t)region));
    hlas_test_goals(s, log);
}

/* R-HLA-H12.2: the Tunneler's army may put a land token aside, however it
 * came. */
static void ask_dig(struct hlas *s, struct pl_frame *frame)
{
    bool can = !hlas_is_sea((uint32_t)frame->arg[HLAS_EXPLORE_REGION]) &&
               hlas_group_has(s, HLAS_HERO_3) && hlas_hero(s, frame->seat, HLAS_TUNNELER, 2);

    frame->step = HLAS_EXPLORE_RESOLVE;
    if (can) {
        hlas_push(s, HLAS_FRAME_DIG, frame->seat, PL_ARGS(frame->arg[HLAS_EXPLORE_TOKEN]));
    }
}

void hlas_legal_dig(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    hlas_add(list, HLAS_ACT_DIG, 0, 0);
    hlas_add(list, HLAS_ACT_RESOLVE, 0, 0);
}

void hlas_apply_dig(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    int32_t token = pl_peek(&s->head)->arg[HLAS_DIG_TOKEN];

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_DIG) {
        pl_top(&s->head)->step = HLAS_EXPLORE_NEXT;
        hlas_tell(s, log, HLAS_EVENT_DUG, seat, PL_ARGS(token));
        hlas_gain(s, seat, HLAS_SOME(HLAS_ORE, hlas_hero_abilities[HLAS_TUNNELER][1].n),
                  HLAS_FOR_ABILITY, log);
    }
}

/* What tokens do. */

struct exploration {
    pl_seat seat;
    uint32_t region;
    uint32_t by;
    const struct hlas_effect_fact *effect;
};

typedef void resolve_token(struct hlas *s, const struct exploration *at, struct pl_events *log);

static void gain(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    if (at->effect->n[0] == HLAS_ANY) {
        hlas_ask_gain(s, at->seat, at->effect->n[1], (1u << HLAS_RESOURCES) - 1);
    } else {
        hlas_gain(s, at->seat, HLAS_SOME(at->effect->n[0], at->effect->n[1]), HLAS_FOR_TOKEN, log);
    }
}

static void score(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    hlas_score(s, at->seat, at->effect->n[0], HLAS_FOR_TOKEN, log);
}

/* R-HLA-16.6 */
static void hold(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    uint8_t *stay = s->public.stay[at->region];

    (void)log;
    stay[stay[0] ? 1 : 0] = (uint8_t)pl_peek(&s->head)->arg[HLAS_EXPLORE_TOKEN];
}

/* R-HLA-L12.1, R-HLA-L13.1 */
static void join_land(struct hlas *s, const struct exploration *at, enum hlas_kind kind,
                      struct pl_events *log)
{
    bool has_room = hlas_room(s, at->seat, at->region) > 0;
    uint32_t region = has_room ? at->region : s->public.capital[at->seat];

    hlas_tell(s, log, HLAS_EVENT_JOINED, at->seat, PL_ARGS((int32_t)kind, (int32_t)region));
    hlas_add_unit(s, at->seat, kind, region, log);
}

/* R-HLA-S6.1: aboard, and so one of those who came. */
static void join_sea(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    struct hlas_public *pub = &s->public;
    bool has_room = hlas_group_size(s) < hlas_capacity(s, at->seat, 0) &&
                    hlas_room(s, at->seat, at->region) > 0;

    if (!has_room) {
        const struct exploration home = { at->seat, pub->capital[at->seat], at->by, at->effect };
        join_land(s, &home, HLAS_SERF, log);
        return;
    }
    pub->serf[at->seat][0]--;
    pub->cargo_serf[at->seat][0]++;
    hlas_group_add(s, 0, HLAS_SERF);
    hlas_tell(s, log, HLAS_EVENT_JOINED, at->seat, PL_ARGS(HLAS_SERF, (int32_t)at->region));
    hlas_test_goals(s, log);
}

/* R-HLA-16.12 */
static void join(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    enum hlas_kind kind = at->effect->n[0];

    if (!hlas_supply(s, at->seat, kind)) {
        return;
    }
    if (hlas_is_sea(at->region)) {
        PL_ASSERT(kind == HLAS_SERF);
        join_sea(s, at, log);
    } else {
        join_land(s, at, kind, log);
    }
}

static void draw(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    hlas_draw_spells(s, at->seat, at->effect->n[0], log);
    hlas_ask_discard(s, at->seat);
}

static void ask_lose(struct hlas *s, const struct exploration *at, int32_t cause)
{
    hlas_push(s, HLAS_FRAME_LOSE, at->seat, PL_ARGS(1, (int32_t)at->region, cause, at->seat));
}

static void lose_unit(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    (void)log;
    ask_lose(s, at, HLAS_LOSE_TOKEN);
}

static uint32_t strength_of(const struct hlas *s, pl_seat p, const struct hlas_units *units)
{
    uint32_t strength = 0;

    for (enum hlas_kind kind = HLAS_SERF; kind < HLAS_UNIT_KINDS && p != PL_NOBODY; kind++) {
        strength += units->of[kind] ? units->of[kind] * hlas_strength_of(s, p, kind) : 0;
    }
    return strength;
}

/* R-HLA-L16.1, R-HLA-S9.1: on land all own units count, at sea the vessel and those aboard. */
static uint32_t monster_strength(const struct hlas *s, const struct exploration *at)
{
    struct hlas_units units = hlas_units(s, at->seat, at->region);
    struct hlas_units crew[2] = { hlas_group_units(s, 0), hlas_group_units(s, 1) };

    if (!hlas_is_sea(at->region)) {
        return strength_of(s, at->seat, &units);
    }
    crew[0].of[HLAS_SEA_VESSEL] = 1;
    return strength_of(s, at->seat, &crew[0]) + strength_of(s, hlas_ally(s, at->seat), &crew[1]);
}

static void monster(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    if (monster_strength(s, at) >= at->effect->n[0]) {
        hlas_score(s, at->seat, at->effect->n[1], HLAS_FOR_TOKEN, log);
    } else {
        ask_lose(s, at, HLAS_LOSE_MONSTER);
    }
}

/* R-HLA-L17.1, R-HLA-1.9 */
static void lose_resources(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    const uint8_t *have = s->public.resource[at->seat];
    uint32_t total = (uint32_t)have[HLAS_FOOD] + have[HLAS_ORE] + have[HLAS_MANA];
    uint32_t n = at->effect->n[0] < total ? at->effect->n[0] : total;

    (void)log;
    if (n > 0) {
        hlas_push(s, HLAS_FRAME_SHED, at->seat, PL_ARGS((int32_t)n));
    }
}

/* R-HLA-L18.1, R-HLA-S10.1, R-HLA-28.6 */
static void move_on(struct hlas *s, const struct exploration *at, struct pl_events *log)
{
    uint32_t steps = at->effect->n[0];
    uint64_t targets = at->by == HLAS_BY_MARCH
                           ? hlas_group_reach(s, at->seat, at->region, steps, true)
                       : at->by == HLAS_BY_SAIL ? hlas_sail_reach(s, at->seat, at->region, steps)
                                                : hlas_fly_reach(s, at->seat, at->region, steps);

    bool can_go = at->by == HLAS_BY_MARCH ? hlas_group_has_own(s) : s->public.group_vessel;

    (void)log;
    if (can_go && targets) { /* a player who lost their vessel to the token above stays */
        hlas_push(s, HLAS_FRAME_ONWARD, at->seat,
                  PL_ARGS((int32_t)steps, 1, (int32_t)at->by, (int32_t)at->region));
    }
}

static void resolve(struct hlas *s, const struct pl_frame *frame, struct pl_events *log)
{
    static resolve_token *const effects[] = {
        [HLAS_DO_GAIN] = gain,       [HLAS_DO_SCORE] = score,
        [HLAS_DO_HOLD] = hold,       [HLAS_DO_JOIN] = join,
        [HLAS_DO_DRAW] = draw,       [HLAS_DO_LOSE_UNIT] = lose_unit,
        [HLAS_DO_MONSTER] = monster, [HLAS_DO_LOSE] = lose_resources,
        [HLAS_DO_MOVE_ON] = move_on,
    };
    const struct exploration at = {
        .seat = frame->seat,
        .region = (uint32_t)frame->arg[HLAS_EXPLORE_REGION],
        .by = (uint32_t)frame->arg[HLAS_EXPLORE_BY],
        .effect = &hlas_tokens[frame->arg[HLAS_EXPLORE_TOKEN]].effect,
    };
    const struct hlas_ability *haven = hlas_building(s, at.seat, HLAS_LEAF_HAVEN, 3);

    if (haven && hlas_is_sea(at.region)) { /* R-HLA-B14.3 */
        hlas_score(s, at.seat, haven->n, HLAS_FOR_ABILITY, log);
    }
    if (at.effect->what != HLAS_DO_NOTHING) {
        effects[at.effect->what](s, &at, log);
    }
}

void hlas_step_explore(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case HLAS_EXPLORE_NEXT: take_next(s, frame, log); break;
    case HLAS_EXPLORE_LOOK: ask_dig(s, frame); break;
    case HLAS_EXPLORE_RESOLVE:
        frame->step = HLAS_EXPLORE_NEXT;
        resolve(s, frame, log);
        break;
    default: PL_ASSERT(false);
    }
}

/* Losing units. */

bool hlas_has_people(const struct hlas *s, pl_seat p, uint32_t region)
{
    struct hlas_units units = hlas_units(s, p, region);
    bool has_any = false;

    for (enum hlas_kind kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
        has_any |= units.of[kind] > 0;
    }
    return has_any;
}

void hlas_ask_quake(struct hlas *s, pl_seat owner, uint32_t region, uint32_t n)
{
    if (hlas_has_people(s, owner, region)) {
        hlas_push(s, HLAS_FRAME_LOSE, hlas_is_rival(s, owner) ? 0 : owner,
                  PL_ARGS((int32_t)n, (int32_t)region, HLAS_LOSE_QUAKE, owner));
    }
}

/* R-HLA-16.9, R-HLA-16.10, R-HLA-S8.1: a vessel that came alone must go; with a crew it may be
 * chosen on land, and at sea only when a monster takes it. */
static bool may_lose_vessel(const struct hlas *s, const struct pl_frame *frame)
{
    bool is_open = !hlas_is_sea((uint32_t)frame->arg[HLAS_LOSE_REGION]) ||
                   frame->arg[HLAS_LOSE_CAUSE] == HLAS_LOSE_MONSTER;

    return s->public.group_vessel && (hlas_group_size(s) == 0 || is_open);
}

/* R-HLA-H3.1 */
pl_reason hlas_refuse_ignoring(const struct hlas *s, const struct pl_frame *frame)
{
    bool may = frame->arg[HLAS_LOSE_CAUSE] != HLAS_LOSE_QUAKE &&
               !hlas_is_sea((uint32_t)frame->arg[HLAS_LOSE_REGION]) &&
               hlas_group_has(s, HLAS_HERO_3) && hlas_hero(s, frame->seat, HLAS_KNIGHT, 1);

    return may ? HLAS_REASON_NONE : HLAS_REASON_NO_KNIGHT;
}

/* R-HLA-C1.1: an earthquake takes no vessels. */
struct hlas_losses hlas_losses(const struct hlas *s, const struct pl_frame *frame)
{
    struct hlas_losses losses = { 0 };

    if (frame->arg[HLAS_LOSE_CAUSE] == HLAS_LOSE_QUAKE) {
        losses.of[0] = hlas_units(s, (pl_seat)frame->arg[HLAS_LOSE_OWNER],
                                  (uint32_t)frame->arg[HLAS_LOSE_REGION]);
        losses.of[0].of[HLAS_SEA_VESSEL] = 0;
        losses.of[0].of[HLAS_AIR_VESSEL] = 0;
        return losses;
    }
    losses.of[0] = hlas_group_units(s, 0);
    losses.of[1] = hlas_group_units(s, 1);
    if (may_lose_vessel(s, frame)) {
        losses.of[0].of[s->public.group_vessel] = 1;
    }
    return losses;
}

void hlas_legal_lose(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct hlas_losses losses = hlas_losses(s, frame);

    (void)seat;
    if (!hlas_refuse_ignoring(s, frame)) {
        hlas_add(list, HLAS_ACT_IGNORE, 0, 0);
    }
    hlas_add_kinds(list, HLAS_ACT_LOSE, losses.of, HLAS_AIR_VESSEL);
}

/* R-HLA-C1.1: the number of units, or all if there are fewer. */
static void lose_to_quake(struct hlas *s, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    pl_seat owner = (pl_seat)frame.arg[HLAS_LOSE_OWNER];

    pl_pop(&s->head);
    hlas_destroy_unit(s, HLAS_PIECE(owner, pl_act_a(action), (uint32_t)frame.arg[HLAS_LOSE_REGION]),
                      HLAS_FOR_SPELL, log);
    if (frame.arg[HLAS_LOSE_LEFT] > 1) {
        hlas_ask_quake(s, owner, (uint32_t)frame.arg[HLAS_LOSE_REGION],
                       (uint32_t)frame.arg[HLAS_LOSE_LEFT] - 1);
    }
}

/* R-HLA-16.11 */
static void lose_vessel(struct hlas *s, pl_seat p, enum hlas_kind kind, struct pl_events *log)
{
    uint32_t vessel = kind - HLAS_SEA_VESSEL;

    if (hlas_is_sea(s->public.vessel[p][vessel])) {
        hlas_group_clear(s);
    }
    s->public.group_vessel = HLAS_NO_KIND;
    hlas_sink(s, p, vessel, HLAS_FOR_TOKEN, log);
}

void hlas_apply_lose(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[HLAS_LOSE_REGION];
    enum hlas_kind kind = pl_act_a(action);

    if (pl_peek(&s->head)->arg[HLAS_LOSE_CAUSE] == HLAS_LOSE_QUAKE) {
        lose_to_quake(s, action, log);
        return;
    }
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_IGNORE) {
        return;
    }
    if (kind >= HLAS_SEA_VESSEL) {
        lose_vessel(s, seat, kind, log);
        return;
    }
    pl_seat owner = pl_act_b(action) ? hlas_ally(s, seat) : seat;
    hlas_group_drop(s, pl_act_b(action), kind);
    hlas_destroy_unit(s, HLAS_PIECE(owner, kind, region), HLAS_FOR_TOKEN, log);
}
