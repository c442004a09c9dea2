/* Conduct: whom a person has muted, reports to the operator, and the operator's decisions about a
 * person. */
#ifndef SERVER_PEOPLE_CONDUCT_H
#define SERVER_PEOPLE_CONDUCT_H

#include "core/json.h"
#include "server/people/user.h"
#include "server/tables/table.h"

/* Whether the reader has muted the person with this id. */
bool server_mutes(struct server *server, struct server_user *reader, int64_t user_id);
/* Lists in memory are read anew, after rows have changed: when they are next needed, which must be
 * after the turn. */
void server_mutes_forget(struct server *server);
/* Mutes them or not any more. `not-found`: there is no such person; `too-many`. */
enum server_error server_mute(struct server *server, struct server_user *reader, int64_t user_id,
                              bool is_on);
/* The list of those whom they have muted, as a member of the open object. */
enum server_error server_write_mutes(struct pl_json *json, struct server *server,
                                     struct server_user *reader);

enum { SERVER_REPORT_CONTEXT_MAX = 256 * 1024 }; /* bytes of the lines kept with a report */

/* A report by a person at that table. */
struct server_report {
    struct server_table *table;
    const struct server_user *by;
    bool has_line;
    uint32_t line; /* of the chat: what it is about */
    const char *reason;
};

/* Keeps a report with the lines around it. `stale`: there is no such line; `full`. */
enum server_error server_report_add(struct server *server, const struct server_report *report);
/* Takes out of a report what was written by those who have gone. False: it cannot be read now. */
bool server_report_clean(struct server *server, int64_t id);

/* What the operator has decided, until when by the site's clock; 0: nothing. */
struct server_penalty {
    int64_t muted_until_ms;
    int64_t banned_until_ms;
};

/* When the site's clock will never be. */
static const int64_t SERVER_FOR_EVER_MS = (int64_t)1 << 46;

enum server_error server_penalty_of(struct server *server, int64_t user_id,
                                    struct server_penalty *ret_penalty);
void server_penalty_put(struct server *server, int64_t user_id,
                        const struct server_penalty *penalty);
/* `muted` or `banned` where the person is. */
enum server_error server_check_muted(struct server *server, int64_t user_id);
enum server_error server_check_banned(struct server *server, int64_t user_id);
/* Ends all sessions and connections of a person who was banned; for a day at most, no new guest and
 * no new account comes from where they were. */
void server_throw_out(struct server *server, int64_t user_id, int64_t until_ms);

#endif
