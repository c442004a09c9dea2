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

enum { PEOPLE = 4, ORDER_MAX = 64 };

struct job {
    struct server_job job;
    char name;
    void (*during)(void); /* what happens while it is under way; may be NULL */
};

static struct server_pool *pool;
static struct server_share share[PEOPLE];
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
    server_pool_add(pool, &job->job, &share[person]);
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

/* However many jobs somebody has given before: another's first is not behind their second. */
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

/* Whoever comes back is not paid for the time in which they wanted nothing. */
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

/* What somebody has used up in one rank does not count in another. */
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
    add_all("xyz", 2, 2); /* a lower class hurries nobody */
    assert_int_equal(only_run().beside, 0);
    add_all("bcd", 0, 1); /* the own ones do */
    assert_int_equal(only_run().beside, 3);
    add_all("ABCDEF", 0, 2); /* and of another person the one whose turn it is */
    assert_int_equal(only_run().beside, 4);
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
        cmocka_unit_test_setup_teardown(test_unwanted, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_too_late_to_drop, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_making_way, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_who_hurries_whom, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_a_crowd_of_bots, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_end_drops_what_waits, set_up, tear_down),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
