/* Requests that are not about playing: hello, the lobby, making and opening tables. */
#include <sodium.h>
#include <string.h>

#include "bots/level.h"
#include "games/games.h"
#include "match/describe.h"
#include "match/seed.h"
#include "server/gate/address.h"
#include "server/log.h"
#include "server/people/account.h"
#include "server/protocol/call.h"
#include "server/store/row.h"
#include "server/tables/chat.h"
#include "server/tables/chronicle.h"
#include "server/tables/flow.h"
#include "server/tables/host.h"
#include "server/tables/lobby.h"
#include "server/tables/present.h"

enum { GAMES_MAX = 64, GAME_ID_MAX = 31 };

/* The games of which the person has played a match to its end. Where the store cannot say, none:
 * whoever has played is then taken for a beginner, and nothing is lost. */
static void write_finished(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct store_row row = { .store = server->store, .query = STORE_GAMES_FINISHED };
    bool is_listed[GAMES_MAX] = { false };

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    while (store_next(row.store, row.query)) {
        const char *id = store_row_text(&row, 0, "game", GAME_ID_MAX);
        for (uint32_t i = 0; i < GAMES_MAX && games_at(i); i++) {
            is_listed[i] = is_listed[i] || strcmp(games_at(i)->id, id) == 0;
        }
    }
    bool is_whole = store_end(row.store, row.query);
    pl_json_key(json, "finished");
    pl_json_open(json, '[');
    for (uint32_t i = 0; is_whole && i < GAMES_MAX; i++) {
        if (is_listed[i]) {
            pl_json_string(json, games_at(i)->id);
        }
    }
    pl_json_close(json, ']');
}

enum server_error server_on_hello(struct server_call *call)
{
    call->conn->lang = call->request->lang;
    call->conn->has_said_hello = true;
    pl_json_key(call->json, "user");
    server_write_user(call->json, call->conn->user);
    pl_json_member_string(call->json, "version", PLANSZA_VERSION);
    write_finished(call->json, call->server, server_user_id(call->conn->user));
    pl_json_member_int(call->json, "now", call->server->wall_ms);
    return SERVER_OK;
}

/* Everything but the log, which has to be asked for. */
static void tell_anew(struct server_sub *sub)
{
    sub->seen_chat = 0;
    sub->seen_notice = 0;
    sub->news = SERVER_NEWS_TABLE | SERVER_NEWS_VIEW | SERVER_NEWS_CHAT | SERVER_NEWS_NOTICE;
}

/* Everything that is open is sent anew, in other words. */
enum server_error server_on_lang(struct server_call *call)
{
    call->conn->lang = call->request->lang;
    for (uint32_t i = 0; i < SERVER_OPEN_TABLES_MAX; i++) {
        struct server_sub *sub = &call->conn->sub[i];
        if (sub->table) {
            sub->seen_ply = sub->table->ply;
            server_sub_renew(sub);
            server_table_news(call->server, sub->table, 0);
            tell_anew(sub);
        }
    }
    return SERVER_OK;
}

enum server_error server_on_lobby(struct server_call *call)
{
    call->server->lobby_count -= call->conn->wants_lobby;
    call->server->lobby_count += call->request->on;
    call->conn->wants_lobby = call->request->on;
    call->conn->wants_own = call->request->is_own;
    call->conn->own_sum = 0;
    call->conn->needs_lobby = call->request->on;
    call->conn->lobby_page = call->request->page;
    return SERVER_OK;
}

enum server_error server_on_ping(struct server_call *call)
{
    pl_json_member_int(call->json, "now", call->server->wall_ms);
    return SERVER_OK;
}

/* Making a table. */

bool server_call_may_join(const struct server_user *user, const struct server_table *table)
{
    uint32_t count = user->owned_count;

    for (const struct server_seat *seat = user->seats.first; seat; seat = seat->of_user.next) {
        bool counts = seat->table->status != SERVER_OVER && seat->kind == SERVER_SEAT_PERSON &&
                      seat->table->owner != user && seat->table != table;
        count += counts;
    }
    return count < SERVER_TABLES_OF_PERSON_MAX;
}

/* An id that no table has, damaged or not. */
static enum server_error fresh_id(struct server *server, uint64_t *ret_id)
{
    struct server_table *table = NULL;
    enum server_error error = SERVER_OK;

    while (!error || error == SERVER_DAMAGED) {
        randombytes_buf(ret_id, sizeof *ret_id);
        *ret_id &= ((uint64_t)1 << 60) - 1;
        error = *ret_id ? server_table_find(server, *ret_id, &table) : SERVER_OK;
    }
    return error == SERVER_NO_TABLE ? SERVER_OK : error;
}

static struct pl_seed new_seed(const struct server *server)
{
    const struct pl_seed *test_seed = server->options.test_seed;

    return test_seed ? match_seed_derive(test_seed, "table", server->metrics.tables_made)
                     : match_seed_fresh();
}

enum server_error server_call_new_table(struct server_call *call, const struct pl_game *game,
                                        const struct pl_config *config,
                                        struct server_table **ret_table)
{
    struct server *server = call->server;
    uint64_t id = 0;
    enum server_error error = fresh_id(server, &id);

    if (error) {
        return error;
    }
    struct server_table *table = server_table_new(server, id);
    table->game = game;
    table->config = *config;
    table->config.seed = new_seed(server);
    table->rules_version = game->rules_version;
    table->created_ms = server->wall_ms;
    server_table_changes(server, table);
    table->used_ms = server->now_ms;
    server_random_text(table->key, SERVER_KEY_SIZE);
    server_table_set_owner(server, table, call->conn->user);
    server_table_set_address(table, call->conn->address);
    server->live_count++;
    server->metrics.tables_made++;
    *ret_table = table;
    return SERVER_OK;
}

