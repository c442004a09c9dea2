/* Marches: how far an army gets, who goes, and what its heroes may do when it has arrived. */
#include "games/hlas/decide_move.h"

/* How fast and how far. */

/* A speed that an ability sets, or the printed one. */
static uint32_t speed_or(const struct hlas_ability *ability, uint32_t speed)
{
    return ability ? ability->n : speed;
}

/* R-HLA-H4.3, R-HLA-H7.2 */
static uint32_t first_hero_speed(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t speed)
{
    const struct hlas_ability *stag_knight = hlas_hero(s, p, HLAS_STAG_KNIGHT, 2);

    if (stag_knight && hlas_regions[origin].terrain == HLAS_FOREST) {
        return stag_knight->n;
    }
    return speed_or(hlas_hero(s, p, HLAS_WARLORD, 3), speed);
}

/* R-HLA-13.3 */
static uint32_t speed(const struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t origin)
{
    uint32_t printed = hlas_units_of[s->public.faction[p]][kind].speed;

    if (kind == HLAS_SERF) {
        return speed_or(hlas_building(s, p, HLAS_STABLES, 1), printed); /* R-HLA-B3.1 */
    }
    if (kind == HLAS_WARRIOR) {
        return speed_or(hlas_building(s, p, HLAS_WOLF_PENS, 1), printed); /* R-HLA-B8.1 */
    }
    return kind == HLAS_HERO_1 ? first_hero_speed(s, p, origin, printed) : printed;
}

/* The slowest unit of the group sets the speed (R-HLA-13.3, R-HLA-28.5). */
uint32_t hlas_group_speed(const struct hlas *s, pl_seat p, uint32_t origin)
{
    const struct hlas_public *pub = &s->public;
    uint32_t slowest = UINT8_MAX;

    for (uint32_t owner = 0; owner < 2; owner++) {
        pl_seat q = owner == 0 ? p : hlas_ally(s, p);
        uint32_t kinds = (uint32_t)(pub->group_serf[owner] > 0) << HLAS_SERF |
                         (uint32_t)(pub->group_warrior[owner] > 0) << HLAS_WARRIOR |
                         (uint32_t)pub->group_hero[owner] << HLAS_HERO_1;
        for (; kinds; kinds &= kinds - 1) {
            uint32_t its_speed = speed(s, q, (enum hlas_kind)pl_lowest(kinds), origin);
            slowest = its_speed < slowest ? its_speed : slowest;
        }
    }
    return slowest;
}

/* Where one step from any region of a set leads (R-HLA-13.2, R-HLA-2.11, R-HLA-H12.1). */
static uint64_t march_steps(const struct hlas *s, pl_seat p, uint64_t from, bool may_tunnel)
{
    uint64_t links = hlas_towers(s, p);
    uint64_t capital = hlas_bit(s->public.capital[p]) & HLAS_ALL;
    uint64_t steps = (from & capital ? links : 0) | (from & links ? capital : 0);

    for (uint64_t left = from; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        steps |= hlas_ways[region].march;
        if (may_tunnel && hlas_regions[region].terrain == HLAS_MOUNTAIN) {
            steps |=
                hlas_of_terrain[HLAS_MOUNTAIN] & hlas_of_continent[hlas_regions[region].continent];
        }
    }
    return steps;
}

/* R-HLA-28.13: where one of the allies has their capital only the guests count. */
struct hlas_fit hlas_fit(const struct hlas *s, pl_seat p, uint32_t region, uint32_t size,
                         uint32_t allied)
{
    pl_seat ally = hlas_ally(s, p);

    if (allied && s->public.capital[p] == region) {
        return (struct hlas_fit){ hlas_room(s, ally, region), (int32_t)allied };
    }
    if (allied && s->public.capital[ally] == region) {
        size -= allied;
    }
    return (struct hlas_fit){ hlas_room(s, p, region), (int32_t)size };
}

uint64_t hlas_with_room(const struct hlas *s, pl_seat p, uint64_t regions, uint32_t size,
                        uint32_t allied)
{
    pl_seat ally = hlas_ally(s, p);
    uint64_t used = hlas_held(s, p) | (ally == PL_NOBODY ? 0 : hlas_held(s, ally));

    for (uint64_t left = regions & used; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        struct hlas_fit fit = hlas_fit(s, p, region, size, allied);
        if (fit.room < fit.size) {
            regions &= ~hlas_bit(region);
        }
    }
    return regions;
}

