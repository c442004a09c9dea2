/* Forgetting people: at once what tells who they were, then the traces. */
#include "server/people/erase.h"

#include <jansson.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/core.h"
#include "server/log.h"
#include "server/people/conduct.h"
#include "server/people/guard.h"
#include "server/people/people.h"
#include "server/people/session.h"
#include "server/protocol/conn.h"
#include "server/store/row.h"
#include "server/tables/flow.h"

enum { LINES_AT_ONCE = 200, MATCHES_AT_ONCE = 10, REPORTS_AT_ONCE = 20 };

/* At once. */

struct leaving {
    struct server *server;
    struct server_user *user;
};

static void free_kept_seats(const struct leaving *leaving, struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        struct server_seat *seat = &table->seat[p];
        if (seat->user == leaving->user && seat->kind == SERVER_SEAT_OPEN) {
            server_seat_assign(leaving->server, seat, NULL);
            server_table_put_seat(leaving->server, table, p);
        }
    }
}

static void forget_lines(const struct leaving *leaving, struct server_table *table)
{
    for (uint32_t i = 0; i < table->chat_count; i++) {
        struct server_chat *line = &table->chat[i];
        if (line->user == server_user_id(leaving->user)) {
            server_table_touch(leaving->server, table);
            line->nick[0] = '\0';
            line->text[0] = '\0';
        }
    }
}

