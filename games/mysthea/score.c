/* Scores and ranks, and the record for the Chronicle. */
#include "games/mysthea/table.h"

/* R-MYS-15.9, R-MYS-1.1: most glory wins; a tie goes to the lower artefact number. */
void mysthea_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct mysthea *s = mysthea_read(state);
    uint32_t number[MYSTHEA_SEATS] = { 0 };

    *ret_result = (struct pl_result){ 0 };
    for (uint32_t i = 0; i < s->head.seats; i++) {
        number[s->public.order[i]] = i;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        ret_result->score[p] = s->public.glory[p];
        ret_result->rank[p] = 1;
        for (pl_seat other = 0; other < s->head.seats; other++) {
            int32_t ahead = s->public.glory[other] - s->public.glory[p];
            bool is_ahead = ahead > 0 || (ahead == 0 && number[other] < number[p]);
            ret_result->rank[p] = (uint8_t)(ret_result->rank[p] + is_ahead);
        }
    }
}
