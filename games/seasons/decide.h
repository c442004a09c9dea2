/* What questions allow, stated once: legal lists what no reason forbids, and why.c gives the reason
 * for the rest. And decisions that other files take part in. */
#ifndef GAMES_SEASONS_DECIDE_H
#define GAMES_SEASONS_DECIDE_H

#include "games/seasons/effects_activate.h"
#include "games/seasons/flow.h"

/* Adds (kind, energy, source) for every energy that one of the first sources holds (R-SEA-10.5). */
void seasons_add_tokens(const struct seasons *s, pl_seat seat, enum seasons_act kind,
                        uint32_t sources, struct pl_legal *list);
/* All seats now split their cards at once. */
void seasons_begin_split(struct seasons *s);

/* Whether the seat may summon the card now, or could if it were the free part of its turn. */
bool seasons_could_summon(const struct seasons *s, pl_seat seat, uint32_t card);
bool seasons_can_summon_now(const struct seasons *s, pl_seat seat, uint32_t card);

/* R-SEA-3.3: three cards for the hand, then three for library II; library III gets the rest. */
static inline enum seasons_pile seasons_split_pile(const struct seasons *s, pl_seat seat)
{
    return pl_bag_total(&s->private[seat].hand) < SEASONS_SPLIT_CARDS ? SEASONS_PILE_HAND
                                                                      : SEASONS_PILE_LIBRARY;
}

/* R-SEA-4.3: the die at this place. */
static inline pl_reason seasons_refuse_die(const struct seasons *s, uint32_t place)
{
    return s->public.owner[place] == 0 ? SEASONS_REASON_NONE : SEASONS_REASON_DIE_TAKEN;
}

/* R-SEA-5.1 */
static inline pl_reason seasons_refuse_reroll(const struct seasons *s, pl_seat seat)
{
    if (seasons_has_straight(s, seat, SEASONS_DIE_OF_MALICE)) {
        return SEASONS_REASON_NONE;
    }
    return seasons_copies(s, seat, SEASONS_DIE_OF_MALICE) > 0 ? SEASONS_REASON_MALICE_TURNED
                                                              : SEASONS_REASON_NO_MALICE;
}

/* R-SEA-5.10: anything but the end of the turn. */
static inline pl_reason seasons_refuse_action(const struct seasons *s)
{
    return s->public.actions < SEASONS_TURN_ACTIONS_MAX ? SEASONS_REASON_NONE
                                                        : SEASONS_REASON_TURN_LIMIT;
}

/* R-SEA-9.2 */
static inline pl_reason seasons_refuse_exchange(const struct seasons *s, pl_seat seat)
{
    return seasons_spendable_total(s, seat) >= SEASONS_BONUS_EXCHANGE_TOKENS
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_EXCHANGE_TOKENS;
}

/* R-SEA-9.4 */
static inline pl_reason seasons_refuse_raise(const struct seasons *s, pl_seat seat)
{
    return s->public.gauge[seat] < SEASONS_GAUGE_MAX ? SEASONS_REASON_NONE
                                                     : SEASONS_REASON_GAUGE_FULL;
}

/* R-SEA-7.1: the energy that is missing must not exceed what Hands of Fortune waive. */
static inline pl_reason seasons_refuse_energy(const struct seasons *s, pl_seat seat, uint32_t card)
{
    uint32_t total = 0;
    uint32_t missing = 0;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        uint32_t cost = seasons_cost(card, (enum seasons_energy)e, s->head.seats);
        uint32_t has = seasons_usable(s, seat, (enum seasons_energy)e);
        total += cost;
        missing += cost > has ? cost - has : 0;
    }
    return missing == 0 || missing <= seasons_waived(s, seat, total) ? SEASONS_REASON_NONE
                                                                     : SEASONS_REASON_COST_ENERGY;
}

/* R-SEA-C33.2, R-SEA-7.6: cost and Leeches together, out of what is there now. */
static inline pl_reason seasons_refuse_cost(const struct seasons *s, pl_seat seat, uint32_t card,
                                            uint32_t leeches)
{
    uint32_t cost = seasons_cost_crystals(card, s->head.seats);
    uint32_t has = (uint32_t)s->public.crystals[seat];

    if (cost + leeches > has) {
        return cost > has ? SEASONS_REASON_COST_CRYSTALS : SEASONS_REASON_COST_LEECHES;
    }
    if (card == SEASONS_ELEMENTAL_AMULET) {
        return seasons_usable_total(s, seat) > 0 ? SEASONS_REASON_NONE : SEASONS_REASON_COST_CHOICE;
    }
    return seasons_refuse_energy(s, seat, card);
}

/* The choice of energies for the Elemental Amulet, as sets, and what Hands of Fortune waive. */
struct seasons_elements {
    uint32_t chosen;
    uint32_t lacking; /* chosen, and no token of the seat's can pay it */
    uint32_t owned;
    uint32_t waivers;
};

