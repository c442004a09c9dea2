/* HTTP requests about one table: the save file of its match, its record, the chronicle that it
 * belongs to, and an invitation to it. */
#include <stdlib.h>
#include <string.h>

#include "server/http/http.h"
#include "server/people/erase.h"
#include "server/store/store.h"
#include "server/tables/chronicle.h"
#include "server/tables/host.h"
#include "server/tables/present.h"
#include "server/turn.h"

static const char reply_type[] = "application/json";

static bool may_see(const struct server_http *http, const struct server_table *table,
                    const char *key)
{
    return !table->is_private || server_key_is_right(table, key) ||
           (http->user && server_table_is_of(table, http->user));
}

/* The table of the address; a private one only for those who know its key. Pages send the key in a
 * header, since proxies log addresses; a link to a file has it in its address. */
static enum server_error find(struct server *server, const struct server_http *http,
                              const char *id_text, struct server_table **ret_table)
{
    uint64_t id = 0;
    char key[SERVER_KEY_SIZE + 1] = "";
    enum server_error error =
        server_id_parse(id_text, &id) ? server_table_find(server, id, ret_table) : SERVER_NO_TABLE;

    server_http_argument(http, "key", key, sizeof key);
    return error                                                       ? error
           : may_see(http, *ret_table, key[0] ? key : http->table_key) ? SERVER_OK
                                                                       : SERVER_NO_KEY;
}

/* The same, if its match is over; else NULL, and the error is the reply. */
static struct server_table *find_over(struct server *server, struct server_http *http,
                                      const char *id_text)
{
    struct server_table *table = NULL;
    enum server_error error = find(server, http, id_text, &table);

    if (!error && table->status != SERVER_OVER) {
        error = SERVER_NOT_OVER;
    }
    if (error) {
        server_http_error(server, http, error);
        return NULL;
    }
    return table;
}

static void reply(struct server *server, struct server_http *http, const char *text)
{
    http->needs_commit = true;
    server_http_reply(server, http, server_text_new(text, (uint32_t)strlen(text)), reply_type);
}

static uint32_t deleted_seats(const struct server_table *table)
{
    uint32_t seats = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_user *user = table->seat[p].user;
        seats |= (uint32_t)(user && user->is_deleted) << p;
    }
    return seats;
}

static void get_replay(struct server *server, struct server_http *http, const char *id_text)
{
    struct server_table *table = find_over(server, http, id_text);

    if (!table) {
        return;
    }
    char *text = NULL;
    enum server_error error = server_table_read_replay(server, table, &text);
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    /* Those who were deleted since may not have been cleaned out of it yet. */
    uint32_t deleted = deleted_seats(table);
    char *renamed = deleted ? server_replay_rename(text, deleted) : NULL;
    reply(server, http, renamed ? renamed : text);
    free(renamed);
    free(text);
}

static void get_record(struct server *server, struct server_http *http, const char *id_text)
{
    struct server_table *table = find_over(server, http, id_text);
    const char *record = NULL;
    enum server_error error = table ? server_table_record(server, table, &record) : SERVER_LATER;

    if (!error) {
        reply(server, http, record);
    } else if (table) {
        server_http_error(server, http, error);
    }
}

/* The chronicle: all matches that are linked with one, and that the person may see. */

struct chain {
    uint32_t count;
    struct server_table *table[SERVER_CHAIN_MAX];
};

/* Damaged tables are left out, like those that one may not see. */
static enum server_error add_to_chain(struct server *server, const struct server_http *http,
                                      struct chain *chain, uint64_t id)
{
    struct server_table *table = NULL;
    enum server_error error = server_table_find(server, id, &table);
    bool is_new = table && chain->count < SERVER_CHAIN_MAX && may_see(http, table, "") &&
                  !server_table_admits(table, http->user);

    for (uint32_t i = 0; is_new && i < chain->count; i++) {
        is_new = chain->table[i] != table;
    }
    if (is_new) {
        table->used_ms = server->now_ms;
        chain->table[chain->count++] = table;
    }
    return error == SERVER_STORAGE ? error : SERVER_OK;
}

