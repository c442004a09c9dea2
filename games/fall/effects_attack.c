/* Attacks on enemies and monsters: cards, who falls, where the fallen return to. */
#include "games/fall/effects.h"

/* The attack. */

static bool is_on_monster(const struct pl_frame *attack)
{
    return attack->arg[FALL_ATTACK_TARGET] >= FALL_TARGET_MONSTER;
}

static uint32_t monster_of(const struct pl_frame *attack)
{
    return (uint32_t)attack->arg[FALL_ATTACK_TARGET] - FALL_TARGET_MONSTER;
}

/* R-FAL-7.2, R-FAL-10.2: colours that each card costs. */
uint32_t fall_attack_colours(const struct pl_frame *attack)
{
    return is_on_monster(attack) ? fall_kinds_of(fall_monsters[monster_of(attack)].home)
                                 : 1u << fall_regions[attack->arg[FALL_ATTACK_TARGET]].kind;
}

/* R-FAL-L3.6: the place of the next card; eras without cards are passed over. */
static uint32_t pass_eras(const struct fall *s, uint32_t from, struct pl_events *log)
{
    uint32_t hero = s->public.turn;
    uint32_t place = fall_next_place(s, hero, from);

    for (uint32_t i = from; place < FALL_CARDS_MAX && i < place; i++) {
        fall_tell_of(s, log, FALL_EVENT_PASSED_ERA,
                     PL_ARGS((int32_t)hero, (int32_t)fall_era_at(s, hero, i)));
    }
    return place;
}

void fall_start_attack(struct fall *s, uint32_t target, struct pl_events *log)
{
    uint32_t hero = s->public.turn;
    struct pl_frame *frame = fall_push(s, FALL_FRAME_ATTACK);
    bool is_monster = target >= FALL_TARGET_MONSTER;

    fall_tell_of(s, log, is_monster ? FALL_EVENT_STRUCK : FALL_EVENT_ATTACKED,
                 PL_ARGS((int32_t)hero, (int32_t)(target % FALL_TARGET_MONSTER)));
    frame->arg[FALL_ATTACK_TARGET] = (int16_t)target;
    frame->arg[FALL_ATTACK_PLACE] = (int16_t)pass_eras(s, 0, log);
    /* R-FAL-7.6, R-FAL-H1.1, R-FAL-H1.2 */
    frame->arg[FALL_ATTACK_STRENGTH] =
        (int16_t)(fall_trait(s, hero, FALL_TRAIT_STRENGTH) + s->public.plus);
}

/* Cards. */

/* R-FAL-7.5: the cards that can be drawn from a pile; without any, its discards are shuffled, if
 * there are some. */
static struct pl_set deck_of(struct fall *s, struct pl_set pile, int32_t name,
                             struct pl_events *log)
{
    struct fall_public *pub = &s->public;
    struct pl_set deck = pl_set_minus(pl_set_minus(pile, pub->discarded), pub->revealed);

    if (pl_set_is_empty(&deck) && pl_set_meets(&pile, &pub->discarded)) {
        pub->discarded = pl_set_minus(pub->discarded, pile);
        deck = pl_set_minus(pile, pub->revealed);
        fall_tell(log, FALL_EVENT_REBUILT, PL_ARGS(name, (int32_t)pl_set_count(&deck)));
    }
    return deck;
}

/* Where the next card comes from; 0 if a lender is still to be named (R-FAL-L3.5). */
static uint32_t source_of(const struct fall *s, const struct pl_frame *attack)
{
    uint32_t source = fall_source_at(s, s->public.turn, (uint32_t)attack->arg[FALL_ATTACK_PLACE]);

    return source == 0 && attack->flag > 0 ? FALL_ERAS + (uint32_t)attack->flag : source;
}

