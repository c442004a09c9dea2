/* What a position of Mysthea is worth: the glory of the seat and what is likely to come of regions,
 * monsters, encounters, cards and units. Rough figures throughout; the search sees the rest. */
#include "bots/policy/mysthea_outlook.h"

#define POINT_CP     1.1f /* a command point to be spent now */
#define POINT_XP     1.2f
#define ERA_ROUNDS   6.2f
#define LATER_REGION 1.3f /* a region held now, for each later era */
#define ENCOUNTER    9.0f /* glory and reward of an encounter */

/* What one of each thing that effects do brings, roughly. */
static const float op_points[MYSTHEA_OP_COUNT] = {
    [MYSTHEA_OP_GLORY] = 1.0f,          [MYSTHEA_OP_ENERGY] = 0.5f,
    [MYSTHEA_OP_XP] = POINT_XP,         [MYSTHEA_OP_CP] = POINT_CP,
    [MYSTHEA_OP_RECHARGE] = 3.0f,       [MYSTHEA_OP_ACT] = 3.0f,
    [MYSTHEA_OP_DEVELOP] = 1.5f,        [MYSTHEA_OP_MEDITATE] = 4.0f,
    [MYSTHEA_OP_DRAW] = 1.8f,           [MYSTHEA_OP_MAKE] = 1.0f,
    [MYSTHEA_OP_DEPLOY] = 1.8f,         [MYSTHEA_OP_STEP] = 1.0f,
    [MYSTHEA_OP_JUMP] = 1.5f,           [MYSTHEA_OP_JUMP_TOGETHER] = 2.5f,
    [MYSTHEA_OP_STRIKE_REGION] = 1.5f,  [MYSTHEA_OP_STRIKE_EACH] = 1.5f,
    [MYSTHEA_OP_WOUND_REGION] = 1.5f,   [MYSTHEA_OP_BATTLE] = 1.5f,
    [MYSTHEA_OP_BATTLE_CHARGED] = 1.5f, [MYSTHEA_OP_MONSTER] = 1.5f,
};

/* What an upgrade brings with each turn, beside strength. */
static const float upgrade_points[MYSTHEA_CARD_COUNT] = {
    [MYSTHEA_C016] = 0.35f, [MYSTHEA_C017] = 0.35f, [MYSTHEA_C018] = 0.50f, [MYSTHEA_C019] = 0.10f,
    [MYSTHEA_C020] = 0.30f, [MYSTHEA_C036] = 0.30f, [MYSTHEA_C037] = 0.60f, [MYSTHEA_C038] = 0.30f,
    [MYSTHEA_C039] = 0.60f, [MYSTHEA_C040] = 0.30f, [MYSTHEA_C056] = 0.30f, [MYSTHEA_C057] = 0.30f,
    [MYSTHEA_C058] = 0.10f, [MYSTHEA_C059] = 0.20f, [MYSTHEA_C060] = 0.10f, [MYSTHEA_C076] = 0.10f,
    [MYSTHEA_C077] = 0.20f, [MYSTHEA_C078] = 0.40f, [MYSTHEA_C079] = 0.80f, [MYSTHEA_C080] = 0.10f,
};

static float least(float x, float y)
{
    return x < y ? x : y;
}

static float most(float x, float y)
{
    return x > y ? x : y;
}

/* --- the table ------------------------------------------------------------------------------- */

static void add_strengths(struct policy_outlook *o, pl_seat seat)
{
    const struct mysthea *s = o->s;
    struct mysthea_worth worth = mysthea_worth_of(s, seat);

    for (uint32_t r = 0; r < MYSTHEA_REGION_COUNT; r++) {
        o->strength[seat][r] =
            (uint8_t)(s->public.units[MYSTHEA_UNIT_CONSTRUCT][seat][r] *
                          worth.of[MYSTHEA_UNIT_CONSTRUCT] +
                      s->public.units[MYSTHEA_UNIT_GOLEM][seat][r] * worth.of[MYSTHEA_UNIT_GOLEM] +
                      s->public.units[MYSTHEA_UNIT_FORT][seat][r] * worth.of[MYSTHEA_UNIT_FORT]);
    }
    uint32_t at = s->public.champion_at[seat];
    o->strength[seat][at] = (uint8_t)(o->strength[seat][at] + worth.of[MYSTHEA_UNIT_CHAMPION]);
    o->strength[seat][MYSTHEA_NO_REGION] = 0;
}

