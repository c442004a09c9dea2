/* Monsters: attacks with their behaviours, rewards and losses; how they go on. */
#include "games/mysthea/effects.h"

static uint8_t *place_of(struct mysthea *s, uint32_t monster)
{
    return &s->public.monster_at[monster - MYSTHEA_MONSTER_FIRST];
}

static uint32_t island_of(const struct mysthea *s, uint32_t monster)
{
    return s->public.monster_at[monster - MYSTHEA_MONSTER_FIRST];
}

static bool behaves(const struct mysthea *s, uint32_t monster, enum mysthea_event_card as)
{
    return monster == as && mysthea_is_on(s, MYSTHEA_OPTION_MONSTER_BEHAVIOURS);
}

/* A monster that has left the game cannot be called (R-MYS-M2.13). */
uint32_t mysthea_monsters_on_track(const struct mysthea *s)
{
    uint32_t mask = 0;

    for (uint32_t i = 0; i < MYSTHEA_TRACK_SPACES; i++) {
        uint32_t card = s->public.track[i];
        mask |= (uint32_t)(card >= MYSTHEA_MONSTER_FIRST && island_of(s, card)) << card;
    }
    return mask;
}

/* R-MYS-14.10: nothing is said of moved units here, so those of the turn stay moved. */
void mysthea_start_attack(struct mysthea *s, uint32_t monster)
{
    pl_push(&s->head, MYSTHEA_FRAME_ATTACK, PL_NOBODY)->arg[MYSTHEA_ATTACK_MONSTER] =
        (int16_t)monster;
}

/* Going on. */

static void swap_with_next(struct mysthea *s, uint32_t island)
{
    uint8_t *ring = s->public.ring;
    uint32_t place = mysthea_ring_place(s, island);
    uint32_t next = (place + 1) % MYSTHEA_ISLANDS;
    uint8_t other = ring[next];

    ring[next] = ring[place];
    ring[place] = other;
}

/* R-MYS-14.8, R-MYS-M2.13: the monster goes on, or its island does. */
static void monster_step(struct mysthea *s, uint32_t monster, struct pl_events *log)
{
    uint32_t island = island_of(s, monster);

    if (behaves(s, monster, MYSTHEA_KODROR)) {
        uint32_t next = mysthea_clockwise(s, island, 1);
        swap_with_next(s, island);
        pl_tell(log, MYSTHEA_EVENT_MOVED_ISLAND, PL_NOBODY,
                PL_ARGS((int32_t)island, (int32_t)next));
        return;
    }
    *place_of(s, monster) = (uint8_t)mysthea_clockwise(s, island, 1);
    pl_tell(log, MYSTHEA_EVENT_MONSTER_MOVED, PL_NOBODY,
            PL_ARGS((int32_t)monster, (int32_t)island_of(s, monster)));
}

/* R-MYS-15.6: all at the same time; Kodror, who turns the ring, is the last by number. */
void mysthea_storm(struct mysthea *s, struct pl_events *log)
{
    pl_tell(log, MYSTHEA_EVENT_STORM, PL_NOBODY, PL_ARGS(0));
    for (uint32_t monster = MYSTHEA_MONSTER_FIRST; monster < MYSTHEA_EVENT_CARD_COUNT; monster++) {
        if (island_of(s, monster)) {
            monster_step(s, monster, log);
        }
    }
}

/* The attack. */

static bool is_fighter(const struct mysthea *s, pl_seat seat, uint32_t island)
{
    return (mysthea_presence(s, seat) & mysthea_regions_of_island[island]) != 0;
}

/* R-MYS-14.2, R-MYS-M2.7, R-MYS-H1.1: strength of a seat on the island against this monster. */
static uint32_t strength_against(const struct mysthea *s, pl_seat seat, uint32_t monster)
{
    uint32_t island = island_of(s, monster);
    struct mysthea_worth worth = mysthea_worth_of(s, seat);
    uint32_t sum = 0;

    if (behaves(s, monster, MYSTHEA_BOULRON)) {
        worth.of[MYSTHEA_UNIT_FORT] = 0;
    }
    for (uint32_t left = mysthea_regions_of_island[island]; left; left &= left - 1) {
        sum += mysthea_strength(s, seat, pl_lowest(left), &worth);
    }
    bool is_anuth = mysthea_has_ability(s, seat, MYSTHEA_ANUTH) &&
                    mysthea_island_of[s->public.champion_at[seat]] == island;
    return sum + (is_anuth ? (uint32_t)MYSTHEA_ANUTH_STRENGTH : 0u);
}

