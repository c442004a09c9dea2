/* HTTP requests and replies over libwebsockets; what they mean is in http_route.c. */
#include "server/http.h"

#include <ctype.h>
#include <libwebsockets.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/socket.h"
#include "server/turn.h"

enum {
    HEAD_SIZE = 4096,
    PIECE_SIZE = 32768,
    WAIT_SECONDS = 60,
    COOKIE_SIZE = 2048,
    BODY_READ_MAX = 1 << 20
};

static const char policy[] =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";

/* Reading the head of a request. */

static void read_header(struct lws *wsi, enum lws_token_indexes token, char *ret_text, int size)
{
    ret_text[0] = '\0';
    if (lws_hdr_copy(wsi, ret_text, size, token) < 0) {
        ret_text[0] = '\0';
    }
}

/* Copies the value of the cookie of that name; false when there is none. */
static bool find_cookie(const char *cookies, const char *name, char *ret_value, size_t size)
{
    size_t name_length = strlen(name);

    for (const char *at = cookies; *at; at += strspn(at, "; ")) {
        size_t length = strcspn(at, ";");
        if (length > name_length && strncmp(at, name, name_length) == 0 && at[name_length] == '=') {
            size_t value_length = length - name_length - 1;
            if (value_length >= size) {
                return false;
            }
            memcpy(ret_value, at + name_length + 1, value_length);
            ret_value[value_length] = '\0';
            return true;
        }
        at += length;
    }
    return false;
}

bool server_cookie_token(struct lws *wsi, char ret_token[SERVER_TOKEN_SIZE])
{
    char cookies[COOKIE_SIZE];

    read_header(wsi, WSI_TOKEN_HTTP_COOKIE, cookies, sizeof cookies);
    return find_cookie(cookies, "plansza", ret_token, SERVER_TOKEN_SIZE);
}

struct server_user *server_cookie_user(struct server *server, struct lws *wsi,
                                       unsigned char ret_hash[SERVER_HASH_BYTES])
{
    char token[SERVER_TOKEN_SIZE];

    return server_cookie_token(wsi, token) ? server_session_user(server, token, ret_hash) : NULL;
}

bool server_is_same_origin(struct lws *wsi)
{
    char origin[SERVER_HEADER_SIZE];
    char host[SERVER_HEADER_SIZE];

    read_header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin);
    read_header(wsi, WSI_TOKEN_HOST, host, sizeof host);
    const char *name = strstr(origin, "://");
    bool is_web = strncmp(origin, "http://", 7) == 0 || strncmp(origin, "https://", 8) == 0;
    return is_web && host[0] && strcasecmp(name + 3, host) == 0;
}

static enum server_method method_of(struct lws *wsi)
{
    if (lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0) {
        return SERVER_GET;
    }
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HEAD_URI) > 0) {
        return SERVER_HEAD;
    }
    return lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0 ? SERVER_POST : SERVER_OTHER_METHOD;
}

static void read_head(struct server *server, struct server_http *http)
{
    char text[SERVER_HEADER_SIZE];

    http->method = method_of(http->wsi);
    http->address = server_socket_of(http->wsi)->address;
    http->user = server_cookie_user(server, http->wsi, http->session);
    http->is_same_origin = server_is_same_origin(http->wsi);
    read_header(http->wsi, WSI_TOKEN_HTTP_CONTENT_TYPE, text, sizeof text);
    http->is_json = strncmp(text, "application/json", 16) == 0;
    read_header(http->wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, text, sizeof text);
    http->lang = strncmp(text, "pl", 2) == 0 ? PL_LANG_PL : PL_LANG_EN;
    read_header(http->wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, text, sizeof text);
    http->may_gzip = strstr(text, "gzip");
    read_header(http->wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, http->known_tag, sizeof http->known_tag);
}

