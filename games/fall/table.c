/* Questions about the position, shared by what is legal, what happens and what is shown. */
#include "games/fall/table.h"

uint32_t fall_roll(struct fall *s, uint32_t n)
{
    return n == 1 ? 0 : pl_roll(&s->head, &s->secret.rng, n);
}

uint32_t fall_pick(struct fall *s, const uint8_t *weights, uint32_t count)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < count; i++) {
        sum += weights[i];
    }
    PL_ASSERT(sum > 0);
    uint32_t rank = fall_roll(s, sum);
    uint32_t index = 0;
    while (rank >= weights[index]) {
        rank -= weights[index++];
        PL_ASSERT(index < count);
    }
    return index;
}

/* Moving. */

static uint64_t neighbours(uint64_t nodes)
{
    uint64_t near = 0;

    for (; nodes; nodes &= nodes - 1) {
        near |= fall_reach[pl_lowest(nodes)][0];
    }
    return near;
}

uint64_t fall_move_nodes(const struct fall *s, uint32_t hero, uint32_t budget)
{
    uint64_t others = fall_others(s, hero);
    uint64_t passed = others | fall_fort_nodes(s); /* R-FAL-5.3, R-FAL-5.4 */
    uint64_t start = pl_bit(s->public.node[hero]); /* R-FAL-5.6: no free step from here */
    uint64_t seen = start;
    uint64_t from = start;

    for (; budget > 0; budget--) {
        uint64_t entered = neighbours(from) & ~seen;
        from = entered;
        /* R-FAL-5.5: as many free steps as there are nodes to pass. */
        for (uint64_t fresh = entered; fresh; from |= fresh) {
            seen |= fresh;
            fresh = neighbours(fresh & passed) & ~seen;
        }
    }
    return seen & ~others & ~start; /* R-FAL-5.7 */
}

pl_reason fall_refuse_move(const struct fall *s, uint32_t hero, uint32_t budget, uint32_t node)
{
    if (fall_move_nodes(s, hero, budget) >> node & 1) {
        return FALL_REASON_NONE;
    }
    return node == s->public.node[hero]       ? FALL_REASON_SAME_NODE
           : fall_others(s, hero) >> node & 1 ? FALL_REASON_MOVE_TAKEN
                                              : FALL_REASON_TOO_FAR;
}

/* Paying. */

bool fall_can_pay(const struct fall *s, uint32_t hero, uint32_t colours)
{
    const struct fall_public *pub = &s->public;
    const uint8_t *own = pub->crystals[hero];

    if (pub->jokers[hero] > 0) {
        return true;
    }
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        bool is_wanted = colours >> i & 1;
        if (is_wanted ? own[i] + pub->city[i] > 0 : own[i] >= FALL_PAIR_CRYSTALS) {
            return true;
        }
    }
    return false;
}

/* What is missing once parasites stand for these two colours; FALL_COLOURS: no colour. */
static uint32_t missing_after(const uint32_t missing[FALL_COLOURS], uint32_t first, uint32_t second,
                              uint32_t worth)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        uint32_t help = (first == i ? worth : 0) + (second == i ? worth : 0);
        sum += missing[i] > help ? missing[i] - help : 0;
    }
    return sum;
}

/* R-FAL-S3.1: the least that up to two parasites can leave missing. */
static uint32_t least_missing(const uint32_t missing[FALL_COLOURS], uint32_t parasites,
                              uint32_t worth)
{
    uint32_t least = UINT32_MAX;

    for (uint32_t i = parasites > 0 ? 0 : FALL_COLOURS; i <= FALL_COLOURS; i++) {
        for (uint32_t j = parasites > 1 ? i : FALL_COLOURS; j <= FALL_COLOURS; j++) {
            uint32_t left = missing_after(missing, i, j, worth);
            least = left < least ? left : least;
        }
    }
    return least;
}

struct fall_purse fall_purse_of(const struct fall *s, uint32_t hero)
{
    struct fall_purse purse = {
        .jokers = s->public.jokers[hero],
        .more = (uint8_t)fall_trait(s, hero, FALL_TRAIT_PARASITE_WORTH),
    };

    memcpy(purse.own, s->public.crystals[hero], sizeof purse.own);
    memcpy(purse.city, s->public.city, sizeof purse.city);
    return purse;
}

