/* HTTP: the client's files, guests and accounts, profiles, replays, health and metrics. A reply is
 * held back until the turn is durable. */
#ifndef SERVER_HTTP_HTTP_H
#define SERVER_HTTP_HTTP_H

#include <jansson.h>

#include "server/core.h"
#include "server/edge/head.h"
#include "server/gate/address.h"
#include "server/http/cookie.h"
#include "server/people/account.h"
#include "server/people/guard.h"
#include "server/pool.h"
#include "server/protocol/text.h"
#include "server/tables/table.h"

enum { SERVER_HEADER_SIZE = 192, SERVER_QUERY_SIZE = 256 };

struct server_socket;

struct server_http {
    struct server_socket *socket;
    struct server_http *next; /* of the replies of the turn */

    enum edge_method method;
    char path[EDGE_PATH_SIZE];
    char query[SERVER_QUERY_SIZE];
    struct server_address *address;
    struct server_user *user;  /* of the session; NULL: none */
    enum server_error unknown; /* STORAGE, DAMAGED: the session's owner cannot be read */
    unsigned char session[SERVER_HASH_BYTES];
    char token[SERVER_TOKEN_SIZE];     /* of the session's cookie; "": none */
    char devices[SERVER_DEVICES_SIZE]; /* accounts that this browser has logged in to: guard.h */
    char table_key[SERVER_KEY_SIZE + 1];
    char client[SERVER_CLIENT_SIZE]; /* what the browser is called */
    enum pl_lang lang;
    bool is_secure;
    bool is_same_origin;
    bool is_forwarded; /* a proxy on the way says that it is from elsewhere */
    bool is_json;
    bool may_gzip;
    char known_tag[SERVER_HEADER_SIZE]; /* If-None-Match */
    char rights[SERVER_HEADER_SIZE];    /* Authorization */
    uint32_t body_size;
    char body[SERVER_BODY_MAX + 1];
    struct server_job *job; /* a password being hashed for it */

    int status; /* 0: no reply yet */
    bool needs_commit;
    bool is_held;
    bool is_gzip;
    const char *type;
    const char *cache; /* Cache-Control */
    char tag[SERVER_HEADER_SIZE];
    char cookie[SERVER_COOKIE_SIZE];
    char device_cookie[SERVER_COOKIE_SIZE];
    struct server_text *reply;
};

/* A request has come over that socket, which carries it from now on; NULL: one that was not
 * understood. */
void server_http_begin(struct server *server, struct server_socket *socket,
                       const struct edge_request *request, const char *body);
/* Answers it, now or later, or makes a WebSocket of it. */
void server_http_request(struct server *server, struct server_http *http,
                         const struct edge_request *request);
/* Answers one that was not understood with this status. */
void server_http_refuse(struct server *server, struct server_http *http, int status);
/* Frees it: it was answered, or its socket is gone. */
void server_http_end(struct server *server, struct server_http *http);

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
struct server_route {
    const char *path;
    void (*run)(struct server *server, struct server_http *http);
};
/* The one with the path of the request, or NULL. */
const struct server_route *server_route_find(const struct server_route *routes, size_t count,
                                             const char *path);
/* Begins a reply {"ok":true, and ends it. */
struct pl_json server_http_json(struct server *server);
void server_http_json_end(struct server *server, struct server_http *http, struct pl_json *json);

/* Replies to what changes something: all of it is about people. */
void server_http_post(struct server *server, struct server_http *http);
/* Replies to a request to read about oneself; false when it is not one. */
bool server_http_account(struct server *server, struct server_http *http);

/* What a person changes of their own: reads the body, counts it, and answers with nothing but
 * `ok`. */
typedef enum server_error server_http_changer(struct server *server, struct server_http *http,
                                              const json_t *body);
void server_http_change(struct server *server, struct server_http *http, enum server_rate rate,
                        server_http_changer *carry_out);

/* Notifications (push.c): what one has, and changes. */
void server_http_get_push(struct server *server, struct server_http *http);
void server_http_subscribe(struct server *server, struct server_http *http);
void server_http_unsubscribe(struct server *server, struct server_http *http);
void server_http_set_push(struct server *server, struct server_http *http);
/* Mail (mail.c): one's own address. */
void server_http_get_mail(struct server *server, struct server_http *http);
void server_http_set_mail(struct server *server, struct server_http *http);
void server_http_drop_mail(struct server *server, struct server_http *http);
/* The links of mails, for which no one has to log in; false when the path is not of one. */
bool server_http_mail_link(struct server *server, struct server_http *http);
/* Vacations (vacation.c): one's own, begun and ended. */
void server_http_get_vacation(struct server *server, struct server_http *http);
void server_http_set_vacation(struct server *server, struct server_http *http);
void server_http_end_vacation(struct server *server, struct server_http *http);

/* Replies to a request about one table; false when it is not one. */
bool server_http_table(struct server *server, struct server_http *http);
/* The value of an argument of the address; one that is too long counts as absent. */
void server_http_argument(const struct server_http *http, const char *name, char *ret_text,
                          size_t size);

#endif
