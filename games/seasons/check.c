/* Invariants. Takes any bytes: what passes can be played to the end without an assertion, so
 * every number that serves as an index, count or pending amount is bounded here. */
#include "games/seasons/check.h"
#include "games/seasons/setup.h"
#include "games/seasons/table.h"

enum { YEAR_MIN = -99, YEAR_MAX = 99 };

static bool is_zero(const void *bytes, size_t size)
{
    static const uint8_t zero[64];

    PL_ASSERT(size <= sizeof zero);
    return memcmp(bytes, zero, size) == 0;
}

/* Bounds of single values. */
static const char *check_values(const struct seasons *s)
{
    const struct seasons_public *pub = &s->public;
    bool is_prelude = pub->space == 0;

    if (pub->space > SEASONS_WHEEL_SPACES || pub->year < YEAR_MIN || pub->year > YEAR_MAX ||
        pub->round > SEASONS_ROUNDS_MAX) {
        return "space, year or round is out of range";
    }
    if (is_prelude ? pub->round != 0 : pub->round == 0) {
        return "the tournament has begun without a round, or not at all";
    }
    if (pub->first >= s->head.seats) {
        return "the first player does not exist";
    }
    if (pub->can_transmute > 1 || pub->transmute_bonus > SEASONS_BONUS_MAX * SEASONS_SEATS ||
        pub->actions > SEASONS_TURN_ACTIONS_MAX + 1 || !is_zero(pub->spare, sizeof pub->spare)) {
        return "the values of the turn are out of range";
    }
    return pub->library_taken[0] > 1 || pub->library_taken[1] > 1 ? "a library is taken twice"
                                                                  : NULL;
}

/* R-SEA-2.2, R-SEA-4.3: n + 1 dice of each season, each rolled die taken by at most one seat. */
static const char *check_dice(const struct seasons *s)
{
    const struct seasons_public *pub = &s->public;
    uint32_t owners = 0;

    for (uint32_t season = 0; season < SEASONS_SEASON_COUNT; season++) {
        uint32_t last = 0;
        for (uint32_t i = 0; i < SEASONS_DICE; i++) {
            uint32_t die = pub->dice[season][i];
            bool is_used = i <= s->head.seats;
            if (is_used ? die <= last || die > SEASONS_DICE : die != 0) {
                return "the dice of a season are not those of this many players";
            }
            last = die;
        }
    }
    for (uint32_t i = 0; i < SEASONS_DICE; i++) {
        bool is_rolled = pub->round > 0 && i <= s->head.seats;
        if (is_rolled ? pub->face[i] < 1 || pub->face[i] > SEASONS_FACES : pub->face[i] != 0) {
            return "a die shows an impossible face";
        }
        if (pub->owner[i] > s->head.seats || (!is_rolled && pub->owner[i] != 0) ||
            (pub->owner[i] && owners >> pub->owner[i] & 1)) {
            return "a die has an impossible owner";
        }
        owners |= 1u << pub->owner[i];
    }
    return NULL;
}

/* R-SEA-C4.1, R-SEA-C35.2: tokens lie only on cards in play, and not too many. */
static const char *check_slots(const struct seasons *s, pl_seat p)
{
    const struct seasons_public *pub = &s->public;
    uint32_t amulets = seasons_copies(s, p, SEASONS_AMULET_OF_WATER);
    uint32_t cauldrons = seasons_copies(s, p, SEASONS_GLUTTON_CAULDRON);

    for (uint32_t slot = 0; slot < SEASONS_SLOTS; slot++) {
        uint32_t most = slot < amulets ? SEASONS_AMULET_OF_WATER_TOKENS : 0;
        if (seasons_sum(pub->amulet[p][slot]) > most) {
            return "too many tokens on an Amulet of Water";
        }
        most = slot < cauldrons ? SEASONS_CAULDRON_FULL_TOKENS - 1 : 0;
        if (seasons_sum(pub->cauldron[p][slot]) > most) {
            return "too many tokens on a Glutton Cauldron";
        }
    }
    if (pub->cauldron_turned[p] >> cauldrons) {
        return "a Cauldron that is not in play is turned";
    }
    if ((uint32_t)__builtin_popcount(pub->cauldron_turned[p]) !=
        pl_bag_count(&pub->turned[p], SEASONS_GLUTTON_CAULDRON)) {
        return "the turned Cauldrons do not match";
    }
    return NULL;
}

