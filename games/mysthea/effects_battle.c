/* Battles: secret orders, retreats, losses, glory. */
#include "games/mysthea/effects.h"

void mysthea_start_battle(struct mysthea *s, pl_seat seat, uint32_t region, uint32_t bonus,
                          bool is_free)
{
    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_BATTLE, seat);

    frame->arg[MYSTHEA_BATTLE_REGION] = (int16_t)region;
    frame->arg[MYSTHEA_BATTLE_BONUS] = (int16_t)bonus;
    frame->flag = is_free ? MYSTHEA_BATTLE_FREE : 0;
}

static bool is_in(pl_seat_mask mask, pl_seat seat)
{
    return mask >> seat & 1;
}

/* R-MYS-11.2, R-MYS-11.4: everybody with a unit in the region, and the starter in any case. */
static pl_seat_mask fighters(const struct mysthea *s, uint32_t region)
{
    pl_seat_mask mask = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        mask |= (pl_seat_mask)((mysthea_presence(s, p) >> region & 1) << p);
    }
    return mask;
}

/* R-MYS-11.5, R-MYS-11.6, R-MYS-X1.5: who gives an order; an empty hand gives none. */
static pl_seat_mask commanders(const struct mysthea *s, const struct pl_frame *frame)
{
    pl_seat_mask mask = fighters(s, (uint32_t)frame->arg[MYSTHEA_BATTLE_REGION]);

    if (mysthea_is_on(s, MYSTHEA_OPTION_ORDER_WITHOUT_UNIT)) {
        mask |= (pl_seat_mask)(1u << frame->seat);
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (mysthea_hand_count(s, p) == 0) {
            mask &= (pl_seat_mask) ~(1u << p);
        }
    }
    return mask;
}

/* R-MYS-10.3, R-MYS-11.3, R-MYS-H1.3 */
static void begin_battle(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    struct mysthea_public *pub = &s->public;
    uint32_t region = (uint32_t)frame->arg[MYSTHEA_BATTLE_REGION];

    if (!(frame->flag & MYSTHEA_BATTLE_FREE)) {
        pub->charged &= (uint8_t) ~(1u << frame->seat);
    }
    if (mysthea_has_ability(s, frame->seat, MYSTHEA_LEHEIR)) {
        frame->flag |= MYSTHEA_BATTLE_LEHEIR;
    }
    memset(pub->last_order, 0, sizeof pub->last_order);
    pub->battle_seats = (uint8_t)(fighters(s, region) | 1u << frame->seat);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        pub->battle_champions |= (uint8_t)(mysthea_has_champion_in(s, p, region) << p);
    }
    pl_tell(log, MYSTHEA_EVENT_BATTLE, frame->seat,
            PL_ARGS((int32_t)region, frame->arg[MYSTHEA_BATTLE_BONUS]));
    frame->step = MYSTHEA_BATTLE_ORDERS;
}

/* Orders. */

void mysthea_legal_battle(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    mysthea_add_cards(list, MYSTHEA_ACT_ORDER, s->private[seat].hand);
    mysthea_add(list, MYSTHEA_ACT_NO_ORDER, 0);
}

/* R-MYS-17.4: no other player knows it until all are shown. */
void mysthea_apply_battle(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    s->private[seat].order = (uint8_t)pl_act_a(action);
    s->public.battle_given |= (uint8_t)(1u << seat);
    pl_tell_own(log, MYSTHEA_EVENT_ORDERED, seat, 0, pl_act_a(action));
}

static void show_order(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    uint32_t card = s->private[seat].order;

    s->private[seat].order = MYSTHEA_NO_CARD;
    if (card == MYSTHEA_NO_CARD) {
        pl_tell(log, MYSTHEA_EVENT_NO_ORDER, seat, PL_ARGS(0));
        return;
    }
    mysthea_from_hand(s, seat, card);
    s->public.battle_order[seat] = (uint8_t)card;
    s->public.last_order[seat] = (uint8_t)card;
    pl_tell(log, MYSTHEA_EVENT_ORDER, seat, PL_ARGS((int32_t)card));
}

