/* The two sides of a battle: who takes part and how strong it is. Changes nothing but the cached
 * totals. */
#include "games/hlas/effects_battle.h"
#include "games/hlas/effects_solo.h"

pl_seat hlas_side_seat(const struct hlas *s, uint32_t side, uint32_t owner)
{
    pl_seat leader = hlas_leader(s, side);
    pl_seat p = owner == HLAS_LEADERS ? leader : hlas_ally(s, leader);

    return p != PL_NOBODY && hlas_is_alive(s, p) ? p : PL_NOBODY;
}

uint32_t hlas_side_of(const struct hlas *s, pl_seat p)
{
    pl_seat attacker = hlas_leader(s, HLAS_ATTACKER);

    return hlas_is_foe(s, attacker, p) ? HLAS_DEFENDER : HLAS_ATTACKER;
}

bool hlas_leads(const struct hlas *s, pl_seat p)
{
    return s->public.battle.lead[HLAS_ATTACKER] == p + 1 ||
           s->public.battle.lead[HLAS_DEFENDER] == p + 1;
}

/* R-HLA-B4.1, R-HLA-B4.4: the Galleon and those aboard fight from where they are. */
static void count_gunners(const struct hlas *s, uint32_t owner, struct hlas_units *units)
{
    const struct hlas_public *pub = &s->public;

    units->of[HLAS_SERF] += pub->group_serf[owner];
    units->of[HLAS_WARRIOR] += pub->group_warrior[owner];
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        units->of[HLAS_HERO_1 + hero] += pub->group_hero[owner] >> hero & 1;
    }
    if (owner == HLAS_LEADERS &&
        pub->vessel[hlas_leader(s, HLAS_ATTACKER)][0] == pub->battle.from) {
        units->of[HLAS_SEA_VESSEL]++;
    }
}

static bool has_tower(const struct hlas *s, pl_seat p, uint32_t region)
{
    return hlas_towers(s, p) >> region & 1;
}

struct hlas_side hlas_side(const struct hlas *s, uint32_t side)
{
    const struct hlas_battle *battle = &s->public.battle;
    struct hlas_side ret = { 0 };

    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat p = hlas_side_seat(s, side, owner);
        if (p == PL_NOBODY) {
            continue;
        }
        ret.of[owner] = hlas_units(s, p, battle->region);
        if (side == HLAS_ATTACKER && battle->from) {
            count_gunners(s, owner, &ret.of[owner]);
        }
        uint8_t towers = has_tower(s, p, battle->region);
        ret.towers = (uint8_t)(ret.towers + towers);
        ret.own_towers = owner == HLAS_LEADERS ? towers : ret.own_towers;
        for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
            ret.units += ret.of[owner].of[kind];
        }
    }
    if (side == HLAS_DEFENDER && battle->owner) {
        ret.has_capital = true;
        ret.has_own_capital = battle->owner == battle->lead[HLAS_DEFENDER];
        ret.bound = (uint8_t)hlas_bound_serfs(s, (pl_seat)(battle->owner - 1));
    }
    return ret;
}

static uint32_t count_of(const struct hlas_side *side, enum hlas_kind kind)
{
    return (uint32_t)side->of[HLAS_LEADERS].of[kind] + side->of[HLAS_ALLIES].of[kind];
}

uint32_t hlas_serfs_of(const struct hlas_side *side)
{
    return count_of(side, HLAS_SERF) + side->bound;
}

bool hlas_takes_part(const struct hlas *s, uint32_t side, enum hlas_kind kind)
{
    struct hlas_side fighters = hlas_side(s, side);

    return fighters.of[HLAS_LEADERS].of[kind] > 0;
}

uint32_t hlas_side_natural(const struct hlas *s, uint32_t side)
{
    struct hlas_side fighters = hlas_side(s, side);
    uint32_t sum = fighters.towers * (uint32_t)HLAS_TOWER_STRENGTH;

    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat p = hlas_side_seat(s, side, owner);
        for (uint32_t kind = HLAS_SERF; p != PL_NOBODY && kind < HLAS_UNIT_KINDS; kind++) {
            sum += fighters.of[owner].of[kind] * hlas_strength_of(s, p, kind);
        }
    }
    return sum;
}

