/* Pieces come into play, move and go: units, vessels with their crews, towers, the group that
 * moves. */
#include "games/hlas/decide_move.h"

/* Who holds what. */

static bool is_present(const struct hlas *s, pl_seat p, uint32_t region)
{
    return hlas_is_alive(s, p) &&
           (s->public.capital[p] == region || (hlas_towers(s, p) >> region & 1) ||
            hlas_unit_count(s, p, region) > 0);
}

void hlas_touch(struct hlas *s, pl_seat p, uint32_t region)
{
    if (region == 0) {
        return;
    }
    uint64_t bit = hlas_bit(region);
    uint64_t *held = &s->public.held[p].one;
    *held = is_present(s, p, region) ? *held | bit : *held & ~bit;
}

static void touch_team(struct hlas *s, pl_seat p, uint32_t region)
{
    pl_seat ally = hlas_ally(s, p);

    hlas_touch(s, p, region);
    if (ally != PL_NOBODY) {
        hlas_touch(s, ally, region);
    }
}

/* Units. */

/* Where the counts of serfs or warriors of a seat are. */
static uint8_t *soldiers(struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    return kind == HLAS_SERF ? s->public.serf[p] : s->public.warrior[p];
}

static uint8_t *cargo(struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    return kind == HLAS_SERF ? s->public.cargo_serf[p] : s->public.cargo_warrior[p];
}

/* A serf or warrior leaves a region; those on foot go first, then those of the lowest slot. */
static void take_soldier(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region)
{
    uint8_t *on_foot = soldiers(s, p, kind);
    uint8_t *aboard = cargo(s, p, kind);

    if (on_foot[region]) {
        on_foot[region]--;
        return;
    }
    for (uint32_t slot = 0; slot < HLAS_SLOTS; slot++) {
        if (aboard[slot] && hlas_slot_place(s, p, slot) == region) {
            aboard[slot]--;
            return;
        }
    }
    pl_panic("no such unit there", __FILE__, __LINE__);
}

void hlas_move_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t from, uint32_t to)
{
    if (kind <= HLAS_WARRIOR) {
        take_soldier(s, p, kind, from);
        soldiers(s, p, kind)[to]++;
    } else {
        PL_ASSERT(kind < HLAS_SEA_VESSEL);
        s->public.hero[p][kind - HLAS_HERO_1] = (uint8_t)to;
    }
    hlas_touch(s, p, from);
    hlas_touch(s, p, to);
}

void hlas_add_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region,
                   struct pl_events *log)
{
    PL_ASSERT(region > 0);
    if (kind <= HLAS_WARRIOR) {
        uint8_t *counts = soldiers(s, p, kind);
        PL_ASSERT(counts[0] > 0);
        counts[0]--;
        counts[region]++;
    } else if (kind < HLAS_SEA_VESSEL) {
        s->public.hero[p][kind - HLAS_HERO_1] = (uint8_t)region;
    } else {
        s->public.vessel[p][kind - HLAS_SEA_VESSEL] = (uint8_t)region;
    }
    hlas_touch(s, p, region);
    hlas_test_goals(s, log);
}

/* The side of a battle that a player is on, HLAS_SIDES: none. */
static uint32_t side_of(const struct hlas *s, pl_seat p)
{
    for (uint32_t side = 0; side < HLAS_SIDES; side++) {
        uint32_t lead = s->public.battle.lead[side];
        if (lead && !hlas_is_foe(s, (pl_seat)(lead - 1), p)) {
            return side;
        }
    }
    return HLAS_SIDES;
}

static void count_loss(struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    uint32_t side = side_of(s, p);

    if (side < HLAS_SIDES) {
        s->public.battle.lost[side]++;
        s->public.battle.slain[side] =
            (uint8_t)(s->public.battle.slain[side] + (kind >= HLAS_HERO_1 && kind <= HLAS_HERO_3));
    }
}

void hlas_destroy_unit(struct hlas *s, struct hlas_piece piece, enum hlas_cause cause,
                       struct pl_events *log)
{
    bool is_rival_hero = hlas_is_rival(s, piece.owner) && piece.kind >= HLAS_HERO_1;
    uint32_t home = is_rival_hero ? s->public.capital[piece.owner] : 0;

