/* The worker thread: waits for an observation, chooses, waits again. */
#include "match/worker.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

#include "bots/job.h"
#include "match/memory.h"

enum phase { IDLE, ASKED, CHOOSING, CHOSEN, QUIT };

struct match_worker {
    const struct pl_game *game;
    struct bot *bot;
    pthread_t thread;
    pthread_mutex_t lock; /* guards phase */
    pthread_cond_t changed;
    enum phase phase;
    struct bot_job job; /* the thread's own while it is ASKED or CHOOSING */
};

static void enter(struct match_worker *worker, enum phase phase)
{
    worker->phase = phase;
    pthread_cond_broadcast(&worker->changed);
}

static void *run(void *argument)
{
    struct match_worker *worker = argument;

    pthread_mutex_lock(&worker->lock);
    while (worker->phase != QUIT) {
        if (worker->phase != ASKED) {
            pthread_cond_wait(&worker->changed, &worker->lock);
            continue;
        }
        enter(worker, CHOOSING);
        pthread_mutex_unlock(&worker->lock);
        bot_job_run(&worker->job, worker->bot, 0);
        pthread_mutex_lock(&worker->lock);
        enter(worker, CHOSEN);
    }
    pthread_mutex_unlock(&worker->lock);
    return NULL;
}

/* Waits use the monotonic clock, which is never set. */
static bool make_condition(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;
    bool is_made = false;

    if (pthread_condattr_init(&attributes) != 0) {
        return false;
    }
    if (pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0) {
        is_made = pthread_cond_init(condition, &attributes) == 0;
    }
    pthread_condattr_destroy(&attributes);
    return is_made;
}

static void destroy_locks(struct match_worker *worker)
{
    pthread_cond_destroy(&worker->changed);
    pthread_mutex_destroy(&worker->lock);
}

/* Makes lock, condition, job and thread; what was made is undone on failure. */
static bool make_thread(struct match_worker *worker)
{
    if (pthread_mutex_init(&worker->lock, NULL) != 0) {
        return false;
    }
    if (!make_condition(&worker->changed)) {
        pthread_mutex_destroy(&worker->lock);
        return false;
    }
    if (!bot_job_init(&worker->job)) {
        destroy_locks(worker);
        return false;
    }
    if (pthread_create(&worker->thread, NULL, run, worker) != 0) {
        bot_job_free(&worker->job);
        destroy_locks(worker);
        return false;
    }
    return true;
}

const char *match_worker_new(const struct pl_game *game, const struct bot_config *config,
                             struct match_worker **ret_worker)
{
    struct match_worker *worker = match_memory(sizeof *worker);
    const char *reason = NULL;

    if (!worker) {
        return "out of memory";
    }
    worker->game = game;
    worker->bot = bot_new(game, config, &reason);
    if (!worker->bot) {
        free(worker);
        return reason ? reason : "the bot could not be made";
    }
    if (!make_thread(worker)) {
        bot_free(worker->bot);
        free(worker);
        return "no thread could be started";
    }
    *ret_worker = worker;
    return NULL;
}

static struct timespec later(uint32_t ms)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    time.tv_sec += ms / 1000;
    time.tv_nsec += (long)(ms % 1000) * 1000000;
    if (time.tv_nsec >= 1000000000) {
        time.tv_nsec -= 1000000000;
        time.tv_sec++;
    }
    return time;
}

void match_worker_free(struct match_worker *worker)
{
    if (!worker) {
        return;
    }
    match_worker_cancel(worker);
    pthread_mutex_lock(&worker->lock);
    enter(worker, QUIT);
    pthread_mutex_unlock(&worker->lock);
    pthread_join(worker->thread, NULL);
    bot_job_free(&worker->job);
    destroy_locks(worker);
    bot_free(worker->bot);
    free(worker);
}

bool match_worker_start(struct match_worker *worker, const struct pl_obs *obs)
{
    pthread_mutex_lock(&worker->lock);
    bool is_idle = worker->phase == IDLE;
    if (is_idle) {
        memcpy(worker->job.seen.byte, obs, worker->game->layout.size);
        enter(worker, ASKED);
    }
    pthread_mutex_unlock(&worker->lock);
    return is_idle;
}

/* With the lock held: hands the choice over when it is there. */
static bool take(struct match_worker *worker, pl_action *ret_action)
{
    if (worker->phase != CHOSEN) {
        return false;
    }
    *ret_action = worker->job.action;
    enter(worker, IDLE);
    return true;
}

bool match_worker_wait(struct match_worker *worker, uint32_t ms_max, pl_action *ret_action)
{
    struct timespec until = later(ms_max);
    int error = 0;

    pthread_mutex_lock(&worker->lock);
    while ((worker->phase == ASKED || worker->phase == CHOOSING) && error == 0) {
        error = pthread_cond_timedwait(&worker->changed, &worker->lock, &until);
    }
    bool is_taken = take(worker, ret_action);
    pthread_mutex_unlock(&worker->lock);
    return is_taken;
}

void match_worker_hurry(struct match_worker *worker)
{
    bot_job_stop(&worker->job);
}

/* A stop that comes just before the bot begins is lost, so it is told again until it ends. */
void match_worker_cancel(struct match_worker *worker)
{
    pthread_mutex_lock(&worker->lock);
    if (worker->phase == ASKED) {
        enter(worker, IDLE);
    }
    while (worker->phase == CHOOSING) {
        struct timespec until = later(1);
        bot_job_stop(&worker->job);
        pthread_cond_timedwait(&worker->changed, &worker->lock, &until);
    }
    enter(worker, IDLE);
    pthread_mutex_unlock(&worker->lock);
}
