/* The basic actions: Act with its command points, Develop, Meditate; moving by steps. */
#include "games/mysthea/decide.h"

/* Command points. */

/* How many Acts of the seat are open. */
static uint32_t act_count(const struct mysthea *s, pl_seat seat)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        count += s->head.frame[i].kind == MYSTHEA_FRAME_ACT && s->head.frame[i].seat == seat;
    }
    return count;
}

/* Whether the seat has an Act of its own open, however deep below. */
static bool has_act(const struct mysthea *s, pl_seat seat)
{
    return act_count(s, seat) > 0;
}

static void raise_points(uint8_t *pool, uint32_t points)
{
    *pool = (uint8_t)(*pool + points > MYSTHEA_CP_MAX ? MYSTHEA_CP_MAX : *pool + points);
}

void mysthea_gain_points(struct mysthea *s, pl_seat seat, uint32_t points, bool is_bound,
                         struct pl_events *log)
{
    if (points == 0) {
        return;
    }
    raise_points(is_bound ? &s->public.cp_bound[seat] : &s->public.cp[seat], points);
    pl_tell(log, MYSTHEA_EVENT_GAINED, seat, PL_ARGS(0, 0, (int32_t)points));
    if (!has_act(s, seat)) {
        pl_push(&s->head, MYSTHEA_FRAME_SPEND, seat);
    }
}

bool mysthea_keeps_points(const struct mysthea *s, pl_seat seat)
{
    const struct pl_frame *turn = &s->head.frame[1];

    return s->head.frame_count > 1 && turn->kind == MYSTHEA_FRAME_TURN && turn->seat == seat &&
           !mysthea_is_kept(s, MYSTHEA_OPTION_POINTS_LOST_EARLY);
}

/* R-MYS-5.8, R-MYS-5.10, R-MYS-X1.8 */
bool mysthea_done_loses_points(const struct mysthea *s, pl_seat seat)
{
    uint32_t kind = pl_peek(&s->head)->kind;
    bool is_last_act = kind == MYSTHEA_FRAME_ACT && act_count(s, seat) == 1;

    return (is_last_act || kind == MYSTHEA_FRAME_SPEND) && mysthea_can_spend(s, seat) &&
           !mysthea_keeps_points(s, seat);
}

void mysthea_lose_points(struct mysthea *s, pl_seat seat)
{
    s->public.cp[seat] = 0;
    s->public.cp_bound[seat] = 0;
}

/* R-MYS-5.8, R-MYS-X1.8: an action or reward is done that gave points. */
static void leave_points(struct mysthea *s, pl_seat seat)
{
    if (!mysthea_keeps_points(s, seat)) {
        mysthea_lose_points(s, seat);
    }
}

/* With an ordinary point the champion at least can always step. */
bool mysthea_can_spend(const struct mysthea *s, pl_seat seat)
{
    return !mysthea_refuse_steps(s, seat) ||
           !mysthea_refuse_make(s, seat, MYSTHEA_UNIT_CONSTRUCT) ||
           !mysthea_refuse_deploy(s, seat, MYSTHEA_UNIT_CONSTRUCT) ||
           !mysthea_refuse_make(s, seat, MYSTHEA_UNIT_GOLEM) ||
           !mysthea_refuse_deploy(s, seat, MYSTHEA_UNIT_GOLEM);
}

/* R-MYS-5.4 to R-MYS-5.7 */
void mysthea_legal_points(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    if (!mysthea_refuse_energy(s, seat)) {
        mysthea_add(list, MYSTHEA_ACT_ENERGY, 0);
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        if (!mysthea_refuse_make(s, seat, unit)) {
            mysthea_add(list, MYSTHEA_ACT_MAKE, unit);
        }
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        if (!mysthea_refuse_deploy(s, seat, unit)) {
            mysthea_add(list, MYSTHEA_ACT_DEPLOY, unit);
        }
    }
    if (mysthea_refuse_steps(s, seat)) {
        return;
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        mysthea_add_units(list, unit, mysthea_movable(s, seat, unit));
    }
    mysthea_add_units(list, MYSTHEA_UNIT_CHAMPION, mysthea_movable(s, seat, MYSTHEA_UNIT_CHAMPION));
}

