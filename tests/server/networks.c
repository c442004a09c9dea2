/* Networks of addresses: whoever has one has no more than a few addresses. And tables of guests who
 * went give way where tables are scarce. In a world where time goes on when the test says so. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "server/chores.h"
#include "server/edge/edge.h"
#include "server/gate/address.h"
#include "server/gate/limits.h"
#include "server/gate/socket.h"
#include "server/people/account.h"
#include "server/protocol/ws.h"
#include "server/tables/give_way.h"
#include "tests/server/secrecy_world.h"

enum { BOTS = 14, SUBNETS = 200 };

static struct world world;

/* 2001:db8:network:subnet::1, that is address 1 of a subnet of 64 bits of a network of 48. */
static struct edge_peer v6(unsigned network, unsigned subnet)
{
    return (struct edge_peer){ { 0x20, 0x01, 0x0d, 0xb8, (unsigned char)(network >> 8),
                                 (unsigned char)network, (unsigned char)(subnet >> 8),
                                 (unsigned char)subnet, [15] = 1 } };
}

static struct edge_peer v4(unsigned a, unsigned b, unsigned c, unsigned d)
{
    return (struct edge_peer){ { [10] = 0xff,
                                 [11] = 0xff,
                                 [12] = (unsigned char)a,
                                 [13] = (unsigned char)b,
                                 [14] = (unsigned char)c,
                                 [15] = (unsigned char)d } };
}

static struct server_address *at(struct edge_peer peer)
{
    return server_address_of(&world.server, &peer);
}

static int begin(void **unused)
{
    struct world_setup setup = { .game = games_find("bids"), .bots = BOTS };

    (void)unused;
    setup.config = pl_config_default(setup.game, 4, pl_seed_of(1));
    world_set_up(&world, &setup);
    server_map_remove(&world.server.tables, &world.table->node);
    server_tables_free(&world.server);
    server_map_add(&world.server.tables, &world.table->node);
    world.server.live_count = 0;
    world.server.guest_count = 0;
    world.server.quota = (struct server_quota){ 0 };
    world.server.options.per_address_max = SERVER_PER_ADDRESS_MAX;
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world.person[i].user.quota = (struct server_quota){ 0 };
        world.person[i].user.is_guest = false;
        world_set_there(&world, i, true);
        world.person[i].conn.address = NULL;
    }
    server_addresses_free(&world.server);
    world.server.addresses = (struct server_map){ 0 };
    return 0;
}

/* What belongs together. */
static void test_names(void **unused)
{
    (void)unused;
    assert_string_equal(at(v6(7, 9))->text, "2001:db8:7:9::/64");
    assert_string_equal(at(v6(7, 9))->network->text, "2001:db8:7::/48");
    assert_ptr_equal(at(v6(7, 9))->network, at(v6(7, 10))->network);
    assert_ptr_not_equal(at(v6(7, 9)), at(v6(7, 10)));
    assert_ptr_not_equal(at(v6(7, 9))->network, at(v6(8, 9))->network);
    assert_string_equal(at(v4(192, 0, 2, 7))->text, "192.0.2.7");
    assert_string_equal(at(v4(192, 0, 2, 7))->network->text, "192.0.2.0/24");
    assert_ptr_not_equal(at(v4(192, 0, 2, 7)), at(v4(192, 0, 2, 8)));
    assert_ptr_equal(at(v4(192, 0, 2, 7))->network, at(v4(192, 0, 2, 8))->network);
    assert_ptr_not_equal(at(v4(192, 0, 2, 7))->network, at(v4(192, 0, 3, 7))->network);
    /* Not those of this machine. */
    assert_true(at(v4(127, 0, 0, 1))->is_local);
    assert_ptr_not_equal(at(v4(127, 0, 0, 1))->network, at(v4(127, 0, 0, 2))->network);
}

/* How often it goes from one fresh address after the other of a network, at most. */
static uint32_t visits(unsigned network, enum server_visit visit, uint32_t most)
{
    uint32_t count = 0;

    while (count < most &&
           server_address_visit(&world.server, at(v6(network, count % SUBNETS)), visit)) {
        count++;
    }
    return count;
}

