/* The contract between the rules of a game and everything else: the descriptor of a game, and the
 * functions written once for all games. A state is { pl_head; public; private[seats]; secret },
 * flat bytes of a size known at compile time. */
#ifndef PL_CORE_GAME_H
#define PL_CORE_GAME_H

#include "core/action.h"
#include "core/event.h"
#include "core/field.h"
#include "core/legacy.h"
#include "core/state.h"
#include "core/text.h"

struct pl_config {
    uint8_t seats;
    uint8_t option[PL_OPTIONS_MAX]; /* an index into the values of each option */
    struct pl_seed seed;
    uint8_t legacy[PL_LEGACY_MAX]; /* what earlier games handed on; zero: nothing */
};

/* Why an action is not legal: 0, a reason of every game, or one of the game's own after these. */
typedef uint16_t pl_reason;

enum {
    PL_REASON_NONE, /* it is legal */
#define COMMON_REASON(id_, ...) PL_REASON_##id_,
#include "core/reasons.def"
    PL_REASON_COMMON_COUNT
};

struct pl_reasons;

struct pl_option_value {
    const char *id;
    const char *title[PL_LANG_COUNT];
};

struct pl_option {
    const char *id;
    const char *title[PL_LANG_COUNT];
    const struct pl_option_value *values;
    uint8_t value_count;
    uint8_t default_value;
    uint8_t first_value; /* the value recommended for a first game */
    /* Joined the game after matches of it were saved. A save, table or state that does not name it
     * was played with value 0, whatever the default is (docs/decisions/0012). */
    bool is_added;
};

/* A few sentences: about an option, for whoever sets up a match; about a kind of decision. */
struct pl_help {
    const char *text[PL_LANG_COUNT];
};

/* The texts of a COACH row (coach.def). */
#define PL_COACH(pl_, en_)                         \
    {                                              \
        {                                          \
            [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ \
        }                                          \
    }

/* A row of an options.def; the values are an array of struct pl_option_value. */
#define PL_OPTION_ROW(name_, pl_, en_, values_, default_, first_)                        \
    .id = name_, .title = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ }, .values = values_, \
    .value_count = PL_COUNT_OF(values_), .default_value = default_, .first_value = first_
#define PL_OPTION(...)             \
    {                              \
        PL_OPTION_ROW(__VA_ARGS__) \
    }
/* The same for an option that joined later: value 0 is how the game was played before. */
#define PL_OPTION_ADDED(...)                         \
    {                                                \
        PL_OPTION_ROW(__VA_ARGS__), .is_added = true \
    }

/* Where the blocks of a state begin, in bytes. */
struct pl_layout {
    uint32_t size;
    uint32_t private_at;
    uint32_t private_size; /* of one seat */
    uint32_t private_count;
    uint32_t secret_at;
    uint32_t rng_at;
    uint32_t legacy_at;   /* in the public block */
    uint32_t legacy_size; /* 0: the game takes no records */
};

#define PL_LAYOUT_BLOCKS(T)                                                    \
    .size = sizeof(T), .private_at = offsetof(T, private),                     \
    .private_size = sizeof(((T *)0)->private[0]),                              \
    .private_count = sizeof(((T *)0)->private) / sizeof(((T *)0)->private[0]), \
    .secret_at = offsetof(T, secret), .rng_at = offsetof(T, secret.rng)
#define PL_LAYOUT(T)        \
    {                       \
        PL_LAYOUT_BLOCKS(T) \
    }
/* Of a game that takes records: its legacy is the member public.legacy. */
#define PL_LAYOUT_LEGACY(T)                                                 \
    {                                                                       \
        PL_LAYOUT_BLOCKS(T), .legacy_at = offsetof(T, public.legacy),       \
                             .legacy_size = sizeof(((T *)0)->public.legacy) \
    }

/* A number that a kind of frame carries; without a name it carries none, and it is 0. */
struct pl_frame_arg {
    const char *name;
    int16_t least;
    int16_t most;
};

enum pl_frame_sort {
    PL_STEP,    /* never waits */
    PL_QUESTION /* waits */
};

/* Whose a frame is. */
enum pl_frame_seat {
    PL_SEAT_ANY,    /* of any seat in the game */
    PL_SEAT_SAME,   /* of the same as the frame below */
    PL_SEAT_NOBODY, /* PL_NOBODY */
    PL_SEAT_ZERO    /* of no seat: 0 */
};

/* Why a question is asked that has only one answer (core/frames.h). */
enum pl_alone {
    PL_ALONE_NEVER, /* it is not */
    PL_ALONE_HIDES,
    PL_ALONE_TURN,
    PL_ALONE_SHOWS,
    PL_ALONE_BOTH
};

