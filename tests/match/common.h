/* What the tests of matches share: every game with every number of seats, random play. */
#ifndef TESTS_MATCH_COMMON_H
#define TESTS_MATCH_COMMON_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games/games.h"
#include "match/match.h"

struct common_dice {
    struct pl_rng rng;
};

static inline struct common_dice common_dice_of(uint64_t number)
{
    struct common_dice dice;
    struct pl_seed seed = pl_seed_of(number);

    pl_rng_start(&dice.rng, &seed);
    return dice;
}

static inline struct match *common_match(const struct pl_game *game, uint8_t seats, uint64_t seed)
{
    struct pl_config config = pl_config_default(game, seats, pl_seed_of(seed));
    struct match *match = NULL;

    assert_null(match_new(game, &config, &match));
    return match;
}

static inline uint64_t common_hash(const struct match *match)
{
    return pl_hash(match_game(match), match_state(match));
}

static inline bool common_is_over(const struct match *match)
{
    return pl_head_read(match_state(match))->over;
}

/* A random legal action of a random waiting seat. */
static inline void common_choose(const struct match *match, struct common_dice *dice,
                                 pl_seat *ret_seat, pl_action *ret_action)
{
    uint64_t waiting = pl_head_read(match_state(match))->waiting;
    struct pl_legal list;

    *ret_seat = (pl_seat)pl_select(
        waiting, pl_rng_below(&dice->rng, (uint32_t)__builtin_popcountll(waiting)));
    pl_legal_of(match_game(match), pl_as_obs(match_state(match)), *ret_seat, &list);
    assert_true(list.count > 0);
    *ret_action = list.action[pl_rng_below(&dice->rng, list.count)];
}

/* Plays at most `count` random decisions; the number played. */
static inline uint32_t common_play(struct match *match, uint32_t count, struct common_dice *dice)
{
    pl_seat seat;
    pl_action action;
    uint32_t played = 0;

    for (; played < count && !common_is_over(match); played++) {
        common_choose(match, dice, &seat, &action);
        assert_null(match_play(match, seat, action, NULL));
    }
    return played;
}

#endif
