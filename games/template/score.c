/* What prizes are worth, and who leads. */
#include "games/template/template.h"

const struct template_card_facts template_cards[TEMPLATE_CARD_COUNT] = {
    [TEMPLATE_NO_CARD] = { .name = { [PL_LANG_PL] = "-", [PL_LANG_EN] = "-" } },
#define CARD(id_, name_, bid_, points_, pl_, en_)                                 \
    [TEMPLATE_CARD_##id_] = { .name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ }, \
                              .bid = bid_,                                        \
                              .points = points_ },
#include "games/template/cards.def"
#undef CARD
};

/* R-TPL-1.3, R-TPL-1.4: the points of the card, doubled when the stakes are. */
int16_t template_prize_points(const struct template *s)
{
    bool is_high = s->head.option[TEMPLATE_OPTION_STAKES] == TEMPLATE_STAKES_DOUBLE;

    return (int16_t)(template_cards[s->public.prize].points * (is_high ? TEMPLATE_HIGH_FACTOR : 1));
}

/* R-TPL-5.2: most points win; players with equal points share the place. */
void template_result(const struct pl_state *state, struct pl_result *ret_result)
{
    const struct template *s = template_in(state);

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
