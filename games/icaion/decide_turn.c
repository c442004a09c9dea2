/* The decisions of a turn: moving or camping, and the menu of actions. */
#include "games/icaion/decide.h"

/* Moving. */

/* R-ICA-S1.1, R-ICA-S1.2, R-ICA-6.10 */
static bool can_teleport(const struct icaion *s, pl_seat seat)
{
    return !s->public.restricted && icaion_trait(s, seat, ICAION_TRAIT_LAST_TELEPORT) &&
           icaion_is_last_round(s);
}

/* R-ICA-6.12: cut after a wound. R-ICA-X1.3: by the house rule it has its full length. */
uint32_t icaion_basic_move(const struct icaion *s, pl_seat seat)
{
    bool is_cut = s->public.restricted && icaion_is_on(s, ICAION_OPTION_WOUNDED_WALK_TWO);

    return is_cut ? icaion_printed[ICAION_BONUS_FREE_NODES] : icaion_free_nodes(s, seat);
}

/* R-ICA-7.3, R-ICA-7.4, R-ICA-7.5, R-ICA-6.10, R-ICA-6.12, R-ICA-M5.2, R-ICA-X1.6 */
uint64_t icaion_move_nodes(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse)
{
    uint32_t node = s->public.node[seat];
    uint32_t distance = icaion_basic_move(s, seat);
    uint32_t each = icaion_nodes_per_blue(s, seat);

    if (each > 0 && !s->public.restricted) {
        distance += each * icaion_payable(purse, 1u << ICAION_BLUE);
    }
    if (can_teleport(s, seat)) {
        uint64_t stay = icaion_is_on(s, ICAION_OPTION_TELEPORT_STAY) ? pl_bit(node) : 0;
        return (icaion_nodes_within(node, ICAION_REACH_MAX) & ~pl_bit(node)) | stay;
    }
    return icaion_nodes_within(node, distance) & ~pl_bit(node);
}

/* R-ICA-7.6 */
uint32_t icaion_move_cost(const struct icaion *s, pl_seat seat, uint32_t node)
{
    uint32_t from = s->public.node[seat];
    uint32_t distance = icaion_basic_move(s, seat);
    uint32_t each = icaion_nodes_per_blue(s, seat);
    uint32_t cost = 0;

    if (each == 0 || can_teleport(s, seat)) {
        return 0;
    }
    while (!(icaion_nodes_within(from, distance) >> node & 1)) {
        distance += each;
        cost++;
        PL_ASSERT(cost <= ICAION_REACH_MAX);
    }
    return cost;
}

void icaion_legal_move(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    if (!icaion_refuse_camp(&purse)) {
        icaion_add(list, ICAION_ACT_CAMP, 0, 0);
    }
    for (uint64_t left = icaion_move_nodes(s, seat, &purse); left; left &= left - 1) {
        icaion_add(list, ICAION_ACT_MOVE, pl_lowest(left), 0);
    }
}

/* R-ICA-7.7: whoever is there already does not matter. */
static void arrive(struct icaion *s, pl_seat seat, uint32_t node, struct pl_events *log)
{
    uint32_t from = s->public.node[seat];

    s->public.walked_from = (uint8_t)(from + 1);
    s->public.node[seat] = (uint8_t)node;
    pl_tell(log, ICAION_EVENT_MOVED, seat, PL_ARGS((int32_t)from, (int32_t)node));
}

/* R-ICA-7.2 */
void icaion_apply_move(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    bool is_camp = pl_act_kind(action) == ICAION_ACT_CAMP;
    uint32_t node = is_camp ? s->public.node[seat] : pl_act_a(action);
    uint32_t cost = is_camp ? ICAION_CAMP_BLUE : icaion_move_cost(s, seat, node);

    pl_pop(&s->head);
    if (cost == 0) {
        arrive(s, seat, node, log);
        return;
    }
    pl_push(&s->head, ICAION_FRAME_WALK, seat)->arg[ICAION_WALK_NODE] = (int16_t)node;
    icaion_demand(s, seat, cost, 1u << ICAION_BLUE);
}

void icaion_step_walk(struct icaion *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t node = (uint32_t)frame->arg[ICAION_WALK_NODE];
    pl_seat seat = frame->seat;

    pl_pop(&s->head);
    if (s->public.node[seat] == node) {
        s->public.walked_from = 0;
        pl_tell(log, ICAION_EVENT_CAMPED, seat, PL_ARGS(0));
        return;
    }
    arrive(s, seat, node, log);
}

/* The menu. */

static void legal_basics(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse,
                         struct pl_legal *list)
{
    uint32_t special = icaion_special_basics(s, seat);
    uint8_t slots[ICAION_DO_COUNT];

    for (uint32_t i = 0; i < ICAION_DO_COUNT; i++) {
        slots[i] = (uint8_t)icaion_slots(s, special, i);
    }
    icaion_legal_basics(s, seat, purse, slots, list);
}

