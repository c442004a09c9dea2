/* Workers without threads: the server's own queue, whose jobs are done when the simulation says so.
 * And bots that think nothing. */
#include "server/pool.h"

#include <stdlib.h>

#include "bots/bot.h"
#include "bots/level.h"
#include "tests/sim/sim.h"

enum { POOLS_MAX = 4, JOBS_AT_ONCE = 3 };

static struct server_pool *pools[POOLS_MAX];

/* By `sim_wrap` in meson.build. */
struct server_pool *__real_server_pool_new(const struct server_pool_options *options);
struct server_pool *__wrap_server_pool_new(const struct server_pool_options *options);
void __real_server_pool_free(struct server_pool *pool);
void __wrap_server_pool_free(struct server_pool *pool);

struct server_pool *__wrap_server_pool_new(const struct server_pool_options *options)
{
    struct server_pool_options own = *options;
    int at = 0;

    own.threads = 0;
    while (pools[at]) {
        at++;
        PL_ASSERT(at < POOLS_MAX);
    }
    pools[at] = __real_server_pool_new(&own);
    return pools[at];
}

void __wrap_server_pool_free(struct server_pool *pool)
{
    for (int i = 0; i < POOLS_MAX; i++) {
        pools[i] = pools[i] == pool ? NULL : pools[i];
    }
    __real_server_pool_free(pool);
}

void sim_pool_work(bool all)
{
    for (int i = 0; i < POOLS_MAX; i++) {
        for (int n = 0; pools[i] && (all || n < JOBS_AT_ONCE) && server_pool_run_one(pools[i]);
             n++) {
        }
    }
}

/* Bots. */

struct bot {
    const struct pl_game *game;
    struct pl_rng rng;
};

struct bot *__wrap_bot_new(const struct pl_game *game, const struct bot_config *config,
                           const char **ret_reason);
void __wrap_bot_free(struct bot *bot);
void __wrap_bot_reseed(struct bot *bot, const struct pl_seed *seed);
void __wrap_bot_stop(struct bot *bot);
pl_action __wrap_bot_choose(struct bot *bot, const struct pl_obs *obs);
void __wrap_bot_advise(struct bot *bot, const struct pl_obs *obs, struct bot_advice *ret_advice);

struct bot *__wrap_bot_new(const struct pl_game *game, const struct bot_config *config,
                           const char **ret_reason)
{
    struct bot *bot = calloc(1, sizeof *bot);

    (void)ret_reason;
    PL_ASSERT(bot);
    bot->game = game;
    pl_rng_start(&bot->rng, &config->seed);
    return bot;
}

void __wrap_bot_free(struct bot *bot)
{
    free(bot);
}

void __wrap_bot_reseed(struct bot *bot, const struct pl_seed *seed)
{
    pl_rng_start(&bot->rng, seed);
}

void __wrap_bot_stop(struct bot *bot)
{
    (void)bot;
}

pl_action __wrap_bot_choose(struct bot *bot, const struct pl_obs *obs)
{
    static struct pl_legal list;

    pl_legal_of(bot->game, obs, pl_viewer(obs), &list);
    return list.count > 0 ? list.action[pl_rng_below(&bot->rng, list.count)] : 0;
}

void __wrap_bot_advise(struct bot *bot, const struct pl_obs *obs, struct bot_advice *ret_advice)
{
    static struct pl_legal list;

    pl_legal_of(bot->game, obs, pl_viewer(obs), &list);
    bot_advice_fill(ret_advice, &list);
}
