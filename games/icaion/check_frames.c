/* Invariants of the stack: which frame may stand on which, and what each needs so that it can be
 * carried out. A state from outside is refused here rather than met by an assertion later. */
#include "games/icaion/check.h"

#define BIT(frame_) (1u << ICAION_FRAME_##frame_)

enum {
    REGIONS_MAX = (1 << ICAION_REGIONS) - 1,
    ACTIONS_MAX = (1 << ICAION_DO_COUNT) - 1,
    CARDS_MAX = PL_EVENT_HIDDEN,
    CRYSTALS_MAX = 10,
    DUE_MAX = 50,
    REMOVED_MAX = 30,
    IN_PLAY_FRAMES = 2 /* YEAR and ROUND are always at the bottom */
};

/* What holds for a kind of frame alone: its parents, and the least and greatest values of its
 * numbers. */
struct shape {
    uint32_t parents;
    uint8_t step_max;
    int16_t arg_min[2];
    int16_t arg_max[PL_FRAME_ARGS];
};

static const struct shape shapes[ICAION_FRAME_COUNT] = {
    [ICAION_FRAME_EVENT] = { BIT(ROUND),
                             0,
                             { ICAION_EVENT_CARD_FIRST, 1 },
                             { ICAION_EVENT_CARD_COUNT - 1, ICAION_STEPS_MAX - 1, REGIONS_MAX,
                               4 } },
    [ICAION_FRAME_WOUNDS] = { BIT(EVENT) | BIT(PLAY), 0, { 0 }, { 31, ICAION_SEATS - 1 } },
    [ICAION_FRAME_WOUND] = { BIT(WOUNDS) | BIT(MENU), 0, { 0 }, { 0 } },
    [ICAION_FRAME_TURN] = { BIT(ROUND), ICAION_TURN_END, { 0 }, { 0 } },
    [ICAION_FRAME_BELT] = { BIT(TURN) | BIT(MENU), 0, { 1 }, { CARDS_MAX } },
    [ICAION_FRAME_CASE] = { BIT(TURN) | BIT(MENU), 0, { 1 }, { CRYSTALS_MAX } },
    [ICAION_FRAME_MOVE] = { BIT(TURN) | BIT(MENU), 0, { 0 }, { 0 } },
    [ICAION_FRAME_WALK] = { BIT(TURN) | BIT(MENU), 0, { 0 }, { ICAION_NODES - 1 } },
    [ICAION_FRAME_MENU] = { BIT(TURN), 0, { 0 }, { 0 } },
    [ICAION_FRAME_PAY] = { BIT(WALK) | BIT(DEPLOY) | BIT(ERADICATE) | BIT(INVEST) | BIT(PLAY),
                           0,
                           { 1, 1 },
                           { DUE_MAX, ICAION_ALL_COLOURS, 8, ICAION_COLOURS } },
    [ICAION_FRAME_STORE] = { BIT(TURN) | BIT(MENU) | BIT(PLAY) | BIT(SUPPLY), 0, { 0 }, { 0 } },
    [ICAION_FRAME_COLOUR] = { BIT(MENU) | BIT(PLAY), 0, { 1 }, { CRYSTALS_MAX } },
    [ICAION_FRAME_DRAW] = { BIT(MENU) | BIT(PLAY), 0, { 1 }, { CARDS_MAX } },
    [ICAION_FRAME_EXTRACT] = { BIT(MENU) | BIT(PLAY), 0, { 0 }, { REGIONS_MAX, REGIONS_MAX } },
    [ICAION_FRAME_DEPLOY] = { BIT(MENU) | BIT(PLAY),
                              0,
                              { 0 },
                              { ICAION_PLACES - 1, ICAION_REGIONS - 1 } },
    [ICAION_FRAME_ERADICATE] = { BIT(MENU) | BIT(PLAY), ICAION_IS_PAID, { 0 }, { REMOVED_MAX } },
    [ICAION_FRAME_INVEST] = { BIT(MENU) | BIT(PLAY),
                              ICAION_IS_PAID,
                              { 1 },
                              { ICAION_VALUES, ICAION_VALUES } },
    [ICAION_FRAME_PLAY] = { BIT(MENU), ICAION_PLAY_PRICE, { 1 }, { ICAION_ODDITY_COUNT - 1 } },
    [ICAION_FRAME_DASH] = { BIT(MENU) | BIT(PLAY), 0, { 1 }, { ICAION_REACH_MAX } },
    [ICAION_FRAME_ORDER] = { BIT(PLAY), 0, { 1 }, { ACTIONS_MAX } },
    [ICAION_FRAME_REPLACE] = { BIT(PLAY), 0, { 1 }, { ICAION_ODDITY_COUNT - 1 } },
    [ICAION_FRAME_SUPPLY] = { BIT(MENU), ICAION_SUPPLY_ADD, { 0 }, { ICAION_USE_COUNT - 1, 4 } },
    [ICAION_FRAME_ADD] = { BIT(MENU) | BIT(SUPPLY), 0, { 0 }, { 0 } },
};

