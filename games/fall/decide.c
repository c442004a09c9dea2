/* The day of the active hero: the menu, and the actions that are over at once. The questions of the
 * set-up are in setup.c, others beside what they belong to. */
#include "games/fall/decide.h"

/* What can be done. */

uint32_t fall_move_budget(const struct fall *s)
{
    uint32_t hero = s->public.turn;
    uint32_t always = fall_trait(s, hero, FALL_TRAIT_MOVE_NODES); /* R-FAL-H6.1 */
    uint32_t budget = always > FALL_MOVE_NODES ? always : FALL_MOVE_NODES;

    if (s->public.actions_done == 0) {
        uint32_t first = fall_trait(s, hero, FALL_TRAIT_FIRST_MOVE_NODES); /* R-FAL-S7.2 */
        first = first > FALL_FIRST_MOVE_NODES ? first : FALL_FIRST_MOVE_NODES;
        budget = first > budget ? first : budget;
    }
    return budget;
}

/* R-FAL-S6.1: moves are listed by node, then by who goes; 0 is the active hero. */
static void list_moves_of_all(const struct fall *s, uint32_t budget, struct pl_legal *list)
{
    uint32_t hero = s->public.turn;
    uint64_t nodes[FALL_HEROES + 1] = { 0 };
    uint64_t all = fall_move_nodes(s, hero, budget);

    nodes[0] = all;
    for (uint32_t i = 0; i < fall_heroes(s); i++) {
        nodes[i + 1] = i == hero ? 0 : fall_move_nodes(s, i, budget);
        all |= nodes[i + 1];
    }
    for (; all; all &= all - 1) {
        uint32_t node = pl_lowest(all);
        for (uint32_t i = 0; i <= fall_heroes(s); i++) {
            if (nodes[i] >> node & 1) {
                fall_add(list, FALL_ACT_MOVE, node, i);
            }
        }
    }
}

static void list_moves(const struct fall *s, struct pl_legal *list)
{
    uint32_t hero = s->public.turn;
    uint32_t budget = fall_move_budget(s);

    if (fall_refuse_mover(s)) {
        fall_add_nodes(list, FALL_ACT_MOVE, fall_move_nodes(s, hero, budget), 0);
    } else {
        list_moves_of_all(s, budget, list);
    }
}

/* R-FAL-7.1 */
static void list_attacks(const struct fall *s, struct pl_legal *list)
{
    uint32_t hero = s->public.turn;
    uint32_t able = 0;

    for (uint32_t left = fall_regions_at(s, hero); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        able |= (uint32_t)!fall_refuse_target(s, region) << region;
    }
    if (able && !fall_refuse_cards(s, hero)) {
        fall_add_nodes(list, FALL_ACT_ATTACK, able, 0);
    }
}

/* R-FAL-H7.1, R-FAL-5.10 */
static void list_jumps(const struct fall *s, struct pl_legal *list)
{
    if (!fall_refuse_jumper(s)) {
        uint64_t nodes = fall_jump_nodes(s) & ~fall_others(s, s->public.turn);
        fall_add_nodes(list, FALL_ACT_JUMP, nodes, 0);
    }
}

/* R-FAL-4.2 */
static void list_actions(const struct fall *s, struct pl_legal *list)
{
    list_moves(s, list);
    fall_add(list, FALL_ACT_EXTRACT, 0, 0);
    if (!fall_refuse_deposit(s)) {
        fall_add(list, FALL_ACT_DEPOSIT, 0, 0);
    }
    list_attacks(s, list);
    if (fall_in_play(s)) {
        fall_add_nodes(list, FALL_ACT_STRIKE, fall_strikable(s, false), 0);
    }
    if (!fall_refuse_investigation(s)) {
        fall_add_nodes(list, FALL_ACT_INVESTIGATE, fall_slots_to_choose(s, true), 0);
    }
    list_jumps(s, list);
}

/* R-FAL-12.1, R-FAL-M7.2 */
static void list_machines(const struct fall *s, struct pl_legal *list)
{
    uint32_t hero = s->public.turn;

    if (fall_refuse_machines(s)) {
        return;
    }
    for (uint32_t left = fall_regions_at(s, hero); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        for (uint32_t type = 0; type < FALL_TYPES; type++) {
            if (!fall_refuse_machine(s, hero, region, type)) {
                fall_add(list, FALL_ACT_ACTIVATE, region, type);
            }
        }
    }
}

