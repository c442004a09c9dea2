/* Invariants. Takes any bytes: what passes can be played to the end without an assertion, so every
 * number that serves as an index, count or pending amount is bounded here. */
#include "games/mysthea/check.h"

static bool is_zero(const void *bytes, size_t size)
{
    static const uint8_t zero[64];

    PL_ASSERT(size <= sizeof zero);
    return memcmp(bytes, zero, size) == 0;
}

/* Whether the items are the numbers from `first` on, each once. */
static bool is_permutation(const uint8_t *items, uint32_t count, uint32_t first)
{
    uint32_t seen = 0;

    for (uint32_t i = 0; i < count; i++) {
        seen |= items[i] < 16 ? 1u << items[i] : 0u;
    }
    return seen == ((1u << count) - 1) << first;
}

static const char *check_values(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t masks = (uint32_t)pub->champion_moved | pub->wounded | pub->charged |
                     pub->battle_seats | pub->battle_given | pub->battle_champions;

    if (!is_zero(pub->spare, sizeof pub->spare) ||
        !is_zero(s->secret.spare, sizeof s->secret.spare)) {
        return "a spare byte is used";
    }
    if (pub->era > MYSTHEA_ERAS || (s->head.over && pub->era != MYSTHEA_ERAS)) {
        return "the era is out of range";
    }
    if (!is_permutation(pub->ring, MYSTHEA_ISLANDS, 1) ||
        !is_permutation(pub->order, s->head.seats, 0)) {
        return "the ring or the artefacts are not complete";
    }
    if (masks & ~(uint32_t)pl_all_seats(&s->head)) {
        return "a seat that does not play is in a mask";
    }
    if (pub->night & ~((1u << MYSTHEA_ISLAND_COUNT) - 2) || pub->defeated >> MYSTHEA_MONSTERS) {
        return "sides of cards or defeated monsters are out of range";
    }
    return NULL;
}

/* R-MYS-2.2, R-MYS-2.15, R-MYS-12.3 */
static const char *check_islands(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t types = 0;
    uint32_t owners = 0;

    if (pub->mirage[0] || pub->attuned[0]) {
        return "an island that does not exist has something";
    }
    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        uint32_t region = pub->mirage[island];
        uint32_t owner = pub->attuned[island];
        if (region >= MYSTHEA_REGION_COUNT || owner > s->head.seats) {
            return "a mirage or an attunement card is out of range";
        }
        bool is_wrong = region && (mysthea_island_of[region] != island ||
                                   s->head.seats != MYSTHEA_PLAYERS_MIN ||
                                   (types >> mysthea_type_of[region] & 1));
        if (is_wrong || (owner && (owners >> owner & 1))) {
            return "a mirage is in a wrong place, or a seat has attuned twice";
        }
        types |= region ? 1u << mysthea_type_of[region] : 0u;
        owners |= 1u << owner;
    }
    return NULL;
}

static bool is_monster(uint32_t card)
{
    return card >= MYSTHEA_MONSTER_FIRST && card < MYSTHEA_EVENT_CARD_COUNT;
}

/* R-MYS-2.18: while mirages are laid out neither monsters nor encounters are shown. */
static bool is_before_board(const struct mysthea *s)
{
    return s->head.frame_count > 0 && s->head.frame[0].kind == MYSTHEA_FRAME_MIRAGE;
}

/* R-MYS-2.4: monsters on islands and cards of monsters are those of the three eras. */
static const char *check_monsters(const struct mysthea *s, uint32_t *ret_cards)
{
    const struct mysthea_public *pub = &s->public;
    bool is_early = is_before_board(s);
    uint32_t cards = 0;

    for (uint32_t i = 0; i < MYSTHEA_ERAS; i++) {
        uint32_t card = pub->monster_of_era[i];
        bool is_fine =
            is_early ? card == MYSTHEA_NO_EVENT_CARD : is_monster(card) && !(cards >> card & 1);
        if (!is_fine) {
            return "the monsters of the eras are wrong";
        }
        cards |= 1u << card;
    }
    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        uint32_t island = pub->monster_at[i];
        if (island >= MYSTHEA_ISLAND_COUNT ||
            (island && !(cards >> (MYSTHEA_MONSTER_FIRST + i) & 1))) {
            return "a monster is where it cannot be";
        }
    }
    *ret_cards = (cards | ((1u << MYSTHEA_MONSTER_FIRST) - 2)) & ~1u;
    return NULL;
}