    hlas_move_unit(s, piece.owner, piece.kind, piece.region, home);
    if (cause != HLAS_FOR_SACRIFICE) {
        count_loss(s, piece.owner, piece.kind);
    }
    hlas_tell(s, log, HLAS_EVENT_LOST, piece.owner,
              PL_ARGS((int32_t)piece.kind, (int32_t)piece.region, (int32_t)cause));
}

/* Vessels. */

/* The crew of one slot goes to a place on foot: ashore, or into the supply. */
static void empty_slot(struct hlas *s, pl_seat p, uint32_t slot, uint32_t to)
{
    struct hlas_public *pub = &s->public;

    pub->serf[p][to] = (uint8_t)(pub->serf[p][to] + pub->cargo_serf[p][slot]);
    pub->warrior[p][to] = (uint8_t)(pub->warrior[p][to] + pub->cargo_warrior[p][slot]);
    pub->cargo_serf[p][slot] = 0;
    pub->cargo_warrior[p][slot] = 0;
    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        if (pub->hero[p][i] == HLAS_ABOARD + slot) {
            pub->hero[p][i] = (uint8_t)(to == 0 && hlas_is_rival(s, p) ? pub->capital[p] : to);
        }
    }
}

static void empty_vessel(struct hlas *s, pl_seat p, uint32_t vessel, uint32_t to)
{
    pl_seat ally = hlas_ally(s, p);

    empty_slot(s, p, vessel, to);
    if (ally != PL_NOBODY) {
        empty_slot(s, ally, HLAS_ALLY_SLOT + vessel, to);
    }
}

void hlas_unload(struct hlas *s, pl_seat p, uint32_t vessel)
{
    uint32_t region = s->public.vessel[p][vessel];

    empty_vessel(s, p, vessel, region);
    touch_team(s, p, region);
}

void hlas_wreck(struct hlas *s, pl_seat p, uint32_t vessel, struct pl_events *log)
{
    uint32_t region = s->public.vessel[p][vessel];
    enum hlas_kind kind = HLAS_SEA_VESSEL + vessel;

    hlas_unload(s, p, vessel);
    s->public.vessel[p][vessel] = 0;
    hlas_touch(s, p, region);
    count_loss(s, p, kind);
    hlas_tell(s, log, HLAS_EVENT_LOST, p, PL_ARGS((int32_t)kind, (int32_t)region, HLAS_FOR_DAMAGE));
}

void hlas_sink(struct hlas *s, pl_seat p, uint32_t vessel, enum hlas_cause cause,
               struct pl_events *log)
{
    uint32_t region = s->public.vessel[p][vessel];

    empty_vessel(s, p, vessel, hlas_is_sea(region) ? 0 : region);
    s->public.vessel[p][vessel] = 0;
    touch_team(s, p, region);
    hlas_tell(s, log, HLAS_EVENT_LOST, p,
              PL_ARGS((int32_t)(HLAS_SEA_VESSEL + vessel), (int32_t)region, (int32_t)cause));
    if (vessel == 1) {
        hlas_phoenix(s, p, log);
    }
}

void hlas_phoenix(struct hlas *s, pl_seat p, struct pl_events *log)
{
    const struct hlas_ability *ashes = hlas_building(s, p, HLAS_PHOENIX_NEST, 3);

    if (ashes) {
        hlas_gain(s, p, HLAS_SOME(HLAS_MANA, ashes->n), HLAS_FOR_ABILITY, log);
    }
    if (hlas_building(s, p, HLAS_PHOENIX_NEST, 1) && hlas_is_alive(s, p) &&
        hlas_can_pay(s, p, hlas_price(s, p, HLAS_AIR_VESSEL))) {
        hlas_push(s, HLAS_FRAME_REBIRTH, p, PL_ARGS(0));
    }
}

void hlas_legal_rebirth(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    hlas_add(list, HLAS_ACT_REBUILD, 0, 0);
}

/* R-HLA-B15.1, R-HLA-5.8 */
void hlas_apply_rebirth(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_REBUILD) {
        hlas_pay(s, seat, hlas_price(s, seat, HLAS_AIR_VESSEL));
        hlas_tell(s, log, HLAS_EVENT_REBORN, seat, PL_ARGS(0));
        hlas_add_unit(s, seat, HLAS_AIR_VESSEL, s->public.capital[seat], log);
    }
}

