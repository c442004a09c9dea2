/* The course of the game: what runs the frames, turns, the end. */
#include "games/fall/flow.h"

#define PL_GAME   fall
#define PL_ID(x_) FALL_##x_
#define PL_FRAMES "games/fall/frames.def"
/* R-FAL-13.10 */
#define PL_INTERRUPT(s_) fall_let_step_in(s_)
#include "core/drive.inc"

/* Whom a question is for. */

/* Of the two heroes of one player the one whom the question is about. */
static bool is_about(const struct fall *s, uint32_t hero)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_named = frame->kind == FALL_FRAME_CHARACTER || frame->kind == FALL_FRAME_BASE ||
                    frame->kind == FALL_FRAME_ARMOUR || frame->kind == FALL_FRAME_START ||
                    frame->kind == FALL_FRAME_FORT_LOSS;

    return hero == (is_named ? (uint32_t)frame->arg[FALL_START_HERO] : s->public.turn);
}

bool fall_is_asked(const struct fall *s, uint32_t hero)
{
    return s->head.waiting && pl_peek(&s->head)->seat == fall_seat_of(s, hero) &&
           (s->head.seats > 1 || is_about(s, hero));
}

/* The end. */

static void end(struct fall *s, enum fall_outcome outcome, struct pl_events *log)
{
    s->public.outcome = (uint8_t)outcome;
    s->head.over = 1;
    memset(s->head.frame, 0, s->head.frame_count * sizeof s->head.frame[0]);
    s->head.frame_count = 0;
    fall_tell(log, FALL_EVENT_OVER, PL_ARGS((int32_t)outcome));
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
    fall_tell(log, FALL_EVENT_DEFENCE, PL_ARGS((int32_t)loss, fall_defence_left(s)));
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
    frame->arg[FALL_TURN_PASSES] = 0; /* R-FAL-13.11 */
    frame->arg[FALL_TURN_LONG_PASSES] =
        (int16_t)(frame->arg[FALL_TURN_LONG_PASSES] & ~(1 << pub->turn));
    fall_tell_of(s, log, FALL_EVENT_TURN, PL_ARGS(pub->turn, pub->nights + 1));
    if (fall_trait(s, pub->turn, FALL_TRAIT_FORESIGHT)) { /* R-FAL-H4.1 */
        pub->next_event = (uint8_t)fall_draw_event(s);
        fall_tell_of(s, log, FALL_EVENT_FORESEEN, PL_ARGS(pub->turn, pub->next_event));
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
