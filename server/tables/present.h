/* Messages about a table. Everything about a position is written from what the reader may see: here
 * and nowhere else the truth goes into pl_observe. */
#ifndef SERVER_TABLES_PRESENT_H
#define SERVER_TABLES_PRESENT_H

#include "core/json.h"
#include "server/protocol/text.h"
#include "server/tables/table.h"

/* Through whose eyes, and in which language. */
struct server_eyes {
    pl_seat seat; /* PL_NOBODY: a spectator */
    enum pl_lang lang;
    const char *const *names; /* of the seats */
};

/* The log from this ply up to the current one, or until `bytes_max` bytes are written: a member
 * `events`. Returns the ply up to which it goes. */
uint32_t server_write_log(struct pl_json *json, const struct server_table *table,
                          const struct server_eyes *eyes, uint32_t from, uint32_t bytes_max);

/* The same plies as a film (match/film.h), up to SERVER_FILM_BYTES_MAX: a member `film`. */
uint32_t server_write_film(struct pl_json *json, const struct server_table *table,
                           const struct server_eyes *eyes, uint32_t from);
/* Words for the `count` decisions that would be taken back from this ply on, as anybody may read
 * them, with "{0}" for the name of seat 0: see notice.h. Empty where there is nothing to say. */
void server_write_taken(struct pl_text *text, const struct server_table *table, uint32_t from,
                        uint32_t count, enum pl_lang lang);

/* The position for these eyes: an object with `view` and `legal`. */
void server_write_position(struct pl_json *json, const struct server_table *table,
                           const struct server_eyes *eyes);

/* Everything the seat can point at, with the reason against what it cannot choose now: a member
 * `things`. */
void server_write_things(struct pl_json *json, const struct server_table *table,
                         const struct server_eyes *eyes);

/* A look at the table: where the log goes on, the position now, and the one that was sent last. */
struct server_look {
    struct server_eyes eyes;
    uint32_t from;
    struct server_text *now;    /* with marks */
    struct server_text *before; /* the same; NULL: none */
};
/* The whole message `view`, or `delta` where that is shorter: up to the current ply, with the log
 * since then. */
void server_write_view(struct pl_json *json, const struct server *server,
                       const struct server_table *table, const struct server_look *look);
/* The whole message `table`, for this person. */
void server_write_table(struct pl_json *json, const struct server *server,
                        const struct server_table *table, const struct server_user *user,
                        enum pl_lang lang);
/* The whole message `point`: what seats have begun to point at. */
void server_write_points(struct pl_json *json, const struct server_table *table);

/* The whole message `gone`: why the reader is shown no more of it. */
void server_write_gone(struct pl_json *json, const struct server_table *table,
                       enum server_error error, enum pl_lang lang);

/* Parts that the lobby uses too: members of the open object. */
void server_write_options(struct pl_json *json, const struct server_table *table);
void server_write_seats(struct pl_json *json, const struct server_table *table, enum pl_lang lang);
void server_write_clock(struct pl_json *json, const struct server_table *table);
/* Members of a list of matches: table, game, options, seats, scores, ranks, ply. */
void server_write_game(struct pl_json *json, const struct server_table *table, enum pl_lang lang);
/* Members that invite to a table: game, options, status, seats, clock, terms, who is the host. */
void server_write_invitation(struct pl_json *json, const struct server_table *table,
                             enum pl_lang lang);
void server_write_id(struct pl_json *json, const char *key, uint64_t id);
/* How many look on without a seat. */
uint32_t server_spectators(const struct server_table *table);
const char *server_status_name(enum server_status status);

#endif
