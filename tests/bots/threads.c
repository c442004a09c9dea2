/* Bots on several threads: whole games, stopping from outside, arenas with games side by side. */
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include "bots/arena.h"
#include "bots/threads.h"
#include "tests/bots/common.h"

static struct pl_state_room truth_room, seen_room;

static void test_several_threads_play_a_game(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        const struct pl_game *game = games_at(g);
        struct pl_state *truth = pl_state_in(&truth_room);
        struct bot *bot = make_bot(game, BOT_LEVEL_HARD, 64, 3);
        struct bot_rng rng = bot_rng_of(g);
        start(game, game->seats_max, g, truth);
        for (int i = 0; i < 30 && skip_to_choice(game, truth, 4, &rng); i++) {
            pl_seat seat = first_waiting(truth);
            pl_observe(game, truth, seat, pl_obs_in(&seen_room));
            assert_null(pl_submit(game, truth, seat, bot_choose(bot, pl_obs_in(&seen_room)), NULL));
        }
        bot_free(bot);
    }
}

/* --- stopping -------------------------------------------------------------------------------- */

struct thinker {
    struct bot *bot;
    pl_action action;
    atomic_bool is_done;
};

static void *think(void *argument)
{
    struct thinker *thinker = argument;

    thinker->action = bot_choose(thinker->bot, pl_obs_in(&seen_room));
    atomic_store(&thinker->is_done, true);
    return NULL;
}

static void pause_ms(long ms)
{
    struct timespec time = { .tv_nsec = ms * 1000000 };

    nanosleep(&time, NULL);
}

/* A bot with an hour to think answers when told to; else this would go on until it is killed. */
static void test_stop(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct bot_config config = { .level = BOT_LEVEL_HARD, .ms_per_move = BOT_MS_MAX, .threads = 2 };
    const char *reason = NULL;
    struct thinker thinker = { .bot = bot_new(game, &config, &reason) };
    struct bot_rng rng = bot_rng_of(1);
    pthread_t thread;

    (void)unused;
    assert_non_null(thinker.bot);
    start(game, game->seats_max, 1, pl_state_in(&truth_room));
    assert_true(skip_to_choice(game, pl_state_in(&truth_room), 0, &rng));
    pl_observe(game, pl_state_in(&truth_room), first_waiting(pl_state_in(&truth_room)),
               pl_obs_in(&seen_room));
    assert_int_equal(pthread_create(&thread, NULL, think, &thinker), 0);
    while (!atomic_load(&thinker.is_done)) {
        bot_stop(thinker.bot);
        pause_ms(5);
    }
    pthread_join(thread, NULL);
    assert_int_not_equal(thinker.action, 0);
    bot_free(thinker.bot);
}

/* --- arenas ---------------------------------------------------------------------------------- */

static struct bot_arena arena_of(const struct pl_game *game, uint32_t games, uint32_t threads)
{
    return (struct bot_arena){
        .game = game,
        .config = pl_config_default(game, game->seats_max, pl_seed_of(1)),
        .bot = { { .level = BOT_LEVEL_HARD, .playouts_max = 20, .threads = 1 },
                 { .level = BOT_LEVEL_RANDOM, .threads = 1 } },
        .bot_count = 2,
        .games = games,
        .threads = threads,
    };
}

static void test_arena_does_not_depend_on_threads(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct bot_report alone;
    struct bot_report together;
    struct bot_arena one = arena_of(game, 20, 1);
    struct bot_arena three = arena_of(game, 20, 3);

    (void)unused;
    assert_null(bot_arena_run(&one, &alone));
    assert_null(bot_arena_run(&three, &together));
    assert_int_equal(alone.standing[0].games, 20);
    assert_int_equal(alone.standing[1].games, 20 * (game->seats_max - 1));
    for (uint32_t i = 0; i < 2; i++) {
        alone.standing[i].ms_per_choice = 0;
        together.standing[i].ms_per_choice = 0;
    }
    assert_memory_equal(&alone, &together, sizeof alone);
}