uint32_t hlas_aboard(const struct hlas *s, uint32_t side, uint32_t vessel)
{
    const struct hlas_battle *battle = &s->public.battle;
    pl_seat p = hlas_leader(s, side);
    uint32_t place = side == HLAS_ATTACKER && battle->from ? battle->from : battle->region;

    if (s->public.vessel[p][vessel] != place) {
        return 0;
    }
    if (hlas_is_sea(place)) {
        return hlas_crew(s, p, vessel);
    }
    /* R-HLA-12.6: on land everybody there is as good as aboard. */
    struct hlas_side fighters = hlas_side(s, side);
    uint32_t capacity = hlas_capacity(s, p, vessel);
    uint32_t on_foot = fighters.units - count_of(&fighters, HLAS_SEA_VESSEL) -
                       count_of(&fighters, HLAS_AIR_VESSEL);
    return on_foot < capacity ? on_foot : capacity;
}

/* Strength. */

/* One side seen from both: what bonuses look at. */
struct view {
    const struct hlas *s;
    uint32_t side;
    pl_seat leader;
    struct hlas_side own;
    struct hlas_side foe;
};

static bool is_petrified(const struct hlas *s, uint32_t side, uint32_t owner, enum hlas_kind kind)
{
    const struct hlas_battle *battle = &s->public.battle;
    uint8_t mask = owner == HLAS_LEADERS ? battle->petrified[side] : battle->petrified_ally[side];

    return kind >= HLAS_HERO_1 && (mask >> (kind - HLAS_HERO_1) & 1);
}

/* R-HLA-C25.1: a piece that fights and is not petrified. */
static bool is_active(const struct view *view, uint32_t side, enum hlas_kind kind)
{
    const struct hlas_side *fighters = side == view->side ? &view->own : &view->foe;

    return fighters->of[HLAS_LEADERS].of[kind] > 0 &&
           !is_petrified(view->s, side, HLAS_LEADERS, kind);
}

/* R-HLA-H11.3, R-HLA-N4.2: the enemy's Priestess, unless she is petrified. */
static bool serfs_are_worthless(const struct view *view)
{
    const struct hlas *s = view->s;
    pl_seat enemy = hlas_leader(s, 1 - view->side);

    return is_active(view, 1 - view->side, HLAS_HERO_2) &&
           (hlas_hero(s, enemy, HLAS_PRIESTESS, 3) ||
            hlas_rival_bars(s, enemy, &view->foe, HLAS_SOLO_IS_SERFS_WORTHLESS));
}

/* R-HLA-H9.1, R-HLA-N3.3: the enemy's Pharom. */
static bool heroes_are_barred(const struct view *view)
{
    const struct hlas *s = view->s;
    pl_seat enemy = hlas_leader(s, 1 - view->side);

    return is_active(view, 1 - view->side, HLAS_HERO_3) &&
           (hlas_hero(s, enemy, HLAS_ASSASSIN, 1) ||
            hlas_rival_bars(s, enemy, &view->foe, HLAS_SOLO_IS_NO_HERO_BONUS));
}

/* R-HLA-18.9, R-HLA-21.1 */
static int32_t natural_total(const struct view *view)
{
    const struct hlas *s = view->s;
    bool is_worthless = serfs_are_worthless(view);
    int32_t sum = view->own.towers * HLAS_TOWER_STRENGTH;

    for (uint32_t owner = 0; owner < HLAS_OWNERS; owner++) {
        pl_seat p = hlas_side_seat(s, view->side, owner);
        for (uint32_t kind = HLAS_SERF; p != PL_NOBODY && kind < HLAS_UNIT_KINDS; kind++) {
            bool counts = view->own.of[owner].of[kind] > 0 &&
                          !is_petrified(s, view->side, owner, kind) &&
                          !(kind == HLAS_SERF && is_worthless);
            sum +=
                counts ? (int32_t)(view->own.of[owner].of[kind] * hlas_strength_of(s, p, kind)) : 0;
        }
    }
    if (view->own.has_capital) {
        sum += (int32_t)hlas_capital_strength(s, (pl_seat)(s->public.battle.owner - 1));
        sum += is_worthless ? 0 : view->own.bound * HLAS_BUILDING_SERF_STRENGTH;
    }
    return sum;
}

