/* Names and lifetimes of cookies. */
#include "server/http/cookie.h"

#include <stdio.h>

const char *server_cookie_name(enum server_cookie cookie, bool is_secure)
{
    static const char *const names[SERVER_COOKIE_COUNT][2] = {
        [SERVER_COOKIE_SESSION] = { "plansza", "__Host-plansza" },
        [SERVER_COOKIE_DEVICE] = { "plansza-device", "__Host-plansza-device" },
    };

    return names[cookie][is_secure];
}

void server_cookie_write(const struct server_cookie_wish *wish, char ret_text[SERVER_COOKIE_SIZE])
{
    int length = snprintf(ret_text, SERVER_COOKIE_SIZE,
                          "%s=%s; Path=/; Max-Age=%lld; HttpOnly; SameSite=Strict%s",
                          server_cookie_name(wish->cookie, wish->is_secure), wish->value,
                          (long long)wish->age_ms / 1000, wish->is_secure ? "; Secure" : "");

    PL_ASSERT(length < SERVER_COOKIE_SIZE);
}
