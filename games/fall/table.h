/* What stands and lies on the table: heroes, enemies, crystals, decks, shards. Questions about the
 * position and the small verbs that every rule is made of; no turn order. A hero is a character in
 * the game by the order of turns (R-FAL-1.2). */
#ifndef GAMES_FALL_TABLE_H
#define GAMES_FALL_TABLE_H

#include "games/fall/data.h"

/* As players count it: a lost City can have less than nothing. */
static inline int32_t fall_defence_left(const struct fall *s)
{
    return s->public.defence > 0 ? s->public.defence : 0;
}

static inline uint32_t fall_heroes(const struct fall *s)
{
    return s->head.seats == 1 ? FALL_SOLO_CHARACTERS : s->head.seats;
}

/* R-FAL-1.2: the seat that plays the hero. */
static inline pl_seat fall_seat_of(const struct fall *s, uint32_t hero)
{
    return (pl_seat)(s->head.seats == 1 ? 0 : hero);
}

static inline uint32_t fall_all_heroes(const struct fall *s)
{
    return (1u << fall_heroes(s)) - 1;
}

/* An event of no seat. */
static inline void fall_tell(struct pl_events *log, enum fall_event kind, struct pl_event_args args)
{
    pl_tell(log, kind, PL_NOBODY, args);
}

/* An event of the hero in the first argument. */
static inline void fall_tell_of(const struct fall *s, struct pl_events *log, enum fall_event kind,
                                struct pl_event_args args)
{
    pl_tell(log, kind, fall_seat_of(s, (uint32_t)args.arg[0]), args);
}

static inline bool fall_is_on(const struct fall *s, enum fall_option option)
{
    return s->head.option[option] == FALL_SWITCH_ON;
}

static inline void fall_add(struct pl_legal *list, enum fall_act kind, uint32_t a, uint32_t b)
{
    pl_legal_add(list, pl_act((uint16_t)kind, (uint16_t)a, (uint16_t)b, 0));
}

static inline void fall_add_nodes(struct pl_legal *list, enum fall_act kind, uint64_t nodes,
                                  uint32_t b)
{
    for (; nodes; nodes &= nodes - 1) {
        fall_add(list, kind, pl_lowest(nodes), b);
    }
}

/* Uniform in [0, n); what is certain is not drawn. */
uint32_t fall_roll(struct fall *s, uint32_t n);
/* An index, each as likely as its weight says. */
uint32_t fall_pick(struct fall *s, const uint8_t *weights, uint32_t count);

/* Characters. */

/* R-FAL-3.9, R-FAL-X1.6: whether one player chooses any two characters. */
static inline bool fall_has_any_two(const struct fall *s)
{
    return s->head.seats == 1 && s->public.legacy.mode == FALL_AFTER_NOTHING &&
           s->head.option[FALL_OPTION_MIXED_PAIR] == FALL_KEPT_OFF;
}

/* R-FAL-3.14, R-FAL-4.4: what the hero's ability is worth now; 0 outside its own turn. */
static inline uint32_t fall_trait(const struct fall *s, uint32_t hero, enum fall_trait trait)
{
    const struct fall_public *pub = &s->public;
    bool is_active = pub->in_turn && hero == pub->turn;

    return is_active ? fall_traits[pub->armour][pub->hero[hero]][trait] : 0;
}

static inline bool fall_is_champion(const struct fall *s, uint32_t hero)
{
    uint32_t character = s->public.hero[hero];

    return character != FALL_NO_CHARACTER && character <= FALL_CHAMPIONS;
}

static inline uint32_t fall_regions_at(const struct fall *s, uint32_t hero)
{
    return fall_nodes[s->public.node[hero]].regions;
}

/* The last region at the node of the active hero. */
static inline uint32_t fall_last_region(const struct fall *s)
{
    return 31 - (uint32_t)__builtin_clz(fall_regions_at(s, s->public.turn));
}

/* Nodes with a character other than the hero. */
static inline uint64_t fall_others(const struct fall *s, uint32_t hero)
{
    uint64_t nodes = 0;

    for (uint32_t i = 0; i < fall_heroes(s); i++) {
        nodes |= i == hero ? 0 : pl_bit(s->public.node[i]);
    }
    return nodes;
}

