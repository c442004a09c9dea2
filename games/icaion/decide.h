/* What the questions allow, stated once: legal lists what no reason forbids, and why.c gives the
 * reason for the rest. Where legal goes through a set, why.c looks into the same one. */
#ifndef GAMES_ICAION_DECIDE_H
#define GAMES_ICAION_DECIDE_H

#include "games/icaion/flow.h"

/* A reason, if something holds. */
static inline pl_reason icaion_reason_if(bool is_refused, enum icaion_reason reason)
{
    return is_refused ? (pl_reason)reason : ICAION_REASON_NONE;
}

/* Set-up. */

/* R-ICA-3.7 */
static inline pl_reason icaion_refuse_neutral(const struct icaion *s, uint32_t type)
{
    return icaion_reason_if(s->public.neutral_left[type] == 0, ICAION_REASON_NO_NEUTRAL_LEFT);
}

/* R-ICA-3.12: a card of a sort that the seat lacks. */
static inline pl_reason icaion_refuse_sort(const struct icaion *s, pl_seat seat, uint32_t card)
{
    return card < ICAION_SEEKERS_END
               ? icaion_reason_if(s->public.seeker[seat], ICAION_REASON_HAS_SEEKER)
               : icaion_reason_if(s->public.equipment[seat], ICAION_REASON_HAS_EQUIPMENT);
}

/* R-ICA-3.13, R-ICA-2.2: whoever has not chosen yet stands on no start node. */
static inline uint64_t icaion_free_start_nodes(const struct icaion *s)
{
    uint64_t nodes = icaion_start_nodes;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        nodes &= ~pl_bit(s->public.node[p]);
    }
    return nodes;
}

/* Cards. */

/* R-ICA-1.10: the cards of a hand that can be named. */
static inline uint64_t icaion_hand_faces(const struct icaion *s, pl_seat seat)
{
    return icaion_faces(s->private[seat].hand.one);
}

/* R-ICA-9.1, R-ICA-9.2: at most `most` cards, within the room of the hand. */
static inline pl_reason icaion_refuse_count(uint32_t count, uint32_t most, uint32_t room)
{
    return count > most ? (pl_reason)ICAION_REASON_TOO_MANY_CARDS
                        : icaion_reason_if(count > room, ICAION_REASON_NO_ROOM_IN_HAND);
}

/* R-ICA-15.2: with a full hand one card is named, and none drawn. */
static inline uint32_t icaion_supply_room(const struct icaion *s, pl_seat seat)
{
    uint32_t room = icaion_room(s, seat);

    return room > 0 ? room : 1;
}

/* Moving. */

static inline uint64_t icaion_nodes_within(uint32_t node, uint32_t distance)
{
    uint32_t most = distance < ICAION_REACH_MAX ? distance : ICAION_REACH_MAX;

    return most == 0 ? pl_bit(node) : icaion_reach[node][most - 1];
}

/* R-ICA-7.2 */
static inline pl_reason icaion_refuse_camp(const struct icaion_purse *purse)
{
    return icaion_reason_if(icaion_payable(purse, 1u << ICAION_BLUE) < ICAION_CAMP_BLUE,
                            ICAION_REASON_CANNOT_CAMP);
}

/* R-ICA-C218.1: how far a dash leads, staying included; and where it may not end, if anywhere: back
 * where the move began. */
static inline uint64_t icaion_dash_nodes(const struct icaion *s, pl_seat seat)
{
    uint32_t distance = (uint32_t)pl_peek(&s->head)->arg[ICAION_DASH_NODES];

    return icaion_nodes_within(s->public.node[seat], distance);
}

static inline uint64_t icaion_dash_start(const struct icaion *s)
{
    return s->public.walked_from > 0 ? pl_bit(s->public.walked_from - 1u) : 0;
}

/* The menu. */

enum icaion_slot { ICAION_SLOT_BASIC, ICAION_SLOT_SPECIAL, ICAION_SLOT_COUNT };

