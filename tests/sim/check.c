/* Invariants, whatever happens: a player is waited for, nothing is counted that is not there, no
 * player is charged for time in which the server was away. */
#include <stdlib.h>
#include <string.h>

#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/protocol/conn.h"
#include "server/store/store.h"
#include "server/tables/bots.h"
#include "server/tables/clock.h"
#include "server/tables/table.h"
#include "server/turn.h"
#include "tests/sim/views.h"

/* Counting. */

/* Until a table that is not needed has left memory. */
enum { AWAKE_MS = 100000 };

struct sums {
    uint32_t conns;
    uint32_t lobbies;
    uint32_t addresses;
    uint32_t networks;
    uint32_t of_addresses[SERVER_STOCK_COUNT];
    uint32_t of_networks[SERVER_STOCK_COUNT];
    uint32_t tables_with_address;
    uint32_t conns_of_users;
    uint32_t refs; /* to users, by connections, seats and owners */
    uint32_t refs_of_users;
    uint32_t owned;
    uint32_t owned_of_users;
    uint32_t awake; /* without anybody's need */
};

static void count_address(void *owner, struct server_node *node)
{
    const struct server_address *address = SERVER_OF(node, struct server_address, node);
    struct sums *sums = owner;

    *(address->is_network ? &sums->networks : &sums->addresses) += 1;
    for (int i = 0; i < SERVER_STOCK_COUNT; i++) {
        (address->is_network ? sums->of_networks : sums->of_addresses)[i] += address->held[i];
    }
}

static void count_user(void *owner, struct server_node *node)
{
    const struct server_user *user = SERVER_OF(node, struct server_user, node);
    struct sums *sums = owner;

    sums->conns_of_users += user->conn_count;
    sums->refs_of_users += user->refs;
    sums->owned_of_users += user->owned_count;
}

static void count_table(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);
    struct sums *sums = owner;

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        sums->refs += table->seat[p].user != NULL;
    }
    sums->refs += table->owner != NULL;
    sums->tables_with_address += table->address != NULL;
    sums->owned += table->owner && table->status != SERVER_OVER;
    bool is_idle = sim.server.now_ms - table->used_ms > SERVER_IDLE_MS + AWAKE_MS;
    sums->awake += is_idle && (table->match || table->status == SERVER_OVER);
}

static struct sums count_all(void)
{
    struct sums sums = { 0 };

    for (const struct server_conn *conn = sim.server.conns.first; conn;
         conn = conn->of_server.next) {
        sums.conns++;
        sums.lobbies += conn->wants_lobby;
        sums.refs++;
    }
    server_map_each(&sim.server.addresses, count_address, &sums);
    server_map_each(&sim.server.users, count_user, &sums);
    server_map_each(&sim.server.tables, count_table, &sums);
    return sums;
}

static void must_be(const char *what, uint64_t is, uint64_t should)
{
    if (is != should) {
        sim_fail("%s: %llu are counted, %llu are there", what, (unsigned long long)is,
                 (unsigned long long)should);
    }
}

static void check_stocks(const struct sums *sums)
{
    const uint32_t right[SERVER_STOCK_COUNT] = {
        [SERVER_STOCK_SOCKETS] = sim.server.edge.stream_count,
        [SERVER_STOCK_CONNS] = sums->conns,
        [SERVER_STOCK_TABLES] = sums->tables_with_address,
    };

    for (int i = 0; i < SERVER_STOCK_COUNT; i++) {
        must_be("what addresses hold", sums->of_addresses[i], right[i]);
        must_be("what networks hold", sums->of_networks[i], right[i]);
    }
}

static void check_counts(void)
{
    const struct server *server = &sim.server;
    struct sums sums = count_all();

    must_be("connections", server->conn_count, sums.conns);
    must_be("streams", server->edge.stream_count, sim_net_streams());
    check_stocks(&sums);
    must_be("connections of people", sums.conns_of_users, sums.conns);
    must_be("looks at the lobby", server->lobby_count, sums.lobbies);
    must_be("owned tables", sums.owned_of_users, sums.owned);
}

/* Tables. */

static void check_table(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);
    pl_seat_mask open = table->undo.is_open ? table->undo.need & table->undo.yes : 0;

    (void)owner;
    open |= table->takeover.is_open ? table->takeover.need & table->takeover.yes : 0;
    if (table->status == SERVER_RUNNING && table->match && table->waiting == 0) {
        sim_fail("table %llx waits for nobody", (unsigned long long)server_table_id(table));
    }
    if (open) {
        sim_fail("table %llx: who has answered is asked",
                 (unsigned long long)server_table_id(table));
    }
}

/* A vote about taking back that was carried without everybody's consent. */
static void check_vote(const struct sim_table *known)
{
    const struct sim_vote *vote = &known->vote;
    uint64_t id = 0;
    struct server_node *node =
        server_id_parse(known->id, &id) ? server_map_find(&sim.server.tables, id) : NULL;

    if (!vote->number || !node || store_is_dirty(sim.server.store)) {
        return;
    }
    const struct server_table *table = SERVER_OF(node, struct server_table, node);
    if (table->undo.number == vote->number && !table->undo.is_open && table->ply < vote->ply &&
        known->undos == vote->undos && (vote->need & ~vote->yes) && !table->is_unknown) {
        sim_fail("table %s: decisions were taken back, and not all had agreed", known->id);
    }
}

