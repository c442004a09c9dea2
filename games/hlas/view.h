/* What the files of words and pictures share: the lexicon, and what its words are made of. */
#ifndef GAMES_HLAS_VIEW_H
#define GAMES_HLAS_VIEW_H

#include "core/why.h"
#include "games/hlas/flow.h"

#define PL_GAME   hlas
#define PL_ID(x_) HLAS_##x_
#define PL_TEXTS  "games/hlas/text.def"
#define PL_WORDS  "games/hlas/words.def"
#include "core/words.h"

enum { HLAS_PACK_BITS = 8 };

/* A price as one value, for words. */
static inline int32_t hlas_pack(struct hlas_price price)
{
    return (int32_t)((uint32_t)price.of[HLAS_FOOD] |
                     (uint32_t)price.of[HLAS_ORE] << HLAS_PACK_BITS |
                     (uint32_t)price.of[HLAS_MANA] << (2 * HLAS_PACK_BITS));
}

/* The same of one resource. */
static inline int32_t hlas_pack_one(uint32_t resource, uint32_t n)
{
    return (int32_t)(n << (resource * HLAS_PACK_BITS));
}

/* Whose the event is: a seat, the solo enemy, or PL_NOBODY for one that is the table's own. */
pl_seat hlas_actor(const struct pl_pen *pen);

/* view_variant.c, as struct pl_lexicon wants them. */
uint32_t hlas_action_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t hlas_event_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t hlas_prompt_variant(const struct pl_pen *pen, uint32_t usual);

/* The paragraphs of the epilogue of a game that is over, in order; returns how many. */
enum hlas_end {
    HLAS_NO_END,
#define END(id_, ...) HLAS_END_##id_,
#include "games/hlas/epilogue.def"
    HLAS_END_COUNT
};
enum { HLAS_EPILOGUE_MAX = HLAS_SEATS + 2 };
uint32_t hlas_epilogue(const struct hlas *s, enum hlas_end ret_ends[HLAS_EPILOGUE_MAX]);

/* Where the pieces of a player get, and the strengths of the battles that the group could open. */
void hlas_write_reach(const struct hlas *s, pl_seat p, struct pl_json *json);
void hlas_write_forecast(const struct hlas *s, struct pl_json *json);

#endif
