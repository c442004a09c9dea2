/* What reasons say beside the arguments of an action: who has a thing, what is missing. Each is a
 * VALUE or a PART of words.def; the reasons that name it are in reasons.def. */
#include "games/icaion/view.h"

static const struct icaion *table_of(const struct pl_pen *pen)
{
    return icaion_seen(pen->obs);
}

static const int16_t *question_of(const struct pl_pen *pen)
{
    return pl_peek(pl_head_seen(pen->obs))->arg;
}

/* What the action names. */

/* The first upgrade that gives a trait. */
static uint32_t upgrade_with(enum icaion_trait trait)
{
    uint64_t left = icaion_upgrades;

    while (icaion_oddities[pl_lowest(left)].what != trait) {
        left &= left - 1;
    }
    return pl_lowest(left);
}

/* The upgrade that a way to activate the seat's machine needs. */
static uint32_t mode_upgrade(const struct icaion *s, pl_seat seat, pl_action action)
{
    bool is_more = pl_act_b(action) == ICAION_MODE_MORE;

    switch (icaion_type_of(s, pl_act_a(action), seat + 1u)) {
    case ICAION_HARVESTER:
        return upgrade_with(is_more ? ICAION_TRAIT_HARVEST_MORE : ICAION_TRAIT_HARVEST_ANY);
    case ICAION_SCAVENGER:
        return upgrade_with(is_more ? ICAION_TRAIT_SCAVENGE_CARDS : ICAION_TRAIT_SCAVENGE_SALE);
    default: return upgrade_with(ICAION_TRAIT_REFINE_KILL);
    }
}

static uint32_t named_card(pl_action action)
{
    return pl_act_kind(action) == ICAION_ACT_ACTIVATE ? pl_act_c(action) : pl_act_a(action);
}

static uint32_t named_cage(pl_action action)
{
    return pl_act_kind(action) == ICAION_ACT_STORE ? pl_act_a(action) : pl_act_b(action);
}

int32_t icaion_value_of_named(const struct pl_pen *pen, uint32_t value)
{
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case ICAION_VALUE_NAMED_CARD: return (int32_t)named_card(pen->action);
    case ICAION_VALUE_NAMED_CAGE: return (int32_t)named_cage(pen->action);
    case ICAION_VALUE_NAMED_TYPE: return (int32_t)(a % ICAION_TYPES); /* or a place */
    case ICAION_VALUE_NAMED_BASIC: return (int32_t)pl_act_kind(pen->action) - ICAION_ACT_EXTRACT;
    case ICAION_VALUE_CARD_BASICS: return icaion_oddities[a].what;
    case ICAION_VALUE_CAGE_CARD:
        return named_cage(pen->action) == ICAION_BOARD_CAGES ? ICAION_SPARE_CAGE_1
                                                             : ICAION_SPARE_CAGE_2;
    case ICAION_VALUE_MODE_UPGRADE:
        return (int32_t)mode_upgrade(table_of(pen), pen->seat, pen->action);
    default: pl_panic("not a value that is named", __FILE__, __LINE__);
    }
}

/* Who has it. */

static bool has_it(const struct icaion *s, pl_seat seat, uint32_t value, pl_action action)
{
    uint32_t a = pl_act_a(action);

    switch (value) {
    case ICAION_VALUE_CHARACTER_OWNER:
        return s->public.seeker[seat] == a || s->public.equipment[seat] == a;
    case ICAION_VALUE_UPGRADE_OWNER:
        return pl_bag_has(&s->public.upgrades[seat], named_card(action));
    default: return s->public.node[seat] == a;
    }
}

static int32_t first_with(const struct icaion *s, uint32_t value, pl_action action)
{
    pl_seat seat = 0;

    while (seat < s->head.seats && !has_it(s, seat, value, action)) {
        seat++;
    }
    return seat;
}

/* The type of the machine of the same colour as the one that is placed or deployed. */
static int32_t owned_type(const struct pl_pen *pen)
{
    bool is_neutral = pl_act_kind(pen->action) == ICAION_ACT_PLACE;
    uint32_t owner = is_neutral ? (uint32_t)ICAION_NEUTRAL_OWNER : pen->seat + 1u;

    return (int32_t)icaion_type_of(table_of(pen), pl_act_b(pen->action), owner);
}

int32_t icaion_value_of_owner(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = table_of(pen);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case ICAION_VALUE_CHARACTER_OWNER:
    case ICAION_VALUE_UPGRADE_OWNER:
    case ICAION_VALUE_SEAT_ON_NODE: return first_with(s, value, pen->action);
    case ICAION_VALUE_OWNED_TYPE: return owned_type(pen);
    case ICAION_VALUE_TYPE_OWNER: return s->public.machine[pl_act_b(pen->action)][a % ICAION_TYPES];
    case ICAION_VALUE_MACHINES_THERE: return (int32_t)icaion_machine_count(s, a);
    default: pl_panic("not a value of an owner", __FILE__, __LINE__);
    }
}

