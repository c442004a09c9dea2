/* Icaion: the state and what its files share. Facts come from the .def tables; this header holds no
 * rule. */
#ifndef GAMES_ICAION_ICAION_H
#define GAMES_ICAION_ICAION_H

#include "core/game.h"

enum icaion_constant {
#define CONSTANT(id_, value_) ICAION_##id_ = value_,
#include "games/icaion/constants.def"
};

/* R-ICA-1.3: a colour of crystals has the number of its kind of region. */
enum icaion_colour {
#define COLOUR(number_, colour_, ...) ICAION_##colour_ = number_,
#include "games/icaion/kinds.def"
    ICAION_COLOURS,
    ICAION_ANY = ICAION_COLOURS /* one chosen colour */
};

enum icaion_kind {
#define COLOUR(number_, colour_, kind_, ...) ICAION_##kind_ = number_,
#include "games/icaion/kinds.def"
    ICAION_COLOSSUS = ICAION_COLOURS /* an event card that names no kind */
};

/* R-ICA-1.4 */
enum icaion_type {
#define TYPE(id_, ...) ICAION_##id_,
#include "games/icaion/types.def"
    ICAION_TYPES
};

/* R-ICA-7.8: the basic actions by number, and as bits of a set. */
enum icaion_basic {
#define BASIC(id_, ...) ICAION_BASIC_##id_,
#include "games/icaion/basics.def"
    ICAION_DO_COUNT
};
enum icaion_do {
#define BASIC(id_, ...) ICAION_DO_##id_ = 1 << ICAION_BASIC_##id_,
#include "games/icaion/basics.def"
};

/* Oddities: the printed number less 200. */
enum icaion_oddity {
    ICAION_NO_ODDITY,
#define ODDITY(number_, id_, ...) ICAION_##id_ = (number_)-200,
#include "games/icaion/oddities.def"
    ICAION_ODDITY_COUNT
};

/* Seekers and equipment, by printed number. */
enum icaion_character {
    ICAION_NO_CHARACTER,
#define SEEKER(number_, id_, ...)    ICAION_SEEKER_##id_ = number_,
#define EQUIPMENT(number_, id_, ...) ICAION_EQUIPMENT_##id_ = number_,
#include "games/icaion/equipment.def"
#include "games/icaion/seekers.def"
    ICAION_CHARACTER_COUNT = ICAION_EQUIPMENT_ENERGY_STABILIZER + 1,
    ICAION_SEEKERS_END = ICAION_EQUIPMENT_HYPER_BOOTS
};

/* Event cards, by printed number. */
enum icaion_event_card {
    ICAION_NO_EVENT_CARD,
#define EVENT_CARD(number_, id_, ...) ICAION_##id_ = number_,
#include "games/icaion/event_cards.def"
    ICAION_EVENT_CARD_COUNT,
    ICAION_EVENT_CARD_FIRST = ICAION_RIVER_CARD,
    ICAION_COLOSSUS_CARD_FIRST = ICAION_TREAD
};

enum icaion_node {
#define NODE(number_, id_, ...) ICAION_NODE_##id_ = number_,
#include "games/icaion/nodes.def"
    ICAION_NODES
};

#define PL_GAME   icaion
#define PL_ID(x_) ICAION_##x_
#define PL_FRAMES "games/icaion/frames.def"
#include "core/frames.h"

#define PL_GAME    icaion
#define PL_ID(x_)  ICAION_##x_
#define PL_REASONS "games/icaion/reasons.def"
#include "core/reasons.h"

enum icaion_act {
    ICAION_ACT_NONE,
#define ACTION(id_, name_, ...) ICAION_ACT_##id_,
#include "games/icaion/actions.def"
    ICAION_ACT_COUNT
};

enum icaion_event {
    ICAION_EVENT_NONE,
#define EVENT(id_, name_, ...) ICAION_EVENT_##id_,
#include "games/icaion/events.def"
    ICAION_EVENT_COUNT
};

enum icaion_cause {
#define CAUSE(id_, pl_, en_) ICAION_FOR_##id_,
#include "games/icaion/causes.def"
    ICAION_CAUSE_COUNT
};

