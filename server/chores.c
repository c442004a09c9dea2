/* Chores over all tables. */
#include "server/chores.h"

#include "server/control/control.h"
#include "server/core.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/notify/notify.h"
#include "server/people/account.h"
#include "server/people/erase.h"
#include "server/people/guard.h"
#include "server/people/retention.h"
#include "server/people/vacation.h"
#include "server/store/backup.h"
#include "server/tables/bots.h"
#include "server/tables/clock.h"
#include "server/tables/damage.h"
#include "server/tables/flow.h"
#include "server/tables/give_way.h"
#include "server/tables/pause.h"
#include "server/tables/skip.h"
#include "server/tables/vote.h"

enum { CLOCKS_MS = 200, SLOW_MS = 1000, MINUTE_MS = 60000, WAKES_AT_ONCE = 20 };

static const int64_t HOUR_MS = 3600000;

struct quick {
    struct server *server;
    uint32_t told;
};

/* Changes of the audience are announced with a delay: where many come and go the message is the
 * same again and again, and players who move would wait for it. */
static void tell_crowd(struct quick *quick, struct server_table *table)
{
    int64_t now = quick->server->now_ms;

    if (quick->told < SERVER_CROWD_AT_ONCE && now - table->crowd_told_ms >= SERVER_CROWD_MS) {
        table->has_new_crowd = false;
        table->crowd_told_ms = now;
        quick->told += server_table_news(quick->server, table, SERVER_NEWS_TABLE);
    }
}

static void check_quickly(void *owner, struct server_node *node)
{
    struct quick *quick = owner;
    struct server_table *table = SERVER_OF(node, struct server_table, node);

    if (table->status == SERVER_RUNNING && !table->trouble) {
        server_pause_check(quick->server, table);
        server_skips_check(quick->server, table);
        server_clock_check(quick->server, table);
    }
    if (table->has_new_crowd) {
        tell_crowd(quick, table);
    }
}

static bool has_persons(const struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (server_seat_is_person(&table->seat[p])) {
            return true;
        }
    }
    return false;
}

static bool is_idle(const struct server *server, const struct server_table *table)
{
    return !table->subs.first && !table->is_touched && !table->is_pending &&
           server->now_ms - table->used_ms > SERVER_IDLE_MS;
}

/* A table that is not needed in memory, or not needed at all. */
static void tidy_table(struct server *server, struct server_table *table)
{
    if (table->trouble && table->status != SERVER_OVER) {
        return;
    }
    if (table->status == SERVER_OVER) {
        server_table_free(server, table);
    } else if (table->status == SERVER_RUNNING && !has_persons(table)) {
        server_table_close(server, table, SERVER_NOTE_ABANDONED);
    } else if (table->status == SERVER_WAITING &&
               server->now_ms - table->changed_ms > SERVER_WAITING_MS) {
        server_table_close(server, table, SERVER_NOTE_EXPIRED);
    } else if (table->status == SERVER_RUNNING &&
               server->now_ms - table->changed_ms > SERVER_RUNNING_MS) {
        server_table_close(server, table, SERVER_NOTE_ABANDONED);
    } else if (table->match) {
        if (table->snapshot_ply != table->ply) {
            server_table_put_snapshot(server, table, false);
        } else {
            server_table_sleep(server, table);
        }
    }
}

/* A guest who has been gone for too long, or no one. */
static bool is_gone_guest(const struct server *server, const struct server_user *user)
{
    return !user || (user->is_guest && !server_user_is_online(user) &&
                     server->now_ms - user->away_ms > SERVER_ABSENT_GUESTS_MS);
}

/* A table that waits while all who could begin are guests who went long ago. */
static bool is_left_behind(const struct server *server, const struct server_table *table)
{
    bool is_left =
        table->status == SERVER_WAITING && !table->trouble && is_gone_guest(server, table->owner);

    for (pl_seat p = 0; is_left && p < table->config.seats; p++) {
        is_left =
            !server_seat_is_person(&table->seat[p]) || is_gone_guest(server, table->seat[p].user);
    }
    return is_left;
}

struct slow {
    struct server *server;
    uint32_t wakes;
    uint32_t live; /* tables that wait or run */
};

static void check_slowly(void *owner, struct server_node *node)
{
    struct slow *slow = owner;
    struct server_table *table = SERVER_OF(node, struct server_table, node);

    slow->live += table->status != SERVER_OVER;
    server_votes_check(slow->server, table);
    server_table_retry(slow->server, table);
    server_bots_review(slow->server, table);
    notify_check(slow->server, table);
    if (server_bots_are_due(table) && (table->match || slow->wakes < WAKES_AT_ONCE)) {
        slow->wakes += !table->match;
        server_bots_think(slow->server, table);
    } else if (is_left_behind(slow->server, table)) {
        server_table_close(slow->server, table, SERVER_NOTE_EXPIRED);
    } else if (is_idle(slow->server, table)) {
        tidy_table(slow->server, table);
    }
}

/* A store that has failed is tried even without requests. */
static void probe_store(struct server *server)
{
    if (!store_is_well(server->store)) {
        store_probe(server->store);
        server_time_put(server);
    }
    store_backup_look(server->store);
}

static void every_second(struct server *server)
{
    struct slow slow = { .server = server };

    server_vacations_check(server);
    server_map_each(&server->tables, check_slowly, &slow);
    server->live_count = slow.live;
    server_tables_give_way(server);
    probe_store(server);
    server_log_tick();
    server_erase_some(server);
    server_retention_some(server);
}

static void hourly(struct server *server)
{
    store_write(server->store, STORE_SESSIONS_OLD, STORE_ARGS(STORE_INT(server->now_ms)));
    server_retention_begin(server);
    store_write(server->store, STORE_MUTES_OLD, NULL, 0);
    store_write(server->store, STORE_MAIL_ASKED_OLD,
                STORE_ARGS(STORE_INT(server->now_ms - SERVER_MAIL_REST_MS)));
    server_addresses_clean(server);
    server_guests_count(server);
}

void server_chores(struct server *server)
{
    int64_t now = server->now_ms;
    bool may_write = now >= server->retry_at_ms;

    if (now >= server->look_at_ms) {
        server_bots_hurry(server);
    }
    server_control_turn(server);
    if (may_write && now - server->clocks_at_ms >= CLOCKS_MS) {
        server->clocks_at_ms = now;
        server_map_each(&server->tables, check_quickly, &(struct quick){ .server = server });
    }
    if (may_write && now - server->second_at_ms >= SLOW_MS) {
        server->second_at_ms = now;
        every_second(server);
    }
    /* Also when nothing else is written, so that a crash costs a minute of it at most. */
    if (may_write && now - server->minute_at_ms >= MINUTE_MS) {
        server->minute_at_ms = now;
        server_time_put(server);
        server_guard_tell(server);
    }
    if (may_write && now - server->hour_at_ms >= HOUR_MS) {
        server->hour_at_ms = now;
        hourly(server);
    }
}

static void put_last(void *owner, struct server_node *node)
{
    struct server_table *table = SERVER_OF(node, struct server_table, node);

    if (table->status == SERVER_RUNNING && table->match && table->snapshot_ply != table->ply) {
        server_table_put_snapshot(owner, table, false);
    }
}

/* Clocks need nothing: they use the site's clock, which continues from the stored time. */
void server_chores_last(struct server *server)
{
    server_time_put(server);
    server_map_each(&server->tables, put_last, server);
    server_bots_hurry(server);
}
