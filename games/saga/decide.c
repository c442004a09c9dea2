/* The one question of the game: which way to go. */
#include "games/saga/data.h"

void saga_legal_turn(const struct saga *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    for (uint16_t way = 1; way < SAGA_WAY_COUNT; way++) {
        pl_legal_add(list, pl_act(SAGA_ACT_GO, way, 0, 0));
    }
}

/* R-SAG-3.2: the way is worth its points if the die shows enough. */
void saga_apply_turn(struct saga *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint16_t way = pl_act_a(action);
    uint32_t face = pl_roll(&s->head, &s->secret.rng, SAGA_DIE_FACES) + 1;
    int32_t points = face >= saga_ways[way].least ? saga_ways[way].points : 0;

    s->public.points[seat] = (int16_t)(s->public.points[seat] + points);
    pl_tell(log, SAGA_EVENT_WENT, seat, PL_ARGS(way, (int32_t)face, points));
    saga_end_turn(s, log);
}
