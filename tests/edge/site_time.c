/* The site's clock, with clocks of the machine that are set here. */
#include "tests/unit/unit.h"

#include "server/core.h"

static int64_t wall_ms;
static uint64_t steady_ns;

int64_t server_wall_ms(void)
{
    return wall_ms;
}

uint64_t server_steady_ns(void)
{
    return steady_ns;
}

static void pass(struct server *server, uint64_t ns)
{
    steady_ns += ns;
    server_time_note(server);
}

static void test_it_goes_with_the_steady_clock(void **state)
{
    static struct server server;

    (void)state;
    server = (struct server){ .now_ms = 5000 };
    steady_ns = server.steady_ns = 77;
    pass(&server, 50000000);
    assert_int_equal(server.now_ms, 5050);
    /* Parts of a millisecond add up. */
    for (int i = 0; i < 1000; i++) {
        pass(&server, 1100);
    }
    assert_int_equal(server.now_ms, 5051);
    pass(&server, 900000);
    assert_int_equal(server.now_ms, 5052);
}

static void test_steps_of_the_wall_clock_are_only_shown(void **state)
{
    static const int64_t steps_ms[] = { 3600000, -3600000, 691200000, 7862400000, -34560000000 };
    static struct server server;

    (void)state;
    server = (struct server){ .now_ms = 5000 };
    steady_ns = server.steady_ns = 0;
    for (size_t i = 0; i < PL_COUNT_OF(steps_ms); i++) {
        wall_ms = 1700000000000 + steps_ms[i];
        pass(&server, 1000000);
        assert_int_equal(server.now_ms, 5001 + (int64_t)i);
        assert_int_equal(server.wall_ms, wall_ms);
    }
}

static void test_a_long_absence_counts_as_a_second(void **state)
{
    static struct server server;

    (void)state;
    server = (struct server){ .now_ms = 5000 };
    steady_ns = server.steady_ns = 0;
    pass(&server, 3600000000000);
    assert_int_equal(server.now_ms, 6000);
    pass(&server, 1000000);
    assert_int_equal(server.now_ms, 6001);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_it_goes_with_the_steady_clock),
        cmocka_unit_test(test_steps_of_the_wall_clock_are_only_shown),
        cmocka_unit_test(test_a_long_absence_counts_as_a_second),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