/* Event cards that have been seen this era, as a mask, and how many spaces they take. */
struct course {
    uint32_t seen;
    uint32_t spaces;
    uint32_t scored; /* spaces already scored */
};

static struct course course_of(const struct policy_outlook *o)
{
    const struct mysthea *s = o->s;
    struct course course = { 0 };

    while (course.spaces < MYSTHEA_TRACK_SPACES && s->public.track[course.spaces]) {
        course.seen |= 1u << s->public.track[course.spaces++];
    }
    course.scored = o->is_scoring ? (uint32_t)s->head.frame[0].arg[MYSTHEA_GAME_NEXT] : 0;
    return course;
}

static uint32_t bits(uint32_t mask)
{
    return (uint32_t)__builtin_popcount(mask);
}

/* All five region cards come up in every era; the others only as they happen to lie before the
 * last of them. */
static float rounds_left(const struct mysthea *s, const struct course *course)
{
    uint32_t types = (1u << MYSTHEA_STORM) - 2;
    uint32_t others = 1u << MYSTHEA_STORM;

    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        others |= (uint32_t)(s->public.monster_at[i] != 0) << (MYSTHEA_MONSTER_FIRST + i);
    }
    float regions = (float)bits(types & ~course->seen);
    float rest = (float)bits(others & ~course->seen);
    return regions + rest * regions / (regions + 1.0f);
}

/* What control of the regions of a type brings at the end of this era. */
static float type_points(const struct policy_outlook *o, const struct course *course, uint32_t type)
{
    const struct mysthea *s = o->s;

    for (uint32_t space = 0; space < course->spaces; space++) {
        if (s->public.track[space] == type) {
            return space < course->scored ? 0 : (float)mysthea_track_glory[space];
        }
    }
    float ahead = s->public.event_top == type ? 0 : 0.5f * (o->rounds - 1.0f);
    return 2.0f + (float)course->spaces + most(ahead, 0);
}

static void add_worths(struct policy_outlook *o, const struct course *course)
{
    float later = o->eras * LATER_REGION;
    float worth[MYSTHEA_TYPE_COUNT] = { 0 };

    for (uint32_t type = 1; type < MYSTHEA_TYPE_COUNT; type++) {
        worth[type] = type_points(o, course, type) + later;
    }
    for (uint32_t r = 1; r < MYSTHEA_REGION_COUNT; r++) {
        o->worth[r] = worth[mysthea_type_of[r]];
    }
}

void policy_mysthea_look(struct policy_outlook *o, const struct mysthea *s)
{
    const struct pl_frame *game = &s->head.frame[0];
    bool is_playing = s->head.frame_count > 0 && game->kind == MYSTHEA_FRAME_GAME;
    uint32_t era = s->public.era ? s->public.era : 1u;

    memset(o, 0, sizeof *o);
    o->s = s;
    o->is_scoring = is_playing && game->step == MYSTHEA_GAME_EVENTS;
    o->turns_at =
        is_playing && game->step == MYSTHEA_GAME_TURNS ? (uint32_t)game->arg[MYSTHEA_GAME_NEXT] : 0;
    o->eras = (float)(MYSTHEA_ERAS - era);
    struct course course = course_of(o);
    o->rounds = o->is_scoring ? 0 : rounds_left(s, &course);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        add_strengths(o, p);
    }
    add_worths(o, &course);
}

/* --- one seat -------------------------------------------------------------------------------- */

static uint32_t place_in_order(const struct mysthea *s, pl_seat seat)
{
    uint32_t place = 0;

    while (place + 1 < s->head.seats && s->public.order[place] != seat) {
        place++;
    }
    return place;
}

