/* What a position of Heroes of Land, Air & Sea is worth: the account as it stands and what is
 * likely to come of it. Rough figures throughout; the search sees the rest. */
#include "bots/policy/hlas_outlook.h"
#include "games/hlas/score.h"

#define TYPICAL_ROUNDS  13.0f /* of a game between players who know what they want */
#define ROUNDS_LEAST    2.5f  /* until a player has begun the end */
#define TOKEN           1.3f  /* an unresolved token */
#define RESOURCE        0.28f
#define RESOURCE_SPARE  0.08f /* one above what can soon be spent */
#define RESOURCES_SPENT 6
#define SERF            0.45f
#define SERF_AT_HOME    0.35f /* can follow or muster */
#define SERFS_AT_HOME   2
#define WARRIOR         0.45f /* beside its point */
#define HERO            1.2f
#define VESSEL          0.5f
#define BUILDING        0.12f /* for each round left, beside its point */
#define LEVEL           0.30f
#define CARD            0.45f
#define SCRIBED         0.10f
#define LOSS            0.45f /* of a point of strength */
#define KILL            0.30f
#define FALL            25.0f /* the fear of losing the capital, with everything */

static float least(float a, float b)
{
    return a < b ? a : b;
}

static float most(float a, float b)
{
    return a > b ? a : b;
}

static bool is_end_near(const struct hlas *s)
{
    return s->public.end_round != 0;
}

void policy_hlas_look(struct policy_outlook *o, const struct hlas *s)
{
    float guess = TYPICAL_ROUNDS - (float)s->public.round;

    o->s = s;
    o->rounds = is_end_near(s) ? (float)(s->public.end_round - s->public.round) + 0.7f
                               : most(guess, ROUNDS_LEAST);
}

/* How likely a lead in strength wins a battle, tactics being what they are. */
static float chance_of(float lead)
{
    return least(most(0.45f + lead * 0.11f, 0.03f), 0.97f);
}

/* Regions. */

/* What a region yields in the harvests to come. */
static float harvests(const struct policy_outlook *o, float yield)
{
    return 0.7f * RESOURCE * yield * most(o->rounds - 0.5f, 0);
}

/* What it brings to hold a region to the end, with a serf at work or without. */
static float region_points(const struct policy_outlook *o, uint32_t region, bool has_serf)
{
    const struct hlas_public *pub = &o->s->public;
    const struct hlas_region_fact *fact = &hlas_regions[region];
    float points = HLAS_REGION_VP;

    for (uint32_t i = 0; i < HLAS_TOKEN_PILE; i++) {
        points += (float)hlas_tokens[pub->stay[region][i]].effect.n[0];
    }
    if (fact->resource != HLAS_NO_RESOURCE) {
        points += harvests(o, has_serf && fact->workers ? 2.0f : 1.0f);
    }
    return points;
}

static float tokens_in(const struct hlas *s, uint32_t region)
{
    const uint8_t *up = s->public.up[region];

    return TOKEN * (float)(s->public.down[region] + (up[0] != 0) + (up[1] != 0));
}

/* Armies. */

static uint32_t foe_natural(const struct hlas *s, pl_seat seat, uint32_t region, uint32_t *capitals)
{
    uint32_t sum = 0;

    for (uint32_t foes = hlas_foes(s, seat); foes; foes &= foes - 1) {
        pl_seat foe = (pl_seat)pl_lowest(foes);
        if (hlas_holds(s, foe, region)) {
            sum += hlas_natural(s, foe, region);
            *capitals += s->public.capital[foe] == region;
        }
    }
    return sum;
}

/* What a victory there takes from the others, and brings. */
static float victory_points(const struct policy_outlook *o, const struct policy_army *army,
                            uint32_t region, uint32_t enemy, bool is_capital)
{
    float points =
        region_points(o, region, army->has_serf) + KILL * (float)enemy + tokens_in(o->s, region);

    if (is_capital) {
        points += HLAS_CONQUEST_VP + (hlas_players(o->s) == 2 ? 60.0f : 12.0f);
    }
    return points;
}

static float attack_points(const struct policy_outlook *o, const struct policy_army *army,
                           uint32_t region)
{
    uint32_t capitals = 0;
    uint32_t enemy = foe_natural(o->s, army->seat, region, &capitals);
    float chance = chance_of((float)army->strength - (float)enemy);
    float loss = LOSS * (float)army->strength;

    return HLAS_ATTACK_VP + chance * victory_points(o, army, region, enemy, capitals) -
           (1.0f - chance) * loss;
}

