/* Why an action would do nothing now, in words, before a turn's action or a card is spent on it. */
#include "games/icaion/view.h"

/* R-ICA-10.2: Extract may be chosen anywhere. */
static bool extracts_nothing(const struct icaion *s, pl_seat seat)
{
    struct icaion after = *s;
    struct pl_legal list = { .count = 0 };

    for (uint32_t left = icaion_regions_at(s, seat); left; left &= left - 1) {
        if (s->public.crystals[pl_lowest(left)] > 0) {
            return false;
        }
    }
    pl_push(&after.head, ICAION_FRAME_EXTRACT, seat);
    icaion_legal_extract(&after, seat, &list);
    return list.count == 1; /* to leave off */
}

static bool is_played_in_vain(const struct icaion *s, pl_seat seat, uint32_t card)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    return icaion_is_in_vain(s, seat, card, &purse);
}

/* The text that says it; ICAION_TEXT_COUNT: it does something. */
static uint32_t idle_reason(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_EXTRACT:
        return extracts_nothing(s, seat) ? ICAION_TEXT_IDLE_EXTRACT : ICAION_TEXT_COUNT;
    case ICAION_ACT_SUPPLY_DRAW: /* R-ICA-15.2 */
        return icaion_room(s, seat) == 0 ? ICAION_TEXT_IDLE_DRAW : ICAION_TEXT_COUNT;
    case ICAION_ACT_PLAY:
        return is_played_in_vain(s, seat, pl_act_a(action)) ? ICAION_TEXT_IDLE_PLAY
                                                            : ICAION_TEXT_COUNT;
    default: return ICAION_TEXT_COUNT;
    }
}

void icaion_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                      struct pl_text *text)
{
    const struct icaion *s = icaion_seen(obs);
    uint32_t reason = idle_reason(s, pl_peek(&s->head)->seat, action);

    if (reason != ICAION_TEXT_COUNT) {
        pl_text_add(text, icaion_text_of(lang, reason));
    }
}
