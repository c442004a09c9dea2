/* The course of the game: turns, the end, and the loop that runs the frames. */
#include "games/fall/flow.h"

/* The end. */

static void end(struct fall *s, enum fall_outcome outcome, struct pl_events *log)
{
    s->public.outcome = (uint8_t)outcome;
    s->head.over = 1;
    memset(s->head.frame, 0, s->head.frame_count * sizeof s->head.frame[0]);
    s->head.frame_count = 0;
    fall_tell(log, FALL_EVENT_OVER, FALL_ARGS((int32_t)outcome));
}

void fall_lose(struct fall *s, enum fall_outcome outcome, struct pl_events *log)
{
    if (s->head.frame[0].kind == FALL_FRAME_OPENING) {
        fall_reopen(s, outcome, log);
    } else {
        end(s, outcome, log);
    }
}

void fall_win(struct fall *s, struct pl_events *log)
{
    end(s, FALL_OVER_WON, log);
}

bool fall_hurt(struct fall *s, uint32_t loss, struct pl_events *log)
{
    s->public.defence = (int16_t)(s->public.defence - (int32_t)loss);
    fall_tell(log, FALL_EVENT_DEFENCE, FALL_ARGS((int32_t)loss, fall_defence_left(s)));
    if (s->public.defence <= 0) {
        fall_lose(s, FALL_OVER_CITY_FELL, log);
        return false;
    }
    return true;
}

/* Turns (R-FAL-4.1). */

static void begin_turn(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    struct fall_public *pub = &s->public;

    pub->actions_done = 0;
    pub->machine_used = 0;
    pub->relic_used = 0;
    pub->trade_used = 0;
    pub->fort_moved = 0;
    pub->plus = 0;
    pub->refused = 0;
    pub->in_turn = 1;
    frame->arg[0] = 0; /* R-FAL-13.11 */
    frame->arg[1] = (int16_t)(frame->arg[1] & ~(1 << pub->turn));
    fall_tell_of(s, log, FALL_EVENT_TURN, FALL_ARGS(pub->turn, pub->nights + 1));
    if (fall_trait(s, pub->turn, FALL_TRAIT_FORESIGHT)) { /* R-FAL-H4.1 */
        pub->next_event = (uint8_t)fall_draw_event(s);
        fall_tell_of(s, log, FALL_EVENT_FORESEEN, FALL_ARGS(pub->turn, pub->next_event));
    }
}

/* R-FAL-1.13, R-FAL-3.7 */
static void end_turn(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    struct fall_public *pub = &s->public;

    pub->nights++;
    if (pub->nights >= FALL_NIGHTS_MAX) {
        fall_lose(s, FALL_OVER_TOO_LONG, log);
        return;
    }
    pub->turn = (uint8_t)((pub->turn + 1u) % fall_heroes(s));
    frame->seat = fall_seat_of(s, pub->turn);
    frame->step = FALL_TURN_BEGIN;
}

void fall_step_turn(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step++) {
    case FALL_TURN_BEGIN: begin_turn(s, frame, log); break;
    case FALL_TURN_DAY: fall_push(s, FALL_FRAME_DAY); break;
    case FALL_TURN_NIGHT: fall_push(s, FALL_FRAME_NIGHT); break;
    default: end_turn(s, frame, log);
    }
}

/* The loop. */

/* R-FAL-1.10: whether the question on top has one answer only, which is returned. */
static bool is_forced(const struct fall *s, pl_action *ret_action)
{
    struct pl_legal list;

    if (pl_peek(&s->head)->kind == FALL_FRAME_DAY && fall_has_day(s)) {
        return false;
    }
    list.count = 0;
    fall_legal(pl_truth((const struct pl_state *)(const void *)s), 0, &list);
    PL_ASSERT(list.count > 0);
    *ret_action = list.action[0];
    return list.count == 1;
}

static void take_step(struct fall *s, struct pl_events *log)
{
    switch ((enum fall_frame)pl_peek(&s->head)->kind) {
#define AUTOMATIC(id_, name_)      \
    case FALL_FRAME_##id_:         \
        fall_step_##name_(s, log); \
        return;
#define QUESTION(id_, name_, is_decision_)
#include "games/fall/frames.def"
#undef QUESTION
#undef AUTOMATIC
#define AUTOMATIC(id_, name_)
#define QUESTION(id_, name_, is_decision_) case FALL_FRAME_##id_:
#include "games/fall/frames.def"
#undef QUESTION
#undef AUTOMATIC
    case FALL_FRAME_NONE:
    case FALL_FRAME_COUNT: break;
    }
    pl_panic("not an automatic frame", __FILE__, __LINE__);
}

void fall_run(struct fall *s, struct pl_events *log)
{
    pl_action action;

    while (!s->head.over) {
        if (fall_game.frames[pl_peek(&s->head)->kind].is_automatic) {
            take_step(s, log);
        } else if (fall_let_step_in(s)) {
            continue;
        } else if (is_forced(s, &action)) {
            fall_answer(s, action, log);
        } else {
            s->head.waiting = (pl_seat_mask)(1u << pl_peek(&s->head)->seat);
            return;
        }
    }
    s->head.waiting = 0;
}
