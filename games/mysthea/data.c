/* The .def tables expanded to constant data. */
#include "games/mysthea/data.h"

/* What the rows of effects are written in. */
#define FREE_OF_PRICE  .is_removed = 0
#define PAY_ENERGY(n_) .pay_energy = n_
#define PAY_XP(n_)     .pay_xp = n_
#define TACTIC         MYSTHEA_KIND_TACTIC
#define OBJECTIVE      MYSTHEA_KIND_OBJECTIVE
#define EQUIPMENT      MYSTHEA_KIND_EQUIPMENT
#define UPGRADE        MYSTHEA_KIND_UPGRADE
#define ANY            MYSTHEA_KIND_ANY
#define DISCARD(...)   .give = { __VA_ARGS__ }
#define REMOVE(...)    .give = { __VA_ARGS__ }, .is_removed = 1
#define NO_PARTS \
    {            \
        0        \
    }
#define OP(op_, unit_, count_)                                                \
    {                                                                         \
        .op = MYSTHEA_OP_##op_, .unit = MYSTHEA_UNIT_##unit_, .count = count_ \
    }
#define PER(op_, count_, per_)                                              \
    {                                                                       \
        .op = MYSTHEA_OP_##op_, .unit = MYSTHEA_UNIT_NONE, .count = count_, \
        .per = MYSTHEA_COUNT_##per_                                         \
    }
#define PARTS(...)                                                                              \
    .part_count = sizeof((struct mysthea_part[]){ __VA_ARGS__ }) / sizeof(struct mysthea_part), \
    .part = { __VA_ARGS__ }

