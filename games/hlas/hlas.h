/* Heroes of Land, Air & Sea: the state and what its files share. Facts come from the .def tables;
 * this header holds no rule. */
#ifndef GAMES_HLAS_HLAS_H
#define GAMES_HLAS_HLAS_H

#include "core/game.h"

enum hlas_constant {
#define CONSTANT(id_, value_) HLAS_##id_ = value_,
#include "games/hlas/constants.def"
};

/* R-HLA-1.5: kinds of pieces; 0 is none. The first seven are units, the others structures. */
enum hlas_kind {
    HLAS_NO_KIND,
#define KIND(number_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/kinds.def"
    HLAS_KIND_COUNT,
    HLAS_UNIT_KINDS = HLAS_TOWER, /* an array by kind of unit; [0] is unused */
    HLAS_VESSELS = 2,
    HLAS_HEROES = 3
};

enum hlas_resource {
#define RESOURCE(number_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/resources.def"
    HLAS_RESOURCES,
    HLAS_NO_RESOURCE = HLAS_RESOURCES,
    HLAS_ANY = HLAS_RESOURCES /* of choice */
};

/* Places of the action bar. */
enum hlas_place {
#define PLACE(number_, id_, ...) HLAS_PLACE_##id_ = number_,
#include "games/hlas/places.def"
};

enum hlas_terrain {
#define TERRAIN(id_, ...) HLAS_##id_,
#include "games/hlas/terrains.def"
    HLAS_TERRAIN_COUNT
};

/* The cycle of a scribed spell; 0: nothing lies there. */
enum hlas_scribed {
    HLAS_NOT_SCRIBED,
#define SCRIBED(number_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/scribed.def"
    HLAS_SCRIBED_COUNT
};

/* What lies on a place of the bar. */
enum { HLAS_BAR_FREE, HLAS_BAR_TOKEN, HLAS_BAR_SERF };

enum hlas_continent { HLAS_NO_CONTINENT, HLAS_NW, HLAS_NE, HLAS_SW, HLAS_SE, HLAS_CONTINENT_COUNT };

enum hlas_region {
    HLAS_NO_REGION,
#define REGION(number_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/regions.def"
    HLAS_REGION_COUNT,
    HLAS_ABOARD = HLAS_REGION_COUNT, /* a hero aboard is at HLAS_ABOARD + slot */
    HLAS_SLOTS = 4,                  /* own sea, own air, ally's sea, ally's air vessel */
    HLAS_ALLY_SLOT = 2,
    HLAS_SPOT_COUNT = HLAS_ABOARD + HLAS_SLOTS
};

enum hlas_faction {
    HLAS_NO_FACTION,
#define FACTION(number_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/factions.def"
    HLAS_FACTION_COUNT
};

/* Number n of a faction unlocks the kind HLAS_HERO_1 + n - 1 and is bit n - 1 of `built`. */
enum hlas_building {
    HLAS_NO_BUILDING,
#define BUILDING(number_, faction_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/buildings.def"
    HLAS_BUILDING_COUNT
};

enum hlas_hero {
    HLAS_NO_HERO,
#define HERO(number_, faction_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/heroes.def"
    HLAS_HERO_COUNT
};

enum hlas_spell {
    HLAS_NO_SPELL,
#define SPELL(number_, id_, ...)      HLAS_SPELL_##id_ = number_,
#define SPELL_TWIN(number_, id_, ...) HLAS_SPELL_##id_ = number_,
#include "games/hlas/spells.def"
    HLAS_SPELL_COUNT
};

enum hlas_tactic {
    HLAS_NO_TACTIC,
#define TACTIC(number_, id_, ...) HLAS_TACTIC_##id_ = number_,
#include "games/hlas/tactics.def"
    HLAS_TACTIC_COUNT
};

/* Land tokens come first. */
enum hlas_token {
    HLAS_NO_TOKEN,
#define TOKEN(number_, id_, ...) HLAS_TOKEN_##id_ = number_,
#include "games/hlas/tokens.def"
    HLAS_TOKEN_COUNT,
    HLAS_SEA_TOKEN_FIRST = HLAS_TOKEN_SHOAL
};

enum hlas_solo_card {
    HLAS_NO_SOLO_CARD,
#define SOLO_CARD(number_, id_, ...) HLAS_##id_ = number_,
#include "games/hlas/solo_cards.def"
    HLAS_SOLO_CARD_COUNT
};

enum hlas_cause {
    HLAS_NO_CAUSE,
#define CAUSE(id_, pl_, en_) HLAS_FOR_##id_,
#include "games/hlas/causes.def"
    HLAS_CAUSE_COUNT
};

enum hlas_goal {
#define GOAL(id_, ...) HLAS_GOAL_##id_,
#include "games/hlas/goals.def"
    HLAS_GOAL_COUNT
};

#define PL_GAME   hlas
#define PL_ID(x_) HLAS_##x_
#define PL_FRAMES "games/hlas/frames.def"
#include "core/frames.h"

