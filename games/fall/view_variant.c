/* Which text says it, where the usual one of an action, event or question will not do. */
#include "games/fall/view.h"

static const struct fall *table_of(const struct pl_pen *pen)
{
    return fall_seen(pen->obs);
}

/* Actions. */

/* The other text of actions with a yes or no. */
static uint32_t second_of(uint32_t kind, uint32_t usual)
{
    switch (kind) {
    case FALL_ACT_ARMOUR: return FALL_TEXT_ACT_ARMOUR_ON;
    case FALL_ACT_STEP: return FALL_TEXT_ACT_STEP_BACK;
    case FALL_ACT_PASS: return FALL_TEXT_ACT_PASS_ROUND;
    default: return usual;
    }
}

uint32_t fall_action_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct fall *s = table_of(pen);
    uint32_t frame = pl_peek(&s->head)->kind;
    uint32_t a = pl_act_a(pen->action);
    uint32_t b = pl_act_b(pen->action);

    switch (pl_act_kind(pen->action)) {
    case FALL_ACT_PILE: /* R-FAL-L3.1: after both games the first player takes one of their own. */
        return s->public.legacy.mode == FALL_AFTER_BOTH ? FALL_TEXT_ACT_PILE_BOTH : usual;
    case FALL_ACT_MOVE: return b > 0 ? FALL_TEXT_ACT_MOVE_OTHER : usual;
    case FALL_ACT_INVESTIGATE:
        return fall_is_known_shard(s->public.slot[a]) ? FALL_TEXT_ACT_INVESTIGATE_KNOWN : usual;
    case FALL_ACT_ACTIVATE: return fall_works_twice(s, a, b) ? FALL_TEXT_ACT_ACTIVATE_TWICE : usual;
    case FALL_ACT_ASK: return frame == FALL_FRAME_RETREAT ? FALL_TEXT_ACT_ASK_STAY : usual;
    case FALL_ACT_PARASITE: /* R-FAL-S3.1 */
        return fall_trait(s, s->public.turn, FALL_TRAIT_PARASITE_WORTH) > 0
                   ? FALL_TEXT_ACT_PARASITE_TWO
                   : usual;
    case FALL_ACT_KILL: return a == 0 ? FALL_TEXT_ACT_KILL_NONE : usual;
    case FALL_ACT_SPLIT:
    case FALL_ACT_EAT: return FALL_TEXT_ACT_SHARES;
    case FALL_ACT_GIVE: return frame == FALL_FRAME_TRADE ? usual : FALL_TEXT_ACT_GIVE_TO;
    default: return a > 0 ? second_of(pl_act_kind(pen->action), usual) : usual;
    }
}

/* Events. */

/* R-FAL-S3.1: only the active hero pays, so their ability is at work. */
static uint32_t paid_variant(const struct fall *s, const struct pl_event *event)
{
    static const uint16_t variants[] = {
        [FALL_PAID_OWN] = FALL_TEXT_EV_PAID,
        [FALL_PAID_CITY] = FALL_TEXT_EV_PAID_CITY,
        [FALL_PAID_PAIR] = FALL_TEXT_EV_PAID_PAIR,
        [FALL_PAID_PARASITE] = FALL_TEXT_EV_PAID_PARASITE,
    };
    uint32_t source = (uint32_t)event->arg[2];
    uint32_t character = s->public.hero[event->arg[0]];

    PL_ASSERT(source < PL_COUNT_OF(variants));
    if (source == FALL_PAID_PARASITE && fall_traits[0][character][FALL_TRAIT_PARASITE_WORTH]) {
        return FALL_TEXT_EV_PAID_PARASITE_TWO;
    }
    return variants[source];
}

/* Cards of the set-up belong to no night (R-FAL-3.16). */
static uint32_t night_variant(const struct pl_event *event)
{
    bool is_setup = event->arg[3];

    if (event->arg[0] >= FALL_COLOSSUS_CARD) {
        return is_setup ? FALL_TEXT_EV_SETUP : FALL_TEXT_EV_NIGHT;
    }
    if (event->arg[1] == 1) {
        return is_setup ? FALL_TEXT_EV_SETUP_FIRST : FALL_TEXT_EV_NIGHT_FIRST;
    }
    return is_setup ? FALL_TEXT_EV_SETUP_SECOND : FALL_TEXT_EV_NIGHT_SECOND;
}

static uint32_t relic_variant(const struct fall *s, const struct pl_event *event)
{
    if (s->public.hero[event->arg[1]] != event->arg[2]) {
        return FALL_TEXT_EV_RELIC_COPIED;
    }
    if (event->arg[3]) { /* R-FAL-13.10 */
        return FALL_TEXT_EV_RELIC_FOR;
    }
    return event->arg[0] == event->arg[1] ? FALL_TEXT_EV_RELIC_OWN : FALL_TEXT_EV_RELIC;
}

uint32_t fall_event_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct fall *s = table_of(pen);
    const int16_t *arg = pen->event->arg;

    switch (pen->event->kind) {
    case FALL_EVENT_COLOSSUS: return arg[2] ? FALL_TEXT_EV_COLOSSUS_BACK : usual;
    case FALL_EVENT_ARMOUR: return arg[1] ? FALL_TEXT_EV_ARMOUR_ON : usual;
    case FALL_EVENT_MOVED: return arg[3] == arg[0] ? usual : FALL_TEXT_EV_MOVED_BY;
    case FALL_EVENT_EVICTED: return arg[1] ? FALL_TEXT_EV_EVICTED_BY : usual;
    case FALL_EVENT_PAID: return paid_variant(s, pen->event);
    case FALL_EVENT_PARASITE: return arg[3] ? FALL_TEXT_EV_PARASITE_MANY : usual;
    case FALL_EVENT_ACTIVATED: return arg[3] ? FALL_TEXT_EV_ACTIVATED_AGAIN : usual;
    case FALL_EVENT_RELIC: return relic_variant(s, pen->event);
    case FALL_EVENT_NIGHT: return night_variant(pen->event);
    default: return usual;
    }
}

/* Questions. */

uint32_t fall_prompt_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct fall *s = table_of(pen);
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (frame->kind) {
    case FALL_FRAME_PILE: /* R-FAL-3.8, R-FAL-L3.1 */
        return s->public.legacy.mode == FALL_AFTER_BOTH ? FALL_TEXT_PROMPT_PILE_BOTH : usual;
    case FALL_FRAME_BONUS:
        return fall_trait(s, s->public.turn, FALL_TRAIT_ALL_BONUSES) > 0
                   ? FALL_TEXT_PROMPT_BONUS_ALL
                   : usual;
    case FALL_FRAME_STEP_IN: /* R-FAL-13.13 */
        return fall_below(s)->step == FALL_DAY_ENDS ? FALL_TEXT_PROMPT_STEP_IN_LAST : usual;
    case FALL_FRAME_TRADE:
        return frame->arg[FALL_TRADE_GIVEN_TOO] > 0 ? FALL_TEXT_PROMPT_TRADE_TAKE : usual;
    default: return usual;
    }
}
