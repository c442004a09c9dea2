/* How the solo enemy moves: one step by the compass on foot, by vessel, or to an attack. A move
 * is an ENEMY frame of its own, so that a battle on its way can return to it. */
#include "games/hlas/effects_solo.h"

enum { PERSON = 0, SEA = 0, AIR = 1 };

#define EDGE_BIT(kind_) (1u << HLAS_EDGE_##kind_)

static const uint32_t foot_edges = EDGE_BIT(LAND) | EDGE_BIT(FERRY) | EDGE_BIT(LAND_WRAP);
static const uint32_t air_edges = EDGE_BIT(LAND) | EDGE_BIT(COAST) | EDGE_BIT(SEA);
static const uint32_t shore_edges = EDGE_BIT(COAST);
static const uint32_t sea_edges = EDGE_BIT(SEA) | EDGE_BIT(SEA_WRAP);

/* The compass. */

enum { CIRCLE = 360 };

/* Where a hero goes from here, and by which ways. */
struct compass {
    uint32_t from;
    int32_t direction;
    uint32_t edges; /* mask of kinds */
    uint64_t open;
};

/* Angles are doubled, so that half a sector is a whole number. */
static int32_t turned(int32_t bearing, int32_t direction)
{
    return (2 * (bearing - direction) + HLAS_SOLO_SECTOR + 4 * CIRCLE) % (2 * CIRCLE);
}

/* The sector of a bearing, counted clockwise from the direction. */
static uint32_t sector_of(int32_t bearing, int32_t direction)
{
    return (uint32_t)(turned(bearing, direction) / (2 * HLAS_SOLO_SECTOR));
}

/* Edges by both their ends; a pair of regions has one at most. */
struct bearing {
    int16_t degrees;
    uint8_t kind;
};

