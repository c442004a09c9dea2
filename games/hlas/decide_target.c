/* What spells aim at (R-HLA-17.4, R-HLA-17.5). Lists ascend by region, seat and kind. */
#include "games/hlas/effects_spell.h"

static void add_aim(struct pl_legal *list, uint32_t region, uint32_t seat, uint32_t kind)
{
    pl_legal_add(list, pl_act(HLAS_ACT_TARGET, (uint16_t)region, (uint16_t)seat, (uint16_t)kind));
}

static uint64_t held_by(const struct hlas *s, uint32_t seats)
{
    uint64_t regions = 0;

    for (; seats; seats &= seats - 1) {
        regions |= hlas_held(s, (pl_seat)pl_lowest(seats));
    }
    return regions;
}

static void add_regions(uint64_t regions, struct pl_legal *list)
{
    for (; regions; regions &= regions - 1) {
        add_aim(list, pl_lowest(regions), 0, 0);
    }
}

/* R-HLA-C1.1 */
static void add_region(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    (void)p;
    add_regions(HLAS_LAND & hlas_in_play(s) & ~hlas_standing(s), list);
}

/* R-HLA-C12.1 */
static void add_own_region(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    add_regions(hlas_held(s, p) & ~hlas_standing(s), list);
}

/* R-HLA-C8.1 */
static void add_home(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    uint64_t regions = hlas_held(s, p) & HLAS_LAND;

    for (; regions && hlas_supply(s, p, HLAS_WARRIOR); regions &= regions - 1) {
        if (hlas_room(s, p, pl_lowest(regions)) > 0) {
            add_aim(list, pl_lowest(regions), 0, 0);
        }
    }
}

/* R-HLA-C10.1 */
static void add_soldier(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    uint32_t foes = hlas_foes(s, p);
    uint64_t regions = held_by(s, foes) & ~hlas_standing(s);

    for (; regions; regions &= regions - 1) {
        for (uint32_t left = foes; left; left &= left - 1) {
            struct hlas_units units = hlas_units(s, (pl_seat)pl_lowest(left), pl_lowest(regions));
            for (uint32_t kind = HLAS_SERF; kind <= HLAS_WARRIOR; kind++) {
                if (units.of[kind]) {
                    add_aim(list, pl_lowest(regions), pl_lowest(left), kind);
                }
            }
        }
    }
}

/* Seats of the other side, ascending. */
static uint32_t enemies_in_battle(const struct hlas *s, pl_seat p)
{
    uint32_t side = 1 - hlas_side_of(s, p);
    pl_seat ally = hlas_side_seat(s, side, HLAS_ALLIES);

    return 1u << hlas_leader(s, side) | (ally == PL_NOBODY ? 0 : 1u << ally);
}

uint32_t hlas_stones(const struct hlas *s, pl_seat p)
{
    const struct hlas_battle *battle = &s->public.battle;
    uint32_t side = hlas_side_of(s, p);

    return hlas_leads(s, p) ? battle->petrified[side] : battle->petrified_ally[side];
}

/* Kinds of the other side of a battle, within bounds, where they are: those of a Galleon that fires
 * from afar are not in the region attacked (R-HLA-B4.4). R-HLA-26.11 */
static void add_fighters(const struct hlas *s, pl_seat p, enum hlas_kind first, enum hlas_kind last,
                         struct pl_legal *list)
{
    const struct hlas_battle *battle = &s->public.battle;
    uint32_t side = 1 - hlas_side_of(s, p);
    uint32_t place = side == HLAS_ATTACKER && battle->from ? battle->from : battle->region;
    struct hlas_side fighters = hlas_side(s, side);

    for (uint32_t seats = enemies_in_battle(s, p); seats; seats &= seats - 1) {
        uint32_t seat = pl_lowest(seats);
        uint32_t owner = seat == hlas_leader(s, side) ? HLAS_LEADERS : HLAS_ALLIES;
        uint32_t stones = hlas_stones(s, (pl_seat)seat);
        for (uint32_t kind = first; kind <= last; kind++) {
            bool is_stone = kind >= HLAS_HERO_1 && (stones >> (kind - HLAS_HERO_1) & 1);
            if (fighters.of[owner].of[kind] && !is_stone) {
                add_aim(list, place, seat, kind);
            }
        }
    }
}

/* R-HLA-C20.1 */
static void add_fighter(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    add_fighters(s, p, HLAS_SERF, HLAS_WARRIOR, list);
}

/* R-HLA-C25.1 */
static void add_champion(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    add_fighters(s, p, HLAS_HERO_1, HLAS_AIR_VESSEL, list);
}

