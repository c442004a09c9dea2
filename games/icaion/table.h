/* What stands and lies on the table: traits, cages, crystals, machines, hands. The small verbs that
 * every rule is made of; each tells the log. No turn order. */
#ifndef GAMES_ICAION_TABLE_H
#define GAMES_ICAION_TABLE_H

#include "games/icaion/data.h"

static inline bool icaion_is_on(const struct icaion *s, enum icaion_option option)
{
    return s->head.option[option] == ICAION_HOUSE_ON;
}

/* The same for an added option, whose value 0 is the house rule. */
static inline bool icaion_is_kept(const struct icaion *s, enum icaion_option option)
{
    return s->head.option[option] == ICAION_KEPT_ON;
}

static inline bool icaion_is_radiant(const struct icaion *s)
{
    return s->head.option[ICAION_OPTION_RADIANT] == ICAION_RADIANT_ON;
}

static inline void icaion_add(struct pl_legal *list, enum icaion_act kind, uint32_t a, uint32_t b)
{
    pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)a, (uint16_t)b, 0));
}

/* The seat's own. */

static inline bool icaion_is_deployed(const struct icaion *s, pl_seat seat, uint32_t place)
{
    return !(s->public.home[seat] >> place & 1);
}

/* What a seat's seeker, equipment and upgrades add up to. */
uint32_t icaion_trait(const struct icaion *s, pl_seat seat, enum icaion_trait trait);
/* What the owner's upgrades alone add to it. */
uint32_t icaion_upgrade_trait(const struct icaion *s, pl_seat seat, enum icaion_trait trait);
/* What the owner's department board gives: printed, and unlocked for good (R-ICA-6.3). */
uint32_t icaion_bonus(const struct icaion *s, pl_seat seat, enum icaion_bonus bonus);

/* R-ICA-11.9, R-ICA-E12.1 */
static inline uint32_t icaion_strength(const struct icaion *s, pl_seat seat)
{
    return icaion_bonus(s, seat, ICAION_BONUS_STRENGTH) +
           icaion_trait(s, seat, ICAION_TRAIT_STRENGTH);
}

/* R-ICA-7.3, R-ICA-E8.1, R-ICA-C226.1, R-ICA-X1.4: the length of the basic move, and nodes that
 * each blue crystal buys beyond it (R-ICA-7.5). */
uint32_t icaion_free_nodes(const struct icaion *s, pl_seat seat);
uint32_t icaion_nodes_per_blue(const struct icaion *s, pl_seat seat);

/* R-ICA-3.9 */
static inline uint32_t icaion_hand_limit(const struct icaion *s, pl_seat seat)
{
    return (uint32_t)icaion_characters[s->public.seeker[seat]].hand +
           icaion_characters[s->public.equipment[seat]].hand;
}

static inline uint32_t icaion_upgrade_limit(const struct icaion *s, pl_seat seat)
{
    return (uint32_t)icaion_characters[s->public.seeker[seat]].upgrades +
           icaion_characters[s->public.equipment[seat]].upgrades;
}

/* R-ICA-9.1: cards that the hand can still take. */
static inline uint32_t icaion_room(const struct icaion *s, pl_seat seat)
{
    uint32_t limit = icaion_hand_limit(s, seat);
    uint32_t count = s->public.hand_count[seat];

    return count < limit ? limit - count : 0;
}

/* R-ICA-8.1: cages of the seat, as a mask. */
uint32_t icaion_cages(const struct icaion *s, pl_seat seat);
/* R-ICA-8.8: those among them that a batch can go into, of empty ones one of each sort. */
uint32_t icaion_cages_to_choose(const struct icaion *s, pl_seat seat);
uint32_t icaion_sum(const uint8_t crystals[ICAION_COLOURS]);

/* Crystals that a seat can pay with, and what makes paying easier. */
struct icaion_purse {
    uint8_t crystals[ICAION_COLOURS];
    uint8_t converters;
    uint8_t discount; /* R-ICA-S6.1: of machines and oddities */
};

struct icaion_purse icaion_purse_of(const struct icaion *s, pl_seat seat);
/* R-ICA-8.12, R-ICA-8.13: how much of these colours the purse can pay. */
uint32_t icaion_payable(const struct icaion_purse *purse, uint32_t colours);
/* What remains of a price after the discount. */
static inline uint32_t icaion_price(const struct icaion_purse *purse, uint32_t full)
{
    return purse->discount < full ? full - purse->discount : 0;
}

