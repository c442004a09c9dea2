/* The order in which the workers' jobs are done: by rank, and within a rank fairly by person. No
 * clock and no thread: the test does the jobs itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "server/pool.h"
#include "server/tables/pace.h"

enum { PEOPLE = 101, ORDER_MAX = 64 };

struct job {
    struct server_job job;
    char name;
    void (*during)(void); /* what happens while it is under way; may be NULL */
};

static struct server_pool *pool;
/* The people, each at an address of a network of their own but where a test puts them elsewhere. */
static struct server_share share[SERVER_LEVELS][PEOPLE];
static uint32_t address_of[PEOPLE];
static uint32_t network_of[PEOPLE];
static char order[ORDER_MAX];
static uint32_t done_count;

static void wake(void *owner)
{
    (void)owner;
}

static void run(struct server_job *base, void **own)
{
    struct job *job = (struct job *)base;
    size_t length = strlen(order);

    (void)own;
    order[length] = job->name;
    order[length + 1] = '\0';
    if (job->during) {
        job->during();
    }
}

static void done(struct server_job *base, void *owner)
{
    (void)owner;
    done_count++;
    free(base);
}

static struct job *add_during(char name, uint8_t rank, uint32_t person, void (*during)(void))
{
    struct job *job = calloc(1, sizeof *job);

    assert_non_null(job);
    *job = (struct job){
        .job = { .run = run, .done = done, .rank = rank, .owner = person },
        .name = name,
        .during = during,
    };
    server_pool_add(pool, &job->job,
                    &(struct server_shares){ {
                        &share[SERVER_LEVEL_NETWORK][network_of[person]],
                        &share[SERVER_LEVEL_ADDRESS][address_of[person]],
                        &share[SERVER_LEVEL_PERSON][person],
                    } });
    return job;
}

static struct job *add(char name, uint8_t rank, uint32_t person)
{
    return add_during(name, rank, person, NULL);
}

/* A job for each letter, of one person. */
static void add_all(const char *names, uint8_t rank, uint32_t person)
{
    for (; *names; names++) {
        add(*names, rank, person);
    }
}

static void do_all(void)
{
    while (server_pool_run_one(pool)) {
        server_pool_take(pool);
    }
}

static int set_up(void **unused)
{
    (void)unused;
    memset(share, 0, sizeof share);
    for (uint32_t i = 0; i < PEOPLE; i++) {
        address_of[i] = i;
        network_of[i] = i;
    }
    order[0] = '\0';
    done_count = 0;
    pool = server_pool_new(&(struct server_pool_options){ .wake = wake });
    return pool ? 0 : -1;
}

static int tear_down(void **unused)
{
    (void)unused;
    server_pool_free(pool);
    return 0;
}

static void test_one_person_in_turn(void **unused)
{
    (void)unused;
    add_all("abcd", 0, 1);
    do_all();
    assert_string_equal(order, "abcd");
    assert_int_equal(done_count, 4);
    assert_false(server_pool_run_one(pool));
}

static void test_rank_before_all(void **unused)
{
    (void)unused;
    add_all("xyz", 2, 1);
    add_all("h", 1, 2);
    add_all("a", 0, 3);
    assert_int_equal(server_pool_waiting(pool), 5);
    do_all();
    assert_string_equal(order, "ahxyz");
}

/* However many jobs a person has given before: another's first is not behind their second. */
static void test_nobody_is_behind_a_second_job(void **unused)
{
    (void)unused;
    add_all("abcdef", 0, 1);
    add_all("AB", 0, 2);
    add_all("x", 0, 3);
    do_all();
    assert_string_equal(order, "aAxbBcdef");
}

static void test_the_same_for_those_who_come_later(void **unused)
{
    (void)unused;
    add_all("abcdef", 0, 1);
    server_pool_run_one(pool);
    server_pool_run_one(pool);
    add_all("ABC", 0, 2);
    do_all();
    assert_string_equal(order, "abAcBdCef");
}

