/* What lies on the table: tokens, crystals, cards in play, piles. The small verbs that every
 * effect is made of; each tells the log. No turn order, no questions asked except by pushing a
 * frame. */
#ifndef GAMES_SEASONS_TABLE_H
#define GAMES_SEASONS_TABLE_H

#include "games/seasons/data.h"

/* Copies of a card that a seat has in play. */
static inline uint32_t seasons_copies(const struct seasons *s, pl_seat seat, uint32_t card)
{
    return pl_bag_count(&s->public.tableau[seat], card);
}

static inline uint32_t seasons_in_play(const struct seasons *s, pl_seat seat)
{
    return pl_bag_total(&s->public.tableau[seat]);
}

/* Whether it is the seat's turn, also while another seat answers a question in it: the frame above
 * the round says so. */
static inline bool seasons_is_turn_of(const struct seasons *s, pl_seat seat)
{
    const struct pl_frame *frame = &s->head.frame[1];

    return s->head.frame_count > 1 && frame->kind == SEASONS_FRAME_TURN && frame->seat == seat;
}

/* R-SEA-7.1: whether the gauge has room for one more card. */
static inline bool seasons_has_room(const struct seasons *s, pl_seat seat)
{
    return seasons_in_play(s, seat) < s->public.gauge[seat];
}

/* Cards in play of one kind, counted with copies. */
static inline uint32_t seasons_count_of(const struct seasons *s, pl_seat seat, uint64_t kind)
{
    const struct pl_bag *bag = &s->public.tableau[seat];

    return (uint32_t)__builtin_popcountll(bag->one & kind) +
           (uint32_t)__builtin_popcountll(bag->two & kind);
}

static inline uint32_t seasons_sum(const uint8_t tokens[SEASONS_ENERGIES])
{
    return (uint32_t)tokens[0] + tokens[1] + tokens[2] + tokens[3];
}

static inline uint32_t seasons_reserve_total(const struct seasons *s, pl_seat seat)
{
    return seasons_sum(s->public.reserve[seat]);
}

/* R-SEA-10.1, R-SEA-C18.2 */
static inline uint32_t seasons_capacity(const struct seasons *s, pl_seat seat)
{
    return seasons_copies(s, seat, SEASONS_BESPELLED_GRIMOIRE) > 0 ? SEASONS_GRIMOIRE_CAPACITY
                                                                   : SEASONS_RESERVE_CAPACITY;
}

/* R-SEA-10.5: tokens of one energy that the seat may use, the Amulets' included. */
static inline uint32_t seasons_usable(const struct seasons *s, pl_seat seat,
                                      enum seasons_energy energy)
{
    return (uint32_t)s->public.reserve[seat][energy] + s->public.amulet[seat][0][energy] +
           s->public.amulet[seat][1][energy];
}

static inline uint32_t seasons_usable_total(const struct seasons *s, pl_seat seat)
{
    return seasons_sum(s->public.reserve[seat]) + seasons_sum(s->public.amulet[seat][0]) +
           seasons_sum(s->public.amulet[seat][1]);
}

/* R-SEA-X1.4: whether the Amulets of Water pay nothing that is taken from the reserve. */
static inline bool seasons_is_reserve_only(const struct seasons *s)
{
    return s->head.option[SEASONS_OPTION_RESERVE_ONLY] == SEASONS_SWITCH_ON;
}

/* R-SEA-10.5, R-SEA-X1.4: tokens for a cost that the rulebook takes from the reserve. */
static inline uint32_t seasons_spendable(const struct seasons *s, pl_seat seat,
                                         enum seasons_energy energy)
{
    return seasons_is_reserve_only(s) ? s->public.reserve[seat][energy]
                                      : seasons_usable(s, seat, energy);
}

static inline uint32_t seasons_spendable_total(const struct seasons *s, pl_seat seat)
{
    return seasons_is_reserve_only(s) ? seasons_reserve_total(s, seat)
                                      : seasons_usable_total(s, seat);
}

/* Tokens of one energy at a source: 0 the reserve, 1 and 2 the Amulets of Water. */
static inline uint8_t *seasons_source(struct seasons *s, pl_seat seat, uint32_t source)
{
    return source == 0 ? s->public.reserve[seat] : s->public.amulet[seat][source - 1];
}

/* R-SEA-1.11: a second Amulet with the same tokens is not a choice of its own. */
static inline uint32_t seasons_source_count(const struct seasons *s, pl_seat seat)
{
    const uint8_t(*amulet)[SEASONS_ENERGIES] = s->public.amulet[seat];
    uint32_t copies = seasons_copies(s, seat, SEASONS_AMULET_OF_WATER);

    if (copies == 2 && memcmp(amulet[0], amulet[1], sizeof amulet[0]) == 0) {
        return 2;
    }
    return 1 + copies;
}