/* R-ICA-1.10: of cards with the same face the one with the lowest number. */
uint64_t icaion_faces(uint64_t cards);
uint64_t icaion_oddities_in_game(const struct icaion *s);

/* The board. */

static inline uint32_t icaion_regions_at(const struct icaion *s, pl_seat seat)
{
    return icaion_nodes[s->public.node[seat]].regions;
}

static inline uint32_t icaion_crater_at(const struct icaion *s, pl_seat seat)
{
    return icaion_nodes[s->public.node[seat]].crater;
}

static inline uint32_t icaion_machine_count(const struct icaion *s, uint32_t region)
{
    const uint8_t *machine = s->public.machine[region];

    return (uint32_t)((machine[0] != 0) + (machine[1] != 0) + (machine[2] != 0));
}

/* Paths between two nodes. */
static inline uint32_t icaion_distance(uint32_t from, uint32_t to)
{
    uint32_t distance = 0;

    while (from != to && !(icaion_reach[from][distance++] >> to & 1)) {
    }
    return distance;
}

/* R-ICA-11.5: what a machine costs there now. */
static inline uint32_t icaion_deploy_price(const struct icaion *s, uint32_t region,
                                           const struct icaion_purse *purse)
{
    return icaion_price(purse, icaion_machine_count(s, region) + 1);
}

/* The type of an owner's machine in a region; ICAION_TYPES if there is none. */
static inline uint32_t icaion_type_of(const struct icaion *s, uint32_t region, uint32_t owner)
{
    uint32_t type = 0;

    while (type < ICAION_TYPES && s->public.machine[region][type] != owner) {
        type++;
    }
    return type;
}

/* R-ICA-11.4: of each type and each colour one. */
static inline pl_reason icaion_refuse_type(const struct icaion *s, uint32_t region, uint32_t type)
{
    return s->public.machine[region][type] ? ICAION_REASON_TYPE_THERE : ICAION_REASON_NONE;
}

static inline pl_reason icaion_refuse_owner(const struct icaion *s, uint32_t region, uint32_t owner)
{
    pl_reason reason =
        owner < ICAION_NEUTRAL_OWNER ? ICAION_REASON_OWN_THERE : ICAION_REASON_NEUTRAL_THERE;

    return icaion_type_of(s, region, owner) < ICAION_TYPES ? reason : ICAION_REASON_NONE;
}

static inline pl_reason icaion_refuse_machine(const struct icaion *s, uint32_t region,
                                              uint32_t owner, uint32_t type)
{
    pl_reason reason = icaion_refuse_owner(s, region, owner);

    return reason ? reason : icaion_refuse_type(s, region, type);
}

/* R-ICA-11.6: what a machine of this type brings there, by its full cost. */
uint32_t icaion_deploy_points(const struct icaion *s, uint32_t region, uint32_t type);
/* R-ICA-15.3: kinds of region with a machine of the seat, as a mask. */
uint32_t icaion_kinds_of(const struct icaion *s, pl_seat seat);
/* R-ICA-5.12: whether the last round of the Year is played. */
bool icaion_is_last_round(const struct icaion *s);
/* Event cards in the deck, as a mask of printed numbers. */
uint32_t icaion_event_deck(const struct icaion *s);
/* The place of a seat in turn order. */
uint32_t icaion_turn_of(const struct icaion *s, pl_seat seat);
/* Seats whose seeker stands on one of the nodes. */
pl_seat_mask icaion_seats_on(const struct icaion *s, uint64_t nodes);

/* Verbs. */

void icaion_score(struct icaion *s, pl_seat seat, uint32_t points, enum icaion_cause cause,
                  struct pl_events *log);
/* R-ICA-9.1 to R-ICA-9.3: draws `count` cards, as far as the limit and the piles allow. */
void icaion_draw_cards(struct icaion *s, pl_seat seat, uint32_t count, struct pl_events *log);
/* Puts a card from the hand away; it then lies openly on the discards. */
void icaion_discard(struct icaion *s, pl_seat seat, uint32_t card);
/* R-ICA-15.8 */
void icaion_charge(struct icaion *s, pl_seat seat, struct pl_events *log);
/* Crystals from the supply, which never runs out (R-ICA-1.5), join the batch. */
void icaion_take(struct icaion *s, pl_seat seat, uint32_t colour, uint32_t count,
                 struct pl_events *log);
/* Removes a parasite from a region; it is collected (R-ICA-12.3). */
void icaion_collect(struct icaion *s, pl_seat seat, uint32_t region, struct pl_events *log);
void icaion_place_machine(struct icaion *s, uint32_t region, uint32_t type, uint32_t owner);

#endif