/* A seat that does not play has nothing. */
static const char *check_absent(const struct seasons *s, pl_seat p)
{
    const struct seasons_public *pub = &s->public;
    static const struct seasons_private none;

    bool has_any = !pl_bag_is_empty(&pub->tableau[p]) || !pl_bag_is_empty(&pub->turned[p]) ||
                   !pl_bag_is_empty(&pub->shown[p]) || pub->crystals[p] || pub->gauge[p] ||
                   pub->bonus_used[p] || pub->hand_count[p] || pub->look_count[p] ||
                   pub->cauldron_turned[p] || pub->library_count[p][0] ||
                   pub->library_count[p][1] || !is_zero(pub->reserve[p], sizeof pub->reserve[p]) ||
                   !is_zero(pub->amulet[p], sizeof pub->amulet[p]) ||
                   !is_zero(pub->cauldron[p], sizeof pub->cauldron[p]);
    return has_any || memcmp(&s->private[p], &none, sizeof none) != 0
               ? "a seat that does not play has something"
               : NULL;
}

/* R-SEA-10.2, R-SEA-12.3: too many tokens only while the owner is gaining or giving back, or a
 * Grimoire is among cards that leave together. */
static bool may_overflow(const struct seasons *s, pl_seat p)
{
    const struct pl_frame *top = pl_peek(&s->head);

    if (top->kind == SEASONS_FRAME_PAY && s->head.frame_count > 1) {
        top--; /* R-SEA-C50.4: Onys is being paid for. */
    }
    return (top->kind == SEASONS_FRAME_GAIN || top->kind == SEASONS_FRAME_OVERFLOW ||
            top->kind == SEASONS_FRAME_SKULL) &&
           top->seat == p;
}

/* Adds a bag to the count of each card; false when a card would be there more than twice. */
static bool gather(struct pl_bag *sum, const struct pl_bag *bag)
{
    if (!pl_bag_is_sane(bag) || (sum->two & bag->one) || (sum->one & bag->two)) {
        return false;
    }
    pl_bag_add_all(sum, bag);
    return true;
}

static const char *check_player(const struct seasons *s, pl_seat p)
{
    const struct seasons_public *pub = &s->public;
    const struct seasons_private *own = &s->private[p];
    uint32_t tokens = seasons_reserve_total(s, p);
    uint32_t hand = pub->space == 0 ? 0 : pl_bag_total(&own->hand);

    if (pub->crystals[p] < 0 || pub->crystals[p] > SEASONS_CRYSTALS_MAX ||
        pub->gauge[p] > SEASONS_GAUGE_MAX || pub->bonus_used[p] > SEASONS_BONUS_MAX) {
        return "crystals, gauge or bonuses are out of range";
    }
    if (tokens > 3 * SEASONS_GRIMOIRE_CAPACITY) {
        return "a reserve holds more tokens than any effect can bring";
    }
    if (tokens > seasons_capacity(s, p) && (s->head.over || !may_overflow(s, p))) {
        return "a reserve is overfull and nobody settles it";
    }
    if (pub->hand_count[p] != hand || pub->look_count[p] != pl_bag_total(&own->look)) {
        return "a count of hidden cards is wrong";
    }
    if (!pl_bag_contains(&pub->tableau[p], &pub->turned[p]) ||
        !pl_bag_contains(&own->hand, &pub->shown[p])) {
        return "turned or shown cards are not where they should be";
    }
    struct pl_bag known = s->public.seen_discard;
    if (!gather(&known, &own->thrown) || !pl_bag_contains(&s->secret.discard, &known)) {
        return "a card thrown away is not in the discard pile";
    }
    if (own->known_top != 0 && own->known_top != s->secret.top[0]) {
        return "a seat remembers a top card that is not there";
    }
    if (!is_zero(own->spare, sizeof own->spare)) {
        return "a spare byte is used";
    }
    return check_slots(s, p);
}

