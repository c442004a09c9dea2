/* Time. All durations use the site's clock, which counts the milliseconds in which the server was
 * there for its players. It stands still while the server is down, stopped, suspended or waits for
 * the disk, and no step of the machine's clock moves it. The wall clock is only shown. */
#ifndef SERVER_SITE_TIME_H
#define SERVER_SITE_TIME_H

#include "core/base.h"

struct server;

/* The machine's clocks: one that may be set, in milliseconds; and one that only goes forward, in
 * nanoseconds. */
int64_t server_wall_ms(void);
uint64_t server_steady_ns(void);

/* Goes on where the store says that the site's clock stood; a new site begins at the wall clock.
 * False when the store cannot say. */
bool server_time_begin(struct server *server);
/* Once a turn, before anything is done in it: what time it is. */
void server_time_note(struct server *server);
/* Writes within the turn where the site's clock stands. */
void server_time_put(struct server *server);

#endif