/* Towers. */

void hlas_add_tower(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log)
{
    uint8_t *tower = s->public.tower[p];
    uint32_t i = 0;

    PL_ASSERT(tower[HLAS_TOWERS - 1] == 0);
    while (tower[i] && tower[i] < region) {
        i++;
    }
    memmove(tower + i + 1, tower + i, HLAS_TOWERS - 1 - i);
    tower[i] = (uint8_t)region;
    hlas_touch(s, p, region);
    hlas_test_goals(s, log);
}

void hlas_lose_tower(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log)
{
    uint8_t *tower = s->public.tower[p];
    uint32_t i = 0;

    while (tower[i] != region) {
        i++;
        PL_ASSERT(i < HLAS_TOWERS);
    }
    memmove(tower + i, tower + i + 1, HLAS_TOWERS - 1 - i);
    tower[HLAS_TOWERS - 1] = 0;
    hlas_touch(s, p, region);
    hlas_tell(s, log, HLAS_EVENT_LOST, p, PL_ARGS(HLAS_TOWER, (int32_t)region, HLAS_FOR_DAMAGE));
}

/* The group that moves. */

void hlas_group_clear(struct hlas *s)
{
    struct hlas_public *pub = &s->public;

    memset(pub->group_serf, 0, sizeof pub->group_serf);
    memset(pub->group_warrior, 0, sizeof pub->group_warrior);
    memset(pub->group_hero, 0, sizeof pub->group_hero);
    pub->group_vessel = HLAS_NO_KIND;
}

void hlas_group_add(struct hlas *s, uint32_t owner, enum hlas_kind kind)
{
    struct hlas_public *pub = &s->public;

    if (kind == HLAS_SERF) {
        pub->group_serf[owner]++;
    } else if (kind == HLAS_WARRIOR) {
        pub->group_warrior[owner]++;
    } else {
        pub->group_hero[owner] = (uint8_t)(pub->group_hero[owner] | 1u << (kind - HLAS_HERO_1));
    }
}

void hlas_group_drop(struct hlas *s, uint32_t owner, enum hlas_kind kind)
{
    struct hlas_public *pub = &s->public;

    if (kind == HLAS_SERF) {
        pub->group_serf[owner]--;
    } else if (kind == HLAS_WARRIOR) {
        pub->group_warrior[owner]--;
    } else if (kind < HLAS_SEA_VESSEL) {
        pub->group_hero[owner] = (uint8_t)(pub->group_hero[owner] & ~(1u << (kind - HLAS_HERO_1)));
    } else {
        pub->group_vessel = HLAS_NO_KIND;
    }
}

/* The seat whose units are at [owner] of the group. */
static pl_seat member(const struct hlas *s, pl_seat p, uint32_t owner)
{
    return owner == 0 ? p : hlas_ally(s, p);
}

void hlas_group_crew(struct hlas *s, pl_seat p, uint32_t vessel)
{
    struct hlas_public *pub = &s->public;

    hlas_group_clear(s);
    pub->group_vessel = (uint8_t)(HLAS_SEA_VESSEL + vessel);
    for (uint32_t owner = 0; owner < 2; owner++) {
        pl_seat q = member(s, p, owner);
        uint32_t slot = owner * HLAS_ALLY_SLOT + vessel;
        if (q == PL_NOBODY) {
            continue;
        }
        pub->group_serf[owner] = pub->cargo_serf[q][slot];
        pub->group_warrior[owner] = pub->cargo_warrior[q][slot];
        for (uint32_t i = 0; i < HLAS_HEROES; i++) {
            pub->group_hero[owner] =
                (uint8_t)(pub->group_hero[owner] | (pub->hero[q][i] == HLAS_ABOARD + slot) << i);
        }
    }
}

struct hlas_units hlas_group_units(const struct hlas *s, uint32_t owner)
{
    struct hlas_units units = { { 0, s->public.group_serf[owner],
                                  s->public.group_warrior[owner] } };

