/* A battle: its steps, its two sides, and what spells do in it. For the files of battles, spells
 * and the solo enemy. */
#ifndef GAMES_HLAS_BATTLE_H
#define GAMES_HLAS_BATTLE_H

#include "games/hlas/flow.h"

/* Steps of BATTLE, in the order of R-HLA-18.5 to R-HLA-18.13. Up to the comparison the strengths of
 * both sides are kept up to date; then they stay as they were compared. */
enum hlas_battle_step {
    HLAS_BATTLE_OPEN,
    HLAS_BATTLE_START,
    HLAS_BATTLE_FIRST_LOOK,
    HLAS_BATTLE_COMBAT_DEFENDER,
    HLAS_BATTLE_COMBAT_ATTACKER,
    HLAS_BATTLE_SECOND_LOOK,
    HLAS_BATTLE_TACTICS,
    HLAS_BATTLE_REVEAL,
    HLAS_BATTLE_PAY_DEFENDER,
    HLAS_BATTLE_PAID_DEFENDER,
    HLAS_BATTLE_PAY_ATTACKER,
    HLAS_BATTLE_PAID_ATTACKER,
    HLAS_BATTLE_BRING_DEFENDER,
    HLAS_BATTLE_BRING_ATTACKER,
    HLAS_BATTLE_COMPARE,
    HLAS_BATTLE_DAMAGE,
    HLAS_BATTLE_RETREAT, /* of the leader, then of the ally */
    HLAS_BATTLE_RETREAT_ALLY,
    HLAS_BATTLE_ASHES,
    HLAS_BATTLE_WON,
    HLAS_BATTLE_STEAL,
    HLAS_BATTLE_FOUGHT,
    HLAS_BATTLE_STEP_COUNT
};

/* Flags of BATTLE once it is decided. */
enum {
    HLAS_FLAG_ATTACKER_WON = 1,
    HLAS_FLAG_NOBODY_WON = 2,
    HLAS_FLAG_GAVE_WAY = 4 /* R-HLA-20.9 */
};

/* Abilities that each side may use at the start (R-HLA-18.5). */
enum { HLAS_OFFERS = 3 };

/* The players of a side: its leader and the ally. */
enum { HLAS_LEADERS, HLAS_ALLIES, HLAS_OWNERS };

/* One side, counted as it stands (R-HLA-18.3). */
struct hlas_side {
    struct hlas_units of[HLAS_OWNERS];
    uint8_t units;
    uint8_t towers;
    uint8_t own_towers; /* the leader's: towers are no units (R-HLA-28.10) */
    bool has_capital;
    bool has_own_capital;
    uint8_t bound; /* serfs of bar and buildings beside a capital (R-HLA-21.1) */
};

static inline pl_seat hlas_leader(const struct hlas *s, uint32_t side)
{
    return (pl_seat)(s->public.battle.lead[side] - 1);
}

/* The leader or the living ally; PL_NOBODY where there is none. */
pl_seat hlas_side_seat(const struct hlas *s, uint32_t side, uint32_t owner);
/* The side whose team the seat is of; the seat must be of one. */
uint32_t hlas_side_of(const struct hlas *s, pl_seat p);
/* Whether the seat leads a side of the battle going on. */
bool hlas_leads(const struct hlas *s, pl_seat p);
struct hlas_side hlas_side(const struct hlas *s, uint32_t side);
/* Serfs taking part, those of bar and buildings included (R-HLA-4.8). */
uint32_t hlas_serfs_of(const struct hlas_side *side);
/* Whether a structure of the leader's own takes part. */
static inline bool hlas_has_own_structure(const struct hlas_side *side)
{
    return side->own_towers > 0 || side->has_own_capital;
}
/* Whether a unit of the leader's own takes part. */
bool hlas_takes_part(const struct hlas *s, uint32_t side, enum hlas_kind kind);
/* R-HLA-18.9 as things stand. */
uint32_t hlas_total(const struct hlas *s, uint32_t side);
/* R-HLA-20.1: natural strength of units and towers. */
uint32_t hlas_side_natural(const struct hlas *s, uint32_t side);
/* Units of each leader aboard a vessel of theirs that takes part (R-HLA-12.6). */
uint32_t hlas_aboard(const struct hlas *s, uint32_t side, uint32_t vessel);

/* A serf, warrior or hero that takes part is destroyed. */
void hlas_fell_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, enum hlas_cause cause,
                    struct pl_events *log);

/* R-HLA-19.1 to R-HLA-19.3: why the leader of a side may not play a tactic. */
pl_reason hlas_refuse_tactic(const struct hlas *s, uint32_t side, uint32_t tactic);
static inline bool hlas_can_play(const struct hlas *s, uint32_t side, uint32_t tactic)
{
    return !hlas_refuse_tactic(s, side, tactic);
}
/* What resources can pay of a price, and the natural strength of units that may be sacrificed. */
uint32_t hlas_wealth(const struct hlas *s, uint32_t side, uint32_t resource);
uint32_t hlas_victims_worth(const struct hlas *s, uint32_t side);
/* Of PAY: why a unit may not be sacrificed, or why not `mana` paid with mana and the rest with the
 * resource. */
pl_reason hlas_refuse_sacrifice(const struct hlas *s, pl_seat seat, enum hlas_kind kind);
pl_reason hlas_refuse_payment(const struct hlas *s, const struct pl_frame *frame, uint32_t mana);
/* Of STRIKE: the last kind of units that may be struck. */
enum hlas_kind hlas_strike_last(const struct pl_frame *frame);
/* Of BRING: why no unit may be brought, where from, and how many units of a kind. */
pl_reason hlas_refuse_bringing(const struct hlas *s, pl_seat p);
uint64_t hlas_recruiting_grounds(const struct hlas *s, pl_seat p);
uint32_t hlas_conscripts(const struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region);
/* Of DAMAGE: whom it may hit. */
struct hlas_side hlas_damaged(const struct hlas *s, pl_seat seat);
/* Of RETREAT: why the survivors of a seat may not go to a region; how many they are there. */
pl_reason hlas_refuse_haven(const struct hlas *s, pl_seat p, uint32_t region);
int32_t hlas_refugees(const struct hlas *s, pl_seat p, uint32_t region);
/* Of STEAL. */
static inline pl_reason hlas_refuse_theft(const struct hlas *s, pl_seat victim,
                                          enum hlas_resource what)
{
    return s->public.resource[victim][what] ? HLAS_REASON_NONE : HLAS_REASON_VICTIM_NONE;
}
/* The price of a tactic: one resource, and how much of it. */
struct hlas_due {
    uint8_t resource;
    uint8_t n;
};
struct hlas_due hlas_tactic_due(const struct hlas *s, uint32_t side, uint32_t tactic);
/* What has been sacrificed for it. */
uint32_t hlas_sacrificed(const struct hlas *s, uint32_t side);
/* Sends all survivors of a seat to a region. */
void hlas_retreat(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log);
/* The frame of the battle going on. */
const struct pl_frame *hlas_battle_frame(const struct hlas *s);

#endif