/* The seat's own. */

/* Paths from the seeker to a node. */
static int32_t distance_to(const struct icaion *s, pl_seat seat, uint32_t node)
{
    uint32_t distance = 0;

    while (distance < ICAION_REACH_MAX &&
           !(icaion_nodes_within(s->public.node[seat], distance) >> node & 1)) {
        distance++;
    }
    return (int32_t)distance;
}

/* The machine that is deployed first in the row of a place. */
static int32_t leftmost(const struct icaion *s, pl_seat seat, uint32_t place)
{
    uint32_t row = ((1u << ICAION_TYPES) - 1) << place / ICAION_TYPES * ICAION_TYPES;

    return (int32_t)pl_lowest(icaion_deployable_places(s, seat) & row);
}

/* The first machine left on the department board that unlocks such a bonus. */
static int32_t place_with(const struct icaion *s, pl_seat seat, enum icaion_bonus bonus)
{
    uint32_t left = s->public.home[seat];

    while (icaion_places[pl_lowest(left)].bonus != bonus) {
        left &= left - 1;
        PL_ASSERT(left);
    }
    return (int32_t)pl_lowest(left);
}

/* R-ICA-8.8: of the empty cages on the board, or on cards, the one that is offered. */
static int32_t first_empty(const struct icaion *s, pl_seat seat, uint32_t cage)
{
    uint32_t left = icaion_cages_to_choose(s, seat);

    left &= cage < ICAION_BOARD_CAGES ? (1u << ICAION_BOARD_CAGES) - 1
                                      : 0u - (1u << ICAION_BOARD_CAGES);
    while (icaion_sum(s->public.cage[seat][pl_lowest(left)]) > 0) {
        left &= left - 1;
        PL_ASSERT(left);
    }
    return (int32_t)pl_lowest(left);
}

/* The crater whose colour the tile in the slot has. */
static int32_t slot_crater(const struct icaion *s, pl_seat seat)
{
    uint32_t colour = (s->public.slot[seat] - 1u) / ICAION_YEARS;
    int32_t crater = 0;

    while (icaion_craters[crater].colour != colour) {
        crater++;
        PL_ASSERT(crater < ICAION_CRATERS);
    }
    return crater;
}

static int32_t own_of(const struct icaion *s, pl_seat seat, uint32_t colour)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    return pl_pair((int32_t)colour, purse.crystals[colour]);
}

int32_t icaion_value_of_own(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = table_of(pen);
    pl_seat seat = pen->seat;
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case ICAION_VALUE_OWN_SEEKER: return s->public.seeker[seat];
    case ICAION_VALUE_OWN_EQUIPMENT: return s->public.equipment[seat];
    case ICAION_VALUE_OWN_NODE: return s->public.node[seat];
    case ICAION_VALUE_OWN_OF_COLOUR: return own_of(s, seat, a);
    case ICAION_VALUE_HAND_ROOM: return (int32_t)icaion_room(s, seat);
    case ICAION_VALUE_SLOT_CRATER: return slot_crater(s, seat);
    case ICAION_VALUE_COLOSSUS_CRATER: return s->public.colossus;
    case ICAION_VALUE_DISTANCE: return distance_to(s, seat, a);
    case ICAION_VALUE_LEFTMOST: return leftmost(s, seat, a);
    case ICAION_VALUE_BLUE_PLACE: return place_with(s, seat, ICAION_BONUS_NODES_PER_BLUE);
    case ICAION_VALUE_CAGE_PLACE: return place_with(s, seat, ICAION_BONUS_CAGES);
    case ICAION_VALUE_FIRST_EMPTY: return first_empty(s, seat, named_cage(pen->action));
    default: pl_panic("not a value of the seat's own", __FILE__, __LINE__);
    }
}

/* The question. */

int32_t icaion_value_of_question(const struct pl_pen *pen, uint32_t value)
{
    const int16_t *arg = question_of(pen);
    bool is_supply = pl_act_kind(pen->action) == ICAION_ACT_SUPPLY_DRAW;

    switch (value) {
    case ICAION_VALUE_CARDS_OFFERED:
        return is_supply ? ICAION_SUPPLY_CARDS : arg[ICAION_DRAW_CARDS];
    case ICAION_VALUE_DASH_NODES: return arg[ICAION_DASH_NODES];
    case ICAION_VALUE_ORDERED: return arg[ICAION_ORDER_ACTIONS];
    case ICAION_VALUE_SHARD_VALUE: return arg[ICAION_INVEST_VALUE];
    case ICAION_VALUE_DUE_COLOURS: return arg[ICAION_PAY_COLOURS];
    default: pl_panic("not a value of the question", __FILE__, __LINE__);
    }
}

