/* What happens between decisions: rounds, the showing of bids, the end of the game. */
#include "games/template/template.h"

/* R-TPL-2.2: the prize is a random card of the pile, laid face up. */
static void begin_round(struct template *s, struct pl_events *log)
{
    s->public.prize = template_draw(&s->secret.pile, &s->secret.rng);
    pl_bag_add(&s->public.seen, s->public.prize);
    pl_reveal(&s->head);
    pl_emit(log, (struct pl_event){ .kind = TEMPLATE_EVENT_PRIZE,
                                    .seat = PL_NOBODY,
                                    .arg = { s->public.prize, s->public.round } });
    pl_top(&s->head)->step = TEMPLATE_ROUND_END;
    pl_push(&s->head, TEMPLATE_FRAME_BID, 0);
}

/* R-TPL-5.1: the game ends after the last round. */
static void end_round(struct template *s, struct pl_events *log)
{
    s->public.prize = TEMPLATE_NO_CARD;
    if (s->public.round < TEMPLATE_ROUNDS) {
        s->public.round++;
        pl_top(&s->head)->step = TEMPLATE_ROUND_BEGIN;
        return;
    }
    pl_pop(&s->head);
    s->head.over = 1;
    pl_emit(log, (struct pl_event){ .kind = TEMPLATE_EVENT_OVER, .seat = PL_NOBODY });
}

/* One step of the frame on top; whether it waits for a decision instead. */
static bool step(struct template *s, struct pl_events *log)
{
    const struct pl_frame *top = pl_peek(&s->head);

    switch ((enum template_frame)top->kind) {
    case TEMPLATE_FRAME_ROUND:
        if (top->step == TEMPLATE_ROUND_BEGIN) {
            begin_round(s, log);
        } else {
            end_round(s, log);
        }
        return false;
    case TEMPLATE_FRAME_BID:
        s->head.waiting = pl_all_seats(&s->head) & (pl_seat_mask)~s->public.committed;
        return true;
    case TEMPLATE_FRAME_TAKE: s->head.waiting = (pl_seat_mask)(1u << top->seat); return true;
    case TEMPLATE_NO_FRAME:
    case TEMPLATE_FRAME_COUNT: break;
    }
    PL_ASSERT(false); /* not a frame of this game */
    return true;
}

/* Runs on to the next decision or to the end. A round takes at most two steps between them. */
void template_run(struct template *s, struct pl_events *log)
{
    s->head.waiting = 0;
    for (int i = 0; !s->head.over; i++) {
        PL_ASSERT(i < 4);
        if (step(s, log)) {
            return;
        }
    }
}

/* R-TPL-3.2: all bids are shown at once, in seat order. */
static void show_bids(struct template *s, struct pl_events *log)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        s->public.bid[p] = s->private[p].commit;
        s->private[p].commit = TEMPLATE_NO_CARD;
        pl_bag_add(&s->public.seen, s->public.bid[p]);
        pl_emit(log, (struct pl_event){
                         .kind = TEMPLATE_EVENT_SHOW, .seat = p, .arg = { s->public.bid[p] } });
    }
    s->public.committed = 0;
    pl_reveal(&s->head);
}

static bool is_unique(const struct template *s, pl_seat seat)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != seat && s->public.bid[p] == s->public.bid[seat]) {
            return false;
        }
    }
    return true;
}

/* R-TPL-3.3: equal bids cancel each other, the highest of the rest wins; PL_NOBODY without one. */
static pl_seat find_winner(const struct template *s)
{
    pl_seat winner = PL_NOBODY;
    uint8_t best = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint8_t bid = template_cards[s->public.bid[p]].bid;
        if (bid > best && is_unique(s, p)) {
            winner = p;
            best = bid;
        }
    }
    return winner;
}

void template_resolve_bids(struct template *s, struct pl_events *log)
{
    PL_ASSERT(s->public.committed == pl_all_seats(&s->head));
    PL_ASSERT(pl_peek(&s->head)->kind == TEMPLATE_FRAME_BID);
    show_bids(s, log);
    pl_pop(&s->head);

    pl_seat winner = find_winner(s);
    bool is_won = winner != PL_NOBODY;
    pl_emit(log, (struct pl_event){ .kind = is_won ? TEMPLATE_EVENT_WIN : TEMPLATE_EVENT_NOBODY,
                                    .seat = winner,
                                    .arg = { s->public.prize } });
    /* R-TPL-3.4: without a winner the prize is gone. */
    if (is_won) {
        pl_push(&s->head, TEMPLATE_FRAME_TAKE, winner);
    }
}
