/* The decisions: what is legal, and what each action does. */
#include "games/template/template.h"

/* R-TPL-3.1: any card of the own hand. */
static void legal_bids(const struct pl_bag *hand, struct pl_legal *list)
{
    for (uint64_t set = hand->one; set; set &= set - 1) {
        pl_legal_add(list, pl_act(TEMPLATE_ACTION_COMMIT, (uint16_t)pl_lowest(set), 0, 0));
    }
}

void template_legal(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list)
{
    const struct template *s = template_seen(obs);

    switch ((enum template_frame)pl_peek(&s->head)->kind) {
    case TEMPLATE_FRAME_BID: legal_bids(&s->private[seat].hand, list); return;
    case TEMPLATE_FRAME_TAKE:
        pl_legal_add(list, pl_act(TEMPLATE_ACTION_BANK, 0, 0, 0));
        pl_legal_add(list, pl_act(TEMPLATE_ACTION_ROLL, 0, 0, 0));
        return;
    case TEMPLATE_FRAME_ROUND:
    case TEMPLATE_NO_FRAME:
    case TEMPLATE_FRAME_COUNT: break;
    }
    PL_ASSERT(false); /* not a frame that waits */
}

/* R-TPL-3.1: the card leaves the hand face down; the last one to commit ends the bidding. */
static void commit(struct template *s, pl_seat seat, uint8_t card, struct pl_events *log)
{
    pl_bag_remove(&s->private[seat].hand, card);
    s->private[seat].commit = card;
    s->public.hand_count[seat]--;
    s->public.committed |= (uint8_t)(1u << seat);
    pl_emit(log, (struct pl_event){ .kind = TEMPLATE_EVENT_COMMIT,
                                    .seat = seat,
                                    .see = (pl_seat_mask)(1u << seat),
                                    .hidden = { card } });
    if (s->public.committed == pl_all_seats(&s->head)) {
        template_resolve_bids(s, log);
    }
}

/* R-TPL-4.2: the winner takes the points for certain. */
static void bank(struct template *s, pl_seat seat, struct pl_events *log)
{
    int16_t points = template_prize_points(s);

    s->public.points[seat] = (int16_t)(s->public.points[seat] + points);
    pl_pop(&s->head);
    pl_emit(log, (struct pl_event){ .kind = TEMPLATE_EVENT_BANK, .seat = seat, .arg = { points } });
}

/* R-TPL-4.3: or rolls a die for twice as much or nothing. */
static void roll(struct template *s, pl_seat seat, struct pl_events *log)
{
    int16_t face = (int16_t)(pl_roll(&s->head, &s->secret.rng, TEMPLATE_DIE_FACES) + 1);
    int16_t points =
        face < TEMPLATE_DIE_LUCKY ? 0 : (int16_t)(template_prize_points(s) * TEMPLATE_LUCKY_FACTOR);

    s->public.points[seat] = (int16_t)(s->public.points[seat] + points);
    pl_pop(&s->head);
    pl_emit(log,
            (struct pl_event){ .kind = TEMPLATE_EVENT_DIE, .seat = seat, .arg = { face, points } });
}

void template_apply(struct pl_state *state, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct template *s = template_of(state);

    PL_ASSERT(s->head.waiting >> seat & 1);
    switch ((enum template_action)pl_act_kind(action)) {
    case TEMPLATE_ACTION_COMMIT: commit(s, seat, (uint8_t)pl_act_a(action), log); break;
    case TEMPLATE_ACTION_BANK: bank(s, seat, log); break;
    case TEMPLATE_ACTION_ROLL: roll(s, seat, log); break;
    case TEMPLATE_NO_ACTION:
    case TEMPLATE_ACTION_COUNT: PL_ASSERT(false); /* not a legal action */
    }
    template_run(s, log);
}
