/* The .def tables of map, pieces, cards and tokens, expanded. */
#include "games/hlas/data.h"

#define PRICE(food_, ore_, mana_) \
    {                             \
        {                         \
            food_, ore_, mana_    \
        }                         \
    }

/* The map. */

/* R-HLA-2.12: what a terrain yields, as a constant for the table of regions. */
enum {
#define TERRAIN(id_, resource_, ...) RESOURCE_OF_##id_ = HLAS_##resource_,
#include "games/hlas/terrains.def"
};

/* R-HLA-2.1, R-HLA-2.2 */
const struct hlas_region_fact hlas_regions[HLAS_REGION_COUNT] = {
    { .resource = HLAS_NO_RESOURCE },
#define REGION(number_, id_, slug_, continent_, terrain_, workers_, tokens_, x_, y_, ...)     \
    [number_] = {                                                                             \
        HLAS_##continent_, HLAS_##terrain_, RESOURCE_OF_##terrain_, workers_, tokens_, x_, y_ \
    },
#include "games/hlas/regions.def"
};

/* R-HLA-2.3, R-HLA-2.4, R-HLA-2.5, R-HLA-2.6, R-HLA-2.7 */
const struct hlas_ways hlas_ways[HLAS_REGION_COUNT] = {
#define NEIGHBOURS(id_, land_, march_, coast_, sail_, fly_) \
    [HLAS_##id_] = { land_, march_, coast_, sail_, fly_ },
#include "games/hlas/neighbours.def"
};

const uint8_t hlas_distances[HLAS_CONTINENT_COUNT][HLAS_CONTINENT_COUNT][HLAS_LAND_REGIONS + 1] = {
#define DISTANCE(out_, capital_, ...) [HLAS_##out_][HLAS_##capital_] = { 0, __VA_ARGS__ },
#include "games/hlas/distance.def"
};

const uint8_t hlas_capital_of[HLAS_CONTINENT_COUNT] = {
    [HLAS_NW] = HLAS_NW_CAP,
    [HLAS_NE] = HLAS_NE_CAP,
    [HLAS_SW] = HLAS_SW_CAP,
    [HLAS_SE] = HLAS_SE_CAP,
};

/* The sets of regions: each includes the table once and keeps the rows with its word. */
/* clang-format off */
#define BIT_IF(number_, is_, wanted_) + ((uint64_t)(is_ == wanted_) << number_)
const uint64_t hlas_of_continent[HLAS_CONTINENT_COUNT] = {
    [HLAS_NW] = 0
#define REGION(number_, id_, slug_, continent_, ...) BIT_IF(number_, HLAS_##continent_, HLAS_NW)
#include "games/hlas/regions.def"
    ,
    [HLAS_NE] = 0
#define REGION(number_, id_, slug_, continent_, ...) BIT_IF(number_, HLAS_##continent_, HLAS_NE)
#include "games/hlas/regions.def"
    ,
    [HLAS_SW] = 0
#define REGION(number_, id_, slug_, continent_, ...) BIT_IF(number_, HLAS_##continent_, HLAS_SW)
#include "games/hlas/regions.def"
    ,
    [HLAS_SE] = 0
#define REGION(number_, id_, slug_, continent_, ...) BIT_IF(number_, HLAS_##continent_, HLAS_SE)
#include "games/hlas/regions.def"
    ,
};

const uint64_t hlas_of_terrain[HLAS_TERRAIN_COUNT] = {
    [HLAS_CAPITAL_SITE] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_CAPITAL_SITE)
#include "games/hlas/regions.def"
    ,
    [HLAS_MOUNTAIN] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_MOUNTAIN)
#include "games/hlas/regions.def"
    ,
    [HLAS_PLAIN] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_PLAIN)
#include "games/hlas/regions.def"
    ,
    [HLAS_FOREST] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_FOREST)
#include "games/hlas/regions.def"
    ,
    [HLAS_SWAMP] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_SWAMP)
#include "games/hlas/regions.def"
    ,
    [HLAS_DESERT] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_DESERT)
#include "games/hlas/regions.def"
    ,
    [HLAS_OPEN_SEA] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_OPEN_SEA)
#include "games/hlas/regions.def"
    ,
    [HLAS_CENTRE] = 0
#define REGION(number_, id_, slug_, continent_, terrain_, ...) \
    BIT_IF(number_, HLAS_##terrain_, HLAS_CENTRE)
#include "games/hlas/regions.def"
    ,
};
/* clang-format on */

/* Pieces. */

