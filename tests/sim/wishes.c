/* What people have asked for at tables, and whether they have it: clocks that stand still for a
 * pause or a vacation, offers that are declined unasked, doors that are closed. */
#include <stdlib.h>
#include <string.h>

#include "server/people/vacation.h"
#include "server/protocol/conn.h"
#include "server/store/store.h"
#include "server/tables/clock.h"
#include "server/tables/flow.h"
#include "server/tables/host.h"
#include "tests/sim/sim.h"

enum { TABLES_MAX = 256, LATE_MS = 3000, VACATIONS_MAX = 64 };

static const int64_t DAY_MS = 86400000;

/* Clocks. */

/* A table as it was after the last step. */
struct past {
    uint64_t table;
    int64_t now_ms;
    int64_t paused_ms;
    uint32_t ply;
    uint32_t journal_count;
    pl_seat_mask waiting;
    struct {
        int64_t user;
        int64_t left_ms;
        int64_t vacation_ms; /* when it began; 0: there is none */
        bool is_bot;
    } seat[PL_SEATS_MAX];
};

static struct past pasts[TABLES_MAX];
static uint32_t past_count;
static uint32_t past_starts;

static int64_t vacation_of(const struct server_table *table, pl_seat seat)
{
    const struct server_user *user = table->seat[seat].user;
    bool is_on = table->clock.kind == SERVER_CLOCK_DAYS && user && !user->is_doubtful &&
                 user->vacation.is_on;

    return is_on ? user->vacation.begins_ms : 0;
}

static struct past past_of(const struct server_table *table)
{
    struct past past = {
        .table = server_table_id(table),
        .now_ms = sim.server.now_ms,
        .paused_ms = table->paused_ms,
        .ply = table->ply,
        .journal_count = table->journal_count,
        .waiting = table->waiting,
    };

    for (pl_seat p = 0; p < table->config.seats; p++) {
        past.seat[p].user = server_user_id(table->seat[p].user);
        past.seat[p].left_ms = server_clock_left(&sim.server, table, p);
        past.seat[p].vacation_ms = vacation_of(table, p);
        past.seat[p].is_bot = server_seat_is_bot(&table->seat[p]);
    }
    return past;
}

/* What a clock may have lost since then, where nothing was decided or taken back. */
static int64_t most_of(const struct past *then, const struct past *now, pl_seat p)
{
    int64_t vacation_ms = then->seat[p].vacation_ms;

    if (then->paused_ms && then->paused_ms == now->paused_ms) {
        sim_count(EVENT_PAUSED_CLOCK);
        return 0;
    }
    if (vacation_ms && vacation_ms == now->seat[p].vacation_ms) {
        sim_count(EVENT_AWAY_CLOCK);
        return 0;
    }
    return then->waiting & now->waiting & 1u << p ? now->now_ms - then->now_ms : 0;
}

static void compare(const struct past *then, const struct past *now, pl_seat seats)
{
    bool is_same = then->ply == now->ply && then->journal_count == now->journal_count &&
                   then->waiting == now->waiting;

    for (pl_seat p = 0; p < seats && is_same; p++) {
        int64_t lost = then->seat[p].left_ms - now->seat[p].left_ms;
        bool is_one = then->seat[p].user == now->seat[p].user && !then->seat[p].is_bot &&
                      !now->seat[p].is_bot;
        if (is_one && lost > most_of(then, now, p)) {
            sim_fail("table %llx, seat %d: its clock has lost %lld ms in %lld ms%s%s",
                     (unsigned long long)now->table, p, (long long)lost,
                     (long long)(now->now_ms - then->now_ms), now->paused_ms ? ", paused" : "",
                     now->seat[p].vacation_ms ? ", on vacation" : "");
        }
    }
}

static bool has_clock(const struct server_table *table)
{
    return table->status == SERVER_RUNNING && table->clock.kind != SERVER_CLOCK_NONE &&
           !table->trouble;
}

static void compare_table(const struct past *then)
{
    struct server_node *node = server_map_find(&sim.server.tables, then->table);
    const struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;

    if (table && has_clock(table)) {
        struct past now = past_of(table);
        compare(then, &now, table->config.seats);
    }
}

static void note_table(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    (void)owner;
    if (has_clock(table) && past_count < TABLES_MAX) {
        pasts[past_count++] = past_of(table);
    }
}

void sim_wishes_check_step(void)
{
    for (uint32_t i = 0; i < past_count && past_starts == sim.starts; i++) {
        compare_table(&pasts[i]);
    }
    past_count = 0;
    past_starts = sim.starts;
    server_map_each(&sim.server.tables, note_table, NULL);
}

/* Vacations. */

