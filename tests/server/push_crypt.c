/* The cryptography of Web Push against the example of RFC 8291, and where it may be sent to. */
#include <arpa/inet.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include <openssl/param_build.h>

#include "server/notify/crypt.c"
#include "server/notify/deliver.h"

static size_t decode(const char *text, uint8_t *ret_bytes, size_t size)
{
    size_t found = 0;

    assert_int_equal(sodium_base642bin(ret_bytes, size, text, strlen(text), NULL, &found, NULL,
                                       sodium_base64_VARIANT_URLSAFE_NO_PADDING),
                     0);
    return found;
}

static EVP_PKEY *pair_of(const char *private, const char *public)
{
    uint8_t scalar[SCALAR_BYTES];
    uint8_t point[NOTIFY_POINT_BYTES];
    BIGNUM *number = NULL;
    OSSL_PARAM_BLD *made = OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    EVP_PKEY *key = NULL;

    decode(private, scalar, sizeof scalar);
    decode(public, point, sizeof point);
    number = BN_bin2bn(scalar, sizeof scalar, NULL);
    OSSL_PARAM_BLD_push_utf8_string(made, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0);
    OSSL_PARAM_BLD_push_octet_string(made, OSSL_PKEY_PARAM_PUB_KEY, point, sizeof point);
    OSSL_PARAM_BLD_push_BN(made, OSSL_PKEY_PARAM_PRIV_KEY, number);
    OSSL_PARAM *params = OSSL_PARAM_BLD_to_param(made);
    assert_int_equal(EVP_PKEY_fromdata_init(context), 1);
    assert_int_equal(EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEYPAIR, params), 1);
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(made);
    BN_free(number);
    EVP_PKEY_CTX_free(context);
    return key;
}

/* RFC 8291, section 5 and appendix A. */
static void test_example(void **unused)
{
    static const char plain[] = "When I grow up, I want to be a watermelon\x02";
    static const char wanted[] =
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vC"
        "YLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXL"
        "WyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
    EVP_PKEY *own = pair_of(
        "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    struct notify_reader reader;
    uint8_t salt[NOTIFY_SALT_BYTES];
    uint8_t sealed[256] = { 0 };
    uint8_t expected[256] = { 0 };

    (void)unused;
    decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx"
           "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
           reader.point, sizeof reader.point);
    decode("BTBZMqHH6r4Tts7J_aSIgg", reader.auth, sizeof reader.auth);
    decode("DGv6ra1nlYgDCS1FRnbzlw", salt, sizeof salt);
    size_t size = decode(wanted, expected, sizeof expected);
    assert_true(seal_with(own, salt, &reader, (struct bytes){ plain, sizeof plain - 1 }, sealed));
    assert_memory_equal(sealed, expected, size);
    EVP_PKEY_free(own);
}

static void test_keys(void **unused)
{
    uint8_t bytes[NOTIFY_KEY_BYTES_MAX];
    uint8_t point[NOTIFY_POINT_BYTES];
    char one[NOTIFY_KEY_TEXT_SIZE];
    char other[NOTIFY_KEY_TEXT_SIZE];
    EVP_PKEY *key = notify_key_new();
    uint32_t size = notify_key_write(key, bytes);
    EVP_PKEY *again = notify_key_read(bytes, size);

    (void)unused;
    assert_true(notify_key_text(key, one) && notify_key_text(again, other));
    assert_string_equal(one, other);
    assert_int_equal(strlen(one), NOTIFY_KEY_TEXT_SIZE - 1);
    assert_true(notify_key_point(key, point) && notify_is_point(point));
    point[40] ^= 1;
    assert_false(notify_is_point(point));
    memset(point, 0, sizeof point);
    assert_false(notify_is_point(point));
    assert_null(notify_key_read(bytes, size / 2));
    EVP_PKEY_free(key);
    EVP_PKEY_free(again);
}

static void test_token(void **unused)
{
    char token[NOTIFY_TOKEN_SIZE];
    char long_name[NOTIFY_TOKEN_SIZE];
    EVP_PKEY *key = notify_key_new();
    struct notify_claim claim = { .audience = "https://push.example", .expires_s = 1800000000 };

    (void)unused;
    assert_true(notify_token(key, &claim, token));
    /* {"typ":"JWT","alg":"ES256"} and {"aud":"https://push.example","exp":1800000000} */
    assert_memory_equal(token,
                        "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."
                        "eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZSIsImV4cCI6MTgwMDAwMDAwMH0.",
                        101);
    assert_int_equal(strlen(strrchr(token, '.') + 1), 86);
    memset(long_name, 'a', sizeof long_name - 1);
    long_name[sizeof long_name - 1] = '\0';
    claim.subject = long_name;
    assert_false(notify_token(key, &claim, token));
    EVP_PKEY_free(key);
}

