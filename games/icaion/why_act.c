/* Why the menu refuses an action, or a question that belongs to a basic action. */
#include "games/icaion/why.h"

_Static_assert(ICAION_ACT_INSTALL - ICAION_ACT_EXTRACT == ICAION_BASIC_INSTALL,
               "basic actions are in the order of basics.def");

static bool is_basic(uint32_t kind)
{
    return kind >= ICAION_ACT_EXTRACT && kind <= ICAION_ACT_INSTALL;
}

/* Basic actions. */

static pl_reason why_place(const struct icaion *s, pl_seat seat, uint32_t place)
{
    if (icaion_deployable_places(s, seat) >> place & 1) {
        return ICAION_REASON_NONE;
    }
    return icaion_is_deployed(s, seat, place) ? ICAION_REASON_PLACE_EMPTY
                                              : ICAION_REASON_NOT_LEFTMOST;
}

static pl_reason why_region(const struct icaion *s, pl_seat seat, uint32_t region)
{
    return icaion_reason_if(!(icaion_regions_at(s, seat) >> region & 1), ICAION_REASON_REGION_AWAY);
}

/* Where no machine can be deployed at all, whoever points at a place leaves the region 0, and the
 * other way round: 0 is nothing to complain about then, and all regions at the node are told. */
static pl_reason why_deploy(const struct icaion *s, pl_seat seat, pl_action action,
                            const struct icaion_purse *purse)
{
    uint32_t place = pl_act_a(action);
    uint32_t region = pl_act_b(action);
    bool can_deploy = icaion_can_any(s, seat, ICAION_DO_DEPLOY, purse);
    pl_reason reason = icaion_refuse_deploys(s, seat);

    if (!reason && (can_deploy || place > 0)) {
        reason = why_place(s, seat, place);
    }
    if (!reason && (can_deploy || region > 0)) {
        reason = why_region(s, seat, region);
    }
    if (!reason && !can_deploy) {
        reason = ICAION_REASON_NOWHERE_TO_DEPLOY;
    }
    if (!reason) {
        reason = icaion_refuse_machine(s, region, seat + 1u, place % ICAION_TYPES);
    }
    return reason ? reason : icaion_refuse_price(s, region, purse);
}

static pl_reason why_retrieve(const struct icaion *s, pl_seat seat, uint32_t colour)
{
    pl_reason reason = icaion_refuse_retrieval(s, seat);

    if (reason) {
        return reason;
    }
    if (icaion_installed_colours(s, seat) >> colour & 1) {
        return ICAION_REASON_COLOUR_INSTALLED;
    }
    return icaion_reason_if(!(icaion_tiles_of_year(s) >> colour & 1), ICAION_REASON_TILE_GONE);
}

/* Why a basic action is not possible now, whatever gives it. */
static pl_reason why_basic(const struct icaion *s, pl_seat seat, pl_action action)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    switch (pl_act_kind(action)) {
    case ICAION_ACT_EXTRACT: return ICAION_REASON_NONE; /* R-ICA-10.2 */
    case ICAION_ACT_DEPLOY: return why_deploy(s, seat, action, &purse);
    case ICAION_ACT_ERADICATE: return icaion_refuse_eradicate(s, seat, &purse);
    case ICAION_ACT_INVESTIGATE: return icaion_refuse_investigate(s, seat);
    case ICAION_ACT_RETRIEVE: return why_retrieve(s, seat, pl_act_a(action));
    default: return icaion_refuse_install(s, seat);
    }
}

/* The menu. */

/* Why a basic action may not take the special action. */
static pl_reason why_not_special(const struct icaion *s, pl_seat seat, uint32_t basic)
{
    pl_reason reason = icaion_refuse_special(s);

    if (reason) {
        return reason;
    }
    return icaion_trait(s, seat, ICAION_TRAIT_ARMOUR) >> basic & 1 ? ICAION_REASON_NO_ARMOUR
                                                                   : ICAION_REASON_NOT_SPECIAL;
}

