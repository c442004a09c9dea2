/* The effects of cards, by the moment at which they act. Each changes the table and pushes the
 * questions that it asks. */
#ifndef GAMES_SEASONS_EFFECTS_H
#define GAMES_SEASONS_EFFECTS_H

#include "games/seasons/table.h"

/* effects_enter.c: a card has come into play. `elements`: the energies chosen for card 31. */
void seasons_enter(struct seasons *s, pl_seat seat, uint32_t card, uint32_t elements,
                   struct pl_events *log);
/* Puts a card into play for nothing and runs its effect (R-SEA-7.8). */
void seasons_summon_free(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log);
/* Gives the tokens in the reserve of `target` to Lewis's owner. */
void seasons_copy_reserve(struct seasons *s, pl_seat seat, pl_seat target, struct pl_events *log);

/* effects_activate.c: what may be activated now, and doing it. */
void seasons_add_activations(const struct seasons *s, pl_seat seat, struct pl_legal *list);
void seasons_activate(struct seasons *s, pl_seat seat, pl_action action, struct pl_events *log);
/* R-SEA-C50.4: the action that passes Onys outside the free part of the seat's turn, if it can. */
void seasons_add_onys(const struct seasons *s, pl_seat seat, struct pl_legal *list);
/* Whether an ONYS frame still asks: Onys can be passed, and on the PICK of a Chalice the room that
 * this makes is still missing. */
bool seasons_is_onys_due(const struct seasons *s, const struct pl_frame *frame);
/* R-SEA-8.2: turns a straight copy and pays the Thieving Fairies. */
void seasons_turn(struct seasons *s, pl_seat seat, uint32_t card, uint32_t slot,
                  struct pl_events *log);
/* All tokens of a SPEND or PAY frame are given: what they were for happens. */
void seasons_spent(struct seasons *s, pl_seat seat, enum seasons_purpose purpose, uint32_t slot,
                   struct pl_events *log);
/* Crystals for one transmuted token beyond its rate (R-SEA-6.4). */
static inline uint32_t seasons_transmute_extra(const struct seasons *s, pl_seat seat)
{
    return SEASONS_BONUS_TRANSMUTE_CRYSTALS * s->public.transmute_bonus +
           SEASONS_PURSE_CRYSTALS * seasons_copies(s, seat, SEASONS_PURSE_OF_IO);
}

/* The same for one of the source. R-SEA-X1.4: the bonus is for tokens of the reserve. */
static inline uint32_t seasons_source_extra(const struct seasons *s, pl_seat seat, uint32_t source)
{
    uint32_t extra = seasons_transmute_extra(s, seat);

    return source > 0 && seasons_is_reserve_only(s)
               ? extra - SEASONS_BONUS_TRANSMUTE_CRYSTALS * s->public.transmute_bonus
               : extra;
}

/* What effects are worth: the rules pay it, texts name it. R-SEA-6.4: a token, at the rate of the
 * space where the marker stands now. */
static inline uint32_t seasons_transmuted(const struct seasons *s, pl_seat seat, pl_action action)
{
    return seasons_rates[seasons_season_at(s->public.space)][pl_act_a(action)] +
           seasons_source_extra(s, seat, pl_act_b(action));
}

/* R-SEA-C5.1, R-SEA-C5.2 */
static inline uint32_t seasons_ishtar_worth(const struct seasons *s, pl_seat seat)
{
    return SEASONS_ISHTAR_CRYSTALS + SEASONS_ISHTAR_TOKENS * seasons_transmute_extra(s, seat);
}

/* R-SEA-C26.1, R-SEA-C26.2 */
static inline uint32_t seasons_life_worth(const struct seasons *s, pl_seat seat)
{
    return seasons_reserve_total(s, seat) *
           (SEASONS_POTION_OF_LIFE_CRYSTALS + seasons_transmute_extra(s, seat));
}

/* R-SEA-C43.2 */
static inline uint32_t seasons_idol_worth(const struct seasons *s, pl_seat seat)
{
    return SEASONS_IDOL_FAMILIAR_CRYSTALS * seasons_count_of(s, seat, seasons_familiars);
}

/* R-SEA-C36.1: tokens for the card that is shown. */
static inline uint32_t seasons_crown_tokens(uint32_t card)
{
    int32_t prestige = seasons_cards[card].prestige;

    return prestige > 0 ? (uint32_t)prestige : 0;
}

/* The sources whose tokens may be transmuted now: 0 none, 1 the reserve, else the Amulets too. */
static inline uint32_t seasons_transmute_sources(const struct seasons *s, pl_seat seat)
{
    if (s->public.can_transmute) {
        return seasons_source_count(s, seat);
    }
    return s->public.transmute_bonus > 0 ? 1 : 0;
}

bool seasons_has_straight(const struct seasons *s, pl_seat seat, uint32_t card);

/* effects_round.c: the wheel, season changes, the end of a round. */
void seasons_move_marker(struct seasons *s, int32_t spaces, pl_seat start, struct pl_events *log);
void seasons_push_effects(struct seasons *s, pl_seat seat);
void seasons_act_effect(struct seasons *s, uint32_t index, struct pl_events *log);
/* Cards with an end-of-round effect, in the order of R-SEA-14.2. */
enum { SEASONS_ROUND_EFFECTS = 4 };
extern const uint8_t seasons_round_cards[SEASONS_ROUND_EFFECTS];
/* R-SEA-15.1: crystals that a card in play brings at the end of the game. */
int32_t seasons_end_crystals(const struct seasons *s, pl_seat seat, uint32_t card);

#endif
