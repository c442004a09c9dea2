/* A fixed team of threads that do the same work together, over and over. */
#ifndef BOTS_THREADS_H
#define BOTS_THREADS_H

#include "core/base.h"

struct bot_team;

/* The work of a member; `index` is 0 for the thread that calls bot_team_run. */
typedef void (*bot_work)(void *context, uint32_t index);

/* A team of `count` members, the caller of bot_team_run being one of them; NULL without memory or
 * threads. */
struct bot_team *bot_team_new(uint32_t count, bot_work work, void *context);
void bot_team_free(struct bot_team *team);
/* Lets every member do the work once; returns when all have finished. */
void bot_team_run(struct bot_team *team);

/* How many threads the machine runs at once, at least 1. */
uint32_t bot_cores(void);
/* A clock for durations, in nanoseconds. */
uint64_t bot_now_ns(void);
/* What the calling thread has used of the processor so far: others do not slow it down. */
uint64_t bot_used_ns(void);

#endif
