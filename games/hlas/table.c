/* Who is whose enemy, where everything is and what it is worth: questions about the table that
 * change nothing. */
#include "games/hlas/table.h"

uint32_t hlas_foes(const struct hlas *s, pl_seat p)
{
    uint32_t own = 1u << p;

    if (hlas_has_teams(s)) {
        own |= 1u << hlas_ally(s, p);
    }
    return s->public.alive & ~own;
}

/* Regions. */

uint64_t hlas_hostile(const struct hlas *s, pl_seat p)
{
    uint64_t regions = 0;

    for (pl_seat q = 0; q < HLAS_SEATS; q++) {
        regions |= hlas_is_foe(s, p, q) ? hlas_held(s, q) : 0;
    }
    return regions;
}

uint64_t hlas_in_play(const struct hlas *s)
{
    uint32_t out = s->public.out;

    return HLAS_ALL & ~hlas_of_continent[hlas_regions[out].continent];
}

uint64_t hlas_standing(const struct hlas *s)
{
    uint64_t regions = 0;

    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        regions |= hlas_bit(s->public.capital[p]);
    }
    return regions & HLAS_ALL;
}

/* Whether any barrier stands: eight regions at a time, the last word overlaps. */
static bool has_barriers(const struct hlas *s)
{
    uint64_t any = 0;

    for (uint32_t i = 0; i < HLAS_REGION_COUNT; i += 8) {
        uint64_t word;
        uint32_t at = i + 8 <= HLAS_REGION_COUNT ? i : HLAS_REGION_COUNT - 8;
        memcpy(&word, s->public.barrier + at, sizeof word);
        any |= word;
    }
    return any != 0;
}

/* R-HLA-C12.1: barriers close a region to the enemies of who cast them. */
uint64_t hlas_closed(const struct hlas *s, pl_seat p)
{
    uint64_t closed = HLAS_ALL & ~hlas_in_play(s);

    if (!has_barriers(s)) {
        return closed;
    }
    for (uint32_t region = 1; region < HLAS_REGION_COUNT; region++) {
        uint32_t caster = s->public.barrier[region];
        if (caster && hlas_is_foe(s, p, (pl_seat)(caster - 1))) {
            closed |= hlas_bit(region);
        }
    }
    return closed;
}

uint64_t hlas_towers(const struct hlas *s, pl_seat p)
{
    uint64_t regions = 0;

    for (uint32_t i = 0; i < HLAS_TOWERS; i++) {
        regions |= hlas_bit(s->public.tower[p][i]);
    }
    return regions & HLAS_ALL;
}

uint64_t hlas_links(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint64_t towers = hlas_towers(s, p);
    uint32_t capital = s->public.capital[p];

    if (region == capital) {
        return towers;
    }
    return towers >> region & 1 ? hlas_bit(capital) & HLAS_ALL : 0;
}

uint32_t hlas_distance(const struct hlas *s, pl_seat p, uint32_t region)
{
    uint32_t out = hlas_regions[s->public.out].continent;
    uint32_t home = hlas_regions[s->public.capital[p]].continent;

    PL_ASSERT(region <= HLAS_LAND_REGIONS);
    return hlas_distances[out][home][region];
}

/* Units. */

struct hlas_units hlas_units(const struct hlas *s, pl_seat p, uint32_t region)
{
    const struct hlas_public *pub = &s->public;
    struct hlas_units units = { { 0, pub->serf[p][region], pub->warrior[p][region] } };
    uint32_t slots = hlas_has_teams(s) ? HLAS_SLOTS : HLAS_ALLY_SLOT;
    uint32_t here = 0; /* mask of slots */

