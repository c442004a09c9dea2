/* Relics: stepping in with them, lending them, and what each does for the active character
 * (R-FAL-13.4). Questions of a relic go to the seat that uses it (R-FAL-13.12). */
#include "games/fall/effects.h"

/* Lending. */

void fall_borrow(struct fall *s, uint32_t owner, struct pl_events *log)
{
    bool is_asked = s->head.seats > 1 && s->head.option[FALL_OPTION_CONSENT] != FALL_CONSENT_FREE;

    fall_tell_of(s, log, FALL_EVENT_ASKED, PL_ARGS(s->public.turn, (int32_t)owner));
    if (is_asked) {
        pl_push(&s->head, FALL_FRAME_LEND, fall_seat_of(s, owner))->arg[FALL_LEND_HERO] =
            (int16_t)owner;
    } else { /* R-FAL-13.8 */
        fall_use_relic(s, owner, log);
    }
}

/* R-FAL-13.6 */
void fall_legal_lend(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    fall_add(list, FALL_ACT_LEND, 0, 0);
    fall_add(list, FALL_ACT_REFUSE, 0, 0);
}

void fall_apply_lend(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t owner = (uint32_t)pl_peek(&s->head)->arg[FALL_LEND_HERO];

    (void)seat;
    pl_pop(&s->head);
    if (pl_act_kind(action) == FALL_ACT_LEND) {
        fall_use_relic(s, owner, log);
        return;
    }
    s->public.refused |= (uint8_t)(1u << owner); /* R-FAL-13.7 */
    fall_tell_of(s, log, FALL_EVENT_REFUSED, PL_ARGS((int32_t)owner, s->public.turn));
}

/* Effects that ask nothing. */

/* R-FAL-X1.9 */
static void defeat_in_order(struct fall *s, struct pl_events *log)
{
    struct fall_fallen fallen = { 0, 0 };

    for (uint32_t left = fall_regions_at(s, s->public.turn); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        if (fall_enemies(s, region) > 0) {
            fall_defeat(s, region, 1, &fallen, log);
        }
    }
    fall_send_back(s, fallen);
}

/* R-FAL-H1.2 */
static void strengthen(struct fall *s, uint32_t strength, struct pl_events *log)
{
    s->public.plus = (uint8_t)(s->public.plus + strength);
    fall_tell_of(s, log, FALL_EVENT_STRONGER, PL_ARGS(s->public.turn, (int32_t)strength));
}

/* R-FAL-S5.2: RETREAT is on top. */
static void stay(struct fall *s, struct pl_events *log)
{
    pl_pop(&s->head);
    fall_tell_of(s, log, FALL_EVENT_STAYED, PL_ARGS(s->public.turn));
}

/* R-FAL-S7.4, R-FAL-13.5: the Criminal's own armour, whoever's turn it is. */
static void toggle_armour(struct fall *s, uint32_t owner, struct pl_events *log)
{
    s->public.armour ^= 1;
    fall_tell_of(s, log, FALL_EVENT_ARMOUR, PL_ARGS((int32_t)owner, s->public.armour));
}

/* Spreading anew (R-FAL-H7.2). */

/* All figures of a unit stand in the last region while they are spread; true if there are any. */
static bool gather(struct fall *s, enum fall_unit unit)
{
    uint8_t *counts = fall_units(s, unit);
    uint32_t last = fall_last_region(s);

    for (uint32_t left = fall_regions_at(s, s->public.turn); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        if (region != last) {
            counts[last] = (uint8_t)(counts[last] + counts[region]);
            counts[region] = 0;
        }
    }
    return counts[last] > 0;
}

/* Asks for the first region of the next unit that has figures. */
static void spread_from(struct fall *s, pl_seat seat, uint32_t unit)
{
    while (unit < FALL_UNITS && !gather(s, (enum fall_unit)unit)) {
        unit++;
    }
    if (unit < FALL_UNITS) {
        uint32_t first = pl_lowest(fall_regions_at(s, s->public.turn));
        fall_ask_seat(s, seat, FALL_FRAME_REARRANGE, unit, first);
    }
}

void fall_legal_rearrange(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t most = fall_most_to_spread(s);

    (void)seat;
    for (uint32_t i = 0; i <= most; i++) {
        fall_add(list, FALL_ACT_SPREAD, i, 0);
    }
}

static void tell_spread(const struct fall *s, uint32_t unit, uint32_t region, struct pl_events *log)
{
    uint32_t count = fall_units_seen(s, (enum fall_unit)unit)[region];

    if (count > 0) {
        fall_tell(log, FALL_EVENT_SPREAD, PL_ARGS((int32_t)unit, (int32_t)count, (int32_t)region));
    }
}

