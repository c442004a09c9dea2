/* The facts of the .def tables, expanded. */
#ifndef GAMES_HLAS_DATA_H
#define GAMES_HLAS_DATA_H

#include "games/hlas/hlas.h"

struct hlas_price {
    uint8_t of[HLAS_RESOURCES];
};

/* The map. Sets of regions are 64-bit words: bit n is region n. */

struct hlas_region_fact {
    uint8_t continent;
    uint8_t terrain;
    uint8_t resource; /* HLAS_NO_RESOURCE: none */
    uint8_t workers;
    uint8_t tokens;
    uint8_t x;
    uint8_t y;
};

/* What a step of each kind can lead to. */
struct hlas_ways {
    uint64_t land;  /* LAND */
    uint64_t march; /* LAND, FERRY, LAND_WRAP */
    uint64_t coast; /* COAST */
    uint64_t sail;  /* SEA, SEA_WRAP */
    uint64_t fly;   /* LAND, COAST, SEA */
};

enum hlas_edge_kind {
    HLAS_EDGE_LAND,
    HLAS_EDGE_FERRY,
    HLAS_EDGE_LAND_WRAP,
    HLAS_EDGE_SEA_WRAP,
    HLAS_EDGE_COAST,
    HLAS_EDGE_SEA
};

extern const struct hlas_region_fact hlas_regions[HLAS_REGION_COUNT];
extern const struct hlas_ways hlas_ways[HLAS_REGION_COUNT];
/* R-HLA-7.4: steps from the capital of a continent (first index: the one out of play). */
extern const uint8_t hlas_distances[HLAS_CONTINENT_COUNT][HLAS_CONTINENT_COUNT]
                                   [HLAS_LAND_REGIONS + 1];
extern const uint64_t hlas_of_continent[HLAS_CONTINENT_COUNT];
extern const uint64_t hlas_of_terrain[HLAS_TERRAIN_COUNT];
extern const uint8_t hlas_capital_of[HLAS_CONTINENT_COUNT];

#define HLAS_LAND ((((uint64_t)1 << HLAS_LAND_REGIONS) - 1) << 1)
#define HLAS_ALL  ((((uint64_t)1 << HLAS_REGIONS) - 1) << 1)
#define HLAS_SEAS (HLAS_ALL & ~HLAS_LAND)

static inline bool hlas_is_sea(uint32_t region)
{
    return region > HLAS_LAND_REGIONS;
}

/* Pieces. */

struct hlas_unit_fact {
    uint8_t strength;
    uint8_t speed;
    uint8_t vp;
    uint8_t capacity;
    uint8_t count;
    struct hlas_price price;
};

struct hlas_level_fact {
    struct hlas_price price;
    uint8_t strength;
    uint8_t vp;
    uint8_t towers;
    uint8_t library;
    uint8_t scribed;
};

extern const struct hlas_unit_fact hlas_units_of[HLAS_FACTION_COUNT][HLAS_UNIT_KINDS];
extern const struct hlas_level_fact hlas_levels[HLAS_FACTION_COUNT][HLAS_LEVELS + 1];
extern const uint8_t hlas_building_ore[HLAS_BUILDING_COUNT];
extern const uint8_t hlas_building_vp[HLAS_BUILDING_COUNT];
extern const uint8_t hlas_tax_values[HLAS_RESOURCES];

/* R-HLA-6.3: abilities of buildings and heroes, as abilities.def says. R-HLA-1.11: each is asked
 * for at the rule that it changes. */

enum hlas_trigger {
    HLAS_WHEN_NEVER,
    HLAS_WHEN_ALWAYS_ON,
    HLAS_WHEN_RECRUITING,
    HLAS_WHEN_BUILDING_UP,
    HLAS_WHEN_RESEARCHING,
    HLAS_WHEN_CASTING,
    HLAS_WHEN_MARCHING,
    HLAS_WHEN_SAILING,
    HLAS_WHEN_FLYING,
    HLAS_WHEN_EXPLORING,
    HLAS_WHEN_ATTACKED,
    HLAS_WHEN_BATTLE_START,
    HLAS_WHEN_COMBAT_SPELLS,
    HLAS_WHEN_PAYING,
    HLAS_WHEN_BONUSES,
    HLAS_WHEN_DAMAGED,
    HLAS_WHEN_WON,
    HLAS_WHEN_FOUGHT,
    HLAS_WHEN_UNIT_LOST,
    HLAS_WHEN_HARVESTED,
    HLAS_WHEN_ROUND_ENDED,
    HLAS_WHEN_ANSWERING,
    HLAS_WHEN_SCORED
};

