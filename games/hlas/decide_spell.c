/* Casting: price, answers one above the other, points, copies. What spells do is in
 * effects_spell.c, what they aim at in decide_target.c. */
#include "games/hlas/effects_solo.h"
#include "games/hlas/effects_spell.h"

/* R-HLA-17.2 with what abilities take off. */
uint32_t hlas_spell_mana(const struct hlas *s, pl_seat p, uint32_t spell)
{
    const struct hlas_spell_fact *fact = hlas_spell(spell);
    const struct hlas_ability *cheaper = NULL;

    switch ((enum hlas_spell_type)fact->type) {
    case HLAS_TYPE_NONE: break;
    case HLAS_TYPE_CAST: cheaper = hlas_building(s, p, HLAS_COLLEGE, 2); break; /* R-HLA-B2.2 */
    case HLAS_TYPE_COMBAT:                                                      /* R-HLA-H2.1 */
        cheaper = s->public.battle.region && hlas_leads(s, p) &&
                          hlas_takes_part(s, hlas_side_of(s, p), HLAS_HERO_2)
                      ? hlas_hero(s, p, HLAS_ARCHMAGE, 1)
                      : NULL;
        break;
    case HLAS_TYPE_INTERRUPT: /* R-HLA-H8.2 */
        return hlas_hero(s, p, HLAS_STAR_MAGE, 2) ? 0 : fact->mana;
    }
    if (cheaper == NULL) {
        return fact->mana;
    }
    return fact->mana > cheaper->n + cheaper->m ? (uint32_t)(fact->mana - cheaper->n) : cheaper->m;
}

/* The Cast action. */

static void add_scribed(const struct hlas *s, pl_seat p, uint32_t spell, struct pl_legal *list)
{
    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        if (!hlas_refuse_scribed(s, p, spell, i)) {
            hlas_add(list, HLAS_ACT_CAST, spell, i + 1);
        }
    }
}

bool hlas_affords_some(const struct hlas *s, pl_seat p, enum hlas_spell_type type)
{
    for (uint64_t left = hlas_spells_of_type[type]; left; left &= left - 1) {
        if (!hlas_refuse_mana(s, p, pl_lowest(left))) {
            return true;
        }
    }
    return false;
}

/* R-HLA-1.13: scribed spells and mana are open, and so is an empty library. */
enum pl_ask hlas_step_cast(struct hlas *s, struct pl_events *log)
{
    pl_seat p = pl_peek(&s->head)->seat;
    bool is_hidden = s->public.library_count[p] > 0 && hlas_affords_some(s, p, HLAS_TYPE_CAST);

    (void)log;
    return is_hidden ? PL_ASK : PL_CHOOSE;
}

/* R-HLA-17.1, R-HLA-17.12 */
void hlas_legal_cast(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t library = hlas_library_options(s, seat) & hlas_spells_of_type[HLAS_TYPE_CAST];
    uint64_t spells = library;

    for (uint32_t i = 0; i < HLAS_LEVELS; i++) {
        spells |= hlas_bit(s->public.scribed[seat][i]);
    }
    hlas_add(list, HLAS_ACT_DONE, 0, 0);
    for (spells &= ~(uint64_t)1; spells; spells &= spells - 1) {
        uint32_t spell = pl_lowest(spells);
        if (hlas_refuse_mana(s, seat, spell)) {
            continue;
        }
        if (library >> spell & 1) {
            hlas_add(list, HLAS_ACT_CAST, spell, HLAS_FROM_LIBRARY);
        }
        add_scribed(s, seat, spell, list);
    }
}

void hlas_apply_cast(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)log;
    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_CAST) {
        hlas_begin_spell(s, seat, pl_act_a(action), pl_act_b(action));
    }
}

static void push_spell(struct hlas *s, pl_seat p, uint32_t spell, uint32_t source, int16_t aim)
{
    hlas_push(s, HLAS_FRAME_SPELL, p, PL_ARGS((int32_t)spell, (int32_t)source, aim));
}

static bool has_target(const struct hlas *s, pl_seat p, uint32_t spell)
{
    struct pl_legal list;

    list.count = 0;
    hlas_add_targets(s, p, spell, &list);
    return list.count > 0;
}

/* R-HLA-17.4: the target is named first. R-HLA-17.7: a spell without one may be cast. */
void hlas_begin_spell(struct hlas *s, pl_seat p, uint32_t spell, uint32_t source)
{
    if (has_target(s, p, spell)) {
        hlas_push(s, HLAS_FRAME_TARGET, p, PL_ARGS((int32_t)spell, (int32_t)source));
    } else {
        push_spell(s, p, spell, source, 0);
    }
}

