/* What stands and lies on the table: pieces, resources, cards, tokens, and who is whose enemy. The
 * small verbs that every rule is made of; each tells the log. No turn order. */
#ifndef GAMES_HLAS_TABLE_H
#define GAMES_HLAS_TABLE_H

#include "games/hlas/data.h"

static inline bool hlas_is_solo(const struct hlas *s)
{
    return s->head.seats == 1;
}

/* Whether this index of the public arrays is the solo enemy. */
static inline bool hlas_is_rival(const struct hlas *s, pl_seat p)
{
    return hlas_is_solo(s) && p == HLAS_RIVAL;
}

/* Players at the table, the solo enemy included. */
static inline pl_seat hlas_players(const struct hlas *s)
{
    return hlas_is_solo(s) ? 2 : s->head.seats;
}

/* The solo enemy's events have no seat. */
static inline pl_seat hlas_teller(const struct hlas *s, pl_seat p)
{
    return hlas_is_rival(s, p) ? PL_NOBODY : p;
}

/* `p` is an index of the public arrays or PL_NOBODY. */
static inline void hlas_tell(const struct hlas *s, struct pl_events *log, enum hlas_event kind,
                             pl_seat p, struct pl_event_args args)
{
    pl_tell(log, kind, hlas_teller(s, p), args);
}

/* Who is who. */

static inline bool hlas_is_alive(const struct hlas *s, pl_seat p)
{
    return s->public.alive >> p & 1;
}

static inline bool hlas_has_teams(const struct hlas *s)
{
    return s->head.option[HLAS_OPTION_MODE] == HLAS_MODE_TEAMS;
}

/* Whether a house rule of the table holds. */
static inline bool hlas_keeps(const struct hlas *s, enum hlas_option house_rule)
{
    return s->head.option[house_rule] == HLAS_HOUSE_RULE_ON;
}

/* R-HLA-28.1: the ally, or PL_NOBODY. */
static inline pl_seat hlas_ally(const struct hlas *s, pl_seat p)
{
    return hlas_has_teams(s) ? (pl_seat)(p ^ 2) : PL_NOBODY;
}

/* R-HLA-17.13: every hostile thing goes through this one question. */
static inline bool hlas_is_foe(const struct hlas *s, pl_seat p, pl_seat q)
{
    return p != q && q != hlas_ally(s, p);
}

/* Living players that are foes of p, as a mask. */
uint32_t hlas_foes(const struct hlas *s, pl_seat p);

/* R-HLA-26.1: the ability, if it works for the seat now, else NULL. Tiers count from 1. The solo
 * enemy has none of them (R-HLA-30.16). A hero must be in play, anywhere. */
static inline const struct hlas_ability *hlas_building(const struct hlas *s, pl_seat p,
                                                       enum hlas_building building, uint32_t tier)
{
    uint32_t bit = ((uint32_t)building - 1) % HLAS_BUILDINGS;
    uint32_t faction = ((uint32_t)building - 1) / HLAS_BUILDINGS + 1;
    bool works = s->public.faction[p] == faction && (s->public.built[p] >> bit & 1) &&
                 s->public.level[p] >= tier && !hlas_is_rival(s, p);

    return works ? &hlas_building_abilities[building][tier - 1] : NULL;
}

static inline const struct hlas_ability *hlas_hero(const struct hlas *s, pl_seat p,
                                                   enum hlas_hero hero, uint32_t tier)
{
    uint32_t index = ((uint32_t)hero - 1) % HLAS_HEROES;
    uint32_t faction = ((uint32_t)hero - 1) / HLAS_HEROES + 1;
    bool works = s->public.faction[p] == faction && s->public.hero[p][index] &&
                 s->public.level[p] >= tier && !hlas_is_rival(s, p);

    return works ? &hlas_hero_abilities[hero][tier - 1] : NULL;
}

/* The building of the seat's faction that unlocks a kind of unit. */
static inline uint32_t hlas_building_number(const struct hlas *s, pl_seat p, enum hlas_kind kind)
{
    return (s->public.faction[p] - 1u) * HLAS_BUILDINGS + (kind - HLAS_HERO_1) + 1;
}

/* Regions as sets. */

