/* The choice of an action and of a muster. The other questions are beside what they belong to. */
#include "games/hlas/flow.h"

static void add_places(struct pl_legal *list, enum hlas_act kind, uint32_t places)
{
    for (; places; places &= places - 1) {
        hlas_add(list, kind, pl_lowest(places), 0);
    }
}

/* R-HLA-4.5: nine places for two tokens and at most seven serfs of other actions. */
void hlas_legal_action(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    add_places(list, HLAS_ACT_ACT, hlas_free_places(s, seat, 0));
}

void hlas_apply_action(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t place = pl_act_a(action);

    pl_pop(&s->head);
    pl_top(&s->head)->arg[HLAS_TURN_PLACE] = (int16_t)place;
    s->public.bar[seat][place] = HLAS_BAR_TOKEN;
    hlas_tell(s, log, HLAS_EVENT_ACTED, seat, PL_ARGS((int32_t)place));
}

void hlas_legal_muster(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    add_places(list, HLAS_ACT_MUSTER, hlas_free_places(s, seat, HLAS_CAPITAL_PLACES));
    hlas_add(list, HLAS_ACT_PASS, 0, 0);
}

/* R-HLA-11.1, R-HLA-11.3 */
void hlas_apply_muster(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t place = pl_act_a(action);

    pl_pop(&s->head);
    if (pl_act_kind(action) != HLAS_ACT_MUSTER) {
        return;
    }
    struct pl_frame *turn = pl_top(&s->head);
    turn->arg[HLAS_TURN_PLACE] = (int16_t)place;
    turn->step = HLAS_TURN_MUSTERED;
    hlas_serf_to_bar(s, seat, place);
    hlas_tell(s, log, HLAS_EVENT_MUSTERED, seat, PL_ARGS((int32_t)place));
}