void hlas_legal_target(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    hlas_add_targets(s, seat, (uint32_t)pl_peek(&s->head)->arg[HLAS_TARGET_SPELL], list);
}

void hlas_apply_target(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    uint32_t spell = (uint32_t)frame.arg[HLAS_TARGET_SPELL];
    int16_t aim = hlas_aim_code(action);

    pl_pop(&s->head);
    if (frame.arg[HLAS_TARGET_OF_COPY]) {
        hlas_spell_effect(s, seat, spell, hlas_aim_of(aim), log);
    } else {
        push_spell(s, seat, spell, (uint32_t)frame.arg[HLAS_TARGET_SOURCE], aim);
    }
}

/* The driver. */

/* R-HLA-17.4: at once when the spell is cast; R-HLA-X1.1: when its answers have come. */
static void score_spell(struct hlas *s, const struct pl_frame *frame, bool is_answered,
                        struct pl_events *log)
{
    if (hlas_keeps(s, HLAS_OPTION_CANCELLED_NO_VP) == is_answered) {
        uint32_t spell = (uint32_t)frame->arg[HLAS_SPELL_CARD];
        hlas_score(s, frame->seat, hlas_spell(spell)->vp, HLAS_FOR_SPELL, log);
    }
}

static void announce(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t spell = (uint32_t)frame->arg[HLAS_SPELL_CARD];
    uint32_t mana = hlas_spell_mana(s, frame->seat, spell);

    frame->step = HLAS_SPELL_WINDOW;
    s->public.resource[frame->seat][HLAS_MANA] =
        (uint8_t)(s->public.resource[frame->seat][HLAS_MANA] - mana);
    if (frame->arg[HLAS_SPELL_SOURCE] == HLAS_FROM_LIBRARY) {
        hlas_from_library(s, frame->seat, spell);
    }
    if (hlas_spell(spell)->type != HLAS_TYPE_INTERRUPT) {
        hlas_tell(s, log, HLAS_EVENT_CAST, frame->seat,
                  PL_ARGS((int32_t)spell, frame->arg[HLAS_SPELL_TARGET]));
    }
    score_spell(s, frame, false, log);
}

/* R-HLA-17.8, R-HLA-17.11, R-HLA-17.14: everybody else once, clockwise, while it stands. */
static void ask_answers(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    int16_t *seats = &frame->arg[HLAS_SPELL_SEATS];

    (void)log;
    if (!(frame->flag & HLAS_FLAG_SPELL_CANCELLED)) {
        pl_seat p = pl_left_of(&s->head, frame->seat);
        for (; p != frame->seat; p = pl_left_of(&s->head, p)) {
            int32_t bit = HLAS_ASKED << p;
            if (!(*seats & bit) && hlas_is_alive(s, p) && s->public.library_count[p] > 0) {
                *seats = (int16_t)(*seats | bit);
                hlas_push(s, HLAS_FRAME_ANSWER, p, PL_ARGS(frame->arg[HLAS_SPELL_CARD]));
                return;
            }
        }
    }
    frame->step = HLAS_SPELL_RESOLVE;
}

/* A scribed spell leaves its place; the others move up. */
static void unscribe(struct hlas *s, pl_seat p, uint32_t place)
{
    uint8_t *spells = s->public.scribed[p];
    uint8_t *states = s->public.scribed_state[p];

    for (uint32_t i = place; i + 1 < HLAS_LEVELS; i++) {
        spells[i] = spells[i + 1];
        states[i] = states[i + 1];
    }
    spells[HLAS_LEVELS - 1] = HLAS_NO_SPELL;
    states[HLAS_LEVELS - 1] = HLAS_NOT_SCRIBED;
}

/* R-HLA-17.10: its mana is lost and its card too, be it a scribed one (R-HLA-C28.1); not its VP. */
static void fizzle(struct hlas *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t spell = (uint32_t)frame->arg[HLAS_SPELL_CARD];
    uint32_t source = (uint32_t)frame->arg[HLAS_SPELL_SOURCE];

    if (source != HLAS_FROM_LIBRARY) {
        unscribe(s, frame->seat, source - 1);
    }
    hlas_discard_open(s, spell);
    hlas_tell(s, log, HLAS_EVENT_CANCELLED, frame->seat, PL_ARGS((int32_t)spell));
    pl_pop(&s->head);
}

/* R-HLA-17.3 */
static void put_card_away(struct hlas *s, pl_seat p, uint32_t spell, uint32_t source)
{
    if (source == HLAS_FROM_LIBRARY) {
        hlas_discard_open(s, spell);
    } else {
        s->public.scribed_state[p][source - 1] = HLAS_EXHAUSTED;
    }
}

