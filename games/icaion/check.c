/* Invariants. Takes any bytes: what passes can be played to the end without an assertion, so every
 * number that serves as an index, count or pending amount is bounded here. */
#include "games/icaion/check.h"

enum { CRYSTALS_MAX = 150, BATCH_MAX = 50, COLLECTED_MAX = 100, BASICS_MAX = 4 };

static bool is_zero(const void *bytes, size_t size)
{
    static const uint8_t zero[64];

    PL_ASSERT(size <= sizeof zero);
    return memcmp(bytes, zero, size) == 0;
}

static const char *check_values(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    uint32_t masks = (uint32_t)pub->lying | pub->charged | pub->armour | pub->retrieved;

    if (!is_zero(pub->spare, sizeof pub->spare)) {
        return "a spare byte is used";
    }
    if (pub->year > ICAION_YEARS || (s->head.over && pub->year != ICAION_YEARS)) {
        return "the Year is out of range";
    }
    if (masks & ~(uint32_t)pl_all_seats(&s->head)) {
        return "a seat that does not play is in a mask";
    }
    if (pub->colossus >= ICAION_CRATERS || (pub->night & ~(uint32_t)ICAION_ALL_COLOURS) ||
        (pub->tiles & ~(uint32_t)ICAION_ALL_TILES)) {
        return "the Colossus or a side of apparatus is out of range";
    }
    if (pub->basic_left > BASICS_MAX || pub->special_left > ICAION_SPECIAL_ACTIONS ||
        pub->restricted > 1 || pub->special_done > 1 || pub->basic_done > 1 ||
        pub->shift > ICAION_SHIFT_SECOND || pub->walked_from > ICAION_NODES ||
        pub->sword_scored > 1) {
        return "the state of the turn is out of range";
    }
    return NULL;
}

/* R-ICA-3.10 */
static const char *check_order(const struct icaion *s)
{
    uint32_t seen = 0;

    for (uint32_t i = 0; i < s->head.seats; i++) {
        seen |= s->public.order[i] < ICAION_SEATS ? 1u << s->public.order[i] : 0;
    }
    return seen == pl_all_seats(&s->head) ? NULL : "the turn order is not complete";
}

/* The board. */

/* R-ICA-1.12: whether machines of this owner are in the game. */
static bool is_owner(const struct icaion *s, uint32_t owner)
{
    bool is_radiant_two = icaion_is_radiant(s) && s->head.seats == 2;
    bool has_neutrals = s->head.seats < 5;

    return owner <= s->head.seats || (has_neutrals && owner == ICAION_NEUTRAL_OWNER) ||
           (is_radiant_two && owner == ICAION_NEUTRAL_OWNER + 1);
}

/* R-ICA-11.4, R-ICA-5.5, R-ICA-6.1 */
static const char *check_region(const struct icaion *s, uint32_t region)
{
    const uint8_t *machine = s->public.machine[region];

    if (!is_owner(s, machine[0]) || !is_owner(s, machine[1]) || !is_owner(s, machine[2]) ||
        (machine[0] && (machine[0] == machine[1] || machine[0] == machine[2])) ||
        (machine[1] && machine[1] == machine[2])) {
        return "machines of a region are wrong";
    }
    if (s->public.crystals[region] > icaion_by_seats(s->head.seats)->SATURATION ||
        s->public.parasites[region] > ICAION_PARASITES_IN_REGION) {
        return "a region holds too much";
    }
    return NULL;
}

/* R-ICA-3.7, R-ICA-M2.1: machines of a type that an owner can have on the board. */
static uint32_t machines_max(const struct icaion *s, uint32_t owner, uint32_t type)
{
    const uint32_t of_type = 1u << type | 1u << (type + 3) | 1u << (type + 6);

    if (owner <= s->head.seats) {
        return (uint32_t)__builtin_popcount(of_type & ~(uint32_t)s->public.home[owner - 1]);
    }
    if (!icaion_is_radiant(s)) {
        return icaion_by_seats(s->head.seats)->NEUTRALS_OF_TYPE;
    }
    return s->head.seats == 2 ? ICAION_RADIANT_NEUTRALS_OF_TYPE : ICAION_MACHINES_OF_TYPE;
}

