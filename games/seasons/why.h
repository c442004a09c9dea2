/* What the reasons of several questions have in common. */
#ifndef GAMES_SEASONS_WHY_H
#define GAMES_SEASONS_WHY_H

#include "games/seasons/decide.h"

/* An opponent who has the card in play or is known to have it in hand, or PL_NOBODY. */
pl_seat seasons_holder(const struct seasons *s, pl_seat seat, uint32_t card);
/* The year of the seat's library that holds the card, or 0. */
uint32_t seasons_library_of(const struct seasons *s, pl_seat seat, uint32_t card);
/* Why a card is not in the seat's hand, or not in play there: where it is, as far as the seat
 * knows. */
pl_reason seasons_why_not_in_hand(const struct seasons *s, pl_seat seat, uint32_t card);
pl_reason seasons_why_not_in_play(const struct seasons *s, pl_seat seat, uint32_t card);
/* Why a token of the action's energy cannot be taken from the action's source, one of the first
 * `sources`. */
pl_reason seasons_why_token(const struct seasons *s, pl_seat seat, pl_action action,
                            uint32_t sources);
/* Why no die can be taken, once all have one. */
pl_reason seasons_why_late_die(const struct seasons *s, pl_seat seat);
/* The card that alone asks for such an action, or SEASONS_NO_CARD. */
uint32_t seasons_asking_card(pl_action action);

#endif
