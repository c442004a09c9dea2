/* Bot turns on worker threads: whole games, several workers at once, waiting, cancelling. */
#include "match/worker.h"

#include "tests/match/common.h"

/* A bound for what hangs; a thought that is not cancelled takes longer than any test may. */
enum { HANG_MS = 600000, THOUGHT_MS = BOT_MS_MAX };

static struct match_worker *make_worker(const struct pl_game *game, struct bot_config config)
{
    struct match_worker *worker = NULL;

    config.seed = pl_seed_of(1);
    assert_null(match_worker_new(game, &config, &worker));
    return worker;
}

static void ask(struct match_worker *worker, const struct match *match, pl_seat seat)
{
    struct pl_state_room room;

    pl_observe(match_game(match), match_state(match), seat, pl_obs_in(&room));
    assert_true(match_worker_start(worker, pl_obs_in(&room)));
    /* The worker has its own copy. */
    memset(room.byte, 0xa5, sizeof room.byte);
}

/* All waiting seats think at the same time, each with a worker of its own. */
static void play_round(struct match *match, struct match_worker *const *workers)
{
    unsigned waiting = pl_head_read(match_state(match))->waiting;
    pl_action action;

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (waiting >> p & 1) {
            ask(workers[p], match, p);
        }
    }
    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        if (waiting >> p & 1) {
            assert_true(match_worker_wait(workers[p], HANG_MS, &action));
            assert_null(match_play(match, p, action, NULL));
        }
    }
}

static void test_whole_games(void **unused)
{
    static const enum bot_level levels[PL_SEATS_MAX] = { BOT_LEVEL_RANDOM, BOT_LEVEL_GREEDY,
                                                         BOT_LEVEL_EASY, BOT_LEVEL_EASY,
                                                         BOT_LEVEL_RANDOM };

    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        const struct pl_game *game = games_at(g);
        struct match *match = common_match(game, game->seats_max, 6);
        struct match_worker *workers[PL_SEATS_MAX] = { NULL };
        for (pl_seat p = 0; p < game->seats_max; p++) {
            workers[p] = make_worker(
                game, (struct bot_config){ .level = levels[p], .playouts_max = 4, .threads = 1 });
        }
        for (uint32_t i = 0; i < 200 && !common_is_over(match); i++) {
            play_round(match, workers);
        }
        for (pl_seat p = 0; p < game->seats_max; p++) {
            match_worker_free(workers[p]);
        }
        match_free(match);
    }
}

/* A position in which the seat has a choice, so that a slow bot has something to think about. */
static struct match *choice(const struct pl_game *game, pl_seat *ret_seat)
{
    struct match *match = common_match(game, game->seats_min, 6);
    struct common_dice dice = common_dice_of(6);
    struct pl_legal list = { .count = 0 };

    for (int i = 0; i < 1000; i++) {
        *ret_seat = (pl_seat)__builtin_ctz(pl_head_read(match_state(match))->waiting);
        pl_legal_of(game, pl_as_obs(match_state(match)), *ret_seat, &list);
        if (list.count > 1) {
            return match;
        }
        common_play(match, 1, &dice);
    }
    fail();
    return NULL;
}

static struct match_worker *slow_worker(const struct pl_game *game)
{
    return make_worker(
        game,
        (struct bot_config){ .level = BOT_LEVEL_HARD, .ms_per_move = THOUGHT_MS, .threads = 1 });
}

static void test_cancel(void **unused)
{
    pl_seat seat;
    pl_action action;
    const struct pl_game *game = games_at(0);
    struct match *match = choice(game, &seat);
    struct match_worker *worker = slow_worker(game);

    (void)unused;
    assert_false(match_worker_wait(worker, 0, &action));
    assert_false(match_worker_wait(worker, 5, &action));
    for (int i = 0; i < 20; i++) {
        ask(worker, match, seat);
        if (i % 2) {
            assert_false(match_worker_wait(worker, (uint32_t)i, &action));
        }
        match_worker_cancel(worker);
        assert_false(match_worker_wait(worker, 0, &action));
    }
    match_worker_free(worker);
    match_free(match);
}

static void test_hurry_gives_a_choice(void **unused)
{
    pl_seat seat;
    pl_action action = 0;
    const struct pl_game *game = games_at(0);
    struct match *match = choice(game, &seat);
    struct match_worker *worker = slow_worker(game);

    (void)unused;
    ask(worker, match, seat);
    while (!match_worker_wait(worker, 10, &action)) {
        match_worker_hurry(worker);
    }
    assert_null(match_play(match, seat, action, NULL));
    match_worker_free(worker);
    match_free(match);
}

static void test_not_idle(void **unused)
{
    struct pl_state_room room;
    pl_seat seat;
    pl_action action;
    const struct pl_game *game = games_at(0);
    struct match *match = choice(game, &seat);
    struct match_worker *worker =
        make_worker(game, (struct bot_config){ .level = BOT_LEVEL_RANDOM });

    (void)unused;
    pl_observe(game, match_state(match), seat, pl_obs_in(&room));
    ask(worker, match, seat);
    assert_false(match_worker_start(worker, pl_obs_in(&room)));
    assert_true(match_worker_wait(worker, HANG_MS, &action));
    assert_true(match_worker_start(worker, pl_obs_in(&room)));
    /* Freed while it thinks or has a choice that was not taken. */
    match_worker_free(worker);
    match_worker_free(NULL);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_whole_games),
        cmocka_unit_test(test_cancel),
        cmocka_unit_test(test_hurry_gives_a_choice),
        cmocka_unit_test(test_not_idle),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
