/* Matches: replay to any ply, undo within an epoch, refusals that change nothing. */
#include "tests/match/common.h"

enum { PLY_MAX = 400 };

/* The state at every ply is the one that was there, by whatever way it is asked for. */
static void test_at_gives_every_ply(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct match *match = common_match(games_at(g), games_at(g)->seats_max, 11);
        struct common_dice dice = common_dice_of(g);
        static uint64_t hash[PLY_MAX + 1];
        struct pl_state_room room;
        do {
            hash[match_ply(match)] = common_hash(match);
        } while (match_ply(match) < PLY_MAX && common_play(match, 1, &dice));
        for (uint32_t i = 0; i <= match_ply(match); i++) {
            uint32_t ply = i * 7919 % (match_ply(match) + 1);
            assert_null(match_at(match, ply, pl_state_in(&room)));
            assert_int_equal(pl_hash(games_at(g), pl_state_in(&room)), hash[ply]);
        }
        assert_non_null(match_at(match, match_ply(match) + 1, pl_state_in(&room)));
        match_free(match);
    }
}

/* Taking back the last action restores the state before it, or is refused and changes nothing. */
static void test_undo_last(void **unused)
{
    uint32_t undone = 0;
    uint32_t refused = 0;

    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct match *match = common_match(games_at(g), games_at(g)->seats_min, 5);
        struct common_dice dice = common_dice_of(g);
        for (int i = 0; i < 2000 && !common_is_over(match); i++) {
            uint64_t before = common_hash(match);
            uint32_t epoch = pl_head_read(match_state(match))->epoch;
            pl_seat seat;
            pl_action action;
            common_choose(match, &dice, &seat, &action);
            assert_null(match_play(match, seat, action, NULL));
            uint64_t after = common_hash(match);
            bool is_same_epoch = pl_head_read(match_state(match))->epoch == epoch;
            const char *foreseen = match_undo_check(match, seat);
            assert_int_equal(common_hash(match), after);
            const char *reason = match_undo(match, seat);
            assert_ptr_equal(foreseen, reason);
            assert_int_equal(reason == NULL, is_same_epoch);
            assert_int_equal(common_hash(match), reason ? after : before);
            *(reason ? &refused : &undone) += 1;
            if (!reason) {
                assert_null(match_play(match, seat, action, NULL));
                assert_int_equal(common_hash(match), after);
            }
        }
        match_free(match);
    }
    assert_true(undone > 0);
    assert_true(refused > 0);
}

/* A seat takes its secret choice back although another has chosen since; the other's stays. */
static void test_undo_keeps_what_others_committed(void **unused)
{
    uint32_t tried = 0;

    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct match *match = common_match(games_at(g), games_at(g)->seats_max, 3);
        struct match *other = common_match(games_at(g), games_at(g)->seats_max, 3);
        const struct pl_head *head = pl_head_read(match_state(match));
        struct pl_legal list[2];
        uint32_t epoch = head->epoch;
        if (__builtin_popcount(head->waiting) >= 3) {
            pl_legal_of(games_at(g), pl_as_obs(match_state(match)), 0, &list[0]);
            pl_legal_of(games_at(g), pl_as_obs(match_state(match)), 1, &list[1]);
            assert_null(match_play(match, 0, list[0].action[0], NULL));
            assert_null(match_play(match, 1, list[1].action[0], NULL));
            assert_null(match_play(other, 1, list[1].action[0], NULL));
            assert_int_equal(pl_head_read(match_state(match))->epoch, epoch);
            assert_null(match_undo(match, 0));
            assert_int_equal(common_hash(match), common_hash(other));
            assert_int_equal(match_ply(match), 1);
            assert_non_null(match_undo(match, 0));
            tried++;
        }
        match_free(other);
        match_free(match);
    }
    assert_true(tried > 0);
}

/* Whether one or more decisions were taken from this ply on, and all only declined offers. */
static bool are_declined(const struct match *match, uint32_t ply)
{
    bool (*declines)(pl_action) = match_game(match)->declines;
    bool are_all = declines && ply < match_ply(match);

    for (; are_all && ply < match_ply(match); ply++) {
        pl_action action;
        pl_seat seat;
        match_log(match, ply, &seat, &action);
        are_all = declines(action);
    }
    return are_all;
}