/* R-MYS-4.1: the track has no gap; while region cards are to come, there is a next card. */
static const char *check_track(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t cards = 0;
    uint32_t on_track = 0;
    bool is_ended = false;
    const char *reason = check_monsters(s, &cards);

    for (uint32_t i = 0; !reason && i < MYSTHEA_TRACK_SPACES; i++) {
        uint32_t card = pub->track[i];
        bool is_wrong = card && (is_ended || card >= MYSTHEA_EVENT_CARD_COUNT ||
                                 !(cards >> card & 1) || (on_track >> card & 1));
        if (is_wrong) {
            return "the event track is wrong";
        }
        is_ended |= card == 0;
        on_track |= card ? 1u << card : 0u;
    }
    if (reason || pub->event_top >= MYSTHEA_EVENT_CARD_COUNT) {
        return reason ? reason : "the next event is out of range";
    }
    bool is_closed = mysthea_is_on(s, MYSTHEA_OPTION_EVENT_DECK_CLOSED) || pub->era == 0;
    uint32_t monster_place = pub->event_top - (uint32_t)MYSTHEA_MONSTER_FIRST;
    bool is_there = pub->event_top < MYSTHEA_MONSTER_FIRST ||
                    (monster_place < MYSTHEA_MONSTERS && pub->monster_at[monster_place]);
    if (pub->event_top && (is_closed || (on_track >> pub->event_top & 1) || !is_there)) {
        return "the next event cannot be known";
    }
    uint32_t left = cards & ~on_track;
    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        left &= pub->monster_at[i] ? left : ~(1u << (MYSTHEA_MONSTER_FIRST + i));
    }
    if (!is_closed && !s->head.over && (pub->event_top == 0) != (left == 0)) {
        return "the next event is not open";
    }
    return pub->era > 0 && pub->track[0] == 0 ? "no event has been shown" : NULL;
}

/* R-MYS-13.2, R-MYS-13.9 */
static const char *check_encounters(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    const uint64_t all = pl_bit(MYSTHEA_ENCOUNTER_COUNT) - 2;
    uint64_t met = 0;
    uint32_t count[MYSTHEA_SEATS] = { 0 };

    for (pl_seat p = 0; p < MYSTHEA_SEATS; p++) {
        const struct pl_bag *done = &pub->encounters[p];
        if (done->two || (done->one & ~all) || (done->one & met)) {
            return "an encounter is there twice, or does not exist";
        }
        met |= done->one;
        count[p] = pl_bag_total(done);
    }
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        if (frame->kind != MYSTHEA_FRAME_ENCOUNTER) {
            continue;
        }
        int16_t card = frame->arg[MYSTHEA_ENCOUNTER_CARD];
        uint64_t bit = card ? pl_bit((uint32_t)card) : 0;
        if (bit & met) {
            return "an encounter is there twice, or does not exist";
        }
        met |= bit;
        count[frame->seat]++;
    }
    for (pl_seat p = 0; p < MYSTHEA_SEATS; p++) {
        if (count[p] > (p < s->head.seats ? MYSTHEA_ENCOUNTERS_MAX : 0)) {
            return "a seat has too many encounters";
        }
    }
    if (pub->encounter_top >= MYSTHEA_ENCOUNTER_COUNT) {
        return "the next encounter does not exist";
    }
    uint64_t top = pub->encounter_top ? pl_bit(pub->encounter_top) : 0;
    if (is_before_board(s)) {
        return top ? "an encounter is open too early" : NULL;
    }
    return (met & top) || (top == 0 && met != all) ? "the next encounter is not open" : NULL;
}

