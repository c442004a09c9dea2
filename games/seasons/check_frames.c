/* Invariants of the stack: which frame may stand on which, and what each needs so that it can be
 * carried out. A state from outside is refused here rather than met by an assertion later. */
#include "games/seasons/check.h"
#include "games/seasons/flow.h"

/* Frames that a seat has at most once on the stack, so that its height is bounded. */
static const uint64_t single = SEASONS_BIT(SEASONS_FRAME_MALICE) |
                               SEASONS_BIT(SEASONS_FRAME_DRAW_MODE) |
                               SEASONS_BIT(SEASONS_FRAME_MAIN) | SEASONS_BIT(SEASONS_FRAME_TURN);

static bool is_in(uint64_t set, uint32_t kind)
{
    return set >> kind & 1;
}

static bool within(int32_t value, int32_t low, int32_t high)
{
    return value >= low && value <= high;
}

static bool is_elements_parent(const struct pl_frame *below)
{
    return below->step == SEASONS_SUMMON_PAY &&
           below->arg[SEASONS_SUMMON_CARD] == SEASONS_ELEMENTAL_AMULET;
}

/* R-SEA-C50.4: Onys is paid for wherever it can be passed, everything else where it is due. */
static bool is_payment_parent(const struct pl_frame *frame, const struct pl_frame *below)
{
    bool is_due = below->kind == SEASONS_FRAME_SUMMON   ? below->step == SEASONS_SUMMON_PLACE
                  : below->kind == SEASONS_FRAME_MIRROR ? below->step == 1
                                                        : below->kind == SEASONS_FRAME_MAIN;
    bool is_for_onys = frame->kind == SEASONS_FRAME_PAY && frame->step == SEASONS_FOR_ONYS;

    return is_for_onys ? below->kind != SEASONS_FRAME_SUMMON && below->kind != SEASONS_FRAME_MIRROR
                       : is_due;
}

/* R-SEA-C50.4: what waits while the seat is asked whether to pass Onys. */
static bool is_question_of_onys(const struct pl_frame *below)
{
    return below->kind == SEASONS_FRAME_SUMMON
               ? below->step == SEASONS_SUMMON_ENTER
               : below->arg[SEASONS_PICK_PURPOSE] == SEASONS_PICK_SUMMON;
}

/* Whether a frame fits the state of the one below. */
static bool may_stand_on(const struct pl_frame *frame, const struct pl_frame *below)
{
    switch (frame->kind) {
    case SEASONS_FRAME_ELEMENTS: return is_elements_parent(below);
    case SEASONS_FRAME_WAIVE:
    case SEASONS_FRAME_PAY: return is_payment_parent(frame, below);
    case SEASONS_FRAME_ONYS: return is_question_of_onys(below);
    default: return below->kind != SEASONS_FRAME_SUMMON || below->seat == frame->seat;
    }
}

/* R-SEA-7.1: the card is in hand, known to everybody, until it is paid, and in play afterwards. */
static bool is_summon_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    uint32_t card = (uint32_t)frame->arg[SEASONS_SUMMON_CARD];

    if (frame->step <= SEASONS_SUMMON_PLACE) {
        return frame->step >= SEASONS_SUMMON_PAY && pl_bag_has(&s->public.shown[frame->seat], card);
    }
    bool is_onys = !is_top && frame[1].kind == SEASONS_FRAME_ONYS;
    return frame->step == (is_onys ? SEASONS_SUMMON_ENTER : SEASONS_SUMMON_REWARD) &&
           seasons_copies(s, frame->seat, card) > 0;
}

/* What is due by energy, and how much of it the seat lacks. */
static void sum_payment(const struct seasons *s, const struct pl_frame *frame, uint32_t *ret_due,
                        uint32_t *ret_lacking)
{
    bool is_reserve = frame->kind == SEASONS_FRAME_PAY && seasons_is_from_reserve(frame);

    *ret_due = 0;
    *ret_lacking = 0;
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        enum seasons_energy energy = (enum seasons_energy)e;
        uint32_t has = is_reserve ? seasons_spendable(s, frame->seat, energy)
                                  : seasons_usable(s, frame->seat, energy);
        uint32_t due = (uint32_t)frame->arg[e];
        *ret_due += due;
        *ret_lacking += due > has ? due - has : 0;
    }
}

