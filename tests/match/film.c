/* Films: each change leads from one view to the next, and the last one of a decision to what a seat
 * sees afterwards. */
#include "match/film.h"

#include "tests/match/common.h"
#include "tests/unit/change.h"

enum { DECISIONS = 120, ROOM = 1 << 21 };

static struct match_film film;
static char room[ROOM];
static char last[PL_POSITION_MAX];

static pl_seat viewer_of(uint32_t number, uint8_t seats)
{
    uint32_t eyes = number % (seats + 1u);

    return eyes < seats ? (pl_seat)eyes : PL_NOBODY;
}

/* What the viewer sees when no one is asked. */
static json_t *seen(const struct pl_game *game, const struct pl_state *state, pl_seat viewer)
{
    struct pl_state_room looked;
    struct pl_json json = pl_json_in(last, sizeof last);

    pl_observe(game, state, viewer, pl_obs_in(&looked));
    pl_head_edit(pl_state_in(&looked))->waiting = 0;
    pl_view_write(game, pl_obs_in(&looked), PL_LANG_EN, NULL, &json);
    return json_loads(last, 0, NULL);
}

/* Films the decisions of a match from a ply on; the parsed film. */
static json_t *filmed(const struct match *match, uint32_t from, pl_seat viewer)
{
    struct pl_json json = pl_json_in(room, sizeof room);
    struct pl_state_room state;

    film = (struct match_film){
        .game = match_game(match), .viewer = viewer, .lang = PL_LANG_EN, .json = &json, .ply = from
    };
    assert_null(match_at(match, from, pl_state_in(&state)));
    match_film_open(&film, pl_state_in(&state));
    while (film.ply < match_ply(match)) {
        pl_seat seat;
        pl_action action;
        match_log(match, film.ply, &seat, &action);
        match_film_play(&film, pl_state_in(&state), seat, action);
    }
    match_film_close(&film);
    assert_false(json.text.is_cut);
    json_t *value = json_loads(room, 0, NULL);
    assert_non_null(value);
    return value;
}

/* Events of one decision: a frame each. */
static uint32_t events_of(const struct match *match, uint32_t ply)
{
    static struct pl_events events;
    struct pl_state_room state;
    pl_seat seat;
    pl_action action;

    assert_null(match_at(match, ply, pl_state_in(&state)));
    match_log(match, ply, &seat, &action);
    pl_events_clear(&events);
    assert_null(pl_submit(match_game(match), pl_state_in(&state), seat, action, &events));
    return events.count;
}

/* Goes through the frames of one decision; the place of the first one of the next. */
static size_t check_decision(const struct match *match, const json_t *frames, size_t at,
                             json_t **view, uint32_t ply)
{
    size_t end = at + events_of(match, ply);

    for (; at < end; at++) {
        json_t *frame = json_array_get(frames, at);
        assert_non_null(frame);
        assert_int_equal(json_integer_value(json_object_get(frame, "ply")), ply + 1);
        *view = change_apply(*view, json_object_get(frame, "change"));
        assert_non_null(*view);
    }
    return at;
}

static void check_match(const struct match *match, pl_seat viewer, uint32_t from)
{
    json_t *value = filmed(match, from, viewer);
    const json_t *frames = json_object_get(value, "frames");
    json_t *view = json_incref(json_object_get(value, "view"));
    size_t at = 0;

    assert_int_equal(json_integer_value(json_object_get(value, "ply")), from);
    for (uint32_t ply = from; ply < match_ply(match); ply++) {
        at = check_decision(match, frames, at, &view, ply);
    }
    assert_int_equal(at, json_array_size(frames));
    assert_null(json_object_get(view, "prompt"));
    assert_int_equal(json_array_size(json_object_get(view, "waiting")), 0);
    json_decref(view);
    json_decref(value);
}

/* Where the last event of a decision ends it, the film ends with what is seen then. */
static void test_changes(void **unused)
{
    (void)unused;
    for (uint32_t i = 0; games_at(i); i++) {
        const struct pl_game *game = games_at(i);
        for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
            struct match *match = common_match(game, seats, 7 + seats);
            struct common_dice dice = common_dice_of(i * 16 + seats);
            common_play(match, DECISIONS, &dice);
            check_match(match, viewer_of(i + seats, seats), 0);
            check_match(match, PL_NOBODY, match_ply(match) / 2);
            check_match(match, 0, match_ply(match));
            match_free(match);
        }
    }
}

/* Nothing is shown of what is refused, and it changes nothing. */
static void no_frame(void *owner, const struct pl_obs *obs)
{
    (void)obs;
    *(bool *)owner = true;
}

static void test_refused(void **unused)
{
    (void)unused;
    struct match *match = common_match(games_at(0), 2, 1);
    struct pl_state_room state;
    struct pl_state_room before;
    bool is_shown = false;
    struct pl_film shown = { .viewer = 0, .show = no_frame, .owner = &is_shown };

    memset(&state, 0, sizeof state);
    assert_null(match_at(match, 0, pl_state_in(&state)));
    before = state;
    assert_non_null(pl_submit_filmed(match_game(match), pl_state_in(&state), 0,
                                     pl_act(0xfff, 1, 2, 3), &shown));
    assert_false(is_shown);
    assert_memory_equal(&state, &before, sizeof state);
    match_free(match);
}

/* The first view is what the seat sees; its own cards are in it, and no one else's. */
static void test_first(void **unused)
{
    (void)unused;
    struct match *match = common_match(games_at(0), 2, 1);
    json_t *value = filmed(match, 0, 1);
    json_t *own = seen(match_game(match), match_state(match), 1);

    assert_true(json_equal(json_object_get(value, "view"), own));
    json_decref(own);
    own = seen(match_game(match), match_state(match), 0);
    assert_false(json_equal(json_object_get(value, "view"), own));
    json_decref(own);
    json_decref(value);
    match_free(match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_changes),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_first),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
