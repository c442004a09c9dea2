/* Levels of bots: how long each thinks, and which action it takes when it has thought. Needs
 * neither a C library nor a clock nor an allocator, so that a bot in a page is the same bot. */
#ifndef BOTS_LEVEL_H
#define BOTS_LEVEL_H

#include "bots/search.h"

enum bot_kind { BOT_RANDOM, BOT_GREEDY, BOT_SEARCH };

struct bot_level {
    const char *name;
    enum bot_kind kind;
    uint32_t ms_per_move;   /* 0: no bound */
    uint32_t playouts_max;  /* 0: no bound */
    uint32_t playouts_each; /* at least so many for each legal action; 0: no such bound */
    uint32_t threads;       /* 0: as many as the machine has */
    bool is_noisy;          /* chooses among the better half, not always the best */
};

/* How far one tree has got. */
struct bot_progress {
    uint32_t legal_count;
    uint32_t playouts;
    uint64_t spent_ns;
};

/* Playouts between two looks at the clock and at the wish to stop. */
enum { BOT_BATCH = 8 };
/* Edges of a tree that grows by the clock: later playouts no longer grow it. */
enum { BOT_EDGES_BY_CLOCK = 1 << 17 };

/* The level with that index, or NULL past the end. */
const struct bot_level *bot_level_number(uint32_t index);
/* The level on one thread, with other budgets where one is not 0. */
struct bot_level bot_level_with(const struct bot_level *level, uint32_t ms_per_move,
                                uint32_t playouts_max);
/* How many more playouts one of the level's threads would make at its present pace; 0: the budget
 * is used up. */
uint64_t bot_level_left(const struct bot_level *level, const struct bot_progress *progress);
/* The action that the level takes after an advice, which must be sorted. */
pl_action bot_level_choose(const struct bot_level *level, const struct bot_advice *advice,
                           uint64_t seed);

/* Every legal action, all alike. */
void bot_advice_fill(struct bot_advice *ret_advice, const struct pl_legal *list);
/* The most visited first. */
void bot_advice_sort(struct bot_advice *advice);

#endif
