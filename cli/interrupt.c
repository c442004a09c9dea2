/* Signal handlers that only set flags, and a wait that cannot miss them. */
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#include "cli/interrupt.h"

static volatile sig_atomic_t is_interrupted;
static volatile sig_atomic_t must_end;
static volatile sig_atomic_t is_resized;

static const int watched[] = { SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT };

static void on_signal(int number)
{
    if (number == SIGINT) {
        is_interrupted = 1;
    } else if (number == SIGWINCH || number == SIGCONT) {
        is_resized = 1;
    } else {
        must_end = 1;
    }
}

void cli_interrupt_watch(void)
{
    struct sigaction action = { .sa_handler = on_signal };

    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof watched / sizeof watched[0]; i++) {
        sigaction(watched[i], &action, NULL);
    }
    signal(SIGPIPE, SIG_IGN);
}

enum cli_interrupt cli_interrupt_seen(void)
{
    if (must_end) {
        return CLI_MUST_END;
    }
    return is_interrupted ? CLI_INTERRUPTED : CLI_NOT_INTERRUPTED;
}

void cli_interrupt_clear(void)
{
    is_interrupted = 0;
}

/* One wait with the signals let in only while it sleeps; false at a signal. */
static bool sleep_for_input(const sigset_t *open)
{
    struct pollfd input = { .fd = STDIN_FILENO, .events = POLLIN };

    return ppoll(&input, 1, NULL, open) >= 0 || errno != EINTR;
}

bool cli_wait_for_input(bool *ret_resized)
{
    sigset_t closed, open;
    bool is_ready = false;

    if (ret_resized) {
        *ret_resized = false;
    }
    sigemptyset(&closed);
    for (size_t i = 0; i < sizeof watched / sizeof watched[0]; i++) {
        sigaddset(&closed, watched[i]);
    }
    sigprocmask(SIG_BLOCK, &closed, &open);
    while (!is_ready && cli_interrupt_seen() == CLI_NOT_INTERRUPTED && !is_resized) {
        is_ready = sleep_for_input(&open);
    }
    if (is_resized && ret_resized) {
        *ret_resized = true;
    }
    is_resized = 0;
    sigprocmask(SIG_SETMASK, &open, NULL);
    return cli_interrupt_seen() == CLI_NOT_INTERRUPTED;
}
