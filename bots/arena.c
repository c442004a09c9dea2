/* Playing the games of an arena on several threads, a game at a time each. Every game gets fresh
 * bots, so that its course depends on its number alone. */
#include "bots/arena.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "bots/threads.h"

/* What a seat did in one game. */
struct outcome {
    struct pl_label side;
    double win;
    int32_t score;
    uint32_t choices;
    uint64_t choose_ns;
    uint64_t playouts;
};

struct course {
    struct outcome outcome[PL_SEATS_MAX]; /* by seat */
    struct pl_label ending;
    bool is_shared; /* all seats were allies */
};

struct run {
    const struct bot_arena *arena;
    struct course *course; /* by game */
    atomic_uint next;
    atomic_uint done;
    atomic_bool has_failed; /* no memory for a bot */
};

struct table {
    struct bot *bot[PL_SEATS_MAX];
    struct pl_state_room truth;
    struct pl_state_room seen;
    struct pl_legal list;
    struct pl_events log; /* of the last action */
};

/* The number of the bot in a seat of a game. */
static uint32_t bot_in(const struct bot_arena *arena, uint32_t game, pl_seat seat)
{
    uint32_t seats = arena->config.seats;
    uint32_t place = (seat + game) % seats;

    return place < arena->bot_count ? place : arena->bot_count - 1;
}

/* A seed for stream `stream` of number `number`, as far apart as the blocks of a cipher. */
static struct pl_seed derive(const struct pl_seed *seed, uint32_t number, uint32_t stream)
{
    struct pl_rng rng;
    struct pl_seed derived;

    pl_rng_start(&rng, seed);
    rng.key[7] ^= stream;
    rng.block = number;
    pl_rng_refill(&rng);
    memcpy(derived.byte, rng.word, sizeof derived.byte);
    return derived;
}

static bool seat_bots(const struct bot_arena *arena, uint32_t game, struct table *table)
{
    for (pl_seat p = 0; p < arena->config.seats; p++) {
        struct bot_config config = arena->bot[bot_in(arena, game, p)];
        const char *reason;
        config.seed = derive(&config.seed, game, p + 1u);
        table->bot[p] = bot_new(arena->game, &config, &reason);
        if (!table->bot[p]) {
            return false;
        }
    }
    return true;
}

static void unseat_bots(struct table *table)
{
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        bot_free(table->bot[p]);
        table->bot[p] = NULL;
    }
}

static void decide(const struct pl_game *game, struct table *table, pl_seat seat,
                   struct outcome *outcome)
{
    struct pl_state *truth = pl_state_in(&table->truth);
    struct pl_obs *seen = pl_obs_in(&table->seen);
    pl_action action;

    pl_observe(game, truth, seat, seen);
    pl_legal_of(game, seen, seat, &table->list);
    action = table->list.action[0];
    if (table->list.count > 1) {
        uint64_t start_ns = bot_now_ns();
        action = bot_choose(table->bot[seat], seen);
        outcome->choose_ns += bot_now_ns() - start_ns;
        outcome->playouts += bot_playouts(table->bot[seat]);
        outcome->choices++;
    }
    PL_ASSERT(pl_legal_has(&table->list, action));
    pl_events_clear(&table->log);
    game->apply(truth, seat, action, &table->log);
}

/* Looks whether the last action has brought about the end. */
static void watch(const struct pl_game *game, const struct pl_events *log, struct pl_label *ending)
{
    for (uint32_t i = 0; game->ending && !ending->id && i < log->count; i++) {
        *ending = game->ending(&log->item[i]);
    }
}

static bool are_all_allies(const struct pl_result *result, uint32_t seats)
{
    bool are_allies = true;

    for (uint32_t p = 1; p < seats; p++) {
        are_allies = are_allies && pl_are_allies(result, 0, p);
    }
    return are_allies;
}

static void score_game(const struct bot_arena *arena, const struct pl_state *truth,
                       struct course *course)
{
    const struct pl_game *game = arena->game;
    struct pl_result result;

    game->result(truth, &result);
    course->is_shared = are_all_allies(&result, arena->config.seats);
    for (pl_seat p = 0; p < arena->config.seats; p++) {
        struct outcome *outcome = &course->outcome[p];
        bool has_won = result.rank[p] == 1;
        outcome->win = has_won ? 1.0 / bot_winning_sides(&result, arena->config.seats) : 0;
        outcome->score = result.score[p];
        outcome->side = game->side ? game->side(truth, p) : (struct pl_label){ 0 };
    }
}

static void play_game(const struct bot_arena *arena, uint32_t game, struct table *table,
                      struct course *course)
{
    struct pl_state *truth = pl_state_in(&table->truth);
    struct pl_config config = arena->config;

    config.seed = derive(&config.seed, game / config.seats, 0);
    pl_start(arena->game, &config, truth);
    for (uint32_t i = 0; !pl_head_read(truth)->over; i++) {
        pl_seat seat = (pl_seat)__builtin_ctz(pl_head_read(truth)->waiting);
        PL_ASSERT(i < arena->game->decisions_max);
        decide(arena->game, table, seat, &course->outcome[seat]);
        watch(arena->game, &table->log, &course->ending);
    }
    score_game(arena, truth, course);
}

static void work(void *context, uint32_t index)
{
    struct run *run = context;
    const struct bot_arena *arena = run->arena;
    struct table table = { .bot = { NULL } };

    for (uint32_t game = atomic_fetch_add(&run->next, 1);
         game < arena->games && !atomic_load(&run->has_failed);
         game = atomic_fetch_add(&run->next, 1)) {
        if (seat_bots(arena, game, &table)) {
            play_game(arena, game, &table, &run->course[game]);
        } else {
            atomic_store(&run->has_failed, true);
        }
        unseat_bots(&table);
        uint32_t done = atomic_fetch_add(&run->done, 1) + 1;
        if (index == 0 && arena->progress) {
            arena->progress(arena->context, done);
        }
    }
}

