/* Which text says it, where the usual one of an action, event or question will not do. */
#include "games/seasons/decide.h"
#include "games/seasons/view.h"

static const struct pl_frame *frame_of(const struct pl_pen *pen)
{
    return pl_peek(pl_head_seen(pen->obs));
}

/* Actions. */

static uint32_t discard_variant(uint32_t frame)
{
    return frame == SEASONS_FRAME_CROWN   ? SEASONS_TEXT_ACT_DISCARD_CROWN
           : frame == SEASONS_FRAME_KRISS ? SEASONS_TEXT_ACT_DISCARD_HAND
                                          : SEASONS_TEXT_ACT_DISCARD;
}

static uint32_t go_on_variant(const struct pl_frame *frame)
{
    return frame->kind != SEASONS_FRAME_ONYS      ? SEASONS_TEXT_ACT_GO_ON
           : frame[-1].kind == SEASONS_FRAME_PICK ? SEASONS_TEXT_ACT_KEEP_ONYS_CHALICE
                                                  : SEASONS_TEXT_ACT_KEEP_ONYS;
}

uint32_t seasons_action_variant(const struct pl_pen *pen, uint32_t usual)
{
    static const uint16_t bonuses[SEASONS_BONUS_COUNT] = {
        [SEASONS_BONUS_EXCHANGE] = SEASONS_TEXT_ACT_BONUS,
        [SEASONS_BONUS_TRANSMUTE] = SEASONS_TEXT_ACT_BONUS_TRANSMUTE,
        [SEASONS_BONUS_RAISE] = SEASONS_TEXT_ACT_BONUS_RAISE,
        [SEASONS_BONUS_DRAW] = SEASONS_TEXT_ACT_DRAW_TWO,
    };
    const struct pl_frame *frame = frame_of(pen);

    switch (pl_act_kind(pen->action)) {
    case SEASONS_ACT_SPLIT:
        return pl_act_b(pen->action) == 0 ? usual : SEASONS_TEXT_ACT_SPLIT_LIBRARY;
    case SEASONS_ACT_GO_ON: return go_on_variant(frame);
    case SEASONS_ACT_DISCARD: return discard_variant(frame->kind);
    case SEASONS_ACT_SUMMON:
        return frame->kind == SEASONS_FRAME_DREAM ? SEASONS_TEXT_ACT_SUMMON_FREE : usual;
    case SEASONS_ACT_PICK:
        return frame->arg[SEASONS_PICK_PURPOSE] == SEASONS_PICK_SUMMON
                   ? SEASONS_TEXT_ACT_SUMMON_FREE
                   : usual;
    case SEASONS_ACT_BONUS: return bonuses[pl_act_a(pen->action)];
    case SEASONS_ACT_SPEND:
        return frame->arg[SEASONS_SPEND_PURPOSE] == SEASONS_FOR_CAULDRON ? SEASONS_TEXT_ACT_PUT
                                                                         : usual;
    case SEASONS_ACT_GAIN:
        return frame->arg[SEASONS_GAIN_AMULET] > 0 ? SEASONS_TEXT_ACT_PUT : usual;
    case SEASONS_ACT_MOVE:
        return (int16_t)pl_act_a(pen->action) < 0 ? SEASONS_TEXT_ACT_MOVE_BACK
                                                  : SEASONS_TEXT_ACT_MOVE_ON;
    case SEASONS_ACT_REROLL: return SEASONS_TEXT_ACT_REROLL_GAIN;
    case SEASONS_ACT_TARGET: return SEASONS_TEXT_ACT_TARGET_NAMED;
    case SEASONS_ACT_TAKE_TOP: return SEASONS_TEXT_ACT_TAKE_TOP_NAMED;
    default: return usual;
    }
}

/* Events. */

/* Crystals lost for a card's sake are a price or a harm. */
static bool is_price(int32_t card)
{
    return card == SEASONS_TREE_OF_LIGHT || card == SEASONS_CRYSTAL_ORB ||
           card == SEASONS_MIRROR_OF_THE_SEASONS;
}

static uint32_t crystals_variant(int32_t change, int32_t card)
{
    if (change >= 0) {
        return card ? SEASONS_TEXT_EV_CRYSTALS_CARD : SEASONS_TEXT_EV_CRYSTALS;
    }
    return card == SEASONS_NO_CARD ? SEASONS_TEXT_EV_CRYSTALS_PAID
           : is_price(card)        ? SEASONS_TEXT_EV_CRYSTALS_PAID_CARD
                                   : SEASONS_TEXT_EV_CRYSTALS_LOST;
}

static uint32_t year_variant(const struct seasons *s, int32_t year)
{
    if (year > SEASONS_YEARS) {
        return seasons_is_end_open(s) ? SEASONS_TEXT_EV_YEARS_PAST : SEASONS_TEXT_EV_YEARS_OVER;
    }
    return s->head.frame[0].flag ? SEASONS_TEXT_EV_YEAR_LAST : SEASONS_TEXT_EV_YEAR;
}

