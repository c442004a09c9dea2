/* Invariants of a stack whose shape is fine: what each frame needs so that it can be carried out. A
 * state from outside is refused here rather than met by an assertion later. */
#include "games/mysthea/check.h"
#include "games/mysthea/setup.h"

/* Frames that may be of any seat where the one below is of no seat. */
static bool is_of_seat_below(const struct pl_frame *frame)
{
    return frame[-1].seat == PL_NOBODY || frame[-1].seat == frame->seat;
}

/* Whether the effect below has such a part. */
static bool grants(const struct pl_frame *below, enum mysthea_op op)
{
    const struct mysthea_effect *effect = &mysthea_effects[below->arg[MYSTHEA_EFFECT_NUMBER]];

    for (uint32_t i = 0; i < effect->part_count; i++) {
        if (effect->part[i].op == op) {
            return true;
        }
    }
    return false;
}

static bool is_granted(const struct pl_frame *below, enum mysthea_op op)
{
    return below->kind != MYSTHEA_FRAME_EFFECT || grants(below, op);
}

/* What the number of a unit and a region are worth: a unit that may go from there. */
static bool is_movable(const struct mysthea *s, pl_seat seat, int32_t unit, int32_t from)
{
    if (unit == MYSTHEA_UNIT_FORT) {
        return false;
    }
    return unit == MYSTHEA_UNIT_CHAMPION
               ? s->public.champion_at[seat] == from
               : mysthea_unmoved(s, seat, (enum mysthea_unit)unit, (uint32_t)from) > 0;
}

/* R-MYS-5.11: where the card of an Act is that nothing holds. */
static bool is_card_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    uint32_t card = (uint32_t)frame->arg[MYSTHEA_ACT_CARD];

    return mysthea_is_holding(s, frame) || (frame->flag & MYSTHEA_ACT_PLACED) ||
           pl_set_has(&s->public.discard[frame->seat], card) ||
           (pl_set_has(&s->public.removed, card) && !mysthea_is_placed(card));
}

static bool is_act_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    uint32_t card = (uint32_t)frame->arg[MYSTHEA_ACT_CARD];
    bool is_top = frame == pl_peek(&s->head);

    if (card == MYSTHEA_NO_CARD) {
        return is_top && frame->flag == 0 && frame->arg[MYSTHEA_ACT_POINTS] == 0 &&
               frame[-1].kind == MYSTHEA_FRAME_EFFECT && grants(frame - 1, MYSTHEA_OP_ACT);
    }
    bool is_placed = frame->flag & MYSTHEA_ACT_PLACED;
    bool is_board_card = mysthea_cards[card].kind >= MYSTHEA_KIND_EQUIPMENT;
    bool is_used = frame->flag & MYSTHEA_ACT_USED;
    return is_granted(frame - 1, MYSTHEA_OP_ACT) &&
           frame->arg[MYSTHEA_ACT_POINTS] <= mysthea_cards[card].points &&
           is_placed == (is_board_card && is_used) && is_card_fine(s, frame);
}

static bool is_step_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    bool is_retreat = below->kind == MYSTHEA_FRAME_RETREAT;
    int32_t battle = is_retreat ? below->arg[MYSTHEA_RETREAT_REGION] : 0;
    int32_t unit = frame->arg[MYSTHEA_STEP_UNIT];
    int32_t from = frame->arg[MYSTHEA_STEP_FROM];

    return is_granted(below, MYSTHEA_OP_STEP) && frame->arg[MYSTHEA_STEP_BATTLE] == battle &&
           is_movable(s, frame->seat, unit, from) &&
           (!is_retreat || unit == MYSTHEA_UNIT_CHAMPION || from == battle);
}

/* R-MYS-6.7 */
static bool is_carrying_jump(const struct mysthea *s, const struct pl_frame *below)
{
    return mysthea_is_reward((uint32_t)below->arg[MYSTHEA_EFFECT_NUMBER]) &&
           (grants(below, MYSTHEA_OP_JUMP) || grants(below, MYSTHEA_OP_JUMP_TOGETHER)) &&
           !mysthea_is_kept(s, MYSTHEA_OPTION_JUMPS_ALONE);
}

