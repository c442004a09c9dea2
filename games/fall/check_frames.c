/* Invariants of the stack in play: what each frame needs so that it can be carried out. A state
 * from outside is refused here rather than met by an assertion. */
#include "games/fall/check.h"
#include "games/fall/effects.h"

#define BIT(frame_) ((uint64_t)1 << FALL_FRAME_##frame_)

/* Frames whose seat is that of the hero they name. */
static const uint64_t of_other_seats = BIT(LEND) | BIT(FORT_LOSS) | BIT(STEP_IN);

/* R-FAL-13.12: frames in which the owner of a relic decides after stepping in with it. */
static const uint64_t of_users = BIT(COLOUR) | BIT(PLACES) | BIT(STEP) | BIT(RESTORE) |
                                 BIT(RESTORE_TO) | BIT(TELEPORT) | BIT(REARRANGE) | BIT(MONSTER) |
                                 BIT(PEEK) | BIT(COPY) | BIT(FELL);

/* Whether another than the active player decides here, whose relic is empty now. */
static bool is_users(const struct fall *s, const struct pl_frame *frame)
{
    return (of_users >> frame->kind & 1) && fall_may_step_in(s) && s->public.relic_used &&
           frame->seat < fall_heroes(s) && !(s->public.charged >> frame->seat & 1);
}

/* R-FAL-1.9 */
static bool is_seat_fine(const struct fall *s, const struct pl_frame *frame)
{
    bool is_named = of_other_seats >> frame->kind & 1;
    uint32_t hero = is_named ? (uint32_t)frame->arg[FALL_LEND_HERO] : s->public.turn;

    return hero < fall_heroes(s) && (frame->seat == fall_seat_of(s, hero) || is_users(s, frame));
}

/* What stands above: never nothing, for frames that wait for it. */
static uint64_t above(const struct fall *s, const struct pl_frame *frame)
{
    return frame == pl_peek(&s->head) ? 0 : (uint64_t)1 << frame[1].kind;
}

/* Crystals. */

static bool is_payable(const struct fall *s, const struct pl_frame *frame)
{
    struct fall_purse purse = fall_purse_of(s, s->public.turn);
    uint8_t due[FALL_COLOURS];

    if (frame[-1].kind == FALL_FRAME_ATTACK) {
        return fall_can_pay(s, s->public.turn, (uint32_t)frame->arg[FALL_PAY_COLOURS]);
    }
    fall_all_due(frame, 0, due);
    return fall_can_pay_all(&purse, due);
}

/* A payment is one card of an attack, or the rest of a shard (R-FAL-11.2). */
static bool is_pay_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    const int16_t *arg = frame->arg;

    if (below->kind == FALL_FRAME_ATTACK) {
        return arg[FALL_PAY_COLOURS] == (int32_t)fall_attack_colours(below) &&
               arg[FALL_PAY_DUE] == 1 && arg[FALL_PAY_THEN_COLOURS] == 0 &&
               arg[FALL_PAY_THEN_DUE] == 0 && is_payable(s, frame);
    }
    const struct fall_external_info *place = &fall_external[s->public.colossus - FALL_NODE_X0];
    int32_t first = 1 << fall_regions[place->region[0]].kind;
    int32_t second = 1 << fall_regions[place->region[1]].kind;
    int32_t value = s->public.slot[below->arg[FALL_SUCCESS_SLOT]];
    bool is_first = arg[FALL_PAY_COLOURS] == first && arg[FALL_PAY_THEN_COLOURS] == second &&
                    arg[FALL_PAY_THEN_DUE] == value;
    bool is_second = arg[FALL_PAY_COLOURS] == second && arg[FALL_PAY_THEN_COLOURS] == 0 &&
                     arg[FALL_PAY_THEN_DUE] == 0;
    return (is_first || is_second) && arg[FALL_PAY_DUE] <= value && is_payable(s, frame);
}

