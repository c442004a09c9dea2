/* The course of the game: what the handlers of the frames share. */
#ifndef GAMES_FALL_FLOW_H
#define GAMES_FALL_FLOW_H

#include "games/fall/table.h"

/* Phases: the step of a frame says what comes next. */
enum {
    FALL_SETUP_GOLEMS,
    FALL_SETUP_MACHINES,
    FALL_SETUP_CHARACTERS,
    FALL_SETUP_COLOURS,
    FALL_SETUP_ARMOUR,
    FALL_SETUP_START
};
enum { FALL_OPENING_MONSTER, FALL_OPENING_CARDS };
enum { FALL_TURN_BEGIN, FALL_TURN_DAY, FALL_TURN_NIGHT, FALL_TURN_END };
enum { FALL_DAY_GOES_ON, FALL_DAY_ENDS };
enum { FALL_GAIN_SWAP, FALL_GAIN_ADD, FALL_GAIN_LIMIT };
enum {
    FALL_ATTACK_PAY,
    FALL_ATTACK_REVEAL,
    FALL_ATTACK_RESULT,
    FALL_ATTACK_BONUS,
    FALL_ATTACK_END
};
enum { FALL_NIGHT_REVEAL, FALL_NIGHT_RELEASE, FALL_NIGHT_SIEGE };

/* Targets of an attack: a region, or this and a monster. */
enum { FALL_TARGET_MONSTER = 16 };

/* Sources of a payment, in the event PAID. */
enum { FALL_PAID_OWN, FALL_PAID_CITY, FALL_PAID_PAIR, FALL_PAID_PARASITE };

/* R-FAL-1.9: the active player decides, so frames have the seat of the active hero. */
static inline struct pl_frame *fall_push(struct fall *s, enum fall_frame kind)
{
    return pl_push(&s->head, (uint8_t)kind, fall_seat_of(s, s->public.turn));
}

/* A question of this seat with two arguments, and one of the active player. */
static inline void fall_ask_seat(struct fall *s, pl_seat seat, enum fall_frame kind, uint32_t a,
                                 uint32_t b)
{
    struct pl_frame *frame = pl_push(&s->head, (uint8_t)kind, seat);

    frame->arg[0] = (int16_t)a;
    frame->arg[1] = (int16_t)b;
}

static inline void fall_ask(struct fall *s, enum fall_frame kind, uint32_t a, uint32_t b)
{
    fall_ask_seat(s, fall_seat_of(s, s->public.turn), kind, a, b);
}

/* The frame below the one on top. */
static inline const struct pl_frame *fall_below(const struct fall *s)
{
    return pl_peek(&s->head) - 1;
}

/* Whether the question on top is for this hero. */
bool fall_is_asked(const struct fall *s, uint32_t hero);

/* R-FAL-19.6: ends the game, or begins a lost opening anew (R-FAL-3.19). The stack is another one
 * then: whoever calls this must leave it alone. */
void fall_lose(struct fall *s, enum fall_outcome outcome, struct pl_events *log);
/* R-FAL-19.1 */
void fall_win(struct fall *s, struct pl_events *log);
/* R-FAL-3.19: all that the opening did is undone. */
void fall_reopen(struct fall *s, enum fall_outcome outcome, struct pl_events *log);
/* R-FAL-19.2: false if the game is lost by it. */
bool fall_hurt(struct fall *s, uint32_t loss, struct pl_events *log);

/* Crystals. */

/* R-FAL-6.9: asks for `due` crystals of these colours, then for others. */
void fall_demand(struct fall *s, uint32_t colours, uint32_t due, uint32_t then_colours,
                 uint32_t then_due);
/* The batch goes to the hero; whether its colours were theirs to choose (R-FAL-H2.1). */
void fall_gain(struct fall *s, uint32_t hero, bool is_free);
/* R-FAL-6.6 */
void fall_start_deposit(struct fall *s, uint32_t most);

/* Enemies. */

/* R-FAL-7.1, R-FAL-10.1 */
void fall_start_attack(struct fall *s, uint32_t target, struct pl_events *log);
/* R-FAL-7.2, R-FAL-10.2: colours that each card of the attack costs. */
uint32_t fall_attack_colours(const struct pl_frame *attack);
/* R-FAL-7.7: how many enemies of a region fall to that strength. */
uint32_t fall_most_to_fall(const struct fall *s, uint32_t region, uint32_t strength);
/* Strength that the first of them cost. */
uint32_t fall_cost_of(const struct fall *s, uint32_t region, uint32_t count);
/* Who they are, by unit. */
void fall_first_to_fall(const struct fall *s, uint32_t region, uint32_t count,
                        uint32_t ret_count[FALL_UNITS]);

/* Enemies that one effect has defeated. */
struct fall_fallen {
    uint32_t golems;
    uint32_t constructs;
};

/* The first enemies of a region fall; parasites go to the active hero (R-FAL-8.3). */
void fall_defeat(struct fall *s, uint32_t region, uint32_t count, struct fall_fallen *fallen,
                 struct pl_events *log);
/* One enemy of this kind falls, others before it or not. */
void fall_defeat_one(struct fall *s, enum fall_unit unit, uint32_t region,
                     struct fall_fallen *fallen, struct pl_events *log);
/* R-FAL-8.1: asks where golems and constructs return to, if there are any. */
void fall_send_back(struct fall *s, struct fall_fallen fallen);

/* Monsters and night. */

/* R-FAL-3.15, R-FAL-16.1: the next monster enters; false if the game is lost by it. */
bool fall_draw_monster(struct fall *s, struct pl_events *log);
/* R-FAL-10.3: a monster is beaten. */
void fall_banish(struct fall *s, uint32_t monster, struct pl_events *log);
/* R-FAL-14.1: an event card out of the deck; in the opening never the storm (R-FAL-3.17). */
uint32_t fall_draw_event(struct fall *s);
/* R-FAL-15.7, R-FAL-S7.3: enemies that an attack on the region needs now. */
uint32_t fall_threshold(const struct fall *s, uint32_t region);

/* Set-up. */

/* R-FAL-L2.2, R-FAL-L2.3, R-FAL-L4.1: machines and wonders of the record, then unused machines. */
void fall_take_machines_over(struct fall *s, struct pl_events *log);

/* What the active hero does. */

/* R-FAL-5.1, R-FAL-5.2: nodes of a Move now. */
uint32_t fall_move_budget(const struct fall *s);
void fall_start_machine(struct fall *s, uint32_t region, uint32_t type, bool may_follow);
/* The relic of a hero works for the active one. */
void fall_use_relic(struct fall *s, uint32_t owner, struct pl_events *log);
/* R-FAL-13.6, R-FAL-13.8: asks its owner, or uses it at once. */
void fall_borrow(struct fall *s, uint32_t owner, struct pl_events *log);
/* R-FAL-13.10, R-FAL-13.13: asks the owners of relics that could be used before the active player
 * goes on, or before their day ends; false: there are none. */
bool fall_let_step_in(struct fall *s);
/* R-FAL-11.1: the value of a shard becomes known. */
void fall_look(struct fall *s, uint32_t slot, bool is_relic, struct pl_events *log);
void fall_set_colossus(struct fall *s, uint32_t steps, bool is_back, struct pl_events *log);

#endif
