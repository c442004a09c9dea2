/* The WebSocket part of a connection's life: frames come, messages go up. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/edge/stream.h"

enum { PONGS_QUEUED_MAX = 65536 };

/* Writing. */

void edge_put_control(struct edge_stream *stream, enum edge_opcode opcode, const char *payload,
                      uint32_t size)
{
    struct server_text *text = server_text_new(payload ? payload : "", size);

    edge_put(stream, text, edge_frame_write(opcode, size, server_text_bytes(text)));
}

/* The head of the frame stands in the room before the text: the same for everybody. */
void edge_send(struct edge_stream *stream, struct server_text *text)
{
    if (stream->state == EDGE_IN_OPEN) {
        edge_put(stream, server_text_keep(text),
                 edge_frame_write(EDGE_TEXT, text->length, server_text_bytes(text)));
    }
}

void edge_upgrade(struct edge_stream *stream, const char *accept)
{
    char head[256];
    int length = snprintf(head, sizeof head,
                          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                          "Connection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n\r\n",
                          accept);

    PL_ASSERT(stream->state == EDGE_IN_ANSWER);
    edge_put(stream, server_text_new(head, (uint32_t)length), 0);
    edge_enter(stream, EDGE_IN_OPEN, EDGE_WAIT_SILENCE);
    stream->edge->open_count++;
    stream->tokens = stream->edge->options.frame_burst;
    stream->tokens_at_ms = stream->edge->now_ms;
}

void edge_close(struct edge_stream *stream, enum edge_close code)
{
    char payload[2] = { (char)(code >> 8), (char)(code & 0xff) };

    if (stream->state != EDGE_IN_OPEN) {
        return;
    }
    edge_put_control(stream, EDGE_CLOSE, payload, code == EDGE_CLOSE_NONE ? 0 : sizeof payload);
    edge_enter(stream, EDGE_IN_CLOSING, EDGE_WAIT_CLOSING);
}

/* Reading. */

static void fault(struct edge_stream *stream, enum edge_close code)
{
    const struct edge_options *options = &stream->edge->options;

    stream->edge->broken++;
    options->handlers->faulted(options->owner, stream, code);
    edge_close(stream, code);
}

static bool take_token(struct edge_stream *stream)
{
    const struct edge_options *options = &stream->edge->options;
    int64_t passed_ms = stream->edge->now_ms - stream->tokens_at_ms;

    stream->tokens += (double)passed_ms / 1000 * options->frame_rate;
    stream->tokens = stream->tokens < options->frame_burst ? stream->tokens : options->frame_burst;
    stream->tokens_at_ms = stream->edge->now_ms;
    if (stream->tokens < 1) {
        return false;
    }
    stream->tokens -= 1;
    return true;
}

/* What is wrong with a frame, as far as its head tells; 0: nothing. */
static int check_frame(const struct edge_stream *stream, const struct edge_frame *frame)
{
    uint64_t size = stream->part_size + frame->size;

    if (edge_frame_is_control(frame)) {
        return 0;
    }
    if ((frame->opcode == EDGE_MORE) != stream->is_in_parts) {
        return EDGE_CLOSE_PROTOCOL;
    }
    if (frame->opcode == EDGE_BINARY) {
        return EDGE_CLOSE_KIND;
    }
    return size > stream->edge->options.message_max ? EDGE_CLOSE_SIZE : 0;
}

static void hand_over(struct edge_stream *stream, char *bytes, uint32_t size)
{
    const struct edge_options *options = &stream->edge->options;

    if (!edge_is_utf8(bytes, size)) {
        fault(stream, EDGE_CLOSE_BYTES);
        return;
    }
    options->handlers->message(options->owner, stream, bytes, size);
}

static void take_part(struct edge_stream *stream, const struct edge_frame *frame, char *payload)
{
    uint32_t size = (uint32_t)frame->size;

    if (frame->is_final && !stream->is_in_parts) {
        hand_over(stream, payload, size);
        return;
    }
    stream->is_in_parts = !frame->is_final;
    if (size > 0) {
        stream->part = realloc(stream->part, stream->part_size + size);
        PL_ASSERT(stream->part);
        memcpy(stream->part + stream->part_size, payload, size);
        stream->part_size += size;
    }
    if (frame->is_final) {
        char *whole = stream->part;
        uint32_t whole_size = stream->part_size;
        stream->part = NULL;
        stream->part_size = 0;
        hand_over(stream, whole ? whole : payload, whole_size);
        free(whole);
    }
}

static void take_control(struct edge_stream *stream, const struct edge_frame *frame,
                         const char *payload)
{
    uint32_t size = (uint32_t)frame->size;

    if (frame->opcode == EDGE_CLOSE) {
        edge_close(stream, edge_close_read(payload, size));
    } else if (frame->opcode == EDGE_PING && stream->queued < PONGS_QUEUED_MAX) {
        edge_put_control(stream, EDGE_PONG, payload, size);
    }
}

/* A message that has begun has to end, whatever else comes meanwhile. */
static void note_heard(struct edge_stream *stream, bool has_message, bool has_begun)
{
    if (stream->state != EDGE_IN_OPEN) {
        return;
    }
    if (!has_begun) {
        edge_wait_for(stream, EDGE_WAIT_SILENCE);
    } else if (has_message || stream->waits_for != EDGE_WAIT_PART) {
        edge_wait_for(stream, EDGE_WAIT_PART);
    }
}

/* One frame; its size, 0 when it has not come whole. */
static uint32_t take_frame(struct edge_stream *stream, char *bytes, uint32_t size)
{
    struct edge_frame frame;
    int head = edge_frame_read((const uint8_t *)bytes, size, &frame);
    int wrong = head < 0 ? EDGE_CLOSE_PROTOCOL : head > 0 ? check_frame(stream, &frame) : 0;

    if (wrong) {
        fault(stream, (enum edge_close)wrong);
        return size;
    }
    stream->need = head > 0 ? frame.head_size + (uint32_t)frame.size : EDGE_FRAME_HEAD_MAX;
    if (head == 0 || size < stream->need) {
        return 0;
    }
    if (!take_token(stream)) {
        fault(stream, EDGE_CLOSE_POLICY);
        return size;
    }
    char *payload = bytes + frame.head_size;
    uint32_t whole = stream->need;
    edge_frame_unmask(&frame, payload);
    if (edge_frame_is_control(&frame)) {
        take_control(stream, &frame, payload);
    } else {
        take_part(stream, &frame, payload);
    }
    return whole;
}

uint32_t edge_take_frames(struct edge_stream *stream, char *bytes, uint32_t size)
{
    uint32_t used = 0;
    uint32_t step = 1;
    bool has_message = false;

    while (stream->state == EDGE_IN_OPEN && used < size && step > 0) {
        step = take_frame(stream, bytes + used, size - used);
        used += step;
        has_message = has_message || (step > 0 && !stream->is_in_parts);
    }
    note_heard(stream, has_message, used < size || stream->is_in_parts);
    return used;
}