static const struct bearing bearings[HLAS_REGION_COUNT][HLAS_REGION_COUNT] = {
#define EDGE(a_, b_, kind_, label_, from_a_, from_b_)        \
    [HLAS_##a_][HLAS_##b_] = { from_a_, HLAS_EDGE_##kind_ }, \
    [HLAS_##b_][HLAS_##a_] = { from_b_, HLAS_EDGE_##kind_ },
#include "games/hlas/edges.def"
};

/* An edge seen from one of its ends. */
struct way {
    uint32_t to;
    uint32_t kind;
    int32_t bearing;
};

static struct way way_between(uint32_t from, uint32_t to)
{
    const struct bearing *bearing = &bearings[from][to];

    return (struct way){ .to = to, .kind = bearing->kind, .bearing = bearing->degrees };
}

static uint64_t neighbours(uint32_t region)
{
    const struct hlas_ways *ways = &hlas_ways[region];

    return ways->march | ways->coast | ways->sail;
}

/* R-HLA-31.2, R-HLA-31.3 as one number, the smallest first: sector, way around the map, deviation,
 * ties clockwise. */
static uint32_t way_order(const struct way *way, int32_t direction)
{
    int32_t deviation = turned(way->bearing, direction) % (2 * HLAS_SOLO_SECTOR) - HLAS_SOLO_SECTOR;
    uint32_t size = (uint32_t)(deviation < 0 ? -deviation : deviation);
    uint32_t is_around = way->kind == HLAS_EDGE_LAND_WRAP;

    return sector_of(way->bearing, direction) << 16 | is_around << 15 | size << 1 | (deviation < 0);
}

/* R-HLA-31.13: around the map by sea only in the card's own sector. */
static bool is_way(const struct compass *compass, const struct way *way)
{
    return (compass->edges >> way->kind & 1) &&
           (way->kind != HLAS_EDGE_SEA_WRAP || sector_of(way->bearing, compass->direction) == 0);
}

/* R-HLA-31.2: of the regions that edges of a set of kinds lead to and that may be entered, the
 * one in the direction of the compass; 0: none. */
static uint32_t by_compass(const struct compass *compass)
{
    uint32_t best = UINT32_MAX;
    uint32_t region = HLAS_NO_REGION;

    for (uint64_t left = neighbours(compass->from) & compass->open; left; left &= left - 1) {
        struct way way = way_between(compass->from, pl_lowest(left));
        if (is_way(compass, &way)) {
            uint32_t order = way_order(&way, compass->direction);
            region = order < best ? way.to : region;
            best = order < best ? order : best;
        }
    }
    return region;
}

/* Where it may go. */

uint64_t hlas_rival_others(const struct hlas *s, uint32_t hero)
{
    uint64_t regions = 0;

    for (uint32_t other = 0; other < HLAS_HEROES; other++) {
        regions |= other == hero ? 0 : hlas_bit(hlas_hero_place(s, HLAS_RIVAL, other));
    }
    return regions;
}

/* R-HLA-31.5 */
static uint64_t forbidden(const struct hlas *s, uint32_t hero)
{
    return hlas_closed(s, HLAS_RIVAL) | hlas_bit(s->public.capital[HLAS_RIVAL]) |
           hlas_rival_others(s, hero);
}

/* R-HLA-31.16: of some regions those that can be entered with `size` units. The person's may: there
 * is a battle first. */
static uint64_t enterable(const struct hlas *s, uint32_t hero, uint64_t regions, uint32_t size)
{
    uint64_t open = 0;

    for (regions &= ~forbidden(s, hero); regions; regions &= regions - 1) {
        uint32_t region = pl_lowest(regions);
        if (hlas_holds(s, PERSON, region) || hlas_room(s, HLAS_RIVAL, region) >= (int32_t)size) {
            open |= hlas_bit(region);
        }
    }
    return open;
}

/* Frames. */

static uint32_t hero_of(const struct pl_frame *frame)
{
    return (uint32_t)frame->arg[HLAS_ENEMY_HERO];
}

static int32_t direction_of(const struct pl_frame *frame)
{
    return hlas_solo_cards[frame->arg[HLAS_ENEMY_DRAWN]].compass;
}

static struct pl_frame *push_move(struct hlas *s, uint32_t hero, uint32_t card)
{
    struct pl_frame *frame =
        hlas_push(s, HLAS_FRAME_ENEMY, PERSON, PL_ARGS((int32_t)hero, (int32_t)card));

    frame->step = HLAS_ENEMY_MOVE;
    return frame;
}

void hlas_rival_move(struct hlas *s, uint32_t hero, uint32_t card)
{
    push_move(s, hero, card);
}

/* R-HLA-31.7, R-HLA-31.15: the army is in the region; it fights there or has as good as won. */
static void enter(struct hlas *s, uint32_t region, enum hlas_enemy_step next, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool is_hostile = hlas_holds(s, PERSON, region);

    frame->arg[HLAS_ENEMY_REGION] = (int16_t)region;
    frame->step = (uint8_t)next;
    frame->flag = is_hostile ? HLAS_FLAG_FOUGHT : HLAS_FLAG_WON;
    if (is_hostile) {
        hlas_begin_battle(s, HLAS_RIVAL, region, 0, log);
    }
}

/* R-HLA-31.8: after a battle only if it was won. */
static void harvest_region(struct hlas *s, const struct pl_frame *frame, struct pl_events *log)
{
    uint32_t region = (uint32_t)frame->arg[HLAS_ENEMY_REGION];

    if (frame->flag & HLAS_FLAG_WON) {
        hlas_rival_collect(s, region, HLAS_SOLO_TOKEN_VP, log);
        hlas_rival_yield(s, region, log);
    }
}

static void end_move(struct hlas *s)
{
    hlas_group_clear(s);
    pl_pop(&s->head);
}

static void entered(struct hlas *s, struct pl_events *log)
{
    harvest_region(s, pl_top(&s->head), log);
    end_move(s);
}

static void tell_move(struct hlas *s, uint32_t hero, uint32_t from, uint32_t to,
                      struct pl_events *log)
{
    hlas_tell(s, log, HLAS_EVENT_SOLO_MOVED, PL_NOBODY,
              PL_ARGS((int32_t)hero + 1, (int32_t)from, (int32_t)to));
}

/* On foot. */

static uint8_t min(uint32_t a, uint32_t b)
{
    return (uint8_t)(a < b ? a : b);
}

void hlas_rival_party(struct hlas *s, uint32_t hero)
{
    struct hlas_public *pub = &s->public;
    uint32_t region = pub->hero[HLAS_RIVAL][hero];
    uint32_t serfs = pub->serf[HLAS_RIVAL][region];
    uint32_t warriors = pub->warrior[HLAS_RIVAL][region];

    hlas_group_clear(s);
    pub->group_hero[0] = (uint8_t)(1u << hero);
    pub->group_serf[0] = (uint8_t)serfs;
    pub->group_warrior[0] = (uint8_t)warriors;
    if (region == pub->capital[HLAS_RIVAL]) {
        uint32_t room = HLAS_ARMY_MAX - 1;
        uint8_t first = min(serfs, 1);
        pub->group_warrior[0] = min(warriors, room - first);
        pub->group_serf[0] =
            (uint8_t)(first + min(serfs - first, room - first - pub->group_warrior[0]));
    }
}

/* R-HLA-31.6: units over the limit stay behind, serfs first. */
static void trim(struct hlas *s, uint32_t region)
{
    int32_t room = hlas_room(s, HLAS_RIVAL, region);

    while ((int32_t)hlas_group_size(s) > room) {
        hlas_group_drop(s, 0, s->public.group_serf[0] ? HLAS_SERF : HLAS_WARRIOR);
    }
}

static void walk(struct hlas *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t hero = hero_of(frame);
    uint32_t from = s->public.hero[HLAS_RIVAL][hero];
    uint32_t to = by_compass(&(struct compass){
        .from = from,
        .direction = direction_of(frame),
        .edges = foot_edges,
        .open = enterable(s, hero, hlas_ways[from].march, 1),
    });

    if (to == HLAS_NO_REGION) {
        end_move(s);
        return;
    }
    hlas_rival_party(s, hero);
    trim(s, to);
    tell_move(s, hero, from, to, log);
    hlas_relocate(s, HLAS_RIVAL, from, to);
    enter(s, to, HLAS_ENEMY_ENTERED, log);
}

/* By vessel. */

static bool is_aboard(const struct hlas *s, uint32_t hero)
{
    return s->public.hero[HLAS_RIVAL][hero] >= HLAS_ABOARD;
}

static uint32_t vessel_of(const struct hlas *s, uint32_t hero)
{
    return s->public.hero[HLAS_RIVAL][hero] - (uint32_t)HLAS_ABOARD;
}

/* R-HLA-31.10: into an empty vessel, the air vessel first, with a warrior or else a serf. */
static void board_empty(struct hlas *s, uint32_t hero)
{
    struct hlas_public *pub = &s->public;
    uint32_t region = pub->hero[HLAS_RIVAL][hero];

    for (uint32_t vessel = HLAS_VESSELS; vessel-- > 0;) {
        if (pub->vessel[HLAS_RIVAL][vessel] != region || hlas_crew(s, HLAS_RIVAL, vessel)) {
            continue;
        }
        pub->hero[HLAS_RIVAL][hero] = (uint8_t)(HLAS_ABOARD + vessel);
        if (pub->warrior[HLAS_RIVAL][region]) {
            pub->warrior[HLAS_RIVAL][region]--;
            pub->cargo_warrior[HLAS_RIVAL][vessel]++;
        } else if (pub->serf[HLAS_RIVAL][region]) {
            pub->serf[HLAS_RIVAL][region]--;
            pub->cargo_serf[HLAS_RIVAL][vessel]++;
        }
        return;
    }
}

/* R-HLA-31.11: with those aboard, who stay aboard on land too. */
static void steer(struct hlas *s, uint32_t vessel, uint32_t to)
{
    uint32_t from = s->public.vessel[HLAS_RIVAL][vessel];

    s->public.vessel[HLAS_RIVAL][vessel] = (uint8_t)to;
    hlas_touch(s, HLAS_RIVAL, from);
    hlas_touch(s, HLAS_RIVAL, to);
}

static void sail_or_fly(struct hlas *s, uint32_t vessel, uint32_t to, enum hlas_enemy_step next,
                        struct pl_events *log)
{
    tell_move(s, hero_of(pl_peek(&s->head)), s->public.vessel[HLAS_RIVAL][vessel], to, log);
    steer(s, vessel, to);
    enter(s, to, next, log);
}

static uint32_t size_of(const struct hlas *s, uint32_t vessel)
{
    return 1 + hlas_crew(s, HLAS_RIVAL, vessel);
}

static void begin_move(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = hero_of(frame);

    if (!is_aboard(s, hero)) {
        board_empty(s, hero);
    }
    if (!is_aboard(s, hero)) {
        walk(s, log);
    } else if (vessel_of(s, hero) == AIR) {
        frame->step = HLAS_ENEMY_AIR;
        frame->arg[HLAS_ENEMY_LEFT] = HLAS_SOLO_AIR_STEPS;
    } else {
        frame->step =
            hlas_is_sea(s->public.vessel[HLAS_RIVAL][SEA]) ? HLAS_ENEMY_SEA : HLAS_ENEMY_LEAVE;
        frame->arg[HLAS_ENEMY_LEFT] = HLAS_SOLO_SEA_STEPS;
    }
}

/* R-HLA-31.16: whether from a sea some land can be reached with the steps left. */
static bool can_land(const struct hlas *s, uint32_t hero, uint32_t sea, uint32_t steps)
{
    uint64_t seen = hlas_bit(sea);
    uint64_t rim = seen;

    for (uint32_t i = 0; i < steps; i++) {
        uint64_t next = 0;
        for (; rim; rim &= rim - 1) {
            next |= hlas_ways[pl_lowest(rim)].fly;
        }
        next = enterable(s, hero, next & ~seen, size_of(s, AIR));
        if (next & HLAS_LAND) {
            return true;
        }
        seen |= next;
        rim = next;
    }
    return false;
}

/* R-HLA-31.12: the last step must be land, and no sea without a way out. */
static uint64_t flight_targets(const struct hlas *s, uint32_t hero, uint32_t steps)
{
    uint32_t from = s->public.vessel[HLAS_RIVAL][AIR];
    uint64_t open = enterable(s, hero, hlas_ways[from].fly, size_of(s, AIR));
    uint64_t targets = open & HLAS_LAND;

    for (uint64_t seas = open & HLAS_SEAS; steps > 1 && seas; seas &= seas - 1) {
        targets |= can_land(s, hero, pl_lowest(seas), steps - 1) ? seas & (0 - seas) : 0;
    }
    return targets;
}

static void fly(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = hero_of(frame);
    uint32_t steps = (uint32_t)frame->arg[HLAS_ENEMY_LEFT];
    uint32_t to = HLAS_NO_REGION;

    if (steps > 0) {
        to = by_compass(&(struct compass){
            .from = s->public.vessel[HLAS_RIVAL][AIR],
            .direction = direction_of(frame),
            .edges = air_edges,
            .open = flight_targets(s, hero, steps),
        });
    }
    if (to == HLAS_NO_REGION) {
        end_move(s);
        return;
    }
    frame->arg[HLAS_ENEMY_LEFT]--;
    sail_or_fly(s, AIR, to, HLAS_ENEMY_AIR_ENTERED, log);
}

/* R-HLA-31.17 */
static void fly_home(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t from = (uint32_t)frame->arg[HLAS_ENEMY_REGION];
    uint64_t shores = enterable(s, hero_of(frame), hlas_ways[from].coast, size_of(s, AIR));
    uint32_t to = by_compass(&(struct compass){
        .from = from,
        .direction = direction_of(frame),
        .edges = shore_edges,
        .open = shores & ~hlas_held(s, PERSON),
    });

    if (to == HLAS_NO_REGION) {
        hlas_sink(s, HLAS_RIVAL, AIR, HLAS_FOR_SEA, log);
        end_move(s);
        return;
    }
    sail_or_fly(s, AIR, to, HLAS_ENEMY_ENTERED, log);
}

/* R-HLA-31.15: it stops where it has fought. */
static void flown(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool has_fought = frame->flag & HLAS_FLAG_FOUGHT;
    bool has_won = frame->flag & HLAS_FLAG_WON;
    bool is_over_sea = s->public.vessel[HLAS_RIVAL][AIR] == frame->arg[HLAS_ENEMY_REGION] &&
                       hlas_is_sea((uint32_t)frame->arg[HLAS_ENEMY_REGION]);

    harvest_region(s, frame, log);
    if (!has_fought) {
        frame->step = HLAS_ENEMY_AIR;
    } else if (has_won && is_over_sea) {
        fly_home(s, log);
    } else {
        end_move(s);
    }
}

/* R-HLA-31.13 */
static void sail(struct hlas *s, uint32_t edges, uint64_t targets, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t to = by_compass(&(struct compass){
        .from = s->public.vessel[HLAS_RIVAL][SEA],
        .direction = direction_of(frame),
        .edges = edges,
        .open = enterable(s, hero_of(frame), targets, size_of(s, SEA)),
    });

    if (to == HLAS_NO_REGION) {
        frame->step = HLAS_ENEMY_DOCK;
        return;
    }
    sail_or_fly(s, SEA, to, HLAS_ENEMY_SEA_ENTERED, log);
}

static void leave_shore(struct hlas *s, struct pl_events *log)
{
    sail(s, shore_edges, hlas_ways[s->public.vessel[HLAS_RIVAL][SEA]].coast, log);
}

static void sail_on(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->arg[HLAS_ENEMY_LEFT] == 0) {
        frame->step = HLAS_ENEMY_DOCK;
        return;
    }
    frame->arg[HLAS_ENEMY_LEFT]--;
    sail(s, sea_edges, hlas_ways[s->public.vessel[HLAS_RIVAL][SEA]].sail, log);
}

static void sailed(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    harvest_region(s, frame, log);
    if (frame->flag & HLAS_FLAG_FOUGHT) {
        end_move(s);
        return;
    }
    frame->step = HLAS_ENEMY_SEA;
    if (hlas_regions[frame->arg[HLAS_ENEMY_REGION]].terrain == HLAS_CENTRE) { /* R-HLA-14.3 */
        frame->arg[HLAS_ENEMY_LEFT] = 0;
    }
}

/* R-HLA-31.14: of the person's shores the weakest ones. */
static uint64_t weakest(const struct hlas *s, uint64_t shores)
{
    uint32_t least = UINT32_MAX;
    uint64_t ret = 0;

    for (; shores; shores &= shores - 1) {
        uint32_t natural = hlas_natural(s, PERSON, pl_lowest(shores));
        if (natural < least) {
            least = natural;
            ret = 0;
        }
        ret |= natural == least ? shores & (0 - shores) : 0;
    }
    return ret;
}

/* R-HLA-31.13, R-HLA-31.16: free of charge, or it stays at sea. */
static void dock(struct hlas *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t from = s->public.vessel[HLAS_RIVAL][SEA];
    uint64_t shores = hlas_is_sea(from) ? hlas_ways[from].coast : 0;
    uint64_t hostile = shores & hlas_held(s, PERSON) & ~hlas_closed(s, HLAS_RIVAL);
    uint32_t to = by_compass(&(struct compass){
        .from = from,
        .direction = direction_of(frame),
        .edges = shore_edges,
        .open =
            hostile ? weakest(s, hostile) : enterable(s, hero_of(frame), shores, size_of(s, SEA)),
    });

    if (to == HLAS_NO_REGION) {
        end_move(s);
        return;
    }
    sail_or_fly(s, SEA, to, HLAS_ENEMY_ENTERED, log);
}

void hlas_step_rival_move(struct hlas *s, struct pl_events *log)
{
    static void (*const steps[HLAS_ENEMY_STEP_COUNT])(struct hlas * s, struct pl_events * log) = {
        [HLAS_ENEMY_MOVE] = begin_move,
        [HLAS_ENEMY_ENTERED] = entered,
        [HLAS_ENEMY_AIR] = fly,
        [HLAS_ENEMY_AIR_ENTERED] = flown,
        [HLAS_ENEMY_LEAVE] = leave_shore,
        [HLAS_ENEMY_SEA] = sail_on,
        [HLAS_ENEMY_SEA_ENTERED] = sailed,
        [HLAS_ENEMY_DOCK] = dock,
    };

    steps[pl_peek(&s->head)->step](s, log);
}

/* Attacks. */

/* The search for a target: how far each region is, in which sector the way to it begins, and the
 * region before it. */
struct search {
    uint32_t origin;
    uint32_t reach;
    uint32_t edges;
    int32_t direction;
    bool by_sea; /* R-HLA-30.19: undocking and docking are free, and end the voyage */
    bool on_foot;
    uint64_t links; /* towers one step from the capital, where the way begins (R-HLA-2.11) */
    uint64_t closed;
    uint64_t seen;
    uint8_t distance[HLAS_REGION_COUNT];
    uint8_t first[HLAS_REGION_COUNT];
    uint8_t before[HLAS_REGION_COUNT];
};

/* R-HLA-30.17: nothing lies behind the person's regions, and on foot nothing behind a desert. */
static bool is_end(const struct hlas *s, const struct search *search, uint32_t region)
{
    bool is_at_reach = !search->by_sea && search->distance[region] >= search->reach;

    return region != search->origin &&
           (is_at_reach || hlas_holds(s, PERSON, region) ||
            (search->on_foot && hlas_regions[region].terrain == HLAS_DESERT) ||
            (search->by_sea && !hlas_is_sea(region)));
}

/* Where the way leads on from a region; R-HLA-14.3: by sea from the centre only ashore. */
static uint64_t onward(const struct hlas *s, const struct search *search, uint32_t region)
{
    bool is_stop =
        search->by_sea && region != search->origin && hlas_regions[region].terrain == HLAS_CENTRE;

    if (is_end(s, search, region)) {
        return 0;
    }
    uint64_t next = is_stop ? hlas_ways[region].coast : neighbours(region);
    return (next | (region == search->origin ? search->links : 0)) & ~search->closed;
}

static int32_t sign_of(int32_t n)
{
    return (n > 0) - (n < 0);
}

/* R-HLA-30.18: the point of the compass nearest to a straight line on the map. Half a sector from
 * an axis the sides are 1 to the root of 2 less 1. */
static int32_t straight_bearing(uint32_t from, uint32_t to)
{
    static const int16_t degrees[3][3] = { { 315, 0, 45 }, { 270, 0, 90 }, { 225, 180, 135 } };
    int32_t x = hlas_regions[to].x - hlas_regions[from].x;
    int32_t y = hlas_regions[to].y - hlas_regions[from].y;
    int32_t across = x < 0 ? -x : x;
    int32_t down = y < 0 ? -y : y;
    int32_t more = across > down ? across : down;
    bool is_axis = (across + down) * (across + down) < 2 * more * more;
    int32_t column = is_axis && across < down ? 0 : sign_of(x);
    int32_t row = is_axis && down < across ? 0 : sign_of(y);

    return degrees[row + 1][column + 1];
}

/* A step of the search: along an edge, or by the link, which is on no edge. */
static struct way step_between(const struct search *search, uint32_t from, uint32_t to)
{
    struct way way = way_between(from, to);
    bool is_edge = (neighbours(from) >> to & 1) && (search->edges >> way.kind & 1);

    if (!is_edge && from == search->origin && (search->links >> to & 1)) {
        way =
            (struct way){ .to = to, .kind = HLAS_EDGE_LAND, .bearing = straight_bearing(from, to) };
    }
    return way;
}

/* True if the region is new. */
static bool visit(struct search *search, uint32_t from, const struct way *way)
{
    uint32_t cost = search->by_sea && way->kind == HLAS_EDGE_COAST ? 0 : 1;
    uint32_t distance = search->distance[from] + cost;
    uint8_t first = from == search->origin ? (uint8_t)sector_of(way->bearing, search->direction)
                                           : search->first[from];
    bool is_new = !(search->seen >> way->to & 1);

    if (!(search->edges >> way->kind & 1) || distance > search->reach) {
        return false;
    }
    if (is_new || (search->distance[way->to] == distance && first < search->first[way->to])) {
        search->seen |= hlas_bit(way->to);
        search->distance[way->to] = (uint8_t)distance;
        search->first[way->to] = first;
        search->before[way->to] = (uint8_t)from;
    }
    return is_new;
}

static void explore_ways(const struct hlas *s, struct search *search)
{
    uint8_t queue[HLAS_REGION_COUNT] = { (uint8_t)search->origin };
    uint32_t count = 1;

    search->seen = hlas_bit(search->origin);
    for (uint32_t at = 0; at < count; at++) {
        for (uint64_t next = onward(s, search, queue[at]); next; next &= next - 1) {
            struct way way = step_between(search, queue[at], pl_lowest(next));
            if (visit(search, queue[at], &way)) {
                queue[count++] = (uint8_t)way.to;
            }
        }
    }
}

/* R-HLA-30.17, R-HLA-30.18: the weakest that is not stronger than the army; ties by sector, then by
 * number. */
static uint32_t choose_target(const struct hlas *s, const struct search *search, uint32_t strength)
{
    uint64_t targets = search->seen & hlas_held(s, PERSON);
    uint32_t best = UINT32_MAX;
    uint32_t target = HLAS_NO_REGION;

    for (targets &= ~hlas_bit(search->origin); targets; targets &= targets - 1) {
        uint32_t region = pl_lowest(targets);
        uint32_t natural = hlas_natural(s, PERSON, region);
        uint32_t order = natural << 16 | (uint32_t)search->first[region] << 8 | region;
        if (natural <= strength && order < best) {
            best = order;
            target = region;
        }
    }
    return target;
}

/* R-HLA-31.8: what lies on the way is collected. */
static void collect_on_way(struct hlas *s, const struct search *search, uint32_t target,
                           struct pl_events *log)
{
    uint8_t path[HLAS_REGION_COUNT];
    uint32_t count = 0;

    for (uint32_t at = search->before[target]; at != search->origin; at = search->before[at]) {
        path[count++] = (uint8_t)at;
    }
    while (count > 0) {
        uint32_t region = path[--count];
        hlas_rival_collect(s, region, HLAS_SOLO_TOKEN_VP, log);
        hlas_rival_yield(s, region, log);
    }
}

static uint32_t army_strength(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    uint32_t sum = pub->group_serf[0] * hlas_strength_of(s, HLAS_RIVAL, HLAS_SERF) +
                   pub->group_warrior[0] * hlas_strength_of(s, HLAS_RIVAL, HLAS_WARRIOR);

    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        bool goes = pub->group_hero[0] >> hero & 1;
        sum += goes ? hlas_strength_of(s, HLAS_RIVAL, (enum hlas_kind)(HLAS_HERO_1 + hero)) : 0;
    }
    return sum;
}

