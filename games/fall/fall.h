/* The Fall: the state and what its files share. Facts come from the .def tables, those of Icaion's
 * board and of Mysthea's islands, cards and monsters included; this header holds no rule. */
#ifndef GAMES_FALL_FALL_H
#define GAMES_FALL_FALL_H

#include "core/game.h"

enum fall_constant {
#define CONSTANT(id_, value_) FALL_##id_ = value_,
#include "games/fall/constants.def"
};

/* Colours of crystals; a kind of region has the number of its colour (R-FAL-1.3). */
enum fall_colour {
#define COLOUR(number_, colour_, kind_, ...) FALL_##colour_ = number_, FALL_##kind_ = number_,
#include "games/icaion/kinds.def"
    FALL_COLOURS = 5,
    FALL_ALL_COLOURS = (1 << FALL_COLOURS) - 1
};

enum fall_side {
    FALL_NO_SIDE,
#define SIDE_COLOUR(number_, id_, ...) FALL_SIDE_##id_ = number_,
#include "games/fall/colours.def"
    FALL_SIDE_COUNT
};

enum fall_node {
#define NODE(number_, id_, ...) FALL_NODE_##id_ = number_,
#include "games/icaion/nodes.def"
    FALL_NODES = 40
};

/* R-FAL-1.5: an enemy attack removes them in this order (R-FAL-15.8). */
enum fall_type { FALL_HARVESTER, FALL_SCAVENGER, FALL_REFINER, FALL_TYPES };

enum fall_unit {
#define UNIT(id_, ...) FALL_##id_,
#include "games/fall/units.def"
    FALL_UNITS
};

enum fall_island {
    FALL_NO_ISLAND,
#define ISLAND(number_, id_, ...) FALL_ISLAND_##id_ = number_,
#include "games/mysthea/islands.def"
    FALL_ISLAND_COUNT
};

/* The regions of islands; those of the board are plain numbers 0..14. */
enum fall_isle {
    FALL_NO_ISLE,
#define REGION(id_, ...) FALL_ISLE_##id_,
#include "games/mysthea/regions.def"
    FALL_ISLES
};

enum fall_monster {
    FALL_NO_MONSTER,
#define FALL_MONSTER(id_, ...) FALL_##id_,
#include "games/fall/monsters.def"
    FALL_MONSTER_COUNT
};

enum fall_character {
    FALL_NO_CHARACTER,
#define CHARACTER(id_, ...) FALL_##id_,
#include "games/fall/characters.def"
    FALL_CHARACTER_COUNT,
    FALL_CHAMPIONS = FALL_KOLBOR
};

enum fall_relic {
    FALL_NO_RELIC,
#define RELIC(id_, ...) FALL_RELIC_##id_,
#include "games/fall/relics.def"
    FALL_RELIC_COUNT
};

enum fall_bonus {
#define BONUS(id_, ...) FALL_##id_,
#include "games/fall/bonuses.def"
    FALL_BONUSES
};

/* Event cards: those of the five kinds are 1 + kind. */
enum fall_card_event {
    FALL_NO_EVENT,
    FALL_KIND_EVENT_LAST = FALL_COLOURS,
#define EVENT_CARD(id_, ...) FALL_##id_,
#include "games/fall/event_cards.def"
    FALL_EVENTS
};

enum fall_outcome {
    FALL_RUNNING,
#define OUTCOME(id_, ...) FALL_OVER_##id_,
#include "games/fall/outcomes.def"
    FALL_OUTCOME_COUNT
};

#define PL_GAME   fall
#define PL_ID(x_) FALL_##x_
#define PL_FRAMES "games/fall/frames.def"
#include "core/frames.h"

#define PL_GAME    fall
#define PL_ID(x_)  FALL_##x_
#define PL_REASONS "games/fall/reasons.def"
#include "core/reasons.h"

enum fall_act {
    FALL_ACT_NONE,
#define ACTION(id_, ...) FALL_ACT_##id_,
#include "games/fall/actions.def"
    FALL_ACT_COUNT
};

enum fall_event {
    FALL_EVENT_NONE,
#define EVENT(id_, ...) FALL_EVENT_##id_,
#include "games/fall/events.def"
    FALL_EVENT_COUNT
};

enum fall_option {
#define OPTION(id_, ...) FALL_OPTION_##id_,
#include "games/fall/options.def"
    FALL_OPTION_COUNT
};

enum fall_level {
#define LEVEL(id_, ...) FALL_LEVEL_##id_,
#include "games/fall/levels.def"
    FALL_LEVELS
};

/* Event cards of the opening, by level. */
enum {
#define LEVEL(id_, slug_, shards_, events_, ...) FALL_LEVEL_##id_##_EVENTS = events_,
#include "games/fall/levels.def"
};

