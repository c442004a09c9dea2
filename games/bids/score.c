/* Who leads. */
#include "games/bids/bids.h"

/* R-BID-5.2: most points win; players with equal points share the place. */
void bids_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct bids *s = bids_read(state);

    *ret_result = (struct pl_result){ 0 };
    for (pl_seat p = 0; p < s->head.seats; p++) {
        ret_result->score[p] = s->public.points[p];
        ret_result->rank[p] = 1;
        for (pl_seat other = 0; other < s->head.seats; other++) {
            bool is_ahead = s->public.points[other] > s->public.points[p];
            ret_result->rank[p] = (uint8_t)(ret_result->rank[p] + is_ahead);
        }
    }
}
