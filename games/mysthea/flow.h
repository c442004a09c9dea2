/* The course of the game: the phases and flags of its frames, and what their functions share. */
#ifndef GAMES_MYSTHEA_FLOW_H
#define GAMES_MYSTHEA_FLOW_H

#include "games/mysthea/table.h"

/* Phases: the step of a frame says what comes next. */
enum { MYSTHEA_GAME_ERA, MYSTHEA_GAME_ROUND, MYSTHEA_GAME_TURNS, MYSTHEA_GAME_EVENTS };
enum { MYSTHEA_DEVELOP_MODE, MYSTHEA_DEVELOP_ORDER, MYSTHEA_DEVELOP_TAKE };
enum { MYSTHEA_MEDITATE_GAIN, MYSTHEA_MEDITATE_FORTS };
enum { MYSTHEA_EFFECT_PRICE, MYSTHEA_EFFECT_CHOOSE, MYSTHEA_EFFECT_RUN };
enum {
    MYSTHEA_BATTLE_OMEN,
    MYSTHEA_BATTLE_BEGIN,
    MYSTHEA_BATTLE_ORDERS,
    MYSTHEA_BATTLE_CARRY_OUT,
    MYSTHEA_BATTLE_COMPARE,
    MYSTHEA_BATTLE_LOSSES
};
enum { MYSTHEA_ISLAND_ATTUNE, MYSTHEA_ISLAND_GAP };
enum {
    MYSTHEA_ENCOUNTER_OMEN,
    MYSTHEA_ENCOUNTER_BEGIN,
    MYSTHEA_ENCOUNTER_OPTION,
    MYSTHEA_ENCOUNTER_END
};
enum {
    MYSTHEA_ATTACK_BEGIN,
    MYSTHEA_ATTACK_COLLECT,
    MYSTHEA_ATTACK_COMPARE,
    MYSTHEA_ATTACK_LOSSES,
    MYSTHEA_ATTACK_REWARDS,
    MYSTHEA_ATTACK_END
};

/* Flags of frames. */
enum { MYSTHEA_BASIC_DONE = 1, MYSTHEA_SPECIAL_DONE = 2 };
enum { MYSTHEA_ACT_USED = 1, MYSTHEA_ACT_SPENT = 2, MYSTHEA_ACT_PLACED = 4 };
enum { MYSTHEA_BATTLE_FREE = 1, MYSTHEA_BATTLE_LEHEIR = 2 };
enum { MYSTHEA_ENCOUNTER_FREE = 1 };
enum { MYSTHEA_ATTACK_SECOND = 1 };

/* MEDALS of an ATTACK: three bits for each of gold, silver, bronze hold the seat + 1; one bit for
 * each above them says whose reward is doubled. */
enum {
    MYSTHEA_MEDAL_BITS = 3,
    MYSTHEA_DOUBLED_AT = MYSTHEA_MEDAL_BITS * MYSTHEA_MEDALS,
    MYSTHEA_MEDALS_WORD_MAX = (1 << (MYSTHEA_DOUBLED_AT + MYSTHEA_MEDALS)) - 1,
    MYSTHEA_REWARD_HALVES = 2 * MYSTHEA_MEDALS
};

/* The seat + 1 that has a medal; 0: none. */
static inline uint32_t mysthea_medal_of(uint32_t medals, uint32_t medal)
{
    return medals >> (MYSTHEA_MEDAL_BITS * medal) & ((1u << MYSTHEA_MEDAL_BITS) - 1);
}

static inline bool mysthea_is_doubled(uint32_t medals, uint32_t medal)
{
    return medals >> (MYSTHEA_DOUBLED_AT + medal) & 1;
}

/* Ends the turn on top. */
void mysthea_end_turn(struct mysthea *s, struct pl_events *log);

/* R-MYS-5.9: command points join the player's own Act or are spent at once. */
void mysthea_gain_points(struct mysthea *s, pl_seat seat, uint32_t points, bool is_bound,
                         struct pl_events *log);
/* Whether the points of a seat buy anything (R-MYS-5.4 to R-MYS-5.7); what they buy, if there are
 * any; buying. */
bool mysthea_can_spend(const struct mysthea *s, pl_seat seat);
void mysthea_legal_points(const struct mysthea *s, pl_seat seat, struct pl_legal *list);
void mysthea_apply_points(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log);
/* R-MYS-5.8: whether points that the seat does not spend now last until its turn ends. */
bool mysthea_keeps_points(const struct mysthea *s, pl_seat seat);
/* Whether the points of a seat are lost if it says now that it is done with them. */
bool mysthea_done_loses_points(const struct mysthea *s, pl_seat seat);
/* The rest is lost. */
void mysthea_lose_points(struct mysthea *s, pl_seat seat);
/* R-MYS-4.5: whether the era ends with this round. */
bool mysthea_is_last_round(const struct mysthea *s);
/* R-MYS-7.3, R-MYS-X1.9: whether cards that leave the board for the next era must do so in this
 * turn; cards that may leave it; one that does. */