static bool is_carry_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    bool is_retreat = below->kind == MYSTHEA_FRAME_RETREAT;
    int32_t battle = is_retreat ? below->arg[MYSTHEA_RETREAT_REGION] : 0;
    int32_t from = frame->arg[MYSTHEA_CARRY_FROM];
    int32_t to = frame->arg[MYSTHEA_CARRY_TO];

    return (is_granted(below, MYSTHEA_OP_STEP) || is_carrying_jump(s, below)) &&
           frame->arg[MYSTHEA_CARRY_UNIT] != MYSTHEA_UNIT_FORT && from != to &&
           (mysthea_open_regions(s) >> to & 1) && frame->arg[MYSTHEA_CARRY_BATTLE] == battle &&
           (battle == 0 || battle == from);
}

static bool is_gain_card(int32_t card)
{
    return card == MYSTHEA_C036 || card == MYSTHEA_C037 || card == MYSTHEA_C056 ||
           card == MYSTHEA_C079;
}

static bool is_replace_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    int16_t card = frame->arg[MYSTHEA_REPLACE_CARD];

    return card == frame[-1].arg[MYSTHEA_ACT_CARD] && (frame[-1].flag & MYSTHEA_ACT_PLACED) &&
           mysthea_cards[card].kind == MYSTHEA_KIND_EQUIPMENT &&
           mysthea_equipment_count(s, frame->seat) == MYSTHEA_EQUIPMENT_PLACES;
}

/* R-MYS-8.2: three cards to put under the deck; those chosen so far are among them. */
static bool is_develop_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const uint8_t *bottom = s->private[frame->seat].bottom + s->public.bottom_count;
    struct pl_set left = s->public.display;
    int32_t buried = frame->arg[MYSTHEA_DEVELOP_CARDS];

    if (!is_granted(frame - 1, MYSTHEA_OP_DEVELOP)) {
        return false;
    }
    if (frame->step == MYSTHEA_DEVELOP_TAKE) {
        return pl_set_count(&left) <= MYSTHEA_DISPLAY_CARDS + 1;
    }
    if (pl_set_count(&left) != MYSTHEA_DISPLAY_CARDS || s->public.deck_count == 0 ||
        s->public.energy[frame->seat] == 0) {
        return false;
    }
    if (frame->step == MYSTHEA_DEVELOP_MODE) {
        return buried == 0;
    }
    for (int32_t i = 0; i < buried; i++) {
        if (bottom[i] >= MYSTHEA_CARD_COUNT || !pl_set_has(&left, bottom[i])) {
            return false;
        }
        pl_set_remove(&left, bottom[i]);
    }
    return buried < MYSTHEA_DISPLAY_CARDS - 1 &&
           s->public.bottom_count + MYSTHEA_DISPLAY_CARDS <= MYSTHEA_BOTTOM_MAX;
}

static bool is_source_fine(const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    uint32_t number = (uint32_t)frame->arg[MYSTHEA_EFFECT_NUMBER];
    uint32_t card = (uint32_t)below->arg[MYSTHEA_ENCOUNTER_CARD];
    uint32_t option = (uint32_t)below->arg[MYSTHEA_ENCOUNTER_CHOSEN];

    switch (below->kind) {
    case MYSTHEA_FRAME_ACT:
        return (uint32_t)below->arg[MYSTHEA_ACT_CARD] == number && (below->flag & MYSTHEA_ACT_USED);
    case MYSTHEA_FRAME_ENCOUNTER:
        return below->step == MYSTHEA_ENCOUNTER_END && card > 0 && option > 0 &&
               number == mysthea_reward_of(card, option);
    default:
        return number < MYSTHEA_CARD_COUNT && mysthea_cards[number].kind == MYSTHEA_KIND_EQUIPMENT;
    }
}

/* Cards still to be given up: the hand must hold them, unless they may be kept. */
static bool has_price_cards(const struct mysthea *s, const struct pl_frame *frame)
{
    uint32_t number = (uint32_t)frame->arg[MYSTHEA_EFFECT_NUMBER];
    uint32_t given = (uint32_t)frame->arg[MYSTHEA_EFFECT_PART];
    const struct mysthea_effect *effect = &mysthea_effects[number];
    struct pl_set hand = s->private[frame->seat].hand;

    if (mysthea_is_reward(number)) {
        return given == 0;
    }
    for (uint32_t i = given; i < MYSTHEA_GIVEN_MAX && effect->give[i]; i++) {
        struct pl_set cards = pl_set_and(hand, mysthea_of_kind[effect->give[i]]);
        if (pl_set_is_empty(&cards)) {
            return false;
        }
        pl_set_remove(&hand, pl_set_take(&cards));
    }
    return true;
}

