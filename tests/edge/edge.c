/* Connections from acceptance to end, over links made here and in a time of their own. */
#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/edge/fake_link.h"

enum { REQUESTS = 5, TEXT_SIZE = 1024, WORDS_SIZE = 4096, QUEUED_MAX = 80000 };

static const char request_get[] = "GET /a?b=1 HTTP/1.1\r\nHost: x\r\n\r\n";
static const char request_head[] = "HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n";
static const char request_post[] = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello";
static const char request_open[] = "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n";
static const char request_h2c[] = "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n";
/* "hi", masked by zeros. */
static const char frame_hi[] = "\x81\x82\0\0\0\0hi";

/* What was heard, as words: "request GET /a 5:hello ", "refused 400 ", "message hi ", .. */
struct scene {
    struct edge edge;
    struct edge_link link;
    struct edge_stream *stream;
    bool is_lazy; /* nothing is answered */
    uint32_t length;
    char words[WORDS_SIZE];
};

static void say(struct scene *scene, const char *text)
{
    scene->length += (uint32_t)snprintf(scene->words + scene->length,
                                        sizeof scene->words - scene->length, "%s ", text);
}

static void answer(struct edge_stream *stream)
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
        answer(stream);
    }
}

static void on_refused(void *owner, struct edge_stream *stream, int status)
{
    char text[16];

    snprintf(text, sizeof text, "%d", status);
    say(owner, text);
    answer(stream);
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

static void begin(struct scene *scene)
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
                                 .pending_max = 8,
                                 .queued_max = QUEUED_MAX,
                             });
    edge_turn(&scene->edge, 1000000);
    fake_link_begin(&scene->link);
    scene->stream = edge_accept(&scene->edge, &scene->link, &(struct edge_peer){ { 0 } });
}

static void end(struct scene *scene)
{
    edge_free(&scene->edge);
    assert_true(scene->link.is_closed);
    assert_int_equal(scene->edge.stream_count, 0);
    assert_int_equal(scene->edge.open_count, 0);
}

static void give(struct scene *scene, const char *bytes, uint32_t size)
{
    fake_give(scene->stream, &scene->link, bytes, size);
    edge_flush(&scene->edge);
}

static void give_text(struct scene *scene, const char *text)
{
    give(scene, text, (uint32_t)strlen(text));
}

/* Lets time pass in seconds, as the loop does. */
static void pass(struct scene *scene, int64_t ms)
{
    for (int64_t now = 0; now < ms; now += 1000) {
        edge_turn(&scene->edge, scene->edge.now_ms + (ms - now < 1000 ? ms - now : 1000));
        edge_check(&scene->edge);
        edge_flush(&scene->edge);
    }
}

