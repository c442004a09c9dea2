#include "games/fall/flow.h"
const char *fall_check(const struct pl_state *state)
{
    (void)state;
    return NULL;
}
void fall_normalize(struct pl_state *state)
{
    struct fall *s = fall_of(state);
    uint64_t u = 0;
    for (int i = 0; i < 7; i++)
        u |= pl_bit(s->public.under[i]) & ~1ull;
    s->public.monster_pile.word[0] = fall_monsters_in_game(s) & ~s->public.monsters.word[0] & ~u;
    s->head.waiting = (pl_seat_mask)(1u << pl_peek(&s->head)->seat);
}
