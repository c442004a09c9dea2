/* Which text says it, where the usual one of an action, event or question will not do. */
#include "games/icaion/view.h"

static const struct pl_frame *frame_of(const struct pl_pen *pen)
{
    return pl_peek(pl_head_seen(pen->obs));
}

/* Actions. */

/* R-ICA-14.4, R-ICA-14.6: with a warning where the card would be paid for in vain. */
static uint32_t play_variant(const struct icaion *s, pl_seat seat, uint32_t card)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    if (!icaion_is_in_vain(s, seat, card, &purse)) {
        return ICAION_TEXT_ACT_PLAY;
    }
    return icaion_oddities[card].is_upgrade ? ICAION_TEXT_ACT_PLAY_GONE : ICAION_TEXT_ACT_PLAY_LOST;
}

static uint32_t activate_variant(const struct icaion *s, pl_seat seat, pl_action action)
{
    bool is_more = pl_act_b(action) == ICAION_MODE_MORE;
    bool is_instead = pl_act_b(action) == ICAION_MODE_INSTEAD;

    switch (icaion_type_of(s, pl_act_a(action), seat + 1u)) {
    case ICAION_HARVESTER:
        return is_instead ? ICAION_TEXT_ACT_HARVEST_ANY : ICAION_TEXT_ACT_ACTIVATE;
    case ICAION_SCAVENGER: return is_instead ? ICAION_TEXT_ACT_SELL : ICAION_TEXT_ACT_SCAVENGE;
    default: return is_more ? ICAION_TEXT_ACT_REFINE_KILL : ICAION_TEXT_ACT_REFINE;
    }
}

/* R-ICA-1.10: Spare Cages by what they hold. */
static uint32_t drop_variant(const struct pl_frame *frame, uint32_t card)
{
    bool is_cage = card == ICAION_SPARE_CAGE_1 || card == ICAION_SPARE_CAGE_2;

    return frame->arg[ICAION_REPLACE_CARD] == (int32_t)card ? ICAION_TEXT_ACT_DROP_NEW
           : is_cage                                        ? ICAION_TEXT_ACT_DROP_CAGE
                                                            : ICAION_TEXT_ACT_DROP;
}

/* Of the plain questions. */
static uint32_t answer_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct icaion *s = icaion_seen(pen->obs);
    const struct pl_frame *frame = frame_of(pen);
    uint32_t a = pl_act_a(pen->action);

    switch (pl_act_kind(pen->action)) {
    case ICAION_ACT_SIDE: return a ? ICAION_TEXT_ACT_SIDE_NIGHT : usual;
    case ICAION_ACT_PASS:
        return frame->kind == ICAION_FRAME_BELT ? usual : ICAION_TEXT_ACT_PASS_CRYSTALS;
    case ICAION_ACT_STORE: /* R-ICA-8.3: with what is lost. */
        return icaion_sum(s->public.cage[pen->seat][a]) ? ICAION_TEXT_ACT_STORE_LOSING : usual;
    case ICAION_ACT_DONE: /* R-ICA-12.2: Eradicate ends with a payment. */
        return frame->kind == ICAION_FRAME_ERADICATE ? ICAION_TEXT_ACT_DONE_PAY : usual;
    case ICAION_ACT_SPEND:
        return icaion_keeps_shard(s, pen->seat, frame->arg[ICAION_INVEST_VALUE], (int32_t)a)
                   ? ICAION_TEXT_ACT_SPEND_KEEP
                   : usual;
    case ICAION_ACT_DROP: return drop_variant(frame, a);
    default: return usual;
    }
}

