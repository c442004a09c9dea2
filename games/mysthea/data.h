/* The tables of Mysthea as constant data: cards, encounters, monsters, islands, attunements. */
#ifndef GAMES_MYSTHEA_DATA_H
#define GAMES_MYSTHEA_DATA_H

#include "games/mysthea/mysthea.h"

enum mysthea_op {
    MYSTHEA_OP_NONE,
#define OPERATION(id_) MYSTHEA_OP_##id_,
#include "games/mysthea/operations.def"
    MYSTHEA_OP_COUNT
};

/* What a gain or an attunement counts. The first ones are region types controlled. */
enum mysthea_count {
    MYSTHEA_COUNT_NONE,
    MYSTHEA_COUNT_CTRL_RIVER = MYSTHEA_RIVER,
    MYSTHEA_COUNT_CTRL_MOUNTAIN = MYSTHEA_MOUNTAIN,
    MYSTHEA_COUNT_CTRL_FOREST = MYSTHEA_FOREST,
    MYSTHEA_COUNT_CTRL_MIST = MYSTHEA_MIST,
    MYSTHEA_COUNT_CTRL_CRYSTAL = MYSTHEA_CRYSTAL,
    MYSTHEA_COUNT_X, /* points of the card given up */
    MYSTHEA_COUNT_CONSTRUCTS,
    MYSTHEA_COUNT_GOLEMS,
    MYSTHEA_COUNT_FORTS,
    MYSTHEA_COUNT_ENCOUNTERS,
    MYSTHEA_COUNT_UPGRADES,
    MYSTHEA_COUNT_EQUIPMENT,
    MYSTHEA_COUNT_CONTROLLED,
    MYSTHEA_COUNT_PRESENT,
    MYSTHEA_COUNT_DISCARDED,
    MYSTHEA_COUNT_XP,
    MYSTHEA_COUNT_DEFEATED
};

enum mysthea_join { MYSTHEA_JOIN_ALL, MYSTHEA_JOIN_ONE_OF, MYSTHEA_JOIN_ANY_OF };

enum { MYSTHEA_PARTS = 2, MYSTHEA_GIVEN_MAX = 4 };

struct mysthea_part {
    uint8_t op;
    uint8_t unit;
    uint8_t count;
    uint8_t per; /* enum mysthea_count */
};

/* An effect: its price beside the energy for the card, and its parts. */
struct mysthea_effect {
    uint8_t pay_energy;
    uint8_t pay_xp;
    uint8_t give[MYSTHEA_GIVEN_MAX]; /* kinds of hand cards to give up; 0 ends */
    uint8_t is_removed;              /* they leave the game, else they are discarded */
    uint8_t join;
    uint8_t part_count;
    struct mysthea_part part[MYSTHEA_PARTS];
};

/* Effects have one range of numbers: those of cards, then two for each encounter. */
enum { MYSTHEA_EFFECT_COUNT = MYSTHEA_CARD_COUNT + 2 * (MYSTHEA_ENCOUNTER_COUNT - 1) };

static inline uint32_t mysthea_reward_of(uint32_t encounter, uint32_t option)
{
    return MYSTHEA_CARD_COUNT + 2 * (encounter - 1) + option - 1;
}

static inline bool mysthea_is_reward(uint32_t effect)
{
    return effect >= MYSTHEA_CARD_COUNT;
}

struct mysthea_card_info {
    uint8_t era;
    uint8_t kind;
    uint8_t points;
    uint8_t place;
};

extern const struct mysthea_card_info mysthea_cards[MYSTHEA_CARD_COUNT];

/* R-MYS-5.3: equipment and upgrades are placed on the board, the others take effect. */
static inline bool mysthea_is_placed(uint32_t card)
{
    return mysthea_cards[card].kind >= MYSTHEA_KIND_EQUIPMENT;
}

enum mysthea_icon {
    MYSTHEA_ICON_NONE,
#define ICON(id_, ...) MYSTHEA_ICON_##id_,
#include "games/mysthea/icons.def"
    MYSTHEA_ICON_COUNT
};

struct mysthea_encounter_info {
    uint8_t glory;
    uint8_t icon[2];  /* by option - 1 */
    uint8_t token[2]; /* islands that the token goes */
};

/* What comes with the glory of a medal. */
enum mysthea_extra {
    MYSTHEA_EXTRA_NOTHING,
    MYSTHEA_EXTRA_ENERGY,
    MYSTHEA_EXTRA_XP,
    MYSTHEA_EXTRA_CP,
    MYSTHEA_EXTRA_DRAW,
    MYSTHEA_EXTRA_ENCOUNTER
};

struct mysthea_monster_info {
    uint8_t is_base;
    uint8_t strength;
    uint8_t home;
    uint8_t glory[MYSTHEA_MEDALS];
    uint8_t extra;
    uint8_t extra_count[MYSTHEA_MEDALS];
};

struct mysthea_attunement_info {
    uint8_t glory;
    uint8_t count; /* enum mysthea_count */
};

extern const struct mysthea_effect mysthea_effects[MYSTHEA_EFFECT_COUNT];
extern const struct pl_set mysthea_of_kind[MYSTHEA_KIND_COUNT];
extern const struct pl_set mysthea_of_era[MYSTHEA_ERAS + 1];
extern const struct mysthea_encounter_info mysthea_encounters[MYSTHEA_ENCOUNTER_COUNT];
extern const struct mysthea_monster_info mysthea_monsters[MYSTHEA_EVENT_CARD_COUNT];
/* By side (0 day, 1 night) and island. */
extern const struct mysthea_attunement_info mysthea_attunements[2][MYSTHEA_ISLAND_COUNT];
extern const uint8_t mysthea_type_of[MYSTHEA_REGION_COUNT];
extern const uint8_t mysthea_island_of[MYSTHEA_REGION_COUNT];
/* The region of a type on an island, 0 if it has none. */
extern const uint8_t mysthea_region_on[MYSTHEA_ISLAND_COUNT][MYSTHEA_TYPE_COUNT];
/* Layouts of mirages: a region of each island. */
enum {
    MYSTHEA_MIRAGE_LAYOUTS = 0
#define MIRAGES(...) +1
#include "games/mysthea/mirages.def"
};
extern const uint8_t mysthea_mirages[MYSTHEA_MIRAGE_LAYOUTS][MYSTHEA_ISLANDS];
/* Masks of regions. */
extern const uint16_t mysthea_regions_of_type[MYSTHEA_TYPE_COUNT];
extern const uint16_t mysthea_regions_of_island[MYSTHEA_ISLAND_COUNT];
extern const uint8_t mysthea_artefact_energy[MYSTHEA_PLAYERS_MAX];
extern const uint8_t mysthea_track_glory[MYSTHEA_TRACK_SPACES];

enum { MYSTHEA_ALL_REGIONS = (1 << MYSTHEA_REGION_COUNT) - 2 };

#endif