/* What a PAY frame is for: nothing but itself where another frame waits below for it. */
static bool is_purpose_fine(const struct seasons *s, const struct pl_frame *frame)
{
    bool is_for_other = frame[-1].kind != SEASONS_FRAME_MAIN;

    switch (frame->step) {
    case SEASONS_FOR_NOTHING: return is_for_other;
    case SEASONS_FOR_ISHTAR: return !is_for_other;
    case SEASONS_FOR_ONYS: return seasons_copies(s, frame->seat, SEASONS_DAMNED_SOUL_OF_ONYS) > 0;
    default: return false;
    }
}

static bool is_payment_fine(const struct seasons *s, const struct pl_frame *frame)
{
    uint32_t due;
    uint32_t lacking;

    sum_payment(s, frame, &due, &lacking);
    if (frame->kind == SEASONS_FRAME_WAIVE) {
        return frame->step > 0 && due > frame->step && lacking <= frame->step;
    }
    return due > 0 && lacking == 0 && is_purpose_fine(s, frame);
}

static bool is_elements_fine(const struct seasons *s, const struct pl_frame *frame)
{
    uint32_t missing = 0;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        missing += (frame->arg[SEASONS_ELEMENTS_CHOSEN] >> e & 1) &&
                   seasons_usable(s, frame->seat, (enum seasons_energy)e) == 0;
    }
    return seasons_usable_total(s, frame->seat) > 0 && missing <= seasons_waivers(s, frame->seat);
}

static bool is_spend_fine(const struct seasons *s, const struct pl_frame *frame)
{
    uint32_t left = (uint32_t)frame->arg[SEASONS_SPEND_LEFT];
    pl_seat seat = frame->seat;

    if (seasons_spendable_total(s, seat) < left) {
        return false;
    }
    switch (frame->arg[SEASONS_SPEND_PURPOSE]) {
    case SEASONS_FOR_CAULDRON:
        return left == SEASONS_CAULDRON_FEED_TOKENS &&
               (uint32_t)frame->arg[SEASONS_SPEND_SLOT] <
                   seasons_copies(s, seat, SEASONS_GLUTTON_CAULDRON);
    case SEASONS_FOR_ORB: return s->public.draw_count > 0 && seasons_has_room(s, seat);
    default: return true;
    }
}

static bool is_gain_fine(const struct seasons *s, const struct pl_frame *frame)
{
    uint32_t amulet = (uint32_t)frame->arg[SEASONS_GAIN_AMULET];
    pl_seat seat = frame->seat;

    if (amulet == 0) {
        return seasons_reserve_total(s, seat) <= SEASONS_GRIMOIRE_CAPACITY + SEASONS_GAIN_MAX;
    }
    if (amulet > seasons_copies(s, seat, SEASONS_AMULET_OF_WATER)) {
        return false;
    }
    int32_t held = (int32_t)seasons_sum(s->public.amulet[seat][amulet - 1]);
    return held + frame->arg[SEASONS_GAIN_LEFT] <= SEASONS_AMULET_OF_WATER_TOKENS;
}

/* Frames about cards looked at: exactly such a frame explains why a seat looks at cards. */
static bool is_look_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    uint32_t look = s->public.look_count[frame->seat];

    if (frame->kind == SEASONS_FRAME_KEEP) {
        return look == 1;
    }
    if (frame->kind == SEASONS_FRAME_GIVE) {
        return look > 0 && look <= (uint32_t)frame->arg[SEASONS_GIVE_LEFT] &&
               frame->arg[SEASONS_GIVE_NEXT] < s->head.seats &&
               frame->arg[SEASONS_GIVE_LEFT] < s->head.seats;
    }
    int32_t purpose = frame->arg[SEASONS_PICK_PURPOSE];
    return look > 0 && (purpose != SEASONS_PICK_NARIA || look <= s->head.seats) &&
           (purpose != SEASONS_PICK_SUMMON || !is_top || seasons_has_room(s, frame->seat));
}

