/* A mail to the operator's relay (RFC 5321), with libcurl. */
#include <curl/curl.h>
#include <string.h>

#include "server/notify/deliver.h"

enum { CONNECT_MS = 10000, WHOLE_MS = 30000 };

struct source {
    const struct notify_ways *ways;
    const char *at;
    size_t left;
};

static size_t give(char *room, size_t one, size_t count, void *owner)
{
    struct source *source = owner;
    size_t size = one * count < source->left ? one * count : source->left;

    memcpy(room, source->at, size);
    source->at += size;
    source->left -= size;
    return size;
}

static int look_up(void *owner, curl_off_t a, curl_off_t b, curl_off_t c, curl_off_t d)
{
    const struct source *source = owner;

    (void)a, (void)b, (void)c, (void)d;
    return atomic_load(&source->ways->is_stopping);
}

/* A password is not sent in the clear. */
static void set_ways(CURL *curl, struct source *source)
{
    const struct server_mail_options *mail = source->ways->mail;

    curl_easy_reset(curl);
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, (long)CONNECT_MS);
    curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, (long)WHOLE_MS);
    curl_easy_setopt(curl, CURLOPT_USE_SSL,
                     (long)(mail->password ? CURLUSESSL_ALL : CURLUSESSL_TRY));
    curl_easy_setopt(curl, CURLOPT_URL, mail->relay);
    if (mail->password) {
        curl_easy_setopt(curl, CURLOPT_USERNAME, mail->user);
        curl_easy_setopt(curl, CURLOPT_PASSWORD, mail->password);
    }
    if (source->ways->test_cert) {
        curl_easy_setopt(curl, CURLOPT_CAINFO, source->ways->test_cert);
    }
    curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, look_up);
    curl_easy_setopt(curl, CURLOPT_XFERINFODATA, source);
    curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);
    curl_easy_setopt(curl, CURLOPT_READFUNCTION, give);
    curl_easy_setopt(curl, CURLOPT_READDATA, source);
    curl_easy_setopt(curl, CURLOPT_MAIL_FROM, mail->from);
}

/* Only a refusal of the recipient says anything about the address. */
static struct notify_result result_of(CURLcode code, long status, const char *words)
{
    struct notify_result result = { .outcome = NOTIFY_LATER, .status = status, .reason = "relay" };
    bool is_recipient = strstr(words, "RCPT failed") != NULL;

    if (code == CURLE_OK) {
        result.outcome = NOTIFY_DELIVERED;
    } else if (is_recipient && status >= 500) {
        result.outcome = NOTIFY_GONE;
        result.reason = "no-recipient";
    }
    return result;
}

struct notify_result notify_deliver_mail(void *line, const struct notify_ways *ways,
                                         const struct notify_mail *mail)
{
    char words[CURL_ERROR_SIZE] = "";
    struct source source = { ways, mail->text, strlen(mail->text) };
    struct curl_slist *to = curl_slist_append(NULL, mail->to);
    long status = 0;

    if (!to) {
        return (struct notify_result){ .outcome = NOTIFY_LATER, .reason = "no-memory" };
    }
    set_ways(line, &source);
    curl_easy_setopt(line, CURLOPT_ERRORBUFFER, words);
    curl_easy_setopt(line, CURLOPT_MAIL_RCPT, to);
    CURLcode code = curl_easy_perform(line);
    curl_easy_getinfo(line, CURLINFO_RESPONSE_CODE, &status);
    curl_slist_free_all(to);
    /* The words are gone when this returns, and so is what was read. */
    curl_easy_reset(line);
    return result_of(code, status, words);
}
