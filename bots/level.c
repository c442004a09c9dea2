/* The table of levels, the budget of a choice, and the choice itself. */
#include "bots/level.h"

struct row {
    const char *name;
    const char *title[PL_LANG_COUNT];
    enum bot_kind kind;
    uint32_t playouts_max;
    uint32_t playouts_each;
    uint32_t ms[BOT_PLACE_COUNT];
};

/* clang-format off */
static const struct row rows[BOT_LEVEL_COUNT] = {
    [BOT_LEVEL_NONE] = { .name = "", .title = { "", "" } },
#define LEVEL(id_, name_, kind_, pl_, en_)             \
    [BOT_LEVEL_##id_].name = (name_),                  \
    [BOT_LEVEL_##id_].kind = BOT_##kind_,              \
    [BOT_LEVEL_##id_].title = { [PL_LANG_PL] = (pl_), [PL_LANG_EN] = (en_) },
#define PLAYOUTS(id_, all_, each_)                     \
    [BOT_LEVEL_##id_].playouts_max = (all_),           \
    [BOT_LEVEL_##id_].playouts_each = (each_),
#define TIME(id_, terminal_, page_, server_)           \
    [BOT_LEVEL_##id_].ms[BOT_PLACE_TERMINAL] = (terminal_), \
    [BOT_LEVEL_##id_].ms[BOT_PLACE_PAGE] = (page_),    \
    [BOT_LEVEL_##id_].ms[BOT_PLACE_SERVER] = (server_),
#include "bots/levels.def"
};
/* clang-format on */

static const uint32_t threads[BOT_PLACE_COUNT] = {
#define PLACE(id_, threads_) [BOT_PLACE_##id_] = (threads_),
#include "bots/levels.def"
};

static bool is_named(const char *name, const char *text, size_t length)
{
    size_t i = 0;

    while (i < length && name[i] && name[i] == text[i]) {
        i++;
    }
    return i == length && !name[i];
}

enum bot_level bot_level_find(const char *text, size_t length)
{
    uint32_t level = BOT_LEVEL_COUNT - 1;

    while (level != BOT_LEVEL_NONE && !is_named(rows[level].name, text, length)) {
        level--;
    }
    return (enum bot_level)level;
}

const char *bot_level_name(enum bot_level level)
{
    return rows[level].name;
}

const char *bot_level_title(enum bot_level level, enum pl_lang lang)
{
    return rows[level].title[lang];
}

bool bot_level_is_offered(enum bot_level level)
{
    return rows[level].kind == BOT_SEARCH;
}

void bot_level_list(struct pl_text *text)
{
    for (uint32_t level = BOT_LEVEL_NONE + 1; level < BOT_LEVEL_COUNT; level++) {
        pl_text_add(text, level > BOT_LEVEL_NONE + 1 ? ", " : "");
        pl_text_add(text, rows[level].name);
    }
}

uint32_t bot_level_shown_ms(enum bot_level level)
{
    uint32_t ms = rows[level].ms[BOT_PLACE_SERVER];

    return (ms ? ms : BOT_SHOW_UNTIMED_MS) + BOT_SHOW_SPARE_MS;
}

struct bot_effort bot_effort_at(enum bot_level level, enum bot_place place)
{
    const struct row *row = &rows[level];

    PL_ASSERT(level != BOT_LEVEL_NONE);
    return (struct bot_effort){
        .kind = row->kind,
        .ms_per_move = row->ms[place],
        .playouts_max = row->playouts_max,
        .playouts_each = row->playouts_each,
        .threads = row->ms[place] ? threads[place] : 1,
        .is_noisy = row->playouts_max > 0,
    };
}

struct bot_effort bot_effort_with(const struct bot_effort *effort, uint32_t ms_per_move,
                                  uint32_t playouts_max)
{
    struct bot_effort own = *effort;

    if (ms_per_move || playouts_max) {
        own.ms_per_move = ms_per_move;
        own.playouts_max = playouts_max;
        own.playouts_each = 0;
    }
    return own;
}

/* --- running --------------------------------------------------------------------------------- */

/* Playouts between two looks at the clock and at the wish to stop. */
enum { BATCH = 8 };

void bot_run_begin(struct bot_run *run, const struct pl_obs *obs, uint64_t seed)
{
    PL_ASSERT(run->effort->threads > 0);
    bot_search_start(run->search, obs, seed);
    run->left = 1;
}

void bot_run_batch(struct bot_run *run)
{
    bot_search_run(run->search, run->left < BATCH ? (uint32_t)run->left : BATCH);
}

/* One thread's share of the playouts, less those it has made. */
static uint64_t left_by_count(const struct bot_run *run)
{
    const struct bot_effort *effort = run->effort;
    uint32_t least = effort->playouts_each * run->legal_count;
    uint32_t all = effort->playouts_max > least ? effort->playouts_max : least;
    uint64_t share = all / effort->threads;

    share = share ? share : 1;
    return share > run->search->playouts ? share - run->search->playouts : 0;
}

static uint64_t left_by_clock(const struct bot_run *run, uint64_t spent_ns)
{
    uint64_t limit_ns = (uint64_t)run->effort->ms_per_move * 1000000u;
    uint64_t pace_ns = spent_ns / (run->search->playouts + 1) + 1;

    return spent_ns < limit_ns ? (limit_ns - spent_ns) / pace_ns + 1 : 0;
}

bool bot_run_is_over(struct bot_run *run, uint64_t spent_ns)
{
    run->left = run->effort->playouts_max ? left_by_count(run) : UINT64_MAX;
    if (run->effort->ms_per_move && run->left > 0) {
        uint64_t by_clock = left_by_clock(run, spent_ns);
        run->left = by_clock < run->left ? by_clock : run->left;
    }
    return run->left == 0 || bot_search_is_settled(run->search, run->left);
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

pl_action bot_effort_choose(const struct bot_effort *effort, const struct bot_advice *advice,
                            uint64_t seed)
{
    struct bot_rng rng = bot_rng_of(seed);

    PL_ASSERT(advice->count > 0);
    if (effort->kind == BOT_RANDOM) {
        return choose_any(advice, advice->count, &rng);
    }
    return effort->is_noisy ? choose_noisy(advice, &rng) : choose_best(advice, &rng);
}
