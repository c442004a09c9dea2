/* The questions of a battle, apart from tactics and their payment, and what happens to its
 * units. */
#include "games/hlas/effects_battle.h"
#include "games/hlas/effects_spell.h"

/* Units that take part. */

static uint32_t owner_of(const struct hlas *s, pl_seat p)
{
    return hlas_leads(s, p) ? HLAS_LEADERS : HLAS_ALLIES;
}

static bool is_gunner(const struct hlas *s, uint32_t owner, enum hlas_kind kind)
{
    const struct hlas_public *pub = &s->public;

    if (kind == HLAS_SERF) {
        return pub->group_serf[owner] > 0;
    }
    if (kind == HLAS_WARRIOR) {
        return pub->group_warrior[owner] > 0;
    }
    if (kind <= HLAS_HERO_3) {
        return pub->group_hero[owner] >> (kind - HLAS_HERO_1) & 1;
    }
    return kind == HLAS_SEA_VESSEL && owner == HLAS_LEADERS;
}

/* The place of a unit that takes part: the region, or that of a bombarding Galleon. */
static uint32_t place_of(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    const struct hlas_battle *battle = &s->public.battle;
    bool is_aside =
        battle->from && hlas_side_of(s, p) == HLAS_ATTACKER && is_gunner(s, owner_of(s, p), kind);

    return is_aside ? battle->from : battle->region;
}

/* A unit that leaves the place of the Galleon is none of its crew any more. */
static void leave_guns(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t place)
{
    if (s->public.battle.from && place == s->public.battle.from) {
        hlas_group_drop(s, owner_of(s, p), kind);
    }
}

void hlas_fell_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, enum hlas_cause cause,
                    struct pl_events *log)
{
    uint32_t place = place_of(s, p, kind);

    hlas_destroy_unit(s, HLAS_PIECE(p, kind, place), cause, log);
    leave_guns(s, p, kind, place);
}

/* R-HLA-28.9 */
void hlas_legal_leader(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    hlas_add(list, HLAS_ACT_LEAD, 0, 0);
    hlas_add(list, HLAS_ACT_YIELD, 0, 0);
}

void hlas_apply_leader(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_seat leader = pl_act_kind(action) == HLAS_ACT_LEAD ? seat : hlas_ally(s, seat);

    s->public.battle.lead[HLAS_DEFENDER] = (uint8_t)(leader + 1);
    hlas_tell(s, log, HLAS_EVENT_LED, leader, PL_ARGS(0));
    pl_pop(&s->head);
}

/* R-HLA-B10.2, R-HLA-H9.3, R-HLA-21.6 */
enum hlas_kind hlas_strike_last(const struct pl_frame *frame)
{
    return frame->arg[HLAS_STRIKE_SERFS_ONLY] ? HLAS_SERF : HLAS_WARRIOR;
}

void hlas_legal_strike(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    struct hlas_side enemies = hlas_side(s, 1 - hlas_side_of(s, seat));

    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    hlas_add_kinds(list, HLAS_ACT_STRIKE, enemies.of, hlas_strike_last(pl_peek(&s->head)));
}

void hlas_apply_strike(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_STRIKE) {
        enum hlas_kind kind = pl_act_a(action);
        pl_seat victim = hlas_side_seat(s, 1 - hlas_side_of(s, seat), pl_act_b(action));
        hlas_tell(s, log, HLAS_EVENT_STRUCK, seat, PL_ARGS((int32_t)kind));
        hlas_fell_unit(s, victim, kind, HLAS_FOR_ABILITY, log);
    }
}

/* R-HLA-H5.3 */
void hlas_legal_chant(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    hlas_add(list, HLAS_ACT_CHANT, 0, 0);
}

void hlas_apply_chant(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct hlas_ability *chant = &hlas_hero_abilities[HLAS_SHAMAN][2];
    uint32_t side = hlas_side_of(s, seat);

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_CHANT) {
        s->public.resource[seat][HLAS_MANA] -= chant->m;
        s->public.battle.bonus[side] = (int8_t)(s->public.battle.bonus[side] + chant->n);
        hlas_tell(s, log, HLAS_EVENT_CHANTED, seat, PL_ARGS(chant->n));
    }
}

/* R-HLA-18.6 */
void hlas_legal_combat(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t spells = hlas_library_options(s, seat) & hlas_spells_of_type[HLAS_TYPE_COMBAT];

    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    for (; spells; spells &= spells - 1) {
        uint32_t spell = pl_lowest(spells);
        if (!hlas_refuse_mana(s, seat, spell)) {
            hlas_add(list, HLAS_ACT_CAST, spell, HLAS_FROM_LIBRARY);
        }
    }
}