/* What is left of the seat's running turn: nearly all of it, or little. */
static float running_turn(const struct mysthea *s, pl_seat seat)
{
    if (s->head.frame_count < 2 || s->head.frame[1].kind != MYSTHEA_FRAME_TURN ||
        s->head.frame[1].seat != seat) {
        return 0;
    }
    return s->head.frame[1].flag & MYSTHEA_BASIC_DONE ? 0.2f : 1.0f;
}

static float turns_left(const struct policy_outlook *o, pl_seat seat)
{
    if (o->is_scoring) {
        return 0;
    }
    bool is_to_come = place_in_order(o->s, seat) >= o->turns_at;
    return o->rounds + (is_to_come ? 1.0f : 0) + running_turn(o->s, seat);
}

/* In eighths, so that equal strengths go by the order (R-MYS-15.4). */
static int32_t key_of(const struct policy_outlook *o, pl_seat seat, uint32_t place, uint32_t region)
{
    int32_t strength = o->strength[seat][region];

    return strength ? 8 * strength + 7 - (int32_t)place : 0;
}

static void add_leads(struct policy_stand *stand, uint32_t own_place)
{
    const struct policy_outlook *o = stand->o;
    const uint8_t *order = o->s->public.order;

    for (uint32_t r = 1; r < MYSTHEA_REGION_COUNT; r++) {
        int32_t own = key_of(o, stand->seat, own_place, r);
        int32_t best = 0;
        for (uint32_t i = 0; i < o->s->head.seats; i++) {
            int32_t key = i == own_place ? 0 : key_of(o, order[i], i, r);
            best = key > best ? key : best;
        }
        stand->lead[r] = (float)(own - best) / 8.0f;
        stand->presence |= (uint32_t)(own > 0) << r;
        stand->controlled |= (uint32_t)(own > best) << r;
    }
}

void policy_mysthea_stand_of(struct policy_stand *stand, const struct policy_outlook *o,
                             pl_seat seat)
{
    float others = 0;

    memset(stand, 0, sizeof *stand);
    stand->o = o;
    stand->seat = seat;
    stand->turns = turns_left(o, seat);
    stand->all_turns = stand->turns + ERA_ROUNDS * o->eras;
    for (pl_seat p = 0; p < o->s->head.seats; p++) {
        others += p == seat ? 0 : turns_left(o, p);
    }
    stand->unrest = 0.1f + 0.5f * others / (float)(o->s->head.seats - 1);
    add_leads(stand, place_in_order(o->s, seat));
}

/* How likely a region is held at the end of the era with such a lead over the strongest rival. */
static float hold_chance(const struct policy_stand *stand, float lead)
{
    float size = lead < 0 ? -lead : lead;

    return 0.5f + 0.5f * lead / (size + stand->unrest);
}

float policy_mysthea_shift(const struct policy_stand *stand, uint32_t region, float strength)
{
    const struct policy_outlook *o = stand->o;
    float before = (float)o->strength[stand->seat][region];
    float lead = stand->lead[region];
    float hold_before = before > 0 ? hold_chance(stand, lead) : 0;
    float hold_after = before + strength > 0 ? hold_chance(stand, lead + strength) : 0;

    return o->worth[region] * (hold_after - hold_before);
}

static float region_points(const struct policy_stand *stand)
{
    float total = 0;

    for (uint32_t left = stand->presence; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        total += stand->o->worth[region] * hold_chance(stand, stand->lead[region]);
    }
    return total;
}

/* --- effects and cards ----------------------------------------------------------------------- */

/* As mysthea_count, from what is known already. */
static float count_of(const struct policy_stand *stand, enum mysthea_count what)
{
    if (what == MYSTHEA_COUNT_NONE) {
        return 1.0f;
    }
    if (what < MYSTHEA_COUNT_X) {
        return (float)bits(stand->controlled & mysthea_regions_of_type[what]);
    }
    if (what == MYSTHEA_COUNT_X) {
        return 2.5f;
    }
    if (what == MYSTHEA_COUNT_CONTROLLED) {
        return (float)bits(stand->controlled);
    }
    return (float)mysthea_count(stand->o->s, stand->seat, what, 0);
}