static void open_websocket(struct scene *scene)
{
    begin(scene);
    give_text(scene, request_open);
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

static void give_frame(struct scene *scene, uint8_t first, const char *payload, uint32_t size)
{
    static char bytes[4096];

    give(scene, bytes, frame_in(bytes, first, payload, size));
}

/* Requests. */

static void test_one_request_is_answered_and_the_connection_ends(void **state)
{
    struct scene scene;

    (void)state;
    begin(&scene);
    give_text(&scene, request_post);
    assert_string_equal(scene.words, "POST /a hello ");
    assert_memory_equal(scene.link.out, "HEADBODY", 8);
    assert_true(scene.link.has_ended);
    assert_false(scene.link.is_closed);
    scene.link.is_at_end = true;
    edge_readable(scene.stream);
    assert_true(scene.link.is_closed);
    assert_string_equal(scene.words, "POST /a hello ended ");
    end(&scene);
}

/* Whatever follows a request in the same bytes is not heard, wherever they are cut. */
static void test_every_pair_cut_at_every_byte(void **state)
{
    static const char *const requests[REQUESTS] = { request_get, request_head, request_post,
                                                    request_open, request_h2c };
    static const char *const heard[REQUESTS] = { "GET /a  ", "HEAD /a  ", "POST /a hello ",
                                                 "GET /ws  ", "GET /  " };
    char both[512];

    (void)state;
    for (int i = 0; i < REQUESTS * REQUESTS; i++) {
        const char *first = requests[i / REQUESTS];
        bool is_open = first == request_open;
        snprintf(both, sizeof both, "%s%s", first, requests[i % REQUESTS]);
        uint32_t size = (uint32_t)strlen(both);
        for (uint32_t cut = 1; cut <= size; cut++) {
            struct scene scene;
            begin(&scene);
            give(&scene, both, cut);
            give(&scene, both + cut, size - cut);
            assert_memory_equal(scene.words, heard[i / REQUESTS], strlen(heard[i / REQUESTS]));
            /* A request is no frame. */
            assert_string_equal(scene.words + strlen(heard[i / REQUESTS]),
                                is_open ? "fault1002 " : "");
            pass(&scene, 6000);
            assert_true(scene.link.is_closed);
            end(&scene);
        }
    }
}

static void test_byte_by_byte(void **state)
{
    struct scene scene;

    (void)state;
    begin(&scene);
    for (uint32_t i = 0; i < sizeof request_post - 1; i++) {
        give(&scene, request_post + i, 1);
    }
    assert_string_equal(scene.words, "POST /a hello ");
    end(&scene);
}

static void test_a_frame_that_came_with_the_request(void **state)
{
    struct scene scene;
    char both[256];
    size_t size = sizeof request_open - 1;

    (void)state;
    memcpy(both, request_open, size);
    memcpy(both + size, frame_hi, sizeof frame_hi - 1);
    begin(&scene);
    give(&scene, both, (uint32_t)(size + sizeof frame_hi - 1));
    assert_string_equal(scene.words, "GET /ws  message(hi) ");
    end(&scene);
}

static void test_what_is_too_large(void **state)
{
    static char line[8192];
    struct scene scene;

    (void)state;
    begin(&scene);
    give_text(&scene, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 65\r\n\r\n");
    assert_string_equal(scene.words, "413 ");
    end(&scene);
    memset(line, 'a', sizeof line - 1);
    memcpy(line, "GET / HTTP/1.1\r\nA: ", 19);
    begin(&scene);
    give_text(&scene, line);
    assert_string_equal(scene.words, "431 ");
    end(&scene);
}

/* A reply of two parts, taken in steps of any size, arrives whole. */
static void test_slow_readers_get_everything(void **state)
{
    (void)state;
    for (uint32_t step = 1; step < 10; step++) {
        struct scene scene;
        begin(&scene);
        scene.link.step = step;
        scene.link.room = step;
        give_text(&scene, request_get);
        while (scene.link.out_size < 8) {
            assert_true(scene.link.writes);
            scene.link.room = step;
            edge_writable(scene.stream);
        }
        assert_memory_equal(scene.link.out, "HEADBODY", 8);
        assert_true(scene.link.has_ended);
        assert_false(scene.link.writes);
        end(&scene);
    }
}

static void test_the_other_side_says_all_and_listens(void **state)
{
    struct scene scene;

    (void)state;
    begin(&scene);
    scene.is_lazy = true;
    give_text(&scene, request_get);
    scene.link.is_at_end = true;
    assert_false(scene.link.reads);
    edge_readable(scene.stream);
    assert_false(scene.link.is_closed);
    answer(scene.stream);
    edge_flush(&scene.edge);
    assert_memory_equal(scene.link.out, "HEADBODY", 8);
    end(&scene);
}

/* Deadlines. */

struct slow {
    const char *bytes;
    bool is_lazy;
    uint32_t room;
    int64_t lives_ms; /* at least; gone a second later */
};

static void test_every_state_has_a_deadline(void **state)
{
    static const struct slow cases[] = {
        { "", false, 100, 10000 },
        { "GET / HT", false, 100, 10000 },
        { "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhell", false, 100, 10000 },
        { "GET / HTTP/1.1\r\nHost: x\r\n\r\n", true, 100, 60000 },
        { "GET / HTTP/1.1\r\nHost: x\r\n\r\n", false, 3, 60000 },
        { "GET / HTTP/1.1\r\nHost: x\r\n\r\n", false, 100, 2000 },
        { request_open, false, UINT32_MAX, 75000 },
        { request_open, false, 3, 60000 },
    };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(cases); i++) {
        struct scene scene;
        begin(&scene);
        scene.is_lazy = cases[i].is_lazy;
        scene.link.room = cases[i].room;
        give_text(&scene, cases[i].bytes);
        pass(&scene, cases[i].lives_ms - 1000);
        assert_false(scene.link.is_closed);
        pass(&scene, 2000);
        assert_true(scene.link.is_closed);
        end(&scene);
    }
}

/* A byte a second does not help. */
static void test_a_trickle_is_not_enough(void **state)
{
    struct scene scene;
    uint32_t seconds = 0;

    (void)state;
    begin(&scene);
    for (; !scene.link.is_closed && seconds < 100; seconds++) {
        give(&scene, request_get + seconds, 1);
        pass(&scene, 1000);
    }
    assert_int_equal(seconds, 10);
    end(&scene);
    open_websocket(&scene);
    give(&scene, "\x81\xfe\x03\x00mask", 8);
    for (seconds = 0; !scene.link.is_closed && seconds < 100; seconds++) {
        give(&scene, "x", 1);
        pass(&scene, 1000);
    }
    assert_int_equal(seconds, 20);
    end(&scene);
}

/* Nor do pings between the parts of a message that never ends. */
static void test_parts_without_end(void **state)
{
    struct scene scene;
    uint32_t seconds = 0;

    (void)state;
    open_websocket(&scene);
    give_frame(&scene, 0x01, "a", 1);
    for (; !scene.link.is_closed && seconds < 100; seconds++) {
        give_frame(&scene, 0x00, "", 0);
        give_frame(&scene, 0x89, "p", 1);
        pass(&scene, 1000);
    }
    assert_int_equal(seconds, 20);
    end(&scene);
}

static void test_a_silent_one_is_pinged_and_lives(void **state)
{
    struct scene scene;

    (void)state;
    open_websocket(&scene);
    for (int i = 0; i < 10; i++) {
        scene.link.out_size = 0;
        pass(&scene, 31000);
        assert_int_equal(scene.link.out_size, 2);
        assert_memory_equal(scene.link.out, "\x89\0", 2);
        give_frame(&scene, 0x8a, "", 0);
        assert_false(scene.link.is_closed);
    }
    end(&scene);
}

static void test_the_slowest_gives_way(void **state)
{
    static struct edge_link others[20];
    struct scene scene;

    (void)state;
    begin(&scene);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_link_begin(&others[i]);
        edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
    }
    assert_true(scene.link.is_closed);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        assert_int_equal(others[i].is_closed, i + 8 < PL_COUNT_OF(others));
    }
    assert_int_equal(scene.edge.stream_count, 8);
    edge_flush(&scene.edge);
    end(&scene);
}

