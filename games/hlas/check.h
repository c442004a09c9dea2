/* What the files of the invariants share. Each returns NULL or a static reason, and may rely on
 * those before it in hlas_check. */
#ifndef GAMES_HLAS_CHECK_H
#define GAMES_HLAS_CHECK_H

#include "games/hlas/decide_move.h"

static inline bool hlas_is_zero(const void *bytes, size_t size)
{
    const uint8_t *at = bytes;
    uint8_t any = 0;

    for (size_t i = 0; i < size; i++) {
        any |= at[i];
    }
    return any == 0;
}

/* Takes a bag out of the rest; false, and nothing changed, when it is not all in there. */
static inline bool hlas_take_bag(struct pl_bag *rest, const struct pl_bag *bag)
{
    bool is_there = pl_bag_is_sane(bag) && pl_bag_contains(rest, bag);

    if (is_there) {
        pl_bag_remove_all(rest, bag);
    }
    return is_there;
}

/* Spells, tokens, the solo enemy's cards. */
const char *hlas_check_cards(const struct hlas *s);
/* The stack: what each frame needs to be carried out. */
const char *hlas_check_frames(const struct hlas *s);
/* A seat that is waited for has a choice. */
const char *hlas_check_asked(const struct hlas *s);

#endif
