/* The derived tables of Icaion agree with what they are derived from: reach and distances with the
 * paths, nodes with regions and craters. And the start hand fits every pair of characters, and the
 * record of a finished game tells what stands on its board. */
#include "games/icaion/data.h"
#include "tests/unit/unit.h"

#include <jansson.h>
#include <string.h>

static const uint8_t edges[][2] = {
#define EDGE(a_, b_) { ICAION_NODE_##a_, ICAION_NODE_##b_ },
#include "games/icaion/edges.def"
};

/* Nodes of the set and their neighbours. */
static uint64_t spread(uint64_t nodes)
{
    uint64_t more = nodes;

    for (uint32_t i = 0; i < PL_COUNT_OF(edges); i++) {
        more |= nodes >> edges[i][0] & 1 ? pl_bit(edges[i][1]) : 0;
        more |= nodes >> edges[i][1] & 1 ? pl_bit(edges[i][0]) : 0;
    }
    return more;
}

static void reach_follows_from_paths(void **unused)
{
    (void)unused;
    for (uint32_t node = 0; node < ICAION_NODES; node++) {
        uint64_t nodes = pl_bit(node);
        for (uint32_t i = 0; i < ICAION_REACH_MAX; i++) {
            nodes = spread(nodes);
            assert_true(icaion_reach[node][i] == nodes);
        }
        assert_true(nodes == pl_bit(ICAION_NODES) - 1);
    }
}

static void nodes_and_regions_agree(void **unused)
{
    (void)unused;
    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        for (uint32_t node = 0; node < ICAION_NODES; node++) {
            assert_int_equal(icaion_regions[region].nodes >> node & 1,
                             icaion_nodes[node].regions >> region & 1);
        }
        for (uint32_t other = 0; other < ICAION_REGIONS; other++) {
            assert_int_equal(icaion_regions[region].adjacent >> other & 1,
                             icaion_regions[other].adjacent >> region & 1);
        }
    }
}

/* Paths from a set of nodes to another. */
static uint32_t distance(uint64_t from, uint64_t to)
{
    uint32_t paths = 0;

    for (; !(from & to); paths++) {
        from = spread(from);
    }
    return paths;
}

static void craters_agree(void **unused)
{
    (void)unused;
    for (uint32_t crater = 0; crater < ICAION_CRATERS; crater++) {
        const struct icaion_crater_info *info = &icaion_craters[crater];
        for (uint32_t node = 0; node < ICAION_NODES; node++) {
            assert_int_equal(info->nodes >> node & 1, icaion_nodes[node].crater == crater);
        }
        for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
            assert_int_equal(info->away[region],
                             distance(info->nodes, icaion_regions[region].nodes));
        }
    }
}

static void start_hands_fit(void **unused)
{
    (void)unused;
    for (uint32_t seeker = 1; seeker < ICAION_SEEKERS_END; seeker++) {
        for (uint32_t gear = ICAION_SEEKERS_END; gear < ICAION_CHARACTER_COUNT; gear++) {
            assert_true(icaion_characters[seeker].hand + icaion_characters[gear].hand >=
                        ICAION_START_HAND);
        }
    }
}

/* A whole game with the first legal action each time, or the last one. */
static void play_out(struct pl_state *state, uint8_t seats, bool is_last)
{
    struct pl_config config = pl_config_default(&icaion_game, seats, pl_seed_of(seats));
    struct pl_legal list;

    pl_start(&icaion_game, &config, state);
    while (!pl_head_read(state)->over) {
        pl_seat seat = (pl_seat)__builtin_ctz(pl_head_read(state)->waiting);
        pl_legal_of(&icaion_game, pl_as_obs(state), seat, &list);
        icaion_game.apply(state, seat, list.action[is_last ? list.count - 1 : 0], NULL);
    }
}