static const char *check_machines(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    uint8_t count[ICAION_OWNERS][ICAION_TYPES] = { { 0 } };

    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        const char *reason = check_region(s, region);
        if (reason) {
            return reason;
        }
        for (uint32_t type = 0; type < ICAION_TYPES; type++) {
            count[pub->machine[region][type]][type]++;
        }
    }
    for (uint32_t i = 0; i < ICAION_RADIANT_RESERVED; i++) {
        const uint8_t *reserved = pub->reserved[i];
        bool is_fine = reserved[0] == 0
                           ? reserved[1] == 0
                           : pub->year <= 1 && reserved[0] > s->head.seats &&
                                 icaion_is_radiant(s) && s->head.seats == 2 &&
                                 is_owner(s, reserved[0]) && reserved[1] < ICAION_TYPES;
        if (!is_fine) {
            return "a reserved machine is wrong";
        }
        count[reserved[0]][reserved[1]]++;
    }
    for (uint32_t type = 0; type < ICAION_TYPES; type++) {
        if (pub->neutral_left[type] > ICAION_MACHINES_OF_TYPE) {
            return "there are too many neutral machines";
        }
        count[ICAION_NEUTRAL_OWNER][type] =
            (uint8_t)(count[ICAION_NEUTRAL_OWNER][type] + pub->neutral_left[type]);
        for (uint32_t owner = 1; owner < ICAION_OWNERS; owner++) {
            if (is_owner(s, owner) && count[owner][type] > machines_max(s, owner, type)) {
                return "there are too many machines";
            }
        }
    }
    return NULL;
}

/* R-ICA-13.2, R-ICA-13.6: a tile is on its stack, with one player, or out of the game. */
static const char *check_tiles(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    uint32_t seen = pub->tiles;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint32_t colours = 0;
        for (uint32_t i = 0; i <= ICAION_YEARS; i++) {
            uint32_t colour = i < ICAION_YEARS ? pub->installed[p][i] : 0u;
            uint32_t tile = i < ICAION_YEARS ? (colour - 1) * ICAION_YEARS + i : pub->slot[p] - 1u;
            if (i < ICAION_YEARS ? colour == 0 : pub->slot[p] == 0) {
                continue;
            }
            if (tile >= ICAION_TILES || tile % ICAION_YEARS >= pub->year || (seen >> tile & 1) ||
                (colours >> tile / ICAION_YEARS & 1)) {
                return "a tile is there twice, or cannot be there";
            }
            seen |= 1u << tile;
            colours |= 1u << tile / ICAION_YEARS;
        }
    }
    return NULL;
}

/* R-ICA-1.6, R-ICA-12.10 */
static const char *check_shards(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    uint32_t unseen = 0;
    uint32_t held[ICAION_VALUES] = { 0 };

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        if (frame->kind == ICAION_FRAME_INVEST) {
            held[frame->arg[ICAION_INVEST_VALUE] - 1]++;
        }
    }
    for (uint32_t value = 0; value < ICAION_VALUES; value++) {
        uint32_t count = pub->unseen[value] + held[value];
        for (pl_seat p = 0; p < s->head.seats; p++) {
            count += pub->shards[p][value];
        }
        if (count > icaion_shards_of_value[value]) {
            return "there are too many shards";
        }
        unseen += pub->unseen[value];
    }
    return pub->base_count > unseen ? "the base holds shards that there are not" : NULL;
}

