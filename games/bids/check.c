/* Invariants. Takes any bytes: what passes can be played to the end without an assertion, so every
 * number that serves as an index or a count is bounded here. And what follows from the rest after a
 * field was set by hand. */
#include "games/bids/check.h"

static bool has_spare_bytes(const struct bids *s)
{
    static const uint8_t zero[sizeof s->private[0].spare];
    bool has = s->public.spare != 0;

    for (pl_seat p = 0; p < PL_SEATS_MAX; p++) {
        has |= memcmp(s->private[p].spare, zero, sizeof zero) != 0;
    }
    return has;
}

static const char *check_absent_seat(const struct bids *s, pl_seat seat)
{
    static const struct bids_private empty;

    if (s->public.points[seat] || s->public.hand_count[seat] || s->public.bid[seat] ||
        memcmp(&s->private[seat], &empty, sizeof empty) != 0) {
        return "a seat that does not exist owns something";
    }
    return NULL;
}

static const char *check_seat(const struct bids *s, pl_seat seat)
{
    const struct bids_private *own = &s->private[seat];
    bool is_committed = s->public.committed >> seat & 1;

    if (s->public.points[seat] < 0 || s->public.points[seat] > BIDS_POINTS_MAX) {
        return "points are out of range";
    }
    if (s->public.bid[seat] >= BIDS_CARD_COUNT || own->commit >= BIDS_CARD_COUNT) {
        return "there is no such card";
    }
    if (is_committed != (own->commit != BIDS_NO_CARD)) {
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
 * are more than there are (R-BID-1.2). */
static bool find_pile(const struct bids *s, struct pl_bag *ret_pile)
{
    struct pl_bag left = bids_full_deck();

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

static const char *check_cards(const struct bids *s)
{
    struct pl_bag pile;

    if (!find_pile(s, &pile) || memcmp(&pile, &s->secret.pile, sizeof pile) != 0) {
        return "the cards are not those of the deck";
    }
    if (!s->head.over && !pl_bag_has(&s->public.seen, s->public.prize)) {
        return "the prize is not face up";
    }
    if (pl_bag_total(&pile) + s->public.round < BIDS_ROUNDS) {
        return "the pile does not last to the end";
    }
    return NULL;
}

static const char *check_end(const struct bids *s)
{
    bool is_end = s->public.round == BIDS_ROUNDS && s->public.prize == BIDS_NO_CARD &&
                  s->public.committed == 0 && s->head.frame_count == 0;

    return is_end ? NULL : "the game is not over yet";
}

const char *bids_check(const struct pl_state *state)
{
    const struct bids *s = bids_read(state);
    const char *reason = NULL;

    if (has_spare_bytes(s) || s->public.committed >> s->head.seats) {
        return "an unused byte is set";
    }
    if (s->public.round < 1 || s->public.round > BIDS_ROUNDS ||
        s->public.prize >= BIDS_CARD_COUNT) {
        return "the round or the prize is out of range";
    }
    for (pl_seat p = 0; !reason && p < PL_SEATS_MAX; p++) {
        reason = p < s->head.seats ? check_seat(s, p) : check_absent_seat(s, p);
    }
    if (!reason) {
        reason = check_cards(s);
    }
    if (!reason) {
        reason = s->head.over ? check_end(s) : bids_check_frames(s);
    }
    return reason;
}

/* A card set as the prize lies face up. */
void bids_normalize(struct pl_state *state)
{
    struct bids *s = bids_edit(state);

    if (s->head.seats > PL_SEATS_MAX) {
        return;
    }
    s->public.committed = 0;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        s->public.hand_count[p] = (uint8_t)pl_bag_total(&s->private[p].hand);
        s->public.committed |= (uint8_t)((s->private[p].commit != BIDS_NO_CARD) << p);
    }
    if (s->public.prize && !pl_bag_has(&s->public.seen, s->public.prize % 64u)) {
        pl_bag_add(&s->public.seen, s->public.prize % 64u);
    }
    find_pile(s, &s->secret.pile);
    if (s->head.frame_count == 2 && s->head.frame[1].kind == BIDS_FRAME_BID) {
        s->head.waiting = bids_uncommitted(s);
    }
}