    for (uint32_t i = 0; i < HLAS_HEROES; i++) {
        units.of[HLAS_HERO_1 + i] = s->public.group_hero[owner] >> i & 1;
    }
    return units;
}

static uint8_t at_most(uint8_t count, uint8_t limit)
{
    return count < limit ? count : limit;
}

bool hlas_prune(struct hlas *s, pl_seat p, uint32_t region)
{
    struct hlas_public *pub = &s->public;

    for (uint32_t owner = 0; owner < 2; owner++) {
        pl_seat q = member(s, p, owner);
        if (q == PL_NOBODY) {
            continue;
        }
        struct hlas_units there = hlas_units(s, q, region);
        pub->group_serf[owner] = at_most(pub->group_serf[owner], there.of[HLAS_SERF]);
        pub->group_warrior[owner] = at_most(pub->group_warrior[owner], there.of[HLAS_WARRIOR]);
        for (uint32_t i = 0; i < HLAS_HEROES; i++) {
            if (!there.of[HLAS_HERO_1 + i]) {
                hlas_group_drop(s, owner, HLAS_HERO_1 + i);
            }
        }
    }
    if (pub->group_vessel && pub->vessel[p][pub->group_vessel - HLAS_SEA_VESSEL] != region) {
        pub->group_vessel = HLAS_NO_KIND;
    }
    return hlas_group_size(s) > 0 || pub->group_vessel;
}

void hlas_relocate(struct hlas *s, pl_seat p, uint32_t from, uint32_t to)
{
    struct hlas_public *pub = &s->public;

    for (uint32_t owner = 0; owner < 2; owner++) {
        pl_seat q = member(s, p, owner);
        if (q == PL_NOBODY) {
            continue;
        }
        pub->serf[q][from] = (uint8_t)(pub->serf[q][from] - pub->group_serf[owner]);
        pub->serf[q][to] = (uint8_t)(pub->serf[q][to] + pub->group_serf[owner]);
        pub->warrior[q][from] = (uint8_t)(pub->warrior[q][from] - pub->group_warrior[owner]);
        pub->warrior[q][to] = (uint8_t)(pub->warrior[q][to] + pub->group_warrior[owner]);
        for (uint32_t left = pub->group_hero[owner]; left; left &= left - 1) {
            pub->hero[q][pl_lowest(left)] = (uint8_t)to;
        }
    }
    touch_team(s, p, from);
    touch_team(s, p, to);
}

/* Takes the part of the group that belongs to one owner from its region or slot, or puts it
 * there. */
static void shift_crew(struct hlas *s, pl_seat q, uint32_t slot, uint32_t place, bool is_coming)
{
    struct hlas_public *pub = &s->public;
    uint32_t owner = slot / HLAS_ALLY_SLOT;
    bool is_aboard = hlas_is_sea(place);
    uint8_t *serfs = is_aboard ? &pub->cargo_serf[q][slot] : &pub->serf[q][place];
    uint8_t *warriors = is_aboard ? &pub->cargo_warrior[q][slot] : &pub->warrior[q][place];
    int32_t sign = is_coming ? 1 : -1;

    *serfs = (uint8_t)(*serfs + sign * pub->group_serf[owner]);
    *warriors = (uint8_t)(*warriors + sign * pub->group_warrior[owner]);
    for (uint32_t left = is_coming ? pub->group_hero[owner] : 0; left; left &= left - 1) {
        pub->hero[q][pl_lowest(left)] = (uint8_t)(is_aboard ? HLAS_ABOARD + slot : place);
    }
}

/* R-HLA-12.6, R-HLA-12.7 */
void hlas_ship(struct hlas *s, pl_seat p, uint32_t vessel, uint32_t to)
{
    uint32_t from = s->public.vessel[p][vessel];

    for (uint32_t owner = 0; owner < 2; owner++) {
        pl_seat q = member(s, p, owner);
        if (q != PL_NOBODY) {
            shift_crew(s, q, owner * HLAS_ALLY_SLOT + vessel, from, false);
            shift_crew(s, q, owner * HLAS_ALLY_SLOT + vessel, to, true);
        }
    }
    s->public.vessel[p][vessel] = (uint8_t)to;
    touch_team(s, p, from);
    touch_team(s, p, to);
}
