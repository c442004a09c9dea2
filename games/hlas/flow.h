/* The course of the game: what the frames of frames.def share, and what they call.
 *
 * A step looks at the top frame's step, does a piece of work and changes the stack: it pushes, pops
 * or raises its step. It runs again whenever its frame is on top, so it goes on where it was when
 * what it pushed is gone. What applies an answer pops or changes the frame.
 * No function may touch its frame pointer after a pop, nor anything once head.over. */
#ifndef GAMES_HLAS_FLOW_H
#define GAMES_HLAS_FLOW_H

#include "games/hlas/table.h"

/* Steps of SETUP, ROUND, TURN, CAPITAL and TAX. */
enum {
    HLAS_SETUP_FACTION,
    HLAS_SETUP_BOARD,
    HLAS_SETUP_CONTINENT,
    HLAS_SETUP_OUTLAND,
    HLAS_SETUP_FINISH
};
enum {
    HLAS_ROUND_TURN,
    HLAS_ROUND_TURNED,
    HLAS_ROUND_HOVER,
    HLAS_ROUND_HARVEST,
    HLAS_ROUND_DRAW,
    HLAS_ROUND_END
};
enum { HLAS_TURN_CHOOSE, HLAS_TURN_ACT, HLAS_TURN_MUSTER, HLAS_TURN_MUSTERED, HLAS_TURN_DONE };
enum { HLAS_CAPITAL_ACT, HLAS_CAPITAL_FOLLOW, HLAS_CAPITAL_END };
enum { HLAS_TAX_BEFORE, HLAS_TAX_AFTER };

/* Kinds of moves. */
enum { HLAS_BY_MARCH = 1, HLAS_BY_SAIL, HLAS_BY_FLY };

/* Purposes of ORIGIN and ARMY. */
enum { HLAS_TO_MARCH, HLAS_TO_TELEPORT, HLAS_TO_MIRROR };

/* Causes of LOSE. */
enum { HLAS_LOSE_TOKEN, HLAS_LOSE_MONSTER, HLAS_LOSE_QUAKE };

/* The frame below a BATTLE is always ARRIVE or ENEMY; this flag of it says how the battle went. */
enum { HLAS_FLAG_WON = 1 };

/* Bounds of what frames count, beyond the numbers of any card. */
enum {
    HLAS_EXTRA_MAX = 3,  /* speed */
    HLAS_FORGET_MAX = 4, /* spells to discard */
    HLAS_CHOICE_MAX = 9, /* resources to gain, lose or steal; strength to burn */
    HLAS_DAMAGE_MAX = 64
};

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

/* Set-up (setup.c): whose faction or capital comes after that many others; the solo enemy's capital
 * comes last. */
pl_seat hlas_chooser(const struct hlas *s, uint32_t chosen);
pl_seat hlas_settler(const struct hlas *s, uint32_t placed);
/* R-HLA-1.3: factions that no player has, as a mask. */
uint32_t hlas_free_factions(const struct hlas *s);
/* The capital regions of all continents, and those where the next capital may go (R-HLA-3.8). */
uint64_t hlas_capital_sites(void);
uint64_t hlas_free_sites(const struct hlas *s);

/* Turns and actions (flow.c, decide_capital.c). */

/* R-HLA-4.4: free places of the bar from one on, as a mask; of two free marches only the first. */
uint32_t hlas_free_places(const struct hlas *s, pl_seat p, uint32_t from);

/* R-HLA-10.2: pushes FOLLOW if the seat may follow at this place. */
void hlas_ask_follow(struct hlas *s, pl_seat p, uint32_t place);
/* Asks what a capital action, or a command action, begins with. */
void hlas_begin_capital(struct hlas *s, pl_seat p, uint32_t place);
void hlas_begin_command(struct hlas *s, pl_seat p, uint32_t place);
/* A serf of the courtyard goes on a place of the bar (R-HLA-10.1, R-HLA-11.1). */
void hlas_serf_to_bar(struct hlas *s, pl_seat p, uint32_t place);
/* R-HLA-9.2 */
void hlas_turn_tax(struct hlas *s, struct pl_events *log);
/* R-HLA-7.1 to R-HLA-7.3: why the seat may not build a tower in the region, its price left out; the
 * solo enemy too. */