static enum pl_ask step_orders(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    pl_seat_mask asked = commanders(s, frame);
    pl_seat_mask missing = asked & (pl_seat_mask)~s->public.battle_given;

    if (missing) {
        s->head.waiting = missing;
        return PL_TOGETHER;
    }
    for (uint32_t i = 0; i < s->head.seats; i++) {
        if (is_in(asked, s->public.order[i])) {
            show_order(s, s->public.order[i], log);
        }
    }
    if (asked) {
        pl_reveal(&s->head);
    }
    s->public.battle_given = 0;
    frame->step = MYSTHEA_BATTLE_CARRY_OUT;
    return PL_RUN;
}

/* R-MYS-11.7, R-MYS-11.8, R-MYS-11.12, R-MYS-11.13, R-MYS-11.14 */
static void carry_out(struct mysthea *s, pl_seat seat, uint32_t region, struct pl_events *log)
{
    uint32_t card = s->public.battle_order[seat];
    uint32_t points = mysthea_cards[card].points;
    uint32_t with_units = points + mysthea_units_in(s, seat, region);

    switch ((enum mysthea_kind)mysthea_cards[card].kind) {
    case MYSTHEA_KIND_OBJECTIVE: {
        struct pl_frame *retreat = pl_push(&s->head, MYSTHEA_FRAME_RETREAT, seat);
        retreat->arg[MYSTHEA_RETREAT_LEFT] = (int16_t)points;
        retreat->arg[MYSTHEA_RETREAT_REGION] = (int16_t)region;
        break;
    }
    case MYSTHEA_KIND_UPGRADE:
        mysthea_glory(s, seat, (int32_t)with_units, MYSTHEA_FROM_BATTLES, log);
        break;
    case MYSTHEA_KIND_EQUIPMENT: mysthea_energy(s, seat, with_units, log); break;
    case MYSTHEA_KIND_TACTIC: s->public.battle_bonus[seat] = (uint8_t)points; break;
    case MYSTHEA_KIND_NONE:
    case MYSTHEA_KIND_ANY:
    case MYSTHEA_KIND_COUNT: break;
    }
}

static void carry_out_next(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    if (frame->arg[MYSTHEA_BATTLE_NEXT] < s->head.seats) {
        pl_seat seat = s->public.order[frame->arg[MYSTHEA_BATTLE_NEXT]++];
        carry_out(s, seat, (uint32_t)frame->arg[MYSTHEA_BATTLE_REGION], log);
        return;
    }
    frame->arg[MYSTHEA_BATTLE_NEXT] = 0;
    frame->step = MYSTHEA_BATTLE_COMPARE;
}

/* Retreat. */

static bool can_retreat(const struct mysthea *s, pl_seat seat, uint32_t battle)
{
    bool can = false;

    for (uint32_t unit = 0; unit < MYSTHEA_UNIT_COUNT; unit++) {
        can |= mysthea_retreat_regions(s, seat, unit, battle) != 0;
    }
    return can;
}

enum pl_ask mysthea_step_retreat(struct mysthea *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    (void)log;
    if (frame->arg[MYSTHEA_RETREAT_LEFT] > 0 &&
        can_retreat(s, frame->seat, (uint32_t)frame->arg[MYSTHEA_RETREAT_REGION])) {
        return PL_ASK;
    }
    pl_pop(&s->head);
    return PL_RUN;
}

void mysthea_legal_retreat(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_RETREAT_REGION];

    for (uint32_t unit = 0; unit < MYSTHEA_UNIT_COUNT; unit++) {
        mysthea_add_units(list, unit, mysthea_retreat_regions(s, seat, unit, region));
    }
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_retreat(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    int16_t region = frame->arg[MYSTHEA_RETREAT_REGION];

    (void)log;
    if (pl_act_kind(action) == MYSTHEA_ACT_DONE) {
        pl_pop(&s->head);
        return;
    }
    frame->arg[MYSTHEA_RETREAT_LEFT]--;
    struct pl_frame *step = pl_push(&s->head, MYSTHEA_FRAME_STEP, seat);
    step->arg[MYSTHEA_STEP_UNIT] = (int16_t)pl_act_a(action);
    step->arg[MYSTHEA_STEP_FROM] = (int16_t)pl_act_b(action);
    step->arg[MYSTHEA_STEP_BATTLE] = region;
}