static bool is_gain_fine(const struct fall *s, const struct pl_frame *frame)
{
    const uint8_t *batch = s->public.batch;
    uint32_t hero = (uint32_t)frame->arg[FALL_GAIN_HERO];

    if (hero >= fall_heroes(s)) {
        return false;
    }
    if (above(s, frame) == BIT(SWAP)) {
        return frame->step == FALL_GAIN_ADD && frame->flag == 0 && fall_sum(batch) > 0 &&
               fall_sum(batch) <= FALL_CRYSTALS_MAX && fall_trait(s, hero, FALL_TRAIT_SWAP);
    }
    return above(s, frame) == BIT(DISCARD) && frame->step == FALL_GAIN_LIMIT &&
           fall_is_zero(batch, FALL_COLOURS);
}

static bool is_discard_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    int32_t hero = below->kind == FALL_FRAME_GAIN ? below->arg[FALL_GAIN_HERO] : s->public.turn;

    return frame->arg[FALL_DISCARD_HERO] == hero &&
           fall_sum(s->public.crystals[hero]) > FALL_CRYSTALS_MAX;
}

/* R-FAL-6.7: what lay in the City before, and what was put down. */
static bool is_deposit_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct fall_public *pub = &s->public;
    uint32_t sum = (uint32_t)frame->arg[FALL_DEPOSIT_PUT];

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        uint32_t old = (uint32_t)frame->arg[FALL_DEPOSIT_OLD] >> 3 * i & 7;
        if (old > pub->city[i]) {
            return false;
        }
        sum += old;
    }
    bool has_more = above(s, frame) == BIT(EVICT) || fall_sum(pub->crystals[pub->turn]) > 0;
    return sum == fall_sum(pub->city) &&
           frame->arg[FALL_DEPOSIT_PUT] < frame->arg[FALL_DEPOSIT_MOST] && has_more &&
           frame->arg[FALL_DEPOSIT_MOST] + (int32_t)fall_besiegers(s) <= FALL_CITY_FIELDS;
}

/* R-FAL-H3.1: what has been named is there. */
static bool is_trade_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct fall_public *pub = &s->public;
    const int16_t *arg = frame->arg;
    const uint8_t *own = pub->crystals[pub->turn];
    uint32_t other = (uint32_t)arg[FALL_TRADE_PARTNER];

    if (other >= fall_heroes(s) || other == pub->turn || fall_sum(own) < 2 ||
        fall_sum(pub->crystals[other]) < 2 ||
        (arg[FALL_TRADE_GIVEN_TOO] && !arg[FALL_TRADE_GIVEN]) ||
        (arg[FALL_TRADE_TAKEN] && !arg[FALL_TRADE_GIVEN_TOO])) {
        return false;
    }
    bool is_same = arg[FALL_TRADE_GIVEN] == arg[FALL_TRADE_GIVEN_TOO];
    return (!arg[FALL_TRADE_GIVEN] || own[arg[FALL_TRADE_GIVEN] - 1] > 0) &&
           (!arg[FALL_TRADE_GIVEN_TOO] || own[arg[FALL_TRADE_GIVEN_TOO] - 1] > is_same) &&
           (!arg[FALL_TRADE_TAKEN] || pub->crystals[other][arg[FALL_TRADE_TAKEN] - 1] > 0);
}

/* Attacks. */

/* Whether the next card can be revealed, or asked for. */
static bool is_card_there(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t hero = s->public.turn;
    uint32_t place = (uint32_t)frame->arg[FALL_ATTACK_PLACE];

    if (frame->step == FALL_ATTACK_REVEAL) {
        return fall_next_place(s, hero, place) == place;
    }
    return fall_next_place(s, hero, place + 1) < FALL_CARDS_MAX &&
           fall_can_pay(s, hero, fall_attack_colours(frame));
}