bool fall_can_pay_all(const struct fall_purse *purse, const uint8_t due[FALL_COLOURS])
{
    uint32_t missing[FALL_COLOURS];
    uint32_t sum = 0;
    uint32_t pairs = 0;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        uint32_t own = purse->own[i];
        uint32_t needed = due[i] > purse->city[i] ? (uint32_t)due[i] - purse->city[i] : 0;
        missing[i] = needed > own ? needed - own : 0;
        sum += missing[i];
        pairs += needed < own ? (own - needed) / FALL_PAIR_CRYSTALS : 0;
    }
    return purse->more == 0 ? sum <= pairs + purse->jokers
                            : least_missing(missing, purse->jokers, 1u + purse->more) <= pairs;
}

void fall_price(const struct fall *s, uint32_t value, uint8_t ret_due[FALL_COLOURS])
{
    const struct fall_external_info *place = &fall_external[s->public.colossus - FALL_NODE_X0];

    memset(ret_due, 0, FALL_COLOURS);
    for (uint32_t i = 0; i < 2; i++) {
        ret_due[fall_regions[place->region[i]].kind] = (uint8_t)value;
    }
}

/* Islands and monsters. */

void fall_construct_isles(const struct fall *s, uint32_t island, uint32_t ret_isle[2])
{
    uint32_t first = 1 + 3 * (island - 1);
    uint32_t golems = fall_golem_isle(s, island);

    ret_isle[0] = golems == first ? first + 1 : first;
    ret_isle[1] = golems == first + 2 ? first + 1 : first + 2;
}

bool fall_is_on_board(const struct fall *s, enum fall_unit unit)
{
    const uint8_t *counts = fall_units_seen(s, unit);
    uint32_t sum = 0;

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        sum += counts[region];
    }
    return sum > 0;
}

bool fall_is_bare(const struct fall *s, uint32_t island)
{
    const uint8_t *figures = &s->public.isle[1 + 3 * (island - 1)];

    return figures[0] + figures[1] + figures[2] == 0;
}

uint32_t fall_kinds_of(uint32_t island)
{
    uint32_t kinds = 0;

    for (uint32_t kind = 0; kind < FALL_COLOURS; kind++) {
        kinds |= (uint32_t)(fall_isle_of_kind[island][kind] != FALL_NO_ISLE) << kind;
    }
    return kinds;
}

uint32_t fall_monsters_in_game(const struct fall *s)
{
    uint32_t all = (1u << FALL_MONSTER_COUNT) - 2;

    return fall_is_on(s, FALL_OPTION_EXTRA_MONSTERS) ? all : fall_base_monsters;
}

/* The island at the hero's node, or FALL_NO_ISLAND (R-FAL-2.1). */
static uint32_t island_of_hero(const struct fall *s, uint32_t hero)
{
    uint32_t crater = fall_nodes[s->public.node[hero]].crater;

    return crater == FALL_NO_CRATER ? FALL_NO_ISLAND : s->public.island_at[crater];
}

/* R-FAL-10.1, R-FAL-10.2: of a monster in play, for the hero at this island. */
static inline pl_reason refuse_monster(const struct fall *s, uint32_t monster, uint32_t island,
                                       bool is_anywhere)
{
    uint32_t home = fall_monsters[monster].home;

    if (!is_anywhere && home != island) {
        return FALL_REASON_NOT_AT_MONSTER;
    }
    return fall_can_pay(s, s->public.turn, fall_kinds_of(home)) ? FALL_REASON_NONE
                                                                : FALL_REASON_STRIKE_UNPAID;
}

uint32_t fall_strikable(const struct fall *s, bool is_anywhere)
{
    uint32_t hero = s->public.turn;
    uint32_t island = island_of_hero(s, hero);
    uint32_t able = 0;

    for (uint32_t left = fall_in_play(s); left; left &= left - 1) {
        uint32_t monster = pl_lowest(left);
        able |= (uint32_t)!refuse_monster(s, monster, island, is_anywhere) << monster;
    }
    return able && !fall_refuse_cards(s, hero) ? able : 0;
}

pl_reason fall_refuse_strike(const struct fall *s, uint32_t monster, bool is_anywhere)
{
    uint32_t hero = s->public.turn;

    if (!(fall_in_play(s) >> monster & 1)) {
        return FALL_REASON_NOT_IN_PLAY;
    }
    pl_reason reason = refuse_monster(s, monster, island_of_hero(s, hero), is_anywhere);
    return reason ? reason : fall_refuse_cards(s, hero);
}

/* Command cards. */

struct pl_set fall_pile_of(const struct fall *s, uint32_t hero)
{
    const struct fall_legacy *legacy = &s->public.legacy;
    bool has_deck = (legacy->mode & FALL_AFTER_MYSTHEA) && fall_is_champion(s, hero);

