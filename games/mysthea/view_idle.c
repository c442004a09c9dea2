/* Why an action would do nothing now, in words, before energy, a card or an action of the turn is
 * spent on it. */
#include "games/mysthea/view.h"

static bool is_strike(const struct mysthea_part *part)
{
    return part->op == MYSTHEA_OP_STRIKE_REGION || part->op == MYSTHEA_OP_STRIKE_EACH ||
           part->op == MYSTHEA_OP_WOUND_REGION;
}

/* Whether an opponent has what the part hits in one of the regions. */
static bool hits(const struct mysthea *s, pl_seat seat, const struct mysthea_part *part,
                 uint32_t regions)
{
    bool is_hit = false;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        for (uint32_t left = p == seat ? 0 : regions; left; left &= left - 1) {
            uint32_t region = pl_lowest(left);
            is_hit |= part->op == MYSTHEA_OP_WOUND_REGION
                          ? mysthea_can_wound(s, p, region)
                          : s->public.units[part->unit][p][region] > 0;
        }
    }
    return is_hit;
}

static bool can_gain_energy(const struct mysthea *s, pl_seat seat)
{
    return s->public.energy[seat] < MYSTHEA_ENERGY_MAX;
}

static bool can_gain_xp(const struct mysthea *s, pl_seat seat)
{
    return s->public.xp[seat] < MYSTHEA_XP_MAX;
}

/* R-MYS-4.6: Meditate may be chosen anywhere. */
static bool meditation_brings(const struct mysthea *s, pl_seat seat)
{
    struct mysthea_meditation gain = mysthea_meditation(s, seat);

    return (gain.energy > 0 && can_gain_energy(s, seat)) || gain.glory > 0 ||
           (gain.xp > 0 && can_gain_xp(s, seat)) || gain.points > 0 ||
           (gain.forts > 0 && s->public.reserve[MYSTHEA_UNIT_FORT][seat] > 0);
}

/* Whether a part that can be done does anything. */
static bool part_brings(const struct mysthea *s, const struct pl_frame *effect,
                        const struct mysthea_part *part)
{
    pl_seat seat = effect->seat;

    switch (part->op) {
    case MYSTHEA_OP_GLORY:
    case MYSTHEA_OP_CP: return mysthea_gain_of(s, effect, part) > 0;
    case MYSTHEA_OP_ENERGY: return mysthea_gain_of(s, effect, part) > 0 && can_gain_energy(s, seat);
    case MYSTHEA_OP_XP: return mysthea_gain_of(s, effect, part) > 0 && can_gain_xp(s, seat);
    case MYSTHEA_OP_MEDITATE: return meditation_brings(s, seat);
    default: return !is_strike(part) || hits(s, seat, part, MYSTHEA_ALL_REGIONS);
    }
}

/* R-MYS-5.12: whether the effect does anything for its price in energy, and cards to give. Energy
 * that is paid and comes back is not gained. */
static bool effect_brings(const struct mysthea *s, const struct pl_frame *effect, uint32_t price,
                          uint32_t given)
{
    const struct mysthea_effect *info = mysthea_effect_of(effect);
    struct mysthea paid = *s;

    paid.public.energy[effect->seat] = (uint8_t)(s->public.energy[effect->seat] - price);
    for (uint32_t i = 0; i < info->part_count; i++) {
        if (!mysthea_refuse_part(&paid, effect->seat, &info->part[i], given) &&
            part_brings(s, effect, &info->part[i])) {
            return true;
        }
    }
    return false;
}

/* The text that says it; MYSTHEA_TEXT_COUNT: it does something. */

static uint32_t idle_part(const struct mysthea *s, const struct pl_frame *effect,
                          const struct mysthea_part *part)
{
    return part_brings(s, effect, part) ? MYSTHEA_TEXT_COUNT
           : is_strike(part)            ? MYSTHEA_TEXT_IDLE_STRIKE
                                        : MYSTHEA_TEXT_IDLE_GAIN;
}

/* Of a card that is to take effect, for energy beside the price of the effect. */
static uint32_t idle_card(const struct mysthea *s, pl_seat seat, uint32_t card, uint32_t cost)
{
    const struct mysthea_effect *info = &mysthea_effects[card];
    struct pl_frame effect = { .kind = MYSTHEA_FRAME_EFFECT, .seat = seat };

    effect.arg[MYSTHEA_EFFECT_NUMBER] = (int16_t)card;
    effect.arg[MYSTHEA_EFFECT_X] = 1; /* at least */
    if (effect_brings(s, &effect, cost + info->pay_energy, mysthea_given_count(info))) {
        return MYSTHEA_TEXT_COUNT;
    }
    return is_strike(&info->part[0]) ? MYSTHEA_TEXT_IDLE_STRIKE : MYSTHEA_TEXT_IDLE_GAIN;
}

static uint32_t idle_act(const struct mysthea *s, const struct pl_frame *act)
{
    uint32_t card = (uint32_t)act->arg[MYSTHEA_ACT_CARD];

    return mysthea_is_placed(card)
               ? MYSTHEA_TEXT_COUNT
               : idle_card(s, act->seat, card, mysthea_energy_cost(s, act->seat, card));
}

/* Only a reward can be declined when its price is asked for. */
static uint32_t idle_price(const struct mysthea *s, const struct pl_frame *frame)
{
    return mysthea_is_of_reward(frame)
               ? idle_card(s, frame->seat, (uint32_t)frame->arg[MYSTHEA_EFFECT_NUMBER], 0)
               : MYSTHEA_TEXT_COUNT;
}

static uint32_t idle_region(const struct mysthea *s, const struct pl_frame *effect, uint32_t region)
{
    const struct mysthea_part *part = mysthea_part_of(effect);

    return is_strike(part) && !hits(s, effect->seat, part, 1u << region) ? MYSTHEA_TEXT_IDLE_REGION
                                                                         : MYSTHEA_TEXT_COUNT;
}

static uint32_t idle_reason(const struct mysthea *s, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t named = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_MEDITATE:
        return meditation_brings(s, frame->seat) ? MYSTHEA_TEXT_COUNT : MYSTHEA_TEXT_IDLE_GAIN;
    case MYSTHEA_ACT_USE: return idle_card(s, frame->seat, named, 0);
    case MYSTHEA_ACT_EFFECT: return idle_act(s, frame);
    case MYSTHEA_ACT_PAY:
    case MYSTHEA_ACT_GIVE: return idle_price(s, frame);
    case MYSTHEA_ACT_PART: return idle_part(s, frame, &mysthea_effect_of(frame)->part[named - 1]);
    case MYSTHEA_ACT_REGION:
        return frame->kind == MYSTHEA_FRAME_EFFECT ? idle_region(s, frame, named)
                                                   : MYSTHEA_TEXT_COUNT;
    default: return MYSTHEA_TEXT_COUNT;
    }
}

void mysthea_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                       struct pl_text *text)
{
    uint32_t reason = idle_reason(mysthea_seen(obs), action);

    if (reason != MYSTHEA_TEXT_COUNT) {
        pl_text_add(text, mysthea_text_of(lang, reason));
    }
}
