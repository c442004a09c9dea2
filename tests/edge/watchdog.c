/* The watchdog ends a process whose loop does not turn, and no other. Each case is a process of its
 * own; the dog counts in short ticks, and everybody is given as many of them as they need. */
#include "tests/unit/unit.h"

#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "server/watchdog.h"

enum { TICK_MS = 20, TICKS = 40 };

static void rest(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = TICK_MS * 1000000L }, NULL);
}

/* Runs a loop that turns, or not, or waits for the disk; the signal that ended it, 0: none. */
static int signal_of(bool turns, bool waits_for_disk, bool is_stopped)
{
    pid_t child = fork();

    if (child == 0) {
        static struct server_watchdog watchdog = { .tick_ms = TICK_MS };
        watchdog.waits_for_disk = waits_for_disk;
        server_watchdog_start(&watchdog);
        for (int i = 0; i < TICKS; i++) {
            if (turns) {
                server_watchdog_turned(&watchdog);
            }
            rest();
        }
        server_watchdog_stop(&watchdog);
        _exit(0);
    }
    if (is_stopped) {
        kill(child, SIGSTOP);
        for (int i = 0; i < TICKS; i++) {
            rest();
        }
        kill(child, SIGCONT);
    }
    int status = 0;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void test_a_loop_that_hangs(void **state)
{
    (void)state;
    assert_int_equal(signal_of(false, false, false), SIGABRT);
}

static void test_others(void **state)
{
    (void)state;
    assert_int_equal(signal_of(true, false, false), 0);
    assert_int_equal(signal_of(false, true, false), 0);
    assert_int_equal(signal_of(true, false, true), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_loop_that_hangs),
        cmocka_unit_test(test_others),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
