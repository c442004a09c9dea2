/* Connections: states, deadlines, input and output. */
#include "server/edge/edge.h"

#include <stdlib.h>
#include <string.h>

#include "server/edge/link.h"
#include "server/edge/stream.h"
#include "server/edge/timer.h"

enum { READS_AT_ONCE = 2, ROOM_SIZE = 32768, PARTS_AT_ONCE = 64 };

/* States. */

void edge_wait_for(struct edge_stream *stream, enum edge_wait wait)
{
    edge_timer_stop(stream->edge, &stream->timer, stream->waits_for);
    stream->waits_for = wait;
    edge_timer_start(stream->edge, &stream->timer, wait);
}

/* Whatever it says while it is answered is not for us. */
static bool is_heard(const struct edge_stream *stream)
{
    return stream->state != EDGE_IN_ANSWER && stream->state != EDGE_IN_REPLY;
}

void edge_enter(struct edge_stream *stream, enum edge_state state, enum edge_wait wait)
{
    bool was_heard = is_heard(stream);

    stream->state = state;
    edge_wait_for(stream, wait);
    if (is_heard(stream) != was_heard) {
        edge_link_want(stream->link, is_heard(stream), stream->is_full);
    }
}

/* Whom a request or a reply has been waiting for longest; NULL: all of them wait for us. */
static struct edge_stream *find_slowest(const struct edge *edge)
{
    static const enum edge_wait theirs[] = { EDGE_WAIT_HEAD, EDGE_WAIT_BODY, EDGE_WAIT_REPLY,
                                             EDGE_WAIT_LINGER };
    struct edge_stream *slowest = NULL;
    int64_t least = INT64_MAX;

    for (size_t i = 0; i < PL_COUNT_OF(theirs); i++) {
        const struct edge_timer *first = edge->wait[theirs[i]].first;
        int64_t since = first ? edge_timer_since(first, theirs[i]) : INT64_MAX;
        slowest = since < least ? first->stream : slowest;
        least = since < least ? since : least;
    }
    return slowest;
}

struct edge_stream *edge_accept(struct edge *edge, struct edge_link *link,
                                const struct edge_peer *peer)
{
    uint32_t pending = edge->stream_count - edge->open_count;

    if (pending >= edge->options.pending_max) {
        struct edge_stream *slowest = find_slowest(edge);
        edge->evicted++;
        if (!slowest) {
            edge_link_close(link);
            return NULL;
        }
        edge_drop(slowest);
    }
    struct edge_stream *stream = calloc(1, sizeof *stream);
    PL_ASSERT(stream);
    stream->edge = edge;
    stream->link = link;
    stream->peer = *peer;
    stream->timer.stream = stream;
    stream->stuck.stream = stream;
    stream->state = EDGE_IN_HEAD;
    stream->waits_for = EDGE_WAIT_HEAD;
    stream->need = EDGE_HEAD_MAX + 1;
    edge_timer_start(edge, &stream->timer, EDGE_WAIT_HEAD);
    edge->stream_count++;
    edge->options.handlers->begun(edge->options.owner, stream);
    return stream;
}

/* Adds `bytes`, which may be negative, to the bytes that wait to be sent. */
static void count_queued(struct edge_stream *stream, int64_t bytes)
{
    stream->queued = (uint32_t)(stream->queued + bytes);
    stream->edge->queued = (uint64_t)((int64_t)stream->edge->queued + bytes);
}

static void free_piece(struct edge_stream *stream)
{
    struct edge_piece *piece = stream->first;

    count_queued(stream, -EDGE_PIECE_COST);
    stream->first = piece->next;
    stream->last = stream->first ? stream->last : NULL;
    server_text_drop(piece->text);
    piece->next = stream->edge->spare;
    stream->edge->spare = piece;
}