static bool gather_seat(const struct seasons *s, pl_seat p, struct pl_bag *sum)
{
    const struct seasons_private *own = &s->private[p];

    return gather(sum, &s->public.tableau[p]) && gather(sum, &own->hand) &&
           gather(sum, &own->library[0]) && gather(sum, &own->library[1]) &&
           gather(sum, &own->packet) && gather(sum, &own->kept) && gather(sum, &own->look) &&
           pl_bag_is_sane(&s->public.turned[p]) && pl_bag_is_sane(&s->public.shown[p]);
}

/* Every card is in exactly one place; each exists twice (R-SEA-1.3). */
static const char *check_cards(const struct seasons *s)
{
    struct pl_bag sum = { 0, 0 };
    struct pl_bag all = seasons_universe(s);
    uint32_t tops = 0;
    bool is_fine = gather(&sum, &s->secret.deck) && gather(&sum, &s->secret.discard);

    for (pl_seat p = 0; p < s->head.seats && is_fine; p++) {
        is_fine = gather_seat(s, p, &sum);
    }
    for (; tops < SEASONS_TOP_MAX && s->secret.top[tops] && is_fine; tops++) {
        struct pl_bag card = { SEASONS_BIT(s->secret.top[tops]), 0 };
        is_fine = gather(&sum, &card);
    }
    if (!is_fine || sum.one != all.one || sum.two != all.two) {
        return "a card is missing or there too often";
    }
    for (uint32_t i = tops; i < SEASONS_TOP_MAX; i++) {
        if (s->secret.top[i]) {
            return "the top cards have a gap";
        }
    }
    if (s->public.draw_count != pl_bag_total(&s->secret.deck) + tops ||
        s->public.discard_count != pl_bag_total(&s->secret.discard)) {
        return "the size of a pile is wrong";
    }
    if (!pl_bag_is_sane(&s->public.seen_discard) ||
        !pl_bag_contains(&s->secret.discard, &s->public.seen_discard)) {
        return "a card seen in the discard pile is not there";
    }
    return NULL;
}

/* R-SEA-3.1: a packet for each seat, and a commitment exactly for those who have decided. */
static const char *check_draft(const struct seasons *s, pl_seat p)
{
    const struct seasons_private *own = &s->private[p];
    bool is_waiting = s->head.waiting >> p & 1;
    uint32_t packet = pl_bag_total(&own->packet);

    if (packet != s->public.packet_count || packet < 2 ||
        packet + pl_bag_total(&own->kept) != SEASONS_DRAFT_CARDS) {
        return "a draft packet has the wrong size";
    }
    if (is_waiting ? own->pick != 0 : !own->pick || !pl_bag_has(&own->packet, own->pick)) {
        return "a draft commitment is wrong";
    }
    return pl_bag_is_empty(&own->hand) && pl_bag_is_empty(&own->library[0]) &&
                   pl_bag_is_empty(&own->library[1])
               ? NULL
               : "there is a hand or a library before the split";
}

/* R-SEA-3.3 */
static const char *check_split(const struct seasons *s, pl_seat p)
{
    const struct seasons_private *own = &s->private[p];
    bool is_waiting = s->head.waiting >> p & 1;
    uint32_t hand = pl_bag_total(&own->hand);
    uint32_t second = pl_bag_total(&own->library[0]);
    uint32_t third = pl_bag_total(&own->library[1]);
    uint32_t kept = pl_bag_total(&own->kept);

    if (hand + second + third + kept != SEASONS_DRAFT_CARDS || hand > SEASONS_SPLIT_CARDS ||
        own->pick != 0 || !pl_bag_is_empty(&own->packet)) {
        return "a split does not have nine cards";
    }
    if (is_waiting ? third != 0 || second >= SEASONS_SPLIT_CARDS ||
                         (second > 0 && hand < SEASONS_SPLIT_CARDS)
                   : second != SEASONS_SPLIT_CARDS || third != SEASONS_SPLIT_CARDS) {
        return "a split is in an impossible order";
    }
    return NULL;
}

