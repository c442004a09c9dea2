/* Why a question of an effect, a battle, an island or a monster refuses an action. */
#include "games/mysthea/why.h"

/* Effects. */

static pl_reason why_give(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                          uint32_t card)
{
    uint32_t kind = mysthea_kind_to_give(frame);
    pl_reason reason = mysthea_why_not_in_hand(s, seat, card);

    if (kind == MYSTHEA_KIND_NONE) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    if (reason) {
        return reason;
    }
    return pl_set_has(&mysthea_of_kind[kind], card) ? MYSTHEA_REASON_NONE
                                                    : MYSTHEA_REASON_WRONG_KIND;
}

static pl_reason why_price(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                           pl_action action)
{
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_GIVE: return why_give(s, seat, frame, pl_act_a(action));
    case MYSTHEA_ACT_PAY:
        return mysthea_kind_to_give(frame) ? MYSTHEA_REASON_OTHER_QUESTION : MYSTHEA_REASON_NONE;
    case MYSTHEA_ACT_DONE: return mysthea_refuse_not_paying(frame);
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

/* Why a part does not come into question; what is none of these waits for its turn. */
static pl_reason why_not_part(const struct mysthea *s, const struct pl_frame *frame, uint32_t index)
{
    const struct mysthea_effect *effect = mysthea_effect_of(frame);
    bool is_over = effect->join == MYSTHEA_JOIN_ONE_OF && frame->flag;

    if (index >= effect->part_count) {
        return MYSTHEA_REASON_NO_PART;
    }
    if (is_over || (frame->flag >> index & 1)) {
        return MYSTHEA_REASON_PART_DONE;
    }
    return mysthea_reason_or(mysthea_refuse_part(s, frame->seat, &effect->part[index], 0),
                             MYSTHEA_REASON_PART_LATER);
}

static pl_reason why_choose(const struct mysthea *s, const struct pl_frame *frame, pl_action action)
{
    uint32_t parts = mysthea_open_parts(s, frame);
    uint32_t index = pl_act_a(action) - 1u;

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_PART: return mysthea_unless_in(parts, index, why_not_part(s, frame, index));
    case MYSTHEA_ACT_DONE: return mysthea_refuse_decline(frame, parts);
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

static pl_reason why_move(const struct mysthea *s, pl_seat seat, const struct mysthea_part *part,
                          pl_action action)
{
    if (part->op != MYSTHEA_OP_STEP && part->op != MYSTHEA_OP_JUMP) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    return pl_act_a(action) == part->unit
               ? mysthea_why_not_move(s, seat, pl_act_a(action), pl_act_b(action))
               : (pl_reason)MYSTHEA_REASON_WRONG_UNIT;
}

static pl_reason why_region(const struct mysthea *s, pl_seat seat, const struct mysthea_part *part,
                            uint32_t region)
{
    bool is_battle = part->op == MYSTHEA_OP_BATTLE || part->op == MYSTHEA_OP_BATTLE_CHARGED;
    pl_reason reason = is_battle                              ? MYSTHEA_REASON_NO_OPPONENT
                       : part->op == MYSTHEA_OP_JUMP_TOGETHER ? MYSTHEA_REASON_NO_HORDE_HERE
                                                              : MYSTHEA_REASON_OTHER_QUESTION;

    return mysthea_unless_in(mysthea_named_regions(s, seat, part), region, reason);
}

static bool is_on_track(const struct mysthea *s, uint32_t monster)
{
    bool is_there = false;

    for (uint32_t i = 0; i < MYSTHEA_TRACK_SPACES; i++) {
        is_there |= s->public.track[i] == monster;
    }
    return is_there;
}

/* R-MYS-14.9 */
static pl_reason why_monster(const struct mysthea *s, const struct mysthea_part *part,
                             uint32_t monster)
{
    if (part->op != MYSTHEA_OP_MONSTER) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    return mysthea_unless_in(mysthea_monsters_on_track(s), monster,
                             is_on_track(s, monster) ? MYSTHEA_REASON_MONSTER_GONE
                                                     : MYSTHEA_REASON_NOT_ON_TRACK);
}

static pl_reason why_part(const struct mysthea *s, pl_seat seat, const struct pl_frame *frame,
                          pl_action action)
{
    const struct mysthea_part *part = mysthea_part_of(frame);
    bool is_asked = false;

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_MOVE: return why_move(s, seat, part, action);
    case MYSTHEA_ACT_REGION: return why_region(s, seat, part, pl_act_a(action));
    case MYSTHEA_ACT_MONSTER: return why_monster(s, part, pl_act_a(action));
    case MYSTHEA_ACT_DRAW: is_asked = part->op == MYSTHEA_OP_DRAW; break;
    case MYSTHEA_ACT_DONE: is_asked = mysthea_may_stop(part); break;
    default: break;
    }
    return is_asked ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_OTHER_QUESTION;
}

pl_reason mysthea_why_effect(const struct mysthea *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (frame->step) {
    case MYSTHEA_EFFECT_PRICE: return why_price(s, seat, frame, action);
    case MYSTHEA_EFFECT_CHOOSE: return why_choose(s, frame, action);
    default: return why_part(s, seat, frame, action);
    }
}

/* Jumps and strikes. */

pl_reason mysthea_why_jump(const struct mysthea *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t region = pl_act_a(action);
    bool is_there = region == (uint32_t)frame->arg[MYSTHEA_JUMP_FROM];

    (void)seat;
    if (pl_act_kind(action) != MYSTHEA_ACT_TO) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    return mysthea_unless_in(mysthea_jump_regions(s, frame), region,
                             is_there ? MYSTHEA_REASON_ALREADY_THERE : MYSTHEA_REASON_MIRAGE);
}

/* R-MYS-16.6, R-MYS-16.7 */
pl_reason mysthea_why_strike(const struct mysthea *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct mysthea_piece piece = { .seat = mysthea_victim_of(frame),
                                   .unit = (enum mysthea_unit)frame->arg[MYSTHEA_STRIKE_UNIT],
                                   .region = pl_act_b(action),
                                   .is_moved = pl_act_c(action) != 0 };

    (void)seat;
    if (pl_act_kind(action) != MYSTHEA_ACT_STRIKE) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    if (pl_act_c(action) > 1) {
        return MYSTHEA_REASON_NO_SUCH;
    }
    if (pl_act_a(action) != piece.seat) {
        return MYSTHEA_REASON_NOT_VICTIM;
    }
    if (!(mysthea_struck_regions(frame) >> piece.region & 1)) {
        return MYSTHEA_REASON_OTHER_REGION;
    }
    return mysthea_pieces(s, &piece) > 0 ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_NONE_TO_STRIKE;
}

/* Battles. */

pl_reason mysthea_why_battle(const struct mysthea *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_ORDER: return mysthea_why_not_in_hand(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_NO_ORDER: return MYSTHEA_REASON_NONE;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

/* R-MYS-11.8, R-MYS-11.9 */
static pl_reason why_not_retreat(const struct mysthea *s, pl_seat seat, enum mysthea_unit unit,
                                 uint32_t region)
{
    bool is_champion = unit == MYSTHEA_UNIT_CHAMPION;
    bool was_in = is_champion ? s->public.battle_champions >> seat & 1
                              : region == (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_RETREAT_REGION];
    pl_reason reason = mysthea_why_not_move(s, seat, unit, region);

    return was_in || reason == MYSTHEA_REASON_FORT_STAYS ? reason
                                                         : (pl_reason)MYSTHEA_REASON_NOT_IN_BATTLE;
}

pl_reason mysthea_why_retreat(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t battle = (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_RETREAT_REGION];
    enum mysthea_unit unit = pl_act_a(action);
    uint32_t region = pl_act_b(action);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_MOVE:
        return mysthea_unless_in(mysthea_retreat_regions(s, seat, unit, battle), region,
                                 why_not_retreat(s, seat, unit, region));
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

/* R-MYS-11.21: a champion is never one that has moved here. */
static pl_reason why_champion(const struct mysthea *s, pl_seat seat, uint32_t region, bool is_moved)
{
    if (is_moved || !mysthea_has_champion_in(s, seat, region)) {
        return MYSTHEA_REASON_NONE_TO_LOSE;
    }
    return mysthea_can_wound(s, seat, region) ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_WOUNDED;
}

pl_reason mysthea_why_losses(const struct mysthea *s, pl_seat seat, pl_action action)
{
    struct mysthea_piece piece = {
        .seat = seat,
        .unit = pl_act_a(action),
        .region = (uint32_t)pl_peek(&s->head)->arg[MYSTHEA_LOSSES_REGION],
        .is_moved = pl_act_b(action) != 0,
    };

    if (pl_act_kind(action) != MYSTHEA_ACT_LOSE) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    if (pl_act_b(action) > 1) {
        return MYSTHEA_REASON_NO_SUCH;
    }
    if (piece.unit == MYSTHEA_UNIT_CHAMPION) {
        return why_champion(s, seat, piece.region, piece.is_moved);
    }
    return mysthea_pieces(s, &piece) > 0 ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_NONE_TO_LOSE;
}

/* Encounters and islands. */

/* R-MYS-13.4 */
pl_reason mysthea_why_encounter(const struct mysthea *s, pl_seat seat, pl_action action)
{
    bool is_there = pl_act_a(action) == 1 || pl_act_a(action) == 2;

    (void)s;
    (void)seat;
    if (pl_act_kind(action) != MYSTHEA_ACT_OPTION) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    return is_there ? MYSTHEA_REASON_NONE : MYSTHEA_REASON_NO_SUCH;
}

/* A question that is answered by one of two actions. */
static pl_reason why_either(pl_action action, uint32_t one, uint32_t other)
{
    return pl_act_kind(action) == one || pl_act_kind(action) == other
               ? MYSTHEA_REASON_NONE
               : MYSTHEA_REASON_OTHER_QUESTION;
}

pl_reason mysthea_why_omen(const struct mysthea *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return why_either(action, MYSTHEA_ACT_DRAW, MYSTHEA_ACT_DONE);
}

pl_reason mysthea_why_meet(const struct mysthea *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return why_either(action, MYSTHEA_ACT_ENCOUNTER, MYSTHEA_ACT_DONE);
}

static pl_reason why_attune(const struct mysthea *s, pl_seat seat, uint32_t island)
{
    return mysthea_reason_or(mysthea_refuse_attuning(s, seat),
                             mysthea_refuse_attune(s, seat, island));
}

/* R-MYS-12.4: where the island goes; why it was not attuned with is told of itself alone. */
static pl_reason why_gap(const struct mysthea *s, pl_seat seat, pl_action action)
{
    uint32_t island = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_AFTER: return mysthea_refuse_gap(s, seat, island);
    case MYSTHEA_ACT_ATTUNE:
        return island == mysthea_own_island(s, seat)
                   ? mysthea_reason_or(why_attune(s, seat, island), MYSTHEA_REASON_OTHER_QUESTION)
                   : (pl_reason)MYSTHEA_REASON_OTHER_QUESTION;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

pl_reason mysthea_why_island(const struct mysthea *s, pl_seat seat, pl_action action)
{
    if (pl_peek(&s->head)->step == MYSTHEA_ISLAND_GAP) {
        return why_gap(s, seat, action);
    }
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_ATTUNE: return why_attune(s, seat, pl_act_a(action));
    case MYSTHEA_ACT_DONE: return MYSTHEA_REASON_NONE;
    default: return MYSTHEA_REASON_OTHER_QUESTION;
    }
}

/* Monsters. */

pl_reason mysthea_why_collect(const struct mysthea *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return why_either(action, MYSTHEA_ACT_PAY_GLORY, MYSTHEA_ACT_LOSE_CARD);
}

/* R-MYS-14.3 */
pl_reason mysthea_why_ravage(const struct mysthea *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t region = pl_act_a(action);

    if (pl_act_kind(action) != MYSTHEA_ACT_REGION) {
        return MYSTHEA_REASON_OTHER_QUESTION;
    }
    bool is_on_island = mysthea_island_of[region] == frame->arg[MYSTHEA_RAVAGE_ISLAND];
    return mysthea_unless_in(mysthea_ravaged_regions(s, seat, frame), region,
                             is_on_island ? MYSTHEA_REASON_NOTHING_THERE
                                          : MYSTHEA_REASON_OFF_ISLAND);
}