static void leave_table(void *owner, struct server_node *node)
{
    const struct leaving *leaving = owner;
    struct server_table *table = SERVER_OF(node, struct server_table, node);
    bool is_of = !table->trouble && server_table_is_of(table, leaving->user);

    forget_lines(leaving, table);
    if (is_of && table->status != SERVER_OVER) {
        free_kept_seats(leaving, table);
        if (server_seat_of(table, leaving->user) != PL_NOBODY || table->owner == leaving->user) {
            server_table_leave(leaving->server, table, leaving->user);
        }
    }
    if (is_of) {
        server_table_news(leaving->server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
    }
}

void server_person_erase(struct server *server, struct server_user *user)
{
    int64_t id = server_user_id(user);

    if (!user->is_guest) {
        server_nick_rest(server, user->nick, 0);
    }
    store_write(server->store, STORE_PAST_NICKS_LEAVE, STORE_ARGS(STORE_INT(id)));
    server_map_each(&server->tables, leave_table, &(struct leaving){ server, user });
    server_sessions_end(server, id, NULL);
    server_devices_end(server, id);
    store_write(server->store, STORE_PREFS_END, STORE_ARGS(STORE_INT(id)));
    store_write(server->store, STORE_MUTES_END, STORE_ARGS(STORE_INT(id)));
    store_write(server->store, STORE_BARS_END, STORE_ARGS(STORE_INT(id)));
    store_write(server->store, STORE_VACATIONS_END, STORE_ARGS(STORE_INT(id)));
    store_write(server->store, STORE_MAIL_END, STORE_ARGS(STORE_INT(id)));
    store_write(server->store, STORE_MODERATION_FORGET, STORE_ARGS(STORE_INT(id)));
    store_write(server->store, STORE_USER_GONE, STORE_ARGS(STORE_INT(id)));
    server_user_refresh(server, id);
    server_log("person-erased", "user=%lld", (long long)id);
}

/* Little by little. */

char *server_replay_rename(const char *text, uint32_t seats)
{
    json_t *save = json_loads(text, 0, NULL);
    json_t *list = json_object_get(save, "seats");

    for (size_t p = 0; p < json_array_size(list); p++) {
        if (seats >> p & 1) {
            json_object_set_new(json_array_get(list, p), "name",
                                json_string(server_deleted_nick(PL_LANG_EN)));
        }
    }
    char *renamed = save ? json_dumps(save, JSON_COMPACT) : NULL;
    json_decref(save);
    return renamed;
}

/* False when it cannot be read now. */
static bool rename_replay(struct server *server, int64_t table, uint32_t seat)
{
    char *renamed = NULL;
    uint32_t size = 0;

    store_read(server->store, STORE_REPLAY_OF, STORE_ARGS(STORE_INT(table)));
    if (store_next(server->store, STORE_REPLAY_OF)) {
        renamed =
            server_replay_rename(store_text(server->store, STORE_REPLAY_OF, 0, &size), 1u << seat);
    }
    bool is_read = store_end(server->store, STORE_REPLAY_OF);
    if (is_read && renamed) {
        store_write(server->store, STORE_REPLAY_PUT,
                    STORE_ARGS(STORE_INT(table), STORE_TEXT(renamed)));
    }
    free(renamed);
    return is_read;
}

/* False when there was nothing left. */
static bool clear_lines(struct server *server, int64_t user_id)
{
    struct server_store *store = server->store;
    int64_t table[LINES_AT_ONCE];
    int64_t n[LINES_AT_ONCE];
    uint32_t count = 0;

    store_read(store, STORE_CHAT_BY,
               STORE_ARGS(STORE_INT(user_id), STORE_INT(INT64_MIN), STORE_INT(LINES_AT_ONCE)));
    for (; count < LINES_AT_ONCE && store_next(store, STORE_CHAT_BY); count++) {
        table[count] = store_int(store, STORE_CHAT_BY, 0);
        n[count] = store_int(store, STORE_CHAT_BY, 1);
    }
    if (!store_end(store, STORE_CHAT_BY)) {
        return true;
    }
    for (uint32_t i = 0; i < count; i++) {
        store_write(store, STORE_CHAT_CLEAR, STORE_ARGS(STORE_INT(table[i]), STORE_INT(n[i])));
    }
    return count > 0;
}

/* The same, of the save files of matches. */
static bool clear_names(struct server *server, struct server_erasing *erasing)
{
    struct server_store *store = server->store;
    int64_t table[MATCHES_AT_ONCE];
    int64_t seat[MATCHES_AT_ONCE];
    uint32_t count = 0;

    store_read(store, STORE_SEATS_BY,
               STORE_ARGS(STORE_INT(erasing->user_id), STORE_INT(erasing->after),
                          STORE_INT(MATCHES_AT_ONCE)));
    for (; count < MATCHES_AT_ONCE && store_next(store, STORE_SEATS_BY); count++) {
        table[count] = store_int(store, STORE_SEATS_BY, 0);
        seat[count] = store_int(store, STORE_SEATS_BY, 1);
    }
    bool is_read = store_end(store, STORE_SEATS_BY);
    for (uint32_t i = 0; is_read && i < count; i++) {
        bool is_seat = seat[i] >= 0 && seat[i] < PL_SEATS_MAX;
        is_read = !is_seat || rename_replay(server, table[i], (uint32_t)seat[i]);
        erasing->after = is_read ? table[i] : erasing->after;
    }
    if (!is_read) {
        return true;
    }
    return count > 0;
}

/* The same, of reports. The operator needs open ones as they are: those are cleaned when they are
 * closed. */
static bool clear_reports(struct server *server, struct server_erasing *erasing)
{
    struct server_store *store = server->store;
    int64_t id[REPORTS_AT_ONCE];
    uint32_t count = 0;

    store_read(store, STORE_REPORTS_CLOSED,
               STORE_ARGS(STORE_INT(erasing->report_after), STORE_INT(REPORTS_AT_ONCE)));
    for (; count < REPORTS_AT_ONCE && store_next(store, STORE_REPORTS_CLOSED); count++) {
        id[count] = store_int(store, STORE_REPORTS_CLOSED, 0);
    }
    bool is_read = store_end(store, STORE_REPORTS_CLOSED);
    for (uint32_t i = 0; is_read && i < count; i++) {
        is_read = server_report_clean(server, id[i]);
        erasing->report_after = is_read ? id[i] : erasing->report_after;
    }
    return !is_read || count > 0;
}

void server_erase_some(struct server *server)
{
    struct server_erasing *erasing = &server->erasing;

    if (!erasing->user_id || erasing->failures != server->metrics.commits_failed) {
        *erasing = (struct server_erasing){
            .after = INT64_MIN,
            .report_after = INT64_MIN,
            .failures = server->metrics.commits_failed,
        };
        store_read(server->store, STORE_USER_TO_CLEAR, NULL, 0);
        if (store_next(server->store, STORE_USER_TO_CLEAR)) {
            erasing->user_id = store_int(server->store, STORE_USER_TO_CLEAR, 0);
        }
        if (!store_end(server->store, STORE_USER_TO_CLEAR)) {
            erasing->user_id = 0;
        }
    }
    if (erasing->user_id && !clear_lines(server, erasing->user_id) &&
        !clear_names(server, erasing) && !clear_reports(server, erasing)) {
        store_write(server->store, STORE_USER_CLEARED, STORE_ARGS(STORE_INT(erasing->user_id)));
        server_log("person-cleared", "user=%lld", (long long)erasing->user_id);
        erasing->user_id = 0;
    }
}
