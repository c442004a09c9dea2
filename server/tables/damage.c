/* Tables that were set aside. */
#include "server/tables/damage.h"

#include <stdlib.h>

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/store/store.h"

static int64_t next_try(const struct server *server, enum server_error error)
{
    return server->now_ms + (error == SERVER_STORAGE ? SERVER_RETRY_MS : SERVER_DAMAGED_RETRY_MS);
}

enum server_error server_table_set_aside(struct server *server, struct server_table *table,
                                         enum server_error error, const char *what)
{
    PL_ASSERT(error == SERVER_STORAGE || error == SERVER_DAMAGED);
    if (table->trouble != error) {
        server_log("table-damaged", "table=%llx what=\"%s\"",
                   (unsigned long long)server_table_id(table), what);
        table->trouble_ms = table->trouble ? table->trouble_ms : server->now_ms;
        table->trouble = error;
        table->undo.is_open = false;
        table->takeover.is_open = false;
        server_table_news(server, table, SERVER_NEWS_TABLE);
    }
    table->retry_ms = next_try(server, error);
    store_doubt(server->store);
    return error;
}

void server_table_set_aside_for_good(struct server *server, struct server_table *table)
{
    server_table_sleep(server, table);
    server_table_set_aside(server, table, SERVER_DAMAGED, "a write contradicts what is stored");
    table->retry_ms = INT64_MAX;
}

bool server_table_is_due(const struct server *server, const struct server_table *table)
{
    return server->now_ms >= table->retry_ms;
}

void server_table_bring_back(struct server *server, struct server_table *table)
{
    int64_t lost_ms = server->now_ms - table->trouble_ms;

    if (!table->trouble) {
        return;
    }
    table->trouble = SERVER_OK;
    if (table->status == SERVER_RUNNING) {
        table->changed_ms += lost_ms;
        server_table_put_moved(server, table);
    }
    server_log("table-sound", "table=%llx", (unsigned long long)server_table_id(table));
    server_table_news(server, table, SERVER_NEWS_TABLE | SERVER_NEWS_VIEW | SERVER_NEWS_CHAT);
}

void server_table_retry(struct server *server, struct server_table *table)
{
    if (table->trouble && table->subs.first && server_table_is_due(server, table)) {
        server_table_awaken(server, table);
    }
}

/* Tables that are not in memory. */

static struct server_damage *find(const struct server *server, uint64_t id)
{
    struct server_node *node = server_map_find(&server->damaged, id);

    return node ? SERVER_OF(node, struct server_damage, node) : NULL;
}

void server_damage_note(struct server *server, uint64_t id, const char *what)
{
    struct server_damage *damage = find(server, id);

    if (!damage) {
        damage = calloc(1, sizeof *damage);
        PL_ASSERT(damage);
        damage->node.key = id;
        server_map_add(&server->damaged, &damage->node);
        server_log("table-damaged", "table=%llx what=\"%s\"", (unsigned long long)id, what);
    }
    damage->what = what;
    damage->retry_ms = next_try(server, SERVER_DAMAGED);
    store_doubt(server->store);
}

const char *server_damage_what(const struct server *server, uint64_t id)
{
    const struct server_damage *damage = find(server, id);

    return damage ? damage->what : NULL;
}

bool server_damage_stands(const struct server *server, uint64_t id)
{
    const struct server_damage *damage = find(server, id);

    return damage && server->now_ms < damage->retry_ms;
}

void server_damage_forget(struct server *server, uint64_t id)
{
    struct server_damage *damage = find(server, id);

    if (damage) {
        server_map_remove(&server->damaged, &damage->node);
        free(damage);
    }
}

static void free_one(void *owner, struct server_node *node)
{
    struct server *server = owner;

    server_map_remove(&server->damaged, node);
    free(SERVER_OF(node, struct server_damage, node));
}

void server_damage_free(struct server *server)
{
    server_map_each(&server->damaged, free_one, server);
    server_map_free(&server->damaged);
}
