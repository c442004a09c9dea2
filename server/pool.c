/* A queue in order of rank and round, some threads, and a list of what is done. Rounds make the
 * order fair: each job of a share belongs to a later round than the one before, and whoever comes
 * anew joins the round that is being served (start-time fair queuing with equal weights). There are
 * rounds of networks, of a network's addresses and of an address's people. A turn belongs to the
 * network, not to the job that brought it: who uses it is decided when it comes. */
#include "server/pool.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

struct queue {
    struct server_list jobs;
    uint32_t count;
};

struct server_pool {
    struct server_pool_options options;
    pthread_mutex_t mutex;
    pthread_cond_t has_work;
    bool is_ending;
    struct server_share all; /* its rounds are those of networks */
    uint64_t order;          /* of the next job */
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
    server_list_add_after(&queue->jobs, at, job, &job->link);
    queue->count++;
}

static void take_out(struct queue *queue, struct server_job *job)
{
    server_list_remove(&queue->jobs, job, &job->link);
    queue->count--;
}

static bool comes_before(const struct server_job *a, const struct server_job *b)
{
    return a->rank != b->rank ? a->rank < b->rank : a->round[0] < b->round[0];
}

static void put_in_order(struct queue *queue, struct server_job *job)
{
    struct server_job *at = queue->jobs.last;

    while (at && comes_before(job, at)) {
        at = at->link.prev;
    }
    put_after(queue, at, job);
}

/* Turns. */

/* What takes turns at that level: all networks, the addresses of a network, the people of an
 * address. */
static struct server_share *around(struct server_pool *pool, const struct server_job *job,
                                   enum server_level level)
{
    return level > 0 ? job->within[level - 1] : &pool->all;
}

static bool is_within(const struct server_job *a, const struct server_job *b,
                      enum server_level level)
{
    return level == 0 || (a->within[level - 1] && a->within[level - 1] == b->within[level - 1]);
}

/* The job within the same network, or address, that is first at that level; of several the one that
 * waits for longest. */
static struct server_job *first_within(struct server_job *job, enum server_level level)
{
    struct server_job *first = job;

    for (struct server_job *at = job->link.next; at && at->rank == job->rank; at = at->link.next) {
        bool is_first = at->round[level] < first->round[level] ||
                        (at->round[level] == first->round[level] && at->order < first->order);
        if (is_within(job, at, level) && is_first) {
            first = at;
        }
    }
    return first;
}

static void swap(uint64_t *a, uint64_t *b)
{
    uint64_t was = *a;

    *a = *b;
    *b = was;
}

/* The other job uses the turn of the first one in the queue, which gets the other's. */
static void give_turn(struct queue *queue, struct server_job *job, struct server_job *other,
                      enum server_level level)
{
    for (int i = 0; i < (int)level; i++) {
        swap(&job->round[i], &other->round[i]);
    }
    take_out(queue, job);
    put_after(queue, other, job);
    take_out(queue, other);
    put_after(queue, NULL, other);
}

/* Workers; the mutex is held. */

/* Whose turn it is: the network of the first in the queue; there the address with the first turn,
 * and there the person. */
static struct server_job *choose(struct server_pool *pool)
{
    struct server_job *job = pool->waiting.jobs.first;

    for (int level = SERVER_LEVEL_ADDRESS; job && level < SERVER_LEVELS; level++) {
        struct server_job *other = first_within(job, (enum server_level)level);
        if (other != job) {
            give_turn(&pool->waiting, job, other, (enum server_level)level);
            job = other;
        }
    }
    return job;
}

static struct server_job *begin(struct server_pool *pool)
{
    struct server_job *job = choose(pool);

