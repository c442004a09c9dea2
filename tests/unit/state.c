/* States from outside and from the gate: positions, snapshots, pl_submit, pushed decisions, the
 * stack of frames, hashes. Whatever is refused changes no byte. */
#include "core/position.h"
#include "core/snapshot.h"
#include "tests/unit/unit.h"

struct rooms {
    struct pl_state_room state;
    struct pl_state_room before;
};

static void save(struct rooms *rooms)
{
    rooms->before = rooms->state;
}

static void assert_unchanged(const struct rooms *rooms)
{
    assert_memory_equal(&rooms->state, &rooms->before, sizeof rooms->state);
}

/* A move into the game, so that the state is not that of the start. */
static const struct pl_game *start(struct rooms *rooms)
{
    static struct pl_legal list;

    memset(rooms, 0, sizeof *rooms);
    struct pl_state *state = pl_state_in(&rooms->state);
    const struct pl_game *game = unit_start(5, state);
    pl_seat seat = (pl_seat)pl_lowest(pl_head_read(state)->waiting);

    pl_legal_of(game, pl_as_obs(state), seat, &list);
    assert_null(pl_submit(game, state, seat, list.action[0], NULL));
    save(rooms);
    return game;
}

static void test_position_comes_back(void **unused)
{
    static char room[PL_POSITION_MAX];
    struct rooms rooms;
    struct pl_state_room back;

    (void)unused;
    const struct pl_game *game = start(&rooms);
    struct pl_json json = pl_json_in(room, sizeof room);
    pl_position_write(game, pl_state_in(&rooms.state), &json);
    assert_false(json.text.is_cut);
    struct pl_json_source in = pl_json_from(room, json.text.length);
    assert_null(pl_position_read(game, &in, pl_state_in(&back)));
    assert_memory_equal(&back, &rooms.state, game->layout.size);
}

static void refuse_position(const char *text, uint32_t length)
{
    struct rooms rooms;
    const struct pl_game *game = start(&rooms);
    struct pl_json_source in = pl_json_from(text, length);

    assert_non_null(pl_position_read(game, &in, pl_state_in(&rooms.state)));
    assert_unchanged(&rooms);
}

static void test_damaged_positions_are_refused(void **unused)
{
    static const char *const wrong[] = {
        "",
        "{}",
        "[]",
        "null",
        "{\"head.seats\":2}",
        "{\"no.such.field\":1}",
        "{\"head.seats\":[2]}",
        "{\"head.seats\":999}",
        "{\"head.epoch\":-1}",
        "{\"head.option\":[0]}",
        "{\"head.frame.kind\":[\"NO_SUCH_FRAME\"]}",
        "{\"head.seats\"}",
        "{\"head.seats\":}",
        "{\"head.seats\":2,}",
    };
    static char room[PL_POSITION_MAX];
    struct rooms rooms;

    (void)unused;
    for (size_t i = 0; i < PL_COUNT_OF(wrong); i++) {
        refuse_position(wrong[i], (uint32_t)strlen(wrong[i]));
    }
    const struct pl_game *game = start(&rooms);
    struct pl_json json = pl_json_in(room, sizeof room);
    pl_position_write(game, pl_state_in(&rooms.state), &json);
    for (uint32_t length = 0; length < json.text.length; length += 7) {
        refuse_position(room, length);
    }
}

static void test_snapshot_comes_back(void **unused)
{
    uint8_t bytes[PL_SNAPSHOT_MAX];
    struct rooms rooms;
    struct pl_state_room back;

    (void)unused;
    const struct pl_game *game = start(&rooms);
    uint32_t size = pl_snapshot_write(game, pl_state_in(&rooms.state), bytes);
    assert_int_equal(size, sizeof(struct pl_snapshot_head) + game->layout.size);
    assert_null(pl_snapshot_read(game, bytes, size, pl_state_in(&back)));
    assert_memory_equal(&back, &rooms.state, game->layout.size);
    /* A snapshot of older rules is read: the layout decides. */
    bytes[offsetof(struct pl_snapshot_head, rules_version)] ^= 1;
    assert_null(pl_snapshot_read(game, bytes, size, pl_state_in(&back)));
}

static void test_damaged_snapshots_are_refused(void **unused)
{
    uint8_t bytes[PL_SNAPSHOT_MAX + 1] = { 0 };
    struct rooms rooms;

    (void)unused;
    const struct pl_game *game = start(&rooms);
    struct pl_state *state = pl_state_in(&rooms.state);
    uint32_t size = pl_snapshot_write(game, state, bytes);
    for (uint32_t at = 0; at < size; at++) {
        if (at / 2 == offsetof(struct pl_snapshot_head, rules_version) / 2) {
            continue;
        }
        bytes[at] ^= (uint8_t)(1u << at % 8);
        assert_non_null(pl_snapshot_read(game, bytes, size, state));
        bytes[at] ^= (uint8_t)(1u << at % 8);
        assert_unchanged(&rooms);
    }
    assert_non_null(pl_snapshot_read(game, bytes, size - 1, state));
    assert_non_null(pl_snapshot_read(game, bytes, size + 1, state));
    assert_non_null(pl_snapshot_read(game, bytes, 0, state));
    assert_unchanged(&rooms);
}

