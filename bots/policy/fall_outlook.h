/* How a position of The Fall looks to the bots: what the shards still take, what the nights may do,
 * and from both how likely a win is. */
#ifndef BOTS_POLICY_FALL_OUTLOOK_H
#define BOTS_POLICY_FALL_OUTLOOK_H

#include "games/fall/view_forecast.h"

enum policy_fall_term {
#define TERM(id_, weight_) POLICY_FALL_##id_,
#include "bots/policy/fall_terms.def"
    POLICY_FALL_TERMS
};

/* What the shards in the base are. */
struct policy_base {
    uint32_t count;
    uint32_t without; /* heroes without a shard */
    float least;      /* value of the cheapest */
    float sum;        /* of the values */
};

struct policy_base policy_fall_base(const struct fall *s);
/* R-FAL-11.5: who has one must leave the last ones to the others. */
bool policy_fall_may_take(const struct fall *s, const struct policy_base *base, uint32_t hero);
/* Colours that the Colossus asks for, as a set. */
uint32_t policy_fall_wanted(const struct fall *s);
/* Extracts at the Colossus after which the hero could pay it. */
float policy_fall_extracts(const struct fall *s, uint32_t hero, float value);

void policy_fall_terms(const struct fall *s, float ret_term[POLICY_FALL_TERMS]);
/* The logarithm of the odds to win, of a game that is not over. */
float policy_fall_odds(const struct fall *s);

#endif
