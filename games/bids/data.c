/* The .def tables expanded to constant data. */
#include "games/bids/data.h"

const struct bids_card_info bids_cards[BIDS_CARD_COUNT] = {
    [BIDS_NO_CARD] = { .name = { [PL_LANG_PL] = "-", [PL_LANG_EN] = "-" } },
#define CARD(id_, name_, bid_, points_, pl_, en_)                             \
    [BIDS_CARD_##id_] = { .name = { [PL_LANG_PL] = pl_, [PL_LANG_EN] = en_ }, \
                          .bid = bid_,                                        \
                          .points = points_ },
#include "games/bids/cards.def"
};
