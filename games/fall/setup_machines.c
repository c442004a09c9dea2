/* Machines after a game of Icaion: those on the board stay, those of unused colours join them, as
 * evenly as possible (R-FAL-L2.2 to R-FAL-L2.4). */
#include "games/fall/flow.h"

enum {
    PAIRS_MAX = FALL_REGIONS * FALL_REGIONS,
    UNEVEN = 2,     /* machines more in one region than in another that can be helped */
    EXCHANGES = 135 /* more than enough: each lowers the sum of squares, at most 15 times 9 */
};

/* Types of the machines in a region, as a set. */
static uint32_t types_in(const struct fall *s, uint32_t region)
{
    const uint8_t *machine = s->public.machine[region];

    return (uint32_t)(machine[0] != 0) | (uint32_t)(machine[1] != 0) << 1 |
           (uint32_t)(machine[2] != 0) << 2;
}

static uint32_t count_in(const struct fall *s, uint32_t region)
{
    return (uint32_t)__builtin_popcount(types_in(s, region));
}

/* At random. */

/* The region for a machine of this type: one of those with the fewest machines that lack it. */
static uint32_t draw_region(struct fall *s, uint32_t type)
{
    uint32_t least = FALL_TYPES;
    uint32_t regions = 0;

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        uint32_t count = count_in(s, region);
        if ((types_in(s, region) >> type & 1) || count > least) { /* R-FAL-L2.4 */
            continue;
        }
        regions = count < least ? 0 : regions;
        least = count;
        regions |= 1u << region;
    }
    return pl_select(regions, fall_roll(s, (uint32_t)__builtin_popcount(regions)));
}

/* Machines of unused colours, one after another; which types went where, as sets. */
static void draw_places(struct fall *s, uint8_t ret_new[FALL_REGIONS])
{
    const struct fall_legacy *legacy = &s->public.legacy;
    uint8_t left[FALL_SIDE_COUNT * FALL_TYPES] = { 0 };
    uint32_t used = legacy->neutral;
    uint32_t count = 0;

    for (uint32_t hero = 0; hero < fall_heroes(s); hero++) {
        used |= 1u << legacy->colour[hero];
    }
    for (uint32_t i = FALL_TYPES; i < PL_COUNT_OF(left); i++) {
        left[i] = used >> i / FALL_TYPES & 1 ? 0 : FALL_MACHINES_OF_TYPE;
        count += left[i];
    }
    for (; count > 0; count--) {
        uint32_t index = fall_pick(s, left, PL_COUNT_OF(left));
        uint32_t type = index % FALL_TYPES;
        uint32_t region = draw_region(s, type);
        left[index]--;
        s->public.machine[region][type] = (uint8_t)(index / FALL_TYPES);
        ret_new[region] |= (uint8_t)(1u << type);
    }
}

/* As evenly as possible. One machine after another can end uneven: the last ones may lack types
 * that only full regions have room for. Then a region hands a new machine to one that lacks its
 * type, that one hands on another, and so on to a region with fewer. Where no such chain leads from
 * a region to one with two machines less, no other placing is more even. */

/* How machines can be handed on from a region. */
struct chains {
    uint32_t reached;            /* set of regions */
    uint8_t giver[FALL_REGIONS]; /* who hands a machine to each of them */
    uint8_t type[FALL_REGIONS];  /* of which type */
};

static void find_chains(const struct fall *s, const uint8_t *new, uint32_t first,
                        struct chains *ret_chains)
{
    uint8_t queue[FALL_REGIONS] = { (uint8_t)first };
    uint32_t count = 1;

    ret_chains->reached = 1u << first;
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t taker = 0; taker < FALL_REGIONS; taker++) {
            uint32_t types = new[queue[i]] & ~types_in(s, taker);
            if (types == 0 || (ret_chains->reached >> taker & 1)) {
                continue;
            }
            ret_chains->reached |= 1u << taker;
            ret_chains->giver[taker] = queue[i];
            ret_chains->type[taker] = (uint8_t)pl_lowest(types);
            queue[count++] = (uint8_t)taker;
        }
    }
}

/* The machines of a chain change places, the last one first. */
static void hand_on(struct fall *s, uint8_t *new, const struct chains *chains, uint32_t pair)
{
    uint32_t first = pair / FALL_REGIONS;
    uint32_t taker = pair % FALL_REGIONS;

    while (taker != first) {
        uint32_t giver = chains->giver[taker];
        uint32_t type = chains->type[taker];
        s->public.machine[taker][type] = s->public.machine[giver][type];
        s->public.machine[giver][type] = FALL_NO_SIDE;
        new[taker] |= (uint8_t)(1u << type);
        new[giver] &= (uint8_t) ~(1u << type);
        taker = giver;
    }
}

/* Regions, first * 15 + last, between which a chain would do most; their number. */
static uint32_t find_pairs(const struct fall *s, const uint8_t *new, uint8_t ret_pair[PAIRS_MAX])
{
    struct chains chains;
    uint32_t most = UNEVEN;
    uint32_t count = 0;

    for (uint32_t pair = 0; pair < PAIRS_MAX; pair++) {
        uint32_t first = pair / FALL_REGIONS;
        uint32_t last = pair % FALL_REGIONS;
        if (last == 0) {
            find_chains(s, new, first, &chains);
        }
        if (!(chains.reached >> last & 1) || count_in(s, first) < count_in(s, last) + most) {
            continue;
        }
        uint32_t apart = count_in(s, first) - count_in(s, last);
        count = apart > most ? 0 : count;
        most = apart;
        ret_pair[count++] = (uint8_t)pair;
    }
    return count;
}

static void even_out(struct fall *s, uint8_t *new)
{
    uint8_t pairs[PAIRS_MAX];
    struct chains chains;

    for (uint32_t i = 0; i < EXCHANGES; i++) {
        uint32_t count = find_pairs(s, new, pairs);
        if (count == 0) {
            return;
        }
        uint32_t pair = pairs[fall_roll(s, count)];
        find_chains(s, new, pair / FALL_REGIONS, &chains);
        hand_on(s, new, &chains, pair);
    }
    pl_panic("machines that cannot be evened out", __FILE__, __LINE__);
}

/* R-FAL-L2.3 */
static void place_unused(struct fall *s, struct pl_events *log)
{
    uint8_t new[FALL_REGIONS] = { 0 };

    draw_places(s, new);
    even_out(s, new);
    for (uint32_t i = 0; i < FALL_MACHINE_PLACES; i++) {
        uint32_t region = i / FALL_TYPES;
        uint32_t type = i % FALL_TYPES;
        if (new[region] >> type & 1) {
            fall_tell(log, FALL_EVENT_PLACED_MACHINE,
                      PL_ARGS((int32_t)region, (int32_t)type, s->public.machine[region][type]));
        }
    }
}

/* R-FAL-L2.2, R-FAL-L4.1 */
void fall_take_machines_over(struct fall *s, struct pl_events *log)
{
    struct fall_public *pub = &s->public;

    memcpy(pub->machine, pub->legacy.machine, sizeof pub->machine);
    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        pub->wonder[region] = pub->legacy.wonder[region] != 0;
    }
    place_unused(s, log);
}