/* R-HLA-13.2, R-HLA-13.4, R-HLA-13.5, R-HLA-13.6, R-HLA-B3.2: continues from regions without
 * enemies that are not deserts. */
static inline uint64_t march_ends(const struct hlas *s, pl_seat p, const struct hlas_march *march,
                                  uint64_t hostile)
{
    uint64_t open = HLAS_LAND & ~hlas_closed(s, p);
    uint64_t stops = hostile;
    uint64_t reached = hlas_bit(march->origin);
    uint64_t front = reached;

    if (!hlas_building(s, p, HLAS_STABLES, 2)) {
        stops |= hlas_of_terrain[HLAS_DESERT];
    }
    for (uint32_t i = 0; i < march->steps && front; i++) {
        front = march_steps(s, p, front, march->may_tunnel) & open & ~reached;
        reached |= front;
        front &= ~stops;
    }
    return reached & ~hlas_bit(march->origin); /* R-HLA-13.7 */
}

uint64_t hlas_march_ends(const struct hlas *s, pl_seat p, const struct hlas_march *march)
{
    return march_ends(s, p, march, hlas_hostile(s, p));
}

uint64_t hlas_march_reach(const struct hlas *s, pl_seat p, const struct hlas_march *march)
{
    uint64_t hostile = hlas_hostile(s, p);
    uint64_t reached = march_ends(s, p, march, hostile);

    return hlas_with_room(s, p, reached & ~hostile, march->size, march->allied) |
           (march->may_fight ? reached & hostile : 0);
}

/* R-HLA-H12.1 */
bool hlas_has_tunneler(const struct hlas *s, pl_seat p)
{
    return hlas_group_has(s, HLAS_HERO_3) && hlas_hero(s, p, HLAS_TUNNELER, 1);
}

uint64_t hlas_group_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps,
                          bool may_fight)
{
    const struct hlas_march march = {
        .origin = origin,
        .steps = steps,
        .size = hlas_group_size(s),
        .allied = hlas_group_allied(s),
        .may_fight = may_fight,
        .may_tunnel = hlas_has_tunneler(s, p),
    };

    return hlas_march_reach(s, p, &march);
}

uint64_t hlas_army_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps,
                         bool may_fight)
{
    const struct hlas_march march = {
        .origin = origin,
        .steps = steps,
        .size = hlas_group_size(s),
        .allied = hlas_group_allied(s),
        .may_fight = may_fight,
    };

    return hlas_march_reach(s, p, &march);
}

/* Setting out. */

uint64_t hlas_origins(const struct hlas *s, pl_seat p)
{
    const struct hlas_public *pub = &s->public;
    uint64_t regions = 0;

    for (uint64_t left = hlas_held(s, p) & HLAS_LAND; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        regions |= (uint64_t)(pub->serf[p][region] || pub->warrior[p][region]) << region;
    }
    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        regions |= hlas_bit(pub->hero[p][i]) & HLAS_LAND;
    }
    return regions;
}

void hlas_ask_march(struct hlas *s, pl_seat p, uint32_t purpose, uint32_t extra)
{
    hlas_group_clear(s);
    if (hlas_origins(s, p)) {
        hlas_push(s, HLAS_FRAME_ORIGIN, p, PL_ARGS((int32_t)purpose, (int32_t)extra));
    }
}

void hlas_legal_origin(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    hlas_add_regions(list, HLAS_ACT_FROM, hlas_origins(s, seat));
}

void hlas_apply_origin(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame origin = *pl_peek(&s->head);

    (void)log;
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_FROM) {
        hlas_push(s, HLAS_FRAME_ARMY, seat,
                  PL_ARGS(pl_act_a(action), origin.arg[HLAS_ORIGIN_EXTRA],
                          origin.arg[HLAS_ORIGIN_PURPOSE]));
    }
}

/* R-HLA-C2.1 */
static uint64_t teleport_targets(const struct hlas *s, pl_seat p, uint32_t origin)
{
    uint64_t regions = hlas_held(s, p) & HLAS_LAND & ~hlas_bit(origin);

    return hlas_with_room(s, p, regions, hlas_group_size(s), 0);
}

/* R-HLA-30.14: a mirrored move is one step. */
uint32_t hlas_army_steps(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t origin = (uint32_t)frame->arg[HLAS_ARMY_FROM];
    uint32_t extra = (uint32_t)frame->arg[HLAS_ARMY_EXTRA];
    bool is_mirror = frame->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_MIRROR;

    return is_mirror ? 1 : hlas_group_speed(s, frame->seat, origin) + extra;
}