bool mysthea_must_discard_now(const struct mysthea *s, pl_seat seat);
void mysthea_legal_discard(const struct mysthea *s, pl_seat seat, struct pl_legal *list);
void mysthea_discard_from_board(struct mysthea *s, pl_seat seat, uint32_t card,
                                struct pl_events *log);
/* Asks who goes along with a unit that has gone from way[0] to way[1], if anybody can; way[2] is
 * the region of the battle in a retreat, or 0 (R-MYS-6.6, R-MYS-6.7). */
void mysthea_ask_passenger(struct mysthea *s, pl_seat seat, enum mysthea_unit carrier,
                           const int16_t way[3]);
/* Creates and deploys with what upgrades add to it. */
void mysthea_create(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, struct pl_events *log);
void mysthea_set_out(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, uint32_t region,
                     struct pl_events *log);
/* R-MYS-7.6, R-MYS-X1.7: what an upgrade with "may" brings; asked for, but for the house rule. */
void mysthea_upgrade_gain(struct mysthea *s, pl_seat seat, enum mysthea_card card,
                          struct pl_events *log);
/* R-MYS-5.3: what the effect or the placing of a card costs its player. */
uint32_t mysthea_energy_cost(const struct mysthea *s, pl_seat seat, uint32_t card);
/* R-MYS-8.3: what the next card costs after `taken`: one is 1 energy, two are 3, three are 5. */
uint32_t mysthea_take_price(uint32_t taken);
/* What Meditate brings, if there is room for it. */
struct mysthea_meditation {
    uint32_t energy;
    uint32_t glory;
    uint32_t xp;
    uint32_t forts;
    uint32_t points;
};
struct mysthea_meditation mysthea_meditation(const struct mysthea *s, pl_seat seat);

/* Effects: why one cannot be used by the seat, apart from the energy for its card, and using it;
 * R-MYS-10.2: it goes on whatever happens to its card. */
pl_reason mysthea_refuse_use(const struct mysthea *s, pl_seat seat, uint32_t effect);
void mysthea_use(struct mysthea *s, pl_seat seat, uint32_t effect, struct pl_events *log);
/* Parts that ask for something themselves; the others are done at once. */
bool mysthea_is_asking(enum mysthea_op op);
/* How much a part of the effect of this frame brings now. */
uint32_t mysthea_gain_of(const struct mysthea *s, const struct pl_frame *frame,
                         const struct mysthea_part *part);

/* Battles, encounters, monsters. */
void mysthea_start_battle(struct mysthea *s, pl_seat seat, uint32_t region, uint32_t bonus,
                          bool is_free);
/* R-MYS-13.2: why the seat resolves no encounter at all. */
pl_reason mysthea_refuse_meet(const struct mysthea *s, pl_seat seat);
/* What the next encounter of the seat costs (R-MYS-13.1, R-MYS-13.9). */
uint32_t mysthea_encounter_price(const struct mysthea *s, pl_seat seat);
void mysthea_start_encounter(struct mysthea *s, pl_seat seat, bool is_free);
/* R-MYS-14.9: monsters that an effect may call, as a mask of event cards. */
uint32_t mysthea_monsters_on_track(const struct mysthea *s);
void mysthea_start_attack(struct mysthea *s, uint32_t monster);
/* R-MYS-15.6 */
void mysthea_storm(struct mysthea *s, struct pl_events *log);
/* R-MYS-H1.6: asks Sanya's owner; false when she is not there. */
bool mysthea_ask_omen(struct mysthea *s, pl_seat seat);
/* R-MYS-A1.1 to R-MYS-A1.10: what the attunement card of an island brings a seat now. */
uint32_t mysthea_attunement_glory(const struct mysthea *s, pl_seat seat, uint32_t island);
/* How strong a monster is where it stands; one that is on no island as printed. */
uint32_t mysthea_monster_strength(const struct mysthea *s, uint32_t monster);
/* The side of it that lies up: 1 to 5 by day, 6 to 10 by night. */
uint32_t mysthea_attunement_of(const struct mysthea *s, uint32_t island);
/* The island of the seat's champion. */
static inline uint32_t mysthea_own_island(const struct mysthea *s, pl_seat seat)
{
    return mysthea_island_of[s->public.champion_at[seat]];
}

/* R-MYS-12.3 */
bool mysthea_has_attuned(const struct mysthea *s, pl_seat seat);
/* Which card of the board the island has lies there as A10. */
bool mysthea_is_late_attunement(const struct mysthea *s, uint32_t island);

#endif
