/* Victory bonuses (R-FAL-B1.1 to R-FAL-B4.1). */
#include "games/fall/effects.h"

/* R-FAL-9.2: whether the bonus could do anything. */
static inline bool can_help(const struct fall *s, uint32_t bonus)
{
    switch (bonus) {
    case FALL_DEFEAT_CONSTRUCT: return fall_is_on_board(s, FALL_CONSTRUCT);
    case FALL_PUSH_ENEMY:
        return fall_is_on_board(s, FALL_GOLEM) || fall_is_on_board(s, FALL_CONSTRUCT);
    default: return true;
    }
}

pl_reason fall_refuse_bonus(const struct fall *s, uint32_t bonus)
{
    if (pl_peek(&s->head)->arg[bonus] == 0) {
        return FALL_REASON_NOT_REVEALED;
    }
    return can_help(s, bonus) ? FALL_REASON_NONE : FALL_REASON_BONUS_IDLE;
}

/* Bonuses of the frame on top that can be chosen, as a set. */
static uint32_t bonuses_to_choose(const struct fall *s)
{
    uint32_t able = 0;

    for (uint32_t i = 0; i < FALL_BONUSES; i++) {
        able |= (uint32_t)!fall_refuse_bonus(s, i) << i;
    }
    return able;
}

/* R-FAL-9.2, R-FAL-X1.10: with these bonuses to choose from. */
static inline pl_reason refuse_decline(const struct fall *s, uint32_t able)
{
    bool is_free = s->head.option[FALL_OPTION_DECLINED_BONUS] == FALL_KEPT_ON;

    return !able || is_free ? FALL_REASON_NONE : FALL_REASON_BONUS_DUE;
}

pl_reason fall_refuse_decline(const struct fall *s)
{
    return refuse_decline(s, bonuses_to_choose(s));
}

/* R-FAL-9.2, R-FAL-X1.10 */
void fall_legal_bonus(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t able = bonuses_to_choose(s);

    (void)seat;
    fall_add_nodes(list, FALL_ACT_BONUS, able, 0);
    if (!refuse_decline(s, able)) {
        fall_add(list, FALL_ACT_DECLINE, 0, 0);
    }
}

/* Who has no choice declines nothing. */
static void decline(struct fall *s, struct pl_events *log)
{
    if (bonuses_to_choose(s)) {
        fall_tell_of(s, log, FALL_EVENT_DECLINED, PL_ARGS(s->public.turn));
    }
    pl_pop(&s->head);
}

/* R-FAL-S2.1, R-FAL-9.3: one card gives its bonus, or each of them. */
void fall_apply_bonus(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    static const uint8_t questions[FALL_BONUSES] = {
        [FALL_DEFEAT_CONSTRUCT] = FALL_FRAME_VICTIM,
        [FALL_GIVE_CRYSTAL] = FALL_FRAME_GIFT,
        [FALL_MOVE_CHARACTER] = FALL_FRAME_WALK,
        [FALL_PUSH_ENEMY] = FALL_FRAME_PUSH,
    };
    uint32_t bonus = pl_act_a(action);
    struct pl_frame *frame = pl_top(&s->head);

    (void)seat;
    if (pl_act_kind(action) == FALL_ACT_DECLINE) {
        decline(s, log);
        return;
    }
    fall_tell_of(s, log, FALL_EVENT_BONUS, PL_ARGS(s->public.turn, (int32_t)bonus));
    frame->arg[bonus]--;
    if (!fall_trait(s, s->public.turn, FALL_TRAIT_ALL_BONUSES)) {
        memset(frame->arg, 0, sizeof frame->arg);
    }
    fall_push(s, (enum fall_frame)questions[bonus]);
}

/* R-FAL-B1.1 */
void fall_legal_victim(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        if (!fall_refuse_victim(s, region)) {
            fall_add(list, FALL_ACT_VICTIM, region, 0);
        }
    }
}

void fall_apply_victim(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t region = pl_act_a(action);

    (void)seat;
    pl_pop(&s->head);
    s->public.constructs[region]--;
    fall_tell_of(s, log, FALL_EVENT_DEFEATED,
                 PL_ARGS(s->public.turn, FALL_CONSTRUCT, 1, (int32_t)region));
    fall_send_back(s, (struct fall_fallen){ 0, 1 });
}

/* R-FAL-B2.1 */
void fall_legal_gift(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t colour = 0; colour < FALL_COLOURS; colour++) {
        for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
            fall_add(list, FALL_ACT_GIVE, colour, hero);
        }
    }
}

void fall_apply_gift(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    (void)log;
    pl_pop(&s->head);
    s->public.batch[pl_act_a(action)] = 1;
    fall_gain(s, pl_act_b(action), true);
}

/* R-FAL-B3.1, R-FAL-5.9 */
void fall_legal_walk(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t nodes[FALL_HEROES];
    uint64_t all = 0;

    (void)seat;
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        nodes[hero] = fall_move_nodes(s, hero, FALL_MOVE_NODES);
        all |= nodes[hero];
    }
    for (; all; all &= all - 1) {
        uint32_t node = pl_lowest(all);
        for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
            if (nodes[hero] >> node & 1) {
                fall_add(list, FALL_ACT_WALK, node, hero);
            }
        }
    }
}

void fall_apply_walk(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = pl_act_b(action);

    (void)seat;
    pl_pop(&s->head);
    fall_tell_of(s, log, FALL_EVENT_MOVED,
                 PL_ARGS((int32_t)hero, s->public.node[hero], pl_act_a(action), s->public.turn));
    s->public.node[hero] = (uint8_t)pl_act_a(action);
}

/* R-FAL-B4.1 */
void fall_legal_push(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t unit = FALL_GOLEM; unit <= FALL_CONSTRUCT; unit++) {
        for (uint32_t region = 0; region < FALL_REGIONS; region++) {
            if (!fall_refuse_push(s, unit, region)) {
                fall_add(list, FALL_ACT_PUSH, unit, region);
            }
        }
    }
}

void fall_apply_push(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    (void)log;
    pl_pop(&s->head);
    fall_ask(s, FALL_FRAME_PUSH_TO, pl_act_a(action), pl_act_b(action));
}

void fall_legal_push_to(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[FALL_PUSH_TO_REGION];

    (void)seat;
    fall_add_nodes(list, FALL_ACT_TO, fall_regions[region].adjacent, 0);
}

void fall_apply_push_to(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    uint8_t *counts = fall_units(s, (enum fall_unit)frame.arg[FALL_PUSH_TO_UNIT]);

    (void)seat;
    pl_pop(&s->head);
    counts[frame.arg[FALL_PUSH_TO_REGION]]--;
    counts[pl_act_a(action)]++;
    fall_tell(
        log, FALL_EVENT_PUSHED,
        PL_ARGS(frame.arg[FALL_PUSH_TO_UNIT], frame.arg[FALL_PUSH_TO_REGION], pl_act_a(action)));
}
