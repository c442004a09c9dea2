/* Guessing what an observer does not see: the other hands, their bids, the pile. */
#include "games/bids/table.h"

/* R-BID-2.3: what is not face up, nor in the viewer's hand, may be anywhere else. */
static struct pl_bag unseen_by(const struct bids *s, pl_seat viewer)
{
    struct pl_bag unseen = bids_full_deck();

    pl_bag_remove_all(&unseen, &s->public.seen);
    if (viewer < s->head.seats) {
        pl_bag_remove_all(&unseen, &s->private[viewer].hand);
    }
    if (viewer < s->head.seats && s->private[viewer].commit) {
        pl_bag_remove(&unseen, s->private[viewer].commit);
    }
    return unseen;
}

static void guess_seat(struct bids *s, pl_seat seat, struct pl_bag *unseen)
{
    if (s->public.committed >> seat & 1) {
        s->private[seat].commit = bids_draw(unseen, &s->secret.rng);
    }
    for (uint8_t i = 0; i < s->public.hand_count[seat]; i++) {
        pl_bag_add(&s->private[seat].hand, bids_draw(unseen, &s->secret.rng));
    }
}

void bids_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    struct bids *s = bids_edit(state);
    struct pl_bag unseen = unseen_by(s, viewer);

    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != viewer) {
            guess_seat(s, p, &unseen);
        }
    }
    s->secret.pile = unseen;
}
