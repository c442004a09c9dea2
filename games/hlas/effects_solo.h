/* The solo enemy: what its track and board give, its cards and its compass. For
 * effects_solo*.c and the files of battles. */
#ifndef GAMES_HLAS_SOLO_H
#define GAMES_HLAS_SOLO_H

#include "games/hlas/effects_battle.h"

/* Steps of ENEMY: those of a card, then those of a move, which is an ENEMY frame of its own. */
enum hlas_enemy_step {
    HLAS_ENEMY_CARD,
    HLAS_ENEMY_SPELL,
    HLAS_ENEMY_ALSO,
    HLAS_ENEMY_FOLLOW,
    HLAS_ENEMY_AFTER,
    HLAS_ENEMY_END,
    HLAS_ENEMY_MOVE,
    HLAS_ENEMY_ENTERED, /* on foot or by an attack */
    HLAS_ENEMY_AIR,
    HLAS_ENEMY_AIR_ENTERED,
    HLAS_ENEMY_LEAVE,
    HLAS_ENEMY_SEA,
    HLAS_ENEMY_SEA_ENTERED,
    HLAS_ENEMY_DOCK,
    HLAS_ENEMY_STEP_COUNT
};

/* Flags of ENEMY, beside HLAS_FLAG_WON: how its spell was answered, and whether a move fought. */
enum { HLAS_FLAG_CANCELLED = 2, HLAS_FLAG_COPIED = 4, HLAS_FLAG_FOUGHT = 8 };

/* Whether the marker has reached the space that opens this (R-HLA-30.8). */
bool hlas_rival_unlocked(const struct hlas *s, enum hlas_unlock unlock);
/* R-HLA-Z5.1: the space of a faction's track that opens this. */
uint32_t hlas_unlock_space(uint32_t faction, enum hlas_unlock unlock);
/* Whether `enemy` is the solo enemy and a hero of its side takes this power from the person. */
bool hlas_rival_bars(const struct hlas *s, pl_seat enemy, const struct hlas_side *side,
                     enum hlas_solo_power power);
/* R-HLA-30.3: draws a card. */
uint32_t hlas_draw_solo_card(struct hlas *s, struct pl_events *log);
/* What the spell of a hero costs as it is printed (R-HLA-C29.1). */
uint32_t hlas_rival_printed_mana(const struct hlas *s, uint32_t hero);
/* R-HLA-31.8, R-HLA-31.9: takes all unresolved tokens of a region, for `vp` each. */
void hlas_rival_collect(struct hlas *s, uint32_t region, uint32_t vp, struct pl_events *log);
/* R-HLA-31.8 */
void hlas_rival_yield(struct hlas *s, uint32_t region, struct pl_events *log);
/* R-HLA-31.4: names the army of a hero on foot as the group. */
void hlas_rival_party(struct hlas *s, uint32_t hero);
/* R-HLA-31.5: regions where another hero of the enemy is. */
uint64_t hlas_rival_others(const struct hlas *s, uint32_t hero);
/* R-HLA-31.1: pushes the move of a hero by the compass of a card. */
void hlas_rival_move(struct hlas *s, uint32_t hero, uint32_t card);
/* R-HLA-30.17: pushes the attack of a hero; false if there is no target. */
bool hlas_rival_attack(struct hlas *s, uint32_t hero, uint32_t card, struct pl_events *log);
/* Steps of a move. */
void hlas_step_rival_move(struct hlas *s, struct pl_events *log);
/* R-HLA-30.12: the spell of a hero acts, and its mirror image (R-HLA-30.14). */
void hlas_rival_spell(struct hlas *s, uint32_t hero, uint32_t card, struct pl_events *log);
void hlas_mirror_spell(struct hlas *s, uint32_t hero, struct pl_events *log);
/* Of SUFFER and MIRROR: why a unit of a region cannot be lost; of MIRROR: regions to choose. */
pl_reason hlas_refuse_victim(const struct hlas *s, const struct pl_frame *frame,
                             enum hlas_kind kind, uint32_t region);
uint64_t hlas_mirror_places(const struct hlas *s, const struct pl_frame *frame);

#endif
