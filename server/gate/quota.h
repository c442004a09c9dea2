/* How often something may be done: by one person, from one address or network, and in all. */
#ifndef SERVER_GATE_QUOTA_H
#define SERVER_GATE_QUOTA_H

#include "core/base.h"
#include "server/protocol/error.h"

struct server;
struct server_address;
struct server_user;

/* Events within a window of time. */
struct server_window {
    int64_t since_ms;
    uint32_t count;
};

/* Whether one more event is within the bound. */
bool server_window_has_room(struct server_window *window, int64_t now_ms, int64_t window_ms,
                            uint32_t count_max);
/* Counts one more event; false when there were too many in the window. */
bool server_window_add(struct server_window *window, int64_t now_ms, int64_t window_ms,
                       uint32_t count_max);

/* The rows RATE of limits.def. */
enum server_rate {
#define RATE(name_, ms_, person_, address_, all_, what_) SERVER_RATE_##name_,
#include "server/gate/limits.def"
    SERVER_RATE_COUNT
};

/* Tokens that come with time, and are paid for what is asked. */
struct server_bucket {
    double tokens;
    int64_t at_ms; /* when they were counted */
};

/* Adds `per_second` tokens for each second since, up to the most that it holds. */
void server_bucket_fill(struct server_bucket *bucket, int64_t now_ms, uint32_t per_second,
                        uint32_t most);

/* Recent actions of a person. */
struct server_quota {
    struct server_window window[SERVER_RATE_COUNT];
};

/* Counts it once more for each of them, or refuses it and counts nothing: `too-fast` when this
 * person, address or network has done it too often, `full` when all together have. The address may
 * be NULL. */
enum server_error server_quota_take(struct server *server, struct server_user *user,
                                    struct server_address *address, enum server_rate rate);

#endif
