/* The course of the game: the steps of its frames. */
#ifndef GAMES_BIDS_FLOW_H
#define GAMES_BIDS_FLOW_H

#include "games/bids/table.h"

/* Steps of a ROUND frame. */
enum { BIDS_ROUND_BEGIN, BIDS_ROUND_END };

#endif