/* R-MYS-1.3, R-MYS-2.3: all units are somewhere, and where they may be. */
static const char *check_units(const struct mysthea *s, pl_seat seat)
{
    static const uint8_t total[MYSTHEA_COUNTED] = { MYSTHEA_CONSTRUCTS, MYSTHEA_GOLEMS,
                                                    MYSTHEA_FORTS };
    const struct mysthea_public *pub = &s->public;
    uint32_t open = mysthea_open_regions(s);

    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        uint32_t sum = pub->reserve[unit][seat];
        for (uint32_t region = 0; region < MYSTHEA_REGION_COUNT; region++) {
            uint32_t count = pub->units[unit][seat][region];
            uint32_t moved = unit < MYSTHEA_MOBILE ? pub->moved[unit][seat][region] : 0u;
            if (count > total[unit] || moved > count || (count && !(open >> region & 1))) {
                return "units are where they cannot be";
            }
            sum += count;
        }
        sum += unit < MYSTHEA_MOBILE ? pub->pool[unit][seat] : 0u;
        if (sum != total[unit]) {
            return "units are missing, or there are too many";
        }
    }
    return NULL;
}

/* R-MYS-7.1, R-MYS-7.2 */
static const char *check_board(const struct mysthea *s, pl_seat seat)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t last = 0;
    bool is_ended = false;

    for (uint32_t i = 0; i < MYSTHEA_EQUIPMENT_PLACES; i++) {
        uint32_t card = pub->equipment[seat][i];
        bool is_wrong = card && (is_ended || card >= MYSTHEA_CARD_COUNT || card <= last ||
                                 mysthea_cards[card].kind != MYSTHEA_KIND_EQUIPMENT);
        if (is_wrong) {
            return "the equipment of a board is wrong";
        }
        is_ended |= card == 0;
        last = card;
    }
    for (uint32_t i = 0; i < MYSTHEA_PLACES; i++) {
        uint32_t card = pub->upgrade[seat][i];
        if (card && (card >= MYSTHEA_CARD_COUNT || mysthea_cards[card].place != i)) {
            return "an upgrade is in a wrong place";
        }
    }
    return NULL;
}

/* R-MYS-17.1, R-MYS-17.2: what is open of a hand. */
struct hand_count {
    uint8_t start;
    uint8_t drawn[MYSTHEA_ERAS];
    bool is_start_twice;
};

static struct hand_count count_hidden(const struct mysthea *s, pl_seat seat)
{
    struct pl_set left = pl_set_minus(s->private[seat].hand, s->public.shown[seat]);
    struct hand_count count = { 0 };

    left = pl_set_and(left, mysthea_of_kind[MYSTHEA_KIND_ANY]);
    while (!pl_set_is_empty(&left)) {
        const struct mysthea_card_info *info = &mysthea_cards[pl_set_take(&left)];
        if (info->era > 0) {
            count.drawn[info->era - 1]++;
            continue;
        }
        count.is_start_twice |= count.start >> info->kind & 1;
        count.start |= (uint8_t)(1u << info->kind);
    }
    return count;
}

static const char *check_hand(const struct mysthea *s, pl_seat seat)
{
    const struct mysthea_private *own = &s->private[seat];
    struct hand_count count = count_hidden(s, seat);

    if (!pl_set_contains(&own->hand, &s->public.shown[seat])) {
        return "a card is known to be in a hand and is not there";
    }
    if (count.is_start_twice || count.start != s->public.start_hidden[seat] ||
        memcmp(count.drawn, s->public.drawn_hidden[seat], sizeof count.drawn) != 0) {
        return "a count of hidden cards is wrong";
    }
    if (!is_zero(own->spare, sizeof own->spare)) {
        return "a spare byte is used";
    }
    bool is_given = s->public.battle_given >> seat & 1;
    if (own->order &&
        (!is_given || own->order >= MYSTHEA_CARD_COUNT || !pl_set_has(&own->hand, own->order))) {
        return "a secret order is wrong";
    }
    return NULL;
}

