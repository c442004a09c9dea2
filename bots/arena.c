/* Playing the games of an arena on several threads, a game at a time each. Every game gets fresh
 * bots, so that its course depends on its number alone. */
#include "bots/arena.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "bots/threads.h"

/* What a seat did in one game. */
struct outcome {
    double win;
    int32_t score;
    uint32_t choices;
    uint64_t choose_ns;
    uint64_t playouts;
};

struct run {
    const struct bot_arena *arena;
    struct outcome (*outcome)[PL_SEATS_MAX]; /* by game, by seat */
    atomic_uint next;
    atomic_uint done;
    atomic_bool has_failed; /* no memory for a bot */
};

struct table {
    struct bot *bot[PL_SEATS_MAX];
    struct pl_state_room truth;
    struct pl_state_room seen;
    struct pl_legal list;
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
    game->apply(truth, seat, action, NULL);
}

static void score_game(const struct bot_arena *arena, const struct pl_state *truth,
                       struct outcome outcome[PL_SEATS_MAX])
{
    bool is_shared = bot_policy_of(arena->game)->is_cooperative;
    struct pl_result result;
    uint32_t winners = 0;

    arena->game->result(truth, &result);
    for (pl_seat p = 0; p < arena->config.seats; p++) {
        winners += result.rank[p] == 1;
    }
    for (pl_seat p = 0; p < arena->config.seats; p++) {
        outcome[p].win = result.rank[p] != 1 ? 0 : is_shared ? 1 : 1.0 / winners;
        outcome[p].score = result.score[p];
    }
}

static void play_game(const struct bot_arena *arena, uint32_t game, struct table *table,
                      struct outcome outcome[PL_SEATS_MAX])
{
    struct pl_state *truth = pl_state_in(&table->truth);
    struct pl_config config = arena->config;

    config.seed = derive(&config.seed, game / config.seats, 0);
    pl_start(arena->game, &config, truth);
    for (uint32_t i = 0; !pl_head_in(truth)->over; i++) {
        pl_seat seat = (pl_seat)__builtin_ctz(pl_head_in(truth)->waiting);
        PL_ASSERT(i < arena->game->decisions_max);
        decide(arena->game, table, seat, &outcome[seat]);
    }
    score_game(arena, truth, outcome);
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
            play_game(arena, game, &table, run->outcome[game]);
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

/* In a co-operative game the seats of a bot have one result: only the first of them counts as a
 * game, or the interval would claim more than was seen. */
static bool counts(const struct bot_arena *arena, uint32_t game, pl_seat seat)
{
    bool is_first = true;

    for (pl_seat p = 0; p < seat; p++) {
        is_first = is_first && bot_in(arena, game, p) != bot_in(arena, game, seat);
    }
    return is_first || !bot_policy_of(arena->game)->is_cooperative;
}

static void add_up(const struct run *run, struct bot_standing ret_standing[PL_SEATS_MAX])
{
    const struct bot_arena *arena = run->arena;

    memset(ret_standing, 0, PL_SEATS_MAX * sizeof ret_standing[0]);
    for (uint32_t i = 0; i < arena->games * arena->config.seats; i++) {
        uint32_t game = i / arena->config.seats;
        pl_seat seat = (pl_seat)(i % arena->config.seats);
        const struct outcome *outcome = &run->outcome[game][seat];
        struct bot_standing *standing = &ret_standing[bot_in(arena, game, seat)];
        if (counts(arena, game, seat)) {
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

const char *bot_arena_run(const struct bot_arena *arena,
                          struct bot_standing ret_standing[PL_SEATS_MAX])
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
    run.outcome = calloc(arena->games, sizeof run.outcome[0]);
    team = bot_team_new(threads < arena->games ? threads : arena->games, work, &run);
    if (run.outcome && team) {
        bot_team_run(team);
    }
    if (!run.outcome || !team || atomic_load(&run.has_failed)) {
        reason = "there is not enough memory for the bots";
    } else {
        add_up(&run, ret_standing);
    }
    bot_team_free(team);
    free(run.outcome);
    return reason;
}