enum icaion_option {
#define OPTION(id_, ...) ICAION_OPTION_##id_,
#include "games/icaion/options.def"
    ICAION_OPTION_COUNT
};

/* Values of the options, each option counting from 0. */
enum { ICAION_CHARACTERS_DEALT, ICAION_CHARACTERS_DRAFT };
enum { ICAION_EVENTS_HIDDEN, ICAION_EVENTS_OPEN };
enum {
    ICAION_APPARATUS_DAY,
    ICAION_APPARATUS_NIGHT,
    ICAION_APPARATUS_MIXED,
    ICAION_APPARATUS_CHOSEN
};
enum { ICAION_RADIANT_OFF, ICAION_RADIANT_ON };
enum { ICAION_WOUNDING_ON, ICAION_WOUNDING_OFF };
enum { ICAION_HOUSE_OFF, ICAION_HOUSE_ON };
enum { ICAION_KEPT_ON, ICAION_KEPT_OFF }; /* of an added option: as it was, or the rulebook */

enum {
    ICAION_SEATS = ICAION_PLAYERS_MAX,
    ICAION_ROWS = 3,
    ICAION_PLACES = ICAION_ROWS * ICAION_TYPES, /* of the department board */
    ICAION_BOARD_CAGES = 4,
    ICAION_CAGES = ICAION_BOARD_CAGES + 2, /* and those of the two Spare Cages */
    ICAION_REGIONS = 15,
    ICAION_CRATERS = 5,
    ICAION_TILES = ICAION_COLOURS * ICAION_YEARS,
    ICAION_VALUES = 3,                       /* of shards */
    ICAION_NEUTRAL_OWNER = ICAION_SEATS + 1, /* the first neutral colour, as an owner */
    ICAION_OWNERS = ICAION_NEUTRAL_OWNER + ICAION_RADIANT_NEUTRAL_COLOURS,
    ICAION_ALL_HOME = (1 << ICAION_PLACES) - 1,
    ICAION_ALL_TILES = (1 << ICAION_TILES) - 1,
    ICAION_ALL_COLOURS = (1 << ICAION_COLOURS) - 1,
    ICAION_ALL_REGIONS = (1 << ICAION_REGIONS) - 1,
    ICAION_ALL_BASICS = (1 << ICAION_DO_COUNT) - 1,
    ICAION_ALL_SEATS = (1 << ICAION_SEATS) - 1,
    ICAION_FIELD_COUNT = 64,                        /* rows of fields.c */
    ICAION_DECISIONS_MAX = 21 * ICAION_SEATS * 120, /* R-ICA-5.13: rounds, turns, small choices */
    /* Far beyond what any game brings: */
    ICAION_REPUTATION_MAX = 20000,
    ICAION_GAIN_MAX = 10,   /* crystals of one gain */
    ICAION_DUE_MAX = 50,    /* crystals of one payment */
    ICAION_REMOVED_MAX = 30 /* parasites of one Eradicate */
};

/* Known to everybody. R-ICA-1.11: masks, bags and counts do not remember in which order things were
 * chosen. A machine that is neither at home nor on the board was destroyed. */