/* R-FAL-2.3: the nodes of the City. */
#define FALL_CITY_NODES (pl_bit(FALL_CRATERS) - 1)

/* Nodes with a fort, anybody's. */
static inline uint64_t fall_fort_nodes(const struct fall *s)
{
    const struct pl_set *fort = s->public.fort;

    return fort[0].word[0] | fort[1].word[0] | fort[2].word[0] | fort[3].word[0] | fort[4].word[0];
}

/* Paths between two nodes. */
static inline uint32_t fall_distance(uint32_t from, uint32_t to)
{
    uint32_t distance = 0;

    while (from != to && !(fall_reach[from][distance++] >> to & 1)) {
    }
    return distance;
}

/* R-FAL-5.1 to R-FAL-5.8: where a Move of `budget` nodes can lead the hero. */
uint64_t fall_move_nodes(const struct fall *s, uint32_t hero, uint32_t budget);
/* Why it cannot lead to this node. */
pl_reason fall_refuse_move(const struct fall *s, uint32_t hero, uint32_t budget, uint32_t node);

/* Crystals. */

static inline uint32_t fall_sum(const uint8_t crystals[FALL_COLOURS])
{
    return (uint32_t)crystals[0] + crystals[1] + crystals[2] + crystals[3] + crystals[4];
}

static inline uint32_t fall_besiegers(const struct fall *s)
{
    return (uint32_t)s->public.besiegers[FALL_GOLEM] + s->public.besiegers[FALL_CONSTRUCT];
}

/* R-FAL-2.6: whether no field of the City is empty. */
static inline bool fall_is_city_full(const struct fall *s)
{
    return fall_sum(s->public.city) + fall_besiegers(s) >= FALL_CITY_FIELDS;
}

/* R-FAL-6.1: adds the crystals of the regions at a node. */
static inline void fall_add_yield(uint32_t node, uint8_t crystals[FALL_COLOURS])
{
    for (uint32_t left = fall_nodes[node].regions; left; left &= left - 1) {
        uint8_t *count = &crystals[fall_regions[pl_lowest(left)].kind];
        *count = (uint8_t)(*count + FALL_EXTRACT_CRYSTALS);
    }
}

/* R-FAL-6.9: whether the hero can pay one crystal of these colours. */
bool fall_can_pay(const struct fall *s, uint32_t hero, uint32_t colours);

/* What a hero can pay with. */
struct fall_purse {
    uint8_t own[FALL_COLOURS];
    uint8_t city[FALL_COLOURS];
    uint8_t jokers;
    uint8_t more; /* R-FAL-S3.1: crystals of a parasite beyond the first */
};

struct fall_purse fall_purse_of(const struct fall *s, uint32_t hero);
/* R-FAL-6.10, R-FAL-6.12: whether all these can be paid. */
bool fall_can_pay_all(const struct fall_purse *purse, const uint8_t due[FALL_COLOURS]);
/* Crystals for an investigation of that value (R-FAL-11.2). */
void fall_price(const struct fall *s, uint32_t value, uint8_t ret_due[FALL_COLOURS]);

/* Enemies. */

static inline uint32_t fall_enemies(const struct fall *s, uint32_t region)
{
    return (uint32_t)s->public.golems[region] + s->public.constructs[region] +
           s->public.parasites[region];
}

/* The enemies of a region by unit. */
static inline void fall_count_enemies(const struct fall *s, uint32_t region,
                                      uint32_t ret_count[FALL_UNITS])
{
    ret_count[FALL_GOLEM] = s->public.golems[region];
    ret_count[FALL_CONSTRUCT] = s->public.constructs[region];
    ret_count[FALL_PARASITE] = s->public.parasites[region];
}

/* The counts of a unit by region. */
static inline uint8_t *fall_units(struct fall *s, enum fall_unit unit)
{
    return unit == FALL_GOLEM       ? s->public.golems
           : unit == FALL_CONSTRUCT ? s->public.constructs
                                    : s->public.parasites;
}

static inline const uint8_t *fall_units_seen(const struct fall *s, enum fall_unit unit)
{
    return unit == FALL_GOLEM       ? s->public.golems
           : unit == FALL_CONSTRUCT ? s->public.constructs
                                    : s->public.parasites;
}

