/* How a position of Mysthea looks to the bots: strengths, what regions, cards and effects are
 * worth, and from that what the position is worth to a seat. All values are points of glory. */
#ifndef BOTS_POLICY_MYSTHEA_OUTLOOK_H
#define BOTS_POLICY_MYSTHEA_OUTLOOK_H

#include "games/mysthea/flow.h"

/* What holds for all seats. Strengths by region in sixteen bytes, as the units are kept. */
struct policy_outlook {
    const struct mysthea *s;
    uint8_t strength[MYSTHEA_SEATS][MYSTHEA_REGION_COUNT];
    float worth[MYSTHEA_REGION_COUNT]; /* of a region that is held when the era is scored */
    float rounds;                      /* of this era that are still to begin */
    float eras;                        /* that are still to begin */
    uint32_t turns_at;                 /* place in the order of the next turn of the round */
    bool is_scoring;
};

/* What holds for one seat. */
struct policy_stand {
    const struct policy_outlook *o;
    pl_seat seat;
    float turns;                      /* own turns left in the era, the running one too */
    float all_turns;                  /* in the game */
    float unrest;                     /* how much the others can still change */
    float lead[MYSTHEA_REGION_COUNT]; /* own strength less that of the strongest rival */
    uint32_t presence;
    uint32_t controlled;
};

void policy_mysthea_look(struct policy_outlook *o, const struct mysthea *s);
void policy_mysthea_stand_of(struct policy_stand *stand, const struct policy_outlook *o,
                             pl_seat seat);

/* The gain of `strength` more (or less) in a region. */
float policy_mysthea_shift(const struct policy_stand *stand, uint32_t region, float strength);
/* What carrying out an effect would bring now, its price taken off. */
float policy_mysthea_effect_points(const struct policy_stand *stand, uint32_t effect);
/* What a card in hand promises for the rest of the game. */
float policy_mysthea_card_points(const struct policy_stand *stand, uint32_t card);
/* What a card on the board promises for the rest of the game. */
float policy_mysthea_board_points(const struct policy_stand *stand, uint32_t card);
/* What starting a battle in a region with a bonus would bring. */
float policy_mysthea_battle_points(const struct policy_stand *stand, uint32_t region, float bonus);
/* What the best attunement within reach would bring. */
float policy_mysthea_attune_points(const struct policy_stand *stand);
/* What meditating brings on top of its energy. */
float policy_mysthea_income(const struct policy_stand *stand);
/* What the position promises. */
float policy_mysthea_position_points(const struct policy_stand *stand);

#endif