/* R-ICA-4.1, R-ICA-5.2: the track has no gap, and all its cards are in the game. */
static const char *check_track(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    uint32_t cards = (1u << ICAION_COLOSSUS_CARD_FIRST) - (1u << ICAION_EVENT_CARD_FIRST);
    uint32_t colossus = 0;

    for (uint32_t i = 0; i < ICAION_YEARS; i++) {
        colossus |= 1u << pub->colossus_card[i];
        cards |= i < pub->year ? 1u << pub->colossus_card[i] : 0u;
    }
    if (colossus != (1u << ICAION_EVENT_CARD_COUNT) - (1u << ICAION_COLOSSUS_CARD_FIRST)) {
        return "the Colossus cards are not complete";
    }
    for (uint32_t i = 0; i < ICAION_TRACK_FIELDS; i++) {
        uint32_t card = pub->track[i];
        if ((card != 0) != (i < pub->round) || (card && !(cards >> card & 1))) {
            return "the event track is wrong";
        }
        cards &= ~(card ? 1u << card : 0u);
    }
    if (pub->round > ICAION_TRACK_FIELDS || (pub->round == 0) != (pub->year == 0)) {
        return "the round is out of range";
    }
    bool is_open = s->head.option[ICAION_OPTION_EVENTS] == ICAION_EVENTS_OPEN && pub->year > 0;
    if (pub->next_event ? !is_open || !(cards >> pub->next_event & 1) : is_open && cards) {
        return "the next event is wrong";
    }
    return NULL;
}

/* Seats. */

/* R-ICA-11.1: without Radiant Rays a row is emptied from the left. */
static bool is_home_fine(const struct icaion *s, pl_seat seat)
{
    uint32_t home = s->public.home[seat];

    for (uint32_t row = 0; row < ICAION_ROWS && !icaion_is_radiant(s); row++) {
        uint32_t left = home >> row * ICAION_TYPES & 7;
        if (left != 7 && left != 6 && left != 4 && left != 0) {
            return false;
        }
    }
    return home <= ICAION_ALL_HOME;
}

static const char *check_cages(const struct icaion *s, pl_seat seat)
{
    uint32_t cages = icaion_cages(s, seat);
    uint32_t total[ICAION_COLOURS] = { 0 };

    for (uint32_t cage = 0; cage < ICAION_CAGES; cage++) {
        for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
            uint32_t count = s->public.cage[seat][cage][i];
            total[i] += count;
            if ((count && !(cages >> cage & 1)) || total[i] > CRYSTALS_MAX) {
                return "crystals are where they cannot be, or too many";
            }
        }
    }
    return NULL;
}

/* R-ICA-1.7: of each sort one, once they are dealt. */
static bool is_character_fine(const struct icaion *s, pl_seat seat)
{
    uint32_t seeker = s->public.seeker[seat];
    uint32_t equipment = s->public.equipment[seat];
    bool is_needed = s->public.year > 0;

    return seeker < ICAION_SEEKERS_END && (equipment == 0 || equipment >= ICAION_SEEKERS_END) &&
           (!is_needed || (seeker && equipment));
}

static const char *check_seat(const struct icaion *s, pl_seat seat)
{
    const struct icaion_public *pub = &s->public;
    const uint8_t *shards = pub->shards[seat];
    bool is_armed = pub->armour >> seat & 1;

    if (pub->reputation[seat] < -ICAION_REPUTATION_MAX ||
        pub->reputation[seat] > ICAION_REPUTATION_MAX || pub->collected[seat] > COLLECTED_MAX) {
        return "reputation or parasites are out of range";
    }
    if (!is_home_fine(s, seat) || !is_character_fine(s, seat)) {
        return "a department board or a character is wrong";
    }
    if (is_armed && !icaion_trait(s, seat, ICAION_TRAIT_ARMOUR)) {
        return "a player wears armour who has none";
    }
    if (shards[0] + shards[1] + shards[2] > ICAION_SHARDS_OWNED_MAX) {
        return "a seat has too many shards";
    }
    if (pub->year > 0 && (pl_bag_total(&pub->upgrades[seat]) > icaion_upgrade_limit(s, seat) ||
                          pub->hand_count[seat] > icaion_hand_limit(s, seat))) {
        return "a hand or the upgrades are too many";
    }
    return check_cages(s, seat);
}

