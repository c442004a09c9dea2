/* Invariants of a state, which may be any bytes. The shape of the stack is checked by the core. */
#include "games/saga/saga.h"

static bool has_spare_bytes(const struct saga *s)
{
    static const struct saga_private zero[PL_SEATS_MAX];

    return memcmp(s->public.spare, zero, sizeof s->public.spare) != 0 ||
           memcmp(s->private, zero, sizeof zero) != 0;
}

static bool are_points_fine(const struct saga *s)
{
    bool is_fine = true;

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        int16_t most = p < s->head.seats ? SAGA_POINTS_MAX : 0;
        is_fine &= s->public.points[p] >= 0 && s->public.points[p] <= most;
    }
    return is_fine;
}

const char *saga_check(const struct pl_state *state)
{
    const struct saga *s = saga_read(state);

    if (has_spare_bytes(s)) {
        return "an unused byte is set";
    }
    if (s->public.legacy >> s->head.seats) {
        return "a player who is not there won the game before";
    }
    if (!are_points_fine(s)) {
        return "points are out of range";
    }
    if (s->head.over) {
        return NULL;
    }
    return s->head.waiting == 1u << pl_peek(&s->head)->seat ? NULL : "the wrong seat is waited for";
}

/* Nothing follows from the rest. */
void saga_normalize(struct pl_state *state)
{
    (void)state;
}
