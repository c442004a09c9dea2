/* Invariants of the stack beyond its shape: what each frame needs so that it can be carried out. A
 * state from outside is refused here rather than met by an assertion later. */
#include "games/icaion/check.h"

#define BIT(frame_) (1u << ICAION_FRAME_##frame_)

/* Everything in a turn is its seat's; on the menu a player may put a question to any seat. */
static bool is_of_turn(const struct pl_frame *frame)
{
    return frame[-1].kind == ICAION_FRAME_MENU || frame[-1].seat == frame->seat;
}

/* Whether the frame above is of this kind. */
static bool is_below(const struct icaion *s, const struct pl_frame *frame, enum icaion_frame kind)
{
    return frame != pl_peek(&s->head) && frame[1].kind == kind;
}

/* What is left of an event: regions that get parasites, in a step that sends some. */
static bool is_event_fine(const struct icaion *s, const struct pl_frame *frame)
{
    int32_t number = frame->arg[ICAION_EVENT_CARD];
    int32_t begun = frame->arg[ICAION_EVENT_BEGUN];
    int32_t left = frame->arg[ICAION_EVENT_LEFT];
    const struct icaion_event_card_info *card = &icaion_event_cards[number];
    const struct icaion_step_info *step = &card->step[begun - 1];
    bool is_colossus = card->kind == ICAION_COLOSSUS;
    int32_t each = !is_colossus ? 1 : step->op == ICAION_STEP_PARASITES ? step->count : 0;
    bool may_flag = icaion_is_on(s, ICAION_OPTION_ONE_WOUND_PER_EVENT);

    return number == s->public.track[s->public.round - 1] &&
           !(frame->flag & ~(may_flag ? pl_all_seats(&s->head) : 0)) &&
           (is_colossus ? step->op != ICAION_STEP_NONE : begun == 1) &&
           (frame->arg[ICAION_EVENT_REGIONS] == 0 ? left == 0 : each > 0 && left <= each) &&
           is_below(s, frame, ICAION_FRAME_WOUNDS) && frame[-1].arg[ICAION_ROUND_SERVED] == 0;
}

static bool is_wounds_fine(const struct icaion *s, const struct pl_frame *frame)
{
    const struct pl_frame *below = frame - 1;

    return !(frame->arg[ICAION_WOUNDS_VICTIMS] & ~pl_all_seats(&s->head)) &&
           frame->arg[ICAION_WOUNDS_FIRST] < s->head.seats &&
           is_below(s, frame, ICAION_FRAME_WOUND) &&
           (below->kind == ICAION_FRAME_EVENT || below->step == ICAION_PLAY_KEEP);
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
    uint32_t served = (uint32_t)frame[-1].arg[ICAION_ROUND_SERVED];

    return served > 0 && s->public.order[served - 1] == frame->seat &&
           (above[frame->step] >> frame[1].kind & 1);
}