/* R-MYS-9.6: points that only create and deploy are used up first. */
static void spend(struct mysthea *s, pl_seat seat, uint32_t price, bool is_bound_allowed)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t bound = is_bound_allowed ? s->public.cp_bound[seat] : 0;
    uint32_t from_bound = bound < price ? bound : price;
    uint32_t from_points = price - from_bound;

    PL_ASSERT(s->public.cp[seat] >= from_points);
    s->public.cp_bound[seat] = (uint8_t)(s->public.cp_bound[seat] - from_bound);
    s->public.cp[seat] = (uint8_t)(s->public.cp[seat] - from_points);
    if (frame->kind == MYSTHEA_FRAME_ACT) {
        int32_t left = frame->arg[MYSTHEA_ACT_POINTS] - (int32_t)from_points;
        frame->arg[MYSTHEA_ACT_POINTS] = (int16_t)(left > 0 ? left : 0);
        frame->flag |= MYSTHEA_ACT_SPENT;
    }
}

static void push_step(struct mysthea *s, pl_seat seat, pl_action action)
{
    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_STEP, seat);

    frame->arg[MYSTHEA_STEP_UNIT] = (int16_t)pl_act_a(action);
    frame->arg[MYSTHEA_STEP_FROM] = (int16_t)pl_act_b(action);
}

/* Spends a point or two; the frame on top is the menu. */
void mysthea_apply_points(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    enum mysthea_unit unit = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_ENERGY:
        spend(s, seat, MYSTHEA_CP_ENERGY, false);
        mysthea_energy(s, seat, 1, log);
        break;
    case MYSTHEA_ACT_MAKE:
        spend(s, seat, mysthea_unit_price(unit), true);
        mysthea_create(s, seat, unit, log);
        break;
    case MYSTHEA_ACT_DEPLOY:
        spend(s, seat, mysthea_unit_price(unit), true);
        mysthea_set_out(s, seat, unit, s->public.champion_at[seat], log);
        break;
    case MYSTHEA_ACT_MOVE:
        spend(s, seat, MYSTHEA_CP_STEP, false);
        push_step(s, seat, action);
        break;
    default: PL_ASSERT(false);
    }
}

enum pl_ask mysthea_step_spend(struct mysthea *s, struct pl_events *log)
{
    pl_seat seat = pl_peek(&s->head)->seat;

    (void)log;
    if (mysthea_can_spend(s, seat)) {
        return PL_ASK;
    }
    leave_points(s, seat);
    pl_pop(&s->head);
    return PL_RUN;
}

