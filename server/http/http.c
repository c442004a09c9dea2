/* HTTP requests and replies; what they mean is in route.c. */
#include "server/http/http.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#include "server/edge/edge.h"
#include "server/gate/host.h"
#include "server/gate/limits.h"
#include "server/gate/socket.h"
#include "server/protocol/ws.h"
#include "server/turn.h"

enum { HEAD_SIZE = 4096, COOKIE_SIZE = 2048, AGENT_SIZE = 512, DATE_SIZE = 40 };

/* Headers of every reply. */
static const char constant_head[] =
    "content-security-policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'\r\n"
    "x-content-type-options: nosniff\r\n"
    "referrer-policy: no-referrer\r\n"
    "cross-origin-opener-policy: same-origin\r\n"
    "cross-origin-resource-policy: same-origin\r\n"
    "permissions-policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n"
    "server: plansza\r\n"
    "connection: close\r\n";

/* Reading the head of a request. */

/* Copies the value of the cookie of that name; "" when there is none. */
static void find_cookie(const char *cookies, const char *name, char *ret_value, size_t size)
{
    size_t name_length = strlen(name);

    ret_value[0] = '\0';
    for (const char *at = cookies; *at; at += strspn(at, "; ")) {
        size_t length = strcspn(at, ";");
        if (length > name_length && strncmp(at, name, name_length) == 0 && at[name_length] == '=') {
            size_t value_length = length - name_length - 1;
            if (value_length < size) {
                memcpy(ret_value, at + name_length + 1, value_length);
                ret_value[value_length] = '\0';
            }
            return;
        }
        at += length;
    }
}

static void read_session(struct server *server, struct server_http *http,
                         const struct edge_request *request)
{
    char cookies[COOKIE_SIZE];

    edge_header_copy(request, EDGE_COOKIE, cookies, sizeof cookies);
    find_cookie(cookies, server_cookie_name(SERVER_COOKIE_SESSION, http->is_secure), http->token,
                sizeof http->token);
    find_cookie(cookies, server_cookie_name(SERVER_COOKIE_DEVICE, http->is_secure), http->devices,
                sizeof http->devices);
    if (http->token[0]) {
        enum server_error error =
            server_session_user(server, http->token, http->session, &http->user);
        http->unknown = error == SERVER_NO_SESSION ? SERVER_OK : error;
    }
}

/* Whether the Origin header names the host that was asked. */
static bool is_same_origin(const struct edge_request *request, bool is_secure)
{
    char origin[SERVER_HEADER_SIZE];
    char host[SERVER_HEADER_SIZE];
    const char *scheme = is_secure ? "https://" : "http://";

    edge_header_copy(request, EDGE_ORIGIN, origin, sizeof origin);
    edge_header_copy(request, EDGE_HOST, host, sizeof host);
    return host[0] && strncmp(origin, scheme, strlen(scheme)) == 0 &&
           strcasecmp(origin + strlen(scheme), host) == 0;
}

static void read_head(struct server *server, struct server_http *http,
                      const struct edge_request *request)
{
    char text[SERVER_HEADER_SIZE];
    char agent[AGENT_SIZE];

    http->method = request->method;
    memcpy(http->path, request->path, sizeof http->path);
    if (request->query.length < sizeof http->query) {
        memcpy(http->query, request->query.at ? request->query.at : "", request->query.length);
    }
    http->is_secure = http->socket->is_secure;
    http->is_same_origin = is_same_origin(request, http->is_secure);
    http->is_forwarded = request->header[EDGE_FORWARDED_FOR].at;
    read_session(server, http, request);
    edge_header_copy(request, EDGE_TABLE_KEY, http->table_key, sizeof http->table_key);
    edge_header_copy(request, EDGE_USER_AGENT, agent, sizeof agent);
    server_client_name(agent, http->client);
    edge_header_copy(request, EDGE_CONTENT_TYPE, text, sizeof text);
    http->is_json = strncmp(text, "application/json", 16) == 0;
    edge_header_copy(request, EDGE_ACCEPT_LANGUAGE, text, sizeof text);
    http->lang = strncmp(text, "pl", 2) == 0 ? PL_LANG_PL : PL_LANG_EN;
    edge_header_copy(request, EDGE_ACCEPT_ENCODING, text, sizeof text);
    http->may_gzip = strstr(text, "gzip");
    edge_header_copy(request, EDGE_AUTHORIZATION, http->rights, sizeof http->rights);
    edge_header_copy(request, EDGE_IF_NONE_MATCH, http->known_tag, sizeof http->known_tag);
}

