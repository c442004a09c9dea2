/* Time on the clocks. */
#include "server/tables/clock.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/tables/flow.h"
#include "server/tables/notice.h"

/* Only the look at the clocks decides whose time is up: until then there is a bit of it. None is
 * left to those alone for whom it has decided so. */
enum { LEAST_MS = 1 };

static bool is_running(const struct server_table *table, pl_seat seat)
{
    return table->status == SERVER_RUNNING && (table->waiting >> seat & 1) &&
           !server_seat_is_bot(&table->seat[seat]) && !server_seat_is_away(&table->seat[seat]);
}

static int64_t passed(const struct server *server, const struct server_table *table)
{
    int64_t ms = (table->trouble ? table->trouble_ms : server->now_ms) - table->changed_ms;

    return ms > 0 && !table->paused_ms ? ms : 0;
}

int64_t server_clock_left(const struct server *server, const struct server_table *table,
                          pl_seat seat)
{
    int64_t left =
        table->status == SERVER_WAITING ? table->clock.main_ms : table->seat[seat].left_ms;

    if (is_running(table, seat)) {
        left -= passed(server, table);
    }
    return left > 0 ? left : 0;
}

void server_clock_charge(struct server *server, struct server_table *table)
{
    if (table->clock.kind == SERVER_CLOCK_NONE) {
        return;
    }
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (is_running(table, p)) {
            int64_t left = server_clock_left(server, table, p);
            table->seat[p].left_ms = left > LEAST_MS ? left : LEAST_MS;
            server_table_put_seat(server, table, p);
        }
    }
}

void server_clock_charge_now(struct server *server, struct server_table *table)
{
    if (table->clock.kind != SERVER_CLOCK_NONE && table->status == SERVER_RUNNING) {
        server_clock_charge(server, table);
        table->changed_ms = server->now_ms;
        server_table_put_moved(server, table);
    }
}

void server_clock_renew(struct server *server, struct server_table *table, pl_seat seat)
{
    if (table->clock.kind == SERVER_CLOCK_DAYS) {
        table->seat[seat].left_ms = table->clock.main_ms;
        server_table_put_seat(server, table, seat);
    }
}

void server_clock_reward(struct server *server, struct server_table *table, pl_seat seat)
{
    bool is_done = !(table->waiting >> seat & 1) && !server_seat_is_bot(&table->seat[seat]);

    if (table->clock.kind == SERVER_CLOCK_LIVE && is_done && table->clock.inc_ms > 0) {
        table->seat[seat].left_ms += table->clock.inc_ms;
        server_table_put_seat(server, table, seat);
    }
}

void server_clock_decided(struct server_table *table, pl_seat seat, bool is_epoch)
{
    struct server_seat *at = &table->seat[seat];

    if (at->least_ms == 0 || (at->spare_ms > 0 && at->spare_ms < at->least_ms)) {
        at->least_ms = at->spare_ms;
    }
    at->spare_ms = at->left_ms;
    for (pl_seat p = 0; is_epoch && p < table->config.seats; p++) {
        table->seat[p].spare_ms = 0;
        table->seat[p].least_ms = 0;
    }
}

void server_clock_take_back(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_seat *at = &table->seat[seat];

    if (table->clock.kind == SERVER_CLOCK_DAYS && at->spare_ms > 0 && at->left_ms > at->spare_ms) {
        at->left_ms = at->spare_ms;
    }
    at->spare_ms = at->least_ms;
    server_table_put_seat(server, table, seat);
}

void server_clock_take_rewards(struct server *server, struct server_table *table, pl_seat seat,
                               uint32_t count)
{
    struct server_seat *at = &table->seat[seat];
    int64_t ms = (int64_t)count * table->clock.inc_ms;

    if (table->clock.kind == SERVER_CLOCK_LIVE && ms > 0 && !server_seat_is_bot(at)) {
        at->left_ms = at->left_ms > ms ? at->left_ms - ms : LEAST_MS;
        server_table_put_seat(server, table, seat);
    }
}

void server_clock_empty(struct server *server, struct server_table *table, pl_seat seat)
{
    table->seat[seat].left_ms = 0;
    server_table_put_seat(server, table, seat);
}

/* What has passed since the bot was asked what the seat is asked now. */
static void charge_lent(const struct server *server, const struct server_table *table,
                        struct server_seat *at)
{
    bool is_asked = table->waiting >> server_seat_index(at) & 1;
    int64_t ms = server->now_ms - at->lent_ms;

    if (is_asked && at->lent_ms && ms > 0 && !table->paused_ms && !server_seat_is_away(at)) {
        at->left_ms = at->left_ms > ms ? at->left_ms - ms : LEAST_MS;
    }
}

void server_clock_return(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_seat *at = &table->seat[seat];

    if (table->clock.kind == SERVER_CLOCK_NONE) {
        return;
    }
    if (at->left_ms > 0) {
        charge_lent(server, table, at);
    } else {
        at->left_ms = SERVER_RETURN_MS;
        server_clock_renew(server, table, seat);
    }
    server_table_put_seat(server, table, seat);
}

/* Silence is an answer to an offer in another's turn, and does not cost the seat: it has as much
 * time as if its person had returned. */
static bool decline(struct server *server, struct server_table *table, pl_seat seat)
{
    struct server_move move = { 0 };

    if (!table->game->declines ||
        !pl_declining(table->game, pl_as_obs(match_state(table->match)), seat, &move.action) ||
        !server_table_play(server, table, seat, &move)) {
        return false;
    }
    server_notice_add(server, table,
                      &(struct server_notice){ .kind = SERVER_NOTICE_TIME_OFFER, .seat = seat });
    if (table->clock.kind == SERVER_CLOCK_LIVE && table->seat[seat].left_ms < SERVER_RETURN_MS) {
        table->seat[seat].left_ms = SERVER_RETURN_MS;
        server_table_put_seat(server, table, seat);
    }
    return true;
}

static pl_seat_mask out_of_time(const struct server *server, const struct server_table *table)
{
    unsigned mask = 0;

    for (pl_seat p = 0; p < table->config.seats; p++) {
        bool is_over = is_running(table, p) && server_clock_left(server, table, p) == 0;
        mask |= (unsigned)is_over << p;
    }
    return (pl_seat_mask)mask;
}

void server_clock_check(struct server *server, struct server_table *table)
{
    if (table->clock.kind == SERVER_CLOCK_NONE || table->status != SERVER_RUNNING) {
        return;
    }
    pl_seat_mask over = out_of_time(server, table);
    for (pl_seat p = 0; p < table->config.seats; p++) {
        bool is_over = (over >> p & 1) && is_running(table, p);
        /* A bot would have to play on: so the match must be there. */
        if (is_over && server_table_awaken(server, table)) {
            return;
        }
        if (is_over && !decline(server, table, p)) {
            server_log("clock-over", "table=%llx seat=%d",
                       (unsigned long long)server_table_id(table), p);
            server_table_time_out(server, table, p);
        }
    }
}
