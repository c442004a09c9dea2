/* How much longer a bot may think when others wait. What a level may use, and when its choice is
 * shown, is in bots/levels.def. */
#ifndef SERVER_TABLES_PACE_H
#define SERVER_TABLES_PACE_H

#include "core/base.h"

/* A thought under way. */
struct server_thinking {
    uint64_t now_ns;
    uint64_t since_ns;
    uint64_t show_ns; /* when it is to be shown to a person who waits; 0: it does not matter */
    uint32_t beside;  /* others that wait for their turn (pool.h) */
};

/* How much longer it may go on, 0: it has to end; UINT64_MAX: there is no bound. The more wait, the
 * shorter it is; and a bot that had to wait for a worker thinks for less, so that its choice is
 * shown at the usual time. */
uint64_t server_pace_left_ns(const struct server_thinking *thinking);

#endif