/* A kind of frame, a row of a game's frames.def (core/frames.h). */
struct pl_frame_kind {
    const char *name;
    enum pl_frame_sort sort;
    enum pl_frame_seat seat;
    uint64_t on; /* kinds that it may lie on; 1: the bottom */
    uint8_t step_max;
    uint8_t flag_max;
    struct pl_frame_arg arg[PL_FRAME_ARGS];
    bool can_push; /* it may be put on the stack from outside, to test a situation */
    bool has_why;  /* the question tells why it refuses an action */
    enum pl_alone alone;
};

/* How a game ended, or stands. Ranks start at 1; equal ranks share the place. Where all play
 * together, everybody's rank is 1 for a win and 2 for a loss. */
struct pl_result {
    int32_t score[PL_SEATS_MAX];
    uint8_t rank[PL_SEATS_MAX];
    uint8_t team[PL_SEATS_MAX]; /* seats of one number share score and rank by rule; 0: alone */
};

/* Whether two seats win and lose together: a seat and itself, too. */
static inline bool pl_are_allies(const struct pl_result *result, uint32_t a, uint32_t b)
{
    return a == b || (result->team[a] && result->team[a] == result->team[b]);
}

/* What tables of results tell apart, such as a faction or a way to end; its strings are constant.
 */
struct pl_label {
    const char *id; /* NULL: nothing to tell */
    const char *title[PL_LANG_COUNT];
};

/* An entry of the game's glossary: a card, a tile, a token. */
struct pl_entry {
    const char *id;    /* as in positions, such as "amulet-of-air" */
    const char *title; /* in the language asked for */
};

/* What a seat is offered in another's turn, such as to answer a spell. */
struct pl_offer {
    pl_action pass; /* what declines it; 0: the seat is not asked that now */
    bool concerns;  /* what happens acts on the seat, or on who wins with it */
    uint32_t cause; /* what is being answered, with whatever answers that; 0: nothing */
    uint32_t turn;  /* the turn in which it happens */
};

/* What a table is drawn on. */
struct pl_canvas {
    uint32_t columns;
    uint32_t rows; /* 0: as many as it takes; 24 are always enough, with fewer it may take more */
    /* NULL, or PL_LEGAL_MAX flags that are false. A game may then write numbers beside things on
     * the table that the viewer can choose: the place in the legal list, plus one. It sets the
     * flags of those choices, and they are not listed again. */
    bool *is_listed;
    bool is_pictured; /* a board may be drawn in characters; else it is told in words */
};

/* What a game hands on to later ones, and takes from earlier ones (docs/chronicle.md). All zero for
 * a game that does neither. */
struct pl_game_records {
    /* Of a game that is over: writes its record, an object of less than PL_RECORD_MAX bytes. NULL
     * where the game hands nothing on. */
    void (*write)(const struct pl_state *state, const struct pl_record *of, struct pl_json *json);
    /* Ids of the games whose records this one takes, a list that ends with NULL; NULL: it takes
     * none. Who sits where follows from the first game in this order of which there is a record:
     * its seats are those of this game, as far as they go. */
    const char *const *games;
    /* Makes of one or more records, which may be any bytes, the legacy of a configuration; it is
     * not all zero. NULL, or why not. NULL itself where the game takes no records. */
    const struct pl_refusal *(*read)(struct pl_config *config, const struct pl_record_text *records,
                                     uint32_t count);
    /* May be NULL: which of `games` a configuration continues, as a set of their places in the
     * list. */
    uint32_t (*continued)(const struct pl_config *config);
    /* May be NULL: what a configuration with a legacy brings into the game, for people to read, a
     * line for each sentence. It says nothing that the first position hides from anybody. */
    void (*words)(const struct pl_config *config, enum pl_lang lang, struct pl_text *text);
};

/* What a game tells about a finished match besides its result. All zero: nothing. */
struct pl_game_story {
    /* How it ended, in a sentence; nothing where the scores say all. */
    void (*ending)(const struct pl_state *state, enum pl_lang lang, struct pl_text *text);
    /* How much the event changed the course of the match, for a short account of it: 0, it does not
     * belong there; else the more the greater. */
    uint32_t (*weight)(const struct pl_event *event);
};

/* What serves positions made by hand: scenarios, the engine's `set`, the kit. No match needs it. */
struct pl_game_tests {
    /* After a field was set by hand: recomputes what follows from the rest (counts, draw pile).
     * The head has been checked; the other fields may hold any values. */
    void (*normalize)(struct pl_state *state);
    /* May be NULL: turns a fresh state into the plainest one in which play has begun (no
     * preliminaries, nothing on the table), to be filled by hand. */
    void (*plain)(struct pl_state *state);
    /* May be NULL: turns a fresh state into a position shortly before something that random play
     * hardly ever meets. False, and no change, past the last one. */
    bool (*moment)(struct pl_state *state, uint32_t index);
    /* Words for action arguments and indexes that no field has as values, such as the energies of
     * a game. A list of tables that ends with NULL, or NULL. */
    const struct pl_names *const *argument_names;
};