void fall_apply_rearrange(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t unit = (uint32_t)frame->arg[FALL_REARRANGE_UNIT];
    uint32_t region = (uint32_t)frame->arg[FALL_REARRANGE_REGION];
    uint32_t last = fall_last_region(s);
    uint8_t *counts = fall_units(s, (enum fall_unit)unit);
    uint32_t beyond = fall_regions_at(s, s->public.turn) >> (region + 1) << (region + 1);

    counts[region] = (uint8_t)pl_act_a(action);
    counts[last] = (uint8_t)(counts[last] - pl_act_a(action));
    tell_spread(s, unit, region, log);
    if (pl_lowest(beyond) != last) {
        frame->arg[FALL_REARRANGE_REGION] = (int16_t)pl_lowest(beyond);
        return;
    }
    tell_spread(s, unit, last, log);
    pl_pop(&s->head);
    spread_from(s, seat, unit + 1);
}

/* One enemy of each region (R-FAL-S1.2). */

/* Asks for the next region at the target's node that has enemies, from this one on. */
static void fell_from(struct fall *s, pl_seat seat, uint32_t region, struct fall_fallen fallen)
{
    uint32_t left = fall_regions_at(s, s->public.turn) >> region << region;

    while (left && fall_enemies(s, pl_lowest(left)) == 0) {
        left &= left - 1;
    }
    if (!left) {
        fall_send_back(s, fallen);
        return;
    }
    struct pl_frame *frame = pl_push(&s->head, FALL_FRAME_FELL, seat);
    frame->arg[FALL_FELL_REGION] = (int16_t)pl_lowest(left);
    frame->arg[FALL_FELL_GOLEMS] = (int16_t)fallen.golems;
    frame->arg[FALL_FELL_CONSTRUCTS] = (int16_t)fallen.constructs;
}

static void defeat_around(struct fall *s, pl_seat seat, struct pl_events *log)
{
    if (s->head.option[FALL_OPTION_RELIC_ORDER] == FALL_KEPT_ON) {
        defeat_in_order(s, log);
    } else {
        fell_from(s, seat, 0, (struct fall_fallen){ 0, 0 });
    }
}

void fall_legal_fell(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[FALL_FELL_REGION];

    (void)seat;
    for (uint32_t unit = FALL_GOLEM; unit < FALL_UNITS; unit++) {
        if (!fall_refuse_fell(s, unit)) {
            fall_add(list, FALL_ACT_FELL, unit, region);
        }
    }
}

void fall_apply_fell(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    struct fall_fallen fallen = { (uint32_t)frame.arg[FALL_FELL_GOLEMS],
                                  (uint32_t)frame.arg[FALL_FELL_CONSTRUCTS] };
    uint32_t region = (uint32_t)frame.arg[FALL_FELL_REGION];

    pl_pop(&s->head);
    fall_defeat_one(s, (enum fall_unit)pl_act_a(action), region, &fallen, log);
    fell_from(s, seat, region + 1, fallen);
}

/* Questions of the other relics. */

/* R-FAL-H2.2 */
void fall_legal_colour(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    fall_add_nodes(list, FALL_ACT_COLOUR, FALL_ALL_COLOURS, 0);
}

void fall_apply_colour(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    (void)seat;
    (void)log;
    s->public.batch[pl_act_a(action)]++;
    frame->arg[FALL_COLOUR_LEFT]--;
    if (frame->arg[FALL_COLOUR_LEFT] == 0) {
        pl_pop(&s->head);
        fall_gain(s, s->public.turn, true);
    }
}

/* R-FAL-H3.2, R-FAL-5.10 */
void fall_legal_places(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t others = fall_all_heroes(s) & ~(1u << s->public.turn);

    (void)seat;
    fall_add_nodes(list, FALL_ACT_PLACES, others, 0);
}

void fall_apply_places(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint8_t *node = s->public.node;
    uint32_t hero = s->public.turn;
    uint32_t other = pl_act_a(action);
    uint8_t there = node[other];

    (void)seat;
    pl_pop(&s->head);
    node[other] = node[hero];
    node[hero] = there;
    fall_tell_of(s, log, FALL_EVENT_PLACES, PL_ARGS((int32_t)hero, (int32_t)other));
}

