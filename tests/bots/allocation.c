/* A bot that thinks allocates nothing: the linker leads every allocation of the program through
 * the counters here. */
#include <stdatomic.h>

#include "tests/bots/common.h"

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *block, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *block, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);

static atomic_uint allocations;

void *__wrap_malloc(size_t size)
{
    atomic_fetch_add(&allocations, 1);
    return __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    atomic_fetch_add(&allocations, 1);
    return __real_calloc(count, size);
}

void *__wrap_realloc(void *block, size_t size)
{
    atomic_fetch_add(&allocations, 1);
    return __real_realloc(block, size);
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    atomic_fetch_add(&allocations, 1);
    return __real_aligned_alloc(alignment, size);
}

static struct pl_state_room truth_room, seen_room;

static void check_game(const struct pl_game *game, enum bot_level level, uint32_t threads)
{
    struct pl_state *truth = pl_state_in(&truth_room);
    uint32_t before_making = atomic_load(&allocations);
    struct bot *bot = make_bot(game, level, 100, threads);
    struct bot_rng rng = bot_rng_of(1);
    uint32_t before = atomic_load(&allocations);

    assert_true(before > before_making);
    start(game, game->seats_max, 1, truth);
    for (int i = 0; i < 30 && skip_to_choice(game, truth, 4, &rng); i++) {
        pl_seat seat = first_waiting(truth);
        pl_observe(game, truth, seat, pl_obs_in(&seen_room));
        game->apply(truth, seat, bot_choose(bot, pl_obs_in(&seen_room)), NULL);
    }
    assert_int_equal(atomic_load(&allocations), before);
    bot_free(bot);
}

static void test_thinking_allocates_nothing(void **unused)
{
    (void)unused;
    for (uint32_t g = 0; games_at(g); g++) {
        for (int i = BOT_LEVEL_NONE + 1; i < BOT_LEVEL_COUNT; i++) {
            check_game(games_at(g), (enum bot_level)i, 1);
        }
        check_game(games_at(g), BOT_LEVEL_HARD, 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { cmocka_unit_test(test_thinking_allocates_nothing) };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
