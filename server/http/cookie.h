/* The cookies of the site, in one place. */
#ifndef SERVER_HTTP_COOKIE_H
#define SERVER_HTTP_COOKIE_H

#include "core/base.h"

enum server_cookie {
    SERVER_COOKIE_SESSION,
    SERVER_COOKIE_DEVICE, /* the accounts that have logged in with this browser */
    SERVER_COOKIE_COUNT
};

enum { SERVER_COOKIE_SIZE = 320 };

/* Over TLS the name binds the cookie to this host and to TLS; browsers obey. */
const char *server_cookie_name(enum server_cookie cookie, bool is_secure);

/* A cookie to be set. */
struct server_cookie_wish {
    enum server_cookie cookie;
    bool is_secure;
    const char *value;
    int64_t age_ms; /* 0: it is taken away */
};
/* The value of a Set-Cookie header. */
void server_cookie_write(const struct server_cookie_wish *wish, char ret_text[SERVER_COOKIE_SIZE]);

#endif