static float part_points(const struct policy_stand *stand, const struct mysthea_part *part)
{
    float points = op_points[part->op];

    switch (part->op) {
    case MYSTHEA_OP_GLORY:
    case MYSTHEA_OP_ENERGY:
    case MYSTHEA_OP_XP:
    case MYSTHEA_OP_CP:
        return points * (float)part->count * count_of(stand, (enum mysthea_count)part->per);
    case MYSTHEA_OP_RECHARGE: return stand->o->s->public.charged >> stand->seat & 1 ? 0 : points;
    case MYSTHEA_OP_MAKE:
    case MYSTHEA_OP_DEPLOY: return part->unit == MYSTHEA_UNIT_CONSTRUCT ? points : 2.0f * points;
    case MYSTHEA_OP_DRAW: return points * (float)part->count;
    default: return points;
    }
}

static float price_points(const struct mysthea_effect *effect)
{
    float price = 0.5f * (float)effect->pay_energy + POINT_XP * (float)effect->pay_xp;

    for (uint32_t i = 0; i < MYSTHEA_GIVEN_MAX && effect->give[i]; i++) {
        price += effect->is_removed ? 2.5f : 1.2f;
    }
    return price;
}

float policy_mysthea_effect_points(const struct policy_stand *stand, uint32_t number)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];
    float total = 0;

    for (uint32_t i = 0; i < effect->part_count; i++) {
        float points = part_points(stand, &effect->part[i]);
        total = effect->join == MYSTHEA_JOIN_ONE_OF ? most(total, points) : total + points;
    }
    return total - price_points(effect);
}

float policy_mysthea_board_points(const struct policy_stand *stand, uint32_t card)
{
    if (mysthea_cards[card].kind == MYSTHEA_KIND_UPGRADE) {
        return upgrade_points[card] * stand->all_turns;
    }
    return 0.3f * stand->all_turns * most(policy_mysthea_effect_points(stand, card), 0.2f);
}

/* A card is played once an era: for its points, and for its effect if the energy is there. */
float policy_mysthea_card_points(const struct policy_stand *stand, uint32_t card)
{
    const struct mysthea_card_info *info = &mysthea_cards[card];
    float use = info->kind >= MYSTHEA_KIND_EQUIPMENT ? policy_mysthea_board_points(stand, card)
                                                     : policy_mysthea_effect_points(stand, card);
    float gain = most(use - 0.5f * (float)info->points, 0);

    return 0.8f * (float)info->points + 0.3f * least(gain, 8.0f);
}

static float hand_points(const struct policy_stand *stand)
{
    const struct mysthea *s = stand->o->s;
    struct pl_set hand = s->private[stand->seat].hand;
    struct pl_set discard = s->public.discard[stand->seat];
    float count = (float)pl_set_count(&hand);
    float chance = count > 0 ? least(1.0f, 0.8f * stand->turns / count) : 0;
    float again = 0.35f * stand->o->eras;
    float total = 0;

    while (!pl_set_is_empty(&hand)) {
        total += (chance + again) * policy_mysthea_card_points(stand, pl_set_take(&hand));
    }
    while (again > 0 && !pl_set_is_empty(&discard)) {
        total += again * policy_mysthea_card_points(stand, pl_set_take(&discard));
    }
    return total;
}

static float table_points(const struct policy_stand *stand)
{
    const struct mysthea_public *pub = &stand->o->s->public;
    float total = 0;

    for (uint32_t i = 0; i < MYSTHEA_PLACES; i++) {
        total += upgrade_points[pub->upgrade[stand->seat][i]] * stand->all_turns;
    }
    for (uint32_t i = 0; i < MYSTHEA_EQUIPMENT_PLACES && pub->equipment[stand->seat][i]; i++) {
        float share = i == 0 ? 1.0f : 0.6f;
        total += share * policy_mysthea_board_points(stand, pub->equipment[stand->seat][i]);
    }
    return total;
}

/* --- means ----------------------------------------------------------------------------------- */

