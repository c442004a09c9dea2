/* Payments and cages: which crystals are given, where a batch goes. */
#include "games/icaion/decide.h"

void icaion_demand(struct icaion *s, pl_seat seat, uint32_t due, uint32_t colours)
{
    if (due == 0) {
        return;
    }
    struct pl_frame *frame = pl_push(&s->head, ICAION_FRAME_PAY, seat);
    frame->arg[ICAION_PAY_DUE] = (int16_t)due;
    frame->arg[ICAION_PAY_COLOURS] = (int16_t)colours;
    frame->arg[ICAION_PAY_CONVERSIONS] = (int16_t)icaion_trait(s, seat, ICAION_TRAIT_CONVERTERS);
}

/* R-ICA-8.12, R-ICA-8.13: colours of which a Converter may take a crystal now. */
static uint32_t colours_to_convert(const struct icaion_purse *purse, const struct pl_frame *frame)
{
    uint32_t colours = 0;

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        colours |= (uint32_t)!icaion_refuse_convert(purse, frame, i) << i;
    }
    return colours;
}

/* Whether a payment takes everything that could pay, and no Converter can help. */
static bool is_all_due(const struct icaion *s, const struct pl_frame *frame)
{
    struct icaion_purse purse = icaion_purse_of(s, frame->seat);

    purse.converters = 0;
    return colours_to_convert(&purse, frame) == 0 &&
           icaion_payable(&purse, (uint32_t)frame->arg[ICAION_PAY_COLOURS]) ==
               (uint32_t)frame->arg[ICAION_PAY_DUE];
}

/* R-ICA-8.9: crystals of these colours, cage by cage. */
static void add_crystals(const struct icaion *s, pl_seat seat, enum icaion_act kind,
                         uint32_t colours, struct pl_legal *list)
{
    for (; colours; colours &= colours - 1) {
        uint32_t colour = pl_lowest(colours);
        for (uint32_t cage = 0; cage < ICAION_CAGES; cage++) {
            if (!icaion_refuse_cage(s, seat, cage, colour)) {
                icaion_add(list, kind, colour, cage);
            }
        }
    }
}

/* R-ICA-8.14: capacity and debt sink together, so there is always a crystal to pay with. */
void icaion_legal_pay(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct icaion_purse purse = icaion_purse_of(s, seat);

    add_crystals(s, seat, ICAION_ACT_PAY, icaion_colours_to_pay(frame), list);
    add_crystals(s, seat, ICAION_ACT_CONVERT, colours_to_convert(&purse, frame), list);
}

void icaion_apply_pay(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool is_converted = pl_act_kind(action) == ICAION_ACT_CONVERT;
    uint32_t colour = pl_act_a(action);
    uint32_t cage = pl_act_b(action);

    s->public.cage[seat][cage][colour]--;
    pl_tell(log, is_converted ? ICAION_EVENT_CONVERTED : ICAION_EVENT_PAID, seat,
            PL_ARGS((int32_t)colour, (int32_t)cage));
    if (is_converted && frame->arg[ICAION_PAY_HALF_DONE] == 0) {
        frame->arg[ICAION_PAY_HALF_DONE] = (int16_t)(colour + 1);
        frame->arg[ICAION_PAY_CONVERSIONS]--;
        return;
    }
    frame->arg[ICAION_PAY_HALF_DONE] = 0;
    frame->arg[ICAION_PAY_DUE]--;
}

/* R-ICA-8.9: nor is asked in which order the very last crystals are paid. */
enum pl_ask icaion_step_pay(struct icaion *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if (frame->arg[ICAION_PAY_DUE] == 0) {
        pl_pop(&s->head);
        return PL_RUN;
    }
    if (is_all_due(s, frame)) {
        struct pl_legal list;
        list.count = 0;
        icaion_legal_pay(s, frame->seat, &list);
        icaion_apply_pay(s, frame->seat, list.action[0], log);
        return PL_RUN;
    }
    return PL_CHOOSE;
}

/* Cages. */

void icaion_store_batch(struct icaion *s, pl_seat seat)
{
    if (icaion_sum(s->public.batch) > 0) { /* R-ICA-8.7 */
        pl_push(&s->head, ICAION_FRAME_STORE, seat);
    }
}

/* R-ICA-8.2, R-ICA-8.4 */
void icaion_legal_store(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t left = icaion_cages_to_choose(s, seat); left; left &= left - 1) {
        icaion_add(list, ICAION_ACT_STORE, pl_lowest(left), 0);
    }
    icaion_add(list, ICAION_ACT_THROW, 0, 0);
}

/* R-ICA-8.3, R-ICA-8.5, R-ICA-8.6 */
void icaion_apply_store(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint8_t *cage = s->public.cage[seat][pl_act_a(action)];
    uint8_t *batch = s->public.batch;
    int32_t stored = (int32_t)icaion_sum(batch);

    if (pl_act_kind(action) == ICAION_ACT_STORE) {
        pl_tell(log, ICAION_EVENT_STORED, seat,
                PL_ARGS(pl_act_a(action), stored, (int32_t)icaion_sum(cage)));
        memcpy(cage, batch, sizeof s->public.batch);
    } else {
        pl_tell(log, ICAION_EVENT_THREW, seat, PL_ARGS(stored));
    }
    memset(batch, 0, sizeof s->public.batch);
    pl_pop(&s->head);
}

/* R-ICA-S4.1: the only way to add to a cage. */
void icaion_legal_add(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t cages = icaion_cages_to_choose(s, seat);

    icaion_add(list, ICAION_ACT_PASS, 0, 0);
    for (uint32_t colour = 0; colour < ICAION_COLOURS; colour++) {
        for (uint32_t left = cages; left; left &= left - 1) {
            icaion_add(list, ICAION_ACT_ADD, colour, pl_lowest(left));
        }
    }
}

void icaion_apply_add(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == ICAION_ACT_ADD) {
        s->public.cage[seat][pl_act_b(action)][pl_act_a(action)]++;
        pl_tell(log, ICAION_EVENT_ADDED, seat, PL_ARGS(pl_act_a(action), pl_act_b(action)));
    }
}
