/* The course of the game: runs the stack of frames until a decision is due. */
#ifndef GAMES_SEASONS_FLOW_H
#define GAMES_SEASONS_FLOW_H

#include "games/seasons/effects.h"

/* Begins the tournament: the first round goes on the stack. */
void seasons_begin_tournament(struct seasons *s);
/* Ends the opening of the first seat's turn without its die: for a plain table. */
void seasons_plain_turn(struct seasons *s);
/* All packets are passed to the left and the commitments of this pass are kept. */
void seasons_pass_packets(struct seasons *s, struct pl_events *log);

/* R-SEA-14.5, R-SEA-14.7: whether the game ends with this round. */
static inline bool seasons_is_last_round(const struct seasons *s)
{
    return s->public.year > SEASONS_YEARS || s->head.frame[0].flag ||
           s->public.round >= SEASONS_ROUNDS_MAX;
}
/* R-SEA-X1.3: whether Boots may lead back from beyond year 3. */
static inline bool seasons_can_undo_end(const struct seasons *s)
{
    return s->head.option[SEASONS_OPTION_BOOTS_UNDO_END] == SEASONS_KEPT_ON;
}
/* R-SEA-14.7, R-SEA-X1.3: whether Boots could lead back from beyond year 3 before this round, which
 * is not the last one anyway, is over. */
static inline bool seasons_is_end_open(const struct seasons *s)
{
    return seasons_can_undo_end(s) && !s->head.over &&
           s->head.frame[0].step <= SEASONS_ROUND_TURNS && s->public.round < SEASONS_ROUNDS_MAX;
}
/* R-SEA-X1.4: whether the rulebook takes the tokens of a PAY frame from the reserve: those of
 * Balance of Ishtar and the Mirror. */
static inline bool seasons_is_from_reserve(const struct pl_frame *frame)
{
    return frame->step == SEASONS_FOR_ISHTAR || frame[-1].kind == SEASONS_FRAME_MIRROR;
}
/* Where the tokens of a PAY frame may come from (R-SEA-10.5). */
static inline uint32_t seasons_pay_sources(const struct seasons *s, const struct pl_frame *frame)
{
    return seasons_is_reserve_only(s) && seasons_is_from_reserve(frame)
               ? 1
               : seasons_source_count(s, frame->seat);
}

/* The place of a die among those of the rolled season; the die must be in the game. */
uint32_t seasons_die_place(const struct seasons *s, uint32_t die);
/* The place of the die that the seat took. */
uint32_t seasons_own_place(const struct seasons *s, pl_seat seat);
/* The face that the seat's die shows. */
const struct seasons_face *seasons_face_of(const struct seasons *s, pl_seat seat);
/* The face shown at a place. */
const struct seasons_face *seasons_face_at(const struct seasons *s, uint32_t place);
/* R-SEA-C20.1: tokens that the Hands of Fortune in play waive at the most. */
static inline uint32_t seasons_waivers(const struct seasons *s, pl_seat seat)
{
    return SEASONS_HAND_OF_FORTUNE_WAIVED * seasons_copies(s, seat, SEASONS_HAND_OF_FORTUNE);
}

/* The same of an energy cost of this size, of which some must be paid. */
uint32_t seasons_waived(const struct seasons *s, pl_seat seat, uint32_t cost);

#endif