/* Frames that stand for nobody. */
static const uint32_t of_nobody = BIT(EVENT) | BIT(WOUNDS);
/* Frames of another seat may stand on these. */
static const uint32_t for_any_seat = BIT(ROUND) | BIT(WOUNDS) | BIT(MENU);

static bool is_shaped(const struct icaion *s, const struct pl_frame *frame)
{
    const struct shape *shape = &shapes[frame->kind];
    const struct pl_frame *below = frame - 1;

    bool may_flag =
        frame->kind == ICAION_FRAME_EVENT && icaion_is_on(s, ICAION_OPTION_ONE_WOUND_PER_EVENT);

    if (!(shape->parents >> below->kind & 1) || frame->step > shape->step_max ||
        (frame->flag & ~(may_flag ? pl_all_seats(&s->head) : 0))) {
        return false;
    }
    for (uint32_t i = 0; i < PL_FRAME_ARGS; i++) {
        int16_t least = i < 2 ? shape->arg_min[i] : 0;
        if (frame->arg[i] < least || frame->arg[i] > shape->arg_max[i]) {
            return false;
        }
    }
    if (of_nobody >> frame->kind & 1) {
        return frame->seat == 0;
    }
    bool is_free = for_any_seat >> below->kind & 1;
    return frame->seat < s->head.seats && (is_free || below->seat == frame->seat);
}

static bool is_top(const struct icaion *s, const struct pl_frame *frame)
{
    return frame == pl_peek(&s->head);
}

/* Whether the frame above is of this kind. */
static bool is_below(const struct icaion *s, const struct pl_frame *frame, enum icaion_frame kind)
{
    return !is_top(s, frame) && frame[1].kind == kind;
}

/* What is left of an event: regions that get parasites, in a step that sends some. */
static bool is_event_fine(const struct icaion *s, const struct pl_frame *frame)
{
    const struct icaion_event_card_info *card = &icaion_event_cards[frame->arg[0]];
    const struct icaion_step_info *step = &card->step[frame->arg[1] - 1];
    bool is_colossus = card->kind == ICAION_COLOSSUS;
    int32_t each = !is_colossus ? 1 : step->op == ICAION_STEP_PARASITES ? step->count : 0;

    return frame->arg[0] == s->public.track[s->public.round - 1] &&
           (is_colossus ? step->op != ICAION_STEP_NONE : frame->arg[1] == 1) &&
           (frame->arg[2] == 0 ? frame->arg[3] == 0 : each > 0 && frame->arg[3] <= each) &&
           is_below(s, frame, ICAION_FRAME_WOUNDS) && frame[-1].arg[0] == 0;
}

