/* A request being carried out. Handlers add members to the answer or return an error. */
#ifndef SERVER_PROTOCOL_CALL_H
#define SERVER_PROTOCOL_CALL_H

#include "server/core.h"
#include "server/protocol/conn.h"
#include "server/protocol/request.h"
#include "server/turn.h"

struct server_call {
    struct server *server;
    struct server_conn *conn;
    const struct server_request *request;
    struct server_table *table;       /* when the request needs one */
    pl_seat seat;                     /* one's own there, or PL_NOBODY */
    struct pl_json *json;             /* the open object of the answer */
    const struct pl_refusal *refusal; /* beside an error: what the game says to records, or NULL */
    const char *names;                /* beside an error: the people it is about, or NULL */
    uint64_t arrived_ns;
};

/* Carries out one message and holds its answer back until the turn ends. */
void server_call(struct server *server, struct server_conn *conn, const char *bytes, size_t length);
/* The answer to a message that is not carried out. */
void server_call_refuse(struct server *server, struct server_conn *conn, const char *bytes,
                        size_t length, enum server_error error);

/* The handlers, one for each row of requests.def. */
#define REQUEST(name_, handler_, needs_, price_, members_) \
    enum server_error handler_(struct server_call *);
#include "server/protocol/requests.def"

/* Refuses a request that was meant for an older state. If the connection has the table open, it is
 * sent the current one: `news` of the table, a position as a whole. */
enum server_error server_call_stale(struct server_call *call, unsigned news);
/* Whether the connection may know of the table. */
bool server_call_may_see(const struct server_conn *conn, const struct server_table *table);
/* Whether the table's match may be made again for this request, if it has to be. */
enum server_error server_call_may_wake(struct server_call *call, const struct server_table *table);
/* Whether the person may ask a table for what all who look there are told. */
enum server_error server_call_ask(struct server_call *call);
/* Whether the person may have one more table. */
bool server_call_may_join(const struct server_user *user, const struct server_table *table);
/* Whether the person may make one now: by their own tables, those of their address and all. */
enum server_error server_call_may_create(struct server_call *call);
/* A new table for the person who asks, with a fresh id, key and seed, not yet added. */
enum server_error server_call_new_table(struct server_call *call, const struct pl_game *game,
                                        const struct pl_config *config,
                                        struct server_table **ret_table);

#endif