static inline uint32_t seasons_at_source(const struct seasons *s, pl_seat seat, uint32_t source,
                                         enum seasons_energy energy)
{
    return source == 0 ? s->public.reserve[seat][energy]
                       : s->public.amulet[seat][source - 1][energy];
}

/* The sources of a cost that the rulebook takes from the reserve. */
static inline uint32_t seasons_spend_sources(const struct seasons *s, pl_seat seat)
{
    return seasons_is_reserve_only(s) ? 1 : seasons_source_count(s, seat);
}

/* Why no token of the energy can be taken from a source. */
static inline pl_reason seasons_refuse_token(const struct seasons *s, pl_seat seat, uint32_t source,
                                             enum seasons_energy energy)
{
    if (seasons_at_source(s, seat, source, energy) > 0) {
        return SEASONS_REASON_NONE;
    }
    return source == 0 ? SEASONS_REASON_NONE_IN_RESERVE : SEASONS_REASON_NONE_ON_AMULET;
}

/* R-SEA-9.1 */
static inline pl_reason seasons_refuse_bonus(const struct seasons *s, pl_seat seat)
{
    return s->public.bonus_used[seat] < SEASONS_BONUS_MAX ? SEASONS_REASON_NONE
                                                          : SEASONS_REASON_BONUSES_USED;
}

/* R-SEA-7.1, R-SEA-7.8 */
static inline pl_reason seasons_refuse_room(const struct seasons *s, pl_seat seat)
{
    return seasons_has_room(s, seat) ? SEASONS_REASON_NONE : SEASONS_REASON_NO_ROOM;
}

/* R-SEA-C50.4, R-SEA-X1.1: why the seat may not pass Onys at any moment, whatever it can pay. */
static inline pl_reason seasons_refuse_moment(const struct seasons *s, pl_seat seat)
{
    if (seasons_copies(s, seat, SEASONS_DAMNED_SOUL_OF_ONYS) == 0) {
        return SEASONS_REASON_NOT_IN_PLAY;
    }
    if (!seasons_is_turn_of(s, seat)) {
        return SEASONS_REASON_ONYS_TURN;
    }
    return s->head.option[SEASONS_OPTION_ONYS_AFTER_DIE] == SEASONS_KEPT_ON
               ? SEASONS_REASON_ONYS_AFTER_DIE
               : SEASONS_REASON_NONE;
}

/* R-SEA-C50.4: how many Onys the seat may pass at any moment of its turn; none with the house
 * rule R-SEA-X1.1 and outside the turn. */
static inline uint32_t seasons_loose_onys(const struct seasons *s, pl_seat seat)
{
    if (seasons_refuse_moment(s, seat)) {
        return 0;
    }
    return seasons_copies(s, seat, SEASONS_DAMNED_SOUL_OF_ONYS) -
           pl_bag_count(&s->public.turned[seat], SEASONS_DAMNED_SOUL_OF_ONYS);
}

/* R-SEA-C50.2: the price of passing Onys. */
static inline pl_reason seasons_refuse_water(const struct seasons *s, pl_seat seat)
{
    return seasons_usable(s, seat, SEASONS_WATER) >= SEASONS_ONYS_PASS_WATER
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_ONYS_WATER;
}

/* R-SEA-C50.4, R-SEA-X1.1: why the seat cannot pass an Onys outside the free part of its turn. */
static inline pl_reason seasons_refuse_onys(const struct seasons *s, pl_seat seat)
{
    pl_reason reason = seasons_refuse_moment(s, seat);

    if (reason) {
        return reason;
    }
    return seasons_loose_onys(s, seat) == 0 ? SEASONS_REASON_TURNED : seasons_refuse_water(s, seat);
}

static inline bool seasons_can_pass_onys(const struct seasons *s, pl_seat seat)
{
    return seasons_refuse_onys(s, seat) == SEASONS_REASON_NONE;
}

/* Copies of one card in play with all opponents of the seat. */
uint32_t seasons_opposing(const struct seasons *s, pl_seat seat, uint32_t card);
/* R-SEA-C33.1: crystals that opposing Arcano Leeches take for each summon of the seat. */
static inline uint32_t seasons_leech_due(const struct seasons *s, pl_seat seat)
{
    return SEASONS_LEECH_CRYSTALS * seasons_opposing(s, seat, SEASONS_ARCANO_LEECH);
}

/* The energy cost of a card with this many players, by energy. */
void seasons_energy_cost(uint32_t card, uint32_t seats, uint8_t ret_cost[SEASONS_ENERGIES]);
/* Tokens on the copy of a card in play, or NULL for a card that never holds any. */
const uint8_t *seasons_tokens_on(const struct seasons *s, pl_seat seat, uint32_t card,
                                 uint32_t slot);
