/* Effects of cards and encounter rewards: their price, which of their parts are carried out, and
 * what each part does. An effect is a row of cards.def or encounters.def. */
#include "games/mysthea/effects.h"

/* What can be done. */

static pl_reason refuse_deploy(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    if (unit == MYSTHEA_UNIT_FORT) {
        return s->public.reserve[unit][seat] > 0 ? MYSTHEA_REASON_NONE
                                                 : MYSTHEA_REASON_RESERVE_EMPTY;
    }
    return s->public.pool[unit][seat] > 0 ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_POOL_EMPTY;
}

/* R-MYS-11.3, R-MYS-X1.6 */
static pl_reason refuse_charged_battle(const struct mysthea *s, pl_seat seat)
{
    return mysthea_is_on(s, MYSTHEA_OPTION_ENCOUNTER_BATTLE_FREE)
               ? MYSTHEA_REASON_NONE
               : mysthea_refuse_artefact(s, seat);
}

/* A reason, unless it is possible. */
static pl_reason unless(bool is_possible, enum mysthea_reason reason)
{
    return is_possible ? MYSTHEA_REASON_NONE : (pl_reason)reason;
}

static inline pl_reason refuse_part(const struct mysthea *s, pl_seat seat,
                                    const struct mysthea_part *part, uint32_t given)
{
    switch ((enum mysthea_op)part->op) {
    case MYSTHEA_OP_GLORY:
    case MYSTHEA_OP_ENERGY:
    case MYSTHEA_OP_XP:
    case MYSTHEA_OP_CP:
    case MYSTHEA_OP_MEDITATE:
    case MYSTHEA_OP_STRIKE_REGION:
    case MYSTHEA_OP_STRIKE_EACH:
    case MYSTHEA_OP_WOUND_REGION:
    case MYSTHEA_OP_BATTLE: return MYSTHEA_REASON_NONE;
    case MYSTHEA_OP_RECHARGE:
        return unless(mysthea_refuse_artefact(s, seat), MYSTHEA_REASON_CHARGED);
    case MYSTHEA_OP_ACT:
        return unless(mysthea_hand_count(s, seat) > given, MYSTHEA_REASON_NO_OTHER_CARD);
    case MYSTHEA_OP_DEVELOP: return mysthea_refuse_develop(s, seat);
    case MYSTHEA_OP_DRAW: return unless(s->public.deck_count > 0, MYSTHEA_REASON_DECK_EMPTY);
    case MYSTHEA_OP_MAKE:
        return unless(s->public.reserve[part->unit][seat] > 0, MYSTHEA_REASON_RESERVE_EMPTY);
    case MYSTHEA_OP_DEPLOY: return refuse_deploy(s, seat, part->unit);
    case MYSTHEA_OP_STEP:
    case MYSTHEA_OP_JUMP:
        return unless(mysthea_movable(s, seat, part->unit) != 0, MYSTHEA_REASON_NONE_UNMOVED);
    case MYSTHEA_OP_JUMP_TOGETHER:
        return unless(mysthea_horde_regions(s, seat, part->unit) != 0, MYSTHEA_REASON_NO_HORDE);
    case MYSTHEA_OP_BATTLE_CHARGED: return refuse_charged_battle(s, seat);
    case MYSTHEA_OP_MONSTER:
        return unless(mysthea_monsters_on_track(s) != 0, MYSTHEA_REASON_NO_MONSTER);
    case MYSTHEA_OP_NONE:
    case MYSTHEA_OP_COUNT: break;
    }
    return MYSTHEA_REASON_NO_SUCH;
}

pl_reason mysthea_refuse_part(const struct mysthea *s, pl_seat seat,
                              const struct mysthea_part *part, uint32_t given)
{
    return refuse_part(s, seat, part, given);
}

/* Parts that can be done, as a mask. */
static uint32_t possible_parts(const struct mysthea *s, pl_seat seat,
                               const struct mysthea_effect *effect, uint32_t given)
{
    uint32_t mask = 0;

    for (uint32_t i = 0; i < effect->part_count; i++) {
        mask |= (uint32_t)!refuse_part(s, seat, &effect->part[i], given) << i;
    }
    return mask;
}