/* The ply before the seat's last decision, or the current one. */
static uint32_t last_of(const struct match *match, pl_seat seat)
{
    pl_action action;
    pl_seat other = PL_NOBODY;

    for (uint32_t ply = match_ply(match); ply > 0; ply--) {
        match_log(match, ply - 1, &other, &action);
        if (other == seat) {
            return ply - 1;
        }
    }
    return match_ply(match);
}

/* Others who only declined an offer do not stand in the way, and are offered it anew; what became
 * known since does. */
static void test_undo_goes_over_declined_offers(void **unused)
{
    const struct pl_game *game = games_find("fall");
    uint32_t gone_back = 0;
    uint32_t refused = 0;

    (void)unused;
    for (uint32_t seed = 0; seed < 20; seed++) {
        struct match *match = common_match(game, 3, seed);
        struct common_dice dice = common_dice_of(seed);
        for (int i = 0; i < 300 && common_play(match, 1, &dice); i++) {
            struct pl_state_room room;
            pl_seat seat = (pl_seat)(i % 3);
            uint32_t last = last_of(match, seat);
            if (!are_declined(match, last + 1)) {
                continue;
            }
            assert_null(match_at(match, last, pl_state_in(&room)));
            bool is_same_epoch =
                pl_head_read(pl_state_in(&room))->epoch == pl_head_read(match_state(match))->epoch;
            assert_int_equal(!match_undo_check(match, seat), is_same_epoch);
            assert_int_equal(!match_undo(match, seat), is_same_epoch);
            assert_true(!is_same_epoch || common_hash(match) == pl_hash(game, pl_state_in(&room)));
            *(is_same_epoch ? &gone_back : &refused) += 1;
        }
        match_free(match);
    }
    assert_true(gone_back > 0);
    assert_true(refused > 0);
}

/* Undo removes the seat's own last decision or nothing: never what another seat decided, but for
 * offers that they only declined. */
static void test_undo_takes_back_only_own(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        struct match *match = common_match(games_at(g), games_at(g)->seats_max, 6);
        struct common_dice dice = common_dice_of(g);
        for (int i = 0; i < 300 && common_play(match, 2, &dice); i++) {
            pl_seat asked = (pl_seat)(i % games_at(g)->seats_max);
            uint32_t before = match_ply(match);
            static pl_seat seat[PLY_MAX * 2];
            pl_action action;
            for (uint32_t ply = 0; ply < before; ply++) {
                match_log(match, ply, &seat[ply], &action);
            }
            uint32_t own = last_of(match, asked);
            uint32_t shorter = are_declined(match, own + 1) ? before - own : 1;
            bool is_undone = !match_undo(match, asked);
            assert_int_equal(match_ply(match), before - is_undone * shorter);
            for (uint32_t ply = 0; ply < match_ply(match); ply++) {
                pl_seat now;
                match_log(match, ply, &now, &action);
                assert_int_equal(now, seat[ply + (is_undone && ply >= own)]);
            }
        }
        match_free(match);
    }
}

/* After many undos the snapshots still fit. */
static void test_undo_across_snapshots(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        const struct pl_game *game = games_at(g);
        struct match *match = common_match(game, game->seats_max, 8);
        struct common_dice dice = common_dice_of(9);
        struct pl_state_room room;
        for (int i = 0; i < 600 && common_play(match, 1 + (uint32_t)i % 3, &dice); i++) {
            for (pl_seat p = 0; p < game->seats_max; p++) {
                (void)match_undo(match, p);
            }
            assert_null(match_at(match, match_ply(match), pl_state_in(&room)));
            assert_int_equal(pl_hash(game, pl_state_in(&room)), common_hash(match));
        }
        match_free(match);
    }
}