static void test_visits(void **unused)
{
    static const struct {
        enum server_visit visit;
        uint32_t of_address;
    } cases[] = {
        { SERVER_VISIT_ACCEPT, SERVER_ACCEPTS_MAX },
        { SERVER_VISIT_REQUEST, SERVER_REQUESTS_MAX },
        { SERVER_VISIT_LOGIN, SERVER_LOGINS_MAX },
        { SERVER_VISIT_GUEST, SERVER_GUESTS_MAX },
        { SERVER_VISIT_GUEST_OF_DAY, SERVER_GUESTS_OF_DAY_MAX },
    };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(cases); i++) {
        uint32_t most = cases[i].of_address * SERVER_NETWORK_SHARES;
        assert_int_equal(visits(1, cases[i].visit, 100000), most);
        assert_true(server_address_visit(&world.server, at(v6(2, 1)), cases[i].visit));
    }
    world_wait(&world, SERVER_GUEST_DAY_MS);
    for (size_t i = 0; i < PL_COUNT_OF(cases); i++) {
        assert_true(server_address_visit(&world.server, at(v6(1, 1)), cases[i].visit));
    }
    /* A refused visit is not counted by those who would have let it in. */
    assert_int_equal(at(v6(1, 60000))->visits[SERVER_VISIT_LOGIN].count, 0);
}

/* Without bounds of addresses there are none of networks. */
static void test_without_bounds(void **unused)
{
    (void)unused;
    world.server.options.per_address_max = 0;
    for (int i = 0; i < SERVER_STOCK_COUNT; i++) {
        at(v6(1, 1))->network->held[i] = 1000000;
        assert_true(server_address_has_room(&world.server, at(v6(1, 1)), (enum server_stock)i));
    }
    assert_int_equal(visits(1, SERVER_VISIT_ACCEPT, 10000), 10000);
    /* But for log-ins, of each address. */
    for (int i = 0; i < SERVER_LOGINS_MAX; i++) {
        assert_true(server_address_visit(&world.server, at(v6(2, 1)), SERVER_VISIT_LOGIN));
    }
    assert_false(server_address_visit(&world.server, at(v6(2, 1)), SERVER_VISIT_LOGIN));
}

static void test_guests(void **unused)
{
    (void)unused;
    for (unsigned i = 0; i < SERVER_GUESTS_OF_DAY_MAX * SERVER_NETWORK_SHARES; i++) {
        if (i % (SERVER_GUESTS_MAX * SERVER_NETWORK_SHARES) == 0) {
            world_wait(&world, SERVER_GUEST_WINDOW_MS);
        }
        assert_int_equal(server_guest_check(&world.server, at(v6(1, i % SUBNETS))), SERVER_OK);
    }
    world_wait(&world, SERVER_GUEST_WINDOW_MS);
    enum server_error error = server_guest_check(&world.server, at(v6(1, 60000)));
    assert_string_equal(server_error_code(error), "too-many-guests");
    assert_int_equal(server_guest_check(&world.server, at(v6(2, 1))), SERVER_OK);
}

/* At the door; and whoever knocks from everywhere fills no memory: from some address on they all
 * count as one. */
static void test_newcomers(void **unused)
{
    uint32_t count = 0;

    (void)unused;
    for (unsigned i = 0; i < 65536; i++) {
        struct edge_peer peer = v6(1, i);
        count += server_socket_may_come(&world.server, &peer);
    }
    assert_int_equal(count, SERVER_ADDRESSES_OF_NETWORK_MAX + SERVER_ACCEPTS_MAX);
    assert_true(world.server.addresses.count <= SERVER_ADDRESSES_OF_NETWORK_MAX + 2);
    struct edge_peer other = v6(2, 1);
    assert_true(server_socket_may_come(&world.server, &other));
    /* Those who are not told apart are forgotten like others, and their network after them. */
    world_wait(&world, SERVER_GUEST_DAY_MS + 1);
    server_addresses_clean(&world.server);
    assert_int_equal(world.server.addresses.count, 0);
}

static void test_stocks(void **unused)
{
    static const uint32_t most[SERVER_STOCK_COUNT] = {
        [SERVER_STOCK_SOCKETS] = SERVER_PER_ADDRESS_MAX + SERVER_SPARE_SOCKETS,
        [SERVER_STOCK_CONNS] = SERVER_PER_ADDRESS_MAX,
        [SERVER_STOCK_TABLES] = SERVER_TABLES_OF_ADDRESS_MAX,
    };

    (void)unused;
    for (int i = 0; i < SERVER_STOCK_COUNT; i++) {
        enum server_stock stock = (enum server_stock)i;
        for (unsigned n = 0; n < most[i] * SERVER_NETWORK_SHARES; n++) {
            assert_true(server_address_has_room(&world.server, at(v6(1, n % 100)), stock));
            server_address_hold(at(v6(1, n % 100)), stock);
        }
        assert_false(server_address_has_room(&world.server, at(v6(1, 500)), stock));
        assert_true(server_address_has_room(&world.server, at(v6(2, 1)), stock));
        server_address_release(at(v6(1, 0)), stock);
        assert_true(server_address_has_room(&world.server, at(v6(1, 500)), stock));
    }
}