/* What hinders the action itself is told first, unless both kinds of action are spent for it. */
static pl_reason why_basic_of_turn(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t basic = pl_act_kind(action) - ICAION_ACT_EXTRACT;
    uint32_t slots = icaion_slots(s, icaion_special_basics(s, seat), basic);
    uint32_t slot = icaion_slot_of(action);
    pl_reason reason = slots ? why_basic(s, seat, action) : ICAION_REASON_NONE;

    if (slot >= ICAION_SLOT_COUNT) {
        return ICAION_REASON_NO_SUCH;
    }
    if (reason || slots >> slot & 1) {
        return reason;
    }
    return slot == ICAION_SLOT_SPECIAL ? why_not_special(s, seat, basic)
                                       : (pl_reason)ICAION_REASON_NO_BASIC_LEFT;
}

/* The place of a card that no player could play comes before what the turn allows. */
static pl_reason why_play(const struct icaion *s, pl_seat seat, uint32_t card)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);
    pl_reason reason = icaion_why_card(s, seat, card);

    reason = reason ? reason : icaion_refuse_special(s);
    return reason ? reason : icaion_refuse_play(s, seat, card, &purse);
}

static pl_reason why_supply(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t count = pl_act_a(action);
    pl_reason reason = icaion_refuse_supply(s, seat);

    if (reason || pl_act_kind(action) != ICAION_ACT_SUPPLY_DRAW) {
        return reason;
    }
    return count == 0
               ? (pl_reason)ICAION_REASON_NO_SUCH
               : icaion_refuse_count(count, ICAION_SUPPLY_CARDS, icaion_supply_room(s, seat));
}

static pl_reason why_special(const struct icaion *s, pl_seat seat, pl_action action)
{
    pl_reason reason = icaion_refuse_special(s);

    if (reason) {
        return reason;
    }
    return pl_act_kind(action) == ICAION_ACT_DISCARD_HAND ? icaion_refuse_discard(s, seat)
                                                          : why_supply(s, seat, action);
}

pl_reason icaion_why_menu(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    if (is_basic(kind)) {
        return why_basic_of_turn(s, seat, action);
    }
    switch (kind) {
    case ICAION_ACT_PLAY: return why_play(s, seat, pl_act_a(action));
    case ICAION_ACT_DISCARD_HAND:
    case ICAION_ACT_OVERCHARGE:
    case ICAION_ACT_SUPPLY_DRAW:
    case ICAION_ACT_DOUBLE_SHIFT: return why_special(s, seat, action);
    case ICAION_ACT_SHIFT: return icaion_refuse_shift(s);
    case ICAION_ACT_END_TURN: return icaion_refuse_end(s);
    case ICAION_ACT_CAMP:
    case ICAION_ACT_MOVE:
        return s->public.shift == ICAION_SHIFT_CHOSEN ? ICAION_REASON_SECOND_MOVE_LATER
                                                      : ICAION_REASON_MOVED;
    default: return icaion_why_not_now(s, action);
    }
}

/* R-ICA-14.8: an action that a card gives takes no slot. */
pl_reason icaion_why_order(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t actions = (uint32_t)pl_peek(&s->head)->arg[ICAION_ORDER_ACTIONS];
    uint32_t kind = pl_act_kind(action);

    if (!is_basic(kind)) {
        return icaion_why_not_now(s, action);
    }
    if (icaion_slot_of(action) >= ICAION_SLOT_COUNT) {
        return ICAION_REASON_NO_SUCH;
    }
    if (!(actions >> (kind - ICAION_ACT_EXTRACT) & 1) ||
        icaion_slot_of(action) != ICAION_SLOT_BASIC) {
        return ICAION_REASON_NOT_ORDERED;
    }
    return why_basic(s, seat, action);
}

/* Extract. */

static pl_reason why_harvest(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t mode = pl_act_b(action);
    uint32_t choices = mode == ICAION_MODE_INSTEAD ? ICAION_COLOURS : 1;
    pl_reason reason = icaion_refuse_harvest(s, seat, pl_act_a(action), mode);

    return reason ? reason : icaion_reason_if(pl_act_c(action) >= choices, ICAION_REASON_NO_SUCH);
}

