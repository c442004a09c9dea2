/* The .def tables expanded to constant data. */
#include "games/seasons/data.h"

#define ITEM                            0
#define FAMILIAR                        1
#define ENTER                           SEASONS_ENTER
#define ACTIVATE                        SEASONS_ACTIVATE
#define PERMANENT                       SEASONS_PERMANENT
#define NO_EFFECT                       0
#define COST(a_, w_, f_, e_, crystals_) .energy = { a_, w_, f_, e_ }, .crystals = crystals_
#define MORE_NONE                       .more_crystals = 0
#define MORE_CRYSTALS(n_)               .more_crystals = n_
#define MORE_FIRE(n_)                   .more = { 0, 0, n_, 0 }
#define MORE_EARTH(n_)                  .more = { 0, 0, 0, n_ }

const struct seasons_card_info seasons_cards[SEASONS_CARD_COUNT] = {
    [SEASONS_NO_CARD] = { .name = { [PL_LANG_PL] = "?", [PL_LANG_EN] = "?" } },
#define CARD(number_, id_, slug_, kind_, timing_, cost_, more_, prestige_, en_, pl_) \
    [SEASONS_##id_] = { .prestige = prestige_,                                       \
                        .is_familiar = kind_,                                        \
                        cost_,                                                       \
                        more_,                                                       \
                        .name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ } },
#include "games/seasons/cards.def"
};

/* R-SEA-1.4: the familiars; every other card is a magic item. */
const uint64_t seasons_familiars = 0
#define CARD(number_, id_, slug_, kind_, ...) | (uint64_t)(kind_) << (number_)
#include "games/seasons/cards.def"
    ;
const uint64_t seasons_items = 0
#define CARD(number_, id_, slug_, kind_, ...) | (uint64_t)(1 - (kind_)) << (number_)
#include "games/seasons/cards.def"
    ;
/* R-SEA-5.1: the Die of Malice is activated in its own window only. */
const uint64_t seasons_activated = (0
#define CARD(number_, id_, slug_, kind_, timing_, ...) \
    | (uint64_t)(((timing_)&SEASONS_ACTIVATE) != 0) << (number_)
#include "games/seasons/cards.def"
                                    ) &
                                   ~SEASONS_BIT(SEASONS_DIE_OF_MALICE);

const struct seasons_face seasons_faces[SEASONS_SEASON_COUNT][SEASONS_DICE + 1]
                                       [SEASONS_FACES + 1] = {
#define ENERGY(a_, w_, f_, e_) \
    {                          \
        a_, w_, f_, e_         \
    }
#define FACE(season_, die_, face_, energy_, crystals_, stars_, draw_, transmute_, pips_) \
    [SEASONS_##season_][die_][face_] = { .energy = energy_,                              \
                                         .crystals = crystals_,                          \
                                         .stars = stars_,                                \
                                         .draw = draw_,                                  \
                                         .transmute = transmute_,                        \
                                         .pips = pips_ },
#include "games/seasons/dice.def"
                                       };

const uint8_t seasons_sets[SEASONS_SEATS][SEASONS_DRAFT_CARDS] = {
#define PREBUILT(number_, ...) [(number_)-1] = { __VA_ARGS__ },
#include "games/seasons/sets.def"
};

const uint8_t seasons_rates[SEASONS_SEASON_COUNT][SEASONS_ENERGIES] = {
#define RATE(season_, ...) [SEASONS_##season_] = { __VA_ARGS__ },
#include "games/seasons/rates.def"
};

const uint8_t seasons_penalties[SEASONS_BONUS_MAX + 1] = {
#define BONUS_PENALTY(uses_, points_) [uses_] = points_,
#include "games/seasons/penalties.def"
};
