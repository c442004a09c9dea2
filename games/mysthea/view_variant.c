/* Which text says it, where the usual one of an action, event or question will not do. */
#include "games/mysthea/view.h"

/* Questions. */

/* What is still to come of a turn; R-MYS-4.10: with both actions done and no points it waits only
 * in the last round of an era. */
static uint32_t turn_variant(const struct mysthea *s, pl_seat seat)
{
    static const uint16_t prompts[] = {
        [0] = MYSTHEA_TEXT_PROMPT_TURN,
        [MYSTHEA_BASIC_DONE] = MYSTHEA_TEXT_PROMPT_TURN_BASIC,
        [MYSTHEA_SPECIAL_DONE] = MYSTHEA_TEXT_PROMPT_TURN_SPECIAL,
        [MYSTHEA_BASIC_DONE | MYSTHEA_SPECIAL_DONE] = MYSTHEA_TEXT_PROMPT_TURN_BOTH,
    };
    uint32_t text = prompts[pl_peek(&s->head)->flag];

    return text == MYSTHEA_TEXT_PROMPT_TURN_BOTH && !mysthea_can_spend(s, seat)
               ? MYSTHEA_TEXT_PROMPT_TURN_LAST
               : text;
}

static uint32_t act_variant(const struct pl_frame *frame, bool is_bound)
{
    return frame->arg[MYSTHEA_ACT_CARD] == MYSTHEA_NO_CARD ? MYSTHEA_TEXT_PROMPT_ACT_CARD
           : is_bound                                      ? MYSTHEA_TEXT_PROMPT_ACT_BOUND
           : frame->flag & MYSTHEA_ACT_USED                ? MYSTHEA_TEXT_PROMPT_ACT_USED
           : mysthea_is_placed((uint32_t)frame->arg[MYSTHEA_ACT_CARD])
               ? MYSTHEA_TEXT_PROMPT_ACT_PLACE
               : MYSTHEA_TEXT_PROMPT_ACT;
}

static uint32_t spend_variant(const struct mysthea *s, pl_seat seat, bool is_bound)
{
    if (mysthea_keeps_points(s, seat)) {
        return is_bound ? MYSTHEA_TEXT_PROMPT_SPEND_BOUND_KEPT : MYSTHEA_TEXT_PROMPT_SPEND_KEPT;
    }
    return is_bound ? MYSTHEA_TEXT_PROMPT_SPEND_BOUND : MYSTHEA_TEXT_PROMPT_SPEND;
}

static uint32_t effect_variant(const struct pl_frame *frame)
{
    return mysthea_is_reward((uint32_t)frame->arg[MYSTHEA_EFFECT_NUMBER])
               ? MYSTHEA_TEXT_PROMPT_REWARD
           : frame->step == MYSTHEA_EFFECT_PRICE ? MYSTHEA_TEXT_PROMPT_EFFECT_PRICE
                                                 : MYSTHEA_TEXT_PROMPT_EFFECT;
}

uint32_t mysthea_prompt_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_bound = s->public.cp_bound[pen->seat] > 0;

    switch (frame->kind) {
    case MYSTHEA_FRAME_TURN: return turn_variant(s, pen->seat);
    case MYSTHEA_FRAME_ACT: return act_variant(frame, is_bound);
    case MYSTHEA_FRAME_SPEND: return spend_variant(s, pen->seat, is_bound);
    case MYSTHEA_FRAME_STRIKE:
        return pen->seat != frame->seat ? MYSTHEA_TEXT_PROMPT_STRIKE_OWN : usual;
    case MYSTHEA_FRAME_DEVELOP:
        return frame->step == MYSTHEA_DEVELOP_MODE    ? MYSTHEA_TEXT_PROMPT_DEVELOP_MODE
               : frame->step == MYSTHEA_DEVELOP_ORDER ? MYSTHEA_TEXT_PROMPT_DEVELOP_ORDER
                                                      : usual;
    case MYSTHEA_FRAME_EFFECT: return effect_variant(frame);
    case MYSTHEA_FRAME_ISLAND:
        return frame->step == MYSTHEA_ISLAND_ATTUNE ? MYSTHEA_TEXT_PROMPT_ISLAND_ATTUNE : usual;
    default: return usual;
    }
}

/* Actions. */

