/* The lexicon: prompts, actions, events and the glossary. Most of it is in the tables; here are the
 * values and parts that texts name, and which text fits where the usual one does not. */
#include "games/bids/view.h"

int32_t bids_value_of_bid(const struct pl_pen *pen, uint32_t value)
{
    uint32_t card = pen->event ? (uint32_t)pen->event->arg[0] : pl_act_a(pen->action);

    (void)value;
    PL_ASSERT(card < BIDS_CARD_COUNT);
    return bids_cards[card].bid;
}

int32_t bids_value_of_prize(const struct pl_pen *pen, uint32_t value)
{
    const struct bids *s = bids_seen(pen->obs);

    switch (value) {
    case BIDS_VALUE_PRIZE: return s->public.prize;
    case BIDS_VALUE_PRIZE_POINTS: return bids_prize_points(s);
    case BIDS_VALUE_LUCKY_POINTS: return bids_prize_points(s) * BIDS_LUCKY_FACTOR;
    default: pl_panic("not a value of the prize", __FILE__, __LINE__);
    }
}

/* Only the seat itself is told which card it committed (R-BID-3.1). */
static uint32_t event_variant(const struct pl_pen *pen, uint32_t usual)
{
    bool is_known = pen->event->hidden[0] != BIDS_NO_CARD;

    return pen->event->kind == BIDS_EVENT_COMMIT && is_known ? BIDS_TEXT_EV_COMMIT_OWN : usual;
}

void bids_write_entry(const struct pl_pen *pen, int32_t card)
{
    PL_SAY(pen, BIDS_TEXT_CARD_WORTH, PL_NUMBER(bids_cards[card].bid),
           PL_NUMBER(bids_cards[card].points));
}

#define PL_GAME          bids
#define PL_ID(x_)        BIDS_##x_
#define PL_TEXTS         "games/bids/text.def"
#define PL_WORDS         "games/bids/words.def"
#define PL_ACTIONS       "games/bids/actions.def"
#define PL_EVENTS        "games/bids/events.def"
#define PL_FRAMES        "games/bids/frames.def"
#define PL_REASONS       "games/bids/reasons.def"
#define PL_EVENT_VARIANT event_variant
#include "core/lexicon.inc"
