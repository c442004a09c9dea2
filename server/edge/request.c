/* The HTTP part of a connection's life: one request. */
#include <string.h>

#include "server/edge/stream.h"

/* It was not understood, or will not be read to its end. */
static void refuse(struct edge_stream *stream, int status)
{
    const struct edge_options *options = &stream->edge->options;

    edge_enter(stream, EDGE_IN_ANSWER, EDGE_WAIT_ANSWER);
    options->handlers->refused(options->owner, stream, status);
}

static uint32_t hand_over(struct edge_stream *stream, const char *bytes)
{
    const struct edge_options *options = &stream->edge->options;
    uint32_t size = stream->head_size + stream->request.body_size;

    edge_enter(stream, EDGE_IN_ANSWER, EDGE_WAIT_ANSWER);
    options->handlers->request(options->owner, stream, &stream->request, bytes + stream->head_size);
    return size;
}

/* The head is whole: spans of it are found anew when the bytes have moved. */
static uint32_t take_body(struct edge_stream *stream, const char *bytes, uint32_t size)
{
    int status = edge_head_read(bytes, stream->head_size, &stream->request);
    uint32_t whole = stream->head_size + stream->request.body_size;

    if (!status && stream->request.body_size > stream->edge->options.body_max) {
        status = 413;
    }
    if (status) {
        refuse(stream, status);
        return size;
    }
    if (size < whole) {
        if (stream->state == EDGE_IN_HEAD) {
            edge_enter(stream, EDGE_IN_BODY, EDGE_WAIT_BODY);
        }
        stream->need = whole;
        return 0;
    }
    return hand_over(stream, bytes);
}

uint32_t edge_take_request(struct edge_stream *stream, char *bytes, uint32_t size)
{
    if (stream->state == EDGE_IN_BODY) {
        return size < stream->need ? 0 : take_body(stream, bytes, size);
    }
    int end = edge_head_end(bytes, size, stream->seen);
    stream->seen = size;
    if (end == 0 && size <= EDGE_HEAD_MAX) {
        return 0;
    }
    if (end <= 0) {
        refuse(stream, size > EDGE_HEAD_MAX ? 431 : 400);
        return size;
    }
    stream->head_size = (uint32_t)end;
    return take_body(stream, bytes, size);
}