/* What the glory of a seat is made of. */
static int16_t sum_of_glory(const struct mysthea *s, pl_seat seat)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < MYSTHEA_SOURCES; i++) {
        sum += (uint16_t)s->public.glory_from[i][seat];
    }
    return (int16_t)(uint16_t)sum;
}

static const char *check_seat(const struct mysthea *s, pl_seat seat)
{
    const struct mysthea_public *pub = &s->public;
    const char *reason = NULL;

    if (sum_of_glory(s, seat) != pub->glory[seat]) {
        return "glory is not the sum of what it is made of";
    }

    if (pub->glory[seat] < 0 || pub->glory[seat] > MYSTHEA_GLORY_MAX ||
        pub->energy[seat] > MYSTHEA_ENERGY_MAX || pub->xp[seat] > MYSTHEA_XP_MAX ||
        pub->cp[seat] > MYSTHEA_CP_MAX || pub->cp_bound[seat] > MYSTHEA_CP_MAX) {
        return "glory, energy or points are out of range";
    }
    if (pub->champion[seat] >= MYSTHEA_CHAMPION_COUNT || pub->token[seat] >= MYSTHEA_ISLAND_COUNT ||
        pub->champion_at[seat] >= MYSTHEA_REGION_COUNT ||
        (pub->champion_at[seat] && !(mysthea_open_regions(s) >> pub->champion_at[seat] & 1))) {
        return "a champion or a token is out of range";
    }
    reason = check_units(s, seat);
    if (!reason) {
        reason = check_board(s, seat);
    }
    return reason ? reason : check_hand(s, seat);
}

static bool has_units(const struct mysthea *s, pl_seat seat)
{
    const struct mysthea_public *pub = &s->public;
    bool has = pub->pool[0][seat] || pub->pool[1][seat];

    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        has |= pub->reserve[unit][seat] || !is_zero(pub->units[unit][seat], MYSTHEA_REGION_COUNT);
    }
    for (uint32_t unit = 0; unit < MYSTHEA_MOBILE; unit++) {
        has |= !is_zero(pub->moved[unit][seat], MYSTHEA_REGION_COUNT);
    }
    return has;
}

static bool has_account(const struct mysthea *s, pl_seat seat)
{
    bool has = false;

    for (uint32_t i = 0; i < MYSTHEA_SOURCES; i++) {
        has |= s->public.glory_from[i][seat] != 0;
    }
    return has;
}

/* A seat that does not play has nothing. */
static const char *check_absent(const struct mysthea *s, pl_seat seat)
{
    static const struct mysthea_private none;
    const struct mysthea_public *pub = &s->public;
    bool has = has_units(s, seat) || has_account(s, seat) ||
               !pl_set_is_empty(&pub->discard[seat]) || !pl_set_is_empty(&pub->shown[seat]) ||
               pub->glory[seat] || pub->energy[seat] || pub->xp[seat] || pub->cp[seat] ||
               pub->cp_bound[seat] || pub->champion[seat] || pub->champion_at[seat] ||
               pub->token[seat] || pub->order[seat] || pub->start_hidden[seat] ||
               pub->battle_order[seat] || pub->last_order[seat] || pub->battle_bonus[seat] ||
               pub->battle_left[seat] || pub->battle_lost[seat] || pub->battle_total[seat] ||
               !is_zero(pub->equipment[seat], sizeof pub->equipment[seat]) ||
               !is_zero(pub->upgrade[seat], sizeof pub->upgrade[seat]) ||
               !is_zero(pub->drawn_hidden[seat], sizeof pub->drawn_hidden[seat]);

    return has || memcmp(&s->private[seat], &none, sizeof none) != 0
               ? "a seat that does not play has something"
               : NULL;
}

