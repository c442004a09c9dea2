/* The tables of The Fall as constant data: board, islands, cards, characters, monsters, levels. */
#ifndef GAMES_FALL_DATA_H
#define GAMES_FALL_DATA_H

#include "core/chart.h"
#include "games/fall/fall.h"

enum { FALL_NO_CRATER = 0xff, FALL_REACH_MAX = 10, FALL_NODE_REGIONS_MAX = 3 };

struct fall_node_info {
    uint16_t regions; /* set of the regions it touches */
    uint8_t crater;
    struct pl_spot at; /* where it is drawn */
    const char *name;  /* on the map */
};

struct fall_region_info {
    uint64_t nodes;
    uint16_t adjacent;
    uint8_t kind;
    struct pl_spot at;
    const char *name;
};

/* Where the Colossus walks (R-FAL-2.3, R-FAL-2.4). */
struct fall_external_info {
    uint8_t region[2]; /* in the order in which an investigation is paid */
    uint8_t crater[2]; /* of the nearest islands, in the order in which they send enemies out */
};

/* What a character has in its own turn (R-FAL-4.4). */
enum fall_trait {
    FALL_TRAIT_STRENGTH,
    FALL_TRAIT_SWAP,
    FALL_TRAIT_TRADE,
    FALL_TRAIT_FORESIGHT,
    FALL_TRAIT_MORE_MACHINES,
    FALL_TRAIT_MOVE_NODES,
    FALL_TRAIT_JUMP,
    FALL_TRAIT_ERAS_BACKWARD,
    FALL_TRAIT_ALL_BONUSES,
    FALL_TRAIT_PARASITE_WORTH,
    FALL_TRAIT_CARRY_FORT,
    FALL_TRAIT_GOLEM_BONUS,
    FALL_TRAIT_MOVE_OTHERS,
    FALL_TRAIT_FIRST_MOVE_NODES,
    FALL_TRAIT_SHELTER,
    FALL_TRAIT_COUNT
};

struct fall_character_info {
    uint8_t printed; /* number of the card */
    uint8_t relic;
    uint8_t relic_count;
};

/* What a relic needs to do anything (R-FAL-13.9). */
enum fall_needs {
    FALL_NEEDS_ALWAYS,
    FALL_NEEDS_MACHINE_OFF,
    FALL_NEEDS_ENEMY_AND_ROOM,
    FALL_NEEDS_ENEMY_AROUND,
    FALL_NEEDS_MONSTER_PAYABLE,
    FALL_NEEDS_CRYSTAL_AND_FIELD,
    FALL_NEEDS_UNSEEN_SHARD,
    FALL_NEEDS_COPY_USABLE
};

/* When a relic is used (R-FAL-13.3). */
enum fall_moment { FALL_MOMENT_DAY, FALL_MOMENT_RETREAT };

struct fall_relic_info {
    uint8_t moment;
    uint8_t needs;
    uint8_t is_copied; /* R-FAL-S6.3: by the Creature */
};

enum fall_enter {
    FALL_ENTER_NOTHING,
    FALL_ENTER_EMPTY_RELICS,
    FALL_ENTER_EAT_CONSTRUCTS,
    FALL_ENTER_EAT_GOLEMS,
    FALL_ENTER_LOSE_FORTS,
    FALL_ENTER_COUNT
};

enum fall_plague {
    FALL_NO_PLAGUE,
    FALL_NO_BONUS,
    FALL_NO_INVESTIGATION,
    FALL_NO_CHARGE,
    FALL_NO_MACHINES,
    FALL_PLAGUE_COUNT
};

struct fall_monster_info {
    uint8_t printed;
    uint8_t is_base;
    uint8_t home; /* island */
    uint8_t strength;
    uint8_t damage; /* 0: its strength */
    uint8_t enter;
    uint8_t plague;
};

struct fall_card_info {
    uint8_t era; /* 0: start card */
    uint8_t bonus;
    uint8_t points;
};

struct fall_isle_info {
    uint8_t island;
    uint8_t kind;
};

struct fall_level_info {
    uint8_t shards[FALL_VALUES];
    uint8_t events;
    const char *name[PL_LANG_COUNT];
};

extern const struct fall_node_info fall_nodes[FALL_NODES];
/* Nodes at most that many paths away, by distance - 1; the node itself included. */
extern const uint64_t fall_reach[FALL_NODES][FALL_REACH_MAX];
extern const struct fall_region_info fall_regions[FALL_REGIONS];
/* Nodes and regions of each crater (R-FAL-2.2). */
extern const uint64_t fall_crater_nodes[FALL_CRATERS];
extern const uint16_t fall_crater_regions[FALL_CRATERS];
/* Where what is in it is drawn. */
extern const struct pl_spot fall_crater_spots[FALL_CRATERS];
/* By node - FALL_NODE_X0. */
extern const struct fall_external_info fall_external[FALL_CRATERS];
extern const struct fall_isle_info fall_isles[FALL_ISLES];
/* The region of an island that is of a kind, or FALL_NO_ISLE. */
extern const uint8_t fall_isle_of_kind[FALL_ISLAND_COUNT][FALL_COLOURS];
/* R-FAL-3.2: golem regions of the islands. */
extern const uint8_t fall_systems[FALL_SYSTEMS][FALL_ISLANDS];
extern const struct fall_character_info fall_characters[FALL_CHARACTER_COUNT];
/* By whether armour is worn. */
extern const uint8_t fall_traits[2][FALL_CHARACTER_COUNT][FALL_TRAIT_COUNT];
extern const struct fall_relic_info fall_relics[FALL_RELIC_COUNT];
extern const struct fall_monster_info fall_monsters[FALL_MONSTER_COUNT];
/* Monsters that cause a plague, and those of the base game. */
extern const uint8_t fall_plagues[FALL_PLAGUE_COUNT];
extern const uint8_t fall_base_monsters;
extern const struct fall_card_info fall_cards[FALL_CARDS + 1];
extern const struct pl_set fall_of_era[FALL_ERAS + 1];
extern const struct fall_level_info fall_levels[FALL_LEVELS];
/* R-FAL-3.6: colour of the machines by kind of region. */
extern const uint8_t fall_paint[FALL_COLOURS];
/* R-FAL-3.11: by number of players. */
extern const uint8_t fall_forts[FALL_PLAYERS_MAX + 1];
/* R-FAL-L5.1: neutral colours that a game of Icaion can have had, by number of players. */
extern const uint8_t fall_neutral[FALL_PLAYERS_MAX + 1];

#endif