    if (!has_deck) {
        return (struct pl_set){ { 0, 0 } };
    }
    /* R-FAL-X1.5 */
    return fall_is_on(s, FALL_OPTION_NO_START_CARDS)
               ? pl_set_minus(legacy->cards[hero], fall_of_era[0])
               : legacy->cards[hero];
}

struct pl_set fall_era_pile(const struct fall *s, uint32_t era)
{
    struct pl_set pile = fall_of_era[era];

    if (s->public.legacy.mode & FALL_AFTER_MYSTHEA) {
        for (uint32_t i = 0; i < fall_heroes(s); i++) {
            pile = pl_set_minus(pile, fall_pile_of(s, i));
        }
    }
    return pile;
}

struct pl_set fall_undrawn(const struct fall *s, struct pl_set pile)
{
    return pl_set_minus(pile, pl_set_or(s->public.discarded, s->public.revealed));
}

bool fall_is_closed(const struct fall *s, uint32_t era)
{
    if (s->public.legacy.mode != FALL_AFTER_BOTH) {
        return false;
    }
    struct pl_set pile = fall_era_pile(s, era);
    return pl_set_count(&pile) <= FALL_CLOSED_ERA_CARDS;
}

static bool has_card(const struct fall *s, struct pl_set pile)
{
    return !pl_set_contains(&s->public.revealed, &pile);
}

uint32_t fall_lenders(const struct fall *s)
{
    uint32_t lenders = 0;

    for (uint32_t i = 0; i < fall_heroes(s); i++) {
        lenders |= (uint32_t)has_card(s, fall_pile_of(s, i)) << i;
    }
    return lenders;
}

uint32_t fall_era_at(const struct fall *s, uint32_t hero, uint32_t place)
{
    return fall_trait(s, hero, FALL_TRAIT_ERAS_BACKWARD) ? FALL_ERAS - place : 1 + place;
}

uint32_t fall_source_at(const struct fall *s, uint32_t hero, uint32_t place)
{
    struct pl_set own = fall_pile_of(s, hero);

    if (!pl_set_is_empty(&own)) {
        return FALL_ERAS + 1 + hero;
    }
    uint32_t era = fall_era_at(s, hero, place);
    return fall_is_closed(s, era) ? 0 : era;
}

uint32_t fall_next_place(const struct fall *s, uint32_t hero, uint32_t place)
{
    struct pl_set own = fall_pile_of(s, hero);

    if (!pl_set_is_empty(&own)) { /* R-FAL-L1.3, R-FAL-L1.4 */
        return has_card(s, own) ? place : FALL_CARDS_MAX;
    }
    for (; place < FALL_CARDS_MAX; place++) {
        uint32_t era = fall_era_at(s, hero, place);
        bool is_there =
            fall_is_closed(s, era) ? fall_lenders(s) != 0 : has_card(s, fall_era_pile(s, era));
        if (is_there) { /* R-FAL-L3.6 */
            return place;
        }
    }
    return FALL_CARDS_MAX;
}

/* Shards and event cards. */

void fall_unseen(const struct fall *s, int32_t ret_count[FALL_VALUES])
{
    const struct fall_public *pub = &s->public;
    const uint8_t *all = fall_levels[s->head.option[FALL_OPTION_LEVEL]].shards;

    for (uint32_t i = 0; i < FALL_VALUES; i++) {
        ret_count[i] = all[i] - pub->returned[i] - pub->bag_known[i] - pub->shown_shards[i];
        for (uint32_t hero = 0; hero < FALL_HEROES; hero++) {
            ret_count[i] -= pub->shards[hero][i];
        }
        for (uint32_t slot = 0; slot < FALL_SHARDS_IN_BASE; slot++) {
            ret_count[i] -= pub->slot[slot] == i + 1;
        }
    }
}

uint32_t fall_slots_to_choose(const struct fall *s, bool is_known_wanted)
{
    uint32_t seen = 0;
    uint32_t slots = 0;

    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        uint32_t content = s->public.slot[i];
        bool is_wanted =
            content >= FALL_SLOT_UNSEEN || (is_known_wanted && content != FALL_SLOT_EMPTY);
        slots |= (uint32_t)(is_wanted && !(seen >> content & 1)) << i;
        seen |= 1u << content;
    }
    return slots;
}

pl_reason fall_refuse_slot(const struct fall *s, uint32_t slot, bool is_known_wanted)
{
    uint32_t content = s->public.slot[slot];

    if (fall_slots_to_choose(s, is_known_wanted) >> slot & 1) {
        return FALL_REASON_NONE;
    }
    return content == FALL_SLOT_EMPTY                       ? FALL_REASON_NO_SHARD
           : content < FALL_SLOT_UNSEEN && !is_known_wanted ? FALL_REASON_SHARD_KNOWN
                                                            : FALL_REASON_SHARD_ALIKE;
}

