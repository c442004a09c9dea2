/* Connections from acceptance to end, over links made here and in a time of their own. */
#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/edge/scene.h"

enum { REQUESTS = 5 };

static const char request_head[] = "HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n";
static const char request_post[] = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello";
static const char request_h2c[] = "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\n\r\n";
/* "hi", masked by zeros. */
static const char frame_hi[] = "\x81\x82\0\0\0\0hi";

/* Requests. */

static void test_one_request_is_answered_and_the_connection_ends(void **state)
{
    struct scene scene;

    (void)state;
    scene_begin(&scene);
    scene_give_text(&scene, request_post);
    assert_string_equal(scene.words, "POST /a hello ");
    assert_memory_equal(scene.link.out, "HEADBODY", 8);
    assert_true(scene.link.has_ended);
    assert_false(scene.link.is_closed);
    scene.link.is_at_end = true;
    edge_readable(scene.stream);
    assert_true(scene.link.is_closed);
    assert_string_equal(scene.words, "POST /a hello ended ");
    scene_end(&scene);
}

/* Bytes behind a request are not read, wherever they are cut. */
static void test_every_pair_cut_at_every_byte(void **state)
{
    static const char *const requests[REQUESTS] = { scene_get, request_head, request_post,
                                                    scene_upgrade, request_h2c };
    static const char *const heard[REQUESTS] = { "GET /a  ", "HEAD /a  ", "POST /a hello ",
                                                 "GET /ws  ", "GET /  " };
    char both[512];

    (void)state;
    for (int i = 0; i < REQUESTS * REQUESTS; i++) {
        const char *first = requests[i / REQUESTS];
        bool is_open = first == scene_upgrade;
        snprintf(both, sizeof both, "%s%s", first, requests[i % REQUESTS]);
        uint32_t size = (uint32_t)strlen(both);
        for (uint32_t cut = 1; cut <= size; cut++) {
            struct scene scene;
            scene_begin(&scene);
            scene_give(&scene, both, cut);
            scene_give(&scene, both + cut, size - cut);
            assert_memory_equal(scene.words, heard[i / REQUESTS], strlen(heard[i / REQUESTS]));
            /* A request is no frame. */
            assert_string_equal(scene.words + strlen(heard[i / REQUESTS]),
                                is_open ? "fault1002 " : "");
            scene_pass(&scene, 6000);
            assert_true(scene.link.is_closed);
            scene_end(&scene);
        }
    }
}

static void test_byte_by_byte(void **state)
{
    struct scene scene;

    (void)state;
    scene_begin(&scene);
    for (uint32_t i = 0; i < sizeof request_post - 1; i++) {
        scene_give(&scene, request_post + i, 1);
    }
    assert_string_equal(scene.words, "POST /a hello ");
    scene_end(&scene);
}

static void test_a_frame_that_came_with_the_request(void **state)
{
    struct scene scene;
    char both[256];
    size_t size = strlen(scene_upgrade);

    (void)state;
    memcpy(both, scene_upgrade, size);
    memcpy(both + size, frame_hi, sizeof frame_hi - 1);
    scene_begin(&scene);
    scene_give(&scene, both, (uint32_t)(size + sizeof frame_hi - 1));
    assert_string_equal(scene.words, "GET /ws  message(hi) ");
    scene_end(&scene);
}

static void test_what_is_too_large(void **state)
{
    static char line[8192];
    struct scene scene;

    (void)state;
    scene_begin(&scene);
    scene_give_text(&scene, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 65\r\n\r\n");
    assert_string_equal(scene.words, "413 ");
    scene_end(&scene);
    memset(line, 'a', sizeof line - 1);
    memcpy(line, "GET / HTTP/1.1\r\nA: ", 19);
    scene_begin(&scene);
    scene_give_text(&scene, line);
    assert_string_equal(scene.words, "431 ");
    scene_end(&scene);
}

/* A reply of two parts, taken in steps of any size, arrives whole. */
static void test_slow_readers_get_everything(void **state)
{
    (void)state;
    for (uint32_t step = 1; step < 10; step++) {
        struct scene scene;
        scene_begin(&scene);
        scene.link.step = step;
        scene.link.room = step;
        scene_give_text(&scene, scene_get);
        while (scene.link.out_size < 8) {
            assert_true(scene.link.writes);
            scene.link.room = step;
            edge_writable(scene.stream);
        }
        assert_memory_equal(scene.link.out, "HEADBODY", 8);
        assert_true(scene.link.has_ended);
        assert_false(scene.link.writes);
        scene_end(&scene);
    }
}

static void test_the_other_side_says_all_and_listens(void **state)
{
    struct scene scene;

    (void)state;
    scene_begin(&scene);
    scene.is_lazy = true;
    scene_give_text(&scene, scene_get);
    scene.link.is_at_end = true;
    assert_false(scene.link.reads);
    edge_readable(scene.stream);
    assert_false(scene.link.is_closed);
    scene_answer(scene.stream);
    edge_flush(&scene.edge);
    assert_memory_equal(scene.link.out, "HEADBODY", 8);
    scene_end(&scene);
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
        { scene_upgrade, false, UINT32_MAX, 75000 },
        { scene_upgrade, false, 3, 60000 },
    };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(cases); i++) {
        struct scene scene;
        scene_begin(&scene);
        scene.is_lazy = cases[i].is_lazy;
        scene.link.room = cases[i].room;
        scene_give_text(&scene, cases[i].bytes);
        scene_pass(&scene, cases[i].lives_ms - 1000);
        assert_false(scene.link.is_closed);
        scene_pass(&scene, 2000);
        assert_true(scene.link.is_closed);
        scene_end(&scene);
    }
}

