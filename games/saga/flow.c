/* The course of the game: turns, rounds, the end. */
#include "games/saga/saga.h"

#define PL_GAME   saga
#define PL_ID(x_) SAGA_##x_
#define PL_FRAMES "games/saga/frames.def"
#include "core/drive.inc"

/* R-SAG-3.1: the turn goes round; R-SAG-4.1: the game ends after the last round. */
void saga_end_turn(struct saga *s, struct pl_events *log)
{
    struct pl_frame *turn = pl_top(&s->head);
    bool is_last = turn->seat + 1 == s->head.seats;

    if (is_last && turn->arg[SAGA_TURN_ROUND] == SAGA_ROUNDS) {
        pl_pop(&s->head);
        s->head.over = 1;
        pl_tell(log, SAGA_EVENT_OVER, PL_NOBODY, PL_ARGS(0));
        return;
    }
    turn->seat = pl_left_of(&s->head, turn->seat);
    turn->arg[SAGA_TURN_ROUND] = (int16_t)(turn->arg[SAGA_TURN_ROUND] + is_last);
}