/* Values of the other options. */
enum { FALL_SWITCH_OFF, FALL_SWITCH_ON };
enum { FALL_KEPT_ON, FALL_KEPT_OFF }; /* a reading of before that is a house rule now */
/* R-FAL-X1.2: storms that charge relics while Utcoro is in play. */
enum { FALL_STORM_NEVER, FALL_STORM_EVERY, FALL_STORM_BRINGING };
enum { FALL_GOLEMS_RANDOM, FALL_GOLEMS_CHOSEN };
enum { FALL_MACHINES_TABLE, FALL_MACHINES_RANDOM, FALL_MACHINES_CHOSEN };
enum { FALL_CHARACTERS_DRAWN, FALL_CHARACTERS_PICKED };
enum { FALL_COLOURS_SEATS, FALL_COLOURS_CHOSEN };
enum { FALL_CONSENT_ASK, FALL_CONSENT_FREE, FALL_CONSENT_OWN };

enum fall_origin {
#define ORIGIN(id_, ...) FALL_ORIGIN_##id_,
#include "games/fall/origins.def"
};

/* What a game of the Chronicle begins with: a mask. */
enum { FALL_AFTER_NOTHING, FALL_AFTER_MYSTHEA = 1, FALL_AFTER_ICAION = 2, FALL_AFTER_BOTH = 3 };

/* A place in the base of the Colossus: 0 empty, a value that everybody knows, or one of these. */
enum { FALL_SLOT_EMPTY, FALL_SLOT_UNSEEN = 4, FALL_SLOT_RETURNED };

enum {
    FALL_HEROES = 5,
    FALL_REGIONS = 15,
    FALL_INNER_REGIONS = 5, /* regions 0 to 4 */
    FALL_CRATERS = 5,
    FALL_ISLANDS = FALL_ISLAND_COUNT - 1,
    FALL_MONSTERS = FALL_MONSTER_COUNT - 1,
    FALL_CARDS = 80,
    FALL_ERAS = 3,
    FALL_VALUES = 3, /* of shards: 1, 2, 3 */
    FALL_SYSTEMS = 13,
    FALL_FIELD_COUNT = 75,   /* rows of fields.c */
    FALL_STRENGTH_MAX = 100, /* far beyond what any attack has */
    FALL_DECISIONS_MAX = 100000
};

/* What the records of earlier games say; stays as it is. Heroes are characters in the game by the
 * order of turns. */
struct fall_legacy {
    struct pl_set cards[FALL_HEROES];          /* command cards owned, of champions and others */
    uint8_t machine[FALL_REGIONS][FALL_TYPES]; /* colour, 0: none */
    uint8_t champion[FALL_HEROES];             /* 1..7 */
    uint8_t seeker[FALL_HEROES];               /* 1..7 */
    uint8_t colour[FALL_HEROES];
    uint8_t wonder[FALL_REGIONS]; /* hero + 1 who built it */
    uint8_t mode;
    uint8_t neutral; /* set of colours */
    uint8_t spare[3];
};

/* Known to everybody, like everything else in this game. R-FAL-1.12: sets and counts do not
 * remember in which order things were chosen. */
struct fall_public {
    struct fall_legacy legacy;
    struct pl_set discarded;         /* of all decks together: a card belongs to one */
    struct pl_set revealed;          /* in the attack that is going on */
    struct pl_set fort[FALL_HEROES]; /* nodes */
    struct pl_set monsters;          /* in play */
    struct pl_set monster_pile;      /* never in play yet */
    uint16_t nights;
    int16_t defence;
    uint8_t golems[FALL_REGIONS];
    uint8_t constructs[FALL_REGIONS];
    uint8_t parasites[FALL_REGIONS];
    uint8_t isle[FALL_ISLES]; /* figures by region of an island */
    uint8_t island_at[FALL_CRATERS];
    uint8_t golem_region[FALL_ISLANDS]; /* by island - 1 */
    uint8_t machine[FALL_REGIONS][FALL_TYPES];
    uint8_t first_machine[FALL_REGIONS][FALL_TYPES]; /* when play began */
    uint8_t wonder[FALL_REGIONS];
    uint8_t city[FALL_COLOURS];
    uint8_t besiegers[2]; /* golems, constructs */
    uint8_t colossus;     /* node */
    uint8_t slot[FALL_SHARDS_IN_BASE];
    uint8_t returned[FALL_VALUES];     /* values of the slots that returned unseen */
    uint8_t bag_known[FALL_VALUES];    /* in the bag again after they were shown */
    uint8_t shown_shards[FALL_VALUES]; /* out of the bag; as many as Colossus cards are out */
    uint8_t shards[FALL_HEROES][FALL_VALUES];
    uint8_t shown[FALL_COLOURS]; /* cards of each kind that are out */
    uint8_t storm_shown;
    uint8_t next_event;           /* R-FAL-H4.1 */
    uint8_t under[FALL_MONSTERS]; /* beaten monsters, the next one to come first */
    uint8_t held[2];              /* golems and constructs on cards of monsters */
    uint8_t hero[FALL_HEROES];    /* characters */
    uint8_t colour[FALL_HEROES];
    uint8_t node[FALL_HEROES];
    uint8_t crystals[FALL_HEROES][FALL_COLOURS];
    uint8_t jokers[FALL_HEROES]; /* parasites kept */
    uint8_t forts[FALL_HEROES];  /* in hand */
    uint8_t charged;             /* set of heroes */
    uint8_t armour;              /* R-FAL-S7.1 */
    uint8_t turn;                /* active hero; 0 in set-up */
    uint8_t actions_done;        /* of this turn, and so on to `refused` */
    uint8_t machine_used;
    uint8_t relic_used;
    uint8_t trade_used;
    uint8_t fort_moved;
    uint8_t plus;    /* strength from a relic */
    uint8_t refused; /* set of heroes */
    uint8_t in_turn; /* 0 before the first turn */
    uint8_t outcome;
    uint8_t batch[FALL_COLOURS]; /* crystals on their way to a hero */
    uint8_t spare[4];
};