/* A seat that does not play has nothing. */
static const char *check_absent(const struct icaion *s, pl_seat seat)
{
    static const struct icaion_private none;
    const struct icaion_public *pub = &s->public;
    bool has = pub->reputation[seat] || pub->home[seat] || pub->node[seat] ||
               pub->hand_count[seat] || pub->collected[seat] || pub->seeker[seat] ||
               pub->equipment[seat] || pub->slot[seat] || pub->order[seat] ||
               !pl_bag_is_empty(&pub->upgrades[seat]) ||
               !is_zero(pub->cage[seat], sizeof pub->cage[seat]) ||
               !is_zero(pub->shards[seat], sizeof pub->shards[seat]) ||
               !is_zero(pub->installed[seat], sizeof pub->installed[seat]);

    return has || memcmp(&s->private[seat], &none, sizeof none) != 0
               ? "a seat that does not play has something"
               : NULL;
}

/* R-ICA-3.8: no two seats have the same card. */
static const char *check_characters(const struct icaion *s)
{
    uint32_t seen = s->public.offer;

    if ((seen & ~((1u << ICAION_CHARACTER_COUNT) - 2)) || (seen && s->public.year > 0)) {
        return "a card is offered that does not exist, or after the draft";
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint32_t own = (1u << s->public.seeker[p] | 1u << s->public.equipment[p]) & ~1u;
        if (seen & own) {
            return "two seats have the same character";
        }
        seen |= own;
    }
    return NULL;
}

/* Cards. */

/* Adds a pile; false when it has cards twice, or some that are not in the game. */
static bool gather(uint64_t *sum, const struct pl_bag *pile, uint64_t allowed)
{
    bool is_fine = pile->two == 0 && !(pile->one & ~allowed) && !(pile->one & *sum);

    *sum |= pile->one;
    return is_fine;
}

/* R-ICA-1.7: every oddity of the game is at one place. */
static const char *check_cards(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    uint64_t all = icaion_oddities_in_game(s);
    struct pl_bag playing = { pub->playing ? pl_bit(pub->playing) : 0, 0 };
    uint64_t sum = 0;
    bool is_fine = gather(&sum, &pub->discard, all) && gather(&sum, &playing, all) &&
                   gather(&sum, &s->secret.deck, all);

    for (pl_seat p = 0; p < ICAION_SEATS; p++) {
        is_fine = is_fine && gather(&sum, &s->private[p].hand, all) &&
                  gather(&sum, &pub->upgrades[p], all & icaion_upgrades);
        if (pub->hand_count[p] != pl_bag_total(&s->private[p].hand)) {
            return "a count of cards is wrong";
        }
    }
    if (!is_fine || sum != all) {
        return "oddities are missing, or there are too many";
    }
    return pub->draw_count == pl_bag_total(&s->secret.deck) ? NULL : "a count of cards is wrong";
}

/* Crystals on the way lie there only while a player stores or extracts. */
static const char *check_batch(const struct icaion *s)
{
    uint32_t top = s->head.over ? ICAION_FRAME_NONE : pl_peek(&s->head)->kind;
    bool may_hold = top == ICAION_FRAME_STORE || top == ICAION_FRAME_EXTRACT;
    uint32_t sum = icaion_sum(s->public.batch);

    return sum > BATCH_MAX || (sum > 0 && !may_hold) ? "the batch of crystals is wrong" : NULL;
}

typedef const char *check_function(const struct icaion *s);

