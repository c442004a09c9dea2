/* The export: who one is, whom one has muted, what one has reported, and what one did at tables. A
 * page is bounded by the number of tables and by its size; a table is never cut. */
#include "server/http/export.h"

#include <stdio.h>
#include <stdlib.h>

#include "server/notify/mail.h"
#include "server/notify/notify.h"
#include "server/people/conduct.h"
#include "server/people/guard.h"
#include "server/people/prefs.h"
#include "server/people/vacation.h"
#include "server/store/row.h"
#include "server/tables/present.h"
#include "server/turn.h"

enum {
    ROOM_SIZE = 4 << 20,
    PAGE_SIZE = 1 << 20, /* after which no table is begun; one more fits in any case */
    LINE_BYTES = 4 * SERVER_CHAT_TEXT_MAX,
    LINE_SIZE = 2 * LINE_BYTES + 256, /* as JSON, with what belongs to it */
    PERSON_SIZE = SERVER_SESSIONS_MAX * 256 + SERVER_DEVICES_MAX * 64 +
                  SERVER_MUTES_MAX * 2 * SERVER_NICK_SIZE + SERVER_EXPORT_REPORTS * LINE_SIZE +
                  SERVER_PUSH_MAX * 2 * NOTIFY_URL_SIZE + SERVER_PREFS_SIZE + 12288
};

_Static_assert(PERSON_SIZE < PAGE_SIZE, "there is a table on every page");
_Static_assert(PAGE_SIZE + SERVER_CHAT_LINES_MAX * LINE_SIZE < ROOM_SIZE,
               "a table with all its chat fits after the last");

