/* Where people want to be told, and when not. */
#include <string.h>

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/notify/notify.h"
#include "server/protocol/conn.h"
#include "server/store/row.h"

enum { DAY_MINUTES = 24 * 60, ZONE_MINUTES_MAX = 14 * 60 };

static const int64_t MINUTE_MS = 60000;

enum server_error notify_subscribe(struct server *server, struct server_user *user,
                                   const struct notify_wish *wish)
{
    char origin[NOTIFY_ORIGIN_SIZE];
    char key[NOTIFY_KEY_TEXT_SIZE];
    int64_t id = server_user_id(user);

    if (!notify_target_read(wish->endpoint, server->options.test_push != NULL, origin)) {
        return SERVER_BAD_ENDPOINT;
    }
    if (!notify_is_point(wish->reader.point)) {
        return SERVER_BAD_MESSAGE;
    }
    /* Where there is a subscription there is a key. */
    enum server_error error = notify_public_key(server, key);
    if (error) {
        return error;
    }
    /* A browser that has changed hands is its new user's. */
    store_write(server->store, STORE_PUSH_END, STORE_ARGS(STORE_TEXT(wish->endpoint)));
    store_write(server->store, STORE_PUSH_ADD,
                STORE_ARGS(STORE_INT(id), STORE_BYTES(wish->session, SERVER_HASH_BYTES),
                           STORE_TEXT(wish->endpoint),
                           STORE_BYTES(wish->reader.point, NOTIFY_POINT_BYTES),
                           STORE_BYTES(wish->reader.auth, NOTIFY_AUTH_BYTES), STORE_INT(wish->lang),
                           STORE_INT(server->wall_ms)));
    store_write(server->store, STORE_PUSH_BOUND,
                STORE_ARGS(STORE_INT(id), STORE_INT(SERVER_PUSH_MAX)));
    return SERVER_OK;
}

void notify_unsubscribe(struct server *server, const struct server_user *user, const char *endpoint)
{
    store_write(server->store, STORE_PUSH_END_OWN,
                STORE_ARGS(STORE_INT(server_user_id(user)), STORE_TEXT(endpoint)));
}

void notify_move(struct server *server, int64_t user_id, const unsigned char *from,
                 const unsigned char *to)
{
    store_write(server->store, STORE_PUSH_MOVE,
                STORE_ARGS(STORE_INT(user_id), STORE_BYTES(from, SERVER_HASH_BYTES),
                           STORE_BYTES(to, SERVER_HASH_BYTES)));
}

enum server_error notify_set(struct server *server, const struct server_user *user,
                             const struct notify_settings *settings)
{
    bool is_right = settings->quiet_from >= 0 && settings->quiet_from < DAY_MINUTES &&
                    settings->quiet_to >= 0 && settings->quiet_to < DAY_MINUTES &&
                    settings->zone >= -ZONE_MINUTES_MAX && settings->zone <= ZONE_MINUTES_MAX;

    if (!is_right) {
        return SERVER_BAD_MESSAGE;
    }
    store_write(server->store, STORE_PUSH_SETTINGS_PUT,
                STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(settings->quiet_from),
                           STORE_INT(settings->quiet_to), STORE_INT(settings->zone),
                           STORE_INT(settings->has_reminders)));
    return SERVER_OK;
}

bool notify_is_quiet(const struct notify_settings *settings, int64_t wall_ms)
{
    int64_t minute = (wall_ms / MINUTE_MS + settings->zone) % DAY_MINUTES;
    int64_t from = settings->quiet_from;
    int64_t to = settings->quiet_to;

    minute = minute < 0 ? minute + DAY_MINUTES : minute;
    return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}

/* Telling. */

static bool write_list(struct pl_json *json, struct server *server, int64_t user_id,
                       const unsigned char *session)
{
    struct store_row row = { .store = server->store, .query = STORE_PUSH_OF };

    pl_json_key(json, "push");
    pl_json_open(json, '[');
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    while (store_next(row.store, row.query)) {
        uint32_t size = 0;
        const void *hash = store_bytes(row.store, row.query, 6, &size);
        bool is_this = size == SERVER_HASH_BYTES && memcmp(hash, session, size) == 0;
        pl_json_open(json, '{');
        pl_json_member_string(json, "endpoint",
                              store_row_text(&row, 1, "endpoint", NOTIFY_URL_SIZE - 1));
        pl_json_member_int(json, "created", store_row_ms(&row, 5, "created"));
        pl_json_member_bool(json, "is_this", is_this);
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    return store_end(row.store, row.query);
}

static bool write_settings(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct store_row row = { .store = server->store, .query = STORE_PUSH_SETTINGS };
    int64_t from = 0;
    int64_t to = 0;
    int64_t zone = 0;
    bool has_reminders = true;

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    if (store_next(row.store, row.query)) {
        from = store_row_int(&row, 0, "quiet_from", 0, DAY_MINUTES - 1);
        to = store_row_int(&row, 1, "quiet_to", 0, DAY_MINUTES - 1);
        zone = store_row_int(&row, 2, "zone", -ZONE_MINUTES_MAX, ZONE_MINUTES_MAX);
        has_reminders = store_row_bool(&row, 3, "reminders");
    }
    pl_json_key(json, "quiet");
    if (from == to) {
        pl_json_null(json);
    } else {
        pl_json_open(json, '{');
        pl_json_member_int(json, "from", from);
        pl_json_member_int(json, "to", to);
        pl_json_member_int(json, "zone", zone);
        pl_json_close(json, '}');
    }
    pl_json_member_bool(json, "reminders", has_reminders);
    return store_end(row.store, row.query);
}

bool notify_write(struct pl_json *json, struct server *server, int64_t user_id,
                  const unsigned char *session)
{
    return write_list(json, server, user_id, session) && write_settings(json, server, user_id);
}
