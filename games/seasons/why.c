/* Why a question refuses an action: the reasons of games/seasons/reasons.def. Those of the free
 * part of a turn are in why_main.c. */
#include "games/seasons/why.h"

pl_seat seasons_holder(const struct seasons *s, pl_seat seat, uint32_t card)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != seat &&
            (seasons_copies(s, p, card) > 0 || pl_bag_has(&s->public.shown[p], card))) {
            return p;
        }
    }
    return PL_NOBODY;
}

uint32_t seasons_library_of(const struct seasons *s, pl_seat seat, uint32_t card)
{
    for (uint32_t i = 0; i < SEASONS_LIBRARIES; i++) {
        if (pl_bag_has(&s->private[seat].library[i], card)) {
            return i + 2;
        }
    }
    return 0;
}

pl_reason seasons_why_not_in_hand(const struct seasons *s, pl_seat seat, uint32_t card)
{
    if (seasons_copies(s, seat, card) > 0) {
        return SEASONS_REASON_IN_PLAY;
    }
    if (seasons_library_of(s, seat, card)) {
        return SEASONS_REASON_IN_LIBRARY;
    }
    return seasons_holder(s, seat, card) != PL_NOBODY ? SEASONS_REASON_OTHERS_CARD
                                                      : SEASONS_REASON_NOT_IN_HAND;
}

pl_reason seasons_why_not_in_play(const struct seasons *s, pl_seat seat, uint32_t card)
{
    bool is_others =
        !pl_bag_has(&s->private[seat].hand, card) && seasons_holder(s, seat, card) != PL_NOBODY;

    return is_others ? SEASONS_REASON_OTHERS_CARD : SEASONS_REASON_NOT_IN_PLAY;
}

/* Why an Amulet of Water is not among the sources. */
static pl_reason why_no_source(const struct seasons *s, pl_seat seat, uint32_t source,
                               uint32_t sources)
{
    if (source >= SEASONS_SOURCES) {
        return SEASONS_REASON_NO_SUCH;
    }
    if (source > seasons_copies(s, seat, SEASONS_AMULET_OF_WATER)) {
        return SEASONS_REASON_NO_AMULET;
    }
    return sources == 1 ? SEASONS_REASON_RESERVE_ONLY : SEASONS_REASON_SAME_AMULET;
}

pl_reason seasons_why_token(const struct seasons *s, pl_seat seat, pl_action action,
                            uint32_t sources)
{
    enum seasons_energy energy = (enum seasons_energy)pl_act_a(action);
    uint32_t source = pl_act_b(action);
    bool is_anywhere = false;

    if (source >= sources) {
        return why_no_source(s, seat, source, sources);
    }
    for (uint32_t i = 0; i < sources; i++) {
        is_anywhere |= !seasons_refuse_token(s, seat, i, energy);
    }
    return is_anywhere ? seasons_refuse_token(s, seat, source, energy) : SEASONS_REASON_NO_TOKEN;
}

pl_reason seasons_why_late_die(const struct seasons *s, pl_seat seat)
{
    bool has_die = s->public.owner[seasons_own_place(s, seat)] == seat + 1;

    return has_die ? SEASONS_REASON_DICE_CHOSEN : SEASONS_REASON_OTHER_QUESTION;
}

uint32_t seasons_asking_card(pl_action action)
{
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_ELEMENT:
    case SEASONS_ACT_DONE: return SEASONS_ELEMENTAL_AMULET;
    case SEASONS_ACT_WAIVE: return SEASONS_HAND_OF_FORTUNE;
    case SEASONS_ACT_MOVE: return SEASONS_TEMPORAL_BOOTS;
    case SEASONS_ACT_TARGET: return SEASONS_LEWIS_GREYFACE;
    case SEASONS_ACT_DRAW: return SEASONS_VAMPIRIC_CROWN;
    case SEASONS_ACT_LEAVE:
    case SEASONS_ACT_TAKE_TOP: return SEASONS_CRYSTAL_ORB;
    case SEASONS_ACT_CONVERT: return SEASONS_MIRROR_OF_THE_SEASONS;
    default: return SEASONS_NO_CARD;
    }
}

