/* Playing oddities and using the power supply. The effect of a card is a row of oddities.def;
 * here is what each kind of effect means. */
#include "games/icaion/decide.h"

/* Whether a card can be played. */

/* A way to pay in crystals: which colour gives each of them; other colours than green give pairs to
 * Converters. False when the purse cannot. */
static bool pay_from(struct icaion_purse *purse, uint32_t way, uint32_t due)
{
    for (; due > 0; due--, way /= ICAION_COLOURS) {
        uint32_t colour = way % ICAION_COLOURS;
        bool is_pair = colour != ICAION_GREEN;
        uint32_t given = is_pair ? ICAION_CONVERTER_IN : 1;
        if (purse->crystals[colour] < given || (is_pair && purse->converters == 0)) {
            return false;
        }
        purse->crystals[colour] = (uint8_t)(purse->crystals[colour] - given);
        purse->converters = (uint8_t)(purse->converters - is_pair);
    }
    return true;
}

bool icaion_can_order(const struct icaion *s, pl_seat seat, uint32_t card,
                      const struct icaion_purse *purse)
{
    uint32_t cost = icaion_price(purse, icaion_oddities[card].cost);
    uint32_t ways = 1;

    for (uint32_t i = 0; i < cost; i++) {
        ways *= ICAION_COLOURS;
    }
    for (uint32_t way = 0; way < ways; way++) {
        struct icaion_purse left = *purse;
        bool is_paid = pay_from(&left, way, cost);
        left.converters = purse->converters; /* R-ICA-8.12: each payment has its own */
        if (is_paid && icaion_can_any(s, seat, icaion_oddities[card].what, &left)) {
            return true;
        }
    }
    return false;
}

/* R-ICA-C243.1: rivals on the seeker's node and on adjacent ones. */
static uint32_t rivals_near(const struct icaion *s, pl_seat seat)
{
    return icaion_seats_on(s, icaion_reach[s->public.node[seat]][0]) & ~(1u << seat);
}

/* R-ICA-14.6: an order may be given for nothing; not by R-ICA-X1.8 or R-ICA-X1.13. */
static bool must_act(const struct icaion *s)
{
    return icaion_is_kept(s, ICAION_OPTION_ORDERS_MUST_ACT) ||
           icaion_is_on(s, ICAION_OPTION_IDLE_ODDITIES);
}

/* R-ICA-14.5, R-ICA-C218.1; R-ICA-X1.8: all other cards bring something as soon as they leave the
 * hand. */
pl_reason icaion_refuse_play(const struct icaion *s, pl_seat seat, uint32_t card,
                             const struct icaion_purse *purse)
{
    const struct icaion_oddity_info *info = &icaion_oddities[card];
    uint32_t cost = icaion_price(purse, info->cost);
    bool is_refused = false;

    if (icaion_payable(purse, 1u << ICAION_GREEN) < cost) {
        return ICAION_REASON_CANNOT_PAY_CARD;
    }
    switch (info->effect) {
    case ICAION_EFFECT_DASH: return icaion_refuse_dash(s);
    case ICAION_EFFECT_ACT:
        is_refused = must_act(s) && !icaion_can_order(s, seat, card, purse);
        return is_refused ? ICAION_REASON_ORDER_IMPOSSIBLE : ICAION_REASON_NONE;
    case ICAION_EFFECT_HIT:
        is_refused = icaion_is_on(s, ICAION_OPTION_IDLE_ODDITIES) && !rivals_near(s, seat);
        return is_refused ? ICAION_REASON_NO_RIVAL_NEAR : ICAION_REASON_NONE;
    default: return ICAION_REASON_NONE;
    }
}

/* Playing. */

/* R-ICA-14.4: an upgrade that finds no room. */
static bool is_too_many(const struct icaion *s, pl_seat seat, uint32_t card)
{
    return icaion_oddities[card].is_upgrade &&
           pl_bag_total(&s->public.upgrades[seat]) >= icaion_upgrade_limit(s, seat);
}

static void ask_replace(struct icaion *s, pl_seat seat, uint32_t card)
{
    pl_push(&s->head, ICAION_FRAME_REPLACE, seat)->arg[ICAION_REPLACE_CARD] = (int16_t)card;
}

static void demand_price(struct icaion *s, pl_seat seat, uint32_t card)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    icaion_demand(s, seat, icaion_price(&purse, icaion_oddities[card].cost), 1u << ICAION_GREEN);
}

/* R-ICA-9.5, R-ICA-14.1, R-ICA-14.4: an old upgrade goes first, by the house rule after the
 * payment (R-ICA-X1.14). */
