/* A multiset of the ids 1..63, each at most twice, in 16 bytes: a hand, a pile without order, the
 * cards in play of a game with two copies of each card. All operations are constant time. */
#ifndef PL_CORE_BAG_H
#define PL_CORE_BAG_H

#include "core/base.h"

/* How many bits there are: an id from outside is taken by this modulus before it is looked up. */
enum { PL_BAG_IDS = 64 };

struct pl_bag {
    uint64_t one; /* ids held at least once */
    uint64_t two; /* ids held twice */
};

static inline uint64_t pl_bit(uint32_t id)
{
    return (uint64_t)1 << id;
}

static inline uint32_t pl_bag_count(const struct pl_bag *bag, uint32_t id)
{
    return (uint32_t)(bag->one >> id & 1) + (uint32_t)(bag->two >> id & 1);
}

static inline bool pl_bag_has(const struct pl_bag *bag, uint32_t id)
{
    return bag->one >> id & 1;
}

static inline uint32_t pl_bag_total(const struct pl_bag *bag)
{
    return (uint32_t)__builtin_popcountll(bag->one) + (uint32_t)__builtin_popcountll(bag->two);
}

static inline bool pl_bag_is_empty(const struct pl_bag *bag)
{
    return bag->one == 0;
}

static inline void pl_bag_add(struct pl_bag *bag, uint32_t id)
{
    PL_ASSERT(!(bag->two >> id & 1));
    bag->two |= bag->one & pl_bit(id);
    bag->one |= pl_bit(id);
}

static inline void pl_bag_remove(struct pl_bag *bag, uint32_t id)
{
    PL_ASSERT(bag->one >> id & 1);
    bag->one &= ~pl_bit(id) | bag->two;
    bag->two &= ~pl_bit(id);
}

/* Adds all of `more`; the sum of each id must stay at most two. */
static inline void pl_bag_add_all(struct pl_bag *bag, const struct pl_bag *more)
{
    PL_ASSERT((bag->two & more->one) == 0);
    PL_ASSERT((bag->one & more->two) == 0);
    bag->two |= (bag->one & more->one) | more->two;
    bag->one |= more->one;
}

/* Removes all of `less`, which must be contained in the bag. */
static inline void pl_bag_remove_all(struct pl_bag *bag, const struct pl_bag *less)
{
    uint64_t one_left = (bag->one & ~less->one) | (bag->two & ~less->two);
    uint64_t two_left = bag->two & ~less->one;

    PL_ASSERT((less->one & ~bag->one) == 0);
    PL_ASSERT((less->two & ~bag->two) == 0);
    bag->one = one_left;
    bag->two = two_left;
}

/* Whether all of `less` is contained in the bag. */
static inline bool pl_bag_contains(const struct pl_bag *bag, const struct pl_bag *less)
{
    return (less->one & ~bag->one) == 0 && (less->two & ~bag->two) == 0;
}

static inline bool pl_bag_is_sane(const struct pl_bag *bag)
{
    return (bag->two & ~bag->one) == 0;
}

static inline uint32_t pl_lowest(uint64_t set)
{
    PL_ASSERT(set != 0);
    return (uint32_t)__builtin_ctzll(set);
}

/* Walks the ids of a 64-bit set, ascending: for (set = ...; set; set &= set - 1) pl_lowest(set). */

/* Position of the set bit with this rank, counted from the lowest. */
static inline uint32_t pl_select(uint64_t set, uint32_t rank)
{
    uint32_t at = 0;

    for (uint32_t width = 32; width > 0; width /= 2) {
        uint64_t low = set & (((uint64_t)1 << width) - 1);
        uint32_t count = (uint32_t)__builtin_popcountll(low);
        bool in_low = rank < count;
        rank -= in_low ? 0 : count;
        at += in_low ? 0 : width;
        set = in_low ? low : set >> width;
    }
    return at;
}

/* The id of the copy with this rank: ids held once come first, then the second copies. */
static inline uint32_t pl_bag_at(const struct pl_bag *bag, uint32_t rank)
{
    uint32_t ones = (uint32_t)__builtin_popcountll(bag->one);

    return rank < ones ? pl_select(bag->one, rank) : pl_select(bag->two, rank - ones);
}

#endif
