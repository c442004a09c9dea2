/* The .def tables expanded to constant data. */
#include "games/icaion/data.h"

#define BIT(n_)                      ((uint64_t)1 << (n_))
#define SET1(a_)                     BIT(a_)
#define SET2(a_, b_)                 (BIT(a_) | BIT(b_))
#define SET3(a_, b_, c_)             (SET2(a_, b_) | BIT(c_))
#define SET4(a_, b_, c_, d_)         (SET3(a_, b_, c_) | BIT(d_))
#define SET5(a_, b_, c_, d_, e_)     (SET4(a_, b_, c_, d_) | BIT(e_))
#define SET6(a_, b_, c_, d_, e_, f_) (SET5(a_, b_, c_, d_, e_) | BIT(f_))
#define NO_CRATER                    ICAION_NO_CRATER
#define INNER                        1
#define OUTER                        0

/* The board (R-ICA-2.1 to R-ICA-2.10). */

const struct icaion_node_info icaion_nodes[ICAION_NODES] = {
#define NODE(number_, id_, slug_, class_, regions_, crater_, x_, y_) \
    [number_] = { .regions = regions_,                               \
                  .class = ICAION_CLASS_##class_,                    \
                  .crater = crater_,                                 \
                  .at = { x_, y_ },                                  \
                  .name = #id_ },
#include "games/icaion/nodes.def"
};

const uint64_t icaion_reach[ICAION_NODES][ICAION_REACH_MAX] = {
#define REACH(node_, ...) [ICAION_NODE_##node_] = { __VA_ARGS__ },
#include "games/icaion/reach.def"
};

const struct icaion_region_info icaion_regions[ICAION_REGIONS] = {
#define REGION(number_, id_, slug_, ring_, kind_, crater_, adjacent_, nodes_, x_, y_) \
    [number_] = { .nodes = nodes_,                                                    \
                  .adjacent = adjacent_,                                              \
                  .kind = ICAION_##kind_,                                             \
                  .is_inner = ring_,                                                  \
                  .at = { x_, y_ },                                                   \
                  .name = #id_ },
#include "games/icaion/regions.def"
};

const struct icaion_crater_info icaion_craters[ICAION_CRATERS] = {
#define AWAY(...)   \
    {               \
        __VA_ARGS__ \
    }
#define CRATER(number_, colour_, regions_, nodes_, x_, y_, away_) \
    [number_] = { .nodes = nodes_,                                \
                  .regions = regions_,                            \
                  .colour = ICAION_##colour_,                     \
                  .away = away_,                                  \
                  .at = { x_, y_ } },
#include "games/icaion/craters.def"
};

#define REGION_BIT(kind_wanted_, number_, kind_) \
    | (uint16_t)((ICAION_##kind_ == (kind_wanted_)) << (number_))
const uint16_t icaion_regions_of_kind[ICAION_COLOURS] = {
    [ICAION_RIVER] = 0
#define REGION(number_, id_, slug_, ring_, kind_, ...) REGION_BIT(ICAION_RIVER, number_, kind_)
#include "games/icaion/regions.def"
    ,
    [ICAION_MOUNTAINS] = 0
#define REGION(number_, id_, slug_, ring_, kind_, ...) REGION_BIT(ICAION_MOUNTAINS, number_, kind_)
#include "games/icaion/regions.def"
    ,
    [ICAION_FOREST] = 0
#define REGION(number_, id_, slug_, ring_, kind_, ...) REGION_BIT(ICAION_FOREST, number_, kind_)
#include "games/icaion/regions.def"
    ,
    [ICAION_MISTY_VALLEY] = 0
#define REGION(number_, id_, slug_, ring_, kind_, ...) \
    REGION_BIT(ICAION_MISTY_VALLEY, number_, kind_)
#include "games/icaion/regions.def"
    ,
    [ICAION_CRYSTAL_FIELD] = 0
#define REGION(number_, id_, slug_, ring_, kind_, ...) \
    REGION_BIT(ICAION_CRYSTAL_FIELD, number_, kind_)
#include "games/icaion/regions.def"
    ,
};

const uint16_t icaion_inner_regions = 0
#define REGION(number_, id_, slug_, ring_, ...) | (ring_) << (number_)
#include "games/icaion/regions.def"
    ;

const uint64_t icaion_start_nodes = 0
#define NODE(number_, id_, slug_, class_, ...) \
    | (uint64_t)(ICAION_CLASS_##class_ == ICAION_CLASS_EXTERNAL) << (number_)
#include "games/icaion/nodes.def"
    ;

/* Characters. */

#define EXTRACT        ICAION_DO_EXTRACT
#define DEPLOY         ICAION_DO_DEPLOY
#define ERADICATE      ICAION_DO_ERADICATE
#define INVESTIGATE    ICAION_DO_INVESTIGATE
#define RETRIEVE       ICAION_DO_RETRIEVE
#define INSTALL        ICAION_DO_INSTALL
#define RAISE(id_, n_) [ICAION_TRAIT_##id_] = n_
#define NO_TRAIT       [ICAION_TRAIT_NONE] = 0
#define START(...)     .start = { __VA_ARGS__ }

const struct icaion_character_info icaion_characters[ICAION_CHARACTER_COUNT] = {
#define SEEKER(number_, id_, slug_, hand_, upgrades_, start_, first_, second_, en_, pl_) \
    [number_] = { .hand = hand_,                                                         \
                  .upgrades = upgrades_,                                                 \
                  start_,                                                                \
                  .trait = { first_, second_ },                                          \
                  .name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#define EQUIPMENT SEEKER
#include "games/icaion/equipment.def"
#include "games/icaion/seekers.def"
};

/* Oddities. */

#define ONE_SHOT          0
#define UPGRADE           1
#define NOTHING           0
#define CHARGE            1
#define ANY               ICAION_ANY
#define BLUE              ICAION_BLUE
#define BROWN             ICAION_BROWN
#define GREEN             ICAION_GREEN
#define GREY              ICAION_GREY
#define PINK              ICAION_PINK
#define GAIN(n_, colour_) .effect = ICAION_EFFECT_GAIN, .count = n_, .what = colour_
#define SCORE(n_)         .effect = ICAION_EFFECT_SCORE, .count = n_
#define ACT(actions_)     .effect = ICAION_EFFECT_ACT, .what = actions_
#define DASH(n_)          .effect = ICAION_EFFECT_DASH, .count = n_
#define DRAW(n_)          .effect = ICAION_EFFECT_DRAW, .count = n_
#define HIT(n_)           .effect = ICAION_EFFECT_HIT, .count = n_
#define TRAIT(trait_, n_) .effect = ICAION_EFFECT_TRAIT, .what = ICAION_TRAIT_##trait_, .count = n_

const struct icaion_oddity_info icaion_oddities[ICAION_ODDITY_COUNT] = {
#define ODDITY(number_, id_, slug_, twin_, kind_, cost_, effect_, then_, en_, pl_) \
    [ICAION_##id_] = { .face = ICAION_##twin_,                                     \
                       .is_upgrade = kind_,                                        \
                       .cost = cost_,                                              \
                       effect_,                                                    \
                       .does_charge = then_,                                       \
                       .name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/icaion/oddities.def"
};

const uint64_t icaion_all_oddities = BIT(ICAION_ODDITY_COUNT) - 2;
const uint64_t icaion_upgrades = 0
#define ODDITY(number_, id_, slug_, twin_, kind_, ...) | (uint64_t)(kind_) << ICAION_##id_
#include "games/icaion/oddities.def"
    ;
const uint64_t icaion_wounding = BIT(ICAION_WOUNDING_LAST - 199) - BIT(ICAION_WOUNDING_FIRST - 200);

/* Apparatus, events, the department board. */

#define DAY   0
#define NIGHT 1
const struct icaion_tile_info icaion_tiles[ICAION_COLOURS][2][ICAION_YEARS] = {
#define APPARATUS(colour_, side_, year_, count_, points_) \
    [ICAION_##colour_][side_][(year_)-1] = { .count = ICAION_COUNT_##count_, .points = points_ },
#include "games/icaion/apparatus.def"
};

const struct icaion_event_card_info icaion_event_cards[ICAION_EVENT_CARD_COUNT] = {
#define EVENT_CARD(number_, id_, slug_, kind_, en_, pl_) \
    [number_].kind = ICAION_##kind_, [number_].name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ },
#include "games/icaion/event_cards.def"
#define COLOSSUS_STEP(card_, step_, op_, n_) \
    [ICAION_##card_].step[(step_)-1] = { .op = ICAION_STEP_##op_, .count = n_ },
#include "games/icaion/colossus.def"
};

enum { SIDE_FEW, SIDE_MANY, SIDE_COUNT };

const struct icaion_field_info *icaion_track(uint32_t seats)
{
    static const struct icaion_field_info sides[SIDE_COUNT][ICAION_TRACK_FIELDS] = {
#define TRACK_FIELD(side_, field_, crystals_, parasite_, arrows_, recharge_) \
    [SIDE_##side_][(field_)-1] = { crystals_, parasite_, arrows_, recharge_ },
#include "games/icaion/event_track.def"
    };

    return sides[seats <= 3 ? SIDE_FEW : SIDE_MANY];
}

const struct icaion_place_info icaion_places[ICAION_PLACES] = {
#define PLACE(row_, machine_, bonus_, n_)  \
    [((row_)-1) * ICAION_TYPES + ICAION_## \
        machine_] = { .bonus = ICAION_BONUS_##bonus_, .count = n_ },
#include "games/icaion/department.def"
};

const uint8_t icaion_printed[ICAION_BONUS_COUNT] = {
#define PRINTED(row_, bonus_, n_) [ICAION_BONUS_##bonus_] = n_,
#include "games/icaion/department.def"
};

/* Numbers. */

const struct icaion_by_seats *icaion_by_seats(uint32_t seats)
{
    static const struct icaion_by_seats numbers[ICAION_PLAYERS_MAX + 1] = {
#define BY_SEATS(id_, two_, three_, four_, five_) \
    [2].id_ = two_, [3].id_ = three_, [4].id_ = four_, [5].id_ = five_,
#include "games/icaion/by_seats.def"
#define PRIZE(players_, ...) [players_].prize = { __VA_ARGS__ },
#include "games/icaion/prizes.def"
    };

    PL_ASSERT(seats >= ICAION_PLAYERS_MIN);
    PL_ASSERT(seats <= ICAION_PLAYERS_MAX);
    return &numbers[seats];
}

const uint8_t icaion_shards_of_value[ICAION_VALUES] = {
#define SHARD_VALUE(value_, shards_) [(value_)-1] = shards_,
#include "games/icaion/shards.def"
};

const int8_t icaion_shard_row[ICAION_SHARDS_OWNED_MAX + 1] = {
#define SHARD_ROW(shards_, reputation_) [shards_] = reputation_,
#include "games/icaion/shards.def"
};
