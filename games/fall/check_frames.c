/* Invariants of the stack in play: which frame may stand on which, and what each needs so that it
 * can be carried out. A state from outside is refused here rather than met by an assertion. */
#include "games/fall/check.h"

#define BIT(frame_) ((uint64_t)1 << FALL_FRAME_##frame_)

_Static_assert(FALL_FRAME_COUNT <= 64, "sets of frames");

enum {
    REGION_MAX = FALL_REGIONS - 1,
    REGIONS_MAX = (1 << FALL_REGIONS) - 1,
    TYPE_MAX = FALL_TYPES - 1,
    HERO_MAX = FALL_HEROES - 1,
    OLD_MAX = 0x7fff,
    STRENGTH_MAX = 100
};

/* What holds for a kind of frame alone: its parents, and the greatest values of its numbers, which
 * are at least 0. */
struct shape {
    uint64_t parents;
    uint8_t step_max;
    uint8_t flag_max;
    int16_t arg_max[PL_FRAME_ARGS];
};

static const struct shape shapes[FALL_FRAME_COUNT] = {
    [FALL_FRAME_DAY] = { BIT(TURN), FALL_DAY_ENDS, 1, { 0 } },
    [FALL_FRAME_PAY] = { BIT(ATTACK) | BIT(SUCCESS),
                         0,
                         0,
                         { FALL_ALL_COLOURS, FALL_VALUES, FALL_ALL_COLOURS, FALL_VALUES } },
    [FALL_FRAME_GAIN] = { BIT(DAY) | BIT(MACHINE) | BIT(BONUS), FALL_GAIN_LIMIT, 1, { HERO_MAX } },
    [FALL_FRAME_SWAP] = { BIT(GAIN), 0, 0, { 0 } },
    [FALL_FRAME_DISCARD] = { BIT(GAIN) | BIT(ATTACK) | BIT(SUCCESS), 0, 0, { HERO_MAX } },
    [FALL_FRAME_DEPOSIT] = { BIT(DAY), 0, 0, { FALL_CITY_FIELDS, FALL_CITY_FIELDS, OLD_MAX } },
    [FALL_FRAME_EVICT] = { BIT(DEPOSIT), 0, 0, { FALL_COLOURS - 1 } },
    [FALL_FRAME_ATTACK] = { BIT(DAY),
                            FALL_ATTACK_END,
                            1,
                            { FALL_TARGET_MONSTER + FALL_MONSTERS, FALL_CARDS_MAX - 1,
                              STRENGTH_MAX } },
    [FALL_FRAME_MORE] = { BIT(ATTACK), 0, 0, { 0 } },
    [FALL_FRAME_LENDER] = { BIT(ATTACK), 0, 0, { 0 } },
    [FALL_FRAME_KILL] = { BIT(ATTACK), 0, 0, { 0 } },
    [FALL_FRAME_ISLAND] = { BIT(ATTACK) | BIT(BONUS) | BIT(MACHINE) | BIT(DAY),
                            0,
                            0,
                            { FALL_GOLEMS, FALL_CONSTRUCTS } },
    [FALL_FRAME_SPLIT] = { BIT(ATTACK) | BIT(BONUS) | BIT(MACHINE) | BIT(DAY),
                           0,
                           0,
                           { FALL_ISLANDS, FALL_CONSTRUCTS } },
    [FALL_FRAME_BONUS] = { BIT(ATTACK) | BIT(DAY),
                           0,
                           0,
                           { FALL_CARDS_MAX, FALL_CARDS_MAX, FALL_CARDS_MAX, FALL_CARDS_MAX } },
    [FALL_FRAME_VICTIM] = { BIT(BONUS), 0, 0, { 0 } },
    [FALL_FRAME_GIFT] = { BIT(BONUS), 0, 0, { 0 } },
    [FALL_FRAME_WALK] = { BIT(BONUS), 0, 0, { 0 } },
    [FALL_FRAME_PUSH] = { BIT(BONUS), 0, 0, { 0 } },
    [FALL_FRAME_PUSH_TO] = { BIT(BONUS), 0, 0, { FALL_CONSTRUCT, REGION_MAX } },
    [FALL_FRAME_SHARD] = { BIT(DAY), 0, 0, { FALL_SHARDS_IN_BASE - 1 } },
    [FALL_FRAME_SUCCESS] = { BIT(DAY), 0, 0, { FALL_SHARDS_IN_BASE - 1 } },
    [FALL_FRAME_RETREAT] = { BIT(DAY), 0, 1, { 0 } },
    [FALL_FRAME_MACHINE] = { BIT(DAY), 0, 1, { REGION_MAX, TYPE_MAX, 1, 1 } },
    [FALL_FRAME_SECOND] = { BIT(DAY), 0, 0, { REGION_MAX, TYPE_MAX } },
    [FALL_FRAME_FORT] = { BIT(MACHINE), 0, 0, { REGION_MAX } },
    [FALL_FRAME_LEND] = { BIT(DAY) | BIT(RETREAT), 0, 0, { HERO_MAX } },
    [FALL_FRAME_COLOUR] = { BIT(DAY), 0, 0, { FALL_CRYSTALS_MAX } },
    [FALL_FRAME_PLACES] = { BIT(DAY), 0, 0, { 0 } },
    [FALL_FRAME_STEP] = { BIT(DAY), 0, 0, { 0 } },
    [FALL_FRAME_RESTORE] = { BIT(DAY), 0, 0, { 0 } },
    [FALL_FRAME_RESTORE_TO] = { BIT(DAY), 0, 0, { FALL_SIDE_COUNT - 1, TYPE_MAX } },
    [FALL_FRAME_TELEPORT] = { BIT(DAY), 0, 0, { 0 } },
    [FALL_FRAME_REARRANGE] = { BIT(DAY), 0, 0, { FALL_PARASITE, REGION_MAX } },
    [FALL_FRAME_MONSTER] = { BIT(DAY), 0, 0, { 0 } },
    [FALL_FRAME_PEEK] = { BIT(DAY), 0, 0, { 0 } },
    [FALL_FRAME_COPY] = { BIT(DAY) | BIT(RETREAT), 0, 0, { HERO_MAX } },
    [FALL_FRAME_TRADE] = { BIT(DAY), 0, 0, { HERO_MAX, FALL_COLOURS, FALL_COLOURS, FALL_COLOURS } },
    [FALL_FRAME_NIGHT] = { BIT(TURN) | BIT(OPENING),
                           FALL_NIGHT_SIEGE,
                           1,
                           { FALL_STORM_CARD, REGIONS_MAX, FALL_CRATERS } },
    [FALL_FRAME_RELEASE] = { BIT(NIGHT), 0, 0, { FALL_CRATERS - 1 } },
    [FALL_FRAME_SIEGE] = { BIT(NIGHT), 0, 0, { FALL_INNER_REGIONS - 1 } },
    [FALL_FRAME_EAT] = { BIT(NIGHT) | BIT(OPENING), 0, 0, { FALL_MONSTERS, FALL_CONSTRUCTS } },
    [FALL_FRAME_FORT_LOSS] = { BIT(NIGHT) | BIT(OPENING), 0, 0, { HERO_MAX } },
    [FALL_FRAME_STEP_IN] = { BIT(DAY) | BIT(RETREAT), 0, 0, { HERO_MAX } },
    [FALL_FRAME_FELL] = { BIT(DAY), 0, 0, { REGION_MAX, FALL_REGIONS, FALL_REGIONS } },
};