/* A person who comes back gets no credit for the time in which they wanted nothing. */
static void test_nothing_is_saved_up(void **unused)
{
    (void)unused;
    add_all("A", 0, 2);
    do_all();
    add_all("abcdef", 0, 1);
    for (int i = 0; i < 4; i++) {
        server_pool_run_one(pool);
    }
    add_all("BCD", 0, 2);
    do_all();
    assert_string_equal(order, "AabcdBeCfD");
}

/* Work of a person in one rank does not count in another. */
static void test_ranks_are_shared_apart(void **unused)
{
    (void)unused;
    add_all("vwxyz", 2, 1);
    do_all();
    add_all("ab", 0, 1);
    add_all("AB", 0, 2);
    do_all();
    assert_string_equal(order, "vwxyzaAbB");
}

/* Networks, addresses, people. */

/* Those at one address have one address's share, and take turns there. */
static void test_a_crowd_has_one_share(void **unused)
{
    (void)unused;
    address_of[2] = address_of[1];
    network_of[2] = network_of[1];
    add_all("abc", 0, 1);
    add_all("ABC", 0, 2);
    add_all("xyz", 0, 3);
    do_all();
    assert_string_equal(order, "axAybzBcC");
    for (int i = 0; i < SERVER_LEVEL_PERSON; i++) {
        assert_int_equal(share[i][1].job_count, 0);
    }
}

/* Addresses of a network share what the network has. */
static void test_a_network_has_one_share(void **unused)
{
    (void)unused;
    network_of[2] = network_of[1];
    add_all("abcd", 0, 1);
    add_all("AB", 0, 2);
    add_all("xyz", 0, 3);
    do_all();
    assert_string_equal(order, "axAybzBcd");
}

/* A neighbour who comes later is not behind all that the others gave before. */
static void test_neighbours_take_turns(void **unused)
{
    (void)unused;
    address_of[2] = address_of[1];
    network_of[2] = network_of[1];
    add_all("abcdef", 0, 1);
    add_all("uvwxyz", 0, 3);
    for (int i = 0; i < 4; i++) {
        server_pool_run_one(pool);
    }
    add_all("AB", 0, 2);
    do_all();
    assert_string_equal(order, "aubvAwcxBydzef");
}

/* And is not paid for the time in which they wanted nothing. */
static void test_neighbours_save_nothing_up(void **unused)
{
    (void)unused;
    address_of[2] = address_of[1];
    network_of[2] = network_of[1];
    for (int i = 0; i < 20; i++) {
        add_all("a", 0, 1);
    }
    do_all();
    order[0] = '\0';
    add_all("ABCDEF", 0, 2);
    add_all("ab", 0, 1);
    do_all();
    assert_string_equal(order, "ABaCbDEF");
}

/* Those who have gone leave nothing behind that is counted. */
static void test_dropped_jobs_are_not_counted(void **unused)
{
    (void)unused;
    struct job *job = add('a', 0, 1);
    assert_int_equal(share[SERVER_LEVEL_NETWORK][1].job_count, 1);
    assert_int_equal(share[SERVER_LEVEL_ADDRESS][1].job_count, 1);
    assert_true(server_pool_drop(pool, &job->job));
    free(job);
    assert_int_equal(share[SERVER_LEVEL_NETWORK][1].job_count, 0);
    assert_int_equal(share[SERVER_LEVEL_ADDRESS][1].job_count, 0);
}

static void test_unwanted(void **unused)
{
    (void)unused;
    add_all("a", 0, 1);
    struct job *second = add('b', 0, 1);
    add_all("c", 0, 1);
    assert_true(server_pool_drop(pool, &second->job));
    assert_int_equal(server_pool_waiting(pool), 2);
    free(second);
    do_all();
    assert_string_equal(order, "ac");
    assert_int_equal(done_count, 2);
}

static struct job *begun;

static void drop_begun(void)
{
    assert_false(server_pool_drop(pool, &begun->job));
}

static void test_too_late_to_drop(void **unused)
{
    (void)unused;
    begun = add_during('a', 0, 1, drop_begun);
    do_all();
    assert_int_equal(done_count, 1);
}

