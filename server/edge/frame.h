/* WebSocket frames as a server reads and writes them (RFC 6455, no extensions). Knows nothing about
 * sockets. */
#ifndef SERVER_EDGE_FRAME_H
#define SERVER_EDGE_FRAME_H

#include "core/base.h"

enum {
    EDGE_FRAME_HEAD_MAX = 14, /* as read; one that is written has no mask */
    EDGE_CONTROL_MAX = 125,
    EDGE_ACCEPT_SIZE = 29
};

enum edge_opcode {
    EDGE_MORE = 0,
    EDGE_TEXT = 1,
    EDGE_BINARY = 2,
    EDGE_CLOSE = 8,
    EDGE_PING = 9,
    EDGE_PONG = 10
};

/* Why a connection is closed, as the other side is told. */
enum edge_close {
    EDGE_CLOSE_NORMAL = 1000,
    EDGE_CLOSE_PROTOCOL = 1002,
    EDGE_CLOSE_KIND = 1003,
    EDGE_CLOSE_NONE = 1005, /* only said between us: no code was given */
    EDGE_CLOSE_BYTES = 1007,
    EDGE_CLOSE_POLICY = 1008,
    EDGE_CLOSE_SIZE = 1009
};

struct edge_frame {
    enum edge_opcode opcode;
    bool is_final;
    uint8_t mask[4];
    uint32_t head_size;
    uint64_t size; /* of the payload */
};

static inline bool edge_frame_is_control(const struct edge_frame *frame)
{
    return frame->opcode >= EDGE_CLOSE;
}

/* Reads the head of a frame. Returns its size, 0 when there is more to come, -1 when it breaks the
 * protocol. */
int edge_frame_read(const uint8_t *bytes, uint32_t size, struct edge_frame *ret_frame);
/* Takes the mask off a payload. */
void edge_frame_unmask(const struct edge_frame *frame, char *payload);

/* Writes the head of a whole frame before `end`; returns its size, at most 10. */
uint32_t edge_frame_write(enum edge_opcode opcode, uint32_t size, char *end);

/* What the payload of a close frame says: its code, EDGE_CLOSE_NONE when it is empty, or
 * EDGE_CLOSE_PROTOCOL or EDGE_CLOSE_BYTES when it is wrong. */
enum edge_close edge_close_read(const char *payload, uint32_t size);

/* Whether the bytes are UTF-8. */
bool edge_is_utf8(const char *bytes, size_t size);

/* The answer to the key of a handshake; false when the key is not valid. */
bool edge_accept_key(const char *key, char ret_text[EDGE_ACCEPT_SIZE]);

#endif
