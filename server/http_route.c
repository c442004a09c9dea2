/* What is asked for by HTTP, and the replies. */
#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/chronicle.h"
#include "server/files.h"
#include "server/http.h"
#include "server/lobby.h"
#include "server/present.h"
#include "server/store_row.h"
#include "server/turn.h"

static const char reply_type[] = "application/json";

static struct pl_json begin(struct server *server)
{
    struct pl_json json = server_scratch(server);

    pl_json_open(&json, '{');
    pl_json_member_bool(&json, "ok", true);
    return json;
}

static void end(struct server *server, struct server_http *http, struct pl_json *json)
{
    pl_json_close(json, '}');
    server_http_reply(server, http, server_scratch_text(json), reply_type);
}

/* Accounts. */

/* The members that an account request has: texts of bounded length. */
static enum server_error read_body(const struct server_http *http, bool has_password,
                                   struct server_login *ret_login)
{
    json_t *body = json_loadb(http->body, http->body_size, JSON_REJECT_DUPLICATES, NULL);
    const char *nick = json_string_value(json_object_get(body, "nick"));
    const char *password = json_string_value(json_object_get(body, "password"));
    enum server_error error = SERVER_OK;

    if (!json_is_object(body)) {
        error = SERVER_BAD_JSON;
    } else if (!nick || (has_password && !password)) {
        error = SERVER_BAD_MESSAGE;
    } else if (strlen(nick) >= sizeof ret_login->nick) {
        error = SERVER_BAD_NICK;
    } else if (has_password && strlen(password) >= sizeof ret_login->password) {
        error = SERVER_BAD_PASSWORD;
    } else {
        snprintf(ret_login->nick, sizeof ret_login->nick, "%s", nick);
        snprintf(ret_login->password, sizeof ret_login->password, "%s",
                 has_password ? password : "");
    }
    json_decref(body);
    return error;
}

/* A new session of that person, and the reply that tells who it is. */
static void enter(struct server *server, struct server_http *http, int64_t user_id)
{
    char token[SERVER_TOKEN_SIZE];
    struct pl_json json = begin(server);
    struct server_user *user = NULL;
    enum server_error error = server_user_get(server, user_id, &user);

    if (error) {
        server_http_error(server, http, error == SERVER_NOT_FOUND ? SERVER_STORAGE : error);
        return;
    }
    server_session_new(server, user_id, http->user ? http->session : NULL, token);
    server_http_set_cookie(http, token, SERVER_SESSION_MS / 1000);
    sodium_memzero(token, sizeof token);
    http->needs_commit = true;
    pl_json_key(&json, "user");
    server_write_user(&json, user);
    server_user_drop(server, user);
    end(server, http, &json);
}

static void post_guest(struct server *server, struct server_http *http)
{
    struct server_login login = { .nick = "" };
    int64_t id = 0;
    enum server_error error = read_body(http, false, &login);

    error = error ? error : server_guest_check(server, http->address);
    error = error ? error : server_guest_new(server, login.nick, &id);
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    enter(server, http, id);
}

static void post_login(struct server *server, struct server_http *http, bool is_register)
{
    struct server_login login = { .is_register = is_register };
    enum server_error error = read_body(http, true, &login);

    if (!error && !server_window_add(&http->address->logins, server->now_ms, SERVER_LOGIN_WINDOW_MS,
                                     SERVER_LOGINS_MAX)) {
        error = SERVER_TOO_FAST;
    }
    if (is_register && http->user && http->user->is_guest) {
        login.user_id = server_user_id(http->user);
    } else if (!error && is_register && server->now_ms < http->address->banned_until_ms) {
        error = SERVER_BANNED;
    }
    error = error ? error : server_login_start(server, http, &login);
    sodium_memzero(login.password, sizeof login.password);
    if (error != SERVER_LATER) {
        server_http_error(server, http, error);
    }
}

void server_http_logged_in(struct server *server, struct server_http *http,
                           struct server_login *login)
{
    enum server_error error = server_login_finish(server, login);

    http->job = NULL;
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    if (login->is_register) {
        server_user_refresh(server, login->user_id);
        http->refresh_user = login->user_id;
    }
    enter(server, http, login->user_id);
}

