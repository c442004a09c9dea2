/* A queue in order of rank and round, some threads, and a list of what is done. Rounds make the
 * order fair: each job of a share belongs to a later round than the one before, and whoever comes
 * anew joins the round that is being served (start-time fair queuing with equal weights). */
#include "server/pool.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

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
    uint64_t round[SERVER_RANKS]; /* of the job that was begun last */
    struct queue waiting;
    struct queue done;
    uint32_t running_count;
    struct server_job *running[SERVER_THREADS_MAX];
    void *own; /* of the caller of server_pool_run_one */
    uint32_t thread_count;
    pthread_t thread[SERVER_THREADS_MAX];
};

/* Queues. */

/* Puts the job behind that one; NULL: at the beginning. */
static void put_after(struct queue *queue, struct server_job *at, struct server_job *job)
{
    job->prev = at;
    job->next = at ? at->next : queue->first;
    *(job->next ? &job->next->prev : &queue->last) = job;
    *(at ? &at->next : &queue->first) = job;
    queue->count++;
}

static void take_out(struct queue *queue, struct server_job *job)
{
    *(job->next ? &job->next->prev : &queue->last) = job->prev;
    *(job->prev ? &job->prev->next : &queue->first) = job->next;
    job->next = NULL;
    job->prev = NULL;
    queue->count--;
}

static bool comes_before(const struct server_job *a, const struct server_job *b)
{
    return a->rank != b->rank ? a->rank < b->rank : a->round < b->round;
}

static void put_in_order(struct queue *queue, struct server_job *job)
{
    struct server_job *at = queue->last;

    while (at && comes_before(job, at)) {
        at = at->prev;
    }
    put_after(queue, at, job);
}

/* Workers; the mutex is held. */

static struct server_job *begin(struct server_pool *pool)
{
    struct server_job *job = pool->waiting.first;

    if (job) {
        take_out(&pool->waiting, job);
        job->is_waiting = false;
        pool->round[job->rank] = job->round;
        pool->running[pool->running_count++] = job;
    }
    return job;
}

static void end(struct server_pool *pool, struct server_job *job)
{
    uint32_t at = 0;

    while (pool->running[at] != job) {
        at++;
    }
    pool->running[at] = pool->running[--pool->running_count];
    put_after(&pool->done, pool->done.last, job);
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
        job = begin(pool);
    }
    pthread_mutex_unlock(&pool->mutex);
    return job;
}

static void finish(struct server_pool *pool, struct server_job *job)
{
    pthread_mutex_lock(&pool->mutex);
    end(pool, job);
    pthread_mutex_unlock(&pool->mutex);
}

/* The loop comes first where there are not enough cores: its work is short, and everybody waits for
 * it. Where it is refused, nothing is lost but that. */
static void step_back(void)
{
    enum { NICENESS = 5 };

    (void)setpriority(PRIO_PROCESS, (id_t)gettid(), NICENESS);
}

static void *work(void *context)
{
    struct server_pool *pool = context;
    void *own = NULL;

    step_back();
    for (struct server_job *job = wait_for_job(pool); job; job = wait_for_job(pool)) {
        job->run(job, &own);
        finish(pool, job);
        pool->options.wake(pool->options.owner);
    }
    if (own && pool->options.free_own) {
        pool->options.free_own(own);
    }
    return NULL;
}