/* R-FAL-7.2, R-FAL-7.3, R-FAL-7.4: a card, then the question for another one. */
static void reveal(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t hero = s->public.turn;
    uint32_t source = source_of(s, frame);

    if (source == 0) {
        fall_push(s, FALL_FRAME_LENDER);
        return;
    }
    struct pl_set pile =
        source > FALL_ERAS ? fall_pile_of(s, source - FALL_ERAS - 1) : fall_era_pile(s, source);
    struct pl_set deck = deck_of(s, pile, (int32_t)source, log);
    uint32_t card = pl_set_at(&deck, fall_roll(s, pl_set_count(&deck)));
    pl_set_add(&s->public.revealed, card);
    frame->arg[FALL_ATTACK_STRENGTH] =
        (int16_t)(frame->arg[FALL_ATTACK_STRENGTH] + fall_cards[card].points);
    frame->flag = 0;
    fall_tell_of(s, log, FALL_EVENT_REVEALED,
                 PL_ARGS((int32_t)hero, (int32_t)card, frame->arg[FALL_ATTACK_STRENGTH]));
    if (s->head.option[FALL_OPTION_LATE_REBUILD] == FALL_KEPT_OFF) { /* R-FAL-X1.8 */
        deck_of(s, pile, (int32_t)source, log);
    }
    frame->step = FALL_ATTACK_RESULT;
    if (fall_next_place(s, hero, (uint32_t)frame->arg[FALL_ATTACK_PLACE] + 1) < FALL_CARDS_MAX &&
        fall_can_pay(s, hero, fall_attack_colours(frame))) {
        fall_push(s, FALL_FRAME_MORE);
    }
}

void fall_legal_more(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    fall_add(list, FALL_ACT_MORE, 0, 0);
    fall_add(list, FALL_ACT_STOP, 0, 0);
}

void fall_apply_more(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    pl_pop(&s->head);
    if (pl_act_kind(action) == FALL_ACT_MORE) {
        struct pl_frame *attack = pl_top(&s->head);
        attack->arg[FALL_ATTACK_PLACE] =
            (int16_t)pass_eras(s, (uint32_t)attack->arg[FALL_ATTACK_PLACE] + 1, log);
        attack->step = FALL_ATTACK_PAY;
    }
}

void fall_legal_lender(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    fall_add_nodes(list, FALL_ACT_LENDER, fall_lenders(s), 0);
}

void fall_apply_lender(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)seat;
    (void)log;
    pl_pop(&s->head);
    pl_top(&s->head)->flag = (uint8_t)(1 + pl_act_a(action));
}

/* Who falls. */

/* The strength that the figure with this rank costs (R-FAL-7.7). */
static uint32_t cost_at(const struct fall *s, uint32_t region, uint32_t rank)
{
    return rank < s->public.golems[region] ? FALL_GOLEM_COST
           : rank < (uint32_t)s->public.golems[region] + s->public.constructs[region]
               ? FALL_CONSTRUCT_COST
               : FALL_PARASITE_COST;
}

uint32_t fall_cost_of(const struct fall *s, uint32_t region, uint32_t count)
{
    uint32_t cost = 0;

    for (uint32_t i = 0; i < count; i++) {
        cost += cost_at(s, region, i);
    }
    return cost;
}

uint32_t fall_most_to_fall(const struct fall *s, uint32_t region, uint32_t strength)
{
    uint32_t count = 0;
    uint32_t cost = 0;

    for (; count < fall_enemies(s, region); count++) {
        cost += cost_at(s, region, count);
        if (cost > strength) {
            break;
        }
    }
    return count;
}

void fall_first_to_fall(const struct fall *s, uint32_t region, uint32_t count,
                        uint32_t ret_count[FALL_UNITS])
{
    fall_count_enemies(s, region, ret_count);
    for (uint32_t unit = 0; unit < FALL_UNITS; unit++) {
        ret_count[unit] = ret_count[unit] < count ? ret_count[unit] : count;
        count -= ret_count[unit];
    }
}

/* At most `count` of a unit leave a region; returns how many. */
static uint32_t take_units(struct fall *s, enum fall_unit unit, uint32_t region, uint32_t count,
                           struct pl_events *log)
{
    uint8_t *there = &fall_units(s, unit)[region];
    uint32_t taken = *there < count ? *there : count;