static bool is_attack_fine(const struct fall *s, const struct pl_frame *frame)
{
    static const uint64_t wanted[FALL_ATTACK_END + 1] = {
        [FALL_ATTACK_REVEAL] = BIT(PAY) | BIT(DISCARD) | BIT(LENDER),
        [FALL_ATTACK_RESULT] = BIT(MORE),
        [FALL_ATTACK_BONUS] = BIT(KILL) | BIT(ISLAND) | BIT(SPLIT),
        [FALL_ATTACK_END] = BIT(BONUS),
    };
    bool is_on_monster = frame->arg[FALL_ATTACK_TARGET] >= FALL_TARGET_MONSTER;
    uint32_t monster =
        is_on_monster ? (uint32_t)frame->arg[FALL_ATTACK_TARGET] - FALL_TARGET_MONSTER : 0;
    uint32_t revealed = pl_set_count(&s->public.revealed);
    bool is_early = frame->step <= FALL_ATTACK_RESULT;

    if (is_on_monster ? monster == 0 : frame->arg[FALL_ATTACK_TARGET] >= FALL_REGIONS) {
        return false;
    }
    if (!(above(s, frame) & wanted[frame->step]) || (is_early && frame->flag)) {
        return false;
    }
    if (is_early &&
        ((is_on_monster && !(fall_in_play(s) >> monster & 1)) || !is_card_there(s, frame))) {
        return false;
    }
    return revealed <= (uint32_t)frame->arg[FALL_ATTACK_PLACE] + (frame->step > FALL_ATTACK_REVEAL);
}

static bool is_lender_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t place = (uint32_t)frame[-1].arg[FALL_ATTACK_PLACE];

    return fall_lenders(s) && fall_is_closed(s, fall_era_at(s, s->public.turn, place));
}

static bool is_kill_fine(const struct pl_frame *frame)
{
    return frame[-1].arg[FALL_ATTACK_TARGET] < FALL_REGIONS && frame[-1].flag == 0;
}

static bool is_island_fine(const struct pl_frame *frame)
{
    return frame->arg[FALL_ISLAND_GOLEMS] + frame->arg[FALL_ISLAND_CONSTRUCTS] > 0;
}

static bool is_bonus_fine(const struct fall *s, const struct pl_frame *frame)
{
    int32_t sum = frame->arg[FALL_BONUS_VICTIM] + frame->arg[FALL_BONUS_GIFT] +
                  frame->arg[FALL_BONUS_WALK] + frame->arg[FALL_BONUS_PUSH];

    return sum <= FALL_CARDS_MAX && (sum > 0 || above(s, frame));
}

static bool is_push_fine(const struct fall *s, const struct pl_frame *frame)
{
    const uint8_t *counts = fall_units_seen(s, (enum fall_unit)frame->arg[FALL_PUSH_TO_UNIT]);

    return counts[frame->arg[FALL_PUSH_TO_REGION]] > 0;
}

/* Relics and machines. */

static enum fall_moment moment_of(const struct pl_frame *frame)
{
    return frame[-1].kind == FALL_FRAME_RETREAT ? FALL_MOMENT_RETREAT : FALL_MOMENT_DAY;
}

static bool is_lend_fine(const struct fall *s, const struct pl_frame *frame)
{
    return s->head.seats > 1 && s->head.option[FALL_OPTION_CONSENT] != FALL_CONSENT_FREE &&
           (fall_askable(s, moment_of(frame)) >> frame->arg[FALL_LEND_HERO] & 1);
}

/* R-FAL-13.10: the question of the active player waits until the owners have answered. */
static bool is_step_in_fine(const struct fall *s, const struct pl_frame *frame)
{
    return frame[-1].flag &&
           (fall_able_to_step_in(s, moment_of(frame)) >> frame->arg[FALL_STEP_IN_HERO] & 1);
}

/* R-FAL-13.13: a day that ends waits for owners only. */
static bool is_menu_fine(const struct fall *s, const struct pl_frame *frame)
{
    bool is_ending = frame->step == FALL_DAY_ENDS;

    return (!frame->flag || fall_may_step_in(s)) && (!is_ending || above(s, frame) == BIT(STEP_IN));
}