void icaion_play(struct icaion *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    pl_bag_remove(&s->private[seat].hand, card);
    s->public.hand_count[seat]--;
    s->public.playing = (uint8_t)card;
    pl_tell(log, ICAION_EVENT_PLAYED, seat, PL_ARGS((int32_t)card));
    struct pl_frame *frame = pl_push(&s->head, ICAION_FRAME_PLAY, seat);
    frame->arg[ICAION_PLAY_CARD] = (int16_t)card;
    if (is_too_many(s, seat, card) && !icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP)) {
        frame->step = ICAION_PLAY_PRICE;
        ask_replace(s, seat, card);
        return;
    }
    demand_price(s, seat, card);
}

/* R-ICA-6.8: they answer from the next player on. */
static void ambush(struct icaion *s, pl_seat seat, uint32_t points, struct pl_events *log)
{
    uint32_t victims = rivals_near(s, seat);
    uint32_t turn = icaion_turn_of(s, seat) + 1;
    uint32_t count = (uint32_t)__builtin_popcount(victims);

    icaion_score(s, seat, points * count, ICAION_FOR_HIT, log);
    icaion_hit(s, victims, s->public.order[turn == s->head.seats ? 0 : turn]);
}

/* R-ICA-14.7: an action that was paid away is lost; the frame below remembers it for the log. */
static void give_order(struct icaion *s, pl_seat seat, uint32_t actions)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    if (icaion_can_any(s, seat, actions, &purse)) {
        pl_push(&s->head, ICAION_FRAME_ORDER, seat)->arg[ICAION_ORDER_ACTIONS] = (int16_t)actions;
    } else {
        pl_top(&s->head)->arg[ICAION_PLAY_LOST] = 1;
    }
}

static void gain(struct icaion *s, pl_seat seat, const struct icaion_oddity_info *info,
                 struct pl_events *log)
{
    if (info->what == ICAION_ANY) {
        pl_push(&s->head, ICAION_FRAME_COLOUR, seat)->arg[ICAION_COLOUR_CRYSTALS] = info->count;
        return;
    }
    icaion_take(s, seat, info->what, info->count, log);
    icaion_store_batch(s, seat);
}

static void carry_out(struct icaion *s, pl_seat seat, const struct icaion_oddity_info *info,
                      struct pl_events *log)
{
    switch ((enum icaion_effect)info->effect) {
    case ICAION_EFFECT_GAIN: gain(s, seat, info, log); break;
    case ICAION_EFFECT_SCORE: icaion_score(s, seat, info->count, ICAION_FOR_ODDITY, log); break;
    case ICAION_EFFECT_ACT: give_order(s, seat, info->what); break;
    case ICAION_EFFECT_DASH:
        pl_push(&s->head, ICAION_FRAME_DASH, seat)->arg[ICAION_DASH_NODES] = info->count;
        break;
    case ICAION_EFFECT_DRAW: icaion_ask_draw(s, seat, info->count); break;
    case ICAION_EFFECT_HIT: ambush(s, seat, info->count, log); break;
    case ICAION_EFFECT_TRAIT: /* R-ICA-14.3: it works by lying in play. */
    case ICAION_EFFECT_NONE:
    case ICAION_EFFECT_COUNT: break;
    }
}

/* R-ICA-14.4: the new one goes if no old one has gone. */
static void throw_away(struct icaion *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    pl_bag_add(&s->public.discard, card);
    s->public.playing = ICAION_NO_ODDITY;
    pl_tell(log, ICAION_EVENT_DROPPED, seat, PL_ARGS((int32_t)card));
}

static void put_into_play(struct icaion *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    pl_bag_add(&s->public.upgrades[seat], card);
    s->public.playing = ICAION_NO_ODDITY;
    pl_tell(log, ICAION_EVENT_UPGRADED, seat, PL_ARGS((int32_t)card));
}

/* R-ICA-14.2, R-ICA-14.4, R-ICA-C221.1 */
static void put_away(struct icaion *s, const struct pl_frame *frame, struct pl_events *log)
{
    pl_seat seat = frame->seat;
    uint32_t card = (uint32_t)frame->arg[ICAION_PLAY_CARD];
    const struct icaion_oddity_info *info = &icaion_oddities[card];

    if (info->does_charge) {
        icaion_charge(s, seat, log);
    }
    if (!info->is_upgrade) {
        pl_bag_add(&s->public.discard, card);
        s->public.playing = ICAION_NO_ODDITY;
        if (frame->arg[ICAION_PLAY_LOST]) {
            pl_tell(log, ICAION_EVENT_USED_UP, seat, PL_ARGS((int32_t)card));
        }
    } else if (!is_too_many(s, seat, card)) {
        put_into_play(s, seat, card, log);
    } else if (icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP)) {
        ask_replace(s, seat, card);
    } else {
        throw_away(s, seat, card, log);
    }
}

