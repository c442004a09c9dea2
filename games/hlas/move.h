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

/* Causes of ONWARD (arg 2): the first three are a token met by that kind of move. */
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
/* R-HLA-28.5: whether the ally must be asked for units of his in the group; those aboard a vessel
 * at sea have agreed. */
bool hlas_needs_consent(const struct hlas *s, uint32_t from);
/* Asks the ally whose units go along, then tells and goes. */
void hlas_set_out(struct hlas *s, pl_seat p, const struct hlas_move *move, struct pl_events *log);
/* Moves the group and pushes ARRIVE. */
void hlas_go(struct hlas *s, pl_seat p, const struct hlas_move *move);

/* R-HLA-28.6: whether an own unit on foot is in the group; without one nobody marches. */
static inline bool hlas_group_has_own(const struct hlas *s)
{
    return s->public.group_serf[0] || s->public.group_warrior[0] || s->public.group_hero[0];
}

static inline bool hlas_group_has(const struct hlas *s, enum hlas_kind hero)
{
    return s->public.group_hero[0] >> (hero - HLAS_HERO_1) & 1;
}

/* Of the regions those where `size` more units fit that the seat brings, `allied` of them his
 * ally's. */
uint64_t hlas_with_room(const struct hlas *s, pl_seat p, uint64_t regions, uint32_t size,
                        uint32_t allied);
/* Where a march of the group can end. */
uint64_t hlas_group_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps,
                          bool may_fight);
/* The same for an army that goes on after a victory: without the Tunneler's ways (R-HLA-26.8). */
uint64_t hlas_army_reach(const struct hlas *s, pl_seat p, uint32_t origin, uint32_t steps,
                         bool may_fight);
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
/* Whether the Priestess or Pharom find somebody near a region. */
bool hlas_can_pull(const struct hlas *s, pl_seat p, uint32_t region);
bool hlas_can_drag(const struct hlas *s, pl_seat p, uint32_t region);
/* R-HLA-B4.1: what the Galleon's guns reach. */
uint64_t hlas_gun_targets(const struct hlas *s, pl_seat p, uint32_t place);
/* R-HLA-15.7: where an air vessel that has won over sea may go. */
uint64_t hlas_home_targets(const struct hlas *s, pl_seat p, uint32_t place);

#endif
