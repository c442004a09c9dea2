/* What the files of words and pictures share: the lexicon. */
#ifndef GAMES_MYSTHEA_VIEW_H
#define GAMES_MYSTHEA_VIEW_H

#include "core/why.h"
#include "games/mysthea/effects.h"

#define PL_GAME   mysthea
#define PL_ID(x_) MYSTHEA_##x_
#define PL_TEXTS  "games/mysthea/text.def"
#define PL_WORDS  "games/mysthea/words.def"
#include "core/words.h"

/* view_variant.c, as struct pl_lexicon wants them. */
uint32_t mysthea_action_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t mysthea_event_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t mysthea_prompt_variant(const struct pl_pen *pen, uint32_t usual);

#endif