void icaion_step_play(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;
    uint32_t card = (uint32_t)frame->arg[ICAION_PLAY_CARD];

    switch (frame->step++) {
    case ICAION_PLAY_PRICE:
        frame->step = ICAION_PLAY_EFFECT;
        demand_price(s, seat, card);
        break;
    case ICAION_PLAY_EFFECT: carry_out(s, seat, &icaion_oddities[card], log); break;
    case ICAION_PLAY_KEEP: put_away(s, frame, log); break;
    default:
        pl_pop(&s->head);
        s->public.walked_from = 0;
        icaion_score(s, seat, icaion_trait(s, seat, ICAION_TRAIT_ODDITY_RP), ICAION_FOR_HEIR,
                     log); /* R-ICA-S3.1 */
    }
}

/* Where the crystals of a Spare Cage lie; ICAION_CAGES for other cards. */
static uint32_t cage_of(uint32_t card)
{
    return card == ICAION_SPARE_CAGE_1   ? (uint32_t)ICAION_BOARD_CAGES
           : card == ICAION_SPARE_CAGE_2 ? ICAION_BOARD_CAGES + 1u
                                         : (uint32_t)ICAION_CAGES;
}

uint32_t icaion_payable_without(const struct icaion *s, pl_seat seat, uint32_t dropped)
{
    const struct icaion_oddity_info *info = &icaion_oddities[dropped];
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint32_t cage = cage_of(dropped);

    for (uint32_t i = 0; cage < ICAION_CAGES && i < ICAION_COLOURS; i++) {
        purse.crystals[i] = (uint8_t)(purse.crystals[i] - s->public.cage[seat][cage][i]);
    }
    if (info->what == ICAION_TRAIT_CONVERTERS) {
        purse.converters = (uint8_t)(purse.converters - info->count);
    }
    return icaion_payable(&purse, 1u << ICAION_GREEN);
}

/* R-ICA-14.4, R-ICA-8.14: the new upgrade must be paid for without the old one. */
static pl_reason refuse_spare(const struct icaion *s, pl_seat seat, uint32_t card, uint32_t dropped)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint32_t cost = icaion_price(&purse, icaion_oddities[card].cost);

    return icaion_payable_without(s, seat, dropped) < cost ? ICAION_REASON_NEEDED_TO_PAY
                                                           : ICAION_REASON_NONE;
}

bool icaion_is_in_vain(const struct icaion *s, pl_seat seat, uint32_t card,
                       const struct icaion_purse *purse)
{
    if (icaion_oddities[card].effect == ICAION_EFFECT_ACT) {
        return !icaion_can_order(s, seat, card, purse);
    }
    if (!is_too_many(s, seat, card) || icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP)) {
        return false;
    }
    for (uint64_t left = s->public.upgrades[seat].one; left; left &= left - 1) {
        if (!refuse_spare(s, seat, card, pl_lowest(left))) {
            return false;
        }
    }
    return true;
}

uint64_t icaion_upgrades_to_drop(const struct icaion *s, pl_seat seat, uint32_t card)
{
    const uint64_t cages = pl_bit(ICAION_SPARE_CAGE_1) | pl_bit(ICAION_SPARE_CAGE_2);
    uint64_t upgrades = s->public.upgrades[seat].one;

    return icaion_faces(upgrades & ~cages) | (upgrades & cages) | pl_bit(card);
}

pl_reason icaion_refuse_drop(const struct icaion *s, pl_seat seat, uint32_t card, uint32_t dropped)
{
    bool is_paid = icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP);

    return dropped == card || is_paid ? ICAION_REASON_NONE : refuse_spare(s, seat, card, dropped);
}

void icaion_legal_replace(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t card = (uint32_t)pl_peek(&s->head)->arg[ICAION_REPLACE_CARD];

    for (uint64_t left = icaion_upgrades_to_drop(s, seat, card); left; left &= left - 1) {
        if (!icaion_refuse_drop(s, seat, card, pl_lowest(left))) {
            icaion_add(list, ICAION_ACT_DROP, pl_lowest(left), 0);
        }
    }
}