/* R-SEA-14.2: no more effects pending than copies in play; at rest only where order matters. */
static bool is_effects_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    int32_t total = 0;

    for (uint32_t i = 0; i < SEASONS_ROUND_EFFECTS; i++) {
        uint32_t copies = seasons_copies(s, frame->seat, seasons_round_cards[i]);
        if ((uint32_t)frame->arg[i] > copies) {
            return false;
        }
        total += frame->arg[i];
    }
    return !is_top || total > 0;
}

static bool is_each_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    uint64_t kind = frame->kind == SEASONS_FRAME_AMSUG ? seasons_items : ~(uint64_t)0;

    return within(frame->arg[SEASONS_SYLLAS_LEFT], is_top, s->head.seats) &&
           (!is_top || (s->public.tableau[frame->seat].one & kind) != 0);
}

static bool is_skull_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    int32_t left = frame->arg[SEASONS_SKULL_LEFT];

    return (is_top ? frame->step == 0 && left > 0 : frame->step == 1 && left == 0) &&
           seasons_in_play(s, frame->seat) >= (uint32_t)left;
}

static bool is_mirror_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    if (is_top) {
        return frame->step == 0 && s->public.crystals[frame->seat] > 0 &&
               seasons_spendable_total(s, frame->seat) > 0;
    }
    return frame->step == 1 && frame->arg[SEASONS_MIRROR_COUNT] > 0 &&
           frame->arg[SEASONS_MIRROR_FROM] != frame->arg[SEASONS_MIRROR_TO];
}

/* R-SEA-4.3: exactly the seats that have been served hold a die, one each. */
static bool are_dice_fine(const struct seasons *s, const struct pl_frame *round)
{
    bool is_taking = round->step == SEASONS_ROUND_DICE;
    int32_t served = is_taking ? round->arg[SEASONS_ROUND_SERVED] : s->head.seats;
    bool is_choosing = s->head.frame_count > 1 && s->head.frame[1].kind == SEASONS_FRAME_DIE;
    uint32_t due = 0;
    uint32_t has = 0;

    if (is_choosing && !is_taking) {
        return false;
    }
    for (int32_t i = 0; i < served - is_choosing; i++) {
        due |= 1u << (s->public.first + i) % s->head.seats;
    }
    for (uint32_t i = 0; i <= s->head.seats; i++) {
        has |= s->public.owner[i] ? 1u << (s->public.owner[i] - 1) : 0;
    }
    return has == due;
}

/* The seat of a DIE frame is the one served last. */
static bool is_die_fine(const struct seasons *s, const struct pl_frame *frame)
{
    const struct pl_frame *round = &s->head.frame[0];

    int32_t served = round->arg[SEASONS_ROUND_SERVED];

    return served > 0 && frame->seat == (s->public.first + served - 1) % s->head.seats;
}

/* Frames that depend on one condition only. */
static bool is_question_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    const struct pl_bag *hand = &s->private[frame->seat].hand;

    switch (frame->kind) {
    case SEASONS_FRAME_OVERFLOW:
        return seasons_reserve_total(s, frame->seat) > seasons_capacity(s, frame->seat);
    case SEASONS_FRAME_ONYS: return !is_top || seasons_is_onys_due(s, frame);
    case SEASONS_FRAME_CROWN: return seasons_can_draw(s) || !pl_bag_is_empty(hand);
    case SEASONS_FRAME_ORB: return s->private[frame->seat].known_top != 0;
    case SEASONS_FRAME_DREAM: return !pl_bag_is_empty(hand) && seasons_has_room(s, frame->seat);
    case SEASONS_FRAME_KRISS:
        return ((hand->one | s->public.tableau[frame->seat].one) & seasons_familiars) != 0;
    default: return true;
    }
}

