/* A match: one table of seats over any game. It owns the configuration, the log of actions and the
 * current state; everything else follows from them. Not for several threads at once. */
#ifndef MATCH_MATCH_H
#define MATCH_MATCH_H

#include "core/game.h"

struct match;

enum { MATCH_NAME_MAX = 64, MATCH_LEVEL_MAX = 48, MATCH_PLY_MAX = 1 << 20 };

/* Makes a new match and returns NULL, or makes none and returns a static reason: a configuration
 * that is not allowed, no memory. */
const char *match_new(const struct pl_game *game, const struct pl_config *config,
                      struct match **ret_match);
/* A match that begins from a checked state instead of a setup: no seed stands behind it. */
const char *match_from_state(const struct pl_game *game, const struct pl_state *state,
                             struct match **ret_match);
void match_free(struct match *match);

const struct pl_game *match_game(const struct match *match);
const struct pl_config *match_config(const struct match *match);
const struct pl_state *match_state(const struct match *match);
/* How many actions were taken. */
uint32_t match_ply(const struct match *match);
/* The first ply that can be shown: above 0 when a match continues from a snapshot. */
uint32_t match_first_ply(const struct match *match);
/* The state at match_first_ply(). */
const struct pl_state *match_first_state(const struct match *match);
/* Whether the match began from its seed, so that a commitment can be proved. */
bool match_is_from_seed(const struct match *match);
/* NULL, or what the players should know about a loaded match (a static sentence). */
const char *match_note(const struct match *match);
/* The action with this index, below match_ply(). */
void match_log(const struct match *match, uint32_t index, pl_seat *ret_seat, pl_action *ret_action);
/* The index of the seat's last action since match_first_ply(); match_ply() where there is none. */
uint32_t match_last_of(const struct match *match, pl_seat seat);

/* A bot's level, with its settings; "" for a person. */
const char *match_seat_level(const struct match *match, pl_seat seat);
/* A name and a bot's level, each "" for none. Texts are cut to fit. NULL leaves what was there. */
void match_set_seat(struct match *match, pl_seat seat, const char *name, const char *level);
/* Names for texts: an array of PL_SEATS_MAX, NULL where a seat has none. */
const char *const *match_seat_names(const struct match *match);

/* Takes a legal action, or changes nothing and says why. `events` may be NULL, else
 * it is appended to. */
const char *match_play(struct match *match, pl_seat seat, pl_action action,
                       struct pl_events *events);
/* Takes the seat's last action back, never another seat's. Refused when something became known
 * since, or when others have decided. Two things do not count: what they chose at the same time,
 * independently of it, stays; where they only declined what the action led them to be offered, that
 * goes with it. */
const char *match_undo(struct match *match, pl_seat seat);
/* Whether match_undo would do it: NULL or the reason why not. Changes nothing. */
const char *match_undo_check(const struct match *match, pl_seat seat);
/* The state after `ply` actions. */
const char *match_at(const struct match *match, uint32_t ply, struct pl_state *ret_state);

#endif
