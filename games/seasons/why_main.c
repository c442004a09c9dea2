/* Why an action of the free part of a turn is refused: the main menu. */
#include "games/seasons/why.h"

/* R-SEA-6.1, R-SEA-6.5 */
static pl_reason why_transmute(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint32_t sources = seasons_transmute_sources(s, seat);

    return sources == 0 ? SEASONS_REASON_TRANSMUTE_CLOSED
                        : seasons_why_token(s, seat, action, sources);
}

/* Without a mode the player means any energy. */
static pl_reason why_ishtar(const struct seasons *s, pl_seat seat, uint32_t mode)
{
    if (mode > SEASONS_ENERGIES) {
        return SEASONS_REASON_NO_SUCH;
    }
    if (mode > 0) {
        return seasons_refuse_ishtar(s, seat, mode - 1);
    }
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (!seasons_refuse_ishtar(s, seat, e)) {
            return SEASONS_REASON_NO_SUCH;
        }
    }
    return SEASONS_REASON_ISHTAR_TOKENS;
}

/* A player who cannot pay either price is told both. */
static pl_reason why_tree(const struct seasons *s, pl_seat seat, uint32_t mode)
{
    if (mode > SEASONS_MODE_TRANSMUTE) {
        return SEASONS_REASON_NO_SUCH;
    }
    pl_reason reason = seasons_refuse_tree(s, seat, mode);
    bool is_other_refused = seasons_refuse_tree(s, seat, !mode) != SEASONS_REASON_NONE;

    return reason && is_other_refused ? SEASONS_REASON_TREE_PRICE : reason;
}

static pl_reason why_orb(const struct seasons *s, pl_seat seat, uint32_t mode)
{
    pl_reason reason = seasons_refuse_draw(s);

    if (mode > SEASONS_MODE_BURY) {
        return SEASONS_REASON_NO_SUCH;
    }
    if (reason || mode == SEASONS_MODE_LOOK) {
        return reason;
    }
    return seasons_refuse_crystals(s, seat, SEASONS_CRYSTAL_ORB);
}

static pl_reason why_cauldron(const struct seasons *s, pl_seat seat, uint32_t slot)
{
    pl_reason reason = seasons_refuse_tokens(s, seat, SEASONS_GLUTTON_CAULDRON);

    if (slot >= SEASONS_SLOTS) {
        return SEASONS_REASON_NO_SUCH;
    }
    if (slot >= seasons_copies(s, seat, SEASONS_GLUTTON_CAULDRON)) {
        return SEASONS_REASON_NO_SECOND;
    }
    return reason ? reason : seasons_refuse_cauldron(s, seat, slot);
}

/* Of a straight card in play; the arguments that its activation does not have are 0. */
static pl_reason why_price(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);
    uint32_t copy = pl_act_b(action);
    uint32_t mode = pl_act_c(action);

    if (card == SEASONS_GLUTTON_CAULDRON) {
        return mode == 0 ? why_cauldron(s, seat, copy) : SEASONS_REASON_NO_SUCH;
    }
    if (copy > 0) {
        return SEASONS_REASON_NO_SUCH;
    }
    switch (card) {
    case SEASONS_BALANCE_OF_ISHTAR: return why_ishtar(s, seat, mode);
    case SEASONS_TREE_OF_LIGHT: return why_tree(s, seat, mode);
    case SEASONS_CRYSTAL_ORB: return why_orb(s, seat, mode);
    default: return mode == 0 ? seasons_refuse_price(s, seat, card) : SEASONS_REASON_NO_SUCH;
    }
}

/* R-SEA-8.1, R-SEA-8.3 */
static pl_reason why_activate(const struct seasons *s, pl_seat seat, pl_action action)
{
    uint32_t card = pl_act_a(action);

    if (seasons_copies(s, seat, card) == 0) {
        return seasons_why_not_in_play(s, seat, card);
    }
    if (card == SEASONS_DIE_OF_MALICE) {
        return SEASONS_REASON_MALICE_LATE;
    }
    if (!(seasons_activated & SEASONS_BIT(card))) {
        return SEASONS_REASON_NO_ACTIVATION;
    }
    if (!(seasons_straight(s, seat) & SEASONS_BIT(card))) {
        return SEASONS_REASON_TURNED;
    }
    return why_price(s, seat, action);
}

/* R-SEA-7.1 */
static pl_reason why_summon(const struct seasons *s, pl_seat seat, uint32_t card)
{
    if (!pl_bag_has(&s->private[seat].hand, card)) {
        return seasons_why_not_in_hand(s, seat, card);
    }
    pl_reason reason = seasons_refuse_room(s, seat);
    return reason ? reason : seasons_refuse_cost(s, seat, card, seasons_leech_due(s, seat));
}

/* R-SEA-9.1..4 */
static pl_reason why_bonus(const struct seasons *s, pl_seat seat, uint32_t bonus)
{
    pl_reason reason = seasons_refuse_bonus(s, seat);

    if (reason) {
        return reason;
    }
    switch (bonus) {
    case SEASONS_BONUS_EXCHANGE: return seasons_refuse_exchange(s, seat);
    case SEASONS_BONUS_TRANSMUTE: return SEASONS_REASON_NONE;
    case SEASONS_BONUS_RAISE: return seasons_refuse_raise(s, seat);
    default: return SEASONS_REASON_BONUS_SYMBOL;
    }
}

/* What the free part of a turn does not offer. */
static pl_reason why_elsewhere(const struct seasons *s, pl_seat seat, pl_action action)
{
    switch (pl_act_kind(action)) {
    case SEASONS_ACT_TAKE_DIE: return seasons_why_late_die(s, seat);
    case SEASONS_ACT_REROLL: return SEASONS_REASON_MALICE_LATE;
    case SEASONS_ACT_DRAW_ONE: return SEASONS_REASON_DRAW_SYMBOL;
    case SEASONS_ACT_DRAW_TWO: return SEASONS_REASON_BONUS_SYMBOL;
    default:
        return seasons_asking_card(action) ? SEASONS_REASON_NEEDS_CARD
                                           : SEASONS_REASON_OTHER_QUESTION;
    }
}

/* R-SEA-5.9, R-SEA-5.10 */
pl_reason seasons_why_main(const struct seasons *s, pl_seat seat, pl_action action)
{
    pl_reason reason = seasons_refuse_action(s);
    uint32_t card = pl_act_a(action);

    switch (pl_act_kind(action)) {
    case SEASONS_ACT_TRANSMUTE: return reason ? reason : why_transmute(s, seat, action);
    case SEASONS_ACT_SUMMON: return reason ? reason : why_summon(s, seat, card);
    case SEASONS_ACT_ACTIVATE: return reason ? reason : why_activate(s, seat, action);
    case SEASONS_ACT_BONUS: return reason ? reason : why_bonus(s, seat, card);
    case SEASONS_ACT_END_TURN: return SEASONS_REASON_NONE;
    default: return why_elsewhere(s, seat, action);
    }
}