/* An answer acts on the spell below it: a card, or a spell of the solo enemy (R-HLA-30.13).
 * R-HLA-C27.1, R-HLA-C28.1, R-HLA-C29.1 */
static void act_on(struct hlas *s, struct pl_frame *below, pl_seat p, enum hlas_effect effect,
                   struct pl_events *log)
{
    bool is_card = below->kind == HLAS_FRAME_SPELL;

    if (effect == HLAS_DO_LEECH) {
        uint32_t mana = is_card ? hlas_spell((uint32_t)below->arg[HLAS_SPELL_CARD])->mana
                                : hlas_rival_printed_mana(s, (uint32_t)below->arg[HLAS_ENEMY_HERO]);
        hlas_gain(s, p, HLAS_SOME(HLAS_MANA, mana), HLAS_FOR_SPELL, log);
    } else if (effect == HLAS_DO_CANCEL) {
        below->flag |= is_card ? HLAS_FLAG_SPELL_CANCELLED : HLAS_FLAG_CANCELLED;
    } else if (is_card) {
        below->arg[HLAS_SPELL_SEATS] = (int16_t)(below->arg[HLAS_SPELL_SEATS] | HLAS_COPYING << p);
    } else {
        below->flag |= HLAS_FLAG_COPIED;
    }
}

static void reward(struct hlas *s, pl_seat p, const struct hlas_ability *ability,
                   struct pl_events *log)
{
    if (ability) {
        hlas_score(s, p, ability->n, HLAS_FOR_ABILITY, log);
    }
}

/* R-HLA-B12.3, R-HLA-H2.2: once the answers have come and the spell stands, so nothing for a
 * cancelled one; before its effect, whatever that does to her. */
static void reward_cast(struct hlas *s, pl_seat p, struct pl_events *log)
{
    pl_top(&s->head)->flag |= HLAS_FLAG_SPELL_REWARDED;
    reward(s, p, hlas_building(s, p, HLAS_SPIRE, 3), log);
    reward(s, p, hlas_hero(s, p, HLAS_ARCHMAGE, 2), log);
}

static void resolve(struct hlas *s, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    uint32_t spell = (uint32_t)frame.arg[HLAS_SPELL_CARD];
    const struct hlas_spell_fact *fact = hlas_spell(spell);

    if (frame.flag & HLAS_FLAG_SPELL_CANCELLED) {
        fizzle(s, log);
        return;
    }
    pl_top(&s->head)->step = HLAS_SPELL_COPIES;
    score_spell(s, &frame, true, log);
    put_card_away(s, frame.seat, spell, (uint32_t)frame.arg[HLAS_SPELL_SOURCE]);
    if (fact->type == HLAS_TYPE_INTERRUPT) {
        pl_pop(&s->head);
        act_on(s, pl_top(&s->head), frame.seat, fact->effect.what, log);
        return;
    }
    if (fact->type == HLAS_TYPE_CAST) {
        reward_cast(s, frame.seat, log);
    }
    hlas_spell_effect(s, frame.seat, spell, hlas_aim_of(frame.arg[HLAS_SPELL_TARGET]), log);
}

/* The next seat clockwise that copies and still lives; PL_NOBODY: none. */
static pl_seat next_copier(const struct hlas *s, const struct pl_frame *frame)
{
    pl_seat p = pl_left_of(&s->head, frame->seat);

    for (; p != frame->seat; p = pl_left_of(&s->head, p)) {
        if ((frame->arg[HLAS_SPELL_SEATS] & HLAS_COPYING << p) && hlas_is_alive(s, p)) {
            return p;
        }
    }
    return PL_NOBODY;
}

/* R-HLA-C27.1: right after the caster's own, with choices of one's own; R-HLA-4.9: a player's
 * spells are over when they are out of the game. */
static void resolve_copies(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t spell = (uint32_t)frame->arg[HLAS_SPELL_CARD];
    pl_seat p = hlas_is_alive(s, frame->seat) ? next_copier(s, frame) : PL_NOBODY;

    if (p == PL_NOBODY) {
        frame->step = HLAS_SPELL_END;
        return;
    }
    frame->arg[HLAS_SPELL_SEATS] = (int16_t)(frame->arg[HLAS_SPELL_SEATS] & ~(HLAS_COPYING << p));
    hlas_tell(s, log, HLAS_EVENT_COPIED, p, PL_ARGS((int32_t)spell));
    if (has_target(s, p, spell)) {
        hlas_push(s, HLAS_FRAME_TARGET, p, PL_ARGS((int32_t)spell, HLAS_FROM_LIBRARY, 1));
    } else {
        hlas_spell_effect(s, p, spell, hlas_aim_of(0), log);
    }
}

