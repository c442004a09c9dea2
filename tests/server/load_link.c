/* Sockets and frames of the load test. */
#include "tests/server/load_link.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { READ_SIZE = 1 << 18, HEAD_SIZE = 1024, OPCODE_TEXT = 1, OPCODE_PING = 9, OPCODE_PONG = 10 };

static void reserve(struct load_buffer *buffer, size_t more)
{
    if (buffer->size + more > buffer->room) {
        buffer->room = 2 * (buffer->size + more);
        buffer->bytes = realloc(buffer->bytes, buffer->room);
        if (!buffer->bytes) {
            abort();
        }
    }
}

static void append(struct load_buffer *buffer, const void *bytes, size_t size)
{
    if (size > 0) {
        reserve(buffer, size);
        memcpy(buffer->bytes + buffer->size, bytes, size);
        buffer->size += size;
    }
}

static void cut_front(struct load_buffer *buffer, size_t size)
{
    buffer->size -= size;
    memmove(buffer->bytes, buffer->bytes + size, buffer->size);
}

/* Connecting. */

static struct sockaddr_in address(uint32_t host, uint16_t port)
{
    return (struct sockaddr_in){
        .sin_family = AF_INET,
        .sin_port = htons(port),
        .sin_addr = { .s_addr = htonl(host) },
    };
}

static int open_socket(const struct load_place *place, int flags)
{
    struct sockaddr_in from = address(place->source, 0);
    struct sockaddr_in to = address(INADDR_LOOPBACK, place->port);
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | flags, 0);
    int one = 1;

    if (fd < 0) {
        return -1;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    /* The port is chosen at connect, so that each address has all of them. */
    setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    if (bind(fd, (struct sockaddr *)&from, sizeof from) == 0 &&
        (connect(fd, (struct sockaddr *)&to, sizeof to) == 0 || errno == EINPROGRESS)) {
        return fd;
    }
    close(fd);
    return -1;
}

bool load_connect(struct load_link *link, const struct load_place *place)
{
    link->in.size = 0;
    link->out.size = 0;
    link->fd = open_socket(place, SOCK_NONBLOCK);
    return link->fd >= 0;
}

void load_close(struct load_link *link)
{
    if (link->fd >= 0) {
        close(link->fd);
    }
    link->fd = -1;
}

/* Bytes. */

static bool is_later(void)
{
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOTCONN;
}

bool load_flush(struct load_link *link)
{
    while (link->out.size > 0) {
        ssize_t sent = send(link->fd, link->out.bytes, link->out.size, MSG_NOSIGNAL);
        if (sent < 0) {
            return is_later();
        }
        cut_front(&link->out, (size_t)sent);
    }
    return true;
}

bool load_send(struct load_link *link, const char *bytes, size_t size)
{
    append(&link->out, bytes, size);
    return load_flush(link);
}

static bool receive_into(struct load_buffer *buffer, int fd, size_t at_once)
{
    for (;;) {
        reserve(buffer, at_once);
        size_t room = buffer->room - buffer->size;
        ssize_t got = recv(fd, buffer->bytes + buffer->size, room, 0);
        if (got <= 0) {
            return got < 0 && is_later();
        }
        buffer->size += (size_t)got;
        if ((size_t)got < room) {
            return true;
        }
    }
}

bool load_receive(struct load_link *link)
{
    return receive_into(&link->in, link->fd, HEAD_SIZE);
}

/* Frames. */

/* The mask is zero, which is allowed and leaves the bytes as they are. */
static bool send_frame(struct load_link *link, int opcode, const char *bytes, size_t size)
{
    unsigned char head[8] = { (unsigned char)(0x80 | opcode) };
    size_t length = 2;

    if (size < 126) {
        head[1] = (unsigned char)(0x80 | size);
    } else {
        head[1] = 0x80 | 126;
        head[2] = (unsigned char)(size >> 8);
        head[3] = (unsigned char)size;
        length = 4;
    }
    append(&link->out, head, length + 4);
    return load_send(link, bytes, size);
}

bool load_send_text(struct load_link *link, const char *text)
{
    return send_frame(link, OPCODE_TEXT, text, strlen(text));
}

/* The length of the head and of the payload; 0 when the head is not whole. */
static size_t read_head(const unsigned char *at, size_t size, size_t *ret_payload)
{
    size_t extra = size < 2 ? 0 : at[1] == 126 ? 2 : at[1] == 127 ? 8 : 0;

    if (size < 2 + extra) {
        return 0;
    }
    *ret_payload = extra ? 0 : at[1];
    for (size_t i = 0; i < extra; i++) {
        *ret_payload = *ret_payload << 8 | at[2 + i];
    }
    return 2 + extra;
}

/* Goes through whole frames; returns how many bytes they are. */
static size_t take_frames(struct load_link *link, const struct load_buffer *all, load_taker take,
                          void *owner)
{
    const unsigned char *at = (const unsigned char *)all->bytes;
    size_t used = 0;

    for (;;) {
        size_t payload = 0;
        size_t head = read_head(at + used, all->size - used, &payload);
        if (head == 0 || all->size - used < head + payload) {
            return used;
        }
        const char *text = all->bytes + used + head;
        int opcode = at[used] & 0x0f;
        if (opcode == OPCODE_TEXT) {
            take(owner, text, payload);
        } else if (opcode == OPCODE_PING) {
            send_frame(link, OPCODE_PONG, text, payload);
        }
        used += head + payload;
    }
}

/* Thousands of links share the room for reading; each keeps only the beginning of a frame. */
bool load_pump(struct load_link *link, load_taker take, void *owner)
{
    static struct load_buffer all;

    all.size = 0;
    append(&all, link->in.bytes, link->in.size);
    link->in.size = 0;
    bool is_open = receive_into(&all, link->fd, READ_SIZE);
    size_t used = take_frames(link, &all, take, owner);
    append(&link->in, all.bytes + used, all.size - used);
    return is_open;
}

/* HTTP. */

size_t load_http_head(const struct load_link *link)
{
    const char *end = memmem(link->in.bytes, link->in.size, "\r\n\r\n", 4);

    return end ? (size_t)(end - link->in.bytes) + 4 : 0;
}

char *load_get(const struct load_place *place, const char *path)
{
    struct load_buffer reply = { 0 };
    char request[256];
    char part[4096];
    int fd = open_socket(place, 0);
    int size = snprintf(request, sizeof request,
                        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n\r\n", path,
                        place->port);

    if (fd < 0 || send(fd, request, (size_t)size, MSG_NOSIGNAL) != size) {
        return NULL;
    }
    for (ssize_t got = 1; got > 0;) {
        got = recv(fd, part, sizeof part, 0);
        append(&reply, part, got > 0 ? (size_t)got : 0);
    }
    close(fd);
    append(&reply, "", 1);
    return reply.bytes;
}
