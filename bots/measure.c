/* The measurements. Each loop does nothing but what is measured, and looks at the clock rarely. */
#include "bots/measure.h"

#include <stdlib.h>

#include "bots/search.h"
#include "bots/threads.h"

enum {
    POOL = 64,         /* states that are copied and observed in turn */
    ROUNDS = 16,       /* passes over the pool between two looks at the clock */
    YARDSTICK = 1024,  /* bytes */
    EDGE_MAX = 1 << 16 /* of the search */
};

/* Parts of the time that is given. */
#define PART_PLAY   0.5
#define PART_SEARCH 0.3
#define PART_COPY   0.05

/* What one thread saw of random play, on a cache line of its own. */
struct play {
    _Alignas(64) uint64_t games;
    uint64_t decisions;
    uint64_t options;
    uint32_t branching_max;
    uint32_t longest;
    double seconds;
};

struct bench {
    const struct bot_measure_request *request;
    struct play play[64];
    struct pl_state_room pool[POOL];
    struct pl_state_room copy[POOL];
    struct pl_state_room seen;
    uint64_t sum; /* of what the passes return */
    struct bot_search search;
    struct bot_slot *slots;
    struct bot_edge *edges;
};

static uint64_t now_ns(const struct bench *bench)
{
    return bench->request->is_by_processor ? bot_used_ns() : bot_now_ns();
}

static double seconds_since(const struct bench *bench, uint64_t start_ns)
{
    return (double)(now_ns(bench) - start_ns) * 1e-9;
}

static void start_game(const struct bot_measure_request *request, uint64_t number,
                       struct pl_state *state)
{
    struct pl_config config = request->config;
    uint64_t mixed = bot_mix(number);

    for (size_t i = 0; i < sizeof mixed; i++) {
        config.seed.byte[i] ^= (uint8_t)(mixed >> 8 * i);
    }
    pl_start(request->game, &config, state);
}

/* Plays at most `limit` random decisions; returns how many. */
static uint32_t play_random(const struct pl_game *game, struct pl_state *state, uint32_t limit,
                            struct bot_rng *rng, struct play *play)
{
    const struct pl_head *head = pl_head_read(state);
    struct pl_legal list;
    uint32_t count = 0;

    for (; !head->over && count < limit; count++) {
        pl_seat seat = (pl_seat)__builtin_ctz(head->waiting);
        pl_legal_of(game, pl_as_obs(state), seat, &list);
        play->options += list.count;
        play->branching_max = list.count > play->branching_max ? list.count : play->branching_max;
        game->apply(state, seat, list.action[bot_rng_below(rng, list.count)], NULL);
    }
    return count;
}

static void play_games(void *context, uint32_t index)
{
    struct bench *bench = context;
    const struct bot_measure_request *request = bench->request;
    struct play *play = &bench->play[index];
    struct bot_rng rng = bot_rng_of(index);
    struct pl_state_room room;
    uint64_t start_ns = now_ns(bench);

    do {
        start_game(request, play->games * 64 + index, pl_state_in(&room));
        uint32_t count = play_random(request->game, pl_state_in(&room), UINT32_MAX, &rng, play);
        play->decisions += count;
        play->longest = count > play->longest ? count : play->longest;
        play->games++;
        play->seconds = seconds_since(bench, start_ns);
    } while (play->seconds < PART_PLAY * request->seconds);
}

static const char *measure_play(struct bench *bench, struct bot_measure *measure)
{
    uint32_t threads = bench->request->threads ? bench->request->threads : 1;
    struct bot_team *team;
    uint64_t options = 0;
    double seconds = 0;

    if (threads > PL_COUNT_OF(bench->play)) {
        return "too many threads";
    }
    team = bot_team_new(threads, play_games, bench);
    if (!team) {
        return "the threads cannot be started";
    }
    bot_team_run(team);
    bot_team_free(team);
    for (uint32_t i = 0; i < threads; i++) {
        const struct play *play = &bench->play[i];
        measure->games += play->games;
        measure->decisions += play->decisions;
        options += play->options;
        seconds += play->seconds;
        measure->games_per_s += (double)play->games / play->seconds;
        measure->decisions_per_s += (double)play->decisions / play->seconds;
        measure->branching_max = play->branching_max > measure->branching_max
                                     ? play->branching_max
                                     : measure->branching_max;
        measure->decisions_longest =
            play->longest > measure->decisions_longest ? play->longest : measure->decisions_longest;
    }
    measure->ns_per_decision = seconds * 1e9 / (double)measure->decisions;
    measure->decisions_per_game = (double)measure->decisions / (double)measure->games;
    measure->branching_mean = (double)options / (double)measure->decisions;
    return NULL;
}

/* States from all over a game. */
static void fill_pool(struct bench *bench, const struct bot_measure *measure)
{
    struct bot_rng rng = bot_rng_of(POOL);
    struct play ignored = { 0 };

    for (uint32_t i = 0; i < POOL; i++) {
        struct pl_state *state = pl_state_in(&bench->pool[i]);
        uint32_t limit = (uint32_t)(measure->decisions_per_game * i / POOL);
        start_game(bench->request, i, state);
        play_random(bench->request->game, state, limit, &rng, &ignored);
    }
}

