/* The basic actions: Act with its command points, Develop, Meditate; moving by steps. */
#include "games/mysthea/flow.h"

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

bool mysthea_has_act(const struct mysthea *s, pl_seat seat)
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
    if (!mysthea_has_act(s, seat)) {
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

static const uint8_t unit_price[MYSTHEA_MOBILE] = {
    [MYSTHEA_UNIT_CONSTRUCT] = MYSTHEA_CP_CONSTRUCT, [MYSTHEA_UNIT_GOLEM] = MYSTHEA_CP_GOLEM
};

static uint32_t all_points(const struct mysthea *s, pl_seat seat)
{
    return (uint32_t)s->public.cp[seat] + s->public.cp_bound[seat];
}

/* R-MYS-5.5 */
static bool can_make(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    return s->public.reserve[unit][seat] > 0 && all_points(s, seat) >= unit_price[unit];
}

/* R-MYS-5.6 */
static bool can_deploy(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit)
{
    return s->public.pool[unit][seat] > 0 && all_points(s, seat) >= unit_price[unit];
}

/* With an ordinary point the champion at least can always step. */
bool mysthea_can_spend(const struct mysthea *s, pl_seat seat)
{
    return s->public.cp[seat] >= MYSTHEA_CP_STEP || can_make(s, seat, MYSTHEA_UNIT_CONSTRUCT) ||
           can_deploy(s, seat, MYSTHEA_UNIT_CONSTRUCT) || can_make(s, seat, MYSTHEA_UNIT_GOLEM) ||
           can_deploy(s, seat, MYSTHEA_UNIT_GOLEM);
}

/* R-MYS-5.4 to R-MYS-5.7 */
void mysthea_legal_points(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t points = s->public.cp[seat];

    if (all_points(s, seat) == 0) {
        return;
    }
    if (points >= MYSTHEA_CP_ENERGY && s->public.energy[seat] < MYSTHEA_ENERGY_MAX) {
        mysthea_add(list, MYSTHEA_ACT_ENERGY, 0);
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        if (can_make(s, seat, unit)) {
            mysthea_add(list, MYSTHEA_ACT_MAKE, unit);
        }
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        if (can_deploy(s, seat, unit)) {
            mysthea_add(list, MYSTHEA_ACT_DEPLOY, unit);
        }
    }
    if (points >= MYSTHEA_CP_STEP) {
        for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
            mysthea_add_units(list, unit, mysthea_unmoved_regions(s, seat, unit));
        }
        mysthea_add_units(list, MYSTHEA_UNIT_CHAMPION, mysthea_champion_bit(s, seat));
    }
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
        int32_t left = frame->arg[1] - (int32_t)from_points;
        frame->arg[1] = (int16_t)(left > 0 ? left : 0);
        frame->flag |= MYSTHEA_ACT_SPENT;
    }
}

static void push_step(struct mysthea *s, pl_seat seat, pl_action action)
{
    struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_STEP, seat);

    frame->arg[0] = (int16_t)pl_act_a(action);
    frame->arg[1] = (int16_t)pl_act_b(action);
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
        spend(s, seat, unit_price[unit], true);
        mysthea_create(s, seat, unit, log);
        break;
    case MYSTHEA_ACT_DEPLOY:
        spend(s, seat, unit_price[unit], true);
        mysthea_set_out(s, seat, unit, s->public.champion_at[seat], log);
        break;
    case MYSTHEA_ACT_MOVE:
        spend(s, seat, MYSTHEA_CP_STEP, false);
        push_step(s, seat, action);
        break;
    default: PL_ASSERT(false);
    }
}

bool mysthea_step_spend(struct mysthea *s, struct pl_events *log)
{
    pl_seat seat = pl_peek(&s->head)->seat;

    (void)log;
    if (mysthea_can_spend(s, seat)) {
        return mysthea_wait_for(s, seat);
    }
    leave_points(s, seat);
    pl_pop(&s->head);
    return false;
}

