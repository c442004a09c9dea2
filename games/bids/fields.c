/* The field table: every byte of the state by name. */
#include "games/bids/bids.h"

static const char *const card_name[] = {
    [BIDS_NO_CARD] = "none",
#define CARD(id_, name_, bid_, points_, pl_, en_) [BIDS_CARD_##id_] = name_,
#include "games/bids/cards.def"
};

static const char *const action_name[] = {
    [BIDS_ACT_NONE] = "none",
#define ACTION(id_, name_, ...) [BIDS_ACT_##id_] = name_,
#include "games/bids/actions.def"
};

static const char *const event_name[] = {
    [BIDS_EVENT_NONE] = "none",
#define EVENT(id_, name_, ...) [BIDS_EVENT_##id_] = name_,
#include "games/bids/events.def"
};

const struct pl_names bids_card_names = { card_name, PL_COUNT_OF(card_name) };
const struct pl_names bids_action_names = { action_name, PL_COUNT_OF(action_name) };
const struct pl_names bids_event_names = { event_name, PL_COUNT_OF(event_name) };

#define T     struct bids
#define CARDS (&bids_card_names)

const struct pl_field bids_fields[] = {
    PL_HEAD_FIELDS(T, &bids_frame_names),
    PL_FIELD(T, CARDS, public.seen, PL_NO_DIM),
    PL_FIELD(T, NULL, public.points[0], PL_DIM(T, public.points)),
    PL_FIELD(T, NULL, public.hand_count[0], PL_DIM(T, public.hand_count)),
    PL_FIELD(T, CARDS, public.bid[0], PL_DIM(T, public.bid)),
    PL_FIELD(T, NULL, public.committed, PL_NO_DIM),
    PL_FIELD(T, NULL, public.round, PL_NO_DIM),
    PL_FIELD(T, CARDS, public.prize, PL_NO_DIM),
    PL_FIELD(T, NULL, public.spare, PL_NO_DIM),
    PL_FIELD(T, CARDS, private[0].hand, PL_DIM(T, private)),
    PL_FIELD(T, CARDS, private[0].commit, PL_DIM(T, private)),
    PL_FIELD(T, NULL, private[0].spare[0], PL_DIM(T, private), PL_DIM(T, private[0].spare)),
    PL_RNG_FIELDS(T),
    PL_FIELD(T, CARDS, secret.pile, PL_NO_DIM),
};