/* R-FAL-H3.1 */
static void list_trades(const struct fall *s, struct pl_legal *list)
{
    if (fall_refuse_trader(s)) {
        return;
    }
    for (uint32_t i = 0; i < fall_heroes(s); i++) {
        if (!fall_refuse_partner(s, i)) {
            fall_add(list, FALL_ACT_TRADE, i, 0);
        }
    }
}

/* R-FAL-S4.1 */
static void list_carries(const struct fall *s, struct pl_legal *list)
{
    uint64_t forts = fall_fort_nodes(s);

    if (fall_refuse_carrier(s)) {
        return;
    }
    for (uint64_t left = forts; left; left &= left - 1) {
        uint32_t from = pl_lowest(left);
        for (uint64_t to = fall_carry_reach(s, from) & ~forts; to; to &= to - 1) {
            fall_add(list, FALL_ACT_CARRY, from, pl_lowest(to));
        }
    }
}

/* R-FAL-4.3: what is no action. */
static void list_others(const struct fall *s, struct pl_legal *list)
{
    list_machines(s, list);
    if (!fall_refuse_relic(s, s->public.turn, FALL_MOMENT_DAY)) {
        fall_add(list, FALL_ACT_RELIC, 0, 0);
    }
    fall_add_nodes(list, FALL_ACT_ASK, fall_askable(s, FALL_MOMENT_DAY), 0);
    list_trades(s, list);
    list_carries(s, list);
}

void fall_legal_day(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    if (pl_peek(&s->head)->step == FALL_DAY_GOES_ON) {
        if (!fall_refuse_action(s)) {
            list_actions(s, list);
        }
        list_others(s, list);
    }
    fall_add(list, FALL_ACT_END_DAY, 0, 0);
}

/* R-FAL-4.5: a day that has no option but its end is over. */
enum pl_ask fall_step_day(struct fall *s, struct pl_events *log)
{
    bool goes_on = pl_peek(&s->head)->step == FALL_DAY_GOES_ON;

    (void)log;
    /* Extract is always there. */
    return goes_on && !fall_refuse_action(s) ? PL_ASK : PL_CHOOSE;
}

/* What is done. */

static void move(struct fall *s, pl_action action, struct pl_events *log)
{
    uint32_t hero = pl_act_b(action) ? pl_act_b(action) - 1u : s->public.turn;
    uint8_t *node = &s->public.node[hero];

    fall_tell_of(s, log, FALL_EVENT_MOVED,
                 PL_ARGS((int32_t)hero, *node, pl_act_a(action), s->public.turn));
    *node = (uint8_t)pl_act_a(action);
}

/* R-FAL-6.1 */
static void extract(struct fall *s, struct pl_events *log)
{
    uint32_t hero = s->public.turn;

    fall_tell_of(s, log, FALL_EVENT_EXTRACTED, PL_ARGS((int32_t)hero, s->public.node[hero]));
    fall_add_yield(s->public.node[hero], s->public.batch);
    fall_gain(s, hero, false);
}

static void jump(struct fall *s, uint32_t node, struct pl_events *log)
{
    uint8_t *at = &s->public.node[s->public.turn];

    fall_tell_of(s, log, FALL_EVENT_JUMPED, PL_ARGS(s->public.turn, *at, (int32_t)node));
    *at = (uint8_t)node;
}

static void activate(struct fall *s, pl_action action)
{
    bool may_follow = fall_trait(s, s->public.turn, FALL_TRAIT_MORE_MACHINES) > 0;

    s->public.machine_used = 1;
    fall_start_machine(s, pl_act_a(action), pl_act_b(action), may_follow);
}

static void carry(struct fall *s, uint32_t from, uint32_t to, struct pl_events *log)
{
    s->public.fort_moved = 1;
    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        struct pl_set *fort = &s->public.fort[hero];
        if (pl_set_has(fort, from)) {
            pl_set_remove(fort, from);
            pl_set_add(fort, to);
        }
    }
    fall_tell_of(s, log, FALL_EVENT_CARRIED, PL_ARGS(s->public.turn, (int32_t)from, (int32_t)to));
}

static void investigate(struct fall *s, uint32_t slot, struct pl_events *log)
{
    fall_look(s, slot, false, log);
    fall_ask(s, FALL_FRAME_SHARD, slot, 0);
}

