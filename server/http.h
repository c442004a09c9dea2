/* HTTP: the client's files, guests and accounts, profiles, replays, health and metrics. A reply is
 * held back until the turn is durable. */
#ifndef SERVER_HTTP_H
#define SERVER_HTTP_H

#include "server/account.h"
#include "server/address.h"
#include "server/core.h"
#include "server/pool.h"
#include "server/text.h"

enum { SERVER_PATH_SIZE = 512, SERVER_HEADER_SIZE = 192 };

enum server_method { SERVER_GET, SERVER_HEAD, SERVER_POST, SERVER_OTHER_METHOD };

struct server_http {
    struct lws *wsi;
    struct server_http *next; /* of the replies of the turn */

    enum server_method method;
    char path[SERVER_PATH_SIZE];
    struct server_address *address;
    struct server_user *user; /* of the session; NULL: none */
    unsigned char session[SERVER_HASH_BYTES];
    enum pl_lang lang;
    bool is_same_origin;
    bool is_json;
    bool may_gzip;
    char known_tag[SERVER_HEADER_SIZE]; /* If-None-Match */
    bool is_too_large;
    uint32_t body_size;
    char body[SERVER_BODY_MAX + 1];
    struct server_job *job; /* a password being hashed for it */

    int status; /* 0: no reply yet */
    bool needs_commit;
    bool is_held;
    bool is_ready;
    bool has_head; /* the head of the reply was sent */
    bool must_close;
    bool is_gzip;
    const char *type;
    const char *cache; /* Cache-Control */
    char tag[SERVER_HEADER_SIZE];
    char cookie[SERVER_HEADER_SIZE];
    struct server_text *reply;
    uint32_t sent;
    int64_t refresh_user; /* to be read anew after the commit */
};

/* The callbacks of libwebsockets that are about HTTP; nonzero closes the connection. */
struct lws;
int server_http_begin(struct server *server, struct lws *wsi, const char *path, size_t length);
int server_http_body(struct server *server, struct lws *wsi, const void *bytes, size_t length);
int server_http_body_end(struct server *server, struct lws *wsi);
int server_http_writeable(struct server *server, struct lws *wsi);
void server_http_closed(struct server *server, struct lws *wsi);

/* Replies, held back until the turn ends. The text's reference is taken. */
void server_http_reply(struct server *server, struct server_http *http, struct server_text *text,
                       const char *type);
void server_http_error(struct server *server, struct server_http *http, enum server_error error);
/* Sends what was held back, or errors where it depended on a commit that failed. */
void server_http_send_all(struct server *server, bool is_done);

/* A password job was started for the request, or has come back. */
void server_http_wait(struct server_http *http, struct server_job *job);
void server_http_logged_in(struct server *server, struct server_http *http,
                           struct server_login *login);

/* Routes: replies to a whole request. */
void server_http_route(struct server *server, struct server_http *http);

/* Replies to a request about one table; false when it is none. */
bool server_http_table(struct server *server, struct server_http *http);
/* The value of an argument of the address, given as "name="; what is too long is none. */
void server_http_argument(const struct server_http *http, const char *name, char *ret_text,
                          size_t size);

/* The session cookie of a request; false when there is none. */
bool server_cookie_token(struct lws *wsi, char ret_token[SERVER_TOKEN_SIZE]);
/* The person of that cookie, with a reference, or NULL. */
struct server_user *server_cookie_user(struct server *server, struct lws *wsi,
                                       unsigned char ret_hash[SERVER_HASH_BYTES]);
/* Whether the Origin header names the host that was asked. */
bool server_is_same_origin(struct lws *wsi);

#endif