uint64_t hlas_army_targets(const struct hlas *s, const struct pl_frame *frame)
{
    uint32_t origin = (uint32_t)frame->arg[HLAS_ARMY_FROM];

    if (frame->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT) {
        return teleport_targets(s, frame->seat, origin);
    }
    return hlas_group_reach(s, frame->seat, origin, hlas_army_steps(s, frame), true);
}

/* R-HLA-15.10: no vessels. */
static inline void count_left(const struct hlas *s, pl_seat p, uint32_t region, bool with_ally,
                              struct hlas_units left[2])
{
    const struct hlas_public *pub = &s->public;
    uint32_t owners = with_ally && hlas_has_teams(s) ? 2 : 1;

    for (uint32_t owner = 0; owner < owners; owner++) {
        pl_seat q = owner == 0 ? p : hlas_ally(s, p);
        left[owner].of[HLAS_SERF] = (uint8_t)(pub->serf[q][region] - pub->group_serf[owner]);
        left[owner].of[HLAS_WARRIOR] =
            (uint8_t)(pub->warrior[q][region] - pub->group_warrior[owner]);
        for (uint32_t i = 0; i < HLAS_HEROES; i++) {
            left[owner].of[HLAS_HERO_1 + i] =
                pub->hero[q][i] == region && !(pub->group_hero[owner] >> i & 1);
        }
    }
}

bool hlas_is_left(const struct hlas *s, pl_seat p, uint32_t region, struct hlas_piece unit)
{
    struct hlas_units left[2] = { { { 0 } }, { { 0 } } };

    count_left(s, p, region, unit.owner == 1, left);
    return left[unit.owner].of[unit.kind] > 0;
}

void hlas_add_takes(const struct hlas *s, pl_seat p, uint32_t region, bool with_ally,
                    struct pl_legal *list)
{
    struct hlas_units left[2] = { { { 0 } }, { { 0 } } };

    count_left(s, p, region, with_ally, left);
    hlas_add_kinds(list, HLAS_ACT_TAKE, left, HLAS_HERO_3);
}

/* R-HLA-H11.2: the Priestess may stay and pull. */
pl_reason hlas_refuse_stay(const struct hlas *s, const struct pl_frame *frame)
{
    bool may = frame->arg[HLAS_ARMY_PURPOSE] != HLAS_TO_TELEPORT &&
               hlas_group_has(s, HLAS_HERO_2) && hlas_hero(s, frame->seat, HLAS_PRIESTESS, 2) &&
               hlas_can_pull(s, frame->seat, (uint32_t)frame->arg[HLAS_ARMY_FROM]);

    return may ? HLAS_REASON_NONE : HLAS_REASON_NO_PULL;
}

/* R-HLA-13.1, R-HLA-28.5, R-HLA-28.6 */
void hlas_legal_army(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t origin = (uint32_t)frame->arg[HLAS_ARMY_FROM];
    bool is_teleport = frame->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT;

    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    if (hlas_group_size(s) < HLAS_ARMY_MAX) {
        hlas_add_takes(s, seat, origin, !is_teleport, list);
    }
    if (!hlas_group_has_own(s)) {
        return;
    }
    hlas_add_regions(list, HLAS_ACT_GO, hlas_army_targets(s, frame));
    if (!hlas_refuse_stay(s, frame)) {
        hlas_add(list, HLAS_ACT_STAY, 0, 0);
    }
}

bool hlas_has_allied(const struct hlas *s)
{
    return hlas_group_allied(s) > 0;
}

bool hlas_needs_consent(const struct hlas *s, uint32_t from)
{
    return !hlas_is_sea(from) && hlas_has_allied(s);
}

/* The group of a seat leaves one place for another. */
static void set_out(struct hlas *s, pl_seat p, const struct hlas_move *move, struct pl_events *log)
{
    static const uint8_t event[] = {
        [HLAS_BY_MARCH] = HLAS_EVENT_MARCHED,
        [HLAS_BY_SAIL] = HLAS_EVENT_SAILED,
        [HLAS_BY_FLY] = HLAS_EVENT_FLEW,
    };

    hlas_tell(s, log, event[move->by], p,
              PL_ARGS((int32_t)move->from, (int32_t)move->to, (int32_t)hlas_group_size(s)));
    hlas_go(s, p, move);
}