static void do_action(struct fall *s, pl_action action, struct pl_events *log)
{
    uint32_t a = pl_act_a(action);

    s->public.actions_done++;
    switch (pl_act_kind(action)) {
    case FALL_ACT_MOVE: move(s, action, log); break;
    case FALL_ACT_EXTRACT: extract(s, log); break;
    case FALL_ACT_DEPOSIT: fall_start_deposit(s, FALL_CITY_FIELDS); break;
    case FALL_ACT_ATTACK: fall_start_attack(s, a, log); break;
    case FALL_ACT_STRIKE: fall_start_attack(s, FALL_TARGET_MONSTER + a, log); break;
    case FALL_ACT_INVESTIGATE: investigate(s, a, log); break;
    default: jump(s, a, log);
    }
}

/* R-FAL-13.13: who could still step in is asked before the day is over. */
static void end_day(struct fall *s)
{
    struct pl_frame *day = pl_top(&s->head);

    if (day->step == FALL_DAY_GOES_ON && fall_able_to_step_in(s, FALL_MOMENT_DAY)) {
        day->step = FALL_DAY_ENDS;
        day->flag = 0;
        return;
    }
    s->public.refused = 0;
    pl_pop(&s->head);
}

void fall_apply_day(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t a = pl_act_a(action);
    uint32_t kind = pl_act_kind(action);

    (void)seat;
    if (kind != FALL_ACT_ASK && kind != FALL_ACT_END_DAY) {
        s->public.refused = 0;      /* R-FAL-13.7 */
        pl_top(&s->head)->flag = 0; /* R-FAL-13.10 */
    }
    if (kind <= FALL_ACT_JUMP) {
        do_action(s, action, log);
        return;
    }
    switch (kind) {
    case FALL_ACT_ACTIVATE: activate(s, action); break;
    case FALL_ACT_RELIC: fall_use_relic(s, s->public.turn, log); break;
    case FALL_ACT_ASK: fall_borrow(s, a, log); break;
    case FALL_ACT_TRADE:
        s->public.trade_used = 1;
        fall_ask(s, FALL_FRAME_TRADE, a, 0);
        break;
    case FALL_ACT_CARRY: carry(s, a, pl_act_b(action), log); break;
    default: end_day(s);
    }
}

/* Trading: two given, then two taken, all at the same time (R-FAL-H3.1). */

void fall_legal_trade(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    bool is_taking = frame->arg[FALL_TRADE_GIVEN_TOO] > 0;

    (void)seat;
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        if (!fall_refuse_traded(s, frame, i)) {
            fall_add(list, is_taking ? FALL_ACT_TAKE : FALL_ACT_GIVE, i, 0);
        }
    }
    if (fall_sum(s->public.crystals[fall_trade_giver(s, frame)]) == 2) { /* R-FAL-1.10: both go. */
        list->count = 1;
    }
}

static void change_hands(struct fall *s, uint32_t from, uint32_t to, const uint32_t colours[2])
{
    for (uint32_t i = 0; i < 2; i++) {
        s->public.crystals[from][colours[i]]--;
        s->public.crystals[to][colours[i]]++;
    }
}

void fall_apply_trade(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t hero = s->public.turn;
    uint32_t other = (uint32_t)frame->arg[FALL_TRADE_PARTNER];

    (void)seat;
    for (uint32_t i = FALL_TRADE_GIVEN; i <= FALL_TRADE_TAKEN; i++) {
        if (frame->arg[i] == 0) {
            frame->arg[i] = (int16_t)(pl_act_a(action) + 1);
            return;
        }
    }
    const uint32_t given[2] = { (uint32_t)frame->arg[FALL_TRADE_GIVEN] - 1,
                                (uint32_t)frame->arg[FALL_TRADE_GIVEN_TOO] - 1 };
    const uint32_t taken[2] = { (uint32_t)frame->arg[FALL_TRADE_TAKEN] - 1, pl_act_a(action) };
    pl_pop(&s->head);
    change_hands(s, hero, other, given);
    change_hands(s, other, hero, taken);
    fall_tell_of(s, log, FALL_EVENT_TRADED,
                 PL_ARGS((int32_t)hero, (int32_t)other,
                         (int32_t)((given[0] + 1) << 4 | (given[1] + 1)),
                         (int32_t)((taken[0] + 1) << 4 | (taken[1] + 1))));
}
