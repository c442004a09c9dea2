/* Fair shares, in a world where time and jobs go on when the test says so. Whose thoughts come
 * first at a table: the opponents of those who are there, then hints, then tables where no person
 * plays. And how much one person, one address and all together may have. */
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
#include "server/tables/bots.h"
#include "server/tables/flow.h"
#include "server/tables/vote.h"
#include "tests/server/secrecy_world.h"

enum { OPPONENT, HINT, ALONE, BOTS = 14, ALL_BOTS = 15 };

static struct world world;

/* Four seats of a game in which all decide at once. */
static void set_up(pl_seat_mask bots)
{
    struct world_setup setup = { .game = games_find("bids"), .bots = bots };

    setup.config = pl_config_default(setup.game, 4, pl_seed_of(1));
    world_set_up(&world, &setup);
}

static void close_all(void)
{
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world_ask(&world, (pl_seat)(i < PL_SEATS_MAX ? i : PL_NOBODY),
                  "\"t\":\"close\",\"table\":\"%T\"");
    }
}

static void test_opponents(void **unused)
{
    (void)unused;
    set_up(BOTS);
    assert_null(world.job[0]);
    for (pl_seat p = 1; p < 4; p++) {
        assert_non_null(world.job[p]);
        assert_int_equal(world.job[p]->rank, OPPONENT);
        assert_int_equal(world.job[p]->owner, server_user_id(&world.person[0].user));
    }
}

static void test_hint(void **unused)
{
    (void)unused;
    set_up(BOTS);
    world_ask(&world, 0, "\"t\":\"hint\",\"table\":\"%T\"");
    assert_non_null(world.hint);
    assert_int_equal(world.hint->rank, HINT);
    assert_int_equal(world.hint->owner, server_user_id(&world.person[0].user));
    world_give_hint(&world);
}

/* A person who lets a bot play for them, or is not there, does not hold up others. */
static void test_nobody_there(void **unused)
{
    (void)unused;
    world_set_there(&world, 0, false);
    set_up(BOTS);
    assert_int_equal(world.job[1]->rank, ALONE);
    assert_int_equal(world.job[1]->owner, server_user_id(&world.person[0].user));
    world_set_there(&world, 0, true);

    set_up(BOTS);
    world_ask(&world, 0, "\"t\":\"takeover\",\"table\":\"%T\",\"seat\":0,\"presence\":%P");
    assert_non_null(world.job[0]);
    assert_int_equal(world.job[0]->rank, ALONE);
}

/* Two who play: neither pays for all. */
static void test_the_poorer_pays(void **unused)
{
    uint64_t owners[2];

    (void)unused;
    world.person[0].user.share.next_round[OPPONENT] = 7;
    world.person[1].user.share.next_round[OPPONENT] = 5;
    set_up(12);
    for (pl_seat p = 0; p < 2; p++) {
        owners[p] = world.job[2 + p]->owner;
        assert_int_equal(owners[p], server_user_id(&world.person[1].user));
    }
    world.person[1].user.share.next_round[OPPONENT] = 9;
    set_up(12);
    assert_int_equal(world.job[2]->owner, server_user_id(&world.person[0].user));
    world.person[0].user.share = (struct server_share){ 0 };
    world.person[1].user.share = (struct server_share){ 0 };
}

/* Bots alone are played for someone who looks. */
static void test_bots_alone(void **unused)
{
    (void)unused;
    set_up(ALL_BOTS);
    assert_false(server_bots_are_due(world.table));
    world_ask(&world, PL_NOBODY, "\"t\":\"open\",\"table\":\"%T\"");
    for (pl_seat p = 0; p < 4; p++) {
        assert_int_equal(world.job[p]->rank, ALONE);
        assert_int_equal(world.job[p]->owner,
                         server_user_id(&world_person(&world, PL_NOBODY)->user));
    }
    close_all();
    assert_true(world.table->seat[0].thought != NULL);
    server_bots_review(&world.server, world.table);
    assert_null(world.table->seat[0].thought);
}

