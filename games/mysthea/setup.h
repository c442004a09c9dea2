/* Setup: what the decisions before the first era need. */
#ifndef GAMES_MYSTHEA_SETUP_H
#define GAMES_MYSTHEA_SETUP_H

#include "games/mysthea/flow.h"

/* Shows the next card of a pile of the draft, if there is one. */
void mysthea_show_draft(struct mysthea *s, uint32_t pile, struct pl_events *log);
/* The open cards that nobody took leave the game. */
void mysthea_end_draft(struct mysthea *s);
/* Asks the next seat for its champion, in reverse artefact order, when so many are placed. */
void mysthea_ask_champion(struct mysthea *s, uint32_t placed);
/* All champions are placed: the game begins. */
void mysthea_end_setup(struct mysthea *s);

#endif