/* Which slot an action takes, as its argument says; a basic action without one is never special,
 * all others always are. */
static inline uint32_t icaion_slot_of(pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_EXTRACT:
    case ICAION_ACT_ERADICATE: return ICAION_SLOT_BASIC;
    case ICAION_ACT_DEPLOY: return pl_act_c(action);
    case ICAION_ACT_RETRIEVE: return pl_act_b(action);
    case ICAION_ACT_INVESTIGATE:
    case ICAION_ACT_INSTALL: return pl_act_a(action);
    default: return ICAION_SLOT_SPECIAL;
    }
}

/* R-ICA-7.1, R-ICA-6.11, R-ICA-15.5 */
static inline pl_reason icaion_refuse_special(const struct icaion *s)
{
    if (s->public.special_left > 0) {
        return ICAION_REASON_NONE;
    }
    return s->public.restricted                     ? ICAION_REASON_WOUNDED
           : s->public.shift == ICAION_SHIFT_SECOND ? ICAION_REASON_SECOND_PART
                                                    : ICAION_REASON_NO_SPECIAL_LEFT;
}

/* R-ICA-7.9, R-ICA-S7.3, R-ICA-E16.1: basic actions that may be the special one now. */
static inline uint32_t icaion_special_basics(const struct icaion *s, pl_seat seat)
{
    uint32_t actions = 0;

    if (icaion_refuse_special(s)) {
        return 0;
    }
    actions = icaion_trait(s, seat, ICAION_TRAIT_SPECIALS);
    if (s->public.armour >> seat & 1) {
        actions |= icaion_trait(s, seat, ICAION_TRAIT_ARMOUR);
    }
    return actions;
}

/* The slots that a basic action may take, as bits; `special` as above. */
static inline uint32_t icaion_slots(const struct icaion *s, uint32_t special, uint32_t basic)
{
    return (uint32_t)(s->public.basic_left > 0) << ICAION_SLOT_BASIC | (special >> basic & 1)
                                                                           << ICAION_SLOT_SPECIAL;
}

/* R-ICA-M6.1 */
static inline pl_reason icaion_refuse_discard(const struct icaion *s, pl_seat seat)
{
    return !icaion_is_radiant(s)
               ? (pl_reason)ICAION_REASON_NOT_RADIANT
               : icaion_reason_if(s->private[seat].hand.one == 0, ICAION_REASON_HAND_EMPTY);
}

/* R-ICA-15.1 */
static inline pl_reason icaion_refuse_supply(const struct icaion *s, pl_seat seat)
{
    return icaion_reason_if(!(s->public.charged >> seat & 1), ICAION_REASON_DISCHARGED);
}

/* R-ICA-15.5: the second part comes once the first basic action is done. */
static inline pl_reason icaion_refuse_shift(const struct icaion *s)
{
    if (s->public.shift != ICAION_SHIFT_CHOSEN) {
        return s->public.shift == ICAION_SHIFT_NONE ? ICAION_REASON_NO_SHIFT
                                                    : ICAION_REASON_SHIFT_BEGUN;
    }
    return icaion_reason_if(!s->public.basic_done, ICAION_REASON_SHIFT_NEEDS_BASIC);
}

/* R-ICA-15.5, R-ICA-15.6: then it must follow, and in it a basic action; Extract is always
 * possible. R-ICA-X1.7: the house rule lets either go. */
static inline pl_reason icaion_refuse_end(const struct icaion *s)
{
    if (s->public.shift == ICAION_SHIFT_NONE || icaion_is_on(s, ICAION_OPTION_SHIFT_OPTIONAL)) {
        return ICAION_REASON_NONE;
    }
    if (s->public.shift == ICAION_SHIFT_CHOSEN) {
        return icaion_reason_if(!icaion_refuse_shift(s), ICAION_REASON_SHIFT_DUE);
    }
    return icaion_reason_if(s->public.basic_left, ICAION_REASON_SHIFT_ACTION_DUE);
}

