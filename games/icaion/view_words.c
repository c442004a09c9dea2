/* The lexicon: tables of names, and the values that texts name beside their arguments. */
#include "games/icaion/view.h"

static const struct {
    struct pl_words colour;
    struct pl_words kind; /* of the regions with such crystals */
} icaion_colour_words[ICAION_COLOURS] = {
#define COLOUR(number_, colour_, kind_, slug_, kind_slug_, pl_, en_, kind_pl_, kind_en_) \
    [number_] = { { PL_BOTH(pl_, en_) }, { PL_BOTH(kind_pl_, kind_en_) } },
#include "games/icaion/kinds.def"
};

static const struct pl_words icaion_type_words[ICAION_TYPES] = {
#define TYPE(id_, slug_, pl_, en_) [ICAION_##id_] = { PL_BOTH(pl_, en_) },
#include "games/icaion/types.def"
};

static const struct pl_words icaion_basic_words[ICAION_DO_COUNT] = {
#define BASIC(id_, pl_, en_) [ICAION_BASIC_##id_] = { PL_BOTH(pl_, en_) },
#include "games/icaion/basics.def"
};

static const struct pl_words icaion_side_words[] = {
    [0] = { PL_BOTH("dzień", "day") },
    [1] = { PL_BOTH("noc", "night") },
};

static const struct pl_words icaion_cause_words[ICAION_CAUSE_COUNT] = {
#define CAUSE(id_, pl_, en_) [ICAION_FOR_##id_] = { PL_BOTH(pl_, en_) },
#include "games/icaion/causes.def"
};

/* Tiles by their number + 1. */
static const struct {
    struct pl_words tile; /* where it is clear what it is */
    struct pl_words title;
} icaion_tile_words[ICAION_TILES + 1] = {
#define TILE(colour_, year_, slug_, pl_, en_, title_pl_, title_en_)        \
    [ICAION_YEARS * ICAION_##colour_ + (year_)] = { { PL_BOTH(pl_, en_) }, \
                                                    { PL_BOTH(title_pl_, title_en_) } },
#include "games/icaion/tiles.def"
};

struct pl_label icaion_side(const struct pl_state *state, pl_seat seat)
{
    uint32_t seeker = icaion_read(state)->public.seeker[seat];

    return pl_label_of(&icaion_lexicon, &icaion_character_names, ICAION_WORD_CHARACTER, seeker);
}

uint32_t icaion_weight(const struct pl_event *event)
{
    switch (event->kind) {
    case ICAION_EVENT_OVERFLOW: return 3;
    case ICAION_EVENT_PRIZE: return event->arg[0] == 1 ? 3 : 0;
    case ICAION_EVENT_KEPT_SHARD: return 2;
    case ICAION_EVENT_WOUNDED: return 1;
    default: return 0;
    }
}

/* Values. */

int32_t icaion_value_of_seat(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = icaion_seen(pen->obs);
    pl_seat seat = pen->seat;

    PL_ASSERT(seat < ICAION_SEATS);
    switch (value) {
    case ICAION_VALUE_BASIC_MOVE: return (int32_t)icaion_basic_move(s, seat);
    case ICAION_VALUE_NODES_PER_BLUE: return (int32_t)icaion_nodes_per_blue(s, seat);
    case ICAION_VALUE_HAND: return s->public.hand_count[seat];
    case ICAION_VALUE_HAND_LIMIT: return (int32_t)icaion_hand_limit(s, seat);
    case ICAION_VALUE_HAND_POINTS: return s->public.hand_count[seat] * ICAION_RADIANT_HAND_RP;
    case ICAION_VALUE_UPGRADE_LIMIT: return (int32_t)icaion_upgrade_limit(s, seat);
    case ICAION_VALUE_STRENGTH: return (int32_t)icaion_strength(s, seat);
    case ICAION_VALUE_PINK_POINTS: return (int32_t)icaion_pink_points(s, seat);
    case ICAION_VALUE_SLOT_TILE: return s->public.slot[seat];
    default: pl_panic("not a value of a seat", __FILE__, __LINE__);
    }
}

int32_t icaion_value_of_table(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion_public *pub = &icaion_seen(pen->obs)->public;

    switch (value) {
    case ICAION_VALUE_BASIC_LEFT: return pub->basic_left;
    case ICAION_VALUE_SPECIAL_LEFT: return pub->special_left;
    case ICAION_VALUE_HARVESTERS_LEFT: return pub->neutral_left[ICAION_HARVESTER];
    case ICAION_VALUE_SCAVENGERS_LEFT: return pub->neutral_left[ICAION_SCAVENGER];
    case ICAION_VALUE_REFINERS_LEFT: return pub->neutral_left[ICAION_REFINER];
    default: pl_panic("not a value of the table", __FILE__, __LINE__);
    }
}

