/* What the server is called, and whom it believes about where a request comes from. */
#include "tests/unit/unit.h"

#include <string.h>

#include "server/gate/host.h"
#include "server/gate/proxy.h"

static void test_hosts(void **state)
{
    static const char *const ours[] = {
        "127.0.0.1:8080", "[::1]:8080", "[::1]", "localhost",       "192.168.0.7:80",
        "komputer:8080",  "a.local",    "x.lan", "gry.example.org", "GRY.example.org:443"
    };
    static const char *const others[] = { "",
                                          "example.org",
                                          "evil.gry.example.org",
                                          ".evil.com",
                                          "127.0.0.1.evil.com",
                                          "gry.example.org.",
                                          "a.local:x",
                                          "[::1",
                                          ":80",
                                          "a.b.c:8080",
                                          "evil.com:80" };
    struct server_hosts hosts = { .count = 1, .name = { "gry.example.org" } };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(ours); i++) {
        if (!server_host_is_ours(&hosts, ours[i])) {
            fail_msg("%s is not ours", ours[i]);
        }
    }
    for (size_t i = 0; i < PL_COUNT_OF(others); i++) {
        if (server_host_is_ours(&hosts, others[i])) {
            fail_msg("%s is ours", others[i]);
        }
    }
}

static struct edge_peer peer(const char *text)
{
    struct edge_peer peer;

    assert_true(server_peer_read(text, &peer));
    return peer;
}

static void test_networks(void **state)
{
    static const char *const wrong[] = { "",          "x",           "10.0.0.0/33",
                                         "10.0.0.0/", "10.0.0.0/8x", "::1/129",
                                         "10.0.0",    "/8" };
    struct server_proxies proxies = { 0 };

    (void)state;
    assert_true(server_proxy_add(&proxies, "127.0.0.1"));
    assert_true(server_proxy_add(&proxies, "10.128.0.0/9"));
    assert_true(server_proxy_add(&proxies, "fd00::/8"));
    for (size_t i = 0; i < PL_COUNT_OF(wrong); i++) {
        assert_false(server_proxy_add(&proxies, wrong[i]));
    }
    struct edge_peer in[] = { peer("127.0.0.1"), peer("10.128.0.1"), peer("10.255.1.1"),
                              peer("fd12::1"), peer("::ffff:127.0.0.1") };
    struct edge_peer out[] = { peer("127.0.0.2"), peer("10.127.0.1"), peer("fe00::1"),
                               peer("::1") };
    for (size_t i = 0; i < PL_COUNT_OF(in); i++) {
        assert_true(server_proxy_is_trusted(&proxies, &in[i]));
    }
    for (size_t i = 0; i < PL_COUNT_OF(out); i++) {
        assert_false(server_proxy_is_trusted(&proxies, &out[i]));
    }
}

struct chain {
    const char *from;
    const char *list; /* X-Forwarded-For; NULL: none */
    const char *real;
};

static void test_chains(void **state)
{
    static const struct chain chains[] = {
        { "9.9.9.9", "1.2.3.4", "9.9.9.9" }, /* no proxy of ours: its word counts for nothing */
        { "10.0.0.1", NULL, "10.0.0.1" },
        { "10.0.0.1", "1.2.3.4", "1.2.3.4" },
        { "10.0.0.1", "5.6.7.8, 1.2.3.4", "1.2.3.4" }, /* the first one is anybody's invention */
        { "10.0.0.1", "1.2.3.4, 10.0.0.2", "1.2.3.4" },
        { "10.0.0.1", "10.0.0.3,10.0.0.2", "10.0.0.3" },
        { "10.0.0.1", "1.2.3.4:5678", "1.2.3.4" },
        { "10.0.0.1", "[2001:db8::1]:80", "2001:db8::1" },
        { "10.0.0.1", "2001:db8::1", "2001:db8::1" },
        { "10.0.0.1", "unknown", "10.0.0.1" },
        { "10.0.0.1", "1.2.3.4, unknown", "10.0.0.1" },
    };
    struct server_proxies proxies = { 0 };

    (void)state;
    assert_true(server_proxy_add(&proxies, "10.0.0.0/24"));
    for (size_t i = 0; i < PL_COUNT_OF(chains); i++) {
        struct edge_request request = { .method = EDGE_GET };
        struct edge_peer found = peer(chains[i].from);
        struct edge_peer real = peer(chains[i].real);
        bool is_secure = false;
        if (chains[i].list) {
            request.header[EDGE_FORWARDED_FOR] =
                (struct edge_span){ chains[i].list, (uint32_t)strlen(chains[i].list) };
        }
        request.header[EDGE_FORWARDED_PROTO] = (struct edge_span){ "https", 5 };
        bool is_proxy = server_proxy_read(&proxies, &request, &found, &is_secure);
        assert_int_equal(is_proxy, i > 0);
        assert_int_equal(is_secure, i > 0);
        assert_memory_equal(&found, &real, sizeof real);
    }
}

/* A client that sends a long list of its own does not hide behind the proxy's address. */
static void test_a_long_list(void **state)
{
    static char list[EDGE_HEAD_MAX];
    struct server_proxies proxies = { 0 };
    struct edge_request request = { .method = EDGE_GET };
    struct edge_peer real = peer("1.2.3.4");
    bool is_secure = false;

    (void)state;
    assert_true(server_proxy_add(&proxies, "10.0.0.1"));
    for (uint32_t length = 100; length < sizeof list - 100; length += 100) {
        struct edge_peer found = peer("10.0.0.1");
        memset(list, 'x', length);
        strcpy(list + length, ", 1.2.3.4");
        request.header[EDGE_FORWARDED_FOR] = (struct edge_span){ list, (uint32_t)strlen(list) };
        assert_true(server_proxy_read(&proxies, &request, &found, &is_secure));
        assert_memory_equal(&found, &real, sizeof real);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hosts),
        cmocka_unit_test(test_networks),
        cmocka_unit_test(test_chains),
        cmocka_unit_test(test_a_long_list),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