#define PL_GAME    hlas
#define PL_ID(x_)  HLAS_##x_
#define PL_REASONS "games/hlas/reasons.def"
#include "core/reasons.h"

enum hlas_act {
    HLAS_ACT_NONE,
#define ACTION(id_, name_, ...) HLAS_ACT_##id_,
#include "games/hlas/actions.def"
    HLAS_ACT_COUNT
};

enum hlas_event {
    HLAS_EVENT_NONE,
#define EVENT(id_, name_, ...) HLAS_EVENT_##id_,
#include "games/hlas/events.def"
    HLAS_EVENT_COUNT
};

enum hlas_option {
#define OPTION(id_, ...) HLAS_OPTION_##id_,
#include "games/hlas/options.def"
    HLAS_OPTION_COUNT
};

/* Values of the options. */
enum { HLAS_MODE_FREE, HLAS_MODE_TEAMS };
enum { HLAS_FIRST_RANDOM };
enum { HLAS_HOUSE_RULE_ON, HLAS_HOUSE_RULE_OFF };

enum {
    HLAS_SEATS = HLAS_PLAYERS_MAX,
    HLAS_RIVAL = 1,        /* the solo enemy has the place of seat 1 in every public array */
    HLAS_TOKEN_PILE = 2,   /* tokens of a region at most */
    HLAS_FIELD_COUNT = 90, /* rows of fields.c */
    HLAS_DECISIONS_MAX = 24000
};

/* The two sides of a battle. */
enum { HLAS_ATTACKER, HLAS_DEFENDER, HLAS_SIDES };

/* A battle: all zero while there is none. */
struct hlas_battle {
    uint8_t region;
    uint8_t from;                       /* place of a Galleon that bombards, else 0 */
    uint8_t lead[HLAS_SIDES];           /* seat + 1 */
    uint8_t owner;                      /* seat + 1 whose standing capital is fought for, else 0 */
    uint8_t strength[HLAS_SIDES];       /* totals as they stand; follows from the rest */
    int8_t bonus[HLAS_SIDES];           /* by spells, Chant and the solo card */
    uint8_t shield[HLAS_SIDES];         /* damage less */
    uint8_t hymn[HLAS_SIDES];           /* VP for a win */
    uint8_t petrified[HLAS_SIDES];      /* bits kind - HERO_1: of the leader, */
    uint8_t petrified_ally[HLAS_SIDES]; /* of the ally */
    uint8_t tactic[HLAS_SIDES];         /* revealed */
    uint8_t dead;                       /* mask of sides whose tactic is cancelled or ignored */
    uint8_t sac_serf[HLAS_SIDES];       /* sacrificed, but still fighting */
    uint8_t sac_warrior[HLAS_SIDES];
    uint8_t sac_hero[HLAS_SIDES]; /* mask */
    uint8_t lost[HLAS_SIDES];     /* units destroyed, sacrifices left out */
    uint8_t slain[HLAS_SIDES];    /* heroes among them */
    uint8_t cast[HLAS_SIDES];     /* combat spells */
    uint8_t aboard[HLAS_SIDES]
                  [HLAS_VESSELS]; /* units aboard each vessel of the leader at the start */
};

/* Known to everybody. Region 0 is the supply for serfs, warriors, heroes and vessels. On land no
 * unit is aboard (R-HLA-12.6): passengers are units of the region; cargo holds those aboard at sea,
 * and the crews of the solo enemy anywhere. R-HLA-4.7: the courtyard is the capital region. */
