/* Bots: choose(observation, budget) -> action. A bot sees observations only, never the truth. */
#ifndef BOTS_BOT_H
#define BOTS_BOT_H

#include "bots/level.h"
#include "core/game.h"

struct bot;

/* Zero budgets and threads mean the level's own at that place (levels.def). A bot given
 * playouts_max and no ms_per_move thinks by playouts alone and, on one thread, always answers
 * alike. Playouts are for all threads together. */
struct bot_config {
    enum bot_level level;
    enum bot_place place;
    uint32_t ms_per_move;
    uint32_t playouts_max;
    uint32_t threads;
    struct pl_seed seed;
};

enum { BOT_THREADS_MAX = 64, BOT_MS_MAX = 3600000, BOT_PLAYOUTS_MAX = 100000000 };

/* Reads "LEVEL" or "LEVEL:ms=200", "LEVEL:playouts=500,threads=2" over what *config already says;
 * NULL or a static reason, then nothing is changed. */
const char *bot_config_read(const char *text, struct bot_config *config);

/* A bot of a level, with all the memory it will ever use; NULL with a static reason in
 * *ret_reason. */
struct bot *bot_new(const struct pl_game *game, const struct bot_config *config,
                    const char **ret_reason);
void bot_free(struct bot *bot);
/* Begins the bot's dice anew: it then chooses as one that was made with this seed. */
void bot_reseed(struct bot *bot, const struct pl_seed *seed);

/* A legal action for pl_viewer(obs), who must be waited for. Allocates nothing. */
pl_action bot_choose(struct bot *bot, const struct pl_obs *obs);
/* What the bot thinks of every action it would consider, best first; one at least. */
void bot_advise(struct bot *bot, const struct pl_obs *obs, struct bot_advice *ret_advice);
/* From another thread: makes a running bot_choose or bot_advise return soon. Without effect on
 * later ones. */
void bot_stop(struct bot *bot);

/* Playouts of the last search, all threads together. */
uint64_t bot_playouts(const struct bot *bot);

#endif
