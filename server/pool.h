/* Worker threads for what would hold up the loop: thinking of bots, hashing of passwords. The loop
 * gives jobs and takes them back when they are done; a job is touched by one side at a time.
 * Jobs of a lower rank come first. Among those of one rank networks take turns, within a network
 * its addresses, and within an address people: a person's second job does not come before another's
 * first, however early it was given, and a crowd from one address has one address's share. */
#ifndef SERVER_POOL_H
#define SERVER_POOL_H

#include "core/base.h"
#include "server/list.h"

enum { SERVER_THREADS_MAX = 64, SERVER_RANKS = 3 };

struct server_pool;

/* Who takes turns with whom: each within the one before. */
enum server_level {
    SERVER_LEVEL_NETWORK,
    SERVER_LEVEL_ADDRESS,
    SERVER_LEVEL_PERSON,
    SERVER_LEVELS
};

/* What the jobs of a network, an address or a person have in common. Zero at first. */
struct server_share {
    uint64_t next_round[SERVER_RANKS]; /* after that of its last job */
    uint64_t round[SERVER_RANKS];      /* that is being served of those within it */
    uint32_t job_count;                /* until `done`, or dropped: it has to stay until then */
};

/* At whose expense a job is done. A person's share need not outlive the call. */
struct server_shares {
    struct server_share *at[SERVER_LEVELS];
};

/* Embedded first in the struct of a job. */
struct server_job {
    /* On a worker thread; `own` is that thread's own memory, NULL at first. */
    void (*run)(struct server_job *job, void **own);
    /* On the loop's thread, with the pool's owner; frees the job, or adds it again. */
    void (*done)(struct server_job *job, void *owner);
    uint8_t rank;   /* 0 comes first */
    uint64_t owner; /* whose it is: those of the same owner count as one person's */

    /* The pool's own. */
    struct server_link link;
    struct server_share *within[SERVER_LEVEL_PERSON]; /* the network and the address, or NULL */
    uint64_t round[SERVER_LEVELS];
    uint64_t order; /* in which they were added */
    bool is_waiting;
};

struct server_pool_options {
    uint32_t threads; /* 0: server_pool_run_one does the work */
    void *owner;
    void (*wake)(void *owner);   /* called from a worker when something is done */
    void (*free_own)(void *own); /* of a thread's own memory */
};

/* NULL when there is no memory or no thread. */
struct server_pool *server_pool_new(const struct server_pool_options *options);
/* Waits for the jobs under way, drops those that wait (their `done` is called). NULL is allowed. */
void server_pool_free(struct server_pool *pool);

/* Adds a job at the expense of these shares; NULL: of none. */
void server_pool_add(struct server_pool *pool, struct server_job *job,
                     const struct server_shares *shares);
/* Takes back a job that has not begun, without calling `done`; false: it is too late. */
bool server_pool_drop(struct server_pool *pool, struct server_job *job);
/* Calls `done` of everything that is done. Returns how many. */
uint32_t server_pool_take(struct server_pool *pool);
/* Does the next job on the thread of the caller, up to where `done` is due; false: none waits. */
bool server_pool_run_one(struct server_pool *pool);
/* Jobs that have not begun yet. */
uint32_t server_pool_waiting(struct server_pool *pool);

/* A job that is under way, and who waits for its end. */
struct server_pool_run {
    struct server_job *job;
    bool is_in_the_way; /* of a job of lower rank, for which no other worker is free */
    /* Jobs of the same or a lower rank: its owner's, and those that would come before its owner's
     * next one: one or two of each other person of its address, other address of its network and
     * other network. */
    uint32_t beside;
};

/* The jobs under way; they stay valid until server_pool_take. */
uint32_t server_pool_running(struct server_pool *pool,
                             struct server_pool_run ret_runs[SERVER_THREADS_MAX]);

#endif
