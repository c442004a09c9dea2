/* The .def tables expanded to constant data; those of the board are Icaion's, those of islands,
 * monsters and command cards Mysthea's. */
#include "games/fall/data.h"

#define BIT(n_)                      ((uint64_t)1 << (n_))
#define SET1(a_)                     BIT(a_)
#define SET2(a_, b_)                 (BIT(a_) | BIT(b_))
#define SET3(a_, b_, c_)             (SET2(a_, b_) | BIT(c_))
#define SET4(a_, b_, c_, d_)         (SET3(a_, b_, c_) | BIT(d_))
#define SET5(a_, b_, c_, d_, e_)     (SET4(a_, b_, c_, d_) | BIT(e_))
#define SET6(a_, b_, c_, d_, e_, f_) (SET5(a_, b_, c_, d_, e_) | BIT(f_))
#define NO_CRATER                    FALL_NO_CRATER

/* The board (R-FAL-2.1). */

const struct fall_node_info fall_nodes[FALL_NODES] = {
#define NODE(number_, id_, slug_, class_, regions_, crater_, x_, y_) \
    [number_] = { .regions = regions_, .crater = crater_, .at = { x_, y_ }, .name = #id_ },
#include "games/icaion/nodes.def"
};

const uint64_t fall_reach[FALL_NODES][FALL_REACH_MAX] = {
#define REACH(node_, ...) [FALL_NODE_##node_] = { __VA_ARGS__ },
#include "games/icaion/reach.def"
};

const struct fall_region_info fall_regions[FALL_REGIONS] = {
#define REGION(number_, id_, slug_, ring_, kind_, crater_, adjacent_, nodes_, x_, y_) \
    [number_] = { .nodes = nodes_,                                                    \
                  .adjacent = adjacent_,                                              \
                  .kind = FALL_##kind_,                                               \
                  .at = { x_, y_ },                                                   \
                  .name = #id_ },
#include "games/icaion/regions.def"
};

const uint64_t fall_crater_nodes[FALL_CRATERS] = {
#define CRATER(number_, colour_, regions_, nodes_, ...) [number_] = nodes_,
#include "games/icaion/craters.def"
};

const uint16_t fall_crater_regions[FALL_CRATERS] = {
#define CRATER(number_, colour_, regions_, ...) [number_] = regions_,
#include "games/icaion/craters.def"
};

const struct pl_spot fall_crater_spots[FALL_CRATERS] = {
#define CRATER(number_, colour_, regions_, nodes_, x_, y_, ...) [number_] = { x_, y_ },
#include "games/icaion/craters.def"
};

/* The inner regions are the first ones, and that of each kind has its number. */
#define INNER 1
#define OUTER 0
#define REGION(number_, id_, slug_, ring_, kind_, ...)                                  \
    _Static_assert((ring_) == ((number_) < FALL_INNER_REGIONS), "inner regions first"); \
    _Static_assert((ring_) == OUTER || FALL_##kind_ == (number_), "inner regions by kind");
#include "games/icaion/regions.def"

#define PAIR(a_, b_) \
    {                \
        a_, b_       \
    }
const struct fall_external_info fall_external[FALL_CRATERS] = {
#define EXTERNAL(node_, regions_, craters_) \
    [FALL_NODE_##node_ - FALL_NODE_X0] = { .region = regions_, .crater = craters_ },
#include "games/fall/external.def"
};

/* Islands (R-FAL-2.5). */

enum {
#define ISLAND_TYPE(type_, kind_) TYPE_##type_ = FALL_##kind_,
#include "games/fall/kinds.def"
};

const struct fall_isle_info fall_isles[FALL_ISLES] = {
#define REGION(id_, slug_, island_, type_, ...) \
    [FALL_ISLE_##id_] = { .island = FALL_ISLAND_##island_, .kind = TYPE_##type_ },
#include "games/mysthea/regions.def"
};

const uint8_t fall_isle_of_kind[FALL_ISLAND_COUNT][FALL_COLOURS] = {
#define REGION(id_, slug_, island_, type_, ...) \
    [FALL_ISLAND_##island_][TYPE_##type_] = FALL_ISLE_##id_,
#include "games/mysthea/regions.def"
};

const uint8_t fall_systems[FALL_SYSTEMS][FALL_ISLANDS] = {
#define MIRAGES(a_, b_, c_, d_, e_) \
    { FALL_ISLE_##a_, FALL_ISLE_##b_, FALL_ISLE_##c_, FALL_ISLE_##d_, FALL_ISLE_##e_ },
#include "games/mysthea/mirages.def"
};

/* Characters. */

const struct fall_character_info fall_characters[FALL_CHARACTER_COUNT] = {
#define CHARACTER(id_, printed_, origin_, relic_, n_) \
    [FALL_##id_] = { .printed = printed_, .relic = FALL_RELIC_##relic_, .relic_count = n_ },
#include "games/fall/characters.def"
};

#define WITHOUT_ARMOUR_ALWAYS     1
#define WITHOUT_ARMOUR_ARMOUR_OFF 1
#define WITHOUT_ARMOUR_ARMOUR_ON  0
#define IN_ARMOUR_ALWAYS          1
#define IN_ARMOUR_ARMOUR_OFF      0
#define IN_ARMOUR_ARMOUR_ON       1

const uint8_t fall_traits[2][FALL_CHARACTER_COUNT][FALL_TRAIT_COUNT] = {
#define ABILITY(id_, when_, trait_, n_)                                   \
    [0][FALL_##id_][FALL_TRAIT_##trait_] = WITHOUT_ARMOUR_##when_ * (n_), \
    [1][FALL_##id_][FALL_TRAIT_##trait_] = IN_ARMOUR_##when_ * (n_),
#include "games/fall/abilities.def"
};

/* Both games number their characters as here, the seekers behind the champions. */
#define CHAMPION(number_, id_, ...) _Static_assert(FALL_##id_ == (number_), "order of champions");
#include "games/mysthea/champions.def"
#define SEEKER(number_, id_, ...) \
    _Static_assert(FALL_##id_ == FALL_CHAMPIONS + (number_), "order of seekers");
#include "games/icaion/seekers.def"

const struct fall_relic_info fall_relics[FALL_RELIC_COUNT] = {
#define RELIC(id_, target_, moment_, needs_, copy_)         \
    [FALL_RELIC_##id_] = { .moment = FALL_MOMENT_##moment_, \
                           .needs = FALL_NEEDS_##needs_,    \
                           .is_copied = copy_ },
#include "games/fall/relics.def"
};

/* Monsters. */

const struct fall_monster_info fall_monsters[FALL_MONSTER_COUNT] = {
#define MONSTER(number_, id_, slug_, base_, strength_, home_, ...) \
    [FALL_##id_].is_base = base_, [FALL_##id_].home = FALL_ISLAND_##home_,
#include "games/mysthea/monsters.def"
#define FALL_MONSTER(id_, printed_, strength_, damage_, enter_, plague_)     \
    [FALL_##id_].printed = printed_, [FALL_##id_].strength = strength_,      \
    [FALL_##id_].damage = damage_, [FALL_##id_].enter = FALL_ENTER_##enter_, \
    [FALL_##id_].plague = FALL_##plague_,
#include "games/fall/monsters.def"
};

#define PLAGUE_BIT(id_, wanted_, plague_) | (FALL_##plague_ == (wanted_)) << FALL_##id_
const uint8_t fall_plagues[FALL_PLAGUE_COUNT] = {
    [FALL_NO_BONUS] = 0
#define FALL_MONSTER(id_, printed_, strength_, damage_, enter_, plague_) \
    PLAGUE_BIT(id_, FALL_NO_BONUS, plague_)
#include "games/fall/monsters.def"
    ,
    [FALL_NO_INVESTIGATION] = 0
#define FALL_MONSTER(id_, printed_, strength_, damage_, enter_, plague_) \
    PLAGUE_BIT(id_, FALL_NO_INVESTIGATION, plague_)
#include "games/fall/monsters.def"
    ,
    [FALL_NO_CHARGE] = 0
#define FALL_MONSTER(id_, printed_, strength_, damage_, enter_, plague_) \
    PLAGUE_BIT(id_, FALL_NO_CHARGE, plague_)
#include "games/fall/monsters.def"
    ,
    [FALL_NO_MACHINES] = 0
#define FALL_MONSTER(id_, printed_, strength_, damage_, enter_, plague_) \
    PLAGUE_BIT(id_, FALL_NO_MACHINES, plague_)
#include "games/fall/monsters.def"
    ,
};

const uint8_t fall_base_monsters = 0
#define MONSTER(number_, id_, slug_, base_, ...) | (base_) << FALL_##id_
#include "games/mysthea/monsters.def"
    ;

/* Command cards (R-FAL-1.6): the bonus follows from the kind. */

enum {
#define BONUS(id_, slug_, kind_, ...) BONUS_OF_##kind_ = FALL_##id_,
#include "games/fall/bonuses.def"
};

const struct fall_card_info fall_cards[FALL_CARDS + 1] = {
#define CARD(number_, id_, slug_, era_, kind_, points_, ...) \
    [number_] = { .era = era_, .bonus = BONUS_OF_##kind_, .points = points_ },
#include "games/mysthea/cards.def"
};

/* clang-format off */
#define CARD_BIT(number_, word_, is_in_) \
    ((is_in_) && (number_) / 64 == (word_) ? BIT((number_) % 64) : 0)
const struct pl_set fall_of_era[FALL_ERAS + 1] = {
    [0] =
#define IS_IN(era_, kind_) ((era_) == 0)
#include "games/mysthea/card_set.def"
    [1] =
#define IS_IN(era_, kind_) ((era_) == 1)
#include "games/mysthea/card_set.def"
    [2] =
#define IS_IN(era_, kind_) ((era_) == 2)
#include "games/mysthea/card_set.def"
    [3] =
#define IS_IN(era_, kind_) ((era_) == 3)
#include "games/mysthea/card_set.def"
};
/* clang-format on */

/* Numbers. */

#define SHARDS(...) \
    {               \
        __VA_ARGS__ \
    }
const struct fall_level_info fall_levels[FALL_LEVELS] = {
#define LEVEL(id_, slug_, shards_, events_, pl_, en_) \
    [FALL_LEVEL_##id_] = { .shards = shards_,         \
                           .events = events_,         \
                           .name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/fall/levels.def"
};

const uint8_t fall_paint[FALL_COLOURS] = {
#define MACHINES(kind_, colour_) [FALL_##kind_] = FALL_SIDE_##colour_,
#include "games/fall/machines.def"
};

const uint8_t fall_forts[FALL_PLAYERS_MAX + 1] = {
#define FORTS(players_, own_, neutral_) [players_] = (own_) + (neutral_),
#include "games/fall/forts.def"
};

const uint8_t fall_neutral[FALL_PLAYERS_MAX + 1] = {
#define NEUTRAL(players_, colours_) [players_] = colours_,
#include "games/fall/neutral.def"
};
