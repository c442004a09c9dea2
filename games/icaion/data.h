/* The tables of Icaion as constant data: board, cards, characters, apparatus, event track. */
#ifndef GAMES_ICAION_DATA_H
#define GAMES_ICAION_DATA_H

#include "core/chart.h"
#include "games/icaion/icaion.h"

enum { ICAION_NO_CRATER = 0xff, ICAION_REACH_MAX = 10 };

/* R-ICA-2.2: what kind of place a node is. */
enum icaion_class {
    ICAION_CLASS_CITY,
    ICAION_CLASS_INNER,
    ICAION_CLASS_MIDDLE,
    ICAION_CLASS_CRATER,
    ICAION_CLASS_EXTERNAL
};

struct icaion_node_info {
    uint16_t regions; /* mask of the regions it touches */
    uint8_t class;
    uint8_t crater;
    struct pl_spot at; /* where it is drawn */
    const char *name;  /* its slug in capitals */
};

struct icaion_region_info {
    uint64_t nodes;
    uint16_t adjacent;
    uint8_t kind;
    uint8_t is_inner;
    struct pl_spot at; /* where it is drawn */
    const char *name;  /* its slug in capitals */
};

struct icaion_crater_info {
    uint64_t nodes;
    uint16_t regions;
    uint8_t colour;
    uint8_t away[ICAION_REGIONS]; /* paths to each region */
    struct pl_spot at;            /* where it is drawn */
};

enum icaion_trait {
    ICAION_TRAIT_NONE,
#define OWN_TRAIT(id_) ICAION_TRAIT_##id_,
#include "games/icaion/traits.def"
    ICAION_TRAIT_COUNT
};

/* A seeker or a card of equipment. */
struct icaion_character_info {
    uint8_t hand;
    uint8_t upgrades;
    uint8_t start[ICAION_COLOURS];
    uint8_t trait[ICAION_TRAIT_COUNT];
    const char *name[PL_LANG_COUNT];
};

/* What an oddity does. */
enum icaion_effect {
    ICAION_EFFECT_NONE,
    ICAION_EFFECT_GAIN, /* what: colour or ICAION_ANY */
    ICAION_EFFECT_SCORE,
    ICAION_EFFECT_ACT, /* what: set of basic actions */
    ICAION_EFFECT_DASH,
    ICAION_EFFECT_DRAW,
    ICAION_EFFECT_HIT,
    ICAION_EFFECT_TRAIT, /* what: trait */
    ICAION_EFFECT_COUNT
};

struct icaion_oddity_info {
    uint8_t face; /* the first card with the same face */
    uint8_t is_upgrade;
    uint8_t cost;
    uint8_t effect;
    uint8_t what;
    uint8_t count;
    uint8_t does_charge;
    const char *name[PL_LANG_COUNT];
};

/* What an apparatus tile counts (R-ICA-13.5). */
enum icaion_count {
#define COUNT(id_) ICAION_COUNT_##id_,
#include "games/icaion/counts.def"
    ICAION_COUNT_COUNT
};

struct icaion_tile_info {
    uint8_t count; /* enum icaion_count */
    uint8_t points;
};

struct icaion_field_info {
    uint8_t crystals;
    uint8_t parasite;
    uint8_t arrows;
    uint8_t recharge;
};

/* What a step of a Colossus card does. */
enum icaion_step {
    ICAION_STEP_NONE,
    ICAION_STEP_MOVE,
    ICAION_STEP_TRAMPLE,
    ICAION_STEP_PARASITES,
    ICAION_STEP_WOUND,
    ICAION_STEP_COUNT
};

enum { ICAION_STEPS_MAX = 5 };

struct icaion_step_info {
    uint8_t op;
    uint8_t count;
};

struct icaion_event_card_info {
    uint8_t kind; /* of regions, or ICAION_COLOSSUS */
    struct icaion_step_info step[ICAION_STEPS_MAX];
    const char *name[PL_LANG_COUNT];
};

/* What a place of the department board gives. */
enum icaion_bonus {
    ICAION_BONUS_STRENGTH,
    ICAION_BONUS_FREE_NODES,
    ICAION_BONUS_NODES_PER_BLUE,
    ICAION_BONUS_CAGES,
    ICAION_BONUS_SCORE,
    ICAION_BONUS_CRYSTALS,
    ICAION_BONUS_CARDS,
    ICAION_BONUS_COUNT
};

struct icaion_place_info {
    uint8_t bonus;
    uint8_t count;
};

/* Numbers that depend on the number of players; one column for each. */
struct icaion_by_seats {
#define BY_SEATS(id_, ...) uint8_t id_;
#include "games/icaion/by_seats.def"
    uint8_t prize[ICAION_SEATS];
};

extern const struct icaion_node_info icaion_nodes[ICAION_NODES];
/* Nodes at most that many paths away, by distance - 1; the node itself included. */
extern const uint64_t icaion_reach[ICAION_NODES][ICAION_REACH_MAX];
extern const struct icaion_region_info icaion_regions[ICAION_REGIONS];
extern const struct icaion_crater_info icaion_craters[ICAION_CRATERS];
/* Masks of regions by kind. */
extern const uint16_t icaion_regions_of_kind[ICAION_COLOURS];
extern const uint16_t icaion_inner_regions;
extern const uint64_t icaion_start_nodes;
extern const struct icaion_character_info icaion_characters[ICAION_CHARACTER_COUNT];
extern const struct icaion_oddity_info icaion_oddities[ICAION_ODDITY_COUNT];
/* Sets of oddities, as bits. */
extern const uint64_t icaion_all_oddities;
extern const uint64_t icaion_upgrades;
extern const uint64_t icaion_wounding;
/* By colour, side (0 day, 1 night) and Year - 1. */
extern const struct icaion_tile_info icaion_tiles[ICAION_COLOURS][2][ICAION_YEARS];
extern const struct icaion_event_card_info icaion_event_cards[ICAION_EVENT_CARD_COUNT];
extern const struct icaion_place_info icaion_places[ICAION_PLACES];
/* What the board gives from the start, by bonus. */
extern const uint8_t icaion_printed[ICAION_BONUS_COUNT];
extern const uint8_t icaion_shards_of_value[ICAION_VALUES];
extern const int8_t icaion_shard_row[ICAION_SHARDS_OWNED_MAX + 1];

/* The fields of the track for this number of players, by round - 1. */
const struct icaion_field_info *icaion_track(uint32_t seats);
const struct icaion_by_seats *icaion_by_seats(uint32_t seats);

#endif
