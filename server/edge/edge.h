/* The edge: connections from their acceptance to their end. Each carries one HTTP request and its
 * reply, or becomes a WebSocket. Every state of it has a deadline (waits.def). Output goes out at
 * the end of the turn. Knows nothing about tables, people or games. */
#ifndef SERVER_EDGE_EDGE_H
#define SERVER_EDGE_EDGE_H

#include "server/edge/frame.h"
#include "server/edge/head.h"
#include "server/list.h"
#include "server/protocol/text.h"

struct edge_link;
struct edge_piece;
struct edge_stream;

enum edge_wait {
#define WAIT(name_, ms_, what_) EDGE_WAIT_##name_,
#include "server/edge/waits.def"
    EDGE_WAIT_COUNT
};

/* Where a connection comes from; IPv4 as ::ffff:a.b.c.d. */
struct edge_peer {
    uint8_t byte[16];
};

/* What the edge tells of a connection. `owner` is the edge's. */
struct edge_handlers {
    /* It was accepted. */
    void (*begun)(void *owner, struct edge_stream *stream);
    /* A request has come whole. Answered by edge_reply or edge_upgrade, now or later. */
    void (*request)(void *owner, struct edge_stream *stream, const struct edge_request *request,
                    const char *body);
    /* One that is not understood; the same. */
    void (*refused)(void *owner, struct edge_stream *stream, int status);
    /* A message of a WebSocket. The bytes are valid during the call and may be changed. */
    void (*message)(void *owner, struct edge_stream *stream, char *bytes, uint32_t length);
    /* A message that is not taken, because of its kind, its size or its pace. The connection ends
     * with this code; last words may be sent now. */
    void (*faulted)(void *owner, struct edge_stream *stream, enum edge_close code);
    /* It is gone, for whatever reason. */
    void (*ended)(void *owner, struct edge_stream *stream);
};

struct edge_options {
    const struct edge_handlers *handlers;
    void *owner;
    uint32_t body_max;    /* bytes of a request's body */
    uint32_t message_max; /* bytes of a message */
    uint32_t frame_rate;  /* frames of a connection, in a second .. */
    uint32_t frame_burst; /* .. and at once */
    uint32_t pending_max; /* connections other than WebSockets; the slowest gives way */
    uint64_t queued_max;  /* bytes that wait to be sent to all; the same */
};

struct edge_timer {
    struct server_link link;
    int64_t due_ms;
    struct edge_stream *stream;
};

struct edge {
    struct edge_options options;
    int64_t now_ms;                           /* of the turn */
    struct server_list wait[EDGE_WAIT_COUNT]; /* timers, in the order in which they are due */
    struct edge_stream *flushes; /* those that have something to be sent, in the order it came */
    struct edge_stream *flush_last;
    struct edge_stream *ends; /* those to be freed at the end of the turn */
    struct edge_piece *spare; /* pieces that are free */
    uint32_t stream_count;
    uint32_t open_count; /* of them, WebSockets */
    uint64_t queued;     /* bytes that wait to be sent; those for many count for each */
    uint64_t bytes_in;   /* so far, without TLS */
    uint64_t bytes_out;
    uint64_t evicted; /* slow ones that gave way */
    uint64_t overdue; /* those that a deadline ended */
    uint64_t broken;  /* those that broke the protocol of WebSockets */
};

void edge_begin(struct edge *edge, const struct edge_options *options);
/* Ends all connections at once and frees what the edge has. */
void edge_free(struct edge *edge);
/* A new turn begins: what time it is, by a clock that only goes forward. */
void edge_turn(struct edge *edge, int64_t now_ms);
/* Does what is due: pings the silent, ends the slow. */
void edge_check(struct edge *edge);
/* Sends what there is to be sent, and frees the connections that are gone. */
void edge_flush(struct edge *edge);
/* Milliseconds until something is due; -1: nothing is. */
int64_t edge_next_ms(const struct edge *edge);

/* A connection was accepted. The link is the stream's from now on. */
struct edge_stream *edge_accept(struct edge *edge, struct edge_link *link,
                                const struct edge_peer *peer);
/* Its link has something to be read, or room to be written. */
void edge_readable(struct edge_stream *stream);
void edge_writable(struct edge_stream *stream);

const struct edge_peer *edge_peer(const struct edge_stream *stream);
/* What the owner has put there; NULL at first. */
void *edge_data(const struct edge_stream *stream);
void edge_set_data(struct edge_stream *stream, void *data);
/* Whether nothing more is read of it. */
bool edge_is_ending(const struct edge_stream *stream);

/* Answers a request and ends the connection. The body may be NULL. Both references are taken. */
void edge_reply(struct edge_stream *stream, struct server_text *head, struct server_text *body);
/* Makes it a WebSocket: `accept` answers its key. */
void edge_upgrade(struct edge_stream *stream, const char *accept);
/* Adds a text message to what is to be sent; keeps a reference of its own. */
void edge_send(struct edge_stream *stream, struct server_text *text);
/* Bytes that wait to be sent, and for each message what it takes beside them. */
enum { EDGE_PIECE_COST = 128 };
uint32_t edge_queued(const struct edge_stream *stream);
/* Forgets the messages that wait to be sent, but for one that has begun. */
void edge_forget(struct edge_stream *stream);
/* Says why, and closes once everything is sent. Nothing more is read. */
void edge_close(struct edge_stream *stream, enum edge_close code);
/* Ends it at once. */
void edge_drop(struct edge_stream *stream);

#endif
