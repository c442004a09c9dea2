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
    uint32_t games; /* seats times games; where all are allies, games */
    double wins;    /* shared equally by sides that tie; allies all get their side's share */
    double win_low; /* 95 % interval of the rate wins / games, after Wilson */
    double win_high;
    double score_mean;
    double ms_per_choice;
    uint64_t choices; /* decisions with more than one legal action */
    uint64_t playouts;
};

enum { BOT_ARENA_GAMES_MAX = 10000000, BOT_TALLIES_MAX = 32 };

/* How often something came about, such as the win of a faction or a way to end. */
struct bot_tally {
    struct pl_label label;
    uint32_t cases; /* seats that played the side, or games that told how they ended */
    double hits;    /* wins of the side, or games that ended so */
    double low;     /* 95 % interval of the rate hits / cases, after Wilson */
    double high;
    double score_mean; /* of those who played the side; 0 for a way to end */
};

/* The highest rates first. */
struct bot_tallies {
    uint32_t count;
    struct bot_tally item[BOT_TALLIES_MAX];
};

struct bot_report {
    struct bot_standing standing[PL_SEATS_MAX]; /* in the order of the bots */
    struct bot_tallies sides;                   /* none where the game does not tell */
    struct bot_tallies endings;
};

/* Plays the games; NULL or a static reason. With bots that do not look at the clock the report does
 * not depend on the number of threads, but for times. */
const char *bot_arena_run(const struct bot_arena *arena, struct bot_report *ret_report);

/* Bounds of the rate behind `wins` in `games`, at 95 %. */
void bot_wilson(double wins, double games, double *ret_low, double *ret_high);

#endif