/* R-HLA-C11.1 */
uint64_t hlas_gale_steps(const struct hlas *s, pl_seat owner, uint32_t vessel)
{
    uint32_t from = s->public.vessel[owner][vessel];
    const struct hlas_ways *ways = &hlas_ways[from];

    if (vessel == 0) {
        return ways->coast | ways->sail;
    }
    return hlas_is_sea(from) ? ways->fly : ways->fly & HLAS_LAND;
}

uint64_t hlas_gale_reach(const struct hlas *s, pl_seat owner, uint32_t vessel)
{
    int32_t size = 1 + (int32_t)hlas_crew(s, owner, vessel);
    uint64_t next = hlas_gale_steps(s, owner, vessel);
    uint64_t reach = 0;

    next &= hlas_in_play(s) & ~hlas_standing(s) & ~hlas_hostile(s, owner);
    for (; next; next &= next - 1) {
        reach |= size <= hlas_room(s, owner, pl_lowest(next)) ? next & (0 - next) : 0;
    }
    return reach;
}

static void add_vessel(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    uint32_t foes = hlas_foes(s, p);
    uint64_t regions = held_by(s, foes) & ~hlas_standing(s);

    for (; regions; regions &= regions - 1) {
        for (uint32_t left = foes; left; left &= left - 1) {
            pl_seat owner = (pl_seat)pl_lowest(left);
            for (uint32_t vessel = 0; vessel < HLAS_VESSELS; vessel++) {
                if (s->public.vessel[owner][vessel] == pl_lowest(regions) &&
                    hlas_gale_reach(s, owner, vessel)) {
                    add_aim(list, pl_lowest(regions), owner, HLAS_SEA_VESSEL + vessel);
                }
            }
        }
    }
}

/* R-HLA-C13.1 */
static void add_opponent(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    for (uint32_t foes = hlas_foes(s, p); foes; foes &= foes - 1) {
        add_aim(list, 0, pl_lowest(foes), 0);
    }
}

/* R-HLA-C17.1 */
static void add_hero(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    for (uint32_t hero = 0; hero < HLAS_HEROES; hero++) {
        if (!s->public.hero[p][hero] && (s->public.built[p] >> hero & 1)) {
            add_aim(list, 0, 0, HLAS_HERO_1 + hero);
        }
    }
}

/* R-HLA-C18.1 */
static void add_army(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    uint32_t foes = hlas_foes(s, p);
    uint64_t regions = held_by(s, foes) & ~hlas_standing(s);

    for (; regions; regions &= regions - 1) {
        for (uint32_t left = foes; left; left &= left - 1) {
            struct hlas_units units = hlas_units(s, (pl_seat)pl_lowest(left), pl_lowest(regions));
            uint32_t count = 0;
            for (uint32_t kind = HLAS_SERF; kind <= HLAS_HERO_3; kind++) {
                count += units.of[kind];
            }
            if (count) {
                add_aim(list, pl_lowest(regions), pl_lowest(left), 0);
            }
        }
    }
}

/* R-HLA-C16.1: an own serf, if there is a warrior to come, or an enemy warrior. */
static void add_changeling(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    uint32_t foes = hlas_foes(s, p);
    uint64_t standing = hlas_standing(s);
    uint64_t regions = held_by(s, foes | 1u << p);

    for (; regions; regions &= regions - 1) {
        uint32_t region = pl_lowest(regions);
        for (uint32_t left = foes | 1u << p; left; left &= left - 1) {
            pl_seat owner = (pl_seat)pl_lowest(left);
            uint32_t kind = owner == p ? HLAS_SERF : HLAS_WARRIOR;
            bool is_open =
                owner == p ? hlas_supply(s, p, HLAS_WARRIOR) > 0 : !(standing >> region & 1);
            if (is_open && hlas_units(s, owner, region).of[kind]) {
                add_aim(list, region, owner, kind);
            }
        }
    }
}

void hlas_add_targets(const struct hlas *s, pl_seat p, uint32_t spell, struct pl_legal *list)
{
    static void (*const adders[])(const struct hlas *s, pl_seat p, struct pl_legal *list) = {
        [HLAS_TARGET_NONE] = NULL,
        [HLAS_TARGET_REGION] = add_region,
        [HLAS_TARGET_OWN_REGION] = add_own_region,
        [HLAS_TARGET_HOME] = add_home,
        [HLAS_TARGET_SOLDIER] = add_soldier,
        [HLAS_TARGET_FIGHTER] = add_fighter,
        [HLAS_TARGET_CHAMPION] = add_champion,
        [HLAS_TARGET_VESSEL] = add_vessel,
        [HLAS_TARGET_OPPONENT] = add_opponent,
        [HLAS_TARGET_HERO] = add_hero,
        [HLAS_TARGET_ARMY] = add_army,
        [HLAS_TARGET_CHANGELING] = add_changeling,
    };
    uint32_t target = hlas_spell(spell)->target;

    if (adders[target]) {
        adders[target](s, p, list);
    }
}
