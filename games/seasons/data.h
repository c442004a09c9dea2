/* The tables of Seasons as constant data: cards, dice, sets, rates. */
#ifndef GAMES_SEASONS_DATA_H
#define GAMES_SEASONS_DATA_H

#include "games/seasons/seasons.h"

enum { SEASONS_ENTER = 1, SEASONS_ACTIVATE = 2, SEASONS_PERMANENT = 4 };

struct seasons_card_info {
    int8_t prestige;
    uint8_t is_familiar;
    uint8_t crystals;                 /* cost, with two players */
    uint8_t energy[SEASONS_ENERGIES]; /* cost, with two players */
    uint8_t more_crystals;            /* cost of each further player */
    uint8_t more[SEASONS_ENERGIES];
    const char *name[PL_LANG_COUNT];
};

struct seasons_face {
    uint8_t energy[SEASONS_ENERGIES];
    uint8_t crystals;
    uint8_t stars;
    uint8_t draw;
    uint8_t transmute;
    uint8_t pips;
};

extern const struct seasons_card_info seasons_cards[SEASONS_CARD_COUNT];
/* By season, die 1..5 and face 1..6. */
extern const struct seasons_face seasons_faces[SEASONS_SEASON_COUNT][SEASONS_DICE + 1]
                                              [SEASONS_FACES + 1];
extern const uint8_t seasons_sets[SEASONS_SEATS][SEASONS_DRAFT_CARDS];
extern const uint8_t seasons_rates[SEASONS_SEASON_COUNT][SEASONS_ENERGIES];
extern const uint8_t seasons_penalties[SEASONS_BONUS_MAX + 1];

/* Sets of card numbers as bits. */
#define SEASONS_BIT(card_) ((uint64_t)1 << (card_))
extern const uint64_t seasons_familiars;
extern const uint64_t seasons_items;
extern const uint64_t seasons_activated; /* cards with an activation in the free part of a turn */

static inline enum seasons_season seasons_season_at(uint8_t space)
{
    return (enum seasons_season)((space - 1) / SEASONS_SPACES_PER_SEASON);
}

/* R-SEA-7.2: what a card costs with this many players. */
static inline uint32_t seasons_cost(uint32_t card, enum seasons_energy energy, uint32_t seats)
{
    return seasons_cards[card].energy[energy] + seasons_cards[card].more[energy] * (seats - 2);
}

static inline uint32_t seasons_cost_crystals(uint32_t card, uint32_t seats)
{
    return seasons_cards[card].crystals + seasons_cards[card].more_crystals * (seats - 2);
}

#endif