void hlas_apply_combat(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)log;
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_PASS) {
        pl_top(&s->head)->step++;
        return;
    }
    s->public.battle.cast[hlas_side_of(s, seat)]++;
    hlas_begin_spell(s, seat, pl_act_a(action), HLAS_FROM_LIBRARY);
}

/* Conscripts. */

/* Units of a kind that may be brought from a region: not those who man the guns beside it. */
uint32_t hlas_conscripts(const struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region)
{
    const struct hlas_public *pub = &s->public;
    bool is_gun_place = pub->battle.from == region && pub->battle.lead[HLAS_ATTACKER] == p + 1;
    uint32_t hero = kind - HLAS_HERO_1;

    if (kind == HLAS_SERF) {
        return pub->serf[p][region] - (is_gun_place ? pub->group_serf[0] : 0u);
    }
    if (kind == HLAS_WARRIOR) {
        return pub->warrior[p][region] - (is_gun_place ? pub->group_warrior[0] : 0u);
    }
    return pub->hero[p][hero] == region && !(is_gun_place && (pub->group_hero[0] >> hero & 1));
}

/* R-HLA-T4.1, R-HLA-T4.3, R-HLA-28.11: own units of regions that a march reaches in one step, while
 * there is room; R-HLA-C12.1: no unit comes in behind a barrier. */
pl_reason hlas_refuse_bringing(const struct hlas *s, pl_seat p)
{
    uint32_t region = s->public.battle.region;

    if (hlas_closed(s, p) >> region & 1) {
        return HLAS_REASON_BATTLE_CLOSED;
    }
    return hlas_room(s, p, region) > 0 ? HLAS_REASON_NONE : HLAS_REASON_BATTLE_FULL;
}

uint64_t hlas_recruiting_grounds(const struct hlas *s, pl_seat p)
{
    uint32_t region = s->public.battle.region;

    return (hlas_ways[region].march | hlas_links(s, p, region)) & hlas_in_play(s) & hlas_held(s, p);
}

void hlas_legal_bring(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t grounds = hlas_refuse_bringing(s, seat) ? 0 : hlas_recruiting_grounds(s, seat);

    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (uint32_t kind = HLAS_SERF; grounds && kind <= HLAS_HERO_3; kind++) {
        for (uint64_t left = grounds; left; left &= left - 1) {
            if (hlas_conscripts(s, seat, kind, pl_lowest(left))) {
                hlas_add(list, HLAS_ACT_BRING, kind, pl_lowest(left));
            }
        }
    }
}

void hlas_apply_bring(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        pl_pop(&s->head);
        return;
    }
    enum hlas_kind kind = pl_act_a(action);
    uint32_t from = pl_act_b(action);
    hlas_move_unit(s, seat, kind, from, s->public.battle.region);
    hlas_tell(s, log, HLAS_EVENT_BROUGHT, seat, PL_ARGS((int32_t)kind, (int32_t)from));
}

/* Damage. */

/* R-HLA-28.11: of the whole army; of guests in a fallen capital their own (R-HLA-28.14). */
struct hlas_side hlas_damaged(const struct hlas *s, pl_seat seat)
{
    struct hlas_side side = { 0 };

    if (!pl_peek(&s->head)->arg[HLAS_DAMAGE_GUESTS]) {
        return hlas_side(s, hlas_side_of(s, seat));
    }
    side.of[HLAS_LEADERS] = hlas_units(s, seat, s->public.battle.region);
    side.units = (uint8_t)hlas_unit_count(s, seat, s->public.battle.region);
    return side;
}

/* R-HLA-20.3 */
void hlas_legal_damage(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    struct hlas_side side = hlas_damaged(s, seat);

    hlas_add_kinds(list, HLAS_ACT_LOSE, side.of, HLAS_AIR_VESSEL);
}

/* R-HLA-20.7: those aboard are units like any other. */
static void wreck(struct hlas *s, pl_seat p, enum hlas_kind kind, struct pl_events *log)
{
    hlas_wreck(s, p, kind - HLAS_SEA_VESSEL, log);
    /* Of two allied air vessels only one can be the Phoenix. */
    if (kind == HLAS_AIR_VESSEL && hlas_building(s, p, HLAS_PHOENIX_NEST, 1)) {
        struct pl_frame *battle = &s->head.frame[s->head.frame_count - 2];
        PL_ASSERT(battle->kind == HLAS_FRAME_BATTLE);
        battle->arg[HLAS_BATTLE_MOURNER] = (int16_t)(p + 1);
    }
}

