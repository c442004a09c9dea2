/* Invariants. Takes any bytes: what passes can be played to the end without an assertion, so every
 * number that serves as an index, count or pending amount is bounded here. */
#include "games/fall/check.h"

enum {
    /* A Colossus card takes twice as much defence as there are parasites. */
    PARASITES_ON_BOARD_MAX = FALL_START_DEFENCE / FALL_PARASITE_DAMAGE,
    PLUS_MAX = 20,
    CRYSTALS_PENDING_MAX = 40
};

static const char *check_flags(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint32_t heroes = fall_all_heroes(s);

    if (!fall_is_zero(pub->spare, sizeof pub->spare) ||
        !fall_is_zero(s->private, sizeof s->private)) {
        return "a spare byte is used";
    }
    if (pub->machine_used > 1 || pub->relic_used > 1 || pub->trade_used > 1 ||
        pub->fort_moved > 1 || pub->in_turn > 1 || pub->armour > 1 || pub->storm_shown > 1) {
        return "a switch is neither on nor off";
    }
    if ((pub->charged | pub->refused) & ~heroes) {
        return "a hero who does not play is in a set";
    }
    if (pub->actions_done > FALL_ACTIONS || pub->plus > PLUS_MAX || pub->turn >= fall_heroes(s)) {
        return "the turn is out of range";
    }
    return NULL;
}

static const char *check_end(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    bool is_late = pub->nights >= FALL_NIGHTS_MAX;

    if (pub->outcome >= FALL_OUTCOME_COUNT || (pub->outcome != FALL_RUNNING) != s->head.over) {
        return "the outcome does not fit";
    }
    if (pub->defence > FALL_START_DEFENCE) {
        return "there is too much defence";
    }
    if (!s->head.over && (pub->defence <= 0 || is_late)) { /* R-FAL-19.2, R-FAL-1.13 */
        return "the game should be over";
    }
    return NULL;
}

/* Islands. */

static const char *check_islands(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint32_t places = 0;
    uint32_t kinds = 0;

    if (pub->colossus < FALL_NODE_X0 || pub->colossus >= FALL_NODES) { /* R-FAL-2.3 */
        return "the Colossus is nowhere";
    }
    for (uint32_t i = 0; i < FALL_ISLANDS; i++) {
        uint32_t isle = pub->golem_region[i];
        if (pub->island_at[i] >= FALL_ISLAND_COUNT || isle >= FALL_ISLES) {
            return "an island or a golem region is out of range";
        }
        if (fall_isles[isle].island != i + 1) {
            return "a golem region is on another island";
        }
        places |= 1u << pub->island_at[i];
        kinds |= 1u << fall_isles[isle].kind;
    }
    if (places != (1u << FALL_ISLAND_COUNT) - 2 || kinds != FALL_ALL_COLOURS) { /* R-FAL-3.2 */
        return "an island is missing, or golem regions are of the same kind";
    }
    for (uint32_t island = 1; !s->head.over && island < FALL_ISLAND_COUNT; island++) {
        if (fall_is_bare(s, island)) { /* R-FAL-19.4 */
            return "an island has no enemy left";
        }
    }
    return pub->isle[0] ? "a region that does not exist has enemies" : NULL;
}

static uint32_t sum_of(const uint8_t *counts, uint32_t count)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < count; i++) {
        sum += counts[i];
    }
    return sum;
}

/* Figures that are on their way to an island. */
static void add_pending(const struct fall *s, uint32_t count[2])
{
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        if (frame->kind == FALL_FRAME_ISLAND) {
            count[FALL_GOLEM] += (uint16_t)frame->arg[FALL_ISLAND_GOLEMS];
            count[FALL_CONSTRUCT] += (uint16_t)frame->arg[FALL_ISLAND_CONSTRUCTS];
        } else if (frame->kind == FALL_FRAME_SPLIT) {
            count[FALL_CONSTRUCT] += (uint16_t)frame->arg[FALL_SPLIT_CONSTRUCTS];
        } else if (frame->kind == FALL_FRAME_FELL) {
            count[FALL_GOLEM] += (uint16_t)frame->arg[FALL_FELL_GOLEMS];
            count[FALL_CONSTRUCT] += (uint16_t)frame->arg[FALL_FELL_CONSTRUCTS];
        }
    }
}