static bool is_copy_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t hero = (uint32_t)frame->arg[FALL_COPY_HERO];

    return hero < fall_heroes(s) && fall_copied(s, moment_of(frame)) &&
           fall_characters[s->public.hero[hero]].relic == FALL_RELIC_COPY_RELIC;
}

/* R-FAL-H7.2: figures to spread stand in the last region only, from this one on. */
static bool is_rearrange_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t regions = fall_regions_at(s, s->public.turn);
    uint32_t region = (uint32_t)frame->arg[FALL_REARRANGE_REGION];
    uint32_t last = 31 - (uint32_t)__builtin_clz(regions);
    const uint8_t *counts = fall_units_seen(s, (enum fall_unit)frame->arg[FALL_REARRANGE_UNIT]);

    if (!(regions >> region & 1) || region == last) {
        return false;
    }
    for (uint32_t left = regions >> region << region; left; left &= left - 1) {
        if (pl_lowest(left) != last && counts[pl_lowest(left)] > 0) {
            return false;
        }
    }
    return true;
}

/* R-FAL-S1.2: at most one has fallen in each region before this one. */
static bool is_fell_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t regions = fall_regions_at(s, s->public.turn);
    uint32_t region = (uint32_t)frame->arg[FALL_FELL_REGION];
    uint32_t before = regions & ((1u << region) - 1);

    return (regions >> region & 1) && fall_enemies(s, region) > 0 &&
           frame->arg[FALL_FELL_GOLEMS] + frame->arg[FALL_FELL_CONSTRUCTS] <=
               __builtin_popcount(before) &&
           s->head.option[FALL_OPTION_RELIC_ORDER] == FALL_KEPT_OFF;
}

static bool is_machine_fine(const struct fall *s, const struct pl_frame *frame)
{
    static const uint64_t wanted[FALL_TYPES] = {
        [FALL_HARVESTER] = BIT(GAIN),
        [FALL_SCAVENGER] = BIT(FORT),
        [FALL_REFINER] = BIT(ISLAND) | BIT(SPLIT),
    };

    return (above(s, frame) & wanted[frame->arg[FALL_MACHINE_TYPE]]) && frame->flag == 1;
}

static bool is_fort_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[FALL_FORT_REGION];

    return frame->arg[FALL_FORT_REGION] == frame[-1].arg[FALL_MACHINE_REGION] &&
           !fall_refuse_work(s, s->public.turn, region, FALL_SCAVENGER);
}

static bool is_restore_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t off = fall_machines_off(s);
    int32_t side = frame->arg[FALL_RESTORE_TO_SIDE];
    int32_t type = frame->arg[FALL_RESTORE_TO_TYPE];

    return frame->kind == FALL_FRAME_RESTORE ? off != 0 : off >> (side * FALL_TYPES + type) & 1;
}

static bool is_shard_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t value = s->public.slot[frame->arg[FALL_SHARD_SLOT]];

    return fall_is_known_shard(value) &&
           (frame->kind == FALL_FRAME_SHARD || (above(s, frame) & (BIT(PAY) | BIT(DISCARD))));
}

/* Night. */

static bool is_night_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t event = (uint32_t)frame->arg[FALL_NIGHT_EVENT];
    bool is_opening = frame[-1].kind == FALL_FRAME_OPENING;

    if (frame->step == FALL_NIGHT_SIEGE) {
        bool is_monster = above(s, frame) & (BIT(EAT) | BIT(FORT_LOSS));
        return event == FALL_STORM_CARD && s->public.storm_shown && !is_opening &&
               frame->arg[FALL_NIGHT_ENTERED] == 0 &&
               (!frame->flag || (fall_in_play(s) & fall_plagues[FALL_NO_CHARGE])) &&
               (is_monster ? frame->arg[FALL_NIGHT_SERVED] == 0 : above(s, frame) == BIT(SIEGE));
    }
    return frame->step == FALL_NIGHT_RELEASE && !frame->flag && event < FALL_COLOSSUS_CARD &&
           s->public.shown[event - 1] > 0 && above(s, frame) == BIT(RELEASE);
}