void server_http_begin(struct server *server, struct server_socket *socket,
                       const struct edge_request *request, const char *body)
{
    struct server_http *http = calloc(1, sizeof *http);

    PL_ASSERT(http);
    http->socket = socket;
    http->address = socket->address;
    http->lang = PL_LANG_EN;
    socket->http = http;
    server->metrics.http_requests++;
    if (request) {
        read_head(server, http, request);
        http->body_size = request->body_size;
        memcpy(http->body, body, request->body_size);
    }
}

void server_http_end(struct server *server, struct server_http *http)
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
    http->socket->http = NULL;
    server_text_drop(http->reply);
    server_user_drop(server, http->user);
    sodium_memzero(http, sizeof *http);
    free(http);
}

/* WebSockets. */

/* Nothing but the one protocol that there is: others are not silently ignored. */
static int check_upgrade(const struct edge_request *request)
{
    if (request->method != EDGE_GET || request->is_old ||
        !edge_header_is(request, EDGE_UPGRADE, "websocket") ||
        !edge_header_lists(request, EDGE_CONNECTION, "upgrade")) {
        return 400;
    }
    return edge_header_is(request, EDGE_WS_VERSION, "13") ? 0 : 426;
}

static void upgrade(struct server *server, struct server_http *http,
                    const struct edge_request *request)
{
    struct server_socket *socket = http->socket;
    char key[SERVER_HEADER_SIZE];
    char accept[EDGE_ACCEPT_SIZE];
    int status = check_upgrade(request);

    edge_header_copy(request, EDGE_WS_KEY, key, sizeof key);
    if (!status && !edge_accept_key(key, accept)) {
        status = 400;
    }
    if (status) {
        server_http_refuse(server, http, status);
        return;
    }
    enum server_error error = server_ws_check(server, http);
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    edge_upgrade(socket->stream, accept);
    server_ws_open(server, http);
    server_http_end(server, http);
}

void server_http_request(struct server *server, struct server_http *http,
                         const struct edge_request *request)
{
    char host[SERVER_HEADER_SIZE];

    edge_header_copy(request, EDGE_HOST, host, sizeof host);
    if (!server_host_is_ours(&server->options.hosts, host)) {
        server_http_error(server, http, SERVER_OTHER_HOST);
    } else if (!server_address_visit(server, http->address, SERVER_VISIT_REQUEST)) {
        server_http_error(server, http, SERVER_TOO_FAST);
    } else if (request->header[EDGE_UPGRADE].at) {
        upgrade(server, http, request);
    } else {
        server_http_route(server, http);
    }
}

void server_http_argument(const struct server_http *http, const char *name, char *ret_text,
                          size_t size)
{
    edge_argument((struct edge_span){ http->query, (uint32_t)strlen(http->query) }, name, ret_text,
                  size);
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
    http->device_cookie[0] = '\0';
    http->needs_commit = false;
}

void server_http_error(struct server *server, struct server_http *http, enum server_error error)
{
    set_error(server, http, error);
    hold(server, http);
}

void server_http_refuse(struct server *server, struct server_http *http, int status)
{
    bool is_large = status == 413 || status == 414 || status == 431;

    set_error(server, http, is_large ? SERVER_TOO_LARGE : SERVER_BAD_REQUEST);
    http->status = status;
    hold(server, http);
}