/* Adds a part; false when it has cards that do not exist or are there already. */
static bool gather(struct pl_set *sum, const struct pl_set *part)
{
    if (pl_set_meets(sum, part) || !pl_set_contains(&mysthea_of_kind[MYSTHEA_KIND_ANY], part)) {
        return false;
    }
    *sum = pl_set_or(*sum, *part);
    return true;
}

static bool gather_list(struct pl_set *sum, const uint8_t *cards, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        if (cards[i] == MYSTHEA_NO_CARD) {
            continue;
        }
        if (cards[i] >= MYSTHEA_CARD_COUNT || pl_set_has(sum, cards[i])) {
            return false;
        }
        pl_set_add(sum, cards[i]);
    }
    return true;
}

static bool gather_frames(struct pl_set *sum, const struct mysthea *s)
{
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        int16_t held = frame->arg[MYSTHEA_ACT_CARD]; /* or of a REPLACE */
        uint8_t card = (uint8_t)held;
        if (mysthea_is_holding(s, frame) &&
            (held < 0 || held >= MYSTHEA_CARD_COUNT || !gather_list(sum, &card, 1))) {
            return false;
        }
    }
    return true;
}

/* All cards but those of the deck, its bottom and the box, each at one place. */
static bool gather_table(const struct mysthea *s, struct pl_set *sum)
{
    const struct mysthea_public *pub = &s->public;
    bool is_fine = gather(sum, &pub->removed) && gather(sum, &pub->display) &&
                   gather_list(sum, pub->battle_order, MYSTHEA_SEATS) &&
                   gather_list(sum, pub->draft + 1, MYSTHEA_DRAFT_PILES - 1) &&
                   gather_frames(sum, s);

    for (pl_seat p = 0; is_fine && p < s->head.seats; p++) {
        is_fine = gather(sum, &pub->discard[p]) && gather(sum, &s->private[p].hand) &&
                  gather_list(sum, pub->equipment[p], MYSTHEA_EQUIPMENT_PLACES) &&
                  gather_list(sum, pub->upgrade[p], MYSTHEA_PLACES);
    }
    return is_fine;
}

/* R-MYS-1.7: each card is in one place; those of eras to come may be nowhere yet. */
static const char *check_cards(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    struct pl_set sum = { { 0, 0 } };
    struct pl_set past = mysthea_of_era[0];

    for (uint32_t era = 1; era < pub->era; era++) {
        past = pl_set_or(past, mysthea_of_era[era]);
    }
    if (!gather_table(s, &sum) || !gather(&sum, &s->secret.deck) || !gather(&sum, &s->secret.box) ||
        !gather_list(&sum, s->secret.bottom, MYSTHEA_BOTTOM_MAX)) {
        return "a card is there twice, or does not exist";
    }
    struct pl_set wanted =
        pub->era > 0 ? pl_set_or(past, mysthea_of_era[pub->era]) : mysthea_of_era[0];
    if (!pl_set_contains(&sum, &wanted) || !pl_set_contains(&past, &s->secret.box)) {
        return "a card is missing, or in the box too early";
    }
    struct pl_set current = pub->era > 0 ? mysthea_of_era[pub->era] : (struct pl_set){ { 0, 0 } };
    return pl_set_contains(&current, &s->secret.deck) && pl_set_contains(&current, &pub->display)
               ? NULL
               : "the deck or the display is of another era";
}

