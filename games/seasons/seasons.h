/* Seasons: the state and what its files share. Facts come from the .def tables; this header
 * holds no rule. */
#ifndef GAMES_SEASONS_SEASONS_H
#define GAMES_SEASONS_SEASONS_H

#include "core/game.h"

enum seasons_energy {
#define ENERGY(id_, ...) SEASONS_##id_,
#include "games/seasons/energies.def"
    SEASONS_ENERGIES
};
enum { SEASONS_ALL_ENERGIES = (1 << SEASONS_ENERGIES) - 1 }; /* as a set */

enum seasons_season {
#define SEASON(id_, ...) SEASONS_##id_,
#include "games/seasons/wheel.def"
    SEASONS_SEASON_COUNT
};

enum seasons_card {
    SEASONS_NO_CARD,
#define CARD(number_, id_, ...) SEASONS_##id_ = number_,
#include "games/seasons/cards.def"
    SEASONS_CARD_COUNT
};

enum seasons_constant {
#define CONSTANT(id_, value_) SEASONS_##id_ = value_,
#include "games/seasons/constants.def"
};

#define PL_GAME   seasons
#define PL_ID(x_) SEASONS_##x_
#define PL_FRAMES "games/seasons/frames.def"
#include "core/frames.h"

#define PL_GAME    seasons
#define PL_ID(x_)  SEASONS_##x_
#define PL_REASONS "games/seasons/reasons.def"
#include "core/reasons.h"

/* Phases: the step of a ROUND, TURN or SUMMON frame says what comes next. */
enum {
    SEASONS_ROUND_ROLL,
    SEASONS_ROUND_DICE,
    SEASONS_ROUND_TURNS,
    SEASONS_ROUND_LAST, /* end-of-round effects */
    SEASONS_ROUND_MARKER,
    SEASONS_ROUND_END
};
enum {
    SEASONS_TURN_MALICE,
    SEASONS_TURN_DIE,
    SEASONS_TURN_CARD,
    SEASONS_TURN_FREE,
    SEASONS_TURN_END
};
enum {
    SEASONS_SUMMON_REDUCE,
    SEASONS_SUMMON_PAY,
    SEASONS_SUMMON_PLACE,
    SEASONS_SUMMON_REWARD,
    SEASONS_SUMMON_ENTER
};

enum seasons_act {
    SEASONS_ACT_NONE,
#define ACTION(id_, ...) SEASONS_ACT_##id_,
#include "games/seasons/actions.def"
    SEASONS_ACT_COUNT
};

enum seasons_event {
    SEASONS_EVENT_NONE,
#define EVENT(id_, ...) SEASONS_EVENT_##id_,
#include "games/seasons/events.def"
    SEASONS_EVENT_COUNT
};

enum seasons_bonus {
    SEASONS_BONUS_EXCHANGE,
    SEASONS_BONUS_TRANSMUTE,
    SEASONS_BONUS_RAISE,
    SEASONS_BONUS_DRAW, /* offered only with the card symbol of a die */
    SEASONS_BONUS_COUNT
};

/* Where a card goes when the nine are split; library III gets the rest. */
enum seasons_pile { SEASONS_PILE_HAND, SEASONS_PILE_LIBRARY, SEASONS_PILE_COUNT };

enum seasons_option {
#define OPTION(id_, ...) SEASONS_OPTION_##id_,
#include "games/seasons/options.def"
    SEASONS_OPTION_COUNT
};

/* Values of a house rule that was the rule before, and of one that never was. */
enum { SEASONS_KEPT_ON, SEASONS_KEPT_OFF };
enum { SEASONS_SWITCH_OFF, SEASONS_SWITCH_ON };

/* What a SPEND or PAY frame pays for. */
enum seasons_purpose {
    SEASONS_FOR_NOTHING,
    SEASONS_FOR_EXCHANGE,
    SEASONS_FOR_KAIRN,
    SEASONS_FOR_TREE,
    SEASONS_FOR_ORB,
    SEASONS_FOR_CAULDRON,
    SEASONS_FOR_ISHTAR,
    SEASONS_FOR_ONYS,
    SEASONS_PURPOSE_COUNT
};

/* What happens to the card taken by a PICK frame. */
enum seasons_pick {
    SEASONS_PICK_HAND,
    SEASONS_PICK_SUMMON,
    SEASONS_PICK_NARIA,
    SEASONS_PICK_COUNT
};

enum {
    SEASONS_SEATS = SEASONS_PLAYERS_MAX,
    SEASONS_DICE = SEASONS_DICE_PER_SEASON,
    SEASONS_FACES = 6,
    SEASONS_SLOTS = SEASONS_CARD_COPIES, /* copies of one card in a play area */
    SEASONS_LIBRARIES = 2,
    /* R-SEA-10.4: the most tokens of one gain. */
    SEASONS_GAIN_MAX = SEASONS_GRIMOIRE_CAPACITY + SEASONS_SLOTS * SEASONS_ONYS_PASS_WATER,
    SEASONS_SOURCES = 1 + SEASONS_SLOTS, /* reserve, Amulets of Water */
    SEASONS_TOP_MAX = 8,
    SEASONS_CRYSTALS_MAX = 30000, /* far beyond what any game brings */
    SEASONS_FIELD_COUNT = 58      /* rows of fields.c */
};