/* Nor do those who have begun a request, or do not read the reply, keep others out. */
static void test_whoever_is_slow_gives_way(void **state)
{
    static const struct slow cases[] = {
        { "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhell", false, 100, 0 },
        { request_get, false, 3, 0 },
        { request_get, false, 100, 0 },
    };
    static struct edge_link others[20];

    (void)state;
    for (size_t n = 0; n < PL_COUNT_OF(cases); n++) {
        struct scene scene;
        begin(&scene);
        for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
            fake_link_begin(&others[i]);
            others[i].room = cases[n].room;
            struct edge_stream *stream =
                edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
            assert_non_null(stream);
            fake_give(stream, &others[i], cases[n].bytes, (uint32_t)strlen(cases[n].bytes));
            edge_flush(&scene.edge);
            pass(&scene, 10);
        }
        assert_true(scene.link.is_closed);
        for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
            assert_int_equal(others[i].is_closed, i + 8 < PL_COUNT_OF(others));
        }
        end(&scene);
    }
}

/* Whoever waits for us does not give way: then it is the newcomer who is refused. */
static void test_whoever_waits_for_us_stays(void **state)
{
    static struct edge_link others[8];
    struct scene scene;

    (void)state;
    begin(&scene);
    scene.is_lazy = true;
    give_text(&scene, request_get);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_link_begin(&others[i]);
        struct edge_stream *stream =
            edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
        assert_int_equal(stream != NULL, i < 7);
        if (stream) {
            fake_give(stream, &others[i], request_get, sizeof request_get - 1);
        }
        assert_int_equal(others[i].is_closed, i == 7);
    }
    assert_false(scene.link.is_closed);
    end(&scene);
}

/* WebSockets. */

struct exchange {
    const char *what;
    const char *bytes;
    uint32_t size;
    const char *words;
    int close; /* the code that is sent; 0: it stays open */
};

#define BYTES(text_) text_, sizeof(text_) - 1
#define MASK         "\0\0\0\0"