enum server_error server_call_may_create(struct server_call *call)
{
    struct server *server = call->server;

    if (!server_call_may_join(call->conn->user, NULL)) {
        return SERVER_TOO_MANY;
    }
    if (!server_address_has_room(server, call->conn->address, SERVER_STOCK_TABLES)) {
        return SERVER_TABLES_HERE;
    }
    if (server->live_count >= SERVER_TABLES_MAX) {
        return SERVER_FULL;
    }
    return server_quota_take(server, call->conn->user, call->conn->address, SERVER_RATE_CREATE);
}

enum server_error server_on_create(struct server_call *call)
{
    const struct server_request *request = call->request;
    struct pl_config config = request->config;
    enum server_error error = server_call_continue(call, &config);

    error = error ? error : server_call_may_create(call);
    if (error) {
        return error;
    }
    struct server_table *table = NULL;
    error = server_call_new_table(call, request->game, &config, &table);
    if (error) {
        return error;
    }
    table->is_private = request->is_private;
    table->clock = request->clock;
    table->terms = request->terms;
    for (pl_seat p = 0; p < table->config.seats; p++) {
        table->seat[p].kind = request->wish[p].kind;
        table->seat[p].level = request->wish[p].level;
        if (request->wish[p].is_me) {
            server_seat_assign(call->server, &table->seat[p], call->conn->user);
        }
    }
    server_table_set_before(call, table);
    server_table_add(call->server, table);
    server_table_start_if_full(call->server, table);
    server_table_news(call->server, table, SERVER_NEWS_TABLE);
    server_write_id(call->json, "table", server_table_id(table));
    pl_json_member_string(call->json, "key", table->key);
    server_log("table-made", "table=%llx user=%lld game=%s seats=%d private=%d",
               (unsigned long long)server_table_id(table),
               (long long)server_user_id(call->conn->user), table->game->id, table->config.seats,
               table->is_private);
    return SERVER_OK;
}

/* Opening a table. */

/* A person who neither sits there nor owns it. */
static bool is_stranger_at(const struct server_table *table, const struct server_user *user)
{
    return server_seat_of(table, user) == PL_NOBODY && table->owner != user;
}

/* Whether one more may look: everything that happens there is told to each of them. */
static bool has_place(const struct server_call *call, const struct server_table *table)
{
    const struct server_conn *conn = call->conn;
    bool is_bound = conn->address && call->server->options.per_address_max > 0;
    uint32_t count = 0;
    uint32_t of_address = 0;
    uint32_t of_network = 0;

    if (!is_stranger_at(table, conn->user)) {
        return true;
    }
    for (const struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        if (sub->conn == conn) {
            return true;
        }
        count++;
        of_address += sub->conn->address == conn->address;
        of_network +=
            is_bound && sub->conn->address && sub->conn->address->network == conn->address->network;
    }
    return count < SERVER_WATCHERS_MAX &&
           (!is_bound || (of_address < SERVER_WATCHERS_OF_ADDRESS_MAX &&
                          of_network < SERVER_WATCHERS_OF_ADDRESS_MAX * SERVER_NETWORK_SHARES));
}

/* Begins to look at a table; false when too many are open. */
static bool open_table(struct server_call *call, struct server_table *table)
{
    struct server_sub *sub = server_conn_sub(call->conn, table);

    for (uint32_t i = 0; !sub && i < SERVER_OPEN_TABLES_MAX; i++) {
        sub = call->conn->sub[i].table ? NULL : &call->conn->sub[i];
    }
    if (!sub) {
        return false;
    }
    if (!sub->table) {
        *sub = (struct server_sub){
            .conn = call->conn,
            .table = table,
            .order = ++call->server->open_count,
        };
        server_list_add_first(&table->subs, sub, &sub->of_table);
    }
    sub->seen_ply = table->ply;
    server_sub_renew(sub);
    table->has_new_crowd = table->has_new_crowd || is_stranger_at(table, call->conn->user);
    server_table_news(call->server, table, 0);
    tell_anew(sub);
    return true;
}

enum server_error server_on_open(struct server_call *call)
{
    const struct server_request *request = call->request;
    struct server_table *table = NULL;
    enum server_error error =
        request->table ? server_table_find(call->server, request->table, &table) : SERVER_NO_TABLE;

    if (error) {
        return error;
    }
    if (!server_call_may_see(call->conn, table) && !server_key_is_right(table, request->key)) {
        return SERVER_NO_KEY;
    }
    error = server_table_admits(table, call->conn->user);
    if (error) {
        return error;
    }
    error = has_place(call, table) ? server_call_may_wake(call, table) : SERVER_CROWDED;
    if (error) {
        return error;
    }
    table->used_ms = call->server->now_ms;
    /* A table that is damaged, or without a match, is shown as that. */
    if (server_table_awaken(call->server, table) == SERVER_STORAGE ||
        server_chat_load(call->server, table) == SERVER_STORAGE) {
        return SERVER_STORAGE;
    }
    return open_table(call, table) ? SERVER_OK : SERVER_TOO_MANY;
}

enum server_error server_on_close(struct server_call *call)
{
    uint64_t id = call->request->table;

    for (uint32_t i = 0; i < SERVER_OPEN_TABLES_MAX; i++) {
        struct server_sub *sub = &call->conn->sub[i];
        if (sub->table && server_table_id(sub->table) == id) {
            server_sub_end(call->server, sub);
            return SERVER_OK;
        }
    }
    return SERVER_NO_TABLE;
}
