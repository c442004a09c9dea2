/* The field table: the name of every byte of the state, once. */
#include "games/template/template.h"

static const char *const card_name[] = {
    [TEMPLATE_NO_CARD] = "none",
#define CARD(id_, name_, bid_, points_, pl_, en_) [TEMPLATE_CARD_##id_] = name_,
#include "games/template/cards.def"
#undef CARD
};

static const char *const frame_name[] = {
    [TEMPLATE_NO_FRAME] = "none",
#define FRAME(id_, name_, is_decision_, is_automatic_) [TEMPLATE_FRAME_##id_] = name_,
#include "games/template/frames.def"
#undef FRAME
};

static const char *const action_name[] = {
    [TEMPLATE_NO_ACTION] = "none",
#define ACTION(id_, name_) [TEMPLATE_ACTION_##id_] = name_,
#include "games/template/actions.def"
#undef ACTION
};

static const char *const event_name[] = {
    [TEMPLATE_NO_EVENT] = "none",
#define EVENT(id_, name_) [TEMPLATE_EVENT_##id_] = name_,
#include "games/template/events.def"
#undef EVENT
};

const struct pl_names template_card_names = { card_name, PL_COUNT_OF(card_name) };
const struct pl_names template_frame_names = { frame_name, PL_COUNT_OF(frame_name) };
const struct pl_names template_action_names = { action_name, PL_COUNT_OF(action_name) };
const struct pl_names template_event_names = { event_name, PL_COUNT_OF(event_name) };

#define T     struct template
#define CARDS (&template_card_names)

const struct pl_field template_fields[] = {
    PL_HEAD_FIELDS(T, &template_frame_names),
    PL_FIELD(T, CARDS, public.seen, PL_NO_DIM),
    PL_FIELD(T, NULL, public.points[0], PL_DIM(T, public.points)),
    PL_FIELD(T, NULL, public.hand_count[0], PL_DIM(T, public.hand_count)),
    PL_FIELD(T, CARDS, public.bid[0], PL_DIM(T, public.bid)),
    PL_FIELD(T, NULL, public.committed, PL_NO_DIM),
    PL_FIELD(T, NULL, public.round, PL_NO_DIM),
    PL_FIELD(T, CARDS, public.prize, PL_NO_DIM),
    PL_FIELD(T, NULL, public.legacy, PL_NO_DIM),
    PL_FIELD(T, CARDS, private[0].hand, PL_DIM(T, private)),
    PL_FIELD(T, CARDS, private[0].commit, PL_DIM(T, private)),
    PL_FIELD(T, NULL, private[0].spare[0], PL_DIM(T, private), PL_DIM(T, private[0].spare)),
    PL_RNG_FIELDS(T),
    PL_FIELD(T, CARDS, secret.pile, PL_NO_DIM),
};