/* Frames whose seat is that of the hero in their first argument. */
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

static bool is_shaped(const struct fall *s, const struct pl_frame *frame)
{
    const struct shape *shape = &shapes[frame->kind];
    uint32_t hero = s->public.turn;

    if (!(shape->parents >> frame[-1].kind & 1) || frame->step > shape->step_max ||
        frame->flag > shape->flag_max) {
        return false;
    }
    for (uint32_t i = 0; i < PL_FRAME_ARGS; i++) {
        if (frame->arg[i] < 0 || frame->arg[i] > shape->arg_max[i]) {
            return false;
        }
    }
    if (of_other_seats >> frame->kind & 1) {
        hero = (uint32_t)frame->arg[0];
    }
    return hero < fall_heroes(s) && (frame->seat == fall_seat_of(s, hero) || is_users(s, frame));
}

/* What stands above: never nothing, for frames that wait for it. */
static uint64_t above(const struct fall *s, const struct pl_frame *frame)
{
    return frame == pl_peek(&s->head) ? 0 : (uint64_t)1 << frame[1].kind;
}

static bool has_unit(const struct fall *s, enum fall_unit unit)
{
    const uint8_t *counts = fall_units_seen(s, unit);
    uint32_t sum = 0;

    for (uint32_t region = 0; region < FALL_REGIONS; region++) {
        sum += counts[region];
    }
    return sum > 0;
}

