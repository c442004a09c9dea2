/* How fast a game runs: random play, copies, observations, playouts of the search. Times of one
 * run are comparable with each other; those of different runs on a shared machine are not. */
#ifndef BOTS_MEASURE_H
#define BOTS_MEASURE_H

#include "core/game.h"

struct bot_measure_request {
    const struct pl_game *game;
    struct pl_config config; /* every game gets its own seed, derived from this one */
    double seconds;          /* for all measurements together, about */
    uint32_t threads;        /* that play at once, each on its own games */
    uint32_t ply;            /* random decisions before the search starts */
    bool is_by_processor;    /* by each thread's own time, not by the clock */
};

struct bot_measure {
    /* Random play, all threads together. */
    uint64_t games;
    uint64_t decisions;
    double games_per_s;
    double decisions_per_s;
    /* Per thread: legal list, random pick and apply, and setting up games between. */
    double ns_per_decision;
    double decisions_per_game;
    double branching_mean;
    uint32_t branching_max;
    uint32_t decisions_longest; /* of one game */
    /* One thread, over 64 states that lie apart. */
    double copy_ns;
    double copy_1k_ns; /* a copy of 1 KiB, as a yardstick */
    double observe_ns;
    double imagine_ns; /* pl_determinize */
    /* One thread, from `ply`; to the end of the game unless the policy cuts off. */
    double playouts_per_s;
    double decisions_per_playout;
};

/* NULL or a static reason. */
const char *bot_measure_run(const struct bot_measure_request *request,
                            struct bot_measure *ret_measure);

#endif