/* Words of BONUS. */
enum hlas_per {
    HLAS_PER_ONCE,
    HLAS_PER_OWN_WARRIOR,
    HLAS_PER_ENEMY_SERF,
    HLAS_PER_ABOARD,
    HLAS_PER_OWN_TOWER
};
enum hlas_if {
    HLAS_IF_ALWAYS,
    HLAS_IF_ON_PLAIN,
    HLAS_IF_ON_FOREST,
    HLAS_IF_ON_MOUNTAIN,
    HLAS_IF_ATTACKING,
    HLAS_IF_DEFENDING,
    HLAS_IF_SMALL_ATTACK,
    HLAS_IF_SERF_ALONG,
    HLAS_IF_TWO_WARRIORS_ALONG,
    HLAS_IF_STRUCTURE_ALONG
};
enum hlas_with {
    HLAS_WITH_NO_PIECE,
    HLAS_WITH_SELF,
    HLAS_WITH_OWN_SEA,
    HLAS_WITH_OWN_AIR,
    HLAS_WITH_OWN_TOWER
};

/* The number of an ability, and for BONUS what it counts. Which ability it is follows from its
 * building or hero and its tier: code asks for it by that name. */
struct hlas_ability {
    uint8_t trigger;
    uint8_t is_bonus;
    uint8_t n;
    uint8_t m; /* a second number: the least price, the strength of CHANT */
    uint8_t per;
    uint8_t when;
    uint8_t with;
};

extern const struct hlas_ability hlas_building_abilities[HLAS_BUILDING_COUNT][HLAS_LEVELS];
extern const struct hlas_ability hlas_hero_abilities[HLAS_HERO_COUNT][HLAS_LEVELS];

/* Spells. */

enum hlas_spell_type {
    HLAS_TYPE_NONE,
#define TYPE(id_, ...) HLAS_TYPE_##id_,
#include "games/hlas/types.def"
};

enum hlas_target {
    HLAS_TARGET_NONE,
    HLAS_TARGET_REGION,
    HLAS_TARGET_OWN_REGION,
    HLAS_TARGET_HOME,
    HLAS_TARGET_SOLDIER,
    HLAS_TARGET_FIGHTER,
    HLAS_TARGET_CHAMPION,
    HLAS_TARGET_VESSEL,
    HLAS_TARGET_OPPONENT,
    HLAS_TARGET_HERO,
    HLAS_TARGET_ARMY,
    HLAS_TARGET_CHANGELING
};

enum hlas_effect {
    HLAS_DO_NOTHING,
    /* spells */
    HLAS_DO_GAIN,
    HLAS_DO_STEAL,
    HLAS_DO_DRAIN,
    HLAS_DO_SERFS,
    HLAS_DO_WARRIOR,
    HLAS_DO_KILL,
    HLAS_DO_QUAKE,
    HLAS_DO_MARCH,
    HLAS_DO_VOYAGE,
    HLAS_DO_TELEPORT,
    HLAS_DO_SCRY,
    HLAS_DO_GALE,
    HLAS_DO_BARRIER,
    HLAS_DO_POLYMORPH,
    HLAS_DO_REVIVE,
    HLAS_DO_BANISH,
    HLAS_DO_OWN_STRENGTH,
    HLAS_DO_ENEMY_STRENGTH,
    HLAS_DO_PER_SERF,
    HLAS_DO_BURN,
    HLAS_DO_SHIELD,
    HLAS_DO_PETRIFY,
    HLAS_DO_HYMN,
    HLAS_DO_COPY,
    HLAS_DO_CANCEL,
    HLAS_DO_LEECH,
    /* tokens, beside GAIN */
    HLAS_DO_SCORE,
    HLAS_DO_HOLD,
    HLAS_DO_JOIN,
    HLAS_DO_DRAW,
    HLAS_DO_LOSE_UNIT,
    HLAS_DO_MONSTER,
    HLAS_DO_LOSE,
    HLAS_DO_MOVE_ON,
    /* the solo enemy's spells, beside JOIN */
    HLAS_DO_DESTROY,
    HLAS_DO_SUPPLY,
    HLAS_DO_FORGET,
    HLAS_DO_MOVE_AGAIN,
    HLAS_DO_TUNNEL
};

/* An effect and its numbers in the order of its words; a resource or a kind is one of them. */
struct hlas_effect_fact {
    uint8_t what;
    uint8_t n[3];
};

struct hlas_spell_fact {
    uint8_t type;
    uint8_t mana;
    uint8_t vp;
    uint8_t target;
    struct hlas_effect_fact effect;
};

