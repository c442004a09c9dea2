/* From guest to account. Tables in memory change with their rows, so that a failed turn takes all
 * of it back; of tables that only the store knows, the rows change. */
#include "server/people/merge.h"

#include "server/core.h"
#include "server/log.h"
#include "server/people/conduct.h"
#include "server/store/store.h"
#include "server/tables/clock.h"
#include "server/tables/flow.h"
#include "server/tables/host.h"

struct merge {
    struct server *server;
    struct server_user *guest;
    struct server_user *account;
    uint32_t moved;
    uint32_t left;
};

static bool has_seat(const struct server_table *table, const struct server_user *user)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (table->seat[p].user == user) {
            return true;
        }
    }
    return false;
}

static void move_seats(struct merge *merge, struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        if (table->seat[p].user == merge->guest) {
            server_seat_assign(merge->server, &table->seat[p], merge->account);
            server_table_put_seat(merge->server, table, p);
            merge->moved++;
        }
    }
}

/* A seat that was only kept for the guest is free. */
static void leave_seats(struct merge *merge, struct server_table *table)
{
    for (pl_seat p = 0; p < table->config.seats; p++) {
        struct server_seat *seat = &table->seat[p];
        if (seat->user == merge->guest && seat->kind == SERVER_SEAT_OPEN) {
            server_seat_assign(merge->server, seat, NULL);
            server_table_put_seat(merge->server, table, p);
        }
    }
    if (server_seat_of(table, merge->guest) != PL_NOBODY) {
        server_table_leave(merge->server, table, merge->guest);
        merge->left++;
    }
}

static void move_lines(const struct merge *merge, struct server_table *table)
{
    for (uint32_t i = 0; i < table->chat_count; i++) {
        if (table->chat[i].user == server_user_id(merge->guest)) {
            server_table_touch(merge->server, table);
            table->chat[i].user = server_user_id(merge->account);
        }
    }
}

static void merge_table(void *owner, struct server_node *node)
{
    struct merge *merge = owner;
    struct server_table *table = SERVER_OF(node, struct server_table, node);

    move_lines(merge, table);
    server_bars_move(merge->server, table, server_user_id(merge->guest),
                     server_user_id(merge->account));
    /* Of a table that is set aside, only the rows change. */
    if (table->trouble || !server_table_is_of(table, merge->guest)) {
        return;
    }
    server_clock_charge_now(merge->server, table);
    if (table->owner == merge->guest) {
        server_table_set_owner(merge->server, table, merge->account);
        server_table_put(merge->server, table);
    }
    if (!has_seat(table, merge->account)) {
        move_seats(merge, table);
    } else if (table->status != SERVER_OVER) {
        leave_seats(merge, table);
    }
    server_table_news(merge->server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW);
}

void server_guest_merge(struct server *server, struct server_user *guest,
                        struct server_user *account)
{
    struct merge merge = { .server = server, .guest = guest, .account = account };
    struct store_arg ids[] = { STORE_INT(server_user_id(guest)),
                               STORE_INT(server_user_id(account)) };

    PL_ASSERT(guest != account);
    /* A person who has just come is not absent. */
    if (!server_user_is_online(account)) {
        account->away_ms = server->now_ms;
    }
    server_map_each(&server->tables, merge_table, &merge);
    store_write(server->store, STORE_SEATS_MERGE, ids, PL_COUNT_OF(ids));
    store_write(server->store, STORE_OWNER_MERGE, ids, PL_COUNT_OF(ids));
    store_write(server->store, STORE_CHAT_MERGE, ids, PL_COUNT_OF(ids));
    store_write(server->store, STORE_BARS_MERGE, ids, PL_COUNT_OF(ids));
    store_write(server->store, STORE_MUTES_MERGE, ids, PL_COUNT_OF(ids));
    store_write(server->store, STORE_MUTED_MERGE, ids, PL_COUNT_OF(ids));
    server_mutes_forget(server);
    server_log("guest-merged", "guest=%lld user=%lld moved=%u left=%u",
               (long long)server_user_id(guest), (long long)server_user_id(account),
               (unsigned)merge.moved, (unsigned)merge.left);
}