struct hlas_public {
    struct pl_bag held[HLAS_SEATS]; /* regions with a piece of the seat, once each; follows */
    struct pl_bag seen_discard;     /* spells that everybody saw being discarded */
    int16_t score[HLAS_SEATS];
    uint8_t faction[HLAS_SEATS];
    uint8_t capital[HLAS_SEATS]; /* region of the standing capital, 0: none */
    uint8_t level[HLAS_SEATS];
    uint8_t built[HLAS_SEATS];
    uint8_t resource[HLAS_SEATS][HLAS_RESOURCES];
    uint8_t serf[HLAS_SEATS][HLAS_REGION_COUNT];
    uint8_t warrior[HLAS_SEATS][HLAS_REGION_COUNT];
    uint8_t hero[HLAS_SEATS][HLAS_HEROES];
    uint8_t vessel[HLAS_SEATS][HLAS_VESSELS];   /* sea, air; a sea vessel on land is docked */
    uint8_t cargo_serf[HLAS_SEATS][HLAS_SLOTS]; /* by owner of the units and slot */
    uint8_t cargo_warrior[HLAS_SEATS][HLAS_SLOTS];
    uint8_t tower[HLAS_SEATS][HLAS_TOWERS]; /* regions, ascending, zeros last */
    uint8_t bar[HLAS_SEATS][HLAS_ACTION_PLACES];
    uint8_t scribed[HLAS_SEATS][HLAS_LEVELS]; /* packed to the left */
    uint8_t scribed_state[HLAS_SEATS][HLAS_LEVELS];
    uint8_t library_count[HLAS_SEATS];
    uint8_t thrown_count[HLAS_SEATS];   /* cards discarded face down since the last shuffle */
    uint8_t barrier[HLAS_REGION_COUNT]; /* seat + 1 of its caster */
    uint8_t down[HLAS_REGION_COUNT];    /* face-down tokens */
    uint8_t up[HLAS_REGION_COUNT][HLAS_TOKEN_PILE];     /* face up and unresolved, in order */
    uint8_t stay[HLAS_REGION_COUNT][HLAS_TOKEN_PILE];   /* resolved and staying */
    uint8_t peeked[HLAS_REGION_COUNT][HLAS_TOKEN_PILE]; /* seats that know a face-down token */
    uint8_t unseen[HLAS_TOKEN_COUNT]; /* tokens of each sort that were never shown to all */
    uint8_t tax[HLAS_RESOURCES];      /* resource on each space */
    /* What moves: own units, those of the ally, the vessel. */
    uint8_t group_serf[2];
    uint8_t group_warrior[2];
    uint8_t group_hero[2];
    uint8_t group_vessel; /* kind */
    uint8_t first;
    uint8_t round;
    uint8_t turn;      /* turns taken in this action phase */
    uint8_t end_round; /* the last round, once a goal is reached */
    uint8_t alive;     /* mask */
    uint8_t out;       /* capital region of the continent out of play */
    uint8_t ride;      /* Wolf Rider II was used in this action */
    uint8_t solo_space;
    uint8_t solo_slot[HLAS_SOLO_ACTIONS];
    uint8_t solo_discard; /* mask: bit number - 1 */
    uint8_t solo_hand;    /* card used in the battle going on */
    uint8_t draw_count;
    uint8_t discard_count;
    struct hlas_battle battle;
    uint8_t last_tactic[HLAS_SIDES]; /* revealed in the last battle, for all to remember */
    uint8_t spare[2];
};

/* Known to one seat. */
struct hlas_private {
    struct pl_bag library;
    struct pl_bag thrown; /* own cards discarded face down since the last shuffle */
    uint8_t seen[HLAS_REGION_COUNT][HLAS_TOKEN_PILE]; /* face-down tokens that this seat knows */
    uint8_t tactic;
    uint8_t spare[3];
};

/* Known to no player. Piles have no order; a face-down token gets its identity when a player first
 * looks at it. */
struct hlas_secret {
    struct pl_bag deck;
    struct pl_bag discard;
    uint8_t token[HLAS_REGION_COUNT][HLAS_TOKEN_PILE]; /* face-down ones that a player knows */
    uint8_t spare[4];
    struct pl_rng rng;
};

struct hlas {
    struct pl_head head;
    struct hlas_public public;
    struct hlas_private private[HLAS_SEATS];
    struct hlas_secret secret;
};

_Static_assert(sizeof(struct hlas) <= 3072, "a state is cheap to copy");

extern const struct pl_names hlas_action_names;
extern const struct pl_names hlas_event_names;
extern const struct pl_names hlas_argument_names;
extern const struct pl_names hlas_region_names;
extern const struct pl_names hlas_spot_names;
extern const struct pl_names hlas_faction_names;
extern const struct pl_names hlas_spell_names;
extern const struct pl_names hlas_tactic_names;
extern const struct pl_names hlas_token_names;
extern const struct pl_names hlas_solo_card_names;
extern const struct pl_field hlas_fields[HLAS_FIELD_COUNT];
extern const struct pl_game hlas_game;
extern const struct pl_reasons hlas_reasons;

static inline struct hlas *hlas_edit(struct pl_state *state)
{
    return (struct hlas *)(void *)state;
}

static inline const struct hlas *hlas_read(const struct pl_state *state)
{
    return (const struct hlas *)(const void *)state;
}

static inline const struct hlas *hlas_seen(const struct pl_obs *obs)
{
    return (const struct hlas *)(const void *)obs;
}

/* The functions of the descriptor. */
void hlas_setup(struct pl_state *state);
void hlas_plain(struct pl_state *state);
bool hlas_moment(struct pl_state *state, uint32_t index);
struct pl_offer hlas_offer(const struct pl_obs *obs, pl_seat seat);
void hlas_result(const struct pl_state *state, struct pl_result *ret_result);
struct pl_label hlas_side_label(const struct pl_state *state, pl_seat seat);
struct pl_label hlas_ending(const struct pl_event *event);
void hlas_fill_hidden(struct pl_state *state, pl_seat viewer);
const char *hlas_check(const struct pl_state *state);
void hlas_normalize(struct pl_state *state);
void hlas_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                      struct pl_text *text);
void hlas_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                    struct pl_text *text);
void hlas_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text);
void hlas_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                     struct pl_text *text);
void hlas_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void hlas_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
               struct pl_text *text);
void hlas_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
              struct pl_text *text);
bool hlas_map_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang,
                    struct pl_text *name, struct pl_text *text);
bool hlas_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                struct pl_text *text);

#endif
