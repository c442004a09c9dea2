/* Mysthea: the state and what its files share. Facts come from the .def tables; this header holds
 * no rule. */
#ifndef GAMES_MYSTHEA_MYSTHEA_H
#define GAMES_MYSTHEA_MYSTHEA_H

#include "core/game.h"

enum mysthea_constant {
#define CONSTANT(id_, value_) MYSTHEA_##id_ = value_,
#include "games/mysthea/constants.def"
};

/* Units; the first three are counted by region, the first two come from a pool and can have moved.
 * The places of upgrades on a board have the same numbers. */
enum mysthea_unit {
    MYSTHEA_UNIT_CONSTRUCT,
    MYSTHEA_UNIT_GOLEM,
    MYSTHEA_MOBILE, /* kinds that come from the pool */
    MYSTHEA_UNIT_FORT = MYSTHEA_MOBILE,
    MYSTHEA_COUNTED, /* kinds that are counted by region */
    MYSTHEA_UNIT_CHAMPION = MYSTHEA_COUNTED,
    MYSTHEA_UNIT_COUNT,
    MYSTHEA_UNIT_NONE = MYSTHEA_UNIT_COUNT
};

enum mysthea_place {
#define PLACE(id_, ...) MYSTHEA_PLACE_##id_,
#include "games/mysthea/places.def"
    MYSTHEA_PLACES,
    MYSTHEA_PLACE_NONE = MYSTHEA_PLACES
};

enum mysthea_kind {
    MYSTHEA_KIND_NONE,
#define KIND(id_, ...) MYSTHEA_KIND_##id_,
#include "games/mysthea/kinds.def"
    MYSTHEA_KIND_ANY,
    MYSTHEA_KIND_COUNT
};

enum mysthea_card {
    MYSTHEA_NO_CARD,
#define CARD(number_, id_, ...) MYSTHEA_##id_ = number_,
#include "games/mysthea/cards.def"
    MYSTHEA_CARD_COUNT
};

enum mysthea_encounter {
    MYSTHEA_NO_ENCOUNTER,
#define ENCOUNTER(number_, id_, slug_, glory_) MYSTHEA_##id_ = number_,
#include "games/mysthea/encounters.def"
    MYSTHEA_ENCOUNTER_COUNT
};

enum mysthea_champion {
    MYSTHEA_NO_CHAMPION,
#define CHAMPION(number_, id_, slug_) MYSTHEA_##id_ = number_,
#include "games/mysthea/champions.def"
    MYSTHEA_CHAMPION_COUNT
};

/* Event cards: five region types, the storm, monsters. A region type has the number of its card. */
enum mysthea_event_card {
    MYSTHEA_NO_EVENT_CARD,
#define EVENT_CARD(number_, id_, ...) MYSTHEA_##id_ = number_,
#include "games/mysthea/event_cards.def"
#define MONSTER(number_, id_, ...) MYSTHEA_##id_ = number_,
#include "games/mysthea/monsters.def"
    MYSTHEA_EVENT_CARD_COUNT,
    MYSTHEA_TYPE_COUNT = MYSTHEA_STORM,
    MYSTHEA_MONSTER_FIRST = MYSTHEA_STORM + 1,
    MYSTHEA_MONSTERS = MYSTHEA_EVENT_CARD_COUNT - MYSTHEA_MONSTER_FIRST
};

enum mysthea_island {
    MYSTHEA_NO_ISLAND,
#define ISLAND(number_, id_, ...) MYSTHEA_##id_ = number_,
#include "games/mysthea/islands.def"
    MYSTHEA_ISLAND_COUNT
};

enum mysthea_region {
    MYSTHEA_NO_REGION,
#define REGION(id_, slug_, island_, type_, ...) MYSTHEA_##id_,
#include "games/mysthea/regions.def"
    MYSTHEA_REGION_COUNT
};

enum mysthea_source {
#define SOURCE(id_, ...) MYSTHEA_FROM_##id_,
#include "games/mysthea/sources.def"
    MYSTHEA_SOURCES
};

