/* A bot: its level, its memory, its threads, and the budget of a choice. The search itself knows
 * neither clock nor allocator; both are here. */
#include "bots/bot.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "bots/greedy.h"
#include "bots/threads.h"

enum kind { KIND_RANDOM, KIND_GREEDY, KIND_SEARCH };

struct level {
    const char *name;
    enum kind kind;
    uint32_t ms_per_move;
    uint32_t playouts_max;
    uint32_t playouts_each; /* at least so many for each legal action; 0: no such bound */
    uint32_t threads;       /* 0: as many as the machine has */
    bool is_noisy;          /* chooses among the better half, not always the best */
};

static const struct level levels[] = {
    { .name = "random", .kind = KIND_RANDOM, .threads = 1 },
    { .name = "greedy", .kind = KIND_GREEDY, .threads = 1 },
    { .name = "easy",
      .kind = KIND_SEARCH,
      .playouts_max = 100,
      .playouts_each = 6,
      .threads = 1,
      .is_noisy = true },
    { .name = "medium", .kind = KIND_SEARCH, .ms_per_move = 200 },
    { .name = "hard", .kind = KIND_SEARCH, .ms_per_move = 1000 },
};

/* Playouts between two looks at the clock and at the wish to stop. */
enum { BATCH = 8 };
/* Edges for a thread that thinks by the clock: later playouts no longer grow the tree. */
enum { EDGES_BY_CLOCK = 1 << 17 };
/* One tree's memory is aligned for the states in it. */
enum { ALIGNMENT = 64 };

struct bot {
    const struct pl_game *game;
    struct level level;
    uint64_t seed;
    uint64_t choices; /* so far: equal situations need not get equal answers */
    struct bot_team *team;
    struct bot_greedy *greedy;
    struct bot_search *search[BOT_THREADS_MAX];
    void *memory[BOT_THREADS_MAX];

    /* Of the search under way, read by all threads. */
    const struct pl_obs *obs;
    uint64_t move_seed;
    uint64_t start_ns;
    atomic_bool is_stopped;

    struct pl_legal list;
    struct bot_advice advice;
};

/* --- configuration --------------------------------------------------------------------------- */

const char *bot_level_at(uint32_t index)
{
    return index < PL_COUNT_OF(levels) ? levels[index].name : NULL;
}

static const struct level *find_level(const char *name, size_t length)
{
    for (size_t i = 0; i < PL_COUNT_OF(levels); i++) {
        if (strlen(levels[i].name) == length && strncmp(levels[i].name, name, length) == 0) {
            return &levels[i];
        }
    }
    return NULL;
}

/* Reads "name=number" up to a comma or the end and moves on; NULL or a static reason. */
static const char *read_setting(const char **text, struct bot_config *config)
{
    struct setting {
        const char *name;
        uint32_t *target;
        unsigned long max;
    } settings[] = {
        { "ms=", &config->ms_per_move, BOT_MS_MAX },
        { "playouts=", &config->playouts_max, BOT_PLAYOUTS_MAX },
        { "threads=", &config->threads, BOT_THREADS_MAX },
    };

    for (size_t i = 0; i < PL_COUNT_OF(settings); i++) {
        size_t length = strlen(settings[i].name);
        if (strncmp(*text, settings[i].name, length) != 0) {
            continue;
        }
        char *end;
        const char *digits = *text + length;
        unsigned long number = strtoul(digits, &end, 10);
        if (end == digits || *digits < '0' || *digits > '9' || number > settings[i].max) {
            return "a bot's setting is out of range";
        }
        *settings[i].target = (uint32_t)number;
        *text = end;
        return NULL;
    }
    return "a bot has only the settings ms, playouts and threads";
}

const char *bot_config_read(const char *text, struct bot_config *config)
{
    struct bot_config read = *config;
    size_t length = strcspn(text, ":");
    const struct level *level = find_level(text, length);

    if (!level) {
        return "there is no such level of bots";
    }
    read.level = level->name;
    for (text += length; *text;) {
        text++;
        const char *reason = read_setting(&text, &read);
        if (reason) {
            return reason;
        }
        if (*text != ',' && *text != '\0') {
            return "a bot's settings are separated by commas";
        }
    }
    *config = read;
    return NULL;
}

static uint64_t number_of(const struct pl_seed *seed)
{
    return pl_hash_bytes(seed, sizeof *seed);
}

/* The level with the budgets that were asked for. */
static struct level budget_of(const struct level *level, const struct bot_config *config)
{
    struct level own = *level;

