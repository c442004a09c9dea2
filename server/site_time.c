/* The site's clock. */
#include "server/site_time.h"

#include "server/core.h"
#include "server/gate/limits.h"
#include "server/log.h"
#include "server/store/row.h"

static const uint64_t NS_PER_MS = 1000000;

bool server_time_begin(struct server *server)
{
    struct store_row row = { .store = server->store, .query = STORE_SITE_CLOCK };

    server->wall_ms = server_wall_ms();
    server->steady_ns = server_steady_ns();
    server->now_ms = server->wall_ms;
    store_read(server->store, STORE_SITE_CLOCK, NULL, 0);
    if (store_next(server->store, STORE_SITE_CLOCK)) {
        server->now_ms = store_row_ms(&row, 0, "clock");
    }
    return store_end(server->store, STORE_SITE_CLOCK) && !row.wrong;
}

/* A turn that took longer than this was spent waiting: no player could be heard in it. */
void server_time_note(struct server *server)
{
    uint64_t now = server_steady_ns();
    int64_t passed_ms = (int64_t)((now - server->steady_ns) / NS_PER_MS);

    /* Parts of a millisecond count in the next turn. */
    server->steady_ns += (uint64_t)passed_ms * NS_PER_MS;
    if (passed_ms > SERVER_TURN_MAX_MS) {
        server_log("was-away", "ms=%lld", (long long)passed_ms);
        passed_ms = SERVER_TURN_MAX_MS;
    }
    server->now_ms += passed_ms;
    server->wall_ms = server_wall_ms();
}

void server_time_put(struct server *server)
{
    store_write(server->store, STORE_SITE_CLOCK_PUT, STORE_ARGS(STORE_INT(server->now_ms)));
}
