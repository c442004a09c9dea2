/* A client's end of a connection for the load test: plain HTTP to get a session, then WebSocket
 * frames. No library: the generator shares the machine with the server it measures. */
#ifndef TESTS_SERVER_LOAD_LINK_H
#define TESTS_SERVER_LOAD_LINK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LOAD_COOKIE_SIZE = 64 };

struct load_buffer {
    char *bytes;
    size_t size;
    size_t room;
};

struct load_link {
    int fd; /* -1: none */
    struct load_buffer in;
    struct load_buffer out;
};

/* What was asked of the server: where it listens, and from which loopback address one comes. */
struct load_place {
    uint16_t port;
    uint32_t source; /* host order */
};

/* Begins to connect, without waiting; false when the system refuses. */
bool load_connect(struct load_link *link, const struct load_place *place);
void load_close(struct load_link *link);

/* Adds bytes to what is to be sent, and sends what can be sent now; false: it is broken. */
bool load_send(struct load_link *link, const char *bytes, size_t size);
bool load_flush(struct load_link *link);
/* Reads what is there into `in`; false when the other side has closed. */
bool load_receive(struct load_link *link);

/* A text message as one masked frame. */
bool load_send_text(struct load_link *link, const char *text);

/* Reads what is there and hands over every whole message; answers pings. False when the other side
 * has closed. */
typedef void (*load_taker)(void *owner, const char *text, size_t size);
bool load_pump(struct load_link *link, load_taker take, void *owner);

/* The head of an HTTP reply when it is whole: its length, else 0. */
size_t load_http_head(const struct load_link *link);

/* Asks and waits for the whole reply, in a text that the caller frees; NULL: failed. */
char *load_get(const struct load_place *place, const char *path);

#endif