/* R-HLA-20.4: it ends when no unit is left. */
void hlas_apply_damage(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    enum hlas_kind kind = pl_act_a(action);
    pl_seat victim = pl_act_b(action) ? hlas_ally(s, seat) : seat;
    struct pl_frame *frame = pl_top(&s->head);

    frame->arg[HLAS_DAMAGE_LEFT] =
        (int16_t)(frame->arg[HLAS_DAMAGE_LEFT] - (int32_t)hlas_strength_of(s, victim, kind));
    if (kind >= HLAS_SEA_VESSEL) {
        wreck(s, victim, kind, log);
    } else {
        hlas_fell_unit(s, victim, kind, HLAS_FOR_DAMAGE, log);
    }
    if (frame->arg[HLAS_DAMAGE_LEFT] <= 0 || hlas_damaged(s, seat).units == 0) {
        pl_pop(&s->head);
    }
}

/* Retreat. */

static struct hlas_units survivors_of(const struct hlas *s, pl_seat p)
{
    return hlas_side(s, hlas_side_of(s, p)).of[owner_of(s, p)];
}

/* The crew of a Galleon that fired from a region is there already. */
int32_t hlas_refugees(const struct hlas *s, pl_seat p, uint32_t region)
{
    const struct hlas_battle *battle = &s->public.battle;
    struct hlas_units survivors = survivors_of(s, p);
    int32_t count = 0;

    if (region == battle->from) {
        return (int32_t)hlas_unit_count(s, p, battle->region);
    }
    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        count += survivors.of[kind];
    }
    return count;
}

/* R-HLA-20.5, R-HLA-20.6 */
pl_reason hlas_refuse_haven(const struct hlas *s, pl_seat p, uint32_t region)
{
    if (region == s->public.battle.region) {
        return HLAS_REASON_BATTLE_HERE;
    }
    if (region == s->public.capital[p]) {
        return HLAS_REASON_NONE;
    }
    if (!(hlas_towers(s, p) >> region & 1)) {
        return HLAS_REASON_NO_HAVEN;
    }
    if (hlas_ways[region].coast == 0 && survivors_of(s, p).of[HLAS_SEA_VESSEL]) {
        return HLAS_REASON_HAVEN_INLAND;
    }
    return hlas_refugees(s, p, region) <= hlas_room(s, p, region) ? HLAS_REASON_NONE
                                                                  : HLAS_REASON_NO_ROOM;
}

void hlas_legal_retreat(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t left = hlas_bit(s->public.capital[seat]) | hlas_towers(s, seat);

    for (; left; left &= left - 1) {
        if (!hlas_refuse_haven(s, seat, pl_lowest(left))) {
            hlas_add(list, HLAS_ACT_RETREAT, pl_lowest(left), 0);
        }
    }
}

static void retreat_vessel(struct hlas *s, pl_seat p, uint32_t vessel, uint32_t region)
{
    uint32_t from = s->public.vessel[p][vessel];

    hlas_unload(s, p, vessel);
    s->public.vessel[p][vessel] = (uint8_t)region;
    hlas_touch(s, p, from);
    hlas_touch(s, p, region);
}

static void retreat_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region)
{
    uint32_t place = place_of(s, p, kind);

    if (kind >= HLAS_SEA_VESSEL) {
        retreat_vessel(s, p, kind - HLAS_SEA_VESSEL, region);
    } else {
        hlas_move_unit(s, p, kind, place, region);
        leave_guns(s, p, kind, place);
    }
}

void hlas_retreat(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log)
{
    struct hlas_units survivors = survivors_of(s, p);
    int32_t count = 0;

    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        for (uint32_t i = 0; i < survivors.of[kind]; i++) {
            retreat_unit(s, p, kind, region);
            count++;
        }
    }
    hlas_tell(s, log, HLAS_EVENT_RETREATED, p, PL_ARGS((int32_t)region, count));
}

void hlas_apply_retreat(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    hlas_retreat(s, seat, pl_act_a(action), log);
    pl_pop(&s->head);
}

/* R-HLA-B8.3, R-HLA-B13.1, R-HLA-26.10 */
void hlas_legal_steal(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    pl_seat victim = (pl_seat)pl_peek(&s->head)->arg[HLAS_STEAL_VICTIM];

    (void)seat;
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (uint32_t what = 0; what < HLAS_RESOURCES; what++) {
        if (!hlas_refuse_theft(s, victim, what)) {
            hlas_add(list, HLAS_ACT_STEAL, what, 0);
        }
    }
}

void hlas_apply_steal(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat victim = (pl_seat)frame->arg[HLAS_STEAL_VICTIM];

    if (pl_act_kind(action) == HLAS_ACT_DONE) {
        pl_pop(&s->head);
        return;
    }
    uint32_t what = pl_act_a(action);
    s->public.resource[victim][what]--;
    if (s->public.resource[seat][what] < HLAS_RESOURCE_MAX) {
        s->public.resource[seat][what]++;
    }
    hlas_tell(s, log, HLAS_EVENT_STOLE, seat, PL_ARGS((int32_t)what, victim));
    if (--frame->arg[HLAS_STEAL_LEFT] == 0) {
        pl_pop(&s->head);
    }
}
