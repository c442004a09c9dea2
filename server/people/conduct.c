/* Mutes, reports, penalties. */
#include "server/people/conduct.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/people/account.h"
#include "server/protocol/conn.h"
#include "server/store/row.h"
#include "server/tables/chat.h"

/* Mutes. A list is read when it is first needed, which is after the turn that changed it. */

/* Calls `take` with the id of each; false when not all of them could be read. */
static bool each_muted(struct server *server, const struct server_user *reader,
                       void (*take)(void *owner, int64_t id), void *owner)
{
    struct store_row row = { .store = server->store, .query = STORE_MUTES_OF };

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(server_user_id(reader))));
    while (!row.wrong && store_next(row.store, row.query)) {
        take(owner, store_row_id(&row, 0, "other"));
    }
    return store_end(row.store, row.query) && !row.wrong;
}

static void add_mute(void *owner, int64_t id)
{
    struct server_mutes *mutes = owner;

    if (mutes->count == mutes->room) {
        mutes->room = mutes->room ? 2 * mutes->room : 8;
        mutes->id = realloc(mutes->id, mutes->room * sizeof *mutes->id);
        PL_ASSERT(mutes->id);
    }
    mutes->id[mutes->count++] = id;
}

/* Reads the list; what could not be read is tried again the next time. */
static bool read_mutes(struct server *server, struct server_user *reader)
{
    reader->mutes.count = 0;
    reader->mutes.is_read = each_muted(server, reader, add_mute, &reader->mutes);
    return reader->mutes.is_read;
}

bool server_mutes(struct server *server, struct server_user *reader, int64_t user_id)
{
    if (!reader->mutes.is_read) {
        read_mutes(server, reader);
    }
    for (uint32_t i = 0; i < reader->mutes.count; i++) {
        if (reader->mutes.id[i] == user_id) {
            return true;
        }
    }
    return false;
}

static void forget_mutes(void *owner, struct server_node *node)
{
    (void)owner;
    SERVER_OF(node, struct server_user, node)->mutes.is_read = false;
}

void server_mutes_forget(struct server *server)
{
    server_map_each(&server->users, forget_mutes, NULL);
}

/* Values read in this turn are forgotten with it: the turn may fail. */
static enum server_error check_room(struct server *server, struct server_user *reader)
{
    bool is_read = read_mutes(server, reader);

    reader->mutes.is_read = false;
    if (!is_read) {
        return SERVER_STORAGE;
    }
    return reader->mutes.count < SERVER_MUTES_MAX ? SERVER_OK : SERVER_TOO_MANY;
}

enum server_error server_mute(struct server *server, struct server_user *reader, int64_t user_id,
                              bool is_on)
{
    struct server_user *other = NULL;
    enum server_error error = server_user_get(server, user_id, &other);

    server_user_drop(server, other);
    error = error || !is_on ? error : check_room(server, reader);
    if (!error) {
        store_write(server->store, is_on ? STORE_MUTE_ADD : STORE_MUTE_END,
                    STORE_ARGS(STORE_INT(server_user_id(reader)), STORE_INT(user_id)));
        reader->mutes.is_read = false;
    }
    return error;
}

enum server_error server_write_mutes(struct pl_json *json, struct server *server,
                                     struct server_user *reader)
{
    bool is_read = read_mutes(server, reader);

    reader->mutes.is_read = false;
    pl_json_key(json, "mutes");
    pl_json_open(json, '[');
    for (uint32_t i = 0; is_read && i < reader->mutes.count; i++) {
        struct server_user *other = NULL;
        if (!server_user_get(server, reader->mutes.id[i], &other)) {
            server_write_user(json, other);
            server_user_drop(server, other);
        }
    }
    pl_json_close(json, ']');
    return is_read ? SERVER_OK : SERVER_STORAGE;
}

/* Reports. */

enum { CONTEXT_SIZE = SERVER_REPORT_LINES * (SERVER_CHAT_TEXT_MAX * 6 + 512) };

_Static_assert((int)CONTEXT_SIZE <= (int)SERVER_REPORT_CONTEXT_MAX, "what is written can be read");

/* The line's place among those in memory, or their number. */
static uint32_t find_line(const struct server_table *table, uint32_t n)
{
    uint32_t at = 0;

    while (at < table->chat_count && table->chat[at].n != n) {
        at++;
    }
    return at;
}

/* The lines up to that one and a few after it. */
static char *write_context(const struct server_table *table, uint32_t at)
{
    uint32_t end = at + SERVER_REPORT_LINES / 4;
    char *room = malloc(CONTEXT_SIZE);
    struct pl_json json = pl_json_in(room, CONTEXT_SIZE);

    PL_ASSERT(room);
    end = end < table->chat_count ? end : table->chat_count;
    pl_json_open(&json, '[');
    for (uint32_t i = end > SERVER_REPORT_LINES ? end - SERVER_REPORT_LINES : 0; i < end; i++) {
        server_write_line(&json, &table->chat[i]);
    }
    pl_json_close(&json, ']');
    PL_ASSERT(!json.text.is_cut);
    return room;
}

static enum server_error check_reports(struct server *server)
{
    int64_t count = 0;

    store_read(server->store, STORE_REPORTS_COUNT, NULL, 0);
    if (store_next(server->store, STORE_REPORTS_COUNT)) {
        count = store_int(server->store, STORE_REPORTS_COUNT, 0);
    }
    if (!store_end(server->store, STORE_REPORTS_COUNT)) {
        return SERVER_STORAGE;
    }
    return count < SERVER_REPORTS_MAX ? SERVER_OK : SERVER_FULL;
}