void fall_event_deck(const struct fall *s, uint8_t ret_count[FALL_COLOURS + 2])
{
    for (uint32_t kind = 0; kind < FALL_COLOURS; kind++) {
        ret_count[kind] = (uint8_t)(FALL_KIND_CARDS - s->public.shown[kind]);
    }
    ret_count[FALL_COLOSSUS_CARD - 1] = (uint8_t)(FALL_COLOSSUS_CARDS - fall_shown_shards(s));
    ret_count[FALL_STORM_CARD - 1] = (uint8_t)(FALL_STORM_CARDS - s->public.storm_shown);
}

/* Machines. */

uint32_t fall_machines_off(const struct fall *s)
{
    uint8_t count[FALL_SIDE_COUNT][FALL_TYPES] = { { 0 } };
    uint32_t off = 0;

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            count[s->public.machine[region][type]][type]++;
        }
    }
    for (uint32_t colour = 1; colour < FALL_SIDE_COUNT; colour++) {
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            off |= (uint32_t)(count[colour][type] < FALL_MACHINES_OF_TYPE)
                   << (colour * FALL_TYPES + type);
        }
    }
    return off;
}

pl_reason fall_refuse_work(const struct fall *s, uint32_t hero, uint32_t region, uint32_t type)
{
    switch (type) {
    case FALL_HARVESTER: return FALL_REASON_NONE;
    case FALL_SCAVENGER:
        return s->public.forts[hero] == 0                         ? FALL_REASON_NO_FORTS
               : fall_regions[region].nodes & ~fall_fort_nodes(s) ? FALL_REASON_NONE
                                                                  : FALL_REASON_NO_FORT_ROOM;
    default: return fall_enemies(s, region) > 0 ? FALL_REASON_NONE : FALL_REASON_NOTHING_TO_REFINE;
    }
}

pl_reason fall_refuse_machine(const struct fall *s, uint32_t hero, uint32_t region, uint32_t type)
{
    uint32_t colour = s->public.machine[region][type];
    bool is_own = colour == s->public.colour[hero] || (s->public.legacy.mode & FALL_AFTER_ICAION);

    if (colour == FALL_NO_SIDE) {
        return FALL_REASON_NO_MACHINE;
    }
    return is_own ? fall_refuse_work(s, hero, region, type) : FALL_REASON_MACHINE_OF_OTHER;
}

/* Relics. */

static bool has_enemy(const struct fall *s, uint32_t regions)
{
    for (; regions; regions &= regions - 1) {
        if (fall_enemies(s, pl_lowest(regions)) > 0) {
            return true;
        }
    }
    return false;
}

/* Every place on the board has a machine when none of the 45 is off it. */
static bool is_machine_off(const struct fall *s)
{
    const uint8_t *machine = fall_flat(s->public.machine);

    for (uint32_t i = 0; i < FALL_MACHINE_PLACES; i++) {
        if (machine[i] == FALL_NO_SIDE) {
            return true;
        }
    }
    return false;
}

/* R-FAL-S2.2: why no monster can be struck. */
static pl_reason refuse_any_monster(const struct fall *s)
{
    if (fall_strikable(s, true)) {
        return FALL_REASON_NONE;
    }
    pl_reason reason = fall_refuse_cards(s, s->public.turn);
    return !fall_in_play(s) ? FALL_REASON_NO_MONSTER
           : reason         ? reason
                            : FALL_REASON_MONSTERS_UNPAID;
}

/* R-FAL-13.9. Some field of the City is always free for a crystal (R-FAL-19.3). */
static pl_reason refuse_need(const struct fall *s, enum fall_needs needs)
{
    uint32_t hero = s->public.turn;
    uint32_t regions = fall_regions_at(s, hero);

    switch (needs) {
    case FALL_NEEDS_MACHINE_OFF:
        return is_machine_off(s) ? FALL_REASON_NONE : FALL_REASON_ALL_MACHINES_STAND;
    case FALL_NEEDS_ENEMY_AND_ROOM:
        if (!(regions & (regions - 1))) {
            return FALL_REASON_ONE_REGION;
        }
        return has_enemy(s, regions) ? FALL_REASON_NONE : FALL_REASON_NO_ENEMY_AROUND;
    case FALL_NEEDS_ENEMY_AROUND:
        return has_enemy(s, regions) ? FALL_REASON_NONE : FALL_REASON_NO_ENEMY_AROUND;
    case FALL_NEEDS_MONSTER_PAYABLE: return refuse_any_monster(s);
    case FALL_NEEDS_CRYSTAL_AND_FIELD:
        return fall_sum(s->public.crystals[hero]) > 0 ? FALL_REASON_NONE
                                                      : FALL_REASON_NOTHING_TO_DEPOSIT;
    case FALL_NEEDS_UNSEEN_SHARD:
        return fall_slots_to_choose(s, false) ? FALL_REASON_NONE : FALL_REASON_ALL_SHARDS_KNOWN;
    case FALL_NEEDS_ALWAYS:
    case FALL_NEEDS_COPY_USABLE: break;
    }
    return FALL_REASON_NONE;
}

