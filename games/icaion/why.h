/* What the reasons of several questions share. */
#ifndef GAMES_ICAION_WHY_H
#define GAMES_ICAION_WHY_H

#include "games/icaion/decide.h"

/* Why an action cannot be taken that the question is not about. */
pl_reason icaion_why_not_now(const struct icaion *s, pl_action action);
/* Why a card cannot be named that should come from the seat's hand; any number is a card here. */
pl_reason icaion_why_card(const struct icaion *s, pl_seat seat, uint32_t card);

#endif
