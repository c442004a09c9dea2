/* The tables of Hidden Bids as constant data. */
#ifndef GAMES_BIDS_DATA_H
#define GAMES_BIDS_DATA_H

#include "games/bids/bids.h"

struct bids_card_info {
    const char *name[PL_LANG_COUNT];
    uint8_t bid;
    uint8_t points;
};

extern const struct bids_card_info bids_cards[BIDS_CARD_COUNT];

#endif
