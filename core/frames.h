/* The grammar of frames. Every game has one table, frames.def, of what can be pending on its stack:
 *
 *   STEP(ID, run, seat, on)                        never waits
 *   QUESTION(ID, ask, legal, apply, seat, on)      waits for its seat
 *   MENU(ID, run, legal, apply, seat, on)          runs by itself in some of its states
 *   ARG(ID, index, NAME, least, most)              a number that the frame carries, and its range
 *   STEPS(ID, most)                                how far its step goes; 0 without
 *   FLAGS(ID, most)                                how far its flag goes; 0 without
 *   PUSH(ID)                                       it may be put on the stack from outside
 *   ALONE(ID, cause)                               it may be asked with only one answer
 *   WHY(ID, why)                                   the function that tells why the question refuses
 *                                                  an action (core/reasons.h)
 *
 * ask      of a question: ASK, or CHOOSE, which is not asked if it has only one answer. ASK is for
 *          those that always have several, and those with an ALONE
 * cause    HIDES, silence would tell what others may not know; TURN, it begins or ends a turn;
 *          SHOWS, its player sees there what they see nowhere else; BOTH, others answer at once
 * run      the function that takes the next step; that of a menu tells whether it has (RUN), or
 *          ASK, CHOOSE or TOGETHER, for several seats, which it has put into head.waiting
 * legal    the function that lists what the seat may do; apply: the one that carries it out
 * seat     whose the frame is: ANY seat's, the SAME as that of the frame below, NOBODY's, ZERO
 * on       what it may lie on: ON(ID) | ON(ID), or BOTTOM
 *
 * This file declares what follows from the table: the enum of kinds, the names of the arguments
 * (frame->arg[GAME_RALLY_KIND]) and the functions. core/drive.inc defines what runs them. The
 * includer defines
 *
 *   PL_GAME      the name of the game's struct, with which its functions begin
 *   PL_ID(x)     an enumerator of the game
 *   PL_FRAMES    the path of the table
 */
#ifndef PL_CORE_FRAMES_H
#define PL_CORE_FRAMES_H

#include "core/game.h"

#define PL_PASTE_NOW(a_, b_) a_##_##b_
#define PL_PASTE(a_, b_)     PL_PASTE_NOW(a_, b_)
/* A name of the game, such as its run(). */
#define PL_OF_GAME(name_) PL_PASTE(PL_GAME, name_)

/* What a menu does next. */
enum pl_ask {
    PL_RUN,     /* it has taken a step */
    PL_ASK,     /* it waits for its seat */
    PL_CHOOSE,  /* the same, unless there is only one answer */
    PL_TOGETHER /* it waits for the seats in head.waiting */
};

#endif

enum PL_OF_GAME(frame) {
    PL_ID(FRAME_NONE),
#define STEP(id_, ...)     PL_ID(FRAME_##id_),
#define QUESTION(id_, ...) PL_ID(FRAME_##id_),
#define MENU(id_, ...)     PL_ID(FRAME_##id_),
#include PL_FRAMES
    PL_ID(FRAME_COUNT)
};

enum {
    PL_ID(FRAME_ARGS) = PL_FRAME_ARGS,
#define ARG(id_, index_, name_, least_, most_) PL_ID(id_##_##name_) = (index_),
#include PL_FRAMES
};

struct PL_GAME;

#define PL_RUN_OF(type_, run_) type_ run_(struct PL_GAME *s, struct pl_events *log);
#define PL_LEGAL_OF(legal_) \
    void legal_(const struct PL_GAME *s, pl_seat seat, struct pl_legal *list);
#define PL_APPLY_OF(apply_) \
    void apply_(struct PL_GAME *s, pl_seat seat, pl_action action, struct pl_events *log);
#define STEP(id_, run_, ...)                     PL_RUN_OF(void, run_)
#define QUESTION(id_, ask_, legal_, apply_, ...) PL_LEGAL_OF(legal_) PL_APPLY_OF(apply_)
#define MENU(id_, run_, legal_, apply_, ...) \
    PL_RUN_OF(enum pl_ask, run_) PL_LEGAL_OF(legal_) PL_APPLY_OF(apply_)
#define WHY(id_, why_) pl_reason why_(const struct PL_GAME *s, pl_seat seat, pl_action action);
#include PL_FRAMES
#undef PL_APPLY_OF
#undef PL_LEGAL_OF
#undef PL_RUN_OF

extern const struct pl_frame_kind PL_OF_GAME(frames)[PL_ID(FRAME_COUNT)];
extern const struct pl_names PL_OF_GAME(frame_names);

/* Runs on to the next decision or to the end. */
void PL_OF_GAME(run)(struct PL_GAME *s, struct pl_events *log);
/* Of the descriptor: what the frame on top lets a seat do, what it makes of an answer, and why it
 * refuses an action. */
void PL_OF_GAME(legal)(const struct pl_obs *obs, pl_seat seat, struct pl_legal *list);
void PL_OF_GAME(apply)(struct pl_state *state, pl_seat seat, pl_action action,
                       struct pl_events *log);
pl_reason PL_OF_GAME(why)(const struct pl_obs *obs, pl_seat seat, pl_action action);

#undef PL_FRAMES
#undef PL_ID
#undef PL_GAME
