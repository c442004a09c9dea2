/* The log, with clocks of the machine that are set here: lines of one kind do not fill the disk. */
#include "tests/unit/unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/log.h"
#include "server/site_time.h"

static uint64_t steady_ns = 5000000000;

int64_t server_wall_ms(void)
{
    return 1700000000000;
}

uint64_t server_steady_ns(void)
{
    return steady_ns;
}

static char path[] = "plansza-log-XXXXXX";

static int begin(void **state)
{
    (void)state;
    strcpy(path, "plansza-log-XXXXXX");
    int file = mkstemp(path);
    assert_true(file >= 0);
    close(file);
    assert_true(server_log_open(false, path));
    return 0;
}

static int end(void **state)
{
    (void)state;
    server_log_close();
    unlink(path);
    return 0;
}

/* How many lines have that in them. */
static int count_lines(const char *part)
{
    char line[2048];
    FILE *file = fopen(path, "r");
    int count = 0;

    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        count += strstr(line, part) != NULL;
    }
    fclose(file);
    return count;
}

static void test_a_flood_is_counted(void **state)
{
    (void)state;
    for (int i = 0; i < 5000; i++) {
        steady_ns += 10000;
        server_log("accept-failed", "errno=%d", i);
    }
    server_log("other", "ok=1");
    assert_int_equal(count_lines("event=accept-failed"), 20);
    assert_int_equal(count_lines("event=other"), 1);
    server_log_tick();
    assert_int_equal(count_lines("event=repeated kind=accept-failed times=4980"), 1);
    assert_int_equal(count_lines("event=repeated"), 1);
    /* The count is reported once, and the next second has lines of its own. */
    server_log_tick();
    assert_int_equal(count_lines("event=repeated"), 1);
    steady_ns += 1000000000;
    server_log("accept-failed", "errno=7");
    assert_int_equal(count_lines("event=accept-failed"), 21);
}

/* Also without anybody who ticks: the next line of the kind tells it. */
static void test_without_a_tick(void **state)
{
    (void)state;
    for (int i = 0; i < 30; i++) {
        server_log("bye", "user=1");
    }
    steady_ns += 1000000000;
    server_log("bye", "user=2");
    assert_int_equal(count_lines("event=repeated kind=bye times=10"), 1);
    assert_int_equal(count_lines("event=bye"), 21);
}

/* Whatever people call themselves, it is one word of one line. */
static void test_words(void **state)
{
    static const char *const rows[][2] = {
        { "Ala", "\"Ala\"" },
        { "a\nevent=b \"c\"\x7f", "\"a?event=b ?c??\"" },
        { "Żółw", "\"Żółw\"" },
        { "", "\"\"" },
    };
    char word[SERVER_LOG_WORD_MAX];
    char many[1000] = "";

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(rows); i++) {
        assert_string_equal(server_log_word(rows[i][0], word), rows[i][1]);
    }
    memset(many, 'x', sizeof many - 1);
    assert_true(strlen(server_log_word(many, word)) < SERVER_LOG_WORD_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_flood_is_counted, begin, end),
        cmocka_unit_test_setup_teardown(test_without_a_tick, begin, end),
        cmocka_unit_test(test_words),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