#define PL_GAME   mysthea
#define PL_ID(x_) MYSTHEA_##x_
#define PL_FRAMES "games/mysthea/frames.def"
#include "core/frames.h"

#define PL_GAME    mysthea
#define PL_ID(x_)  MYSTHEA_##x_
#define PL_REASONS "games/mysthea/reasons.def"
#include "core/reasons.h"

enum mysthea_act {
    MYSTHEA_ACT_NONE,
#define ACTION(id_, name_, ...) MYSTHEA_ACT_##id_,
#include "games/mysthea/actions.def"
    MYSTHEA_ACT_COUNT
};

enum mysthea_event {
    MYSTHEA_EVENT_NONE,
#define EVENT(id_, name_, ...) MYSTHEA_EVENT_##id_,
#include "games/mysthea/events.def"
    MYSTHEA_EVENT_COUNT
};

enum mysthea_option {
#define OPTION(id_, ...) MYSTHEA_OPTION_##id_,
#include "games/mysthea/options.def"
    MYSTHEA_OPTION_COUNT
};

/* Values of the options. */
enum { MYSTHEA_SWITCH_OFF, MYSTHEA_SWITCH_ON };
enum { MYSTHEA_SIDES_DAY, MYSTHEA_SIDES_NIGHT, MYSTHEA_SIDES_MIXED, MYSTHEA_SIDES_CHOSEN };
enum { MYSTHEA_KEPT_ON, MYSTHEA_KEPT_OFF };

enum {
    MYSTHEA_SEATS = MYSTHEA_PLAYERS_MAX,
    MYSTHEA_DRAFT_PILES = 5,   /* the champion, then one for each kind of card */
    MYSTHEA_BOTTOM_MAX = 20,   /* cards in known order under the deck */
    MYSTHEA_GLORY_MAX = 20000, /* far beyond what any game brings */
    MYSTHEA_CP_MAX = 100,
    MYSTHEA_CARD_POINTS_MAX = 5, /* of a card; the most that an effect adds in a battle too */
    MYSTHEA_TYPE_REGIONS = 3,    /* of each type */
    MYSTHEA_TIMES_MAX = 2,       /* that a part of an effect is done */
    MYSTHEA_FIELD_COUNT = 75     /* rows of fields.c */
};

/* A bound on the length of a game, by what can be used up. 24 rounds are 120 turns of five players.
 * A card leaves the hand once an era (R-MYS-3.7): 40, 60 and 80 cards make 180 uses, of 80 + 132 +
 * 192 points. A unit must be deployed again before it is lost again. A Develop asks no more than
 * the Meditate that is counted for its turn. No game comes near: random ones take some 500. */
enum {
    MYSTHEA_TURNS_MAX = 120,
    MYSTHEA_USES_MAX = 180,
    MYSTHEA_ATTACKS_MAX = 35,      /* ends of eras 6, called 13; Caerulas again 3 and 13 */
    MYSTHEA_MEDITATIONS_MAX = 175, /* turns, and by C005, C013, C050 and two encounters */
    MYSTHEA_POINTS_MAX = 404 + 3 * MYSTHEA_MEDITATIONS_MAX + 10 + 13 * 16,
    /* cards, crystal fields, encounters, Onygauros with Celethe at most 16 times */
    MYSTHEA_BATTLES_MAX = MYSTHEA_TURNS_MAX + 10, /* special actions, tactics, encounters */
    MYSTHEA_DECISIONS_MAX =
        35 + 10                           /* the setup with a draft, mirages and sides */
        + 3 * MYSTHEA_TURNS_MAX           /* basic action, special action, end */
        + MYSTHEA_USES_MAX                /* cards discarded from boards */
        + 3 * MYSTHEA_POINTS_MAX          /* spend, where to, who goes along or a gain */
        + (3 + 8) * MYSTHEA_USES_MAX      /* card, effect, end; what an effect asks */
        + 6 * 30                          /* passengers of jumps, ends of spending */
        + 7 * MYSTHEA_TURNS_MAX           /* equipment */
        + 2 * 3 * MYSTHEA_MEDITATIONS_MAX /* forts and their gains */
        + 6 * 50                          /* Develop by effects: C002, C012, encounters */
        + 6 * MYSTHEA_BATTLES_MAX         /* Sanya, five orders */
        + 3 * 101 + 45                    /* retreats: points of yellow cards, their ends */
        + MYSTHEA_POINTS_MAX + 900        /* losses: deployed for points; by effects, forts */
        + 2 * MYSTHEA_TURNS_MAX           /* islands */
        + 12 * 30                         /* encounters */
        + (5 + 5) * MYSTHEA_ATTACKS_MAX   /* collecting, losing */
};