static bool is_effect_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    uint32_t number = (uint32_t)frame->arg[MYSTHEA_EFFECT_NUMBER];
    int32_t part = frame->arg[MYSTHEA_EFFECT_PART];
    const struct mysthea_effect *effect = &mysthea_effects[number];
    bool is_top = frame == pl_peek(&s->head);

    if (effect->part_count == 0 || effect->part[0].op == MYSTHEA_OP_NONE ||
        !is_source_fine(frame)) {
        return false;
    }
    if (frame->step == MYSTHEA_EFFECT_PRICE) {
        bool is_asked = effect->give[0] ? effect->give[part] != 0
                                        : mysthea_is_reward(number) &&
                                              (effect->pay_energy || effect->pay_xp) && part == 0;
        return is_top && is_asked && frame->flag == 0 && has_price_cards(s, frame);
    }
    if (part >= effect->part_count || frame->flag >> effect->part_count != 0) {
        return false;
    }
    return frame->step == MYSTHEA_EFFECT_CHOOSE || mysthea_is_asking(effect->part[part].op);
}

static bool is_jump_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    return grants(frame - 1, MYSTHEA_OP_JUMP) &&
           is_movable(s, frame->seat, frame->arg[MYSTHEA_JUMP_UNIT], frame->arg[MYSTHEA_JUMP_FROM]);
}

static bool is_strike_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    bool is_named = frame->arg[MYSTHEA_STRIKE_REGION] != MYSTHEA_NO_REGION;
    int32_t victims = frame->arg[MYSTHEA_STRIKE_VICTIMS];

    return grants(frame - 1, is_named ? MYSTHEA_OP_STRIKE_REGION : MYSTHEA_OP_STRIKE_EACH) &&
           !(victims >> frame->seat & 1) && (victims & ~pl_all_seats(&s->head)) == 0;
}

static bool is_battle_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    const struct pl_frame *above = frame == pl_peek(&s->head) ? NULL : frame + 1;
    bool is_granting = below->kind == MYSTHEA_FRAME_TURN || grants(below, MYSTHEA_OP_BATTLE) ||
                       grants(below, MYSTHEA_OP_BATTLE_CHARGED);
    uint32_t step = !above                                 ? MYSTHEA_BATTLE_ORDERS
                    : above->kind == MYSTHEA_FRAME_OMEN    ? MYSTHEA_BATTLE_BEGIN
                    : above->kind == MYSTHEA_FRAME_RETREAT ? MYSTHEA_BATTLE_CARRY_OUT
                                                           : MYSTHEA_BATTLE_LOSSES;

    return is_granting && frame->step == step && frame->arg[MYSTHEA_BATTLE_NEXT] <= s->head.seats;
}

static bool is_retreat_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    return frame->arg[MYSTHEA_RETREAT_REGION] == frame[-1].arg[MYSTHEA_BATTLE_REGION] &&
           (s->public.battle_seats >> frame->seat & 1);
}

static bool is_losses_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[MYSTHEA_LOSSES_REGION];
    bool is_wounded = s->public.wounded >> frame->seat & 1;
    uint32_t most = mysthea_units_in(s, frame->seat, region) -
                    (is_wounded && mysthea_has_champion_in(s, frame->seat, region));

    return (uint32_t)frame[-1].arg[MYSTHEA_BATTLE_REGION] == region &&
           (uint32_t)frame->arg[MYSTHEA_LOSSES_LEFT] <= most;
}

/* What the attack brings beside glory. */
static enum mysthea_extra reward_of(const struct pl_frame *attack)
{
    return (enum mysthea_extra)mysthea_monsters[attack->arg[MYSTHEA_ATTACK_MONSTER]].extra;
}