/* R-ICA-14.1, R-ICA-M6.1 */
static void legal_cards(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse,
                        struct pl_legal *list)
{
    for (uint64_t left = icaion_hand_faces(s, seat); left; left &= left - 1) {
        if (!icaion_refuse_play(s, seat, pl_lowest(left), purse)) {
            icaion_add(list, ICAION_ACT_PLAY, pl_lowest(left), 0);
        }
    }
    if (!icaion_refuse_discard(s, seat)) {
        icaion_add(list, ICAION_ACT_DISCARD_HAND, 0, 0);
    }
}

/* R-ICA-15.1 */
static void legal_supply(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t room = icaion_supply_room(s, seat);

    for (uint32_t colour = 0; colour < ICAION_COLOURS; colour++) {
        icaion_add(list, ICAION_ACT_OVERCHARGE, colour, 0);
    }
    for (uint32_t count = 1; !icaion_refuse_count(count, ICAION_SUPPLY_CARDS, room); count++) {
        icaion_add(list, ICAION_ACT_SUPPLY_DRAW, count, 0);
    }
    icaion_add(list, ICAION_ACT_DOUBLE_SHIFT, 0, 0);
}

void icaion_legal_menu(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    legal_basics(s, seat, &purse, list);
    if (!icaion_refuse_special(s)) {
        legal_cards(s, seat, &purse, list);
        if (!icaion_refuse_supply(s, seat)) {
            legal_supply(s, seat, list);
        }
    }
    if (!icaion_refuse_shift(s)) {
        icaion_add(list, ICAION_ACT_SHIFT, 0, 0);
    }
    if (!icaion_refuse_end(s)) {
        icaion_add(list, ICAION_ACT_END_TURN, 0, 0);
    }
}

/* R-ICA-15.5, R-ICA-15.7 */
static void begin_second_part(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    s->public.shift = ICAION_SHIFT_SECOND;
    s->public.basic_left = ICAION_BASIC_ACTIONS;
    s->public.special_left = 0;
    s->public.basic_done = 0;
    pl_tell(log, ICAION_EVENT_SHIFT, seat, PL_ARGS(0));
    pl_push(&s->head, ICAION_FRAME_MOVE, seat);
}

/* R-ICA-7.10 */
enum pl_ask icaion_step_menu(struct icaion *s, struct pl_events *log)
{
    const struct icaion_public *pub = &s->public;

    if (pub->basic_left || pub->special_left) {
        return PL_ASK;
    }
    if (icaion_refuse_shift(s)) {
        pl_pop(&s->head);
        return PL_RUN;
    }
    if (icaion_is_on(s, ICAION_OPTION_SHIFT_OPTIONAL)) {
        return PL_ASK;
    }
    begin_second_part(s, pl_peek(&s->head)->seat, log);
    return PL_RUN;
}

/* R-ICA-M6.1, R-ICA-M6.2: nothing is played. */
static void discard_hand(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    uint32_t count = s->public.hand_count[seat];

    pl_reveal(&s->head); /* a whole hand, not a card that the decision names */
    for (uint64_t left = s->private[seat].hand.one; left; left &= left - 1) {
        icaion_discard(s, seat, pl_lowest(left));
        pl_tell(log, ICAION_EVENT_DISCARDED, seat, PL_ARGS((int32_t)pl_lowest(left)));
    }
    icaion_score(s, seat, count * ICAION_RADIANT_HAND_RP, ICAION_FOR_HAND, log);
}

static void take_action(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t kind = pl_act_kind(action);

    if (kind == ICAION_ACT_PLAY) {
        icaion_play(s, seat, pl_act_a(action), log);
        return;
    }
    /* R-ICA-C218.1: a dash comes directly after the move; R-ICA-X1.5: or any time. */
    if (!icaion_is_on(s, ICAION_OPTION_DASH_ANY_TIME)) {
        s->public.walked_from = 0;
    }
    if (kind == ICAION_ACT_DISCARD_HAND) {
        discard_hand(s, seat, log);
    } else if (kind < ICAION_ACT_PLAY) {
        icaion_do_basic(s, seat, action, log);
    } else {
        icaion_use_supply(s, seat, action, log);
    }
}

void icaion_apply_menu(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t kind = pl_act_kind(action);

    if (kind == ICAION_ACT_END_TURN) {
        pl_pop(&s->head);
        return;
    }
    if (kind == ICAION_ACT_SHIFT) {
        begin_second_part(s, seat, log);
        return;
    }
    if (icaion_slot_of(action) == ICAION_SLOT_SPECIAL) {
        s->public.special_left--;
        s->public.special_done = 1;
    } else {
        s->public.basic_left--;
        s->public.basic_done = 1;
    }
    take_action(s, seat, action, log);
}
