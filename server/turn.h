/* A turn of the loop: all requests are carried out in memory and in one transaction, then
 * committed, then answered. If the commit fails, memory goes back to the durable state. */
#ifndef SERVER_TURN_H
#define SERVER_TURN_H

#include "server/core.h"
#include "server/protocol/conn.h"

/* What is to be answered once the turn is durable. */
struct server_answer {
    struct server_conn *conn; /* NULL: gone meanwhile */
    int64_t id;
    bool has_id;
    bool needs_commit; /* an error instead when the commit fails */
    bool is_move;
    uint64_t arrived_ns;
    const struct pl_refusal *refusal; /* beside an error: a closer reason, or NULL */
    const char *names;                /* the same: the people it is about; read at once */
    struct server_text *text;
};

/* Holds an answer back until the turn ends; takes the reference to the text. */
void server_turn_answer(struct server *server, const struct server_answer *answer);
/* Forgets what would have gone to this connection. */
void server_turn_forget(struct server *server, const struct server_conn *conn);
/* Whether the turn should end now. What several people decide at about the same time shares a
 * commit: while others write, it waits a little for more. */
bool server_turn_is_due(struct server *server);
/* Milliseconds until it is; -1: it waits for nothing. */
int64_t server_turn_next_ms(const struct server *server);
/* Until then nothing that comes would be written earlier for being read now. */
uint64_t server_turn_pause_ns(const struct server *server);
/* Commits and tells, or takes back. */
void server_turn_end(struct server *server);

/* Begins a message in the scratch room, and makes a counted text of it. */
struct pl_json server_scratch(struct server *server);
struct server_text *server_scratch_text(const struct pl_json *json);
/* {"t":"error","id":N,"code":C,"error":text} */
struct server_text *server_error_message(struct server *server, const struct server_answer *answer,
                                         enum server_error error, enum pl_lang lang);

#endif
