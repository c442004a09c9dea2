/* The tables of Saga as constant data. */
#ifndef GAMES_SAGA_DATA_H
#define GAMES_SAGA_DATA_H

#include "games/saga/saga.h"

struct saga_way_info {
    const char *name[PL_LANG_COUNT];
    uint8_t least;
    uint8_t points;
};

extern const struct saga_way_info saga_ways[SAGA_WAY_COUNT];

#endif
