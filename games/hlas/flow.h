/* The course of the game: frames on the stack, one handler for each kind.
 *
 * AUTOMATIC frames have hlas_step_<name>(s, log): it looks at the top frame's step, does a piece
 * of work, changes the stack (pushes, pops, or raises its step) and returns; the loop calls it
 * again whenever the frame is on top, so a driver goes on at its next step when what it pushed is
 * gone.
 * QUESTION frames have hlas_legal_<name> and hlas_apply_<name>; apply pops or changes the frame.
 * The loop waits for the frame's seat (TACTIC: the mask in arg 0), unless the list has only one
 * action and the question may be left out (R-HLA-1.13): then that action is applied at once.
 * A handler must not touch its frame pointer after a pop, nor anything once head.over. */
#ifndef GAMES_HLAS_FLOW_H
#define GAMES_HLAS_FLOW_H

#include "games/hlas/table.h"

/* Steps of ROUND and TURN. */
enum {
    HLAS_ROUND_TURN,
    HLAS_ROUND_TURNED,
    HLAS_ROUND_HOVER,
    HLAS_ROUND_HARVEST,
    HLAS_ROUND_DRAW,
    HLAS_ROUND_END
};
enum { HLAS_TURN_CHOOSE, HLAS_TURN_ACT, HLAS_TURN_MUSTER, HLAS_TURN_MUSTERED, HLAS_TURN_DONE };

/* Kinds of moves: arg 1 of ARRIVE. */
enum { HLAS_BY_MARCH = 1, HLAS_BY_SAIL, HLAS_BY_FLY };

/* Purposes of ORIGIN (arg 0) and ARMY (arg 2). */
enum { HLAS_TO_MARCH, HLAS_TO_TELEPORT, HLAS_TO_MIRROR };

/* Causes of LOSE (arg 2). */
enum { HLAS_LOSE_TOKEN, HLAS_LOSE_MONSTER, HLAS_LOSE_QUAKE };

/* The frame below a BATTLE is always ARRIVE or ENEMY; this flag of it says how the battle went. */
enum { HLAS_FLAG_WON = 1 };

/* Runs automatic steps until somebody must decide or the game is over. */
void hlas_run(struct hlas *s, struct pl_events *log);

/* Pushes a question or driver with up to four arguments. */
static inline struct pl_frame *hlas_push(struct hlas *s, enum hlas_frame kind, pl_seat seat,
                                         struct pl_event_args args)
{
    struct pl_frame *frame = pl_push(&s->head, (uint8_t)kind, seat);

    for (uint32_t i = 0; i < PL_FRAME_ARGS; i++) {
        frame->arg[i] = (int16_t)args.arg[i];
    }
    return frame;
}

/* FINAL events: what each player's score is made of (score.c). */
void hlas_tell_final(const struct hlas *s, struct pl_events *log);

/* Legal actions and their effect, by the frame on top (decide.c). */
void hlas_legal_top(const struct hlas *s, pl_seat seat, struct pl_legal *list);
void hlas_apply_top(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log);

/* Set-up (setup.c): whose faction or capital comes after so many others; the solo enemy's capital
 * comes last. */
pl_seat hlas_chooser(const struct hlas *s, uint32_t chosen);
pl_seat hlas_settler(const struct hlas *s, uint32_t placed);

/* Turns and actions (flow.c, capital.c). */

/* R-HLA-4.4: free places of the bar from one on, as a mask; of two free marches only the first. */
uint32_t hlas_free_places(const struct hlas *s, pl_seat p, uint32_t from);

/* R-HLA-10.2: pushes FOLLOW if the seat may follow at this place. */
void hlas_ask_follow(struct hlas *s, pl_seat p, uint32_t place);
/* A serf of the courtyard goes on a place of the bar (R-HLA-10.1, R-HLA-11.1). */
void hlas_serf_to_bar(struct hlas *s, pl_seat p, uint32_t place);
/* R-HLA-9.2 */
void hlas_turn_tax(struct hlas *s, struct pl_events *log);
/* R-HLA-7.1 to R-HLA-7.3: whether the seat may build a tower in the region, its price left out; the
 * solo enemy too. */
bool hlas_may_tower(const struct hlas *s, pl_seat p, uint32_t region);
/* What things cost a seat now (R-HLA-B7.1, R-HLA-6.2, R-HLA-7.4) and what a Tax or Research
 * brings. */