/* R-MYS-5.12: why no part can be done. */
static inline pl_reason refuse_parts(const struct mysthea *s, pl_seat seat,
                                     const struct mysthea_effect *effect, uint32_t given)
{
    if (possible_parts(s, seat, effect, given) != 0) {
        return MYSTHEA_REASON_NONE;
    }
    return effect->part_count == 1 ? mysthea_refuse_part(s, seat, &effect->part[0], given)
                                   : MYSTHEA_REASON_PARTS_IMPOSSIBLE;
}

static bool can_give(const struct mysthea *s, pl_seat seat, const struct mysthea_effect *effect)
{
    for (uint32_t i = 0; i < mysthea_given_count(effect); i++) {
        if (!mysthea_has_to_give(s, seat, effect, i)) {
            return false;
        }
    }
    return true;
}

/* R-MYS-5.12, R-MYS-10.1 */
pl_reason mysthea_refuse_use(const struct mysthea *s, pl_seat seat, uint32_t number)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];

    if (s->public.energy[seat] < effect->pay_energy) {
        return MYSTHEA_REASON_PRICE_ENERGY;
    }
    if (s->public.xp[seat] < effect->pay_xp) {
        return MYSTHEA_REASON_PRICE_XP;
    }
    return can_give(s, seat, effect) ? refuse_parts(s, seat, effect, mysthea_given_count(effect))
                                     : MYSTHEA_REASON_PRICE_CARDS;
}

/* The price. */

void mysthea_use(struct mysthea *s, pl_seat seat, uint32_t number, struct pl_events *log)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];
    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_EFFECT, seat);

    frame->arg[MYSTHEA_EFFECT_NUMBER] = (int16_t)number;
    if (!mysthea_is_reward(number)) {
        mysthea_pay(s, seat, effect->pay_energy, effect->pay_xp, log);
    }
    bool is_paid = mysthea_is_reward(number) ? !mysthea_has_price(effect) : !effect->give[0];
    frame->step = is_paid ? MYSTHEA_EFFECT_CHOOSE : MYSTHEA_EFFECT_PRICE;
}

/* R-MYS-13.10: a reward whose price in energy cannot be paid is lost; whether a hand holds the
 * cards of a price is not for others to know, so that is always asked. */
static enum pl_ask step_price(struct mysthea *s, const struct pl_frame *frame)
{
    if (s->public.energy[frame->seat] < mysthea_effect_of(frame)->pay_energy) {
        pl_pop(&s->head);
        return PL_RUN;
    }
    return PL_ASK;
}

static void legal_price(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                        struct pl_legal *list)
{
    uint32_t kind = mysthea_kind_to_give(frame);

    if (kind) {
        mysthea_add_cards(list, MYSTHEA_ACT_GIVE,
                          pl_set_and(s->private[seat].hand, mysthea_of_kind[kind]));
    } else {
        mysthea_add(list, MYSTHEA_ACT_PAY, 0);
    }
    if (!mysthea_refuse_not_paying(frame)) {
        mysthea_add(list, MYSTHEA_ACT_DONE, 0);
    }
}

static void give_card(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    const struct mysthea_effect *effect = mysthea_effect_of(frame);

    mysthea_from_hand(s, seat, card);
    frame->arg[MYSTHEA_EFFECT_X] = mysthea_cards[card].points;
    if (effect->is_removed) {
        pl_set_add(&s->public.removed, card);
        pl_tell(log, MYSTHEA_EVENT_REMOVED, seat, PL_ARGS((int32_t)card));
    } else {
        mysthea_discard(s, seat, card, log);
    }
    if (++frame->arg[MYSTHEA_EFFECT_PART] == (int16_t)mysthea_given_count(effect)) {
        frame->arg[MYSTHEA_EFFECT_PART] = 0;
        frame->step = MYSTHEA_EFFECT_CHOOSE;
    }
}

static void apply_price(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_GIVE: give_card(s, seat, pl_act_a(action), log); break;
    case MYSTHEA_ACT_PAY:
        mysthea_pay(s, seat, mysthea_effect_of(frame)->pay_energy, mysthea_effect_of(frame)->pay_xp,
                    log);
        frame->step = MYSTHEA_EFFECT_CHOOSE;
        break;
    default: pl_pop(&s->head); break;
    }
}

