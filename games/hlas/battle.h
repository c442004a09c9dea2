/* A battle: its steps, its two sides, and what spells do in it. For battle*.c, spell*.c and
 * solo*.c. */
#ifndef GAMES_HLAS_BATTLE_H
#define GAMES_HLAS_BATTLE_H

#include "games/hlas/flow.h"

/* Steps of BATTLE, in the order of R-HLA-18.5 to R-HLA-18.13. Up to the comparison the strengths of
 * both sides are kept up to date; then they stay as they were compared. */
enum hlas_battle_step {
    HLAS_BATTLE_OPEN,
    HLAS_BATTLE_START, /* arg 2: abilities of both sides that were offered */
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
    HLAS_BATTLE_RETREAT, /* of the leader, then of his ally */
    HLAS_BATTLE_RETREAT_ALLY,
    HLAS_BATTLE_ASHES, /* arg 3: seat + 1 that lost its air vessel to damage */
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

/* Arguments of DAMAGE: the units are those of guests in a capital that fell (R-HLA-28.14). */
enum { HLAS_DAMAGE_LEFT, HLAS_DAMAGE_GUESTS };

/* Whom a side consists of: its leader and his ally. */
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

/* The leader or his living ally; PL_NOBODY where there is none. */
pl_seat hlas_side_seat(const struct hlas *s, uint32_t side, uint32_t owner);
/* The side whose team the seat is of; the seat must be of one. */
uint32_t hlas_side_of(const struct hlas *s, pl_seat p);
/* Whether the seat leads a side of the battle going on. */
bool hlas_leads(const struct hlas *s, pl_seat p);
struct hlas_side hlas_side(const struct hlas *s, uint32_t side);
/* Serfs taking part, those of bar and buildings included (R-HLA-4.8). */
uint32_t hlas_serfs_of(const struct hlas_side *side);
static inline bool hlas_has_structure(const struct hlas_side *side)
{
    return side->towers > 0 || side->has_capital;
}
/* Whether one of them is the leader's own. */
static inline bool hlas_has_own_structure(const struct hlas_side *side)
{
    return side->own_towers > 0 || side->has_own_capital;
}
/* Whether a unit of the leader himself takes part. */
bool hlas_takes_part(const struct hlas *s, uint32_t side, enum hlas_kind kind);
/* R-HLA-18.9 as things stand. */
uint32_t hlas_total(const struct hlas *s, uint32_t side);
/* R-HLA-20.1: natural strength of units and towers. */
uint32_t hlas_side_natural(const struct hlas *s, uint32_t side);
/* Units of each leader aboard a vessel of his that takes part (R-HLA-12.6). */
uint32_t hlas_aboard(const struct hlas *s, uint32_t side, uint32_t vessel);

/* The place of a unit that takes part: the region, or that of a bombarding Galleon. */
uint32_t hlas_where(const struct hlas *s, pl_seat p, enum hlas_kind kind);
/* A serf, warrior or hero that takes part is destroyed. */
void hlas_fell_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, enum hlas_reason reason,
                    struct pl_events *log);

/* R-HLA-19.1 to R-HLA-19.3: whether the leader of a side may play a tactic. */
bool hlas_can_play(const struct hlas *s, uint32_t side, uint32_t tactic);
/* The price of a tactic: one resource, and how much of it. */
struct hlas_due {
    uint8_t resource;
    uint8_t n;
};
struct hlas_due hlas_tactic_due(const struct hlas *s, uint32_t side, uint32_t tactic);
/* What has been sacrificed for it. */
uint32_t hlas_sacrificed(const struct hlas *s, uint32_t side);
/* Where survivors of a seat may go (R-HLA-20.5, R-HLA-20.6). */
uint64_t hlas_havens(const struct hlas *s, pl_seat p);
/* Sends all survivors of a seat to a region. */
void hlas_retreat(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log);
/* The frame of the battle going on. */
const struct pl_frame *hlas_battle_frame(const struct hlas *s);

#endif
