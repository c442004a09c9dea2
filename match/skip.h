/* Wishes to decline what one is offered in others' turns without being asked each time, such as
 * to answer a spell. A wish never looks at a hand: it goes by what a spectator sees. The server, or
 * the page, that keeps it declines MATCH_SKIP_MS after the offer was made, whatever the seat holds,
 * and tells no one of it but the seat itself. */
#ifndef MATCH_SKIP_H
#define MATCH_SKIP_H

#include "core/game.h"

/* Until when a seat declines. */
enum match_skip {
    MATCH_SKIP_NONE,
    MATCH_SKIP_THIS,    /* what is being answered now */
    MATCH_SKIP_TURN,    /* the turn is over */
    MATCH_SKIP_CONCERN, /* something acts on the seat */
    MATCH_SKIP_COUNT
};

enum { MATCH_SKIP_MS = 1000 };

/* All zero: the seat wants to be asked. */
struct match_wish {
    enum match_skip until;
    uint32_t of; /* the number of that thing, or of that turn */
};

/* By the names of the protocol; false: there is no such one. */
bool match_skip_read(const char *name, enum match_skip *ret_skip);
/* The wish of a seat to which this is offered; false: there is nothing that THIS could mean. */
bool match_wish_make(enum match_skip until, const struct pl_offer *offer,
                     struct match_wish *ret_wish);
/* After each decision: ends a wish that has come to its end with what is offered now. */
void match_wish_follow(struct match_wish *wish, const struct pl_offer *offer);
/* Whether what is offered now is to be declined. */
bool match_wish_declines(const struct match_wish *wish, const struct pl_offer *offer);
/* Members `until`, and while something is offered `pass`, of the open object. */
void match_wish_write(struct pl_json *json, const struct match_wish *wish,
                      const struct pl_offer *offer);

#endif