/* Choosing parts. In frame->flag a part that was carried out or declined is marked. */

uint32_t mysthea_open_parts(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct mysthea_effect *effect = mysthea_effect_of(frame);
    uint32_t parts = possible_parts(s, frame->seat, effect, 0) & ~(uint32_t)frame->flag;

    if (effect->join == MYSTHEA_JOIN_ONE_OF && frame->flag) {
        return 0;
    }
    /* One after the other: what comes before the first that is possible is lost. */
    return effect->join == MYSTHEA_JOIN_ALL ? parts & (0u - parts) : parts;
}

static void begin_part(struct mysthea *s, uint32_t index)
{
    struct pl_frame *frame = pl_top(&s->head);

    /* Parts before it were impossible when their turn came. */
    frame->flag |= (uint8_t)(mysthea_effect_of(frame)->join == MYSTHEA_JOIN_ALL ? (2u << index) - 1
                                                                                : 1u << index);
    frame->arg[MYSTHEA_EFFECT_PART] = (int16_t)index;
    frame->arg[MYSTHEA_EFFECT_TIMES] =
        mysthea_is_repeated(mysthea_part_of(frame)->op) ? mysthea_part_of(frame)->count : 0;
    frame->step = MYSTHEA_EFFECT_RUN;
}

static enum pl_ask step_choose(struct mysthea *s, const struct pl_frame *frame)
{
    uint32_t parts = mysthea_open_parts(s, frame);

    if (parts == 0) {
        pl_pop(&s->head);
        return PL_RUN;
    }
    bool is_forced = (parts & (parts - 1)) == 0 && mysthea_refuse_decline(frame, parts);
    if (!is_forced) {
        return PL_ASK;
    }
    begin_part(s, pl_lowest(parts));
    return PL_RUN;
}

static void legal_choose(const struct mysthea *s, const struct pl_frame *frame,
                         struct pl_legal *list)
{
    uint32_t parts = mysthea_open_parts(s, frame);

    for (uint32_t left = parts; left; left &= left - 1) {
        mysthea_add(list, MYSTHEA_ACT_PART, pl_lowest(left) + 1);
    }
    if (!mysthea_refuse_decline(frame, parts)) {
        mysthea_add(list, MYSTHEA_ACT_DONE, 0);
    }
}

static void apply_choose(struct mysthea *s, pl_action action)
{
    struct pl_frame *frame = pl_top(&s->head);
    const struct mysthea_effect *effect = mysthea_effect_of(frame);

    if (pl_act_kind(action) == MYSTHEA_ACT_PART) {
        begin_part(s, pl_act_a(action) - 1u);
    } else if (effect->join == MYSTHEA_JOIN_ALL) {
        frame->flag |= (uint8_t)((2u << pl_lowest(mysthea_open_parts(s, frame))) - 1);
    } else {
        pl_pop(&s->head);
    }
}

/* Carrying out a part. */

static void end_part(struct mysthea *s)
{
    struct pl_frame *frame = pl_top(&s->head);

    frame->step = MYSTHEA_EFFECT_CHOOSE;
    frame->arg[MYSTHEA_EFFECT_PART] = 0;
    frame->arg[MYSTHEA_EFFECT_TIMES] = 0;
}

uint32_t mysthea_gain_of(const struct mysthea *s, const struct pl_frame *frame,
                         const struct mysthea_part *part)
{
    return part->count * mysthea_count(s, frame->seat, (enum mysthea_count)part->per,
                                       (uint32_t)frame->arg[MYSTHEA_EFFECT_X]);
}

static void gain_glory(struct mysthea *s, const struct pl_frame *frame, struct pl_events *log)
{
    enum mysthea_source source =
        mysthea_is_of_reward(frame) ? MYSTHEA_FROM_ENCOUNTERS : MYSTHEA_FROM_CARDS;

    mysthea_glory(s, frame->seat, (int32_t)mysthea_gain_of(s, frame, mysthea_part_of(frame)),
                  source, log);
}

/* R-MYS-16.7: those who have one. */
static void strike_each(struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_STRIKE, seat);

    frame->arg[MYSTHEA_STRIKE_UNIT] = (int16_t)unit;
    frame->arg[MYSTHEA_STRIKE_VICTIMS] = (int16_t)(pl_all_seats(&s->head) & ~(1u << seat));
}

