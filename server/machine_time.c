/* The clocks of this machine. Tests that have a time of their own put theirs in this place. */
#include <time.h>

#include "server/site_time.h"

int64_t server_wall_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* It does not count the time in which the machine is suspended. */
uint64_t server_steady_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