/* How strong the strongest foe is who could march here in a step or two. */
static uint32_t threat_to(const struct hlas *s, pl_seat seat, uint32_t region)
{
    uint64_t near = hlas_ways[region].march | hlas_ways[region].coast;
    uint64_t around = near;
    uint32_t worst = 0;

    for (; near; near &= near - 1) {
        around |= hlas_ways[pl_lowest(near)].march;
    }
    for (uint32_t foes = hlas_foes(s, seat); foes; foes &= foes - 1) {
        pl_seat foe = (pl_seat)pl_lowest(foes);
        for (uint64_t left = around & hlas_held(s, foe); left; left &= left - 1) {
            uint32_t there = pl_lowest(left);
            uint32_t army = hlas_natural(s, foe, there);
            uint32_t walls = s->public.capital[foe] == there
                                 ? hlas_capital_strength(s, foe) + hlas_bound_serfs(s, foe)
                                 : 0;
            worst = army > walls && army - walls > worst ? army - walls : worst;
        }
    }
    return worst;
}

float policy_hlas_goal_points(const struct policy_outlook *o, const struct policy_army *army,
                              uint32_t region)
{
    const struct hlas *s = o->s;
    float points = 0;

    if (army->leaves_nobody) {
        points -= region_points(o, army->origin, army->has_serf);
    }
    if (hlas_hostile(s, army->seat) >> region & 1) {
        return points + attack_points(o, army, region);
    }
    bool is_owned = hlas_holds(s, army->seat, region);
    points += tokens_in(s, region);
    points += is_owned ? 0 : region_points(o, region, army->has_serf);
    /* Forward to where something can be had. */
    points += s->public.capital[army->seat] == region ? -0.2f : 0.05f * (float)army->size;
    return points;
}

struct policy_army policy_hlas_group(const struct policy_outlook *o, pl_seat seat, uint32_t origin)
{
    const struct hlas *s = o->s;
    const struct hlas_public *pub = &s->public;
    struct policy_army army = { .seat = seat,
                                .origin = origin,
                                .has_serf = pub->group_serf[0] > 0 };
    uint32_t heroes = pub->group_hero[0];

    army.size = hlas_group_size(s) + (pub->group_vessel != 0);
    army.strength = pub->group_serf[0] + pub->group_serf[1] +
                    2u * (pub->group_warrior[0] + pub->group_warrior[1]);
    for (; heroes; heroes &= heroes - 1) {
        army.strength +=
            hlas_strength_of(s, seat, (enum hlas_kind)(HLAS_HERO_1 + pl_lowest(heroes)));
    }
    if (pub->group_vessel) {
        army.strength += hlas_strength_of(s, seat, (enum hlas_kind)pub->group_vessel);
    }
    army.leaves_nobody = pub->capital[seat] != origin && !(hlas_towers(s, seat) >> origin & 1) &&
                         hlas_unit_count(s, seat, origin) == army.size;
    return army;
}

static float best_goal(const struct policy_outlook *o, const struct policy_army *army,
                       uint64_t regions)
{
    float best = 0;

    for (; regions; regions &= regions - 1) {
        best = most(best, policy_hlas_goal_points(o, army, pl_lowest(regions)));
    }
    return best;
}

static uint64_t reach_of(const struct policy_outlook *o, const struct policy_army *army,
                         uint32_t steps)
{
    return hlas_march_reach(
        o->s, army->seat,
        &(struct hlas_march){
            .origin = army->origin, .steps = steps, .size = army->size, .may_fight = true });
}

/* A serf alone, or everybody else together. */
float policy_hlas_march_points(const struct policy_outlook *o, pl_seat seat, uint32_t origin)
{
    const struct hlas *s = o->s;
    struct hlas_units units = hlas_units(s, seat, origin);
    bool is_home = s->public.capital[seat] == origin || (hlas_towers(s, seat) >> origin & 1);
    struct policy_army army = { .seat = seat, .origin = origin };
    float best = 0;
    uint32_t steps = 3;

    if (units.of[HLAS_SERF]) {
        army.size = 1;
        army.strength = 1;
        army.has_serf = true;
        army.leaves_nobody = !is_home && hlas_unit_count(s, seat, origin) == 1;
        best = best_goal(o, &army, reach_of(o, &army, 2));
    }
    army = (struct policy_army){ .seat = seat, .origin = origin };
    for (uint32_t kind = HLAS_WARRIOR; kind <= HLAS_HERO_3; kind++) {
        army.size += units.of[kind];
        army.strength += units.of[kind] * hlas_strength_of(s, seat, kind);
        steps = units.of[kind] && hlas_units_of[s->public.faction[seat]][kind].speed < steps
                    ? hlas_units_of[s->public.faction[seat]][kind].speed
                    : steps;
    }
    if (army.size) {
        army.size = army.size > HLAS_ARMY_MAX ? HLAS_ARMY_MAX : army.size;
        army.leaves_nobody = !is_home && units.of[HLAS_SERF] == 0;
        best = most(best, best_goal(o, &army, reach_of(o, &army, steps)));
    }
    return best;
}