/* Basic actions. */

/* R-ICA-11.1, R-ICA-M5.1: places whose machine can be deployed. */
uint32_t icaion_deployable_places(const struct icaion *s, pl_seat seat);

static inline pl_reason icaion_refuse_deploys(const struct icaion *s, pl_seat seat)
{
    return icaion_reason_if(s->public.home[seat] == 0, ICAION_REASON_ALL_DEPLOYED);
}

/* R-ICA-8.10, R-ICA-8.11: what pays for a machine there. */
static inline uint32_t icaion_deploy_colours(uint32_t region)
{
    return 1u << icaion_regions[region].kind | 1u << ICAION_BROWN;
}

/* R-ICA-11.5 */
static inline pl_reason icaion_refuse_price(const struct icaion *s, uint32_t region,
                                            const struct icaion_purse *purse)
{
    return icaion_reason_if(icaion_payable(purse, icaion_deploy_colours(region)) <
                                icaion_deploy_price(s, region, purse),
                            ICAION_REASON_CANNOT_DEPLOY);
}

/* R-ICA-12.1: a region that has no parasite. */
static inline pl_reason icaion_refuse_clean(const struct icaion *s, uint32_t region)
{
    return icaion_reason_if(s->public.parasites[region] == 0, ICAION_REASON_NO_PARASITE_THERE);
}

/* R-ICA-12.4 */
static inline pl_reason icaion_refuse_eradicate(const struct icaion *s, pl_seat seat,
                                                const struct icaion_purse *purse)
{
    uint32_t left = icaion_regions_at(s, seat);

    while (left && icaion_refuse_clean(s, pl_lowest(left))) {
        left &= left - 1;
    }
    return left == 0 ? (pl_reason)ICAION_REASON_NO_PARASITE_HERE
                     : icaion_reason_if(icaion_payable(purse, 1u << ICAION_GREY) == 0,
                                        ICAION_REASON_CANNOT_ERADICATE);
}

/* R-ICA-12.5 */
static inline pl_reason icaion_refuse_investigate(const struct icaion *s, pl_seat seat)
{
    return icaion_crater_at(s, seat) != s->public.colossus
               ? (pl_reason)ICAION_REASON_NOT_AT_COLOSSUS
               : icaion_reason_if(s->public.base_count == 0, ICAION_REASON_BASE_EMPTY);
}

/* R-ICA-13.1, R-ICA-13.3 */
static inline pl_reason icaion_refuse_retrieval(const struct icaion *s, pl_seat seat)
{
    const struct icaion_public *pub = &s->public;

    if (icaion_nodes[pub->node[seat]].class != ICAION_CLASS_CITY) {
        return ICAION_REASON_NOT_IN_CITY;
    }
    return pub->slot[seat] ? (pl_reason)ICAION_REASON_SLOT_FULL
                           : icaion_reason_if(pub->retrieved >> seat & 1, ICAION_REASON_RETRIEVED);
}

/* R-ICA-13.2: colours whose stack shows a tile of this Year, and those that the seat has. */
static inline uint32_t icaion_tiles_of_year(const struct icaion *s)
{
    uint32_t colours = 0;

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        colours |= (uint32_t)(s->public.tiles >> (i * ICAION_YEARS + s->public.year - 1u) & 1) << i;
    }
    return colours;
}

static inline uint32_t icaion_installed_colours(const struct icaion *s, pl_seat seat)
{
    uint32_t colours = 0;

    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        colours |= 1u << s->public.installed[seat][i] >> 1;
    }
    return colours;
}

/* R-ICA-13.6, R-ICA-2.9 */
static inline pl_reason icaion_refuse_install(const struct icaion *s, pl_seat seat)
{
    uint32_t crater = icaion_crater_at(s, seat);
    uint32_t slot = s->public.slot[seat];

    if (slot == 0) {
        return ICAION_REASON_NOTHING_TO_INSTALL;
    }
    return icaion_reason_if(crater == ICAION_NO_CRATER ||
                                icaion_craters[crater].colour != (slot - 1) / ICAION_YEARS,
                            ICAION_REASON_WRONG_CRATER);
}