static void drop_pieces(struct edge_stream *stream)
{
    if (stream->first) {
        edge_timer_stop(stream->edge, &stream->stuck, EDGE_WAIT_STUCK);
    }
    while (stream->first) {
        free_piece(stream);
    }
    count_queued(stream, -(int64_t)stream->queued);
    stream->sent = 0;
}

static bool is_open(const struct edge_stream *stream)
{
    return stream->state == EDGE_IN_OPEN || stream->state == EDGE_IN_CLOSING;
}

void edge_drop(struct edge_stream *stream)
{
    struct edge *edge = stream->edge;

    if (stream->state == EDGE_IN_GONE) {
        return;
    }
    edge->open_count -= is_open(stream);
    edge->stream_count--;
    stream->state = EDGE_IN_GONE;
    edge_timer_stop(edge, &stream->timer, stream->waits_for);
    drop_pieces(stream);
    edge_link_close(stream->link);
    stream->link = NULL;
    stream->next_end = edge->ends;
    edge->ends = stream;
    edge->options.handlers->ended(edge->options.owner, stream);
}

static void free_ended(struct edge *edge)
{
    while (edge->ends) {
        struct edge_stream *stream = edge->ends;
        edge->ends = stream->next_end;
        free(stream->rest);
        free(stream->part);
        free(stream);
    }
}

/* Reading. */

/* Keeps the unused bytes, with as much room as is needed to continue. */
static void keep_rest(struct edge_stream *stream, const char *bytes, uint32_t size)
{
    if (size == 0) {
        free(stream->rest);
        stream->rest = NULL;
        stream->rest_room = 0;
    } else {
        uint32_t room = stream->need > size ? stream->need : size;
        char *rest = malloc(room);
        PL_ASSERT(rest);
        memcpy(rest, bytes, size);
        free(stream->rest);
        stream->rest = rest;
        stream->rest_room = room;
    }
    stream->rest_size = size;
}

/* One step; returns the bytes used up, or 0 when it cannot go on. */
static uint32_t take_some(struct edge_stream *stream, char *bytes, uint32_t size)
{
    switch (stream->state) {
    case EDGE_IN_HEAD:
    case EDGE_IN_BODY: return edge_take_request(stream, bytes, size);
    case EDGE_IN_OPEN: return edge_take_frames(stream, bytes, size);
    case EDGE_IN_ANSWER:
    case EDGE_IN_REPLY:
    case EDGE_IN_LINGER:
    case EDGE_IN_CLOSING:
    case EDGE_IN_GONE: return size;
    }
    return size;
}

/* A request may become a WebSocket whose first frame came with it. */
static void take(struct edge_stream *stream, char *bytes, uint32_t size)
{
    uint32_t used = 0;
    uint32_t step;

    do {
        step = used < size ? take_some(stream, bytes + used, size - used) : 0;
        used += step;
    } while (step > 0);
    if (bytes != stream->rest) {
        keep_rest(stream, bytes + used, size - used);
    } else if (used > 0 || stream->need > stream->rest_room) {
        keep_rest(stream, stream->rest + used, size - used);
    } else {
        stream->rest_size = size;
    }
}

static void on_end(struct edge_stream *stream)
{
    /* A client that has closed its side may still read the answer. */
    if (is_heard(stream)) {
        edge_drop(stream);
    }
}

/* New bytes are read in behind those that are kept, with as much room as is needed. The beginning
 * of a frame's head is moved instead: a link may have more at hand than it will tell of again, as
 * TLS has the rest of a record, and eight reads of a few bytes would not reach its end. */
