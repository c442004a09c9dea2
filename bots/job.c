/* A bot is known to the other thread only while it thinks. */
#include "bots/job.h"

bool bot_job_init(struct bot_job *job)
{
    return pthread_mutex_init(&job->mutex, NULL) == 0;
}

void bot_job_free(struct bot_job *job)
{
    pthread_mutex_destroy(&job->mutex);
}

static void note_bot(struct bot_job *job, struct bot *bot, uint64_t now_ns)
{
    pthread_mutex_lock(&job->mutex);
    job->bot = bot;
    job->since_ns = now_ns;
    pthread_mutex_unlock(&job->mutex);
}

void bot_job_run(struct bot_job *job, struct bot *bot, uint64_t now_ns)
{
    const struct pl_obs *seen = pl_obs_in(&job->seen);

    job->action = 0;
    job->advice.count = 0;
    if (!bot) {
        return;
    }
    if (job->has_seed) {
        bot_reseed(bot, &job->seed);
    }
    note_bot(job, bot, now_ns);
    if (job->wants_advice) {
        bot_advise(bot, seen, &job->advice);
    } else {
        job->action = bot_choose(bot, seen);
    }
    note_bot(job, NULL, now_ns);
}

void bot_job_stop(struct bot_job *job)
{
    pthread_mutex_lock(&job->mutex);
    if (job->bot) {
        bot_stop(job->bot);
    }
    pthread_mutex_unlock(&job->mutex);
}

uint64_t bot_job_since(struct bot_job *job, uint64_t now_ns)
{
    pthread_mutex_lock(&job->mutex);
    uint64_t since = job->bot ? job->since_ns : now_ns;
    pthread_mutex_unlock(&job->mutex);
    return since;
}