/* R-SEA-C31.1, R-SEA-C31.3: of the ELEMENTS frame on top. */
static inline struct seasons_elements seasons_elements_of(const struct seasons *s, pl_seat seat)
{
    uint32_t chosen = (uint32_t)pl_peek(&s->head)->arg[SEASONS_ELEMENTS_CHOSEN];
    uint32_t owned = 0;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        owned |= (uint32_t)(seasons_usable(s, seat, (enum seasons_energy)e) > 0) << e;
    }
    return (struct seasons_elements){ .chosen = chosen,
                                      .lacking = chosen & ~owned,
                                      .owned = owned,
                                      .waivers = seasons_waivers(s, seat) };
}

/* Each energy once; it must be paid or waived in the end. */
static inline pl_reason seasons_refuse_element(const struct seasons_elements *elements,
                                               uint32_t energy)
{
    if (elements->chosen >> energy & 1) {
        return SEASONS_REASON_ELEMENT_CHOSEN;
    }
    if (elements->owned >> energy & 1 ||
        (uint32_t)__builtin_popcount(elements->lacking) < elements->waivers) {
        return SEASONS_REASON_NONE;
    }
    return elements->waivers > 0 ? SEASONS_REASON_ELEMENT_WAIVED : SEASONS_REASON_ELEMENT_MISSING;
}

/* The choice is complete: one energy at least, and the cost can be paid. */
static inline pl_reason seasons_refuse_elements(const struct seasons *s, pl_seat seat,
                                                const struct seasons_elements *elements)
{
    uint32_t cost = (uint32_t)__builtin_popcount(elements->chosen);

    if (cost == 0) {
        return SEASONS_REASON_ELEMENTS_NONE;
    }
    return (uint32_t)__builtin_popcount(elements->lacking) <= seasons_waived(s, seat, cost)
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_ELEMENTS_UNPAID;
}

/* What the seat lacks of the tokens that the WAIVE frame on top is about. */
static inline void seasons_lacking(const struct seasons *s, pl_seat seat,
                                   uint8_t ret_lacking[SEASONS_ENERGIES])
{
    const struct pl_frame *frame = pl_peek(&s->head);

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        uint32_t has = seasons_usable(s, seat, (enum seasons_energy)e);
        uint32_t due = (uint32_t)frame->arg[e];
        ret_lacking[e] = (uint8_t)(due > has ? due - has : 0);
    }
}

/* R-SEA-C20.1: an energy may be waived if the rest can still be waived or paid. */
static inline pl_reason seasons_refuse_waive(const struct pl_frame *frame,
                                             const uint8_t lacking[SEASONS_ENERGIES],
                                             uint32_t energy)
{
    uint32_t still_lacking = seasons_sum(lacking) - (lacking[energy] > 0);

    if (frame->arg[energy] == 0) {
        return SEASONS_REASON_NOT_IN_COST;
    }
    return still_lacking < frame->step ? SEASONS_REASON_NONE : SEASONS_REASON_WAIVE_LACKING;
}

/* The energy that a PAY frame asks for next. */
static inline enum seasons_energy seasons_next_due(const struct pl_frame *frame)
{
    uint32_t energy = 0;

    while (energy + 1 < SEASONS_ENERGIES && frame->arg[energy] == 0) {
        energy++;
    }
    return (enum seasons_energy)energy;
}

/* R-SEA-C21.1 */
static inline pl_reason seasons_refuse_target(pl_seat seat, pl_seat target)
{
    return target != seat ? SEASONS_REASON_NONE : SEASONS_REASON_TARGET_SELF;
}

/* R-SEA-C34.1: the card that the Orb shows. */
static inline pl_reason seasons_refuse_top(const struct seasons *s, pl_seat seat)
{
    pl_reason reason = seasons_refuse_room(s, seat);

    if (reason) {
        return reason;
    }
    return seasons_spendable_total(s, seat) >= SEASONS_ORB_SUMMON_TOKENS
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_ORB_TOKENS;
}

/* R-SEA-C47.1: from one energy to another, as many as there are crystals and tokens. */
static inline pl_reason seasons_refuse_convert(const struct seasons *s, pl_seat seat,
                                               pl_action action)
{
    uint32_t from = pl_act_a(action);
    uint32_t count = pl_act_c(action);

    if (from == pl_act_b(action)) {
        return SEASONS_REASON_MIRROR_SAME;
    }
    if (count < SEASONS_MIRROR_TOKENS_MIN) {
        return SEASONS_REASON_MIRROR_LEAST;
    }
    if (count > seasons_spendable(s, seat, (enum seasons_energy)from)) {
        return SEASONS_REASON_MIRROR_TOKENS;
    }
    return count > (uint32_t)s->public.crystals[seat] ? SEASONS_REASON_MIRROR_CRYSTALS
                                                      : SEASONS_REASON_NONE;
}

/* R-SEA-14.3: the cards of the EFFECTS frame on top that are still to act, as a set. */
static inline uint64_t seasons_pending(const struct seasons *s)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint64_t pending = 0;

    for (uint32_t i = 0; i < SEASONS_ROUND_EFFECTS; i++) {
        pending |= frame->arg[i] > 0 ? SEASONS_BIT(seasons_round_cards[i]) : 0;
    }
    return pending;
}

#endif