static const char *check_prelude(const struct seasons *s)
{
    bool is_draft = s->head.frame[0].kind == SEASONS_FRAME_DRAFT;

    if (s->head.over || s->head.frame_count != 1 ||
        (!is_draft && s->head.frame[0].kind != SEASONS_FRAME_SPLIT)) {
        return "the prelude has another decision than draft or split";
    }
    if ((is_draft ? 0 : s->public.packet_count) || s->secret.top[0]) {
        return "the prelude has a packet or top card too many";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        const char *reason = is_draft ? check_draft(s, p) : check_split(s, p);
        if (reason) {
            return reason;
        }
        if (!pl_bag_is_empty(&s->public.tableau[p]) || !pl_bag_is_empty(&s->public.shown[p]) ||
            s->public.look_count[p] || s->public.library_count[p][0] ||
            s->public.library_count[p][1]) {
            return "there are cards on the table before the tournament";
        }
    }
    return NULL;
}

static const char *check_tournament(const struct seasons *s)
{
    if (s->public.packet_count != 0) {
        return "a draft packet is left over";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        const struct seasons_private *own = &s->private[p];
        if (!pl_bag_is_empty(&own->packet) || !pl_bag_is_empty(&own->kept) || own->pick) {
            return "draft cards are left over";
        }
        for (uint32_t i = 0; i < SEASONS_LIBRARIES; i++) {
            if (pl_bag_total(&own->library[i]) != s->public.library_count[p][i]) {
                return "a library has the wrong size";
            }
        }
    }
    return s->head.over ? NULL : seasons_check_frames(s);
}

const char *seasons_check(const struct pl_state *state)
{
    const struct seasons *s = seasons_read(state);
    const char *reason = check_values(s);

    if (!reason) {
        reason = check_dice(s);
    }
    if (!reason) {
        reason = check_cards(s);
    }
    for (pl_seat p = 0; p < SEASONS_SEATS && !reason; p++) {
        reason = p < s->head.seats ? check_player(s, p) : check_absent(s, p);
    }
    if (!reason) {
        reason = s->public.space == 0 ? check_prelude(s) : check_tournament(s);
    }
    return reason;
}

static void take_out(struct pl_bag *pool, const struct pl_bag *bag)
{
    if (pl_bag_is_sane(bag) && pl_bag_contains(pool, bag)) {
        pl_bag_remove_all(pool, bag);
    }
}

/* What is in both bags. */
static struct pl_bag common(struct pl_bag a, struct pl_bag b)
{
    return (struct pl_bag){ a.one & b.one, a.two & b.two };
}

/* The draw pile is whatever lies nowhere else, and counts follow the hidden cards. */
void seasons_normalize(struct pl_state *state)
{
    struct seasons *s = seasons_edit(state);
    struct pl_bag pool = seasons_universe(s);
    uint32_t tops = 0;

    for (pl_seat p = 0; p < s->head.seats && p < SEASONS_SEATS; p++) {
        struct seasons_private *own = &s->private[p];
        take_out(&pool, &s->public.tableau[p]);
        take_out(&pool, &own->hand);
        take_out(&pool, &own->library[0]);
        take_out(&pool, &own->library[1]);
        take_out(&pool, &own->packet);
        take_out(&pool, &own->kept);
        take_out(&pool, &own->look);
        s->public.hand_count[p] = s->public.space ? (uint8_t)pl_bag_total(&own->hand) : 0;
        s->public.look_count[p] = (uint8_t)pl_bag_total(&own->look);
        s->public.shown[p] = common(s->public.shown[p], own->hand);
        s->public.turned[p] = common(s->public.turned[p], s->public.tableau[p]);
        own->thrown = common(own->thrown, s->secret.discard);
        for (uint32_t i = 0; s->public.space && i < SEASONS_LIBRARIES; i++) {
            s->public.library_count[p][i] = (uint8_t)pl_bag_total(&own->library[i]);
        }
    }
    take_out(&pool, &s->secret.discard);
    s->public.seen_discard = common(s->public.seen_discard, s->secret.discard);
    for (; tops < SEASONS_TOP_MAX && s->secret.top[tops]; tops++) {
        struct pl_bag card = { SEASONS_BIT(s->secret.top[tops] % PL_BAG_IDS), 0 };
        take_out(&pool, &card);
    }
    s->secret.deck = pool;
    s->public.draw_count = (uint8_t)(pl_bag_total(&pool) + tops);
    s->public.discard_count = (uint8_t)pl_bag_total(&s->secret.discard);
}