static uint32_t crew_strength(const struct hlas *s, uint32_t vessel)
{
    const struct hlas_public *pub = &s->public;
    uint32_t sum = hlas_strength_of(s, HLAS_RIVAL, (enum hlas_kind)(HLAS_SEA_VESSEL + vessel));

    sum += pub->cargo_serf[HLAS_RIVAL][vessel] * hlas_strength_of(s, HLAS_RIVAL, HLAS_SERF);
    sum += pub->cargo_warrior[HLAS_RIVAL][vessel] * hlas_strength_of(s, HLAS_RIVAL, HLAS_WARRIOR);
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        if (pub->hero[HLAS_RIVAL][hero] == HLAS_ABOARD + vessel) {
            sum += hlas_strength_of(s, HLAS_RIVAL, (enum hlas_kind)(HLAS_HERO_1 + hero));
        }
    }
    return sum;
}

static struct search search_for(const struct hlas *s, uint32_t hero, uint32_t card)
{
    const struct hlas_solo_ability *ability =
        &hlas_solo_heroes[s->public.faction[HLAS_RIVAL]][hero];
    bool is_by_vessel = is_aboard(s, hero);
    bool is_by_sea = is_by_vessel && vessel_of(s, hero) == SEA;
    uint32_t vessel_edges = is_by_sea ? sea_edges | shore_edges : air_edges;
    uint32_t origin = hlas_hero_place(s, HLAS_RIVAL, hero);