static struct server_pool_run only_run(void)
{
    struct server_pool_run runs[SERVER_THREADS_MAX];

    assert_int_equal(server_pool_running(pool, runs), 1);
    return runs[0];
}

/* A table of bots thinks; it has to make way for a hint or an opponent, for its like it has not. */
static void come_before(void)
{
    add_all("yz", 2, 1);
    assert_false(only_run().is_in_the_way);
    add_all("h", 1, 2);
    assert_true(only_run().is_in_the_way);
}

static void test_making_way(void **unused)
{
    struct server_pool_run runs[SERVER_THREADS_MAX];

    (void)unused;
    add_during('x', 2, 1, come_before);
    do_all();
    assert_string_equal(order, "xhyz");
    assert_int_equal(server_pool_running(pool, runs), 0);
}

static void come_beside(void)
{
    assert_int_equal(only_run().beside, 0);
    add_all("xyz", 2, 2); /* a lower class hurries no one */
    assert_int_equal(only_run().beside, 0);
    add_all("bcd", 0, 1); /* its own do */
    assert_int_equal(only_run().beside, 3);
    add_all("ABCDEF", 0, 2); /* and of another person those whose turn comes before one's next */
    assert_int_equal(only_run().beside, 5);
    assert_false(only_run().is_in_the_way);
}

static void test_who_hurries_whom(void **unused)
{
    (void)unused;
    add_during('a', 0, 1, come_beside);
    do_all();
    assert_string_equal(order, "aAbBcCdDEFxyz");
}

/* The attack: very many tables of bots, of many people, beside a person with one opponent. */
static void test_a_crowd_of_bots(void **unused)
{
    (void)unused;
    for (char name = 'a'; name <= 'z'; name++) {
        add(name, 2, (uint32_t)name % 3);
    }
    server_pool_run_one(pool);
    add('!', 0, 3);
    server_pool_run_one(pool);
    add('?', 0, 3);
    do_all();
    assert_int_equal(order[1], '!');
    assert_int_equal(order[2], '?');
    assert_int_equal(strlen(order), 28);
}

/* Time: a worker, a loop that looks at it every few milliseconds, and people opposite hard bots. */

enum { MS = 1000000, SHOW_MS = 700, THINK_MS = 600, LOOK_MS = 5, LONE = 100, LAST_MS = 60000 };

static struct player {
    uint64_t rest_ms; /* which they take to move */
    uint64_t ask_ms;  /* when they do next */
    uint64_t asked_ms;
    uint64_t shortest_ms; /* thought of their opponent */
    uint64_t latest_ms;   /* how long after it was asked it had chosen */
    uint32_t answers;
} player[PEOPLE];

static uint64_t now_ms;
static uint32_t players; /* without the lone one */

static void think(struct server_job *base, void **own);

static void ask(uint32_t person)
{
    struct job *job = add(0, 0, person);

    job->job.run = think;
    player[person].asked_ms = now_ms;
    player[person].ask_ms = UINT64_MAX;
}

/* A millisecond: those whose time it is move. */
static void tick(void)
{
    now_ms++;
    for (uint32_t i = 0; i < PEOPLE; i++) {
        if ((i < players || i == LONE) && player[i].ask_ms <= now_ms) {
            ask(i);
        }
    }
}

static bool is_over(const struct player *of, uint64_t since_ms)
{
    struct server_thinking thinking = {
        .now_ns = now_ms * MS,
        .since_ns = since_ms * MS,
        .show_ns = (of->asked_ms + SHOW_MS) * MS,
        .beside = only_run().beside,
    };

    return now_ms - since_ms >= THINK_MS ||
           (now_ms % LOOK_MS == 0 && server_pace_left_ns(&thinking) == 0);
}

