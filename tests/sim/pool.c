/* Workers without threads: jobs are done when the simulation says so. Bots that think nothing. */
#include "server/pool.h"

#include <stdlib.h>

#include "bots/bot.h"
#include "bots/level.h"
#include "tests/sim/sim.h"

enum { POOLS_MAX = 4, JOBS_AT_ONCE = 3 };

struct server_pool {
    struct server_pool_options options;
    struct server_job *waiting;
    struct server_job *done;
    void *own;
};

static struct server_pool *pools[POOLS_MAX];

struct server_pool *server_pool_new(const struct server_pool_options *options)
{
    for (int i = 0; i < POOLS_MAX; i++) {
        if (!pools[i]) {
            pools[i] = calloc(1, sizeof *pools[i]);
            PL_ASSERT(pools[i]);
            pools[i]->options = *options;
            return pools[i];
        }
    }
    return NULL;
}

static void append(struct server_job **list, struct server_job *job)
{
    while (*list) {
        list = &(*list)->next;
    }
    job->next = NULL;
    *list = job;
}

static struct server_job *take_first(struct server_job **list)
{
    struct server_job *job = *list;

    if (job) {
        *list = job->next;
    }
    return job;
}

void server_pool_add(struct server_pool *pool, struct server_job *job)
{
    append(&pool->waiting, job);
}

uint32_t server_pool_take(struct server_pool *pool)
{
    uint32_t count = 0;

    for (struct server_job *job = take_first(&pool->done); job; job = take_first(&pool->done)) {
        job->done(job, pool->options.owner);
        count++;
    }
    return count;
}

uint32_t server_pool_waiting(struct server_pool *pool)
{
    uint32_t count = 0;

    for (const struct server_job *job = pool->waiting; job; job = job->next) {
        count++;
    }
    return count;
}

void server_pool_free(struct server_pool *pool)
{
    if (!pool) {
        return;
    }
    server_pool_take(pool);
    for (struct server_job *job = take_first(&pool->waiting); job;
         job = take_first(&pool->waiting)) {
        job->done(job, pool->options.owner);
    }
    if (pool->own && pool->options.free_own) {
        pool->options.free_own(pool->own);
    }
    for (int i = 0; i < POOLS_MAX; i++) {
        pools[i] = pools[i] == pool ? NULL : pools[i];
    }
    free(pool);
}

void sim_pool_work(bool all)
{
    for (int i = 0; i < POOLS_MAX; i++) {
        for (int n = 0; pools[i] && pools[i]->waiting && (all || n < JOBS_AT_ONCE); n++) {
            struct server_job *job = take_first(&pools[i]->waiting);
            job->run(job, &pools[i]->own);
            append(&pools[i]->done, job);
        }
    }
}

/* Bots, by `sim_wrap` in meson.build. */

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