static float energy_points(const struct policy_stand *stand)
{
    float energy = (float)stand->o->s->public.energy[stand->seat];
    float time = least(1.0f, stand->all_turns / 3.0f);

    return time * (0.7f * least(energy, 4.0f) + 0.45f * least(most(energy - 4.0f, 0), 4.0f) +
                   0.2f * most(energy - 8.0f, 0));
}

/* Pieces that wait in the pool, and what those on the islands are worth in later eras. */
static float unit_points(const struct policy_stand *stand)
{
    const struct mysthea_public *pub = &stand->o->s->public;
    pl_seat seat = stand->seat;
    float pool = (float)pub->pool[MYSTHEA_UNIT_CONSTRUCT][seat] +
                 2.0f * (float)pub->pool[MYSTHEA_UNIT_GOLEM][seat];
    float out = (float)mysthea_deployed(stand->o->s, seat, MYSTHEA_UNIT_CONSTRUCT) +
                2.0f * (float)mysthea_deployed(stand->o->s, seat, MYSTHEA_UNIT_GOLEM);
    float time = least(1.0f, stand->all_turns / 3.0f);
    bool is_wounded = pub->wounded >> seat & 1;

    return time * 0.7f * pool + (time * 0.7f + 0.4f * stand->o->eras) * out -
           (is_wounded ? 0.3f * stand->turns : 0);
}

float policy_mysthea_income(const struct policy_stand *stand)
{
    static const float gain[MYSTHEA_TYPE_COUNT] = {
        [MYSTHEA_RIVER] = 2.0f, [MYSTHEA_MOUNTAIN] = 2.0f, [MYSTHEA_FOREST] = 0.5f,
        [MYSTHEA_MIST] = 1.3f,  [MYSTHEA_CRYSTAL] = 0.9f,
    };
    float total = 0;

    for (uint32_t left = stand->presence; left; left &= left - 1) {
        total += gain[mysthea_type_of[pl_lowest(left)]];
    }
    return total;
}

/* --- encounters and attunements -------------------------------------------------------------- */

/* Steps between the islands of the champion and the token. */
static uint32_t token_distance(const struct mysthea *s, pl_seat seat)
{
    uint32_t own = mysthea_ring_place(s, mysthea_island_of[s->public.champion_at[seat]]);
    uint32_t token = mysthea_ring_place(s, s->public.token[seat]);
    uint32_t way = own > token ? own - token : token - own;

    return way > MYSTHEA_ISLANDS / 2 ? MYSTHEA_ISLANDS - way : way;
}

static float encounter_points(const struct policy_stand *stand)
{
    static const float near[MYSTHEA_ISLANDS] = { 1.0f, 0.75f, 0.55f };
    const struct mysthea *s = stand->o->s;
    float price = (float)mysthea_encounter_price(s, stand->seat);
    float xp = (float)s->public.xp[stand->seat];
    float time = least(1.0f, stand->all_turns / 1.5f);

    if (price > (float)MYSTHEA_ENCOUNTERS_MAX || time <= 0) {
        return 0;
    }
    float share = least(xp / price, 1.0f);
    float more = least(most(xp - price, 0) / (price + 1.0f), 1.0f);
    float reach = near[token_distance(s, stand->seat)];
    float soon = stand->all_turns < 1.0f && share < 1.0f ? 0 : 1.0f;
    return time * soon * ENCOUNTER *
           (share * (0.25f + 0.35f * reach) * (share < 1.0f ? 0.8f : 1.0f) +
            0.3f * more * least(1.0f, stand->all_turns / 4.0f));
}

float policy_mysthea_attune_points(const struct policy_stand *stand)
{
    const struct mysthea *s = stand->o->s;
    uint32_t own = mysthea_island_of[s->public.champion_at[stand->seat]];
    bool is_free = mysthea_has_ability(s, stand->seat, MYSTHEA_KOLBOR);
    float best = 0;

    if (mysthea_has_attuned(s, stand->seat)) {
        return 0;
    }
    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        if (!s->public.attuned[island]) {
            const struct mysthea_attunement_info *info =
                &mysthea_attunements[s->public.night >> island & 1][island];
            float glory = (float)info->glory * count_of(stand, (enum mysthea_count)info->count);
            best = most(best, island == own || is_free ? glory : 0.4f * glory);
        }
    }
    return best;
}

