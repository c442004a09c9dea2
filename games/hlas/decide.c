/* The decisions: what is legal and what an action does, by the frame on top. The choice of an
 * action and of a muster is here, the other questions beside what they belong to. */
#include "games/hlas/flow.h"

void hlas_legal_top(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    switch ((enum hlas_frame)pl_peek(&s->head)->kind) {
/* clang-format off */
#define AUTOMATIC(id_, name_) case HLAS_FRAME_##id_: break;
#define QUESTION(id_, name_, is_decision_) \
    case HLAS_FRAME_##id_: hlas_legal_##name_(s, seat, list); return;
/* clang-format on */
#include "games/hlas/frames.def"
#undef QUESTION
#undef AUTOMATIC
    case HLAS_FRAME_NONE:
    case HLAS_FRAME_COUNT: break;
    }
    pl_panic("a frame that never waits", __FILE__, __LINE__);
}

void hlas_apply_top(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    switch ((enum hlas_frame)pl_peek(&s->head)->kind) {
/* clang-format off */
#define AUTOMATIC(id_, name_) case HLAS_FRAME_##id_: break;
#define QUESTION(id_, name_, is_decision_) \
    case HLAS_FRAME_##id_: hlas_apply_##name_(s, seat, action, log); return;
/* clang-format on */
#include "games/hlas/frames.def"
#undef QUESTION
#undef AUTOMATIC
    case HLAS_FRAME_NONE:
    case HLAS_FRAME_COUNT: break;
    }
    pl_panic("a frame that never waits", __FILE__, __LINE__);
}

void hlas_legal(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    hlas_legal_top(hlas_seen(obs), seat, list);
}

void hlas_apply(struct pl_state *state, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct hlas *s = hlas_of(state);

    PL_ASSERT(s->head.waiting >> seat & 1);
    hlas_apply_top(s, seat, action, log);
    hlas_run(s, log);
}

/* The choice of an action. */

static void add_places(struct pl_legal *list, enum hlas_act kind, uint32_t places)
{
    for (; places; places &= places - 1) {
        hlas_add(list, kind, pl_lowest(places), 0);
    }
}

/* R-HLA-4.5: nine places for two tokens and at most seven serfs of other actions. */
void hlas_legal_action(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    add_places(list, HLAS_ACT_ACT, hlas_free_places(s, seat, 0));
}

void hlas_apply_action(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t place = pl_act_a(action);

    pl_pop(&s->head);
    pl_top(&s->head)->arg[0] = (int16_t)place;
    s->public.bar[seat][place] = HLAS_BAR_TOKEN;
    hlas_tell(s, log, HLAS_EVENT_ACTED, seat, PL_ARGS((int32_t)place));
}

void hlas_legal_muster(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    add_places(list, HLAS_ACT_MUSTER, hlas_free_places(s, seat, HLAS_CAPITAL_PLACES));
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
}

/* R-HLA-11.1, R-HLA-11.3 */
void hlas_apply_muster(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t place = pl_act_a(action);

    pl_pop(&s->head);
    if (pl_act_kind(action) != HLAS_ACT_MUSTER) {
        return;
    }
    struct pl_frame *turn = pl_top(&s->head);
    turn->arg[0] = (int16_t)place;
    turn->step = HLAS_TURN_MUSTERED;
    hlas_serf_to_bar(s, seat, place);
    hlas_tell(s, log, HLAS_EVENT_MUSTERED, seat, PL_ARGS((int32_t)place));
}