/* Those that were opened last: a watcher who opens more stops the first ones. */
static void test_two_tables_of_bots(void **unused)
{
    static struct server_table other[SERVER_WATCHED_BOTS_MAX];
    struct server_conn *conn = &world_person(&world, PL_NOBODY)->conn;

    (void)unused;
    set_up(ALL_BOTS);
    world_ask(&world, PL_NOBODY, "\"t\":\"open\",\"table\":\"%T\"");
    for (uint32_t i = 0; i < SERVER_WATCHED_BOTS_MAX; i++) {
        server_bots_review(&world.server, world.table);
        assert_non_null(world.table->seat[0].thought);
        other[i].status = SERVER_RUNNING;
        conn->sub[1 + i] = (struct server_sub){
            .conn = conn,
            .table = &other[i],
            .order = ++world.server.open_count,
        };
    }
    server_bots_review(&world.server, world.table);
    assert_null(world.table->seat[0].thought);
    assert_false(server_bots_are_due(world.table));
    other[0].status = SERVER_OVER;
    assert_true(server_bots_are_due(world.table));
    for (uint32_t i = 0; i < SERVER_WATCHED_BOTS_MAX; i++) {
        conn->sub[1 + i] = (struct server_sub){ .conn = conn };
    }
    close_all();
}

static void test_nobody_thinks_of_what_was_undone(void **unused)
{
    (void)unused;
    set_up(BOTS);
    struct server_thought *before = world.table->seat[1].thought;
    assert_non_null(before);
    server_bots_unask(&world.server, &world.table->seat[1]);
    assert_null(world.table->seat[1].thought);
    assert_true(server_bots_are_due(world.table));
}

/* How much one may have. */

static struct server_address address;

static void assert_asked(pl_seat seat, const char *members, const char *code)
{
    assert_true(world_is_answered(&world, seat, members, code));
}

static const char create[] = "\"t\":\"create\",\"game\":\"bids\",\"seats\":[\"me\",\"open\"]";

/* All tables but the one that is set up go away, and everybody's time begins anew. */
static void forget_tables(void)
{
    set_up(BOTS);
    server_map_remove(&world.server.tables, &world.table->node);
    server_tables_free(&world.server);
    server_map_add(&world.server.tables, &world.table->node);
    world.server.live_count = 0;
    world.server.quota = (struct server_quota){ 0 };
    for (uint32_t i = 0; i < WORLD_PEOPLE; i++) {
        world.person[i].user.quota = (struct server_quota){ 0 };
        world.person[i].conn.address = &address;
    }
    address = (struct server_address){ 0 };
}

static void test_tables(void **unused)
{
    uint32_t made = 0;

    (void)unused;
    forget_tables();
    /* The first sits at a table already. */
    for (pl_seat p = 0; made < SERVER_TABLES_OF_ADDRESS_MAX; p++) {
        for (int i = 1; i < SERVER_TABLES_OF_PERSON_MAX && made < SERVER_TABLES_OF_ADDRESS_MAX;
             i++) {
            assert_asked(p, create, NULL);
            made++;
        }
    }
    assert_int_equal(address.held[SERVER_STOCK_TABLES], SERVER_TABLES_OF_ADDRESS_MAX);
    assert_asked(0, create, "too-many");
    assert_asked(PL_NOBODY, create, "too-many-here");
    world_person(&world, PL_NOBODY)->conn.address = NULL;
    assert_asked(PL_NOBODY, create, NULL);
    world.server.live_count = SERVER_TABLES_MAX;
    assert_asked(PL_NOBODY, create, "full");
    forget_tables();
    assert_int_equal(address.held[SERVER_STOCK_TABLES], 0);
}

/* Making and leaving is not free either. */
static void test_new_tables(void **unused)
{
    (void)unused;
    forget_tables();
    for (int i = 0; i < 30; i++) {
        assert_asked(1, create, NULL);
        struct server_seat *seat = world.person[1].user.seats.first;
        server_table_leave(&world.server, seat->table, &world.person[1].user);
    }
    assert_asked(1, create, "too-fast");
    assert_asked(2, create, NULL);
    world_wait(&world, 60000);
    assert_asked(1, create, NULL);
    forget_tables();
}

static void test_guests(void **unused)
{
    (void)unused;
    address = (struct server_address){ 0 };
    for (int i = 0; i < SERVER_GUESTS_OF_DAY_MAX; i++) {
        if (i % SERVER_GUESTS_MAX == 0) {
            world_wait(&world, SERVER_GUEST_WINDOW_MS);
        }
        assert_int_equal(server_guest_check(&world.server, &address), SERVER_OK);
    }
    world_wait(&world, SERVER_GUEST_WINDOW_MS);
    enum server_error error = server_guest_check(&world.server, &address);
    assert_string_equal(server_error_code(error), "too-many-guests");
    world_wait(&world, SERVER_GUEST_DAY_MS);
    assert_int_equal(server_guest_check(&world.server, &address), SERVER_OK);
    world.server.guest_count = SERVER_GUESTS_IN_ALL_MAX;
    assert_int_equal(server_guest_check(&world.server, &address), SERVER_FULL);
    world.server.guest_count = 0;
}

