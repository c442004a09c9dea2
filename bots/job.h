/* A decision that one thread thinks about while another waits for it: the job of the terminal's
 * worker (match/worker.c) and of the server's (server/tables/bots.c). The thinking thread sees a
 * copy of an observation and nothing else. */
#ifndef BOTS_JOB_H
#define BOTS_JOB_H

#include <pthread.h>

#include "bots/bot.h"

struct bot_job {
    /* Set before it is run. */
    struct pl_state_room seen;
    bool wants_advice;
    bool has_seed; /* of its own, for this one decision */
    struct pl_seed seed;

    /* What came out: an advice if it was wanted, else an action; 0 when there was no bot. */
    pl_action action;
    struct bot_advice advice;

    pthread_mutex_t mutex; /* of the two below */
    struct bot *bot;       /* while it thinks */
    uint64_t since_ns;
};

/* False without a mutex. */
bool bot_job_init(struct bot_job *job);
void bot_job_free(struct bot_job *job);

/* Thinks, on the thread of the caller; `bot` may be NULL, and `now_ns` is the caller's time. */
void bot_job_run(struct bot_job *job, struct bot *bot, uint64_t now_ns);
/* From another thread: makes the bot answer soon. Without effect before it has begun; a stop at the
 * very moment when it begins may be lost, so repeat it until the job is done. */
void bot_job_stop(struct bot_job *job);
/* From another thread: since when the bot thinks; `now_ns` while it does not. */
uint64_t bot_job_since(struct bot_job *job, uint64_t now_ns);

#endif