const struct hlas_unit_fact hlas_units_of[HLAS_FACTION_COUNT][HLAS_UNIT_KINDS] = {
#define UNIT(faction_, kind_, id_, count_, strength_, speed_, price_, vp_, capacity_, ...) \
    [HLAS_##faction_][HLAS_##kind_] = { strength_, speed_, vp_, capacity_, count_, price_ },
#include "games/hlas/units.def"
};

const struct hlas_level_fact hlas_levels[HLAS_FACTION_COUNT][HLAS_LEVELS + 1] = {
#define LEVEL(faction_, level_, price_, strength_, vp_, towers_, library_, scribed_) \
    [HLAS_##faction_][level_] = { price_, strength_, vp_, towers_, library_, scribed_ },
#include "games/hlas/levels.def"
};

const uint8_t hlas_building_ore[HLAS_BUILDING_COUNT] = {
#define BUILDING(number_, faction_, id_, unlocks_, ore_, vp_, ...) [number_] = ore_,
#include "games/hlas/buildings.def"
};

const uint8_t hlas_building_vp[HLAS_BUILDING_COUNT] = {
#define BUILDING(number_, faction_, id_, unlocks_, ore_, vp_, ...) [number_] = vp_,
#include "games/hlas/buildings.def"
};

const uint8_t hlas_tax_values[HLAS_RESOURCES] = {
#define TAX_VALUE(space_, value_) [space_] = value_,
#include "games/hlas/taxes.def"
};

/* Spells. */

#define GAIN(what_, n_)  \
    HLAS_DO_GAIN,        \
    {                    \
        HLAS_##what_, n_ \
    }
#define STEAL(what_, n_) \
    HLAS_DO_STEAL,       \
    {                    \
        HLAS_##what_, n_ \
    }
#define DRAIN(what_, n_) \
    HLAS_DO_DRAIN,       \
    {                    \
        HLAS_##what_, n_ \
    }
#define SERFS(n_)  \
    HLAS_DO_SERFS, \
    {              \
        n_         \
    }
#define KILL(n_)  \
    HLAS_DO_KILL, \
    {             \
        n_        \
    }
#define QUAKE(n_)  \
    HLAS_DO_QUAKE, \
    {              \
        n_         \
    }
#define MARCH(n_)  \
    HLAS_DO_MARCH, \
    {              \
        n_         \
    }
#define VOYAGE(n_)  \
    HLAS_DO_VOYAGE, \
    {               \
        n_          \
    }
#define SCRY(n_)  \
    HLAS_DO_SCRY, \
    {             \
        n_        \
    }
#define BANISH(n_)  \
    HLAS_DO_BANISH, \
    {               \
        n_          \
    }
#define OWN_STRENGTH(n_)  \
    HLAS_DO_OWN_STRENGTH, \
    {                     \
        n_                \
    }
#define ENEMY_STRENGTH(n_)  \
    HLAS_DO_ENEMY_STRENGTH, \
    {                       \
        n_                  \
    }
#define PER_SERF(n_)  \
    HLAS_DO_PER_SERF, \
    {                 \
        n_            \
    }
#define BURN(n_)  \
    HLAS_DO_BURN, \
    {             \
        n_        \
    }
#define SHIELD(n_)  \
    HLAS_DO_SHIELD, \
    {               \
        n_          \
    }
#define HYMN(n_, vp_) \
    HLAS_DO_HYMN,     \
    {                 \
        n_, vp_       \
    }
#define COPY      \
    HLAS_DO_COPY, \
    {             \
        0         \
    }
#define CANCEL      \
    HLAS_DO_CANCEL, \
    {               \
        0           \
    }
#define LEECH      \
    HLAS_DO_LEECH, \
    {              \
        0          \
    }
#define REVIVE      \
    HLAS_DO_REVIVE, \
    {               \
        0           \
    }
#define TELEPORT(n_)  \
    HLAS_DO_TELEPORT, \
    {                 \
        n_            \
    }
#define WARRIOR(n_)  \
    HLAS_DO_WARRIOR, \
    {                \
        n_           \
    }
#define GALE(n_)  \
    HLAS_DO_GALE, \
    {             \
        n_        \
    }
#define BARRIER      \
    HLAS_DO_BARRIER, \
    {                \
        0            \
    }
#define POLYMORPH      \
    HLAS_DO_POLYMORPH, \
    {                  \
        0              \
    }
#define PETRIFY      \
    HLAS_DO_PETRIFY, \
    {                \
        0            \
    }

const struct hlas_spell_fact hlas_spell_facts[HLAS_SPELL_COUNT] = {
#define SPELL(number_, id_, slug_, type_, mana_, vp_, copies_, target_, effect_, ...) \
    [number_] = { HLAS_TYPE_##type_, mana_, vp_, HLAS_TARGET_##target_, { effect_ } },
#include "games/hlas/spells.def"
};

const uint8_t hlas_spell_base[HLAS_SPELL_COUNT] = {
#define SPELL(number_, ...)                    [number_] = number_,
#define SPELL_TWIN(number_, id_, slug_, base_) [number_] = HLAS_SPELL_##base_,
#include "games/hlas/spells.def"
};

/* Types of the third copies, as constants for the sets. */
enum {
#define SPELL(number_, id_, slug_, type_, ...) TYPE_OF_##id_ = HLAS_TYPE_##type_,
#include "games/hlas/spells.def"
};

/* clang-format off */
const uint64_t hlas_spells_of_type[HLAS_TYPE_INTERRUPT + 1] = {
    [HLAS_TYPE_CAST] = 0
#define SPELL(number_, id_, ...) BIT_IF(number_, (int)TYPE_OF_##id_, (int)HLAS_TYPE_CAST)
#define SPELL_TWIN(number_, id_, slug_, base_) \
    BIT_IF(number_, (int)TYPE_OF_##base_, (int)HLAS_TYPE_CAST)
#include "games/hlas/spells.def"
    ,
    [HLAS_TYPE_COMBAT] = 0
#define SPELL(number_, id_, ...) BIT_IF(number_, (int)TYPE_OF_##id_, (int)HLAS_TYPE_COMBAT)
#define SPELL_TWIN(number_, id_, slug_, base_) \
    BIT_IF(number_, (int)TYPE_OF_##base_, (int)HLAS_TYPE_COMBAT)
#include "games/hlas/spells.def"
    ,
    [HLAS_TYPE_INTERRUPT] = 0
#define SPELL(number_, id_, ...) BIT_IF(number_, (int)TYPE_OF_##id_, (int)HLAS_TYPE_INTERRUPT)
#define SPELL_TWIN(number_, id_, slug_, base_) \
    BIT_IF(number_, (int)TYPE_OF_##base_, (int)HLAS_TYPE_INTERRUPT)
#include "games/hlas/spells.def"
    ,
};

/* R-HLA-1.6: a bag holds an id at most twice, so third copies have ids of their own. */
const struct pl_bag hlas_all_spells = {
    .one = 0
#define SPELL(number_, ...)      + ((uint64_t)1 << number_)
#define SPELL_TWIN(number_, ...) + ((uint64_t)1 << number_)
#include "games/hlas/spells.def"
    , .two = 0
#define SPELL(number_, id_, slug_, type_, mana_, vp_, copies_, ...) \
    + ((uint64_t)((copies_) > 1) << number_)
#include "games/hlas/spells.def"
};
/* clang-format on */

/* Tokens. */

#define SCORE(n_)  \
    HLAS_DO_SCORE, \
    {              \
        n_         \
    }
#define HOLD(n_)  \
    HLAS_DO_HOLD, \
    {             \
        n_        \
    }
#define JOIN(kind_)  \
    HLAS_DO_JOIN,    \
    {                \
        HLAS_##kind_ \
    }
#define DRAW(n_)  \
    HLAS_DO_DRAW, \
    {             \
        n_        \
    }
#define LOSE_UNIT      \
    HLAS_DO_LOSE_UNIT, \
    {                  \
        0              \
    }
#define MONSTER(n_, vp_) \
    HLAS_DO_MONSTER,     \
    {                    \
        n_, vp_          \
    }
#define LOSE(n_)  \
    HLAS_DO_LOSE, \
    {             \
        n_        \
    }
#define MOVE_ON      \
    HLAS_DO_MOVE_ON, \
    {                \
        1            \
    }
#define NOTHING      \
    HLAS_DO_NOTHING, \
    {                \
        0            \
    }

const struct hlas_token_fact hlas_tokens[HLAS_TOKEN_COUNT] = {
#define TOKEN(number_, id_, slug_, where_, copies_, effect_, ...) \
    [number_] = { copies_, { effect_ } },
#include "games/hlas/tokens.def"
};

/* Tactics. */

#define NO_VERSUS         .beats = 0
#define NO_SPECIAL        .gives_way = 0
#define BEATS(card_, n_)  .beats = HLAS_TACTIC_##card_, .beats_by = n_
#define CAPITAL_BONUS(n_) .capital_bonus = n_
#define CANCELS(card_)    .cancels = HLAS_TACTIC_##card_
#define BRINGS            .brings = 1
#define GIVES_WAY         .gives_way = 1

const struct hlas_tactic_fact hlas_tactics[HLAS_TACTIC_COUNT] = {
#define TACTIC(number_, id_, slug_, price_, strength_, vp_, role_, soldiers_, versus_, special_, \
               ...)                                                                              \
    [number_] = { .price = price_,                                                               \
                  .strength = strength_,                                                         \
                  .vp = vp_,                                                                     \
                  .role = HLAS_ROLE_##role_,                                                     \
                  .soldiers = soldiers_,                                                         \
                  versus_,                                                                       \
                  special_ },
#include "games/hlas/tactics.def"
};
