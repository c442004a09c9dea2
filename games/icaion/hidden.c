/* A possible truth behind an observation: hands of others and the deck. Nothing else is hidden, and
 * no card is ever known to be in a hand. */
#include "games/icaion/table.h"

/* Oddities that the viewer cannot see. */
static uint64_t unseen_cards(const struct icaion *s, pl_seat viewer)
{
    const struct icaion_public *pub = &s->public;
    uint64_t seen = pub->discard.one;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        seen |= pub->upgrades[p].one;
    }
    seen |= pub->playing ? pl_bit(pub->playing) : 0;
    seen |= viewer < s->head.seats ? s->private[viewer].hand.one : 0;
    return icaion_oddities_in_game(s) & ~seen;
}

/* R-ICA-3.11, R-ICA-9.4 */
void icaion_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    struct icaion *s = icaion_edit(state);
    uint64_t pool = unseen_cards(s, viewer);

    for (pl_seat p = 0; p < s->head.seats; p++) {
        for (uint32_t i = 0; p != viewer && i < s->public.hand_count[p]; i++) {
            uint32_t count = (uint32_t)__builtin_popcountll(pool);
            uint32_t card = pl_select(pool, pl_rng_below(&s->secret.rng, count));
            pool &= ~pl_bit(card);
            pl_bag_add(&s->private[p].hand, card);
        }
    }
    s->secret.deck.one = pool;
}
