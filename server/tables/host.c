/* The host's decisions about people. */
#include "server/tables/host.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/store/row.h"
#include "server/tables/notice.h"

static bool is_barred(const struct server_table *table, int64_t user_id)
{
    bool is = false;

    for (uint32_t i = 0; i < table->bar_count; i++) {
        is = is || table->bar[i] == user_id;
    }
    return is;
}

enum server_error server_table_admits(const struct server_table *table,
                                      const struct server_user *user)
{
    if (user && server_table_is_of(table, user)) {
        return SERVER_OK;
    }
    if (user && is_barred(table, server_user_id(user))) {
        return SERVER_BARRED;
    }
    bool is_closed = (table->terms & SERVER_TERM_CLOSED) && table->status == SERVER_RUNNING;
    return is_closed ? SERVER_NO_WATCHERS : SERVER_OK;
}

static void tell(struct server *server, struct server_table *table, enum server_notice_kind kind,
                 pl_seat seat)
{
    server_notice_add(server, table, &(struct server_notice){ .kind = kind, .seat = seat });
}

enum server_error server_table_remove(struct server *server, struct server_table *table,
                                      pl_seat seat)
{
    struct server_seat *at = &table->seat[seat];
    int64_t user_id = server_user_id(at->user);

    if (table->bar_count == SERVER_BARS_MAX) {
        return SERVER_TOO_MANY;
    }
    if (!is_barred(table, user_id)) {
        table->bar[table->bar_count++] = user_id;
    }
    store_write(server->store, STORE_BAR_ADD,
                STORE_ARGS(STORE_INT((int64_t)server_table_id(table)), STORE_INT(user_id)));
    at->user->needs_lobby = true;
    at->kind = SERVER_SEAT_OPEN;
    at->presence++;
    server_seat_assign(server, at, NULL);
    server_table_put_seat(server, table, seat);
    server_table_news(server, table, SERVER_NEWS_TABLE);
    return SERVER_OK;
}

void server_table_hand(struct server *server, struct server_table *table, pl_seat seat)
{
    server_table_set_owner(server, table, table->seat[seat].user);
    server_table_put(server, table);
    tell(server, table, SERVER_NOTICE_HOST, seat);
    server_table_news(server, table, SERVER_NEWS_TABLE);
}

pl_seat server_table_host_seat(const struct server_table *table)
{
    return table->owner ? server_seat_of(table, table->owner) : PL_NOBODY;
}

void server_table_watchers(struct server *server, struct server_table *table, bool is_open)
{
    unsigned terms = table->terms & ~(unsigned)SERVER_TERM_CLOSED;
    pl_seat host = server_table_host_seat(table);

    terms |= is_open ? 0U : SERVER_TERM_CLOSED;
    if (terms == table->terms) {
        return;
    }
    table->terms = terms;
    server_table_put(server, table);
    if (host != PL_NOBODY) {
        tell(server, table, is_open ? SERVER_NOTICE_WATCHERS_ON : SERVER_NOTICE_WATCHERS_OFF, host);
    }
    server_table_news(server, table, SERVER_NEWS_TABLE);
}

enum server_error server_bars_read(struct server *server, struct server_table *table)
{
    struct store_row row = { .store = server->store, .query = STORE_BARS_OF };

    table->bar_count = 0;
    store_read(row.store, row.query, STORE_ARGS(STORE_INT((int64_t)server_table_id(table))));
    while (!row.wrong && store_next(row.store, row.query)) {
        if (table->bar_count == SERVER_BARS_MAX) {
            row.wrong = "bars";
        } else {
            table->bar[table->bar_count++] = store_row_id(&row, 0, "user");
        }
    }
    if (!store_end(row.store, row.query)) {
        return SERVER_STORAGE;
    }
    return row.wrong ? SERVER_DAMAGED : SERVER_OK;
}

void server_bars_move(struct server *server, struct server_table *table, int64_t from, int64_t to)
{
    for (uint32_t i = 0; i < table->bar_count; i++) {
        if (table->bar[i] == from) {
            server_table_touch(server, table);
            table->bar[i] = to;
        }
    }
}
