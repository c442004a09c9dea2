/* The values in reasons: what a refused action names, and what is in its way. */
#include "games/mysthea/view.h"

/* What the action names. */

/* The effect that the reason is about: of the card named, of the Act, or the one that runs. */
static uint32_t effect_asked(const struct pl_pen *pen)
{
    const struct pl_head *head = pl_head_seen(pen->obs);
    const struct pl_frame *act = pl_find_frame(head, MYSTHEA_FRAME_ACT);

    switch (pl_act_kind(pen->action)) {
    case MYSTHEA_ACT_ACT:
    case MYSTHEA_ACT_USE: return pl_act_a(pen->action);
    case MYSTHEA_ACT_EFFECT: PL_ASSERT(act); return (uint32_t)act->arg[MYSTHEA_ACT_CARD];
    default: return (uint32_t)pl_peek(head)->arg[MYSTHEA_EFFECT_NUMBER];
    }
}

/* An action names a unit, or a part of an effect that is about one. */
static uint32_t unit_asked(const struct pl_pen *pen)
{
    uint32_t named = pl_act_a(pen->action);

    switch (pl_act_kind(pen->action)) {
    case MYSTHEA_ACT_MAKE:
    case MYSTHEA_ACT_DEPLOY:
    case MYSTHEA_ACT_MOVE:
    case MYSTHEA_ACT_CARRY: return named;
    case MYSTHEA_ACT_PART: return mysthea_effects[effect_asked(pen)].part[named - 1].unit;
    default: return mysthea_effects[effect_asked(pen)].part[0].unit;
    }
}

static uint32_t region_asked(const struct pl_pen *pen)
{
    switch (pl_act_kind(pen->action)) {
    case MYSTHEA_ACT_MOVE: return pl_act_b(pen->action);
    case MYSTHEA_ACT_CARRY:
        return (uint32_t)pl_peek(pl_head_seen(pen->obs))->arg[MYSTHEA_CARRY_FROM];
    default: return pl_act_a(pen->action);
    }
}

int32_t mysthea_value_of_refused(const struct pl_pen *pen, uint32_t value)
{
    switch (value) {
    case MYSTHEA_VALUE_PILE_KIND: return pl_act_a(pen->action);
    case MYSTHEA_VALUE_UNIT_ASKED: return (int32_t)unit_asked(pen);
    case MYSTHEA_VALUE_UNIT_PRICE: return (int32_t)mysthea_unit_price(pl_act_a(pen->action));
    case MYSTHEA_VALUE_REGION_ASKED: return (int32_t)region_asked(pen);
    case MYSTHEA_VALUE_CARD_KIND: return mysthea_cards[pl_act_a(pen->action)].kind;
    case MYSTHEA_VALUE_EFFECT_ASKED: return (int32_t)effect_asked(pen);
    case MYSTHEA_VALUE_PAY_ENERGY: return mysthea_effects[effect_asked(pen)].pay_energy;
    case MYSTHEA_VALUE_PAY_XP: return mysthea_effects[effect_asked(pen)].pay_xp;
    default: pl_panic("not a value of a refused action", __FILE__, __LINE__);
    }
}

/* What is in the way. */

static pl_seat champion_on(const struct mysthea *s, uint32_t island)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (mysthea_own_island(s, p) == island) {
            return p;
        }
    }
    return PL_NOBODY;
}

int32_t mysthea_value_of_obstacle(const struct pl_pen *pen, uint32_t value)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    uint32_t named = pl_act_a(pen->action);

    switch (value) {
    case MYSTHEA_VALUE_CARD_OWNER: return mysthea_other_owner(s, pen->seat, named);
    case MYSTHEA_VALUE_CHAMPION_THERE: return champion_on(s, mysthea_island_of[named]);
    case MYSTHEA_VALUE_MIRAGE_THERE: return s->public.mirage[mysthea_island_of[named]];
    case MYSTHEA_VALUE_MIRAGE_OF_TYPE:
        return (int32_t)mysthea_mirage_of_type(s, mysthea_type_of[named]);
    case MYSTHEA_VALUE_ATTUNED_SEAT: return s->public.attuned[named] - 1;
    default: pl_panic("not a value of what is in the way", __FILE__, __LINE__);
    }
}

/* What the question is about. */

static int32_t value_of_effect(const struct mysthea *s, const struct pl_frame *frame,
                               uint32_t value)
{
    switch (value) {
    case MYSTHEA_VALUE_KIND_TO_GIVE: return (int32_t)mysthea_kind_to_give(frame);
    case MYSTHEA_VALUE_OPEN_PART: return (int32_t)pl_lowest(mysthea_open_parts(s, frame)) + 1;
    case MYSTHEA_VALUE_PART_UNIT: return mysthea_part_of(frame)->unit;
    default: pl_panic("not a value of a question", __FILE__, __LINE__);
    }
}

int32_t mysthea_value_of_question(const struct pl_pen *pen, uint32_t value)
{
    const struct mysthea *s = mysthea_seen(pen->obs);
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (value) {
    case MYSTHEA_VALUE_SIDE_ISLAND: return (int32_t)mysthea_next_side(frame);
    case MYSTHEA_VALUE_FROM: return frame->arg[MYSTHEA_STEP_FROM];
    case MYSTHEA_VALUE_CARRIER: return frame->arg[MYSTHEA_CARRY_UNIT];
    case MYSTHEA_VALUE_LAUNCHED: return frame->arg[MYSTHEA_LAUNCH_UNIT];
    case MYSTHEA_VALUE_GAIN_CARD: return frame->arg[MYSTHEA_GAIN_CARD];
    case MYSTHEA_VALUE_VICTIM: return mysthea_victim_of(frame);
    case MYSTHEA_VALUE_STRUCK_UNIT: return frame->arg[MYSTHEA_STRIKE_UNIT];
    case MYSTHEA_VALUE_STRUCK_REGION: return frame->arg[MYSTHEA_STRIKE_REGION];
    case MYSTHEA_VALUE_BATTLE_AT: return frame->arg[MYSTHEA_RETREAT_REGION];
    case MYSTHEA_VALUE_LOSSES_AT: return frame->arg[MYSTHEA_LOSSES_REGION];
    case MYSTHEA_VALUE_RAVAGED: return frame->arg[MYSTHEA_RAVAGE_ISLAND];
    default: return value_of_effect(s, frame, value);
    }
}