    return (struct search){
        .origin = origin,
        /* R-HLA-N1.3, R-HLA-N2.3 */
        .reach = ability->power == HLAS_SOLO_IS_REACH ? ability->n : HLAS_SOLO_REACH,
        .edges = is_by_vessel ? vessel_edges : foot_edges,
        .direction = hlas_solo_cards[card].compass,
        .by_sea = is_by_sea,
        .on_foot = !is_by_vessel,
        /* R-HLA-13.2, R-HLA-15.1; back to the capital it never goes (R-HLA-31.5). */
        .links = is_by_sea ? 0 : hlas_links(s, HLAS_RIVAL, origin),
        .closed = forbidden(s, hero),
    };
}

/* R-HLA-30.19, R-HLA-30.20 */
bool hlas_rival_attack(struct hlas *s, uint32_t hero, uint32_t card, struct pl_events *log)
{
    struct search search = search_for(s, hero, card);
    bool is_by_vessel = is_aboard(s, hero);

    explore_ways(s, &search);
    if (!is_by_vessel) {
        hlas_rival_party(s, hero);
    }
    uint32_t strength = is_by_vessel ? crew_strength(s, vessel_of(s, hero)) : army_strength(s);
    uint32_t target = choose_target(s, &search, strength);
    if (target == HLAS_NO_REGION) {
        hlas_group_clear(s);
        return false;
    }
    push_move(s, hero, card);
    collect_on_way(s, &search, target, log);
    if (is_by_vessel) {
        bool is_by_air = vessel_of(s, hero) == AIR;
        sail_or_fly(s, vessel_of(s, hero), target,
                    is_by_air ? HLAS_ENEMY_AIR_ENTERED : HLAS_ENEMY_ENTERED, log);
    } else {
        tell_move(s, hero, search.origin, target, log);
        hlas_relocate(s, HLAS_RIVAL, search.origin, target);
        enter(s, target, HLAS_ENEMY_ENTERED, log);
    }
    return true;
}