static bool is_encounter_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct pl_frame *above = frame == pl_peek(&s->head) ? NULL : frame + 1;
    bool is_called = frame[-1].kind == MYSTHEA_FRAME_ATTACK;
    bool is_free = frame->flag & MYSTHEA_ENCOUNTER_FREE;
    int32_t card = frame->arg[MYSTHEA_ENCOUNTER_CARD];
    int32_t option = frame->arg[MYSTHEA_ENCOUNTER_CHOSEN];

    if (is_called != is_free || !is_of_seat_below(frame) ||
        (is_called && reward_of(frame - 1) != MYSTHEA_EXTRA_ENCOUNTER)) {
        return false;
    }
    if (above && above->kind == MYSTHEA_FRAME_OMEN) {
        return frame->step == MYSTHEA_ENCOUNTER_BEGIN && card == 0 && option == 0 &&
               s->public.encounter_top &&
               (is_free ||
                s->public.xp[frame->seat] >= mysthea_encounter_price(s, frame->seat) - 1);
    }
    bool is_ended = above && above->kind == MYSTHEA_FRAME_EFFECT;
    return card > 0 && (option > 0) == is_ended &&
           frame->step == (is_ended ? MYSTHEA_ENCOUNTER_END : MYSTHEA_ENCOUNTER_OPTION);
}

/* Medals go to seats that play, without a gap. */
static bool are_medals_fine(const struct mysthea *s, uint32_t medals)
{
    uint32_t seen = 0;
    bool is_ended = false;

    for (uint32_t i = 0; i < MYSTHEA_MEDALS; i++) {
        uint32_t winner = mysthea_medal_of(medals, i);
        bool is_wrong = winner > s->head.seats || (winner && (is_ended || (seen >> winner & 1))) ||
                        (!winner && mysthea_is_doubled(medals, i));
        if (is_wrong) {
            return false;
        }
        is_ended |= winner == 0;
        seen |= 1u << winner;
    }
    return true;
}

static bool is_attack_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    const struct pl_frame *above = frame == pl_peek(&s->head) ? frame : frame + 1;
    uint32_t monster = (uint32_t)frame->arg[MYSTHEA_ATTACK_MONSTER];
    int32_t medals = frame->arg[MYSTHEA_ATTACK_MEDALS];
    uint32_t step = above->kind == MYSTHEA_FRAME_COLLECT  ? MYSTHEA_ATTACK_COLLECT
                    : above->kind == MYSTHEA_FRAME_RAVAGE ? MYSTHEA_ATTACK_LOSSES
                                                          : MYSTHEA_ATTACK_REWARDS;
    bool is_called = below->kind == MYSTHEA_FRAME_EFFECT ? grants(below, MYSTHEA_OP_MONSTER)
                                                         : below->step == MYSTHEA_GAME_EVENTS;

    return is_called && s->public.monster_at[monster - MYSTHEA_MONSTER_FIRST] &&
           frame->step == step && frame->arg[MYSTHEA_ATTACK_NEXT] <= s->head.seats &&
           are_medals_fine(s, (uint32_t)medals) &&
           (medals != 0) == (step == MYSTHEA_ATTACK_REWARDS);
}

static bool is_spend_fine(const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;

    if (below->kind == MYSTHEA_FRAME_ATTACK) {
        return reward_of(below) == MYSTHEA_EXTRA_CP;
    }
    return is_of_seat_below(frame) &&
           (is_granted(below, MYSTHEA_OP_CP) || grants(below, MYSTHEA_OP_MEDITATE));
}

static bool is_meet_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    return reward_of(frame - 1) == MYSTHEA_EXTRA_ENCOUNTER && !mysthea_refuse_meet(s, frame->seat);
}

