/* Levels of bots: how long each thinks, and which action it takes when it has thought. Needs
 * neither a C library nor a clock nor an allocator, so that a bot in a page is the same bot. */
#ifndef BOTS_LEVEL_H
#define BOTS_LEVEL_H

#include "bots/search.h"
#include "core/text.h"

enum bot_level {
    BOT_LEVEL_NONE,
#define LEVEL(id_, name_, kind_, pl_, en_) BOT_LEVEL_##id_,
#include "bots/levels.def"
    BOT_LEVEL_COUNT,

/* Levels by what they are for. */
#define ROLE(id_, level_) BOT_LEVEL_##id_ = BOT_LEVEL_##level_,
#include "bots/levels.def"
};

/* Where a bot thinks. */
enum bot_place {
#define PLACE(id_, threads_) BOT_PLACE_##id_,
#include "bots/levels.def"
    BOT_PLACE_COUNT
};

/* When the server shows a choice. */
enum {
#define SHOW(id_, ms_) BOT_SHOW_##id_##_MS = (ms_),
#include "bots/levels.def"
};

enum bot_kind { BOT_RANDOM, BOT_GREEDY, BOT_SEARCH };

/* How a level thinks at a place. */
struct bot_effort {
    enum bot_kind kind;
    uint32_t ms_per_move;   /* 0: no bound */
    uint32_t playouts_max;  /* 0: no bound */
    uint32_t playouts_each; /* at least this many for each legal action; 0: no such bound */
    uint32_t threads;       /* 0: as many as the machine has */
    bool is_noisy;          /* chooses among the better half, not always the best */
};

/* Edges of a tree that grows by the clock: later playouts no longer grow it. */
enum { BOT_EDGES_BY_CLOCK = 1 << 17 };

/* The level whose name is the first `length` bytes of the text, or BOT_LEVEL_NONE. */
enum bot_level bot_level_find(const char *text, size_t length);
/* "" for BOT_LEVEL_NONE. */
const char *bot_level_name(enum bot_level level);
const char *bot_level_title(enum bot_level level, enum pl_lang lang);
/* Whether people are offered the level. */
bool bot_level_is_offered(enum bot_level level);
/* "random, greedy, easy": all names. */
void bot_level_list(struct pl_text *text);
/* After how long the server shows the level's choice. */
uint32_t bot_level_shown_ms(enum bot_level level);

struct bot_effort bot_effort_at(enum bot_level level, enum bot_place place);
/* The effort with other budgets where one is not 0. */
struct bot_effort bot_effort_with(const struct bot_effort *effort, uint32_t ms_per_move,
                                  uint32_t playouts_max);

/* One tree that grows for a decision, a batch of playouts at a time. The owner sets the first three
 * members and has the clock. */
struct bot_run {
    const struct bot_effort *effort;
    struct bot_search *search;
    uint32_t legal_count;
    uint64_t left; /* playouts, at the present pace */
};

/* Looks at the observation, which must outlive the run. */
void bot_run_begin(struct bot_run *run, const struct pl_obs *obs, uint64_t seed);
/* Plays a few playouts. */
void bot_run_batch(struct bot_run *run);
/* Whether the budget is used up or more thinking would change nothing. */
bool bot_run_is_over(struct bot_run *run, uint64_t spent_ns);

/* The action that is taken after an advice, which must be sorted. */
pl_action bot_effort_choose(const struct bot_effort *effort, const struct bot_advice *advice,
                            uint64_t seed);

/* Every legal action, all alike. */
void bot_advice_fill(struct bot_advice *ret_advice, const struct pl_legal *list);
/* The most visited first. */
void bot_advice_sort(struct bot_advice *advice);

#endif