    if (taken > 0) {
        *there = (uint8_t)(*there - taken);
        fall_tell_of(s, log, FALL_EVENT_DEFEATED,
                     PL_ARGS(s->public.turn, (int32_t)unit, (int32_t)taken, (int32_t)region));
    }
    return taken;
}

/* R-FAL-6.3, R-FAL-8.3 */
static void keep_parasites(struct fall *s, uint32_t count, struct pl_events *log)
{
    uint8_t *jokers = &s->public.jokers[s->public.turn];
    uint32_t room = (uint32_t)FALL_PARASITES_MAX - *jokers;
    uint32_t kept = count < room ? count : room;

    if (count > 0) {
        *jokers = (uint8_t)(*jokers + kept);
        fall_tell_of(s, log, FALL_EVENT_PARASITE,
                     PL_ARGS(s->public.turn, *jokers, (int32_t)kept, (int32_t)(count - kept)));
    }
}

void fall_defeat(struct fall *s, uint32_t region, uint32_t count, struct fall_fallen *fallen,
                 struct pl_events *log)
{
    uint32_t golems = take_units(s, FALL_GOLEM, region, count, log);
    uint32_t constructs = take_units(s, FALL_CONSTRUCT, region, count - golems, log);
    uint32_t rest = count - golems - constructs;

    keep_parasites(s, take_units(s, FALL_PARASITE, region, rest, log), log);
    fallen->golems += golems;
    fallen->constructs += constructs;
}

void fall_defeat_one(struct fall *s, enum fall_unit unit, uint32_t region,
                     struct fall_fallen *fallen, struct pl_events *log)
{
    take_units(s, unit, region, 1, log);
    keep_parasites(s, unit == FALL_PARASITE, log);
    fallen->golems += unit == FALL_GOLEM;
    fallen->constructs += unit == FALL_CONSTRUCT;
}

/* R-FAL-7.8 */
void fall_legal_kill(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t most = fall_most_to_kill(s);

    (void)seat;
    for (uint32_t i = 0; i <= most; i++) {
        fall_add(list, FALL_ACT_KILL, i, 0);
    }
}

/* R-FAL-9.1, R-FAL-S5.1 */
void fall_apply_kill(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t count = pl_act_a(action);
    struct fall_fallen fallen = { 0, 0 };

    (void)seat;
    pl_pop(&s->head);
    struct pl_frame *attack = pl_top(&s->head);
    uint32_t region = (uint32_t)attack->arg[FALL_ATTACK_TARGET];
    attack->arg[FALL_ATTACK_STRENGTH] =
        (int16_t)(attack->arg[FALL_ATTACK_STRENGTH] - (int32_t)fall_cost_of(s, region, count));
    fall_defeat(s, region, count, &fallen, log);
    bool is_cleared =
        count > 0 && fall_enemies(s, region) == 0 && attack->arg[FALL_ATTACK_STRENGTH] > 0;
    bool is_golem_bonus =
        fallen.golems > 0 && fall_trait(s, s->public.turn, FALL_TRAIT_GOLEM_BONUS) > 0;
    attack->flag = is_cleared || is_golem_bonus;
    fall_send_back(s, fallen);
}

/* R-FAL-10.3, R-FAL-10.4 */
static void strike(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t monster = monster_of(frame);
    int32_t strength = fall_monsters[monster].strength;

    if (frame->arg[FALL_ATTACK_STRENGTH] < strength) {
        fall_tell_of(s, log, FALL_EVENT_FAILED,
                     PL_ARGS(s->public.turn, frame->arg[FALL_ATTACK_STRENGTH]));
        return;
    }
    frame->flag = frame->arg[FALL_ATTACK_STRENGTH] > strength;
    fall_banish(s, monster, log);
}

static void compare(struct fall *s, struct pl_frame *frame, struct pl_events *log)
{
    if (is_on_monster(frame)) {
        strike(s, frame, log);
    } else if (fall_most_to_fall(s, (uint32_t)frame->arg[FALL_ATTACK_TARGET],
                                 (uint32_t)frame->arg[FALL_ATTACK_STRENGTH]) > 0) {
        fall_push(s, FALL_FRAME_KILL);
    } else { /* R-FAL-7.9 */
        fall_tell_of(s, log, FALL_EVENT_FAILED,
                     PL_ARGS(s->public.turn, frame->arg[FALL_ATTACK_STRENGTH]));
    }
}