pl_reason hlas_refuse_site(const struct hlas *s, pl_seat p, uint32_t region);
static inline bool hlas_may_tower(const struct hlas *s, pl_seat p, uint32_t region)
{
    return !hlas_refuse_site(s, p, region);
}
/* R-HLA-7.3: how many towers the seat may have in all, and on one continent. */
uint32_t hlas_towers_allowed(const struct hlas *s, pl_seat p);
uint32_t hlas_continent_limit(const struct hlas *s);
/* The seat's towers on the continent of a region. */
uint32_t hlas_towers_near(const struct hlas *s, pl_seat p, uint32_t region);
/* What things cost a seat now (R-HLA-B7.1, R-HLA-6.2, R-HLA-7.4) and what a Tax or Research
 * brings. */
struct hlas_price hlas_pair_price(const struct hlas *s, pl_seat p);
uint32_t hlas_building_price(const struct hlas *s, pl_seat p, enum hlas_kind kind);
uint32_t hlas_tower_price(const struct hlas *s, pl_seat p, uint32_t region);
uint32_t hlas_tax_value(const struct hlas *s, uint32_t what);
uint32_t hlas_research_cards(const struct hlas *s, pl_seat p); /* R-HLA-B2.1 */
/* R-HLA-H1.3: the Paladin's region, if a new unit may go there, else 0. */
uint32_t hlas_rally_place(const struct hlas *s, pl_seat p, enum hlas_kind kind);
/* Where the question after that lets it go. */
uint64_t hlas_rally_places(const struct hlas *s, pl_seat p);
/* Pushes GAIN: n resources of choice out of a mask. */
void hlas_ask_gain(struct hlas *s, pl_seat p, uint32_t n, uint32_t mask);

/* Moves (decide_march.c, decide_vessel.c, effects_explore.c). */

/* A march by a spell: pushes ORIGIN, or nothing if there is no army. `extra` speed (HLAS_TO_MIRROR:
 * one step). TELEPORT: up to five own units to a region with an own piece, no ARRIVE. */
void hlas_ask_march(struct hlas *s, pl_seat p, uint32_t purpose, uint32_t extra);
/* A sail or flight: pushes CREW, or nothing if the vessel (by kind) is not in play. */
void hlas_ask_crew(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t extra);
/* R-HLA-C4.1: pushes VOYAGE if the seat has a vessel. */
void hlas_ask_voyage(struct hlas *s, pl_seat p, uint32_t extra);
/* Whether the seat has units other than vessels in a region. */
bool hlas_has_people(const struct hlas *s, pl_seat p, uint32_t region);
/* R-HLA-C1.1: pushes LOSE for n units (no vessels) of the owner in a region, if there are any; for
 * the solo enemy the person chooses (R-HLA-30.21). */
void hlas_ask_quake(struct hlas *s, pl_seat owner, uint32_t region, uint32_t n);
/* Where a march of that many steps from a region can end. `size` units go. */
struct hlas_march {
    uint32_t origin;
    uint32_t steps;
    uint32_t size;
    uint32_t allied; /* of them the ally's */
    bool may_fight;
    bool may_tunnel; /* R-HLA-H12.1 */
};
uint64_t hlas_march_reach(const struct hlas *s, pl_seat p, const struct hlas_march *march);

/* Battles (effects_battle.c, decide_battle.c, decide_tactics.c). */

/* Pushes BATTLE on top of ARRIVE or ENEMY: `attacker` (the solo enemy too) against all foes who
 * hold the region; `from` is the place of a bombarding Galleon or 0. The group of public.group_*
 * fights (R-HLA-18.3): everything the attacker's team has in the region, plus, when bombarding,
 * the vessel and its group in `from`. When BATTLE pops, the frame below has HLAS_FLAG_WON set if
 * and only if the attacker won; all damage, retreats and abilities after the battle are done,
 * public.battle is zero. */
void hlas_begin_battle(struct hlas *s, pl_seat attacker, uint32_t region, uint32_t from,
                       struct pl_events *log);
/* Who would lead the defence of a region against the seat, or PL_NOBODY. */
pl_seat hlas_defender(const struct hlas *s, pl_seat attacker, uint32_t region);
/* public.battle.strength anew, if a battle is on; core/drive.inc calls it before it waits. */
void hlas_refresh_strength(struct hlas *s);
/* What the battle and its frames must be like; NULL or a reason. `s` has passed every other
 * check. */
const char *hlas_check_battle(const struct hlas *s);

/* Spells (decide_spell.c, effects_spell.c). */

/* Cards that were cast and are not in the discard pile yet. */
struct pl_bag hlas_spells_in_flight(const struct hlas *s);
const char *hlas_check_spells(const struct hlas *s);

/* The solo enemy (effects_solo*.c): ROUND pushes ENEMY. */
const char *hlas_check_solo(const struct hlas *s);

#endif