    for (uint32_t slot = 0; slot < slots; slot++) {
        here |= (uint32_t)(hlas_slot_place(s, p, slot) == region) << slot;
    }
    for (uint32_t left = here; left; left &= left - 1) {
        uint32_t slot = pl_lowest(left);
        units.of[HLAS_SERF] = (uint8_t)(units.of[HLAS_SERF] + pub->cargo_serf[p][slot]);
        units.of[HLAS_WARRIOR] = (uint8_t)(units.of[HLAS_WARRIOR] + pub->cargo_warrior[p][slot]);
    }
    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        uint32_t spot = pub->hero[p][i];
        bool is_here = spot < HLAS_ABOARD ? spot == region : here >> (spot - HLAS_ABOARD) & 1;
        units.of[HLAS_HERO_1 + i] = is_here;
    }
    units.of[HLAS_SEA_VESSEL] = here & 1;
    units.of[HLAS_AIR_VESSEL] = here >> 1 & 1;
    return units;
}

/* The eight counts lie in one word. */
uint32_t hlas_unit_count(const struct hlas *s, pl_seat p, uint32_t region)
{
    struct hlas_units units = hlas_units(s, p, region);
    uint64_t word;

    _Static_assert(sizeof units == sizeof word, "a count for each byte");
    memcpy(&word, &units, sizeof word);
    return (uint32_t)((word * 0x0101010101010101) >> 56);
}

uint32_t hlas_supply(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    if (kind == HLAS_SERF) {
        return s->public.serf[p][0];
    }
    if (kind == HLAS_WARRIOR) {
        return s->public.warrior[p][0];
    }
    return kind < HLAS_SEA_VESSEL ? s->public.hero[p][kind - HLAS_HERO_1] == 0
                                  : s->public.vessel[p][kind - HLAS_SEA_VESSEL] == 0;
}

uint32_t hlas_bound_serfs(const struct hlas *s, pl_seat p)
{
    uint32_t serfs = (uint32_t)__builtin_popcount(s->public.built[p]);

    for (uint32_t i = 0; i < HLAS_ACTION_PLACES; i++) {
        serfs += s->public.bar[p][i] == HLAS_BAR_SERF;
    }
    return serfs;
}

int32_t hlas_room(const struct hlas *s, pl_seat p, uint32_t region)
{
    if (s->public.capital[p] == region) {
        return HLAS_SERFS + HLAS_WARRIORS + HLAS_HEROES + HLAS_VESSELS;
    }
    pl_seat ally = hlas_ally(s, p);
    int32_t own = (int32_t)hlas_unit_count(s, p, region);
    if (ally == PL_NOBODY) {
        return HLAS_UNITS_IN_REGION - own;
    }
    if (s->public.capital[ally] == region) {
        return HLAS_GUESTS - own;
    }
    return HLAS_UNITS_IN_REGION - own - (int32_t)hlas_unit_count(s, ally, region);
}

uint32_t hlas_strength_of(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    return hlas_units_of[s->public.faction[p]][kind].strength;
}

uint32_t hlas_capital_strength(const struct hlas *s, pl_seat p)
{
    uint32_t faction = s->public.faction[p];

    return hlas_is_rival(s, p) ? hlas_solo_spaces[faction][s->public.solo_space].strength
                               : hlas_levels[faction][s->public.level[p]].strength;
}

/* R-HLA-7.6, R-HLA-21.1 */
uint32_t hlas_natural(const struct hlas *s, pl_seat p, uint32_t region)
{
    struct hlas_units units = hlas_units(s, p, region);
    uint32_t strength = hlas_towers(s, p) >> region & 1 ? HLAS_TOWER_STRENGTH : 0;

    for (enum hlas_kind kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        strength += units.of[kind] * hlas_strength_of(s, p, kind);
    }
    if (s->public.capital[p] == region) {
        strength +=
            hlas_capital_strength(s, p) + hlas_bound_serfs(s, p) * HLAS_BUILDING_SERF_STRENGTH;
    }
    return strength;
}

