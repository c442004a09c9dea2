/* What stands and lies on the table: units, glory, energy, cards, islands. The small verbs that
 * every rule is made of; each tells the log. No turn order. */
#ifndef GAMES_MYSTHEA_TABLE_H
#define GAMES_MYSTHEA_TABLE_H

#include "games/mysthea/data.h"

static inline bool mysthea_is_on(const struct mysthea *s, enum mysthea_option option)
{
    return s->head.option[option] == MYSTHEA_SWITCH_ON;
}

/* Whether a house rule is played that was the only reading once: its first value is "on". */
static inline bool mysthea_is_kept(const struct mysthea *s, enum mysthea_option option)
{
    return s->head.option[option] == MYSTHEA_KEPT_ON;
}

static inline bool mysthea_has_upgrade(const struct mysthea *s, pl_seat seat,
                                       enum mysthea_card card)
{
    return s->public.upgrade[seat][mysthea_cards[card].place] == card;
}

/* R-MYS-2.16, R-MYS-11.22: whether the seat's champion is this one and its ability works. */
static inline bool mysthea_has_ability(const struct mysthea *s, pl_seat seat,
                                       enum mysthea_champion champion)
{
    return s->public.champion[seat] == champion && !(s->public.wounded >> seat & 1) &&
           mysthea_is_on(s, MYSTHEA_OPTION_CHAMPION_ABILITIES);
}

/* Units. Sixteen counts of one kind and seat lie in two words. */

static inline uint64_t mysthea_word(const uint8_t *counts, uint32_t index)
{
    uint64_t word;

    memcpy(&word, counts + 8 * index, sizeof word);
    return word;
}

static inline uint32_t mysthea_nonzero_bytes(uint64_t word)
{
    const uint64_t low = 0x7f7f7f7f7f7f7f7f;
    uint64_t flags = (((word & low) + low) | word) >> 7 & 0x0101010101010101;

    return (uint32_t)((flags * 0x0102040810204080) >> 56);
}

/* Units of a kind on the islands. */
static inline uint32_t mysthea_deployed(const struct mysthea *s, pl_seat seat,
                                        enum mysthea_unit unit)
{
    const uint8_t *counts = s->public.units[unit][seat];
    uint64_t sums = mysthea_word(counts, 0) + mysthea_word(counts, 1);

    return (uint32_t)((sums * 0x0101010101010101) >> 56);
}

static inline uint32_t mysthea_champion_bit(const struct mysthea *s, pl_seat seat)
{
    return (1u << s->public.champion_at[seat]) & MYSTHEA_ALL_REGIONS;
}

/* The regions where the seat has a unit, as a mask. */
static inline uint32_t mysthea_presence(const struct mysthea *s, pl_seat seat)
{
    uint64_t low = 0;
    uint64_t high = 0;

    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        low |= mysthea_word(s->public.units[unit][seat], 0);
        high |= mysthea_word(s->public.units[unit][seat], 1);
    }
    return mysthea_nonzero_bytes(low) | mysthea_nonzero_bytes(high) << 8 |
           mysthea_champion_bit(s, seat);
}

/* The regions where another seat has a unit. */
static inline uint32_t mysthea_opponents_presence(const struct mysthea *s, pl_seat seat)
{
    uint32_t mask = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        mask |= p == seat ? 0 : mysthea_presence(s, p);
    }
    return mask;
}

/* Units of a kind in a region that have not moved this turn. */
static inline uint32_t mysthea_unmoved(const struct mysthea *s, pl_seat seat,
                                       enum mysthea_unit unit, uint32_t region)
{
    return (uint32_t)s->public.units[unit][seat][region] - s->public.moved[unit][seat][region];
}

/* The regions with unmoved units of a kind; counts are below 128, so words subtract by bytes. */
static inline uint32_t mysthea_unmoved_regions(const struct mysthea *s, pl_seat seat,
                                               enum mysthea_unit unit)
{
    const uint8_t *counts = s->public.units[unit][seat];
    const uint8_t *moved = s->public.moved[unit][seat];

    return mysthea_nonzero_bytes(mysthea_word(counts, 0) - mysthea_word(moved, 0)) |
           mysthea_nonzero_bytes(mysthea_word(counts, 1) - mysthea_word(moved, 1)) << 8;
}

/* R-MYS-6.2: regions from which a unit of the kind may go: constructs and golems that have not
 * moved, and the champion. */
static inline uint32_t mysthea_movable(const struct mysthea *s, pl_seat seat,
                                       enum mysthea_unit unit)
{
    return unit < MYSTHEA_MOBILE           ? mysthea_unmoved_regions(s, seat, unit)
           : unit == MYSTHEA_UNIT_CHAMPION ? mysthea_champion_bit(s, seat)
                                           : 0;
}

static inline bool mysthea_has_champion_in(const struct mysthea *s, pl_seat seat, uint32_t region)
{
    return s->public.champion_at[seat] == region;
}

/* Own units in a region, the champion included (R-MYS-11.15). */
uint32_t mysthea_units_in(const struct mysthea *s, pl_seat seat, uint32_t region);

/* What one unit of each kind is worth to a seat (R-MYS-1.4, upgrades included). */
struct mysthea_worth {
    uint8_t of[MYSTHEA_UNIT_COUNT];
};

struct mysthea_worth mysthea_worth_of(const struct mysthea *s, pl_seat seat);
/* Strength of a seat in a region. */
uint32_t mysthea_strength(const struct mysthea *s, pl_seat seat, uint32_t region,
                          const struct mysthea_worth *worth);
/* The seat that controls a region, or PL_NOBODY. */
pl_seat mysthea_owner_of(const struct mysthea *s, uint32_t region);
/* How many of what a gain or an attunement counts the seat has; `x` for X. */
uint32_t mysthea_count(const struct mysthea *s, pl_seat seat, enum mysthea_count what, uint32_t x);