static void test_refusals_change_nothing(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct match *match = common_match(game, game->seats_min, 1);
    uint64_t hash = common_hash(match);
    pl_seat seat;
    pl_action action;
    struct common_dice dice = common_dice_of(1);

    (void)unused;
    common_choose(match, &dice, &seat, &action);
    assert_non_null(match_play(match, seat, 0, NULL));
    assert_non_null(match_play(match, seat, action ^ 0xffff, NULL));
    assert_non_null(match_play(match, PL_SEATS_MAX, action, NULL));
    assert_non_null(match_play(match, PL_NOBODY, action, NULL));
    assert_non_null(match_undo(match, seat));
    assert_non_null(match_undo(match, PL_NOBODY));
    assert_int_equal(match_ply(match), 0);
    assert_int_equal(common_hash(match), hash);
    match_free(match);
}

static void test_wrong_configurations(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct pl_config config = pl_config_default(game, game->seats_min, pl_seed_of(1));
    struct match *match = NULL;

    (void)unused;
    config.seats = (uint8_t)(game->seats_max + 1);
    assert_non_null(match_new(game, &config, &match));
    config.seats = 0;
    assert_non_null(match_new(game, &config, &match));
    config = pl_config_default(game, game->seats_min, pl_seed_of(1));
    config.option[PL_OPTIONS_MAX - 1] = 200;
    assert_non_null(match_new(game, &config, &match));
    assert_null(match);
    match_free(NULL);
}

static void test_names(void **unused)
{
    struct match *match = common_match(games_at(0), games_at(0)->seats_min, 1);
    char longer[2 * MATCH_NAME_MAX + 1];

    (void)unused;
    assert_null(match_seat_names(match)[0]);
    match_set_seat(match, 0, "Zażółć\x01\n", "easy");
    assert_string_equal(match_seat_names(match)[0], "Zażółć");
    assert_string_equal(match_seat_level(match, 0), "easy");
    match_set_seat(match, 0, NULL, "");
    assert_string_equal(match_seat_names(match)[0], "Zażółć");
    assert_string_equal(match_seat_level(match, 0), "");
    /* A character of two bytes that would be cut in half is left out. */
    for (size_t i = 0; i < sizeof longer - 1; i += 2) {
        memcpy(longer + i, "ż", 2);
    }
    longer[sizeof longer - 1] = '\0';
    match_set_seat(match, 0, longer, NULL);
    assert_int_equal(strlen(match_seat_names(match)[0]), MATCH_NAME_MAX - 2);
    /* U+0080 to U+009F steer terminals as well, and so may bytes that are not UTF-8. */
    match_set_seat(match, 0,
                   "A\xc2\x9b"
                   "2J\xc2\x80\xc2\x9f\xc2\xa0\x9b"
                   "3J\xed\xa0\x80\xc3",
                   NULL);
    assert_string_equal(match_seat_names(match)[0], "A2J\xc2\xa0"
                                                    "3J");
    match_set_seat(match, 0, "\xc2\x85", NULL);
    assert_null(match_seat_names(match)[0]);
    match_set_seat(match, 0, "", NULL);
    assert_null(match_seat_names(match)[0]);
    match_free(match);
}

static void test_from_state(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct match *match = common_match(game, game->seats_max, 4);
    struct common_dice dice = common_dice_of(4);
    struct match *other = NULL;

    (void)unused;
    common_play(match, 5, &dice);
    assert_null(match_from_state(game, match_state(match), &other));
    assert_int_equal(common_hash(other), common_hash(match));
    assert_int_equal(match_config(other)->seats, game->seats_max);
    assert_false(match_is_from_seed(other));
    assert_int_equal(match_ply(other), 0);
    common_play(other, 1000, &dice);
    assert_true(common_is_over(other));
    match_free(other);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_at_gives_every_ply),
        cmocka_unit_test(test_undo_last),
        cmocka_unit_test(test_undo_keeps_what_others_committed),
        cmocka_unit_test(test_undo_takes_back_only_own),
        cmocka_unit_test(test_undo_goes_over_declined_offers),
        cmocka_unit_test(test_undo_across_snapshots),
        cmocka_unit_test(test_refusals_change_nothing),
        cmocka_unit_test(test_wrong_configurations),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_from_state),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