/* What an action costs, but for Deploy, which two colours pay. */
static int32_t price_of(const struct pl_pen *pen)
{
    const struct icaion *s = table_of(pen);
    struct icaion_purse purse = icaion_purse_of(s, pen->seat);
    uint32_t a = pl_act_a(pen->action);
    uint32_t card = pl_act_kind(pen->action) == ICAION_ACT_PLAY
                        ? a
                        : (uint32_t)question_of(pen)[ICAION_REPLACE_CARD];
    uint32_t removed = pl_act_kind(pen->action) == ICAION_ACT_REMOVE
                           ? (uint32_t)question_of(pen)[ICAION_ERADICATE_REMOVED]
                           : 0;

    switch (pl_act_kind(pen->action)) {
    case ICAION_ACT_CAMP: return pl_pair(ICAION_BLUE, ICAION_CAMP_BLUE);
    case ICAION_ACT_MOVE: return pl_pair(ICAION_BLUE, (int32_t)icaion_move_cost(s, pen->seat, a));
    case ICAION_ACT_PLAY:
    case ICAION_ACT_DROP:
        return pl_pair(ICAION_GREEN, (int32_t)icaion_price(&purse, icaion_oddities[card].cost));
    case ICAION_ACT_SPEND: return pl_pair(ICAION_PINK, (int32_t)a);
    default:
        return pl_pair(ICAION_GREY, (int32_t)icaion_eradication_cost(s, pen->seat, removed + 1));
    }
}

int32_t icaion_value_of_price(const struct pl_pen *pen, uint32_t value)
{
    bool is_deploy = pl_act_kind(pen->action) == ICAION_ACT_DEPLOY;

    switch (value) {
    case ICAION_VALUE_PRICE: return price_of(pen);
    case ICAION_VALUE_PRICE_COLOURS:
        return is_deploy ? (int32_t)icaion_deploy_colours(pl_act_b(pen->action))
                         : 1 << pl_pair_first(price_of(pen));
    case ICAION_VALUE_PAYABLE_WITHOUT:
        return (int32_t)icaion_payable_without(table_of(pen), pen->seat, pl_act_a(pen->action));
    default: pl_panic("not a value of a price", __FILE__, __LINE__);
    }
}

/* Parts. */

void icaion_write_owned(const struct pl_pen *pen, int32_t colours)
{
    struct icaion_purse purse = icaion_purse_of(table_of(pen), pen->seat);
    uint32_t start = pen->text->length;
    uint32_t payable = icaion_payable(&purse, (uint32_t)colours);
    uint32_t direct = 0;

    for (uint32_t left = (uint32_t)colours; left; left &= left - 1) {
        uint32_t colour = pl_lowest(left);
        pl_comma(pen, start);
        icaion_write_crystals(pen, pl_pair((int32_t)colour, purse.crystals[colour]));
        direct += purse.crystals[colour];
    }
    if (payable > direct) {
        PL_SAY(pen, ICAION_TEXT_WITH_CONVERTERS, PL_NUMBER(payable));
    }
}

static void write_obstacle(const struct pl_pen *pen, uint32_t region,
                           const struct icaion_purse *purse)
{
    const struct icaion *s = table_of(pen);
    uint32_t colours = icaion_deploy_colours(region);

    if (icaion_refuse_owner(s, region, pen->seat + 1u)) {
        PL_SAY(pen, ICAION_TEXT_OBSTACLE_OWN, PL_WORD(ICAION_WORD_REGION, region));
    } else if (icaion_refuse_price(s, region, purse)) {
        PL_SAY(pen, ICAION_TEXT_OBSTACLE_PRICE, PL_WORD(ICAION_WORD_REGION, region),
               PL_NUMBER(icaion_deploy_price(s, region, purse)),
               PL_WORD(ICAION_WORD_COLOURS, colours), PL_NUMBER(icaion_payable(purse, colours)));
    } else {
        PL_SAY(pen, ICAION_TEXT_OBSTACLE_TYPE, PL_WORD(ICAION_WORD_REGION, region));
    }
}

void icaion_write_obstacles(const struct pl_pen *pen, int32_t value)
{
    struct icaion_purse purse = icaion_purse_of(table_of(pen), pen->seat);

    (void)value;
    for (uint32_t left = icaion_regions_at(table_of(pen), pen->seat); left; left &= left - 1) {
        write_obstacle(pen, pl_lowest(left), &purse);
        if (left & (left - 1)) {
            pl_text_add(pen->text, "; ");
        }
    }
}
