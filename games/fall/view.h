/* What the files of words and pictures share: the lexicon. */
#ifndef GAMES_FALL_VIEW_H
#define GAMES_FALL_VIEW_H

#include "core/why.h"
#include "games/fall/flow.h"

#define PL_GAME   fall
#define PL_ID(x_) FALL_##x_
#define PL_TEXTS  "games/fall/text.def"
#define PL_WORDS  "games/fall/words.def"
#include "core/words.h"

/* view_parts.c: crystals by colour, or "nothing". */
void fall_list_crystals(const struct pl_pen *pen, const uint8_t crystals[FALL_COLOURS]);

/* view_variant.c, as struct pl_lexicon wants them. */
uint32_t fall_action_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t fall_event_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t fall_prompt_variant(const struct pl_pen *pen, uint32_t usual);

#endif