/* Whether a unit of this kind is in some region. */
bool fall_is_on_board(const struct fall *s, enum fall_unit unit);
/* R-FAL-14.3: who moves first out of a region; FALL_UNITS if none can. */
static inline enum fall_unit fall_first_mover(const struct fall *s, uint32_t region)
{
    return s->public.golems[region]       ? FALL_GOLEM
           : s->public.constructs[region] ? FALL_CONSTRUCT
                                          : FALL_UNITS;
}

/* The construct regions of an island: two, ascending (R-FAL-3.3). */
void fall_construct_isles(const struct fall *s, uint32_t island, uint32_t ret_isle[2]);
static inline uint32_t fall_golem_isle(const struct fall *s, uint32_t island)
{
    return s->public.golem_region[island - 1];
}
/* Who stands in a region of an island. */
static inline enum fall_unit fall_unit_of_isle(const struct fall *s, uint32_t isle)
{
    return fall_golem_isle(s, fall_isles[isle].island) == isle ? FALL_GOLEM : FALL_CONSTRUCT;
}
/* R-FAL-19.4: whether neither golem nor construct is left there. */
bool fall_is_bare(const struct fall *s, uint32_t island);
/* R-FAL-1.3: the kinds of an island, as a set. */
uint32_t fall_kinds_of(uint32_t island);

/* Monsters in play, as a set; they stay at their islands (R-FAL-10.5). */
static inline uint32_t fall_in_play(const struct fall *s)
{
    return (uint32_t)s->public.monsters.word[0];
}

static inline bool fall_has_plague(const struct fall *s, enum fall_plague plague)
{
    return fall_in_play(s) & fall_plagues[plague];
}

/* R-FAL-1.8: monsters of this game, as a set. */
uint32_t fall_monsters_in_game(const struct fall *s);

/* Command cards. */

/* R-FAL-L1.2: the deck of a champion, discards and all; empty where they have none. */
struct pl_set fall_pile_of(const struct fall *s, uint32_t hero);
/* R-FAL-L3.3: the cards of an era that are in no deck of a player. */
struct pl_set fall_era_pile(const struct fall *s, uint32_t era);
/* What is left to draw of such a pile. */
struct pl_set fall_undrawn(const struct fall *s, struct pl_set pile);
/* R-FAL-L3.4 */
bool fall_is_closed(const struct fall *s, uint32_t era);
/* R-FAL-L3.5: heroes whose decks can give a card, as a set. */
uint32_t fall_lenders(const struct fall *s);
/* The era that the hero's attack reveals in this place, 0 to 2 (R-FAL-7.2, R-FAL-S1.1). */
uint32_t fall_era_at(const struct fall *s, uint32_t hero, uint32_t place);
/* The first place from this one on where a card can be revealed; FALL_CARDS_MAX: none is left. */
uint32_t fall_next_place(const struct fall *s, uint32_t hero, uint32_t place);

/* R-FAL-7.3: why the hero cannot reveal the first card of an attack. */
static inline pl_reason fall_refuse_cards(const struct fall *s, uint32_t hero)
{
    return fall_next_place(s, hero, 0) < FALL_CARDS_MAX ? FALL_REASON_NONE : FALL_REASON_NO_CARDS;
}

/* R-FAL-7.2, R-FAL-L1.3, R-FAL-L3.5: where the card of this place comes from: 1 to 3 an era, 4 and
 * more the deck of a hero; 0 the deck of a champion who is still to be named. */
uint32_t fall_source_at(const struct fall *s, uint32_t hero, uint32_t place);

/* Shards. */

