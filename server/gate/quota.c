/* Windows of time in which things are counted. */
#include "server/gate/quota.h"

#include "server/core.h"
#include "server/gate/address.h"
#include "server/people/user.h"

struct rate {
    int64_t window_ms;
    uint32_t person_max;
    uint32_t address_max;
    uint32_t all_max;
};

static const struct rate rates[SERVER_RATE_COUNT] = {
#define RATE(name_, ms_, person_, address_, all_, what_) \
    [SERVER_RATE_##name_] = { ms_, person_, address_, all_ },
#include "server/gate/limits.def"
};

/* Begins anew when the time is over. */
static void renew(struct server_window *window, int64_t now_ms, int64_t window_ms)
{
    if (now_ms - window->since_ms >= window_ms || now_ms < window->since_ms) {
        *window = (struct server_window){ .since_ms = now_ms };
    }
}

bool server_window_has_room(struct server_window *window, int64_t now_ms, int64_t window_ms,
                            uint32_t count_max)
{
    renew(window, now_ms, window_ms);
    return window->count < count_max;
}

bool server_window_add(struct server_window *window, int64_t now_ms, int64_t window_ms,
                       uint32_t count_max)
{
    bool has_room = server_window_has_room(window, now_ms, window_ms, count_max);

    window->count += has_room;
    return has_room;
}

void server_bucket_fill(struct server_bucket *bucket, int64_t now_ms, uint32_t per_second,
                        uint32_t most)
{
    double passed_s = (double)(now_ms - bucket->at_ms) / 1000;

    bucket->tokens += (passed_s > 0 ? passed_s : 0) * per_second;
    bucket->tokens = bucket->tokens < most ? bucket->tokens : most;
    bucket->at_ms = now_ms;
}

/* Whether the address, or its network, has done it too often. */
static bool is_often(struct server *server, struct server_address *address, enum server_rate rate)
{
    const struct rate *most = &rates[rate];
    bool is = false;

    for (; address; address = address->network) {
        is = is ||
             !server_window_has_room(&address->quota.window[rate], server->now_ms, most->window_ms,
                                     server_address_bound(address, most->address_max));
    }
    return is;
}

enum server_error server_quota_take(struct server *server, struct server_user *user,
                                    struct server_address *address, enum server_rate rate)
{
    const struct rate *most = &rates[rate];
    struct server_address *bound = server->options.per_address_max > 0 ? address : NULL;
    struct server_window *of_person = &user->quota.window[rate];
    struct server_window *of_all = &server->quota.window[rate];

    if (!server_window_has_room(of_person, server->now_ms, most->window_ms, most->person_max) ||
        is_often(server, bound, rate)) {
        return SERVER_TOO_FAST;
    }
    if (!server_window_has_room(of_all, server->now_ms, most->window_ms, most->all_max)) {
        return SERVER_FULL;
    }
    of_person->count++;
    of_all->count++;
    for (; bound; bound = bound->network) {
        bound->quota.window[rate].count++;
    }
    return SERVER_OK;
}