/* A snapshot with the right hash of impossible bytes. */
static void test_forged_snapshot_is_checked(void **unused)
{
    uint8_t bytes[PL_SNAPSHOT_MAX];
    struct rooms rooms;
    struct pl_state_room forged;

    (void)unused;
    const struct pl_game *game = start(&rooms);
    forged = rooms.state;
    pl_head_edit(pl_state_in(&forged))->waiting = 0;
    uint32_t size = pl_snapshot_write(game, pl_state_in(&forged), bytes);
    assert_non_null(pl_snapshot_read(game, bytes, size, pl_state_in(&rooms.state)));
    assert_unchanged(&rooms);
}

static const char *set_field(const struct pl_game *game, struct pl_state *state, const char *path,
                             const char *value)
{
    struct pl_json_source in = pl_json_from(value, (uint32_t)strlen(value));

    return pl_field_set(game, state, path, &in);
}

static void test_setting_fields(void **unused)
{
    char room[64];
    struct rooms rooms;
    struct pl_json json = pl_json_in(room, sizeof room);

    (void)unused;
    const struct pl_game *game = start(&rooms);
    struct pl_state *state = pl_state_in(&rooms.state);
    assert_non_null(set_field(game, state, "head.seats", "99"));
    assert_non_null(set_field(game, state, "head.seats", "\"x\""));
    assert_non_null(set_field(game, state, "head.over", "2"));
    assert_non_null(set_field(game, state, "head.none", "0"));
    assert_non_null(set_field(game, state, "head.frame_count", "25"));
    assert_unchanged(&rooms);
    assert_null(set_field(game, state, "head.epoch", "12345"));
    assert_int_equal(pl_head_read(state)->epoch, 12345);
    assert_null(pl_field_get(game, state, "head.epoch", &json));
    assert_string_equal(room, "12345");
    assert_non_null(pl_field_get(game, state, "head.none", &json));
}

static void test_submit_refuses(void **unused)
{
    static struct pl_legal list;
    struct rooms rooms;
    struct pl_events events = { 0 };

    (void)unused;
    const struct pl_game *game = start(&rooms);
    struct pl_state *state = pl_state_in(&rooms.state);
    pl_seat_mask waiting = pl_head_read(state)->waiting;
    pl_seat seat = (pl_seat)pl_lowest(waiting);
    pl_legal_of(game, pl_as_obs(state), seat, &list);
    assert_non_null(pl_submit(game, state, seat, 0, &events));
    assert_non_null(pl_submit(game, state, seat, UINT64_MAX, &events));
    assert_non_null(pl_submit(game, state, 2, list.action[0], &events));
    assert_non_null(pl_submit(game, state, 200, list.action[0], &events));
    assert_non_null(pl_submit(game, state, PL_NOBODY, list.action[0], &events));
    for (pl_seat p = 0; p < 2; p++) {
        if (!(waiting >> p & 1)) {
            assert_string_equal(pl_submit(game, state, p, list.action[0], &events),
                                "it is not this seat's decision");
        }
    }
    assert_unchanged(&rooms);
    assert_int_equal(events.count, 0);
    pl_head_edit(state)->over = 1;
    save(&rooms);
    assert_string_equal(pl_submit(game, state, seat, list.action[0], &events), "the game is over");
    assert_unchanged(&rooms);
}

static void test_push_refuses(void **unused)
{
    static const int16_t arg[PL_FRAME_ARGS];
    struct rooms rooms;

    (void)unused;
    const struct pl_game *game = start(&rooms);
    struct pl_state *state = pl_state_in(&rooms.state);
    assert_non_null(pl_push_decision(game, state, "NO_SUCH_FRAME", 0, arg));
    assert_non_null(pl_push_decision(game, state, "", 0, arg));
    for (uint32_t kind = 1; kind < game->frame_count; kind++) {
        const char *name = game->frames[kind].name;
        assert_non_null(pl_push_decision(game, state, name, 2, arg));
        if (!game->frames[kind].can_push) {
            assert_non_null(pl_push_decision(game, state, name, 0, arg));
        }
    }
    assert_unchanged(&rooms);
}