/* Crystals. */

static bool is_payable(const struct fall *s, const struct pl_frame *frame)
{
    struct fall_purse purse = fall_purse_of(s, s->public.turn);
    uint8_t due[FALL_COLOURS];

    if (frame[-1].kind == FALL_FRAME_ATTACK) {
        return fall_can_pay(s, s->public.turn, (uint32_t)frame->arg[0]);
    }
    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        due[i] = (uint8_t)((frame->arg[0] >> i & 1) * frame->arg[1] +
                           (frame->arg[2] >> i & 1) * frame->arg[3]);
    }
    return fall_can_pay_all(&purse, due);
}

/* A payment is one card of an attack, or the rest of a shard (R-FAL-11.2). */
static bool is_pay_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    const int16_t *arg = frame->arg;

    if (below->kind == FALL_FRAME_ATTACK) {
        return arg[0] == (int32_t)fall_attack_colours(below) && arg[1] == 1 && arg[2] == 0 &&
               arg[3] == 0 && is_payable(s, frame);
    }
    const struct fall_external_info *place = &fall_external[s->public.colossus - FALL_NODE_X0];
    int32_t first = 1 << fall_regions[place->region[0]].kind;
    int32_t second = 1 << fall_regions[place->region[1]].kind;
    int32_t value = s->public.slot[below->arg[0]];
    bool is_first = arg[0] == first && arg[2] == second && arg[3] == value;
    bool is_second = arg[0] == second && arg[2] == 0 && arg[3] == 0;
    return (is_first || is_second) && arg[1] >= 1 && arg[1] <= value && is_payable(s, frame);
}

static bool is_gain_fine(const struct fall *s, const struct pl_frame *frame)
{
    const uint8_t *batch = s->public.batch;
    uint32_t hero = (uint32_t)frame->arg[0];

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
    int32_t hero = below->kind == FALL_FRAME_GAIN ? below->arg[0] : s->public.turn;

    return frame->arg[0] == hero && fall_sum(s->public.crystals[hero]) > FALL_CRYSTALS_MAX;
}

/* R-FAL-6.7: what lay in the City before, and what was put down. */
static bool is_deposit_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct fall_public *pub = &s->public;
    uint32_t sum = (uint32_t)frame->arg[0];

    for (uint32_t i = 0; i < FALL_COLOURS; i++) {
        uint32_t old = (uint32_t)frame->arg[2] >> 3 * i & 7;
        if (old > pub->city[i]) {
            return false;
        }
        sum += old;
    }
    bool has_more = above(s, frame) == BIT(EVICT) || fall_sum(pub->crystals[pub->turn]) > 0;
    return sum == fall_sum(pub->city) && frame->arg[0] < frame->arg[1] && has_more &&
           frame->arg[1] + (int32_t)fall_besiegers(s) <= FALL_CITY_FIELDS;
}

