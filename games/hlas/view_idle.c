/* Why an action would do nothing now, in words, before a token, a serf or mana is spent on it. */
#include "games/hlas/decide_move.h"
#include "games/hlas/effects_spell.h"
#include "games/hlas/view.h"

static void list_answers(const struct hlas *s, pl_seat p, struct pl_legal *list)
{
    list->count = 0;
    hlas_legal((const struct pl_obs *)(const void *)s, p, list);
}

/* Whether the question on top has an answer that does something, other than to leave off or to name
 * units that go nowhere. */
static bool has_answer(const struct hlas *s, pl_seat p)
{
    struct pl_legal list;

    list_answers(s, p, &list);
    for (uint32_t i = 0; i < list.count; i++) {
        uint16_t kind = pl_act_kind(list.action[i]);
        bool is_none = kind == HLAS_ACT_RAISE && pl_act_a(list.action[i]) == 0;
        if (kind != HLAS_ACT_DONE && kind != HLAS_ACT_TAKE && !is_none) {
            return true;
        }
    }
    return false;
}

/* Spells (R-HLA-17.7). */

/* R-HLA-C2.1: whether a unit has somewhere else to go. */
static bool can_teleport(const struct hlas *s, pl_seat p)
{
    uint64_t held = hlas_held(s, p) & HLAS_LAND;
    uint64_t ends = 0;

    for (uint64_t origins = hlas_origins(s, p); origins; origins &= origins - 1) {
        ends |= hlas_with_room(s, p, held & ~hlas_bit(pl_lowest(origins)), 1, 0);
    }
    return ends != 0;
}

/* R-HLA-C4.1: whether a vessel has somewhere to go, or something to do where it is. */
static bool can_voyage(const struct hlas *s, pl_seat p)
{
    bool can = false;

    for (enum hlas_kind kind = HLAS_SEA_VESSEL; kind <= HLAS_AIR_VESSEL && !can; kind++) {
        struct hlas after = *s;
        hlas_ask_crew(&after, p, kind, (uint32_t)pl_peek(&s->head)->arg[HLAS_VOYAGE_EXTRA]);
        can = after.head.frame_count > s->head.frame_count && has_answer(&after, p);
    }
    return can;
}

/* Of a question that a spell asks. */
static bool can_choose(const struct hlas *s, pl_seat p)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if (frame->seat != p) {
        return true;
    }
    return frame->kind == HLAS_FRAME_VOYAGE ? can_voyage(s, p)
           : frame->kind == HLAS_FRAME_ORIGIN && frame->arg[HLAS_ORIGIN_PURPOSE] == HLAS_TO_TELEPORT
               ? can_teleport(s, p)
               : has_answer(s, p);
}

static bool has_effect(const struct hlas *s, pl_seat p, uint32_t spell, struct hlas_aim aim)
{
    struct hlas after = *s;

    hlas_spell_effect(&after, p, spell, aim, NULL);
    return after.head.frame_count > s->head.frame_count
               ? can_choose(&after, p)
               : memcmp(&after.public, &s->public, sizeof s->public) != 0;
}

/* Whether a cast or combat spell does something, at any target. */
static bool spell_does_something(const struct hlas *s, pl_seat p, uint32_t spell)
{
    struct pl_legal list = { .count = 0 };
    bool does = false;

    if (hlas_spell(spell)->target == HLAS_TARGET_NONE) {
        return has_effect(s, p, spell, hlas_aim_of(0));
    }
    hlas_add_targets(s, p, spell, &list);
    for (uint32_t i = 0; i < list.count && !does; i++) {
        does = has_effect(s, p, spell, hlas_aim_of(hlas_aim_code(list.action[i])));
    }
    return does;
}

/* R-HLA-C27.1: right after the effect of the spell that is copied, which may change what there is
 * to do; what its caster is to choose is left out. */
static bool copy_does_something(const struct hlas *s, pl_seat p, const struct pl_frame *copied)
{
    uint32_t spell = (uint32_t)copied->arg[HLAS_SPELL_CARD];
    struct hlas after = *s;

    hlas_spell_effect(&after, copied->seat, spell, hlas_aim_of(copied->arg[HLAS_SPELL_TARGET]),
                      NULL);
    after.head.frame_count = s->head.frame_count;
    return spell_does_something(s, p, spell) || spell_does_something(&after, p, spell);
}