/* R-FAL-H4.2 */
void fall_legal_step(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    fall_add(list, FALL_ACT_STEP, 0, 0);
    fall_add(list, FALL_ACT_STEP, 1, 0);
}

void fall_apply_step(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    pl_pop(&s->head);
    fall_set_colossus(s, 1, pl_act_a(action), log);
}

/* R-FAL-H5.2, R-FAL-L2.8 */
void fall_legal_restore(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t left = fall_machines_off(s); left; left &= left - 1) {
        uint32_t index = pl_lowest(left);
        fall_add(list, FALL_ACT_RESTORE, index / FALL_TYPES, index % FALL_TYPES);
    }
}

void fall_apply_restore(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)log;
    pl_pop(&s->head);
    fall_ask_seat(s, seat, FALL_FRAME_RESTORE_TO, pl_act_a(action), pl_act_b(action));
}

void fall_legal_restore_to(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t type = (uint32_t)pl_peek(&s->head)->arg[FALL_RESTORE_TO_TYPE];

    (void)seat;
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        if (!fall_refuse_restore_to(s, type, region)) {
            fall_add(list, FALL_ACT_TO, region, 0);
        }
    }
}

void fall_apply_restore_to(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);

    (void)seat;
    pl_pop(&s->head);
    s->public.machine[pl_act_a(action)][frame.arg[FALL_RESTORE_TO_TYPE]] =
        (uint8_t)frame.arg[FALL_RESTORE_TO_SIDE];
    fall_tell(log, FALL_EVENT_RESTORED,
              PL_ARGS(pl_act_a(action), frame.arg[FALL_RESTORE_TO_TYPE],
                      frame.arg[FALL_RESTORE_TO_SIDE]));
}

/* R-FAL-H6.2 */
void fall_legal_teleport(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t hero = s->public.turn;
    uint64_t nodes = (pl_bit(FALL_NODES) - 1) & ~pl_bit(s->public.node[hero]);

    (void)seat;
    fall_add_nodes(list, FALL_ACT_TELEPORT, nodes & ~fall_others(s, hero), 0);
}

void fall_apply_teleport(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint8_t *node = &s->public.node[s->public.turn];

    (void)seat;
    pl_pop(&s->head);
    fall_tell_of(s, log, FALL_EVENT_TELEPORTED, PL_ARGS(s->public.turn, *node, pl_act_a(action)));
    *node = (uint8_t)pl_act_a(action);
}

/* R-FAL-S2.2 */
void fall_legal_monster(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_STRIKE, fall_strikable(s, true), 0);
}

void fall_apply_monster(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    pl_pop(&s->head);
    fall_start_attack(s, (uint32_t)FALL_TARGET_MONSTER + pl_act_a(action), log);
}

/* R-FAL-S4.2 */
void fall_legal_peek(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_PEEK, fall_slots_to_choose(s, false), 0);
}

void fall_apply_peek(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    pl_pop(&s->head);
    fall_look(s, pl_act_a(action), true, log);
}

/* Starting one. */

/* Who uses a relic, and the hero whose it is. */
struct user {
    pl_seat seat;
    uint32_t owner;
};

static void start(struct fall *s, const struct fall_character_info *from, struct user user,
                  struct pl_events *log)
{
    pl_seat seat = user.seat;

    switch ((enum fall_relic)from->relic) {
    case FALL_RELIC_PLUS_STRENGTH: strengthen(s, from->relic_count, log); break;
    case FALL_RELIC_TAKE_CRYSTALS:
        fall_ask_seat(s, seat, FALL_FRAME_COLOUR, from->relic_count, 0);
        break;
    case FALL_RELIC_SWAP_PLACES: fall_ask_seat(s, seat, FALL_FRAME_PLACES, 0, 0); break;
    case FALL_RELIC_STEP_COLOSSUS: fall_ask_seat(s, seat, FALL_FRAME_STEP, 0, 0); break;
    case FALL_RELIC_RESTORE_MACHINE: fall_ask_seat(s, seat, FALL_FRAME_RESTORE, 0, 0); break;
    case FALL_RELIC_TELEPORT: fall_ask_seat(s, seat, FALL_FRAME_TELEPORT, 0, 0); break;
    case FALL_RELIC_REARRANGE: spread_from(s, seat, FALL_GOLEM); break;
    case FALL_RELIC_DEFEAT_AROUND: defeat_around(s, seat, log); break;
    case FALL_RELIC_STRIKE_MONSTER: fall_ask_seat(s, seat, FALL_FRAME_MONSTER, 0, 0); break;
    case FALL_RELIC_REMOTE_DEPOSIT: fall_start_deposit(s, from->relic_count); break;
    case FALL_RELIC_PEEK_SHARD: fall_ask_seat(s, seat, FALL_FRAME_PEEK, 0, 0); break;
    case FALL_RELIC_STAY: stay(s, log); break;
    case FALL_RELIC_COPY_RELIC: fall_ask_seat(s, seat, FALL_FRAME_COPY, user.owner, 0); break;
    case FALL_RELIC_TOGGLE_ARMOUR: toggle_armour(s, user.owner, log); break;
    case FALL_NO_RELIC:
    case FALL_RELIC_COUNT: break;
    }
}