void edge_readable(struct edge_stream *stream)
{
    static char room[ROOM_SIZE];

    for (int i = 0; i < READS_AT_ONCE && stream->state != EDGE_IN_GONE; i++) {
        uint32_t before = stream->rest_size;
        bool is_kept = before > EDGE_FRAME_HEAD_MAX;
        char *at = is_kept ? stream->rest : room;
        uint32_t size = (is_kept ? stream->rest_room : ROOM_SIZE) - before;
        if (!is_kept && before > 0) {
            memcpy(room, stream->rest, before);
        }
        PL_ASSERT(size > 0);
        int64_t count = edge_link_read(stream->link, at + before, size);
        if (count == EDGE_LATER) {
            return;
        }
        if (count == EDGE_BROKEN) {
            edge_drop(stream);
        } else if (count == 0) {
            on_end(stream);
            return;
        } else {
            stream->edge->bytes_in += (uint64_t)count;
            take(stream, at, before + (uint32_t)count);
        }
        if (count < size) {
            return;
        }
    }
}

/* Writing. */

void edge_put(struct edge_stream *stream, struct server_text *text, uint32_t pre)
{
    struct edge *edge = stream->edge;
    struct edge_piece *piece = edge->spare;

    PL_ASSERT(stream->state != EDGE_IN_GONE);
    if (piece) {
        edge->spare = piece->next;
    } else {
        piece = malloc(sizeof *piece);
        PL_ASSERT(piece);
    }
    *piece = (struct edge_piece){ .text = text, .pre = pre };
    if (stream->last) {
        stream->last->next = piece;
    } else {
        stream->first = piece;
        edge_timer_start(edge, &stream->stuck, EDGE_WAIT_STUCK);
    }
    stream->last = piece;
    count_queued(stream, (int64_t)text->length + pre + EDGE_PIECE_COST);
    if (!stream->is_flush_due) {
        stream->is_flush_due = true;
        stream->next_flush = NULL;
        *(edge->flush_last ? &edge->flush_last->next_flush : &edge->flushes) = stream;
        edge->flush_last = stream;
    }
}

static int gather(const struct edge_stream *stream, struct iovec ret_part[PARTS_AT_ONCE])
{
    uint32_t skip = stream->sent;
    int count = 0;

    for (const struct edge_piece *piece = stream->first; piece && count < PARTS_AT_ONCE;
         piece = piece->next) {
        ret_part[count++] = (struct iovec){
            .iov_base = server_text_bytes(piece->text) - piece->pre + skip,
            .iov_len = piece->text->length + piece->pre - skip,
        };
        skip = 0;
    }
    return count;
}

static void note_sent(struct edge_stream *stream, uint32_t count)
{
    stream->edge->bytes_out += count;
    count_queued(stream, -(int64_t)count);
    stream->sent += count;
    edge_timer_stop(stream->edge, &stream->stuck, EDGE_WAIT_STUCK);
    while (stream->first && stream->sent >= stream->first->text->length + stream->first->pre) {
        stream->sent -= stream->first->text->length + stream->first->pre;
        free_piece(stream);
    }
    if (stream->first) {
        edge_timer_start(stream->edge, &stream->stuck, EDGE_WAIT_STUCK);
    }
}

static void note_full(struct edge_stream *stream, bool is_full)
{
    if (stream->is_full != is_full) {
        stream->is_full = is_full;
        edge_link_want(stream->link, is_heard(stream), is_full);
    }
}

/* Everything was sent. */
static void finish(struct edge_stream *stream)
{
    if (stream->state == EDGE_IN_REPLY) {
        edge_enter(stream, EDGE_IN_LINGER, EDGE_WAIT_LINGER);
    }
    if ((stream->state == EDGE_IN_LINGER || stream->state == EDGE_IN_CLOSING) &&
        !stream->has_ended) {
        stream->has_ended = true;
        edge_link_end(stream->link);
    }
}

void edge_writable(struct edge_stream *stream)
{
    while (stream->first) {
        struct iovec part[PARTS_AT_ONCE];
        int count = gather(stream, part);
        int64_t sent = edge_link_write(stream->link, part, count);
        if (sent == EDGE_BROKEN) {
            edge_drop(stream);
            return;
        }
        if (sent == EDGE_LATER) {
            note_full(stream, true);
            return;
        }
        note_sent(stream, (uint32_t)sent);
    }
    if (stream->state != EDGE_IN_GONE) {
        note_full(stream, false);
        finish(stream);
    }
}

