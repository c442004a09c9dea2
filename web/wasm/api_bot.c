/* Bots in the page: one tree, grown in small pieces while the page looks at its clock. A bot
 * gets an observation and nothing else. */
#include "bots/greedy.h"
#include "bots/level.h"
#include "web/wasm/own.h"

enum { SLOTS = 2 * BOT_EDGES_BY_CLOCK };

/* A choice under way. */
static struct {
    bool is_begun;
    bool is_done;
    struct bot_effort effort;
    struct bot_run run;
    uint64_t seed;
    struct pl_legal list;
    struct bot_advice advice;
    struct pl_state_room obs;
} thought;

static struct bot_search search;
static struct bot_slot slots[SLOTS];
static struct bot_edge edges[BOT_EDGES_BY_CLOCK];
static struct bot_greedy greedy;

wasm_length wasm_levels(void)
{
    struct pl_json json = wasm_answer();

    pl_json_open(&json, '[');
    for (uint32_t level = BOT_LEVEL_NONE + 1; level < BOT_LEVEL_COUNT; level++) {
        pl_json_string(&json, bot_level_name((enum bot_level)level));
    }
    pl_json_close(&json, ']');
    return wasm_answered(&json);
}

void wasm_bot_forget(void)
{
    thought.is_begun = false;
}

static void begin_search(const struct pl_game *game)
{
    PL_ASSERT(bot_search_slots(BOT_EDGES_BY_CLOCK) == SLOTS);
    if (search.game != game) {
        memset(slots, 0, sizeof slots);
        bot_search_init(&search, game, edges, slots, BOT_EDGES_BY_CLOCK);
    }
    thought.run = (struct bot_run){
        .effort = &thought.effort,
        .search = &search,
        .legal_count = thought.list.count,
    };
    bot_run_begin(&thought.run, pl_obs_in(&thought.obs), bot_mix(thought.seed));
}

static void begin(const struct pl_game *game)
{
    search.playouts = 0;
    thought.is_begun = true;
    thought.is_done = true;
    if (thought.list.count == 1 || thought.effort.kind == BOT_RANDOM) {
        bot_advice_fill(&thought.advice, &thought.list);
    } else if (thought.effort.kind == BOT_GREEDY) {
        bot_greedy_init(&greedy, game);
        bot_greedy_advise(&greedy, pl_obs_in(&thought.obs), thought.seed, &thought.advice);
    } else {
        thought.is_done = false;
        begin_search(game);
    }
}

wasm_length wasm_bot_begin(uint32_t seat, uint32_t level, uint32_t ms, uint32_t playouts,
                           uint64_t seed)
{
    struct match *match = wasm_match();

    /* The page counts levels from 0, as wasm_levels lists them. */
    if (!match || level >= BOT_LEVEL_COUNT - 1) {
        return wasm_refuse(match ? "there is no such level of bots" : "there is no match");
    }
    if (seat >= PL_SEATS_MAX || !(pl_head_read(match_state(match))->waiting >> seat & 1)) {
        return wasm_refuse("it is not this seat's decision");
    }
    struct bot_effort usual = bot_effort_at((enum bot_level)(level + 1), BOT_PLACE_PAGE);
    thought.effort = bot_effort_with(&usual, ms, playouts);
    thought.seed = seed;
    pl_observe(match_game(match), match_state(match), (pl_seat)seat, pl_obs_in(&thought.obs));
    pl_legal_of(match_game(match), pl_obs_in(&thought.obs), (pl_seat)seat, &thought.list);
    PL_ASSERT(thought.list.count > 0);
    begin(match_game(match));
    return 0;
}

uint32_t wasm_bot_think(double spent_ms)
{
    uint64_t spent_ns = spent_ms > 0 && spent_ms < 1e9 ? (uint64_t)(spent_ms * 1e6) : 0;

    if (!thought.is_begun || thought.is_done) {
        return 1;
    }
    bot_run_batch(&thought.run);
    thought.is_done = bot_run_is_over(&thought.run, spent_ns);
    return thought.is_done;
}

/* What is known by now, the best first. False when nothing was begun. */
static bool take_advice(void)
{
    if (!thought.is_begun) {
        return false;
    }
    if (thought.list.count > 1 && thought.effort.kind == BOT_SEARCH) {
        if (search.playouts == 0) {
            bot_search_run(&search, 1);
        }
        thought.advice.count = 0;
        bot_search_advise(&search, &thought.advice);
    }
    bot_advice_sort(&thought.advice);
    return true;
}

uint64_t wasm_bot_choice(void)
{
    return take_advice() ? bot_effort_choose(&thought.effort, &thought.advice, thought.seed) : 0;
}

wasm_length wasm_bot_advice(uint32_t lang)
{
    struct pl_json json = wasm_answer();

    if (lang >= PL_LANG_COUNT || !take_advice()) {
        return wasm_refuse("nobody was asked");
    }
    struct match_reader reader = {
        .game = match_game(wasm_match()),
        .obs = pl_obs_in(&thought.obs),
        .lang = (enum pl_lang)lang,
        .seat_names = match_seat_names(wasm_match()),
    };
    pl_json_open(&json, '[');
    for (uint32_t i = 0; i < thought.advice.count; i++) {
        pl_json_open(&json, '{');
        match_describe_action(&json, &reader, thought.advice.item[i].action);
        pl_json_member_int(&json, "visits", thought.advice.item[i].visits);
        pl_json_close(&json, '}');
    }
    pl_json_close(&json, ']');
    return wasm_answered(&json);
}

uint32_t wasm_bot_playouts(void)
{
    return search.playouts;
}