/* A connection may carry one request after the other. */
static void free_request(struct server *server, struct server_http *http)
{
    if (http->is_held) {
        struct server_http **at = &server->turn.replies;
        while (*at && *at != http) {
            at = &(*at)->next;
        }
        PL_ASSERT(*at);
        *at = http->next;
    }
    if (http->job) {
        server_login_forget(http->job);
    }
    server_socket_of(http->wsi)->http = NULL;
    server_text_drop(http->reply);
    server_user_drop(server, http->user);
    free(http);
}

/* The callbacks. */

/* The bytes of the body that will come; -1 when it is not told or not worth waiting for. */
static int body_size_of(struct lws *wsi)
{
    char text[32];

    read_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, text, sizeof text);
    char *end = text;
    unsigned long long size = strtoull(text, &end, 10);
    bool is_told = isdigit((unsigned char)text[0]) && *end == '\0';
    return is_told && size <= BODY_READ_MAX ? (int)size : -1;
}

int server_http_begin(struct server *server, struct lws *wsi, const char *path, size_t length)
{
    struct server_http *http = calloc(1, sizeof *http);

    if (!http || length >= sizeof http->path) {
        free(http);
        return -1;
    }
    http->wsi = wsi;
    memcpy(http->path, path, length);
    server_socket_of(wsi)->http = http;
    server->metrics.http_requests++;
    read_head(server, http);
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, WAIT_SECONDS);
    if (http->method == SERVER_POST) {
        int size = body_size_of(wsi);
        http->must_close = size < 0;
        if (size > 0) {
            return 0;
        }
    }
    if (http->must_close) {
        server_http_error(server, http, SERVER_TOO_LARGE);
    } else {
        server_http_route(server, http);
    }
    return 0;
}

int server_http_body(struct server *server, struct lws *wsi, const void *bytes, size_t length)
{
    struct server_http *http = server_socket_of(wsi)->http;

    (void)server;
    if (!http) {
        return -1;
    }
    /* What is too long is read all the same: whoever is still sending does not hear the answer. */
    http->is_too_large = http->is_too_large || http->body_size + length > SERVER_BODY_MAX;
    if (!http->is_too_large) {
        memcpy(http->body + http->body_size, bytes, length);
        http->body_size += (uint32_t)length;
    }
    return 0;
}

int server_http_body_end(struct server *server, struct lws *wsi)
{
    struct server_http *http = server_socket_of(wsi)->http;

    if (!http || http->status != 0 || http->job) {
        return 0;
    }
    if (http->is_too_large) {
        server_http_error(server, http, SERVER_TOO_LARGE);
    } else {
        server_http_route(server, http);
    }
    return 0;
}

void server_http_closed(struct server *server, struct lws *wsi)
{
    struct server_http *http = server_socket_of(wsi)->http;

    if (http) {
        free_request(server, http);
    }
}

/* Replies. */

static void hold(struct server *server, struct server_http *http)
{
    PL_ASSERT(!http->is_held);
    http->is_held = true;
    http->next = server->turn.replies;
    server->turn.replies = http;
}

void server_http_reply(struct server *server, struct server_http *http, struct server_text *text,
                       const char *type)
{
    http->status = http->status ? http->status : 200;
    http->type = type;
    http->reply = text;
    hold(server, http);
}

static struct server_text *error_text(struct server *server, enum server_error error,
                                      enum pl_lang lang)
{
    char room[512];
    struct pl_json json = pl_json_in(room, sizeof room);

    server->metrics.errors[error]++;
    pl_json_open(&json, '{');
    pl_json_member_bool(&json, "ok", false);
    pl_json_member_string(&json, "code", server_error_code(error));
    pl_json_member_string(&json, "error", server_error_text(error, lang));
    pl_json_close(&json, '}');
    return server_scratch_text(&json);
}

static void set_error(struct server *server, struct server_http *http, enum server_error error)
{
    server_text_drop(http->reply);
    http->reply = error_text(server, error, http->lang);
    http->type = "application/json";
    http->status = server_error_status(error);
    http->cookie[0] = '\0';
    http->needs_commit = false;
}

