/* How long bots think, and when what they have chosen is shown. */
#ifndef SERVER_PACE_H
#define SERVER_PACE_H

#include "core/base.h"

/* A level's choice is shown always at the same time after it was asked for, so that a watch does
 * not tell whether its hand left it a choice. The less thoughtful take their time too: people want
 * to see what they do. */
struct server_pace {
    const char *level;
    uint32_t think_ms; /* at most */
    uint32_t show_ms;
};

const struct server_pace *server_pace_of(const char *level);

/* A thought under way. */
struct server_thinking {
    uint64_t now_ns;
    uint64_t since_ns;
    uint64_t show_ns; /* when it is to be shown to a person who waits; 0: it does not matter */
    uint32_t beside;  /* others that wait for their turn (pool.h) */
};

/* How much longer it may go on, 0: it has to end; UINT64_MAX: nobody minds. The more wait, the
 * shorter it is; and who had to wait for a worker thinks for less, to be shown when it always
 * is. */
uint64_t server_pace_left_ns(const struct server_thinking *thinking);

#endif
