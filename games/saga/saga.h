/* Saga: the state and what its files share. The smallest game that hands on a record and begins
 * with one; the folder to copy is games/bids. */
#ifndef GAMES_SAGA_SAGA_H
#define GAMES_SAGA_SAGA_H

#include "core/game.h"

enum {
#define CONSTANT(id_, value_) SAGA_##id_ = value_,
#include "games/saga/constants.def"
    SAGA_POINTS_MAX = 10000, /* of a loaded position or a record: a bound, far above any game */
    SAGA_FIELD_COUNT = 20,   /* rows in fields.c; the kit counts the bytes they cover */
    SAGA_DECISIONS_MAX = SAGA_ROUNDS * SAGA_SEATS_MAX
};

enum saga_way {
    SAGA_WAY_NONE,
#define WAY(id_, ...) SAGA_WAY_##id_,
#include "games/saga/ways.def"
    SAGA_WAY_COUNT
};

#define PL_GAME   saga
#define PL_ID(x_) SAGA_##x_
#define PL_FRAMES "games/saga/frames.def"
#include "core/frames.h"

#define PL_GAME    saga
#define PL_ID(x_)  SAGA_##x_
#define PL_REASONS "games/saga/reasons.def"
#include "core/reasons.h"

enum saga_action {
    SAGA_ACT_NONE,
#define ACTION(id_, ...) SAGA_ACT_##id_,
#include "games/saga/actions.def"
    SAGA_ACT_COUNT
};

enum saga_event {
    SAGA_EVENT_NONE,
#define EVENT(id_, ...) SAGA_EVENT_##id_,
#include "games/saga/events.def"
    SAGA_EVENT_COUNT
};

struct saga_public {
    int16_t points[PL_SEATS_MAX];
    uint8_t legacy; /* mask: who won the game that this one continues; 0: it continues none */
    uint8_t spare[5];
};

/* No player has a secret. */
struct saga_private {
    uint8_t spare[8];
};

struct saga_secret {
    struct pl_rng rng;
};

struct saga {
    struct pl_head head;
    struct saga_public public;
    struct saga_private private[PL_SEATS_MAX];
    struct saga_secret secret;
};

_Static_assert(sizeof(struct saga_public) == 16, "no padding");
_Static_assert(sizeof(struct saga_private) == 8, "no padding");
_Static_assert(sizeof(struct saga) ==
                   sizeof(struct pl_head) + 16 + PL_SEATS_MAX * 8 + sizeof(struct saga_secret),
               "no padding");

extern const struct pl_game saga_game;
extern const struct pl_reasons saga_reasons;
extern const struct pl_names saga_way_names;
extern const struct pl_names saga_action_names;
extern const struct pl_names saga_event_names;
extern const struct pl_field saga_fields[SAGA_FIELD_COUNT];

static inline struct saga *saga_edit(struct pl_state *state)
{
    return (struct saga *)(void *)state;
}

static inline const struct saga *saga_read(const struct pl_state *state)
{
    return (const struct saga *)(const void *)state;
}

static inline const struct saga *saga_seen(const struct pl_obs *obs)
{
    return (const struct saga *)(const void *)obs;
}

/* flow.c: the next player's turn, or the end. */
void saga_end_turn(struct saga *s, struct pl_events *log);

/* The functions of the descriptor. */
void saga_setup(struct pl_state *state);
void saga_result(const struct pl_state *state, struct pl_result *ret_result);
void saga_fill_hidden(struct pl_state *state, pl_seat viewer);
const char *saga_check(const struct pl_state *state);
void saga_normalize(struct pl_state *state);
void saga_plain(struct pl_state *state);
void saga_record(const struct pl_state *state, const struct pl_record *of, struct pl_json *json);
void saga_legacy_words(const struct pl_config *config, enum pl_lang lang, struct pl_text *text);
const struct pl_refusal *saga_legacy(struct pl_config *config, const struct pl_record_text *records,
                                     uint32_t count);
void saga_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                      struct pl_text *text);
void saga_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text);
void saga_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                     struct pl_text *text);
void saga_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void saga_draw_table(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                     struct pl_text *text);
bool saga_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                struct pl_text *text);

#endif
