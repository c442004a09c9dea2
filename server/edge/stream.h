/* A connection inside the edge; only the files of this folder look into it. */
#ifndef SERVER_EDGE_STREAM_H
#define SERVER_EDGE_STREAM_H

#include "server/edge/edge.h"

enum edge_state {
    EDGE_IN_HEAD,    /* the head of a request is coming */
    EDGE_IN_BODY,    /* its body */
    EDGE_IN_ANSWER,  /* it is being answered */
    EDGE_IN_REPLY,   /* the reply is being sent */
    EDGE_IN_LINGER,  /* it was: the other side may not have read it yet */
    EDGE_IN_OPEN,    /* a WebSocket */
    EDGE_IN_CLOSING, /* one that hears nothing any more and is being told why */
    EDGE_IN_GONE     /* to be freed at the end of the turn */
};

/* A text on its way out, with some of the room before it. */
struct edge_piece {
    struct edge_piece *next;
    struct server_text *text;
    uint32_t pre;
};

struct edge_stream {
    struct edge *edge;
    struct edge_link *link; /* NULL: gone */
    void *data;
    struct edge_peer peer;
    enum edge_state state;
    enum edge_wait waits_for;
    struct edge_timer timer; /* of what it waits for */
    struct edge_timer stuck; /* while something is to be sent */
    struct edge_stream *next_flush;
    struct edge_stream *next_end;
    bool is_flush_due;
    bool is_full;   /* waits for room to be written */
    bool has_ended; /* nothing more will be written */

    char *rest; /* read, but not used up */
    uint32_t rest_size;
    uint32_t rest_room;
    uint32_t need;               /* bytes of it with which it can go on */
    uint32_t seen;               /* bytes of a head that were looked at */
    struct edge_request request; /* whose body is coming */
    uint32_t head_size;

    char *part; /* of a message in several frames */
    uint32_t part_size;
    bool is_in_parts;
    double tokens; /* for frames */
    int64_t tokens_at_ms;

    struct edge_piece *first; /* to be sent */
    struct edge_piece *last;
    uint32_t sent;   /* bytes of the first one that are sent */
    uint32_t queued; /* bytes that are not, with what the pieces cost */
};

/* Enters a state with the deadline that goes with it. */
void edge_enter(struct edge_stream *stream, enum edge_state state, enum edge_wait wait);
/* Begins another wait in the same state. */
void edge_wait_for(struct edge_stream *stream, enum edge_wait wait);
/* Adds to what is to be sent; takes the reference. */
void edge_put(struct edge_stream *stream, struct server_text *text, uint32_t pre);
/* A control frame. */
void edge_put_control(struct edge_stream *stream, enum edge_opcode opcode, const char *payload,
                      uint32_t size);

/* Uses up bytes that have come; returns how many. */
uint32_t edge_take_request(struct edge_stream *stream, char *bytes, uint32_t size);
uint32_t edge_take_frames(struct edge_stream *stream, char *bytes, uint32_t size);

#endif