/* Those of each value that are unseen in base or bag. */
void fall_unseen(const struct fall *s, int32_t ret_count[FALL_VALUES]);
static inline uint32_t fall_shards_of(const struct fall *s, uint32_t hero)
{
    const uint8_t *shards = s->public.shards[hero];

    return (uint32_t)shards[0] + shards[1] + shards[2];
}
static inline uint32_t fall_shown_shards(const struct fall *s)
{
    const uint8_t *shown = s->public.shown_shards;

    return (uint32_t)shown[0] + shown[1] + shown[2];
}
/* Whether what lies in a slot is a shard whose value is known. */
static inline bool fall_is_known_shard(uint32_t content)
{
    return content > FALL_SLOT_EMPTY && content < FALL_SLOT_UNSEEN;
}
/* R-FAL-1.11: of slots that no player can tell apart the first, as a set; known ones on demand. */
uint32_t fall_slots_to_choose(const struct fall *s, bool is_known_wanted);
/* Why a slot is not among them. */
pl_reason fall_refuse_slot(const struct fall *s, uint32_t slot, bool is_known_wanted);
/* R-FAL-17.3, R-FAL-H4.2: the node of the Colossus after `steps` steps. */
static inline uint32_t fall_colossus_after(const struct fall *s, uint32_t steps, bool is_back)
{
    uint32_t place = s->public.colossus - (uint32_t)FALL_NODE_X0;

    return (uint32_t)FALL_NODE_X0 +
           (place + (is_back ? FALL_CRATERS - steps : steps)) % FALL_CRATERS;
}
/* How many of each event card are in the deck: the kinds, the Colossus, the storm (R-FAL-1.7). */
void fall_event_deck(const struct fall *s, uint8_t ret_count[FALL_COLOURS + 2]);

/* Machines. */

enum { FALL_MACHINE_PLACES = FALL_REGIONS * FALL_TYPES };

/* All places for machines in one row. */
static inline const uint8_t *fall_flat(const uint8_t machine[FALL_REGIONS][FALL_TYPES])
{
    return (const uint8_t *)(const void *)machine;
}

/* R-FAL-H5.2: machines off the board by colour and type, as bits 3 * colour + type. */
uint32_t fall_machines_off(const struct fall *s);
/* R-FAL-12.1, R-FAL-12.2, R-FAL-L2.5: why the hero cannot activate a machine of a region at its
 * node. */
pl_reason fall_refuse_machine(const struct fall *s, uint32_t hero, uint32_t region, uint32_t type);
/* R-FAL-L2.6: whether a machine works twice for the active hero. */
static inline bool fall_works_twice(const struct fall *s, uint32_t region, uint32_t type)
{
    bool is_own = s->public.machine[region][type] == s->public.colour[s->public.turn];

    return is_own && (s->public.legacy.mode & FALL_AFTER_ICAION);
}
/* Why the effect of a machine could do nothing. */
pl_reason fall_refuse_work(const struct fall *s, uint32_t hero, uint32_t region, uint32_t type);

/* Relics. */

/* R-FAL-13.1, R-FAL-13.2, R-FAL-13.9: why the relic of this hero cannot be used for the active
 * one. */
pl_reason fall_refuse_relic(const struct fall *s, uint32_t owner, enum fall_moment moment);
/* R-FAL-S6.2, R-FAL-S6.3: why the Creature cannot copy the relic of this hero. */
pl_reason fall_refuse_copy(const struct fall *s, uint32_t hero, enum fall_moment moment);
/* R-FAL-S6.2, R-FAL-S6.3: heroes whose relics the Creature can copy, as a set. */
uint32_t fall_copied(const struct fall *s, enum fall_moment moment);
/* R-FAL-13.6, R-FAL-13.7: heroes who can be asked for their relics, as a set. */
uint32_t fall_askable(const struct fall *s, enum fall_moment moment);
/* Why this hero is not among them. */
pl_reason fall_refuse_ask(const struct fall *s, uint32_t hero, enum fall_moment moment);
/* R-FAL-13.10: whether owners of relics step in by themselves in this game. */
static inline bool fall_may_step_in(const struct fall *s)
{
    return s->head.option[FALL_OPTION_CONSENT] == FALL_CONSENT_OWN && s->head.seats > 1;
}
/* R-FAL-13.10, R-FAL-13.11: heroes whose players can use their relics now, as a set. */
uint32_t fall_able_to_step_in(const struct fall *s, enum fall_moment moment);
/* R-FAL-10.1: monsters that the active hero can attack, as a set, and why it cannot attack one. */
uint32_t fall_strikable(const struct fall *s, bool is_anywhere);
pl_reason fall_refuse_strike(const struct fall *s, uint32_t monster, bool is_anywhere);

#endif