static void test_frames(void **unused)
{
    struct pl_head head;
    struct pl_head empty;

    (void)unused;
    memset(&head, 0, sizeof head);
    memset(&empty, 0, sizeof empty);
    pl_push(&head, 3, 1)->arg[2] = 9;
    struct pl_frame *second = pl_push(&head, 4, 0);
    assert_ptr_equal(pl_top(&head), second);
    assert_ptr_equal(pl_peek(&head), second);
    pl_pop(&head);
    assert_int_equal(pl_top(&head)->kind, 3);
    pl_pop(&head);
    assert_memory_equal(&head, &empty, sizeof head);
    head.seats = 3;
    assert_int_equal(pl_left_of(&head, 0), 1);
    assert_int_equal(pl_left_of(&head, 2), 0);
}

/* Nothing is pending after the end, and something is before. */
static void test_frames_and_the_end(void **unused)
{
    struct rooms rooms;

    (void)unused;
    const struct pl_game *game = start(&rooms);
    struct pl_head head = *pl_head_read(pl_state_in(&rooms.state));
    assert_null(pl_check_head(game, &head));
    head.over = 1;
    head.waiting = 0;
    assert_non_null(pl_check_head(game, &head));
    while (head.frame_count > 0) {
        assert_non_null(pl_check_head(game, &head));
        pl_pop(&head);
    }
    assert_null(pl_check_head(game, &head));
    head.over = 0;
    head.waiting = 1;
    assert_non_null(pl_check_head(game, &head));
}

static void test_unused_options(void **unused)
{
    struct rooms rooms;

    (void)unused;
    const struct pl_game *game = start(&rooms);
    struct pl_head head = *pl_head_read(pl_state_in(&rooms.state));
    assert_null(pl_check_head(game, &head));
    head.option[PL_OPTIONS_MAX - 1] = 1;
    assert_non_null(pl_check_head(game, &head));
}

static void test_config(void **unused)
{
    const struct pl_game *game = games_at(0);
    struct pl_config config = pl_config_default(game, game->seats_min, pl_seed_of(1));

    (void)unused;
    assert_null(pl_config_check(game, &config));
    config.seats = (uint8_t)(game->seats_max + 1);
    assert_non_null(pl_config_check(game, &config));
    config.seats = 0;
    assert_non_null(pl_config_check(game, &config));
    config.seats = game->seats_max;
    config.option[PL_OPTIONS_MAX - 1] = 1;
    assert_non_null(pl_config_check(game, &config));
}

/* An option that joined later is as the game was without it, whatever its default. */
static void test_added_option(void **unused)
{
    static const struct pl_option_value values[] = { { .id = "old" }, { .id = "new" } };
    const struct pl_option options[] = {
        PL_OPTION("first", "a", "b", values, 1, 1),
        PL_OPTION_ADDED("added", "a", "b", values, 1, 1),
    };
    struct pl_game game = *games_at(0);

    (void)unused;
    game.options = options;
    game.option_count = PL_COUNT_OF(options);
    struct pl_config config = pl_config_default(&game, 2, pl_seed_of(1));
    struct pl_config before = pl_config_before(&game, 2, pl_seed_of(1));
    assert_int_equal(config.option[0], 1);
    assert_int_equal(config.option[1], 1);
    assert_int_equal(before.option[0], 1);
    assert_int_equal(before.option[1], 0);
}

/* A record of a small game. */
static const char record[] =
    "{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"saga\",\"rules_version\":1,"
    "\"match\":\"x\",\"players\":[{\"seat\":0,\"player\":\"a\",\"points\":1},"
    "{\"seat\":1,\"player\":\"b\",\"points\":2}]}";

static void test_legacy(void **unused)
{
    const struct pl_game *game = games_find("saga");
    struct pl_record_text text[PL_RECORDS_MAX + 1] = { { record, sizeof record - 1 } };
    struct pl_config config = pl_config_default(game, 2, pl_seed_of(1));
    struct pl_config plain = config;
    struct rooms rooms;
    struct pl_state *state = pl_state_in(&rooms.state);

    (void)unused;
    assert_null(pl_legacy_read(game, &config, text, 1));
    assert_true(pl_has_legacy(&config));
    assert_null(pl_config_check(game, &config));
    pl_start(game, &config, state);
    assert_memory_equal(rooms.state.byte + game->layout.legacy_at, config.legacy,
                        game->layout.legacy_size);
    assert_null(pl_check(game, state));
    struct pl_config again = pl_config_of(game, state);
    again.seed = config.seed;
    assert_memory_equal(&again, &config, sizeof config);
    rooms.state.byte[game->layout.legacy_at] = 0xff;
    assert_non_null(pl_check(game, state));

    assert_null(pl_legacy_read(game, &config, NULL, 0));
    assert_memory_equal(&config, &plain, sizeof config);
}