static inline uint64_t hlas_bit(uint32_t region)
{
    return (uint64_t)1 << region;
}

/* R-HLA-12.8, R-HLA-12.9: regions that the seat controls. */
static inline uint64_t hlas_held(const struct hlas *s, pl_seat p)
{
    return s->public.held[p].one;
}

static inline bool hlas_holds(const struct hlas *s, pl_seat p, uint32_t region)
{
    return hlas_held(s, p) >> region & 1;
}

/* Regions held by foes of the seat. */
uint64_t hlas_hostile(const struct hlas *s, pl_seat p);
/* R-HLA-3.10: everything but the continent out of play. */
uint64_t hlas_in_play(const struct hlas *s);
/* R-HLA-2.13: regions with a standing capital; R-HLA-2.14: every other one is ordinary. */
uint64_t hlas_standing(const struct hlas *s);
/* Regions that the seat cannot enter at all: out of play, or behind a barrier (R-HLA-C12.1). */
uint64_t hlas_closed(const struct hlas *s, pl_seat p);
/* Towers of the seat as a set. */
uint64_t hlas_towers(const struct hlas *s, pl_seat p);
/* R-HLA-2.11, R-HLA-28.18: where the seat's own tower link leads from a region; not the ally's. */
uint64_t hlas_links(const struct hlas *s, pl_seat p, uint32_t region);
/* R-HLA-7.4 for the seat's capital. */
uint32_t hlas_distance(const struct hlas *s, pl_seat p, uint32_t region);

/* Units. */

struct hlas_units {
    uint8_t of[HLAS_UNIT_KINDS]; /* by kind */
};

/* Where the units in a cargo slot of the seat are: 0 if that vessel is not in play. */
static inline uint32_t hlas_slot_place(const struct hlas *s, pl_seat p, uint32_t slot)
{
    pl_seat owner = slot < HLAS_ALLY_SLOT ? p : hlas_ally(s, p);

    return owner == PL_NOBODY ? 0 : s->public.vessel[owner][slot % HLAS_VESSELS];
}

/* The region of a hero (0..2), aboard or not; 0 in the supply. */
static inline uint32_t hlas_hero_place(const struct hlas *s, pl_seat p, uint32_t hero)
{
    uint32_t spot = s->public.hero[p][hero];

    return spot >= HLAS_ABOARD ? hlas_slot_place(s, p, spot - HLAS_ABOARD) : spot;
}

/* R-HLA-12.2: all units of the seat in a region: on foot, aboard, heroes, vessels. Not serfs of bar
 * and buildings (R-HLA-4.8). */
struct hlas_units hlas_units(const struct hlas *s, pl_seat p, uint32_t region);
uint32_t hlas_unit_count(const struct hlas *s, pl_seat p, uint32_t region);
/* Units in the supply of a kind. */
uint32_t hlas_supply(const struct hlas *s, pl_seat p, enum hlas_kind kind);
/* Serfs on the bar and on spaces of buildings (R-HLA-4.8). */
uint32_t hlas_bound_serfs(const struct hlas *s, pl_seat p);
/* How many more units of the seat a region takes (R-HLA-12.1, R-HLA-28.2, R-HLA-28.13); may be
 * negative in the middle of a battle. */
int32_t hlas_room(const struct hlas *s, pl_seat p, uint32_t region);
/* Natural strength of one unit, and of everything that a seat has in a region. */
uint32_t hlas_strength_of(const struct hlas *s, pl_seat p, enum hlas_kind kind);
uint32_t hlas_natural(const struct hlas *s, pl_seat p, uint32_t region);
/* R-HLA-6.6, R-HLA-30.8 */
uint32_t hlas_capital_strength(const struct hlas *s, pl_seat p);
/* What a vessel carries (0 sea, 1 air), and how many units are aboard it, the ally's included
 * (R-HLA-28.7; cargo only: on land no unit is, R-HLA-12.6). */
uint32_t hlas_capacity(const struct hlas *s, pl_seat p, uint32_t vessel);
uint32_t hlas_crew(const struct hlas *s, pl_seat p, uint32_t vessel);
/* R-HLA-5.2 with what abilities change. */
struct hlas_price hlas_price(const struct hlas *s, pl_seat p, enum hlas_kind kind);