uint32_t icaion_action_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct icaion *s = icaion_seen(pen->obs);
    uint32_t a = pl_act_a(pen->action);

    switch (pl_act_kind(pen->action)) {
    case ICAION_ACT_MOVE:
        return icaion_move_cost(s, pen->seat, a) > 0 ? ICAION_TEXT_ACT_MOVE_COST : usual;
    case ICAION_ACT_DASH: return s->public.node[pen->seat] == a ? ICAION_TEXT_ACT_DASH_STAY : usual;
    case ICAION_ACT_PLAY: return play_variant(s, pen->seat, a);
    case ICAION_ACT_SUPPLY_DRAW: /* R-ICA-15.2: with a full hand nothing is drawn. */
        return icaion_room(s, pen->seat) == 0 ? ICAION_TEXT_ACT_SUPPLY_NONE : usual;
    case ICAION_ACT_ACTIVATE: return activate_variant(s, pen->seat, pen->action);
    default: return answer_variant(pen, usual);
    }
}

/* Events. */

static uint32_t supply_variant(int32_t use)
{
    return use == ICAION_USE_DRAW    ? ICAION_TEXT_EV_SUPPLY_DRAW
           : use == ICAION_USE_SHIFT ? ICAION_TEXT_EV_DOUBLE_SHIFT
                                     : ICAION_TEXT_EV_SUPPLY;
}

uint32_t icaion_event_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct pl_event *event = pen->event;
    bool is_somebodys = event->seat != PL_NOBODY;

    switch (event->kind) {
    case ICAION_EVENT_NEUTRAL: return is_somebodys ? ICAION_TEXT_EV_NEUTRAL_BY : usual;
    case ICAION_EVENT_ROUND: return event->arg[2] ? ICAION_TEXT_EV_ROUND_LAST : usual;
    case ICAION_EVENT_CRYSTALS: return event->arg[1] ? usual : ICAION_TEXT_EV_SATURATED;
    case ICAION_EVENT_CHARGED: return is_somebodys ? usual : ICAION_TEXT_EV_CHARGED_ALL;
    case ICAION_EVENT_TOOK: return event->arg[2] ? usual : ICAION_TEXT_EV_TOOK_SUPPLY;
    case ICAION_EVENT_STORED: return event->arg[2] ? ICAION_TEXT_EV_STORED_LOSING : usual;
    case ICAION_EVENT_ARMOUR: return event->arg[0] ? usual : ICAION_TEXT_EV_ARMOUR_OFF;
    case ICAION_EVENT_SCORED: return event->arg[2] ? ICAION_TEXT_EV_SCORED_TWICE : usual;
    case ICAION_EVENT_DREW: return event->hidden[0] ? ICAION_TEXT_EV_DREW_OWN : usual;
    case ICAION_EVENT_SUPPLY: return supply_variant(event->arg[0]);
    default: return usual;
    }
}

/* Questions. */

static uint32_t draft_variant(const struct icaion_public *pub, pl_seat seat)
{
    return pub->seeker[seat]      ? ICAION_TEXT_PROMPT_DRAFT_EQUIPMENT
           : pub->equipment[seat] ? ICAION_TEXT_PROMPT_DRAFT_SEEKER
                                  : ICAION_TEXT_PROMPT_DRAFT;
}

uint32_t icaion_prompt_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct icaion *s = icaion_seen(pen->obs);
    const struct pl_frame *frame = frame_of(pen);

    switch (frame->kind) {
    case ICAION_FRAME_DRAFT: return draft_variant(&s->public, pen->seat);
    case ICAION_FRAME_MOVE: return s->public.restricted ? ICAION_TEXT_PROMPT_MOVE_WOUNDED : usual;
    case ICAION_FRAME_MENU:
        return s->public.shift == ICAION_SHIFT_CHOSEN ? ICAION_TEXT_PROMPT_MENU_SHIFT : usual;
    case ICAION_FRAME_PAY:
        return frame->arg[ICAION_PAY_HALF_DONE] > 0 ? ICAION_TEXT_PROMPT_CONVERT : usual;
    case ICAION_FRAME_REPLACE: /* R-ICA-14.4, R-ICA-X1.14 */
        return icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP) ? usual
                                                                : ICAION_TEXT_PROMPT_REPLACE_FIRST;
    default: return usual;
    }
}