static void think(struct server_job *base, void **own)
{
    struct player *of = &player[base->owner];
    uint64_t since_ms = now_ms;

    (void)own;
    do {
        tick();
    } while (!is_over(of, since_ms));
    uint64_t took_ms = now_ms - of->asked_ms;
    of->latest_ms = took_ms > of->latest_ms ? took_ms : of->latest_ms;
    of->shortest_ms = now_ms - since_ms < of->shortest_ms ? now_ms - since_ms : of->shortest_ms;
    of->answers++;
    of->ask_ms = of->asked_ms + (took_ms > SHOW_MS ? took_ms : SHOW_MS) + of->rest_ms;
}

/* A minute of it: the lone person takes a while to move, the others none. */
static void play(uint32_t crowd)
{
    now_ms = 0;
    players = crowd;
    for (uint32_t i = 0; i < PEOPLE; i++) {
        player[i] = (struct player){
            .rest_ms = i == LONE ? 313 : 0,
            .ask_ms = 1 + i,
            .shortest_ms = UINT64_MAX,
        };
    }
    while (now_ms < LAST_MS) {
        if (!server_pool_run_one(pool)) {
            tick();
        }
        server_pool_take(pool);
    }
}

/* A hundred of one address who move at once do not delay a lone person's opponent: it has half of
 * the worker's time when it wants it. Nor do they wait long themselves: they think for less. */
static void test_a_crowd_opposite_bots(void **unused)
{
    (void)unused;
    for (uint32_t i = 0; i < LONE; i++) {
        address_of[i] = 0;
        network_of[i] = 0;
    }
    play(LONE);
    assert_true(player[LONE].latest_ms <= SHOW_MS);
    assert_true(player[LONE].shortest_ms >= THINK_MS / 2);
    assert_true(player[LONE].answers >= 50);
    for (uint32_t i = 0; i < LONE; i++) {
        assert_true(player[i].answers >= 30);
        assert_true(player[i].latest_ms <= 3 * SHOW_MS);
    }
}

/* The same from a hundred addresses of one network. */
static void test_a_crowd_in_a_network(void **unused)
{
    (void)unused;
    for (uint32_t i = 0; i < LONE; i++) {
        network_of[i] = 0;
    }
    play(LONE);
    assert_true(player[LONE].latest_ms <= SHOW_MS);
    assert_true(player[LONE].shortest_ms >= THINK_MS / 2);
}

/* From twelve networks: about a thirteenth of the time, and still it is not late. */
static void test_crowds_of_twelve_networks(void **unused)
{
    (void)unused;
    for (uint32_t i = 0; i < LONE; i++) {
        address_of[i] = i % 12;
        network_of[i] = i % 12;
    }
    play(LONE);
    assert_true(player[LONE].latest_ms <= SHOW_MS);
    assert_true(player[LONE].shortest_ms >= THINK_MS / 13);
}

/* Two behind one address, each with one opponent: both are served, neither late. */
static void test_two_behind_one_address(void **unused)
{
    (void)unused;
    address_of[LONE] = 0;
    network_of[LONE] = 0;
    play(1);
    assert_true(player[LONE].latest_ms <= SHOW_MS);
    assert_true(player[0].latest_ms <= SHOW_MS);
    assert_true(player[0].shortest_ms >= THINK_MS / 2);
    assert_true(player[LONE].shortest_ms >= THINK_MS / 2);
}

static void test_the_end_drops_what_waits(void **unused)
{
    (void)unused;
    add_all("abc", 0, 1);
    server_pool_run_one(pool);
    server_pool_free(pool);
    pool = NULL;
    assert_string_equal(order, "a");
    assert_int_equal(done_count, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_one_person_in_turn, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_rank_before_all, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_nobody_is_behind_a_second_job, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_same_for_those_who_come_later, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_nothing_is_saved_up, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_ranks_are_shared_apart, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_crowd_has_one_share, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_network_has_one_share, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_neighbours_take_turns, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_neighbours_save_nothing_up, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_dropped_jobs_are_not_counted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_crowd_opposite_bots, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_crowd_in_a_network, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_crowds_of_twelve_networks, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_two_behind_one_address, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_unwanted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_too_late_to_drop, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_making_way, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_who_hurries_whom, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_crowd_of_bots, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_end_drops_what_waits, set_up, tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