/* R-MYS-17.3 */
static const char *check_bottom(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    struct pl_set bottom = { { 0, 0 } };
    struct pl_set hidden = { { 0, 0 } };

    for (uint32_t i = 0; i < MYSTHEA_BOTTOM_MAX; i++) {
        uint32_t card = s->secret.bottom[i];
        if ((card != 0) != (i < pub->bottom_count)) {
            return "the cards under the deck are miscounted";
        }
        if (card && (pub->era == 0 || mysthea_cards[card].era != pub->era)) {
            return "a card of another era is under the deck";
        }
        if (card) {
            pl_set_add(&bottom, card);
        }
        for (pl_seat p = 0; i < pub->bottom_count && p < s->head.seats; p++) {
            if (s->private[p].bottom[i] && s->private[p].bottom[i] != card) {
                return "a seat remembers another card under the deck";
            }
        }
    }
    if (pub->deck_count != pl_set_count(&s->secret.deck) + pub->bottom_count) {
        return "the deck is miscounted";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        hidden = pl_set_or(hidden, pl_set_minus(s->private[p].hand, pub->shown[p]));
    }
    struct pl_set drawn = pl_set_minus(pub->under, bottom);
    bool may_be_drawn = pl_set_is_empty(&s->secret.deck);
    bool is_fine = pl_set_contains(&pub->under, &bottom) && pl_set_contains(&hidden, &drawn) &&
                   (may_be_drawn || pl_set_is_empty(&drawn)) &&
                   (pub->era == 0 ? pl_set_is_empty(&pub->under)
                                  : pl_set_contains(&mysthea_of_era[pub->era], &pub->under));
    return is_fine ? NULL : "what is known to be under the deck is wrong";
}

/* Champions are different ones; after the setup everybody has one on an island. */
static const char *check_champions(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t seen = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint32_t bit = pub->champion[p] ? 1u << pub->champion[p] : 0;
        if (seen & bit) {
            return "two seats have the same champion";
        }
        seen |= bit;
        bool is_complete = pub->champion[p] && pub->champion_at[p] && pub->token[p];
        if (pub->era > 0 && !is_complete) {
            return "a champion or a token is missing";
        }
    }
    return NULL;
}

typedef const char *check_function(const struct mysthea *s);

const char *mysthea_check(const struct pl_state *state)
{
    static check_function *const checks[] = { check_values,     check_islands, check_track,
                                              check_encounters, check_cards,   check_champions };
    const struct mysthea *s = mysthea_read(state);
    const char *reason = NULL;

    for (uint32_t i = 0; !reason && i < PL_COUNT_OF(checks); i++) {
        reason = checks[i](s);
        for (pl_seat p = 0; !reason && i == 1 && p < MYSTHEA_SEATS; p++) {
            reason = p < s->head.seats ? check_seat(s, p) : check_absent(s, p);
        }
    }
    if (!reason) {
        reason = check_bottom(s);
    }
    if (reason || s->head.over) {
        return reason;
    }
    return s->public.era == 0 ? mysthea_check_setup(s) : mysthea_check_frames(s);
}

/* After a field was set by hand. */

static void normalize_hand(struct mysthea *s, pl_seat seat)
{
    struct mysthea_public *pub = &s->public;
    struct pl_set *hand = &s->private[seat].hand;

    pub->shown[seat] = pl_set_and(pub->shown[seat], *hand);
    /* Two start cards of a kind cannot both be hidden: the deal gave one of each. */
    for (uint32_t kind = MYSTHEA_KIND_TACTIC; kind <= MYSTHEA_KIND_UPGRADE; kind++) {
        struct pl_set of_kind = pl_set_and(mysthea_of_kind[kind], mysthea_of_era[0]);
        struct pl_set hidden = pl_set_minus(pl_set_and(*hand, of_kind), pub->shown[seat]);
        while (pl_set_count(&hidden) > 1) {
            pl_set_add(&pub->shown[seat], pl_set_take(&hidden));
        }
    }
    struct hand_count count = count_hidden(s, seat);
    pub->start_hidden[seat] = count.start;
    memcpy(pub->drawn_hidden[seat], count.drawn, sizeof count.drawn);
}

