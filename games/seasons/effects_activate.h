/* What an activation takes, stated once: the list of activations holds what no reason forbids, and
 * why_main.c gives the reason for the rest. */
#ifndef GAMES_SEASONS_EFFECTS_ACTIVATE_H
#define GAMES_SEASONS_EFFECTS_ACTIVATE_H

#include "games/seasons/effects.h"

enum { SEASONS_MODE_TOKEN = 0, SEASONS_MODE_TRANSMUTE = 1 }; /* Tree of Light */
enum { SEASONS_MODE_LOOK = 0, SEASONS_MODE_BURY = 1 };       /* Crystal Orb */

/* R-SEA-8.1: the cards of which the seat has a straight copy in play, as a set. */
static inline uint64_t seasons_straight(const struct seasons *s, pl_seat seat)
{
    const struct pl_bag *cards = &s->public.tableau[seat];
    const struct pl_bag *turned = &s->public.turned[seat];

    return (cards->one & ~turned->one) | (cards->two & ~turned->two);
}

/* R-SEA-8.3: crystals left for a cost once the Fairies have taken theirs. */
static inline uint32_t seasons_after_fairies(const struct seasons *s, pl_seat seat)
{
    uint32_t fairies = seasons_opposing(s, seat, SEASONS_THIEVING_FAIRIES) * SEASONS_FAIRIES_TAKEN;
    uint32_t has = (uint32_t)s->public.crystals[seat];

    return has > fairies ? has - fairies : 0;
}

/* Tokens of any energy that the activation of a card takes at the least. */
static inline uint32_t seasons_token_price(uint32_t card)
{
    switch (card) {
    case SEASONS_KAIRN_THE_DESTROYER: return SEASONS_KAIRN_TOKENS;
    case SEASONS_TREE_OF_LIGHT: return SEASONS_TREE_PAY_TOKENS;
    case SEASONS_GLUTTON_CAULDRON: return SEASONS_CAULDRON_FEED_TOKENS;
    case SEASONS_MIRROR_OF_THE_SEASONS: return SEASONS_MIRROR_TOKENS_MIN;
    default: return 0;
    }
}

/* Crystals, likewise. */
static inline uint32_t seasons_crystal_price(uint32_t card)
{
    switch (card) {
    case SEASONS_TREE_OF_LIGHT: return SEASONS_TREE_PAY_CRYSTALS;
    case SEASONS_CRYSTAL_ORB: return SEASONS_ORB_DISCARD_CRYSTALS;
    case SEASONS_MIRROR_OF_THE_SEASONS: return SEASONS_MIRROR_TOKENS_MIN;
    default: return 0;
    }
}

static inline pl_reason seasons_refuse_tokens(const struct seasons *s, pl_seat seat, uint32_t card)
{
    return seasons_spendable_total(s, seat) >= seasons_token_price(card)
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_TOO_FEW_TOKENS;
}

static inline pl_reason seasons_refuse_crystals(const struct seasons *s, pl_seat seat,
                                                uint32_t card)
{
    return seasons_after_fairies(s, seat) >= seasons_crystal_price(card)
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_TOO_FEW_CRYSTALS;
}

/* R-SEA-C5.1: one option for each energy of which there are enough tokens. */
static inline pl_reason seasons_refuse_ishtar(const struct seasons *s, pl_seat seat,
                                              uint32_t energy)
{
    return seasons_spendable(s, seat, (enum seasons_energy)energy) >= SEASONS_ISHTAR_TOKENS
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_ISHTAR_ENERGY;
}

static inline pl_reason seasons_refuse_tree(const struct seasons *s, pl_seat seat, uint32_t mode)
{
    return mode == SEASONS_MODE_TOKEN ? seasons_refuse_crystals(s, seat, SEASONS_TREE_OF_LIGHT)
                                      : seasons_refuse_tokens(s, seat, SEASONS_TREE_OF_LIGHT);
}

/* R-SEA-11.2, R-SEA-C34.4, R-SEA-C36.2: without any card in either pile there is nothing to draw
 * or to show. */
static inline pl_reason seasons_refuse_draw(const struct seasons *s)
{
    return seasons_can_draw(s) ? SEASONS_REASON_NONE : SEASONS_REASON_NO_CARDS;
}

/* R-SEA-1.11: two straight Cauldrons with the same tokens are one option. */
static inline pl_reason seasons_refuse_cauldron(const struct seasons *s, pl_seat seat,
                                                uint32_t slot)
{
    uint8_t turned = s->public.cauldron_turned[seat];
    const uint8_t(*tokens)[SEASONS_ENERGIES] = s->public.cauldron[seat];

    if (turned >> slot & 1) {
        return SEASONS_REASON_TURNED;
    }
    return slot == 1 && turned == 0 && memcmp(tokens[0], tokens[1], SEASONS_ENERGIES) == 0
               ? SEASONS_REASON_SAME_COPY
               : SEASONS_REASON_NONE;
}

/* R-SEA-C24.2: the potion's own place is free by then. */
static inline pl_reason seasons_refuse_dreams(const struct seasons *s, pl_seat seat)
{
    if (pl_bag_is_empty(&s->private[seat].hand)) {
        return SEASONS_REASON_EMPTY_HAND;
    }
    return seasons_in_play(s, seat) - 1 < s->public.gauge[seat] ? SEASONS_REASON_NONE
                                                                : SEASONS_REASON_DREAMS_ROOM;
}

static inline pl_reason seasons_refuse_skull(const struct seasons *s, pl_seat seat)
{
    return seasons_in_play(s, seat) >= SEASONS_SKULL_CARDS ? SEASONS_REASON_NONE
                                                           : SEASONS_REASON_SKULL_CARDS;
}

static inline pl_reason seasons_refuse_kriss(const struct seasons *s, pl_seat seat)
{
    uint64_t cards = s->private[seat].hand.one | s->public.tableau[seat].one;

    return (cards & seasons_familiars) != 0 ? SEASONS_REASON_NONE : SEASONS_REASON_NO_FAMILIAR;
}

static inline pl_reason seasons_refuse_mirror(const struct seasons *s, pl_seat seat)
{
    pl_reason reason = seasons_refuse_crystals(s, seat, SEASONS_MIRROR_OF_THE_SEASONS);

    return reason ? reason : seasons_refuse_tokens(s, seat, SEASONS_MIRROR_OF_THE_SEASONS);
}

/* Why the cost of a card with one way of activation cannot be paid. */
static inline pl_reason seasons_refuse_price(const struct seasons *s, pl_seat seat, uint32_t card)
{
    switch (card) {
    case SEASONS_KAIRN_THE_DESTROYER:
        return seasons_refuse_tokens(s, seat, SEASONS_KAIRN_THE_DESTROYER);
    case SEASONS_POTION_OF_DREAMS: return seasons_refuse_dreams(s, seat);
    case SEASONS_DRAGON_SKULL: return seasons_refuse_skull(s, seat);
    case SEASONS_NECROTIC_KRISS: return seasons_refuse_kriss(s, seat);
    case SEASONS_MIRROR_OF_THE_SEASONS: return seasons_refuse_mirror(s, seat);
    case SEASONS_DAMNED_SOUL_OF_ONYS: return seasons_refuse_water(s, seat);
    default: /* Potions of Power, Knowledge and Life, the Idol: R-SEA-8.5, no other cost. */
        return SEASONS_REASON_NONE;
    }
}

#endif