/* R-FAL-15.5: the island that is sending enemies out has one. */
static bool is_release_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct pl_frame *night = frame - 1;
    uint32_t crater = (uint32_t)frame->arg[FALL_RELEASE_CRATER];
    uint32_t kind = (uint32_t)night->arg[FALL_NIGHT_EVENT] - 1;
    uint32_t isle = fall_isle_of_kind[s->public.island_at[crater]][kind];
    bool is_advance = s->public.shown[kind] == 1;
    int32_t index = night->arg[FALL_NIGHT_SERVED] - 1;
    const uint8_t *nearest = fall_external[s->public.colossus - FALL_NODE_X0].crater;

    if (index < 0 || index >= (is_advance ? 2 : FALL_CRATERS)) {
        return false;
    }
    return crater == (is_advance ? nearest[index] : (uint32_t)index) && isle != FALL_NO_ISLE &&
           s->public.isle[isle] == 1;
}

static bool is_siege_fine(const struct fall *s, const struct pl_frame *frame)
{
    return frame->arg[FALL_SIEGE_REGION] == frame[-1].arg[FALL_NIGHT_SERVED] - 1 &&
           fall_is_city_full(s) &&
           fall_first_mover(s, (uint32_t)frame->arg[FALL_SIEGE_REGION]) < FALL_UNITS;
}

/* R-FAL-M5.1 */
static bool is_eat_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t monster = (uint32_t)frame->arg[FALL_EAT_MONSTER];
    uint32_t isle[2];

    if (!(fall_in_play(s) >> monster & 1) ||
        fall_monsters[monster].enter != FALL_ENTER_EAT_CONSTRUCTS) {
        return false;
    }
    fall_construct_isles(s, fall_monsters[monster].home, isle);
    return frame->arg[FALL_EAT_CONSTRUCTS] <= s->public.isle[isle[0]] + s->public.isle[isle[1]];
}

static bool is_fort_loss_fine(const struct fall *s, const struct pl_frame *frame)
{
    return !pl_set_is_empty(&s->public.fort[frame->arg[FALL_FORT_LOSS_HERO]]);
}

/* What a frame of an attack or a bonus needs. */
static bool is_fight_fine(const struct fall *s, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case FALL_FRAME_ATTACK: return is_attack_fine(s, frame);
    case FALL_FRAME_LENDER: return is_lender_fine(s, frame);
    case FALL_FRAME_KILL: return is_kill_fine(frame);
    case FALL_FRAME_ISLAND: return is_island_fine(frame);
    case FALL_FRAME_BONUS: return is_bonus_fine(s, frame);
    case FALL_FRAME_VICTIM: return fall_is_on_board(s, FALL_CONSTRUCT);
    case FALL_FRAME_PUSH:
        return fall_is_on_board(s, FALL_GOLEM) || fall_is_on_board(s, FALL_CONSTRUCT);
    case FALL_FRAME_PUSH_TO: return is_push_fine(s, frame);
    default: return true;
    }
}