/* R-FAL-1.4: all golems and constructs are somewhere. */
static const char *check_figures(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint32_t count[2] = { 0, 0 };

    for (uint32_t isle = 1; isle < FALL_ISLES; isle++) {
        count[fall_unit_of_isle(s, isle)] += pub->isle[isle];
    }
    count[FALL_GOLEM] += sum_of(pub->golems, FALL_REGIONS);
    count[FALL_CONSTRUCT] += sum_of(pub->constructs, FALL_REGIONS);
    for (uint32_t unit = 0; unit < 2; unit++) {
        count[unit] += (uint32_t)pub->besiegers[unit] + pub->held[unit];
    }
    add_pending(s, count);
    if (count[FALL_GOLEM] != FALL_GOLEMS || count[FALL_CONSTRUCT] != FALL_CONSTRUCTS) {
        return "golems or constructs are missing, or there are too many";
    }
    return sum_of(pub->parasites, FALL_REGIONS) > PARASITES_ON_BOARD_MAX
               ? "there are too many parasites"
               : NULL;
}

/* Machines. */

/* R-FAL-1.5 */
static bool are_machines_fine(const uint8_t machine[FALL_REGIONS][FALL_TYPES])
{
    uint8_t count[FALL_SIDE_COUNT][FALL_TYPES] = { { 0 } };

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            uint32_t colour = machine[region][type];
            if (colour >= FALL_SIDE_COUNT ||
                (colour && ++count[colour][type] > FALL_MACHINES_OF_TYPE)) {
                return false;
            }
        }
    }
    return true;
}

static uint32_t colours_on(const uint8_t machine[FALL_REGIONS][FALL_TYPES])
{
    const uint8_t *flat = fall_flat(machine);
    uint32_t colours = 0;

    for (uint32_t i = 0; i < FALL_MACHINE_PLACES; i++) {
        colours |= 1u << flat[i];
    }
    return colours & ~1u;
}

static const char *check_machines(const struct fall *s)
{
    const struct fall_public *pub = &s->public;

    if (!are_machines_fine(pub->machine) || !are_machines_fine(pub->first_machine)) {
        return "there are too many machines of a type and colour";
    }
    /* R-FAL-19.5 */
    if (!s->head.over && pub->in_turn &&
        (colours_on(pub->first_machine) & ~colours_on(pub->machine))) {
        return "all machines of a colour are gone";
    }
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        if (pub->wonder[region] > 1) {
            return "a region has more than one wonder";
        }
    }
    return NULL;
}

/* R-FAL-2.6 */
static const char *check_city(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint32_t besiegers = fall_besiegers(s);

    if (fall_sum(pub->city) + besiegers > FALL_CITY_FIELDS) {
        return "the City has too few fields";
    }
    return !s->head.over && besiegers == FALL_CITY_FIELDS ? "the City is besieged" : NULL;
}

/* Shards and event cards. */

static const char *check_base(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint32_t filled = 0;
    uint32_t returned = 0;

    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        if (pub->slot[i] > FALL_SLOT_RETURNED) {
            return "a place of the base is out of range";
        }
        filled += pub->slot[i] != FALL_SLOT_EMPTY;
        returned += pub->slot[i] == FALL_SLOT_RETURNED;
    }
    for (uint32_t hero = 0; hero < FALL_HEROES; hero++) {
        filled += fall_shards_of(s, hero);
    }
    if (filled != FALL_SHARDS_IN_BASE || sum_of(pub->returned, FALL_VALUES) != returned) {
        return "shards of the base are missing, or there are too many";
    }
    return NULL;
}