static void assert_asked(pl_seat seat, const char *members, const char *code)
{
    assert_true(world_is_answered(&world, seat, members, code));
}

static const char create[] = "\"t\":\"create\",\"game\":\"bids\",\"seats\":[\"me\",\"open\"]";

/* The way to 10,000 tables: a hundred from each subnet of one's own. */
static void test_tables(void **unused)
{
    (void)unused;
    for (unsigned i = 0; i < SERVER_TABLES_OF_ADDRESS_MAX * SERVER_NETWORK_SHARES; i++) {
        server_address_hold(at(v6(1, i)), SERVER_STOCK_TABLES);
    }
    world.person[1].conn.address = at(v6(1, 60000));
    world.person[2].conn.address = at(v6(2, 1));
    assert_asked(1, create, "too-many-here");
    assert_asked(2, create, NULL);
    assert_int_equal(at(v6(2, 1))->network->held[SERVER_STOCK_TABLES], 1);
}

/* Making them is bounded as well. */
static void test_new_tables(void **unused)
{
    uint32_t count = 0;

    (void)unused;
    for (unsigned i = 0; i < 1000; i++) {
        struct server_user *user = &world.person[1].user;
        user->quota = (struct server_quota){ 0 };
        enum server_error error =
            server_quota_take(&world.server, user, at(v6(1, i % SUBNETS)), SERVER_RATE_CREATE);
        count += error == SERVER_OK;
    }
    assert_int_equal(count, 120 * SERVER_NETWORK_SHARES);
    assert_int_equal(
        server_quota_take(&world.server, &world.person[2].user, at(v6(2, 1)), SERVER_RATE_CREATE),
        SERVER_OK);
}

/* Messages: each address has not asked for much, the network has. */
static void test_messages(void **unused)
{
    static const char ping[] = "{\"t\":\"ping\",\"id\":1}";
    const uint64_t *refused = &world.server.metrics.errors[SERVER_TOO_FAST];
    struct server_conn *conn = &world.person[1].conn;
    uint64_t before = *refused;

    (void)unused;
    for (unsigned i = 0; i <= SERVER_ADDRESS_RATE_BURST * SERVER_NETWORK_SHARES; i++) {
        assert_int_equal(*refused, before);
        conn->address = at(v6(1, i % 100));
        conn->bucket.tokens = SERVER_RATE_BURST;
        server_ws_received(&world.server, conn, ping, sizeof ping - 1);
    }
    assert_int_equal(*refused, before + 1);
    conn->address = at(v6(2, 1));
    server_ws_received(&world.server, conn, ping, sizeof ping - 1);
    assert_int_equal(*refused, before + 1);
    world_ask(&world, 0, "\"t\":\"ping\"");
}

/* Giving way. */

/* A table of that person, who is a guest and went so long ago. */
static struct server_table *deserted(pl_seat seat, bool runs, int64_t ms_ago)
{
    struct server_user *user = &world.person[seat].user;

    assert_asked(seat, create, NULL);
    struct server_table *table = world_table_of(user);
    table->status = runs ? SERVER_RUNNING : SERVER_WAITING;
    table->changed_ms = 0;
    user->is_guest = true;
    world_set_there(&world, seat, false);
    user->away_ms = world.server.now_ms - ms_ago;
    return table;
}

static void make_scarce(void)
{
    world.server.live_count = SERVER_TABLES_MAX / 100 * SERVER_SCARCE_PERCENT;
}

/* The next one to go, alone. */
static void assert_gives_way(const struct server_table *table)
{
    make_scarce();
    server_tables_give_way(&world.server);
    if (table) {
        assert_int_equal(table->status, SERVER_OVER);
        assert_int_equal(table->note, SERVER_NOTE_GAVE_WAY);
        assert_int_equal(world.server.live_count,
                         SERVER_TABLES_MAX / 100 * SERVER_SCARCE_PERCENT - 1);
    } else {
        assert_int_equal(world.server.live_count, SERVER_TABLES_MAX / 100 * SERVER_SCARCE_PERCENT);
    }
}

