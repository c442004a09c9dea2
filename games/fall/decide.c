/* The decisions: what is legal and what an answer does, by the frame on top. The questions of the
 * set-up are in setup.c, those of the day in decide_day.c, others beside what they belong to. */
#include "games/fall/flow.h"

void fall_legal(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    const struct fall *s = fall_seen(obs);

    (void)seat; /* Nothing is hidden, and one seat is waited for. */
    switch ((enum fall_frame)pl_peek(&s->head)->kind) {
#define AUTOMATIC(id_, name_) case FALL_FRAME_##id_:
#define QUESTION(id_, name_, is_decision_)
#include "games/fall/frames.def"
#undef QUESTION
#undef AUTOMATIC
    case FALL_FRAME_NONE:
    case FALL_FRAME_COUNT: break;
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_, is_decision_) \
    case FALL_FRAME_##id_:                 \
        fall_legal_##name_(s, list);       \
        return;
#include "games/fall/frames.def"
#undef QUESTION
#undef AUTOMATIC
    }
    pl_panic("a frame that never waits", __FILE__, __LINE__);
}

void fall_answer(struct fall *s, pl_action action, struct pl_events *log)
{
    switch ((enum fall_frame)pl_peek(&s->head)->kind) {
#define AUTOMATIC(id_, name_) case FALL_FRAME_##id_:
#define QUESTION(id_, name_, is_decision_)
#include "games/fall/frames.def"
#undef QUESTION
#undef AUTOMATIC
    case FALL_FRAME_NONE:
    case FALL_FRAME_COUNT: break;
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_, is_decision_)  \
    case FALL_FRAME_##id_:                  \
        fall_apply_##name_(s, action, log); \
        return;
#include "games/fall/frames.def"
#undef QUESTION
#undef AUTOMATIC
    }
    pl_panic("a frame that never waits", __FILE__, __LINE__);
}

/* R-FAL-13.11 */
bool fall_declines(pl_action action)
{
    return pl_act_kind(action) == FALL_ACT_WAIT || pl_act_kind(action) == FALL_ACT_PASS;
}

void fall_apply(struct pl_state *state, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct fall *s = fall_of(state);

    PL_ASSERT(s->head.waiting >> seat & 1);
    fall_answer(s, action, log);
    fall_run(s, log);
}