/* One unit of a player in a region. */
struct hlas_piece {
    pl_seat owner;
    enum hlas_kind kind;
    uint32_t region;
};

#define HLAS_PIECE(owner_, kind_, region_) ((struct hlas_piece){ owner_, kind_, region_ })

/* A unit out of the supply into a region (not aboard); tests goals. */
void hlas_add_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t region,
                   struct pl_events *log);
/* A unit (no vessel) that is in `from`, on foot or aboard, goes to `to` on foot. No event. */
void hlas_move_unit(struct hlas *s, pl_seat p, enum hlas_kind kind, uint32_t from, uint32_t to);
/* R-HLA-5.6, R-HLA-32.7: a serf, warrior or hero of a region is destroyed and reported as LOST. In
 * a battle it counts as lost and slain, unless the cause is HLAS_FOR_SACRIFICE. The group that
 * moves is not changed: see hlas_prune. */
void hlas_destroy_unit(struct hlas *s, struct hlas_piece piece, enum hlas_cause cause,
                       struct pl_events *log);
/* R-HLA-16.11: a vessel is destroyed by a token, a spell or the sea, with the crew at sea; then
 * hlas_phoenix. */
void hlas_sink(struct hlas *s, pl_seat p, uint32_t vessel, enum hlas_cause cause,
               struct pl_events *log);
/* R-HLA-20.7: the crew leaves the cargo of a vessel and stands on foot in its region, even a sea:
 * in a battle that is where survivors wait for their retreat. Own and allied crew. */
void hlas_unload(struct hlas *s, pl_seat p, uint32_t vessel);
/* A vessel destroyed by damage: unloads, goes to the supply, counts as lost. No phoenix: that comes
 * after the retreat. */
void hlas_wreck(struct hlas *s, pl_seat p, uint32_t vessel, struct pl_events *log);
/* R-HLA-B15.1, R-HLA-B15.3 for a seat whose air vessel was just destroyed: may push REBIRTH, which
 * returns to the frame below. */
void hlas_phoenix(struct hlas *s, pl_seat p, struct pl_events *log);
void hlas_add_tower(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log);
void hlas_lose_tower(struct hlas *s, pl_seat p, uint32_t region, struct pl_events *log);
/* Recomputes whether the seat holds the region. Every verb of this header does it; only code that
 * writes pieces itself must. */
void hlas_touch(struct hlas *s, pl_seat p, uint32_t region);

/* The group that moves: own units [0], the ally's [1], the vessel. It names units, it does not hold
 * them: they are in their region or aboard all the time. */

void hlas_group_clear(struct hlas *s);
/* Units without the vessel, and those of the ally among them. */
uint32_t hlas_group_size(const struct hlas *s);
uint32_t hlas_group_allied(const struct hlas *s);
/* Adds or takes out one unit; owner 0 own, 1 the ally's. */
void hlas_group_add(struct hlas *s, uint32_t owner, enum hlas_kind kind);
void hlas_group_drop(struct hlas *s, uint32_t owner, enum hlas_kind kind);
/* Makes the group that of the crew of a vessel at sea. */
void hlas_group_crew(struct hlas *s, pl_seat p, uint32_t vessel);
/* Forgets members that are no longer in the region; false when nothing is left, vessel included. */
bool hlas_prune(struct hlas *s, pl_seat p, uint32_t region);
/* Moves the group on foot from one land region to another. */
void hlas_relocate(struct hlas *s, pl_seat p, uint32_t from, uint32_t to);
/* Moves a vessel and the group with it: on land the crew is on foot, at sea aboard. */
void hlas_ship(struct hlas *s, pl_seat p, uint32_t vessel, uint32_t to);

/* Resources and points. */

/* Some of a resource. */
struct hlas_amount {
    enum hlas_resource what;
    uint32_t n;
};

#define HLAS_SOME(what_, n_) ((struct hlas_amount){ what_, n_ })

/* R-HLA-1.9: gains as far as the limit allows; tells GAINED. */
void hlas_gain(struct hlas *s, pl_seat p, struct hlas_amount amount, enum hlas_cause cause,
               struct pl_events *log);