    if (config->ms_per_move || config->playouts_max) {
        own.ms_per_move = config->ms_per_move;
        own.playouts_max = config->playouts_max;
        own.playouts_each = 0;
    }
    if (config->threads && own.kind == KIND_SEARCH) {
        own.threads = config->threads;
    }
    if (own.threads == 0) {
        own.threads = bot_cores();
    }
    if (own.threads > BOT_THREADS_MAX) {
        own.threads = BOT_THREADS_MAX;
    }
    return own;
}

/* --- making and ending ----------------------------------------------------------------------- */

static uint64_t round_up(uint64_t size)
{
    return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* Zeroed and aligned; pages that are never used cost nothing. */
static void *make_room(struct bot *bot, uint32_t index, uint64_t size)
{
    uint8_t *memory = calloc(1, size + ALIGNMENT);

    bot->memory[index] = memory;
    return memory ? memory + (ALIGNMENT - (uintptr_t)memory % ALIGNMENT) : NULL;
}

/* Room for one tree in one piece: the search, its slots, its edges. */
static bool make_search(struct bot *bot, uint32_t index)
{
    uint32_t share = bot->level.playouts_max / bot->level.threads + 1;
    uint32_t edge_max = bot->level.playouts_max && share < EDGES_BY_CLOCK / 2
                            ? 2 * share + 2 * PL_LEGAL_MAX
                            : EDGES_BY_CLOCK;
    uint64_t search_size = round_up(sizeof(struct bot_search));
    uint64_t slots_size = bot_search_slots(edge_max) * sizeof(struct bot_slot);
    uint64_t size = round_up(search_size + slots_size + edge_max * sizeof(struct bot_edge));
    uint8_t *memory = make_room(bot, index, size);

    if (!memory) {
        return false;
    }
    bot->search[index] = (struct bot_search *)(void *)memory;
    bot_search_init(bot->search[index], bot->game,
                    (struct bot_edge *)(void *)(memory + search_size + slots_size),
                    (struct bot_slot *)(void *)(memory + search_size), edge_max);
    return true;
}

static bool make_greedy(struct bot *bot)
{
    bot->greedy = make_room(bot, 0, sizeof(struct bot_greedy));
    if (bot->greedy) {
        bot_greedy_init(bot->greedy, bot->game);
    }
    return bot->greedy != NULL;
}

static void think(void *context, uint32_t index);

static bool make_parts(struct bot *bot)
{
    if (bot->level.kind == KIND_GREEDY) {
        return make_greedy(bot);
    }
    if (bot->level.kind == KIND_RANDOM) {
        return true;
    }
    for (uint32_t i = 0; i < bot->level.threads; i++) {
        if (!make_search(bot, i)) {
            return false;
        }
    }
    bot->team = bot_team_new(bot->level.threads, think, bot);
    return bot->team != NULL;
}

struct bot *bot_new(const struct pl_game *game, const struct bot_config *config,
                    const char **ret_reason)
{
    const struct level *level = find_level(config->level, strlen(config->level));
    struct bot *bot;

    if (!level) {
        *ret_reason = "there is no such level of bots";
        return NULL;
    }
    bot = calloc(1, sizeof *bot);
    if (bot) {
        bot->game = game;
        bot->level = budget_of(level, config);
        bot->seed = number_of(&config->seed);
        atomic_init(&bot->is_stopped, false);
        if (make_parts(bot)) {
            return bot;
        }
    }
    bot_free(bot);
    *ret_reason = "there is not enough memory for the bot";
    return NULL;
}

void bot_free(struct bot *bot)
{
    if (!bot) {
        return;
    }
    bot_team_free(bot->team);
    for (uint32_t i = 0; i < BOT_THREADS_MAX; i++) {
        free(bot->memory[i]);
    }
    free(bot);
}

/* --- thinking -------------------------------------------------------------------------------- */

/* How many more playouts this thread would make at its present pace; 0: the budget is used up. */
static uint64_t playouts_left(const struct bot *bot, const struct bot_search *search)
{
    uint32_t least = bot->level.playouts_each * bot->list.count;
    uint64_t left = UINT64_MAX;

    if (bot->level.playouts_max) {
        uint32_t all = bot->level.playouts_max > least ? bot->level.playouts_max : least;
        uint64_t share = all / bot->level.threads;
        share = share ? share : 1;
        left = share > search->playouts ? share - search->playouts : 0;
    }
    if (bot->level.ms_per_move && left > 0) {
        uint64_t limit_ns = (uint64_t)bot->level.ms_per_move * 1000000u;
        uint64_t spent_ns = bot_now_ns() - bot->start_ns;
        uint64_t pace_ns = spent_ns / (search->playouts + 1) + 1;
        uint64_t by_clock = spent_ns < limit_ns ? (limit_ns - spent_ns) / pace_ns + 1 : 0;
        left = by_clock < left ? by_clock : left;
    }
    return left;
}

/* One thread's part of a search: its own tree, grown until the budget, a clear result or a stop. */
static void think(void *context, uint32_t index)
{
    struct bot *bot = context;
    struct bot_search *search = bot->search[index];
    uint64_t left = 1;

    bot_search_start(search, bot->obs, bot_mix(bot->move_seed + index));
    while (left > 0) {
        bot_search_run(search, left < BATCH ? (uint32_t)left : BATCH);
        left = playouts_left(bot, search);
        if (atomic_load_explicit(&bot->is_stopped, memory_order_relaxed) ||
            bot_search_is_settled(search, left)) {
            return;
        }
    }
}

/* The better opinion first; equal ones keep to the order of actions. */
static int compare(const void *a, const void *b)
{
    const struct bot_opinion *x = a;
    const struct bot_opinion *y = b;

    if (x->visits != y->visits) {
        return x->visits < y->visits ? 1 : -1;
    }
    if (x->mean < y->mean || x->mean > y->mean) {
        return x->mean < y->mean ? 1 : -1;
    }
    return x->action < y->action ? -1 : x->action > y->action;
}

/* Insertion sort: short lists, no allocation. */
static void sort_advice(struct bot_advice *advice)
{
    for (uint32_t i = 1; i < advice->count; i++) {
        struct bot_opinion moved = advice->item[i];
        uint32_t at = i;
        while (at > 0 && compare(&advice->item[at - 1], &moved) > 0) {
            advice->item[at] = advice->item[at - 1];
            at--;
        }
        advice->item[at] = moved;
    }
}

static void advise_by_list(const struct bot *bot, struct bot_advice *ret_advice)
{
    ret_advice->count = bot->list.count;
    for (uint32_t i = 0; i < bot->list.count; i++) {
        ret_advice->item[i] = (struct bot_opinion){ .action = bot->list.action[i], .visits = 1 };
    }
}

static void advise_by_search(struct bot *bot, const struct pl_obs *obs,
                             struct bot_advice *ret_advice)
{
    bot->obs = obs;
    bot->start_ns = bot_now_ns();
    atomic_store_explicit(&bot->is_stopped, false, memory_order_relaxed);
    bot_team_run(bot->team);
    ret_advice->count = 0;
    for (uint32_t i = 0; i < bot->level.threads; i++) {
        bot_search_advise(bot->search[i], ret_advice);
    }
}

void bot_advise(struct bot *bot, const struct pl_obs *obs, struct bot_advice *ret_advice)
{
    pl_legal_of(bot->game, obs, pl_viewer(obs), &bot->list);
    PL_ASSERT(bot->list.count > 0);
    bot->move_seed = bot_mix(bot->seed + bot->choices++);
    if (bot->list.count == 1 || bot->level.kind == KIND_RANDOM) {
        advise_by_list(bot, ret_advice);
    } else if (bot->level.kind == KIND_GREEDY) {
        bot_greedy_advise(bot->greedy, obs, bot->move_seed, ret_advice);
    } else {
        advise_by_search(bot, obs, ret_advice);
    }
    sort_advice(ret_advice);
    PL_ASSERT(ret_advice->count > 0);
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

pl_action bot_choose(struct bot *bot, const struct pl_obs *obs)
{
    struct bot_rng rng;

    bot_advise(bot, obs, &bot->advice);
    rng = bot_rng_of(bot->move_seed);
    if (bot->level.kind == KIND_RANDOM) {
        return choose_any(&bot->advice, bot->advice.count, &rng);
    }
    return bot->level.is_noisy ? choose_noisy(&bot->advice, &rng) : choose_best(&bot->advice, &rng);
}

void bot_stop(struct bot *bot)
{
    atomic_store_explicit(&bot->is_stopped, true, memory_order_relaxed);
}

uint64_t bot_playouts(const struct bot *bot)
{
    uint64_t playouts = 0;

    for (uint32_t i = 0; bot->level.kind == KIND_SEARCH && i < bot->level.threads; i++) {
        playouts += bot->search[i]->playouts;
    }
    return playouts;
}