/* What a frame of the day needs. */
static bool is_day_fine(const struct fall *s, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case FALL_FRAME_DAY: return is_menu_fine(s, frame);
    case FALL_FRAME_RETREAT: return !frame->flag || fall_may_step_in(s);
    case FALL_FRAME_STEP_IN: return is_step_in_fine(s, frame);
    case FALL_FRAME_PAY: return is_pay_fine(s, frame);
    case FALL_FRAME_GAIN: return is_gain_fine(s, frame);
    case FALL_FRAME_DISCARD: return is_discard_fine(s, frame);
    case FALL_FRAME_DEPOSIT: return is_deposit_fine(s, frame);
    case FALL_FRAME_EVICT: return fall_is_city_full(s);
    case FALL_FRAME_TRADE: return is_trade_fine(s, frame);
    case FALL_FRAME_SHARD:
    case FALL_FRAME_SUCCESS: return is_shard_fine(s, frame);
    case FALL_FRAME_MACHINE: return is_machine_fine(s, frame);
    case FALL_FRAME_FORT: return is_fort_fine(s, frame);
    case FALL_FRAME_LEND: return is_lend_fine(s, frame);
    case FALL_FRAME_RESTORE:
    case FALL_FRAME_RESTORE_TO: return is_restore_fine(s, frame);
    case FALL_FRAME_REARRANGE: return is_rearrange_fine(s, frame);
    case FALL_FRAME_MONSTER: return fall_strikable(s, true) != 0;
    case FALL_FRAME_PEEK: return fall_slots_to_choose(s, false) != 0;
    case FALL_FRAME_COPY: return is_copy_fine(s, frame);
    case FALL_FRAME_FELL: return is_fell_fine(s, frame);
    default: return true;
    }
}

static bool is_dark_fine(const struct fall *s, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case FALL_FRAME_NIGHT: return is_night_fine(s, frame);
    case FALL_FRAME_RELEASE: return is_release_fine(s, frame);
    case FALL_FRAME_SIEGE: return is_siege_fine(s, frame);
    case FALL_FRAME_EAT: return is_eat_fine(s, frame);
    case FALL_FRAME_FORT_LOSS: return is_fort_loss_fine(s, frame);
    default: return true;
    }
}

/* R-FAL-13.11: who has passed. */
static bool are_passes_fine(const struct fall *s, int32_t heroes)
{
    return heroes == 0 || (fall_may_step_in(s) && !((uint32_t)heroes & ~fall_all_heroes(s)));
}

static bool is_bottom_fine(const struct fall *s)
{
    const struct pl_frame *bottom = &s->head.frame[0];
    const int16_t *arg = bottom->arg;
    bool is_day = above(s, bottom) == BIT(DAY);

    if (bottom->kind == FALL_FRAME_TURN) {
        return s->public.in_turn &&
               are_passes_fine(s, arg[FALL_TURN_PASSES] | arg[FALL_TURN_LONG_PASSES]) &&
               bottom->step == (is_day ? FALL_TURN_NIGHT : FALL_TURN_END) &&
               bottom->seat == fall_seat_of(s, s->public.turn);
    }
    return !s->public.in_turn && bottom->step == FALL_OPENING_CARDS &&
           arg[FALL_OPENING_LEFT] <= fall_levels[s->head.option[FALL_OPTION_LEVEL]].events;
}

/* Crystals on their way belong to a gain or to a choice of colours (R-FAL-H2.2). */
static bool is_batch_fine(const struct fall *s)
{
    const struct pl_frame *top = pl_peek(&s->head);
    uint32_t sum = fall_sum(s->public.batch);

    if (top->kind == FALL_FRAME_COLOUR) {
        return (int32_t)sum + top->arg[FALL_COLOUR_LEFT] <= FALL_CRYSTALS_MAX;
    }
    return top->kind == FALL_FRAME_SWAP || sum == 0;
}

const char *fall_check_frames(const struct fall *s)
{
    const struct pl_frame *top = pl_peek(&s->head);

    if (!is_bottom_fine(s)) {
        return "the bottom of the stack is wrong";
    }
    for (const struct pl_frame *frame = &s->head.frame[1]; frame <= top; frame++) {
        if (!is_seat_fine(s, frame)) {
            return "a frame is of the wrong seat";
        }
    }
    for (const struct pl_frame *frame = &s->head.frame[1]; frame <= top; frame++) {
        if (!is_fight_fine(s, frame) || !is_day_fine(s, frame) || !is_dark_fine(s, frame)) {
            return "a frame could not be carried out";
        }
    }
    if (s->head.waiting != 1u << top->seat) {
        return "the wrong seat is waited for";
    }
    return is_batch_fine(s) ? NULL : "crystals are on their way to nobody";
}
