/* An action: what a seat decides, as one 64-bit integer of four 16-bit fields. Ordered by kind,
 * then a, b, c; 0 is never legal. And the list of legal ones. */
#ifndef PL_CORE_ACTION_H
#define PL_CORE_ACTION_H

#include "core/base.h"

typedef uint64_t pl_action;

static inline pl_action pl_act(uint16_t kind, uint16_t a, uint16_t b, uint16_t c)
{
    return (uint64_t)kind << 48 | (uint64_t)a << 32 | (uint64_t)b << 16 | c;
}

static inline uint16_t pl_act_kind(pl_action action)
{
    return (uint16_t)(action >> 48);
}
static inline uint16_t pl_act_a(pl_action action)
{
    return (uint16_t)(action >> 32);
}
static inline uint16_t pl_act_b(pl_action action)
{
    return (uint16_t)(action >> 16);
}
static inline uint16_t pl_act_c(pl_action action)
{
    return (uint16_t)action;
}

/* Ascending and without repeats: the kit checks it, pl_legal_has relies on it. */
struct pl_legal {
    uint32_t count;
    pl_action action[PL_LEGAL_MAX];
};

static inline void pl_legal_add(struct pl_legal *list, pl_action action)
{
    PL_ASSERT(list->count < PL_LEGAL_MAX);
    list->action[list->count++] = action;
}

/* Whether the list holds the action. */
bool pl_legal_has(const struct pl_legal *list, pl_action action);

#endif