static bool is_wounds_fine(const struct icaion *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;
    bool is_of_card = below->kind == ICAION_FRAME_PLAY && below->step == ICAION_PLAY_KEEP;

    return !(frame->arg[0] & ~pl_all_seats(&s->head)) && frame->arg[1] < s->head.seats &&
           is_below(s, frame, ICAION_FRAME_WOUND) &&
           (below->kind == ICAION_FRAME_EVENT || is_of_card);
}

/* The phase of the turn that a question belongs to; the turn has gone one step on. */
static bool is_turn_fine(const struct icaion *s, const struct pl_frame *frame)
{
    static const uint32_t above[ICAION_TURN_END + 1] = {
        [ICAION_TURN_CASE] = BIT(BELT),
        [ICAION_TURN_MOVE] = BIT(CASE) | BIT(STORE),
        [ICAION_TURN_MENU] = BIT(MOVE) | BIT(WALK),
        [ICAION_TURN_END] = BIT(MENU),
    };
    uint32_t served = (uint32_t)frame[-1].arg[0];

    return served > 0 && s->public.order[served - 1] == frame->seat && !is_top(s, frame) &&
           (above[frame->step] >> frame[1].kind & 1);
}

/* R-ICA-8.14: what is due can be paid, with the conversions that are left. */
static bool is_pay_fine(const struct icaion *s, const struct pl_frame *frame)
{
    struct icaion_purse purse = icaion_purse_of(s, frame->seat);
    uint32_t due = (uint32_t)frame->arg[0];
    uint32_t colours = (uint32_t)frame->arg[1];
    const struct pl_frame *below = frame - 1;
    bool is_due = below->kind == ICAION_FRAME_PLAY
                      ? below->step == ICAION_PLAY_EFFECT
                      : below->kind == ICAION_FRAME_WALK || below->kind == ICAION_FRAME_DEPLOY ||
                            below->step == ICAION_IS_PAID;

    purse.converters = (uint8_t)frame->arg[2];
    if (frame->arg[3] > 0) {
        uint32_t half = (uint32_t)frame->arg[3] - 1;
        if ((colours >> half & 1) || purse.crystals[half] == 0) {
            return false;
        }
        purse.crystals[half]--;
        due--;
    }
    return is_due && icaion_payable(&purse, colours) >= due;
}

/* R-ICA-M4.1: the crystals of regions whose refiner may still be activated are in the batch. */
static bool is_extract_fine(const struct icaion *s, const struct pl_frame *frame)
{
    uint32_t left = (uint32_t)frame->arg[1] & ~(uint32_t)frame->arg[0];
    uint32_t owed[ICAION_COLOURS] = { 0 };

    for (; left; left &= left - 1) {
        uint32_t colour = icaion_regions[pl_lowest(left)].kind;
        if (++owed[colour] > s->public.batch[colour]) {
            return false;
        }
    }
    return true;
}

static bool is_deploy_fine(const struct icaion *s, const struct pl_frame *frame)
{
    uint32_t place = (uint32_t)frame->arg[0];
    bool is_home = s->public.home[frame->seat] >> place & 1;
    uint32_t row = place / ICAION_TYPES * ICAION_TYPES;
    uint32_t before = s->public.home[frame->seat] >> row & ((1u << (place - row)) - 1);

    return is_home && (before == 0 || icaion_is_radiant(s)) &&
           icaion_fits(s, (uint32_t)frame->arg[1], frame->seat + 1u, place % ICAION_TYPES) &&
           is_below(s, frame, ICAION_FRAME_PAY);
}

/* R-ICA-12.1, R-ICA-12.4: a parasite can be removed, and those removed can be paid for. */
static bool is_eradicate_fine(const struct icaion *s, const struct pl_frame *frame)
{
    struct icaion_purse purse = icaion_purse_of(s, frame->seat);
    uint32_t strength = icaion_strength(s, frame->seat);
    uint32_t payable = icaion_payable(&purse, 1u << ICAION_GREY);

    if (frame->step == ICAION_IS_PAID) {
        return is_below(s, frame, ICAION_FRAME_PAY);
    }
    return (uint32_t)frame->arg[0] <= payable * strength &&
           (frame->arg[0] > 0 || icaion_can_any(s, frame->seat, ICAION_DO_ERADICATE, &purse));
}

