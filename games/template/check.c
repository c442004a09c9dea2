/* The invariants of a state, which any bytes may claim to be, and what follows from the rest
 * after a field was set by hand. */
#include "games/template/template.h"

static bool has_spare_bytes(const struct template *s)
{
    static const uint8_t zero[sizeof s->private[0].spare];
    bool has = false;

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        has |= memcmp(s->private[p].spare, zero, sizeof zero) != 0;
    }
    return has;
}

static const char *check_absent_seat(const struct template *s, pl_seat seat)
{
    static const struct template_private empty;

    if (s->public.points[seat] || s->public.hand_count[seat] || s->public.bid[seat] ||
        memcmp(&s->private[seat], &empty, sizeof empty) != 0) {
        return "a seat that does not exist owns something";
    }
    return NULL;
}

static const char *check_seat(const struct template *s, pl_seat seat)
{
    const struct template_private *own = &s->private[seat];
    bool is_committed = s->public.committed >> seat & 1;

    if (s->public.points[seat] < 0 || s->public.points[seat] > TEMPLATE_POINTS_MAX) {
        return "points are out of range";
    }
    if (s->public.bid[seat] >= TEMPLATE_CARD_COUNT || own->commit >= TEMPLATE_CARD_COUNT) {
        return "there is no such card";
    }
    if (is_committed != (own->commit != TEMPLATE_NO_CARD)) {
        return "who has committed a card is told wrongly";
    }
    if (pl_bag_total(&own->hand) != s->public.hand_count[seat]) {
        return "the count of a hand is wrong";
    }
    return NULL;
}

/* Takes a part out of the whole; false when it is not there. */
static bool take(struct pl_bag *whole, const struct pl_bag *part)
{
    if (!pl_bag_is_sane(part) || !pl_bag_contains(whole, part)) {
        return false;
    }
    pl_bag_remove_all(whole, part);
    return true;
}

/* What is left of the deck without the cards that are seen, held or committed; false when these
 * are more than there are (R-TPL-1.2). */
static bool find_pile(const struct template *s, struct pl_bag *ret_pile)
{
    struct pl_bag left = template_full_deck();

    if (!take(&left, &s->public.seen)) {
        return false;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct pl_bag commit = { 0, 0 };
        if (s->private[p].commit) {
            pl_bag_add(&commit, s->private[p].commit % 64u);
        }
        if (!take(&left, &s->private[p].hand) || !take(&left, &commit)) {
            return false;
        }
    }
    *ret_pile = left;
    return true;
}

static const char *check_cards(const struct template *s)
{
    struct pl_bag pile;

    if (!find_pile(s, &pile) || memcmp(&pile, &s->secret.pile, sizeof pile) != 0) {
        return "the cards are not those of the deck";
    }
    if (!s->head.over && !pl_bag_has(&s->public.seen, s->public.prize)) {
        return "the prize is not face up";
    }
    if (pl_bag_total(&pile) + s->public.round < TEMPLATE_ROUNDS) {
        return "the pile does not last to the end";
    }
    return NULL;
}

static bool is_bidding(const struct template *s)
{
    return s->head.frame_count > 1 && s->head.frame[1].kind == TEMPLATE_FRAME_BID;
}

/* ROUND at the bottom, then perhaps BID, then any number of TAKE, and ROUND is not alone. */
static const char *check_stack(const struct template *s)
{
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        bool is_bid = i == 1 && frame->kind == TEMPLATE_FRAME_BID;
        struct pl_frame wanted = {
            .kind = i == 0   ? TEMPLATE_FRAME_ROUND
                    : is_bid ? TEMPLATE_FRAME_BID
                             : TEMPLATE_FRAME_TAKE,
            .seat = i == 0 || is_bid ? 0 : frame->seat,
            .step = i == 0 ? TEMPLATE_ROUND_END : 0,
        };
        if (memcmp(frame, &wanted, sizeof wanted) != 0 || frame->seat >= s->head.seats) {
            return "a frame is not where it may be";
        }
    }
    return s->head.frame_count < 2 ? "nothing is to be decided" : NULL;
}

static const char *check_turn(const struct template *s)
{
    const struct pl_frame *top = pl_peek(&s->head);
    pl_seat_mask uncommitted = pl_all_seats(&s->head) & (pl_seat_mask)~s->public.committed;
    pl_seat_mask asked =
        top->kind == TEMPLATE_FRAME_BID ? uncommitted : (pl_seat_mask)(1u << top->seat);

    if (s->head.waiting != asked) {
        return "the wrong seats are waited for";
    }
    if (is_bidding(s) ? uncommitted == 0 : s->public.committed != 0) {
        return "the bids are already complete, or not yet asked for";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        bool must_bid = is_bidding(s) && (uncommitted >> p & 1);
        if (s->public.hand_count[p] + s->public.round < TEMPLATE_ROUNDS + must_bid) {
            return "a hand does not last to the end";
        }
    }
    return NULL;
}

static const char *check_end(const struct template *s)
{
    bool is_end = s->public.round == TEMPLATE_ROUNDS && s->public.prize == TEMPLATE_NO_CARD &&
                  s->public.committed == 0 && s->head.frame_count == 0;

    return is_end ? NULL : "the game is not over yet";
}

const char *template_check(const struct pl_state *state)
{
    const struct template *s = template_in(state);
    const char *reason = NULL;

    if (has_spare_bytes(s) || s->public.committed >> s->head.seats) {
        return "an unused byte is set";
    }
    if (s->public.round < 1 || s->public.round > TEMPLATE_ROUNDS ||
        s->public.prize >= TEMPLATE_CARD_COUNT) {
        return "the round or the prize is out of range";
    }
    for (pl_seat p = 0; !reason && p < PL_SEATS_MAX; p++) {
        reason = p < s->head.seats ? check_seat(s, p) : check_absent_seat(s, p);
    }
    if (!reason) {
        reason = check_cards(s);
    }
    if (!reason) {
        reason = s->head.over ? check_end(s) : check_stack(s);
    }
    return reason || s->head.over ? reason : check_turn(s);
}

/* A card set as the prize lies face up. */
void template_normalize(struct pl_state *state)
{
    struct template *s = template_of(state);

    if (s->head.seats > PL_SEATS_MAX) {
        return;
    }
    s->public.committed = 0;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        s->public.hand_count[p] = (uint8_t)pl_bag_total(&s->private[p].hand);
        s->public.committed |= (uint8_t)((s->private[p].commit != TEMPLATE_NO_CARD) << p);
    }
    if (s->public.prize && !pl_bag_has(&s->public.seen, s->public.prize % 64u)) {
        pl_bag_add(&s->public.seen, s->public.prize % 64u);
    }
    find_pile(s, &s->secret.pile);
    if (s->head.frame_count == 2 && is_bidding(s)) {
        s->head.waiting = pl_all_seats(&s->head) & (pl_seat_mask)~s->public.committed;
    }
}