/* R-HLA-H2.2: an older program paid her here, so a spell that it left half resolved still does. */
static void end_spell(struct hlas *s, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    bool is_cast = hlas_spell((uint32_t)frame.arg[HLAS_SPELL_CARD])->type == HLAS_TYPE_CAST;
    bool is_owed = is_cast && !(frame.flag & HLAS_FLAG_SPELL_REWARDED);

    pl_pop(&s->head);
    if (is_owed && hlas_is_alive(s, frame.seat)) {
        reward(s, frame.seat, hlas_hero(s, frame.seat, HLAS_ARCHMAGE, 2), log);
    }
}

void hlas_step_spell(struct hlas *s, struct pl_events *log)
{
    static void (*const steps[HLAS_SPELL_STEP_COUNT])(struct hlas * s, struct pl_events * log) = {
        [HLAS_SPELL_ANNOUNCE] = announce, [HLAS_SPELL_WINDOW] = ask_answers,
        [HLAS_SPELL_RESOLVE] = resolve,   [HLAS_SPELL_COPIES] = resolve_copies,
        [HLAS_SPELL_END] = end_spell,
    };
    uint32_t step = pl_peek(&s->head)->step;

    PL_ASSERT(step < HLAS_SPELL_STEP_COUNT);
    steps[step](s, log);
}

/* Answers. */

/* R-HLA-C27.1, R-HLA-C27.2, R-HLA-18.12: what may be copied, and by whom. */
static pl_reason refuse_copy(const struct hlas *s, pl_seat p, uint32_t spell)
{
    switch ((enum hlas_spell_type)hlas_spell(spell)->type) {
    case HLAS_TYPE_NONE: /* a spell of the solo enemy */
    case HLAS_TYPE_CAST: break;
    case HLAS_TYPE_COMBAT: return hlas_leads(s, p) ? HLAS_REASON_NONE : HLAS_REASON_COPY_OUTSIDE;
    case HLAS_TYPE_INTERRUPT: return HLAS_REASON_COPY_ANSWER;
    }
    return HLAS_REASON_NONE;
}

pl_reason hlas_refuse_answer(const struct hlas *s, pl_seat p, uint32_t spell, uint32_t answered)
{
    pl_reason reason = hlas_refuse_mana(s, p, spell);

    if (reason || hlas_spell(spell)->effect.what != HLAS_DO_COPY) {
        return reason;
    }
    return refuse_copy(s, p, answered);
}

void hlas_legal_answer(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t spells = hlas_library_options(s, seat) & hlas_spells_of_type[HLAS_TYPE_INTERRUPT];
    uint32_t answered = (uint32_t)pl_peek(&s->head)->arg[HLAS_ANSWER_SPELL];

    hlas_add(list, HLAS_ACT_PASS, 0, 0);
    for (; spells; spells &= spells - 1) {
        uint32_t spell = pl_lowest(spells);
        if (!hlas_refuse_answer(s, seat, spell, answered)) {
            hlas_add(list, HLAS_ACT_ANSWER, spell, 0);
        }
    }
}

/* R-HLA-17.9: the answer is a spell above the one it answers. */
void hlas_apply_answer(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    int32_t answered = pl_peek(&s->head)->arg[HLAS_ANSWER_SPELL];
    uint32_t spell = pl_act_a(action);

    pl_pop(&s->head);
    if (pl_act_kind(action) == HLAS_ACT_ANSWER) {
        hlas_tell(s, log, HLAS_EVENT_ANSWERED, seat, PL_ARGS((int32_t)spell, answered));
        push_spell(s, seat, spell, HLAS_FROM_LIBRARY, 0);
    }
}

/* Cards under way: those whose answers are still coming. Stands any frames: what cannot be is left
 * out, and hlas_check_spells finds it. */
struct pl_bag hlas_spells_in_flight(const struct hlas *s)
{
    struct pl_bag cards = { 0 };

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        uint32_t card = (uint32_t)frame->arg[HLAS_SPELL_CARD];
        bool is_under_way = frame->kind == HLAS_FRAME_SPELL && frame->step != HLAS_SPELL_ANNOUNCE &&
                            frame->step <= HLAS_SPELL_RESOLVE &&
                            frame->arg[HLAS_SPELL_SOURCE] == HLAS_FROM_LIBRARY;
        if (is_under_way && card < HLAS_SPELL_COUNT && pl_bag_count(&cards, card) < 2) {
            pl_bag_add(&cards, card);
        }
    }
    return cards;
}
