/* The arena: many games between bots, seats rotated and seeds paired, and what came of them. */
#ifndef BOTS_ARENA_H
#define BOTS_ARENA_H

#include "bots/bot.h"

/* Bots take the seats in order; the last one also fills the seats that are left. Then the whole
 * line moves on by one seat for the next game; a seed is used for as many games as there are
 * seats. The bots' own seeds are derived from config.seed. */
struct bot_arena {
    const struct pl_game *game;
    struct pl_config config;
    struct bot_config bot[PL_SEATS_MAX];
    uint32_t bot_count; /* 1 to config.seats */
    uint32_t games;
    uint32_t threads; /* games at once; 0: as many as the machine runs */
    void (*progress)(void *context, uint32_t games_done); /* from the calling thread; may be NULL */
    void *context;
};

/* What a bot did, over all the seats it sat in. */
struct bot_standing {
    uint32_t games; /* seats times games; in a co-operative game, games */
    double wins;    /* shared equally by those who tie; in a co-operative game, whole */
    double win_low; /* 95 % interval of the rate wins / games, after Wilson */
    double win_high;
    double score_mean;
    double ms_per_choice;
    uint64_t choices; /* decisions with more than one legal action */
    uint64_t playouts;
};

enum { BOT_ARENA_GAMES_MAX = 10000000 };

/* Plays the games; NULL or a static reason. The standings are in the order of the bots. With bots
 * that do not look at the clock they do not depend on the number of threads. */
const char *bot_arena_run(const struct bot_arena *arena,
                          struct bot_standing ret_standing[PL_SEATS_MAX]);

/* Bounds of the rate behind `wins` in `games`, at 95 %. */
void bot_wilson(double wins, double games, double *ret_low, double *ret_high);

#endif