/* Known to one seat: nothing. */
struct fall_private {
    uint8_t spare[8];
};

/* Known to no player: what will be drawn. No pile has an order, and what is in each follows from
 * what lies open. */
struct fall_secret {
    struct pl_rng rng;
};

struct fall {
    struct pl_head head;
    struct fall_public public;
    struct fall_private private[FALL_HEROES];
    struct fall_secret secret;
};

_Static_assert(sizeof(struct fall_legacy) == 160, "no padding in the legacy");
_Static_assert(sizeof(struct fall_public) == 608, "no padding in the public block");
_Static_assert(sizeof(struct fall) <= 1280, "a state is cheap to copy");

extern const struct pl_names fall_action_names;
extern const struct pl_names fall_event_names;
extern const struct pl_names fall_node_names;
extern const struct pl_names fall_card_names;
extern const struct pl_names fall_character_names;
extern const struct pl_names fall_monster_names;
extern const struct pl_names fall_island_names;
extern const struct pl_names fall_isle_names;
extern const struct pl_names fall_card_event_names;
extern const struct pl_names fall_outcome_names;
extern const struct pl_names fall_colour_names;
extern const struct pl_names fall_type_names;
extern const struct pl_names fall_unit_names;
extern const struct pl_names *const fall_argument_names[];
extern const struct pl_field fall_fields[FALL_FIELD_COUNT];
extern const struct pl_game fall_game;
extern const struct pl_reasons fall_reasons;

static inline struct fall *fall_edit(struct pl_state *state)
{
    return (struct fall *)(void *)state;
}

static inline const struct fall *fall_read(const struct pl_state *state)
{
    return (const struct fall *)(const void *)state;
}

static inline const struct fall *fall_seen(const struct pl_obs *obs)
{
    return (const struct fall *)(const void *)obs;
}

/* The functions of the descriptor. */
void fall_setup(struct pl_state *state);
void fall_plain(struct pl_state *state);
bool fall_moment(struct pl_state *state, uint32_t index);
bool fall_declines(pl_action action);
void fall_result(const struct pl_state *state, struct pl_result *ret_result);
struct pl_label fall_side(const struct pl_state *state, pl_seat seat);
struct pl_label fall_ending(const struct pl_event *event);
void fall_ending_words(const struct pl_state *state, enum pl_lang lang, struct pl_text *text);
uint32_t fall_weight(const struct pl_event *event);
void fall_legacy_words(const struct pl_config *config, enum pl_lang lang, struct pl_text *text);
void fall_fill_hidden(struct pl_state *state, pl_seat viewer);
const struct pl_refusal *fall_legacy(struct pl_config *config, const struct pl_record_text *records,
                                     uint32_t count);
const char *fall_config_check(const struct pl_config *config);
uint32_t fall_legacy_of(const struct pl_config *config);
bool fall_option_matters(const struct pl_config *config, uint32_t option);
const char *fall_check(const struct pl_state *state);
void fall_normalize(struct pl_state *state);
void fall_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                      struct pl_text *text);
void fall_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text);
void fall_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                    struct pl_text *text);
void fall_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                     struct pl_text *text);
bool fall_merge(struct pl_event *event, const struct pl_event *next);
void fall_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void fall_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
               struct pl_text *text);
void fall_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
              struct pl_text *text);
bool fall_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang, struct pl_text *name,
                struct pl_text *text);
bool fall_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                struct pl_text *text);

#endif
