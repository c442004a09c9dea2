/* Which text says it, where the usual one of an action, event or question will not do. */
#include "games/hlas/decide_move.h"
#include "games/hlas/effects_battle.h"
#include "games/hlas/effects_spell.h"
#include "games/hlas/view.h"

static const struct hlas *table_of(const struct pl_pen *pen)
{
    return hlas_seen(pen->obs);
}

static const struct pl_frame *frame_of(const struct pl_pen *pen)
{
    return pl_peek(pl_head_seen(pen->obs));
}

/* Actions. */

/* Leaving something means something else in each place. */
static uint32_t pass_variant(uint32_t frame)
{
    switch (frame) {
    case HLAS_FRAME_FOLLOW: return HLAS_TEXT_ACT_PASS_FOLLOW;
    case HLAS_FRAME_MUSTER: return HLAS_TEXT_ACT_PASS_MUSTER;
    case HLAS_FRAME_ANSWER: return HLAS_TEXT_ACT_PASS_ANSWER;
    case HLAS_FRAME_COMBAT: return HLAS_TEXT_ACT_PASS_COMBAT;
    case HLAS_FRAME_PULL:
    case HLAS_FRAME_DRAG:
    case HLAS_FRAME_STRIKE:
    case HLAS_FRAME_CHANT:
    case HLAS_FRAME_REBIRTH:
    case HLAS_FRAME_BOMBARD: return HLAS_TEXT_ACT_PASS_ABILITY;
    default: return HLAS_TEXT_ACT_PASS;
    }
}

static uint32_t done_variant(const struct pl_frame *frame)
{
    switch (frame->kind) {
    case HLAS_FRAME_RECRUIT:
        return frame->arg[HLAS_RECRUIT_WARRIORS] ? HLAS_TEXT_ACT_DONE : HLAS_TEXT_ACT_DONE_NOTHING;
    case HLAS_FRAME_BUILD:
        return frame->arg[HLAS_BUILD_THINGS] ? HLAS_TEXT_ACT_DONE : HLAS_TEXT_ACT_DONE_NOTHING;
    case HLAS_FRAME_RESEARCH:
    case HLAS_FRAME_CAST:
    case HLAS_FRAME_ORIGIN:
    case HLAS_FRAME_ARMY:
    case HLAS_FRAME_VOYAGE:
    case HLAS_FRAME_CREW: return HLAS_TEXT_ACT_DONE_NOTHING;
    default: return HLAS_TEXT_ACT_DONE;
    }
}

static uint32_t stay_variant(uint32_t frame)
{
    return frame == HLAS_FRAME_ARMY   ? HLAS_TEXT_ACT_STAY_PULL
           : frame == HLAS_FRAME_CREW ? HLAS_TEXT_ACT_STAY_FIRE
                                      : HLAS_TEXT_ACT_STAY;
}

static uint32_t go_variant(const struct pl_pen *pen)
{
    uint32_t frame = frame_of(pen)->kind;
    bool may_fight = frame != HLAS_FRAME_GUST && frame != HLAS_FRAME_DRAG;
    bool fights =
        may_fight && hlas_defender(table_of(pen), pen->seat, pl_act_a(pen->action)) != PL_NOBODY;

    return fights ? HLAS_TEXT_ACT_GO_FIGHT : HLAS_TEXT_ACT_GO;
}

static uint32_t target_variant(const struct pl_pen *pen)
{
    switch (hlas_spell((uint32_t)frame_of(pen)->arg[HLAS_TARGET_SPELL])->target) {
    case HLAS_TARGET_OPPONENT: return HLAS_TEXT_ACT_TARGET_SEAT;
    case HLAS_TARGET_HERO: return HLAS_TEXT_ACT_TARGET_HERO;
    case HLAS_TARGET_ARMY: return HLAS_TEXT_ACT_TARGET_UNIT;
    default: return pl_act_c(pen->action) ? HLAS_TEXT_ACT_TARGET_UNIT : HLAS_TEXT_ACT_TARGET;
    }
}

static uint32_t peek_variant(const struct pl_pen *pen)
{
    if (table_of(pen)->public.down[pl_act_a(pen->action)] < 2) {
        return HLAS_TEXT_ACT_PEEK;
    }
    return pl_act_b(pen->action) ? HLAS_TEXT_ACT_PEEK_LOWER : HLAS_TEXT_ACT_PEEK_UPPER;
}

/* Whether the payer has a single unit left to sacrifice. */
static bool has_one_unit(const struct hlas *s, pl_seat payer)
{
    const struct hlas_battle *battle = &s->public.battle;
    uint32_t side = hlas_side_of(s, payer);
    struct hlas_units units = hlas_side(s, side).of[HLAS_LEADERS];
    uint32_t count = 0;

    for (uint32_t kind = HLAS_SERF; kind < HLAS_UNIT_KINDS; kind++) {
        count += units.of[kind];
    }
    uint32_t gone = (uint32_t)battle->sac_serf[side] + battle->sac_warrior[side] +
                    (uint32_t)__builtin_popcount(battle->sac_hero[side]);
    return count - gone == 1;
}