/* Shards that no player has seen fill the rest of base and bag. */
static const char *check_shards(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    int32_t room = FALL_SHARDS_IN_BAG - (int32_t)fall_shown_shards(s) -
                   (int32_t)sum_of(pub->bag_known, FALL_VALUES);
    int32_t unseen[FALL_VALUES];
    const char *reason = check_base(s);

    if (reason || fall_shown_shards(s) > FALL_COLOSSUS_CARDS || room < 0) {
        return reason ? reason : "the bag holds too many shards";
    }
    for (uint32_t i = 0; i < FALL_SHARDS_IN_BASE; i++) {
        room += pub->slot[i] == FALL_SLOT_UNSEEN;
    }
    fall_unseen(s, unseen);
    for (uint32_t i = 0; i < FALL_VALUES; i++) {
        if (unseen[i] < 0) {
            return "there are too many shards of a value";
        }
        room -= unseen[i];
    }
    return room != 0 ? "shards are missing, or there are too many" : NULL;
}

/* R-FAL-18.1: all kinds are out only while the card of the fifth is being resolved. */
static const char *check_events(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    const struct pl_frame *night = pl_find_frame(&s->head, FALL_FRAME_NIGHT);
    uint32_t kinds = 0;
    uint8_t deck[FALL_COLOURS + 2];

    for (uint32_t kind = 0; kind < FALL_COLOURS; kind++) {
        if (pub->shown[kind] > FALL_KIND_CARDS) {
            return "too many cards of a kind are out";
        }
        kinds += pub->shown[kind] > 0;
    }
    bool is_fifth = night && night->step == FALL_NIGHT_RELEASE &&
                    night->arg[FALL_NIGHT_EVENT] < FALL_COLOSSUS_CARD &&
                    pub->shown[night->arg[FALL_NIGHT_EVENT] - 1] == 1;
    if (kinds == FALL_COLOURS && !is_fifth && !s->head.over) {
        return "the fifth kind is out";
    }
    if (pub->next_event >= FALL_EVENTS) {
        return "the next event is out of range";
    }
    fall_event_deck(s, deck);
    if (pub->next_event && (deck[pub->next_event - 1] == 0 || !pub->in_turn)) {
        return "the next event is not in the deck";
    }
    return NULL;
}

/* Monsters. */

static bool is_under_fine(const struct fall *s, uint32_t *ret_set)
{
    const uint8_t *under = s->public.under;
    bool is_ended = false;

    *ret_set = 0;
    for (uint32_t i = 0; i < FALL_MONSTERS; i++) {
        is_ended |= under[i] == FALL_NO_MONSTER;
        if (is_ended && under[i] == FALL_NO_MONSTER) {
            continue;
        }
        if (is_ended || under[i] >= FALL_MONSTER_COUNT || (*ret_set >> under[i] & 1)) {
            return false;
        }
        *ret_set |= 1u << under[i];
    }
    return true;
}

/* Whether a monster in play does this when it enters. */
static bool is_in_play(const struct fall *s, enum fall_enter enter)
{
    for (uint32_t left = fall_in_play(s); left; left &= left - 1) {
        if (fall_monsters[pl_lowest(left)].enter == enter) {
            return true;
        }
    }
    return false;
}

static const char *check_monsters(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint64_t all = fall_monsters_in_game(s);
    uint64_t in_play = pub->monsters.word[0];
    uint32_t under;

    if (!is_under_fine(s, &under) || ((in_play | under) & ~all) || (in_play & under) ||
        pub->monsters.word[1]) {
        return "a monster is in two places, or not in the game";
    }
    if (pub->monster_pile.word[0] != (all & ~in_play & ~under) || pub->monster_pile.word[1]) {
        return "the pile of monsters is wrong";
    }
    if ((pub->held[FALL_GOLEM] && !is_in_play(s, FALL_ENTER_EAT_GOLEMS)) ||
        (pub->held[FALL_CONSTRUCT] && !is_in_play(s, FALL_ENTER_EAT_CONSTRUCTS))) {
        return "a monster that is not there holds enemies";
    }
    return NULL;
}

/* Heroes. */