const struct mysthea_effect mysthea_effects[MYSTHEA_EFFECT_COUNT] = {
#define CARD(number_, id_, slug_, era_, kind_, points_, place_, price_, join_, ...) \
    [number_] = { price_, .join = MYSTHEA_JOIN_##join_, PARTS(__VA_ARGS__) },
#include "games/mysthea/cards.def"
#define REWARD(number_, option_, icon_, token_, price_, join_, ...) \
    [MYSTHEA_CARD_COUNT + 2 * ((number_)-1) +                       \
        (option_)-1] = { price_, .join = MYSTHEA_JOIN_##join_, PARTS(__VA_ARGS__) },
#include "games/mysthea/encounters.def"
};

const struct mysthea_card_info mysthea_cards[MYSTHEA_CARD_COUNT] = {
#define CARD(number_, id_, slug_, era_, kind_, points_, place_, ...) \
    [number_] = { .era = era_, .kind = kind_, .points = points_, .place = MYSTHEA_PLACE_##place_ },
#include "games/mysthea/cards.def"
};

/* A card's bit in a word of a set, if it belongs there. */
#define CARD_BIT(number_, word_, is_in_) \
    ((uint64_t)((number_) / 64 == (word_) && (is_in_)) << (number_) % 64)
/* clang-format off */
const struct pl_set mysthea_of_kind[MYSTHEA_KIND_COUNT] = {
    [TACTIC] =
#define IS_IN(era_, kind_) ((kind_) == TACTIC)
#include "games/mysthea/card_set.def"
    [OBJECTIVE] =
#define IS_IN(era_, kind_) ((kind_) == OBJECTIVE)
#include "games/mysthea/card_set.def"
    [EQUIPMENT] =
#define IS_IN(era_, kind_) ((kind_) == EQUIPMENT)
#include "games/mysthea/card_set.def"
    [UPGRADE] =
#define IS_IN(era_, kind_) ((kind_) == UPGRADE)
#include "games/mysthea/card_set.def"
    [ANY] =
#define IS_IN(era_, kind_) (true)
#include "games/mysthea/card_set.def"
};

const struct pl_set mysthea_of_era[MYSTHEA_ERAS + 1] = {
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

const struct mysthea_encounter_info mysthea_encounters[MYSTHEA_ENCOUNTER_COUNT] = {
#define ENCOUNTER(number_, id_, slug_, glory_) [number_].glory = glory_,
#define REWARD(number_, option_, icon_, token_, ...) \
    [number_].icon[(option_)-1] = MYSTHEA_ICON_##icon_, [number_].token[(option_)-1] = token_,
#include "games/mysthea/encounters.def"
};

const struct mysthea_monster_info mysthea_monsters[MYSTHEA_EVENT_CARD_COUNT] = {
#define GLORY(...)        .glory = { __VA_ARGS__ }
#define EXTRA(what_, ...) .extra = MYSTHEA_EXTRA_##what_, .extra_count = { __VA_ARGS__ }
#define MONSTER(number_, id_, slug_, base_, strength_, home_, glory_, extra_) \
    [number_] = {                                                             \
        .is_base = base_,                                                     \
        .strength = strength_,                                                \
        .home = MYSTHEA_##home_,                                              \
        glory_,                                                               \
        extra_,                                                               \
    },
#include "games/mysthea/monsters.def"
};

#define DAY   0
#define NIGHT 1
const struct mysthea_attunement_info mysthea_attunements[2][MYSTHEA_ISLAND_COUNT] = {
#define ATTUNEMENT(number_, island_, side_, glory_, count_) \
    [side_][MYSTHEA_##island_] = { .glory = glory_, .count = MYSTHEA_COUNT_##count_ },
#include "games/mysthea/attunements.def"
};

const uint8_t mysthea_type_of[MYSTHEA_REGION_COUNT] = {
#define REGION(id_, slug_, island_, type_, ...) [MYSTHEA_##id_] = MYSTHEA_##type_,
#include "games/mysthea/regions.def"
};

const uint8_t mysthea_island_of[MYSTHEA_REGION_COUNT] = {
#define REGION(id_, slug_, island_, type_, ...) [MYSTHEA_##id_] = MYSTHEA_##island_,
#include "games/mysthea/regions.def"
};

const uint8_t mysthea_region_on[MYSTHEA_ISLAND_COUNT][MYSTHEA_TYPE_COUNT] = {
#define REGION(id_, slug_, island_, type_, ...) \
    [MYSTHEA_##island_][MYSTHEA_##type_] = MYSTHEA_##id_,
#include "games/mysthea/regions.def"
};

/* clang-format off */
const uint16_t mysthea_regions_of_type[MYSTHEA_TYPE_COUNT] = {
    [MYSTHEA_RIVER] =
#define IS_IN(island_, type_) ((type_) == MYSTHEA_RIVER)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_MOUNTAIN] =
#define IS_IN(island_, type_) ((type_) == MYSTHEA_MOUNTAIN)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_FOREST] =
#define IS_IN(island_, type_) ((type_) == MYSTHEA_FOREST)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_MIST] =
#define IS_IN(island_, type_) ((type_) == MYSTHEA_MIST)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_CRYSTAL] =
#define IS_IN(island_, type_) ((type_) == MYSTHEA_CRYSTAL)
#include "games/mysthea/region_mask.def"
};

const uint16_t mysthea_regions_of_island[MYSTHEA_ISLAND_COUNT] = {
    [MYSTHEA_SHARD] =
#define IS_IN(island_, type_) ((island_) == MYSTHEA_SHARD)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_MONOLITH] =
#define IS_IN(island_, type_) ((island_) == MYSTHEA_MONOLITH)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_TREE] =
#define IS_IN(island_, type_) ((island_) == MYSTHEA_TREE)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_SPHERE] =
#define IS_IN(island_, type_) ((island_) == MYSTHEA_SPHERE)
#include "games/mysthea/region_mask.def"
    [MYSTHEA_VOLCANO] =
#define IS_IN(island_, type_) ((island_) == MYSTHEA_VOLCANO)
#include "games/mysthea/region_mask.def"
};
/* clang-format on */

const uint8_t mysthea_mirages[MYSTHEA_MIRAGE_LAYOUTS][MYSTHEA_ISLANDS] = {
#define MIRAGES(a_, b_, c_, d_, e_) \
    { MYSTHEA_##a_, MYSTHEA_##b_, MYSTHEA_##c_, MYSTHEA_##d_, MYSTHEA_##e_ },
#include "games/mysthea/mirages.def"
};

const uint8_t mysthea_artefact_energy[MYSTHEA_PLAYERS_MAX] = {
#define ARTEFACT(number_, energy_) [(number_)-1] = energy_,
#include "games/mysthea/artefacts.def"
};

const uint8_t mysthea_track_glory[MYSTHEA_TRACK_SPACES] = {
#define TRACK(space_, glory_) [(space_)-1] = glory_,
#include "games/mysthea/track.def"
};