/* Onys where it may be passed beside another question (R-SEA-C50.4). */
static pl_reason why_pass(const struct seasons *s, pl_seat seat, pl_action action)
{
    if (pl_act_kind(action) != SEASONS_ACT_ACTIVATE ||
        pl_act_a(action) != SEASONS_DAMNED_SOUL_OF_ONYS) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    if (pl_act_b(action) > 0 || pl_act_c(action) > 0) {
        return SEASONS_REASON_NO_SUCH;
    }
    return seasons_refuse_onys(s, seat);
}

/* R-SEA-3.1 */
pl_reason seasons_why_draft(const struct seasons *s, pl_seat seat, pl_action action)
{
    const struct seasons_private *own = &s->private[seat];
    uint32_t card = pl_act_a(action);

    if (pl_act_kind(action) != SEASONS_ACT_DRAFT) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    if (pl_bag_has(&own->packet, card)) {
        return SEASONS_REASON_NONE;
    }
    return pl_bag_has(&own->kept, card) ? SEASONS_REASON_DRAFT_KEPT : SEASONS_REASON_NOT_IN_PACKET;
}

/* R-SEA-3.3 */
pl_reason seasons_why_split(const struct seasons *s, pl_seat seat, pl_action action)
{
    const struct seasons_private *own = &s->private[seat];
    uint32_t card = pl_act_a(action);
    enum seasons_pile pile = seasons_split_pile(s, seat);

    if (pl_act_kind(action) != SEASONS_ACT_SPLIT) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    if (!pl_bag_has(&own->kept, card)) {
        bool is_split = pl_bag_has(&own->hand, card) || pl_bag_has(&own->library[0], card);
        return is_split ? SEASONS_REASON_ALREADY_SPLIT : SEASONS_REASON_NOT_TO_SPLIT;
    }
    if (pl_act_b(action) == pile) {
        return SEASONS_REASON_NONE;
    }
    return pile == SEASONS_PILE_HAND ? SEASONS_REASON_HAND_FIRST : SEASONS_REASON_HAND_COMPLETE;
}

/* R-SEA-4.3 */
pl_reason seasons_why_die(const struct seasons *s, pl_seat seat, pl_action action)
{
    const uint8_t *dice = s->public.dice[s->public.rolled_season];

    (void)seat;
    if (pl_act_kind(action) != SEASONS_ACT_TAKE_DIE) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    for (uint32_t i = 0; i <= s->head.seats; i++) {
        if (dice[i] == pl_act_a(action)) {
            return seasons_refuse_die(s, i);
        }
    }
    return SEASONS_REASON_DIE_ABSENT;
}

/* Of a card before the actions of the die: the question itself is about the Die of Malice. */
static pl_reason why_too_early(const struct seasons *s, pl_seat seat, pl_action action)
{
    switch (pl_act_a(action)) {
    case SEASONS_DAMNED_SOUL_OF_ONYS: return why_pass(s, seat, action);
    case SEASONS_DIE_OF_MALICE: {
        pl_reason reason = seasons_refuse_reroll(s, seat);
        return reason ? reason : SEASONS_REASON_OTHER_QUESTION;
    }
    default:
        return seasons_copies(s, seat, pl_act_a(action)) > 0
                   ? SEASONS_REASON_BEFORE_DIE
                   : seasons_why_not_in_play(s, seat, pl_act_a(action));
    }
}

/* A card in play is left to what is said of its activation. */
static pl_reason why_summon_early(const struct seasons *s, pl_seat seat, uint32_t card)
{
    if (pl_bag_has(&s->private[seat].hand, card)) {
        return SEASONS_REASON_BEFORE_DIE;
    }
    return seasons_copies(s, seat, card) > 0 ? SEASONS_REASON_OTHER_QUESTION
                                             : seasons_why_not_in_hand(s, seat, card);
}

