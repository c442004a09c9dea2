/* What must hold, whatever happens. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/limits.h"
#include "server/present.h"
#include "server/store.h"
#include "server/table.h"
#include "server/turn.h"
#include "tests/sim/people.h"

/* Resources. */

static void check_table(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);
    uint32_t *count = owner;

    ++*count;
    if (table->status == SERVER_RUNNING && table->match && table->waiting == 0) {
        sim_fail("table %llx waits for nobody", (unsigned long long)server_table_id(table));
    }
}

void sim_check_step(void)
{
    uint32_t tables = 0;

    if (!sim.is_up) {
        return;
    }
    server_map_each(&sim.server.tables, check_table, &tables);
    if (sim.server.edge.stream_count > sim.server.conn_count + SERVER_PENDING_MAX ||
        sim.server.conn_count > sim.server.edge.stream_count) {
        sim_fail("%u connections, %u streams", (unsigned)sim.server.conn_count,
                 (unsigned)sim.server.edge.stream_count);
    }
}

/* Moves. */

struct row {
    int64_t n;
    int64_t kind;
    uint64_t action;
    int64_t ply;
    char mid[SIM_MID_SIZE];
};

/* The journal of a table; the caller frees it. False: it could not be read. */
static bool read_journal(uint64_t id, struct row **ret_rows, uint32_t *ret_count)
{
    struct server_store *store = sim.server.store;
    uint32_t count = 0;
    uint32_t room = 0;
    struct row *rows = NULL;
    uint32_t size;

    store_read(store, STORE_JOURNAL_OF, STORE_ARGS(STORE_INT((int64_t)id)));
    while (store_next(store, STORE_JOURNAL_OF)) {
        if (count == room) {
            room = room ? 2 * room : 64;
            rows = realloc(rows, room * sizeof *rows);
            PL_ASSERT(rows);
        }
        struct row *row = &rows[count++];
        row->n = store_int(store, STORE_JOURNAL_OF, 0);
        row->kind = store_int(store, STORE_JOURNAL_OF, 1);
        row->action = (uint64_t)store_int(store, STORE_JOURNAL_OF, 3);
        snprintf(row->mid, sizeof row->mid, "%s", store_text(store, STORE_JOURNAL_OF, 4, &size));
        row->ply = store_int(store, STORE_JOURNAL_OF, 5);
    }
    *ret_rows = rows;
    *ret_count = count;
    return store_end(store, STORE_JOURNAL_OF);
}

static void check_order(const char *table, const struct row *rows, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        if (rows[i].n != i) {
            sim_fail("table %s: entry %u of its journal has the number %lld", table, (unsigned)i,
                     (long long)rows[i].n);
        }
    }
}

static void check_move(const struct sim_move *move, const struct row *rows, uint32_t count)
{
    uint32_t times = 0;

    for (uint32_t i = 0; i < count; i++) {
        if (strcmp(rows[i].mid, move->mid) != 0) {
            continue;
        }
        times++;
        if (rows[i].action != move->action || rows[i].ply != move->ply) {
            sim_fail("table %s, move %s: told as %llx at ply %lld, stored as %llx at %lld",
                     move->table, move->mid, (unsigned long long)move->action, (long long)move->ply,
                     (unsigned long long)rows[i].action, (long long)rows[i].ply);
        }
    }
    if (times != 1) {
        sim_fail("table %s, move %s at ply %lld was acknowledged and is stored %u times",
                 move->table, move->mid, (long long)move->ply, (unsigned)times);
    }
}

void sim_check_acked(void)
{
    for (uint32_t t = 0; sim.is_up && t < sim.table_count; t++) {
        const char *table = sim.table[t].id;
        struct row *rows = NULL;
        uint32_t count = 0;
        uint64_t id = 0;
        PL_ASSERT(server_id_parse(table, &id));
        if (read_journal(id, &rows, &count)) {
            check_order(table, rows, count);
            for (uint32_t i = 0; i < sim.acked_count; i++) {
                if (strcmp(sim.acked[i].table, table) == 0) {
                    check_move(&sim.acked[i], rows, count);
                }
            }
        }
        free(rows);
    }
}

/* Views. */

static enum pl_lang lang_of(const struct server_conn *conn)
{
    return conn->lang;
}

/* What the server would send of the table as a whole, from this truth. */
static json_t *view_of(struct server_table *table, const struct server_conn *conn)
{
    struct server_names names;
    struct pl_json json = server_scratch(&sim.server);
    struct server_eyes eyes = {
        .seat = server_seat_of(table, conn->user),
        .lang = lang_of(conn),
    };

    server_table_names(table, eyes.lang, &names);
    struct server_look look = { .eyes = eyes, .from = table->ply };
    look.eyes.names = names.at;
    server_write_position(&json, table, &look.eyes);
    look.now = server_text_new(json.text.at, json.text.length);
    json = server_scratch(&sim.server);
    server_write_view(&json, &sim.server, table, &look);
    server_text_drop(look.now);
    json_t *view = json_loadb(json.text.at, json.text.length, 0, NULL);
    PL_ASSERT(view);
    return view;
}

static void compare(const struct sim_client *client, const struct sim_seen *seen,
                    const json_t *should)
{
    static const char *const members[] = { "ply", "question", "view", "legal", "can_undo" };

    for (size_t i = 0; i < PL_COUNT_OF(members); i++) {
        const json_t *a = json_object_get(seen->view, members[i]);
        const json_t *b = json_object_get(should, members[i]);
        if (!json_equal(a, b)) {
            sim_fail("client %u sees another %s of table %s than there is",
                     (unsigned)client->number, members[i], seen->table);
        }
    }
}

/* The connection of a client, or NULL. */
static const struct server_conn *conn_of(const struct sim_client *client)
{
    for (const struct server_conn *conn = sim.server.conns; conn; conn = conn->next) {
        if (client->link && conn->stream == client->link->stream) {
            return conn;
        }
    }
    return NULL;
}

static void check_seen(const struct sim_client *client, const struct server_conn *conn,
                       const struct sim_seen *seen)
{
    uint64_t id = 0;

    if (!seen->table[0] || !seen->view || !server_id_parse(seen->table, &id)) {
        return;
    }
    struct server_node *node = server_map_find(&sim.server.tables, id);
    struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;
    bool is_looked_at = false;
    for (const struct server_sub *sub = table ? table->subs : NULL; sub; sub = sub->next) {
        is_looked_at = is_looked_at || sub->conn == conn;
    }
    if (!is_looked_at || !table->match) {
        return;
    }
    json_t *should = view_of(table, conn);
    compare(client, seen, should);
    json_decref(should);
}

/* A disk that is well again gives back everything that it was ever given. */
static void check_trouble(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    (void)owner;
    if (table->trouble == SERVER_DAMAGED && table->subs) {
        sim_fail("table %llx is damaged on a sound disk",
                 (unsigned long long)server_table_id(table));
    }
}

void sim_check_quiet(void)
{
    if (sim.is_up) {
        server_map_each(&sim.server.tables, check_trouble, NULL);
    }
    for (uint32_t i = 0; sim.is_up && i < sim.client_count; i++) {
        struct sim_client *client = &sim.client[i];
        const struct server_conn *conn = conn_of(client);
        for (int n = 0; conn && n < SIM_OPEN_MAX; n++) {
            check_seen(client, conn, &client->seen[n]);
        }
    }
}