/* Parts that ask nothing, or push a frame that does (R-MYS-16.4). The effect goes on afterwards. */
static void run_simple(struct mysthea *s, struct pl_frame frame, struct pl_events *log)
{
    const struct mysthea_part *part = mysthea_part_of(&frame);
    pl_seat seat = frame.seat;

    end_part(s);
    switch ((enum mysthea_op)part->op) {
    case MYSTHEA_OP_GLORY: gain_glory(s, &frame, log); break;
    case MYSTHEA_OP_ENERGY: mysthea_energy(s, seat, mysthea_gain_of(s, &frame, part), log); break;
    case MYSTHEA_OP_XP: mysthea_xp(s, seat, mysthea_gain_of(s, &frame, part), log); break;
    case MYSTHEA_OP_CP:
        mysthea_gain_points(s, seat, mysthea_gain_of(s, &frame, part), false, log);
        break;
    case MYSTHEA_OP_RECHARGE: mysthea_recharge(s, seat, log); break;
    case MYSTHEA_OP_ACT: pl_push(&s->head, MYSTHEA_FRAME_ACT, seat); break;
    case MYSTHEA_OP_DEVELOP: pl_push(&s->head, MYSTHEA_FRAME_DEVELOP, seat); break;
    case MYSTHEA_OP_MEDITATE: pl_push(&s->head, MYSTHEA_FRAME_MEDITATE, seat); break;
    case MYSTHEA_OP_MAKE: mysthea_create(s, seat, part->unit, log); break;
    case MYSTHEA_OP_DEPLOY:
        if (part->unit == MYSTHEA_UNIT_FORT) {
            pl_push(&s->head, MYSTHEA_FRAME_FORT, seat);
        } else {
            mysthea_set_out(s, seat, part->unit, s->public.champion_at[seat], log); /* R-MYS-16.2 */
        }
        break;
    case MYSTHEA_OP_STRIKE_EACH: strike_each(s, seat, part->unit); break;
    case MYSTHEA_OP_NONE:
    case MYSTHEA_OP_DRAW:
    case MYSTHEA_OP_STEP:
    case MYSTHEA_OP_JUMP:
    case MYSTHEA_OP_JUMP_TOGETHER:
    case MYSTHEA_OP_STRIKE_REGION:
    case MYSTHEA_OP_WOUND_REGION:
    case MYSTHEA_OP_BATTLE:
    case MYSTHEA_OP_BATTLE_CHARGED:
    case MYSTHEA_OP_MONSTER:
    case MYSTHEA_OP_COUNT: PL_ASSERT(false); /* asked for by the frame itself */
    }
}

bool mysthea_is_asking(enum mysthea_op op)
{
    return op == MYSTHEA_OP_DRAW || (op >= MYSTHEA_OP_STEP && op != MYSTHEA_OP_STRIKE_EACH);
}

/* What the seat may name for the part: one action for each. */
static void legal_part(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                       struct pl_legal *list)
{
    const struct mysthea_part *part = mysthea_part_of(frame);

    switch (part->op) {
    case MYSTHEA_OP_DRAW: mysthea_add(list, MYSTHEA_ACT_DRAW, 0); break;
    case MYSTHEA_OP_STEP:
    case MYSTHEA_OP_JUMP:
        mysthea_add_units(list, part->unit, mysthea_movable(s, seat, part->unit));
        break;
    case MYSTHEA_OP_MONSTER:
        for (uint32_t left = mysthea_monsters_on_track(s); left; left &= left - 1) {
            mysthea_add(list, MYSTHEA_ACT_MONSTER, pl_lowest(left));
        }
        break;
    default:
        mysthea_add_regions(list, MYSTHEA_ACT_REGION, mysthea_named_regions(s, seat, part));
        break;
    }
    if (mysthea_may_stop(part)) {
        mysthea_add(list, MYSTHEA_ACT_DONE, 0);
    }
}

/* R-MYS-1.12: the only thing that can be named is named without asking. */
static enum pl_ask step_part(struct mysthea *s, const struct pl_frame *frame, struct pl_events *log)
{
    const struct mysthea_part *part = mysthea_part_of(frame);