/* R-SEA-14.5, R-SEA-X1.3: a round remembers the end of year 3 only where Boots cannot undo it. */
static bool is_round_fine(const struct seasons *s, const struct pl_frame *frame)
{
    return frame->step >= SEASONS_ROUND_DICE && frame->flag <= !seasons_can_undo_end(s) &&
           frame->arg[SEASONS_ROUND_SERVED] <= s->head.seats && are_dice_fine(s, frame);
}

static bool is_frame_fine(const struct seasons *s, const struct pl_frame *frame, bool is_top)
{
    switch (frame->kind) {
    case SEASONS_FRAME_ROUND: return is_round_fine(s, frame);
    case SEASONS_FRAME_DIE: return is_die_fine(s, frame);
    case SEASONS_FRAME_SUMMON: return is_summon_fine(s, frame, is_top);
    case SEASONS_FRAME_ELEMENTS: return is_elements_fine(s, frame);
    case SEASONS_FRAME_WAIVE:
    case SEASONS_FRAME_PAY: return is_payment_fine(s, frame);
    case SEASONS_FRAME_SPEND: return is_spend_fine(s, frame);
    case SEASONS_FRAME_GAIN: return is_gain_fine(s, frame);
    case SEASONS_FRAME_KEEP:
    case SEASONS_FRAME_PICK:
    case SEASONS_FRAME_GIVE: return is_look_fine(s, frame, is_top);
    case SEASONS_FRAME_SYLLAS:
    case SEASONS_FRAME_AMSUG: return is_each_fine(s, frame, is_top);
    case SEASONS_FRAME_SKULL: return is_skull_fine(s, frame, is_top);
    case SEASONS_FRAME_MIRROR: return is_mirror_fine(s, frame, is_top);
    case SEASONS_FRAME_EFFECTS: return is_effects_fine(s, frame, is_top);
    case SEASONS_FRAME_SEASON: return frame->arg[SEASONS_SEASON_LEFT] <= s->head.seats;
    default: return is_question_fine(s, frame, is_top);
    }
}

/* Cards being looked at need the frame on top that decides on them, unless Onys is passed first. */
static bool are_looks_explained(const struct seasons *s, const struct pl_frame *top)
{
    if (top->kind == SEASONS_FRAME_PAY && top->step == SEASONS_FOR_ONYS) {
        top--;
    }
    if (top->kind == SEASONS_FRAME_ONYS) {
        top--;
    }
    bool is_look = top->kind == SEASONS_FRAME_KEEP || top->kind == SEASONS_FRAME_PICK ||
                   top->kind == SEASONS_FRAME_GIVE;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (s->public.look_count[p] > 0 && !(is_look && top->seat == p)) {
            return false;
        }
    }
    return true;
}

static bool is_repeated(const struct seasons *s, uint32_t index)
{
    const struct pl_frame *frame = &s->head.frame[index];
    bool is_found = false;

    for (uint32_t i = 0; i < index && is_in(single, frame->kind); i++) {
        is_found |= s->head.frame[i].kind == frame->kind && s->head.frame[i].seat == frame->seat;
    }
    return is_found;
}

const char *seasons_check_frames(const struct seasons *s)
{
    uint32_t count = s->head.frame_count;
    const struct pl_frame *top = &s->head.frame[count - 1];

    if (s->head.frame[0].kind != SEASONS_FRAME_ROUND) {
        return "the stack does not begin with a round";
    }
    for (uint32_t i = 0; i < count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        if (!is_frame_fine(s, frame, i + 1 == count)) {
            return "a pending decision cannot be carried out";
        }
        if (is_repeated(s, i)) {
            return "a decision is pending twice";
        }
        if (i > 0 && !may_stand_on(frame, &s->head.frame[i - 1])) {
            return "a pending decision stands on another that it cannot belong to";
        }
    }
    if (s->head.waiting != 1u << top->seat) {
        return "another seat is waited for than the one that decides";
    }
    return are_looks_explained(s, top) ? NULL : "a seat looks at cards without a reason";
}
