/* Decisions that other files take part in. */
#ifndef GAMES_SEASONS_DECIDE_H
#define GAMES_SEASONS_DECIDE_H

#include "games/seasons/effects.h"

/* Adds (kind, energy, source) for every energy that one of the first sources holds (R-SEA-10.5). */
void seasons_add_tokens(const struct seasons *s, pl_seat seat, enum seasons_act kind,
                        uint32_t sources, struct pl_legal *list);
/* All seats now split their cards at once. */
void seasons_begin_split(struct seasons *s);

/* decide_main.c: the free part of a turn. */
void seasons_legal_main(const struct seasons *s, const struct pl_frame *frame, pl_seat seat,
                        struct pl_legal *list);
void seasons_apply_main(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log);

#endif
