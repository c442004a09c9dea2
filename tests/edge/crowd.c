/* Too many connections, and too much that waits for them: who gives way. */
#include "tests/unit/unit.h"

#include <string.h>

#include "tests/edge/scene.h"

static void test_the_slowest_gives_way(void **state)
{
    static struct edge_link others[20];
    struct scene scene;

    (void)state;
    scene_begin(&scene);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_link_begin(&others[i]);
        edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
    }
    assert_true(scene.link.is_closed);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        assert_int_equal(others[i].is_closed, i + SCENE_PENDING_MAX < PL_COUNT_OF(others));
    }
    assert_int_equal(scene.edge.stream_count, SCENE_PENDING_MAX);
    edge_flush(&scene.edge);
    scene_end(&scene);
}

/* Nor do those who have begun a request, or do not read the reply, keep others out. */
static void test_whoever_is_slow_gives_way(void **state)
{
    const struct {
        const char *bytes;
        uint32_t room;
    } cases[] = {
        { "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhell", 100 },
        { scene_get, 3 },
        { scene_get, 100 },
    };
    static struct edge_link others[20];

    (void)state;
    for (size_t n = 0; n < PL_COUNT_OF(cases); n++) {
        struct scene scene;
        scene_begin(&scene);
        for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
            fake_link_begin(&others[i]);
            others[i].room = cases[n].room;
            struct edge_stream *stream =
                edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
            assert_non_null(stream);
            fake_give(stream, &others[i], cases[n].bytes, (uint32_t)strlen(cases[n].bytes));
            edge_flush(&scene.edge);
            scene_pass(&scene, 10);
        }
        assert_true(scene.link.is_closed);
        for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
            assert_int_equal(others[i].is_closed, i + SCENE_PENDING_MAX < PL_COUNT_OF(others));
        }
        scene_end(&scene);
    }
}

/* A client that waits for us does not give way: then the newcomer is refused. */
static void test_whoever_waits_for_us_stays(void **state)
{
    static struct edge_link others[8];
    struct scene scene;

    (void)state;
    scene_begin(&scene);
    scene.is_lazy = true;
    scene_give_text(&scene, scene_get);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_link_begin(&others[i]);
        struct edge_stream *stream =
            edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
        assert_int_equal(stream != NULL, i < 7);
        if (stream) {
            fake_give(stream, &others[i], scene_get, (uint32_t)strlen(scene_get));
        }
        assert_int_equal(others[i].is_closed, i == 7);
    }
    assert_false(scene.link.is_closed);
    scene_end(&scene);
}

/* A client cannot make us keep thousands of answers that it does not read, however short they are.
 * */
static void test_pongs_that_nobody_reads(void **state)
{
    struct scene scene;

    (void)state;
    scene_open(&scene);
    scene.link.room = 0;
    for (int i = 0; i < 2000; i++) {
        scene_give_frame(&scene, 0x89, "", 0);
        scene_pass(&scene, 100);
        scene.link.room = i % 100 == 0;
        edge_writable(scene.stream);
    }
    assert_false(scene.link.is_closed);
    assert_in_range(edge_queued(scene.stream), 60000, 66000);
    scene.link.room = UINT32_MAX;
    edge_writable(scene.stream);
    assert_in_range(scene.link.out_size, 100, 2000);
    assert_int_equal(edge_queued(scene.stream), 0);
    scene_end(&scene);
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
    scene_open(&scene);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_link_begin(&others[i]);
        stream[i] = edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
        fake_give(stream[i], &others[i], scene_upgrade, (uint32_t)strlen(scene_upgrade));
        edge_flush(&scene.edge);
        others[i].room = 0;
    }
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        struct server_text *text = server_text_new(bytes, sizeof bytes);
        edge_send(stream[i], text);
        server_text_drop(text);
        scene_pass(&scene, 10);
        /* The second reads a little each time. */
        others[1].room = i > 1 ? 1 : 0;
        edge_writable(stream[1]);
        assert_true(scene.edge.queued <= SCENE_QUEUED_MAX);
    }
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        assert_int_equal(others[i].is_closed, i == 0 || i == 2 || i == 3);
    }
    scene_end(&scene);
    assert_int_equal(scene.edge.queued, 0);
}

/* An answer does not wait for those who are told after it. */
static void test_the_first_is_sent_first(void **state)
{
    static struct edge_link others[5];
    struct edge_stream *streams[PL_COUNT_OF(others)];
    struct scene scene;

    (void)state;
    scene_begin(&scene);
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_link_begin(&others[i]);
        streams[i] = edge_accept(&scene.edge, &others[i], &(struct edge_peer){ { 0 } });
    }
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        fake_give(streams[i], &others[i], scene_get, (uint32_t)strlen(scene_get));
    }
    edge_flush(&scene.edge);
    for (size_t i = 1; i < PL_COUNT_OF(others); i++) {
        assert_true(others[i].out_size > 0);
        assert_true(others[i - 1].turn < others[i].turn);
    }
    scene_end(&scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_slowest_gives_way),
        cmocka_unit_test(test_the_first_is_sent_first),
        cmocka_unit_test(test_whoever_is_slow_gives_way),
        cmocka_unit_test(test_whoever_waits_for_us_stays),
        cmocka_unit_test(test_pongs_that_nobody_reads),
        cmocka_unit_test(test_memory_is_bounded),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
