/* What the files of reasons share, and what the words of reasons (view_reasons.c) are worked out
 * of. */
#ifndef GAMES_HLAS_WHY_H
#define GAMES_HLAS_WHY_H

#include "games/hlas/decide_move.h"
#include "games/hlas/effects_spell.h"

/* The reason against an action that belongs to another question. */
pl_reason hlas_why_elsewhere(const struct hlas *s, pl_seat seat, pl_action action);
/* R-HLA-8.7: why a spell is no option of the seat's library. */
pl_reason hlas_why_no_card(const struct hlas *s, pl_seat p, uint32_t spell);
/* Whether an action is about a spell. A question about spells has one action of its own for them
 * and leaves it to that one to give the reason. */
static inline bool hlas_names_spell(pl_action action)
{
    uint32_t kind = pl_act_kind(action);

    return kind == HLAS_ACT_SCRIBE || kind == HLAS_ACT_DISCARD || kind == HLAS_ACT_CAST ||
           kind == HLAS_ACT_ANSWER;
}
/* Why a region cannot matter at all: it does not exist in this game. */
pl_reason hlas_why_no_region(const struct hlas *s, uint32_t region);
/* Whether it is the number of a player at the table; the solo enemy too. */
static inline bool hlas_is_player(const struct hlas *s, uint32_t p)
{
    return p < hlas_players(s);
}

/* Places of the bar whose action leads to an action like this, as a mask: all of them that the
 * question on top allows, and those among them that are free. */
uint32_t hlas_openings(const struct hlas *s, pl_action action);
uint32_t hlas_free_openings(const struct hlas *s, pl_seat seat, pl_action action);

/* A move that the question on top is about. */
struct hlas_trip {
    uint32_t by;
    struct hlas_march march;
};
struct hlas_trip hlas_trip_of(const struct hlas *s, const struct pl_frame *frame);
/* Steps of the shortest open way to a region; 0: there is none. */
uint32_t hlas_way(const struct hlas *s, pl_seat p, const struct hlas_trip *trip, uint32_t region);
/* How many units fit into a region of those that the question on top would bring there. */
struct hlas_fit hlas_fit_now(const struct hlas *s, uint32_t region);

#endif
