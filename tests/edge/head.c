/* Heads of requests: what is understood, and what is refused. */
#include "tests/unit/unit.h"

#include <string.h>

#include "server/edge/frame.h"
#include "server/edge/head.h"

#define LINE "GET / HTTP/1.1\r\n"
#define HOST "Host: x\r\n"

struct head {
    const char *text;
    int status; /* 0: understood; -1: no head at all */
};

static const struct head heads[] = {
    { LINE HOST "\r\n", 0 },
    { "GET / HTTP/1.0\r\n\r\n", 0 },
    { LINE "hOST:x\r\n\r\n", 0 },
    { LINE "Host:\tx \t\r\n\r\n", 0 },
    { LINE HOST "X-Other: \xc5\x82\r\nX-Other: 2\r\n\r\n", 0 },
    { "OPTIONS / HTTP/1.1\r\n" HOST "\r\n", 0 },
    { "GET /%C5%82/a%20b HTTP/1.1\r\n" HOST "\r\n", 0 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 0\r\n\r\n", 0 },
    { LINE HOST "Content-Length: 0\r\n\r\n", 0 },
    /* Lines. */
    { "\r\n" LINE HOST "\r\n", 400 },
    { "GET / HTTP/1.1\n" HOST "\n", -1 },
    { LINE "Host: x\r\n\n", -1 },
    { LINE "Host: x\rA: b\r\n\r\n", -1 },
    { LINE "Host: x\r\r\n\r\n", -1 },
    { LINE HOST "A: \x01\r\n\r\n", -1 },
    { "\x16\x03\x01", -1 },
    { LINE HOST " folded\r\n\r\n", 400 },
    { LINE HOST "A : b\r\n\r\n", 400 },
    { LINE HOST ": b\r\n\r\n", 400 },
    { LINE HOST "no colon\r\n\r\n", 400 },
    { LINE HOST "A(: b\r\n\r\n", 400 },
    /* The first line. */
    { "GET  / HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /\r\n" HOST "\r\n", 400 },
    { "GET / HTTP/1.1 \r\n" HOST "\r\n", 505 },
    { "GET / HTTP/2.0\r\n" HOST "\r\n", 505 },
    { "GET / http/1.1\r\n" HOST "\r\n", 505 },
    { "PRI * HTTP/2.0\r\n\r\n", 505 },
    { "G@T / HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET http://x/ HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET x HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "OPTIONS * HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /\xc5\x82 HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /# HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /% HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /%2 HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /%zz HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /%00 HTTP/1.1\r\n" HOST "\r\n", 400 },
    { "GET /%0d%0a HTTP/1.1\r\n" HOST "\r\n", 400 },
    /* Hosts and what must not come twice. */
    { LINE "\r\n", 400 },
    { LINE HOST HOST "\r\n", 400 },
    { LINE HOST "Cookie: a=b\r\nCookie: c=d\r\n\r\n", 400 },
    { LINE HOST "Origin: a\r\norigin: b\r\n\r\n", 400 },
    /* Bodies. */
    { "POST / HTTP/1.1\r\n" HOST "\r\n", 411 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 5\r\nContent-Length: 5\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 5, 5\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: +5\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: -5\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 0x5\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length:\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 9999999999999999999999\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 99999999999999999\r\n\r\n", 413 },
    { LINE HOST "Content-Length: 5\r\n\r\n", 400 },
    { "POST / HTTP/1.1\r\n" HOST "Transfer-Encoding: chunked\r\n\r\n", 501 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 5\r\nTransfer-Encoding: x\r\n\r\n", 501 },
    { "POST / HTTP/1.1\r\n" HOST "Content-Length: 5\r\nExpect: 100-continue\r\n\r\n", 417 },
};

static void test_heads(void **state)
{
    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(heads); i++) {
        struct edge_request request;
        uint32_t size = (uint32_t)strlen(heads[i].text);
        int end = edge_head_end(heads[i].text, size, 0);
        int status = end > 0 ? edge_head_read(heads[i].text, (uint32_t)end, &request) : -1;
        if (status != heads[i].status || (status >= 0 && end != (int)size)) {
            fail_msg("%s: status %d, end %d of %u", heads[i].text, status, end, (unsigned)size);
        }
    }
}

/* Looked at in any pieces, the end is found in the same place. */
static void test_ends_in_pieces(void **state)
{
    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(heads); i++) {
        const char *text = heads[i].text;
        uint32_t size = (uint32_t)strlen(text);
        int whole = edge_head_end(text, size, 0);
        int end = 0;
        for (uint32_t n = 1; n <= size && end == 0; n++) {
            end = edge_head_end(text, n, n - 1);
        }
        assert_int_equal(end, whole);
    }
}

static void test_values(void **state)
{
    static const char text[] = "GET /a%2Fb%C5%82?x=1&key=a%20b&key=c&bad=%0a&e HTTP/1.1\r\n"
                               "Host: Example.org:80\r\nConnection: keep-alive , UPGRADE\r\n\r\n";
    struct edge_request request;
    char value[16];

    (void)state;
    assert_int_equal(edge_head_read(text, sizeof text - 1, &request), 0);
    assert_string_equal(request.path, "/a/b\xc5\x82");
    edge_argument(request.query, "key", value, sizeof value);
    assert_string_equal(value, "a b");
    edge_argument(request.query, "x", value, sizeof value);
    assert_string_equal(value, "1");
    edge_argument(request.query, "bad", value, sizeof value);
    assert_string_equal(value, "");
    edge_argument(request.query, "e", value, sizeof value);
    assert_string_equal(value, "");
    edge_argument(request.query, "key", value, 3);
    assert_string_equal(value, "");
    assert_true(edge_header_is(&request, EDGE_HOST, "example.org:80"));
    assert_false(edge_header_is(&request, EDGE_HOST, "example.org"));
    assert_false(edge_header_is(&request, EDGE_ORIGIN, ""));
    assert_true(edge_header_lists(&request, EDGE_CONNECTION, "upgrade"));
    assert_true(edge_header_lists(&request, EDGE_CONNECTION, "keep-alive"));
    assert_false(edge_header_lists(&request, EDGE_CONNECTION, "keep"));
    edge_header_copy(&request, EDGE_HOST, value, sizeof value);
    assert_string_equal(value, "Example.org:80");
    edge_header_copy(&request, EDGE_HOST, value, 5);
    assert_string_equal(value, "");
}

/* The example of RFC 6455, section 1.3. */
static void test_keys(void **state)
{
    static const char *const wrong[] = { "", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ===",
                                         "dGhlIHNhbXBsZSBub25jZQAA", "dGhlIHNhbXB*ZSBub25jZQ==" };
    char accept[EDGE_ACCEPT_SIZE];

    (void)state;
    assert_true(edge_accept_key("dGhlIHNhbXBsZSBub25jZQ==", accept));
    assert_string_equal(accept, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    for (size_t i = 0; i < PL_COUNT_OF(wrong); i++) {
        assert_false(edge_accept_key(wrong[i], accept));
    }
}

static void test_utf8(void **state)
{
    static const char *const right[] = { "",
                                         "a",
                                         "\xc5\x82",
                                         "\xe2\x82\xac",
                                         "\xf0\x9f\x8e\xb2",
                                         "\xf4\x8f\xbf\xbf",
                                         "\xed\x9f\xbf",
                                         "\xee\x80\x80" };
    static const char *const wrong[] = { "\x80",
                                         "\xc0\x80",
                                         "\xc1\xbf",
                                         "\xc5",
                                         "\xe2\x82",
                                         "\xe0\x80\x80",
                                         "\xed\xa0\x80",
                                         "\xf0\x8f\xbf\xbf",
                                         "\xf4\x90\x80\x80",
                                         "\xf5\x80\x80\x80",
                                         "\xff",
                                         "a\xc5" };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(right); i++) {
        assert_true(edge_is_utf8(right[i], strlen(right[i])));
    }
    for (size_t i = 0; i < PL_COUNT_OF(wrong); i++) {
        assert_false(edge_is_utf8(wrong[i], strlen(wrong[i])));
    }
    assert_true(edge_is_utf8("a\0b", 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_heads),  cmocka_unit_test(test_ends_in_pieces),
        cmocka_unit_test(test_values), cmocka_unit_test(test_keys),
        cmocka_unit_test(test_utf8),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