/* R-HLA-12.4, R-HLA-B4.2, R-HLA-B19.2 */
uint32_t hlas_capacity(const struct hlas *s, pl_seat p, uint32_t vessel)
{
    const struct hlas_ability *more = NULL;

    if (vessel == 0) {
        more = hlas_building(s, p, HLAS_DOCK, 2);
        more = more ? more : hlas_building(s, p, HLAS_SHIPYARD, 2);
    }
    return more ? more->n : hlas_units_of[s->public.faction[p]][HLAS_SEA_VESSEL + vessel].capacity;
}

static uint32_t crew_of(const struct hlas *s, pl_seat p, uint32_t slot)
{
    uint32_t crew = (uint32_t)s->public.cargo_serf[p][slot] + s->public.cargo_warrior[p][slot];

    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        crew += s->public.hero[p][i] == HLAS_ABOARD + slot;
    }
    return crew;
}

uint32_t hlas_crew(const struct hlas *s, pl_seat p, uint32_t vessel)
{
    pl_seat ally = hlas_ally(s, p);

    return crew_of(s, p, vessel) +
           (ally == PL_NOBODY ? 0 : crew_of(s, ally, HLAS_ALLY_SLOT + vessel));
}

/* R-HLA-B6.1 */
struct hlas_price hlas_price(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    struct hlas_price price = hlas_units_of[s->public.faction[p]][kind].price;
    const struct hlas_ability *barracks = hlas_building(s, p, HLAS_BARRACKS, 1);

    if (kind == HLAS_WARRIOR && barracks) {
        price.of[HLAS_FOOD] = barracks->n;
    }
    return price;
}

/* The group. */

uint32_t hlas_group_size(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;
    uint32_t heroes = pub->group_hero[0] | (uint32_t)pub->group_hero[1] << HLAS_HEROES;

    return (uint32_t)pub->group_serf[0] + pub->group_serf[1] + pub->group_warrior[0] +
           pub->group_warrior[1] + (uint32_t)__builtin_popcount(heroes);
}

uint32_t hlas_group_allied(const struct hlas *s)
{
    const struct hlas_public *pub = &s->public;

    return (uint32_t)pub->group_serf[1] + pub->group_warrior[1] +
           (uint32_t)__builtin_popcount(pub->group_hero[1]);
}

/* Cards. */

uint32_t hlas_library_limit(const struct hlas *s, pl_seat p)
{
    const struct hlas_ability *spire = hlas_building(s, p, HLAS_SPIRE, 1);

    return hlas_levels[s->public.faction[p]][s->public.level[p]].library + (spire ? spire->n : 0u);
}

uint64_t hlas_library_options(const struct hlas *s, pl_seat p)
{
    uint64_t options = s->private[p].library.one;

    for (uint32_t spell = HLAS_SPELL_COPY_SPELL_3; spell < HLAS_SPELL_COUNT; spell++) {
        options &= ~((options >> hlas_spell_base[spell] & 1) << spell);
    }
    return options;
}

bool hlas_can_pay(const struct hlas *s, pl_seat p, struct hlas_price price)
{
    const uint8_t *have = s->public.resource[p];

    return have[HLAS_FOOD] >= price.of[HLAS_FOOD] && have[HLAS_ORE] >= price.of[HLAS_ORE] &&
           have[HLAS_MANA] >= price.of[HLAS_MANA];
}

/* Lists. */

void hlas_add_regions(struct pl_legal *list, enum hlas_act kind, uint64_t regions)
{
    for (; regions; regions &= regions - 1) {
        hlas_add(list, kind, pl_lowest(regions), 0);
    }
}

void hlas_add_kinds(struct pl_legal *list, enum hlas_act kind, const struct hlas_units units[2],
                    enum hlas_kind last)
{
    for (enum hlas_kind unit = HLAS_SERF; unit <= last; unit++) {
        for (uint32_t owner = 0; owner < 2; owner++) {
            if (units[owner].of[unit]) {
                hlas_add(list, kind, unit, owner);
            }
        }
    }
}
