/* A bot: its memory, its threads and its clock around an effort (level.c), a search and a greedy
 * look, none of which knows of them. */
#include "bots/bot.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "bots/greedy.h"
#include "bots/threads.h"

/* One tree's memory is aligned for the states in it. */
enum { ALIGNMENT = 64 };

struct bot {
    const struct pl_game *game;
    struct bot_effort effort;
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
    enum bot_level level = bot_level_find(text, length);

    if (level == BOT_LEVEL_NONE) {
        return "there is no such level of bots";
    }
    read.level = level;
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

/* The level's effort with the budgets and threads that were asked for. */
static struct bot_effort effort_of(const struct bot_config *config)
{
    struct bot_effort usual = bot_effort_at(config->level, config->place);
    struct bot_effort own = bot_effort_with(&usual, config->ms_per_move, config->playouts_max);

    if (config->threads && own.kind == BOT_SEARCH) {
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
    uint32_t share = bot->effort.playouts_max / bot->effort.threads + 1;
    uint32_t edge_max = bot->effort.playouts_max && share < BOT_EDGES_BY_CLOCK / 2
                            ? 2 * share + 2 * PL_LEGAL_MAX
                            : BOT_EDGES_BY_CLOCK;
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
    if (bot->effort.kind == BOT_GREEDY) {
        return make_greedy(bot);
    }
    if (bot->effort.kind == BOT_RANDOM) {
        return true;
    }
    for (uint32_t i = 0; i < bot->effort.threads; i++) {
        if (!make_search(bot, i)) {
            return false;
        }
    }
    bot->team = bot_team_new(bot->effort.threads, think, bot);
    return bot->team != NULL;
}

struct bot *bot_new(const struct pl_game *game, const struct bot_config *config,
                    const char **ret_reason)
{
    struct bot *bot = calloc(1, sizeof *bot);

    if (bot) {
        bot->game = game;
        bot->effort = effort_of(config);
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

void bot_reseed(struct bot *bot, const struct pl_seed *seed)
{
    bot->seed = number_of(seed);
    bot->choices = 0;
}

/* --- thinking -------------------------------------------------------------------------------- */

/* One thread's part of a search: its own tree, grown until the budget, a clear result or a stop. */
static void think(void *context, uint32_t index)
{
    struct bot *bot = context;
    struct bot_run run = {
        .effort = &bot->effort,
        .search = bot->search[index],
        .legal_count = bot->list.count,
    };

    bot_run_begin(&run, bot->obs, bot_mix(bot->move_seed + index));
    do {
        bot_run_batch(&run);
    } while (!bot_run_is_over(&run, bot_now_ns() - bot->start_ns) &&
             !atomic_load_explicit(&bot->is_stopped, memory_order_relaxed));
}

static void advise_by_search(struct bot *bot, const struct pl_obs *obs,
                             struct bot_advice *ret_advice)
{
    bot->obs = obs;
    bot->start_ns = bot_now_ns();
    atomic_store_explicit(&bot->is_stopped, false, memory_order_relaxed);
    bot_team_run(bot->team);
    ret_advice->count = 0;
    for (uint32_t i = 0; i < bot->effort.threads; i++) {
        bot_search_advise(bot->search[i], ret_advice);
    }
}

void bot_advise(struct bot *bot, const struct pl_obs *obs, struct bot_advice *ret_advice)
{
    pl_legal_of(bot->game, obs, pl_viewer(obs), &bot->list);
    PL_ASSERT(bot->list.count > 0);
    bot->move_seed = bot_mix(bot->seed + bot->choices++);
    if (bot->list.count == 1 || bot->effort.kind == BOT_RANDOM) {
        bot_advice_fill(ret_advice, &bot->list);
    } else if (bot->effort.kind == BOT_GREEDY) {
        bot_greedy_advise(bot->greedy, obs, bot->move_seed, ret_advice);
    } else {
        advise_by_search(bot, obs, ret_advice);
    }
    bot_advice_sort(ret_advice);
    PL_ASSERT(ret_advice->count > 0);
}

pl_action bot_choose(struct bot *bot, const struct pl_obs *obs)
{
    bot_advise(bot, obs, &bot->advice);
    return bot_effort_choose(&bot->effort, &bot->advice, bot->move_seed);
}

void bot_stop(struct bot *bot)
{
    atomic_store_explicit(&bot->is_stopped, true, memory_order_relaxed);
}

uint64_t bot_playouts(const struct bot *bot)
{
    uint64_t playouts = 0;

    for (uint32_t i = 0; bot->effort.kind == BOT_SEARCH && i < bot->effort.threads; i++) {
        playouts += bot->search[i]->playouts;
    }
    return playouts;
}