/* A byte a second does not help. */
static void test_a_trickle_is_not_enough(void **state)
{
    struct scene scene;
    uint32_t seconds = 0;

    (void)state;
    scene_begin(&scene);
    for (; !scene.link.is_closed && seconds < 100; seconds++) {
        scene_give(&scene, scene_get + seconds, 1);
        scene_pass(&scene, 1000);
    }
    assert_int_equal(seconds, 10);
    scene_end(&scene);
    scene_open(&scene);
    scene_give(&scene, "\x81\xfe\x03\x00mask", 8);
    for (seconds = 0; !scene.link.is_closed && seconds < 100; seconds++) {
        scene_give(&scene, "x", 1);
        scene_pass(&scene, 1000);
    }
    assert_int_equal(seconds, 20);
    scene_end(&scene);
}

/* Nor do pings between the parts of a message that never ends. */
static void test_parts_without_end(void **state)
{
    struct scene scene;
    uint32_t seconds = 0;

    (void)state;
    scene_open(&scene);
    scene_give_frame(&scene, 0x01, "a", 1);
    for (; !scene.link.is_closed && seconds < 100; seconds++) {
        scene_give_frame(&scene, 0x00, "", 0);
        scene_give_frame(&scene, 0x89, "p", 1);
        scene_pass(&scene, 1000);
    }
    assert_int_equal(seconds, 20);
    scene_end(&scene);
}

static void test_a_silent_one_is_pinged_and_lives(void **state)
{
    struct scene scene;

    (void)state;
    scene_open(&scene);
    for (int i = 0; i < 10; i++) {
        scene.link.out_size = 0;
        scene_pass(&scene, 31000);
        assert_int_equal(scene.link.out_size, 2);
        assert_memory_equal(scene.link.out, "\x89\0", 2);
        scene_give_frame(&scene, 0x8a, "", 0);
        assert_false(scene.link.is_closed);
    }
    scene_end(&scene);
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

    scene_open(&scene);
    scene_give(&scene, exchange->bytes, cut);
    scene_give(&scene, exchange->bytes + cut, exchange->size - cut);
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
    scene_end(&scene);
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
    scene_open(&scene);
    scene_give_frame(&scene, 0x89, "echo", 4);
    assert_memory_equal(scene.link.out,
                        "\x8a\x04"
                        "echo",
                        6);
    scene_end(&scene);
}

static void test_a_flood_of_frames_ends_it(void **state)
{
    struct scene scene;

    (void)state;
    scene_open(&scene);
    for (int i = 0; i < 20; i++) {
        scene_give_frame(&scene, 0x89, "", 0);
        assert_false(edge_is_ending(scene.stream));
    }
    scene_give_frame(&scene, 0x89, "", 0);
    assert_string_equal(scene.words, "fault1008 ");
    assert_true(edge_is_ending(scene.stream));
    scene_end(&scene);
    /* Ten a second are fine. */
    scene_open(&scene);
    for (int i = 0; i < 100; i++) {
        scene_give_frame(&scene, 0x89, "", 0);
        scene_pass(&scene, 100);
    }
    assert_false(edge_is_ending(scene.stream));
    scene_end(&scene);
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
        scene_open(&scene);
        struct server_text *text = server_text_new(bytes, sizes[i]);
        edge_send(scene.stream, text);
        server_text_drop(text);
        edge_flush(&scene.edge);
        uint32_t head = sizes[i] < 126 ? 2 : sizes[i] < 65536 ? 4 : 10;
        assert_int_equal(scene.link.out_size, head + sizes[i]);
        assert_int_equal((uint8_t)scene.link.out[0], 0x81);
        assert_memory_equal(scene.link.out + head, bytes, sizes[i]);
        scene_end(&scene);
    }
}

/* One text goes to two, of whom one reads slowly: the head of its frame is shared. */
static void test_what_waits_can_be_forgotten(void **state)
{
    struct scene scene;
    struct server_text *text = server_text_new("0123456789", 10);

    (void)state;
    scene_open(&scene);
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
    scene_end(&scene);
}

/* A link without room may hold what it was given: that has to come again, before anything else. */
static void test_what_a_link_may_hold_is_not_forgotten(void **state)
{
    struct scene scene;
    struct server_text *text = server_text_new("0123456789", 10);

    (void)state;
    scene_open(&scene);
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
    scene_end(&scene);
}

static void test_broken_links(void **state)
{
    struct scene scene;

    (void)state;
    scene_open(&scene);
    scene.link.is_broken = true;
    edge_readable(scene.stream);
    assert_string_equal(scene.words, "ended ");
    scene_end(&scene);
    scene_open(&scene);
    scene.link.is_broken = true;
    struct server_text *text = server_text_new("a", 1);
    edge_send(scene.stream, text);
    server_text_drop(text);
    edge_flush(&scene.edge);
    assert_string_equal(scene.words, "ended ");
    scene_end(&scene);
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
        cmocka_unit_test(test_frames_as_the_standard_has_them),
        cmocka_unit_test(test_pings_are_answered),
        cmocka_unit_test(test_a_flood_of_frames_ends_it),
        cmocka_unit_test(test_messages_that_are_sent),
        cmocka_unit_test(test_what_waits_can_be_forgotten),
        cmocka_unit_test(test_what_a_link_may_hold_is_not_forgotten),
        cmocka_unit_test(test_broken_links),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