void bot_wilson(double wins, double games, double *ret_low, double *ret_high)
{
    const double z = 1.959963984540054;
    double rate = games > 0 ? wins / games : 0.5;
    double n = games > 0 ? games : 1;
    double middle = rate + z * z / (2 * n);
    double spread = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));

    *ret_low = (middle - spread) / (1 + z * z / n);
    *ret_high = (middle + spread) / (1 + z * z / n);
}

/* Where all are allies the seats of a bot have one result: only the first of them counts as a game,
 * or the interval would claim more than was seen. */
static bool counts(const struct run *run, uint32_t game, pl_seat seat)
{
    bool is_first = true;

    for (pl_seat p = 0; p < seat; p++) {
        is_first = is_first && bot_in(run->arena, game, p) != bot_in(run->arena, game, seat);
    }
    return is_first || !run->course[game].is_shared;
}

static void add_up_bots(const struct run *run, struct bot_standing ret_standing[PL_SEATS_MAX])
{
    const struct bot_arena *arena = run->arena;

    for (uint32_t i = 0; i < arena->games * arena->config.seats; i++) {
        uint32_t game = i / arena->config.seats;
        pl_seat seat = (pl_seat)(i % arena->config.seats);
        const struct outcome *outcome = &run->course[game].outcome[seat];
        struct bot_standing *standing = &ret_standing[bot_in(arena, game, seat)];
        if (counts(run, game, seat)) {
            standing->games++;
            standing->wins += outcome->win;
            standing->score_mean += outcome->score;
        }
        standing->ms_per_choice += (double)outcome->choose_ns * 1e-6;
        standing->choices += outcome->choices;
        standing->playouts += outcome->playouts;
    }
    for (uint32_t i = 0; i < arena->bot_count; i++) {
        struct bot_standing *standing = &ret_standing[i];
        standing->score_mean /= standing->games ? standing->games : 1;
        standing->ms_per_choice /= standing->choices ? (double)standing->choices : 1;
        bot_wilson(standing->wins, standing->games, &standing->win_low, &standing->win_high);
    }
}

/* The tally of a label, a new one if it is new; past the bound the last one takes all the rest. */
static struct bot_tally *tally_of(struct bot_tallies *tallies, const struct pl_label *label)
{
    uint32_t i = 0;

    while (i < tallies->count && !pl_string_equal(tallies->item[i].label.id, label->id)) {
        i++;
    }
    i = i < BOT_TALLIES_MAX ? i : BOT_TALLIES_MAX - 1;
    if (i == tallies->count) {
        tallies->item[tallies->count++].label = *label;
    }
    return &tallies->item[i];
}

static int compare_tallies(const void *a, const void *b)
{
    const struct bot_tally *one = a;
    const struct bot_tally *other = b;
    double difference = other->hits / other->cases - one->hits / one->cases;

    return difference > 0 ? 1 : difference < 0 ? -1 : strcmp(one->label.id, other->label.id);
}

static void finish_tallies(struct bot_tallies *tallies)
{
    for (uint32_t i = 0; i < tallies->count; i++) {
        struct bot_tally *tally = &tallies->item[i];
        tally->score_mean /= tally->cases;
        bot_wilson(tally->hits, tally->cases, &tally->low, &tally->high);
    }
    qsort(tallies->item, tallies->count, sizeof tallies->item[0], compare_tallies);
}

static void add_up_sides(const struct run *run, struct bot_tallies *sides)
{
    for (uint32_t game = 0; game < run->arena->games; game++) {
        for (pl_seat p = 0; p < run->arena->config.seats; p++) {
            const struct outcome *outcome = &run->course[game].outcome[p];
            if (outcome->side.id) {
                struct bot_tally *tally = tally_of(sides, &outcome->side);
                tally->cases++;
                tally->hits += outcome->win;
                tally->score_mean += outcome->score;
            }
        }
    }
    finish_tallies(sides);
}

static void add_up_endings(const struct run *run, struct bot_tallies *endings)
{
    uint32_t told = 0;

    for (uint32_t game = 0; game < run->arena->games; game++) {
        if (run->course[game].ending.id) {
            tally_of(endings, &run->course[game].ending)->hits++;
            told++;
        }
    }
    for (uint32_t i = 0; i < endings->count; i++) {
        endings->item[i].cases = told;
    }
    finish_tallies(endings);
}

static void add_up(const struct run *run, struct bot_report *ret_report)
{
    memset(ret_report, 0, sizeof *ret_report);
    add_up_bots(run, ret_report->standing);
    add_up_sides(run, &ret_report->sides);
    add_up_endings(run, &ret_report->endings);
}

const char *bot_arena_run(const struct bot_arena *arena, struct bot_report *ret_report)
{
    struct run run = { .arena = arena };
    uint32_t threads = arena->threads ? arena->threads : bot_cores();
    struct bot_team *team;
    const char *reason = NULL;

    if (arena->bot_count < 1 || arena->bot_count > arena->config.seats) {
        return "there must be at least one bot and no more than seats";
    }
    if (arena->games < 1 || arena->games > BOT_ARENA_GAMES_MAX) {
        return "the number of games is out of range";
    }
    run.course = calloc(arena->games, sizeof run.course[0]);
    team = bot_team_new(threads < arena->games ? threads : arena->games, work, &run);
    if (run.course && team) {
        bot_team_run(team);
    }
    if (!run.course || !team || atomic_load(&run.has_failed)) {
        reason = "there is not enough memory for the bots";
    } else {
        add_up(&run, ret_report);
    }
    bot_team_free(team);
    free(run.course);
    return reason;
}