float policy_hlas_best_march(const struct policy_outlook *o, pl_seat seat)
{
    float best = 0;

    for (uint64_t left = hlas_held(o->s, seat) & HLAS_LAND; left; left &= left - 1) {
        best = most(best, policy_hlas_march_points(o, seat, pl_lowest(left)));
    }
    return best;
}

/* Where the group of the question on top could go, by its own list. */
static float best_go(const struct policy_outlook *o, const struct policy_army *army,
                     const struct pl_legal *list)
{
    float best = 0;

    for (uint32_t i = 0; i < list->count; i++) {
        if (pl_act_kind(list->action[i]) == HLAS_ACT_GO) {
            best = most(best, policy_hlas_goal_points(o, army, pl_act_a(list->action[i])));
        }
    }
    return best;
}

/* The best that going on with the vessel of CREW promises. */
static float voyage_points(const struct policy_outlook *o, pl_seat seat, uint32_t kind)
{
    struct pl_legal list;
    uint32_t place = o->s->public.vessel[seat][kind - HLAS_SEA_VESSEL];
    struct policy_army army = policy_hlas_group(o, seat, place);

    list.count = 0;
    hlas_legal_crew(o->s, seat, &list);
    return best_go(o, &army, &list);
}

/* What is being decided. */

/* The group as it is, or with everybody who could still come. */
static float army_promise(const struct policy_outlook *o, const struct pl_frame *frame)
{
    uint32_t origin = (uint32_t)frame->arg[HLAS_ARMY_FROM];
    struct policy_army army = policy_hlas_group(o, frame->seat, origin);
    float all = 0.9f * policy_hlas_march_points(o, frame->seat, origin);
    struct pl_legal list;

    if (frame->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT || army.size == 0) {
        return all;
    }
    list.count = 0;
    hlas_legal_army(o->s, frame->seat, &list);
    return most(all, best_go(o, &army, &list));
}

/* A move that was begun is worth what it can still become. */
static float promise(const struct policy_outlook *o, pl_seat seat)
{
    const struct pl_frame *top = pl_peek(&o->s->head);

    if (top->seat != seat) {
        return 0;
    }
    switch (top->kind) {
    case HLAS_FRAME_ORIGIN: return 0.9f * policy_hlas_best_march(o, seat);
    case HLAS_FRAME_ARMY: return army_promise(o, top);
    case HLAS_FRAME_CREW:
        return 0.9f * voyage_points(o, seat, (uint32_t)top->arg[HLAS_CREW_VESSEL]);
    default: return 0;
    }
}

/* Battles. */

/* Both sides hold the region now; one will not. */
static float battle_points(const struct policy_outlook *o, pl_seat seat)
{
    const struct hlas *s = o->s;
    const struct hlas_battle *battle = &s->public.battle;
    uint32_t region = battle->region;
    bool attacks = battle->lead[HLAS_ATTACKER] == seat + 1;
    float lead = (float)battle->strength[HLAS_ATTACKER] - (float)battle->strength[HLAS_DEFENDER];
    float chance = chance_of(lead);
    float risk = attacks ? 1.0f - chance : chance;
    float natural = (float)hlas_natural(s, seat, region);

    if (battle->owner == seat + 1) {
        return -risk * FALL;
    }
    float loss = region_points(o, region, false) + 0.5f * LOSS * natural;
    float prize = attacks ? chance * tokens_in(s, region) : 0;
    if (attacks && battle->owner) {
        prize += chance * (hlas_players(s) == 2 ? 60.0f : 12.0f);
    }
    return prize - risk * loss;
}

static bool fights(const struct hlas *s, pl_seat seat)
{
    const struct hlas_battle *battle = &s->public.battle;

    return battle->region &&
           (battle->lead[HLAS_ATTACKER] == seat + 1 || battle->lead[HLAS_DEFENDER] == seat + 1);
}