static void post_logout(struct server *server, struct server_http *http)
{
    struct pl_json json = begin(server);

    if (http->user) {
        server_session_end(server, http->session);
        http->needs_commit = true;
    }
    server_http_set_cookie(http, "", 0);
    end(server, http, &json);
}

struct post {
    const char *path;
    void (*run)(struct server *server, struct server_http *http);
};

static void post_register(struct server *server, struct server_http *http)
{
    post_login(server, http, true);
}

static void post_log_in(struct server *server, struct server_http *http)
{
    post_login(server, http, false);
}

static const struct post posts[] = {
    { "/api/guest", post_guest },
    { "/api/register", post_register },
    { "/api/login", post_log_in },
    { "/api/logout", post_logout },
};

static void route_post(struct server *server, struct server_http *http)
{
    for (size_t i = 0; i < PL_COUNT_OF(posts); i++) {
        if (strcmp(http->path, posts[i].path) != 0) {
            continue;
        }
        if (!http->is_same_origin) {
            server_http_error(server, http, SERVER_BAD_ORIGIN);
        } else if (!http->is_json) {
            server_http_error(server, http, SERVER_BAD_MESSAGE);
        } else if (server->now_ms < server->retry_at_ms) {
            server_http_error(server, http, SERVER_STORAGE);
        } else {
            posts[i].run(server, http);
        }
        return;
    }
    server_http_error(server, http, SERVER_BAD_METHOD);
}

/* Reading. */

/* Whoever comes back keeps the cookie for the whole time again, as the store keeps the session. */
static void get_me(struct server *server, struct server_http *http)
{
    struct pl_json json = begin(server);

    if (http->user) {
        server_http_set_cookie(http, http->token, SERVER_SESSION_MS / 1000);
    }
    pl_json_key(&json, "user");
    server_write_user(&json, http->user);
    end(server, http, &json);
}

static void get_games(struct server *server, struct server_http *http)
{
    struct pl_json json = begin(server);

    server_write_games(&json);
    end(server, http, &json);
}

static void get_health(struct server *server, struct server_http *http)
{
    struct pl_json json = begin(server);

    bool is_well = store_is_well(server->store) && server->now_ms >= server->slow_until_ms;

    if (!is_well || server->is_stopping) {
        server_http_error(server, http, server->is_stopping ? SERVER_SHUTDOWN : SERVER_STORAGE);
        return;
    }
    end(server, http, &json);
}

/* How much was sent to all tells a little of what was sent to others. */
static bool may_see_metrics(const struct server *server, const struct server_http *http)
{
    static const char bearer[] = "Bearer ";
    const char *token = server->options.metrics_token;
    const char *given = http->rights + sizeof bearer - 1;

    if (!token) {
        return http->address->is_local && !http->is_forwarded;
    }
    return strncmp(http->rights, bearer, sizeof bearer - 1) == 0 &&
           strlen(given) == strlen(token) && sodium_memcmp(given, token, strlen(token)) == 0;
}

static void get_metrics(struct server *server, struct server_http *http)
{
    struct pl_text text = pl_text_in(server->scratch, SERVER_SCRATCH_SIZE);

    if (!may_see_metrics(server, http)) {
        server_http_error(server, http, SERVER_NOT_FOUND);
        return;
    }
    server_metrics_write(server, &text);
    server_http_reply(server, http, server_text_new(text.at, text.length),
                      "text/plain; version=0.0.4");
}

/* Profiles. */

/* An account first, then the newest guest of that nick. */
static enum server_error find_id(struct server *server, const char *folded, int64_t *ret_id)
{
    static const enum store_query queries[] = { STORE_ACCOUNT_BY_NICK, STORE_GUEST_BY_NICK };

    *ret_id = 0;
    for (size_t i = 0; i < PL_COUNT_OF(queries) && !*ret_id; i++) {
        struct store_row row = { .store = server->store, .query = queries[i] };
        store_read(server->store, queries[i], STORE_ARGS(STORE_TEXT(folded)));
        if (store_next(server->store, queries[i])) {
            *ret_id = store_row_id(&row, 0, "id");
        }
        if (!store_end(server->store, queries[i])) {
            return SERVER_STORAGE;
        }
    }
    return *ret_id ? SERVER_OK : SERVER_NOT_FOUND;
}