static void record_tells_the_board(void **unused)
{
    static const char *const players[ICAION_SEATS] = { "ada", "jan", "ola", "ewa", "jo" };
    static char room[16384];
    struct pl_state_room state_room;
    struct pl_state *state = pl_state_in(&state_room);

    (void)unused;
    for (uint8_t seats = ICAION_PLAYERS_MIN; seats <= ICAION_PLAYERS_MAX; seats++) {
        struct pl_json json = pl_json_in(room, sizeof room);
        size_t machines = 0;
        play_out(state, seats, seats % 2);
        icaion_game.records.write(state, &(struct pl_record){ "m-1", players }, &json);
        json_t *record = json_loads(room, JSON_REJECT_DUPLICATES, NULL);
        for (uint32_t i = 0; i < ICAION_REGIONS * ICAION_TYPES; i++) {
            machines += icaion_read(state)->public.machine[i / ICAION_TYPES][i % ICAION_TYPES] != 0;
        }
        assert_non_null(record);
        assert_string_equal(json_string_value(json_object_get(record, "game")), "icaion");
        assert_int_equal(json_array_size(json_object_get(record, "players")), seats);
        assert_int_equal(json_array_size(json_object_get(record, "machines")), machines);
        assert_int_equal(json_array_size(json_object_get(record, "neutral_colours")), seats < 5);
        json_decref(record);
    }
}

/* R-ICA-1.12: every byte of a record, from a table set by hand. */
static void record_has_its_form(void **unused)
{
    static const char *const players[] = { "ada", "jan" };
    static char room[4096];
    struct pl_state_room state_room;
    struct pl_state *state = pl_state_in(&state_room);
    struct icaion *s = icaion_edit(state);
    struct pl_json json = pl_json_in(room, sizeof room);
    struct pl_config config = pl_config_default(&icaion_game, 2, pl_seed_of(1));

    (void)unused;
    config.option[ICAION_OPTION_RADIANT] = ICAION_RADIANT_ON;
    pl_start(&icaion_game, &config, state);
    icaion_game.tests.plain(state);
    memset(s->public.machine, 0, sizeof s->public.machine);
    s->public.machine[0][ICAION_HARVESTER] = 1;
    s->public.machine[0][ICAION_SCAVENGER] = 2;
    s->public.machine[14][ICAION_HARVESTER] = ICAION_NEUTRAL_OWNER + 1;
    s->public.machine[14][ICAION_REFINER] = ICAION_NEUTRAL_OWNER;
    s->public.seeker[0] = 7;
    s->public.seeker[1] = 1;
    icaion_game.records.write(state, &(struct pl_record){ "i-77", players }, &json);
    assert_string_equal(
        room,
        "{\"format\":\"chronicle-record\",\"version\":1,\"game\":\"icaion\",\"rules_version\":2,"
        "\"match\":\"i-77\",\"players\":["
        "{\"seat\":0,\"player\":\"ada\",\"colour\":\"red\",\"character\":\"IN007\"},"
        "{\"seat\":1,\"player\":\"jan\",\"colour\":\"blue\",\"character\":\"IN001\"}],"
        "\"machines\":[{\"region\":0,\"type\":\"harvester\",\"colour\":\"red\"},"
        "{\"region\":0,\"type\":\"scavenger\",\"colour\":\"blue\"},"
        "{\"region\":14,\"type\":\"harvester\",\"colour\":\"black\"},"
        "{\"region\":14,\"type\":\"refiner\",\"colour\":\"yellow\"}],"
        "\"neutral_colours\":[\"yellow\",\"black\"],\"wonders\":[]}");
}

