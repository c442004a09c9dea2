/* What the files of marches, vessels and exploration share. */
#ifndef GAMES_HLAS_MOVE_H
#define GAMES_HLAS_MOVE_H

#include "games/hlas/flow.h"

/* Steps of ARRIVE, in this order. */
enum {
    HLAS_ARRIVE_ENTER,
    HLAS_ARRIVE_FOUGHT,
    HLAS_ARRIVE_EXPLORE,
    HLAS_ARRIVE_RIDE, /* Knight III */
    HLAS_ARRIVE_PULL, /* Priestess II */
    HLAS_ARRIVE_DRAG, /* Pharom II */
    HLAS_ARRIVE_END,  /* Cloud Foundry I, guns of the Galleon */
    HLAS_ARRIVE_OVER
};

/* Steps of EXPLORE. */
enum { HLAS_EXPLORE_NEXT, HLAS_EXPLORE_LOOK, HLAS_EXPLORE_RESOLVE };

/* Causes of ONWARD: the first three are a token met by that kind of move. */
enum {
    HLAS_ONWARD_HOME = HLAS_BY_FLY + 1,
    HLAS_ONWARD_ATTACK,
    HLAS_ONWARD_RIDE,
    HLAS_ONWARD_COUNT
};

/* A move of the group. R-HLA-13.9: only where it begins and ends. */
struct hlas_move {
    uint32_t from;
    uint32_t to;
    uint32_t by;
};

/* Whether units of the ally are in the group. */
bool hlas_has_allied(const struct hlas *s);
/* R-HLA-28.5: whether the ally must be asked for units of theirs in the group; those aboard a
 * vessel at sea have agreed. */
bool hlas_needs_consent(const struct hlas *s, uint32_t from);
/* Asks the ally whose units go along, then tells and goes. */
void hlas_set_out(struct hlas *s, pl_seat p, const struct hlas_move *move, struct pl_events *log);
/* Moves the group and pushes ARRIVE. */
void hlas_go(struct hlas *s, pl_seat p, const struct hlas_move *move);

/* R-HLA-28.6: whether an own unit on foot is in the group; without one no unit marches. */
static inline bool hlas_group_has_own(const struct hlas *s)
{
    return s->public.group_serf[0] || s->public.group_warrior[0] || s->public.group_hero[0];
}

static inline bool hlas_group_has(const struct hlas *s, enum hlas_kind hero)
{
    return s->public.group_hero[0] >> (hero - HLAS_HERO_1) & 1;
}

/* How many units fit into a region of those that come, and how many of them count there: `size` in
 * all, `allied` of them the ally's. */
struct hlas_fit {
    int32_t room;
    int32_t size;
};
struct hlas_fit hlas_fit(const struct hlas *s, pl_seat p, uint32_t region, uint32_t size,
                         uint32_t allied);
/* Of the regions those where `size` more units fit that the seat brings, `allied` of them the
 * ally's. */
uint64_t hlas_with_room(const struct hlas *s, pl_seat p, uint64_t regions, uint32_t size,
                        uint32_t allied);
/* Where a march of the group can end. */
uint64_t hlas_group_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps,
                          bool may_fight);
/* The same for an army that goes on after a victory: without the Tunneler's ways (R-HLA-26.8). */
uint64_t hlas_army_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps,
                         bool may_fight);
/* Where they could get if there were room and no rule against a battle. */
uint64_t hlas_march_ends(const struct hlas *s, pl_seat p, const struct hlas_march *march);
uint64_t hlas_sail_ends(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps);
uint64_t hlas_fly_ends(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps);
/* R-HLA-H12.1: whether the group has the Tunneler. */
bool hlas_has_tunneler(const struct hlas *s, pl_seat p);
/* Land regions where the seat has a unit that can march. */
uint64_t hlas_origins(const struct hlas *s, pl_seat p);
/* Of the frames ARMY and CREW: how far the group goes, and where it may go. */
uint32_t hlas_army_steps(const struct hlas *s, const struct pl_frame *frame);
uint64_t hlas_army_targets(const struct hlas *s, const struct pl_frame *frame);
uint32_t hlas_voyage_steps(const struct hlas *s, const struct pl_frame *frame);
uint64_t hlas_voyage_targets(const struct hlas *s, const struct pl_frame *frame);
/* Of ARMY, whose group is fit to go, and of CREW: why no unit may go aboard, and why the group may
 * not stay and act. */
pl_reason hlas_refuse_stay(const struct hlas *s, const struct pl_frame *frame);
pl_reason hlas_refuse_boarding(const struct hlas *s, const struct pl_frame *frame);
pl_reason hlas_refuse_guns(const struct hlas *s, const struct pl_frame *frame);
/* Of ONWARD: where the group may go, and why it may not stay. */
uint64_t hlas_onward_targets(const struct hlas *s, const struct pl_frame *frame);
pl_reason hlas_refuse_rest(const struct hlas *s, const struct pl_frame *frame);
/* Of LOSE: who may be lost, own units and the ally's, and why the loss may not be ignored. */
struct hlas_losses {
    struct hlas_units of[2];
};
struct hlas_losses hlas_losses(const struct hlas *s, const struct pl_frame *frame);
pl_reason hlas_refuse_ignoring(const struct hlas *s, const struct pl_frame *frame);
/* How fast the group, which has an own unit, marches; and a vessel (0 sea, 1 air). */
uint32_t hlas_group_speed(const struct hlas *s, pl_seat p, uint32_t origin);
uint32_t hlas_vessel_speed(const struct hlas *s, pl_seat p, uint32_t vessel);
/* The units of the group that are at [owner]. */
struct hlas_units hlas_group_units(const struct hlas *s, uint32_t owner);
/* Where a sail or flight of the group can end. */
uint64_t hlas_sail_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps);
uint64_t hlas_fly_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps);
/* Adds TAKE for those in a region on foot who are not in the group yet. */
void hlas_add_takes(const struct hlas *s, pl_seat p, uint32_t region, bool with_ally,
                    struct pl_legal *list);
/* Whether one of them is of this kind; the owner is 0 the seat or 1 the ally. */
bool hlas_is_left(const struct hlas *s, pl_seat p, uint32_t region, struct hlas_piece unit);
/* Regions next to one without standing capital, from where pieces may be taken. */
uint64_t hlas_prey_regions(const struct hlas *s, uint32_t region);
/* Regions where neither the seat nor q may bring a hero of q: those of a third player. */
uint64_t hlas_third_players(const struct hlas *s, pl_seat p, pl_seat q);
/* Where a hero of q may be put from a region. */
uint64_t hlas_drag_targets(const struct hlas *s, pl_seat p, pl_seat q, uint32_t from);
/* Kinds of the heroes of q that may be dragged from next to a region, as a mask. */
uint32_t hlas_prey_heroes(const struct hlas *s, pl_seat p, pl_seat q, uint32_t region);
/* Whether the Priestess or Pharom find a unit near a region. */
bool hlas_can_pull(const struct hlas *s, pl_seat p, uint32_t region);
bool hlas_can_drag(const struct hlas *s, pl_seat p, uint32_t region);
/* R-HLA-B4.1: what the Galleon's guns reach. */
uint64_t hlas_gun_targets(const struct hlas *s, pl_seat p, uint32_t place);
/* R-HLA-15.7: where an air vessel that has won over sea may go. */
uint64_t hlas_home_targets(const struct hlas *s, pl_seat p, uint32_t place);

#endif
