/* Proves that the rules never take memory from the heap: whole games of every kind are played,
 * observed, guessed and written down while every call of malloc is counted. The linker leads the
 * calls of all our objects here (--wrap). */
#include <stdlib.h>

#include "core/position.h"
#include "core/snapshot.h"
#include "tests/unit/unit.h"

/* Volatile: the compiler takes malloc for a function that changes no variable of ours. */
static volatile uint32_t calls;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);

void *__wrap_malloc(size_t size)
{
    calls++;
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    calls++;
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    calls++;
    return __real_realloc(old, size);
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    calls++;
    return __real_aligned_alloc(alignment, size);
}

struct table {
    const struct pl_game *game;
    struct pl_rng dice;
    struct pl_state_room state;
    struct pl_state_room obs;
    struct pl_state_room guess;
    struct pl_legal list;
    struct pl_events events;
    uint8_t snapshot[PL_SNAPSHOT_MAX];
    char text[PL_POSITION_MAX];
};

static struct table table;

static pl_seat any_waiting(const struct pl_state *state)
{
    pl_seat_mask waiting = pl_head_read(state)->waiting;

    return (pl_seat)pl_select(waiting,
                              pl_rng_below(&table.dice, (uint32_t)__builtin_popcount(waiting)));
}

static void play_one(struct pl_state *state)
{
    pl_seat seat = any_waiting(state);

    pl_legal_of(table.game, pl_as_obs(state), seat, &table.list);
    pl_action action = table.list.action[pl_rng_below(&table.dice, table.list.count)];
    pl_events_clear(&table.events);
    table.game->apply(state, seat, action, &table.events);
}

static void play_out(struct pl_state *state)
{
    while (!pl_head_read(state)->over) {
        play_one(state);
    }
}

static void look_as(pl_seat viewer)
{
    struct pl_seed seed = pl_seed_of(pl_rng_next(&table.dice));
    struct pl_obs *obs = pl_obs_in(&table.obs);
    struct pl_json json = pl_json_in(table.text, sizeof table.text);

    pl_observe(table.game, pl_state_in(&table.state), viewer, obs);
    pl_determinize(table.game, obs, &seed, pl_state_in(&table.guess));
    pl_view_write(table.game, obs, PL_LANG_PL, NULL, &json);
}

static void write_down(void)
{
    const struct pl_state *state = pl_state_in(&table.state);
    struct pl_json json = pl_json_in(table.text, sizeof table.text);

    pl_position_write(table.game, state, &json);
    struct pl_json_source in = pl_json_from(table.text, json.text.length);
    assert_null(pl_position_read(table.game, &in, pl_state_in(&table.guess)));
    uint32_t size = pl_snapshot_write(table.game, state, table.snapshot);
    assert_null(pl_snapshot_read(table.game, table.snapshot, size, pl_state_in(&table.guess)));
}

static void play_game(uint8_t seats, uint64_t number)
{
    struct pl_state *state = pl_state_in(&table.state);
    struct pl_config config = pl_config_default(table.game, seats, pl_seed_of(number));

    pl_start(table.game, &config, state);
    for (uint32_t ply = 0; !pl_head_read(state)->over; ply++) {
        if (ply % 16 == number % 16) {
            look_as((pl_seat)(ply % seats));
            look_as(PL_NOBODY);
            write_down();
            table.guess = table.state;
            play_out(pl_state_in(&table.guess));
        }
        play_one(state);
    }
}

static void test_rules_take_no_memory(void **unused)
{
    struct pl_seed seed = pl_seed_of(1);

    (void)unused;
    pl_rng_start(&table.dice, &seed);
    for (uint32_t i = 0; games_at(i); i++) {
        table.game = games_at(i);
        for (uint8_t seats = table.game->seats_min; seats <= table.game->seats_max; seats++) {
            uint32_t before = calls;
            for (uint64_t number = 0; number < 5; number++) {
                play_game(seats, number);
            }
            assert_int_equal(calls - before, 0);
        }
    }
}

static void test_calls_are_counted(void **unused)
{
    uint32_t before = calls;
    void *volatile room = malloc(10);

    (void)unused;
    room = realloc(room, 20);
    free(room);
    room = calloc(1, 5);
    free(room);
    room = aligned_alloc(64, 64);
    free(room);
    assert_int_equal(calls - before, 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_are_counted),
        cmocka_unit_test(test_rules_take_no_memory),
    };

    return cmocka_run_group_tests_name("alloc", tests, NULL, NULL);
}