void mysthea_legal_spend(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    if (!mysthea_refuse_points(s, seat)) {
        mysthea_legal_points(s, seat, list);
    }
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_spend(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    if (pl_act_kind(action) == MYSTHEA_ACT_DONE) {
        leave_points(s, seat);
        pl_pop(&s->head);
        return;
    }
    mysthea_apply_points(s, seat, action, log);
}

/* What upgrades add to creating and deploying. */

/* R-MYS-C0.17, R-MYS-C0.18, R-MYS-C1.39 */
void mysthea_create(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, struct pl_events *log)
{
    enum mysthea_card launcher = unit == MYSTHEA_UNIT_GOLEM ? MYSTHEA_C018 : MYSTHEA_C039;

    mysthea_make(s, seat, unit, log);
    if (unit == MYSTHEA_UNIT_CONSTRUCT && mysthea_has_upgrade(s, seat, MYSTHEA_C017)) {
        mysthea_xp(s, seat, MYSTHEA_C017_XP, log);
    }
    if (mysthea_has_upgrade(s, seat, launcher)) {
        pl_push(&s->head, MYSTHEA_FRAME_LAUNCH, seat)->arg[MYSTHEA_LAUNCH_UNIT] = (int16_t)unit;
    }
}

static void take_upgrade_gain(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    switch (card) {
    case MYSTHEA_C036: mysthea_xp(s, seat, MYSTHEA_C036_XP, log); break;
    case MYSTHEA_C037: mysthea_glory(s, seat, MYSTHEA_C037_GLORY, MYSTHEA_FROM_CARDS, log); break;
    case MYSTHEA_C056: mysthea_energy(s, seat, MYSTHEA_C056_ENERGY, log); break;
    case MYSTHEA_C079: mysthea_glory(s, seat, MYSTHEA_C079_GLORY, MYSTHEA_FROM_CARDS, log); break;
    default: PL_ASSERT(false);
    }
}

/* R-MYS-C1.36, R-MYS-C1.37, R-MYS-C2.56, R-MYS-C3.79 */
void mysthea_upgrade_gain(struct mysthea *s, pl_seat seat, enum mysthea_card card,
                          struct pl_events *log)
{
    if (!mysthea_has_upgrade(s, seat, card)) {
        return;
    }
    if (mysthea_is_on(s, MYSTHEA_OPTION_ASK_PASSIVE_GAIN)) {
        pl_push(&s->head, MYSTHEA_FRAME_GAIN, seat)->arg[MYSTHEA_GAIN_CARD] = (int16_t)card;
    } else {
        take_upgrade_gain(s, seat, card, log);
    }
}

/* R-MYS-16.3, R-MYS-C0.16 */
void mysthea_set_out(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, uint32_t region,
                     struct pl_events *log)
{
    mysthea_deploy(s, seat, unit, region, log);
    if (unit == MYSTHEA_UNIT_GOLEM) {
        mysthea_upgrade_gain(s, seat, MYSTHEA_C037, log);
    }
    if (unit != MYSTHEA_UNIT_FORT) {
        return;
    }
    if (mysthea_has_upgrade(s, seat, MYSTHEA_C016)) {
        mysthea_glory(s, seat, MYSTHEA_C016_GLORY, MYSTHEA_FROM_CARDS, log);
        mysthea_energy(s, seat, MYSTHEA_C016_ENERGY, log);
    }
    mysthea_upgrade_gain(s, seat, MYSTHEA_C036, log);
    mysthea_upgrade_gain(s, seat, MYSTHEA_C079, log);
}

void mysthea_legal_launch(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    mysthea_add(list, MYSTHEA_ACT_DEPLOY, (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_LAUNCH_UNIT]);
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_launch(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == MYSTHEA_ACT_DEPLOY) {
        mysthea_set_out(s, seat, pl_act_a(action), s->public.champion_at[seat], log);
    }
}

void mysthea_legal_gain(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    mysthea_add(list, MYSTHEA_ACT_TAKE_GAIN, (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_GAIN_CARD]);
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_gain(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == MYSTHEA_ACT_TAKE_GAIN) {
        take_upgrade_gain(s, seat, pl_act_a(action), log);
    }
}

/* Act. */

/* R-MYS-C0.20, R-MYS-C1.40, R-MYS-C2.57, R-MYS-C3.78; R-MYS-7.7: other prices stay. */
uint32_t mysthea_energy_cost(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    static const uint8_t free_by[MYSTHEA_KIND_COUNT] = {
        [MYSTHEA_KIND_TACTIC] = MYSTHEA_C057,
        [MYSTHEA_KIND_OBJECTIVE] = MYSTHEA_C078,
        [MYSTHEA_KIND_EQUIPMENT] = MYSTHEA_C040,
        [MYSTHEA_KIND_UPGRADE] = MYSTHEA_C020,
    };
    const struct mysthea_card_info *info = &mysthea_cards[card];

    return mysthea_has_upgrade(s, seat, free_by[info->kind]) ? 0 : info->points;
}

/* R-MYS-5.12 */
pl_reason mysthea_refuse_effect(const struct mysthea *s, pl_seat seat, const struct pl_frame *act)
{
    uint32_t card = (uint32_t)act->arg[MYSTHEA_ACT_CARD];

    if (act->flag & MYSTHEA_ACT_USED) {
        return MYSTHEA_REASON_EFFECT_USED;
    }
    if (s->public.energy[seat] < mysthea_energy_cost(s, seat, card)) {
        return MYSTHEA_REASON_EFFECT_ENERGY;
    }
    return mysthea_is_placed(card) ? MYSTHEA_REASON_NONE : mysthea_refuse_use(s, seat, card);
}

/* R-MYS-X1.11, R-MYS-5.10: what is left stays for an outer Act. */
static void end_act(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);

    pl_pop(&s->head);
    if (mysthea_is_holding(s, &frame)) {
        mysthea_discard(s, seat, (uint32_t)frame.arg[MYSTHEA_ACT_CARD], log);
    }
    if (!has_act(s, seat)) {
        leave_points(s, seat);
    }
}

/* Whether the card could still be used is not for others to know; that nothing is left to spend
 * and the effect used is. */
enum pl_ask mysthea_step_act(struct mysthea *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if ((frame->flag & MYSTHEA_ACT_USED) && !mysthea_can_spend(s, frame->seat)) {
        end_act(s, frame->seat, log);
        return PL_RUN;
    }
    return PL_ASK;
}