static enum server_error find_person(struct server *server, const struct server_http *http,
                                     const char *nick, struct server_user **ret_user)
{
    char own[SERVER_NICK_SIZE];
    char folded[SERVER_NICK_SIZE];
    int64_t id = 0;

    if (http->user && strcmp(http->user->nick, nick) == 0) {
        *ret_user = server_user_keep(http->user);
        return SERVER_OK;
    }
    enum server_error error =
        server_nick_read(nick, own, folded) ? find_id(server, folded, &id) : SERVER_NOT_FOUND;
    return error ? error : server_user_get(server, id, ret_user);
}

/* What is damaged is left out; where the store fails, all of it is refused. */
static enum server_error write_past_game(struct server *server, struct pl_json *json)
{
    struct store_row row = { .store = server->store, .query = STORE_PROFILE };
    uint64_t id = (uint64_t)store_row_id(&row, 0, "id");
    pl_seat seat = (pl_seat)store_row_int(&row, 6, "seat", 0, PL_SEATS_MAX - 1);
    bool has_left = store_row_bool(&row, 7, "has_left");
    struct server_table *table = NULL;
    enum server_error error = row.wrong ? SERVER_DAMAGED : server_table_find(server, id, &table);

    if (error) {
        return error == SERVER_STORAGE ? error : SERVER_OK;
    }
    pl_json_open(json, '{');
    server_write_game(json, table);
    pl_json_member_int(json, "at", table->ended_ms);
    pl_json_member_int(json, "you", seat);
    pl_json_member_bool(json, "has_left", has_left);
    pl_json_member_bool(json, "private", table->is_private);
    server_write_links(json, server, table, false);
    pl_json_close(json, '}');
    return SERVER_OK;
}

static void get_profile(struct server *server, struct server_http *http, const char *nick)
{
    char before_text[32] = "";
    struct server_user *user = NULL;
    enum server_error error = find_person(server, http, nick, &user);
    struct pl_json json = begin(server);

    if (error) {
        server_http_error(server, http, error);
        return;
    }
    server_http_argument(http, "before", before_text, sizeof before_text);
    int64_t before = before_text[0] ? atoll(before_text) : INT64_MAX;
    pl_json_key(&json, "user");
    server_write_user(&json, user);
    pl_json_key(&json, "games");
    pl_json_open(&json, '[');
    store_read(server->store, STORE_PROFILE,
               STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(before),
                          STORE_INT(user == http->user), STORE_INT(SERVER_PROFILE_PAGE)));
    while (!error && store_next(server->store, STORE_PROFILE)) {
        error = write_past_game(server, &json);
    }
    bool is_whole = store_end(server->store, STORE_PROFILE);
    pl_json_close(&json, ']');
    server_user_drop(server, user);
    if (error || !is_whole) {
        server_http_error(server, http, SERVER_STORAGE);
        return;
    }
    http->needs_commit = true;
    end(server, http, &json);
}

static const struct post gets[] = {
    { "/api/me", get_me },
    { "/api/games", get_games },
    { "/health", get_health },
    { "/metrics", get_metrics },
};

static void route_get(struct server *server, struct server_http *http)
{
    static const char profile[] = "/api/profile/";

    for (size_t i = 0; i < PL_COUNT_OF(gets); i++) {
        if (strcmp(http->path, gets[i].path) == 0) {
            gets[i].run(server, http);
            return;
        }
    }
    if (strncmp(http->path, profile, sizeof profile - 1) == 0) {
        get_profile(server, http, http->path + sizeof profile - 1);
    } else if (server_http_table(server, http)) {
        return;
    } else if (strncmp(http->path, "/api/", 5) == 0) {
        server_http_error(server, http, SERVER_NOT_FOUND);
    } else {
        server_files_reply(server, http);
    }
}

void server_http_route(struct server *server, struct server_http *http)
{
    /* Nobody is taken for a stranger because the store cannot say who they are. */
    if (http->unknown && strncmp(http->path, "/api/", 5) == 0) {
        server_http_error(server, http, http->unknown);
    } else if (http->method == EDGE_POST) {
        route_post(server, http);
    } else if (http->method == EDGE_OTHER_METHOD) {
        server_http_error(server, http, SERVER_BAD_METHOD);
    } else {
        route_get(server, http);
    }
}