/* Waiting tables of guests who went. */
static void test_left_behind(void **unused)
{
    struct server_user *guest = &world.person[1].user;

    (void)unused;
    forget_tables();
    assert_asked(1, create, NULL);
    struct server_table *table = world_table_of(guest);
    world_set_there(&world, 1, false);
    guest->is_guest = true;
    guest->away_ms = world.server.now_ms;
    server_chores(&world.server);
    world_wait(&world, SERVER_ABSENT_GUESTS_MS);
    server_chores(&world.server);
    assert_int_equal(table->status, SERVER_WAITING);
    guest->is_guest = false;
    world_wait(&world, 1000);
    server_chores(&world.server);
    assert_int_equal(table->status, SERVER_WAITING);
    guest->is_guest = true;
    world_wait(&world, 1000);
    server_chores(&world.server);
    assert_int_equal(table->status, SERVER_OVER);
    assert_int_equal(table->note, SERVER_NOTE_EXPIRED);
    world_set_there(&world, 1, true);
    guest->is_guest = false;
    forget_tables();
}

/* Taking back. */

/* A decision of the first seat and back, as often as it goes; returns how often. */
static uint32_t cycle(uint32_t most)
{
    static const char undo[] = "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q";
    struct pl_legal list;
    uint32_t count = 0;

    for (bool goes_on = true; goes_on && count < most; count += goes_on) {
        pl_legal_of(world.table->game, pl_as_obs(world_truth(&world)), 0, &list);
        world_move(&world, 0, list.action[0]);
        assert_int_equal(world.table->ply, 1);
        world_ask(&world, 0, undo);
        goes_on = world.table->ply == 0;
    }
    return count;
}

