/* Tries the answers on a truth that could stand behind what the seat sees: they tell no more. */
#include "core/repeat.h"

/* Whether the same seats are still asked by the same frame, and nothing has come to light. */
static bool is_still_asked(const struct pl_head *before, const struct pl_head *after)
{
    uint32_t below = before->frame_count - 1;

    return after->waiting == before->waiting && after->epoch == before->epoch &&
           after->frame_count == before->frame_count &&
           pl_peek(after)->kind == pl_peek(before)->kind &&
           pl_peek(after)->seat == pl_peek(before)->seat &&
           memcmp(before->frame, after->frame, below * sizeof before->frame[0]) == 0;
}

/* Gives the answer again and again on the trial state. */
static uint8_t try_times(const struct pl_game *game, const struct pl_head *asked, pl_seat seat,
                         pl_action action, struct pl_state *trial)
{
    struct pl_legal list;
    uint8_t times = 0;

    do {
        game->apply(trial, seat, action, NULL);
        times++;
        if (times == PL_TIMES_MAX || !is_still_asked(asked, pl_head_read(trial))) {
            return times;
        }
        pl_legal_of(game, pl_as_obs(trial), seat, &list);
    } while (pl_legal_has(&list, action));
    return times;
}

void pl_times_of(const struct pl_game *game, const struct pl_obs *obs, const struct pl_legal *list,
                 uint8_t ret_times[PL_LEGAL_MAX])
{
    struct pl_state_room truth;
    struct pl_state_room trial;
    const struct pl_seed seed = { { 0 } };

    if (list->count == 0) {
        return;
    }
    pl_determinize(game, obs, &seed, pl_state_in(&truth));
    for (uint32_t i = 0; i < list->count; i++) {
        memcpy(trial.byte, truth.byte, game->layout.size);
        ret_times[i] = try_times(game, pl_head_seen(obs), pl_viewer(obs), list->action[i],
                                 pl_state_in(&trial));
    }
}
