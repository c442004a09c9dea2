/* Crystals: paying, gaining, giving back, depositing in the City. */
#include "games/fall/effects.h"

/* Paying. */

void fall_demand(struct fall *s, uint32_t colours, uint32_t due, uint32_t then_colours,
                 uint32_t then_due)
{
    struct pl_frame *frame = fall_push(s, FALL_FRAME_PAY);

    frame->arg[FALL_PAY_COLOURS] = (int16_t)colours;
    frame->arg[FALL_PAY_DUE] = (int16_t)due;
    frame->arg[FALL_PAY_THEN_COLOURS] = (int16_t)then_colours;
    frame->arg[FALL_PAY_THEN_DUE] = (int16_t)then_due;
}

/* R-FAL-6.4, R-FAL-6.9, R-FAL-S3.1 */
static void spend(struct fall_purse *purse, pl_action action)
{
    uint32_t colour = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case FALL_ACT_OWN: purse->own[colour]--; break;
    case FALL_ACT_CITY: purse->city[colour]--; break;
    case FALL_ACT_PAIR:
        purse->own[colour] = (uint8_t)(purse->own[colour] - FALL_PAIR_CRYSTALS);
        break;
    default: purse->jokers--; purse->own[colour] = (uint8_t)(purse->own[colour] + purse->more);
    }
}

/* R-FAL-6.12: whether what is due after this crystal could still be paid. */
static pl_reason refuse_rest(struct fall_purse purse, const struct pl_frame *frame,
                             pl_action action)
{
    uint8_t due[FALL_COLOURS];

    if (frame->arg[FALL_PAY_DUE] == 1 && frame->arg[FALL_PAY_THEN_DUE] == 0) {
        return FALL_REASON_NONE;
    }
    fall_all_due(frame, 1, due);
    spend(&purse, action);
    return fall_can_pay_all(&purse, due) ? FALL_REASON_NONE : FALL_REASON_REST_UNPAID;
}

/* R-FAL-6.11: a colour for which a parasite can stand. */
static inline pl_reason refuse_parasite(const struct fall_purse *purse, uint32_t colours,
                                        uint32_t colour)
{
    uint32_t stood_for = purse->more ? colours : colours & -colours;

    if (purse->jokers == 0) {
        return FALL_REASON_NO_PARASITE;
    }
    return stood_for >> colour & 1 ? FALL_REASON_NONE
           : colours >> colour & 1 ? FALL_REASON_PARASITE_ALIKE
                                   : FALL_REASON_NOT_DUE;
}

/* R-FAL-6.9: a way to pay one crystal of these colours, whatever is due after it. */
static inline pl_reason refuse_source(const struct fall_purse *purse, uint32_t colours,
                                      enum fall_act kind, uint32_t colour)
{
    bool is_due = colours >> colour & 1;

    if (kind == FALL_ACT_OWN) {
        return !is_due                   ? FALL_REASON_NOT_DUE
               : purse->own[colour] == 0 ? FALL_REASON_NONE_OWN
                                         : FALL_REASON_NONE;
    }
    if (kind == FALL_ACT_CITY) {
        return !is_due                    ? FALL_REASON_NOT_DUE
               : purse->city[colour] == 0 ? FALL_REASON_NONE_IN_CITY
                                          : FALL_REASON_NONE;
    }
    if (kind == FALL_ACT_PAIR) {
        return is_due                                    ? FALL_REASON_PAIR_IS_DUE
               : purse->own[colour] < FALL_PAIR_CRYSTALS ? FALL_REASON_PAIR_SHORT
                                                         : FALL_REASON_NONE;
    }
    return refuse_parasite(purse, colours, colour);
}

pl_reason fall_refuse_way(const struct pl_frame *pay, const struct fall_purse *purse,
                          pl_action action)
{
    pl_reason reason = refuse_source(purse, (uint32_t)pay->arg[FALL_PAY_COLOURS],
                                     (enum fall_act)pl_act_kind(action), pl_act_a(action));

    return reason ? reason : refuse_rest(*purse, pay, action);
}

/* What is on offer from one source, by colour. */
static inline void offer(const struct pl_frame *frame, const struct fall_purse *purse,
                         enum fall_act kind, struct pl_legal *list)
{
    uint32_t colours = (uint32_t)frame->arg[FALL_PAY_COLOURS];

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        pl_action action = pl_act((uint16_t)kind, (uint16_t)i, 0, 0);
        if (!refuse_source(purse, colours, kind, i) && !refuse_rest(*purse, frame, action)) {
            pl_legal_add(list, action);
        }
    }
}