static bool is_invest_fine(const struct icaion *s, const struct pl_frame *frame)
{
    return frame->step == ICAION_IS_PAID
               ? frame->arg[1] <= frame->arg[0] && is_below(s, frame, ICAION_FRAME_PAY)
               : frame->arg[1] == 0;
}

/* R-ICA-14.4, R-ICA-X1.14: an old upgrade goes before the payment, which can be made, or after. */
static bool is_replace_fine(const struct icaion *s, const struct pl_frame *play)
{
    const struct icaion_oddity_info *info = &icaion_oddities[play->arg[0]];
    struct icaion_purse purse = icaion_purse_of(s, play->seat);
    bool is_paid = icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP);
    bool is_payable =
        icaion_payable(&purse, 1u << ICAION_GREEN) >= icaion_price(&purse, info->cost);

    return info->is_upgrade && play->step == (is_paid ? ICAION_PLAY_END : ICAION_PLAY_PRICE) &&
           (is_paid || is_payable);
}

/* What a card is doing follows from its step and its effect. */
static bool is_play_fine(const struct icaion *s, const struct pl_frame *frame)
{
    static const uint32_t above[ICAION_EFFECT_COUNT] = {
        [ICAION_EFFECT_GAIN] = BIT(COLOUR) | BIT(STORE),
        [ICAION_EFFECT_ACT] = BIT(ORDER) | BIT(EXTRACT) | BIT(STORE) | BIT(DEPLOY) | BIT(COLOUR) |
                              BIT(DRAW) | BIT(ERADICATE) | BIT(INVEST),
        [ICAION_EFFECT_DASH] = BIT(DASH),
        [ICAION_EFFECT_DRAW] = BIT(DRAW),
        [ICAION_EFFECT_HIT] = BIT(WOUNDS),
    };
    const struct icaion_oddity_info *info = &icaion_oddities[frame->arg[0]];

    if (frame->arg[0] != s->public.playing || is_top(s, frame)) {
        return false;
    }
    switch (frame->step) {
    case ICAION_PLAY_EFFECT: return frame[1].kind == ICAION_FRAME_PAY;
    case ICAION_PLAY_KEEP: return above[info->effect] >> frame[1].kind & 1;
    default: return frame[1].kind == ICAION_FRAME_REPLACE && is_replace_fine(s, frame);
    }
}

static bool is_order_fine(const struct icaion *s, const struct pl_frame *frame)
{
    struct icaion_purse purse = icaion_purse_of(s, frame->seat);
    const struct icaion_oddity_info *info = &icaion_oddities[frame[-1].arg[0]];

    return frame->arg[0] == info->what &&
           icaion_can_any(s, frame->seat, (uint32_t)frame->arg[0], &purse);
}

static bool is_supply_fine(const struct icaion *s, const struct pl_frame *frame)
{
    return frame->step == ICAION_SUPPLY_ADD ? is_below(s, frame, ICAION_FRAME_ADD)
                                            : is_below(s, frame, ICAION_FRAME_STORE);
}