/* R-FAL-H3.1: what has been named is there. */
static bool is_trade_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct fall_public *pub = &s->public;
    const int16_t *arg = frame->arg;
    const uint8_t *own = pub->crystals[pub->turn];
    uint32_t other = (uint32_t)arg[0];

    if (other >= fall_heroes(s) || other == pub->turn || fall_sum(own) < 2 ||
        fall_sum(pub->crystals[other]) < 2 || (arg[2] && !arg[1]) || (arg[3] && !arg[2])) {
        return false;
    }
    bool is_same = arg[1] == arg[2];
    return (!arg[1] || own[arg[1] - 1] > 0) && (!arg[2] || own[arg[2] - 1] > is_same) &&
           (!arg[3] || pub->crystals[other][arg[3] - 1] > 0);
}

/* Attacks. */

/* Whether the next card can be revealed, or asked for. */
static bool is_card_there(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t hero = s->public.turn;
    uint32_t place = (uint32_t)frame->arg[1];

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
    bool is_on_monster = frame->arg[0] >= FALL_TARGET_MONSTER;
    uint32_t monster = is_on_monster ? (uint32_t)frame->arg[0] - FALL_TARGET_MONSTER : 0;
    uint32_t revealed = pl_set_count(&s->public.revealed);
    bool is_early = frame->step <= FALL_ATTACK_RESULT;

    if (is_on_monster ? monster == 0 : frame->arg[0] >= FALL_REGIONS) {
        return false;
    }
    if (!(above(s, frame) & wanted[frame->step]) || (is_early && frame->flag)) {
        return false;
    }
    if (is_early &&
        ((is_on_monster && !(fall_in_play(s) >> monster & 1)) || !is_card_there(s, frame))) {
        return false;
    }
    return revealed <= (uint32_t)frame->arg[1] + (frame->step > FALL_ATTACK_REVEAL);
}

static bool is_kill_fine(const struct pl_frame *frame)
{
    return frame[-1].arg[0] < FALL_REGIONS && frame[-1].flag == 0;
}

static bool is_bonus_fine(const struct fall *s, const struct pl_frame *frame)
{
    int32_t sum = frame->arg[0] + frame->arg[1] + frame->arg[2] + frame->arg[3];

    return sum <= FALL_CARDS_MAX && (sum > 0 || above(s, frame));
}

/* Relics and machines. */

static enum fall_moment moment_of(const struct pl_frame *frame)
{
    return frame[-1].kind == FALL_FRAME_RETREAT ? FALL_MOMENT_RETREAT : FALL_MOMENT_DAY;
}

static bool is_lend_fine(const struct fall *s, const struct pl_frame *frame)
{
    return s->head.seats > 1 && s->head.option[FALL_OPTION_CONSENT] != FALL_CONSENT_FREE &&
           (fall_askable(s, moment_of(frame)) >> frame->arg[0] & 1);
}

/* R-FAL-13.10: the question of the active player waits until the owners have answered. */
static bool is_step_in_fine(const struct fall *s, const struct pl_frame *frame)
{
    return frame[-1].flag && (fall_able_to_step_in(s, moment_of(frame)) >> frame->arg[0] & 1);
}

/* R-FAL-13.13: a day that ends waits for owners only. */
static bool is_menu_fine(const struct fall *s, const struct pl_frame *frame)
{
    bool is_ending = frame->step == FALL_DAY_ENDS;

    return (!frame->flag || fall_may_step_in(s)) && (!is_ending || above(s, frame) == BIT(STEP_IN));
}

static bool is_copy_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t hero = (uint32_t)frame->arg[0];

    return hero < fall_heroes(s) && fall_copied(s, moment_of(frame)) &&
           fall_characters[s->public.hero[hero]].relic == FALL_RELIC_COPY_RELIC;
}

/* R-FAL-H7.2: figures to spread stand in the last region only, from this one on. */
static bool is_rearrange_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t regions = fall_regions_at(s, s->public.turn);
    uint32_t region = (uint32_t)frame->arg[1];
    uint32_t last = 31 - (uint32_t)__builtin_clz(regions);
    const uint8_t *counts = fall_units_seen(s, (enum fall_unit)frame->arg[0]);

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
    uint32_t region = (uint32_t)frame->arg[0];
    uint32_t before = regions & ((1u << region) - 1);

    return (regions >> region & 1) && fall_enemies(s, region) > 0 &&
           frame->arg[1] + frame->arg[2] <= __builtin_popcount(before) &&
           s->head.option[FALL_OPTION_RELIC_ORDER] == FALL_KEPT_OFF;
}

