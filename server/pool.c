/* A queue, some threads, and a list of what is done. */
#include "server/pool.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

enum { THREADS_MAX = 64 };

struct queue {
    struct server_job *first;
    struct server_job *last;
    uint32_t count;
};

struct server_pool {
    struct server_pool_options options;
    pthread_mutex_t mutex;
    pthread_cond_t has_work;
    bool is_ending;
    struct queue waiting;
    struct queue done;
    uint32_t thread_count;
    pthread_t thread[THREADS_MAX];
};

static void put(struct queue *queue, struct server_job *job)
{
    job->next = NULL;
    if (queue->last) {
        queue->last->next = job;
    } else {
        queue->first = job;
    }
    queue->last = job;
    queue->count++;
}

static struct server_job *take(struct queue *queue)
{
    struct server_job *job = queue->first;

    if (job) {
        queue->first = job->next;
        queue->last = queue->first ? queue->last : NULL;
        queue->count--;
    }
    return job;
}

/* The next job, or NULL when the pool ends. */
static struct server_job *wait_for_job(struct server_pool *pool)
{
    struct server_job *job = NULL;

    pthread_mutex_lock(&pool->mutex);
    while (!pool->is_ending && !pool->waiting.first) {
        pthread_cond_wait(&pool->has_work, &pool->mutex);
    }
    if (!pool->is_ending) {
        job = take(&pool->waiting);
    }
    pthread_mutex_unlock(&pool->mutex);
    return job;
}

static void *work(void *context)
{
    struct server_pool *pool = context;
    void *own = NULL;

    for (struct server_job *job = wait_for_job(pool); job; job = wait_for_job(pool)) {
        job->run(job, &own);
        pthread_mutex_lock(&pool->mutex);
        put(&pool->done, job);
        pthread_mutex_unlock(&pool->mutex);
        pool->options.wake(pool->options.owner);
    }
    if (own && pool->options.free_own) {
        pool->options.free_own(own);
    }
    return NULL;
}

/* Signals are the loop's business. */
static bool start_thread(struct server_pool *pool)
{
    sigset_t all;
    sigset_t before;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int code = pthread_create(&pool->thread[pool->thread_count], NULL, work, pool);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pool->thread_count += code == 0;
    return code == 0;
}

struct server_pool *server_pool_new(const struct server_pool_options *options)
{
    struct server_pool *pool = calloc(1, sizeof *pool);

    if (!pool) {
        return NULL;
    }
    pool->options = *options;
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->has_work, NULL);
    for (uint32_t i = 0; i < options->threads && i < THREADS_MAX; i++) {
        if (!start_thread(pool)) {
            server_pool_free(pool);
            return NULL;
        }
    }
    return pool;
}

void server_pool_free(struct server_pool *pool)
{
    if (!pool) {
        return;
    }
    pthread_mutex_lock(&pool->mutex);
    pool->is_ending = true;
    pthread_cond_broadcast(&pool->has_work);
    pthread_mutex_unlock(&pool->mutex);
    for (uint32_t i = 0; i < pool->thread_count; i++) {
        pthread_join(pool->thread[i], NULL);
    }
    server_pool_take(pool);
    for (struct server_job *job = take(&pool->waiting); job; job = take(&pool->waiting)) {
        job->done(job, pool->options.owner);
    }
    pthread_cond_destroy(&pool->has_work);
    pthread_mutex_destroy(&pool->mutex);
    free(pool);
}

void server_pool_add(struct server_pool *pool, struct server_job *job)
{
    pthread_mutex_lock(&pool->mutex);
    put(&pool->waiting, job);
    pthread_cond_signal(&pool->has_work);
    pthread_mutex_unlock(&pool->mutex);
}

uint32_t server_pool_take(struct server_pool *pool)
{
    struct queue done = { 0 };

    pthread_mutex_lock(&pool->mutex);
    done = pool->done;
    pool->done = (struct queue){ 0 };
    pthread_mutex_unlock(&pool->mutex);
    uint32_t count = done.count;
    for (struct server_job *job = take(&done); job; job = take(&done)) {
        job->done(job, pool->options.owner);
    }
    return count;
}

uint32_t server_pool_waiting(struct server_pool *pool)
{
    pthread_mutex_lock(&pool->mutex);
    uint32_t count = pool->waiting.count;
    pthread_mutex_unlock(&pool->mutex);
    return count;
}