void hlas_set_out(struct hlas *s, pl_seat p, const struct hlas_move *move, struct pl_events *log)
{
    if (hlas_needs_consent(s, move->from)) {
        hlas_push(s, HLAS_FRAME_CONSENT, hlas_ally(s, p),
                  PL_ARGS(p, (int32_t)move->to, (int32_t)move->from, (int32_t)move->by));
        return;
    }
    set_out(s, p, move, log);
}

void hlas_go(struct hlas *s, pl_seat p, const struct hlas_move *move)
{
    if (move->by == HLAS_BY_MARCH) {
        hlas_relocate(s, p, move->from, move->to);
    } else {
        hlas_ship(s, p, move->by - HLAS_BY_SAIL, move->to);
    }
    hlas_push(s, HLAS_FRAME_ARRIVE, p, PL_ARGS((int32_t)move->to, (int32_t)move->by));
}

void hlas_apply_army(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    uint32_t origin = (uint32_t)frame.arg[HLAS_ARMY_FROM];

    if (pl_act_kind(action) == HLAS_ACT_TAKE) {
        hlas_group_add(s, pl_act_b(action), pl_act_a(action));
        return;
    }
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        hlas_group_clear(s);
    } else if (pl_act_kind(action) == HLAS_ACT_STAY) {
        hlas_push(s, HLAS_FRAME_ARRIVE, seat, PL_ARGS((int32_t)origin, HLAS_BY_MARCH))->step =
            HLAS_ARRIVE_PULL;
    } else if (frame.arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT) { /* R-HLA-16.8 */
        hlas_relocate(s, seat, origin, pl_act_a(action));
        hlas_group_clear(s);
    } else {
        const struct hlas_move move = { origin, pl_act_a(action), HLAS_BY_MARCH };
        hlas_set_out(s, seat, &move, log);
    }
}

void hlas_legal_consent(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    hlas_add(list, HLAS_ACT_AGREE, 0, 0);
    hlas_add(list, HLAS_ACT_REFUSE, 0, 0);
}

/* R-HLA-28.6 */
void hlas_apply_consent(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    const struct hlas_move move = { (uint32_t)frame.arg[HLAS_CONSENT_FROM],
                                    (uint32_t)frame.arg[HLAS_CONSENT_TO],
                                    (uint32_t)frame.arg[HLAS_CONSENT_BY] };

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_REFUSE) {
        s->public.group_serf[1] = 0;
        s->public.group_warrior[1] = 0;
        s->public.group_hero[1] = 0;
        hlas_tell(s, log, HLAS_EVENT_REFUSED, seat, PL_ARGS(0));
    }
    set_out(s, (pl_seat)frame.arg[HLAS_CONSENT_MOVER], &move, log);
}

/* The Priestess pulls serfs (R-HLA-H11.2, R-HLA-17.6, R-HLA-26.12). */

uint64_t hlas_prey_regions(const struct hlas *s, uint32_t region)
{
    return hlas_ways[region].march & hlas_in_play(s) & ~hlas_standing(s);
}

static void add_pulls(const struct hlas *s, pl_seat p, uint32_t region, struct pl_legal *list)
{
    uint32_t most = hlas_hero_abilities[HLAS_PRIESTESS][1].n;

    for (uint64_t left = hlas_prey_regions(s, region); left; left &= left - 1) {
        uint32_t from = pl_lowest(left);
        for (uint32_t foes = hlas_foes(s, p); foes; foes &= foes - 1) {
            uint32_t q = pl_lowest(foes);
            for (uint32_t n = 1; n <= most && n <= s->public.serf[q][from]; n++) {
                pl_legal_add(list, pl_act(HLAS_ACT_PULL, (uint16_t)from, (uint16_t)q, (uint16_t)n));
            }
        }
    }
}

bool hlas_can_pull(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint64_t prey = hlas_prey_regions(s, region) & hlas_hostile(s, p);

    if (hlas_standing(s) >> region & 1) {
        return false;
    }
    for (; prey; prey &= prey - 1) {
        for (uint32_t foes = hlas_foes(s, p); foes; foes &= foes - 1) {
            if (s->public.serf[pl_lowest(foes)][pl_lowest(prey)]) {
                return true;
            }
        }
    }
    return false;
}