/* R-ICA-8.14: what is due can be paid, with the conversions that are left. */
static bool is_pay_fine(const struct icaion *s, const struct pl_frame *frame)
{
    struct icaion_purse purse = icaion_purse_of(s, frame->seat);
    uint32_t due = (uint32_t)frame->arg[ICAION_PAY_DUE];
    uint32_t colours = (uint32_t)frame->arg[ICAION_PAY_COLOURS];
    const struct pl_frame *below = frame - 1;
    bool is_due = below->kind == ICAION_FRAME_PLAY
                      ? below->step == ICAION_PLAY_EFFECT
                      : below->kind == ICAION_FRAME_WALK || below->kind == ICAION_FRAME_DEPLOY ||
                            below->step == ICAION_IS_PAID;

    purse.converters = (uint8_t)frame->arg[ICAION_PAY_CONVERSIONS];
    if (frame->arg[ICAION_PAY_HALF_DONE] > 0) {
        uint32_t half = (uint32_t)frame->arg[ICAION_PAY_HALF_DONE] - 1;
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
    uint32_t activated = (uint32_t)frame->arg[ICAION_EXTRACT_ACTIVATED];
    uint32_t left = (uint32_t)frame->arg[ICAION_EXTRACT_GAVE] & ~activated;
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
    uint32_t place = (uint32_t)frame->arg[ICAION_DEPLOY_PLACE];
    uint32_t region = (uint32_t)frame->arg[ICAION_DEPLOY_REGION];
    bool is_home = s->public.home[frame->seat] >> place & 1;
    uint32_t row = place / ICAION_TYPES * ICAION_TYPES;
    uint32_t before = s->public.home[frame->seat] >> row & ((1u << (place - row)) - 1);

    return is_home && (before == 0 || icaion_is_radiant(s)) &&
           !icaion_refuse_machine(s, region, frame->seat + 1u, place % ICAION_TYPES) &&
           is_below(s, frame, ICAION_FRAME_PAY);
}

/* R-ICA-12.1, R-ICA-12.4: a parasite can be removed, and those removed can be paid for. */
static bool is_eradicate_fine(const struct icaion *s, const struct pl_frame *frame)
{
    struct icaion_purse purse = icaion_purse_of(s, frame->seat);
    uint32_t strength = icaion_strength(s, frame->seat);
    uint32_t payable = icaion_payable(&purse, 1u << ICAION_GREY);
    uint32_t removed = (uint32_t)frame->arg[ICAION_ERADICATE_REMOVED];

    if (frame->step == ICAION_IS_PAID) {
        return is_below(s, frame, ICAION_FRAME_PAY);
    }
    return removed <= payable * strength &&
           (removed > 0 || icaion_can_any(s, frame->seat, ICAION_DO_ERADICATE, &purse));
}

static bool is_invest_fine(const struct icaion *s, const struct pl_frame *frame)
{
    int32_t pink = frame->arg[ICAION_INVEST_PINK];

    return frame->step == ICAION_IS_PAID
               ? pink <= frame->arg[ICAION_INVEST_VALUE] && is_below(s, frame, ICAION_FRAME_PAY)
               : pink == 0;
}

/* R-ICA-14.4, R-ICA-X1.14: an old upgrade goes before the payment, which can be made, or after. */
static bool is_replace_fine(const struct icaion *s, const struct pl_frame *play)
{
    const struct icaion_oddity_info *info = &icaion_oddities[play->arg[ICAION_PLAY_CARD]];
    struct icaion_purse purse = icaion_purse_of(s, play->seat);
    bool is_paid = icaion_is_kept(s, ICAION_OPTION_PAY_BEFORE_DROP);
    bool is_payable =
        icaion_payable(&purse, 1u << ICAION_GREEN) >= icaion_price(&purse, info->cost);

    return info->is_upgrade && play->step == (is_paid ? ICAION_PLAY_END : ICAION_PLAY_PRICE) &&
           (is_paid || is_payable);
}

/* The stage of a card follows from its step and its effect. */
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
    int32_t card = frame->arg[ICAION_PLAY_CARD];

    if (card != s->public.playing) {
        return false;
    }
    switch (frame->step) {
    case ICAION_PLAY_EFFECT: return frame[1].kind == ICAION_FRAME_PAY;
    case ICAION_PLAY_KEEP: return above[icaion_oddities[card].effect] >> frame[1].kind & 1;
    default: return frame[1].kind == ICAION_FRAME_REPLACE && is_replace_fine(s, frame);
    }
}

