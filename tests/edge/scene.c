/* A connection, and what is heard of it. */
#include "tests/edge/scene.h"

#include <stdio.h>
#include <string.h>

#include "tests/unit/unit.h"

enum { TEXT_SIZE = 1024 };

const char scene_get[] = "GET /a?b=1 HTTP/1.1\r\nHost: x\r\n\r\n";
const char scene_upgrade[] = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n";

static void say(struct scene *scene, const char *text)
{
    scene->length += (uint32_t)snprintf(scene->words + scene->length,
                                        sizeof scene->words - scene->length, "%s ", text);
}

void scene_answer(struct edge_stream *stream)
{
    edge_reply(stream, server_text_new("HEAD", 4), server_text_new("BODY", 4));
}

static void on_begun(void *owner, struct edge_stream *stream)
{
    (void)owner;
    edge_set_data(stream, owner);
}

static void on_request(void *owner, struct edge_stream *stream, const struct edge_request *request,
                       const char *body)
{
    static const char *const methods[] = { "GET", "HEAD", "POST", "?" };
    struct scene *scene = owner;
    char text[TEXT_SIZE];

    snprintf(text, sizeof text, "%s %s %.*s", methods[request->method], request->path,
             (int)request->body_size, body);
    say(scene, text);
    if (scene->is_lazy) {
        return;
    }
    if (edge_header_is(request, EDGE_UPGRADE, "websocket")) {
        edge_upgrade(stream, "accepted");
    } else {
        scene_answer(stream);
    }
}

static void on_refused(void *owner, struct edge_stream *stream, int status)
{
    char text[16];

    snprintf(text, sizeof text, "%d", status);
    say(owner, text);
    scene_answer(stream);
}

static void on_message(void *owner, struct edge_stream *stream, char *bytes, uint32_t length)
{
    char text[TEXT_SIZE];

    (void)stream;
    snprintf(text, sizeof text, "message(%.*s)", (int)length, bytes);
    say(owner, text);
}

static void on_faulted(void *owner, struct edge_stream *stream, enum edge_close code)
{
    char text[16];

    (void)stream;
    snprintf(text, sizeof text, "fault%d", (int)code);
    say(owner, text);
}

static void on_ended(void *owner, struct edge_stream *stream)
{
    (void)stream;
    say(owner, "ended");
}

static const struct edge_handlers handlers = {
    .begun = on_begun,
    .request = on_request,
    .refused = on_refused,
    .message = on_message,
    .faulted = on_faulted,
    .ended = on_ended,
};

void scene_begin(struct scene *scene)
{
    memset(scene, 0, offsetof(struct scene, words));
    scene->words[0] = '\0';
    edge_begin(&scene->edge, &(struct edge_options){
                                 .handlers = &handlers,
                                 .owner = scene,
                                 .body_max = 64,
                                 .message_max = 1000,
                                 .frame_rate = 10,
                                 .frame_burst = 20,
                                 .pending_max = SCENE_PENDING_MAX,
                                 .queued_max = SCENE_QUEUED_MAX,
                             });
    edge_turn(&scene->edge, 1000000);
    fake_link_begin(&scene->link);
    scene->stream = edge_accept(&scene->edge, &scene->link, &(struct edge_peer){ { 0 } });
}

void scene_end(struct scene *scene)
{
    edge_free(&scene->edge);
    assert_true(scene->link.is_closed);
    assert_int_equal(scene->edge.stream_count, 0);
    assert_int_equal(scene->edge.open_count, 0);
}

void scene_give(struct scene *scene, const char *bytes, uint32_t size)
{
    fake_give(scene->stream, &scene->link, bytes, size);
    edge_flush(&scene->edge);
}

void scene_give_text(struct scene *scene, const char *text)
{
    scene_give(scene, text, (uint32_t)strlen(text));
}

void scene_pass(struct scene *scene, int64_t ms)
{
    for (int64_t now = 0; now < ms; now += 1000) {
        edge_turn(&scene->edge, scene->edge.now_ms + (ms - now < 1000 ? ms - now : 1000));
        edge_check(&scene->edge);
        edge_flush(&scene->edge);
    }
}

void scene_open(struct scene *scene)
{
    scene_begin(scene);
    scene_give_text(scene, scene_upgrade);
    assert_string_equal(scene->words, "GET /ws  ");
    scene->length = 0;
    scene->words[0] = '\0';
    scene->link.out_size = 0;
}

/* A masked frame into the room; its size. */
static uint32_t frame_in(char *ret_bytes, uint8_t first, const char *payload, uint32_t size)
{
    static const uint8_t mask[4] = { 1, 2, 3, 250 };
    uint32_t head = size < 126 ? 2 : 4;

    ret_bytes[0] = (char)first;
    ret_bytes[1] = (char)(0x80 | (size < 126 ? size : 126));
    if (head == 4) {
        ret_bytes[2] = (char)(size >> 8);
        ret_bytes[3] = (char)(size & 0xff);
    }
    memcpy(ret_bytes + head, mask, 4);
    for (uint32_t i = 0; i < size; i++) {
        ret_bytes[head + 4 + i] = (char)((uint8_t)payload[i] ^ mask[i & 3]);
    }
    return head + 4 + size;
}

void scene_give_frame(struct scene *scene, uint8_t first, const char *payload, uint32_t size)
{
    static char bytes[4096];

    scene_give(scene, bytes, frame_in(bytes, first, payload, size));
}