/* What follows a basic action. */

/* R-ICA-10.4 */
static inline pl_reason icaion_refuse_infested(const struct icaion *s, uint32_t region)
{
    return icaion_reason_if(s->public.parasites[region] > icaion_machine_count(s, region),
                            ICAION_REASON_INFESTED);
}

/* Upgrades that a way to activate a machine needs. */
static inline pl_reason icaion_refuse_mode(const struct icaion *s, pl_seat seat,
                                           enum icaion_trait trait)
{
    return icaion_reason_if(!icaion_trait(s, seat, trait), ICAION_REASON_NO_UPGRADE);
}

/* R-ICA-10.5, R-ICA-C230.1, R-ICA-C233.1 */
static inline pl_reason icaion_refuse_harvest(const struct icaion *s, pl_seat seat, uint32_t region,
                                              uint32_t mode)
{
    uint32_t crystals = s->public.crystals[region];

    if (crystals == 0) {
        return ICAION_REASON_NOTHING_TO_HARVEST;
    }
    switch (mode) {
    case ICAION_MODE_PLAIN: return ICAION_REASON_NONE;
    case ICAION_MODE_MORE:
        return crystals <= ICAION_HARVEST_CRYSTALS
                   ? (pl_reason)ICAION_REASON_ONE_CRYSTAL_LEFT
                   : icaion_refuse_mode(s, seat, ICAION_TRAIT_HARVEST_MORE);
    case ICAION_MODE_INSTEAD: return icaion_refuse_mode(s, seat, ICAION_TRAIT_HARVEST_ANY);
    default: return ICAION_REASON_NO_SUCH;
    }
}

/* R-ICA-10.6, R-ICA-C231.1, R-ICA-C234.1 */
static inline pl_reason icaion_refuse_scavenge(const struct icaion *s, pl_seat seat, uint32_t mode)
{
    uint32_t room = icaion_room(s, seat);

    switch (mode) {
    case ICAION_MODE_PLAIN:
        return icaion_reason_if(room < ICAION_SCAVENGE_CARDS, ICAION_REASON_HAND_FULL);
    case ICAION_MODE_MORE:
        return room <= ICAION_SCAVENGE_CARDS
                   ? (pl_reason)ICAION_REASON_HAND_FULL
                   : icaion_refuse_mode(s, seat, ICAION_TRAIT_SCAVENGE_CARDS);
    case ICAION_MODE_INSTEAD: return icaion_refuse_mode(s, seat, ICAION_TRAIT_SCAVENGE_SALE);
    default: return ICAION_REASON_NO_SUCH;
    }
}

/* R-ICA-10.7, R-ICA-C235.1 */
static inline pl_reason icaion_refuse_refine(const struct icaion *s, pl_seat seat, uint32_t region,
                                             uint32_t mode)
{
    if (!(pl_peek(&s->head)->arg[ICAION_EXTRACT_GAVE] >> region & 1)) {
        return ICAION_REASON_NOTHING_REFINED;
    }
    switch (mode) {
    case ICAION_MODE_PLAIN: return ICAION_REASON_NONE;
    case ICAION_MODE_MORE:
        return icaion_refuse_clean(s, region)
                   ? (pl_reason)ICAION_REASON_NOTHING_TO_BURN
                   : icaion_refuse_mode(s, seat, ICAION_TRAIT_REFINE_KILL);
    default: return ICAION_REASON_NO_SUCH;
    }
}

/* R-ICA-12.1: one parasite more than were removed, and at least one. */
static inline pl_reason icaion_refuse_removal(const struct icaion *s, pl_seat seat,
                                              const struct pl_frame *frame)
{
    uint32_t removed = (uint32_t)frame->arg[ICAION_ERADICATE_REMOVED];
    struct icaion_purse purse = icaion_purse_of(s, seat);

    return icaion_reason_if(icaion_eradication_cost(s, seat, removed + 1) >
                                icaion_payable(&purse, 1u << ICAION_GREY),
                            ICAION_REASON_CANNOT_REMOVE_MORE);
}