static bool is_machine_fine(const struct fall *s, const struct pl_frame *frame)
{
    static const uint64_t wanted[FALL_TYPES] = {
        [FALL_HARVESTER] = BIT(GAIN),
        [FALL_SCAVENGER] = BIT(FORT),
        [FALL_REFINER] = BIT(ISLAND) | BIT(SPLIT),
    };

    return (above(s, frame) & wanted[frame->arg[1]]) && frame->flag == 1;
}

static bool is_fort_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t region = (uint32_t)frame->arg[0];

    return frame->arg[0] == frame[-1].arg[0] &&
           fall_can_work(s, s->public.turn, region, FALL_SCAVENGER);
}

static bool is_restore_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t off = fall_machines_off(s);

    return frame->kind == FALL_FRAME_RESTORE
               ? off != 0
               : frame->arg[0] > 0 && (off >> (frame->arg[0] * FALL_TYPES + frame->arg[1]) & 1);
}

static bool is_shard_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t value = s->public.slot[frame->arg[0]];
    bool is_known = value > FALL_SLOT_EMPTY && value < FALL_SLOT_UNSEEN;

    return is_known &&
           (frame->kind == FALL_FRAME_SHARD || (above(s, frame) & (BIT(PAY) | BIT(DISCARD))));
}

/* Night. */

static bool is_night_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t event = (uint32_t)frame->arg[0];
    bool is_opening = frame[-1].kind == FALL_FRAME_OPENING;

    if (frame->step == FALL_NIGHT_SIEGE) {
        bool is_monster = above(s, frame) & (BIT(EAT) | BIT(FORT_LOSS));
        return event == FALL_STORM_CARD && s->public.storm_shown && !is_opening &&
               frame->arg[1] == 0 && frame[0].arg[3] == 0 &&
               (!frame->flag || (fall_in_play(s) & fall_plagues[FALL_NO_CHARGE])) &&
               (is_monster ? frame->arg[2] == 0 : above(s, frame) == BIT(SIEGE));
    }
    return frame->step == FALL_NIGHT_RELEASE && !frame->flag && event > 0 &&
           event < FALL_COLOSSUS_CARD && s->public.shown[event - 1] > 0 &&
           above(s, frame) == BIT(RELEASE);
}

/* R-FAL-15.5: the island that is sending enemies out has one. */
static bool is_release_fine(const struct fall *s, const struct pl_frame *frame)
{
    const struct pl_frame *night = frame - 1;
    uint32_t crater = (uint32_t)frame->arg[0];
    uint32_t kind = (uint32_t)night->arg[0] - 1;
    uint32_t isle = fall_isle_of_kind[s->public.island_at[crater]][kind];
    bool is_advance = s->public.shown[kind] == 1;
    int32_t index = night->arg[2] - 1;
    const uint8_t *nearest = fall_external[s->public.colossus - FALL_NODE_X0].crater;

    if (index < 0 || index >= (is_advance ? 2 : FALL_CRATERS)) {
        return false;
    }
    return crater == (is_advance ? nearest[index] : (uint32_t)index) && isle != FALL_NO_ISLE &&
           s->public.isle[isle] == 1;
}

static bool is_siege_fine(const struct fall *s, const struct pl_frame *frame)
{
    return frame->arg[0] == frame[-1].arg[2] - 1 && fall_is_city_full(s) &&
           fall_first_mover(s, (uint32_t)frame->arg[0]) < FALL_UNITS;
}

/* R-FAL-M5.1 */
static bool is_eat_fine(const struct fall *s, const struct pl_frame *frame)
{
    uint32_t monster = (uint32_t)frame->arg[0];
    uint32_t isle[2];

    if (monster == 0 || !(fall_in_play(s) >> monster & 1) ||
        fall_monsters[monster].enter != FALL_ENTER_EAT_CONSTRUCTS) {
        return false;
    }
    fall_construct_isles(s, fall_monsters[monster].home, isle);
    return frame->arg[1] > 0 && frame->arg[1] <= s->public.isle[isle[0]] + s->public.isle[isle[1]];
}