static void test_the_order_of_giving_way(void **unused)
{
    (void)unused;
    struct server_table *old = deserted(1, true, 90000000);
    struct server_table *newer = deserted(2, true, 80000000);
    struct server_table *waiting = deserted(3, false, SERVER_GIVE_WAY_MS + 1);
    /* Just below, everybody stays. */
    make_scarce();
    world.server.live_count--;
    server_tables_give_way(&world.server);
    assert_int_equal(waiting->status, SERVER_WAITING);
    assert_gives_way(waiting);
    assert_gives_way(old);
    assert_gives_way(newer);
    assert_gives_way(NULL);
}

static void test_who_does_not_give_way(void **unused)
{
    struct server_user *user = &world.person[1].user;

    (void)unused;
    struct server_table *table = deserted(1, true, 90000000);
    user->is_guest = false; /* an account */
    assert_gives_way(NULL);
    user->is_guest = true;
    world_set_there(&world, 1, true);
    assert_gives_way(NULL);
    world_set_there(&world, 1, false);
    user->away_ms = world.server.now_ms - SERVER_GIVE_WAY_MS; /* only just gone */
    assert_gives_way(NULL);
    user->away_ms = 0;
    table->changed_ms = world.server.now_ms; /* a bot has moved */
    assert_gives_way(NULL);
    table->changed_ms = 0;
    server_seat_assign(&world.server, &table->seat[1], &world.person[2].user); /* was one's */
    assert_gives_way(NULL);
    server_seat_assign(&world.server, &table->seat[1], NULL);
    assert_gives_way(table);
}

/* Where an address, or a network, has almost all that it may, its own give way. */
static void test_where_they_are_scarce(void **unused)
{
    uint32_t near = SERVER_TABLES_OF_ADDRESS_MAX / 100 * SERVER_SCARCE_PERCENT;

    (void)unused;
    world.person[1].conn.address = at(v6(1, 1));
    world.person[2].conn.address = at(v6(2, 1));
    struct server_table *theirs = deserted(1, true, 80000000);
    struct server_table *other = deserted(2, true, 90000000);
    at(v6(1, 1))->held[SERVER_STOCK_TABLES] = near - 1;
    server_tables_give_way(&world.server);
    assert_int_equal(theirs->status, SERVER_RUNNING);
    at(v6(1, 1))->held[SERVER_STOCK_TABLES] = near;
    server_tables_give_way(&world.server);
    assert_int_equal(theirs->status, SERVER_OVER);
    assert_int_equal(other->status, SERVER_RUNNING);
    at(v6(2, 1))->network->held[SERVER_STOCK_TABLES] = near * SERVER_NETWORK_SHARES;
    server_tables_give_way(&world.server);
    assert_int_equal(other->status, SERVER_OVER);
}

/* Those who look again are told why; the chores do it every second. */
static void test_told(void **unused)
{
    (void)unused;
    struct server_table *table = deserted(1, true, 90000000);
    char open[128];
    char id[SERVER_ID_SIZE];
    at(v6(1, 1))->held[SERVER_STOCK_TABLES] = SERVER_TABLES_OF_ADDRESS_MAX;
    server_table_set_address(table, at(v6(1, 1)));
    world_wait(&world, 1000);
    server_chores(&world.server);
    assert_int_equal(table->status, SERVER_OVER);
    world_set_there(&world, 1, true);
    server_id_format(server_table_id(table), id);
    snprintf(open, sizeof open, "\"t\":\"open\",\"table\":\"%s\"", id);
    assert_asked(1, open, NULL);
    assert_non_null(
        memmem(world.person[1].sent, world.person[1].size, "only guests played here", 23));
    world_ask(&world, 1, "\"t\":\"ping\"");
}

#define TEST(name_) cmocka_unit_test_setup(name_, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_names),
        TEST(test_visits),
        TEST(test_without_bounds),
        TEST(test_guests),
        TEST(test_newcomers),
        TEST(test_stocks),
        TEST(test_tables),
        TEST(test_new_tables),
        TEST(test_messages),
        TEST(test_the_order_of_giving_way),
        TEST(test_who_does_not_give_way),
        TEST(test_where_they_are_scarce),
        TEST(test_told),
    };

    world_open(&world);
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    begin(NULL);
    world_close(&world);
    return failed;
}
