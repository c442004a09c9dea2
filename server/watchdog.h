/* A loop that hangs serves no one: a thread of its own watches it and ends the process, so that its
 * supervisor can start it again. The thread counts its own seconds, so a process that is stopped or
 * suspended does not count as hanging; nor does one that waits for the disk. */
#ifndef SERVER_WATCHDOG_H
#define SERVER_WATCHDOG_H

#include <pthread.h>
#include <stdatomic.h>

#include "core/base.h"

struct server_watchdog {
    int tick_ms;                /* what it counts in; 0: a second */
    atomic_uint turns;          /* ends of turns so far */
    atomic_bool waits_for_disk; /* a commit is under way */
    pthread_t thread;
    pthread_mutex_t mutex;
    pthread_cond_t end;
    bool is_ending;
    bool is_running;
};

/* Tells a supervisor that the server is ready, and begins to watch. */
void server_watchdog_start(struct server_watchdog *watchdog);
void server_watchdog_stop(struct server_watchdog *watchdog);
/* A turn has ended. */
static inline void server_watchdog_turned(struct server_watchdog *watchdog)
{
    atomic_fetch_add_explicit(&watchdog->turns, 1, memory_order_relaxed);
}

#endif
