/* A connection: any bytes in any pieces, with time passing between them and a reader of any pace.
 * It ends at last, nothing is delivered after its end, and what was queued is freed. */
#include <string.h>

#include "tests/edge/fake_link.h"
#include "tests/fuzz/common.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { MESSAGE_MAX = 300, BODY_MAX = 100, LONGEST_MS = 300000 };

struct scene {
    struct edge edge;
    bool has_ended;
    bool is_open;
    uint32_t requests;
};

static void on_begun(void *owner, struct edge_stream *stream)
{
    (void)owner, (void)stream;
}

static void answer(struct edge_stream *stream)
{
    edge_reply(stream, server_text_new("HEAD", 4), server_text_new("BODY", 4));
}

static void on_request(void *owner, struct edge_stream *stream, const struct edge_request *request,
                       const char *body)
{
    struct scene *scene = owner;
    char text[64];

    PL_ASSERT(++scene->requests == 1);
    PL_ASSERT(request->body_size <= BODY_MAX);
    PL_ASSERT(request->path[0] == '/' && strlen(request->path) < EDGE_PATH_SIZE);
    for (uint32_t i = 0; i < request->body_size; i++) {
        PL_ASSERT(body[i] == body[i]);
    }
    edge_argument(request->query, "key", text, sizeof text);
    edge_header_copy(request, EDGE_COOKIE, text, sizeof text);
    if (request->header[EDGE_UPGRADE].at) {
        scene->is_open = true;
        edge_upgrade(stream, "x");
    } else if (request->method != EDGE_HEAD) {
        answer(stream);
    }
}

static void on_refused(void *owner, struct edge_stream *stream, int status)
{
    struct scene *scene = owner;

    PL_ASSERT(++scene->requests == 1);
    PL_ASSERT(status >= 400 && status < 600);
    answer(stream);
}

static void on_message(void *owner, struct edge_stream *stream, char *bytes, uint32_t length)
{
    struct scene *scene = owner;

    PL_ASSERT(scene->is_open && !scene->has_ended);
    PL_ASSERT(length <= MESSAGE_MAX);
    PL_ASSERT(edge_is_utf8(bytes, length));
    struct server_text *text = server_text_new(bytes, length);
    edge_send(stream, text);
    server_text_drop(text);
    if (length > 0 && bytes[0] == 'q') {
        edge_close(stream, EDGE_CLOSE_NORMAL);
    } else if (length > 0 && bytes[0] == 'd') {
        edge_drop(stream);
    } else if (length > 0 && bytes[0] == 'f') {
        edge_forget(stream);
    }
}

static void on_faulted(void *owner, struct edge_stream *stream, enum edge_close code)
{
    struct scene *scene = owner;

    (void)stream;
    PL_ASSERT(scene->is_open && !scene->has_ended);
    PL_ASSERT(code >= EDGE_CLOSE_NORMAL);
}

static void on_ended(void *owner, struct edge_stream *stream)
{
    struct scene *scene = owner;

    (void)stream;
    PL_ASSERT(!scene->has_ended);
    scene->has_ended = true;
}

static const struct edge_handlers handlers = {
    .begun = on_begun,
    .request = on_request,
    .refused = on_refused,
    .message = on_message,
    .faulted = on_faulted,
    .ended = on_ended,
};

static void pass(struct edge *edge, int64_t ms)
{
    edge_turn(edge, edge->now_ms + ms);
    edge_check(edge);
    edge_flush(edge);
}

/* Some requests are hard to come by. */
static const char *opening(uint8_t number)
{
    static const char *const openings[] = {
        "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
        "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n",
        "GET /a?key=1 HTTP/1.1\r\nHost: x\r\nCookie: a=b\r\n",
    };

    return number % 4 < PL_COUNT_OF(openings) ? openings[number % 4] : "";
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct edge_link link;
    struct scene scene = { .requests = 0 };
    struct fuzz_input in = { data, size };

    edge_begin(&scene.edge, &(struct edge_options){
                                .handlers = &handlers,
                                .owner = &scene,
                                .body_max = BODY_MAX,
                                .message_max = MESSAGE_MAX,
                                .frame_rate = 50,
                                .frame_burst = 100,
                                .pending_max = 4,
                                .queued_max = 4096,
                            });
    fake_link_begin(&link);
    link.step = fuzz_byte(&in);
    struct edge_stream *stream = edge_accept(&scene.edge, &link, &(struct edge_peer){ { 0 } });
    const char *first = opening(fuzz_byte(&in));
    fake_give(stream, &link, first, (uint32_t)strlen(first));
    edge_flush(&scene.edge);
    while (in.left > 0 && !link.is_closed) {
        uint8_t order = fuzz_byte(&in);
        uint32_t count = order % 64 < in.left ? order % 64 : (uint32_t)in.left;
        link.room = order & 64 ? order : UINT32_MAX;
        fake_give(stream, &link, (const char *)in.at, link.out_size < FAKE_SIZE / 2 ? count : 0);
        in.at += count;
        in.left -= count;
        pass(&scene.edge, order & 128 ? 1000 : 10);
        if (!link.is_closed && link.writes) {
            edge_writable(stream);
            edge_flush(&scene.edge);
        }
    }
    for (int64_t ms = 0; ms < LONGEST_MS && !link.is_closed; ms += 1000) {
        pass(&scene.edge, 1000);
    }
    PL_ASSERT(link.is_closed);
    PL_ASSERT(scene.has_ended);
    edge_free(&scene.edge);
    return 0;
}