/* A game: what it is, its rules, its texts; then what is no rule, in structs of its own. */
struct pl_game {
    const char *id;
    const char *title[PL_LANG_COUNT];
    uint16_t rules_version; /* rises with every change of what a log leads to */
    uint8_t seats_min;
    uint8_t seats_max;
    uint32_t decisions_max; /* stated bound on the length of a game */
    const struct pl_option *options;
    const struct pl_help *option_help; /* by option, or NULL */
    uint32_t option_count;
    bool is_example; /* there to be copied, not offered to players */
    struct pl_layout layout;
    const struct pl_field *fields;
    uint32_t field_count;
    const struct pl_frame_kind *frames; /* by kind; [0] is unused */
    uint32_t frame_count;
    const struct pl_help *coach; /* by kind of frame, what a newcomer is told of it, or NULL */
    const struct pl_names *action_names; /* by kind; [0] is unused */
    const struct pl_names *event_names;  /* by kind; [0] is unused */

    /* May be NULL: whether options, seats and legacy, each in range, fit together; NULL or a
     * reason. The legacy may be any bytes; what is allowed with one is allowed without. */
    const char *(*config_check)(const struct pl_config *config);
    /* May be NULL: whether an option makes any difference with these seats, options and legacy. */
    bool (*option_matters)(const struct pl_config *config, uint32_t option);
    /* Fills a zeroed state whose head (seats, options), legacy and random generator are set. */
    void (*setup)(struct pl_state *state);
    /* Adds every action that the waiting seat may take, ascending. Reads only what the seat sees,
     * so that the truth and its observation give the same list. */
    void (*legal)(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list);
    /* May be NULL, with `reasons`: why the waiting seat may not take this action; PL_REASON_NONE
     * for what legal adds, and only for that. The arguments are in the ranges of their kinds
     * (pl_why of core/why.h checks that first). Reads only what the seat sees. */
    pl_reason (*why)(const struct pl_obs *obs, pl_seat seat, pl_action action);
    const struct pl_reasons *reasons;
    /* Carries out a legal action and runs on to the next decision. Cannot fail. */
    void (*apply)(struct pl_state *state, pl_seat seat, pl_action action, struct pl_events *log);
    /* May be NULL: whether an action only declines what its seat is offered in another's turn. It
     * uses nothing and shows nothing. Undo takes it back along with what led to the offer, and a
     * seat whose time is up gives the last of its actions that does so. */
    bool (*declines)(pl_action action);
    /* May be NULL: what the seat is offered, for those who want to decline without being asked. It
     * is given what a spectator sees, so it cannot tell what the seat holds. The next cause has
     * another number than this one, and so has the next turn. */
    struct pl_offer (*offer)(const struct pl_obs *obs, pl_seat seat);
    /* Scores and ranks as they stand; final when the head says over. */
    void (*result)(const struct pl_state *state, struct pl_result *ret_result);
    /* May be NULL: whom the seat plays, such as its faction; nothing while that is open. */
    struct pl_label (*side)(const struct pl_state *state, pl_seat seat);
    /* May be NULL: what brings the game to its end, if the event tells that. Of several such events
     * the first one counts. */
    struct pl_label (*ending)(const struct pl_event *event);
    /* Completes an observation of `viewer` (or PL_NOBODY) to a possible truth, at random. */
    void (*fill_hidden)(struct pl_state *state, pl_seat viewer);
    /* NULL when every invariant holds, else a static reason. Must accept arbitrary bytes: a state
     * that passes can be played to the end without hitting an assertion. */
    const char *(*check)(const struct pl_state *state);

