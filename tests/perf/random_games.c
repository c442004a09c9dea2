/* Random games, always the same ones, to be counted or timed from outside (tools/compare-rules). As
 * a program: GAME SEATS GAMES, prints how many decisions were made. As a module for node: the same
 * by an exported function. */
#include "games/games.h"

static struct pl_state_room room;

static uint32_t play(const struct pl_game *game, uint8_t seats, uint32_t number)
{
    struct pl_seed seed = pl_seed_of(number);
    struct pl_config config = pl_config_default(game, seats, seed);
    struct pl_state *state = pl_state_in(&room);
    const struct pl_head *head = (const struct pl_head *)(const void *)state;
    uint32_t decisions = 0;
    struct pl_legal list;
    struct pl_rng rng;

    pl_rng_start(&rng, &seed);
    for (pl_start(game, &config, state); !head->over; decisions++) {
        pl_seat seat = (pl_seat)__builtin_ctz(head->waiting);
        list.count = 0;
        game->legal((const struct pl_obs *)(const void *)state, seat, &list);
        game->apply(state, seat, list.action[pl_rng_below(&rng, list.count)], NULL);
    }
    return decisions;
}

uint32_t random_games(uint32_t index, uint32_t seats, uint32_t games);
__attribute__((visibility("default"))) uint32_t random_games(uint32_t index, uint32_t seats,
                                                             uint32_t games)
{
    uint32_t decisions = 0;

    for (uint32_t i = 0; i < games; i++) {
        decisions += play(games_at(index), (uint8_t)seats, i);
    }
    return decisions;
}

#ifndef __wasm__
#include <stdio.h>
#include <stdlib.h>

_Noreturn void pl_panic(const char *what, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, what);
    abort();
}

int main(int argc, char **argv)
{
    uint32_t index = 0;

    while (argc == 4 && games_at(index) && !pl_string_equal(games_at(index)->id, argv[1])) {
        index++;
    }
    if (argc != 4 || !games_at(index)) {
        fprintf(stderr, "usage: random-games GAME SEATS GAMES\n");
        return 2;
    }
    printf("%u\n", random_games(index, (uint32_t)atoi(argv[2]), (uint32_t)atoi(argv[3])));
    return 0;
}
#endif
