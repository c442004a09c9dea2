/* Effects of cards and encounter rewards: their price, which of their parts are carried out, and
 * what each part does. An effect is a row of cards.def or encounters.def. */
#include "games/mysthea/flow.h"

static const struct mysthea_effect *effect_of(const struct pl_frame *frame)
{
    return &mysthea_effects[frame->arg[0]];
}

static const struct mysthea_part *part_of(const struct pl_frame *frame)
{
    return &effect_of(frame)->part[frame->arg[2]];
}

/* R-MYS-13.6: rewards of encounters are taken or declined, part by part. */
static bool is_reward(const struct pl_frame *frame)
{
    return mysthea_is_reward((uint32_t)frame->arg[0]);
}

/* What can be done. */

static uint32_t given_count(const struct mysthea_effect *effect)
{
    uint32_t count = 0;

    while (count < MYSTHEA_GIVEN_MAX && effect->give[count]) {
        count++;
    }
    return count;
}

/* Units that an effect may move: constructs and golems that have not moved, or the champion. */
static uint32_t movable(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    return unit == MYSTHEA_UNIT_CHAMPION ? mysthea_champion_bit(s, seat)
                                         : mysthea_unmoved_regions(s, seat, unit);
}

/* R-MYS-C2.45, R-MYS-E2.25: regions from which somebody can jump together. */
static uint32_t horde_regions(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    bool is_champion = unit == MYSTHEA_UNIT_CHAMPION && !(s->public.champion_moved >> seat & 1);

    return mysthea_unmoved_regions(s, seat, MYSTHEA_UNIT_CONSTRUCT) |
           mysthea_unmoved_regions(s, seat, MYSTHEA_UNIT_GOLEM) |
           (is_champion ? mysthea_champion_bit(s, seat) : 0);
}

static bool can_deploy(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    return unit == MYSTHEA_UNIT_FORT ? s->public.reserve[unit][seat] > 0
                                     : s->public.pool[unit][seat] > 0;
}

/* R-MYS-11.3, R-MYS-X1.6 */
static bool can_battle_charged(const struct mysthea *s, pl_seat seat)
{
    return (s->public.charged >> seat & 1) ||
           mysthea_is_on(s, MYSTHEA_OPTION_ENCOUNTER_BATTLE_FREE);
}

/* Looks at open things only; `given` cards of the hand will have left it by then. */
static bool can_do(const struct mysthea *s, pl_seat seat, const struct mysthea_part *part,
                   uint32_t given)
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
    case MYSTHEA_OP_BATTLE: return true;
    case MYSTHEA_OP_RECHARGE: return !(s->public.charged >> seat & 1);
    case MYSTHEA_OP_ACT: return mysthea_hand_count(s, seat) > given;
    case MYSTHEA_OP_DEVELOP: return mysthea_can_develop(s, seat);
    case MYSTHEA_OP_DRAW: return s->public.deck_count > 0;
    case MYSTHEA_OP_MAKE: return s->public.reserve[part->unit][seat] > 0;
    case MYSTHEA_OP_DEPLOY: return can_deploy(s, seat, part->unit);
    case MYSTHEA_OP_STEP:
    case MYSTHEA_OP_JUMP: return movable(s, seat, part->unit) != 0;
    case MYSTHEA_OP_JUMP_TOGETHER: return horde_regions(s, seat, part->unit) != 0;
    case MYSTHEA_OP_BATTLE_CHARGED: return can_battle_charged(s, seat);
    case MYSTHEA_OP_MONSTER: return mysthea_monsters_on_track(s) != 0;
    case MYSTHEA_OP_NONE:
    case MYSTHEA_OP_COUNT: break;
    }
    return false;
}

/* Parts that can be done, as a mask. */
static uint32_t possible_parts(const struct mysthea *s, pl_seat seat,
                               const struct mysthea_effect *effect, uint32_t given)
{
    uint32_t mask = 0;

    for (uint32_t i = 0; i < effect->part_count; i++) {
        mask |= (uint32_t)can_do(s, seat, &effect->part[i], given) << i;
    }
    return mask;
}