/* What a kind of frame needs beside its shape. */
static bool is_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    switch ((enum mysthea_frame)frame->kind) {
    case MYSTHEA_FRAME_TURN: return frame[-1].step == MYSTHEA_GAME_TURNS;
    case MYSTHEA_FRAME_ACT: return is_act_fine(s, frame);
    case MYSTHEA_FRAME_SPEND: return is_spend_fine(frame);
    case MYSTHEA_FRAME_STEP: return is_step_fine(s, frame);
    case MYSTHEA_FRAME_CARRY: return is_carry_fine(s, frame);
    case MYSTHEA_FRAME_LAUNCH:
        return s->public.pool[frame->arg[MYSTHEA_LAUNCH_UNIT]][frame->seat] > 0;
    case MYSTHEA_FRAME_GAIN: return is_gain_card(frame->arg[MYSTHEA_GAIN_CARD]);
    case MYSTHEA_FRAME_REPLACE: return is_replace_fine(s, frame);
    case MYSTHEA_FRAME_DEVELOP: return is_develop_fine(s, frame);
    case MYSTHEA_FRAME_MEDITATE:
        return frame->step == MYSTHEA_MEDITATE_FORTS && is_granted(frame - 1, MYSTHEA_OP_MEDITATE);
    case MYSTHEA_FRAME_EFFECT: return is_effect_fine(s, frame);
    case MYSTHEA_FRAME_JUMP: return is_jump_fine(s, frame);
    case MYSTHEA_FRAME_HORDE: return grants(frame - 1, MYSTHEA_OP_JUMP_TOGETHER);
    case MYSTHEA_FRAME_STRIKE: return is_strike_fine(s, frame);
    case MYSTHEA_FRAME_FORT: return s->public.reserve[MYSTHEA_UNIT_FORT][frame->seat] > 0;
    case MYSTHEA_FRAME_BATTLE: return is_battle_fine(s, frame);
    case MYSTHEA_FRAME_RETREAT: return is_retreat_fine(s, frame);
    case MYSTHEA_FRAME_LOSSES: return is_losses_fine(s, frame);
    case MYSTHEA_FRAME_ENCOUNTER: return is_encounter_fine(s, frame);
    case MYSTHEA_FRAME_ATTACK: return is_attack_fine(s, frame);
    case MYSTHEA_FRAME_COLLECT:
        return s->public.glory[frame->seat] >= MYSTHEA_COLLECT_GLORY &&
               !pl_set_is_empty(&s->public.discard[frame->seat]);
    case MYSTHEA_FRAME_RAVAGE:
        return frame->arg[MYSTHEA_RAVAGE_ISLAND] ==
               s->public.monster_at[frame[-1].arg[MYSTHEA_ATTACK_MONSTER] - MYSTHEA_MONSTER_FIRST];
    case MYSTHEA_FRAME_MEET: return is_meet_fine(s, frame);
    case MYSTHEA_FRAME_ISLAND:
    case MYSTHEA_FRAME_OMEN: return true;
    case MYSTHEA_FRAME_NONE:
    case MYSTHEA_FRAME_GAME:
    case MYSTHEA_FRAME_DRAFT:
    case MYSTHEA_FRAME_PLACE:
    case MYSTHEA_FRAME_TOKEN:
    case MYSTHEA_FRAME_MIRAGE:
    case MYSTHEA_FRAME_SIDE:
    case MYSTHEA_FRAME_COUNT: break;
    }
    return false;
}

/* The frame at the bottom. */
static bool is_game_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    bool is_turns = frame->step == MYSTHEA_GAME_TURNS;

    return frame->kind == MYSTHEA_FRAME_GAME && (is_turns || frame->step == MYSTHEA_GAME_EVENTS) &&
           frame->arg[MYSTHEA_GAME_NEXT] <= (is_turns ? s->head.seats : MYSTHEA_TRACK_SPACES);
}

/* Points, orders and battle values are there only while a frame needs them. */
static const char *check_loose_ends(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    const struct pl_frame *battle = NULL;
    pl_seat_mask spending = 0;
    bool is_developing = false;

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        bool is_menu = frame->kind == MYSTHEA_FRAME_ACT || frame->kind == MYSTHEA_FRAME_SPEND;
        battle = frame->kind == MYSTHEA_FRAME_BATTLE ? frame : battle;
        spending |= is_menu ? (pl_seat_mask)(1u << frame->seat) : 0;
        is_developing |= frame->kind == MYSTHEA_FRAME_DEVELOP;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        bool is_spending = (spending >> p & 1) || mysthea_keeps_points(s, p);
        if ((pub->cp[p] || pub->cp_bound[p]) && !is_spending) {
            return "points are left that nobody spends";
        }
        bool has_values = pub->battle_order[p] || pub->battle_bonus[p] || pub->battle_left[p] ||
                          pub->battle_lost[p] || pub->battle_total[p];
        if ((!battle || battle->step <= MYSTHEA_BATTLE_ORDERS) && has_values) {
            return "there are values of a battle without one";
        }
        if (pub->battle_bonus[p] > MYSTHEA_CARD_POINTS_MAX || pub->battle_left[p] > 13 ||
            pub->battle_lost[p] > 17 || pub->battle_total[p] > 100) {
            return "the values of a battle are out of range";
        }
    }
    bool is_early = !battle || battle->step < MYSTHEA_BATTLE_ORDERS;
    if (is_early && (pub->battle_seats || pub->battle_given || pub->battle_champions)) {
        return "there are values of a battle without one";
    }
    if (pub->battle_given && battle->step != MYSTHEA_BATTLE_ORDERS) {
        return "an order is waiting too long";
    }
    uint32_t shown = pl_set_count(&pub->display);
    bool is_full =
        shown == MYSTHEA_DISPLAY_CARDS || (shown < MYSTHEA_DISPLAY_CARDS && pub->deck_count == 0);
    return is_developing || is_full ? NULL : "the display is not complete";
}