/* R-MYS-M2.11 */
uint32_t mysthea_monster_strength(const struct mysthea *s, uint32_t monster)
{
    bool is_fed = behaves(s, monster, MYSTHEA_CANNIBAROK) &&
                  mysthea_region_on[island_of(s, monster)][MYSTHEA_CRYSTAL];

    return mysthea_monsters[monster].strength + (is_fed ? (uint32_t)MYSTHEA_CRYSTAL_STRENGTH : 0);
}

/* R-MYS-14.1, R-MYS-M2.10 */
static void begin_attack(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t monster = (uint32_t)frame->arg[MYSTHEA_ATTACK_MONSTER];
    uint32_t island = island_of(s, monster);

    pl_tell(log, MYSTHEA_EVENT_ATTACK, PL_NOBODY, PL_ARGS((int32_t)monster, (int32_t)island));
    for (pl_seat p = 0; behaves(s, monster, MYSTHEA_UTCORO) && p < s->head.seats; p++) {
        if (!is_fighter(s, p, island)) {
            mysthea_glory(s, p, -MYSTHEA_COWARD_GLORY, MYSTHEA_FROM_LOSSES, log);
        }
    }
    frame->arg[MYSTHEA_ATTACK_NEXT] = 0;
    frame->step =
        behaves(s, monster, MYSTHEA_ONYGAUROS) ? MYSTHEA_ATTACK_COLLECT : MYSTHEA_ATTACK_COMPARE;
}

/* Onygauros. */

static void collect(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    uint32_t card = mysthea_draw_from(s, &s->public.discard[seat]);

    pl_set_add(&s->public.removed, card);
    pl_tell(log, MYSTHEA_EVENT_REMOVED, seat, PL_ARGS((int32_t)card));
}

/* R-MYS-M2.8: paying needs the glory; without it there is nothing to ask. */
static void next_collect(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    if (frame->arg[MYSTHEA_ATTACK_NEXT] == s->head.seats) {
        frame->arg[MYSTHEA_ATTACK_NEXT] = 0;
        frame->step = MYSTHEA_ATTACK_COMPARE;
        return;
    }
    pl_seat seat = s->public.order[frame->arg[MYSTHEA_ATTACK_NEXT]++];
    if (pl_set_is_empty(&s->public.discard[seat])) {
        return;
    }
    if (s->public.glory[seat] < MYSTHEA_COLLECT_GLORY) {
        collect(s, seat, log);
        return;
    }
    pl_push(&s->head, MYSTHEA_FRAME_COLLECT, seat);
}

void mysthea_legal_collect(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    mysthea_add(list, MYSTHEA_ACT_PAY_GLORY, 0);
    mysthea_add(list, MYSTHEA_ACT_LOSE_CARD, 0);
}

void mysthea_apply_collect(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == MYSTHEA_ACT_PAY_GLORY) {
        mysthea_glory(s, seat, -MYSTHEA_COLLECT_GLORY, MYSTHEA_FROM_LOSSES, log);
    } else {
        collect(s, seat, log);
    }
}

/* Comparing. */

/* R-MYS-14.5, R-MYS-14.6, R-MYS-H1.2 */
static int16_t rank_fighters(const struct mysthea *s, const uint32_t strength[MYSTHEA_SEATS],
                             uint32_t island)
{
    uint32_t ranked = 0;
    uint32_t medals = 0;

    for (uint32_t medal = 0; medal < MYSTHEA_MEDALS; medal++) {
        pl_seat best = PL_NOBODY;
        for (uint32_t i = 0; i < s->head.seats; i++) {
            pl_seat seat = s->public.order[i];
            bool is_open = !(ranked >> seat & 1) && is_fighter(s, seat, island);
            if (is_open && (best == PL_NOBODY || strength[seat] > strength[best])) {
                best = seat;
            }
        }
        if (best == PL_NOBODY) {
            break;
        }
        bool is_doubled = mysthea_has_ability(s, best, MYSTHEA_CELETHE) &&
                          mysthea_island_of[s->public.champion_at[best]] == island;
        ranked |= 1u << best;
        medals |= (best + 1u) << (MYSTHEA_MEDAL_BITS * medal);
        medals |= (uint32_t)is_doubled << (MYSTHEA_DOUBLED_AT + medal);
    }
    return (int16_t)medals;
}