void sim_check_step(void)
{
    if (!sim.is_up) {
        return;
    }
    server_map_each(&sim.server.tables, check_table, NULL);
    for (uint32_t i = 0; i < sim.table_count; i++) {
        check_vote(&sim.table[i]);
    }
    check_counts();
    sim_wishes_check_step();
    sim_post_check_step();
}

/* A disk that is well again gives back everything that it was ever given. And whoever must decide
 * is asked: a person at least by their seat, a bot by a thought. */
static void check_rest(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);
    unsigned long long id = server_table_id(table);

    (void)owner;
    if (table->trouble && table->subs.first) {
        sim_fail("table %llx is set aside on a sound disk", id);
    }
    if (table->status == SERVER_RUNNING && server_bots_are_due(table)) {
        sim_fail("table %llx waits for a bot that thinks of nothing (%s)", id,
                 table->trouble ? "set aside" : "sound");
    }
}

void sim_check_quiet(void)
{
    if (!sim.is_up) {
        return;
    }
    server_map_each(&sim.server.tables, check_rest, NULL);
    struct sums sums = count_all();
    must_be("references to people", sums.refs_of_users, sums.refs);
    if (sim.server.now_ms - sim.safe_ms > 61000) {
        sim_fail("the site's clock was not stored for %lld ms",
                 (long long)(sim.server.now_ms - sim.safe_ms));
    }
    for (uint32_t i = 0; i < sim.client_count; i++) {
        const struct sim_client *client = &sim.client[i];
        if (client->phase == PHASE_THERE && client->is_ended) {
            sim_fail("client %u is connected in a session that was ended",
                     (unsigned)client->number);
        }
    }
    sim_check_views();
    sim_check_orphans();
    sim_wishes_check_quiet();
    sim_post_check_quiet();
}

void sim_check_empty(void)
{
    const struct server *server = &sim.server;
    struct sums sums = count_all();

    if (!sim.is_up) {
        return;
    }
    must_be("connections at the end", server->conn_count, 0);
    must_be("streams at the end", server->edge.stream_count, 0);
    must_be("hints at the end", server->hint_count, 0);
    must_be("passwords at the end", server->password_count, 0);
    must_be("matches in memory at the end", sums.awake, 0);
    must_be("references at the end", sums.refs_of_users, sums.refs);
    must_be("addresses at the end", sums.addresses > sums.tables_with_address, 0);
    must_be("networks at the end", sums.networks > sums.addresses, 0);
    must_be("answers at the end", server->turn.answer_count, 0);
}

/* Time. */

enum { CLOCKS_MAX = 256 };

/* What was left when the process ended. */
static struct {
    bool is_known;
    int64_t now_ms;
    uint32_t count;
    struct {
        uint64_t table;
        uint32_t ply;
        int64_t left_ms[PL_SEATS_MAX];
    } at[CLOCKS_MAX];
} before;

static void note_clocks(void *owner, struct server_node *node)
{
    const struct server_table *table = SERVER_OF(node, struct server_table, node);

    (void)owner;
    if (table->clock.kind == SERVER_CLOCK_NONE || table->status != SERVER_RUNNING ||
        table->trouble || before.count == CLOCKS_MAX) {
        return;
    }
    before.at[before.count].table = server_table_id(table);
    before.at[before.count].ply = table->ply;
    for (pl_seat p = 0; p < table->config.seats; p++) {
        before.at[before.count].left_ms[p] = server_clock_left(&sim.server, table, p);
    }
    before.count++;
}

void sim_clocks_before(void)
{
    before.is_known = !store_is_dirty(sim.server.store);
    before.now_ms = sim.server.now_ms;
    before.count = 0;
    server_map_each(&sim.server.tables, note_clocks, NULL);
}

static void check_clock(uint32_t i)
{
    struct server_node *node = server_map_find(&sim.server.tables, before.at[i].table);
    const struct server_table *table = node ? SERVER_OF(node, struct server_table, node) : NULL;

    if (!table || table->ply != before.at[i].ply) {
        return;
    }
    for (pl_seat p = 0; p < table->config.seats; p++) {
        int64_t left = server_clock_left(&sim.server, table, p);
        if (left < before.at[i].left_ms[p]) {
            sim_fail("table %llx, seat %d: %lld ms were left when the process ended, then %lld",
                     (unsigned long long)before.at[i].table, p, (long long)before.at[i].left_ms[p],
                     (long long)left);
        }
    }
}

void sim_clocks_after(bool has_lied)
{
    int64_t now = sim.server.now_ms;

    if (!has_lied && (now > before.now_ms || now < sim.safe_ms)) {
        sim_fail("the site's clock was at %lld, stored at %lld, and begins at %lld",
                 (long long)before.now_ms, (long long)sim.safe_ms, (long long)now);
    }
    sim.safe_ms = now;
    for (uint32_t i = 0; i < before.count && before.is_known && !has_lied; i++) {
        check_clock(i);
    }
}