/* Whether the hand holds the cards of the price: each kind as often as it is asked for. */
static bool can_give(const struct mysthea *s, pl_seat seat, const struct mysthea_effect *effect)
{
    uint32_t wanted[MYSTHEA_KIND_COUNT] = { 0 };

    for (uint32_t i = 0; i < given_count(effect); i++) {
        uint32_t kind = effect->give[i];
        struct pl_set cards = pl_set_and(s->private[seat].hand, mysthea_of_kind[kind]);
        if (pl_set_count(&cards) < ++wanted[kind]) {
            return false;
        }
    }
    return true;
}

/* R-MYS-5.12, R-MYS-10.1 */
bool mysthea_can_use(const struct mysthea *s, pl_seat seat, uint32_t number)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];

    return s->public.energy[seat] >= effect->pay_energy && s->public.xp[seat] >= effect->pay_xp &&
           can_give(s, seat, effect) && possible_parts(s, seat, effect, given_count(effect)) != 0;
}

/* The price. */

static bool has_price(const struct mysthea_effect *effect)
{
    return effect->pay_energy || effect->pay_xp || effect->give[0];
}

void mysthea_use(struct mysthea *s, pl_seat seat, uint32_t number, struct pl_events *log)
{
    const struct mysthea_effect *effect = &mysthea_effects[number];
    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_EFFECT, seat);

    frame->arg[0] = (int16_t)number;
    if (!mysthea_is_reward(number)) {
        mysthea_pay(s, seat, effect->pay_energy, effect->pay_xp, log);
    }
    bool is_paid = mysthea_is_reward(number) ? !has_price(effect) : !effect->give[0];
    frame->step = is_paid ? MYSTHEA_EFFECT_CHOOSE : MYSTHEA_EFFECT_PRICE;
}

/* R-MYS-13.10: a reward whose price in energy cannot be paid is lost; whether a hand holds the
 * cards of a price is not for others to know, so that is always asked. */
static bool step_price(struct mysthea *s, const struct pl_frame *frame)
{
    if (s->public.energy[frame->seat] < effect_of(frame)->pay_energy) {
        pl_pop(&s->head);
        return false;
    }
    return mysthea_wait_for(s, frame->seat);
}

static void legal_price(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                        struct pl_legal *list)
{
    const struct mysthea_effect *effect = effect_of(frame);

    if (effect->give[0]) {
        uint32_t kind = effect->give[frame->arg[2]];
        mysthea_add_cards(list, MYSTHEA_ACT_GIVE,
                          pl_set_and(s->private[seat].hand, mysthea_of_kind[kind]));
    } else {
        mysthea_add(list, MYSTHEA_ACT_PAY, 0);
    }
    if (is_reward(frame)) {
        mysthea_add(list, MYSTHEA_ACT_DONE, 0);
    }
}

static void give_card(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    const struct mysthea_effect *effect = effect_of(frame);

    mysthea_from_hand(s, seat, card);
    frame->arg[1] = mysthea_cards[card].points;
    if (effect->is_removed) {
        pl_set_add(&s->public.removed, card);
        pl_tell(log, MYSTHEA_EVENT_REMOVED, seat, PL_ARGS((int32_t)card));
    } else {
        mysthea_discard(s, seat, card, log);
    }
    if (++frame->arg[2] == (int16_t)given_count(effect)) {
        frame->arg[2] = 0;
        frame->step = MYSTHEA_EFFECT_CHOOSE;
    }
}

static void apply_price(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_GIVE: give_card(s, seat, pl_act_a(action), log); break;
    case MYSTHEA_ACT_PAY:
        mysthea_pay(s, seat, effect_of(frame)->pay_energy, effect_of(frame)->pay_xp, log);
        frame->step = MYSTHEA_EFFECT_CHOOSE;
        break;
    default: pl_pop(&s->head); break;
    }
}

/* Choosing parts. In frame->flag a part that was carried out or declined is marked. */

/* Parts that come into question now. */
static uint32_t open_parts(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct mysthea_effect *effect = effect_of(frame);
    uint32_t parts = possible_parts(s, frame->seat, effect, 0) & ~(uint32_t)frame->flag;

    if (effect->join == MYSTHEA_JOIN_ONE_OF && frame->flag) {
        return 0;
    }
    /* One after the other: what comes before the first that is possible is lost. */
    return effect->join == MYSTHEA_JOIN_ALL ? parts & (0u - parts) : parts;
}

/* R-MYS-16.10, R-MYS-13.6, R-MYS-C0.2: whether the seat may leave it at that. A reward that was
 * paid for and has one part only is not asked for twice. */
