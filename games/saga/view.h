/* What the files of words and pictures share: the lexicon. */
#ifndef GAMES_SAGA_VIEW_H
#define GAMES_SAGA_VIEW_H

#include "core/why.h"
#include "games/saga/data.h"

#define PL_GAME   saga
#define PL_ID(x_) SAGA_##x_
#define PL_TEXTS  "games/saga/text.def"
#define PL_WORDS  "games/saga/words.def"
#include "core/words.h"

#endif