/* Whether they are on is by the wall clock; and in no 365 days are there too many days of them. */
static void check_vacations(const struct server_user *user)
{
    static const int64_t year_ms = 365 * 86400000LL;
    struct server_store *store = sim.server.store;
    int64_t at[VACATIONS_MAX][3];
    uint32_t count = 0;

    store_read(store, STORE_VACATIONS_OF,
               STORE_ARGS(STORE_INT(server_user_id(user)), STORE_INT(VACATIONS_MAX)));
    for (; store_next(store, STORE_VACATIONS_OF); count++) {
        for (int i = 0; i < 3; i++) {
            at[count][i] = store_int(store, STORE_VACATIONS_OF, i);
        }
    }
    if (!store_end(store, STORE_VACATIONS_OF)) {
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        int64_t days = 0;
        for (uint32_t n = 0; n <= i; n++) {
            days += at[n][1] > at[i][0] - year_ms ? at[n][2] : 0;
        }
        if (days > SERVER_VACATION_DAYS_MAX || at[i][1] - at[i][0] > at[i][2] * DAY_MS) {
            sim_fail("person %lld has %lld days of vacation in a year",
                     (long long)server_user_id(user), (long long)days);
        }
    }
}

static void check_user(void *owner, struct server_node *node)
{
    const struct server_user *user = SERVER_OF(node, struct server_user, node);
    const struct server_vacation *vacation = &user->vacation;
    int64_t wall = sim.server.wall_ms;
    bool should = wall >= vacation->begins_ms && wall < vacation->ends_ms;
    bool is_near =
        llabs(wall - vacation->begins_ms) < LATE_MS || llabs(wall - vacation->ends_ms) < LATE_MS;

    (void)owner;
    if (!user->is_doubtful && !is_near && vacation->is_on != should) {
        sim_fail("person %lld %s on vacation", (long long)server_user_id(user),
                 should ? "should be" : "should not be");
    }
    check_vacations(user);
}

/* Offers. */

static bool is_unasked(const struct server_seat *seat, const struct pl_offer *offer)
{
    switch (seat->wish.until) {
    case MATCH_SKIP_NONE:
    case MATCH_SKIP_COUNT: return false;
    case MATCH_SKIP_THIS: return offer->cause == seat->wish.of;
    case MATCH_SKIP_TURN: return offer->turn == seat->wish.of;
    case MATCH_SKIP_CONCERN: return !offer->concerns;
    }
    return false;
}

/* By `sim_wrap` in meson.build. */
bool __real_server_table_play(struct server *server, struct server_table *table, pl_seat seat,
                              const struct server_move *move);
bool __wrap_server_table_play(struct server *server, struct server_table *table, pl_seat seat,
                              const struct server_move *move);

/* No one decides for a person but they themselves; an offer alone is declined for those who have
 * asked for that, or whose time is over. */
bool __wrap_server_table_play(struct server *server, struct server_table *table, pl_seat seat,
                              const struct server_move *move)
{
    const struct server_seat *at = &table->seat[seat];
    bool is_out =
        table->clock.kind != SERVER_CLOCK_NONE && server_clock_left(server, table, seat) == 0;

    if (!move->mid && !server_seat_is_bot(at) && !is_out) {
        struct pl_offer offer = pl_offer_to(table->game, match_state(table->match), seat);
        bool is_early = server->now_ms - table->changed_ms < MATCH_SKIP_MS || table->paused_ms;
        if (!offer.pass || offer.pass != move->action || !is_unasked(at, &offer) || is_early) {
            sim_fail("table %llx: it is decided for seat %d, who has not asked for that",
                     (unsigned long long)server_table_id(table), seat);
        }
        sim_count(EVENT_SKIPPED);
    }
    return __real_server_table_play(server, table, seat, move);
}

static void check_skip(const struct server_table *table, pl_seat seat)
{
    const struct server_seat *at = &table->seat[seat];
    bool is_due = sim.server.now_ms - table->changed_ms > MATCH_SKIP_MS + LATE_MS &&
                  !table->paused_ms && table->match && table->waiting >> seat & 1;

    if (at->wish.until == MATCH_SKIP_NONE || !is_due) {
        return;
    }
    struct pl_offer offer = pl_offer_to(table->game, match_state(table->match), seat);
    if (offer.pass && is_unasked(at, &offer)) {
        sim_fail("table %llx: seat %d is asked, and does not want to be",
                 (unsigned long long)server_table_id(table), seat);
    }
}

/* Doors. */

static void check_doors(const struct server_table *table)
{
    bool is_closed = table->terms & SERVER_TERM_CLOSED && table->status == SERVER_RUNNING;

    for (const struct server_sub *sub = table->subs.first; sub; sub = sub->of_table.next) {
        const struct server_user *user = sub->conn->user;
        bool is_barred = false;
        for (uint32_t i = 0; i < table->bar_count; i++) {
            is_barred = is_barred || table->bar[i] == server_user_id(user);
        }
        if ((is_closed || is_barred) && !server_table_is_of(table, user)) {
            sim_fail("table %llx is closed to person %lld, who looks at it",
                     (unsigned long long)server_table_id(table), (long long)server_user_id(user));
        }
    }
}

static void check_table(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    (void)owner;
    if (table->trouble || table->is_unknown) {
        return;
    }
    check_doors(table);
    for (pl_seat p = 0; p < table->config.seats && table->status == SERVER_RUNNING; p++) {
        check_skip(table, p);
    }
}

void sim_wishes_check_quiet(void)
{
    server_map_each(&sim.server.tables, check_table, NULL);
    server_map_each(&sim.server.users, check_user, NULL);
}
