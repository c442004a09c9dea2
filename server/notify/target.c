/* Checks of addresses. */
#include "server/notify/target.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>

/* Addresses. */

struct range {
    uint8_t byte[16];
    uint8_t bits;
};

/* IPv4 that is not of the public internet (RFC 6890 and its followers). */
static const struct range closed_v4[] = {
    { { 0 }, 8 },             /* this network */
    { { 10 }, 8 },            /* private */
    { { 100, 64 }, 10 },      /* shared by carriers */
    { { 127 }, 8 },           /* this machine */
    { { 169, 254 }, 16 },     /* this link */
    { { 172, 16 }, 12 },      /* private */
    { { 192, 0, 0 }, 24 },    /* protocols */
    { { 192, 0, 2 }, 24 },    /* documents */
    { { 192, 88, 99 }, 24 },  /* relays of 6to4 */
    { { 192, 168 }, 16 },     /* private */
    { { 198, 18 }, 15 },      /* measurements */
    { { 198, 51, 100 }, 24 }, /* documents */
    { { 203, 0, 113 }, 24 },  /* documents */
    { { 224 }, 4 },           /* groups */
    { { 240 }, 4 },           /* reserved, and everybody */
};

/* Within 2000::/3, outside of which nothing is public but what stands for IPv4. */
static const struct range closed_v6[] = {
    { { 0x20, 0x01 }, 23 },             /* protocols, Teredo and the like */
    { { 0x20, 0x01, 0x0d, 0xb8 }, 32 }, /* documents */
    { { 0x20, 0x02 }, 16 },             /* 6to4 */
    { { 0x3f, 0xff }, 20 },             /* documents */
};

static const struct range global_v6 = { { 0x20 }, 3 };
static const struct range mapped_v4 = { { [10] = 0xff, [11] = 0xff }, 96 };
static const struct range translated_v4 = { { 0x00, 0x64, 0xff, 0x9b }, 96 };

static bool is_within(const uint8_t *byte, const struct range *range)
{
    uint32_t whole = range->bits / 8u;
    uint32_t rest = range->bits % 8u;
    uint8_t mask = (uint8_t)(0xff00u >> rest);

    return memcmp(byte, range->byte, whole) == 0 &&
           (rest == 0 || (byte[whole] & mask) == (range->byte[whole] & mask));
}

static bool is_in_any(const uint8_t *byte, const struct range *ranges, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (is_within(byte, &ranges[i])) {
            return true;
        }
    }
    return false;
}

static bool is_public_v4(const uint8_t byte[4])
{
    return !is_in_any(byte, closed_v4, PL_COUNT_OF(closed_v4));
}

static bool is_public_v6(const uint8_t byte[16])
{
    if (is_within(byte, &mapped_v4) || is_within(byte, &translated_v4)) {
        return is_public_v4(byte + 12);
    }
    return is_within(byte, &global_v6) && !is_in_any(byte, closed_v6, PL_COUNT_OF(closed_v6));
}

bool notify_is_public(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, address, sizeof v4);
        return is_public_v4((const uint8_t *)&v4.sin_addr);
    }
    if (address->sa_family == AF_INET6) {
        struct sockaddr_in6 v6;
        memcpy(&v6, address, sizeof v6);
        return is_public_v6(v6.sin6_addr.s6_addr);
    }
    return false;
}

/* Texts. */

/* A host that is written as an address: whether it is a public one. Names are looked up later. */
static bool host_may_be_public(const char *host)
{
    char inside[INET6_ADDRSTRLEN];
    uint8_t byte[16];
    size_t length = strlen(host);

    if (inet_pton(AF_INET, host, byte) == 1) {
        return is_public_v4(byte);
    }
    if (host[0] != '[') {
        return true;
    }
    if (length < 2 || length - 2 >= sizeof inside) {
        return false;
    }
    snprintf(inside, sizeof inside, "%.*s", (int)length - 2, host + 1);
    return inet_pton(AF_INET6, inside, byte) == 1 && is_public_v6(byte);
}

/* What goes into a token unchanged. */
static bool is_plain(const char *text)
{
    for (; *text; text++) {
        if ((unsigned char)*text <= 0x20 || (unsigned char)*text >= 0x7f || strchr("\"\\", *text)) {
            return false;
        }
    }
    return true;
}

/* A part of the address; "" when it has none. */
static void part_of(CURLU *url, CURLUPart part, char *ret_text, size_t size)
{
    char *text = NULL;

    ret_text[0] = '\0';
    if (curl_url_get(url, part, &text, 0) == CURLUE_OK && strlen(text) < size) {
        snprintf(ret_text, size, "%s", text);
    }
    curl_free(text);
}

static bool read_parts(CURLU *url, bool is_test, char ret_origin[NOTIFY_ORIGIN_SIZE])
{
    char scheme[8];
    char host[256];
    char port[8];

    part_of(url, CURLUPART_SCHEME, scheme, sizeof scheme);
    part_of(url, CURLUPART_HOST, host, sizeof host);
    part_of(url, CURLUPART_PORT, port, sizeof port);
    bool is_usual = !*port || strcmp(port, "443") == 0;
    if (strcmp(scheme, "https") != 0 || !*host || (!is_test && !is_usual) ||
        (!is_test && !host_may_be_public(host))) {
        return false;
    }
    int length = snprintf(ret_origin, NOTIFY_ORIGIN_SIZE, "https://%s%s%s", host,
                          is_usual ? "" : ":", is_usual ? "" : port);
    return length > 0 && length < NOTIFY_ORIGIN_SIZE;
}

bool notify_target_read(const char *url, bool is_test, char ret_origin[NOTIFY_ORIGIN_SIZE])
{
    static const char start[] = "https://"; /* after which the parser would forgive more slashes */
    CURLU *parsed = curl_url();
    bool is_right = parsed && strncmp(url, start, sizeof start - 1) == 0 &&
                    url[sizeof start - 1] != '/' && strlen(url) < NOTIFY_URL_SIZE &&
                    is_plain(url) &&
                    curl_url_set(parsed, CURLUPART_URL, url, CURLU_DISALLOW_USER) == CURLUE_OK &&
                    read_parts(parsed, is_test, ret_origin);

    curl_url_cleanup(parsed);
    return is_right;
}