static bool may_decline(const struct pl_frame *frame, uint32_t parts)
{
    const struct mysthea_effect *effect = effect_of(frame);

    if (is_reward(frame)) {
        return !has_price(effect) || effect->part_count > 1;
    }
    if (effect->join == MYSTHEA_JOIN_ALL) {
        return effect->part_count > 1 && effect->part[pl_lowest(parts)].op == MYSTHEA_OP_DEVELOP;
    }
    return frame->flag != 0;
}

/* Parts that are done up to so many times, and ask each time. */
static bool is_repeated(enum mysthea_op op)
{
    return op == MYSTHEA_OP_DRAW || op == MYSTHEA_OP_STEP || op == MYSTHEA_OP_JUMP;
}

static void begin_part(struct mysthea *s, uint32_t index)
{
    struct pl_frame *frame = pl_top(&s->head);

    /* Parts before it were impossible when their turn came. */
    frame->flag |=
        (uint8_t)(effect_of(frame)->join == MYSTHEA_JOIN_ALL ? (2u << index) - 1 : 1u << index);
    frame->arg[2] = (int16_t)index;
    frame->arg[3] = is_repeated(part_of(frame)->op) ? part_of(frame)->count : 0;
    frame->step = MYSTHEA_EFFECT_RUN;
}

static bool step_choose(struct mysthea *s, const struct pl_frame *frame)
{
    uint32_t parts = open_parts(s, frame);

    if (parts == 0) {
        pl_pop(&s->head);
        return false;
    }
    bool is_forced = (parts & (parts - 1)) == 0 && !may_decline(frame, parts);
    if (!is_forced) {
        return mysthea_wait_for(s, frame->seat);
    }
    begin_part(s, pl_lowest(parts));
    return false;
}

static void legal_choose(const struct mysthea *s, const struct pl_frame *frame,
                         struct pl_legal *list)
{
    uint32_t parts = open_parts(s, frame);

    for (uint32_t left = parts; left; left &= left - 1) {
        mysthea_add(list, MYSTHEA_ACT_PART, pl_lowest(left) + 1);
    }
    if (may_decline(frame, parts)) {
        mysthea_add(list, MYSTHEA_ACT_DONE, 0);
    }
}

static void apply_choose(struct mysthea *s, pl_action action)
{
    struct pl_frame *frame = pl_top(&s->head);
    const struct mysthea_effect *effect = effect_of(frame);

    if (pl_act_kind(action) == MYSTHEA_ACT_PART) {
        begin_part(s, pl_act_a(action) - 1u);
    } else if (effect->join == MYSTHEA_JOIN_ALL) {
        frame->flag |= (uint8_t)((2u << pl_lowest(open_parts(s, frame))) - 1);
    } else {
        pl_pop(&s->head);
    }
}

/* Carrying out a part. */

static void end_part(struct mysthea *s)
{
    struct pl_frame *frame = pl_top(&s->head);

    frame->step = MYSTHEA_EFFECT_CHOOSE;
    frame->arg[2] = 0;
    frame->arg[3] = 0;
}

static uint32_t gain_of(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct mysthea_part *part = part_of(frame);

    return part->count *
           mysthea_count(s, frame->seat, (enum mysthea_count)part->per, (uint32_t)frame->arg[1]);
}

static void gain_glory(struct mysthea *s, const struct pl_frame *frame, struct pl_events *log)
{
    enum mysthea_source source = is_reward(frame) ? MYSTHEA_FROM_ENCOUNTERS : MYSTHEA_FROM_CARDS;

    mysthea_glory(s, frame->seat, (int32_t)gain_of(s, frame), source, log);
}

/* R-MYS-16.7: those who have one. */
static void strike_each(struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_STRIKE, seat);

    frame->arg[0] = (int16_t)unit;
    frame->arg[2] = (int16_t)(pl_all_seats(&s->head) & ~(1u << seat));
}