int32_t icaion_value_of_frame(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = icaion_seen(pen->obs);
    const int16_t *arg = pl_peek(&s->head)->arg;

    switch (value) {
    case ICAION_VALUE_HALF_DONE: return arg[ICAION_PAY_HALF_DONE] - 1;
    case ICAION_VALUE_ERADICATION_COST:
        return (int32_t)icaion_eradication_cost(s, pen->seat,
                                                (uint32_t)arg[ICAION_ERADICATE_REMOVED]);
    default: pl_panic("not a value of a frame", __FILE__, __LINE__);
    }
}

/* R-ICA-3.6: what the tiles of the stack count on the side that is chosen. */
static int32_t side_face(const struct icaion *s, uint32_t side)
{
    uint32_t colour = (uint32_t)pl_peek(&s->head)->arg[ICAION_SIDE_COLOUR];

    return icaion_face(colour * ICAION_YEARS, side);
}

static int32_t price_of(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = icaion_seen(pen->obs);
    struct icaion_purse purse = icaion_purse_of(s, pen->seat);

    return (int32_t)(value == ICAION_VALUE_DEPLOY_PRICE
                         ? icaion_deploy_price(s, pl_act_b(pen->action), &purse)
                         : icaion_price(&purse, icaion_oddities[pl_act_a(pen->action)].cost));
}

int32_t icaion_value_of_action(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = icaion_seen(pen->obs);
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case ICAION_VALUE_SIDE_FACE: return side_face(s, a);
    case ICAION_VALUE_MOVE_NODES: return (int32_t)icaion_distance(s->public.node[pen->seat], a);
    case ICAION_VALUE_MOVE_COST: return (int32_t)icaion_move_cost(s, pen->seat, a);
    case ICAION_VALUE_DEPLOY_PRICE:
    case ICAION_VALUE_PLAY_PRICE: return price_of(pen, value);
    case ICAION_VALUE_DEPLOY_POINTS: /* R-ICA-11.6 */
        return (int32_t)icaion_deploy_points(s, pl_act_b(pen->action), a % ICAION_TYPES);
    case ICAION_VALUE_PARASITES_THERE: return s->public.parasites[a];
    case ICAION_VALUE_SPEND_POINTS: return (int32_t)(a * icaion_pink_points(s, pen->seat));
    case ICAION_VALUE_CARD_CAGE: return ICAION_BOARD_CAGES + (a == ICAION_SPARE_CAGE_2);
    default: pl_panic("not a value of an action", __FILE__, __LINE__);
    }
}

/* R-ICA-13.4 */
int32_t icaion_value_of_retrieval(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = icaion_seen(pen->obs);
    uint32_t colour = pl_act_a(pen->action);
    uint32_t tile = colour * ICAION_YEARS + s->public.year - 1;

    switch (value) {
    case ICAION_VALUE_NEW_TILE: return (int32_t)tile + 1;
    case ICAION_VALUE_NEW_FACE: return icaion_face(tile, s->public.night >> colour & 1);
    case ICAION_VALUE_NEW_POINTS: return (int32_t)icaion_tile_points(s, pen->seat, tile);
    default: pl_panic("not a value of a retrieval", __FILE__, __LINE__);
    }
}

/* A colour and how many. */
static int32_t harvested(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t mode = pl_act_b(action);
    uint32_t colour =
        mode == ICAION_MODE_INSTEAD ? pl_act_c(action) : icaion_regions[pl_act_a(action)].kind;

    return pl_pair((int32_t)colour, (int32_t)icaion_harvested(s, seat, mode));
}

int32_t icaion_value_of_activation(const struct pl_pen *pen, uint32_t value)
{
    const struct icaion *s = icaion_seen(pen->obs);

    switch (value) {
    case ICAION_VALUE_HARVESTED: return harvested(s, pen->seat, pen->action);
    case ICAION_VALUE_SCAVENGED:
        return (int32_t)icaion_scavenged(s, pen->seat, pl_act_b(pen->action));
    case ICAION_VALUE_SALE_POINTS:
        return (int32_t)icaion_trait(s, pen->seat, ICAION_TRAIT_SCAVENGE_SALE);
    case ICAION_VALUE_REFINED: return (int32_t)icaion_refined(s, pen->seat);
    default: pl_panic("not a value of an activation", __FILE__, __LINE__);
    }
}

#define PL_GAME           icaion
#define PL_ID(x_)         ICAION_##x_
#define PL_TEXTS          "games/icaion/text.def"
#define PL_WORDS          "games/icaion/words.def"
#define PL_ACTIONS        "games/icaion/actions.def"
#define PL_EVENTS         "games/icaion/events.def"
#define PL_FRAMES         "games/icaion/frames.def"
#define PL_REASONS        "games/icaion/reasons.def"
#define PL_ACTION_VARIANT icaion_action_variant
#define PL_EVENT_VARIANT  icaion_event_variant
#define PL_PROMPT_VARIANT icaion_prompt_variant
#include "core/lexicon.inc"