static const struct exchange exchanges[] = {
    { "a text", BYTES("\x81\x82" MASK "hi"), "message(hi) ", 0 },
    { "an empty text", BYTES("\x81\x80" MASK), "message() ", 0 },
    { "two in one go", BYTES("\x81\x81" MASK "a\x81\x81" MASK "b"), "message(a) message(b) ", 0 },
    { "parts", BYTES("\x01\x81" MASK "a\x00\x81" MASK "b\x80\x81" MASK "c"), "message(abc) ", 0 },
    { "empty parts", BYTES("\x01\x80" MASK "\x00\x80" MASK "\x80\x80" MASK), "message() ", 0 },
    { "a ping between parts", BYTES("\x01\x81" MASK "a\x89\x81" MASK "p\x80\x81" MASK "b"),
      "message(ab) ", 0 },
    { "a pong that nobody asked for", BYTES("\x8a\x81" MASK "x\x81\x81" MASK "a"), "message(a) ",
      0 },
    { "no mask", BYTES("\x81\x02hi"), "fault1002 ", 1002 },
    { "reserved bit 1", BYTES("\xc1\x82" MASK "hi"), "fault1002 ", 1002 },
    { "reserved bit 2", BYTES("\xa1\x82" MASK "hi"), "fault1002 ", 1002 },
    { "reserved bit 3", BYTES("\x91\x82" MASK "hi"), "fault1002 ", 1002 },
    { "opcode 3", BYTES("\x83\x80" MASK), "fault1002 ", 1002 },
    { "opcode 11", BYTES("\x8b\x80" MASK), "fault1002 ", 1002 },
    { "opcode 15", BYTES("\x8f\x80" MASK), "fault1002 ", 1002 },
    { "a part of nothing", BYTES("\x80\x81" MASK "a"), "fault1002 ", 1002 },
    { "a beginning in the middle", BYTES("\x01\x81" MASK "a\x81\x81" MASK "b"), "fault1002 ",
      1002 },
    { "a ping in parts", BYTES("\x09\x80" MASK), "fault1002 ", 1002 },
    { "a long ping", BYTES("\x89\xfe\x00\x7e" MASK), "fault1002 ", 1002 },
    { "a length longer than needed", BYTES("\x81\xfe\x00\x02" MASK "hi"), "fault1002 ", 1002 },
    { "the same in eight bytes", BYTES("\x81\xff\0\0\0\0\0\0\x01\0" MASK), "fault1002 ", 1002 },
    { "2^63 bytes", BYTES("\x81\xff\x80\0\0\0\0\0\0\0" MASK), "fault1002 ", 1002 },
    { "2^62 bytes", BYTES("\x81\xff\x40\0\0\0\0\0\0\0" MASK), "fault1009 ", 1009 },
    { "1,001 bytes", BYTES("\x81\xfe\x03\xe9" MASK), "fault1009 ", 1009 },
    { "bytes", BYTES("\x82\x81" MASK "a"), "fault1003 ", 1003 },
    { "broken UTF-8", BYTES("\x81\x82" MASK "\xc3\x28"), "fault1007 ", 1007 },
    { "UTF-8 broken by parts", BYTES("\x01\x81" MASK "\xc5\x80\x81" MASK "\x82"),
      "message(\xc5\x82) ", 0 },
    { "a close", BYTES("\x88\x82" MASK "\x03\xe8"), "", 1000 },
    { "a close without a code", BYTES("\x88\x80" MASK), "", 1005 },
    { "a close with words",
      BYTES("\x88\x85" MASK "\x03\xe9"
            "bye"),
      "", 1001 },
    { "half a code", BYTES("\x88\x81" MASK "\x03"), "", 1002 },
    { "a code that nobody may send", BYTES("\x88\x82" MASK "\x03\xed"), "", 1002 },
    { "code 999", BYTES("\x88\x82" MASK "\x03\xe7"), "", 1002 },
    { "code 5000", BYTES("\x88\x82" MASK "\x13\x88"), "", 1002 },
    { "code 4999", BYTES("\x88\x82" MASK "\x13\x87"), "", 4999 },
    { "a close with broken words", BYTES("\x88\x83" MASK "\x03\xe8\xff"), "", 1007 },
    { "a text after a close", BYTES("\x88\x80" MASK "\x81\x81" MASK "a"), "", 1005 },
};

