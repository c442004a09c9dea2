/* Worker threads for what would hold up the loop: thinking of bots, hashing of passwords. The loop
 * gives jobs and takes them back when they are done; a job is touched by one side at a time. */
#ifndef SERVER_POOL_H
#define SERVER_POOL_H

#include "core/base.h"

struct server_pool;

/* Embedded first in the struct of a job. */
struct server_job {
    struct server_job *next;
    /* On a worker thread; `own` is that thread's own memory, NULL at first. */
    void (*run)(struct server_job *job, void **own);
    /* On the loop's thread, with the pool's owner; frees the job. */
    void (*done)(struct server_job *job, void *owner);
};

struct server_pool_options {
    uint32_t threads;
    void *owner;
    void (*wake)(void *owner);   /* called from a worker when something is done */
    void (*free_own)(void *own); /* of a thread's own memory */
};

/* NULL when there is no memory or no thread. */
struct server_pool *server_pool_new(const struct server_pool_options *options);
/* Waits for the jobs under way, drops those that wait (their `done` is called). NULL is allowed. */
void server_pool_free(struct server_pool *pool);

void server_pool_add(struct server_pool *pool, struct server_job *job);
/* Calls `done` of everything that is done. Returns how many. */
uint32_t server_pool_take(struct server_pool *pool);
/* Jobs that nobody has begun yet. */
uint32_t server_pool_waiting(struct server_pool *pool);

#endif