/* R-MYS-5.2 */
void mysthea_legal_act(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if (frame->arg[MYSTHEA_ACT_CARD] == MYSTHEA_NO_CARD) {
        mysthea_add_cards(list, MYSTHEA_ACT_ACT, s->private[seat].hand);
        return;
    }
    if (!mysthea_refuse_points(s, seat)) {
        mysthea_legal_points(s, seat, list);
    }
    if (!mysthea_refuse_effect(s, seat, frame)) {
        mysthea_add(list, MYSTHEA_ACT_EFFECT, 0);
    }
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
    mysthea_legal_discard(s, seat, list);
}

/* R-MYS-5.1, R-MYS-5.11: the card lies in the discard pile before anything is done with it. */
static void play_card(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t points = mysthea_cards[card].points;

    mysthea_from_hand(s, seat, card);
    frame->arg[MYSTHEA_ACT_CARD] = (int16_t)card;
    frame->arg[MYSTHEA_ACT_POINTS] = (int16_t)points;
    if (!mysthea_is_holding(s, frame)) {
        pl_set_add(&s->public.discard[seat], card);
    }
    raise_points(&s->public.cp[seat], points);
    pl_tell(log, MYSTHEA_EVENT_ACTED, seat, PL_ARGS((int32_t)card));
}

/* R-MYS-7.1, R-MYS-7.2, R-MYS-7.3 */
static void place_card(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    uint32_t place = mysthea_cards[card].place;

    pl_set_remove(&s->public.discard[seat], card);
    pl_top(&s->head)->flag |= MYSTHEA_ACT_PLACED;
    if (mysthea_cards[card].kind == MYSTHEA_KIND_UPGRADE) {
        uint8_t *upgrade = &s->public.upgrade[seat][place];
        if (*upgrade) {
            mysthea_discard(s, seat, *upgrade, log);
        }
        *upgrade = (uint8_t)card;
    } else if (mysthea_equipment_count(s, seat) == MYSTHEA_EQUIPMENT_PLACES) {
        pl_push(&s->head, MYSTHEA_FRAME_REPLACE, seat)->arg[MYSTHEA_REPLACE_CARD] = (int16_t)card;
        return;
    } else {
        mysthea_put_equipment(s, seat, card);
    }
    pl_tell(log, MYSTHEA_EVENT_PUT, seat, PL_ARGS((int32_t)card));
}

/* R-MYS-X1.3: with two blocks, points spent before the effect end with it. */
static void close_points(struct mysthea *s, pl_seat seat, struct pl_frame *frame)
{
    bool is_second =
        mysthea_is_on(s, MYSTHEA_OPTION_ACT_BLOCKS) && (frame->flag & MYSTHEA_ACT_SPENT) != 0;
    uint32_t left = (uint32_t)frame->arg[MYSTHEA_ACT_POINTS];
    uint32_t points = s->public.cp[seat];

    if (is_second) {
        s->public.cp[seat] = (uint8_t)(points > left ? points - left : 0);
        frame->arg[MYSTHEA_ACT_POINTS] = 0;
    }
}

static void use_card(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t card = (uint32_t)frame->arg[MYSTHEA_ACT_CARD];

    mysthea_pay(s, seat, mysthea_energy_cost(s, seat, card), 0, log);
    close_points(s, seat, frame);
    frame->flag |= MYSTHEA_ACT_USED;
    if (mysthea_is_placed(card)) {
        place_card(s, seat, card, log);
        return;
    }
    pl_tell(log, MYSTHEA_EVENT_EFFECT, seat, PL_ARGS((int32_t)card));
    mysthea_use(s, seat, card, log);
}

void mysthea_apply_act(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_ACT: play_card(s, seat, pl_act_a(action), log); break;
    case MYSTHEA_ACT_EFFECT: use_card(s, seat, log); break;
    case MYSTHEA_ACT_DONE: end_act(s, seat, log); break;
    case MYSTHEA_ACT_DISCARD: mysthea_discard_from_board(s, seat, pl_act_a(action), log); break;
    default: mysthea_apply_points(s, seat, action, log); break;
    }
}

/* The board. */

/* Whether any card lies there; equipment has its empty places last. */
static bool has_board(const struct mysthea *s, pl_seat seat)
{
    static const uint8_t none[MYSTHEA_PLACES];

    return s->public.equipment[seat][0] || memcmp(s->public.upgrade[seat], none, sizeof none) != 0;
}