/* The numbers in the names of two conditions. */
/* The conditions of BONUS; R-HLA-26.5: a capital region is none of these. */
static bool holds(const struct view *view, enum hlas_if when)
{
    enum hlas_terrain terrain = hlas_regions[view->s->public.battle.region].terrain;
    bool attacks = view->side == HLAS_ATTACKER;

    switch (when) {
    case HLAS_IF_ALWAYS: return true;
    case HLAS_IF_ON_PLAIN: return terrain == HLAS_PLAIN;
    case HLAS_IF_ON_FOREST: return terrain == HLAS_FOREST;
    case HLAS_IF_ON_MOUNTAIN: return terrain == HLAS_MOUNTAIN;
    case HLAS_IF_ATTACKING: return attacks;
    case HLAS_IF_DEFENDING: return !attacks;
    case HLAS_IF_SMALL_ATTACK: return attacks && view->own.units <= HLAS_SMALL_ATTACK_UNITS;
    case HLAS_IF_SERF_ALONG: return hlas_serfs_of(&view->own) > 0;
    case HLAS_IF_TWO_WARRIORS_ALONG:
        return count_of(&view->own, HLAS_WARRIOR) >= HLAS_WARRIORS_ALONG;
    case HLAS_IF_STRUCTURE_ALONG: return hlas_has_own_structure(&view->own);
    }
    return false;
}

/* R-HLA-B5.2, R-HLA-B9.2: of those aboard at the start, as many as are still there. */
static uint32_t still_aboard(const struct view *view, uint32_t vessel)
{
    uint32_t began = view->s->public.battle.aboard[view->side][vessel];
    uint32_t now = hlas_aboard(view->s, view->side, vessel);

    return began < now ? began : now;
}

/* How often BONUS counts. */
static uint32_t times(const struct view *view, enum hlas_per per, enum hlas_with with)
{
    switch (per) {
    case HLAS_PER_ONCE: return with == HLAS_WITH_OWN_TOWER ? view->own.own_towers : 1;
    case HLAS_PER_OWN_WARRIOR: return count_of(&view->own, HLAS_WARRIOR);
    case HLAS_PER_ENEMY_SERF: return hlas_serfs_of(&view->foe);
    case HLAS_PER_ABOARD: return still_aboard(view, with == HLAS_WITH_OWN_AIR);
    case HLAS_PER_OWN_TOWER: return view->own.own_towers;
    }
    return 0;
}

/* R-HLA-26.3: whether the piece that a bonus names is in the battle; `self` is a hero's own
 * kind. */
static bool is_with(const struct view *view, enum hlas_with with, enum hlas_kind self)
{
    switch (with) {
    case HLAS_WITH_NO_PIECE:
    case HLAS_WITH_OWN_TOWER: return true;
    case HLAS_WITH_SELF: return is_active(view, view->side, self);
    case HLAS_WITH_OWN_SEA: return is_active(view, view->side, HLAS_SEA_VESSEL);
    case HLAS_WITH_OWN_AIR: return is_active(view, view->side, HLAS_AIR_VESSEL);
    }
    return false;
}

static int32_t bonus_of(const struct view *view, const struct hlas_ability *ability,
                        enum hlas_kind self)
{
    if (!ability->is_bonus || !is_with(view, ability->with, self) || !holds(view, ability->when)) {
        return 0;
    }
    return (int32_t)(ability->n * times(view, ability->per, ability->with));
}

/* R-HLA-26.2, R-HLA-26.3, R-HLA-26.4, R-HLA-28.10: those of the leader, for all units on the
 * leader's side; of structures only for the leader's own. */
