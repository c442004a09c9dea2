/* Games, actions and events as members of a JSON object, in the same words for the engine protocol,
 * the server and the page. Needs no C library. */
#ifndef MATCH_DESCRIBE_H
#define MATCH_DESCRIBE_H

#include "core/repeat.h"
#include "core/why.h"

/* Who reads: through which eyes, in which language, with which names (NULL: numbered players). */
struct match_reader {
    const struct pl_game *game;
    const struct pl_obs *obs;
    enum pl_lang lang;
    const char *const *seat_names;
};

/* A member: the list of the seats in a mask. */
void match_describe_seats(struct pl_json *json, const char *key, unsigned mask);
/* The object of a game: id, titles, seats, options; with a sentence of help on each, or without:
 * those are most of it. */
void match_describe_game(struct pl_json *json, const struct pl_game *game, bool has_help);
/* Members `action`, `kind`, `text` of the open object, `idle` of one that would do nothing now. */
void match_describe_action(struct pl_json *json, const struct match_reader *reader,
                           pl_action action);
/* A member `times`, as pl_times_of has it, unless it is 1. */
void match_describe_times(struct pl_json *json, uint8_t times);
/* The list of what the reader can do now: of each both. */
void match_describe_legal(struct pl_json *json, const struct match_reader *reader,
                          const struct pl_legal *list);
/* Members `legal`, and unless it is: `reason`, `rule`, `text` of the open object. */
void match_describe_why(struct pl_json *json, const struct match_reader *reader,
                        const struct pl_why *why);
/* Member `things`: everything the seat can point at, what it is called, and whether it can be
 * chosen; objects `thing`, `value`, `name` and what match_describe_why has. */
void match_describe_things(struct pl_json *json, const struct match_reader *reader, pl_seat seat);
/* Members `kind`, `seat` (null: of no seat), `text` of the open object. The event must be what the
 * reader may see of it; the text is empty for an event without words. */
void match_describe_event(struct pl_json *json, const struct match_reader *reader,
                          const struct pl_event *event);

#endif