bool server_pool_run_one(struct server_pool *pool)
{
    PL_ASSERT(pool->thread_count == 0);
    pthread_mutex_lock(&pool->mutex);
    struct server_job *job = begin(pool);
    pthread_mutex_unlock(&pool->mutex);
    if (job) {
        job->run(job, &pool->own);
        finish(pool, job);
    }
    return job;
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

/* The loop's side. */

struct server_pool *server_pool_new(const struct server_pool_options *options)
{
    struct server_pool *pool = calloc(1, sizeof *pool);

    if (!pool) {
        return NULL;
    }
    pool->options = *options;
    pthread_mutex_init(&pool->mutex, NULL);
    pthread_cond_init(&pool->has_work, NULL);
    for (uint32_t i = 0; i < options->threads && i < SERVER_THREADS_MAX; i++) {
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
    for (struct server_job *job = pool->waiting.first; job; job = pool->waiting.first) {
        take_out(&pool->waiting, job);
        job->is_waiting = false;
        job->done(job, pool->options.owner);
    }
    if (pool->own && pool->options.free_own) {
        pool->options.free_own(pool->own);
    }
    pthread_cond_destroy(&pool->has_work);
    pthread_mutex_destroy(&pool->mutex);
    free(pool);
}

void server_pool_add(struct server_pool *pool, struct server_job *job, struct server_share *share)
{
    PL_ASSERT(job->rank < SERVER_RANKS);
    uint64_t *next = share ? &share->next_round[job->rank] : NULL;
    pthread_mutex_lock(&pool->mutex);
    job->round = pool->round[job->rank];
    if (next) {
        job->round = *next > job->round ? *next : job->round;
        *next = job->round + 1;
    }
    job->is_waiting = true;
    put_in_order(&pool->waiting, job);
    pthread_cond_signal(&pool->has_work);
    pthread_mutex_unlock(&pool->mutex);
}

bool server_pool_drop(struct server_pool *pool, struct server_job *job)
{
    pthread_mutex_lock(&pool->mutex);
    bool is_waiting = job->is_waiting;
    if (is_waiting) {
        take_out(&pool->waiting, job);
        job->is_waiting = false;
    }
    pthread_mutex_unlock(&pool->mutex);
    return is_waiting;
}

uint32_t server_pool_take(struct server_pool *pool)
{
    struct queue done = { 0 };

    pthread_mutex_lock(&pool->mutex);
    done = pool->done;
    pool->done = (struct queue){ 0 };
    pthread_mutex_unlock(&pool->mutex);
    uint32_t count = done.count;
    for (struct server_job *job = done.first; job; job = done.first) {
        take_out(&done, job);
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

/* Who waits for whom; the mutex is held. */

static uint32_t beside(const struct server_pool *pool, const struct server_job *job)
{
    uint32_t count = 0;

    for (const struct server_job *at = pool->waiting.first; at && at->rank <= job->rank;
         at = at->next) {
        count += at->owner == job->owner || at->rank < job->rank || at->round <= job->round;
    }
    return count;
}

/* How many more jobs wait that come before those of this rank than there are free workers. */
static uint32_t surplus(const struct server_pool *pool, uint8_t rank)
{
    uint32_t workers = pool->thread_count ? pool->thread_count : 1;
    uint32_t free_count = workers - pool->running_count;
    uint32_t count = 0;

    for (const struct server_job *at = pool->waiting.first; at && at->rank < rank; at = at->next) {
        count++;
    }
    return count > free_count ? count - free_count : 0;
}

/* Whether the job makes way: the last in order first, and only as many as are needed. */
static bool is_in_the_way(const struct server_pool *pool, const struct server_job *job)
{
    uint32_t later = 0;

    for (uint32_t i = 0; i < pool->running_count; i++) {
        later += pool->running[i] != job && comes_before(job, pool->running[i]);
    }
    return later < surplus(pool, job->rank);
}

uint32_t server_pool_running(struct server_pool *pool,
                             struct server_pool_run ret_runs[SERVER_THREADS_MAX])
{
    pthread_mutex_lock(&pool->mutex);
    uint32_t count = pool->running_count;
    for (uint32_t i = 0; i < count; i++) {
        struct server_job *job = pool->running[i];
        ret_runs[i] = (struct server_pool_run){
            .job = job,
            .is_in_the_way = is_in_the_way(pool, job),
            .beside = beside(pool, job),
        };
    }
    pthread_mutex_unlock(&pool->mutex);
    return count;
}
