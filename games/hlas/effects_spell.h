/* Spells: casting, answers, targets and effects. For the files of spells and battles. */
#ifndef GAMES_HLAS_SPELL_H
#define GAMES_HLAS_SPELL_H

#include "games/hlas/effects_battle.h"

/* Where a spell comes from: the library, or scribing place 1 to 3. */
enum { HLAS_FROM_LIBRARY };

/* Steps of SPELL. */
enum hlas_spell_step {
    HLAS_SPELL_ANNOUNCE,
    HLAS_SPELL_WINDOW,
    HLAS_SPELL_RESOLVE,
    HLAS_SPELL_COPIES,
    HLAS_SPELL_END,
    HLAS_SPELL_STEP_COUNT
};

/* The two sets in the seats of SPELL. */
enum { HLAS_ASKED = 1, HLAS_COPYING = 1 << HLAS_SEATS };

/* Its flags; the second one: the abilities of the caster have been rewarded. A spell that an older
 * program left half resolved lacks it (see end_spell). */
enum { HLAS_FLAG_SPELL_CANCELLED = 1, HLAS_FLAG_SPELL_REWARDED = 2 };

/* Tokens that PEEK has room for. */
enum { HLAS_LOOKS = 3 };

/* What a spell aims at. As one number in a frame: 0 is no target at all. */
struct hlas_aim {
    uint8_t region;
    pl_seat seat;
    uint8_t kind;
    bool is_given;
};

enum { HLAS_AIM_SEAT = 6, HLAS_AIM_KIND = 8, HLAS_AIM_GIVEN = 12 };

static inline int16_t hlas_aim_code(pl_action action)
{
    return (int16_t)(pl_act_a(action) | pl_act_b(action) << HLAS_AIM_SEAT |
                     pl_act_c(action) << HLAS_AIM_KIND | 1 << HLAS_AIM_GIVEN);
}

static inline struct hlas_aim hlas_aim_of(int16_t code)
{
    uint32_t bits = (uint32_t)code;

    return (struct hlas_aim){
        .region = (uint8_t)(bits & ((1u << HLAS_AIM_SEAT) - 1)),
        .seat = (pl_seat)(bits >> HLAS_AIM_SEAT & 3),
        .kind = (uint8_t)(bits >> HLAS_AIM_KIND & 15),
        .is_given = bits >> HLAS_AIM_GIVEN & 1,
    };
}

/* What a spell costs the seat now. */
uint32_t hlas_spell_mana(const struct hlas *s, pl_seat p, uint32_t spell);
/* R-HLA-17.2 */
static inline pl_reason hlas_refuse_mana(const struct hlas *s, pl_seat p, uint32_t spell)
{
    return hlas_spell_mana(s, p, spell) <= s->public.resource[p][HLAS_MANA]
               ? HLAS_REASON_NONE
               : HLAS_REASON_SPELL_DEAR;
}
/* R-HLA-17.14: whether the seat has the mana of at least one spell of a type, held or not. */
bool hlas_affords_some(const struct hlas *s, pl_seat p, enum hlas_spell_type type);
/* R-HLA-17.1: why a place does not hold the scribed spell ready. */
static inline pl_reason hlas_refuse_scribed(const struct hlas *s, pl_seat p, uint32_t spell,
                                            uint32_t place)
{
    if (s->public.scribed[p][place] != spell) {
        return HLAS_REASON_NOT_SCRIBED;
    }
    return s->public.scribed_state[p][place] == HLAS_READY ? HLAS_REASON_NONE
                                                           : HLAS_REASON_NOT_READY;
}
/* Why an interrupt of the seat's library is no answer to a spell; 0: one of the solo enemy. */
pl_reason hlas_refuse_answer(const struct hlas *s, pl_seat p, uint32_t spell, uint32_t answered);
/* The seat casts: pushes TARGET if there is one to choose, else SPELL. */
void hlas_begin_spell(struct hlas *s, pl_seat p, uint32_t spell, uint32_t source);
/* Adds every target that the spell has for the seat. */
void hlas_add_targets(const struct hlas *s, pl_seat p, uint32_t spell, struct pl_legal *list);
/* Petrified kinds of a player who fights, as bits kind - HERO_1. */
uint32_t hlas_stones(const struct hlas *s, pl_seat p);
/* Of BURN: enemies that the fire can still destroy; of one who fights, whether strength forbids. */
struct hlas_side hlas_fuel(const struct hlas *s, const struct pl_frame *frame);
/* Of PEEK: whether the seat looked at this token; of SWAP: why two tokens are not swapped. */
bool hlas_has_looked(const struct pl_frame *frame, uint32_t region, uint32_t place);
pl_reason hlas_refuse_swap(const struct pl_frame *frame, pl_action action);
/* Where one step leads a vessel of another in a Gale, and where it can be driven
 * (R-HLA-C11.1). */
uint64_t hlas_gale_steps(const struct hlas *s, pl_seat owner, uint32_t vessel);
uint64_t hlas_gale_reach(const struct hlas *s, pl_seat owner, uint32_t vessel);
/* The effect of a cast or combat spell for a seat. */
void hlas_spell_effect(struct hlas *s, pl_seat p, uint32_t spell, struct hlas_aim aim,
                       struct pl_events *log);

#endif
