/* A bot's turn on a thread of its own. The thread only ever sees a copy of an observation; the
 * owner waits for the choice and plays it in the match. All functions are for the owner's thread.
 */
#ifndef MATCH_WORKER_H
#define MATCH_WORKER_H

#include "bots/bot.h"

struct match_worker;

/* A worker with its bot and its thread, idle; NULL or a static reason. */
const char *match_worker_new(const struct pl_game *game, const struct bot_config *config,
                             struct match_worker **ret_worker);
/* Stops what is running and frees all. NULL is allowed. */
void match_worker_free(struct match_worker *worker);

/* Lets the bot choose for the seat that looks at this observation, which must be waited for. False
 * when the worker is not idle: it runs, or its last choice was not yet taken. */
bool match_worker_start(struct match_worker *worker, const struct pl_obs *obs);
/* Takes the choice, waiting for at most this long, and not at all when it is 0; the worker is then
 * idle. False when the time is up or nothing was asked. */
bool match_worker_wait(struct match_worker *worker, uint32_t ms_max, pl_action *ret_action);
/* Makes the bot answer soon with what it has; the choice still comes. */
void match_worker_hurry(struct match_worker *worker);
/* Drops the running choice; returns when the worker is idle. */
void match_worker_cancel(struct match_worker *worker);

#endif
