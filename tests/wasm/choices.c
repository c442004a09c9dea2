/* Games that bots with a fixed number of playouts play against themselves, one choice a line.
 * web/wasm/choices.mjs plays the same games in the module: a bot in the page is the same bot. */
#include <stdio.h>
#include <stdlib.h>

#include "bots/greedy.h"
#include "bots/level.h"
#include "games/games.h"

enum { GREEDY_EVERY = 5, SEED_STEP = 1000, PLIES_MAX = 200 };

struct thinker {
    struct bot_search search;
    struct bot_greedy greedy;
    struct bot_advice advice;
    struct pl_legal list;
    struct pl_state_room state;
    struct pl_state_room seen;
    struct bot_slot slots[2 * BOT_EDGES_BY_CLOCK];
    struct bot_edge edges[BOT_EDGES_BY_CLOCK];
};

static void search(struct thinker *thinker, const struct bot_effort *effort, uint64_t seed)
{
    struct bot_run run = {
        .effort = effort,
        .search = &thinker->search,
        .legal_count = thinker->list.count,
    };

    bot_run_begin(&run, pl_obs_in(&thinker->seen), bot_mix(seed));
    do {
        bot_run_batch(&run);
    } while (!bot_run_is_over(&run, 0));
    thinker->advice.count = 0;
    bot_search_advise(&thinker->search, &thinker->advice);
}

static pl_action choose(struct thinker *thinker, const struct pl_game *game, uint32_t ply,
                        pl_seat seat)
{
    uint64_t seed = (uint64_t)ply * SEED_STEP + seat;
    struct bot_effort effort =
        bot_effort_at(ply % GREEDY_EVERY ? BOT_LEVEL_EASY : BOT_LEVEL_GREEDY, BOT_PLACE_PAGE);

    pl_observe(game, pl_state_in(&thinker->state), seat, pl_obs_in(&thinker->seen));
    pl_legal_of(game, pl_obs_in(&thinker->seen), seat, &thinker->list);
    if (thinker->list.count == 1) {
        bot_advice_fill(&thinker->advice, &thinker->list);
    } else if (effort.kind == BOT_GREEDY) {
        bot_greedy_init(&thinker->greedy, game);
        bot_greedy_advise(&thinker->greedy, pl_obs_in(&thinker->seen), seed, &thinker->advice);
    } else {
        search(thinker, &effort, seed);
    }
    bot_advice_sort(&thinker->advice);
    return bot_effort_choose(&effort, &thinker->advice, seed);
}

static void play(struct thinker *thinker, const struct pl_game *game, uint8_t seats)
{
    struct pl_config config = pl_config_default(game, seats, pl_seed_of(seats));
    struct pl_state *state = pl_state_in(&thinker->state);

    pl_start(game, &config, state);
    for (uint32_t ply = 0; ply < PLIES_MAX && !pl_head_read(state)->over; ply++) {
        pl_seat seat = (pl_seat)__builtin_ctz(pl_head_read(state)->waiting);
        pl_action action = choose(thinker, game, ply, seat);
        printf("%s %d %u %d 0x%016llx\n", game->id, seats, (unsigned)ply, seat,
               (unsigned long long)action);
        game->apply(state, seat, action, NULL);
    }
}

int main(void)
{
    struct thinker *thinker = aligned_alloc(64, (sizeof *thinker + 63) / 64 * 64);

    if (!thinker) {
        return 1;
    }
    for (uint32_t g = 0; games_at(g); g++) {
        const struct pl_game *game = games_at(g);
        memset(thinker->slots, 0, sizeof thinker->slots);
        bot_search_init(&thinker->search, game, thinker->edges, thinker->slots, BOT_EDGES_BY_CLOCK);
        for (uint8_t seats = game->seats_min; seats <= game->seats_max; seats++) {
            play(thinker, game, seats);
        }
    }
    free(thinker);
    return 0;
}