/* R-ICA-C224.1: what its cage holds is lost. */
static void take_out_of_play(struct icaion *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    uint32_t cage = cage_of(card);

    pl_bag_remove(&s->public.upgrades[seat], card);
    if (cage < ICAION_CAGES) {
        memset(s->public.cage[seat][cage], 0, ICAION_COLOURS);
    }
    pl_bag_add(&s->public.discard, card);
    pl_tell(log, ICAION_EVENT_DROPPED, seat, PL_ARGS((int32_t)card));
}

/* R-ICA-14.4, R-ICA-X1.14: what becomes of the new one is seen once it is paid for. */
void icaion_apply_replace(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t card = (uint32_t)pl_top(&s->head)->arg[ICAION_REPLACE_CARD];
    uint32_t dropped = pl_act_a(action);
    bool is_paid = icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP);

    pl_pop(&s->head);
    if (is_paid && dropped == card) {
        throw_away(s, seat, card, log);
        return;
    }
    if (is_paid) {
        put_into_play(s, seat, card, log);
    }
    if (dropped != card) {
        take_out_of_play(s, seat, dropped, log);
    }
}

void icaion_legal_dash(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint64_t nodes = icaion_dash_nodes(s, seat) & ~icaion_dash_start(s);

    for (; nodes; nodes &= nodes - 1) {
        icaion_add(list, ICAION_ACT_DASH, pl_lowest(nodes), 0);
    }
}

void icaion_apply_dash(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_tell(log, ICAION_EVENT_DASHED, seat, PL_ARGS(s->public.node[seat], pl_act_a(action)));
    s->public.node[seat] = (uint8_t)pl_act_a(action);
    pl_pop(&s->head);
}

/* R-ICA-14.8 */
void icaion_legal_order(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t actions = (uint32_t)pl_peek(&s->head)->arg[ICAION_ORDER_ACTIONS];
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint8_t slots[ICAION_DO_COUNT];

    for (uint32_t i = 0; i < ICAION_DO_COUNT; i++) {
        slots[i] = actions >> i & 1;
    }
    icaion_legal_basics(s, seat, &purse, slots, list);
}

void icaion_apply_order(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    icaion_do_basic(s, seat, action, log);
}

/* The power supply. */

/* R-ICA-15.3 */
static void overcharge(struct icaion *s, pl_seat seat, uint32_t colour, struct pl_events *log)
{
    uint32_t kinds = icaion_kinds_of(s, seat);

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        uint32_t count = icaion_overcharged(kinds, colour, i);
        if (count > 0) {
            icaion_take(s, seat, i, count, log);
        }
    }
    icaion_store_batch(s, seat);
}

/* R-ICA-15.1 to R-ICA-15.6 */
void icaion_use_supply(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t use = pl_act_kind(action) - ICAION_ACT_OVERCHARGE;
    struct pl_frame *frame = pl_push(&s->head, ICAION_FRAME_SUPPLY, seat);

    frame->arg[ICAION_SUPPLY_USE] = (int16_t)use;
    frame->arg[ICAION_SUPPLY_CRYSTALS] =
        (int16_t)icaion_trait(s, seat, ICAION_TRAIT_SUPPLY_CRYSTALS);
    s->public.charged &= (uint8_t) ~(1u << seat);
    pl_tell(log, ICAION_EVENT_SUPPLY, seat, PL_ARGS((int32_t)use));
    if (use == ICAION_USE_OVERCHARGE) {
        overcharge(s, seat, pl_act_a(action), log);
    } else if (use == ICAION_USE_DRAW) {
        icaion_draw_cards(s, seat, pl_act_a(action), log);
    } else {
        s->public.shift = ICAION_SHIFT_CHOSEN;
    }
}

/* R-ICA-E17.1, R-ICA-S4.1, R-ICA-S4.2: what comes after the use itself. */
void icaion_step_supply(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;

    if (frame->step == ICAION_SUPPLY_CARDS_DUE) {
        frame->step = ICAION_SUPPLY_ADD;
        if (frame->arg[ICAION_SUPPLY_USE] == ICAION_USE_OVERCHARGE) {
            icaion_draw_cards(s, seat, icaion_trait(s, seat, ICAION_TRAIT_OVERCHARGE_CARDS), log);
        }
    } else if (frame->arg[ICAION_SUPPLY_CRYSTALS] > 0) {
        frame->arg[ICAION_SUPPLY_CRYSTALS]--;
        pl_push(&s->head, ICAION_FRAME_ADD, seat);
    } else {
        pl_pop(&s->head);
    }
}
