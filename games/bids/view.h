/* What the files of words and pictures share: the lexicon. */
#ifndef GAMES_BIDS_VIEW_H
#define GAMES_BIDS_VIEW_H

#include "core/why.h"
#include "games/bids/table.h"

#define PL_GAME   bids
#define PL_ID(x_) BIDS_##x_
#define PL_TEXTS  "games/bids/text.def"
#define PL_WORDS  "games/bids/words.def"
#include "core/words.h"

#endif
