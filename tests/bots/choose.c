/* Every bot in every game: choices are legal, repeatable, and depend on the observation alone. */
#include <string.h>

#include "bots/level.h"
#include "tests/bots/common.h"

enum { CHOICES_MAX = 40, PLAYOUTS = 24 };

static struct pl_state_room truth_room, other_room, seen_room, other_seen_room;
static struct bot_advice advice;

/* Positions spread over games, with each bot asked in turn. */
static void check_legal(const struct pl_game *game, uint8_t seats, enum bot_level level)
{
    struct pl_state *truth = pl_state_in(&truth_room);
    struct pl_obs *seen = pl_obs_in(&seen_room);
    struct bot *bot = make_bot(game, level, PLAYOUTS, 1);
    struct bot_rng rng = bot_rng_of(seats);
    struct pl_legal list;

    start(game, seats, seats, truth);
    for (int i = 0; i < CHOICES_MAX && skip_to_choice(game, truth, 3, &rng); i++) {
        pl_seat seat = first_waiting(truth);
        pl_observe(game, truth, seat, seen);
        pl_action action = bot_choose(bot, seen);
        pl_legal_of(game, seen, seat, &list);
        assert_true(pl_legal_has(&list, action));
        assert_null(pl_submit(game, truth, seat, action, NULL));
    }
    bot_free(bot);
}

static void test_choices_are_legal(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        const struct pl_game *game = games_at(g);
        for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
            for (int i = BOT_LEVEL_NONE + 1; i < BOT_LEVEL_COUNT; i++) {
                check_legal(game, seats, (enum bot_level)i);
            }
        }
    }
}

/* Two bots, two truths, one observation: the same answers. */
static void check_blind(const struct pl_game *game, enum bot_level level)
{
    struct pl_state *truth = pl_state_in(&truth_room);
    struct pl_state *other = pl_state_in(&other_room);
    struct pl_obs *seen = pl_obs_in(&seen_room);
    struct pl_obs *other_seen = pl_obs_in(&other_seen_room);
    struct bot *bot = make_bot(game, level, PLAYOUTS, 1);
    struct bot *twin = make_bot(game, level, PLAYOUTS, 1);
    struct bot_rng rng = bot_rng_of(3);

    start(game, game->seats_max, 5, truth);
    for (int i = 0; i < CHOICES_MAX / 2 && skip_to_choice(game, truth, 5, &rng); i++) {
        pl_seat seat = first_waiting(truth);
        struct pl_seed guess = bot_rng_seed(&rng);
        pl_observe(game, truth, seat, seen);
        pl_determinize(game, seen, &guess, other);
        pl_observe(game, other, seat, other_seen);
        assert_memory_equal(seen, other_seen, game->layout.size);
        pl_action action = bot_choose(bot, seen);
        assert_int_equal(action, bot_choose(twin, other_seen));
        game->apply(truth, seat, action, NULL);
    }
    bot_free(bot);
    bot_free(twin);
}

static void test_choices_depend_on_the_observation_alone(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        for (int i = BOT_LEVEL_NONE + 1; i < BOT_LEVEL_COUNT; i++) {
            check_blind(games_at(g), (enum bot_level)i);
        }
    }
}

static void test_a_choice_leaves_the_observation_alone(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct bot *bot = make_bot(game, BOT_LEVEL_HARD, 200, 1);
    struct bot_rng rng = bot_rng_of(1);

    (void)unused;
    start(game, 2, 1, pl_state_in(&truth_room));
    assert_true(skip_to_choice(game, pl_state_in(&truth_room), 0, &rng));
    pl_observe(game, pl_state_in(&truth_room), first_waiting(pl_state_in(&truth_room)),
               pl_obs_in(&seen_room));
    memcpy(&other_seen_room, &seen_room, sizeof seen_room);
    bot_choose(bot, pl_obs_in(&seen_room));
    assert_memory_equal(&seen_room, &other_seen_room, game->layout.size);
    bot_free(bot);
}

/* The advice holds every root action once, best first, and accounts for every playout. */
static void test_advice(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct bot *bot = make_bot(game, BOT_LEVEL_HARD, 500, 1);
    struct bot_rng rng = bot_rng_of(1);
    uint64_t visits = 0;
    struct pl_legal list;

    (void)unused;
    start(game, 2, 1, pl_state_in(&truth_room));
    assert_true(skip_to_choice(game, pl_state_in(&truth_room), 0, &rng));
    pl_seat seat = first_waiting(pl_state_in(&truth_room));
    pl_observe(game, pl_state_in(&truth_room), seat, pl_obs_in(&seen_room));
    pl_legal_of(game, pl_obs_in(&seen_room), seat, &list);
    bot_advise(bot, pl_obs_in(&seen_room), &advice);
    assert_int_equal(advice.count, list.count);
    for (uint32_t i = 0; i < advice.count; i++) {
        assert_true(pl_legal_has(&list, advice.item[i].action));
        assert_true(i == 0 || advice.item[i].visits <= advice.item[i - 1].visits);
        assert_true(advice.item[i].mean >= 0 && advice.item[i].mean <= 1);
        visits += advice.item[i].visits;
    }
    assert_int_equal(visits, bot_playouts(bot));
    assert_true(visits > 0 && visits <= 500);
    bot_free(bot);
}