/* R-FAL-9.1: one bonus for each card; R-FAL-M2.1, R-FAL-M2.2. */
static void earn_bonus(struct fall *s, const struct pl_frame *frame)
{
    struct pl_set left = s->public.revealed;

    if (!frame->flag || fall_has_plague(s, FALL_NO_BONUS)) {
        return;
    }
    struct pl_frame *bonus = fall_push(s, FALL_FRAME_BONUS);
    while (!pl_set_is_empty(&left)) {
        bonus->arg[fall_cards[pl_set_take(&left)].bonus]++;
    }
}

/* R-FAL-7.10 */
static void end_attack(struct fall *s)
{
    struct fall_public *pub = &s->public;

    pub->discarded = pl_set_or(pub->discarded, pub->revealed);
    memset(&pub->revealed, 0, sizeof pub->revealed);
    pl_pop(&s->head);
}

void fall_step_attack(struct fall *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case FALL_ATTACK_PAY:
        frame->step = FALL_ATTACK_REVEAL;
        fall_demand(s, fall_attack_colours(frame), 1, 0, 0);
        break;
    case FALL_ATTACK_REVEAL: reveal(s, frame, log); break;
    case FALL_ATTACK_RESULT:
        frame->step = FALL_ATTACK_BONUS;
        compare(s, frame, log);
        break;
    case FALL_ATTACK_BONUS:
        frame->step = FALL_ATTACK_END;
        earn_bonus(s, frame);
        break;
    default: end_attack(s);
    }
}

/* Where the fallen return to (R-FAL-8.1, R-FAL-8.2). */

void fall_send_back(struct fall *s, struct fall_fallen fallen)
{
    if (fallen.golems + fallen.constructs > 0) {
        fall_ask(s, FALL_FRAME_ISLAND, fallen.golems, fallen.constructs);
    }
}

static void add_figures(struct fall *s, uint32_t isle, uint32_t count, struct pl_events *log)
{
    if (count > 0) {
        s->public.isle[isle] = (uint8_t)(s->public.isle[isle] + count);
        fall_tell(log, FALL_EVENT_RETURNED,
                  PL_ARGS((int32_t)fall_unit_of_isle(s, isle), (int32_t)count, (int32_t)isle));
    }
}

void fall_legal_island(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    for (uint32_t island = 1; island < FALL_ISLAND_COUNT; island++) {
        fall_add(list, FALL_ACT_ISLAND, island, 0);
    }
}

void fall_apply_island(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    uint32_t island = pl_act_a(action);

    (void)seat;
    pl_pop(&s->head);
    add_figures(s, fall_golem_isle(s, island), (uint32_t)frame.arg[FALL_ISLAND_GOLEMS], log);
    if (frame.arg[FALL_ISLAND_CONSTRUCTS] > 0) {
        fall_ask(s, FALL_FRAME_SPLIT, island, (uint32_t)frame.arg[FALL_ISLAND_CONSTRUCTS]);
    }
}

void fall_legal_split(const struct fall *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t most = fall_most_to_split(s);

    (void)seat;
    for (uint32_t i = 0; i <= most; i++) {
        fall_add(list, FALL_ACT_SPLIT, i, 0);
    }
}

void fall_apply_split(struct fall *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    const struct pl_frame frame = *pl_peek(&s->head);
    uint32_t first = pl_act_a(action);
    uint32_t isle[2];

    (void)seat;
    pl_pop(&s->head);
    fall_construct_isles(s, (uint32_t)frame.arg[FALL_SPLIT_ISLAND], isle);
    add_figures(s, isle[0], first, log);
    add_figures(s, isle[1], (uint32_t)frame.arg[FALL_SPLIT_CONSTRUCTS] - first, log);
}
