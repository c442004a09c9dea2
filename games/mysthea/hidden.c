/* Guessing what an observer does not see: the other hands and orders, the deck, the box. */
#include "games/mysthea/flow.h"

/* A random card of the pool moves to the set. */
static uint32_t deal_one(struct mysthea *s, struct pl_set *pool, struct pl_set *to)
{
    uint32_t card = pl_set_at(pool, pl_rng_below(&s->secret.rng, pl_set_count(pool)));

    pl_set_remove(pool, card);
    pl_set_add(to, card);
    return card;
}

static void deal(struct mysthea *s, struct pl_set *pool, struct pl_set *to, uint32_t count)
{
    while (count-- > 0) {
        deal_one(s, pool, to);
    }
}

/* Every card whose place the viewer does not know, those under the deck included. */
static struct pl_set unknown_cards(const struct mysthea *s, pl_seat viewer)
{
    struct pl_set pool = pl_set_minus(mysthea_of_kind[MYSTHEA_KIND_ANY], mysthea_open_cards(s));

    if (viewer < s->head.seats) {
        pool = pl_set_minus(pool, s->private[viewer].hand);
    }
    return pool;
}

/* R-MYS-2.9: of each kind that a player was dealt and has not shown, one of the unknown cards. */
static void deal_start_cards(struct mysthea *s, pl_seat seat, struct pl_set *pool)
{
    for (uint32_t kind = MYSTHEA_KIND_TACTIC; kind <= MYSTHEA_KIND_UPGRADE; kind++) {
        struct pl_set of_kind = pl_set_and(mysthea_of_kind[kind], mysthea_of_era[0]);
        struct pl_set cards = pl_set_and(*pool, of_kind);
        if (s->public.start_hidden[seat] >> kind & 1) {
            pl_set_remove(pool, deal_one(s, &cards, &s->private[seat].hand));
        }
    }
}

/* A seat that is giving up cards for an effect has what it still has to give: where no card in
 * sight and no start card is of such a kind, one that it drew is. */
struct needs {
    pl_seat seat;
    uint32_t count;
    uint8_t kind[MYSTHEA_GIVEN_MAX];
};

static struct needs find_needs(const struct mysthea *s, pl_seat viewer)
{
    const struct pl_frame *top = s->head.frame_count > 0 ? pl_peek(&s->head) : NULL;
    struct needs needs = { .seat = PL_NOBODY };
    uint32_t held[MYSTHEA_KIND_COUNT] = { 0 };

    if (!top || top->kind != MYSTHEA_FRAME_EFFECT || top->step != MYSTHEA_EFFECT_PRICE ||
        top->seat == viewer || mysthea_is_reward((uint32_t)top->arg[MYSTHEA_EFFECT_NUMBER])) {
        return needs;
    }
    needs.seat = top->seat;
    for (uint32_t kind = MYSTHEA_KIND_TACTIC; kind <= MYSTHEA_KIND_UPGRADE; kind++) {
        struct pl_set shown = pl_set_and(s->public.shown[top->seat], mysthea_of_kind[kind]);
        held[kind] = pl_set_count(&shown) + (s->public.start_hidden[top->seat] >> kind & 1);
    }
    for (uint32_t i = (uint32_t)top->arg[MYSTHEA_EFFECT_PART]; i < MYSTHEA_GIVEN_MAX; i++) {
        uint32_t kind = mysthea_effects[top->arg[MYSTHEA_EFFECT_NUMBER]].give[i];
        if (kind == MYSTHEA_KIND_NONE || kind == MYSTHEA_KIND_ANY) {
            continue;
        }
        if (held[kind] > 0) {
            held[kind]--;
        } else {
            needs.kind[needs.count++] = (uint8_t)kind;
        }
    }
    return needs;
}

/* Unknown cards of a kind and era that may be in a hand. Cards put under the deck of the current
 * era are taken only where there are no others: most of them still lie there. */
static struct pl_set candidates(const struct mysthea *s, const struct pl_set *pool, uint32_t kind,
                                uint32_t era)
{
    struct pl_set all = pl_set_and(*pool, pl_set_and(mysthea_of_kind[kind], mysthea_of_era[era]));
    struct pl_set fresh = pl_set_minus(all, s->public.under);
    bool is_deck_out = s->public.deck_count == s->public.bottom_count;

    return pl_set_is_empty(&fresh) && is_deck_out ? all : fresh;
}

/* Deals the needed cards by one way of sharing them among the eras, a number in base ERAS; false
 * when it does not work out. */
static bool try_needs(struct mysthea *s, const struct needs *needs, uint32_t way,
                      struct pl_set *pool)
{
    uint8_t left[MYSTHEA_ERAS];
    struct pl_set rest = *pool;
    struct pl_set dealt = { { 0, 0 } };

    memcpy(left, s->public.drawn_hidden[needs->seat], sizeof left);
    for (uint32_t i = 0; i < needs->count; i++, way /= MYSTHEA_ERAS) {
        uint32_t era = way % MYSTHEA_ERAS + 1;
        struct pl_set cards = candidates(s, &rest, needs->kind[i], era);
        if (left[era - 1] == 0 || pl_set_is_empty(&cards)) {
            return false;
        }
        left[era - 1]--;
        pl_set_remove(&rest, deal_one(s, &cards, &dealt));
    }
    *pool = rest;
    s->private[needs->seat].hand = pl_set_or(s->private[needs->seat].hand, dealt);
    return true;
}

static void deal_needs(struct mysthea *s, const struct needs *needs, struct pl_set *pool)
{
    uint32_t ways = 1;

    for (uint32_t i = 0; i < needs->count; i++) {
        ways *= MYSTHEA_ERAS;
    }
    uint32_t first = pl_rng_below(&s->secret.rng, ways);
    for (uint32_t i = 0; i < ways; i++) {
        if (try_needs(s, needs, (first + i) % ways, pool)) {
            return;
        }
    }
}

