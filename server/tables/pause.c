/* Pauses. */
#include "server/tables/pause.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/tables/clock.h"
#include "server/tables/notice.h"
#include "server/tables/vote.h"

/* Who decides about it beside that seat: also those who are away, whose clocks would stand still
 * too. */
static pl_seat_mask others(const struct server_table *table, pl_seat seat)
{
    unsigned mask = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        const struct server_seat *at = &table->seat[p];
        bool is_asked = p != seat && server_seat_is_person(at) && !at->is_bot_now;
        mask |= (unsigned)is_asked << p;
    }
    return (pl_seat_mask)mask;
}

enum server_error server_table_pause(struct server *server, struct server_table *table,
                                     pl_seat asker, bool *ret_done)
{
    pl_seat_mask need = others(table, asker);

    if (table->clock.kind != SERVER_CLOCK_LIVE || table->paused_ms ||
        table->seat[asker].is_bot_now) {
        return SERVER_NO_PAUSE;
    }
    enum server_error error = server_vote_open(
        server, table, &table->pause, &(struct server_vote){ .seat = asker, .need = need });
    *ret_done = !error && need == 0;
    if (*ret_done) {
        table->pause.is_open = false;
        server_pause_begin(server, table);
    }
    return error;
}

static void tell(struct server *server, struct server_table *table, enum server_notice_kind kind,
                 pl_seat seat)
{
    server_table_put(server, table);
    server_notice_add(server, table, &(struct server_notice){ .kind = kind, .seat = seat });
    server_table_news(server, table, SERVER_NEWS_TABLE);
}

void server_pause_begin(struct server *server, struct server_table *table)
{
    server_clock_charge(server, table);
    server_table_changes(server, table);
    table->paused_ms = server->now_ms;
    tell(server, table, SERVER_NOTICE_PAUSE, table->pause.seat);
}

static void end(struct server *server, struct server_table *table, enum server_notice_kind kind,
                pl_seat seat)
{
    server_table_changes(server, table);
    table->paused_ms = 0;
    tell(server, table, kind, seat);
}

void server_pause_end(struct server *server, struct server_table *table, pl_seat seat)
{
    if (table->paused_ms) {
        end(server, table, SERVER_NOTICE_PAUSE_END, seat);
    }
}

int64_t server_pause_left(const struct server *server, const struct server_table *table)
{
    int64_t left = table->paused_ms + SERVER_PAUSE_MS - server->now_ms;

    return table->paused_ms && left > 0 ? left : 0;
}

void server_pause_check(struct server *server, struct server_table *table)
{
    if (table->paused_ms && server_pause_left(server, table) == 0) {
        end(server, table, SERVER_NOTICE_PAUSE_OVER, table->pause.seat);
    }
}