static void compare(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t monster = (uint32_t)frame->arg[MYSTHEA_ATTACK_MONSTER];
    uint32_t island = island_of(s, monster);
    uint32_t strength[MYSTHEA_SEATS] = { 0 };
    uint32_t against = mysthea_monster_strength(s, monster);
    uint32_t sum = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        strength[p] = strength_against(s, p, monster);
        sum += strength[p];
    }
    /* R-MYS-14.11 needs no words of its own: without units the sum is 0. */
    bool is_defeated = sum >= against;
    pl_tell(log, is_defeated ? MYSTHEA_EVENT_DEFEATED : MYSTHEA_EVENT_UNBEATEN, PL_NOBODY,
            PL_ARGS((int32_t)monster, (int32_t)against, (int32_t)sum));
    frame->step = is_defeated ? MYSTHEA_ATTACK_REWARDS : MYSTHEA_ATTACK_LOSSES;
    if (is_defeated) {
        s->public.defeated |= (uint8_t)(1u << (monster - MYSTHEA_MONSTER_FIRST));
        frame->arg[MYSTHEA_ATTACK_MEDALS] = rank_fighters(s, strength, island);
    }
}

/* Losses. */

static void ravage(struct mysthea *s, pl_seat seat, uint32_t region, struct pl_events *log)
{
    struct mysthea_piece piece = { .seat = seat, .region = region };

    for (; piece.unit < MYSTHEA_COUNTED; piece.unit++) {
        while (s->public.units[piece.unit][seat][region] > 0) {
            piece.is_moved =
                piece.unit < MYSTHEA_MOBILE && s->public.moved[piece.unit][seat][region] > 0;
            mysthea_lose(s, &piece, log);
        }
    }
    if (mysthea_has_champion_in(s, seat, region) && !(s->public.wounded >> seat & 1)) {
        mysthea_wound(s, seat, log);
    }
}

/* R-MYS-14.3: one region each; who has but one there is not asked. */
static void next_loss(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t island = island_of(s, (uint32_t)frame->arg[MYSTHEA_ATTACK_MONSTER]);

    if (frame->arg[MYSTHEA_ATTACK_NEXT] == s->head.seats) {
        frame->arg[MYSTHEA_ATTACK_NEXT] = 0;
        frame->step = MYSTHEA_ATTACK_END;
        return;
    }
    pl_seat seat = s->public.order[frame->arg[MYSTHEA_ATTACK_NEXT]++];
    uint32_t regions = mysthea_presence(s, seat) & mysthea_regions_of_island[island];
    if (regions == 0) {
        return;
    }
    if ((regions & (regions - 1)) == 0) {
        ravage(s, seat, pl_lowest(regions), log);
        return;
    }
    pl_push(&s->head, MYSTHEA_FRAME_RAVAGE, seat)->arg[MYSTHEA_RAVAGE_ISLAND] = (int16_t)island;
}

void mysthea_legal_ravage(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    mysthea_add_regions(list, MYSTHEA_ACT_REGION,
                        mysthea_ravaged_regions(s, seat, pl_peek(&s->head)));
}

void mysthea_apply_ravage(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    ravage(s, seat, pl_act_a(action), log);
}

/* Rewards. */

/* What comes with the glory; encounters and draws are given one at a time. */
static void give_extra(struct mysthea *s, pl_seat seat, enum mysthea_extra extra, uint32_t count,
                       struct pl_events *log)
{
    switch (extra) {
    case MYSTHEA_EXTRA_ENERGY: mysthea_energy(s, seat, count, log); break;
    case MYSTHEA_EXTRA_XP: mysthea_xp(s, seat, count, log); break;
    case MYSTHEA_EXTRA_CP: mysthea_gain_points(s, seat, count, false, log); break;
    case MYSTHEA_EXTRA_DRAW: mysthea_draw_card(s, seat, log); break;
    case MYSTHEA_EXTRA_ENCOUNTER:
        if (!mysthea_refuse_meet(s, seat)) {
            pl_push(&s->head, MYSTHEA_FRAME_MEET, seat);
        }
        break;
    case MYSTHEA_EXTRA_NOTHING: break;
    }
}

