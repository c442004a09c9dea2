/* Crystals: paying, gaining, giving back, depositing in the City. */
#include "games/fall/flow.h"

/* Paying. */

void fall_demand(struct fall *s, uint32_t colours, uint32_t due, uint32_t then_colours,
                 uint32_t then_due)
{
    struct pl_frame *frame = fall_push(s, FALL_FRAME_PAY);

    frame->arg[0] = (int16_t)colours;
    frame->arg[1] = (int16_t)due;
    frame->arg[2] = (int16_t)then_colours;
    frame->arg[3] = (int16_t)then_due;
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
static bool is_rest_payable(struct fall_purse purse, const struct pl_frame *frame, pl_action action)
{
    uint8_t due[FALL_COLOURS] = { 0 };
    int32_t rest = frame->arg[1] - 1;

    if (rest == 0 && frame->arg[3] == 0) {
        return true;
    }
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        due[i] =
            (uint8_t)((frame->arg[0] >> i & 1) * rest + (frame->arg[2] >> i & 1) * frame->arg[3]);
    }
    spend(&purse, action);
    return fall_can_pay_all(&purse, due);
}

static void offer(const struct pl_frame *frame, const struct fall_purse *purse, pl_action action,
                  struct pl_legal *list)
{
    if (is_rest_payable(*purse, frame, action)) {
        pl_legal_add(list, action);
    }
}

#define WAY(kind_, colour_) pl_act(FALL_ACT_##kind_, (uint16_t)(colour_), 0, 0)

/* R-FAL-6.11: the ways to pay a crystal. */
static void offer_ways(const struct pl_frame *frame, const struct fall_purse *purse,
                       struct pl_legal *list)
{
    uint32_t colours = (uint32_t)frame->arg[0];
    uint32_t stood_for = purse->more ? colours : colours & -colours;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if ((colours >> i & 1) && purse->own[i] > 0) {
            offer(frame, purse, WAY(OWN, i), list);
        }
    }
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if ((colours >> i & 1) && purse->city[i] > 0) {
            offer(frame, purse, WAY(CITY, i), list);
        }
    }
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (!(colours >> i & 1) && purse->own[i] >= FALL_PAIR_CRYSTALS) {
            offer(frame, purse, WAY(PAIR, i), list);
        }
    }
    for (; purse->jokers > 0 && stood_for; stood_for &= stood_for - 1) {
        offer(frame, purse, WAY(PARASITE, pl_lowest(stood_for)), list);
    }
}

/* R-FAL-1.10: whether all crystals of the colour go, in whatever order. */
static bool is_order_all(const struct pl_frame *frame, const struct fall_purse *purse,
                         const struct pl_legal *list)
{
    uint32_t colours = (uint32_t)frame->arg[0];
    uint32_t last = pl_act_kind(list->action[list->count - 1]);

    if ((colours & (colours - 1)) || last > FALL_ACT_CITY) {
        return false;
    }
    uint32_t colour = pl_lowest(colours);
    return purse->own[colour] + purse->city[colour] == frame->arg[1];
}

void fall_legal_pay(const struct fall *s, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct fall_purse purse = fall_purse_of(s, s->public.turn);

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
        pl_push(&s->head, FALL_FRAME_DISCARD, seat)->arg[0] = (int16_t)hero;
    }
}

void fall_apply_pay(struct fall *s, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = s->public.turn;
    struct fall_purse purse = fall_purse_of(s, hero);

    spend(&purse, action);
    memcpy(s->public.crystals[hero], purse.own, sizeof purse.own);
    memcpy(s->public.city, purse.city, sizeof purse.city);
    s->public.jokers[hero] = purse.jokers;
    fall_tell_of(s, log, FALL_EVENT_PAID,
                 FALL_ARGS((int32_t)hero, pl_act_a(action), pl_act_kind(action) - FALL_ACT_OWN));
    frame->arg[1]--;
    if (frame->arg[1] == 0) {
        frame->arg[0] = frame->arg[2];
        frame->arg[1] = frame->arg[3];
        frame->arg[2] = 0;
        frame->arg[3] = 0;
    }
    if (frame->arg[1] == 0) {
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

    frame->arg[0] = (int16_t)hero;
    frame->flag = is_free;
}

/* R-FAL-H2.1 */
void fall_legal_swap(const struct fall *s, struct pl_legal *list)
{
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        for (uint32_t j = 0; s->public.batch[i] > 0 && j < FALL_COLOURS; j++) {
            if (i != j) {
                fall_add(list, FALL_ACT_SWAP, i, j);
            }
        }
    }
    fall_add(list, FALL_ACT_KEEP, 0, 0);
}