/* Spells of the solo enemy have no card; what comes of a copy depends on them. */
static bool answer_does_something(const struct hlas *s, pl_seat p, uint32_t spell)
{
    const struct pl_frame *answered = pl_peek(&s->head) - 1;
    uint32_t mana = s->public.resource[p][HLAS_MANA] - hlas_spell_mana(s, p, spell);

    if (answered->kind != HLAS_FRAME_SPELL) {
        return true;
    }
    switch (hlas_spell(spell)->effect.what) {
    case HLAS_DO_COPY: return copy_does_something(s, p, answered);
    case HLAS_DO_LEECH: /* R-HLA-C29.1 */
        return hlas_spell((uint32_t)answered->arg[HLAS_SPELL_CARD])->mana > 0 &&
               mana < HLAS_RESOURCE_MAX;
    default: return true;
    }
}

/* Places of the action bar. */

/* What comes of an action: nothing, points for spells in vain, or more. */
enum outcome { NOTHING, POINTS, MORE };

/* Of the question about a spell. */
static enum outcome cast_outcome(const struct hlas *s, pl_seat p)
{
    enum outcome outcome = NOTHING;
    struct pl_legal list;

    list_answers(s, p, &list);
    for (uint32_t i = 0; i < list.count && outcome != MORE; i++) {
        if (pl_act_kind(list.action[i]) == HLAS_ACT_CAST) {
            outcome = spell_does_something(s, p, pl_act_a(list.action[i])) ? MORE : POINTS;
        }
    }
    return outcome;
}

static enum outcome place_outcome(const struct hlas *s, pl_seat p, uint32_t place, bool takes_serf)
{
    struct hlas after = *s;
    uint32_t height = s->head.frame_count;

    if (takes_serf) {
        hlas_serf_to_bar(&after, p, place);
    }
    if (place < HLAS_CAPITAL_PLACES) {
        hlas_begin_capital(&after, p, place);
    } else {
        hlas_begin_command(&after, p, place);
    }
    if (after.head.frame_count == height) {
        return NOTHING;
    }
    if (place == HLAS_PLACE_CAST) {
        return cast_outcome(&after, p);
    }
    return has_answer(&after, p) ? MORE : NOTHING;
}

static uint32_t idle_place(const struct hlas *s, pl_seat p, uint32_t place, bool takes_serf)
{
    enum outcome outcome = place_outcome(s, p, place, takes_serf);

    if (outcome == MORE) {
        return HLAS_TEXT_COUNT;
    }
    switch (place) {
    case HLAS_PLACE_RECRUIT: return HLAS_TEXT_IDLE_RECRUIT;
    case HLAS_PLACE_BUILD: return HLAS_TEXT_IDLE_BUILD;
    case HLAS_PLACE_SAIL:
        return s->public.vessel[p][0] ? HLAS_TEXT_IDLE_SEA_STUCK : HLAS_TEXT_IDLE_NO_SEA;
    case HLAS_PLACE_FLY:
        return s->public.vessel[p][1] ? HLAS_TEXT_IDLE_AIR_STUCK : HLAS_TEXT_IDLE_NO_AIR;
    case HLAS_PLACE_CAST: return outcome == POINTS ? HLAS_TEXT_IDLE_SPELLS : HLAS_TEXT_IDLE_CAST;
    default: return HLAS_TEXT_IDLE_MARCH;
    }
}

/* The text that says it; HLAS_TEXT_COUNT: it does something. */
static uint32_t idle_reason(const struct hlas *s, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    pl_seat p = frame->seat;
    uint32_t a = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case HLAS_ACT_ACT: return idle_place(s, p, a, false);
    case HLAS_ACT_MUSTER: return idle_place(s, p, a, true);
    case HLAS_ACT_FOLLOW: return idle_place(s, p, (uint32_t)frame->arg[HLAS_FOLLOW_PLACE], true);
    case HLAS_ACT_CAST:
        return spell_does_something(s, p, a) ? HLAS_TEXT_COUNT : HLAS_TEXT_IDLE_SPELL;
    case HLAS_ACT_ANSWER:
        return answer_does_something(s, p, a) ? HLAS_TEXT_COUNT : HLAS_TEXT_IDLE_SPELL;
    case HLAS_ACT_TARGET:
        return has_effect(s, p, (uint32_t)frame->arg[HLAS_TARGET_SPELL],
                          hlas_aim_of(hlas_aim_code(action)))
                   ? HLAS_TEXT_COUNT
                   : HLAS_TEXT_IDLE_TARGET;
    default: return HLAS_TEXT_COUNT;
    }
}

void hlas_idle_text(const struct pl_obs *obs, pl_action action, enum pl_lang lang,
                    struct pl_text *text)
{
    uint32_t reason = idle_reason(hlas_seen(obs), action);

    if (reason != HLAS_TEXT_COUNT) {
        pl_text_add(text, hlas_text_of(lang, reason));
    }
}