void server_http_error(struct server *server, struct server_http *http, enum server_error error)
{
    set_error(server, http, error);
    hold(server, http);
}

void server_http_send_all(struct server *server, bool is_done)
{
    struct server_http *http = server->turn.replies;

    server->turn.replies = NULL;
    while (http) {
        struct server_http *next = http->next;
        http->is_held = false;
        if (!is_done && http->needs_commit) {
            set_error(server, http, SERVER_STORAGE);
        }
        if (http->refresh_user) {
            server_user_refresh(server, http->refresh_user);
        }
        http->is_ready = true;
        lws_callback_on_writable(http->wsi);
        http = next;
    }
}

static void add_header(struct lws *wsi, const char *name, const char *value, unsigned char **at,
                       unsigned char *end)
{
    int length = (int)strlen(value);

    if (length > 0) {
        (void)!lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                           (const unsigned char *)value, length, at, end);
    }
}

static int send_head(struct server_http *http)
{
    unsigned char room[LWS_PRE + HEAD_SIZE];
    unsigned char *start = room + LWS_PRE;
    unsigned char *at = start;
    unsigned char *end = room + sizeof room - 1;
    struct lws *wsi = http->wsi;

    if (lws_add_http_common_headers(wsi, (unsigned int)http->status, http->type,
                                    http->reply->length, &at, end)) {
        return -1;
    }
    add_header(wsi, "content-security-policy:", policy, &at, end);
    add_header(wsi, "x-content-type-options:", "nosniff", &at, end);
    add_header(wsi, "referrer-policy:", "no-referrer", &at, end);
    add_header(wsi, "cross-origin-opener-policy:", "same-origin", &at, end);
    add_header(wsi, "cache-control:", http->cache ? http->cache : "no-store", &at, end);
    add_header(wsi, "etag:", http->tag, &at, end);
    add_header(wsi, "set-cookie:", http->cookie, &at, end);
    add_header(wsi, "vary:", http->tag[0] ? "accept-encoding" : "", &at, end);
    add_header(wsi, "content-encoding:", http->is_gzip ? "gzip" : "", &at, end);
    http->has_head = true;
    return lws_finalize_write_http_header(wsi, start, &at, end);
}

/* The reply is whole: the connection waits for the next request, or ends. */
static int finish(struct server *server, struct server_http *http)
{
    struct lws *wsi = http->wsi;
    bool must_close = http->must_close;

    free_request(server, http);
    return must_close || lws_http_transaction_completed(wsi) ? -1 : 0;
}

static int send_piece(struct server *server, struct server_http *http)
{
    uint32_t left = http->reply->length - http->sent;
    uint32_t size = left < PIECE_SIZE ? left : PIECE_SIZE;
    unsigned char *at = (unsigned char *)server_text_bytes(http->reply) + http->sent;
    enum lws_write_protocol kind = size == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP;

    if (lws_write(http->wsi, at, size, kind) < (int)size) {
        return -1;
    }
    http->sent += size;
    server->metrics.bytes_out += size;
    if (http->sent == http->reply->length) {
        return finish(server, http);
    }
    lws_callback_on_writable(http->wsi);
    return 0;
}

int server_http_writeable(struct server *server, struct lws *wsi)
{
    struct server_http *http = server_socket_of(wsi)->http;

    if (!http || !http->is_ready) {
        return 0;
    }
    if (http->has_head) {
        return send_piece(server, http);
    }
    if (send_head(http)) {
        return -1;
    }
    if (http->method == SERVER_HEAD || http->reply->length == 0) {
        return finish(server, http);
    }
    lws_callback_on_writable(wsi);
    return 0;
}

/* Passwords. */

void server_http_wait(struct server_http *http, struct server_job *job)
{
    http->job = job;
}