static enum server_error follow_links(struct server *server, const struct server_http *http,
                                      struct chain *chain)
{
    enum server_error error = SERVER_OK;

    for (uint32_t i = 0; i < chain->count && !error; i++) {
        const struct server_table *table = chain->table[i];
        for (uint32_t n = 0; n < table->before_count && !error; n++) {
            error = add_to_chain(server, http, chain, table->before[n]);
        }
        for (uint32_t n = 0; n < table->after_count && !error; n++) {
            error = add_to_chain(server, http, chain, table->after[n]);
        }
    }
    return error;
}

static void write_chain(struct server *server, const struct server_http *http,
                        const struct chain *chain, struct pl_json *json)
{
    pl_json_open(json, '{');
    pl_json_member_bool(json, "ok", true);
    pl_json_key(json, "games");
    pl_json_open(json, '[');
    for (uint32_t i = 0; i < chain->count; i++) {
        const struct server_table *table = chain->table[i];
        pl_seat seat = server_seat_of(table, http->user);
        bool has_sat = seat != PL_NOBODY;
        pl_json_open(json, '{');
        server_write_game(json, table, http->lang);
        pl_json_key(json, "you");
        if (has_sat) {
            pl_json_int(json, seat);
        } else {
            pl_json_null(json);
        }
        pl_json_member_string(json, "status", server_status_name(table->status));
        pl_json_member_int(json, "at", table->ended_ms ? table->ended_ms : table->moved_ms);
        pl_json_member_bool(json, "private", table->is_private);
        server_write_links(json, server, table, has_sat);
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    pl_json_close(json, '}');
}

static void get_chronicle(struct server *server, struct server_http *http, const char *id_text)
{
    struct server_table *table = NULL;
    enum server_error error = find(server, http, id_text, &table);
    struct chain chain = { .count = 1, .table = { table } };
    struct pl_json json = server_scratch(server);

    error = error ? error : server_table_admits(table, http->user);
    error = error ? error : follow_links(server, http, &chain);
    if (error) {
        server_http_error(server, http, error);
        return;
    }
    write_chain(server, http, &chain, &json);
    http->needs_commit = true;
    server_http_reply(server, http, server_scratch_text(&json), reply_type);
}

/* The invitation: what a person who has the link needs to know before they sign in, and no more. */
static void get_invitation(struct server *server, struct server_http *http, const char *id_text)
{
    struct server_table *table = NULL;
    enum server_error error = find(server, http, id_text, &table);
    struct pl_json json = server_http_json(server);

    if (error) {
        server_http_error(server, http, error);
        return;
    }
    table->used_ms = server->now_ms;
    server_write_invitation(&json, table, http->lang);
    http->needs_commit = true;
    server_http_json_end(server, http, &json);
}

/* Cuts the end off; false when it is not there. */
static bool cut_end(char *text, const char *end)
{
    size_t length = strlen(text);
    size_t end_length = strlen(end);

    if (length <= end_length || strcmp(text + length - end_length, end) != 0) {
        return false;
    }
    text[length - end_length] = '\0';
    return true;
}

bool server_http_table(struct server *server, struct server_http *http)
{
    static const char table[] = "/api/table/";
    static const struct {
        const char *end;
        void (*run)(struct server *server, struct server_http *http, const char *id_text);
    } parts[] = {
        { "/replay", get_replay },
        { "/record", get_record },
        { "/chronicle", get_chronicle },
        { "/invitation", get_invitation },
    };

    if (strncmp(http->path, table, sizeof table - 1) != 0) {
        return false;
    }
    for (size_t i = 0; i < PL_COUNT_OF(parts); i++) {
        if (cut_end(http->path, parts[i].end)) {
            parts[i].run(server, http, http->path + sizeof table - 1);
            return true;
        }
    }
    return false;
}