static inline pl_reason icaion_refuse_done(const struct pl_frame *frame)
{
    return icaion_reason_if(frame->arg[ICAION_ERADICATE_REMOVED] == 0, ICAION_REASON_MUST_REMOVE);
}

/* R-ICA-12.7 */
static inline pl_reason icaion_refuse_spend(const struct pl_frame *frame,
                                            const struct icaion_purse *purse, uint32_t pink)
{
    if (pink > (uint32_t)frame->arg[ICAION_INVEST_VALUE]) {
        return ICAION_REASON_OVER_VALUE;
    }
    return icaion_reason_if(pink > icaion_payable(purse, 1u << ICAION_PINK),
                            ICAION_REASON_TOO_LITTLE_PINK);
}

/* Oddities. */

/* R-ICA-C218.1, R-ICA-X1.5: a dash comes directly after a move, or any time after it. */
static inline pl_reason icaion_refuse_dash(const struct icaion *s)
{
    bool is_late = s->public.basic_done && !icaion_is_on(s, ICAION_OPTION_DASH_ANY_TIME);

    return icaion_reason_if(s->public.walked_from == 0,
                            is_late ? ICAION_REASON_DASH_LATE : ICAION_REASON_DASH_AFTER_CAMP);
}

/* R-ICA-14.4, R-ICA-1.10: the new upgrade, or an old one; Spare Cages differ by what they hold. */
uint64_t icaion_upgrades_to_drop(const struct icaion *s, pl_seat seat, uint32_t card);
/* What can be paid in green once an upgrade has gone, with its crystals or its conversion. */
uint32_t icaion_payable_without(const struct icaion *s, pl_seat seat, uint32_t dropped);
/* R-ICA-14.4, R-ICA-8.14: the new upgrade must be paid for without the old one. The new one may go,
 * too; nothing hinders what is paid for (R-ICA-X1.14). */
pl_reason icaion_refuse_drop(const struct icaion *s, pl_seat seat, uint32_t card, uint32_t dropped);

/* Payments. */

/* Colours that pay now: none while a Converter waits for its second crystal. */
static inline uint32_t icaion_colours_to_pay(const struct pl_frame *frame)
{
    return frame->arg[ICAION_PAY_HALF_DONE] > 0 ? 0 : (uint32_t)frame->arg[ICAION_PAY_COLOURS];
}

/* R-ICA-8.12, R-ICA-8.13: whether a Converter may take a crystal of this colour now. */
static inline pl_reason icaion_refuse_convert(const struct icaion_purse *purse,
                                              const struct pl_frame *frame, uint32_t colour)
{
    if (frame->arg[ICAION_PAY_HALF_DONE] > 0) {
        return icaion_reason_if(colour + 1 != (uint32_t)frame->arg[ICAION_PAY_HALF_DONE],
                                ICAION_REASON_HALF_CONVERTED);
    }
    if (frame->arg[ICAION_PAY_CONVERSIONS] == 0) {
        return ICAION_REASON_NO_CONVERTER;
    }
    return frame->arg[ICAION_PAY_COLOURS] >> colour & 1
               ? (pl_reason)ICAION_REASON_PAYS_AS_IT_IS
               : icaion_reason_if(purse->crystals[colour] < ICAION_CONVERTER_IN,
                                  ICAION_REASON_TOO_FEW_TO_CONVERT);
}

/* R-ICA-8.9 */
static inline pl_reason icaion_refuse_cage(const struct icaion *s, pl_seat seat, uint32_t cage,
                                           uint32_t colour)
{
    return icaion_reason_if(s->public.cage[seat][cage][colour] == 0, ICAION_REASON_NONE_IN_CAGE);
}

#endif
