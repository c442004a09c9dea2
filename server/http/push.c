/* HTTP requests about notifications: where and when one wants to be told. */
#include <jansson.h>
#include <sodium.h>
#include <string.h>

#include "server/http/http.h"
#include "server/notify/notify.h"

/* Reading. */

void server_http_get_push(struct server *server, struct server_http *http)
{
    char key[NOTIFY_KEY_TEXT_SIZE];
    struct pl_json json = server_http_json(server);
    enum server_error error = notify_public_key(server, key);

    if (!error) {
        pl_json_member_string(&json, "key", key);
        bool is_whole = notify_write(&json, server, server_user_id(http->user), http->session);
        error = is_whole ? SERVER_OK : SERVER_STORAGE;
    }
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

/* Changing. */

/* Exactly `size` bytes of base64url. */
static bool read_bytes(const json_t *body, const char *name, uint8_t *ret_bytes, size_t size)
{
    const char *text = json_string_value(json_object_get(body, name));
    size_t found = 0;

    return text &&
           sodium_base642bin(ret_bytes, size, text, strlen(text), NULL, &found, NULL,
                             sodium_base64_VARIANT_URLSAFE_NO_PADDING) == 0 &&
           found == size;
}

static enum server_error subscribe(struct server *server, struct server_http *http,
                                   const json_t *body)
{
    struct notify_wish wish = {
        .endpoint = json_string_value(json_object_get(body, "endpoint")),
        .session = http->session,
    };
    const char *lang = json_string_value(json_object_get(body, "lang"));

    if (!wish.endpoint || !lang || (strcmp(lang, "pl") != 0 && strcmp(lang, "en") != 0) ||
        !read_bytes(body, "p256dh", wish.reader.point, NOTIFY_POINT_BYTES) ||
        !read_bytes(body, "auth", wish.reader.auth, NOTIFY_AUTH_BYTES)) {
        return SERVER_BAD_MESSAGE;
    }
    wish.lang = strcmp(lang, "pl") == 0 ? PL_LANG_PL : PL_LANG_EN;
    return notify_subscribe(server, http->user, &wish);
}

static enum server_error unsubscribe(struct server *server, struct server_http *http,
                                     const json_t *body)
{
    const char *endpoint = json_string_value(json_object_get(body, "endpoint"));

    if (!endpoint) {
        return SERVER_BAD_MESSAGE;
    }
    notify_unsubscribe(server, http->user, endpoint);
    return SERVER_OK;
}

/* A whole number; anything else is out of all bounds. */
static int32_t read_number(const json_t *body, const char *name)
{
    const json_t *value = json_object_get(body, name);
    json_int_t number = json_integer_value(value);

    return json_is_integer(value) && number >= -100000 && number <= 100000 ? (int32_t)number
                                                                           : INT32_MIN;
}

static enum server_error set(struct server *server, struct server_http *http, const json_t *body)
{
    const json_t *reminders = json_object_get(body, "reminders");
    struct notify_settings settings = {
        .quiet_from = read_number(body, "from"),
        .quiet_to = read_number(body, "to"),
        .zone = read_number(body, "zone"),
        .has_reminders = json_is_true(reminders),
    };

    return json_is_boolean(reminders) ? notify_set(server, http->user, &settings)
                                      : SERVER_BAD_MESSAGE;
}

void server_http_subscribe(struct server *server, struct server_http *http)
{
    server_http_change(server, http, SERVER_RATE_PUSH, subscribe);
}

void server_http_unsubscribe(struct server *server, struct server_http *http)
{
    server_http_change(server, http, SERVER_RATE_PUSH, unsubscribe);
}

void server_http_set_push(struct server *server, struct server_http *http)
{
    server_http_change(server, http, SERVER_RATE_PUSH, set);
}