/* Comparing. */

/* R-MYS-11.17, R-MYS-H1.1 */
static uint32_t total_of(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[MYSTHEA_BATTLE_REGION];
    struct mysthea_worth worth = mysthea_worth_of(s, seat);
    uint32_t total = mysthea_strength(s, seat, region, &worth) + s->public.battle_bonus[seat];

    if (seat != frame->seat) {
        return total;
    }
    bool is_anuth =
        mysthea_has_ability(s, seat, MYSTHEA_ANUTH) && mysthea_has_champion_in(s, seat, region);
    uint32_t bonus = (uint32_t)frame->arg[MYSTHEA_BATTLE_BONUS];
    return total + bonus + (is_anuth ? (uint32_t)MYSTHEA_ANUTH_STRENGTH : 0u);
}

/* R-MYS-11.16, R-MYS-11.11: order cards go; who is outside now has retreated. */
static void compare(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    struct mysthea_public *pub = &s->public;

    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = pub->order[i];
        if (pub->battle_order[seat]) {
            mysthea_discard(s, seat, pub->battle_order[seat], log);
            pub->battle_order[seat] = MYSTHEA_NO_CARD;
        }
        if (!is_in(pub->battle_seats, seat)) {
            continue;
        }
        if (is_in(pub->battle_champions, seat) &&
            !mysthea_has_champion_in(s, seat, (uint32_t)frame->arg[MYSTHEA_BATTLE_REGION])) {
            pub->battle_left[seat]++;
        }
        pub->battle_total[seat] = (uint8_t)total_of(s, seat, frame);
        pl_tell(log, MYSTHEA_EVENT_TOTAL, seat, PL_ARGS(pub->battle_total[seat]));
    }
    frame->step = MYSTHEA_BATTLE_LOSSES;
}

static uint32_t highest_total(const struct mysthea *s)
{
    uint32_t highest = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        highest = s->public.battle_total[p] > highest ? s->public.battle_total[p] : highest;
    }
    return highest;
}

/* Losses. */

static uint32_t removable(const struct mysthea *s, pl_seat seat, uint32_t region)
{
    uint32_t count = mysthea_can_wound(s, seat, region);

    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        count += s->public.units[unit][seat][region];
    }
    return count;
}

/* R-MYS-11.19: what cannot be lost is ignored. */
static void push_losses(struct mysthea *s, pl_seat seat, uint32_t region)
{
    uint32_t gap = highest_total(s) - s->public.battle_total[seat];
    uint32_t most = removable(s, seat, region);
    uint32_t count = gap < most ? gap : most;

    if (count > 0) {
        struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_LOSSES, seat);
        frame->arg[MYSTHEA_LOSSES_LEFT] = (int16_t)count;
        frame->arg[MYSTHEA_LOSSES_REGION] = (int16_t)region;
    }
}

/* R-MYS-1.11: moved and unmoved units of a kind are different ones. */
void mysthea_legal_losses(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_LOSSES_REGION];

    for (uint32_t i = 0; i < 2 * MYSTHEA_COUNTED; i++) {
        struct mysthea_piece piece = { seat, i / 2, region, i % 2 != 0 };
        if (mysthea_pieces(s, &piece) > 0) {
            pl_legal_add(list, pl_act(MYSTHEA_ACT_LOSE, (uint16_t)piece.unit, piece.is_moved, 0));
        }
    }
    if (mysthea_can_wound(s, seat, region)) {
        pl_legal_add(list, pl_act(MYSTHEA_ACT_LOSE, MYSTHEA_UNIT_CHAMPION, 0, 0));
    }
}

void mysthea_apply_losses(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    frame->arg[MYSTHEA_LOSSES_LEFT]--;
    s->public.battle_lost[seat]++;
    if (pl_act_a(action) == MYSTHEA_UNIT_CHAMPION) {
        mysthea_wound(s, seat, log);
    } else {
        mysthea_lose(s,
                     &(struct mysthea_piece){ .seat = seat,
                                              .unit = pl_act_a(action),
                                              .region = (uint32_t)frame->arg[MYSTHEA_LOSSES_REGION],
                                              .is_moved = pl_act_b(action) != 0 },
                     log);
    }
}