void mysthea_legal_spend(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    mysthea_legal_points(s, seat, list);
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

static void push_of_unit(struct mysthea *s, uint8_t kind, pl_seat seat, uint32_t argument)
{
    pl_push(&s->head, kind, seat)->arg[0] = (int16_t)argument;
}

/* R-MYS-C0.17, R-MYS-C0.18, R-MYS-C1.39 */
void mysthea_create(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, struct pl_events *log)
{
    enum mysthea_card launcher = unit == MYSTHEA_UNIT_GOLEM ? MYSTHEA_C018 : MYSTHEA_C039;

    mysthea_make(s, seat, unit, log);
    if (unit == MYSTHEA_UNIT_CONSTRUCT && mysthea_has_upgrade(s, seat, MYSTHEA_C017)) {
        mysthea_xp(s, seat, MYSTHEA_C017_XP, log);
    }
    if (mysthea_has_upgrade(s, seat, launcher)) {
        push_of_unit(s, MYSTHEA_FRAME_LAUNCH, seat, unit);
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
        push_of_unit(s, MYSTHEA_FRAME_GAIN, seat, card);
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
    mysthea_add(list, MYSTHEA_ACT_DEPLOY, (uint32_t)pl_peek(&s->head)->arg[0]);
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
    mysthea_add(list, MYSTHEA_ACT_TAKE_GAIN, (uint32_t)pl_peek(&s->head)->arg[0]);
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
static bool can_use_card(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame)
{
    uint32_t card = (uint32_t)frame->arg[0];

    return !(frame->flag & MYSTHEA_ACT_USED) &&
           s->public.energy[seat] >= mysthea_energy_cost(s, seat, card) &&
           (mysthea_is_placed(card) || mysthea_can_use(s, seat, card));
}

/* R-MYS-X1.11, R-MYS-5.10: what is left stays for an outer Act. */
static void end_act(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);

    pl_pop(&s->head);
    if (mysthea_is_holding(s, &frame)) {
        mysthea_discard(s, seat, (uint32_t)frame.arg[0], log);
    }
    if (!mysthea_has_act(s, seat)) {
        leave_points(s, seat);
    }
}

/* Whether the card could still be used is not for others to know; that nothing is left to spend
 * and the effect used is. */
bool mysthea_step_act(struct mysthea *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if ((frame->flag & MYSTHEA_ACT_USED) && !mysthea_can_spend(s, frame->seat)) {
        end_act(s, frame->seat, log);
        return false;
    }
    return mysthea_wait_for(s, frame->seat);
}

/* R-MYS-5.2 */
void mysthea_legal_act(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if (frame->arg[0] == MYSTHEA_NO_CARD) {
        mysthea_add_cards(list, MYSTHEA_ACT_ACT, s->private[seat].hand);
        return;
    }
    mysthea_legal_points(s, seat, list);
    if (can_use_card(s, seat, frame)) {
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
    frame->arg[0] = (int16_t)card;
    frame->arg[1] = (int16_t)points;
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
        push_of_unit(s, MYSTHEA_FRAME_REPLACE, seat, card);
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
    uint32_t left = (uint32_t)frame->arg[1];
    uint32_t points = s->public.cp[seat];

    if (is_second) {
        s->public.cp[seat] = (uint8_t)(points > left ? points - left : 0);
        frame->arg[1] = 0;
    }
}

static void use_card(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t card = (uint32_t)frame->arg[0];

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
           !mysthea_is_kept(s, MYSTHEA_OPTION_BOARD_FIXED);
}

/* At any moment is: whenever the menu of the own turn or of an own Act is open. */
void mysthea_legal_discard(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    if (!mysthea_is_kept(s, MYSTHEA_OPTION_BOARD_FIXED) && has_board(s, seat)) {
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
    uint32_t card = (uint32_t)pl_peek(&s->head)->arg[0];

    mysthea_take_equipment(s, seat, pl_act_a(action));
    mysthea_discard(s, seat, pl_act_a(action), log);
    mysthea_put_equipment(s, seat, card);
    pl_tell(log, MYSTHEA_EVENT_PUT, seat, PL_ARGS((int32_t)card));
    pl_pop(&s->head);
}

/* Steps. */

void mysthea_legal_step(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    mysthea_add_regions(list, MYSTHEA_ACT_TO,
                        mysthea_neighbours(s, (uint32_t)pl_peek(&s->head)->arg[1]));
}

/* R-MYS-6.6, R-MYS-C1.38, R-MYS-C2.59, R-MYS-C3.77: whom a unit may take along from a region that
 * it has just left, as a mask of kinds. */
static uint32_t passengers(const struct mysthea *s, pl_seat seat, enum mysthea_unit carrier,
                           uint32_t from)
{
    static const uint8_t carry_card[MYSTHEA_UNIT_COUNT] = {
        [MYSTHEA_UNIT_CONSTRUCT] = MYSTHEA_C059,
        [MYSTHEA_UNIT_GOLEM] = MYSTHEA_C077,
        [MYSTHEA_UNIT_CHAMPION] = MYSTHEA_C038,
    };
    uint32_t mask = 0;

    if (!mysthea_has_upgrade(s, seat, carry_card[carrier])) {
        return 0;
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        mask |= (uint32_t)(mysthea_unmoved(s, seat, unit, from) > 0) << unit;
    }
    bool is_champion = mysthea_has_champion_in(s, seat, from) &&
                       !(s->public.champion_moved >> seat & 1) && carrier != MYSTHEA_UNIT_CHAMPION;
    return mask | (uint32_t)is_champion << MYSTHEA_UNIT_CHAMPION;
}

void mysthea_ask_passenger(struct mysthea *s, pl_seat seat, enum mysthea_unit carrier,
                           const int16_t way[3])
{
    if (passengers(s, seat, carrier, (uint32_t)way[0])) {
        struct pl_frame *frame = pl_push(&s->head, MYSTHEA_FRAME_CARRY, seat);
        frame->arg[0] = (int16_t)carrier;
        memcpy(&frame->arg[1], way, 3 * sizeof way[0]);
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
    enum mysthea_unit unit = (enum mysthea_unit)step.arg[0];
    const int16_t way[3] = { step.arg[1], (int16_t)pl_act_a(action), step.arg[2] };

    pl_pop(&s->head);
    go(s, seat, unit, way, log);
    if (step.arg[2] == 0 || step.arg[2] == step.arg[1]) {
        mysthea_ask_passenger(s, seat, unit, way);
    }
}

/* R-MYS-6.7: one passenger or none. */
void mysthea_legal_carry(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t mask = passengers(s, seat, (enum mysthea_unit)frame->arg[0], (uint32_t)frame->arg[1]);

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
        go(s, seat, pl_act_a(action), &frame.arg[1], log);
    }
}