/* A pass over the pool; the sum keeps the compiler from leaving the work out. */
typedef uint64_t (*pass)(struct bench *bench, uint32_t size);

static __attribute__((noinline)) uint64_t pass_copy(struct bench *bench, uint32_t size)
{
    for (uint32_t i = 0; i < POOL; i++) {
        memcpy(bench->copy[i].byte, bench->pool[i].byte, size);
    }
    return bench->copy[POOL - 1].byte[size - 1];
}

static __attribute__((noinline)) uint64_t pass_observe(struct bench *bench, uint32_t size)
{
    uint64_t sum = size;

    for (uint32_t i = 0; i < POOL; i++) {
        const struct pl_state *state = pl_state_in(&bench->pool[i]);
        pl_observe(bench->request->game, state, (pl_seat)(i % pl_head_read(state)->seats),
                   pl_obs_in(&bench->seen));
        sum += bench->seen.byte[size / 2];
    }
    return sum;
}

/* Imagines truths behind the one observation that `seen` holds. */
static __attribute__((noinline)) uint64_t pass_imagine(struct bench *bench, uint32_t size)
{
    struct bot_rng rng = bot_rng_of(size);
    uint64_t sum = size;

    for (uint32_t i = 0; i < POOL; i++) {
        struct pl_seed seed = bot_rng_seed(&rng);
        pl_determinize(bench->request->game, pl_obs_in(&bench->seen), &seed,
                       pl_state_in(&bench->copy[i]));
        sum += bench->copy[i].byte[size - 1];
    }
    return sum;
}

/* Nanoseconds for one of the pool: the fastest of the batches, as others disturb us. */
static double time_pass(struct bench *bench, pass run, uint32_t size)
{
    uint64_t start_ns = now_ns(bench);
    double best = 1e18;

    do {
        uint64_t batch_ns = now_ns(bench);
        for (uint32_t i = 0; i < ROUNDS; i++) {
            bench->sum += run(bench, size);
        }
        double ns = (double)(now_ns(bench) - batch_ns) / (ROUNDS * POOL);
        best = ns < best ? ns : best;
    } while (seconds_since(bench, start_ns) < PART_COPY * bench->request->seconds);
    return best;
}

/* A state some random decisions into a game, that is not over. */
static void reach_ply(const struct bench *bench, struct pl_state *state)
{
    struct bot_rng rng = bot_rng_of(1);
    struct play ignored = { 0 };

    for (uint32_t i = 0; i < 100; i++) {
        start_game(bench->request, i, state);
        play_random(bench->request->game, state, bench->request->ply, &rng, &ignored);
        if (!pl_head_read(state)->over) {
            return;
        }
    }
    start_game(bench->request, 0, state);
}

static void measure_search(struct bench *bench, struct bot_measure *measure)
{
    const struct pl_game *game = bench->request->game;
    struct pl_state *state = pl_state_in(&bench->pool[0]);
    pl_seat seat;
    uint64_t start_ns;
    double seconds;

    reach_ply(bench, state);
    seat = (pl_seat)__builtin_ctz(pl_head_read(state)->waiting);
    pl_observe(game, state, seat, pl_obs_in(&bench->seen));
    bot_search_init(&bench->search, game, bench->edges, bench->slots, EDGE_MAX);
    bot_search_start(&bench->search, pl_obs_in(&bench->seen), 1);
    start_ns = now_ns(bench);
    do {
        bot_search_run(&bench->search, 16);
        seconds = seconds_since(bench, start_ns);
    } while (seconds < PART_SEARCH * bench->request->seconds);
    measure->playouts_per_s = bench->search.playouts / seconds;
    measure->decisions_per_playout =
        (double)bench->search.decisions / (double)bench->search.playouts;
}

static const char *measure_all(struct bench *bench, struct bot_measure *measure)
{
    uint32_t size = bench->request->game->layout.size;
    const char *reason = measure_play(bench, measure);

    if (reason) {
        return reason;
    }
    fill_pool(bench, measure);
    measure->copy_ns = time_pass(bench, pass_copy, size);
    measure->copy_1k_ns = time_pass(bench, pass_copy, YARDSTICK);
    measure->observe_ns = time_pass(bench, pass_observe, size);
    measure->imagine_ns = time_pass(bench, pass_imagine, size);
    measure_search(bench, measure);
    return NULL;
}

const char *bot_measure_run(const struct bot_measure_request *request,
                            struct bot_measure *ret_measure)
{
    struct bot_measure measure = { 0 };
    struct bench *bench = aligned_alloc(64, (sizeof *bench + 63) / 64 * 64);
    struct bot_slot *slots = calloc(bot_search_slots(EDGE_MAX), sizeof *slots);
    struct bot_edge *edges = calloc(EDGE_MAX, sizeof *edges);
    const char *reason = "there is not enough memory";

    if (bench && slots && edges) {
        memset(bench, 0, sizeof *bench);
        bench->request = request;
        bench->slots = slots;
        bench->edges = edges;
        reason = measure_all(bench, &measure);
    }
    if (!reason) {
        *ret_measure = measure;
    }
    free(edges);
    free(slots);
    free(bench);
    return reason;
}
