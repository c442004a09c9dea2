/* The course of the game: rounds and the end. The outcome of bids is in effects.c. */
#include "games/bids/flow.h"

#define PL_GAME   bids
#define PL_ID(x_) BIDS_##x_
#define PL_FRAMES "games/bids/frames.def"
#include "core/drive.inc"

/* R-BID-2.2: the prize is a random card of the pile, laid face up. */
static void begin_round(struct bids *s, struct pl_events *log)
{
    s->public.prize = bids_draw(&s->secret.pile, &s->secret.rng);
    pl_bag_add(&s->public.seen, s->public.prize);
    pl_reveal(&s->head);
    pl_tell(log, BIDS_EVENT_PRIZE, PL_NOBODY, PL_ARGS(s->public.prize, s->public.round));
    pl_top(&s->head)->step = BIDS_ROUND_END;
    pl_push(&s->head, BIDS_FRAME_BID, 0);
}

/* R-BID-5.1: the game ends after the last round. */
static void end_round(struct bids *s, struct pl_events *log)
{
    s->public.prize = BIDS_NO_CARD;
    if (s->public.round < BIDS_ROUNDS) {
        s->public.round++;
        pl_top(&s->head)->step = BIDS_ROUND_BEGIN;
        return;
    }
    pl_pop(&s->head);
    s->head.over = 1;
    pl_tell(log, BIDS_EVENT_OVER, PL_NOBODY, PL_ARGS(0));
}

void bids_step_round(struct bids *s, struct pl_events *log)
{
    if (pl_peek(&s->head)->step == BIDS_ROUND_BEGIN) {
        begin_round(s, log);
    } else {
        end_round(s, log);
    }
}

/* R-BID-3.1: all bid at the same time. */
enum pl_ask bids_step_bid(struct bids *s, struct pl_events *log)
{
    (void)log;
    s->head.waiting = bids_uncommitted(s);
    return PL_TOGETHER;
}