static void test_length_tells_nothing(void **unused)
{
    char text[NOTIFY_PLAIN_BYTES + 1];
    uint8_t sealed[NOTIFY_SEALED_BYTES];
    struct notify_reader reader = { .auth = { 1 } };
    EVP_PKEY *key = notify_key_new();

    (void)unused;
    assert_true(notify_key_point(key, reader.point));
    assert_true(notify_seal(&reader, "", sealed));
    memset(text, 'x', sizeof text);
    text[NOTIFY_PLAIN_BYTES - 1] = '\0';
    assert_true(notify_seal(&reader, text, sealed));
    text[NOTIFY_PLAIN_BYTES - 1] = 'x';
    text[NOTIFY_PLAIN_BYTES] = '\0';
    assert_false(notify_seal(&reader, text, sealed));
    EVP_PKEY_free(key);
}

static bool is_public(const char *text)
{
    struct sockaddr_in v4 = { .sin_family = AF_INET };
    struct sockaddr_in6 v6 = { .sin6_family = AF_INET6 };

    if (inet_pton(AF_INET, text, &v4.sin_addr) == 1) {
        return notify_is_public((struct sockaddr *)&v4);
    }
    assert_int_equal(inet_pton(AF_INET6, text, &v6.sin6_addr), 1);
    return notify_is_public((struct sockaddr *)&v6);
}

static void test_addresses(void **unused)
{
    static const char *const open[] = { "8.8.8.8",      "100.63.0.1",     "172.32.0.1",
                                        "192.167.0.1",  "223.255.0.1",    "2a00:1450::1",
                                        "2001:4860::1", "::ffff:8.8.8.8", "64:ff9b::808:808" };
    static const char *const closed[] = {
        "0.0.0.0",
        "10.0.0.1",
        "100.64.0.1",
        "127.0.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.1",
        "192.168.1.1",
        "198.19.0.1",
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "2001:db8::1",
        "2001::1",
        "2002:a00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::a00:1",
        "::10.0.0.1",
    };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(open); i++) {
        assert_true(is_public(open[i]));
    }
    for (size_t i = 0; i < PL_COUNT_OF(closed); i++) {
        assert_false(is_public(closed[i]));
    }
    assert_false(notify_is_public(&(struct sockaddr){ .sa_family = AF_UNIX }));
}

static void test_targets(void **unused)
{
    static const char *const wrong[] = {
        "",
        "push.example/x",
        "http://push.example/x",
        "ftp://push.example/x",
        "https:///x",
        "https://user@push.example/x",
        "https://user:secret@push.example/x",
        "https://push.example:8443/x",
        "https://127.0.0.1/x",
        "https://0x7f.1/x",
        "https://2130706433/x",
        "https://10.1.2.3/x",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://push.example/\"x",
        "https://push.example/a b",
        "https://push.example/\n",
    };
    char origin[NOTIFY_ORIGIN_SIZE];
    char long_one[NOTIFY_URL_SIZE + 1] = "https://push.example/";

    (void)unused;
    assert_true(notify_target_read("https://push.example/x/y?z=1", false, origin));
    assert_string_equal(origin, "https://push.example");
    assert_true(notify_target_read("https://8.8.8.8:443/x", false, origin));
    assert_string_equal(origin, "https://8.8.8.8");
    for (size_t i = 0; i < PL_COUNT_OF(wrong); i++) {
        if (notify_target_read(wrong[i], false, origin)) {
            fail_msg("%s is taken", wrong[i]);
        }
    }
    memset(long_one + strlen(long_one), 'a', NOTIFY_URL_SIZE - strlen(long_one));
    assert_false(notify_target_read(long_one, false, origin));
    assert_true(notify_target_read("https://localhost:8443/x", true, origin));
    assert_string_equal(origin, "https://localhost:8443");
    assert_false(notify_target_read("http://localhost:8443/x", true, origin));
}

/* A name whose address is only known once it is looked up: no connection is made to it. */
static void test_private_names(void **unused)
{
    struct notify_ways ways = { .key = notify_key_new() };
    struct notify_letter letter = { .url = "https://localhost/x", .text = "{}", .topic = "t" };
    void *line = notify_line_new();

    (void)unused;
    assert_true(notify_key_point(ways.key, letter.reader.point));
    struct notify_result result = notify_deliver(line, &ways, &letter);
    assert_int_equal(result.outcome, NOTIFY_GONE);
    assert_string_equal(result.reason, "not-public");
    snprintf(letter.url, sizeof letter.url, "http://push.example/x");
    assert_int_equal(notify_deliver(line, &ways, &letter).outcome, NOTIFY_GONE);
    notify_line_free(line);
    EVP_PKEY_free(ways.key);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_example),       cmocka_unit_test(test_keys),
        cmocka_unit_test(test_token),         cmocka_unit_test(test_length_tells_nothing),
        cmocka_unit_test(test_addresses),     cmocka_unit_test(test_targets),
        cmocka_unit_test(test_private_names),
    };

    return sodium_init() < 0 ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
