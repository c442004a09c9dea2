/* Which tables give way, and when. */
#include "server/tables/give_way.h"

#include "server/core.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/tables/flow.h"

struct candidate {
    struct server_table *table;
    int64_t since_ms; /* when the last of its people went */
};

struct list {
    struct server *server;
    uint32_t count;
    struct candidate at[SERVER_GIVE_WAY_AT_ONCE]; /* the first to go first */
};

bool server_is_scarce(uint32_t count, uint32_t count_max)
{
    return (uint64_t)count * 100 >= (uint64_t)count_max * SERVER_SCARCE_PERCENT;
}

/* In all, or where it was made. */
static bool is_scarce_for(const struct server *server, const struct server_table *table)
{
    bool is = server_is_scarce(server->live_count, SERVER_TABLES_MAX);
    const struct server_address *at = server->options.per_address_max > 0 ? table->address : NULL;

    for (; at && !is; at = at->network) {
        is = server_is_scarce(at->held[SERVER_STOCK_TABLES],
                              server_address_bound(at, SERVER_TABLES_OF_ADDRESS_MAX));
    }
    return is;
}

/* A guest who is not there, or no one; notes when they went. */
static bool has_gone(const struct server_user *user, int64_t *since_ms)
{
    if (!user) {
        return true;
    }
    *since_ms = user->away_ms > *since_ms ? user->away_ms : *since_ms;
    return user->is_guest && !server_user_is_online(user);
}

/* Whether all whom it concerns are guests who have gone. */
static bool is_deserted(const struct server_table *table, int64_t *ret_since_ms)
{
    int64_t since_ms = table->changed_ms;
    bool is = table->status != SERVER_OVER && !table->trouble && !table->subs.first &&
              has_gone(table->owner, &since_ms);

    for (pl_seat p = 0; is && p < table->config.seats; p++) {
        is = has_gone(table->seat[p].user, &since_ms);
    }
    *ret_since_ms = since_ms;
    return is;
}

static bool goes_before(const struct candidate *a, const struct candidate *b)
{
    bool is_other = a->table->status != b->table->status;

    return is_other ? a->table->status == SERVER_WAITING : a->since_ms < b->since_ms;
}

static void add(struct list *list, struct candidate candidate)
{
    uint32_t at = list->count;

    while (at > 0 && goes_before(&candidate, &list->at[at - 1])) {
        at--;
    }
    if (at == SERVER_GIVE_WAY_AT_ONCE) {
        return;
    }
    list->count += list->count < SERVER_GIVE_WAY_AT_ONCE;
    for (uint32_t i = list->count - 1; i > at; i--) {
        list->at[i] = list->at[i - 1];
    }
    list->at[at] = candidate;
}

static void consider(void *owner, struct server_node *node)
{
    struct list *list = owner;
    struct candidate candidate = { .table = SERVER_OF(node, struct server_table, node) };

    if (is_scarce_for(list->server, candidate.table) &&
        is_deserted(candidate.table, &candidate.since_ms) &&
        list->server->now_ms - candidate.since_ms > SERVER_GIVE_WAY_MS) {
        add(list, candidate);
    }
}

void server_tables_give_way(struct server *server)
{
    struct list list = { .server = server };
    uint32_t closed = 0;

    server_map_each(&server->tables, consider, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        /* Those before it may have made room. */
        if (is_scarce_for(server, list.at[i].table)) {
            server_table_close(server, list.at[i].table, SERVER_NOTE_GAVE_WAY);
            server->live_count--;
            closed++;
        }
    }
    if (closed > 0) {
        server_log("gave-way", "tables=%u left=%u", (unsigned)closed, (unsigned)server->live_count);
    }
}
