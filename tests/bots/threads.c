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
        struct bot *bot = make_bot(game, "hard", 64, 3);
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

/* A bot with an hour to think answers when told to. */
static void test_stop(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct bot_config config = { .level = "hard", .ms_per_move = BOT_MS_MAX, .threads = 2 };
    const char *reason = NULL;
    struct thinker thinker = { .bot = bot_new(game, &config, &reason) };
    struct bot_rng rng = bot_rng_of(1);
    uint64_t start_ns = bot_now_ns();
    pthread_t thread;

    (void)unused;
    assert_non_null(thinker.bot);
    start(game, game->seats_max, 1, pl_state_in(&truth_room));
    assert_true(skip_to_choice(game, pl_state_in(&truth_room), 0, &rng));
    pl_observe(game, pl_state_in(&truth_room), first_waiting(pl_state_in(&truth_room)),
               pl_obs_in(&seen_room));
    assert_int_equal(pthread_create(&thread, NULL, think, &thinker), 0);
    pause_ms(20);
    while (!atomic_load(&thinker.is_done)) {
        bot_stop(thinker.bot);
        pause_ms(5);
    }
    pthread_join(thread, NULL);
    assert_int_not_equal(thinker.action, 0);
    assert_true(bot_now_ns() - start_ns < 10000000000u);
    bot_free(thinker.bot);
}

/* --- arenas ---------------------------------------------------------------------------------- */

static struct bot_arena arena_of(const struct pl_game *game, uint32_t games, uint32_t threads)
{
    return (struct bot_arena){
        .game = game,
        .config = pl_config_default(game, game->seats_max, pl_seed_of(1)),
        .bot = { { .level = "hard", .playouts_max = 20, .threads = 1 },
                 { .level = "random", .threads = 1 } },
        .bot_count = 2,
        .games = games,
        .threads = threads,
    };
}

static void test_arena_does_not_depend_on_threads(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct bot_standing alone[PL_SEATS_MAX];
    struct bot_standing together[PL_SEATS_MAX];
    struct bot_arena one = arena_of(game, 20, 1);
    struct bot_arena three = arena_of(game, 20, 3);

    (void)unused;
    assert_null(bot_arena_run(&one, alone));
    assert_null(bot_arena_run(&three, together));
    assert_int_equal(alone[0].games, 20);
    assert_int_equal(alone[1].games, 20 * (game->seats_max - 1));
    for (uint32_t i = 0; i < 2; i++) {
        alone[i].ms_per_choice = 0;
        together[i].ms_per_choice = 0;
    }
    assert_memory_equal(alone, together, 2 * sizeof alone[0]);
}

static void test_arena_wins_add_up(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct bot_arena arena = arena_of(games_at(g), 4, 2);
        struct bot_standing standing[PL_SEATS_MAX];
        arena.bot[0].level = "random";
        assert_null(bot_arena_run(&arena, standing));
        double wins = standing[0].wins + standing[1].wins;
        bool is_cooperative = bot_policy_of(games_at(g))->is_cooperative;
        if (is_cooperative) {
            /* One result for all: a game counts once for each bot, however many seats it has. */
            assert_int_equal(standing[1].games, 4);
            assert_memory_equal(&standing[0].wins, &standing[1].wins, sizeof standing[0].wins);
            continue;
        }
        assert_true(wins > 3.999 && wins < 4.001);
    }
}

static void test_arena_refuses(void **unused)
{
    struct bot_standing standing[PL_SEATS_MAX];
    struct bot_arena none = arena_of(games_at(0), 0, 1);
    struct bot_arena crowd = arena_of(games_at(0), 1, 1);

    (void)unused;
    crowd.bot_count = PL_SEATS_MAX + 1u;
    assert_non_null(bot_arena_run(&none, standing));
    assert_non_null(bot_arena_run(&crowd, standing));
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
        cmocka_unit_test(test_arena_wins_add_up),
        cmocka_unit_test(test_arena_refuses),
        cmocka_unit_test(test_wilson),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