static void test_undo_rate(void **unused)
{
    (void)unused;
    forget_tables();
    set_up(0);
    assert_int_equal(cycle(1000), 20);
    assert_asked(0, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q", "too-fast");
    world_wait(&world, 10000);
    assert_asked(0, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q", NULL);
}

/* A journal has an end, whatever is played and taken back. */
static void test_undo_limit(void **unused)
{
    uint32_t count = 0;
    uint32_t last = 1;

    (void)unused;
    forget_tables();
    set_up(0);
    for (uint32_t i = 0; last > 0; i++) {
        assert_true(i < SERVER_UNDOS_MAX);
        world_wait(&world, 10000);
        last = cycle(20);
        count += last;
        if (last > 0 && last < 20) {
            break;
        }
    }
    assert_int_equal(count, SERVER_UNDOS_MAX + 1);
    assert_false(server_table_can_undo(world.table, 0));
    world_wait(&world, 10000);
    assert_asked(0, "\"t\":\"undo\",\"table\":\"%T\",\"question\":%Q", "undo-limit");
}

/* Every name is found again, wherever it stands among many, and no other is. */
static void test_names_of_moves(void **unused)
{
    enum { MANY = 100000 };
    uint32_t ply = 0;

    (void)unused;
    set_up(0);
    for (uint32_t i = 1; i <= MANY; i++) {
        server_mid_add(world.table, i * UINT64_C(0x9e3779b97f4a7c15), i);
    }
    for (uint32_t i = 1; i <= MANY; i++) {
        assert_true(server_mid_find(world.table, i * UINT64_C(0x9e3779b97f4a7c15), &ply) &&
                    ply == i);
    }
    assert_false(server_mid_find(world.table, 1, &ply));
    assert_int_equal(world.table->mid_count, MANY);
}

/* Making matches again is not free: a client cannot go through all old tables. */
static void test_wakes(void **unused)
{
    static const char open[] = "\"t\":\"open\",\"table\":\"%T\"";

    (void)unused;
    forget_tables();
    for (int i = 0; i < 30; i++) {
        server_table_sleep(&world.server, world.table);
        assert_asked(0, open, NULL);
        assert_asked(0, open, NULL);
    }
    server_table_sleep(&world.server, world.table);
    assert_asked(0, open, "too-fast");
    assert_asked(0, "\"t\":\"log\",\"table\":\"%T\"", "too-fast");
    assert_asked(1, open, NULL);
    assert_asked(0, open, NULL);
    close_all();
}

/* Prices. */

static void test_prices(void **unused)
{
    static const char log[] = "\"t\":\"log\",\"table\":\"%T\"";
    struct server_conn *conn = &world.person[0].conn;

    (void)unused;
    set_up(0);
    assert_asked(0, log, NULL);
    assert_true(conn->bucket.tokens <= SERVER_RATE_BURST - 3);
    /* A refusal that the whole position follows costs as much as opening the table. */
    assert_asked(0, "\"t\":\"open\",\"table\":\"%T\"", NULL);
    conn->bucket.tokens = SERVER_RATE_BURST;
    assert_asked(0, "\"t\":\"undo\",\"table\":\"%T\",\"question\":-1", "stale");
    assert_true(conn->bucket.tokens <= SERVER_RATE_BURST - 2);
}

/* A flood is refused at the door; not that of a proxy, who brings others. */
static void test_newcomers(void **unused)
{
    struct server server = {
        .options = { .per_address_max = 200 },
        .now_ms = 1000000,
    };
    const struct edge_peer flood = { { 1 } };
    const struct edge_peer other = { { 2 } };
    const struct edge_peer proxy = { { 3 } };

    (void)unused;
    server.options.proxies = (struct server_proxies){ .count = 1, .at = { { proxy, 128 } } };
    for (int i = 0; i < 2 * SERVER_ACCEPTS_MAX; i++) {
        assert_int_equal(server_socket_may_come(&server, &flood), i < SERVER_ACCEPTS_MAX);
        assert_true(server_socket_may_come(&server, &proxy));
    }
    assert_true(server_socket_may_come(&server, &other));
    server.now_ms += SERVER_REQUEST_WINDOW_MS;
    assert_true(server_socket_may_come(&server, &flood));
    server_addresses_free(&server);
}

/* Floods. */

static void send_ping(pl_seat seat)
{
    static const char ping[] = "{\"t\":\"ping\",\"id\":1}";
    struct server_conn *conn = &world_person(&world, seat)->conn;

    conn->bucket.tokens = SERVER_RATE_BURST;
    server_ws_received(&world.server, conn, ping, sizeof ping - 1);
}

/* A connection that keeps to its bounds is refused when its address does not. */
static void test_messages_of_an_address(void **unused)
{
    struct server_address other = { .bucket = { .tokens = SERVER_ADDRESS_RATE_BURST } };
    const uint64_t *refused = &world.server.metrics.errors[SERVER_TOO_FAST];

    (void)unused;
    forget_tables();
    uint64_t before = *refused;
    address.bucket = (struct server_bucket){ SERVER_ADDRESS_RATE_BURST, world.server.now_ms };
    for (int i = 0; i < SERVER_ADDRESS_RATE_BURST; i++) {
        send_ping((pl_seat)(i % 4));
    }
    assert_int_equal(*refused, before);
    send_ping(0);
    assert_int_equal(*refused, before + 1);
    world.person[1].conn.address = &other;
    send_ping(1);
    assert_int_equal(*refused, before + 1);
    world_wait(&world, 1000);
    for (int i = 0; i < SERVER_ADDRESS_RATE_PER_SECOND - 1; i++) {
        send_ping(0);
    }
    assert_int_equal(*refused, before + 1);
    send_ping(0);
    assert_int_equal(*refused, before + 2);
    forget_tables();
    world_ask(&world, 0, "\"t\":\"ping\"");
}

static uint32_t count_sent(pl_seat seat, const char *word)
{
    const struct world_person *person = world_person(&world, seat);
    uint32_t count = 0;

    for (const char *at = person->sent, *end = at + person->size; at && at < end;) {
        at = memmem(at, (size_t)(end - at), word, strlen(word));
        count += at != NULL;
        at = at ? at + 1 : NULL;
    }
    return count;
}

/* News of onlookers comes a second later, however many come; players are told at once which players
 * have come or gone. */
static void test_crowds(void **unused)
{
    static const char table[] = "{\"t\":\"table\"";

    (void)unused;
    set_up(0);
    world.server.clocks_at_ms = world.server.now_ms;
    for (pl_seat p = 0; p < 4; p++) {
        world_ask(&world, p, "\"t\":\"open\",\"table\":\"%T\"");
    }
    world_wait(&world, SERVER_CROWD_MS);
    server_chores(&world.server);
    world_ask(&world, 0, "\"t\":\"ping\"");
    world_forget(&world);
    for (int i = 0; i < 10; i++) {
        world_ask(&world, PL_NOBODY, "\"t\":\"open\",\"table\":\"%T\"");
        world_ask(&world, PL_NOBODY, "\"t\":\"close\",\"table\":\"%T\"");
    }
    world_ask(&world, PL_NOBODY, "\"t\":\"open\",\"table\":\"%T\"");
    assert_int_equal(count_sent(0, table), 0);
    assert_int_equal(count_sent(PL_NOBODY, table), 11);
    world_wait(&world, SERVER_CROWD_MS);
    server_chores(&world.server);
    world_ask(&world, 0, "\"t\":\"ping\"");
    assert_int_equal(count_sent(0, table), 1);
    world_forget(&world);
    server_table_presence(&world.server, world.table);
    world_ask(&world, 0, "\"t\":\"ping\"");
    assert_int_equal(count_sent(0, table), 1);
    assert_int_equal(count_sent(PL_NOBODY, table), 0);
    world_wait(&world, SERVER_CROWD_MS);
    server_chores(&world.server);
    world_ask(&world, 0, "\"t\":\"ping\"");
    assert_int_equal(count_sent(PL_NOBODY, table), 1);
    close_all();
}

/* A person who opens a table with a long chat is sent the newest of it. */
static void test_a_long_chat(void **unused)
{
    enum { LENGTH = 4 * SERVER_CHAT_TEXT_MAX, LINES = 100 };
    static char members[LENGTH + 64];

    (void)unused;
    forget_tables();
    snprintf(members, sizeof members, "\"t\":\"say\",\"table\":\"%%T\",\"text\":\"");
    for (int i = 0; i < SERVER_CHAT_TEXT_MAX; i++) {
        strcat(members, "\xf0\x9f\x8e\xb2");
    }
    strcat(members, "\"");
    world_ask(&world, 0, "\"t\":\"open\",\"table\":\"%T\"");
    for (int i = 0; i < LINES; i++) {
        world_wait(&world, 1000);
        assert_asked(0, members, NULL);
    }
    world_forget(&world);
    world_ask(&world, PL_NOBODY, "\"t\":\"open\",\"table\":\"%T\"");
    assert_int_equal(count_sent(PL_NOBODY, "{\"n\":"), SERVER_CHAT_BYTES_MAX / LENGTH);
    assert_int_equal(count_sent(PL_NOBODY, "{\"n\":99,"), 1);
    close_all();
    forget_tables();
}

/* A place that was free at the end of a table that never began is free again. */
static void test_rematch_of_what_never_began(void **unused)
{
    struct server_table *next = NULL;

    (void)unused;
    set_up(1 << 3);
    server_seat_assign(&world.server, &world.table->seat[1], NULL);
    world.table->seat[1].kind = SERVER_SEAT_OPEN;
    server_table_close(&world.server, world.table, SERVER_NOTE_EXPIRED);
    world_ask(&world, 0, "\"t\":\"rematch\",\"table\":\"%T\"");
    assert_int_equal(server_table_find(&world.server, world.table->rematch, &next), SERVER_OK);
    for (pl_seat p = 0; p < 4; p++) {
        bool is_bot = next->seat[p].kind == SERVER_SEAT_BOT;
        assert_int_equal(is_bot, p == 2);
        assert_int_equal(is_bot, next->seat[p].level != BOT_LEVEL_NONE);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_opponents),
        cmocka_unit_test(test_hint),
        cmocka_unit_test(test_nobody_there),
        cmocka_unit_test(test_the_poorer_pays),
        cmocka_unit_test(test_bots_alone),
        cmocka_unit_test(test_two_tables_of_bots),
        cmocka_unit_test(test_nobody_thinks_of_what_was_undone),
        cmocka_unit_test(test_tables),
        cmocka_unit_test(test_new_tables),
        cmocka_unit_test(test_guests),
        cmocka_unit_test(test_left_behind),
        cmocka_unit_test(test_undo_rate),
        cmocka_unit_test(test_undo_limit),
        cmocka_unit_test(test_names_of_moves),
        cmocka_unit_test(test_wakes),
        cmocka_unit_test(test_newcomers),
        cmocka_unit_test(test_prices),
        cmocka_unit_test(test_messages_of_an_address),
        cmocka_unit_test(test_crowds),
        cmocka_unit_test(test_a_long_chat),
        cmocka_unit_test(test_rematch_of_what_never_began),
    };

    world_open(&world);
    world.server.options.per_address_max = SERVER_PER_ADDRESS_MAX;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    return failed;
}
