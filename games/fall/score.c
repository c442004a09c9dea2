/* The result: one for all (R-FAL-1.1, R-FAL-19.7). */
#include "games/fall/table.h"

static int32_t score_of(const struct fall *s)
{
    uint32_t shards = 0;

    if (s->public.outcome == FALL_OVER_WON) {
        return FALL_WIN_SCORE + s->public.defence;
    }
    for (uint32_t hero = 0; hero < FALL_HEROES; hero++) {
        shards += fall_shards_of(s, hero);
    }
    return (int32_t)shards;
}

void fall_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct fall *s = fall_read(state);
    int32_t score = score_of(s);

    *ret_result = (struct pl_result){ 0 };
    for (pl_seat p = 0; p < s->head.seats; p++) {
        ret_result->score[p] = score;
        ret_result->team[p] = 1;
        ret_result->rank[p] = s->public.outcome == FALL_OVER_WON ? 1 : 2;
    }
}
