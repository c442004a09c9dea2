/* Why a question refuses an action: the set-up, wounds, cards, moving, payments and cages. Those of
 * the menu and of basic actions are in why_act.c. */
#include "games/icaion/why.h"

/* A thing that only one kind of action names has the reason of that kind; with others the question
 * is repeated, so that a kind that fits better speaks. */
pl_reason icaion_why_not_now(const struct icaion *s, pl_action action)
{
    bool is_set_up = s->public.year > 0;
    bool is_about_cages =
        pl_peek(&s->head)->kind == ICAION_FRAME_ADD || icaion_sum(s->public.batch) > 0;

    switch (pl_act_kind(action)) {
    case ICAION_ACT_SIDE:
        return is_set_up ? ICAION_REASON_SIDES_CHOSEN : ICAION_REASON_OTHER_QUESTION;
    case ICAION_ACT_DRAFT:
        return is_set_up ? ICAION_REASON_CHARACTERS_DEALT : ICAION_REASON_OTHER_QUESTION;
    case ICAION_ACT_TAKE_WOUND: return ICAION_REASON_NOT_HIT;
    case ICAION_ACT_STORE:
    case ICAION_ACT_THROW:
        return is_about_cages ? ICAION_REASON_OTHER_QUESTION : ICAION_REASON_NO_BATCH;
    default: return ICAION_REASON_OTHER_QUESTION;
    }
}

/* Set-up. */

pl_reason icaion_why_side(const struct icaion *s, pl_seat seat, pl_action action)
{
    (void)seat;
    return pl_act_kind(action) == ICAION_ACT_SIDE ? ICAION_REASON_NONE
                                                  : icaion_why_not_now(s, action);
}

pl_reason icaion_why_neutral(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t type = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != ICAION_ACT_PLACE) {
        return icaion_why_not_now(s, action);
    }
    pl_reason reason = icaion_refuse_neutral(s, type);
    return reason ? reason : icaion_refuse_machine(s, pl_act_b(action), ICAION_NEUTRAL_OWNER, type);
}

/* R-ICA-3.12: a card that is not on offer was never on offer, or a player has it. */
static pl_reason why_not_offered(const struct icaion *s, uint32_t card)
{
    bool is_taken = false;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        is_taken |= s->public.seeker[p] == card || s->public.equipment[p] == card;
    }
    return is_taken ? ICAION_REASON_DRAFTED : ICAION_REASON_NOT_OFFERED;
}

pl_reason icaion_why_draft(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);

    if (pl_act_kind(action) != ICAION_ACT_DRAFT) {
        return icaion_why_not_now(s, action);
    }
    return s->public.offer >> card & 1 ? icaion_refuse_sort(s, seat, card)
                                       : why_not_offered(s, card);
}

pl_reason icaion_why_start(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t node = pl_act_a(action);

    (void)seat;
    if (pl_act_kind(action) != ICAION_ACT_START) {
        return icaion_why_not_now(s, action);
    }
    if (icaion_free_start_nodes(s) >> node & 1) {
        return ICAION_REASON_NONE;
    }
    return icaion_start_nodes >> node & 1 ? ICAION_REASON_START_TAKEN
                                          : ICAION_REASON_NOT_START_NODE;
}

/* Cards. */

/* Where a card is that is not in the seat's hand, as far as the seat sees it. */
static pl_reason why_not_in_hand(const struct icaion *s, pl_seat seat, uint32_t card)
{
    if (!(icaion_oddities_in_game(s) >> card & 1)) {
        return ICAION_REASON_LEFT_OUT;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (pl_bag_has(&s->public.upgrades[p], card)) {
            return p == seat ? ICAION_REASON_OWN_UPGRADE : ICAION_REASON_OTHERS_UPGRADE;
        }
    }
    return pl_bag_has(&s->public.discard, card) ? ICAION_REASON_DISCARDED
                                                : ICAION_REASON_NOT_IN_HAND;
}

pl_reason icaion_why_card(const struct icaion *s, pl_seat seat, uint32_t card)
{
    if (card == ICAION_NO_ODDITY || card >= ICAION_ODDITY_COUNT) {
        return ICAION_REASON_NO_SUCH;
    }
    if (icaion_hand_faces(s, seat) >> card & 1) {
        return ICAION_REASON_NONE;
    }
    return pl_bag_has(&s->private[seat].hand, card) ? (pl_reason)ICAION_REASON_TWIN
                                                    : why_not_in_hand(s, seat, card);
}

pl_reason icaion_why_wound(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_TAKE_WOUND: return ICAION_REASON_NONE;
    case ICAION_ACT_PREVENT: return icaion_why_card(s, seat, pl_act_a(action));
    default: return icaion_why_not_now(s, action);
    }
}

/* Of a BELT too. */
static pl_reason why_count(const struct icaion *s, pl_seat seat, uint32_t count)
{
    uint32_t most = (uint32_t)pl_peek(&s->head)->arg[ICAION_DRAW_CARDS];

    return count == 0 ? (pl_reason)ICAION_REASON_NO_SUCH
                      : icaion_refuse_count(count, most, icaion_room(s, seat));
}

pl_reason icaion_why_draw(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_DRAW: return why_count(s, seat, pl_act_a(action));
    case ICAION_ACT_PASS: return ICAION_REASON_MUST_DRAW;
    default: return icaion_why_not_now(s, action);
    }
}

pl_reason icaion_why_belt(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_DRAW: return why_count(s, seat, pl_act_a(action));
    case ICAION_ACT_PASS: return ICAION_REASON_NONE;
    default: return icaion_why_not_now(s, action);
    }
}