    if (!mysthea_is_asking(part->op)) {
        run_simple(s, *frame, log);
        return PL_RUN;
    }
    bool is_spent = mysthea_is_repeated(part->op) && frame->arg[MYSTHEA_EFFECT_TIMES] == 0;
    if (is_spent || refuse_part(s, frame->seat, part, 0)) {
        end_part(s);
        return PL_RUN;
    }
    return PL_CHOOSE;
}

/* A STEP, JUMP or HORDE frame: they begin alike. */
static void push_way(struct mysthea *s, uint8_t kind, int32_t unit, int32_t from)
{
    struct pl_frame *frame = pl_push(&s->head, kind, pl_peek(&s->head)->seat);

    frame->arg[MYSTHEA_STEP_UNIT] = (int16_t)unit;
    frame->arg[MYSTHEA_STEP_FROM] = (int16_t)from;
}

/* R-MYS-16.6: one from each opponent who has one there. */
static void strike_region(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, uint32_t region)
{
    strike_each(s, seat, unit);
    pl_top(&s->head)->arg[MYSTHEA_STRIKE_REGION] = (int16_t)region;
}

/* R-MYS-C3.64 */
static void wound_region(struct mysthea *s, pl_seat seat, uint32_t region, struct pl_events *log)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != seat && mysthea_has_champion_in(s, p, region) && !(s->public.wounded >> p & 1)) {
            mysthea_wound(s, p, log);
        }
    }
}

/* The named part is done; repeated parts come back for the next time. */
static void do_part(struct mysthea *s, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    const struct mysthea_part *part = mysthea_part_of(frame);
    pl_seat seat = frame->seat;
    uint32_t named = pl_act_a(action);

    if (!mysthea_is_repeated(part->op) || pl_act_kind(action) == MYSTHEA_ACT_DONE) {
        end_part(s);
    } else {
        frame->arg[MYSTHEA_EFFECT_TIMES]--;
    }
    if (pl_act_kind(action) == MYSTHEA_ACT_DONE) {
        return;
    }
    switch (part->op) {
    case MYSTHEA_OP_DRAW: mysthea_draw_card(s, seat, log); break;
    case MYSTHEA_OP_STEP:
        push_way(s, MYSTHEA_FRAME_STEP, pl_act_a(action), pl_act_b(action));
        break;
    case MYSTHEA_OP_JUMP:
        push_way(s, MYSTHEA_FRAME_JUMP, pl_act_a(action), pl_act_b(action));
        break;
    case MYSTHEA_OP_JUMP_TOGETHER:
        push_way(s, MYSTHEA_FRAME_HORDE, part->unit, (int32_t)named);
        break;
    case MYSTHEA_OP_STRIKE_REGION: strike_region(s, seat, part->unit, named); break;
    case MYSTHEA_OP_WOUND_REGION: wound_region(s, seat, named, log); break;
    case MYSTHEA_OP_BATTLE: mysthea_start_battle(s, seat, named, part->count, true); break;
    case MYSTHEA_OP_BATTLE_CHARGED:
        mysthea_start_battle(s, seat, named, 0,
                             mysthea_is_on(s, MYSTHEA_OPTION_ENCOUNTER_BATTLE_FREE));
        break;
    case MYSTHEA_OP_MONSTER: mysthea_start_attack(s, named); break;
    default: PL_ASSERT(false);
    }
}

enum pl_ask mysthea_step_effect(struct mysthea *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (frame->step) {
    case MYSTHEA_EFFECT_PRICE: return step_price(s, frame);
    case MYSTHEA_EFFECT_CHOOSE: return step_choose(s, frame);
    default: return step_part(s, frame, log);
    }
}

void mysthea_legal_effect(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (frame->step) {
    case MYSTHEA_EFFECT_PRICE: legal_price(s, seat, frame, list); break;
    case MYSTHEA_EFFECT_CHOOSE: legal_choose(s, frame, list); break;
    default: legal_part(s, seat, frame, list); break;
    }
}

void mysthea_apply_effect(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    switch (pl_peek(&s->head)->step) {
    case MYSTHEA_EFFECT_PRICE: apply_price(s, seat, action, log); break;
    case MYSTHEA_EFFECT_CHOOSE: apply_choose(s, action); break;
    default: do_part(s, action, log); break;
    }
}