static bool is_fort_loss_fine(const struct fall *s, const struct pl_frame *frame)
{
    return !pl_set_is_empty(&s->public.fort[frame->arg[0]]);
}

/* What a frame of an attack or a bonus needs. */
static bool is_fight_fine(const struct fall *s, const struct pl_frame *frame)
{
    const int16_t *arg = frame->arg;

    switch (frame->kind) {
    case FALL_FRAME_ATTACK: return is_attack_fine(s, frame);
    case FALL_FRAME_LENDER:
        return fall_lenders(s) &&
               fall_is_closed(s, fall_era_at(s, s->public.turn, (uint32_t)frame[-1].arg[1]));
    case FALL_FRAME_KILL: return is_kill_fine(frame);
    case FALL_FRAME_ISLAND: return arg[0] + arg[1] > 0;
    case FALL_FRAME_SPLIT: return arg[0] > 0 && arg[1] > 0;
    case FALL_FRAME_BONUS: return is_bonus_fine(s, frame);
    case FALL_FRAME_VICTIM: return has_unit(s, FALL_CONSTRUCT);
    case FALL_FRAME_PUSH: return has_unit(s, FALL_GOLEM) || has_unit(s, FALL_CONSTRUCT);
    case FALL_FRAME_PUSH_TO: return fall_units_seen(s, (enum fall_unit)arg[0])[arg[1]] > 0;
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
    case FALL_FRAME_COLOUR: return frame->arg[0] > 0;
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

    if (bottom->flag || arg[2] || arg[3]) {
        return false;
    }
    if (bottom->kind == FALL_FRAME_TURN) {
        return s->public.in_turn && are_passes_fine(s, arg[0] | arg[1]) &&
               bottom->step == (is_day ? FALL_TURN_NIGHT : FALL_TURN_END) &&
               bottom->seat == fall_seat_of(s, s->public.turn);
    }
    return bottom->kind == FALL_FRAME_OPENING && !s->public.in_turn &&
           bottom->step == FALL_OPENING_CARDS && bottom->seat == 0 && arg[0] >= 0 &&
           arg[0] <= fall_levels[s->head.option[FALL_OPTION_LEVEL]].events &&
           arg[1] >= FALL_NODE_X0 && arg[1] < FALL_NODES;
}

/* Crystals on their way belong to a gain or to a choice of colours (R-FAL-H2.2). */
static bool is_batch_fine(const struct fall *s)
{
    const struct pl_frame *top = pl_peek(&s->head);
    uint32_t sum = fall_sum(s->public.batch);

    if (top->kind == FALL_FRAME_COLOUR) {
        return (int32_t)sum + top->arg[0] <= FALL_CRYSTALS_MAX;
    }
    return top->kind == FALL_FRAME_SWAP || sum == 0;
}

const char *fall_check_frames(const struct fall *s)
{
    const struct pl_frame *top = pl_peek(&s->head);

    if (s->head.frame_count < 2 || !is_bottom_fine(s)) {
        return "the bottom of the stack is wrong";
    }
    for (const struct pl_frame *frame = &s->head.frame[1]; frame <= top; frame++) {
        if (!is_shaped(s, frame)) {
            return "a frame is in a wrong place or out of range";
        }
    }
    for (const struct pl_frame *frame = &s->head.frame[1]; frame <= top; frame++) {
        if (!is_fight_fine(s, frame) || !is_day_fine(s, frame) || !is_dark_fine(s, frame)) {
            return "a frame could not be carried out";
        }
    }
    if (fall_game.frames[top->kind].is_automatic || top->seat >= s->head.seats ||
        s->head.waiting != 1u << top->seat) {
        return "the wrong seat is waited for";
    }
    return is_batch_fine(s) ? NULL : "crystals are on their way to nobody";
}