/* A charged artefact: an attunement, or a battle. */
static float artefact_points(const struct policy_stand *stand)
{
    const struct mysthea *s = stand->o->s;
    bool is_charged = s->public.charged >> stand->seat & 1;
    bool comes_back = !is_charged && !s->public.track[MYSTHEA_RECHARGE_SPACE - 1];
    float time = least(1.0f, 0.45f * stand->turns);
    float chance = is_charged ? 0.75f : comes_back ? 0.45f : 0.1f;

    return time * (chance * policy_mysthea_attune_points(stand) + (is_charged ? 2.0f : 0));
}

/* --- monsters -------------------------------------------------------------------------------- */

static float extra_points(const struct mysthea_monster_info *info, uint32_t medal)
{
    static const float each[] = {
        [MYSTHEA_EXTRA_NOTHING] = 0,   [MYSTHEA_EXTRA_ENERGY] = 0.5f,
        [MYSTHEA_EXTRA_XP] = POINT_XP, [MYSTHEA_EXTRA_CP] = POINT_CP,
        [MYSTHEA_EXTRA_DRAW] = 1.5f,   [MYSTHEA_EXTRA_ENCOUNTER] = ENCOUNTER,
    };

    return each[info->extra] * (float)info->extra_count[medal];
}

static uint32_t island_strength(const struct policy_outlook *o, pl_seat seat, uint32_t island)
{
    uint32_t sum = 0;

    for (uint32_t left = mysthea_regions_of_island[island]; left; left &= left - 1) {
        sum += o->strength[seat][pl_lowest(left)];
    }
    return sum;
}

/* What an attack of the monster on that island promises the seat. */
static float attack_points(const struct policy_stand *stand, uint32_t monster, uint32_t island)
{
    const struct policy_outlook *o = stand->o;
    const struct mysthea_monster_info *info = &mysthea_monsters[monster];
    uint32_t own = island_strength(o, stand->seat, island);
    uint32_t sum = own;
    uint32_t medal = 0;

    if (own == 0) {
        bool is_missed =
            monster == MYSTHEA_UTCORO && mysthea_is_on(o->s, MYSTHEA_OPTION_MONSTER_BEHAVIOURS);
        return is_missed ? -(float)MYSTHEA_COWARD_GLORY : 0;
    }
    for (pl_seat p = 0; p < o->s->head.seats; p++) {
        uint32_t other = p == stand->seat ? 0 : island_strength(o, p, island);
        sum += other;
        medal += other > own;
    }
    float gap = (float)sum - (float)info->strength + 0.5f;
    float chance = hold_chance(stand, gap);
    float reward =
        medal < MYSTHEA_MEDALS ? (float)info->glory[medal] + extra_points(info, medal) : 0;
    return chance * reward - (1.0f - chance) * least(0.7f * (float)own, 4.0f);
}

/* The monsters of the track in their order, with the storm before them; those that may still come
 * up count half. */
static float monster_points(const struct policy_stand *stand)
{
    const struct mysthea *s = stand->o->s;
    uint32_t first = stand->o->is_scoring ? (uint32_t)s->head.frame[0].arg[MYSTHEA_GAME_NEXT] : 0;
    uint32_t shift = 0;
    uint32_t seen = 0;
    float total = 0;

    for (uint32_t i = first; i < MYSTHEA_TRACK_SPACES && s->public.track[i]; i++) {
        uint32_t card = s->public.track[i];
        shift += card == MYSTHEA_STORM;
        seen |= 1u << card;
        uint32_t at =
            card > MYSTHEA_STORM ? s->public.monster_at[card - MYSTHEA_MONSTER_FIRST] : 0u;
        total += at ? attack_points(stand, card, mysthea_clockwise(s, at, shift)) : 0;
    }
    for (uint32_t i = 0; i < MYSTHEA_MONSTERS && stand->o->rounds > 0; i++) {
        uint32_t card = MYSTHEA_MONSTER_FIRST + i;
        uint32_t at = seen >> card & 1 ? 0u : s->public.monster_at[i];
        total += at ? 0.4f * attack_points(stand, card, at) : 0;
    }
    return total;
}