/* R-FAL-6.11: the ways to pay a crystal. */
static void offer_ways(const struct pl_frame *frame, const struct fall_purse *purse,
                       struct pl_legal *list)
{
    offer(frame, purse, FALL_ACT_OWN, list);
    offer(frame, purse, FALL_ACT_CITY, list);
    offer(frame, purse, FALL_ACT_PAIR, list);
    offer(frame, purse, FALL_ACT_PARASITE, list);
}

/* R-FAL-1.10: whether all crystals of the colour go, in whatever order. */
static bool is_order_all(const struct pl_frame *frame, const struct fall_purse *purse,
                         const struct pl_legal *list)
{
    uint32_t colours = (uint32_t)frame->arg[FALL_PAY_COLOURS];
    uint32_t last = pl_act_kind(list->action[list->count - 1]);

    if ((colours & (colours - 1)) || last > FALL_ACT_CITY) {
        return false;
    }
    uint32_t colour = pl_lowest(colours);
    return purse->own[colour] + purse->city[colour] == frame->arg[FALL_PAY_DUE];
}

void fall_legal_pay(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct fall_purse purse = fall_purse_of(s, s->public.turn);

    (void)seat;
    offer_ways(frame, &purse, list);
    if (list->count > 1 && is_order_all(frame, &purse, list)) {
        list->count = 1;
    }
}

/* R-FAL-6.2, R-FAL-6.13: asks what is given back. */
static void limit(struct fall *s, uint32_t hero)
{
    pl_seat seat = pl_peek(&s->head)->seat;

    if (fall_sum(s->public.crystals[hero]) > FALL_CRYSTALS_MAX) {
        pl_push(&s->head, FALL_FRAME_DISCARD, seat)->arg[FALL_DISCARD_HERO] = (int16_t)hero;
    }
}

void fall_apply_pay(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = s->public.turn;
    struct fall_purse purse = fall_purse_of(s, hero);

    (void)seat;
    spend(&purse, action);
    memcpy(s->public.crystals[hero], purse.own, sizeof purse.own);
    memcpy(s->public.city, purse.city, sizeof purse.city);
    s->public.jokers[hero] = purse.jokers;
    fall_tell_of(s, log, FALL_EVENT_PAID,
                 PL_ARGS((int32_t)hero, pl_act_a(action), pl_act_kind(action) - FALL_ACT_OWN));
    frame->arg[FALL_PAY_DUE]--;
    if (frame->arg[FALL_PAY_DUE] == 0) {
        frame->arg[FALL_PAY_COLOURS] = frame->arg[FALL_PAY_THEN_COLOURS];
        frame->arg[FALL_PAY_DUE] = frame->arg[FALL_PAY_THEN_DUE];
        frame->arg[FALL_PAY_THEN_COLOURS] = 0;
        frame->arg[FALL_PAY_THEN_DUE] = 0;
    }
    if (frame->arg[FALL_PAY_DUE] == 0) {
        pl_pop(&s->head);
        limit(s, hero);
    }
}

/* Gaining. */

void fall_gain(struct fall *s, uint32_t hero, bool is_free)
{
    bool is_setup = s->head.frame[0].kind == FALL_FRAME_SETUP;
    pl_seat seat = fall_seat_of(s, is_setup ? hero : s->public.turn);
    struct pl_frame *frame = pl_push(&s->head, FALL_FRAME_GAIN, seat);

    frame->arg[FALL_GAIN_HERO] = (int16_t)hero;
    frame->flag = is_free;
}

/* R-FAL-H2.1 */
void fall_legal_swap(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        for (uint32_t j = 0; j < FALL_COLOURS; j++) {
            if (!fall_refuse_swap(s, i, j)) {
                fall_add(list, FALL_ACT_SWAP, i, j);
            }
        }
    }
    fall_add(list, FALL_ACT_KEEP, 0, 0);
}

void fall_apply_swap(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t from = pl_act_a(action);
    uint32_t to = pl_act_b(action);

    (void)seat;
    pl_pop(&s->head);
    if (pl_act_kind(action) == FALL_ACT_SWAP) {
        s->public.batch[from]--;
        s->public.batch[to]++;
        fall_tell_of(s, log, FALL_EVENT_SWAPPED,
                     PL_ARGS(s->public.turn, (int32_t)from, (int32_t)to));
    }
}

