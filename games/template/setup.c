/* The deck, dealing, and the beginning of the first round. */
#include "games/template/template.h"

/* R-TPL-1.2: two copies of each card. */
struct pl_bag template_full_deck(void)
{
    uint64_t every = ((uint64_t)1 << TEMPLATE_CARD_COUNT) - 1 - pl_bit(TEMPLATE_NO_CARD);

    return (struct pl_bag){ .one = every, .two = every };
}

uint8_t template_draw(struct pl_bag *bag, struct pl_rng *rng)
{
    uint32_t card = pl_bag_at(bag, pl_rng_below(rng, pl_bag_total(bag)));

    pl_bag_remove(bag, card);
    return (uint8_t)card;
}

/* R-TPL-2.1: each player gets a hand that nobody else sees. */
static void deal(struct template *s, pl_seat seat)
{
    for (int i = 0; i < TEMPLATE_HAND_CARDS; i++) {
        pl_bag_add(&s->private[seat].hand, template_draw(&s->secret.pile, &s->secret.rng));
    }
    s->public.hand_count[seat] = TEMPLATE_HAND_CARDS;
}

/* R-TPL-2.4: of the game that this one continues, the losers get points. */
static void give_head_start(struct template *s)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        bool has_lost = s->public.legacy && !(s->public.legacy >> p & 1);
        s->public.points[p] = has_lost ? TEMPLATE_HEAD_START : 0;
    }
}

void template_setup(struct pl_state *state)
{
    struct template *s = template_of(state);

    s->secret.pile = template_full_deck();
    for (pl_seat p = 0; p < s->head.seats; p++) {
        deal(s, p);
    }
    give_head_start(s);
    s->public.round = 1;
    pl_push(&s->head, TEMPLATE_FRAME_ROUND, 0);
    template_run(s, NULL);
}

/* For scenarios: seat 0 holds both copies of the three weakest cards, seat 1 of the next three and
 * so on; the prize is the crown. */
void template_plain(struct pl_state *state)
{
    struct template *s = template_of(state);

    memset(s->private, 0, sizeof s->private);
    s->public.seen = (struct pl_bag){ .one = pl_bit(TEMPLATE_CARD_CROWN) };
    s->public.prize = TEMPLATE_CARD_CROWN;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint64_t three = (pl_bit(1) | pl_bit(2) | pl_bit(3)) << 3 * p;
        s->private[p].hand = (struct pl_bag){ .one = three, .two = three };
    }
    template_normalize(state);
}