/* Whether the copy at this slot of the card is turned; slots are counted straight ones first,
 * except for the Cauldron, whose slots are its own. */
bool seasons_is_turned(const struct seasons *s, pl_seat seat, uint32_t card, uint32_t slot);

/* Adds or, down to 0, takes crystals (R-SEA-1.8); the card is the reason, or 0. */
void seasons_crystals(struct seasons *s, pl_seat seat, int32_t change, uint32_t card,
                      struct pl_events *log);
/* How many crystals at the most, and for which card. */
struct seasons_theft {
    uint32_t most;
    uint32_t card;
};

/* Moves crystals, as many as there are. */
void seasons_steal(struct seasons *s, pl_seat to, pl_seat from, struct seasons_theft theft,
                   struct pl_events *log);
/* Raises or lowers the gauge between 0 and 15 (R-SEA-1.7). */
void seasons_raise(struct seasons *s, pl_seat seat, int32_t change, struct pl_events *log);
/* Puts given tokens into the reserve and settles what is too much (R-SEA-10.2). */
void seasons_receive(struct seasons *s, pl_seat seat, const uint8_t tokens[SEASONS_ENERGIES],
                     struct pl_events *log);
/* Lets the seat choose tokens from the bank, then settles (R-SEA-10.2, R-SEA-10.4). */
void seasons_gain(struct seasons *s, pl_seat seat, uint32_t count);
/* Pushes OVERFLOW if the reserve holds too much. */
void seasons_settle_reserve(struct seasons *s, pl_seat seat);
/* Takes one token from a source. */
void seasons_take_token(struct seasons *s, pl_seat seat, enum seasons_energy energy,
                        uint32_t source, struct pl_events *log);
void seasons_empty_reserve(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log);

/* Whether a card could be drawn, after a reshuffle if need be. */
static inline bool seasons_can_draw(const struct seasons *s)
{
    return s->public.draw_count + s->public.discard_count > 0;
}

/* Draws a card (0 if there is none), reshuffling an empty pile first. The caller refills. */
uint32_t seasons_draw_card(struct seasons *s, struct pl_events *log);
/* Shuffles the discard pile into a draw pile that has run out (R-SEA-11.1). */
void seasons_refill(struct seasons *s, struct pl_events *log);
/* Fixes the top card of the draw pile and returns it; there must be one after a reshuffle. */
uint32_t seasons_fix_top(struct seasons *s, struct pl_events *log);
/* Draws a card that must be kept, if there is one. */
void seasons_draw_to_hand(struct seasons *s, pl_seat seat, struct pl_events *log);
void seasons_to_hand(struct seasons *s, pl_seat seat, uint32_t card);
/* Draws cards and puts them before the seat's eyes; returns how many there were. */
uint32_t seasons_look_at(struct seasons *s, pl_seat seat, uint32_t count, struct pl_events *log);
/* Takes a card out of those looked at. */
void seasons_take_look(struct seasons *s, pl_seat seat, uint32_t card);
/* Discards all cards still looked at, unseen by others. */
void seasons_discard_look(struct seasons *s, pl_seat seat, struct pl_events *log);
/* Puts a card on the discard pile; `is_seen`: everybody sees which. */
void seasons_discard(struct seasons *s, uint32_t card, bool is_seen);
/* Takes a card out of a hand that everybody sees leaving. */
void seasons_from_hand(struct seasons *s, pl_seat seat, uint32_t card);

/* Whether two copies of a card in play differ: by tokens on them, or one is turned (R-SEA-1.11). */
bool seasons_copies_differ(const struct seasons *s, pl_seat seat, uint32_t card);
/* Cards that may be offered as instances: adds one action (kind, card, copy) for each differing
 * copy of the cards in `set` that the seat has in play (R-SEA-1.11). */
void seasons_add_instances(const struct seasons *s, pl_seat seat, uint64_t set, uint16_t kind,
                           struct pl_legal *list);
/* Puts a card into play, straight and without tokens. */
void seasons_put_in_play(struct seasons *s, pl_seat seat, uint32_t card);
/* Takes one copy out of play; its tokens go back to the bank (R-SEA-12.1). */
void seasons_leave_play(struct seasons *s, pl_seat seat, uint32_t card, uint32_t copy);
/* Sacrifices one copy: to the discard pile, open. Returns whether the Treatise's penalty is due. */
bool seasons_sacrifice(struct seasons *s, pl_seat seat, uint32_t card, uint32_t copy,
                       struct pl_events *log);
/* A sacrifice alone: with penalty and capacity check (R-SEA-12.3). */
void seasons_sacrifice_one(struct seasons *s, pl_seat seat, uint32_t card, uint32_t copy,
                           struct pl_events *log);

#endif