/* R-SEA-5.1, R-SEA-5.2 */
pl_reason seasons_why_malice(const struct seasons *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_REROLL: return seasons_refuse_reroll(s, seat);
    case SEASONS_ACT_GO_ON: return SEASONS_REASON_NONE;
    case SEASONS_ACT_ACTIVATE: return why_too_early(s, seat, action);
    case SEASONS_ACT_SUMMON: return why_summon_early(s, seat, pl_act_a(action));
    case SEASONS_ACT_TRANSMUTE:
    case SEASONS_ACT_BONUS:
    case SEASONS_ACT_DRAW_ONE:
    case SEASONS_ACT_DRAW_TWO:
    case SEASONS_ACT_END_TURN: return SEASONS_REASON_BEFORE_DIE;
    case SEASONS_ACT_TAKE_DIE: return seasons_why_late_die(s, seat);
    default: return SEASONS_REASON_OTHER_QUESTION;
    }
}

/* R-SEA-5.7: what must wait for the card of the die. */
static pl_reason why_before_card(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case SEASONS_ACT_SUMMON:
        return pl_bag_has(&s->private[seat].hand, card) ? SEASONS_REASON_CARD_FIRST
                                                        : seasons_why_not_in_hand(s, seat, card);
    case SEASONS_ACT_ACTIVATE:
        return seasons_copies(s, seat, card) > 0 ? SEASONS_REASON_CARD_FIRST
                                                 : seasons_why_not_in_play(s, seat, card);
    case SEASONS_ACT_TRANSMUTE:
    case SEASONS_ACT_BONUS:
    case SEASONS_ACT_END_TURN: return SEASONS_REASON_CARD_FIRST;
    default: return SEASONS_REASON_OTHER_QUESTION;
    }
}

/* R-SEA-5.6, R-SEA-5.8: the bonus of the board is the second choice here. */
pl_reason seasons_why_draw_mode(const struct seasons *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_DRAW_ONE: return SEASONS_REASON_NONE;
    case SEASONS_ACT_DRAW_TWO: return seasons_refuse_bonus(s, seat);
    case SEASONS_ACT_TAKE_DIE: return seasons_why_late_die(s, seat);
    case SEASONS_ACT_BONUS:
        if (pl_act_a(action) == SEASONS_BONUS_DRAW) {
            pl_reason reason = seasons_refuse_bonus(s, seat);
            return reason ? reason : SEASONS_REASON_OTHER_QUESTION;
        }
        return why_before_card(s, seat, action);
    default: return why_before_card(s, seat, action);
    }
}

/* One of the cards that the seat looks at. */
static pl_reason why_drawn(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_bag_has(&s->private[seat].look, pl_act_a(action)) ? SEASONS_REASON_NONE
                                                                : SEASONS_REASON_NOT_DRAWN;
}

pl_reason seasons_why_keep(const struct seasons *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_KEEP:
    case SEASONS_ACT_DISCARD: return why_drawn(s, seat, action);
    default: return why_before_card(s, seat, action);
    }
}

/* R-SEA-C31.1, R-SEA-C31.3 */
pl_reason seasons_why_elements(const struct seasons *s, pl_seat seat, pl_action action)
{
    struct seasons_elements elements = seasons_elements_of(s, seat);

    switch (pl_act_kind(action)) {
    case SEASONS_ACT_ELEMENT: return seasons_refuse_element(&elements, pl_act_a(action));
    case SEASONS_ACT_DONE: return seasons_refuse_elements(s, seat, &elements);
    default: return SEASONS_REASON_OTHER_QUESTION;
    }
}