static pl_reason why_scavenge(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t mode = pl_act_b(action);
    pl_reason reason = icaion_refuse_scavenge(s, seat, mode);

    if (reason) {
        return reason;
    }
    return mode == ICAION_MODE_INSTEAD
               ? icaion_why_card(s, seat, pl_act_c(action))
               : icaion_reason_if(pl_act_c(action) > 0, ICAION_REASON_NO_SUCH);
}

static pl_reason why_refine(const struct icaion *s, pl_seat seat, pl_action action)
{
    pl_reason reason = icaion_refuse_refine(s, seat, pl_act_a(action), pl_act_b(action));

    return reason ? reason : icaion_reason_if(pl_act_c(action) > 0, ICAION_REASON_NO_SUCH);
}

static pl_reason why_activate(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t region = pl_act_a(action);
    uint32_t type = icaion_type_of(s, region, seat + 1u);
    pl_reason reason = ICAION_REASON_NONE;

    if (!(icaion_regions_at(s, seat) >> region & 1)) {
        return ICAION_REASON_MACHINE_AWAY;
    }
    if (type == ICAION_TYPES) {
        return ICAION_REASON_NO_MACHINE_THERE;
    }
    if (pl_peek(&s->head)->arg[ICAION_EXTRACT_ACTIVATED] >> region & 1) {
        return ICAION_REASON_ACTIVATED;
    }
    reason = icaion_refuse_infested(s, region);
    if (reason) {
        return reason;
    }
    return type == ICAION_HARVESTER   ? why_harvest(s, seat, action)
           : type == ICAION_SCAVENGER ? why_scavenge(s, seat, action)
                                      : why_refine(s, seat, action);
}

/* R-ICA-C230.1, R-ICA-C231.1: a colour or a card that some machine could be activated with. */
static pl_reason why_choice(const struct icaion *s, pl_seat seat, pl_action action,
                            enum icaion_type wanted)
{
    for (uint32_t left = icaion_regions_at(s, seat); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        pl_action way =
            pl_act(ICAION_ACT_ACTIVATE, (uint16_t)region, ICAION_MODE_INSTEAD, pl_act_a(action));
        if (icaion_type_of(s, region, seat + 1u) == wanted && !why_activate(s, seat, way)) {
            return ICAION_REASON_WITH_MACHINE;
        }
    }
    return ICAION_REASON_OTHER_QUESTION;
}

pl_reason icaion_why_extract(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_COLOUR: return why_choice(s, seat, action, ICAION_HARVESTER);
    case ICAION_ACT_PLAY: return why_choice(s, seat, action, ICAION_SCAVENGER);
    case ICAION_ACT_ACTIVATE: return why_activate(s, seat, action);
    case ICAION_ACT_DONE: return ICAION_REASON_NONE;
    default: return icaion_why_not_now(s, action);
    }
}

/* Eradicate and Investigate. */

static pl_reason why_remove(const struct icaion *s, pl_seat seat, uint32_t region)
{
    pl_reason reason = icaion_refuse_removal(s, seat, pl_peek(&s->head));

    if (reason) {
        return reason;
    }
    return icaion_regions_at(s, seat) >> region & 1 ? icaion_refuse_clean(s, region)
                                                    : (pl_reason)ICAION_REASON_PARASITES_AWAY;
}

pl_reason icaion_why_eradicate(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_REMOVE: return why_remove(s, seat, pl_act_a(action));
    case ICAION_ACT_DONE: return icaion_refuse_done(pl_peek(&s->head));
    default: return icaion_why_not_now(s, action);
    }
}

pl_reason icaion_why_invest(const struct icaion *s, pl_seat seat, pl_action action)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    return pl_act_kind(action) == ICAION_ACT_SPEND
               ? icaion_refuse_spend(pl_peek(&s->head), &purse, pl_act_a(action))
               : icaion_why_not_now(s, action);
}