struct icaion_public {
    struct pl_bag upgrades[ICAION_SEATS];
    struct pl_bag discard;            /* R-ICA-9.4 */
    uint32_t offer;                   /* draft: bits of printed numbers */
    int16_t reputation[ICAION_SEATS]; /* the track, without the final scoring */
    uint16_t home[ICAION_SEATS]; /* places of the department board that still have their machine */
    uint16_t tiles;              /* bit 3 * colour + Year - 1: still on its stack */
    uint8_t cage[ICAION_SEATS][ICAION_CAGES][ICAION_COLOURS];
    uint8_t machine[ICAION_REGIONS][ICAION_TYPES]; /* owner: seat + 1, or a neutral one; 0 none */
    uint8_t crystals[ICAION_REGIONS];
    uint8_t parasites[ICAION_REGIONS];
    uint8_t node[ICAION_SEATS];
    uint8_t hand_count[ICAION_SEATS];
    uint8_t collected[ICAION_SEATS]; /* parasites of this Year */
    uint8_t shards[ICAION_SEATS][ICAION_VALUES];
    uint8_t unseen[ICAION_VALUES]; /* shards in the base and the pile together */
    uint8_t base_count;
    uint8_t seeker[ICAION_SEATS];
    uint8_t equipment[ICAION_SEATS];
    uint8_t slot[ICAION_SEATS];                    /* retrieved tile + 1 */
    uint8_t installed[ICAION_SEATS][ICAION_YEARS]; /* by numeral: colour + 1 */
    uint8_t order[ICAION_SEATS];                   /* seats by turn */
    uint8_t lying;                                 /* masks of seats */
    uint8_t charged;
    uint8_t armour;
    uint8_t retrieved;
    uint8_t track[ICAION_TRACK_FIELDS];
    uint8_t colossus_card[ICAION_YEARS];
    uint8_t colossus; /* its crater */
    uint8_t year;     /* 0 in set-up */
    uint8_t round;
    uint8_t next_event; /* R-ICA-4.2; 0: hidden */
    uint8_t night;      /* mask of colours whose stack shows night */
    uint8_t neutral_left[ICAION_TYPES];
    uint8_t reserved[ICAION_RADIANT_RESERVED][2]; /* owner and type */
    uint8_t batch[ICAION_COLOURS];                /* crystals on the way to a cage */
    uint8_t playing;                              /* oddity being resolved */
    /* The turn. */
    uint8_t basic_left;
    uint8_t special_left;
    uint8_t restricted;
    uint8_t special_done;
    uint8_t basic_done;
    uint8_t shift;       /* double shift: 0 none, 1 chosen, 2 its second part */
    uint8_t walked_from; /* node + 1 where the move began that was just made */
    uint8_t sword_scored;
    uint8_t draw_count;
    uint8_t spare[12]; /* zero; no padding behind */
};

/* Known to one seat. */
struct icaion_private {
    struct pl_bag hand;
};

/* Known to no player. The deck has no order: each draw is random. */
struct icaion_secret {
    struct pl_bag deck;
    struct pl_rng rng;
};

struct icaion {
    struct pl_head head;
    struct icaion_public public;
    struct icaion_private private[ICAION_SEATS];
    struct icaion_secret secret;
};

_Static_assert(sizeof(struct icaion) <= 1024, "a state is cheap to copy");

extern const struct pl_names icaion_oddity_names;
extern const struct pl_names icaion_character_names;
extern const struct pl_names icaion_event_card_names;
extern const struct pl_names icaion_node_names;
extern const struct pl_names icaion_tile_names;
extern const struct pl_names icaion_action_names;
extern const struct pl_names icaion_event_names;
extern const struct pl_names icaion_argument_names;
extern const struct pl_field icaion_fields[ICAION_FIELD_COUNT];
extern const struct pl_game icaion_game;
extern const struct pl_reasons icaion_reasons;

static inline struct icaion *icaion_edit(struct pl_state *state)
{
    return (struct icaion *)(void *)state;
}

static inline const struct icaion *icaion_read(const struct pl_state *state)
{
    return (const struct icaion *)(const void *)state;
}

static inline const struct icaion *icaion_seen(const struct pl_obs *obs)
{
    return (const struct icaion *)(const void *)obs;
}

/* The functions of the descriptor. */
void icaion_setup(struct pl_state *state);
void icaion_plain(struct pl_state *state);
void icaion_result(const struct pl_state *state, struct pl_result *ret_result);
void icaion_fill_hidden(struct pl_state *state, pl_seat viewer);
const char *icaion_check(const struct pl_state *state);
void icaion_normalize(struct pl_state *state);
struct pl_label icaion_side(const struct pl_state *state, pl_seat seat);
uint32_t icaion_weight(const struct pl_event *event);
void icaion_record(const struct pl_state *state, const struct pl_record *of, struct pl_json *json);
void icaion_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                        struct pl_text *text);
void icaion_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                        struct pl_text *text);
void icaion_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text);
void icaion_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                       struct pl_text *text);
bool icaion_merge(struct pl_event *event, const struct pl_event *next);
void icaion_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void icaion_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                 struct pl_text *text);
void icaion_map(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                struct pl_text *text);
bool icaion_place(const struct pl_obs *obs, uint32_t index, enum pl_lang lang, struct pl_text *name,
                  struct pl_text *text);
bool icaion_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                  struct pl_text *text);

#endif