/* R-SEA-C20.1 */
pl_reason seasons_why_waive(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint8_t lacking[SEASONS_ENERGIES];

    if (pl_act_kind(action) != SEASONS_ACT_WAIVE) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    seasons_lacking(s, seat, lacking);
    return seasons_refuse_waive(pl_peek(&s->head), lacking, pl_act_a(action));
}

/* R-SEA-10.5 */
pl_reason seasons_why_pay(const struct seasons *s, pl_seat seat, pl_action action)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t energy = pl_act_a(action);

    if (pl_act_kind(action) != SEASONS_ACT_PAY) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    if (frame->arg[energy] == 0) {
        return SEASONS_REASON_NOT_DUE;
    }
    return energy == seasons_next_due(frame)
               ? seasons_why_token(s, seat, action, seasons_pay_sources(s, frame))
               : SEASONS_REASON_PAY_FIRST;
}

pl_reason seasons_why_spend(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == SEASONS_ACT_SPEND
               ? seasons_why_token(s, seat, action, seasons_spend_sources(s, seat))
               : SEASONS_REASON_OTHER_QUESTION;
}

/* R-SEA-1.2: the bank has every energy. */
pl_reason seasons_why_gain(const struct seasons *s, pl_seat seat, pl_action action)
{
    (void)s;
    (void)seat;
    return pl_act_kind(action) == SEASONS_ACT_GAIN ? SEASONS_REASON_NONE
                                                   : SEASONS_REASON_OTHER_QUESTION;
}

/* R-SEA-10.2 */
pl_reason seasons_why_overflow(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == SEASONS_ACT_DROP
               ? seasons_refuse_token(s, seat, 0, (enum seasons_energy)pl_act_a(action))
               : why_pass(s, seat, action);
}

pl_reason seasons_why_pick(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == SEASONS_ACT_PICK ? why_drawn(s, seat, action)
                                                   : SEASONS_REASON_OTHER_QUESTION;
}

/* R-SEA-C12.1, R-SEA-C12.2 */
pl_reason seasons_why_give(const struct seasons *s, pl_seat seat, pl_action action)
{
    bool is_next = pl_act_b(action) == pl_peek(&s->head)->arg[SEASONS_GIVE_NEXT];

    if (pl_act_kind(action) != SEASONS_ACT_GIVE) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    pl_reason reason = why_drawn(s, seat, action);
    return reason || is_next ? reason : SEASONS_REASON_GIVE_ORDER;
}

/* R-SEA-C7.1 */
pl_reason seasons_why_boots(const struct seasons *s, pl_seat seat, pl_action action)
{
    int32_t spaces = (int16_t)pl_act_a(action);

    (void)s;
    (void)seat;
    if (pl_act_kind(action) != SEASONS_ACT_MOVE) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    return spaces != 0 && spaces >= -SEASONS_BOOTS_SPACES_MAX && spaces <= SEASONS_BOOTS_SPACES_MAX
               ? SEASONS_REASON_NONE
               : SEASONS_REASON_MOVE_RANGE;
}

pl_reason seasons_why_lewis(const struct seasons *s, pl_seat seat, pl_action action)
{
    (void)s;
    return pl_act_kind(action) == SEASONS_ACT_TARGET
               ? seasons_refuse_target(seat, (pl_seat)pl_act_a(action))
               : SEASONS_REASON_OTHER_QUESTION;
}

/* A card of the hand, whichever. */
static pl_reason why_hand_card(const struct seasons *s, pl_seat seat, uint32_t card)
{
    return pl_bag_has(&s->private[seat].hand, card) ? SEASONS_REASON_NONE
                                                    : seasons_why_not_in_hand(s, seat, card);
}

/* R-SEA-C36.1, R-SEA-C36.2 */
pl_reason seasons_why_crown(const struct seasons *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_DISCARD: return why_hand_card(s, seat, pl_act_a(action));
    case SEASONS_ACT_DRAW: return seasons_refuse_draw(s);
    default: return SEASONS_REASON_OTHER_QUESTION;
    }
}

