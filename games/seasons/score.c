/* The end of the game: end effects, scores, ranks. */
#include "games/seasons/score.h"

static const uint8_t end_cards[] = {
    SEASONS_RAGFIELDS_HELM,
    SEASONS_LANTERN_OF_XIDIT,
    SEASONS_SEALED_CHEST_OF_URM,
};

/* R-SEA-15.1: what all those cards of a seat bring, as long as it has not been paid out. */
static int32_t end_crystals(const struct seasons *s, pl_seat seat)
{
    int32_t total = 0;

    for (uint32_t i = 0; i < PL_COUNT_OF(end_cards) && !s->head.over; i++) {
        total += seasons_end_crystals(s, seat, end_cards[i]);
    }
    return total;
}

void seasons_finish(struct seasons *s, struct pl_events *log)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        for (uint32_t i = 0; i < PL_COUNT_OF(end_cards); i++) {
            seasons_crystals(s, p, seasons_end_crystals(s, p, end_cards[i]), end_cards[i], log);
        }
    }
    while (s->head.frame_count > 0) {
        pl_pop(&s->head);
    }
    s->head.over = 1;
    s->head.waiting = 0;
    pl_reveal(&s->head);
    pl_tell(log, SEASONS_EVENT_OVER, PL_NOBODY, PL_ARGS(0));
}

/* R-SEA-15.2, R-SEA-15.3: plain arithmetic, also below 0. R-SEA-C22.1: a Cube is prestige only. */
void seasons_score_of(const struct seasons *s, pl_seat seat, struct seasons_score *ret_score)
{
    const struct pl_bag *cards = &s->public.tableau[seat];
    struct seasons_score score = {
        .crystals = s->public.crystals[seat],
        .end = end_crystals(s, seat),
        .hand = -SEASONS_HAND_PENALTY * (int32_t)s->public.hand_count[seat],
        .bonus = -(int32_t)seasons_penalties[s->public.bonus_used[seat]],
    };

    for (uint64_t set = cards->one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        score.prestige += seasons_cards[card].prestige * (int32_t)pl_bag_count(cards, card);
    }
    score.total = score.crystals + score.end + score.prestige + score.hand + score.bonus;
    *ret_score = score;
}

/* R-SEA-15.4: more points, then more cards in play; else the place is shared. */
static bool is_ahead(const struct seasons *s, const struct pl_result *result, pl_seat a, pl_seat b)
{
    if (result->score[a] != result->score[b]) {
        return result->score[a] > result->score[b];
    }
    return seasons_in_play(s, a) > seasons_in_play(s, b);
}

void seasons_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct seasons *s = seasons_read(state);
    struct pl_result result = { 0 };
    struct seasons_score score;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        seasons_score_of(s, p, &score);
        result.score[p] = score.total;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        result.rank[p] = 1;
        for (pl_seat q = 0; q < s->head.seats; q++) {
            result.rank[p] = (uint8_t)(result.rank[p] + is_ahead(s, &result, q, p));
        }
    }
    *ret_result = result;
}