extern const struct hlas_spell_fact hlas_spell_facts[HLAS_SPELL_COUNT];
/* The id under which a spell has its facts: of a third copy that of the others, else its own. */
extern const uint8_t hlas_spell_base[HLAS_SPELL_COUNT];
/* Ids by type, as sets of bits. */
extern const uint64_t hlas_spells_of_type[HLAS_TYPE_INTERRUPT + 1];

static inline const struct hlas_spell_fact *hlas_spell(uint32_t spell)
{
    return &hlas_spell_facts[hlas_spell_base[spell]];
}

extern const struct pl_bag hlas_all_spells;

/* Tactics. */

enum hlas_role { HLAS_ROLE_ANY, HLAS_ROLE_ATTACKER, HLAS_ROLE_DEFENDER };

struct hlas_tactic_fact {
    struct hlas_price price;
    uint8_t strength;
    int8_t vp;
    uint8_t role;
    uint8_t soldiers;
    uint8_t beats; /* tactic, 0: none */
    uint8_t beats_by;
    uint8_t capital_bonus;
    uint8_t cancels; /* tactic */
    uint8_t brings;
    uint8_t gives_way;
};

extern const struct hlas_tactic_fact hlas_tactics[HLAS_TACTIC_COUNT];

/* Tokens. */

struct hlas_token_fact {
    uint8_t copies;
    struct hlas_effect_fact effect;
};

extern const struct hlas_token_fact hlas_tokens[HLAS_TOKEN_COUNT];

/* The solo enemy. */

enum hlas_solo_action {
    HLAS_SOLO_DO_NOTHING,
    HLAS_SOLO_DO_RECRUIT,
    HLAS_SOLO_DO_TRACK,
    HLAS_SOLO_DO_CONSTRUCT,
    HLAS_SOLO_DO_RESEARCH,
    HLAS_SOLO_DO_TAX,
    HLAS_SOLO_DO_ATTACK
};

struct hlas_solo_card_fact {
    uint8_t action;
    uint8_t follow;
    int16_t compass;
    uint8_t strength;
    uint8_t vp;
    uint8_t tactic[HLAS_SIDES]; /* attacking, defending */
};

enum hlas_unlock {
    HLAS_UNLOCK_NO,
    HLAS_UNLOCK_SEA,
    HLAS_UNLOCK_AIR,
    HLAS_UNLOCK_SPECIAL,
    HLAS_UNLOCK_END
};

struct hlas_solo_space_fact {
    uint8_t ore;
    uint8_t level;
    uint8_t strength;
    uint8_t towers;
    uint8_t vp;
    uint8_t unlock;
};

/* What the hero of a board can do; SOLO_BONUS is like an ability of a hero or building. */
enum hlas_solo_power {
    HLAS_SOLO_NONE,
    HLAS_SOLO_IS_BONUS,
    HLAS_SOLO_IS_REACH,
    HLAS_SOLO_IS_RESEARCH_VP,
    HLAS_SOLO_IS_TOWER_CHEAPER,
    HLAS_SOLO_IS_SPELL_CHEAPER,
    HLAS_SOLO_IS_NO_COMBAT_SPELLS,
    HLAS_SOLO_IS_NO_HERO_BONUS,
    HLAS_SOLO_IS_SERFS_WORTHLESS
};

struct hlas_solo_ability {
    uint8_t power;
    uint8_t n;
    uint8_t per;
    uint8_t when;
};

/* Which units DESTROY means. */
enum hlas_victims { HLAS_ANY_UNIT, HLAS_SERF_UNIT, HLAS_HERO_OR_WARRIOR };

struct hlas_solo_spell_fact {
    uint8_t mana;
    uint8_t vp;
    struct hlas_effect_fact effect;
    uint8_t also_loses; /* of the person: how many */
    uint8_t also_gains; /* of the enemy */
    uint8_t also_what;  /* resource */
};

extern const struct hlas_solo_card_fact hlas_solo_cards[HLAS_SOLO_CARD_COUNT];
extern const struct hlas_solo_space_fact hlas_solo_spaces[HLAS_FACTION_COUNT][HLAS_SOLO_SPACES + 1];
extern const struct hlas_solo_ability hlas_solo_heroes[HLAS_FACTION_COUNT][HLAS_HEROES];
extern const struct hlas_solo_ability hlas_solo_specials[HLAS_FACTION_COUNT];
extern const struct hlas_solo_spell_fact hlas_solo_spells[HLAS_FACTION_COUNT][HLAS_HEROES];

#endif
