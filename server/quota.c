/* Windows of time in which things are counted. */
#include "server/quota.h"

#include "server/address.h"
#include "server/core.h"
#include "server/user.h"

struct rate {
    int64_t window_ms;
    uint32_t person_max;
    uint32_t address_max;
    uint32_t all_max;
};

static const struct rate rates[SERVER_RATE_COUNT] = {
#define LIMIT(name_, value_, what_)
#define LIMIT_MS(name_, value_, what_)
#define RATE(name_, ms_, person_, address_, all_, what_) \
    [SERVER_RATE_##name_] = { ms_, person_, address_, all_ },
#include "server/limits.def"
#undef LIMIT
#undef LIMIT_MS
#undef RATE
};

/* Begins anew when the time is over. */
static void renew(struct server_window *window, int64_t now_ms, int64_t window_ms)
{
    if (now_ms - window->since_ms >= window_ms || now_ms < window->since_ms) {
        *window = (struct server_window){ .since_ms = now_ms };
    }
}

bool server_window_add(struct server_window *window, int64_t now_ms, int64_t window_ms,
                       uint32_t count_max)
{
    renew(window, now_ms, window_ms);
    if (window->count >= count_max) {
        return false;
    }
    window->count++;
    return true;
}

void server_bucket_fill(struct server_bucket *bucket, int64_t now_ms, uint32_t per_second,
                        uint32_t most)
{
    double passed_s = (double)(now_ms - bucket->at_ms) / 1000;

    bucket->tokens += (passed_s > 0 ? passed_s : 0) * per_second;
    bucket->tokens = bucket->tokens < most ? bucket->tokens : most;
    bucket->at_ms = now_ms;
}

enum server_error server_quota_take(struct server *server, struct server_user *user,
                                    struct server_address *address, enum server_rate rate)
{
    const struct rate *most = &rates[rate];
    bool is_bound = address && server->options.per_address_max > 0;
    struct server_window unbound = { 0 };
    struct server_window *of_person = &user->quota.window[rate];
    struct server_window *of_address = is_bound ? &address->quota.window[rate] : &unbound;
    struct server_window *of_all = &server->quota.window[rate];

    renew(of_person, server->now_ms, most->window_ms);
    renew(of_address, server->now_ms, most->window_ms);
    renew(of_all, server->now_ms, most->window_ms);
    if (of_person->count >= most->person_max || of_address->count >= most->address_max) {
        return SERVER_TOO_FAST;
    }
    if (of_all->count >= most->all_max) {
        return SERVER_FULL;
    }
    of_person->count++;
    of_address->count++;
    of_all->count++;
    return SERVER_OK;
}
