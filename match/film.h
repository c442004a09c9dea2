/* Decisions as a film for one reader: what they see before the first of them, and how that changes
 * with each event. In the same words for the server and the page. Needs no C library. */
#ifndef MATCH_FILM_H
#define MATCH_FILM_H

#include "core/film.h"
#include "core/position.h"

struct match_film {
    const struct pl_game *game;
    pl_seat viewer; /* or PL_NOBODY, a spectator */
    enum pl_lang lang;
    const char *const *seat_names; /* NULL: numbered players */
    struct pl_json *json;
    uint32_t ply; /* of the state */

    /* The views before and after an event; `now` is the later one. */
    uint32_t now;
    uint32_t length[2];
    char view[2][PL_POSITION_MAX];
};

/* Opens an object and writes the members `ply` and `view`: the state that the film begins with, in
 * which no one is asked. The members above `now` are set. */
void match_film_open(struct match_film *film, const struct pl_state *state);
/* Plays a legal decision on the state and writes a frame {"ply", "change"} for each of its events:
 * the ply it led to, and the change of the view (core/json_diff.h). The frames of a decision are in
 * the order of its events, one for each. */
void match_film_play(struct match_film *film, struct pl_state *state, pl_seat seat,
                     pl_action action);
/* Closes the list and the object. */
void match_film_close(struct match_film *film);

#endif