/* Cards drawn in an era that a guessed hand still lacks. */
static uint32_t missing(const struct mysthea *s, pl_seat seat, uint32_t era)
{
    struct pl_set hidden = pl_set_minus(s->private[seat].hand, s->public.shown[seat]);
    struct pl_set dealt = pl_set_and(hidden, mysthea_of_era[era]);

    return s->public.drawn_hidden[seat][era - 1] - pl_set_count(&dealt);
}

/* The hidden cards of one era that others hold. */
static uint32_t hidden_of_era(const struct mysthea *s, pl_seat viewer, uint32_t era)
{
    uint32_t count = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        count += p == viewer ? 0u : missing(s, p, era);
    }
    return count;
}

static void deal_hands(struct mysthea *s, pl_seat viewer, uint32_t era, struct pl_set *pool)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != viewer) {
            deal(s, pool, &s->private[p].hand, missing(s, p, era));
        }
    }
}

/* R-MYS-17.3: the viewer knows the places of the cards that they put under the deck. */
static void fill_own_bottom(struct mysthea *s, pl_seat viewer, struct pl_set *pool)
{
    for (uint32_t i = 0; viewer < s->head.seats && i < s->public.bottom_count; i++) {
        uint32_t card = s->private[viewer].bottom[i];
        s->secret.bottom[i] = (uint8_t)card;
        if (card) {
            pl_set_remove(pool, card);
        }
    }
}

/* The other places hold cards that went there before everybody's eyes. */
static void fill_bottom(struct mysthea *s, struct pl_set *pool)
{
    struct pl_set under = pl_set_and(*pool, s->public.under);
    struct pl_set ignored = { { 0, 0 } };

    for (uint32_t i = 0; i < s->public.bottom_count; i++) {
        if (!s->secret.bottom[i]) {
            s->secret.bottom[i] = (uint8_t)deal_one(s, &under, &ignored);
            pl_set_remove(pool, s->secret.bottom[i]);
        }
    }
}

/* Cards under the deck that a player has drawn unseen meanwhile are in hands, and so is whatever
 * the deck has no room for. */
static void fill_current_era(struct mysthea *s, pl_seat viewer, struct pl_set *pool)
{
    uint32_t era = s->public.era;
    uint32_t deck_count = (uint32_t)s->public.deck_count - s->public.bottom_count;
    struct pl_set cards = pl_set_and(*pool, mysthea_of_era[era]);

    *pool = pl_set_minus(*pool, mysthea_of_era[era]);
    fill_bottom(s, &cards);
    PL_ASSERT(pl_set_count(&cards) == deck_count + hidden_of_era(s, viewer, era));
    struct pl_set drawn = pl_set_and(cards, s->public.under);
    struct pl_set fresh = pl_set_minus(cards, drawn);
    deal(s, &fresh, &s->secret.deck, deck_count);
    drawn = pl_set_or(drawn, fresh);
    deal_hands(s, viewer, era, &drawn);
}

/* A seat that is putting cards under the deck right now has some of them in mind. What others know
 * of cards that lie there already is not guessed: nothing depends on it. */
static void fill_mind(struct mysthea *s, pl_seat viewer)
{
    const struct pl_frame *top = s->head.frame_count > 0 ? pl_peek(&s->head) : NULL;
    bool is_burying = top && top->kind == MYSTHEA_FRAME_DEVELOP &&
                      top->step == MYSTHEA_DEVELOP_ORDER && top->seat != viewer;
    struct pl_set left = s->public.display;
    struct pl_set ignored = { { 0, 0 } };

    for (int32_t i = 0; is_burying && i < top->arg[MYSTHEA_DEVELOP_CARDS]; i++) {
        s->private[top->seat].bottom[s->public.bottom_count + i] =
            (uint8_t)deal_one(s, &left, &ignored);
    }
}

/* R-MYS-11.5: a player who has given an order chose one of their cards, or none. */
static void guess_order(struct mysthea *s, pl_seat seat)
{
    const struct pl_set *hand = &s->private[seat].hand;
    uint32_t rank = pl_rng_below(&s->secret.rng, pl_set_count(hand) + 1);

    if ((s->public.battle_given >> seat & 1) && rank > 0) {
        s->private[seat].order = (uint8_t)pl_set_at(hand, rank - 1);
    }
}

void mysthea_fill_hidden(struct pl_state *state, pl_seat viewer)
{
    struct mysthea *s = mysthea_edit(state);
    struct pl_set pool = unknown_cards(s, viewer);

    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != viewer) {
            s->private[p].hand = s->public.shown[p];
            deal_start_cards(s, p, &pool);
        }
    }
    fill_own_bottom(s, viewer, &pool);
    struct needs needs = find_needs(s, viewer);
    if (needs.count > 0) {
        deal_needs(s, &needs, &pool);
    }
    if (s->public.era > 0) {
        fill_current_era(s, viewer, &pool);
    }
    for (uint32_t era = 1; era <= MYSTHEA_ERAS; era++) {
        struct pl_set cards = pl_set_and(pool, mysthea_of_era[era]);
        if (era != s->public.era) {
            deal_hands(s, viewer, era, &cards);
            pool = pl_set_or(pl_set_minus(pool, mysthea_of_era[era]), cards);
        }
    }
    for (uint32_t era = 0; era <= MYSTHEA_ERAS; era++) {
        if (era == 0 || era < s->public.era) {
            s->secret.box = pl_set_or(s->secret.box, pl_set_and(pool, mysthea_of_era[era]));
        }
    }
    fill_mind(s, viewer);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != viewer) {
            guess_order(s, p);
        }
    }
}
