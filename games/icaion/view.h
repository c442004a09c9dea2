/* What the files of words and pictures share: the lexicon, and what its words are made of. */
#ifndef GAMES_ICAION_VIEW_H
#define GAMES_ICAION_VIEW_H

#include "core/why.h"
#include "games/icaion/decide.h"

#define PL_GAME   icaion
#define PL_ID(x_) ICAION_##x_
#define PL_TEXTS  "games/icaion/text.def"
#define PL_WORDS  "games/icaion/words.def"
#include "core/words.h"

/* A face of a tile (3 * colour + Year - 1) as a value, for words: side 0 is day, 1 is night. */
static inline int32_t icaion_face(uint32_t tile, uint32_t side)
{
    return (int32_t)(2 * tile + side);
}

/* "2 blue crystals, 1 pink crystal", or "nothing". */
void icaion_list_crystals(const struct pl_pen *pen, const uint8_t crystals[ICAION_COLOURS]);

/* view_variant.c, as struct pl_lexicon wants them. */
uint32_t icaion_action_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t icaion_event_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t icaion_prompt_variant(const struct pl_pen *pen, uint32_t usual);

#endif