static int32_t ability_bonuses(const struct view *view)
{
    const struct hlas_public *pub = &view->s->public;
    uint32_t faction = pub->faction[view->leader];
    uint32_t level = pub->level[view->leader];
    bool is_barred = heroes_are_barred(view);
    int32_t sum = 0;

    for (uint32_t i = 0; i < HLAS_BUILDINGS; i++) {
        const struct hlas_ability *tiers =
            hlas_building_abilities[(faction - 1) * HLAS_BUILDINGS + i + 1];
        for (uint32_t t = 0; (pub->built[view->leader] >> i & 1) && t < level; t++) {
            sum += bonus_of(view, &tiers[t], HLAS_NO_KIND);
        }
    }
    for (uint32_t i = 0; !is_barred && i < HLAS_HEROES; i++) {
        const struct hlas_ability *tiers = hlas_hero_abilities[(faction - 1) * HLAS_HEROES + i + 1];
        for (uint32_t t = 0; pub->hero[view->leader][i] && t < level; t++) {
            sum += bonus_of(view, &tiers[t], (enum hlas_kind)(HLAS_HERO_1 + i));
        }
    }
    return sum;
}

static int32_t solo_bonus_of(const struct view *view, const struct hlas_solo_ability *ability)
{
    bool counts = ability->power == HLAS_SOLO_IS_BONUS && holds(view, ability->when);

    return counts ? (int32_t)(ability->n * times(view, ability->per, HLAS_WITH_NO_PIECE)) : 0;
}

/* R-HLA-30.16: the solo enemy has what its board says, of heroes who fight, and its special one.
 * R-HLA-N1.1, R-HLA-N1.7, R-HLA-N2.1, R-HLA-N2.2, R-HLA-N2.7, R-HLA-N3.1, R-HLA-N4.1, R-HLA-N4.7 */
static int32_t solo_bonuses(const struct view *view)
{
    uint32_t faction = view->s->public.faction[view->leader];
    int32_t sum = 0;

    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        if (is_active(view, view->side, (enum hlas_kind)(HLAS_HERO_1 + i))) {
            sum += solo_bonus_of(view, &hlas_solo_heroes[faction][i]);
        }
    }
    if (hlas_rival_unlocked(view->s, HLAS_UNLOCK_SPECIAL)) {
        sum += solo_bonus_of(view, &hlas_solo_specials[faction]);
    }
    return sum;
}

/* R-HLA-19.6, R-HLA-19.12; what the solo enemy's card adds is in the bonus (R-HLA-32.2). */
static int32_t tactic_strength(const struct view *view)
{
    const struct hlas_battle *battle = &view->s->public.battle;
    const struct hlas_tactic_fact *tactic = &hlas_tactics[battle->tactic[view->side]];
    uint32_t enemy = 1 - view->side;
    int32_t sum = 0;

    if (battle->tactic[view->side] == HLAS_NO_TACTIC || (battle->dead >> view->side & 1) ||
        hlas_is_rival(view->s, view->leader)) {
        return 0;
    }
    sum += tactic->strength;
    /* R-HLA-T1.1 */
    if (view->side == HLAS_DEFENDER && battle->owner == view->leader + 1) {
        sum += tactic->capital_bonus;
    }
    if (tactic->beats && battle->tactic[enemy] == tactic->beats && !(battle->dead >> enemy & 1)) {
        sum += tactic->beats_by;
    }
    return sum;
}

uint32_t hlas_total(const struct hlas *s, uint32_t side)
{
    struct view view = {
        .s = s,
        .side = side,
        .leader = hlas_leader(s, side),
        .own = hlas_side(s, side),
        .foe = hlas_side(s, 1 - side),
    };
    int32_t sum = natural_total(&view) + s->public.battle.bonus[side] + tactic_strength(&view);

    sum += hlas_is_rival(s, view.leader) ? solo_bonuses(&view) : ability_bonuses(&view);
    return sum > 0 ? (uint32_t)sum : 0;
}

const struct pl_frame *hlas_battle_frame(const struct hlas *s)
{
    uint32_t at = s->head.frame_count;

    while (at > 0 && s->head.frame[at - 1].kind != HLAS_FRAME_BATTLE) {
        at--;
    }
    return at > 0 ? &s->head.frame[at - 1] : NULL;
}

void hlas_refresh_strength(struct hlas *s)
{
    if (s->public.battle.region == HLAS_NO_REGION) {
        return;
    }
    const struct pl_frame *frame = hlas_battle_frame(s);
    if (frame == NULL || frame->step > HLAS_BATTLE_COMPARE) {
        return;
    }
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        s->public.battle.strength[side] = (uint8_t)hlas_total(s, side);
    }
}