/* R-FAL-13.1, R-FAL-13.2 */
static void use(struct fall *s, uint32_t owner, bool is_stepping_in, struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    uint32_t character = pub->hero[owner];
    struct user user = { fall_seat_of(s, is_stepping_in ? owner : pub->turn), owner };

    pub->charged &= (uint8_t) ~(1u << owner);
    pub->relic_used = 1;
    fall_tell_of(s, log, FALL_EVENT_RELIC,
                 PL_ARGS(pub->turn, (int32_t)owner, (int32_t)character, is_stepping_in));
    start(s, &fall_characters[character], user, log);
}

void fall_use_relic(struct fall *s, uint32_t owner, struct pl_events *log)
{
    use(s, owner, false, log);
}

/* Stepping in (R-FAL-13.10, R-FAL-13.11). */

/* Asks the next hero after this one, in turn order, who could use their relic now; false: none. */
static bool ask_next(struct fall *s, uint32_t hero)
{
    uint32_t active = s->public.turn;
    enum fall_moment moment =
        pl_peek(&s->head)->kind == FALL_FRAME_RETREAT ? FALL_MOMENT_RETREAT : FALL_MOMENT_DAY;
    uint32_t able = fall_able_to_step_in(s, moment);

    do {
        hero = (hero + 1) % fall_heroes(s);
    } while (hero != active && !(able >> hero & 1));
    if (hero != active) {
        pl_push(&s->head, FALL_FRAME_STEP_IN, fall_seat_of(s, hero))->arg[FALL_STEP_IN_HERO] =
            (int16_t)hero;
    }
    return hero != active;
}

bool fall_let_step_in(struct fall *s)
{
    struct pl_frame *frame = pl_top(&s->head);
    bool is_moment = frame->kind == FALL_FRAME_DAY || frame->kind == FALL_FRAME_RETREAT;

    if (!is_moment || frame->flag || !fall_may_step_in(s)) {
        return false;
    }
    frame->flag = 1;
    return ask_next(s, s->public.turn);
}

void fall_legal_step_in(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add(list, FALL_ACT_STEP_IN, 0, 0);
    if (!fall_refuse_wait(s)) {
        fall_add(list, FALL_ACT_WAIT, 0, 0);
    }
    fall_add(list, FALL_ACT_PASS, 0, 0);
    if (!fall_refuse_long_pass(s)) {
        fall_add(list, FALL_ACT_PASS, 1, 0);
    }
}

void fall_apply_step_in(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_STEP_IN_HERO];
    int16_t *passes =
        &s->head.frame[0].arg[pl_act_a(action) ? FALL_TURN_LONG_PASSES : FALL_TURN_PASSES];

    (void)seat;
    pl_pop(&s->head);
    if (pl_act_kind(action) == FALL_ACT_STEP_IN) {
        pl_top(&s->head)->step = FALL_DAY_GOES_ON; /* R-FAL-13.13 */
        use(s, hero, true, log);
        return;
    }
    if (pl_act_kind(action) == FALL_ACT_PASS) {
        *passes = (int16_t)(*passes | 1 << hero);
    }
    ask_next(s, hero);
}

/* R-FAL-13.11 */
bool fall_declines(pl_action action)
{
    return pl_act_kind(action) == FALL_ACT_WAIT || pl_act_kind(action) == FALL_ACT_PASS;
}

void fall_legal_copy(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_COPY, fall_copied(s, fall_moment_of_copy(s)), 0);
}

void fall_apply_copy(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct user user = { seat, (uint32_t)frame->arg[FALL_COPY_HERO] };
    uint32_t character = s->public.hero[pl_act_a(action)];

    pl_pop(&s->head);
    fall_tell_of(s, log, FALL_EVENT_RELIC,
                 PL_ARGS(s->public.turn, (int32_t)user.owner, (int32_t)character));
    start(s, &fall_characters[character], user, log);
}