/* R-SEA-C34.1 */
pl_reason seasons_why_orb(const struct seasons *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_LEAVE: return SEASONS_REASON_NONE;
    case SEASONS_ACT_TAKE_TOP: return seasons_refuse_top(s, seat);
    default: return why_pass(s, seat, action);
    }
}

/* R-SEA-C24.1 */
pl_reason seasons_why_dream(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == SEASONS_ACT_SUMMON ? why_hand_card(s, seat, pl_act_a(action))
                                                     : SEASONS_REASON_OTHER_QUESTION;
}

/* A copy of a card in play; of two that differ in nothing only the first is offered. */
static pl_reason why_instance(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);
    uint32_t copy = pl_act_b(action);

    if (seasons_copies(s, seat, card) == 0) {
        return seasons_why_not_in_play(s, seat, card);
    }
    if (copy == 0) {
        return SEASONS_REASON_NONE;
    }
    if (copy >= SEASONS_SLOTS) {
        return SEASONS_REASON_NO_SUCH;
    }
    if (seasons_copies(s, seat, card) < 2) {
        return SEASONS_REASON_NO_SECOND;
    }
    return seasons_copies_differ(s, seat, card) ? SEASONS_REASON_NONE : SEASONS_REASON_SAME_COPY;
}

/* R-SEA-C44.1 */
pl_reason seasons_why_kriss(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);
    uint32_t kind = pl_act_kind(action);

    if (kind != SEASONS_ACT_DISCARD && kind != SEASONS_ACT_SACRIFICE) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    if (!(seasons_familiars & SEASONS_BIT(card))) {
        return SEASONS_REASON_NOT_FAMILIAR;
    }
    return kind == SEASONS_ACT_DISCARD ? why_hand_card(s, seat, card)
                                       : why_instance(s, seat, action);
}

/* R-SEA-C10.1, R-SEA-C37.1 */
pl_reason seasons_why_sacrifice(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == SEASONS_ACT_SACRIFICE ? why_instance(s, seat, action)
                                                        : SEASONS_REASON_OTHER_QUESTION;
}

/* R-SEA-C47.1 */
pl_reason seasons_why_mirror(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == SEASONS_ACT_CONVERT ? seasons_refuse_convert(s, seat, action)
                                                      : SEASONS_REASON_OTHER_QUESTION;
}

/* R-SEA-C17.1 */
pl_reason seasons_why_amsug(const struct seasons *s, pl_seat seat, pl_action action)
{
    if (pl_act_kind(action) != SEASONS_ACT_TAKE_BACK) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    return seasons_items & SEASONS_BIT(pl_act_a(action)) ? why_instance(s, seat, action)
                                                         : SEASONS_REASON_NOT_ITEM;
}

/* R-SEA-14.2, R-SEA-14.3 */
pl_reason seasons_why_effects(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);
    bool is_round_card = false;

    if (pl_act_kind(action) != SEASONS_ACT_ORDER) {
        return SEASONS_REASON_OTHER_QUESTION;
    }
    if (seasons_pending(s) & SEASONS_BIT(card)) {
        return SEASONS_REASON_NONE;
    }
    for (uint32_t i = 0; i < SEASONS_ROUND_EFFECTS; i++) {
        is_round_card |= seasons_round_cards[i] == card;
    }
    if (!is_round_card) {
        return SEASONS_REASON_NOT_AT_ROUND_END;
    }
    return seasons_copies(s, seat, card) > 0 ? SEASONS_REASON_ALREADY_ACTED
                                             : seasons_why_not_in_play(s, seat, card);
}

/* R-SEA-C50.4 */
pl_reason seasons_why_onys(const struct seasons *s, pl_seat seat, pl_action action)
{
    return pl_act_kind(action) == SEASONS_ACT_GO_ON ? SEASONS_REASON_NONE
                                                    : why_pass(s, seat, action);
}