static bool write_devices(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct server_store *store = server->store;

    pl_json_key(json, "devices");
    pl_json_open(json, '[');
    store_read(store, STORE_DEVICES_OF, STORE_ARGS(STORE_INT(user_id), STORE_INT(server->now_ms)));
    while (store_next(store, STORE_DEVICES_OF)) {
        pl_json_open(json, '{');
        pl_json_member_int(json, "created", store_int(store, STORE_DEVICES_OF, 1));
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    return store_end(store, STORE_DEVICES_OF);
}

static bool write_reports(struct pl_json *json, struct server *server, int64_t user_id)
{
    struct store_row row = { .store = server->store, .query = STORE_REPORTS_BY };

    pl_json_key(json, "reports");
    pl_json_open(json, '[');
    store_read(row.store, row.query,
               STORE_ARGS(STORE_INT(user_id), STORE_INT(SERVER_EXPORT_REPORTS)));
    while (store_next(row.store, row.query)) {
        bool has_line = store_type(row.store, row.query, 2) != STORE_TYPE_NONE;
        pl_json_open(json, '{');
        server_write_id(json, "table", (uint64_t)store_row_id(&row, 0, "tabl"));
        pl_json_member_int(json, "at", store_int(row.store, row.query, 1));
        pl_json_key(json, "line");
        if (has_line) {
            pl_json_int(json, store_int(row.store, row.query, 2));
        } else {
            pl_json_null(json);
        }
        pl_json_member_string(json, "reason", store_row_lines(&row, 3, "reason", LINE_BYTES));
        pl_json_member_bool(json, "is_closed", store_int(row.store, row.query, 4));
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    return store_end(row.store, row.query);
}

/* Whom they do not want to read, what they have reported, whether they may write. */
static bool write_conduct(struct pl_json *json, struct server *server, struct server_user *user)
{
    enum server_error muted = server_check_muted(server, server_user_id(user));

    pl_json_member_bool(json, "is_muted", muted == SERVER_MUTED);
    return (!muted || muted == SERVER_MUTED) && !server_write_mutes(json, server, user) &&
           write_reports(json, server, server_user_id(user));
}

/* False, as below: it cannot be read. */
static bool write_person(struct pl_json *json, struct server *server,
                         const struct server_http *http)
{
    int64_t id = server_user_id(http->user);

    pl_json_key(json, "user");
    server_write_user(json, http->user);
    store_read(server->store, STORE_USER_BY_ID, STORE_ARGS(STORE_INT(id)));
    if (store_next(server->store, STORE_USER_BY_ID)) {
        pl_json_member_int(json, "created", store_int(server->store, STORE_USER_BY_ID, 4));
        pl_json_member_bool(json, "has_recovery", store_int(server->store, STORE_USER_BY_ID, 5));
    }
    return store_end(server->store, STORE_USER_BY_ID) &&
           server_write_sessions(json, server, id, http->session) &&
           write_devices(json, server, id) && server_write_failed(json, server, id) &&
           notify_write(json, server, id, http->session) &&
           server_write_vacations(json, server, id) && notify_mail_write(json, server, id) &&
           write_conduct(json, server, http->user) && !server_write_prefs(json, server, id);
}

/* Tables. */

struct table_row {
    int64_t id;
    char game[32];
    int64_t status;
    int64_t created_ms;
    int64_t ended_ms;
    bool is_owner;
};

static bool write_seats(struct pl_json *json, struct server *server, int64_t table, int64_t user_id)
{
    struct server_store *store = server->store;

    pl_json_key(json, "seats");
    pl_json_open(json, '[');
    store_read(store, STORE_SEATS_AT, STORE_ARGS(STORE_INT(table), STORE_INT(user_id)));
    while (store_next(store, STORE_SEATS_AT)) {
        pl_json_open(json, '{');
        pl_json_member_int(json, "seat", store_int(store, STORE_SEATS_AT, 0));
        pl_json_member_bool(json, "has_left", store_int(store, STORE_SEATS_AT, 1));
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    return store_end(store, STORE_SEATS_AT);
}

static bool write_chat(struct pl_json *json, struct server *server, int64_t table, int64_t user_id)
{
    struct server_store *store = server->store;
    struct store_row row = { .store = store, .query = STORE_CHAT_AT };

    pl_json_key(json, "chat");
    pl_json_open(json, '[');
    store_read(store, STORE_CHAT_AT,
               STORE_ARGS(STORE_INT(table), STORE_INT(user_id), STORE_INT(SERVER_CHAT_LINES_MAX)));
    while (store_next(store, STORE_CHAT_AT)) {
        pl_json_open(json, '{');
        pl_json_member_int(json, "at", store_int(store, STORE_CHAT_AT, 0));
        pl_json_member_string(json, "text", store_row_lines(&row, 1, "text", LINE_BYTES));
        pl_json_close(json, '}');
    }
    pl_json_close(json, ']');
    return store_end(store, STORE_CHAT_AT);
}

static bool write_table(struct pl_json *json, struct server *server, const struct table_row *row,
                        int64_t user_id)
{
    bool is_known = row->status >= SERVER_WAITING && row->status <= SERVER_OVER;

    pl_json_open(json, '{');
    server_write_id(json, "table", (uint64_t)row->id);
    pl_json_member_string(json, "game", row->game);
    pl_json_member_string(json, "status",
                          is_known ? server_status_name((enum server_status)row->status) : "");
    pl_json_member_int(json, "created", row->created_ms);
    pl_json_member_int(json, "ended", row->ended_ms);
    pl_json_member_bool(json, "is_owner", row->is_owner);
    bool is_read =
        write_seats(json, server, row->id, user_id) && write_chat(json, server, row->id, user_id);
    pl_json_close(json, '}');
    return is_read;
}

struct page {
    uint32_t count;
    struct table_row row[SERVER_EXPORT_TABLES];
};

/* The tables after that one. */
static bool read_tables(struct server *server, int64_t user_id, int64_t after,
                        struct page *ret_page)
{
    struct server_store *store = server->store;
    struct store_row texts = { .store = store, .query = STORE_TABLES_OF };

    ret_page->count = 0;

    store_read(store, STORE_TABLES_OF,
               STORE_ARGS(STORE_INT(user_id), STORE_INT(after), STORE_INT(SERVER_EXPORT_TABLES)));
    while (ret_page->count < SERVER_EXPORT_TABLES && store_next(store, STORE_TABLES_OF)) {
        struct table_row *row = &ret_page->row[ret_page->count++];
        *row = (struct table_row){
            .id = store_int(store, STORE_TABLES_OF, 0),
            .status = store_int(store, STORE_TABLES_OF, 2),
            .created_ms = store_int(store, STORE_TABLES_OF, 3),
            .ended_ms = store_int(store, STORE_TABLES_OF, 4),
            .is_owner = store_int(store, STORE_TABLES_OF, 5) == user_id,
        };
        snprintf(row->game, sizeof row->game, "%s",
                 store_row_text(&texts, 1, "game", sizeof row->game - 1));
    }
    return store_end(store, STORE_TABLES_OF);
}

static bool write_tables(struct pl_json *json, struct server *server, int64_t user_id,
                         int64_t after)
{
    struct page page;
    uint32_t written = 0;
    bool is_read = read_tables(server, user_id, after, &page);

    pl_json_key(json, "tables");
    pl_json_open(json, '[');
    for (; is_read && written < page.count && json->text.length < PAGE_SIZE; written++) {
        is_read = write_table(json, server, &page.row[written], user_id);
    }
    pl_json_close(json, ']');
    bool has_more = written < page.count || page.count == SERVER_EXPORT_TABLES;
    if (has_more && written > 0) {
        server_write_id(json, "next", (uint64_t)page.row[written - 1].id);
    } else {
        pl_json_key(json, "next");
        pl_json_null(json);
    }
    return is_read;
}

void server_http_export(struct server *server, struct server_http *http)
{
    char after_text[SERVER_ID_SIZE] = "";
    uint64_t after = 0;
    char *room = malloc(ROOM_SIZE);
    struct pl_json json = pl_json_in(room, ROOM_SIZE);

    PL_ASSERT(room);
    server_http_argument(http, "after", after_text, sizeof after_text);
    bool is_first = !server_id_parse(after_text, &after);
    pl_json_open(&json, '{');
    pl_json_member_bool(&json, "ok", true);
    bool is_read = !is_first || write_person(&json, server, http);
    is_read = is_read && write_tables(&json, server, server_user_id(http->user), (int64_t)after);
    pl_json_close(&json, '}');
    http->needs_commit = true;
    if (is_read) {
        server_http_reply(server, http, server_scratch_text(&json), "application/json");
    } else {
        server_http_error(server, http, SERVER_STORAGE);
    }
    free(room);
}