/* A seat whose team is clearly ahead sees itself ahead: its ally, ahead as well, is no rival. */
static void test_greedy_knows_its_ally(void **unused)
{
    enum { LEAD = 12, POSITIONS_MAX = 400 };
    const struct pl_game *game = games_find("hlas");
    struct pl_state *truth = pl_state_in(&truth_room);
    struct pl_config config = pl_config_default(game, 4, pl_seed_of(2));
    struct bot *bot = make_bot(game, BOT_LEVEL_GREEDY, 0, 1);
    struct bot_rng rng = bot_rng_of(2);
    struct pl_result result;
    uint32_t met = 0;

    (void)unused;
    config.option[0] = 1; /* its mode: teams */
    pl_start(game, &config, truth);
    for (int i = 0; i < POSITIONS_MAX && skip_to_choice(game, truth, 5, &rng); i++) {
        pl_seat seat = first_waiting(truth);
        game->result(truth, &result);
        if (result.score[seat] - result.score[seat ^ 1] >= LEAD) {
            pl_observe(game, truth, seat, pl_obs_in(&seen_room));
            bot_advise(bot, pl_obs_in(&seen_room), &advice);
            assert_true(advice.item[0].mean > 0);
            met++;
        }
    }
    assert_true(met > 0);
    bot_free(bot);
}

static void test_more_playouts_than_room(void **unused)
{
    const struct pl_game *game = games_find("hlas"); /* quick */
    struct bot *bot = make_bot(game, BOT_LEVEL_HARD, 2 * BOT_EDGES_BY_CLOCK, 1);
    struct bot_rng rng = bot_rng_of(1);

    (void)unused;
    start(game, game->seats_max, 1, pl_state_in(&truth_room));
    assert_true(skip_to_choice(game, pl_state_in(&truth_room), 0, &rng));
    pl_seat seat = first_waiting(pl_state_in(&truth_room));
    pl_observe(game, pl_state_in(&truth_room), seat, pl_obs_in(&seen_room));
    assert_int_not_equal(bot_choose(bot, pl_obs_in(&seen_room)), 0);
    assert_true(bot_playouts(bot) > BOT_EDGES_BY_CLOCK);
    bot_free(bot);
}

/* --- configuration --------------------------------------------------------------------------- */

static void test_config_texts(void **unused)
{
    struct bot_config config = { 0 };

    (void)unused;
    assert_null(bot_config_read("hard", &config));
    assert_int_equal(config.level, BOT_LEVEL_HARD);
    assert_int_equal(config.ms_per_move, 0);
    assert_null(bot_config_read("medium:playouts=500,threads=2", &config));
    assert_int_equal(config.level, BOT_LEVEL_MEDIUM);
    assert_int_equal(config.playouts_max, 500);
    assert_int_equal(config.threads, 2);
    assert_null(bot_config_read("easy:ms=20", &config));
    assert_int_equal(config.ms_per_move, 20);
    assert_int_equal(config.playouts_max, 500);
}

static void test_bad_config_texts(void **unused)
{
    static const char *const bad[] = {
        "",
        "strong",
        "har",
        "hard:",
        "hard:ms",
        "hard:ms=",
        "hard:ms=-1",
        "hard:ms= 5",
        "hard:ms=5;",
        "hard:ms=5,",
        "hard:depth=5",
        "hard:ms=99999999999",
        "hard:threads=65",
        "hard,ms=5",
        "hard:ms=5:ms=5",
    };
    struct bot_config config = { .level = BOT_LEVEL_EASY, .ms_per_move = 3 };

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(bad); i++) {
        assert_non_null(bot_config_read(bad[i], &config));
        assert_int_equal(config.level, BOT_LEVEL_EASY);
        assert_int_equal(config.ms_per_move, 3);
    }
}

/* Names are found whole, and every level has a row for each place. */
static void test_levels(void **unused)
{
    (void)unused;
    for (int i = BOT_LEVEL_NONE + 1; i < BOT_LEVEL_COUNT; i++) {
        enum bot_level level = (enum bot_level)i;
        const char *name = bot_level_name(level);
        assert_int_equal(bot_level_find(name, strlen(name)), level);
        assert_int_equal(bot_level_find(name, strlen(name) - 1), BOT_LEVEL_NONE);
        assert_true(bot_level_title(level, PL_LANG_PL)[0]);
        assert_true(bot_level_title(level, PL_LANG_EN)[0]);
        for (int place = 0; place < BOT_PLACE_COUNT; place++) {
            struct bot_effort effort = bot_effort_at(level, (enum bot_place)place);
            assert_true(effort.kind != BOT_SEARCH || effort.ms_per_move || effort.playouts_max);
            assert_true(effort.ms_per_move <= BOT_MS_MAX);
        }
        /* A thought that ends after it should be shown would tell how long it was. */
        assert_true(bot_effort_at(level, BOT_PLACE_SERVER).ms_per_move < bot_level_shown_ms(level));
    }
    assert_int_equal(bot_level_find("", 0), BOT_LEVEL_NONE);
    assert_int_equal(bot_level_find("hardly", 6), BOT_LEVEL_NONE);
    bot_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_choices_are_legal),
        cmocka_unit_test(test_choices_depend_on_the_observation_alone),
        cmocka_unit_test(test_a_choice_leaves_the_observation_alone),
        cmocka_unit_test(test_advice),
        cmocka_unit_test(test_greedy_knows_its_ally),
        cmocka_unit_test(test_more_playouts_than_room),
        cmocka_unit_test(test_config_texts),
        cmocka_unit_test(test_bad_config_texts),
        cmocka_unit_test(test_levels),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