/* Crystals beyond the limit wait for a question about them (R-FAL-6.2, R-FAL-6.13). */
static uint32_t crystals_max(const struct fall *s, uint32_t hero)
{
    const struct pl_frame *discard = pl_find_frame(&s->head, FALL_FRAME_DISCARD);
    const struct pl_frame *pay = pl_find_frame(&s->head, FALL_FRAME_PAY);
    bool is_pending = (discard && discard->arg[FALL_DISCARD_HERO] == (int32_t)hero) ||
                      (pay && s->public.turn == hero);

    return is_pending ? CRYSTALS_PENDING_MAX : FALL_CRYSTALS_MAX;
}

static const char *check_hero(const struct fall *s, uint32_t hero)
{
    const struct fall_public *pub = &s->public;
    const struct pl_set *fort = &pub->fort[hero];

    if (pub->node[hero] >= FALL_NODES || fort->word[1] || fort->word[0] >> FALL_NODES) {
        return "a node is out of range";
    }
    if (fall_sum(pub->crystals[hero]) > crystals_max(s, hero) ||
        pub->jokers[hero] > FALL_PARASITES_MAX) {
        return "a hero has too many crystals or parasites";
    }
    if (pub->forts[hero] + pl_set_count(fort) != fall_forts[s->head.seats]) { /* R-FAL-3.11 */
        return "forts are missing, or there are too many";
    }
    uint32_t mode = pub->legacy.mode;
    uint32_t character = pub->hero[hero];
    if (character && ((mode == FALL_AFTER_MYSTHEA && character > FALL_CHAMPIONS) ||
                      (mode == FALL_AFTER_ICAION && character <= FALL_CHAMPIONS))) {
        return "a hero is of the wrong game"; /* R-FAL-L1.1, R-FAL-L2.1 */
    }
    return NULL;
}

/* Heroes beyond those who play have nothing. */
static bool is_nobody(const struct fall_public *pub, uint32_t hero)
{
    return !pub->hero[hero] && !pub->colour[hero] && !pub->node[hero] && !pub->jokers[hero] &&
           !pub->forts[hero] && pl_set_is_empty(&pub->fort[hero]) &&
           fall_is_zero(pub->crystals[hero], FALL_COLOURS) &&
           fall_is_zero(pub->shards[hero], FALL_VALUES);
}

static const char *check_heroes(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint64_t forts = 0;
    const char *reason = NULL;

    if (!fall_are_different(pub->hero, FALL_HEROES, FALL_CHARACTER_COUNT - 1) ||
        !fall_are_different(pub->colour, FALL_HEROES, FALL_SIDE_COUNT - 1)) {
        return "two heroes are the same";
    }
    for (uint32_t hero = 0; !reason && hero < FALL_HEROES; hero++) {
        bool is_playing = hero < fall_heroes(s);
        if (forts & pub->fort[hero].word[0]) {
            return "two forts are on one node";
        }
        forts |= pub->fort[hero].word[0];
        reason = is_playing             ? check_hero(s, hero)
                 : is_nobody(pub, hero) ? NULL
                                        : "a hero who does not play has something";
    }
    return reason;
}

/* From the opening on everybody stands on a node of their own. */
static const char *check_in_play(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    uint64_t nodes = 0;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        if (!pub->hero[hero] || !pub->colour[hero]) {
            return "a hero has no character or colour";
        }
        if (nodes >> pub->node[hero] & 1) {
            return "two heroes stand on one node";
        }
        nodes |= pl_bit(pub->node[hero]);
    }
    return NULL;
}

/* Cards. */

static const char *check_cards(const struct fall *s)
{
    const struct fall_public *pub = &s->public;
    struct pl_set all = { { 0, 0 } };

    for (uint32_t era = 0; era <= FALL_ERAS; era++) {
        all = pl_set_or(all, fall_of_era[era]);
    }
    if (!pl_set_contains(&all, &pub->discarded) || !pl_set_contains(&all, &pub->revealed)) {
        return "a card does not exist";
    }
    if (pl_set_meets(&pub->discarded, &pub->revealed)) {
        return "a card is in two places";
    }
    if (!pl_set_is_empty(&pub->revealed) && !s->head.over &&
        !pl_find_frame(&s->head, FALL_FRAME_ATTACK)) {
        return "cards are revealed without an attack";
    }
    return NULL;
}