static uint32_t sacrifice_variant(const struct pl_pen *pen)
{
    const struct hlas *s = table_of(pen);
    const struct pl_frame *frame = frame_of(pen);
    bool is_last = has_one_unit(s, frame->seat);

    if (hlas_strength_of(s, frame->seat, pl_act_a(pen->action)) >=
        (uint32_t)frame->arg[HLAS_PAY_LEFT]) {
        return is_last ? HLAS_TEXT_ACT_SACRIFICE_LAST_ALL : HLAS_TEXT_ACT_SACRIFICE_ALL;
    }
    return is_last ? HLAS_TEXT_ACT_SACRIFICE_LAST : HLAS_TEXT_ACT_SACRIFICE;
}

uint32_t hlas_action_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct pl_frame *frame = frame_of(pen);

    switch (pl_act_kind(pen->action)) {
    case HLAS_ACT_PASS: return pass_variant(frame->kind);
    case HLAS_ACT_DONE: return done_variant(frame);
    case HLAS_ACT_STAY: return stay_variant(frame->kind);
    case HLAS_ACT_GO: return go_variant(pen);
    case HLAS_ACT_LOSE:
        return frame->kind == HLAS_FRAME_MIRROR ? HLAS_TEXT_ACT_DESTROY_AT
               : pl_act_c(pen->action)          ? HLAS_TEXT_ACT_LOSE_AT
                                                : usual;
    case HLAS_ACT_CAST: return pl_act_b(pen->action) ? HLAS_TEXT_ACT_CAST_SCRIBED : usual;
    case HLAS_ACT_SACRIFICE: return sacrifice_variant(pen);
    case HLAS_ACT_TARGET: return target_variant(pen);
    case HLAS_ACT_PEEK: return peek_variant(pen);
    default: return usual;
    }
}

/* Events. */

/* R-HLA-32.7 */
static bool is_rival_hero(const struct pl_pen *pen)
{
    int32_t kind = pen->event->arg[0];

    return hlas_is_rival(table_of(pen), hlas_actor(pen)) && kind >= HLAS_HERO_1 &&
           kind <= HLAS_HERO_3;
}

uint32_t hlas_event_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct pl_event *event = pen->event;

    switch (event->kind) {
    case HLAS_EVENT_ROUND: return event->arg[1] ? HLAS_TEXT_EV_ROUND_LAST : usual;
    case HLAS_EVENT_DREW: return event->hidden[0] ? HLAS_TEXT_EV_DREW_KNOWN : usual;
    case HLAS_EVENT_DISCARDED: return event->hidden[0] ? HLAS_TEXT_EV_DISCARDED_KNOWN : usual;
    case HLAS_EVENT_SCORED: return event->arg[0] < 0 ? HLAS_TEXT_EV_SCORED_LESS : usual;
    case HLAS_EVENT_DAMAGE: return event->arg[0] ? usual : HLAS_TEXT_EV_DAMAGE_NONE;
    case HLAS_EVENT_LOST: return is_rival_hero(pen) ? HLAS_TEXT_EV_LOST_RIVAL_HERO : usual;
    case HLAS_EVENT_CAST: return hlas_aim_of(event->arg[1]).is_given ? HLAS_TEXT_EV_CAST_AT : usual;
    case HLAS_EVENT_PEEKED: return event->hidden[0] ? HLAS_TEXT_EV_PEEKED_KNOWN : usual;
    case HLAS_EVENT_TACTIC_LOST: return event->arg[1] ? HLAS_TEXT_EV_TACTIC_IGNORED : usual;
    case HLAS_EVENT_ANSWERED: return event->arg[1] ? usual : HLAS_TEXT_EV_ANSWERED_ENEMY;
    case HLAS_EVENT_COPIED: return event->arg[0] ? usual : HLAS_TEXT_EV_COPIED_ENEMY;
    case HLAS_EVENT_GOAL: return hlas_actor(pen) == PL_NOBODY ? HLAS_TEXT_EV_GOAL_NOBODY : usual;
    default: return usual;
    }
}

/* Questions. */

static uint32_t origin_variant(const struct pl_pen *pen)
{
    switch (frame_of(pen)->arg[HLAS_ORIGIN_PURPOSE]) {
    case HLAS_TO_TELEPORT: return HLAS_TEXT_PROMPT_ORIGIN_TELEPORT;
    case HLAS_TO_MIRROR: return HLAS_TEXT_PROMPT_ORIGIN_MIRROR;
    default:
        return pl_find_frame(pl_head_seen(pen->obs), HLAS_FRAME_SPELL)
                   ? HLAS_TEXT_PROMPT_ORIGIN_HASTE
                   : HLAS_TEXT_PROMPT_ORIGIN;
    }
}

