/* The table of levels, the budget of a choice, and the choice itself. */
#include "bots/level.h"

static const struct bot_level levels[] = {
    { .name = "random", .kind = BOT_RANDOM, .threads = 1 },
    { .name = "greedy", .kind = BOT_GREEDY, .threads = 1 },
    { .name = "easy",
      .kind = BOT_SEARCH,
      .playouts_max = 100,
      .playouts_each = 6,
      .threads = 1,
      .is_noisy = true },
    { .name = "medium", .kind = BOT_SEARCH, .ms_per_move = 200 },
    { .name = "hard", .kind = BOT_SEARCH, .ms_per_move = 1000 },
};

const struct bot_level *bot_level_number(uint32_t index)
{
    return index < PL_COUNT_OF(levels) ? &levels[index] : NULL;
}

struct bot_level bot_level_with(const struct bot_level *level, uint32_t ms_per_move,
                                uint32_t playouts_max)
{
    struct bot_level own = *level;

    if (ms_per_move || playouts_max) {
        own.ms_per_move = ms_per_move;
        own.playouts_max = playouts_max;
        own.playouts_each = 0;
    }
    own.threads = 1;
    return own;
}

uint64_t bot_level_left(const struct bot_level *level, const struct bot_progress *progress)
{
    uint32_t least = level->playouts_each * progress->legal_count;
    uint64_t left = UINT64_MAX;

    PL_ASSERT(level->threads > 0);
    if (level->playouts_max) {
        uint32_t all = level->playouts_max > least ? level->playouts_max : least;
        uint64_t share = all / level->threads;
        share = share ? share : 1;
        left = share > progress->playouts ? share - progress->playouts : 0;
    }
    if (level->ms_per_move && left > 0) {
        uint64_t limit_ns = (uint64_t)level->ms_per_move * 1000000u;
        uint64_t spent_ns = progress->spent_ns;
        uint64_t pace_ns = spent_ns / (progress->playouts + 1) + 1;
        uint64_t by_clock = spent_ns < limit_ns ? (limit_ns - spent_ns) / pace_ns + 1 : 0;
        left = by_clock < left ? by_clock : left;
    }
    return left;
}

/* --- advice ---------------------------------------------------------------------------------- */

void bot_advice_fill(struct bot_advice *ret_advice, const struct pl_legal *list)
{
    ret_advice->count = list->count;
    for (uint32_t i = 0; i < list->count; i++) {
        ret_advice->item[i] = (struct bot_opinion){ .action = list->action[i], .visits = 1 };
    }
}

/* Whether x is the better opinion; equal ones keep to the order of actions. */
static bool is_before(const struct bot_opinion *x, const struct bot_opinion *y)
{
    if (x->visits != y->visits) {
        return x->visits > y->visits;
    }
    if (x->mean < y->mean || x->mean > y->mean) {
        return x->mean > y->mean;
    }
    return x->action < y->action;
}

/* Insertion sort: short lists, no allocation. */
void bot_advice_sort(struct bot_advice *advice)
{
    for (uint32_t i = 1; i < advice->count; i++) {
        struct bot_opinion moved = advice->item[i];
        uint32_t at = i;
        while (at > 0 && is_before(&moved, &advice->item[at - 1])) {
            advice->item[at] = advice->item[at - 1];
            at--;
        }
        advice->item[at] = moved;
    }
}

/* --- choosing -------------------------------------------------------------------------------- */

static pl_action choose_any(const struct bot_advice *advice, uint32_t count, struct bot_rng *rng)
{
    return advice->item[bot_rng_below(rng, count)].action;
}

/* Any of the best, which stand first and are equal in visits and mean. */
static pl_action choose_best(const struct bot_advice *advice, struct bot_rng *rng)
{
    const struct bot_opinion *best = &advice->item[0];
    uint32_t count = 1;

    while (count < advice->count && advice->item[count].visits == best->visits &&
           !(advice->item[count].mean < best->mean)) {
        count++;
    }
    return choose_any(advice, count, rng);
}

/* In proportion to the visits, among those with at least a third as many as the best. */
static pl_action choose_noisy(const struct bot_advice *advice, struct bot_rng *rng)
{
    uint32_t total = 0;
    uint32_t count = 0;

    while (count < advice->count && 3 * advice->item[count].visits >= advice->item[0].visits) {
        total += advice->item[count++].visits;
    }
    uint32_t drawn = bot_rng_below(rng, total);
    for (uint32_t i = 0; i < count; i++) {
        if (drawn < advice->item[i].visits) {
            return advice->item[i].action;
        }
        drawn -= advice->item[i].visits;
    }
    return advice->item[0].action;
}

pl_action bot_level_choose(const struct bot_level *level, const struct bot_advice *advice,
                           uint64_t seed)
{
    struct bot_rng rng = bot_rng_of(seed);

    PL_ASSERT(advice->count > 0);
    if (level->kind == BOT_RANDOM) {
        return choose_any(advice, advice->count, &rng);
    }
    return level->is_noisy ? choose_noisy(advice, &rng) : choose_best(advice, &rng);
}
