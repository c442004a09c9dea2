/* The field table: every byte of the state by name; and the words of scenarios. */
#include "games/fall/fall.h"

static const char *const nodes[FALL_NODES] = {
#define NODE(number_, id_, slug_, ...) [number_] = slug_,
#include "games/icaion/nodes.def"
};
const struct pl_names fall_node_names = { nodes, FALL_NODES };

static const char *const cards[FALL_CARDS + 1] = {
    "none",
#define CARD(number_, id_, slug_, ...) [number_] = slug_,
#include "games/mysthea/cards.def"
};
const struct pl_names fall_card_names = { cards, FALL_CARDS + 1 };

static const char *const characters[FALL_CHARACTER_COUNT] = {
    "none",
#define CHAMPION(number_, id_, slug_) [FALL_##id_] = slug_,
#include "games/mysthea/champions.def"
#define SEEKER(number_, id_, slug_, ...) [FALL_##id_] = slug_,
#include "games/icaion/seekers.def"
};
const struct pl_names fall_character_names = { characters, FALL_CHARACTER_COUNT };

static const char *const monsters[FALL_MONSTER_COUNT] = {
    "none",
#define MONSTER(number_, id_, slug_, ...) [FALL_##id_] = slug_,
#include "games/mysthea/monsters.def"
};
const struct pl_names fall_monster_names = { monsters, FALL_MONSTER_COUNT };

static const char *const islands[FALL_ISLAND_COUNT] = {
    "none",
#define ISLAND(number_, id_, slug_, ...) [number_] = slug_,
#include "games/mysthea/islands.def"
};
const struct pl_names fall_island_names = { islands, FALL_ISLAND_COUNT };

static const char *const isles[FALL_ISLES] = {
    "none",
#define REGION(id_, slug_, ...) [FALL_ISLE_##id_] = slug_,
#include "games/mysthea/regions.def"
};
const struct pl_names fall_isle_names = { isles, FALL_ISLES };

static const char *const card_events[FALL_EVENTS] = {
    "none",
#define COLOUR(number_, colour_, kind_, colour_slug_, kind_slug_, ...) \
    [1 + (number_)] = kind_slug_ "-card",
#include "games/icaion/kinds.def"
#define EVENT_CARD(id_, slug_, ...) [FALL_##id_] = slug_,
#include "games/fall/event_cards.def"
};
const struct pl_names fall_card_event_names = { card_events, FALL_EVENTS };

static const char *const outcomes[FALL_OUTCOME_COUNT] = {
    "running",
#define OUTCOME(id_, slug_, ...) [FALL_OVER_##id_] = slug_,
#include "games/fall/outcomes.def"
};
const struct pl_names fall_outcome_names = { outcomes, FALL_OUTCOME_COUNT };

/* Words for arguments and indexes. */

static const char *const colours[FALL_COLOURS] = {
#define COLOUR(number_, colour_, kind_, slug_, ...) [number_] = slug_,
#include "games/icaion/kinds.def"
};
const struct pl_names fall_colour_names = { colours, FALL_COLOURS };

static const char *const types[FALL_TYPES] = {
#define TYPE(id_, slug_, ...) [FALL_##id_] = slug_,
#include "games/icaion/types.def"
};
const struct pl_names fall_type_names = { types, FALL_TYPES };

static const char *const units[FALL_UNITS] = {
#define UNIT(id_, slug_, ...) [FALL_##id_] = slug_,
#include "games/fall/units.def"
};
const struct pl_names fall_unit_names = { units, FALL_UNITS };

static const char *const bonuses[FALL_BONUSES] = {
#define BONUS(id_, slug_, ...) [FALL_##id_] = slug_,
#include "games/fall/bonuses.def"
};
static const struct pl_names bonus_names = { bonuses, FALL_BONUSES };

const struct pl_names *const fall_argument_names[] = { &fall_colour_names, &fall_type_names,
                                                       &fall_unit_names, &bonus_names, NULL };

static const char *const actions[FALL_ACT_COUNT] = {
    "none",
#define ACTION(id_, name_, ...) name_,
#include "games/fall/actions.def"
};
const struct pl_names fall_action_names = { actions, FALL_ACT_COUNT };

static const char *const events[FALL_EVENT_COUNT] = {
    "none",
#define EVENT(id_, name_, ...) name_,
#include "games/fall/events.def"
};
const struct pl_names fall_event_names = { events, FALL_EVENT_COUNT };

#define T                   struct fall
#define ONE(names_, field_) PL_FIELD(T, names_, public.field_, PL_NO_DIM)
#define PER(names_, field_) PL_FIELD(T, names_, public.field_[0], PL_DIM(T, public.field_))
#define PER_TWO(field_) \
    PL_FIELD(T, NULL, public.field_[0][0], PL_DIM(T, public.field_), PL_DIM(T, public.field_[0]))
#define CARDS      (&fall_card_names)
#define NODES      (&fall_node_names)
#define CHARACTERS (&fall_character_names)
#define MONSTERS   (&fall_monster_names)
#define ISLANDS    (&fall_island_names)
#define ISLES      (&fall_isle_names)

const struct pl_field fall_fields[] = {
    PL_HEAD_FIELDS(T, &fall_frame_names),
    PER(CARDS, legacy.cards),
    PER_TWO(legacy.machine),
    PER(NULL, legacy.champion),
    PER(NULL, legacy.seeker),
    PER(NULL, legacy.colour),
    PER(NULL, legacy.wonder),
    ONE(NULL, legacy.mode),
    ONE(NULL, legacy.neutral),
    PER(NULL, legacy.spare),
    ONE(CARDS, discarded),
    ONE(CARDS, revealed),
    PER(NODES, fort),
    ONE(MONSTERS, monsters),
    ONE(MONSTERS, monster_pile),
    ONE(NULL, nights),
    ONE(NULL, defence),
    PER(NULL, golems),
    PER(NULL, constructs),
    PER(NULL, parasites),
    PER(NULL, isle),
    PER(ISLANDS, island_at),
    PER(ISLES, golem_region),
    PER_TWO(machine),
    PER_TWO(first_machine),
    PER(NULL, wonder),
    PER(NULL, city),
    PER(NULL, besiegers),
    ONE(NODES, colossus),
    PER(NULL, slot),
    PER(NULL, returned),
    PER(NULL, bag_known),
    PER(NULL, shown_shards),
    PER_TWO(shards),
    PER(NULL, shown),
    ONE(NULL, storm_shown),
    ONE(&fall_card_event_names, next_event),
    PER(MONSTERS, under),
    PER(NULL, held),
    PER(CHARACTERS, hero),
    PER(NULL, colour),
    PER(NODES, node),
    PER_TWO(crystals),
    PER(NULL, jokers),
    PER(NULL, forts),
    ONE(NULL, charged),
    ONE(NULL, armour),
    ONE(NULL, turn),
    ONE(NULL, actions_done),
    ONE(NULL, machine_used),
    ONE(NULL, relic_used),
    ONE(NULL, trade_used),
    ONE(NULL, fort_moved),
    ONE(NULL, plus),
    ONE(NULL, refused),
    ONE(NULL, in_turn),
    ONE(&fall_outcome_names, outcome),
    PER(NULL, batch),
    PER(NULL, spare),
    PL_FIELD(T, NULL, private[0].spare[0], PL_DIM(T, private), PL_DIM(T, private[0].spare)),
    PL_RNG_FIELDS(T),
};