static uint32_t army_variant(const struct pl_pen *pen)
{
    return frame_of(pen)->arg[HLAS_ARMY_PURPOSE] == HLAS_TO_TELEPORT
               ? HLAS_TEXT_PROMPT_ARMY_TELEPORT
           : hlas_group_size(table_of(pen)) ? HLAS_TEXT_PROMPT_ARMY
                                            : HLAS_TEXT_PROMPT_ARMY_EMPTY;
}

static uint32_t onward_variant(const struct hlas *s, const struct pl_frame *frame)
{
    return frame->arg[HLAS_ONWARD_CAUSE] != HLAS_ONWARD_HOME    ? HLAS_TEXT_PROMPT_ONWARD
           : hlas_building(s, frame->seat, HLAS_SKY_HARBOUR, 3) ? HLAS_TEXT_PROMPT_ONWARD_HOVER
                                                                : HLAS_TEXT_PROMPT_ONWARD_AIR;
}

static uint32_t answer_variant(const struct hlas *s, uint32_t usual)
{
    const struct pl_frame *spell = pl_find_frame(&s->head, HLAS_FRAME_SPELL);
    uint32_t card = spell ? (uint32_t)spell->arg[HLAS_SPELL_CARD] : HLAS_NO_SPELL;

    return !spell                                                ? HLAS_TEXT_PROMPT_ANSWER_ENEMY
           : hlas_spell(card)->type == HLAS_TYPE_INTERRUPT       ? HLAS_TEXT_PROMPT_ANSWER_TO
           : hlas_aim_of(spell->arg[HLAS_SPELL_TARGET]).is_given ? HLAS_TEXT_PROMPT_ANSWER_AT
                                                                 : usual;
}

/* Of set-up, actions and moves. */
static uint32_t early_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct hlas *s = table_of(pen);
    const struct pl_frame *frame = frame_of(pen);

    switch (frame->kind) {
    case HLAS_FRAME_CONTINENT:
        return frame->arg[HLAS_CONTINENT_FOR_ENEMY] ? HLAS_TEXT_PROMPT_CONTINENT_ENEMY
               : hlas_standing(s)                   ? HLAS_TEXT_PROMPT_CONTINENT_NEXT
                                                    : usual;
    case HLAS_FRAME_FOLLOW:
        return pl_find_frame(&s->head, HLAS_FRAME_CAPITAL) ? usual : HLAS_TEXT_PROMPT_FOLLOW_ENEMY;
    case HLAS_FRAME_RECRUIT:
        return frame->arg[HLAS_RECRUIT_WARRIORS] ? HLAS_TEXT_PROMPT_RECRUIT_AGAIN : usual;
    case HLAS_FRAME_BUILD:
        return frame->arg[HLAS_BUILD_THINGS] ? HLAS_TEXT_PROMPT_BUILD_AGAIN : usual;
    case HLAS_FRAME_DISCARD:
        return frame->arg[HLAS_DISCARD_LEFT] ? HLAS_TEXT_PROMPT_DISCARD_CURSE : usual;
    case HLAS_FRAME_TAX:
        return frame->step         ? HLAS_TEXT_PROMPT_TAX_GIVE
               : hlas_has_teams(s) ? HLAS_TEXT_PROMPT_TAX_TEAM
                                   : usual;
    default: return usual;
    }
}

uint32_t hlas_prompt_variant(const struct pl_pen *pen, uint32_t usual)
{
    const struct hlas *s = table_of(pen);
    const struct pl_frame *frame = frame_of(pen);

    switch (frame->kind) {
    case HLAS_FRAME_ORIGIN: return origin_variant(pen);
    case HLAS_FRAME_ARMY: return army_variant(pen);
    case HLAS_FRAME_ONWARD: return onward_variant(s, frame);
    case HLAS_FRAME_DRAG: return frame->step ? HLAS_TEXT_PROMPT_DRAG_TO : usual;
    case HLAS_FRAME_LOSE:
        return frame->arg[HLAS_LOSE_CAUSE] == HLAS_LOSE_QUAKE ? HLAS_TEXT_PROMPT_LOSE_N : usual;
    case HLAS_FRAME_ANSWER:
        return frame->arg[HLAS_ANSWER_SPELL] ? answer_variant(s, usual)
                                             : HLAS_TEXT_PROMPT_ANSWER_ENEMY;
    case HLAS_FRAME_MIRROR:
        return frame->arg[HLAS_MIRROR_EFFECT] == HLAS_DO_DESTROY ? HLAS_TEXT_PROMPT_MIRROR_DESTROY
                                                                 : usual;
    default: return early_variant(pen, usual);
    }
}