/* Leaving it at that means something else in each place. */
static uint32_t done_variant(const struct mysthea *s)
{
    static const uint16_t texts[MYSTHEA_FRAME_COUNT] = {
        [MYSTHEA_FRAME_ACT] = MYSTHEA_TEXT_ACT_DONE_ACT,
        [MYSTHEA_FRAME_SPEND] = MYSTHEA_TEXT_ACT_DONE_SPEND,
        [MYSTHEA_FRAME_CARRY] = MYSTHEA_TEXT_ACT_DONE_CARRY,
        [MYSTHEA_FRAME_LAUNCH] = MYSTHEA_TEXT_ACT_DONE_NO,
        [MYSTHEA_FRAME_GAIN] = MYSTHEA_TEXT_ACT_DONE_NO,
        [MYSTHEA_FRAME_DEVELOP] = MYSTHEA_TEXT_ACT_DONE_DEVELOP,
        [MYSTHEA_FRAME_MEDITATE] = MYSTHEA_TEXT_ACT_DONE_MEDITATE,
        [MYSTHEA_FRAME_EFFECT] = MYSTHEA_TEXT_ACT_DONE_EFFECT,
        [MYSTHEA_FRAME_RETREAT] = MYSTHEA_TEXT_ACT_DONE_RETREAT,
        [MYSTHEA_FRAME_ISLAND] = MYSTHEA_TEXT_ACT_DONE_ISLAND,
        [MYSTHEA_FRAME_OMEN] = MYSTHEA_TEXT_ACT_DONE_NO,
        [MYSTHEA_FRAME_MEET] = MYSTHEA_TEXT_ACT_DONE_NO,
    };
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_running = frame->kind == MYSTHEA_FRAME_EFFECT && frame->step == MYSTHEA_EFFECT_RUN;

    if (frame->kind == MYSTHEA_FRAME_SPEND && mysthea_keeps_points(s, frame->seat)) {
        return MYSTHEA_TEXT_ACT_DONE_SPEND_KEPT;
    }
    return texts[frame->kind] && !is_running ? texts[frame->kind] : MYSTHEA_TEXT_ACT_DONE;
}

/* What using the card of the Act on top means: an effect, or a place on the board and perhaps the
 * card that lies there (R-MYS-7.3). */
static uint32_t use_variant(const struct mysthea *s)
{
    const struct pl_frame *act = pl_find_frame(&s->head, MYSTHEA_FRAME_ACT);

    if (!act || act->seat >= s->head.seats) {
        return MYSTHEA_TEXT_ACT_EFFECT;
    }
    uint32_t card = (uint32_t)act->arg[MYSTHEA_ACT_CARD];
    bool is_full = mysthea_cards[card].kind == MYSTHEA_KIND_EQUIPMENT &&
                   mysthea_equipment_count(s, act->seat) == MYSTHEA_EQUIPMENT_PLACES;
    return !mysthea_is_placed(card)                      ? MYSTHEA_TEXT_ACT_EFFECT_PAID
           : is_full                                     ? MYSTHEA_TEXT_ACT_EFFECT_PLACE_FULL
           : mysthea_placed_over(s, act->seat, card) > 0 ? MYSTHEA_TEXT_ACT_EFFECT_PLACE_OVER
                                                         : MYSTHEA_TEXT_ACT_EFFECT_PLACE;
}

uint32_t mysthea_action_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct mysthea *s = mysthea_seen(pen->obs);

    switch (pl_act_kind(pen->action)) {
    case MYSTHEA_ACT_DONE: return done_variant(s);
    case MYSTHEA_ACT_EFFECT: return use_variant(s);
    case MYSTHEA_ACT_SIDE:
        return pl_act_a(pen->action) > MYSTHEA_ISLANDS ? MYSTHEA_TEXT_ACT_SIDE_NIGHT : usual;
    default: return usual;
    }
}

/* Events. */

/* A gain names only what was gained. */
static uint32_t gained_variant(const int16_t *arg)
{
    return arg[0]   ? MYSTHEA_TEXT_EV_GAINED
           : arg[1] ? MYSTHEA_TEXT_EV_GAINED_XP
                    : MYSTHEA_TEXT_EV_GAINED_CP;
}

static uint32_t paid_variant(const int16_t *arg)
{
    return arg[1] == 0   ? MYSTHEA_TEXT_EV_PAID
           : arg[0] == 0 ? MYSTHEA_TEXT_EV_PAID_XP
                         : MYSTHEA_TEXT_EV_PAID_BOTH;
}

uint32_t mysthea_event_variant(const struct pl_pen *pen, uint32_t usual)
{
    const int16_t *arg = pen->event->arg;
    bool is_known = pen->event->hidden[0] != MYSTHEA_NO_CARD;

    switch (pen->event->kind) {
    case MYSTHEA_EVENT_GAINED: return gained_variant(arg);
    case MYSTHEA_EVENT_PAID: return paid_variant(arg);
    case MYSTHEA_EVENT_GLORY: return arg[0] < 0 ? MYSTHEA_TEXT_EV_GLORY_LOST : usual;
    case MYSTHEA_EVENT_BATTLE: return arg[1] ? MYSTHEA_TEXT_EV_BATTLE_BONUS : usual;
    case MYSTHEA_EVENT_SIDE: return arg[1] > MYSTHEA_ISLANDS ? MYSTHEA_TEXT_EV_SIDE_NIGHT : usual;
    case MYSTHEA_EVENT_MEDAL:
        return arg[0] == 2   ? MYSTHEA_TEXT_EV_MEDAL_SILVER
               : arg[0] == 3 ? MYSTHEA_TEXT_EV_MEDAL_BRONZE
                             : usual;
    case MYSTHEA_EVENT_DREW: return is_known ? MYSTHEA_TEXT_EV_DREW_KNOWN : usual;
    case MYSTHEA_EVENT_ORDERED: return is_known ? MYSTHEA_TEXT_EV_ORDERED_KNOWN : usual;
    default: return usual;
    }
}