    /* Texts. What a seat reads depends only on its observation. */
    void (*prompt_text)(const struct pl_obs *obs, pl_seat seat, enum pl_lang lang,
                        struct pl_text *text);
    void (*action_text)(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                        struct pl_text *text);
    /* May be NULL: writes why a legal action would do nothing now for who decides, and nothing for
     * one that does something. */
    void (*idle_text)(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text);
    /* Writes nothing for an event that has no words. Looks only at the public part: what the
     * reader may know beyond that is in the event's hidden arguments. */
    void (*event_text)(const struct pl_obs *obs, const struct pl_event *event, enum pl_lang lang,
                       struct pl_text *text);
    /* For a short log; may be NULL. Makes one event of two neighbours where a reader misses nothing
     * that matters; false: both stay, unchanged. The merged event has words like any other. */
    bool (*merge)(struct pl_event *event, const struct pl_event *next);
    /* Members of the open object "extra": what a client draws and the fields do not say. */
    void (*view)(const struct pl_obs *obs, enum pl_lang lang, struct pl_json *json);
    /* The table for a terminal, with style marks, within the canvas. */
    void (*draw)(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                 struct pl_text *text);
    /* May be NULL: the map alone, within the canvas; where so few rows will not do it takes those
     * that it needs. With `is_listed` the numbers of choices stand beside the places that they
     * name. All are listed below the map as well: it sets no flag. */
    void (*map)(const struct pl_obs *obs, enum pl_lang lang, const struct pl_canvas *canvas,
                struct pl_text *text);
    /* May be NULL, if there is no map: the name of its place with this index, and in words how it
     * lies and what is there; false past the end. */
    bool (*place)(const struct pl_obs *obs, uint32_t index, enum pl_lang lang, struct pl_text *name,
                  struct pl_text *text);
    /* The glossary entry with this index and its explanation; false past the end. */
    bool (*entry)(uint32_t index, enum pl_lang lang, struct pl_entry *ret_entry,
                  struct pl_text *text);

    struct pl_game_records records;
    struct pl_game_story story;
    struct pl_game_tests tests;
};

static inline bool pl_option_matters(const struct pl_game *game, const struct pl_config *config,
                                     uint32_t option)
{
    return !game->option_matters || game->option_matters(config, option);
}

/* Whether seats and options are allowed; NULL or a static reason. */
const char *pl_config_check(const struct pl_game *game, const struct pl_config *config);
/* A configuration with every option at its default. */
struct pl_config pl_config_default(const struct pl_game *game, uint8_t seats, struct pl_seed seed);
/* The same for what was kept from before: added options are as the game was played without them. */
struct pl_config pl_config_before(const struct pl_game *game, uint8_t seats, struct pl_seed seed);
/* Seats, options and legacy of a state, with an empty seed. */
struct pl_config pl_config_of(const struct pl_game *game, const struct pl_state *state);

/* Sets up a game; the configuration must be a checked one. */
void pl_start(const struct pl_game *game, const struct pl_config *config, struct pl_state *state);

/* The truth read as an observation, for functions that look only at what a seat sees. */
static inline const struct pl_obs *pl_as_obs(const struct pl_state *state)
{
    return (const struct pl_obs *)(const void *)state;
}

/* The legal actions of a seat: empty for a seat that is not waited for. */
static inline void pl_legal_of(const struct pl_game *game, const struct pl_obs *obs, pl_seat seat,
                               struct pl_legal *ret_list)
{
    ret_list->count = 0;
    if (seat < PL_SEATS_MAX && (pl_head_seen(obs)->waiting >> seat & 1)) {
        game->legal(obs, seat, ret_list);
    }
}

/* What the seat says if it does not answer: whether all it has is an offer that it can decline. */
bool pl_declining(const struct pl_game *game, const struct pl_obs *obs, pl_seat seat,
                  pl_action *ret_action);

/* What the seat is offered, as anybody may know it; nothing in a game that has no offers. */
struct pl_offer pl_offer_to(const struct pl_game *game, const struct pl_state *state, pl_seat seat);

/* What a seat (or PL_NOBODY, a spectator) may see of a state. */
void pl_observe(const struct pl_game *game, const struct pl_state *state, pl_seat seat,
                struct pl_obs *ret_obs);
/* A truth that could stand behind the observation, drawn with the seed. */
void pl_determinize(const struct pl_game *game, const struct pl_obs *obs,
                    const struct pl_seed *seed, struct pl_state *ret_state);
/* Who looks at an observation: a seat or PL_NOBODY. */
pl_seat pl_viewer(const struct pl_obs *obs);

/* The gate for untrusted input: plays a legal action, or changes no byte and says why. */
const char *pl_submit(const struct pl_game *game, struct pl_state *state, pl_seat seat,
                      pl_action action, struct pl_events *log);

/* Puts a decision on top of the stack, to test a situation. NULL, or a static reason and no
 * change: the state with the decision must pass its check. */
const char *pl_push_decision(const struct pl_game *game, struct pl_state *state, const char *frame,
                             pl_seat seat, const int16_t arg[PL_FRAME_ARGS]);

/* The head alone: seats, options, who is waited for, the height of the stack. */
const char *pl_check_head(const struct pl_game *game, const struct pl_head *head);
/* Checks what holds for every game, then the game's own invariants. */
const char *pl_check(const struct pl_game *game, const struct pl_state *state);

uint64_t pl_hash_bytes(const void *bytes, size_t size);
uint64_t pl_hash(const struct pl_game *game, const struct pl_state *state);
/* Changes when the meaning of a byte of the state changes. */
uint64_t pl_layout_hash(const struct pl_game *game);

#endif