/* What a frame needs beyond its shape. */
static bool is_fine(const struct icaion *s, const struct pl_frame *frame)
{
    switch (frame->kind) {
    case ICAION_FRAME_EVENT: return is_event_fine(s, frame);
    case ICAION_FRAME_WOUNDS: return is_wounds_fine(s, frame);
    case ICAION_FRAME_TURN: return is_turn_fine(s, frame);
    case ICAION_FRAME_WALK: return is_below(s, frame, ICAION_FRAME_PAY);
    case ICAION_FRAME_PAY: return is_pay_fine(s, frame);
    case ICAION_FRAME_STORE: return icaion_sum(s->public.batch) > 0;
    case ICAION_FRAME_DRAW: return icaion_room(s, frame->seat) > 0;
    case ICAION_FRAME_EXTRACT: return is_extract_fine(s, frame);
    case ICAION_FRAME_DEPLOY: return is_deploy_fine(s, frame);
    case ICAION_FRAME_ERADICATE: return is_eradicate_fine(s, frame);
    case ICAION_FRAME_INVEST: return is_invest_fine(s, frame);
    case ICAION_FRAME_PLAY: return is_play_fine(s, frame);
    case ICAION_FRAME_ORDER: return is_order_fine(s, frame);
    case ICAION_FRAME_REPLACE: return frame->arg[0] == frame[-1].arg[0];
    case ICAION_FRAME_SUPPLY: return is_supply_fine(s, frame);
    default: return true;
    }
}

static bool is_bottom_fine(const struct icaion *s)
{
    const struct pl_frame *year = &s->head.frame[0];
    const struct pl_frame *round = &s->head.frame[1];
    const struct pl_frame wanted_year = { .kind = ICAION_FRAME_YEAR, .step = ICAION_YEAR_ROUNDS };
    const struct pl_frame wanted_round = { .kind = ICAION_FRAME_ROUND,
                                           .step = ICAION_ROUND_TURNS,
                                           .arg = { round->arg[0] } };

    return memcmp(year, &wanted_year, sizeof wanted_year) == 0 &&
           memcmp(round, &wanted_round, sizeof wanted_round) == 0 && round->arg[0] >= 0 &&
           round->arg[0] <= s->head.seats;
}

const char *icaion_check_frames(const struct icaion *s)
{
    bool is_played = false;

    if (s->head.frame_count <= IN_PLAY_FRAMES || !is_bottom_fine(s)) {
        return "the bottom of the stack is wrong";
    }
    for (uint32_t i = IN_PLAY_FRAMES; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        if (!is_shaped(s, frame) || !is_fine(s, frame)) {
            return "a frame is where it cannot be, or cannot be carried out";
        }
        is_played |= frame->kind == ICAION_FRAME_PLAY;
    }
    if (s->head.waiting != 1u << pl_peek(&s->head)->seat) {
        return "another seat is waited for than the one asked";
    }
    return !is_played && s->public.playing ? "a card is played that nobody plays" : NULL;
}

/* Set-up. */

/* R-ICA-3.12: everybody can still get one card of each sort. */
static bool is_offer_fine(const struct icaion *s, uint32_t picks)
{
    uint32_t seekers = s->public.offer & ((1u << ICAION_SEEKERS_END) - 1);
    uint32_t equipment = s->public.offer & ~((1u << ICAION_SEEKERS_END) - 1);
    uint32_t lack_seekers = 0;
    uint32_t lack_equipment = 0;

    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = s->public.order[s->head.seats - 1u - i];
        uint32_t held = (uint32_t)(s->public.seeker[seat] != 0) + (s->public.equipment[seat] != 0);
        uint32_t served = picks / s->head.seats + (picks % s->head.seats > i);
        if (held != served) {
            return false;
        }
        lack_seekers += s->public.seeker[seat] == 0;
        lack_equipment += s->public.equipment[seat] == 0;
    }
    return (uint32_t)__builtin_popcount(seekers) == lack_seekers &&
           (uint32_t)__builtin_popcount(equipment) == lack_equipment;
}

/* R-ICA-3.13 */
static bool is_start_fine(const struct icaion *s, uint32_t asked)
{
    uint64_t taken = 0;

    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = s->public.order[s->head.seats - 1u - i];
        uint64_t node = pl_bit(s->public.node[seat]);
        bool is_placed = i + 1 < asked;
        if (is_placed ? !(icaion_start_nodes & node & ~taken) : s->public.node[seat] != 0) {
            return false;
        }
        taken |= is_placed ? node : 0;
        if (!s->public.seeker[seat] || !s->public.equipment[seat]) {
            return false;
        }
    }
    return s->public.offer == 0;
}

