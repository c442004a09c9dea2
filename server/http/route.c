/* HTTP requests and their replies. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "match/describe.h"
#include "server/http/content.h"
#include "server/http/files.h"
#include "server/http/http.h"
#include "server/protocol/games.h"
#include "server/store/row.h"
#include "server/tables/chronicle.h"
#include "server/tables/lobby.h"
#include "server/tables/present.h"
#include "server/turn.h"

static const char reply_type[] = "application/json";

struct pl_json server_http_json(struct server *server)
{
    struct pl_json json = server_scratch(server);

    pl_json_open(&json, '{');
    pl_json_member_bool(&json, "ok", true);
    return json;
}

void server_http_json_end(struct server *server, struct server_http *http, struct pl_json *json)
{
    pl_json_close(json, '}');
    server_http_reply(server, http, server_scratch_text(json), reply_type);
}

void server_http_change(struct server *server, struct server_http *http, enum server_rate rate,
                        server_http_changer *carry_out)
{
    json_t *body = json_loadb(http->body, http->body_size, JSON_REJECT_DUPLICATES, NULL);
    enum server_error error = json_is_object(body) ? SERVER_OK : SERVER_BAD_JSON;

    error = error || http->user ? error : SERVER_NO_SESSION;
    error = error ? error : server_quota_take(server, http->user, http->address, rate);
    error = error ? error : carry_out(server, http, body);
    json_decref(body);
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    struct pl_json json = server_http_json(server);
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

/* Reading. */

static void get_games(struct server *server, struct server_http *http)
{
    http->cache = "no-cache";
    server_content_reply(server, http, &server->games->page, reply_type);
}

/* One game with all that is said about it. */
static void get_game(struct server *server, struct server_http *http, const char *id)
{
    const struct pl_game *game = games_find(id);
    struct pl_json json = server_http_json(server);

    if (!game) {
        server_http_error(server, http, SERVER_NOT_FOUND);
        return;
    }
    pl_json_key(&json, "game");
    match_describe_game(&json, game, true);
    server_http_json_end(server, http, &json);
}

static void get_health(struct server *server, struct server_http *http)
{
    struct pl_json json = server_http_json(server);

    bool is_well = store_is_well(server->store) && server->now_ms >= server->slow_until_ms;

    if (!is_well || server->is_stopping) {
        server_http_error(server, http, server->is_stopping ? SERVER_SHUTDOWN : SERVER_STORAGE);
        return;
    }
    server_http_json_end(server, http, &json);
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
static enum server_error find_person(struct server *server, const struct server_http *http,
                                     const char *nick, struct server_user **ret_user)
{
    int64_t id = 0;

    if (http->user && strcmp(http->user->nick, nick) == 0) {
        *ret_user = server_user_keep(http->user);
        return SERVER_OK;
    }
    enum server_error error = *nick ? server_account_find(server, nick, &id) : SERVER_NOT_FOUND;
    if (!error && !id) {
        error = server_guest_find(server, nick, &id);
    }
    return error ? error : server_user_get(server, id, ret_user);
}

/* Damaged rows are left out; where the store fails, all of it is refused. */
static enum server_error write_past_game(struct server *server, struct pl_json *json,
                                         enum pl_lang lang)
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
    server_write_game(json, table, lang);
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
    struct pl_json json = server_http_json(server);

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
        error = write_past_game(server, &json, http->lang);
    }
    bool is_whole = store_end(server->store, STORE_PROFILE);
    pl_json_close(&json, ']');
    server_user_drop(server, user);
    if (error || !is_whole) {
        server_http_error(server, http, SERVER_STORAGE);
        return;
    }
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

/* Routes. */

const struct server_route *server_route_find(const struct server_route *routes, size_t count,
                                             const char *path)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(routes[i].path, path) == 0) {
            return &routes[i];
        }
    }
    return NULL;
}

static const struct server_route gets[] = {
    { "/api/games", get_games },
    { "/health", get_health },
    { "/metrics", get_metrics },
};

static void route_get(struct server *server, struct server_http *http)
{
    static const char profile[] = "/api/profile/";
    static const char game[] = "/api/games/";
    const struct server_route *route = server_route_find(gets, PL_COUNT_OF(gets), http->path);

    if (route) {
        route->run(server, http);
    } else if (strncmp(http->path, profile, sizeof profile - 1) == 0) {
        get_profile(server, http, http->path + sizeof profile - 1);
    } else if (strncmp(http->path, game, sizeof game - 1) == 0) {
        get_game(server, http, http->path + sizeof game - 1);
    } else if (server_http_account(server, http) || server_http_table(server, http)) {
        return;
    } else if (strncmp(http->path, "/api/", 5) == 0) {
        server_http_error(server, http, SERVER_NOT_FOUND);
    } else {
        server_files_reply(server, http);
    }
}

void server_http_route(struct server *server, struct server_http *http)
{
    /* A person is not taken for a stranger because the store cannot be read. */
    if (http->unknown && strncmp(http->path, "/api/", 5) == 0) {
        server_http_error(server, http, http->unknown);
    } else if (http->method != EDGE_OTHER_METHOD && server_http_mail_link(server, http)) {
        return;
    } else if (http->method == EDGE_POST) {
        server_http_post(server, http);
    } else if (http->method == EDGE_OTHER_METHOD) {
        server_http_error(server, http, SERVER_BAD_METHOD);
    } else {
        route_get(server, http);
    }
}