struct hlas_price hlas_pair_price(const struct hlas *s, pl_seat p);
uint32_t hlas_building_price(const struct hlas *s, pl_seat p, enum hlas_kind kind);
uint32_t hlas_tower_price(const struct hlas *s, pl_seat p, uint32_t region);
uint32_t hlas_tax_value(const struct hlas *s, uint32_t what);
uint32_t hlas_research_cards(const struct hlas *s, pl_seat p); /* R-HLA-B2.1 */
/* R-HLA-H1.3: the Paladin's region, if a new unit may go there, else 0. */
uint32_t hlas_rally_place(const struct hlas *s, pl_seat p, enum hlas_kind kind);
/* Pushes GAIN: n resources of choice out of a mask. */
void hlas_ask_gain(struct hlas *s, pl_seat p, uint32_t n, uint32_t mask);

/* Moves (march.c, vessel.c, explore.c). */

/* A march by a spell: pushes ORIGIN, or nothing if there is no army. `extra` speed (HLAS_TO_MIRROR:
 * one step). TELEPORT: up to five own units to a region with an own piece, no ARRIVE. */
void hlas_ask_march(struct hlas *s, pl_seat p, uint32_t purpose, uint32_t extra);
/* A sail or flight: pushes CREW, or nothing if the vessel (by kind) is not in play. */
void hlas_ask_crew(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t extra);
/* R-HLA-C4.1: pushes VOYAGE if the seat has a vessel. */
void hlas_ask_voyage(struct hlas *s, pl_seat p, uint32_t extra);
/* Whether the seat has units other than vessels in a region. */
bool hlas_has_people(const struct hlas *s, pl_seat p, uint32_t region);
/* R-HLA-C1.1: pushes LOSE for n units (no vessels) of the owner in a region, if he has any; for the
 * solo enemy the person chooses (R-HLA-30.21). */
void hlas_ask_quake(struct hlas *s, pl_seat owner, uint32_t region, uint32_t n);
/* Where a march of so many steps from a region can end. `size` units go. */
struct hlas_march {
    uint32_t origin;
    uint32_t steps;
    uint32_t size;
    uint32_t allied; /* of them the ally's */
    bool may_fight;
    bool may_tunnel; /* R-HLA-H12.1 */
};
uint64_t hlas_march_reach(const struct hlas *s, pl_seat p, const struct hlas_march *march);

/* Battles (battle*.c). */

/* Pushes BATTLE on top of ARRIVE or ENEMY: `attacker` (the solo enemy too) against all foes who
 * hold the region; `from` is the place of a bombarding Galleon or 0. The group of public.group_*
 * fights (R-HLA-18.3): everything the attacker's team has in the region, plus, when bombarding,
 * the vessel and its group in `from`. When BATTLE pops, the frame below has HLAS_FLAG_WON set if
 * and only if the attacker won; all damage, retreats and abilities after the battle are done,
 * public.battle is zero. */
void hlas_begin_battle(struct hlas *s, pl_seat attacker, uint32_t region, uint32_t from,
                       struct pl_events *log);
/* public.battle.strength anew, if a battle is on; the loop calls it before it waits. */
void hlas_refresh_strength(struct hlas *s);
/* What the battle and its frames must be like; NULL or a reason. `s` has passed every other
 * check. */
const char *hlas_check_battle(const struct hlas *s);

/* Spells (spell*.c). */

/* Cards that were cast and are not in the discard pile yet. */
struct pl_bag hlas_spells_in_flight(const struct hlas *s);
const char *hlas_check_spells(const struct hlas *s);

/* The solo enemy (solo*.c): ROUND pushes ENEMY with arg 0 the hero (0..2). */
const char *hlas_check_solo(const struct hlas *s);

/* The handlers. */
#define AUTOMATIC(id_, name_) void hlas_step_##name_(struct hlas *s, struct pl_events *log);
#define QUESTION(id_, name_, is_decision_)                                              \
    void hlas_legal_##name_(const struct hlas *s, pl_seat seat, struct pl_legal *list); \
    void hlas_apply_##name_(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log);
#include "games/hlas/frames.def"
#undef QUESTION
#undef AUTOMATIC

#endif