void hlas_legal_pull(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    add_pulls(s, seat, (uint32_t)pl_peek(&s->head)->arg[HLAS_PULL_REGION], list);
}

/* R-HLA-18.4: the battle is where the Priestess stands. */
void hlas_apply_pull(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[HLAS_PULL_REGION];
    pl_seat owner = (pl_seat)pl_act_b(action);

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_PASS) {
        return;
    }
    for (uint32_t i = 0; i < pl_act_c(action); i++) {
        hlas_move_unit(s, owner, HLAS_SERF, pl_act_a(action), region);
    }
    pl_top(&s->head)->step = HLAS_ARRIVE_END;
    hlas_begin_battle(s, seat, region, 0, log);
}

/* Pharom drags a hero (R-HLA-H9.2). */

/* R-HLA-28.8: where p is too, their ally is not a third player. */
uint64_t hlas_third_players(const struct hlas *s, pl_seat p, pl_seat q)
{
    uint64_t regions = 0;

    for (pl_seat other = 0; other < hlas_players(s); other++) {
        bool is_third = other != p && other != q && other != hlas_ally(s, q);
        uint64_t shared = other == hlas_ally(s, p) ? hlas_held(s, p) : 0;
        regions |= is_third ? hlas_held(s, other) & ~shared : 0;
    }
    return regions;
}

uint64_t hlas_drag_targets(const struct hlas *s, pl_seat p, pl_seat q, uint32_t from)
{
    uint64_t regions = hlas_prey_regions(s, from) & ~hlas_third_players(s, p, q);

    return hlas_with_room(s, q, regions & ~hlas_held(s, p), 1, 0) | (regions & hlas_held(s, p));
}

uint32_t hlas_prey_heroes(const struct hlas *s, pl_seat p, pl_seat q, uint32_t region)
{
    uint64_t prey = hlas_prey_regions(s, region);
    uint32_t kinds = 0;

    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        uint32_t at = s->public.hero[q][i];
        if (at < HLAS_ABOARD && (prey >> at & 1) && hlas_drag_targets(s, p, q, at)) {
            kinds |= 1u << (HLAS_HERO_1 + i);
        }
    }
    return kinds;
}

bool hlas_can_drag(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint32_t kinds = 0;

    for (uint32_t foes = hlas_foes(s, p); foes; foes &= foes - 1) {
        kinds |= hlas_prey_heroes(s, p, (pl_seat)pl_lowest(foes), region);
    }
    return kinds != 0;
}

/* Step 0 chooses the hero; step 1 its target. */
void hlas_legal_drag(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if (frame->step == 1) {
        hlas_add_regions(list, HLAS_ACT_GO,
                         hlas_drag_targets(s, seat, (pl_seat)frame->arg[HLAS_DRAG_OWNER],
                                           (uint32_t)frame->arg[HLAS_DRAG_FROM]));
        return;
    }
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    for (uint32_t foes = hlas_foes(s, seat); foes; foes &= foes - 1) {
        pl_seat q = (pl_seat)pl_lowest(foes);
        uint32_t kinds = hlas_prey_heroes(s, seat, q, (uint32_t)frame->arg[HLAS_DRAG_REGION]);
        for (; kinds; kinds &= kinds - 1) {
            hlas_add(list, HLAS_ACT_DRAG, q, pl_lowest(kinds));
        }
    }
}

void hlas_apply_drag(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (pl_act_kind(action) == HLAS_ACT_DRAG) {
        uint32_t hero = pl_act_b(action) - HLAS_HERO_1;
        frame->step = 1;
        frame->arg[HLAS_DRAG_OWNER] = (int16_t)pl_act_a(action);
        frame->arg[HLAS_DRAG_KIND] = (int16_t)pl_act_b(action);
        frame->arg[HLAS_DRAG_FROM] = s->public.hero[pl_act_a(action)][hero];
        return;
    }
    const struct pl_frame drag = *frame;
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_PASS) {
        return;
    }
    hlas_move_unit(s, (pl_seat)drag.arg[HLAS_DRAG_OWNER], (enum hlas_kind)drag.arg[HLAS_DRAG_KIND],
                   (uint32_t)drag.arg[HLAS_DRAG_FROM], pl_act_a(action));
    pl_top(&s->head)->step = HLAS_ARRIVE_END;
    if (hlas_holds(s, seat, pl_act_a(action))) {
        hlas_begin_battle(s, seat, pl_act_a(action), 0, log);
    }
}