/* R-ICA-17.6: what a view tells of the score adds up, doubled tiles included. */
static void view_scores_add_up(void **unused)
{
    static char room[65536];
    struct pl_state_room state_room;
    struct pl_state_room seen_room;
    struct pl_state *state = pl_state_in(&state_room);
    struct icaion *s = icaion_edit(state);
    struct pl_json json = pl_json_in(room, sizeof room);
    struct pl_config config = pl_config_default(&icaion_game, 2, pl_seed_of(1));
    json_int_t sum;

    (void)unused;
    pl_start(&icaion_game, &config, state);
    icaion_game.tests.plain(state);
    s->public.installed[0][0] = 1 + ICAION_BROWN; /* by day it counts harvesters */
    s->public.shards[0][0] = 1;
    s->public.machine[0][ICAION_HARVESTER] = 1;
    pl_json_open(&json, '{');
    pl_observe(&icaion_game, state, 0, pl_obs_in(&seen_room));
    icaion_game.view(pl_obs_in(&seen_room), PL_LANG_EN, &json);
    pl_json_close(&json, '}');
    json_t *view = json_loads(room, JSON_REJECT_DUPLICATES, NULL);
    json_t *players = json_object_get(view, "players");
    json_t *score = json_object_get(json_array_get(players, 0), "score");
    json_t *tile = json_array_get(json_object_get(score, "tiles"), 0);
    assert_true(json_is_true(json_object_get(tile, "doubled")));
    sum = json_integer_value(json_object_get(tile, "points"));
    assert_true(sum > 0);
    sum += json_integer_value(json_object_get(score, "track"));
    sum += json_integer_value(json_object_get(score, "crystals"));
    sum += json_integer_value(json_object_get(score, "shards"));
    sum += json_integer_value(json_object_get(score, "shard_gear"));
    assert_int_equal(json_integer_value(json_object_get(score, "total")), sum);
    json_decref(view);
}

/* Adds to the counts of what is said to do nothing: by kind of action. */
static void count_idle(const struct pl_state *state, pl_seat seat, uint32_t ret_count[2])
{
    struct pl_state_room after;
    struct pl_legal list;
    char room[256];

    pl_legal_of(&icaion_game, pl_as_obs(state), seat, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        uint16_t kind = pl_act_kind(list.action[i]);
        struct pl_text text = pl_text_in(room, sizeof room);
        icaion_game.idle_text(pl_as_obs(state), list.action[i], PL_LANG_EN, &text);
        if (kind != ICAION_ACT_EXTRACT) {
            ret_count[0] += text.length > 0;
            continue;
        }
        memcpy(after.byte, state, icaion_game.layout.size);
        icaion_game.apply(pl_state_in(&after), seat, list.action[i], NULL);
        const struct icaion *then = icaion_read(pl_state_in(&after));
        bool asks = pl_peek(&then->head)->kind == ICAION_FRAME_EXTRACT ||
                    pl_peek(&then->head)->kind == ICAION_FRAME_STORE;
        bool is_over = !asks && memcmp(then->public.crystals, icaion_read(state)->public.crystals,
                                       sizeof then->public.crystals) == 0;
        assert_int_equal(text.length > 0, is_over);
        ret_count[1] += text.length > 0;
    }
}

/* Where Extract is said to do nothing, it asks for nothing and brings nothing. */
static void idle_actions_bring_nothing(void **unused)
{
    static struct pl_state_room room;
    struct pl_state *state = pl_state_in(&room);
    uint32_t count[2] = { 0 };
    struct pl_legal list;

    (void)unused;
    for (uint8_t game = 0; game < 20; game++) {
        struct pl_config config = pl_config_default(&icaion_game, 4, pl_seed_of(game));
        struct pl_rng dice = { .key = { game } };
        pl_start(&icaion_game, &config, state);
        while (!pl_head_read(state)->over) {
            pl_seat seat = (pl_seat)pl_lowest(pl_head_read(state)->waiting);
            count_idle(state, seat, count);
            pl_legal_of(&icaion_game, pl_as_obs(state), seat, &list);
            icaion_game.apply(state, seat, list.action[pl_rng_below(&dice, list.count)], NULL);
        }
    }
    assert_true(count[0] > 50);
    assert_true(count[1] > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reach_follows_from_paths),
        cmocka_unit_test(nodes_and_regions_agree),
        cmocka_unit_test(craters_agree),
        cmocka_unit_test(start_hands_fit),
        cmocka_unit_test(record_tells_the_board),
        cmocka_unit_test(record_has_its_form),
        cmocka_unit_test(view_scores_add_up),
        cmocka_unit_test(idle_actions_bring_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