static const char *words_of(int status)
{
    static const struct {
        int status;
        const char *words;
    } known[] = {
        { 200, "OK" },
        { 304, "Not Modified" },
        { 400, "Bad Request" },
        { 401, "Unauthorized" },
        { 403, "Forbidden" },
        { 404, "Not Found" },
        { 405, "Method Not Allowed" },
        { 409, "Conflict" },
        { 411, "Length Required" },
        { 413, "Content Too Large" },
        { 414, "URI Too Long" },
        { 417, "Expectation Failed" },
        { 421, "Misdirected Request" },
        { 426, "Upgrade Required" },
        { 429, "Too Many Requests" },
        { 431, "Request Header Fields Too Large" },
        { 501, "Not Implemented" },
        { 503, "Service Unavailable" },
        { 505, "HTTP Version Not Supported" },
    };

    for (size_t i = 0; i < PL_COUNT_OF(known); i++) {
        if (known[i].status == status) {
            return known[i].words;
        }
    }
    return "Unknown";
}

/* RFC 9110: "Sun, 06 Nov 1994 08:49:37 GMT", in English whatever the locale. */
static void write_date(const struct server *server, char ret_text[DATE_SIZE])
{
    static const char *const days[] = { "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" };
    static const char *const months[] = { "Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                          "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" };
    time_t now = (time_t)(server->wall_ms / 1000);
    struct tm parts;

    gmtime_r(&now, &parts);
    snprintf(ret_text, DATE_SIZE, "%s, %02d %s %d %02d:%02d:%02d GMT", days[parts.tm_wday],
             parts.tm_mday, months[parts.tm_mon], parts.tm_year + 1900, parts.tm_hour, parts.tm_min,
             parts.tm_sec);
}

static void add_header(struct pl_text *text, const char *name, const char *value)
{
    if (value && value[0]) {
        pl_text_add(text, name);
        pl_text_add(text, ": ");
        pl_text_add(text, value);
        pl_text_add(text, "\r\n");
    }
}

static struct server_text *head_of(const struct server *server, const struct server_http *http)
{
    char room[HEAD_SIZE];
    char date[DATE_SIZE];
    struct pl_text text = pl_text_in(room, sizeof room);

    pl_text_add(&text, "HTTP/1.1 ");
    pl_text_number(&text, http->status);
    pl_text_char(&text, ' ');
    pl_text_add(&text, words_of(http->status));
    pl_text_add(&text, "\r\n");
    pl_text_add(&text, constant_head);
    write_date(server, date);
    add_header(&text, "date", date);
    add_header(&text, "strict-transport-security", http->is_secure ? "max-age=31536000" : NULL);
    add_header(&text, "content-type", http->type);
    add_header(&text, "cache-control", http->cache ? http->cache : "no-store");
    add_header(&text, "etag", http->tag);
    add_header(&text, "set-cookie", http->cookie);
    add_header(&text, "set-cookie", http->device_cookie);
    add_header(&text, "vary", http->tag[0] ? "accept-encoding" : NULL);
    add_header(&text, "content-encoding", http->is_gzip ? "gzip" : NULL);
    add_header(&text, "retry-after", http->status == 429 || http->status == 503 ? "1" : NULL);
    add_header(&text, "sec-websocket-version", http->status == 426 ? "13" : NULL);
    add_header(&text, "upgrade", http->status == 426 ? "websocket" : NULL);
    add_header(&text, "allow", http->status == 405 ? "GET, HEAD, POST" : NULL);
    /* A 304 has no body: the length is the one that the client knows. */
    if (http->status != 304) {
        pl_text_add(&text, "content-length: ");
        pl_text_number(&text, http->reply->length);
        pl_text_add(&text, "\r\n");
    }
    pl_text_add(&text, "\r\n");
    PL_ASSERT(!text.is_cut);
    return server_text_new(room, text.length);
}

static void send_reply(struct server *server, struct server_http *http)
{
    bool has_body = http->method != EDGE_HEAD && http->reply->length > 0;

    edge_reply(http->socket->stream, head_of(server, http),
               has_body ? server_text_keep(http->reply) : NULL);
    server_http_end(server, http);
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
        send_reply(server, http);
        http = next;
    }
}

/* Passwords. */

void server_http_wait(struct server_http *http, struct server_job *job)
{
    http->job = job;
}