/* By a reader who knows the hidden cards. */
static uint32_t known_variant(uint32_t kind, uint32_t usual)
{
    switch (kind) {
    case SEASONS_EVENT_DRAFTED: return SEASONS_TEXT_EV_DRAFTED_OWN;
    case SEASONS_EVENT_DREW: return SEASONS_TEXT_EV_DREW_OWN;
    case SEASONS_EVENT_KEPT: return SEASONS_TEXT_EV_KEPT_OWN;
    case SEASONS_EVENT_DISCARDED_DRAWN: return SEASONS_TEXT_EV_DISCARDED_DRAWN_OWN;
    case SEASONS_EVENT_GAVE: return SEASONS_TEXT_EV_GAVE_OWN;
    case SEASONS_EVENT_LOOKED: return SEASONS_TEXT_EV_LOOKED_OWN;
    default: return usual;
    }
}

uint32_t seasons_event_variant(const struct pl_pen *pen, uint32_t usual)
{
    static const uint16_t bonuses[SEASONS_BONUS_COUNT] = {
        [SEASONS_BONUS_EXCHANGE] = SEASONS_TEXT_EV_BONUS,
        [SEASONS_BONUS_TRANSMUTE] = SEASONS_TEXT_EV_BONUS_TRANSMUTE,
        [SEASONS_BONUS_RAISE] = SEASONS_TEXT_EV_BONUS_RAISE,
        [SEASONS_BONUS_DRAW] = SEASONS_TEXT_EV_BONUS_DRAW,
    };
    const int16_t *arg = pen->event->arg;

    switch (pen->event->kind) {
    case SEASONS_EVENT_CRYSTALS: return crystals_variant(arg[0], arg[1]);
    case SEASONS_EVENT_GAUGE: return arg[1] < 0 ? SEASONS_TEXT_EV_GAUGE_DOWN : usual;
    case SEASONS_EVENT_BONUS: return bonuses[arg[0]];
    case SEASONS_EVENT_YEAR: return year_variant(seasons_seen(pen->obs), arg[0]);
    default: return pen->event->hidden[0] ? known_variant(pen->event->kind, usual) : usual;
    }
}

/* Questions. */

static uint32_t spend_variant(const struct pl_frame *frame)
{
    switch (frame->arg[SEASONS_SPEND_PURPOSE]) {
    case SEASONS_FOR_NOTHING: return SEASONS_TEXT_PROMPT_SPEND;
    case SEASONS_FOR_EXCHANGE: return SEASONS_TEXT_PROMPT_SPEND_EXCHANGE;
    case SEASONS_FOR_CAULDRON: return SEASONS_TEXT_PROMPT_SPEND_CAULDRON;
    default: return SEASONS_TEXT_PROMPT_SPEND_CARD;
    }
}

static uint32_t pick_variant(const struct pl_frame *frame)
{
    switch (frame->arg[SEASONS_PICK_PURPOSE]) {
    case SEASONS_PICK_SUMMON: return SEASONS_TEXT_PROMPT_PICK_SUMMON;
    case SEASONS_PICK_NARIA: return SEASONS_TEXT_PROMPT_PICK_NARIA;
    default: return SEASONS_TEXT_PROMPT_PICK;
    }
}

uint32_t seasons_prompt_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct seasons *s = seasons_seen(pen->obs);
    const struct pl_frame *frame = frame_of(pen);

    switch (frame->kind) {
    case SEASONS_FRAME_SPLIT:
        return seasons_split_pile(s, pen->seat) == SEASONS_PILE_HAND
                   ? usual
                   : SEASONS_TEXT_PROMPT_SPLIT_LIBRARY;
    case SEASONS_FRAME_MALICE: /* Only Onys may be what the player is asked about (R-SEA-C50.4). */
        return seasons_has_straight(s, pen->seat, SEASONS_DIE_OF_MALICE)
                   ? usual
                   : SEASONS_TEXT_PROMPT_BEFORE_DIE;
    case SEASONS_FRAME_MAIN:
        return seasons_transmute_sources(s, pen->seat) > 0 ? SEASONS_TEXT_PROMPT_MAIN_OPEN : usual;
    case SEASONS_FRAME_SPEND: return spend_variant(frame);
    case SEASONS_FRAME_GAIN:
        return frame->arg[SEASONS_GAIN_AMULET] > 0 ? SEASONS_TEXT_PROMPT_GAIN_AMULET : usual;
    case SEASONS_FRAME_PICK: return pick_variant(frame);
    case SEASONS_FRAME_ORB:
        return seasons_refuse_top(s, pen->seat) ? SEASONS_TEXT_PROMPT_ORB_LEAVE : usual;
    case SEASONS_FRAME_ONYS: /* on the PICK of a Chalice, or the SUMMON of a card */
        return frame[-1].kind == SEASONS_FRAME_PICK ? SEASONS_TEXT_PROMPT_ONYS_CHALICE : usual;
    default: return usual;
    }
}
