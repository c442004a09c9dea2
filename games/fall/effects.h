/* What the questions beside the day's menu allow, stated once: legal lists what no reason forbids,
 * and why_*.c give the reason for the rest. Each function is about the question on top. */
#ifndef GAMES_FALL_EFFECTS_H
#define GAMES_FALL_EFFECTS_H

#include "games/fall/flow.h"

/* Set-up. */

/* R-FAL-3.6: colours that no kind before this one has; the inner region of a kind has its
 * number. */
static inline uint32_t fall_colours_to_paint(const struct fall *s, uint32_t kind)
{
    uint32_t colours = (1u << FALL_SIDE_COUNT) - 2;

    for (uint32_t i = 0; i < kind; i++) {
        colours &= ~(1u << s->public.machine[i][FALL_HARVESTER]);
    }
    return colours;
}

/* R-FAL-3.8: the characters of a pile, as a set. */
static inline uint32_t fall_pile(uint32_t origin)
{
    uint32_t champions = (1u << (FALL_CHAMPIONS + 1)) - 2;

    return (origin != FALL_ORIGIN_SEEKER ? champions : 0) |
           (origin != FALL_ORIGIN_CHAMPION ? champions << FALL_CHAMPIONS : 0);
}

/* Those that a hero of the game has. */
static inline uint32_t fall_characters_taken(const struct fall *s)
{
    uint32_t taken = 0;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        taken |= 1u << s->public.hero[hero];
    }
    return taken;
}

/* R-FAL-3.10 */
static inline uint32_t fall_colours_left(const struct fall *s)
{
    uint32_t colours = (1u << FALL_SIDE_COUNT) - 2;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        colours &= ~(1u << s->public.colour[hero]);
    }
    return colours;
}

/* R-FAL-3.13: where the hero could start, and where those before it stand. */
static inline uint64_t fall_start_nodes(const struct fall *s, uint32_t hero)
{
    uint32_t first = fall_is_champion(s, hero) ? FALL_NODE_M0 : FALL_NODE_C0;

    return (pl_bit(FALL_CRATERS) - 1) << first;
}

static inline uint64_t fall_started_nodes(const struct fall *s, uint32_t hero)
{
    uint64_t nodes = 0;

    for (uint32_t i = 0; i < hero; i++) {
        nodes |= pl_bit(s->public.node[i]);
    }
    return nodes;
}

/* Crystals. */

/* R-FAL-6.9, R-FAL-6.11, R-FAL-6.12: a way to pay the next crystal. */
pl_reason fall_refuse_way(const struct pl_frame *pay, const struct fall_purse *purse,
                          pl_action action);

/* The crystals of a payment by colour, without `less` of those that are due first. */
static inline void fall_all_due(const struct pl_frame *pay, int32_t less,
                                uint8_t ret_due[FALL_COLOURS])
{
    const int16_t *arg = pay->arg;
    int32_t rest = arg[FALL_PAY_DUE] - less;

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        ret_due[i] = (uint8_t)((arg[FALL_PAY_COLOURS] >> i & 1) * rest +
                               (arg[FALL_PAY_THEN_COLOURS] >> i & 1) * arg[FALL_PAY_THEN_DUE]);
    }
}

/* R-FAL-H2.1: the colour of the batch that is changed. */
static inline pl_reason fall_refuse_swap(const struct fall *s, uint32_t from, uint32_t to)
{
    return s->public.batch[from] == 0 ? FALL_REASON_NOT_GAINED
           : from == to               ? FALL_REASON_SAME_COLOUR
                                      : FALL_REASON_NONE;
}

/* R-FAL-6.2: of the hero who has too many. */
static inline pl_reason fall_refuse_discard(const struct fall *s, uint32_t hero, uint32_t colour)
{
    return s->public.crystals[hero][colour] > 0 ? FALL_REASON_NONE : FALL_REASON_NONE_TO_DISCARD;
}

/* R-FAL-6.5, R-FAL-6.6, R-FAL-6.8 */
static inline pl_reason fall_refuse_put(const struct fall *s, uint32_t colour)
{
    return s->public.crystals[s->public.turn][colour] > 0 ? FALL_REASON_NONE
                                                          : FALL_REASON_NONE_TO_PUT;
}

static inline pl_reason fall_refuse_put_end(const struct fall *s)
{
    return pl_peek(&s->head)->arg[FALL_DEPOSIT_PUT] > 0 ? FALL_REASON_NONE
                                                        : FALL_REASON_NOTHING_PUT;
}

/* What lay in the City before a Deposit is kept in three bits for each colour. */
enum { FALL_OLD_BITS = 3, FALL_OLD_MASK = (1 << FALL_OLD_BITS) - 1 };

/* R-FAL-6.7 */
static inline pl_reason fall_refuse_evict(const struct fall *s, uint32_t colour)
{
    uint32_t old = (uint32_t)fall_below(s)->arg[FALL_DEPOSIT_OLD];

    return old >> FALL_OLD_BITS * colour & FALL_OLD_MASK ? FALL_REASON_NONE : FALL_REASON_NOT_OLD;
}

/* R-FAL-16.3 */
static inline pl_reason fall_refuse_siege(const struct fall *s, uint32_t colour)
{
    return s->public.city[colour] > 0 ? FALL_REASON_NONE : FALL_REASON_NONE_TO_LOSE;
}

