/* The field table: every byte of the state by name. */
#include "games/saga/saga.h"

static const char *const way_name[] = {
    [SAGA_WAY_NONE] = "none",
#define WAY(id_, name_, ...) [SAGA_WAY_##id_] = name_,
#include "games/saga/ways.def"
};

static const char *const action_name[] = {
    [SAGA_ACT_NONE] = "none",
#define ACTION(id_, name_, ...) [SAGA_ACT_##id_] = name_,
#include "games/saga/actions.def"
};

static const char *const event_name[] = {
    [SAGA_EVENT_NONE] = "none",
#define EVENT(id_, name_, ...) [SAGA_EVENT_##id_] = name_,
#include "games/saga/events.def"
};

const struct pl_names saga_way_names = { way_name, PL_COUNT_OF(way_name) };
const struct pl_names saga_action_names = { action_name, PL_COUNT_OF(action_name) };
const struct pl_names saga_event_names = { event_name, PL_COUNT_OF(event_name) };

#define T struct saga

const struct pl_field saga_fields[] = {
    PL_HEAD_FIELDS(T, &saga_frame_names),
    PL_FIELD(T, NULL, public.points[0], PL_DIM(T, public.points)),
    PL_FIELD(T, NULL, public.legacy, PL_NO_DIM),
    PL_FIELD(T, NULL, public.spare[0], PL_DIM(T, public.spare)),
    PL_FIELD(T, NULL, private[0].spare[0], PL_DIM(T, private), PL_DIM(T, private[0].spare)),
    PL_RNG_FIELDS(T),
};