/* The position. */

static float stock_points(const struct policy_outlook *o, pl_seat seat)
{
    float worth = least(o->rounds / 3.0f, 1.0f);
    float sum = 0;

    for (uint32_t what = 0; what < HLAS_RESOURCES; what++) {
        float n = o->s->public.resource[seat][what];
        sum += RESOURCE * least(n, RESOURCES_SPENT) + RESOURCE_SPARE * most(n - RESOURCES_SPENT, 0);
    }
    return sum * worth;
}

static float unit_points(const struct policy_outlook *o, pl_seat seat)
{
    const struct hlas_public *pub = &o->s->public;
    float time = least(o->rounds / 4.0f, 1.0f);
    float serfs = (float)(HLAS_SERFS - pub->serf[seat][0]);
    float warriors = (float)(HLAS_WARRIORS - pub->warrior[seat][0]);
    float home = (float)pub->serf[seat][pub->capital[seat]];
    float sum = SERF * serfs + WARRIOR * warriors;

    sum += SERF_AT_HOME * least(home, SERFS_AT_HOME);
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        sum += pub->hero[seat][hero] ? HERO : 0;
    }
    for (uint32_t vessel = 0; vessel < HLAS_VESSELS; vessel++) {
        sum += pub->vessel[seat][vessel] ? VESSEL : 0;
    }
    return sum * time;
}

static float growth_points(const struct policy_outlook *o, pl_seat seat)
{
    const struct hlas_public *pub = &o->s->public;
    float sum = BUILDING * (float)__builtin_popcount(pub->built[seat]) +
                LEVEL * (float)(pub->level[seat] - 1);
    float cards = CARD * (float)pub->library_count[seat];

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        sum += pub->scribed[seat][i] ? SCRIBED : 0;
    }
    return sum * most(o->rounds - 1.0f, 0) + cards * least(o->rounds / 3.0f, 1.0f);
}

/* Serfs at work and towers on resources; what a region gives without them is in the account of
 * regions to come. */
static float income_points(const struct policy_outlook *o, pl_seat seat)
{
    const struct hlas *s = o->s;
    uint64_t sources =
        hlas_of_terrain[HLAS_MOUNTAIN] | hlas_of_terrain[HLAS_PLAIN] | hlas_of_terrain[HLAS_FOREST];
    float yield = 0;

    for (uint64_t left = hlas_held(s, seat) & sources; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        uint32_t serfs = s->public.serf[seat][region];
        uint32_t workers = hlas_regions[region].workers;
        yield += 1.0f + (float)(serfs < workers ? serfs : workers);
        yield += hlas_towers(s, seat) >> region & 1 ? HLAS_HARVEST_TOWER : 0;
    }
    return harvests(o, yield);
}

static float danger_points(const struct policy_outlook *o, pl_seat seat)
{
    const struct hlas *s = o->s;
    uint32_t home = s->public.capital[seat];
    float lead = (float)threat_to(s, seat, home) - (float)hlas_natural(s, seat, home);
    float chance = chance_of(lead - 1.5f);

    return -0.5f * FALL * (chance > 0.1f ? chance : 0);
}

static float seat_points(const struct policy_outlook *o, pl_seat seat)
{
    const struct hlas *s = o->s;
    float sum;

    if (!hlas_is_alive(s, seat)) {
        return -FALL;
    }
    sum = (float)hlas_account(s, seat).total + stock_points(o, seat);
    if (s->public.capital[seat] == HLAS_NO_REGION) {
        return sum;
    }
    sum += unit_points(o, seat) + growth_points(o, seat) + income_points(o, seat) +
           danger_points(o, seat);
    return sum + (fights(s, seat) ? battle_points(o, seat) : 0);
}

/* The solo enemy counts against the person; the rest keeps the sum above what a fallen person
 * has. */
#define SOLO_REST 40.0f

float policy_hlas_points(const struct policy_outlook *o, pl_seat seat)
{
    const struct hlas *s = o->s;
    pl_seat ally = hlas_ally(s, seat);
    float points = seat_points(o, seat) + (s->head.frame_count ? promise(o, seat) : 0);

    if (hlas_is_solo(s)) {
        points += SOLO_REST - (float)hlas_account(s, HLAS_RIVAL).total;
    }
    return ally == PL_NOBODY ? points : points + seat_points(o, ally);
}
