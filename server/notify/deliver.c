/* A request to a push service (RFC 8030), with libcurl. */
#include "server/notify/deliver.h"

#include <curl/curl.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    CONNECT_MS = 5000,
    WHOLE_MS = 10000,
    REPLY_BYTES_MAX = 16384,
    TOKEN_HOURS = 12,
    HEADERS_SIZE = NOTIFY_TOKEN_SIZE + NOTIFY_KEY_TEXT_SIZE + 64
};

struct attempt {
    const struct notify_ways *ways;
    size_t reply_bytes;
    bool was_private; /* the name led to an address that is not public */
};

void *notify_line_new(void)
{
    return curl_easy_init();
}

void notify_line_free(void *line)
{
    curl_easy_cleanup(line);
}

/* The address that the connection will really be made to. */
static curl_socket_t open_socket(void *owner, curlsocktype purpose, struct curl_sockaddr *address)
{
    struct attempt *attempt = owner;

    (void)purpose;
    if (!attempt->ways->test_cert && !notify_is_public(&address->addr)) {
        attempt->was_private = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/* Nothing of a reply is needed; a long one ends the attempt. */
static size_t drop_reply(char *bytes, size_t one, size_t count, void *owner)
{
    struct attempt *attempt = owner;

    (void)bytes;
    (void)one;
    attempt->reply_bytes += count;
    return attempt->reply_bytes > REPLY_BYTES_MAX ? 0 : count;
}

static int look_up(void *owner, curl_off_t a, curl_off_t b, curl_off_t c, curl_off_t d)
{
    const struct attempt *attempt = owner;

    (void)a;
    (void)b;
    (void)c;
    (void)d;
    return atomic_load(&attempt->ways->is_stopping);
}

static struct curl_slist *add_header(struct curl_slist *list, const char *text)
{
    struct curl_slist *longer = curl_slist_append(list, text);

    if (!longer) {
        curl_slist_free_all(list);
    }
    return longer;
}

static bool write_rights(const struct notify_ways *ways, const char *origin,
                         char ret_text[HEADERS_SIZE])
{
    char token[NOTIFY_TOKEN_SIZE];
    char key[NOTIFY_KEY_TEXT_SIZE];
    struct notify_claim claim = {
        .audience = origin,
        .subject = ways->subject,
        .expires_s = (int64_t)time(NULL) + TOKEN_HOURS * 3600,
    };

    if (!notify_token(ways->key, &claim, token) || !notify_key_text(ways->key, key)) {
        return false;
    }
    snprintf(ret_text, HEADERS_SIZE, "Authorization: vapid t=%s, k=%s", token, key);
    return true;
}

static struct curl_slist *headers_of(const struct notify_letter *letter, const char *rights)
{
    char ttl[32];
    char topic[NOTIFY_TOPIC_SIZE + 16];
    const char *const texts[] = {
        rights,
        ttl,
        topic,
        letter->is_urgent ? "Urgency: high" : "Urgency: normal",
        "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
        "Expect:",
    };
    struct curl_slist *list = NULL;

    snprintf(ttl, sizeof ttl, "TTL: %u", (unsigned)letter->ttl_s);
    snprintf(topic, sizeof topic, "Topic: %s", letter->topic);
    for (size_t i = 0; i < PL_COUNT_OF(texts); i++) {
        list = add_header(list, texts[i]);
        if (!list) {
            return NULL;
        }
    }
    return list;
}

static void set_ways(CURL *curl, struct attempt *attempt)
{
    curl_easy_reset(curl);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "https");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, (long)CONNECT_MS);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, (long)WHOLE_MS);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, attempt);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, drop_reply);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, attempt);
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, look_up);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, attempt);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    if (attempt->ways->test_cert) {
        curl_easy_setopt(curl, CURLOPT_CAINFO, attempt->ways->test_cert);
    }
}

static struct notify_result result_of(CURL *curl, long status)
{
    struct notify_result result = { .outcome = NOTIFY_REFUSED,
                                    .status = status,
                                    .reason = "reply" };
    curl_off_t wait_s = 0;

    if (status >= 200 && status < 300) {
        result.outcome = NOTIFY_DELIVERED;
    } else if (status == 404 || status == 410) {
        result.outcome = NOTIFY_GONE;
    } else if (status == 429 || status >= 500) {
        result.outcome = NOTIFY_LATER;
        curl_easy_getinfo(curl, CURLINFO_RETRY_AFTER, &wait_s);
        result.wait_ms = wait_s > 0 ? (int64_t)wait_s * 1000 : 0;
    }
    return result;
}

static struct notify_result perform(CURL *curl, const struct attempt *attempt)
{
    long status = 0;
    CURLcode code = curl_easy_perform(curl);

    if (attempt->was_private) {
        return (struct notify_result){ .outcome = NOTIFY_GONE, .reason = "not-public" };
    }
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    /* A reply that is too long has a status all the same. */
    if (status == 0 || (code != CURLE_OK && code != CURLE_WRITE_ERROR)) {
        return (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "unreachable" };
    }
    return result_of(curl, status);
}

struct notify_result notify_deliver(void *line, const struct notify_ways *ways,
                                    const struct notify_letter *letter)
{
    struct notify_result result = { .outcome = NOTIFY_REFUSED, .reason = "not-made" };
    struct attempt attempt = { .ways = ways };
    uint8_t sealed[NOTIFY_SEALED_BYTES];
    char origin[NOTIFY_ORIGIN_SIZE];
    char rights[HEADERS_SIZE];

    if (!notify_target_read(letter->url, ways->test_cert != NULL, origin)) {
        return (struct notify_result){ .outcome = NOTIFY_GONE, .reason = "not-public" };
    }
    if (!notify_seal(&letter->reader, letter->text, sealed) ||
        !write_rights(ways, origin, rights)) {
        return result;
    }
    struct curl_slist *headers = headers_of(letter, rights);
    if (headers) {
        set_ways(line, &attempt);
        curl_easy_setopt(line, CURLOPT_URL, letter->url);
        curl_easy_setopt(line, CURLOPT_HTTPHEADER, headers);
        curl_easy_setopt(line, CURLOPT_POSTFIELDS, sealed);
        curl_easy_setopt(line, CURLOPT_POSTFIELDSIZE, (long)sizeof sealed);
        result = perform(line, &attempt);
        curl_slist_free_all(headers);
    }
    return result;
}