/* How often the seats together win a game: once where each plays alone. */
static double wins_in_a_game(const struct bot_arena *arena)
{
    static struct pl_state_room room;
    struct pl_result result;
    double allies = 0;

    pl_start(arena->game, &arena->config, pl_state_in(&room));
    arena->game->result(pl_state_in(&room), &result);
    for (uint32_t p = 0; p < arena->config.seats; p++) {
        allies += pl_are_allies(&result, 0, p);
    }
    return allies;
}

static double sum_of_hits(const struct bot_tallies *tallies)
{
    double hits = 0;

    for (uint32_t i = 0; i < tallies->count; i++) {
        const struct bot_tally *tally = &tallies->item[i];
        assert_true(tally->low <= tally->hits / tally->cases);
        assert_true(tally->high >= tally->hits / tally->cases);
        hits += tally->hits;
    }
    return hits;
}

static void expect_sum(double sum, double expected)
{
    assert_true(sum > expected - 0.001 && sum < expected + 0.001);
}

/* Bots' wins, sides' wins and endings of random games: each game counts once. */
static void check_sums(const struct bot_arena *arena)
{
    double most = wins_in_a_game(arena) * arena->games;
    bool are_all_allies = wins_in_a_game(arena) >= arena->config.seats;
    struct bot_report report;

    assert_null(bot_arena_run(arena, &report));
    double wins = report.standing[0].wins + report.standing[1].wins;
    if (are_all_allies) { /* They may lose; a game counts once for a bot, whatever its seats. */
        assert_true(wins <= most);
        assert_int_equal(report.standing[1].games, arena->games);
    } else {
        expect_sum(wins, most);
    }
    assert_int_equal(report.sides.count > 0, arena->game->side != NULL);
    assert_int_equal(report.endings.count > 0, arena->game->ending != NULL);
    if (report.sides.count) {
        expect_sum(sum_of_hits(&report.sides), wins);
    }
    if (report.endings.count) {
        expect_sum(sum_of_hits(&report.endings), arena->games);
    }
}

static void test_arena_adds_up(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct bot_arena arena = arena_of(games_at(g), 4, 2);
        arena.bot[0].level = BOT_LEVEL_RANDOM;
        check_sums(&arena);
    }
}

static void test_arena_of_teams(void **unused)
{
    struct bot_arena arena = arena_of(games_find("hlas"), 4, 2);

    (void)unused;
    arena.bot[0].level = BOT_LEVEL_RANDOM;
    arena.config.option[0] = 1; /* its mode: teams */
    expect_sum(wins_in_a_game(&arena), 2);
    check_sums(&arena);
}

static void test_arena_refuses(void **unused)
{
    struct bot_report report;
    struct bot_arena none = arena_of(games_at(0), 0, 1);
    struct bot_arena crowd = arena_of(games_at(0), 1, 1);

    (void)unused;
    crowd.bot_count = PL_SEATS_MAX + 1u;
    assert_non_null(bot_arena_run(&none, &report));
    assert_non_null(bot_arena_run(&crowd, &report));
}

static void test_wilson(void **unused)
{
    double low, high;

    (void)unused;
    bot_wilson(5, 10, &low, &high);
    assert_true(low > 0.2365 && low < 0.2367);
    assert_true(high > 0.7633 && high < 0.7635);
    bot_wilson(0, 20, &low, &high);
    assert_true(low > -1e-9 && low < 1e-9);
    assert_true(high > 0.161 && high < 0.162);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_several_threads_play_a_game),
        cmocka_unit_test(test_stop),
        cmocka_unit_test(test_arena_does_not_depend_on_threads),
        cmocka_unit_test(test_arena_adds_up),
        cmocka_unit_test(test_arena_of_teams),
        cmocka_unit_test(test_arena_refuses),
        cmocka_unit_test(test_wilson),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
