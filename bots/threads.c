/* The team: members wait for the number of the round to rise, work, and count themselves off. */
#include "bots/threads.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct member {
    struct bot_team *team;
    uint32_t index;
    pthread_t thread;
};

struct bot_team {
    pthread_mutex_t lock;
    pthread_cond_t begin;
    pthread_cond_t done;
    bot_work work;
    void *context;
    uint64_t round;
    uint32_t busy;
    uint32_t count; /* threads of our own */
    bool is_ending;
    struct member member[];
};

/* Waits for the next round; false when the team is dissolved. */
static bool await_round(struct bot_team *team, uint64_t *round)
{
    bool is_ending;

    pthread_mutex_lock(&team->lock);
    while (team->round == *round && !team->is_ending) {
        pthread_cond_wait(&team->begin, &team->lock);
    }
    *round = team->round;
    is_ending = team->is_ending;
    pthread_mutex_unlock(&team->lock);
    return !is_ending;
}

static void *member_main(void *argument)
{
    struct member *member = argument;
    struct bot_team *team = member->team;
    uint64_t round = 0;

    while (await_round(team, &round)) {
        team->work(team->context, member->index);
        pthread_mutex_lock(&team->lock);
        if (--team->busy == 0) {
            pthread_cond_signal(&team->done);
        }
        pthread_mutex_unlock(&team->lock);
    }
    return NULL;
}

struct bot_team *bot_team_new(uint32_t count, bot_work work, void *context)
{
    struct bot_team *team = calloc(1, sizeof *team + count * sizeof team->member[0]);

    PL_ASSERT(count > 0);
    if (!team) {
        return NULL;
    }
    pthread_mutex_init(&team->lock, NULL);
    pthread_cond_init(&team->begin, NULL);
    pthread_cond_init(&team->done, NULL);
    team->work = work;
    team->context = context;
    for (uint32_t i = 0; i + 1 < count; i++) {
        team->member[i] = (struct member){ .team = team, .index = i + 1 };
        if (pthread_create(&team->member[i].thread, NULL, member_main, &team->member[i]) != 0) {
            bot_team_free(team);
            return NULL;
        }
        team->count++;
    }
    return team;
}

void bot_team_free(struct bot_team *team)
{
    if (!team) {
        return;
    }
    pthread_mutex_lock(&team->lock);
    team->is_ending = true;
    pthread_cond_broadcast(&team->begin);
    pthread_mutex_unlock(&team->lock);
    for (uint32_t i = 0; i < team->count; i++) {
        pthread_join(team->member[i].thread, NULL);
    }
    pthread_cond_destroy(&team->done);
    pthread_cond_destroy(&team->begin);
    pthread_mutex_destroy(&team->lock);
    free(team);
}

void bot_team_run(struct bot_team *team)
{
    pthread_mutex_lock(&team->lock);
    PL_ASSERT(team->busy == 0);
    team->busy = team->count;
    team->round++;
    pthread_cond_broadcast(&team->begin);
    pthread_mutex_unlock(&team->lock);

    team->work(team->context, 0);

    pthread_mutex_lock(&team->lock);
    while (team->busy > 0) {
        pthread_cond_wait(&team->done, &team->lock);
    }
    pthread_mutex_unlock(&team->lock);
}

uint32_t bot_cores(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);

    return count < 1 ? 1 : (uint32_t)count;
}

static uint64_t read_clock(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t bot_now_ns(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

uint64_t bot_used_ns(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}
