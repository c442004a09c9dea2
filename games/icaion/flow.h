/* The course of the game: what the handlers of frames.def share. */
#ifndef GAMES_ICAION_FLOW_H
#define GAMES_ICAION_FLOW_H

#include "games/icaion/table.h"

/* Phases: the step of a frame says what comes next. */
enum { ICAION_SETUP_SIDES, ICAION_SETUP_NEUTRALS, ICAION_SETUP_DRAFT, ICAION_SETUP_START };
enum { ICAION_YEAR_START, ICAION_YEAR_ROUNDS };
enum { ICAION_ROUND_EVENT, ICAION_ROUND_TURNS };
enum {
    ICAION_TURN_BEGIN,
    ICAION_TURN_BELT,
    ICAION_TURN_CASE,
    ICAION_TURN_MOVE,
    ICAION_TURN_MENU,
    ICAION_TURN_END
};
enum { ICAION_PLAY_EFFECT, ICAION_PLAY_KEEP, ICAION_PLAY_END, ICAION_PLAY_PRICE };
enum { ICAION_SUPPLY_CARDS_DUE, ICAION_SUPPLY_ADD };
enum { ICAION_UNPAID, ICAION_IS_PAID }; /* of ERADICATE and INVEST */

/* Uses of the power supply (R-ICA-15.1). */
enum icaion_use { ICAION_USE_OVERCHARGE, ICAION_USE_DRAW, ICAION_USE_SHIFT, ICAION_USE_COUNT };

/* States of the double shift. */
enum { ICAION_SHIFT_NONE, ICAION_SHIFT_CHOSEN, ICAION_SHIFT_SECOND };

/* Ways to activate a machine. */
enum { ICAION_MODE_PLAIN, ICAION_MODE_MORE, ICAION_MODE_INSTEAD, ICAION_MODE_COUNT };

/* R-ICA-10.5, R-ICA-C233.1: crystals that a harvester takes, if the region has them. */
static inline uint32_t icaion_harvested(const struct icaion *s, pl_seat seat, uint32_t mode)
{
    return ICAION_HARVEST_CRYSTALS +
           (mode == ICAION_MODE_MORE ? icaion_trait(s, seat, ICAION_TRAIT_HARVEST_MORE) : 0);
}

/* R-ICA-10.6, R-ICA-C234.1: cards that a scavenger draws. */
static inline uint32_t icaion_scavenged(const struct icaion *s, pl_seat seat, uint32_t mode)
{
    return ICAION_SCAVENGE_CARDS +
           (mode == ICAION_MODE_MORE ? icaion_trait(s, seat, ICAION_TRAIT_SCAVENGE_CARDS) : 0);
}

/* R-ICA-10.7, R-ICA-C232.1: reputation that a refiner brings. */
static inline uint32_t icaion_refined(const struct icaion *s, pl_seat seat)
{
    return ICAION_REFINE_RP + icaion_trait(s, seat, ICAION_TRAIT_REFINE_RP);
}

/* R-ICA-12.1, R-ICA-12.2: grey crystals for these parasites. */
static inline uint32_t icaion_eradication_cost(const struct icaion *s, pl_seat seat,
                                               uint32_t parasites)
{
    uint32_t strength = icaion_strength(s, seat);

    return (parasites + strength - 1) / strength;
}

/* R-ICA-12.8, R-ICA-S5.1: reputation for each pink crystal of Investigate. */
static inline uint32_t icaion_pink_points(const struct icaion *s, pl_seat seat)
{
    return ICAION_INVESTIGATE_RP + icaion_trait(s, seat, ICAION_TRAIT_PINK_RP);
}

/* R-ICA-12.9, R-ICA-12.10: whether these pink crystals win a shard of this value. */
static inline bool icaion_keeps_shard(const struct icaion *s, pl_seat seat, int32_t value,
                                      int32_t pink)
{
    const uint8_t *shards = s->public.shards[seat];

    return pink == value && shards[0] + shards[1] + shards[2] < ICAION_SHARDS_OWNED_MAX;
}

/* R-ICA-15.3: crystals of one colour that an Overcharge brings; `kinds` are those of the seat's
 * machines. */
static inline uint32_t icaion_overcharged(uint32_t kinds, uint32_t chosen, uint32_t colour)
{
    return (kinds >> colour & 1) + (colour == chosen ? ICAION_OVERCHARGE_CRYSTALS : 0u);
}

/* R-ICA-8.9: asks for `due` crystals of these colours; nothing to do for 0. */
void icaion_demand(struct icaion *s, pl_seat seat, uint32_t due, uint32_t colours);
/* R-ICA-8.2: asks where the batch goes, if it has any crystals. */
void icaion_store_batch(struct icaion *s, pl_seat seat);
/* R-ICA-9.2: asks how many of up to `count` cards are drawn; nothing to do with a full hand. */
void icaion_ask_draw(struct icaion *s, pl_seat seat, uint32_t count);
/* R-ICA-6.7: one source hits these seats; they answer in turn order from the first on. */
void icaion_hit(struct icaion *s, uint32_t victims, pl_seat first);

/* Moving: what the move costs in blue crystals, which nodes can be reached. */
uint32_t icaion_basic_move(const struct icaion *s, pl_seat seat);
uint32_t icaion_move_cost(const struct icaion *s, pl_seat seat, uint32_t node);
uint64_t icaion_move_nodes(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse);

/* Whether the seat could do one of these basic actions where it stands, with this purse. */
bool icaion_can_any(const struct icaion *s, pl_seat seat, uint32_t actions,
                    const struct icaion_purse *purse);
/* Adds the ways to do these basic actions; a slot mask of 1, 2 or 3: as basic, special or both. */
void icaion_legal_basics(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse,
                         const uint8_t slots[ICAION_DO_COUNT], struct pl_legal *list);
void icaion_do_basic(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log);
/* R-ICA-14.1: why the oddity cannot be played from the hand, if so. */
pl_reason icaion_refuse_play(const struct icaion *s, pl_seat seat, uint32_t card,
                             const struct icaion_purse *purse);
void icaion_play(struct icaion *s, pl_seat seat, uint32_t card, struct pl_events *log);
/* Whether an oddity would be paid for in vain: an order whose action is impossible (R-ICA-14.6), an
 * upgrade at the limit that no old one can make room for (R-ICA-14.4). */
bool icaion_is_in_vain(const struct icaion *s, pl_seat seat, uint32_t card,
                       const struct icaion_purse *purse);
/* Whether some way of paying for an oddity that gives an action leaves it possible (R-ICA-14.6). */
bool icaion_can_order(const struct icaion *s, pl_seat seat, uint32_t card,
                      const struct icaion_purse *purse);
void icaion_use_supply(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log);
/* R-ICA-13.5: what a tile (3 * colour + Year - 1) scores for the seat now. */
uint32_t icaion_tile_points(const struct icaion *s, pl_seat seat, uint32_t tile);

#endif