/* R-FAL-11.2 */
static inline bool fall_can_pay_shard(const struct fall *s, uint32_t value)
{
    struct fall_purse purse = fall_purse_of(s, s->public.turn);
    uint8_t due[FALL_COLOURS];

    fall_price(s, value, due);
    return fall_can_pay_all(&purse, due);
}

/* R-FAL-11.2, R-FAL-11.3 */
static inline pl_reason fall_refuse_shard(const struct fall *s)
{
    uint32_t value = s->public.slot[pl_peek(&s->head)->arg[FALL_SHARD_SLOT]];

    return fall_can_pay_shard(s, value) ? FALL_REASON_NONE : FALL_REASON_SHARD_UNPAID;
}

/* Attacks and bonuses. */

/* R-FAL-7.8: how many enemies can fall to the attack. */
static inline uint32_t fall_most_to_kill(const struct fall *s)
{
    const struct pl_frame *attack = fall_below(s);

    return fall_most_to_fall(s, (uint32_t)attack->arg[FALL_ATTACK_TARGET],
                             (uint32_t)attack->arg[FALL_ATTACK_STRENGTH]);
}

/* R-FAL-8.2: how many constructs can go to the first construct region. */
static inline uint32_t fall_most_to_split(const struct fall *s)
{
    return (uint32_t)pl_peek(&s->head)->arg[FALL_SPLIT_CONSTRUCTS];
}

/* R-FAL-9.1, R-FAL-9.2: the bonus of a card. */
pl_reason fall_refuse_bonus(const struct fall *s, uint32_t bonus);
/* R-FAL-9.2, R-FAL-X1.10 */
pl_reason fall_refuse_decline(const struct fall *s);

static inline bool fall_has_unit(const struct fall *s, uint32_t unit, uint32_t region)
{
    return fall_units_seen(s, (enum fall_unit)unit)[region] > 0;
}

/* R-FAL-B1.1 */
static inline pl_reason fall_refuse_victim(const struct fall *s, uint32_t region)
{
    return fall_has_unit(s, FALL_CONSTRUCT, region) ? FALL_REASON_NONE : FALL_REASON_NO_CONSTRUCT;
}

/* R-FAL-B4.1: of a golem or construct. */
static inline pl_reason fall_refuse_push(const struct fall *s, uint32_t unit, uint32_t region)
{
    return fall_has_unit(s, unit, region) ? FALL_REASON_NONE : FALL_REASON_NONE_TO_PUSH;
}

/* Night. */

/* How many constructs can come from the first construct region (R-FAL-M5.1). */
struct fall_share {
    uint32_t least;
    uint32_t most;
};

struct fall_share fall_share_to_eat(const struct fall *s);

/* Machines and relics. */

/* R-FAL-H5.1: of the region where a machine has worked. */
static inline pl_reason fall_refuse_second(const struct fall *s, uint32_t type)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t region = (uint32_t)frame->arg[FALL_SECOND_REGION];

    return (int32_t)type == frame->arg[FALL_SECOND_TYPE]
               ? FALL_REASON_SECOND_SAME
               : fall_refuse_machine(s, s->public.turn, region, type);
}

/* R-FAL-12.4: nodes of the region of a scavenger. */
static inline uint64_t fall_fort_places(const struct fall *s)
{
    return fall_regions[pl_peek(&s->head)->arg[FALL_FORT_REGION]].nodes;
}

/* R-FAL-H5.2, R-FAL-L2.8: of a machine of this type. */
static inline pl_reason fall_refuse_restore_to(const struct fall *s, uint32_t type, uint32_t region)
{
    return s->public.machine[region][type] == FALL_NO_SIDE ? FALL_REASON_NONE
                                                           : FALL_REASON_MACHINE_THERE;
}

/* R-FAL-H7.2: how many can stand in the region at most. */
static inline uint32_t fall_most_to_spread(const struct fall *s)
{
    enum fall_unit unit = (enum fall_unit)pl_peek(&s->head)->arg[FALL_REARRANGE_UNIT];

    return fall_units_seen(s, unit)[fall_last_region(s)];
}

/* R-FAL-S1.2: of the region in question. */
static inline pl_reason fall_refuse_fell(const struct fall *s, uint32_t unit)
{
    uint32_t region = (uint32_t)pl_peek(&s->head)->arg[FALL_FELL_REGION];

    return fall_has_unit(s, unit, region) ? FALL_REASON_NONE : FALL_REASON_NONE_TO_FELL;
}

/* R-FAL-S6.2 */
static inline enum fall_moment fall_moment_of_copy(const struct fall *s)
{
    return fall_below(s)->kind == FALL_FRAME_RETREAT ? FALL_MOMENT_RETREAT : FALL_MOMENT_DAY;
}

/* R-FAL-13.13: later in the turn. */
static inline pl_reason fall_refuse_wait(const struct fall *s)
{
    return fall_below(s)->step == FALL_DAY_GOES_ON ? FALL_REASON_NONE : FALL_REASON_LAST_CHANCE;
}

/* R-FAL-13.11: not before their own turn. Whose turn comes next has said as much already. */
static inline pl_reason fall_refuse_long_pass(const struct fall *s)
{
    uint32_t hero = (uint32_t)pl_peek(&s->head)->arg[FALL_STEP_IN_HERO];

    return hero == (s->public.turn + 1) % fall_heroes(s) ? FALL_REASON_OWN_TURN_NEXT
                                                         : FALL_REASON_NONE;
}

#endif