/* --- battles --------------------------------------------------------------------------------- */

float policy_mysthea_battle_points(const struct policy_stand *stand, uint32_t region, float bonus)
{
    const struct mysthea *s = stand->o->s;
    float lead = stand->lead[region] + bonus;
    float units = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        units += p == stand->seat ? 0 : (float)mysthea_units_in(s, p, region);
    }
    if (lead <= 0) {
        return -1.0f + 0.5f * lead;
    }
    float removed = least(lead, units);
    return 2.0f * removed + 0.5f * policy_mysthea_shift(stand, region, removed) + 1.0f;
}

/* --- what is pending ------------------------------------------------------------------------- */

/* What a frame still owes its seat; without it a half-done move would look like a loss. */
static float frame_points(const struct policy_stand *stand, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case MYSTHEA_FRAME_STEP:
    case MYSTHEA_FRAME_JUMP:
    case MYSTHEA_FRAME_HORDE:
    case MYSTHEA_FRAME_LAUNCH: return 1.5f;
    case MYSTHEA_FRAME_FORT: return 2.5f;
    case MYSTHEA_FRAME_STRIKE: return 1.0f;
    case MYSTHEA_FRAME_DEVELOP: return frame->arg[MYSTHEA_DEVELOP_CARDS] ? 0 : 2.5f;
    case MYSTHEA_FRAME_MEDITATE:
        return 2.0f * (float)frame->arg[MYSTHEA_MEDITATE_LEFT] +
               0.9f * (float)frame->arg[MYSTHEA_MEDITATE_POINTS];
    case MYSTHEA_FRAME_ISLAND:
        return frame->step == MYSTHEA_ISLAND_ATTUNE ? policy_mysthea_attune_points(stand) : 0;
    case MYSTHEA_FRAME_ENCOUNTER: return frame->step <= MYSTHEA_ENCOUNTER_BEGIN ? 9.0f : 2.0f;
    case MYSTHEA_FRAME_MEET: return 8.0f;
    case MYSTHEA_FRAME_OMEN: return 1.0f;
    case MYSTHEA_FRAME_BATTLE:
        return frame->step <= MYSTHEA_BATTLE_ORDERS
                   ? policy_mysthea_battle_points(stand,
                                                  (uint32_t)frame->arg[MYSTHEA_BATTLE_REGION],
                                                  (float)frame->arg[MYSTHEA_BATTLE_BONUS])
                   : 0;
    case MYSTHEA_FRAME_ACT:
        return frame->arg[MYSTHEA_ACT_CARD] == MYSTHEA_NO_CARD ? 3.0f
               : frame->flag & MYSTHEA_ACT_PLACED
                   ? 0
                   : 0.35f * stand->o->eras *
                         policy_mysthea_card_points(stand, (uint32_t)frame->arg[MYSTHEA_ACT_CARD]);
    case MYSTHEA_FRAME_EFFECT:
        return frame->flag ? 0
                           : most(policy_mysthea_effect_points(
                                      stand, (uint32_t)frame->arg[MYSTHEA_EFFECT_NUMBER]),
                                  0);
    default: return 0;
    }
}

static float pending_points(const struct policy_stand *stand)
{
    const struct mysthea *s = stand->o->s;
    float total =
        POINT_CP * (float)s->public.cp[stand->seat] + 0.9f * (float)s->public.cp_bound[stand->seat];

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        if (s->head.frame[i].seat == stand->seat) {
            total += frame_points(stand, &s->head.frame[i]);
        }
    }
    return total;
}

float policy_mysthea_position_points(const struct policy_stand *stand)
{
    return (float)stand->o->s->public.glory[stand->seat] + region_points(stand) +
           monster_points(stand) + hand_points(stand) + table_points(stand) + energy_points(stand) +
           unit_points(stand) +
           0.1f * least(stand->all_turns, 8.0f) * policy_mysthea_income(stand) +
           encounter_points(stand) + artefact_points(stand) + pending_points(stand);
}