/* Nothing has happened yet that only a Year brings. */
static bool is_untouched(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    bool is_dealt = s->head.frame[0].step >= ICAION_SETUP_DRAFT;
    uint32_t used = (uint32_t)pub->lying | pub->armour | pub->retrieved | pub->playing |
                    pub->base_count | pub->basic_left | pub->special_left | pub->restricted |
                    pub->special_done | pub->basic_done | pub->shift | pub->walked_from |
                    pub->sword_scored;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        used |= (uint32_t)(ICAION_ALL_HOME & ~pub->home[p]) | pub->collected[p] | pub->slot[p] |
                (uint32_t)!pl_bag_is_empty(&pub->upgrades[p]) | pub->shards[p][0] |
                pub->shards[p][1] | pub->shards[p][2];
        used |= pub->hand_count[p] != (is_dealt ? ICAION_START_HAND : 0);
        used |= !is_dealt && (pub->seeker[p] || pub->equipment[p] || pub->offer);
    }
    return used == 0 && pl_bag_is_empty(&pub->discard);
}

/* The question that the set-up has just asked. */
static bool is_question_fine(const struct icaion *s, const struct pl_frame *setup,
                             const struct pl_frame *question)
{
    const struct icaion_public *pub = &s->public;
    uint32_t asked = (uint32_t)setup->arg[0];
    uint32_t turn = (asked - 1) % s->head.seats;
    uint32_t left = (uint32_t)pub->neutral_left[0] + pub->neutral_left[1] + pub->neutral_left[2];
    pl_seat first = pub->order[turn];
    pl_seat last = pub->order[s->head.seats - 1u - turn];

    if (setup->step != ICAION_SETUP_NEUTRALS && left > 0) {
        return false;
    }
    switch (setup->step) {
    case ICAION_SETUP_SIDES:
        return s->head.option[ICAION_OPTION_APPARATUS] == ICAION_APPARATUS_CHOSEN &&
               asked <= ICAION_COLOURS && question->kind == ICAION_FRAME_SIDE &&
               question->seat == pub->order[0] && question->arg[0] == setup->arg[0] - 1;
    case ICAION_SETUP_NEUTRALS:
        return left > 0 && question->kind == ICAION_FRAME_NEUTRAL && question->seat == first;
    case ICAION_SETUP_DRAFT:
        return s->head.option[ICAION_OPTION_CHARACTERS] == ICAION_CHARACTERS_DRAFT &&
               asked <= 2u * s->head.seats && question->kind == ICAION_FRAME_DRAFT &&
               question->seat == last && is_offer_fine(s, asked - 1);
    default:
        return asked <= s->head.seats && question->kind == ICAION_FRAME_START &&
               question->seat == last && is_start_fine(s, asked);
    }
}

const char *icaion_check_setup(const struct icaion *s)
{
    const struct pl_frame *setup = &s->head.frame[0];
    const struct pl_frame *question = &s->head.frame[1];
    bool is_shaped_so = s->head.frame_count == 2 && setup->kind == ICAION_FRAME_SETUP &&
                        setup->seat == 0 && setup->step <= ICAION_SETUP_START && !setup->flag &&
                        setup->arg[0] > 0 && !setup->arg[1] && !setup->arg[2] && !setup->arg[3] &&
                        !question->step && !question->flag && !question->arg[1] &&
                        !question->arg[2] && !question->arg[3] && question->arg[0] >= 0 &&
                        question->arg[0] < ICAION_COLOURS &&
                        (question->kind == ICAION_FRAME_SIDE || question->arg[0] == 0);

    if (!is_shaped_so || !is_untouched(s) || !is_question_fine(s, setup, question)) {
        return "the set-up is at no point that exists";
    }
    return s->head.waiting == 1u << question->seat
               ? NULL
               : "another seat is waited for than the one asked";
}