/* Known to everybody. Region 0 and island 0 are none; their counts stay zero. R-MYS-1.10: sets and
 * counts do not remember in which order things were chosen. */
struct mysthea_public {
    struct pl_set discard[MYSTHEA_SEATS]; /* open for all to read (R-MYS-1.9) */
    struct pl_set shown[MYSTHEA_SEATS];   /* hand cards that everybody knows of (R-MYS-17.2) */
    struct pl_set display;
    struct pl_set removed;                   /* out of the game, seen by everybody */
    struct pl_set under;                     /* cards put under the deck (R-MYS-17.3) */
    struct pl_bag encounters[MYSTHEA_SEATS]; /* resolved */
    int16_t glory[MYSTHEA_SEATS];
    int16_t glory_from[MYSTHEA_SOURCES][MYSTHEA_SEATS]; /* what it is made of */
    uint8_t units[MYSTHEA_COUNTED][MYSTHEA_SEATS][MYSTHEA_REGION_COUNT];
    uint8_t moved[MYSTHEA_MOBILE][MYSTHEA_SEATS][MYSTHEA_REGION_COUNT]; /* those among them */
    uint8_t pool[MYSTHEA_MOBILE][MYSTHEA_SEATS];
    uint8_t reserve[MYSTHEA_COUNTED][MYSTHEA_SEATS];
    uint8_t energy[MYSTHEA_SEATS];
    uint8_t xp[MYSTHEA_SEATS];
    uint8_t cp[MYSTHEA_SEATS];       /* command points being spent */
    uint8_t cp_bound[MYSTHEA_SEATS]; /* those that only create and deploy (R-MYS-9.4) */
    uint8_t champion[MYSTHEA_SEATS];
    uint8_t champion_at[MYSTHEA_SEATS];                         /* region */
    uint8_t token[MYSTHEA_SEATS];                               /* island of the encounter token */
    uint8_t order[MYSTHEA_SEATS];                               /* seats by artefact number */
    uint8_t equipment[MYSTHEA_SEATS][MYSTHEA_EQUIPMENT_PLACES]; /* ascending, empty places last */
    uint8_t upgrade[MYSTHEA_SEATS][MYSTHEA_PLACES];
    uint8_t start_hidden[MYSTHEA_SEATS];               /* kinds of start cards in hand not shown */
    uint8_t drawn_hidden[MYSTHEA_SEATS][MYSTHEA_ERAS]; /* cards drawn in each era, not shown */
    uint8_t ring[MYSTHEA_ISLANDS];
    uint8_t mirage[MYSTHEA_ISLAND_COUNT];  /* region of the mirage of an island */
    uint8_t attuned[MYSTHEA_ISLAND_COUNT]; /* seat + 1 that has the card of the island */
    uint8_t monster_of_era[MYSTHEA_ERAS];
    uint8_t monster_at[MYSTHEA_MONSTERS]; /* island; 0: not there */
    uint8_t track[MYSTHEA_TRACK_SPACES];  /* event cards */
    uint8_t event_top;
    uint8_t encounter_top;
    uint8_t draft[MYSTHEA_DRAFT_PILES];  /* open cards of the draft */
    uint8_t battle_order[MYSTHEA_SEATS]; /* cards shown */
    uint8_t last_order[MYSTHEA_SEATS];   /* those of the last battle, for all to remember */
    uint8_t battle_bonus[MYSTHEA_SEATS];
    uint8_t battle_left[MYSTHEA_SEATS]; /* units that have retreated */
    uint8_t battle_lost[MYSTHEA_SEATS];
    uint8_t battle_total[MYSTHEA_SEATS];
    uint8_t battle_seats; /* masks of seats: who takes part, who has given an order, */
    uint8_t battle_given;
    uint8_t battle_champions; /* whose champion stood in the region */
    uint8_t champion_moved;   /* masks of seats */
    uint8_t wounded;
    uint8_t charged;
    uint8_t night;    /* mask of islands: the card lies on its night side */
    uint8_t defeated; /* mask of monsters, in this era */
    uint8_t era;      /* 0 in setup */
    uint8_t deck_count;
    uint8_t bottom_count; /* cards of the deck that were put under it */
    uint8_t spare[9];
};

