/* What the files of words and pictures share: the lexicon, and what its words are made of. */
#ifndef GAMES_SEASONS_VIEW_H
#define GAMES_SEASONS_VIEW_H

#include "core/why.h"
#include "games/seasons/effects.h"

#define PL_GAME   seasons
#define PL_ID(x_) SEASONS_##x_
#define PL_TEXTS  "games/seasons/text.def"
#define PL_WORDS  "games/seasons/words.def"
#include "core/words.h"

/* Tokens by energy as one value, for words. */
static inline int32_t seasons_pack(const uint8_t tokens[SEASONS_ENERGIES])
{
    return (int32_t)((uint32_t)tokens[0] | (uint32_t)tokens[1] << 8 | (uint32_t)tokens[2] << 16 |
                     (uint32_t)tokens[3] << 24);
}

static inline void seasons_unpack(int32_t value, uint8_t ret_tokens[SEASONS_ENERGIES])
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        ret_tokens[e] = (uint8_t)((uint32_t)value >> (e * 8));
    }
}

/* The face of a die as a value, for words, and back. */
static inline int32_t seasons_face_number(const struct seasons_face *face)
{
    return (int32_t)(face - (const struct seasons_face *)seasons_faces);
}

static inline const struct seasons_face *seasons_face_numbered(int32_t number)
{
    return (const struct seasons_face *)seasons_faces + number;
}

/* Where the season marker gets, and how the year changes: -1, 0, 1. */
struct seasons_way {
    int32_t space;
    enum seasons_season season;
    int32_t year;
    int32_t change;
};

struct seasons_way seasons_way_of(const struct seasons *s, int32_t spaces);

/* view_variant.c, as struct pl_lexicon wants them. */
uint32_t seasons_action_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t seasons_event_variant(const struct pl_pen *pen, uint32_t usual);
uint32_t seasons_prompt_variant(const struct pl_pen *pen, uint32_t usual);

/* Where a merged event keeps what it counts: of PAID, DROPPED and TRANSMUTED the tokens of each
 * energy, of BONUS how often; 0 in an event that stands for itself. */
enum { SEASONS_EVENT_COUNTS = PL_EVENT_ARGS - 1 };

/* The tokens that a PAID, DROPPED or TRANSMUTED event is about. */
void seasons_event_tokens(const struct pl_event *event, uint8_t ret_tokens[SEASONS_ENERGIES]);
/* How often what a BONUS event tells was done. */
static inline int32_t seasons_event_times(const struct pl_event *event)
{
    int32_t times = event->arg[SEASONS_EVENT_COUNTS];

    return times > 0 ? times : 1;
}

#endif
