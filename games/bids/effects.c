/* What comes of the bids, and of the prize. */
#include "games/bids/effects.h"

/* R-BID-3.2: all bids are shown at once, in seat order. */
static void show_bids(struct bids *s, struct pl_events *log)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        bids_turn_up(s, p);
        pl_tell(log, BIDS_EVENT_SHOW, p, PL_ARGS(s->public.bid[p]));
    }
    pl_reveal(&s->head);
}

static bool is_unique(const struct bids *s, pl_seat seat)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != seat && s->public.bid[p] == s->public.bid[seat]) {
            return false;
        }
    }
    return true;
}

/* R-BID-3.3: equal bids cancel each other, the highest of the rest wins; PL_NOBODY without one. */
static pl_seat find_winner(const struct bids *s)
{
    pl_seat winner = PL_NOBODY;
    uint8_t best = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint8_t bid = bids_cards[s->public.bid[p]].bid;
        if (bid > best && is_unique(s, p)) {
            winner = p;
            best = bid;
        }
    }
    return winner;
}

void bids_resolve(struct bids *s, struct pl_events *log)
{
    PL_ASSERT(bids_uncommitted(s) == 0);
    PL_ASSERT(pl_peek(&s->head)->kind == BIDS_FRAME_BID);
    show_bids(s, log);
    pl_pop(&s->head);

    pl_seat winner = find_winner(s);
    bool is_won = winner != PL_NOBODY;
    pl_tell(log, is_won ? BIDS_EVENT_WIN : BIDS_EVENT_NOBODY, winner, PL_ARGS(s->public.prize));
    /* R-BID-3.4: without a winner the prize is gone. */
    if (is_won) {
        pl_push(&s->head, BIDS_FRAME_TAKE, winner);
    }
}

/* R-BID-4.2: the winner takes the points for certain. */
void bids_bank(struct bids *s, pl_seat seat, struct pl_events *log)
{
    int16_t points = bids_prize_points(s);

    bids_gain(s, seat, points);
    pl_tell(log, BIDS_EVENT_BANK, seat, PL_ARGS(points));
}

/* R-BID-4.3: or rolls a die for twice as much or nothing. */
void bids_roll(struct bids *s, pl_seat seat, struct pl_events *log)
{
    int32_t face = (int32_t)pl_roll(&s->head, &s->secret.rng, BIDS_DIE_FACES) + 1;
    int32_t points = face < BIDS_DIE_LUCKY ? 0 : bids_prize_points(s) * BIDS_LUCKY_FACTOR;

    bids_gain(s, seat, points);
    pl_tell(log, BIDS_EVENT_DIE, seat, PL_ARGS(face, points));
}