/* Known to one seat. */
struct mysthea_private {
    struct pl_set hand;                 /* of any size (R-MYS-1.8) */
    uint8_t bottom[MYSTHEA_BOTTOM_MAX]; /* cards that this seat put under the deck, by place */
    uint8_t order;                      /* secret order in a battle */
    uint8_t spare[3];
};

/* Known to no player. The deck has no order: each draw is random, except for what was put under it.
 * */
struct mysthea_secret {
    struct pl_set deck;                 /* of the era (R-MYS-2.8), without the bottom */
    struct pl_set box;                  /* out of the game unseen, and start cards not drafted */
    uint8_t bottom[MYSTHEA_BOTTOM_MAX]; /* drawn in this order when the deck is empty */
    struct pl_rng rng;
    uint8_t spare[4];
};

struct mysthea {
    struct pl_head head;
    struct mysthea_public public;
    struct mysthea_private private[MYSTHEA_SEATS];
    struct mysthea_secret secret;
};

_Static_assert(sizeof(struct mysthea) <= 2048, "a state is cheap to copy");

extern const struct pl_names mysthea_card_names;
extern const struct pl_names mysthea_action_names;
extern const struct pl_names mysthea_event_names;
extern const struct pl_names mysthea_argument_names;
extern const struct pl_names mysthea_encounter_names;
extern const struct pl_names mysthea_champion_names;
extern const struct pl_names mysthea_event_card_names;
extern const struct pl_names mysthea_region_names;
extern const struct pl_field mysthea_fields[MYSTHEA_FIELD_COUNT];
extern const struct pl_game mysthea_game;
extern const struct pl_reasons mysthea_reasons;

static inline struct mysthea *mysthea_edit(struct pl_state *state)
{
    return (struct mysthea *)(void *)state;
}

static inline const struct mysthea *mysthea_read(const struct pl_state *state)
{
    return (const struct mysthea *)(const void *)state;
}

static inline const struct mysthea *mysthea_seen(const struct pl_obs *obs)
{
    return (const struct mysthea *)(const void *)obs;
}

/* The functions of the descriptor. */
void mysthea_setup(struct pl_state *state);
void mysthea_plain(struct pl_state *state);
void mysthea_result(const struct pl_state *state, struct pl_result *ret_result);
struct pl_label mysthea_side(const struct pl_state *state, pl_seat seat);
uint32_t mysthea_weight(const struct pl_event *event);
void mysthea_fill_hidden(struct pl_state *state, pl_seat viewer);
const char *mysthea_check(const struct pl_state *state);
void mysthea_normalize(struct pl_state *state);
void mysthea_record(const struct pl_state *state, const struct pl_record *of, struct pl_json *json);
void mysthea_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                         struct pl_text *text);
void mysthea_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                         struct pl_text *text);
void mysthea_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                       struct pl_text *text);
void mysthea_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                        struct pl_text *text);
void mysthea_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void mysthea_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                  struct pl_text *text);
void mysthea_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                 struct pl_text *text);
bool mysthea_map_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang,
                       struct pl_text *name, struct pl_text *text);
bool mysthea_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                   struct pl_text *text);

#endif