/* Only a seat that is putting cards under the deck has some in mind that are not there yet. */
static const char *check_minds(const struct mysthea *s)
{
    const struct pl_frame *top = pl_peek(&s->head);
    bool is_burying = top->kind == MYSTHEA_FRAME_DEVELOP && top->step == MYSTHEA_DEVELOP_ORDER;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint32_t in_mind =
            is_burying && p == top->seat ? (uint32_t)top->arg[MYSTHEA_DEVELOP_CARDS] : 0u;
        uint32_t from = s->public.bottom_count + in_mind;
        for (uint32_t i = from; i < MYSTHEA_BOTTOM_MAX; i++) {
            if (s->private[p].bottom[i]) {
                return "a seat remembers a card under the deck that is not there";
            }
        }
    }
    return NULL;
}

/* The frame on top waits as it stands, for exactly the seats that are waited for, and each of them
 * can do something. */
static const char *check_waiting(const struct mysthea *s)
{
    struct mysthea copy = *s;
    struct pl_legal list;

    mysthea_run(&copy, NULL);
    if (memcmp(&copy, s, sizeof copy) != 0) {
        return "nobody waits, or the wrong seats do";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        list.count = 0;
        if (s->head.waiting >> p & 1) {
            mysthea_legal(pl_as_obs((const struct pl_state *)(const void *)s), p, &list);
        }
        if ((s->head.waiting >> p & 1) && list.count == 0) {
            return "a seat is waited for and can do nothing";
        }
    }
    return NULL;
}

const char *mysthea_check_frames(const struct mysthea *s)
{
    if (!is_game_fine(s, &s->head.frame[0])) {
        return "the frame of the game is wrong";
    }
    for (uint32_t i = 1; i < s->head.frame_count; i++) {
        if (!is_fine(s, &s->head.frame[i])) {
            return "a frame is not where it may be";
        }
    }
    const char *reason = check_loose_ends(s);
    if (!reason) {
        reason = check_minds(s);
    }
    return reason ? reason : check_waiting(s);
}

/* Setup. */

/* The pile of a kind lasts for all who do not have a card of it yet. */
static bool is_pile_enough(const struct mysthea *s, uint32_t kind)
{
    struct pl_set pile = pl_set_and(s->secret.box, mysthea_of_kind[kind]);
    uint32_t wanted = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        wanted += !pl_set_meets(&s->public.shown[p], &mysthea_of_kind[kind]);
    }
    return pl_set_count(&pile) + (s->public.draft[kind] != 0) >= wanted;
}

/* R-MYS-2.10: each player has taken a card for each of their turns. */
static bool is_draft_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t picks = (uint32_t)frame->arg[MYSTHEA_DRAFT_PICKS];

    if (picks >= (uint32_t)MYSTHEA_DRAFT_PILES * s->head.seats ||
        pub->draft[0] >= MYSTHEA_CHAMPION_COUNT) {
        return false;
    }
    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = pub->order[i];
        uint32_t kinds = pub->champion[seat] != 0;
        for (uint32_t kind = MYSTHEA_KIND_TACTIC; kind <= MYSTHEA_KIND_UPGRADE; kind++) {
            bool has = pl_set_meets(&pub->shown[seat], &mysthea_of_kind[kind]);
            uint32_t open = pub->draft[kind];
            if (open && (mysthea_cards[open].kind != kind || mysthea_cards[open].era != 0)) {
                return false;
            }
            if ((!has && !open) || !is_pile_enough(s, kind)) {
                return false;
            }
            kinds += has;
        }
        bool is_open = pub->champion[seat] || pub->draft[0];
        bool is_taken = pub->draft[0] && pub->champion[seat] == pub->draft[0];
        if (pub->champion_at[seat] || pub->token[seat] ||
            kinds != (picks + s->head.seats - 1 - i) / s->head.seats || !is_open || is_taken ||
            pl_set_count(&pub->shown[seat]) + (pub->champion[seat] != 0) != kinds ||
            mysthea_hand_count(s, seat) != pl_set_count(&pub->shown[seat])) {
            return false;
        }
    }
    return frame->seat == pub->order[picks % s->head.seats];
}