    if (!job) {
        return NULL;
    }
    take_out(&pool->waiting, job);
    job->is_waiting = false;
    pool->running[pool->running_count++] = job;
    for (int level = 0; level < SERVER_LEVELS; level++) {
        struct server_share *share = around(pool, job, (enum server_level)level);
        if (share) {
            share->round[job->rank] = job->round[level];
        }
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
    put_after(&pool->done, pool->done.jobs.last, job);
}

/* The next job, or NULL when the pool ends. */
static struct server_job *wait_for_job(struct server_pool *pool)
{
    struct server_job *job = NULL;

    pthread_mutex_lock(&pool->mutex);
    while (!pool->is_ending && !pool->waiting.jobs.first) {
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

/* Counts the job, or no longer, where it belongs; on the loop's thread. */
static void count_job(struct server_job *job, uint32_t change)
{
    for (int level = 0; level < SERVER_LEVEL_PERSON; level++) {
        if (job->within[level]) {
            job->within[level]->job_count += change;
        }
    }
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
    for (struct server_job *job = pool->waiting.jobs.first; job; job = pool->waiting.jobs.first) {
        take_out(&pool->waiting, job);
        job->is_waiting = false;
        count_job(job, (uint32_t)-1);
        job->done(job, pool->options.owner);
    }
    if (pool->own && pool->options.free_own) {
        pool->options.free_own(pool->own);
    }
    pthread_cond_destroy(&pool->has_work);
    pthread_mutex_destroy(&pool->mutex);
    free(pool);
}

/* The round of the job at that level: after the last one of its share, and not in the past. */
static uint64_t next_round(struct server_pool *pool, const struct server_job *job,
                           const struct server_shares *shares, enum server_level level)
{
    const struct server_share *all = around(pool, job, level);
    struct server_share *own = shares->at[level];
    uint64_t round = all ? all->round[job->rank] : 0;

    if (own) {
        uint64_t next = own->next_round[job->rank];
        round = next > round ? next : round;
        own->next_round[job->rank] = round + 1;
    }
    return round;
}

void server_pool_add(struct server_pool *pool, struct server_job *job,
                     const struct server_shares *shares)
{
    static const struct server_shares nobody;

    PL_ASSERT(job->rank < SERVER_RANKS);
    shares = shares ? shares : &nobody;
    pthread_mutex_lock(&pool->mutex);
    for (int level = 0; level < SERVER_LEVEL_PERSON; level++) {
        job->within[level] = shares->at[level];
    }
    for (int level = 0; level < SERVER_LEVELS; level++) {
        job->round[level] = next_round(pool, job, shares, (enum server_level)level);
    }
    count_job(job, 1);
    job->order = pool->order++;
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
        count_job(job, (uint32_t)-1);
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
    for (struct server_job *job = done.jobs.first; job; job = done.jobs.first) {
        take_out(&done, job);
        count_job(job, (uint32_t)-1);
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

/* Whether the one that waits takes from what the other may use: where the two part ways, its turn
 * comes before the other's next. */
static bool is_beside(const struct server_job *waiting, const struct server_job *job)
{
    int level = 0;

    while (level < SERVER_LEVEL_PERSON && job->within[level] &&
           waiting->within[level] == job->within[level]) {
        level++;
    }
    return waiting->owner == job->owner || waiting->rank < job->rank ||
           waiting->round[level] <= job->round[level] + 1;
}

static uint32_t beside(const struct server_pool *pool, const struct server_job *job)
{
    uint32_t count = 0;

    for (const struct server_job *at = pool->waiting.jobs.first; at && at->rank <= job->rank;
         at = at->link.next) {
        count += is_beside(at, job);
    }
    return count;
}

/* How many more jobs wait that come before those of this rank than there are free workers. */
static uint32_t surplus(const struct server_pool *pool, uint8_t rank)
{
    uint32_t workers = pool->thread_count ? pool->thread_count : 1;
    uint32_t free_count = workers - pool->running_count;
    uint32_t count = 0;

    for (const struct server_job *at = pool->waiting.jobs.first; at && at->rank < rank;
         at = at->link.next) {
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