/* A unit of a kind in a region. */
struct mysthea_piece {
    pl_seat seat;
    enum mysthea_unit unit;
    uint32_t region;
    bool is_moved; /* one of those that have moved this turn (R-MYS-1.11) */
};

/* How many such units there are; not of champions. */
static inline uint32_t mysthea_pieces(const struct mysthea *s, const struct mysthea_piece *piece)
{
    pl_seat seat = piece->seat;
    uint32_t moved =
        piece->unit < MYSTHEA_MOBILE ? s->public.moved[piece->unit][seat][piece->region] : 0u;

    return piece->is_moved ? moved : s->public.units[piece->unit][seat][piece->region] - moved;
}

/* Puts units down, takes them away, moves them. */
void mysthea_make(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, struct pl_events *log);
void mysthea_deploy(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, uint32_t region,
                    struct pl_events *log);
/* R-MYS-11.20: a unit goes to the pool or the reserve. */
void mysthea_lose(struct mysthea *s, const struct mysthea_piece *piece, struct pl_events *log);
void mysthea_wound(struct mysthea *s, pl_seat seat, struct pl_events *log);
/* An unmoved unit, or the champion, goes to another region and has then moved. */
void mysthea_move(struct mysthea *s, const struct mysthea_piece *piece, uint32_t to,
                  struct pl_events *log);

/* Islands. */

/* Where in the ring an island is. */
uint32_t mysthea_ring_place(const struct mysthea *s, uint32_t island);
/* The island `places` places clockwise of another. */
uint32_t mysthea_clockwise(const struct mysthea *s, uint32_t island, uint32_t places);
/* Regions that can be entered at all (R-MYS-2.3). */
uint32_t mysthea_open_regions(const struct mysthea *s);
/* R-MYS-6.1: where a step from a region leads. */
uint32_t mysthea_neighbours(const struct mysthea *s, uint32_t region);

/* Gains and losses. */
/* A change of glory from a source; what is lost has a source of its own. */
void mysthea_glory(struct mysthea *s, pl_seat seat, int32_t change, enum mysthea_source source,
                   struct pl_events *log);
void mysthea_energy(struct mysthea *s, pl_seat seat, uint32_t gain, struct pl_events *log);
void mysthea_xp(struct mysthea *s, pl_seat seat, uint32_t gain, struct pl_events *log);
void mysthea_pay(struct mysthea *s, pl_seat seat, uint32_t energy, uint32_t xp,
                 struct pl_events *log);
/* Charges the artefact of the seat. */
void mysthea_recharge(struct mysthea *s, pl_seat seat, struct pl_events *log);

/* Cards. */

/* R-MYS-17.1: the size of a hand is open. */
uint32_t mysthea_hand_count(const struct mysthea *s, pl_seat seat);
/* A card comes into a hand that everybody sees coming. */
void mysthea_to_hand_openly(struct mysthea *s, pl_seat seat, uint32_t card);
/* A card leaves a hand; everybody sees which. */
void mysthea_from_hand(struct mysthea *s, pl_seat seat, uint32_t card);
void mysthea_discard(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log);
/* Draws the top card of the era deck into a hand, if there is one (R-MYS-16.9). */
void mysthea_draw_card(struct mysthea *s, pl_seat seat, struct pl_events *log);
/* Shows cards from the era deck until `wanted` are on display, as far as it goes. */
void mysthea_show_cards(struct mysthea *s, uint32_t wanted, struct pl_events *log);
/* A random element leaves the set; a new epoch begins. */
uint32_t mysthea_draw_from(struct mysthea *s, struct pl_set *set);
/* Whether a frame holds a card that lies nowhere else: one about to be placed or, by the house rule
 * R-MYS-X1.11, one being played. */
bool mysthea_is_holding(const struct mysthea *s, const struct pl_frame *frame);
/* Cards that lie where everybody sees them, and those that are known to be in hands. */
struct pl_set mysthea_open_cards(const struct mysthea *s);
/* Puts a card on the board, which must have room. */
void mysthea_put_equipment(struct mysthea *s, pl_seat seat, uint32_t card);
void mysthea_take_equipment(struct mysthea *s, pl_seat seat, uint32_t card);
uint32_t mysthea_equipment_count(const struct mysthea *s, pl_seat seat);
/* The upgrade of a seat that the card takes the place of, or 0 (R-MYS-7.3). */
static inline uint32_t mysthea_placed_over(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    return mysthea_cards[card].kind == MYSTHEA_KIND_UPGRADE
               ? s->public.upgrade[seat][mysthea_cards[card].place]
               : 0;
}

/* All cards on the board of a seat. */
struct pl_set mysthea_board_of(const struct mysthea *s, pl_seat seat);
/* The other player who openly has the card (on the board, in the discard pile or in the hand), or
 * PL_NOBODY. */
pl_seat mysthea_other_owner(const struct mysthea *s, pl_seat seat, uint32_t card);
/* Encounter cards that are neither open nor with anybody. */
void mysthea_show_encounter(struct mysthea *s, struct pl_events *log);

static inline void mysthea_add(struct pl_legal *list, enum mysthea_act kind, uint32_t a)
{
    pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)a, 0, 0));
}

/* Adds an action for each region of the mask, or each card of the set. */
void mysthea_add_regions(struct pl_legal *list, enum mysthea_act kind, uint32_t regions);
void mysthea_add_cards(struct pl_legal *list, enum mysthea_act kind, struct pl_set cards);
void mysthea_add_units(struct pl_legal *list, enum mysthea_unit unit, uint32_t regions);

#endif
