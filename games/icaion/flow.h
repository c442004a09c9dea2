/* The course of the game: frames on the stack, one handler for each kind. A step function returns
 * true when it waits for a decision; else it has changed the stack and the next step runs. */
#ifndef GAMES_ICAION_FLOW_H
#define GAMES_ICAION_FLOW_H

#include "games/icaion/table.h"

/* Phases: the step of a frame says what comes next. */
enum { ICAION_SETUP_SIDES, ICAION_SETUP_NEUTRALS, ICAION_SETUP_DRAFT, ICAION_SETUP_START };
enum { ICAION_YEAR_START, ICAION_YEAR_ROUNDS };
enum { ICAION_ROUND_EVENT, ICAION_ROUND_TURNS };
enum {
    ICAION_TURN_BEGIN,
    ICAION_TURN_BELT,
    ICAION_TURN_CASE,
    ICAION_TURN_MOVE,
    ICAION_TURN_MENU,
    ICAION_TURN_END
};
enum { ICAION_PLAY_EFFECT, ICAION_PLAY_KEEP, ICAION_PLAY_END, ICAION_PLAY_PRICE };
enum { ICAION_SUPPLY_CARDS_DUE, ICAION_SUPPLY_ADD };
enum { ICAION_UNPAID, ICAION_IS_PAID }; /* of ERADICATE and INVEST */

/* Uses of the power supply (R-ICA-15.1). */
enum icaion_use { ICAION_USE_OVERCHARGE, ICAION_USE_DRAW, ICAION_USE_SHIFT, ICAION_USE_COUNT };

/* States of the double shift. */
enum { ICAION_SHIFT_NONE, ICAION_SHIFT_CHOSEN, ICAION_SHIFT_SECOND };

/* Ways to activate a machine. */
enum { ICAION_MODE_PLAIN, ICAION_MODE_MORE, ICAION_MODE_INSTEAD, ICAION_MODE_COUNT };

/* Runs automatic steps until somebody must decide or the game is over. */
void icaion_run(struct icaion *s, struct pl_events *log);

/* R-ICA-8.9: asks for so many crystals of these colours; nothing to do for none. */
void icaion_demand(struct icaion *s, pl_seat seat, uint32_t due, uint32_t colours);
/* R-ICA-8.2: asks where the batch goes, if it has any crystals. */
void icaion_store_batch(struct icaion *s, pl_seat seat);
/* R-ICA-9.2: asks how many of up to `count` cards are drawn; nothing to do with a full hand. */
void icaion_ask_draw(struct icaion *s, pl_seat seat, uint32_t count);
/* R-ICA-6.7: one source hits these seats; they answer in turn order from the first on. */
void icaion_hit(struct icaion *s, uint32_t victims, pl_seat first);

/* Whether a payment takes everything that could pay, and no Converter can help. */
bool icaion_is_all_due(const struct icaion *s, const struct pl_frame *frame);
/* What follows once Eradicate and Investigate are paid. */
void icaion_end_eradicate(struct icaion *s, struct pl_events *log);
void icaion_end_invest(struct icaion *s, struct pl_events *log);

/* Moving: what the move costs in blue crystals, which nodes can be reached. */
uint32_t icaion_basic_move(const struct icaion *s, pl_seat seat);
uint32_t icaion_move_cost(const struct icaion *s, pl_seat seat, uint32_t node);
uint64_t icaion_move_nodes(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse);

/* Whether the seat could do one of these basic actions where it stands, with this purse. */
bool icaion_can_any(const struct icaion *s, pl_seat seat, uint32_t actions,
                    const struct icaion_purse *purse);
/* Adds the ways to do these basic actions; a slot mask of 1, 2 or 3: as basic, special or both. */
void icaion_legal_basics(const struct icaion *s, pl_seat seat, const struct icaion_purse *purse,
                         const uint8_t slots[ICAION_DO_COUNT], struct pl_legal *list);
void icaion_do_basic(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log);
/* R-ICA-14.1: whether the oddity can be played from the hand. */
bool icaion_can_play(const struct icaion *s, pl_seat seat, uint32_t card,
                     const struct icaion_purse *purse);
void icaion_play(struct icaion *s, pl_seat seat, uint32_t card, struct pl_events *log);
/* Whether an oddity would be paid for in vain: an order whose action is impossible (R-ICA-14.6), an
 * upgrade at the limit that no old one can make room for (R-ICA-14.4). */
bool icaion_is_in_vain(const struct icaion *s, pl_seat seat, uint32_t card,
                       const struct icaion_purse *purse);
/* Whether some way of paying for an oddity that gives an action leaves it possible (R-ICA-14.6). */
bool icaion_can_order(const struct icaion *s, pl_seat seat, uint32_t card,
                      const struct icaion_purse *purse);
void icaion_use_supply(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log);
/* R-ICA-13.5: what a tile (3 * colour + Year - 1) scores for the seat now. */
uint32_t icaion_tile_points(const struct icaion *s, pl_seat seat, uint32_t tile);

/* The handlers. */
#define AUTOMATIC(id_, name_) bool icaion_step_##name_(struct icaion *s, struct pl_events *log);
#define QUESTION(id_, name_, is_decision_)                                                  \
    bool icaion_step_##name_(struct icaion *s, struct pl_events *log);                      \
    void icaion_legal_##name_(const struct icaion *s, pl_seat seat, struct pl_legal *list); \
    void icaion_apply_##name_(struct icaion *s, pl_seat seat, pl_action action,             \
                              struct pl_events *log);
#include "games/icaion/frames.def"
#undef QUESTION
#undef AUTOMATIC

#endif
