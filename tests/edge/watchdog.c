/* The watchdog ends a process whose loop does not turn, and no other. Each case is a process of its
 * own, all of them at the same time. */
#include "tests/unit/unit.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "server/log.h"
#include "server/watchdog.h"

enum { TICK_MS = 100, TICKS = 20, TIMEOUT_S = 20 };

static void rest(void)
{
    nanosleep(&(struct timespec){ .tv_nsec = TICK_MS * 1000000L }, NULL);
}

/* How a loop behaves, and the signal that ends its process; 0: none. */
struct loop {
    bool turns;
    bool waits_for_disk;
    bool is_stopped; /* the whole process, for as long as it runs */
    bool logs;       /* to where no one reads */
    int signal;
    pid_t pid;
};

/* Standard error becomes a pipe that is full. */
static void fill_log(void)
{
    static const char bytes[4096];
    int end[2];

    assert_int_equal(pipe(end), 0);
    fcntl(end[1], F_SETFL, O_NONBLOCK);
    while (write(end[1], bytes, sizeof bytes) > 0) {
    }
    while (write(end[1], bytes, 1) > 0) {
    }
    fcntl(end[1], F_SETFL, 0);
    dup2(end[1], STDERR_FILENO);
    server_log_open(false, NULL);
}

static void run(const struct loop *loop)
{
    static struct server_watchdog watchdog = { .tick_ms = TICK_MS };

    if (loop->logs) {
        fill_log();
        alarm(TIMEOUT_S);
    }
    watchdog.waits_for_disk = loop->waits_for_disk;
    server_watchdog_start(&watchdog);
    for (int i = 0; i < TICKS; i++) {
        if (loop->turns) {
            server_watchdog_turned(&watchdog);
        }
        if (loop->logs) {
            server_log("line", "i=%d", i);
        }
        rest();
    }
    server_watchdog_stop(&watchdog);
    _exit(0);
}

static void test_loops(void **state)
{
    struct loop loops[] = {
        { .turns = true },
        { .turns = false, .signal = SIGABRT },
        { .waits_for_disk = true },
        { .turns = true, .is_stopped = true },
        { .turns = true, .logs = true, .signal = SIGABRT },
    };

    (void)state;
    for (size_t i = 0; i < PL_COUNT_OF(loops); i++) {
        loops[i].pid = fork();
        if (loops[i].pid == 0) {
            run(&loops[i]);
        }
        if (loops[i].is_stopped) {
            kill(loops[i].pid, SIGSTOP);
        }
    }
    for (int i = 0; i < TICKS; i++) {
        rest();
    }
    for (size_t i = 0; i < PL_COUNT_OF(loops); i++) {
        int status = 0;
        kill(loops[i].pid, SIGCONT);
        assert_int_equal(waitpid(loops[i].pid, &status, 0), loops[i].pid);
        assert_int_equal(WIFSIGNALED(status) ? WTERMSIG(status) : 0, loops[i].signal);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_loops),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