enum server_error server_report_add(struct server *server, const struct server_report *report)
{
    struct server_table *table = report->table;

    enum server_error error = server_chat_load(server, table);
    error = error ? error : check_reports(server);
    if (error) {
        return error;
    }
    uint32_t at = report->has_line ? find_line(table, report->line) : table->chat_count;
    if (report->has_line && at == table->chat_count) {
        return SERVER_STALE;
    }
    int64_t about = report->has_line ? table->chat[at].user : 0;
    char *context = write_context(table, at);
    store_write(
        server->store, STORE_REPORT_ADD,
        STORE_ARGS(STORE_INT((int64_t)server_table_id(table)),
                   STORE_INT(server_user_id(report->by)), about ? STORE_INT(about) : STORE_NULL,
                   report->has_line ? STORE_INT(report->line) : STORE_NULL,
                   STORE_TEXT(report->reason), STORE_TEXT(context), STORE_INT(server->wall_ms)));
    free(context);
    server_log("report", "table=%llx by=%lld about=%lld",
               (unsigned long long)server_table_id(table), (long long)server_user_id(report->by),
               (long long)about);
    return SERVER_OK;
}

/* Whether the person with this id is gone; false when the store cannot say. */
static bool has_gone(struct server *server, int64_t id)
{
    struct server_user *user = NULL;
    enum server_error error = id ? server_user_get(server, id, &user) : SERVER_OK;
    bool has = error == SERVER_NOT_FOUND || (user && user->is_deleted);

    server_user_drop(server, user);
    return has;
}

/* Empties their lines; whether there were any. */
static bool clean_lines(struct server *server, json_t *lines)
{
    bool has_changed = false;

    for (size_t i = 0; i < json_array_size(lines); i++) {
        json_t *line = json_array_get(lines, i);
        const char *text = json_string_value(json_object_get(line, "text"));
        if (text && *text && has_gone(server, json_integer_value(json_object_get(line, "user")))) {
            json_object_set_new(line, "nick", json_string(""));
            json_object_set_new(line, "text", json_string(""));
            has_changed = true;
        }
    }
    return has_changed;
}

bool server_report_clean(struct server *server, int64_t id)
{
    struct store_row row = { .store = server->store, .query = STORE_REPORT_WORDS };
    json_t *lines = NULL;
    char *reason = NULL;
    int64_t reporter = 0;

    store_read(row.store, row.query, STORE_ARGS(STORE_INT(id)));
    if (store_next(row.store, row.query)) {
        reporter = store_row_id(&row, 0, "reporter");
        reason = strdup(store_row_lines(&row, 1, "reason", 4 * SERVER_CHAT_TEXT_MAX));
        lines = json_loads(store_row_lines(&row, 2, "context", SERVER_REPORT_CONTEXT_MAX), 0, NULL);
    }
    bool is_read = store_end(row.store, row.query);
    /* Damaged rows stay as they are. */
    if (is_read && json_is_array(lines) && !row.wrong) {
        bool is_told = *reason && has_gone(server, reporter);
        bool has_changed = clean_lines(server, lines) || is_told;
        char *context = json_dumps(lines, JSON_COMPACT);
        if (has_changed && context) {
            store_write(
                server->store, STORE_REPORT_CLEAR,
                STORE_ARGS(STORE_INT(id), STORE_TEXT(is_told ? "" : reason), STORE_TEXT(context)));
        }
        free(context);
    }
    free(reason);
    json_decref(lines);
    return is_read;
}

/* Penalties. */

enum server_error server_penalty_of(struct server *server, int64_t user_id,
                                    struct server_penalty *ret_penalty)
{
    struct store_row row = { .store = server->store, .query = STORE_PENALTY_OF };

    *ret_penalty = (struct server_penalty){ 0 };
    store_read(row.store, row.query, STORE_ARGS(STORE_INT(user_id)));
    if (store_next(row.store, row.query)) {
        ret_penalty->muted_until_ms = store_row_ms(&row, 0, "muted_until");
        ret_penalty->banned_until_ms = store_row_ms(&row, 1, "banned_until");
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    return row.wrong ? SERVER_DAMAGED : SERVER_OK;
}

void server_penalty_put(struct server *server, int64_t user_id,
                        const struct server_penalty *penalty)
{
    store_write(server->store, STORE_PENALTY_PUT,
                STORE_ARGS(STORE_INT(user_id), STORE_INT(penalty->muted_until_ms),
                           STORE_INT(penalty->banned_until_ms)));
}

enum server_error server_check_muted(struct server *server, int64_t user_id)
{
    struct server_penalty penalty;
    enum server_error error = server_penalty_of(server, user_id, &penalty);

    return error ? error : penalty.muted_until_ms > server->now_ms ? SERVER_MUTED : SERVER_OK;
}

enum server_error server_check_banned(struct server *server, int64_t user_id)
{
    struct server_penalty penalty;
    enum server_error error = server_penalty_of(server, user_id, &penalty);

    return error ? error : penalty.banned_until_ms > server->now_ms ? SERVER_BANNED : SERVER_OK;
}

void server_throw_out(struct server *server, int64_t user_id, int64_t until_ms)
{
    int64_t day = server->now_ms + SERVER_BANNED_ADDRESS_MS;

    store_write(server->store, STORE_SESSIONS_END_ALL, STORE_ARGS(STORE_INT(user_id)));
    for (struct server_conn *conn = server->conns.first; conn; conn = conn->of_server.next) {
        if (server_user_id(conn->user) == user_id) {
            conn->address->banned_until_ms = until_ms < day ? until_ms : day;
            server_conn_bye(server, conn, "banned");
        }
    }
}