pl_reason icaion_why_colour(const struct icaion *s, pl_seat seat, pl_action action)
{
    (void)seat;
    return pl_act_kind(action) == ICAION_ACT_COLOUR ? ICAION_REASON_NONE
                                                    : icaion_why_not_now(s, action);
}

pl_reason icaion_why_case(const struct icaion *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == ICAION_ACT_PASS ? ICAION_REASON_NONE
                                                  : icaion_why_colour(s, seat, action);
}

pl_reason icaion_why_replace(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t card = (uint32_t)pl_peek(&s->head)->arg[ICAION_REPLACE_CARD];
    uint32_t dropped = pl_act_a(action);

    if (pl_act_kind(action) != ICAION_ACT_DROP) {
        return icaion_why_not_now(s, action);
    }
    if (icaion_upgrades_to_drop(s, seat, card) >> dropped & 1) {
        return icaion_refuse_drop(s, seat, card, dropped);
    }
    return pl_bag_has(&s->public.upgrades[seat], dropped) ? ICAION_REASON_TWIN
                                                          : ICAION_REASON_NOT_YOUR_UPGRADE;
}

/* Moving. */

static pl_reason why_node(const struct icaion *s, pl_seat seat, uint32_t node)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);

    if (icaion_move_nodes(s, seat, &purse) >> node & 1) {
        return ICAION_REASON_NONE;
    }
    if (s->public.node[seat] == node) {
        return ICAION_REASON_MOVE_STAYS;
    }
    if (s->public.restricted) {
        return ICAION_REASON_TOO_FAR_WOUNDED;
    }
    return icaion_nodes_per_blue(s, seat) == 0 ? ICAION_REASON_TOO_FAR
                                               : ICAION_REASON_TOO_FAR_FOR_BLUE;
}

/* R-ICA-7.1: what can be done in a turn comes after the move. */
static bool is_of_menu(uint32_t kind)
{
    return kind >= ICAION_ACT_EXTRACT && kind <= ICAION_ACT_END_TURN;
}

pl_reason icaion_why_move(const struct icaion *s, pl_seat seat, pl_action action)
{
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint32_t kind = pl_act_kind(action);

    if (kind == ICAION_ACT_CAMP) {
        return icaion_refuse_camp(&purse);
    }
    if (kind == ICAION_ACT_MOVE) {
        return why_node(s, seat, pl_act_a(action));
    }
    if (!is_of_menu(kind)) {
        return icaion_why_not_now(s, action);
    }
    return kind == ICAION_ACT_PLAY && !pl_bag_has(&s->private[seat].hand, pl_act_a(action))
               ? why_not_in_hand(s, seat, pl_act_a(action))
               : (pl_reason)ICAION_REASON_MOVE_FIRST;
}

pl_reason icaion_why_dash(const struct icaion *s, pl_seat seat, pl_action action)
{
    uint32_t node = pl_act_a(action);

    if (pl_act_kind(action) != ICAION_ACT_DASH) {
        return icaion_why_not_now(s, action);
    }
    if (icaion_dash_start(s) >> node & 1) {
        return ICAION_REASON_DASH_BACK;
    }
    return icaion_reason_if(!(icaion_dash_nodes(s, seat) >> node & 1), ICAION_REASON_DASH_TOO_FAR);
}

/* Payments and cages. */

/* R-ICA-8.1: a cage that the seat does not have. */
static pl_reason why_no_cage(const struct icaion *s, pl_seat seat, uint32_t cage)
{
    if (icaion_cages(s, seat) >> cage & 1) {
        return ICAION_REASON_NONE;
    }
    return cage < ICAION_BOARD_CAGES ? ICAION_REASON_CAGE_LOCKED : ICAION_REASON_NO_SPARE_CAGE;
}

static pl_reason why_cage(const struct icaion *s, pl_seat seat, uint32_t cage)
{
    pl_reason reason = why_no_cage(s, seat, cage);

    return reason ? reason
                  : icaion_reason_if(!(icaion_cages_to_choose(s, seat) >> cage & 1),
                                     ICAION_REASON_SAME_EMPTY_CAGE);
}

static pl_reason why_colour_to_pay(const struct pl_frame *frame, uint32_t colour)
{
    if (icaion_colours_to_pay(frame) >> colour & 1) {
        return ICAION_REASON_NONE;
    }
    return frame->arg[ICAION_PAY_HALF_DONE] > 0 ? ICAION_REASON_HALF_CONVERTED
                                                : ICAION_REASON_COLOUR_NOT_DUE;
}

pl_reason icaion_why_pay(const struct icaion *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    struct icaion_purse purse = icaion_purse_of(s, seat);
    uint32_t colour = pl_act_a(action);
    uint32_t cage = pl_act_b(action);
    pl_reason reason = ICAION_REASON_NONE;

    switch (pl_act_kind(action)) {
    case ICAION_ACT_PAY: reason = why_colour_to_pay(frame, colour); break;
    case ICAION_ACT_CONVERT: reason = icaion_refuse_convert(&purse, frame, colour); break;
    default: return icaion_why_not_now(s, action);
    }
    if (reason) {
        return reason;
    }
    reason = why_no_cage(s, seat, cage);
    return reason ? reason : icaion_refuse_cage(s, seat, cage, colour);
}

pl_reason icaion_why_store(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_STORE: return why_cage(s, seat, pl_act_a(action));
    case ICAION_ACT_THROW: return ICAION_REASON_NONE;
    default: return icaion_why_not_now(s, action);
    }
}

pl_reason icaion_why_add(const struct icaion *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case ICAION_ACT_ADD: return why_cage(s, seat, pl_act_b(action));
    case ICAION_ACT_PASS: return ICAION_REASON_NONE;
    default: return icaion_why_not_now(s, action);
    }
}