static void check_exchange(const struct exchange *exchange, uint32_t cut)
{
    struct scene scene;

    open_websocket(&scene);
    give(&scene, exchange->bytes, cut);
    give(&scene, exchange->bytes + cut, exchange->size - cut);
    if (strcmp(scene.words, exchange->words) != 0) {
        fail_msg("%s, cut at %u: heard '%s'", exchange->what, (unsigned)cut, scene.words);
    }
    assert_int_equal(edge_is_ending(scene.stream), exchange->close != 0);
    if (exchange->close) {
        const uint8_t *out = (const uint8_t *)scene.link.out;
        assert_int_equal(out[0], 0x88);
        assert_int_equal(out[1], exchange->close == 1005 ? 0 : 2);
        assert_true(exchange->close == 1005 || (out[2] << 8 | out[3]) == exchange->close);
        assert_true(scene.link.has_ended);
    }
    end(&scene);
}

static void test_frames_as_the_standard_has_them(void **state)
{
    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(exchanges); i++) {
        for (uint32_t cut = 0; cut <= exchanges[i].size; cut++) {
            check_exchange(&exchanges[i], cut);
        }
    }
}

static void test_pings_are_answered(void **state)
{
    struct scene scene;

    (void)state;
    open_websocket(&scene);
    give_frame(&scene, 0x89, "echo", 4);
    assert_memory_equal(scene.link.out,
                        "\x8a\x04"
                        "echo",
                        6);
    end(&scene);
}

/* Nobody makes us keep answers by the thousand that they do not read, however short they are. */
static void test_pongs_that_nobody_reads(void **state)
{
    struct scene scene;

    (void)state;
    open_websocket(&scene);
    scene.link.room = 0;
    for (int i = 0; i < 2000; i++) {
        give_frame(&scene, 0x89, "", 0);
        pass(&scene, 100);
        scene.link.room = i % 100 == 0;
        edge_writable(scene.stream);
    }
    assert_false(scene.link.is_closed);
    assert_in_range(edge_queued(scene.stream), 60000, 66000);
    scene.link.room = UINT32_MAX;
    edge_writable(scene.stream);
    assert_in_range(scene.link.out_size, 100, 2000);
    assert_int_equal(edge_queued(scene.stream), 0);
    end(&scene);
}

static void test_a_flood_of_frames_ends_it(void **state)
{
    struct scene scene;

    (void)state;
    open_websocket(&scene);
    for (int i = 0; i < 20; i++) {
        give_frame(&scene, 0x89, "", 0);
        assert_false(edge_is_ending(scene.stream));
    }
    give_frame(&scene, 0x89, "", 0);
    assert_string_equal(scene.words, "fault1008 ");
    assert_true(edge_is_ending(scene.stream));
    end(&scene);
    /* Ten a second are fine. */
    open_websocket(&scene);
    for (int i = 0; i < 100; i++) {
        give_frame(&scene, 0x89, "", 0);
        pass(&scene, 100);
    }
    assert_false(edge_is_ending(scene.stream));
    end(&scene);
}

/* Messages of every size that has its own kind of length, whole and in order. */
static void test_messages_that_are_sent(void **state)
{
    static const uint32_t sizes[] = { 0, 1, 125, 126, 127, 65535, 65536 };
    static char bytes[65536];

    (void)state;
    memset(bytes, 'z', sizeof bytes);
    for (size_t i = 0; i < PL_COUNT_OF(sizes); i++) {
        struct scene scene;
        open_websocket(&scene);
        struct server_text *text = server_text_new(bytes, sizes[i]);
        edge_send(scene.stream, text);
        server_text_drop(text);
        edge_flush(&scene.edge);
        uint32_t head = sizes[i] < 126 ? 2 : sizes[i] < 65536 ? 4 : 10;
        assert_int_equal(scene.link.out_size, head + sizes[i]);
        assert_int_equal((uint8_t)scene.link.out[0], 0x81);
        assert_memory_equal(scene.link.out + head, bytes, sizes[i]);
        end(&scene);
    }
}

/* One text goes to two, of whom one reads slowly: the head of its frame is shared. */
static void test_what_waits_can_be_forgotten(void **state)
{
    struct scene scene;
    struct server_text *text = server_text_new("0123456789", 10);

    (void)state;
    open_websocket(&scene);
    scene.link.room = 3;
    for (int i = 0; i < 5; i++) {
        edge_send(scene.stream, text);
    }
    edge_flush(&scene.edge);
    assert_int_equal(edge_queued(scene.stream), 57 + 5 * EDGE_PIECE_COST);
    edge_forget(scene.stream);
    assert_int_equal(edge_queued(scene.stream), 9 + EDGE_PIECE_COST);
    edge_close(scene.stream, EDGE_CLOSE_NORMAL);
    scene.link.room = UINT32_MAX;
    edge_writable(scene.stream);
    assert_memory_equal(scene.link.out,
                        "\x81\x0a"
                        "0123456789"
                        "\x88\x02\x03\xe8",
                        16);
    server_text_drop(text);
    end(&scene);
}