const char *icaion_check(const struct pl_state *state)
{
    static check_function *const checks[] = { check_values,     check_order,  check_machines,
                                              check_tiles,      check_shards, check_track,
                                              check_characters, check_batch };
    const struct icaion *s = icaion_read(state);
    const char *reason = check_cards(s); /* first: what seats have in play follows from them */

    for (pl_seat p = 0; !reason && p < ICAION_SEATS; p++) {
        reason = p < s->head.seats ? check_seat(s, p) : check_absent(s, p);
    }
    for (uint32_t i = 0; !reason && i < PL_COUNT_OF(checks); i++) {
        reason = checks[i](s);
    }
    if (reason || s->head.over) {
        return reason ? reason : s->public.playing ? "a card is played after the end" : NULL;
    }
    return s->public.year == 0 ? icaion_check_setup(s) : icaion_check_frames(s);
}

/* After a field was set by hand. */

static void normalize_cards(struct icaion *s)
{
    struct icaion_public *pub = &s->public;
    uint64_t elsewhere = pub->discard.one | (pub->playing < 64 ? pl_bit(pub->playing) : 0);

    for (pl_seat p = 0; p < s->head.seats; p++) {
        elsewhere |= s->private[p].hand.one | pub->upgrades[p].one;
        pub->hand_count[p] = (uint8_t)pl_bag_total(&s->private[p].hand);
    }
    s->secret.deck = (struct pl_bag){ icaion_oddities_in_game(s) & ~elsewhere, 0 };
    pub->draw_count = (uint8_t)pl_bag_total(&s->secret.deck);
}

static void normalize_tiles(struct icaion *s)
{
    struct icaion_public *pub = &s->public;
    uint32_t held = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        held |= pub->slot[p] ? 1u << (pub->slot[p] - 1u) % 32 : 0u;
        for (uint32_t i = 0; i < ICAION_YEARS; i++) {
            uint32_t colour = pub->installed[p][i];
            held |= colour ? 1u << ((colour - 1) * ICAION_YEARS + i) % 32 : 0u;
        }
    }
    pub->tiles &= (uint16_t)~held;
}

static void normalize_shards(struct icaion *s)
{
    struct icaion_public *pub = &s->public;

    for (uint32_t value = 0; value < ICAION_VALUES; value++) {
        uint32_t left = icaion_shards_of_value[value];
        for (pl_seat p = 0; p < s->head.seats; p++) {
            uint32_t owned = pub->shards[p][value];
            left = owned < left ? left - owned : 0;
        }
        pub->unseen[value] = pub->unseen[value] < left ? pub->unseen[value] : (uint8_t)left;
    }
}

/* The open card is one of the deck. */
static void normalize_track(struct icaion *s)
{
    struct icaion_public *pub = &s->public;
    uint32_t round = 0;

    while (round < ICAION_TRACK_FIELDS && pub->track[round]) {
        round++;
    }
    pub->round = (uint8_t)round;
    if (s->head.option[ICAION_OPTION_EVENTS] != ICAION_EVENTS_OPEN || pub->year == 0 ||
        pub->year > ICAION_YEARS) {
        return;
    }
    uint32_t shown = pub->next_event;
    pub->next_event = ICAION_NO_EVENT_CARD;
    uint32_t deck = icaion_event_deck(s);
    bool is_fine = shown < 32 && (deck >> shown & 1);
    pub->next_event = (uint8_t)(is_fine ? shown : deck ? pl_lowest(deck) : 0);
}

void icaion_normalize(struct pl_state *state)
{
    struct icaion *s = icaion_edit(state);

    if (s->head.seats > ICAION_SEATS || s->head.frame_count > PL_FRAMES_MAX) {
        return;
    }
    normalize_track(s);
    normalize_cards(s);
    normalize_tiles(s);
    normalize_shards(s);
    if (!s->head.over && s->head.frame_count > 0) {
        s->head.waiting = (pl_seat_mask)(1u << (pl_peek(&s->head)->seat & 7));
    }
}
