/* The state of the game of hidden bids, and what its files share. This folder is the one to copy
 * for a new game: every part of the contract in core/game.h is used once, as small as can be. */
#ifndef TEMPLATE_TEMPLATE_H
#define TEMPLATE_TEMPLATE_H

#include "core/game.h"

enum {
#define CONSTANT(id_, value_) TEMPLATE_##id_ = value_,
#include "games/template/constants.def"
#undef CONSTANT
    TEMPLATE_POINTS_MAX = 10000, /* of a loaded position: a bound, far above any game */
    TEMPLATE_FIELD_COUNT = 28,   /* rows in fields.c; the kit counts the bytes they cover */
    TEMPLATE_DECISIONS_MAX = TEMPLATE_ROUNDS * (TEMPLATE_SEATS_MAX + 1)
};

enum template_card {
    TEMPLATE_NO_CARD,
#define CARD(id_, name_, bid_, points_, pl_, en_) TEMPLATE_CARD_##id_,
#include "games/template/cards.def"
#undef CARD
    TEMPLATE_CARD_COUNT
};

enum template_frame {
    TEMPLATE_NO_FRAME,
#define FRAME(id_, name_, is_decision_, is_automatic_) TEMPLATE_FRAME_##id_,
#include "games/template/frames.def"
#undef FRAME
    TEMPLATE_FRAME_COUNT
};

enum template_action {
    TEMPLATE_NO_ACTION,
#define ACTION(id_, name_) TEMPLATE_ACTION_##id_,
#include "games/template/actions.def"
#undef ACTION
    TEMPLATE_ACTION_COUNT
};

enum template_event {
    TEMPLATE_NO_EVENT,
#define EVENT(id_, name_) TEMPLATE_EVENT_##id_,
#include "games/template/events.def"
#undef EVENT
    TEMPLATE_EVENT_COUNT
};

enum template_option { TEMPLATE_OPTION_STAKES, TEMPLATE_OPTION_COUNT };

enum template_option_value {
#define OPTION_VALUE(option_, value_, id_, pl_, en_) TEMPLATE_##option_##_##value_,
#include "games/template/options.def"
#undef OPTION_VALUE
};

/* Steps of a ROUND frame. */
enum { TEMPLATE_ROUND_BEGIN, TEMPLATE_ROUND_END };

struct template_public {
    struct pl_bag seen; /* every card that lay face up: prizes, today's too, and bids */
    int16_t points[PL_SEATS_MAX];
    uint8_t hand_count[PL_SEATS_MAX];
    uint8_t bid[PL_SEATS_MAX]; /* what each seat showed last */
    uint8_t committed;         /* mask: seats with a card under private.commit */
    uint8_t round;
    uint8_t prize;
    uint8_t legacy; /* mask: who won the game that this one continues; 0: it continues none */
};

struct template_private {
    struct pl_bag hand;
    uint8_t commit; /* the card bid in secret, no longer in hand */
    uint8_t spare[7];
};

/* The pile has no order: a card is drawn from it at random when it is needed. */
struct template_secret {
    struct pl_rng rng;
    struct pl_bag pile;
};

struct template
{
    struct pl_head head;
    struct template_public public;
    struct template_private private[PL_SEATS_MAX];
    struct template_secret secret;
};

_Static_assert(sizeof(struct template_public) == 40, "no padding");
_Static_assert(sizeof(struct template_private) == 24, "no padding");
_Static_assert(sizeof(struct template_secret) == 120, "no padding");
_Static_assert(sizeof(struct template) == sizeof(struct pl_head) + 40 + 5 * 24 + 120, "no padding");
_Static_assert(sizeof(struct template) <= 2048, "small states copy fast");

/* The rows of cards.def, by card. */
struct template_card_facts {
    const char *name[PL_LANG_COUNT];
    uint8_t bid;
    uint8_t points;
};

extern const struct pl_game template_game;
extern const struct template_card_facts template_cards[TEMPLATE_CARD_COUNT];
extern const struct pl_names template_card_names;
extern const struct pl_names template_frame_names;
extern const struct pl_names template_action_names;
extern const struct pl_names template_event_names;
extern const struct pl_field template_fields[TEMPLATE_FIELD_COUNT];

static inline struct template *template_of(struct pl_state *state)
{
    return (struct template *)(void *)state;
}

static inline const struct template *template_in(const struct pl_state *state)
{
    return (const struct template *)(const void *)state;
}

static inline const struct template *template_seen(const struct pl_obs *obs)
{
    return (const struct template *)(const void *)obs;
}

/* setup.c: every copy of every card; takes a card off a bag at random. */
struct pl_bag template_full_deck(void);
uint8_t template_draw(struct pl_bag *bag, struct pl_rng *rng);

/* flow.c: what happens between decisions. */
void template_run(struct template *s, struct pl_events *log);
void template_resolve_bids(struct template *s, struct pl_events *log);

/* score.c: what the prize on the table is worth. */
int16_t template_prize_points(const struct template *s);

/* The functions of the descriptor. */
void template_setup(struct pl_state *state);
void template_legal(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list);
void template_apply(struct pl_state *state, pl_seat seat, pl_action action, struct pl_events *log);
void template_result(const struct pl_state *state, struct pl_result *ret_result);
void template_fill_hidden(struct pl_state *state, pl_seat viewer);
const char *template_check(const struct pl_state *state);
void template_normalize(struct pl_state *state);
void template_plain(struct pl_state *state);
void template_record(const struct pl_state *state, const struct pl_record *of,
                     struct pl_json *json);
const struct pl_refusal *template_legacy(struct pl_config *config,
                                         const struct pl_record_text *records, uint32_t count);
void template_prompt_text(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                          struct pl_text *text);
void template_action_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                          struct pl_text *text);
void template_event_text(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                         struct pl_text *text);
void template_view(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
void template_draw_table(const struct pl_obs *obs, enum pl_lang lang,
                         const struct pl_canvas *canvas, struct pl_text *text);
bool template_entry(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                    struct pl_text *text);

#endif