/* A link without room may hold what it was given: that has to come again, before anything else. */
static void test_what_a_link_may_hold_is_not_forgotten(void **state)
{
    struct scene scene;
    struct server_text *text = server_text_new("0123456789", 10);

    (void)state;
    open_websocket(&scene);
    scene.link.room = 0;
    edge_send(scene.stream, text);
    edge_send(scene.stream, text);
    edge_flush(&scene.edge);
    edge_forget(scene.stream);
    assert_int_equal(edge_queued(scene.stream), 12 + EDGE_PIECE_COST);
    edge_close(scene.stream, EDGE_CLOSE_NORMAL);
    scene.link.room = UINT32_MAX;
    edge_writable(scene.stream);
    assert_memory_equal(scene.link.out,
                        "\x81\x0a"
                        "0123456789"
                        "\x88\x02\x03\xe8",
                        16);
    server_text_drop(text);
    end(&scene);
}

/* What waits for all readers together has a bound. */
static void test_memory_is_bounded(void **state)
{
    static struct edge_link others[6];
    static char bytes[24000 - 4 - EDGE_PIECE_COST];
    struct edge_stream *stream[6];
    struct scene scene;

    (void)state;
    memset(bytes, 'z', sizeof bytes);
    open_websocket(&scene);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_link_begin(&others[i]);
        stream[i] = edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
        fake_give(stream[i], &others[i], request_open, sizeof request_open - 1);
        edge_flush(&scene.edge);
        others[i].room = 0;
    }
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        struct server_text *text = server_text_new(bytes, sizeof bytes);
        edge_send(stream[i], text);
        server_text_drop(text);
        pass(&scene, 10);
        /* The second reads a little each time. */
        others[1].room = i > 1 ? 1 : 0;
        edge_writable(stream[1]);
        assert_true(scene.edge.queued <= QUEUED_MAX);
    }
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        assert_int_equal(others[i].is_closed, i == 0 || i == 2 || i == 3);
    }
    end(&scene);
    assert_int_equal(scene.edge.queued, 0);
}

static void test_broken_links(void **state)
{
    struct scene scene;

    (void)state;
    open_websocket(&scene);
    scene.link.is_broken = true;
    edge_readable(scene.stream);
    assert_string_equal(scene.words, "ended ");
    end(&scene);
    open_websocket(&scene);
    scene.link.is_broken = true;
    struct server_text *text = server_text_new("a", 1);
    edge_send(scene.stream, text);
    server_text_drop(text);
    edge_flush(&scene.edge);
    assert_string_equal(scene.words, "ended ");
    end(&scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_request_is_answered_and_the_connection_ends),
        cmocka_unit_test(test_every_pair_cut_at_every_byte),
        cmocka_unit_test(test_byte_by_byte),
        cmocka_unit_test(test_a_frame_that_came_with_the_request),
        cmocka_unit_test(test_what_is_too_large),
        cmocka_unit_test(test_slow_readers_get_everything),
        cmocka_unit_test(test_the_other_side_says_all_and_listens),
        cmocka_unit_test(test_every_state_has_a_deadline),
        cmocka_unit_test(test_a_trickle_is_not_enough),
        cmocka_unit_test(test_parts_without_end),
        cmocka_unit_test(test_a_silent_one_is_pinged_and_lives),
        cmocka_unit_test(test_the_slowest_gives_way),
        cmocka_unit_test(test_whoever_is_slow_gives_way),
        cmocka_unit_test(test_whoever_waits_for_us_stays),
        cmocka_unit_test(test_frames_as_the_standard_has_them),
        cmocka_unit_test(test_pings_are_answered),
        cmocka_unit_test(test_pongs_that_nobody_reads),
        cmocka_unit_test(test_a_flood_of_frames_ends_it),
        cmocka_unit_test(test_messages_that_are_sent),
        cmocka_unit_test(test_what_waits_can_be_forgotten),
        cmocka_unit_test(test_what_a_link_may_hold_is_not_forgotten),
        cmocka_unit_test(test_memory_is_bounded),
        cmocka_unit_test(test_broken_links),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
