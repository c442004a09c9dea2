/* Setup: what the decisions before the first era need. */
#ifndef GAMES_MYSTHEA_SETUP_H
#define GAMES_MYSTHEA_SETUP_H

#include "games/mysthea/flow.h"

/* R-MYS-2.2: where the next mirage may be put so that all five can be, as a mask of regions; and
 * how many of the layouts are still possible. */
uint32_t mysthea_mirage_regions(const struct mysthea *s, uint32_t *ret_layouts);
void mysthea_lay_mirage(struct mysthea *s, uint32_t region, struct pl_events *log);
/* The setup goes on when the mirages lie, and when the attunement cards do: before anybody has seen
 * a card (R-MYS-2.18). */
void mysthea_after_mirages(struct mysthea *s, struct pl_events *log);
void mysthea_after_sides(struct mysthea *s, struct pl_events *log);
/* Shows the next card of a pile of the draft, if there is one. */
void mysthea_show_draft(struct mysthea *s, uint32_t pile, struct pl_events *log);
/* The open cards that no player took leave the game. */
void mysthea_end_draft(struct mysthea *s);
/* Asks the next seat for its champion, in reverse artefact order, when `placed` are placed. */
void mysthea_ask_champion(struct mysthea *s, uint32_t placed);
/* All champions are placed: the game begins. */
void mysthea_end_setup(struct mysthea *s);

#endif
