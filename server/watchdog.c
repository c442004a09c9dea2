/* Watching the loop, and talking to systemd if it started us. */
#include "server/watchdog.h"

#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "server/log.h"

enum { HANG_TICKS = 10, SLOW_TICKS = 5 };

/* systemd: a line to the socket that the environment names, if it does. */
static void notify(const char *line)
{
    const char *path = getenv("NOTIFY_SOCKET");
    struct sockaddr_un address = { .sun_family = AF_UNIX };
    size_t length = path ? strlen(path) : 0;

    if (length < 2 || length >= sizeof address.sun_path) {
        return;
    }
    memcpy(address.sun_path, path, length);
    if (path[0] == '@') {
        address.sun_path[0] = '\0';
    }
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (fd >= 0) {
        sendto(fd, line, strlen(line), MSG_NOSIGNAL, (const struct sockaddr *)&address,
               (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length));
        close(fd);
    }
}

/* A tick, as far as this thread is let run; false when the watch ends. */
static bool tick(struct server_watchdog *watchdog)
{
    struct timespec until;

    int tick_ms = watchdog->tick_ms ? watchdog->tick_ms : 1000;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_sec += tick_ms / 1000;
    until.tv_nsec += tick_ms % 1000 * 1000000L;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_sec++;
        until.tv_nsec -= 1000000000L;
    }
    pthread_mutex_lock(&watchdog->mutex);
    while (!watchdog->is_ending &&
           pthread_cond_timedwait(&watchdog->end, &watchdog->mutex, &until) == 0) {
    }
    bool goes_on = !watchdog->is_ending;
    pthread_mutex_unlock(&watchdog->mutex);
    return goes_on;
}

/* What the loop hangs in may be the log itself. */
static void tell(const char *event, int seconds)
{
    char rest[32];

    snprintf(rest, sizeof rest, "seconds=%d", seconds);
    server_log_if_free(event, rest);
}

static void *watch(void *context)
{
    struct server_watchdog *watchdog = context;
    unsigned last = atomic_load(&watchdog->turns);
    int still = 0;
    int waiting = 0;

    while (tick(watchdog)) {
        unsigned turns = atomic_load(&watchdog->turns);
        bool waits = atomic_load(&watchdog->waits_for_disk);
        waiting = turns == last && waits ? waiting + 1 : 0;
        still = turns == last && !waits ? still + 1 : 0;
        last = turns;
        if (waiting == SLOW_TICKS) {
            tell("disk-slow", waiting);
        }
        if (still >= HANG_TICKS) {
            tell("hangs", still);
            abort();
        }
        notify("WATCHDOG=1");
    }
    return NULL;
}

void server_watchdog_start(struct server_watchdog *watchdog)
{
    pthread_condattr_t monotonic;
    sigset_t all;
    sigset_t before;

    notify("READY=1");
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&watchdog->mutex, NULL);
    pthread_cond_init(&watchdog->end, &monotonic);
    pthread_condattr_destroy(&monotonic);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    watchdog->is_running = pthread_create(&watchdog->thread, NULL, watch, watchdog) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!watchdog->is_running) {
        server_log("no-watchdog", "reason=thread");
    }
}

void server_watchdog_stop(struct server_watchdog *watchdog)
{
    notify("STOPPING=1");
    pthread_mutex_lock(&watchdog->mutex);
    watchdog->is_ending = true;
    pthread_cond_signal(&watchdog->end);
    pthread_mutex_unlock(&watchdog->mutex);
    if (watchdog->is_running) {
        pthread_join(watchdog->thread, NULL);
    }
    pthread_cond_destroy(&watchdog->end);
    pthread_mutex_destroy(&watchdog->mutex);
}
