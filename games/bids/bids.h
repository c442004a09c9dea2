/* Hidden Bids: the state and what its files share. Facts come from the .def tables; this header
 * holds no rule. This folder is the one to copy for a new game: it has the files that every game
 * has, each as small as it can be. */
#ifndef GAMES_BIDS_BIDS_H
#define GAMES_BIDS_BIDS_H

#include "core/game.h"

enum {
#define CONSTANT(id_, value_) BIDS_##id_ = value_,
#include "games/bids/constants.def"
    BIDS_POINTS_MAX = 10000, /* of a loaded position: a bound, far above any game */
    BIDS_FIELD_COUNT = 28,   /* rows in fields.c; the kit counts the bytes they cover */
    BIDS_DECISIONS_MAX = BIDS_ROUNDS * (BIDS_SEATS_MAX + 1)
};

enum bids_card {
    BIDS_NO_CARD,
#define CARD(id_, name_, bid_, points_, pl_, en_) BIDS_CARD_##id_,
#include "games/bids/cards.def"
    BIDS_CARD_COUNT
};

#define PL_GAME   bids
#define PL_ID(x_) BIDS_##x_
#define PL_FRAMES "games/bids/frames.def"
#include "core/frames.h"

#define PL_GAME    bids
#define PL_ID(x_)  BIDS_##x_
#define PL_REASONS "games/bids/reasons.def"
#include "core/reasons.h"

enum bids_action {
    BIDS_ACT_NONE,
#define ACTION(id_, ...) BIDS_ACT_##id_,
#include "games/bids/actions.def"
    BIDS_ACT_COUNT
};

enum bids_event {
    BIDS_EVENT_NONE,
#define EVENT(id_, ...) BIDS_EVENT_##id_,
#include "games/bids/events.def"
    BIDS_EVENT_COUNT
};

enum bids_option { BIDS_OPTION_STAKES, BIDS_OPTION_COUNT };

enum bids_option_value {
#define OPTION_VALUE(option_, value_, id_, pl_, en_) BIDS_##option_##_##value_,
#include "games/bids/options.def"
};

struct bids_public {
    struct pl_bag seen; /* every card that lay face up: prizes, today's too, and bids */
    int16_t points[PL_SEATS_MAX];
    uint8_t hand_count[PL_SEATS_MAX];
    uint8_t bid[PL_SEATS_MAX]; /* what each seat showed last */
    uint8_t committed;         /* mask: seats with a card under private.commit */
    uint8_t round;
    uint8_t prize;
    uint8_t spare;
};

struct bids_private {
    struct pl_bag hand;
    uint8_t commit; /* the card bid in secret, no longer in hand */
    uint8_t spare[7];
};

/* The pile has no order: a card is drawn from it at random when it is needed. */
struct bids_secret {
    struct pl_rng rng;
    struct pl_bag pile;
};

struct bids {
    struct pl_head head;
    struct bids_public public;
    struct bids_private private[PL_SEATS_MAX];
    struct bids_secret secret;
};

_Static_assert(sizeof(struct bids_public) == 40, "no padding");
_Static_assert(sizeof(struct bids_private) == 24, "no padding");
_Static_assert(sizeof(struct bids_secret) == 120, "no padding");
_Static_assert(sizeof(struct bids) == sizeof(struct pl_head) + 40 + 5 * 24 + 120, "no padding");
_Static_assert(sizeof(struct bids) <= 2048, "small states copy fast");

extern const struct pl_game bids_game;
extern const struct pl_reasons bids_reasons;
extern const struct pl_names bids_card_names;
extern const struct pl_names bids_action_names;
extern const struct pl_names bids_event_names;
extern const struct pl_field bids_fields[BIDS_FIELD_COUNT];

static inline struct bids *bids_edit(struct pl_state *state)
{
    return (struct bids *)(void *)state;
}

static inline const struct bids *bids_read(const struct pl_state *state)
{
    return (const struct bids *)(const void *)state;
}

static inline const struct bids *bids_seen(const struct pl_obs *obs)
{
    return (const struct bids *)(const void *)obs;
}

/* The functions of the descriptor. */
void bids_setup(struct pl_state *state);
void bids_result(const struct pl_state *state, struct pl_result *ret_result);
void bids_fill_hidden(struct pl_state *state, pl_seat viewer);
const char *bids_check(const struct pl_state *state);
void bids_normalize(struct pl_state *state);
void bids_plain(struct pl_state *state);
void bids_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                      struct pl_text *text);
void bids_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text);
void bids_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                     struct pl_text *text);
void bids_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void bids_draw_table(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                     struct pl_text *text);
bool bids_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                struct pl_text *text);

#endif