/* Parts that ask nothing, or push a frame that does (R-MYS-16.4). The effect goes on afterwards. */
static void run_simple(struct mysthea *s, struct pl_frame frame, struct pl_events *log)
{
    const struct mysthea_part *part = part_of(&frame);
    pl_seat seat = frame.seat;

    end_part(s);
    switch ((enum mysthea_op)part->op) {
    case MYSTHEA_OP_GLORY: gain_glory(s, &frame, log); break;
    case MYSTHEA_OP_ENERGY: mysthea_energy(s, seat, gain_of(s, &frame), log); break;
    case MYSTHEA_OP_XP: mysthea_xp(s, seat, gain_of(s, &frame), log); break;
    case MYSTHEA_OP_CP: mysthea_gain_points(s, seat, gain_of(s, &frame), false, log); break;
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

/* Parts that ask for something themselves. */
static bool is_asking(enum mysthea_op op)
{
    return op == MYSTHEA_OP_DRAW || (op >= MYSTHEA_OP_STEP && op != MYSTHEA_OP_STRIKE_EACH);
}

static void do_part(struct mysthea *s, pl_action action, struct pl_events *log);

/* What the seat may name for the part: one action for each. Up to two draws, steps or jumps may be
 * fewer (R-MYS-16.5, R-MYS-C2.41). */
static void legal_part(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                       struct pl_legal *list)
{
    const struct mysthea_part *part = part_of(frame);

    switch (part->op) {
    case MYSTHEA_OP_DRAW: mysthea_add(list, MYSTHEA_ACT_DRAW, 0); break;
    case MYSTHEA_OP_STEP:
    case MYSTHEA_OP_JUMP: mysthea_add_units(list, part->unit, movable(s, seat, part->unit)); break;
    case MYSTHEA_OP_JUMP_TOGETHER:
        mysthea_add_regions(list, MYSTHEA_ACT_REGION, horde_regions(s, seat, part->unit));
        break;
    case MYSTHEA_OP_STRIKE_REGION:
    case MYSTHEA_OP_WOUND_REGION:
        mysthea_add_regions(list, MYSTHEA_ACT_REGION, MYSTHEA_ALL_REGIONS);
        break;
    case MYSTHEA_OP_BATTLE:
    case MYSTHEA_OP_BATTLE_CHARGED:
        mysthea_add_regions(list, MYSTHEA_ACT_REGION, mysthea_opponents_presence(s, seat));
        break;
    case MYSTHEA_OP_MONSTER:
        for (uint32_t left = mysthea_monsters_on_track(s); left; left &= left - 1) {
            mysthea_add(list, MYSTHEA_ACT_MONSTER, pl_lowest(left));
        }
        break;
    default: PL_ASSERT(false);
    }
    if (is_repeated(part->op) && part->count > 1) {
        mysthea_add(list, MYSTHEA_ACT_DONE, 0);
    }
}

/* R-MYS-1.12: the only thing that can be named is named without asking. */
static bool step_part(struct mysthea *s, const struct pl_frame *frame, struct pl_events *log)
{
    const struct mysthea_part *part = part_of(frame);
    struct pl_legal list;

    if (!is_asking(part->op)) {
        run_simple(s, *frame, log);
        return false;
    }
    bool is_spent = is_repeated(part->op) && frame->arg[3] == 0;
    if (is_spent || !can_do(s, frame->seat, part, 0)) {
        end_part(s);
        return false;
    }
    list.count = 0;
    legal_part(s, frame->seat, frame, &list);
    if (list.count == 1) {
        do_part(s, list.action[0], log);
        return false;
    }
    return mysthea_wait_for(s, frame->seat);
}

static void push_way(struct mysthea *s, uint8_t kind, int32_t unit, int32_t from)
{
    struct pl_frame *frame = pl_push(&s->head, kind, pl_peek(&s->head)->seat);

    frame->arg[0] = (int16_t)unit;
    frame->arg[1] = (int16_t)from;
}

/* R-MYS-16.6: one from each opponent who has one there. */
static void strike_region(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, uint32_t region)
{
    strike_each(s, seat, unit);
    pl_top(&s->head)->arg[1] = (int16_t)region;
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

/* What was named is done; repeated parts come back for the next time. */
static void do_part(struct mysthea *s, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    const struct mysthea_part *part = part_of(frame);
    pl_seat seat = frame->seat;
    uint32_t named = pl_act_a(action);

    if (!is_repeated(part->op) || pl_act_kind(action) == MYSTHEA_ACT_DONE) {
        end_part(s);
    } else {
        frame->arg[3]--;
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

bool mysthea_step_effect(struct mysthea *s, struct pl_events *log)
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