/* In any other round the next turn is soon enough, and after era III no hand is taken back. */
bool mysthea_must_discard_now(const struct mysthea *s, pl_seat seat)
{
    return has_board(s, seat) && s->public.era < MYSTHEA_ERAS && mysthea_is_last_round(s) &&
           !mysthea_refuse_discards(s);
}

/* At any moment is: whenever the menu of the owner's turn or Act is open. */
void mysthea_legal_discard(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    if (!mysthea_refuse_discards(s) && has_board(s, seat)) {
        mysthea_add_cards(list, MYSTHEA_ACT_DISCARD, mysthea_board_of(s, seat));
    }
}

void mysthea_discard_from_board(struct mysthea *s, pl_seat seat, uint32_t card,
                                struct pl_events *log)
{
    if (mysthea_cards[card].kind == MYSTHEA_KIND_UPGRADE) {
        s->public.upgrade[seat][mysthea_cards[card].place] = MYSTHEA_NO_CARD;
    } else {
        mysthea_take_equipment(s, seat, card);
    }
    mysthea_discard(s, seat, card, log);
}

void mysthea_legal_replace(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t i = 0; i < MYSTHEA_EQUIPMENT_PLACES; i++) {
        mysthea_add(list, MYSTHEA_ACT_REPLACE, s->public.equipment[seat][i]);
    }
}

void mysthea_apply_replace(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t card = (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_REPLACE_CARD];

    mysthea_take_equipment(s, seat, pl_act_a(action));
    mysthea_discard(s, seat, pl_act_a(action), log);
    mysthea_put_equipment(s, seat, card);
    pl_tell(log, MYSTHEA_EVENT_PUT, seat, PL_ARGS((int32_t)card));
    pl_pop(&s->head);
}

/* Steps. */

static uint32_t step_targets(const struct mysthea *s)
{
    return mysthea_neighbours(s, (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_STEP_FROM]);
}

enum pl_ask mysthea_step_step(struct mysthea *s, struct pl_events *log)
{
    uint32_t targets = step_targets(s);

    (void)log;
    return targets & (targets - 1) ? PL_ASK : PL_CHOOSE;
}

void mysthea_legal_step(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    mysthea_add_regions(list, MYSTHEA_ACT_TO, step_targets(s));
}

void mysthea_ask_passenger(struct mysthea *s, pl_seat seat, enum mysthea_unit carrier,
                           const int16_t way[3])
{
    if (mysthea_passengers(s, seat, carrier, (uint32_t)way[0])) {
        struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_CARRY, seat);
        frame->arg[MYSTHEA_CARRY_UNIT] = (int16_t)carrier;
        memcpy(&frame->arg[MYSTHEA_CARRY_FROM], way, 3 * sizeof way[0]);
    }
}

/* R-MYS-11.10: in a retreat constructs and golems that leave the region have retreated. */
static void go(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, const int16_t way[3],
               struct pl_events *log)
{
    mysthea_move(s,
                 &(struct mysthea_piece){ .seat = seat, .unit = unit, .region = (uint32_t)way[0] },
                 (uint32_t)way[1], log);
    if (way[2] && unit < MYSTHEA_MOBILE) {
        s->public.battle_left[seat]++;
    }
}

void mysthea_apply_step(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame step = *pl_peek(&s->head);
    enum mysthea_unit unit = (enum mysthea_unit)step.arg[MYSTHEA_STEP_UNIT];
    int16_t from = step.arg[MYSTHEA_STEP_FROM];
    int16_t battle = step.arg[MYSTHEA_STEP_BATTLE];
    const int16_t way[3] = { from, (int16_t)pl_act_a(action), battle };

    pl_pop(&s->head);
    go(s, seat, unit, way, log);
    if (battle == 0 || battle == from) {
        mysthea_ask_passenger(s, seat, unit, way);
    }
}

/* R-MYS-6.7: one passenger or none. */
void mysthea_legal_carry(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t mask = mysthea_passengers(s, seat, (enum mysthea_unit)frame->arg[MYSTHEA_CARRY_UNIT],
                                       (uint32_t)frame->arg[MYSTHEA_CARRY_FROM]);

    for (; mask; mask &= mask - 1) {
        mysthea_add(list, MYSTHEA_ACT_CARRY, pl_lowest(mask));
    }
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_carry(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);

    pl_pop(&s->head);
    if (pl_act_kind(action) == MYSTHEA_ACT_CARRY) {
        go(s, seat, pl_act_a(action), &frame.arg[MYSTHEA_CARRY_FROM], log);
    }
}