/* Of a relic that copies none. */
static inline pl_reason refuse_plain(const struct fall *s, const struct fall_relic_info *relic,
                                     enum fall_moment moment)
{
    if (relic->moment != moment) { /* R-FAL-13.3 */
        return moment == FALL_MOMENT_DAY ? FALL_REASON_RELIC_AFTER_SUCCESS
                                         : FALL_REASON_RELIC_BY_DAY;
    }
    return refuse_need(s, (enum fall_needs)relic->needs);
}

static inline const struct fall_relic_info *relic_of(const struct fall *s, uint32_t hero)
{
    return &fall_relics[fall_characters[s->public.hero[hero]].relic];
}

pl_reason fall_refuse_copy(const struct fall *s, uint32_t hero, enum fall_moment moment)
{
    const struct fall_relic_info *relic = relic_of(s, hero);

    return relic->is_copied ? refuse_plain(s, relic, moment) : FALL_REASON_NOT_COPIED;
}

uint32_t fall_copied(const struct fall *s, enum fall_moment moment)
{
    uint32_t heroes = 0;

    for (uint32_t i = 0; i < fall_heroes(s); i++) {
        heroes |= (uint32_t)!fall_refuse_copy(s, i, moment) << i;
    }
    return heroes;
}

/* R-FAL-13.9: why the relic of a hero could do nothing for the active one. */
static inline pl_reason refuse_effect(const struct fall *s, uint32_t owner, enum fall_moment moment)
{
    const struct fall_relic_info *relic = relic_of(s, owner);

    if (relic->needs != FALL_NEEDS_COPY_USABLE) {
        return refuse_plain(s, relic, moment);
    }
    return fall_copied(s, moment) ? FALL_REASON_NONE : FALL_REASON_NOTHING_TO_COPY;
}

/* R-FAL-13.1, R-FAL-13.2: heroes whose relics can be used, whatever they do. */
static inline uint32_t ready(const struct fall *s)
{
    return s->public.relic_used ? 0 : s->public.charged;
}

pl_reason fall_refuse_relic(const struct fall *s, uint32_t owner, enum fall_moment moment)
{
    if (ready(s) >> owner & 1) {
        return refuse_effect(s, owner, moment);
    }
    return s->public.relic_used ? FALL_REASON_RELIC_USED : FALL_REASON_RELIC_EMPTY;
}

/* Of these heroes those with a relic that could be used for the active one. */
static uint32_t able_among(const struct fall *s, uint32_t heroes, enum fall_moment moment)
{
    uint32_t able = 0;

    for (uint32_t left = heroes & ready(s) & ~(1u << s->public.turn); left; left &= left - 1) {
        uint32_t hero = pl_lowest(left);
        able |= (uint32_t)!refuse_effect(s, hero, moment) << hero;
    }
    return able;
}

uint32_t fall_askable(const struct fall *s, enum fall_moment moment)
{
    return able_among(s, ~(uint32_t)s->public.refused, moment);
}

pl_reason fall_refuse_ask(const struct fall *s, uint32_t hero, enum fall_moment moment)
{
    if (hero >= fall_heroes(s)) {
        return FALL_REASON_NO_SUCH;
    }
    if (fall_askable(s, moment) >> hero & 1) {
        return FALL_REASON_NONE;
    }
    pl_reason reason = fall_refuse_relic(s, hero, moment);
    return hero == s->public.turn ? FALL_REASON_OWN_RELIC : reason ? reason : FALL_REASON_REFUSED;
}

uint32_t fall_able_to_step_in(const struct fall *s, enum fall_moment moment)
{
    const struct pl_frame *turn = &s->head.frame[0];
    uint32_t unwilling =
        (uint32_t)(turn->arg[FALL_TURN_PASSES] | turn->arg[FALL_TURN_LONG_PASSES]) |
        s->public.refused;

    return fall_may_step_in(s) ? able_among(s, ~unwilling, moment) : 0;
}
