/* What the tests of the bots share: walking through games with a bot in every seat. */
#ifndef TESTS_BOTS_COMMON_H
#define TESTS_BOTS_COMMON_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "bots/bot.h"
#include "games/games.h"

/* A bot that thinks by playouts alone. */
static inline struct bot *make_bot(const struct pl_game *game, enum bot_level level,
                                   uint32_t playouts, uint32_t threads)
{
    const char *reason = NULL;
    struct bot_config config = {
        .level = level, .playouts_max = playouts, .threads = threads, .seed = pl_seed_of(7)
    };
    struct bot *bot = bot_new(game, &config, &reason);

    assert_non_null(bot);
    assert_null(reason);
    return bot;
}

static inline void start(const struct pl_game *game, uint8_t seats, uint64_t seed,
                         struct pl_state *state)
{
    struct pl_config config = pl_config_default(game, seats, pl_seed_of(seed));

    pl_start(game, &config, state);
}

static inline pl_seat first_waiting(const struct pl_state *state)
{
    return (pl_seat)__builtin_ctz(pl_head_read(state)->waiting);
}

/* Plays random decisions, then stops before one with a choice; false when the game ended. */
static inline bool skip_to_choice(const struct pl_game *game, struct pl_state *state,
                                  uint32_t random_count, struct bot_rng *rng)
{
    struct pl_legal list;

    for (uint32_t i = 0; !pl_head_read(state)->over; i++) {
        pl_seat seat = first_waiting(state);
        pl_legal_of(game, pl_as_obs(state), seat, &list);
        assert_true(list.count > 0);
        if (i >= random_count && list.count > 1) {
            return true;
        }
        game->apply(state, seat, list.action[bot_rng_below(rng, list.count)], NULL);
    }
    return false;
}

#endif