void fall_apply_swap(struct fall *s, pl_action action, struct pl_events *log)
{
    uint32_t from = pl_act_a(action);
    uint32_t to = pl_act_b(action);

    pl_pop(&s->head);
    if (pl_act_kind(action) == FALL_ACT_SWAP) {
        s->public.batch[from]--;
        s->public.batch[to]++;
        fall_tell_of(s, log, FALL_EVENT_SWAPPED,
                     FALL_ARGS(s->public.turn, (int32_t)from, (int32_t)to));
    }
}

static void add_batch(struct fall *s, uint32_t hero, struct pl_events *log)
{
    struct fall_public *pub = &s->public;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (pub->batch[i] > 0) {
            pub->crystals[hero][i] = (uint8_t)(pub->crystals[hero][i] + pub->batch[i]);
            fall_tell_of(s, log, FALL_EVENT_GAINED,
                         FALL_ARGS((int32_t)hero, (int32_t)i, pub->batch[i]));
            pub->batch[i] = 0;
        }
    }
}

void fall_step_gain(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = (uint32_t)frame->arg[0];

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

void fall_legal_discard(const struct fall *s, struct pl_legal *list)
{
    const uint8_t *crystals = s->public.crystals[pl_peek(&s->head)->arg[0]];

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (crystals[i] > 0) {
            fall_add(list, FALL_ACT_DISCARD, i, 0);
        }
    }
}

void fall_apply_discard(struct fall *s, pl_action action, struct pl_events *log)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[0];

    s->public.crystals[hero][pl_act_a(action)]--;
    fall_tell_of(s, log, FALL_EVENT_GAVE_BACK, FALL_ARGS((int32_t)hero, pl_act_a(action)));
    if (fall_sum(s->public.crystals[hero]) <= FALL_CRYSTALS_MAX) {
        pl_pop(&s->head);
    }
}

/* Depositing. What lay in the City before is kept in three bits for each colour. */

enum { OLD_BITS = 3, OLD_MASK = (1 << OLD_BITS) - 1 };

void fall_start_deposit(struct fall *s, uint32_t most)
{
    uint32_t fields = FALL_CITY_FIELDS - fall_besiegers(s); /* R-FAL-16.4 */
    struct pl_frame *frame = fall_push(s, FALL_FRAME_DEPOSIT);
    uint32_t old = 0;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        old |= (uint32_t)s->public.city[i] << OLD_BITS * i;
    }
    frame->arg[1] = (int16_t)(most < fields ? most : fields);
    frame->arg[2] = (int16_t)old;
}

/* R-FAL-6.5, R-FAL-6.6, R-FAL-6.8 */
void fall_legal_deposit(const struct fall *s, struct pl_legal *list)
{
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (s->public.crystals[s->public.turn][i] > 0) {
            fall_add(list, FALL_ACT_PUT, i, 0);
        }
    }
    if (pl_peek(&s->head)->arg[0] > 0) {
        fall_add(list, FALL_ACT_DONE, 0, 0);
    }
}

/* A crystal lies on a field; the Deposit is over when nothing more can be put down. */
static void put_down(struct fall *s, uint32_t colour, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = s->public.turn;

    s->public.city[colour]++;
    fall_tell_of(s, log, FALL_EVENT_DEPOSITED, FALL_ARGS((int32_t)hero, (int32_t)colour));
    frame->arg[0]++;
    if (frame->arg[0] == frame->arg[1] || fall_sum(s->public.crystals[hero]) == 0) {
        pl_pop(&s->head);
    }
}

void fall_apply_deposit(struct fall *s, pl_action action, struct pl_events *log)
{
    uint32_t colour = pl_act_a(action);

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
void fall_legal_evict(const struct fall *s, struct pl_legal *list)
{
    uint32_t old = (uint32_t)fall_below(s)->arg[2];

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (old >> OLD_BITS * i & OLD_MASK) {
            fall_add(list, FALL_ACT_EVICT, i, 0);
        }
    }
}

void fall_apply_evict(struct fall *s, pl_action action, struct pl_events *log)
{
    uint32_t lost = pl_act_a(action);
    uint32_t colour = (uint32_t)pl_peek(&s->head)->arg[0];

    pl_pop(&s->head);
    s->public.city[lost]--;
    pl_top(&s->head)->arg[2] = (int16_t)(pl_peek(&s->head)->arg[2] - (1 << OLD_BITS * lost));
    fall_tell(log, FALL_EVENT_EVICTED, FALL_ARGS((int32_t)lost));
    put_down(s, colour, log);
}