static void add_batch(struct fall *s, uint32_t hero, struct pl_events *log)
{
    struct fall_public *pub = &s->public;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (pub->batch[i] > 0) {
            pub->crystals[hero][i] = (uint8_t)(pub->crystals[hero][i] + pub->batch[i]);
            fall_tell_of(s, log, FALL_EVENT_GAINED,
                         PL_ARGS((int32_t)hero, (int32_t)i, pub->batch[i]));
            pub->batch[i] = 0;
        }
    }
}

void fall_step_gain(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = (uint32_t)frame->arg[FALL_GAIN_HERO];

    switch (frame->step++) {
    case FALL_GAIN_SWAP:
        if (!frame->flag && fall_trait(s, hero, FALL_TRAIT_SWAP) && fall_sum(s->public.batch)) {
            fall_push(s, FALL_FRAME_SWAP);
        }
        break;
    case FALL_GAIN_ADD:
        add_batch(s, hero, log);
        limit(s, hero);
        break;
    default: pl_pop(&s->head);
    }
}

void fall_legal_discard(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_DISCARD_HERO];

    (void)seat;
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (!fall_refuse_discard(s, hero, i)) {
            fall_add(list, FALL_ACT_DISCARD, i, 0);
        }
    }
}

void fall_apply_discard(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_DISCARD_HERO];

    (void)seat;
    s->public.crystals[hero][pl_act_a(action)]--;
    fall_tell_of(s, log, FALL_EVENT_GAVE_BACK, PL_ARGS((int32_t)hero, pl_act_a(action)));
    if (fall_sum(s->public.crystals[hero]) <= FALL_CRYSTALS_MAX) {
        pl_pop(&s->head);
    }
}

/* Depositing. */

void fall_start_deposit(struct fall *s, uint32_t most)
{
    uint32_t fields = FALL_CITY_FIELDS - fall_besiegers(s); /* R-FAL-16.4 */
    struct pl_frame *frame = fall_push(s, FALL_FRAME_DEPOSIT);
    uint32_t old = 0;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        old |= (uint32_t)s->public.city[i] << FALL_OLD_BITS * i;
    }
    frame->arg[FALL_DEPOSIT_MOST] = (int16_t)(most < fields ? most : fields);
    frame->arg[FALL_DEPOSIT_OLD] = (int16_t)old;
}

/* R-FAL-6.5, R-FAL-6.6, R-FAL-6.8 */
void fall_legal_deposit(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (!fall_refuse_put(s, i)) {
            fall_add(list, FALL_ACT_PUT, i, 0);
        }
    }
    if (!fall_refuse_put_end(s)) {
        fall_add(list, FALL_ACT_DONE, 0, 0);
    }
}

/* A crystal lies on a field; the Deposit is over when nothing more can be put down. */
static void put_down(struct fall *s, uint32_t colour, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = s->public.turn;

    s->public.city[colour]++;
    fall_tell_of(s, log, FALL_EVENT_DEPOSITED, PL_ARGS((int32_t)hero, (int32_t)colour));
    frame->arg[FALL_DEPOSIT_PUT]++;
    if (frame->arg[FALL_DEPOSIT_PUT] == frame->arg[FALL_DEPOSIT_MOST] ||
        fall_sum(s->public.crystals[hero]) == 0) {
        pl_pop(&s->head);
    }
}

void fall_apply_deposit(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t colour = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) == FALL_ACT_DONE) {
        pl_pop(&s->head);
        return;
    }
    s->public.crystals[s->public.turn][colour]--;
    if (fall_is_city_full(s)) {
        fall_ask(s, FALL_FRAME_EVICT, colour, 0);
    } else {
        put_down(s, colour, log);
    }
}

/* R-FAL-6.7 */
void fall_legal_evict(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (!fall_refuse_evict(s, i)) {
            fall_add(list, FALL_ACT_EVICT, i, 0);
        }
    }
}

void fall_apply_evict(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t lost = pl_act_a(action);
    uint32_t colour = (uint32_t)pl_peek(&s->head)->arg[FALL_EVICT_COLOUR];

    (void)seat;
    pl_pop(&s->head);
    s->public.city[lost]--;
    struct pl_frame *deposit = pl_top(&s->head);
    deposit->arg[FALL_DEPOSIT_OLD] =
        (int16_t)(deposit->arg[FALL_DEPOSIT_OLD] - (1 << FALL_OLD_BITS * lost));
    fall_tell(log, FALL_EVENT_EVICTED, PL_ARGS((int32_t)lost));
    put_down(s, colour, log);
}