/* R-MYS-2.14: from the last in artefact order, each on an island of their own. */
static bool is_placing_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t placed = (uint32_t)frame->arg[MYSTHEA_PLACE_PLACED];
    uint32_t islands = 0;

    if (placed >= s->head.seats) {
        return false;
    }
    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = pub->order[s->head.seats - 1u - i];
        bool is_now = i == placed && frame->kind == MYSTHEA_FRAME_TOKEN;
        uint32_t island = mysthea_island_of[pub->champion_at[seat]];
        if (!pub->champion[seat] || (island != 0) != (i < placed || is_now) ||
            (pub->token[seat] != 0) != (i < placed) || (island && (islands >> island & 1))) {
            return false;
        }
        islands |= 1u << island;
    }
    return frame->seat == pub->order[s->head.seats - 1u - placed];
}

/* Before the deal: all start cards are in the box, and no player has a champion. */
static bool is_before_deal(const struct mysthea *s)
{
    struct pl_set missing = pl_set_minus(mysthea_of_era[0], s->secret.box);
    bool has_champion = false;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        has_champion |= s->public.champion[p] || s->public.champion_at[p] || s->public.token[p];
    }
    return pl_set_is_empty(&missing) && !has_champion;
}

/* R-MYS-2.2: in turn, with more than one way to go on. */
static bool is_mirage_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    int32_t laid = 0;
    uint32_t layouts;

    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        laid += s->public.mirage[island] != MYSTHEA_NO_REGION;
    }
    mysthea_mirage_regions(s, &layouts);
    return s->head.seats == MYSTHEA_PLAYERS_MIN &&
           !mysthea_is_kept(s, MYSTHEA_OPTION_MIRAGES_RANDOM) &&
           frame->arg[MYSTHEA_MIRAGE_LAID] == laid && layouts > 1 &&
           frame->seat == s->public.order[laid % s->head.seats] && is_before_deal(s);
}

/* R-MYS-2.7: cards to come still lie on their day sides. */
static bool is_side_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    int32_t turned = frame->arg[MYSTHEA_SIDE_TURNED];

    return s->head.option[MYSTHEA_OPTION_ATTUNEMENT_SIDES] == MYSTHEA_SIDES_CHOSEN &&
           s->public.night >> (turned + 1) == 0 &&
           frame->seat == s->public.order[turned % s->head.seats] && is_before_deal(s);
}

static bool is_before_play(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    bool is_fine = pl_set_is_empty(&pub->display) && pub->event_top == 0 && pub->track[0] == 0 &&
                   pub->battle_seats == 0 && pub->battle_given == 0 && pub->battle_champions == 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        is_fine &= pub->cp[p] == 0 && pub->cp_bound[p] == 0 && pub->battle_order[p] == 0 &&
                   pub->battle_bonus[p] == 0 && pub->battle_left[p] == 0 &&
                   pub->battle_lost[p] == 0 && pub->battle_total[p] == 0 &&
                   s->private[p].bottom[0] == 0;
    }
    return is_fine;
}

static bool is_setup_fine(const struct mysthea *s, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case MYSTHEA_FRAME_MIRAGE: return is_mirage_fine(s, frame);
    case MYSTHEA_FRAME_SIDE: return is_side_fine(s, frame);
    case MYSTHEA_FRAME_DRAFT: return is_draft_fine(s, frame);
    case MYSTHEA_FRAME_PLACE:
    case MYSTHEA_FRAME_TOKEN: return is_placing_fine(s, frame);
    default: return false;
    }
}

const char *mysthea_check_setup(const struct mysthea *s)
{
    const struct pl_frame *frame = &s->head.frame[0];

    if (!is_before_play(s)) {
        return "the setup has things that come later";
    }
    if (!is_setup_fine(s, frame)) {
        return "the setup is in an impossible order";
    }
    return check_waiting(s);
}