/* Known to everybody. R-SEA-1.9: both copies of a card may lie in one play area. R-SEA-1.10: bags
 * and counts do not remember in which order things were chosen. */
struct seasons_public {
    struct pl_bag tableau[SEASONS_SEATS]; /* cards in play */
    struct pl_bag turned[SEASONS_SEATS];  /* the turned ones among them */
    struct pl_bag shown[SEASONS_SEATS];   /* hand cards that everybody knows of (R-SEA-11.6) */
    struct pl_bag seen_discard;           /* discarded cards that everybody saw (R-SEA-11.5) */
    int16_t crystals[SEASONS_SEATS];
    uint8_t reserve[SEASONS_SEATS][SEASONS_ENERGIES];
    uint8_t amulet[SEASONS_SEATS][SEASONS_SLOTS][SEASONS_ENERGIES];   /* tokens on card 4 */
    uint8_t cauldron[SEASONS_SEATS][SEASONS_SLOTS][SEASONS_ENERGIES]; /* tokens on card 35 */
    uint8_t cauldron_turned[SEASONS_SEATS];                           /* mask of slots */
    uint8_t gauge[SEASONS_SEATS];
    uint8_t bonus_used[SEASONS_SEATS];
    uint8_t hand_count[SEASONS_SEATS];
    uint8_t look_count[SEASONS_SEATS];                /* cards drawn and not yet decided on */
    uint8_t dice[SEASONS_SEASON_COUNT][SEASONS_DICE]; /* die numbers, ascending; 0 is none */
    uint8_t face[SEASONS_DICE];                       /* rolled, by place in dice[rolled_season] */
    uint8_t owner[SEASONS_DICE];                      /* seat + 1; 0 is unclaimed */
    uint8_t rolled_season;
    uint8_t space; /* 1..12; 0 before the tournament */
    uint8_t first;
    int8_t year;
    uint8_t round;
    uint8_t packet_count; /* cards in each draft packet */
    uint8_t can_transmute;
    uint8_t transmute_bonus;
    uint8_t library_taken[SEASONS_LIBRARIES]; /* handed out already */
    uint8_t library_count[SEASONS_SEATS][SEASONS_LIBRARIES];
    uint8_t draw_count;
    uint8_t discard_count;
    uint8_t spare[8]; /* zero; no padding behind */
    uint16_t actions; /* of the free part of this turn */
};

/* Known to one seat. */
struct seasons_private {
    struct pl_bag hand;
    struct pl_bag library[SEASONS_LIBRARIES];
    struct pl_bag packet; /* draft cards to choose from */
    struct pl_bag kept;   /* draft cards taken, not yet split */
    struct pl_bag look;   /* drawn and not yet decided on */
    struct pl_bag thrown; /* discarded unseen by others since the last reshuffle (R-SEA-11.4) */
    uint8_t pick;         /* draft card committed for this pass */
    uint8_t known_top;    /* top card seen with the Orb */
    uint8_t spare[6];
};

/* Known to no player. The draw pile has no order: each draw is random, except for the cards fixed
 * on its top because a player has seen them. */
struct seasons_secret {
    struct pl_bag deck;
    struct pl_bag discard;
    struct pl_rng rng;
    uint8_t top[SEASONS_TOP_MAX]; /* top card first; 0 ends */
};

struct seasons {
    struct pl_head head;
    struct seasons_public public;
    struct seasons_private private[SEASONS_SEATS];
    struct seasons_secret secret;
};

_Static_assert(sizeof(struct seasons) <= 2048, "a state is cheap to copy");

extern const struct pl_names seasons_card_names;
extern const struct pl_names seasons_energy_names;
extern const struct pl_names seasons_season_names;
extern const struct pl_names seasons_action_names;
extern const struct pl_names seasons_event_names;
extern const struct pl_field seasons_fields[SEASONS_FIELD_COUNT];
extern const struct pl_game seasons_game;
extern const struct pl_reasons seasons_reasons;

static inline struct seasons *seasons_edit(struct pl_state *state)
{
    return (struct seasons *)(void *)state;
}

static inline const struct seasons *seasons_read(const struct pl_state *state)
{
    return (const struct seasons *)(const void *)state;
}

static inline const struct seasons *seasons_seen(const struct pl_obs *obs)
{
    return (const struct seasons *)(const void *)obs;
}

/* The functions of the descriptor, one file each. */
void seasons_setup(struct pl_state *state);
void seasons_result(const struct pl_state *state, struct pl_result *ret_result);
void seasons_fill_hidden(struct pl_state *state, pl_seat viewer);
const char *seasons_check(const struct pl_state *state);
void seasons_normalize(struct pl_state *state);
void seasons_plain(struct pl_state *state);
void seasons_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                         struct pl_text *text);
void seasons_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                         struct pl_text *text);
void seasons_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                       struct pl_text *text);
void seasons_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                        struct pl_text *text);
bool seasons_merge(struct pl_event *event, const struct pl_event *next);
void seasons_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void seasons_draw(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                  struct pl_text *text);
bool seasons_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                   struct pl_text *text);

#endif
