/* A set of the ids 0..127 in 16 bytes: a hand or a pile of a game with one copy of each card. All
 * operations are constant time. */
#ifndef PL_CORE_SET_H
#define PL_CORE_SET_H

#include "core/bag.h"

enum { PL_SET_WORDS = 2, PL_SET_IDS = 64 * PL_SET_WORDS };

struct pl_set {
    uint64_t word[PL_SET_WORDS];
};

static inline bool pl_set_has(const struct pl_set *set, uint32_t id)
{
    return set->word[id / 64] >> (id % 64) & 1;
}

static inline void pl_set_add(struct pl_set *set, uint32_t id)
{
    PL_ASSERT(id < PL_SET_IDS);
    set->word[id / 64] |= pl_bit(id % 64);
}

static inline void pl_set_remove(struct pl_set *set, uint32_t id)
{
    PL_ASSERT(id < PL_SET_IDS);
    set->word[id / 64] &= ~pl_bit(id % 64);
}

static inline uint32_t pl_set_count(const struct pl_set *set)
{
    return (uint32_t)__builtin_popcountll(set->word[0]) +
           (uint32_t)__builtin_popcountll(set->word[1]);
}

static inline bool pl_set_is_empty(const struct pl_set *set)
{
    return (set->word[0] | set->word[1]) == 0;
}

static inline bool pl_set_meets(const struct pl_set *a, const struct pl_set *b)
{
    return ((a->word[0] & b->word[0]) | (a->word[1] & b->word[1])) != 0;
}

/* Whether all of `less` is in the set. */
static inline bool pl_set_contains(const struct pl_set *set, const struct pl_set *less)
{
    return ((less->word[0] & ~set->word[0]) | (less->word[1] & ~set->word[1])) == 0;
}

static inline struct pl_set pl_set_and(struct pl_set a, struct pl_set b)
{
    return (struct pl_set){ { a.word[0] & b.word[0], a.word[1] & b.word[1] } };
}

static inline struct pl_set pl_set_or(struct pl_set a, struct pl_set b)
{
    return (struct pl_set){ { a.word[0] | b.word[0], a.word[1] | b.word[1] } };
}

static inline struct pl_set pl_set_minus(struct pl_set a, struct pl_set b)
{
    return (struct pl_set){ { a.word[0] & ~b.word[0], a.word[1] & ~b.word[1] } };
}

/* The lowest id of a set that is not empty, which leaves it. Walks a copy of a set, ascending:
 * while (!pl_set_is_empty(&left)) pl_set_take(&left). */
static inline uint32_t pl_set_take(struct pl_set *set)
{
    uint32_t at = set->word[0] ? 0 : 1;
    uint32_t bit = pl_lowest(set->word[at]);

    set->word[at] &= set->word[at] - 1;
    return at * 64 + bit;
}

/* The id with this rank, counted from the lowest. */
static inline uint32_t pl_set_at(const struct pl_set *set, uint32_t rank)
{
    uint32_t low = (uint32_t)__builtin_popcountll(set->word[0]);

    return rank < low ? pl_select(set->word[0], rank) : 64 + pl_select(set->word[1], rank - low);
}

#endif
