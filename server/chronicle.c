/* Matches that continue others. */
#include "server/chronicle.h"

#include <stdio.h>
#include <string.h>

#include "match/legacy.h"
#include "server/present.h"
#include "server/store.h"

/* Records. */

/* Who a seat was: a person by number, a bot by its place among the bots. */
static void name_player(const struct server_table *table, pl_seat seat,
                        char ret_name[SERVER_NICK_SIZE])
{
    const struct server_seat *at = &table->seat[seat];
    int number = 1;

    for (pl_seat p = 0; p < seat; p++) {
        number += !table->seat[p].user;
    }
    if (at->user) {
        snprintf(ret_name, SERVER_NICK_SIZE, "user-%lld", (long long)server_user_id(at->user));
    } else {
        snprintf(ret_name, SERVER_NICK_SIZE, "bot-%d", number);
    }
}

const char *server_table_record(struct server *server, struct server_table *table)
{
    static char record[PL_RECORD_MAX];
    char id[SERVER_ID_SIZE];
    char name[PL_SEATS_MAX][SERVER_NICK_SIZE];
    const char *players[PL_SEATS_MAX];

    if (table->status != SERVER_OVER || !table->has_result || !server_table_wake(server, table)) {
        return NULL;
    }
    server_id_format(server_table_id(table), id);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        name_player(table, p, name[p]);
        players[p] = name[p];
    }
    bool is_written = !match_record_of(table->game, match_state(table->match),
                                       &(struct pl_record){ id, players }, record);
    return is_written ? record : NULL;
}

/* Continuing. */

/* A finished match of the person who asks. */
static enum server_error find_before(struct server_call *call, uint64_t id,
                                     struct server_table **ret_table)
{
    struct server_table *table = id ? server_table_find(call->server, id) : NULL;

    if (!table) {
        return SERVER_NO_TABLE;
    }
    if (!server_call_may_see(call->conn, table)) {
        return SERVER_NO_KEY;
    }
    if (table->status != SERVER_OVER || !table->has_result) {
        return SERVER_NOT_OVER;
    }
    *ret_table = table;
    return server_seat_of(table, call->conn->user) == PL_NOBODY ? SERVER_NOT_SEATED : SERVER_OK;
}

enum server_error server_call_continue(struct server_call *call, struct pl_config *config)
{
    static char room[PL_RECORDS_MAX][PL_RECORD_MAX];
    const struct server_request *request = call->request;
    struct pl_record_text records[PL_RECORDS_MAX];

    for (uint32_t i = 0; i < request->before_count; i++) {
        struct server_table *table = NULL;
        enum server_error error = find_before(call, request->before[i], &table);
        if (error) {
            return error;
        }
        const char *record = server_table_record(call->server, table);
        if (!record) {
            return SERVER_NO_RECORD;
        }
        records[i] = (struct pl_record_text){ room[i], (uint32_t)strlen(record) };
        memcpy(room[i], record, records[i].length + 1);
    }
    call->refusal = pl_legacy_read(request->game, config, records, request->before_count);
    return call->refusal ? SERVER_BAD_RECORD : SERVER_OK;
}

/* The match whose seats are those of the new one: the first in the order of legacy_games. */
static const struct server_table *find_first(struct server_call *call)
{
    const struct server_request *request = call->request;

    for (uint32_t g = 0; request->game->legacy_games && request->game->legacy_games[g]; g++) {
        for (uint32_t i = 0; i < request->before_count; i++) {
            struct server_table *table = server_table_find(call->server, request->before[i]);
            if (table && strcmp(table->game->id, request->game->legacy_games[g]) == 0) {
                return table;
            }
        }
    }
    return NULL;
}

static void keep_seats(struct server_call *call, struct server_table *table,
                       const struct server_table *before)
{
    for (pl_seat p = 0; p < table->config.seats && p < before->config.seats; p++) {
        const struct server_seat *from = &before->seat[p];
        bool is_kept = table->seat[p].kind == SERVER_SEAT_OPEN && server_seat_is_person(from) &&
                       server_seat_of(table, from->user) == PL_NOBODY;
        if (is_kept) {
            server_seat_assign(call->server, &table->seat[p], from->user);
        }
    }
}

/* The newest of those that follow, as many as are remembered. */
static void add_after(struct server_table *table, uint64_t id)
{
    if (table->after_count == SERVER_AFTER_MAX) {
        table->after_count--;
        memmove(&table->after[0], &table->after[1], table->after_count * sizeof table->after[0]);
    }
    table->after[table->after_count++] = id;
}

void server_table_set_before(struct server_call *call, struct server_table *table)
{
    const struct server_request *request = call->request;
    const struct server_table *first = find_first(call);

    if (first) {
        keep_seats(call, table, first);
    }
    for (uint32_t i = 0; i < request->before_count; i++) {
        table->before[table->before_count++] = request->before[i];
    }
}

void server_table_copy_before(struct server_table *table, const struct server_table *from)
{
    memcpy(table->before, from->before, sizeof table->before);
    table->before_count = from->before_count;
}

/* The store. */

void server_table_put_before(struct server *server, struct server_table *table)
{
    for (uint32_t i = 0; i < table->before_count; i++) {
        struct server_table *before = server_table_find(server, table->before[i]);
        store_write(server->store, STORE_LINK_ADD,
                    STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(i),
                               STORE_INT((int64_t)table->before[i])));
        if (before) {
            server_table_touch(server, before);
            add_after(before, server_table_id(table));
            server_table_news(server, before, SERVER_NEWS_TABLE);
        }
    }
}

void server_table_read_links(struct server *server, struct server_table *table)
{
    struct store_arg id = STORE_INT((int64_t)server_table_id(table));

    table->before_count = 0;
    table->after_count = 0;
    store_read(server->store, STORE_LINKS_BEFORE, &id, 1);
    while (store_next(server->store, STORE_LINKS_BEFORE)) {
        if (table->before_count < PL_RECORDS_MAX) {
            table->before[table->before_count++] =
                (uint64_t)store_int(server->store, STORE_LINKS_BEFORE, 0);
        }
    }
    store_read(server->store, STORE_LINKS_AFTER, &id, 1);
    while (store_next(server->store, STORE_LINKS_AFTER)) {
        add_after(table, (uint64_t)store_int(server->store, STORE_LINKS_AFTER, 0));
    }
}

/* Telling. */

static void write_link(struct pl_json *json, const struct server *server, uint64_t id, bool has_key)
{
    struct server_node *node = server_map_find(&server->tables, id);
    const struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;

    pl_json_open(json, '{');
    server_write_id(json, "table", id);
    if (table) {
        pl_json_member_string(json, "game", table->game->id);
        pl_json_member_string(json, "status", server_status_name(table->status));
    }
    if (table && has_key) {
        pl_json_member_string(json, "key", table->key);
    }
    pl_json_close(json, '}');
}

void server_write_links(struct pl_json *json, const struct server *server,
                        const struct server_table *table, bool has_sat)
{
    pl_json_key(json, "continues");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < table->before_count; i++) {
        write_link(json, server, table->before[i], false);
    }
    pl_json_close(json, ']');
    pl_json_key(json, "continued");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < table->after_count; i++) {
        write_link(json, server, table->after[i], has_sat);
    }
    pl_json_close(json, ']');
}