/* Memory is everybody's: whoever has taken nothing for longest gives way. */
static void make_room(struct edge *edge)
{
    const struct edge_timer *stuck = edge->wait[EDGE_WAIT_STUCK].first;

    while (edge->queued > edge->options.queued_max && stuck) {
        edge->evicted++;
        edge_drop(stuck->stream);
        stuck = edge->wait[EDGE_WAIT_STUCK].first;
    }
}

void edge_flush(struct edge *edge)
{
    while (edge->flushes) {
        struct edge_stream *stream = edge->flushes;
        edge->flushes = stream->next_flush;
        edge->flush_last = edge->flushes ? edge->flush_last : NULL;
        stream->is_flush_due = false;
        if (stream->state != EDGE_IN_GONE && !stream->is_full) {
            edge_writable(stream);
        }
    }
    make_room(edge);
    free_ended(edge);
}

/* Answering. */

void edge_reply(struct edge_stream *stream, struct server_text *head, struct server_text *body)
{
    if (stream->state == EDGE_IN_GONE) {
        server_text_drop(head);
        server_text_drop(body);
        return;
    }
    PL_ASSERT(stream->state == EDGE_IN_ANSWER);
    edge_put(stream, head, 0);
    if (body) {
        edge_put(stream, body, 0);
    }
    edge_enter(stream, EDGE_IN_REPLY, EDGE_WAIT_REPLY);
}

bool edge_is_ending(const struct edge_stream *stream)
{
    return stream->state != EDGE_IN_OPEN;
}

/* A link that had no room may already hold the beginning of the first one, as TLS does. */
void edge_forget(struct edge_stream *stream)
{
    struct edge_piece *begun = stream->sent > 0 || stream->is_full ? stream->first : NULL;

    if (!begun) {
        drop_pieces(stream);
        return;
    }
    struct edge_piece *later = begun->next;
    stream->first = later;
    while (stream->first) {
        count_queued(stream, -((int64_t)stream->first->text->length + stream->first->pre));
        free_piece(stream);
    }
    begun->next = NULL;
    stream->first = begun;
    stream->last = begun;
}

uint32_t edge_queued(const struct edge_stream *stream)
{
    return stream->queued;
}

const struct edge_peer *edge_peer(const struct edge_stream *stream)
{
    return &stream->peer;
}

void *edge_data(const struct edge_stream *stream)
{
    return stream->data;
}

void edge_set_data(struct edge_stream *stream, void *data)
{
    stream->data = data;
}

/* The whole. */

void edge_begin(struct edge *edge, const struct edge_options *options)
{
    *edge = (struct edge){ .options = *options };
}

void edge_turn(struct edge *edge, int64_t now_ms)
{
    edge->now_ms = now_ms;
}

void edge_check(struct edge *edge)
{
    for (int i = 0; i < EDGE_WAIT_COUNT; i++) {
        enum edge_wait wait = (enum edge_wait)i;
        for (struct edge_timer *due = edge_timer_due(edge, wait); due;
             due = edge_timer_due(edge, wait)) {
            if (wait == EDGE_WAIT_SILENCE) {
                edge_wait_for(due->stream, EDGE_WAIT_PONG);
                edge_put_control(due->stream, EDGE_PING, NULL, 0);
            } else {
                edge->overdue++;
                edge_drop(due->stream);
            }
        }
    }
}

void edge_free(struct edge *edge)
{
    for (int i = 0; i < EDGE_WAIT_COUNT; i++) {
        for (struct edge_timer *timer; (timer = edge->wait[i].first);) {
            edge_drop(timer->stream);
        }
    }
    edge->flushes = NULL;
    edge->flush_last = NULL;
    free_ended(edge);
    while (edge->spare) {
        struct edge_piece *piece = edge->spare;
        edge->spare = piece->next;
        free(piece);
    }
}
