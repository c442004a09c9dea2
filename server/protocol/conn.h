/* A WebSocket connection: who it is, what it has open, what waits to be sent to it. */
#ifndef SERVER_PROTOCOL_CONN_H
#define SERVER_PROTOCOL_CONN_H

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/list.h"
#include "server/protocol/text.h"
#include "server/tables/table.h"

struct edge_stream;

enum { SERVER_HASH_BYTES = 32 };

/* A connection looks at a table. */
struct server_sub {
    struct server_conn *conn;
    struct server_table *table; /* NULL: this place is free */
    struct server_link of_table;
    uint64_t order;       /* it was opened after those with a lower one */
    uint32_t seen_ply;    /* the log was sent up to here */
    uint32_t seen_chat;   /* and the chat */
    uint32_t seen_notice; /* the notices below this number were sent */
    unsigned news;        /* what has to be sent */
    /* The position that was sent last: the next is sent as what has changed. NULL: as a whole. */
    struct server_text *position;
};

struct server_conn {
    struct edge_stream *stream;
    struct server_user *user;
    struct server_address *address;
    struct server_link of_server;
    struct server_link of_user;
    unsigned char session[SERVER_HASH_BYTES]; /* the hash of its token */
    bool has_moved;                           /* in this turn to that session .. */
    unsigned char former[SERVER_HASH_BYTES];  /* .. from this one: back if the commit fails */
    enum pl_lang lang;
    bool has_said_hello;
    bool wants_lobby;
    bool wants_own;   /* only of tables of one's own that one does not look at .. */
    uint64_t own_sum; /* .. which were so when it was told last; 0: it was not */
    bool needs_lobby;
    uint32_t lobby_page;         /* which part of the public list it looks at */
    uint32_t refused;            /* messages in a row that came too fast */
    struct server_bucket bucket; /* what its messages are paid from */
    struct server_thought *hint; /* what a bot is thinking of for it */
    struct server_sub sub[SERVER_OPEN_TABLES_MAX];
};

/* Adds a message to the queue; the connection is ended when it reads too slowly. */
void server_conn_send(struct server *server, struct server_conn *conn, struct server_text *text);
/* Says `bye` with this code and closes. */
void server_conn_bye(struct server *server, struct server_conn *conn, const char *code);
/* Takes more tokens for what has turned out to be much. */
void server_conn_charge(struct server_conn *conn, double tokens);
/* The place of a table among those that are open, or NULL. */
struct server_sub *server_conn_sub(struct server_conn *conn, const struct server_table *table);
/* Lets the next position be sent as a whole. */
void server_sub_renew(struct server_sub *sub);
/* Ends looking at a table. */
void server_sub_end(struct server *server, struct server_sub *sub);

#endif