/* Gives up to n; returns how many; tells LOST_RESOURCE. */
uint32_t hlas_give_up(struct hlas *s, pl_seat p, struct hlas_amount amount, enum hlas_cause cause,
                      struct pl_events *log);
bool hlas_can_pay(const struct hlas *s, pl_seat p, struct hlas_price price);
/* Pays a price that can be paid; tells nothing. */
void hlas_pay(struct hlas *s, pl_seat p, struct hlas_price price);
/* R-HLA-1.10: never below 0; tells SCORED. */
void hlas_score(struct hlas *s, pl_seat p, int32_t vp, enum hlas_cause cause,
                struct pl_events *log);

/* Spells. */

/* R-HLA-6.7, R-HLA-B12.1 */
uint32_t hlas_library_limit(const struct hlas *s, pl_seat p);
/* R-HLA-8.7: ids of the library that are options of their own: a third copy only without the
 * others. */
uint64_t hlas_library_options(const struct hlas *s, pl_seat p);
/* R-HLA-8.6: draws as many as there are; an epoch for each. */
void hlas_draw_spells(struct hlas *s, pl_seat p, uint32_t n, struct pl_events *log);
/* Pushes DISCARD if the library is over its limit (R-HLA-8.1, R-HLA-22.4). */
void hlas_ask_discard(struct hlas *s, pl_seat p);
/* A card leaves a library face down. */
void hlas_discard_hidden(struct hlas *s, pl_seat p, uint32_t spell, struct pl_events *log);
/* A card that everybody sees comes to the discard pile; the caller took it from where it was. */
void hlas_discard_open(struct hlas *s, uint32_t spell);
/* Takes a card out of a library (it is then nowhere until discarded or scribed). */
void hlas_from_library(struct hlas *s, pl_seat p, uint32_t spell);

/* Tokens. */

/* How many tokens of the land or of the sea, as the region is, are among these; and the one with a
 * rank, counted by number with multiplicity. */
uint32_t hlas_token_total(const uint8_t left[HLAS_TOKEN_COUNT], uint32_t region);
uint32_t hlas_token_at(const uint8_t left[HLAS_TOKEN_COUNT], uint32_t region, uint32_t rank);
/* The identity of a face-down token (place 0 is the upper one): if no player has seen it yet it is
 * drawn now, with an epoch, and kept in secret.token. */
uint32_t hlas_look(struct hlas *s, uint32_t region, uint32_t place);
/* Takes the upper face-down token off the pile (identity by hlas_look) and counts it as seen;
 * what is known of the lower one moves up. Does not test goals. */
uint32_t hlas_take_token(struct hlas *s, uint32_t region);
/* R-HLA-7.5: turns up every face-down token of the land regions in the set; tests goals. */
void hlas_turn_up(struct hlas *s, uint64_t regions, struct pl_events *log);

/* Goals and falls. */

/* R-HLA-24.1 to R-HLA-24.3, after anything that may reach one. */
void hlas_test_goals(struct hlas *s, struct pl_events *log);
/* R-HLA-24.5: the end begins, if it has not yet. */
void hlas_reach(struct hlas *s, enum hlas_goal goal, pl_seat p, struct pl_events *log);
/* R-HLA-21.2: the seat is out; its pieces, cards and points go, the ally's crews aboard its
 * vessels at sea go home (R-HLA-28.14). Tells FELL, reaches eXterminate. No VP for the winner:
 * the battle gives them before. If the game is over by it (R-HLA-24.7, R-HLA-24.8) head.over is
 * set, the stack and the battle are gone, and the caller must return at once. */
void hlas_eliminate(struct hlas *s, pl_seat p, struct pl_events *log);

/* Lists. Actions must come ascending: by the order of actions.def, then by arguments. */
static inline void hlas_add(struct pl_legal *list, enum hlas_act kind, uint32_t a, uint32_t b)
{
    pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)a, (uint16_t)b, 0));
}
/* One action for each region of the set. */
void hlas_add_regions(struct pl_legal *list, enum hlas_act kind, uint64_t regions);
/* One action for each kind of unit that is there, up to kind `last`: own units, then the ally's,
 * whose owner 1 goes into b. */
void hlas_add_kinds(struct pl_legal *list, enum hlas_act kind, const struct hlas_units units[2],
                    enum hlas_kind last);

#endif