/* Before the first turn nothing is on the board that only a turn brings. */
static const char *check_before(const struct fall *s)
{
    const struct fall_public *pub = &s->public;

    if (pub->turn || pub->nights || pub->storm_shown || fall_besiegers(s) || fall_fort_nodes(s) ||
        !pl_set_is_empty(&pub->revealed)) {
        return "something happened before the first turn";
    }
    return NULL;
}

static const char *check_state(const struct fall *s)
{
    static const char *(*const checks[])(const struct fall *s) = {
        check_flags,  check_end,    check_islands,  check_figures, check_machines, check_city,
        check_shards, check_events, check_monsters, check_heroes,  check_cards,
    };
    const char *reason = NULL;

    for (uint32_t i = 0; !reason && i < PL_COUNT_OF(checks); i++) {
        reason = checks[i](s);
    }
    return reason;
}

const char *fall_check(const struct pl_state *state)
{
    const struct fall *s = fall_read(state);
    const char *reason = check_state(s);

    if (!reason && !s->public.in_turn) {
        reason = check_before(s);
    }
    if (reason || s->head.over) {
        return reason;
    }
    if (s->head.frame[0].kind == FALL_FRAME_SETUP) {
        return fall_check_setup(s);
    }
    reason = check_in_play(s);
    return reason ? reason : fall_check_frames(s);
}

/* What follows from the rest. */

/* The lowest number from 1 on that is not among these. */
static uint8_t unused_number(const uint8_t *numbers, uint32_t count)
{
    uint32_t used = 1;

    for (uint32_t i = 0; i < count; i++) {
        used |= numbers[i] < 32 ? 1u << numbers[i] : 0;
    }
    return (uint8_t)__builtin_ctz(~used);
}

/* A scenario that says which game came before need not invent its record: whom the heroes play is
 * taken from the table, and others are as good as any. */
static void complete_legacy(struct fall *s)
{
    struct fall_public *pub = &s->public;
    struct fall_legacy *legacy = &pub->legacy;
    uint32_t heroes = fall_heroes(s);

    for (uint32_t hero = 0; hero < heroes; hero++) {
        uint32_t character = pub->hero[hero];
        if (character <= FALL_CHAMPIONS && (legacy->mode & FALL_AFTER_MYSTHEA)) {
            legacy->champion[hero] = (uint8_t)character;
        } else if (character > FALL_CHAMPIONS && (legacy->mode & FALL_AFTER_ICAION)) {
            legacy->seeker[hero] = (uint8_t)(character - FALL_CHAMPIONS);
        }
        if (legacy->mode && !legacy->colour[hero]) {
            legacy->colour[hero] = pub->colour[hero];
        }
    }
    for (uint32_t hero = 0; hero < heroes; hero++) {
        if (!legacy->champion[hero] && (legacy->mode & FALL_AFTER_MYSTHEA)) {
            legacy->champion[hero] = unused_number(legacy->champion, heroes);
        }
        if (!legacy->seeker[hero] && (legacy->mode & FALL_AFTER_ICAION)) {
            legacy->seeker[hero] = unused_number(legacy->seeker, heroes);
        }
    }
}

void fall_normalize(struct pl_state *state)
{
    struct fall *s = fall_edit(state);
    struct fall_public *pub = &s->public;
    uint64_t gone = pub->monsters.word[0];

    if (s->head.seats > FALL_HEROES || s->head.frame_count > PL_FRAMES_MAX) {
        return;
    }
    for (uint32_t i = 0; i < FALL_MONSTERS; i++) {
        gone |= pub->under[i] < FALL_MONSTER_COUNT ? pl_bit(pub->under[i]) : 0;
    }
    pub->monster_pile = (struct pl_set){ { fall_monsters_in_game(s) & ~gone, 0 } };
    if (s->head.frame[0].kind != FALL_FRAME_SETUP) {
        complete_legacy(s);
    }
    if (!s->head.over && s->head.frame_count > 0) {
        s->head.waiting = (pl_seat_mask)(1u << (pl_peek(&s->head)->seat & 7));
    }
}
