/* The .def tables expanded to constant data. */
#include "games/saga/data.h"

const struct saga_way_info saga_ways[SAGA_WAY_COUNT] = {
    [SAGA_WAY_NONE] = { .name = { [PL_LANG_PL] = "-", [PL_LANG_EN] = "-" } },
#define WAY(id_, name_, least_, points_, pl_, en_)                           \
    [SAGA_WAY_##id_] = { .name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ }, \
                         .least = least_,                                    \
                         .points = points_ },
#include "games/saga/ways.def"
};