/* A player who loses all that they can is not asked, nor one with only one kind of unit. */
enum pl_ask mysthea_step_losses(struct mysthea *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t left = (uint32_t)frame->arg[MYSTHEA_LOSSES_LEFT];
    struct pl_legal list;

    if (left == 0) {
        pl_pop(&s->head);
        return PL_RUN;
    }
    if (removable(s, frame->seat, (uint32_t)frame->arg[MYSTHEA_LOSSES_REGION]) > left) {
        return PL_CHOOSE;
    }
    list.count = 0;
    mysthea_legal_losses(s, frame->seat, &list);
    mysthea_apply_losses(s, frame->seat, list.action[0], log);
    return PL_RUN;
}

/* Glory. */

static uint32_t sum_of(const uint8_t counts[MYSTHEA_SEATS])
{
    uint32_t sum = 0;

    for (uint32_t p = 0; p < MYSTHEA_SEATS; p++) {
        sum += counts[p];
    }
    return sum;
}

/* R-MYS-11.23, R-MYS-X1.4: for the others' units, by a house rule for own retreats too. */
static uint32_t battle_glory(const struct mysthea *s, pl_seat seat)
{
    const struct mysthea_public *pub = &s->public;
    bool is_own_counted = mysthea_is_on(s, MYSTHEA_OPTION_GLORY_OWN_RETREAT);
    uint32_t left = sum_of(pub->battle_left) - (is_own_counted ? 0u : pub->battle_left[seat]);

    return MYSTHEA_BATTLE_GLORY * (left + sum_of(pub->battle_lost) - pub->battle_lost[seat]);
}

static void forget_battle(struct mysthea *s)
{
    struct mysthea_public *pub = &s->public;

    memset(pub->battle_bonus, 0, sizeof pub->battle_bonus);
    memset(pub->battle_left, 0, sizeof pub->battle_left);
    memset(pub->battle_lost, 0, sizeof pub->battle_lost);
    memset(pub->battle_total, 0, sizeof pub->battle_total);
    pub->battle_seats = 0;
    pub->battle_champions = 0;
}

/* R-MYS-11.18: no player is the strongest if all totals are 0. */
static void end_battle(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);
    uint32_t highest = highest_total(s);
    uint32_t losses = sum_of(s->public.battle_left) + sum_of(s->public.battle_lost);

    pl_pop(&s->head);
    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = s->public.order[i];
        if (highest > 0 && s->public.battle_total[seat] == highest) {
            mysthea_glory(s, seat, (int32_t)battle_glory(s, seat), MYSTHEA_FROM_BATTLES, log);
        }
    }
    if (frame.flag & MYSTHEA_BATTLE_LEHEIR) {
        mysthea_glory(s, frame.seat, (int32_t)(MYSTHEA_LEHEIR_GLORY * losses),
                      MYSTHEA_FROM_CHAMPIONS, log);
    }
    forget_battle(s);
}

static void lose_next(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    if (frame->arg[MYSTHEA_BATTLE_NEXT] == s->head.seats) {
        end_battle(s, log);
        return;
    }
    pl_seat seat = s->public.order[frame->arg[MYSTHEA_BATTLE_NEXT]++];
    if (is_in(s->public.battle_seats, seat)) {
        push_losses(s, seat, (uint32_t)frame->arg[MYSTHEA_BATTLE_REGION]);
    }
}

enum pl_ask mysthea_step_battle(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case MYSTHEA_BATTLE_OMEN:
        frame->step = MYSTHEA_BATTLE_BEGIN;
        mysthea_ask_omen(s, frame->seat);
        break;
    case MYSTHEA_BATTLE_BEGIN: begin_battle(s, frame, log); break;
    case MYSTHEA_BATTLE_ORDERS: return step_orders(s, frame, log);
    case MYSTHEA_BATTLE_CARRY_OUT: carry_out_next(s, frame, log); break;
    case MYSTHEA_BATTLE_COMPARE: compare(s, frame, log); break;
    default: lose_next(s, frame, log); break;
    }
    return PL_RUN;
}
