/* What an event card would bring if it came now, for clients and bots; nothing is drawn. */
#ifndef GAMES_FALL_FORECAST_H
#define GAMES_FALL_FORECAST_H

#include "games/fall/flow.h"

enum { FALL_MARCHES_MAX = 16 };

/* Enemies that go from a region, or from one of an island, to others: one to each, or if fewer go
 * than regions are named, to one of them. To the City: no region. */
struct fall_march {
    uint16_t to; /* set of regions */
    uint8_t unit;
    uint8_t from;
    uint8_t isle; /* 0: from a region of the board */
    uint8_t count;
};

struct fall_forecast {
    struct fall_march march[FALL_MARCHES_MAX];
    uint32_t count;
    uint32_t attacked;       /* set of regions */
    uint32_t maybe_attacked; /* if the one enemy of an island goes there */
    uint32_t damage;         /* to defence, of a Colossus card without the shard it shows */
    uint32_t bare;           /* set of islands that would be left without enemies */
    bool is_invasion;
};

void fall_foresee(const struct fall *s, uint32_t event, struct fall_forecast *ret_forecast);
/* What a Colossus card takes for a monster. */
uint32_t fall_damage_of(const struct fall *s, uint32_t monster);
/* R-FAL-17.2: what a Colossus card would take now. */
uint32_t fall_colossus_damage(const struct fall *s);

#endif