static void normalize_reserve(struct mysthea *s, pl_seat seat)
{
    static const uint8_t total[MYSTHEA_COUNTED] = { MYSTHEA_CONSTRUCTS, MYSTHEA_GOLEMS,
                                                    MYSTHEA_FORTS };

    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        uint32_t used = unit < MYSTHEA_MOBILE ? s->public.pool[unit][seat] : 0u;
        for (uint32_t region = 0; region < MYSTHEA_REGION_COUNT; region++) {
            used += s->public.units[unit][seat][region];
        }
        s->public.reserve[unit][seat] = (uint8_t)(used <= total[unit] ? total[unit] - used : 0);
    }
}

static void normalize_glory(struct mysthea *s, pl_seat seat)
{
    int32_t missing = s->public.glory[seat] - sum_of_glory(s, seat);
    int16_t *elsewhere = &s->public.glory_from[MYSTHEA_FROM_ELSEWHERE][seat];

    *elsewhere = (int16_t)(*elsewhere + missing);
}

static bool is_developing(const struct mysthea *s)
{
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        if (s->head.frame[i].kind == MYSTHEA_FRAME_DEVELOP) {
            return true;
        }
    }
    return false;
}

/* A card set elsewhere leaves the display; the deck and the box hold whatever lies nowhere else. */
static void normalize_piles(struct mysthea *s)
{
    struct mysthea_public *pub = &s->public;
    struct pl_set display = pub->display;
    struct pl_set taken = { { 0, 0 } };

    memset(&pub->display, 0, sizeof pub->display);
    if (!gather_table(s, &taken) || !gather_list(&taken, s->secret.bottom, MYSTHEA_BOTTOM_MAX)) {
        pub->display = display;
        return;
    }
    pub->display = pl_set_minus(display, taken);
    taken = pl_set_or(taken, pub->display);
    struct pl_set past = mysthea_of_era[0];
    for (uint32_t era = 1; era < pub->era && era <= MYSTHEA_ERAS; era++) {
        past = pl_set_or(past, mysthea_of_era[era]);
    }
    s->secret.box = pl_set_minus(past, taken);
    memset(&s->secret.deck, 0, sizeof s->secret.deck);
    if (pub->era > 0 && pub->era <= MYSTHEA_ERAS) {
        s->secret.deck = pl_set_minus(mysthea_of_era[pub->era], taken);
    }
    while (!is_developing(s) && !pl_set_is_empty(&s->secret.deck) &&
           pl_set_count(&pub->display) < MYSTHEA_DISPLAY_CARDS) {
        pl_set_add(&pub->display, pl_set_take(&s->secret.deck));
    }
}

static void normalize_bottom(struct mysthea *s)
{
    struct mysthea_public *pub = &s->public;
    struct pl_set bottom = { { 0, 0 } };
    struct pl_set hidden = { { 0, 0 } };
    uint32_t count = 0;

    for (; count < MYSTHEA_BOTTOM_MAX && s->secret.bottom[count]; count++) {
        pl_set_add(&bottom, s->secret.bottom[count] % PL_SET_IDS);
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        hidden = pl_set_or(hidden, pl_set_minus(s->private[p].hand, pub->shown[p]));
    }
    if (!pl_set_is_empty(&s->secret.deck)) {
        memset(&hidden, 0, sizeof hidden);
    }
    pub->under = pl_set_or(bottom, pl_set_and(pub->under, hidden));
    pub->bottom_count = (uint8_t)count;
    pub->deck_count = (uint8_t)(pl_set_count(&s->secret.deck) + count);
}

void mysthea_normalize(struct pl_state *state)
{
    struct mysthea *s = mysthea_edit(state);

    if (s->head.seats > MYSTHEA_SEATS || s->head.frame_count > PL_FRAMES_MAX) {
        return;
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        normalize_hand(s, p);
        normalize_reserve(s, p);
        normalize_glory(s, p);
    }
    normalize_piles(s);
    normalize_bottom(s);
}