/* What is refused changes nothing. */
static void test_legacy_refused(void **unused)
{
    const struct pl_game *game = games_find("saga");
    const struct pl_game *other = games_find("seasons");
    struct pl_record_text text[PL_RECORDS_MAX + 1] = { { record, sizeof record - 1 } };
    struct pl_config config = pl_config_default(game, 3, pl_seed_of(1));
    struct pl_config before = config;

    (void)unused;
    assert_string_equal(pl_legacy_read(game, &config, text, 1)->code, "seats");
    assert_string_equal(pl_legacy_read(game, &config, text, PL_COUNT_OF(text))->code, "many");
    text[0].length--;
    assert_string_equal(pl_legacy_read(game, &config, text, 1)->code, "broken");
    assert_string_equal(pl_legacy_read(other, &config, text, 1)->code, "none");
    assert_memory_equal(&config, &before, sizeof config);
    assert_true(pl_takes_records_of(game, "saga"));
    assert_false(pl_takes_records_of(game, "seasons"));
    assert_false(pl_takes_records_of(other, "saga"));

    config.legacy[0] = 8;
    assert_non_null(pl_config_check(game, &config));
    config.legacy[0] = 4;
    assert_null(pl_config_check(game, &config));
    config.legacy[1] = 1;
    assert_non_null(pl_config_check(game, &config));
    config = pl_config_default(other, 2, pl_seed_of(1));
    config.legacy[0] = 1;
    assert_non_null(pl_config_check(other, &config));
}

static void test_hashes(void **unused)
{
    uint8_t bytes[100] = { 0 };
    uint64_t seen[2][PL_COUNT_OF(bytes)];

    (void)unused;
    for (uint32_t size = 0; size < PL_COUNT_OF(bytes); size++) {
        seen[0][size] = pl_hash_bytes(bytes, size);
        bytes[size] = 1;
        seen[1][size] = pl_hash_bytes(bytes, sizeof bytes);
        bytes[size] = 0;
        for (uint32_t i = 0; i < size; i++) {
            assert_true(seen[0][i] != seen[0][size]);
            assert_true(seen[1][i] != seen[1][size]);
        }
    }
    /* These numbers are in saved games: they may never change. */
    assert_true(pl_hash_bytes("", 0) == UINT64_C(0x90f8749b0fb13233));
    assert_true(pl_hash_bytes("plansza", 7) == UINT64_C(0x73a8991351b991a0));
    assert_true(pl_hash_bytes("plansza plansza", 15) == UINT64_C(0x4baf5ff2f63c9cd8));
}

static void test_events_hide(void **unused)
{
    struct pl_event event = {
        .kind = 1, .seat = 0, .see = 1 << 1, .arg = { 5 }, .hidden = { 7, 8 }
    };

    (void)unused;
    assert_int_equal(pl_event_for(event, 1).hidden[1], 8);
    assert_int_equal(pl_event_for(event, 0).hidden[0], 0);
    assert_int_equal(pl_event_for(event, PL_NOBODY).hidden[0], 0);
    assert_int_equal(pl_event_for(event, PL_NOBODY).arg[0], 5);
    assert_int_equal(pl_event_for(event, 1).see, 0);
}

static void test_legal_has(void **unused)
{
    static struct pl_legal list;

    (void)unused;
    assert_false(pl_legal_has(&list, 0));
    for (uint32_t count = 1; count < 40; count++) {
        pl_legal_add(&list, pl_act(1, (uint16_t)(count * 2), 0, 0));
        for (uint32_t a = 0; a <= count * 2 + 1; a++) {
            bool is_in = a > 0 && a % 2 == 0;
            assert_int_equal(pl_legal_has(&list, pl_act(1, (uint16_t)a, 0, 0)), is_in);
        }
    }
    pl_action action = pl_act(1, 2, 3, 4);
    assert_int_equal(pl_act_kind(action), 1);
    assert_int_equal(pl_act_a(action), 2);
    assert_int_equal(pl_act_b(action), 3);
    assert_int_equal(pl_act_c(action), 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_position_comes_back),
        cmocka_unit_test(test_damaged_positions_are_refused),
        cmocka_unit_test(test_snapshot_comes_back),
        cmocka_unit_test(test_damaged_snapshots_are_refused),
        cmocka_unit_test(test_forged_snapshot_is_checked),
        cmocka_unit_test(test_setting_fields),
        cmocka_unit_test(test_submit_refuses),
        cmocka_unit_test(test_push_refuses),
        cmocka_unit_test(test_frames),
        cmocka_unit_test(test_frames_and_the_end),
        cmocka_unit_test(test_unused_options),
        cmocka_unit_test(test_config),
        cmocka_unit_test(test_added_option),
        cmocka_unit_test(test_legacy),
        cmocka_unit_test(test_legacy_refused),
        cmocka_unit_test(test_hashes),
        cmocka_unit_test(test_events_hide),
        cmocka_unit_test(test_legal_has),
    };

    return cmocka_run_group_tests_name("state", tests, NULL, NULL);
}
