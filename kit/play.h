/* What the checks of the kit share: one game being played, the room they work in, how they fail.
 * A check returns false after kit_fail; the game is then given up. */
#ifndef KIT_PLAY_H
#define KIT_PLAY_H

#include "core/position.h"
#include "core/snapshot.h"
#include "kit/kit.h"

enum { KIT_TEXT_MAX = 512, KIT_TEXT_SEEN = 32, KIT_COSTLIEST = 8 };

/* One decision of the log and the state that it led to. */
struct kit_ply {
    pl_action action;
    uint64_t hash;
    pl_seat seat;
};

/* By what value the fields of the game know each entry of its glossary; -1: by none. */
struct kit_entries {
    uint32_t count;
    int64_t value[KIT_ENTRIES_MAX];
};

struct kit_play {
    const struct pl_game *game;
    const struct kit_entries *entries;
    struct pl_config config;
    uint64_t seed;         /* the number behind config.seed */
    const uint8_t *legacy; /* of every game, or NULL */
    uint32_t costly_every;
    struct kit_report *report; /* of this thread */

    uint32_t ply;
    bool is_costly;
    bool is_costliest;
    bool is_by_kind;     /* moves are drawn by kind first, then among the actions of the kind */
    struct pl_rng moves; /* chooses the moves of the game */
    struct pl_rng dice;  /* of the checks */

    struct pl_state_room state; /* the truth */
    struct pl_legal legal[PL_SEATS_MAX];
    struct kit_ply *log; /* log[i] led from ply i to ply i + 1; the owner frees it */
    uint32_t log_size;

    /* Room for one check at a time. */
    struct pl_state_room room[4];
    struct pl_legal list;
    struct pl_events events[2];
    struct pl_event merged; /* the newest event of a short log; kind 0: none yet */
    char json[2][PL_POSITION_MAX];
    uint8_t snapshot[PL_SNAPSHOT_MAX];

    const char *situation; /* what was done to the state, or NULL */
    char failure[KIT_REASON_MAX];
};

static inline struct pl_state *kit_state(struct kit_play *play)
{
    return pl_state_in(&play->state);
}

static inline const struct pl_head *kit_head(const struct kit_play *play)
{
    return (const struct pl_head *)(const void *)play->state.byte;
}

/* A copy of the state in one of the rooms. */
struct pl_state *kit_copy(struct kit_play *play, uint32_t room);

/* Notes the first failure, with all that is needed to repeat it; returns false. */
bool kit_fail(struct kit_play *play, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Begins the dice of the checks anew, for one check: what it draws depends on the seed, the ply
 * and the tag alone, so that a single game repeats it whatever else is checked. */
enum kit_tag {
    KIT_TAG_REFUSALS = 1,
    KIT_TAG_COMMUTING,
    KIT_TAG_VIEWS,
    KIT_TAG_STORE,
    KIT_TAG_PUSH,
    KIT_TAG_WHY,
    KIT_TAG_FILM,
    KIT_TAG_MUTATION = 16, /* and the next ones */
    KIT_TAG_VIEWER = 64    /* and the viewer */
};
void kit_begin_dice(struct kit_play *play, uint32_t tag);

/* A seed of the checks' own dice. */
struct pl_seed kit_seed(struct kit_play *play);

/* Draws one of the list, which is not empty. */
pl_action kit_pick(const struct pl_legal *list, struct pl_rng *dice);
/* Draws one of the seats in the mask, which is not empty. */
pl_seat kit_pick_seat(pl_seat_mask mask, struct pl_rng *dice);

/* Plays a state at random to its end, at most `plies_max` decisions. */
bool kit_play_out(struct kit_play *play, struct pl_state *state, uint32_t plies_max,
                  const char *what);

/* Plays one whole game under the kit. */
bool kit_play_game(struct kit_play *play);

/* legal.c: fills play->legal and checks the lists, their texts, refusals, commuting commits. */
bool kit_check_legal(struct kit_play *play);
/* Of what play led to: a question with one answer says in its row why it is asked. */
bool kit_check_alone(struct kit_play *play);
bool kit_check_offers(struct kit_play *play);
bool kit_check_times(struct kit_play *play);
bool kit_check_refusals(struct kit_play *play);
bool kit_check_commuting(struct kit_play *play);

/* why.c: reasons against what is not legal. */
bool kit_check_why(struct kit_play *play);

/* texts.c */
bool kit_check_action_texts(struct kit_play *play, pl_seat seat);
bool kit_check_prompt(struct kit_play *play, pl_seat seat);
/* The events of the last decision, in play->events[0]. */
bool kit_check_events(struct kit_play *play);
bool kit_check_views(struct kit_play *play);
/* What the decision, which is about to be made, shows a viewer event by event. */
bool kit_check_film(struct kit_play *play, pl_seat seat, pl_action action);
struct kit_filmed {
    pl_seat viewer;
    pl_seat actor;
    pl_action action;
};
/* A hash of all that the viewer sees while the action is carried out on a copy of the state. */
uint64_t kit_film_hash(struct kit_play *play, const struct pl_state *state,
                       const struct kit_filmed *filmed);
bool kit_check_json(struct kit_play *play, const struct pl_json *json, const char *what);

/* hidden.c: observations, guesses, and that nothing leaks. */
bool kit_check_hidden(struct kit_play *play);

/* store.c: snapshots, positions, damaged and strange states. */
bool kit_check_store(struct kit_play *play);
bool kit_check_strange(struct kit_play *play);
/* The position that scenarios begin with, if the game has one; at ply 0. */
bool kit_check_plain(struct kit_play *play);

/* coverage.c: the frame that waits; the entries that an event names for everybody. */
void kit_meet_top(struct kit_play *play);
void kit_meet_entries(struct kit_play *play, const struct pl_event *event);
void kit_find_entries(const struct pl_game *game, struct kit_entries *ret_entries);

/* crash.c: what the handler says of this thread. NULL: nothing is being played. */
void kit_crash_note(const struct kit_play *play);
void kit_crash_ply(uint32_t ply);

/* Writes "seats 3, stakes=double, seed 17"; adds the command that repeats it. */
void kit_describe(const struct kit_play *play, char *room, size_t size);
void kit_describe_repeat(const struct kit_play *play, char *room, size_t size);

#endif