static bool is_order_fine(const struct icaion *s, const struct pl_frame *frame)
{
    struct icaion_purse purse = icaion_purse_of(s, frame->seat);
    uint32_t actions = (uint32_t)frame->arg[ICAION_ORDER_ACTIONS];

    return actions == icaion_oddities[frame[-1].arg[ICAION_PLAY_CARD]].what &&
           icaion_can_any(s, frame->seat, actions, &purse);
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
    case ICAION_FRAME_WALK: return is_of_turn(frame) && is_below(s, frame, ICAION_FRAME_PAY);
    case ICAION_FRAME_PAY: return is_pay_fine(s, frame);
    case ICAION_FRAME_STORE: return is_of_turn(frame) && icaion_sum(s->public.batch) > 0;
    case ICAION_FRAME_DRAW: return is_of_turn(frame) && icaion_room(s, frame->seat) > 0;
    case ICAION_FRAME_BELT:
    case ICAION_FRAME_CASE:
    case ICAION_FRAME_MOVE:
    case ICAION_FRAME_COLOUR:
    case ICAION_FRAME_DASH:
    case ICAION_FRAME_ADD: return is_of_turn(frame);
    case ICAION_FRAME_EXTRACT: return is_extract_fine(s, frame);
    case ICAION_FRAME_DEPLOY: return is_deploy_fine(s, frame);
    case ICAION_FRAME_ERADICATE: return is_eradicate_fine(s, frame);
    case ICAION_FRAME_INVEST: return is_invest_fine(s, frame);
    case ICAION_FRAME_PLAY: return is_play_fine(s, frame);
    case ICAION_FRAME_ORDER: return is_order_fine(s, frame);
    case ICAION_FRAME_REPLACE:
        return frame->arg[ICAION_REPLACE_CARD] == frame[-1].arg[ICAION_PLAY_CARD];
    case ICAION_FRAME_SUPPLY: return is_supply_fine(s, frame);
    default: return true;
    }
}

/* A Year and a round are always at the bottom: they never wait themselves. */
static bool is_bottom_fine(const struct icaion *s)
{
    const struct pl_frame *year = &s->head.frame[0];
    const struct pl_frame *round = &s->head.frame[1];

    return year->kind == ICAION_FRAME_YEAR && year->step == ICAION_YEAR_ROUNDS &&
           round->step == ICAION_ROUND_TURNS && round->arg[ICAION_ROUND_SERVED] <= s->head.seats;
}

const char *icaion_check_frames(const struct icaion *s)
{
    bool is_played = false;

    if (!is_bottom_fine(s)) {
        return "the bottom of the stack is wrong";
    }
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        if (!is_fine(s, frame)) {
            return "a pending frame cannot be carried out";
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
    uint32_t asked = (uint32_t)setup->arg[ICAION_SETUP_ASKED];
    uint32_t turn = (asked - 1) % s->head.seats;
    uint32_t left = (uint32_t)pub->neutral_left[0] + pub->neutral_left[1] + pub->neutral_left[2];
    uint32_t neutrals = icaion_by_seats(s->head.seats)->NEUTRALS_OF_TYPE;
    pl_seat first = pub->order[turn];
    pl_seat last = pub->order[s->head.seats - 1u - turn];

    if (setup->step != ICAION_SETUP_NEUTRALS && left > 0) {
        return false;
    }
    switch (setup->step) {
    case ICAION_SETUP_SIDES:
        return s->head.option[ICAION_OPTION_APPARATUS] == ICAION_APPARATUS_CHOSEN &&
               asked <= ICAION_COLOURS && question->kind == ICAION_FRAME_SIDE &&
               question->seat == pub->order[0] &&
               question->arg[ICAION_SIDE_COLOUR] == setup->arg[ICAION_SETUP_ASKED] - 1;
    case ICAION_SETUP_NEUTRALS:
        return left > 0 && question->kind == ICAION_FRAME_NEUTRAL && question->seat == first &&
               asked - 1 + left == ICAION_TYPES * neutrals;
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

    if (setup->kind != ICAION_FRAME_SETUP || !is_untouched(s) ||
        !is_question_fine(s, setup, question)) {
        return "the set-up is at no point that exists";
    }
    return s->head.waiting == 1u << question->seat
               ? NULL
               : "another seat is waited for than the one asked";
}