static bool is_one_at_a_time(enum mysthea_extra extra)
{
    return extra == MYSTHEA_EXTRA_ENCOUNTER || extra == MYSTHEA_EXTRA_DRAW;
}

/* R-MYS-14.7: the second half of a reward is Celethe's. */
static void next_reward(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    const struct mysthea_monster_info *info = &mysthea_monsters[frame->arg[MYSTHEA_ATTACK_MONSTER]];
    uint32_t medal = (uint32_t)frame->arg[MYSTHEA_ATTACK_PAID] / 2;
    bool is_second = frame->arg[MYSTHEA_ATTACK_PAID] % 2 != 0;
    uint32_t medals = (uint32_t)frame->arg[MYSTHEA_ATTACK_MEDALS];
    uint32_t winner = medal < MYSTHEA_MEDALS ? mysthea_medal_of(medals, medal) : 0;

    if (winner == 0) {
        frame->step = MYSTHEA_ATTACK_END;
        return;
    }
    pl_seat seat = (pl_seat)(winner - 1);
    bool is_doubled = mysthea_is_doubled(medals, medal);
    uint32_t factor = is_doubled ? MYSTHEA_CELETHE_FACTOR : 1;
    frame->arg[MYSTHEA_ATTACK_PAID]++;
    if (!is_second) {
        pl_tell(log, MYSTHEA_EVENT_MEDAL, seat, PL_ARGS((int32_t)medal + 1));
        mysthea_glory(s, seat, (int32_t)(info->glory[medal] * factor), MYSTHEA_FROM_MONSTERS, log);
        give_extra(s, seat, info->extra, info->extra_count[medal] * factor, log);
    } else if (is_doubled && is_one_at_a_time(info->extra)) {
        give_extra(s, seat, info->extra, info->extra_count[medal], log);
    }
}

/* The end. */

/* R-MYS-14.8, R-MYS-M2.9, R-MYS-M2.12, R-MYS-M2.13 */
static void end_attack(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);
    uint32_t monster = (uint32_t)frame.arg[MYSTHEA_ATTACK_MONSTER];
    bool is_defeated = frame.arg[MYSTHEA_ATTACK_MEDALS] != 0;
    bool is_second = frame.flag & MYSTHEA_ATTACK_SECOND;

    pl_pop(&s->head);
    if (island_of(s, monster) == MYSTHEA_NO_ISLAND) {
        return; /* gone by an attack inside its own reward */
    }
    if (is_defeated && behaves(s, monster, MYSTHEA_KODROR)) {
        *place_of(s, monster) = MYSTHEA_NO_ISLAND;
        pl_tell(log, MYSTHEA_EVENT_MONSTER_GONE, PL_NOBODY, PL_ARGS((int32_t)monster));
        return;
    }
    bool stays = is_second || (!is_defeated && behaves(s, monster, MYSTHEA_OBSIDUSA));
    if (!stays) {
        monster_step(s, monster, log);
    }
    if (!is_defeated && !is_second && behaves(s, monster, MYSTHEA_CAERULAS)) {
        mysthea_start_attack(s, monster);
        pl_top(&s->head)->flag = MYSTHEA_ATTACK_SECOND;
    }
}

void mysthea_step_attack(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case MYSTHEA_ATTACK_BEGIN: begin_attack(s, frame, log); break;
    case MYSTHEA_ATTACK_COLLECT: next_collect(s, frame, log); break;
    case MYSTHEA_ATTACK_COMPARE: compare(s, frame, log); break;
    case MYSTHEA_ATTACK_LOSSES: next_loss(s, frame, log); break;
    case MYSTHEA_ATTACK_REWARDS: next_reward(s, frame, log); break;
    default: end_attack(s, log); break;
    }
}
