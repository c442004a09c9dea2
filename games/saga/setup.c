/* The state at the beginning, with what the game before has left. */
#include "games/saga/saga.h"

/* R-SAG-2.1: of the game that this one continues, the losers get points. */
static void give_head_start(struct saga *s)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        bool has_lost = s->public.legacy && !(s->public.legacy >> p & 1);
        s->public.points[p] = has_lost ? SAGA_HEAD_START : 0;
    }
}

void saga_setup(struct pl_state *state)
{
    struct saga *s = saga_edit(state);

    give_head_start(s);
    pl_push(&s->head, SAGA_FRAME_TURN, 0)->arg[SAGA_TURN_ROUND] = 1;
    saga_run(s, NULL);
}

/* For scenarios: no player has points, whatever went before. */
void saga_plain(struct pl_state *state)
{
    memset(saga_edit(state)->public.points, 0, sizeof saga_edit(state)->public.points);
}
