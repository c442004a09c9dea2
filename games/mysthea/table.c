/* The verbs of the table. */
#include "games/mysthea/flow.h"

/* Strength and control. */

uint32_t mysthea_units_in(const struct mysthea *s, pl_seat seat, uint32_t region)
{
    uint32_t count = mysthea_has_champion_in(s, seat, region);

    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        count += s->public.units[unit][seat][region];
    }
    return count;
}

/* R-MYS-7.4: an upgrade works all the time, a champion's also while wounded. R-MYS-C0.19,
 * R-MYS-C2.58, R-MYS-C2.60, R-MYS-C3.76, R-MYS-C3.80 */
struct mysthea_worth mysthea_worth_of(const struct mysthea *s, pl_seat seat)
{
    const uint8_t *upgrade = s->public.upgrade[seat];
    bool is_wounded = s->public.wounded >> seat & 1;
    uint32_t of_champion = upgrade[MYSTHEA_PLACE_CHAMPION];
    uint32_t more = of_champion == MYSTHEA_C019   ? MYSTHEA_C019_STRENGTH
                    : of_champion == MYSTHEA_C076 ? MYSTHEA_C076_STRENGTH
                                                  : 0;

    return (struct mysthea_worth){ {
        [MYSTHEA_UNIT_CONSTRUCT] =
            (uint8_t)(MYSTHEA_CONSTRUCT_STRENGTH +
                      (upgrade[MYSTHEA_PLACE_CONSTRUCT] == MYSTHEA_C080) * MYSTHEA_C080_STRENGTH),
        [MYSTHEA_UNIT_GOLEM] =
            (uint8_t)(MYSTHEA_GOLEM_STRENGTH +
                      (upgrade[MYSTHEA_PLACE_GOLEM] == MYSTHEA_C058) * MYSTHEA_C058_STRENGTH),
        [MYSTHEA_UNIT_FORT] =
            (uint8_t)(MYSTHEA_FORT_STRENGTH +
                      (upgrade[MYSTHEA_PLACE_FORT] == MYSTHEA_C060) * MYSTHEA_C060_STRENGTH),
        [MYSTHEA_UNIT_CHAMPION] =
            (uint8_t)((is_wounded ? MYSTHEA_WOUNDED_STRENGTH : MYSTHEA_CHAMPION_STRENGTH) + more),
    } };
}

uint32_t mysthea_strength(const struct mysthea *s, pl_seat seat, uint32_t region,
                          const struct mysthea_worth *worth)
{
    uint32_t sum = mysthea_has_champion_in(s, seat, region) ? worth->of[MYSTHEA_UNIT_CHAMPION] : 0u;

    for (uint32_t unit = 0; unit < MYSTHEA_COUNTED; unit++) {
        sum += (uint32_t)s->public.units[unit][seat][region] * worth->of[unit];
    }
    return sum;
}

/* R-MYS-15.3, R-MYS-15.4: the first in artefact order wins a tie, a later one must be stronger. */
pl_seat mysthea_owner_of(const struct mysthea *s, uint32_t region)
{
    pl_seat owner = PL_NOBODY;
    uint32_t best = 0;

    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = s->public.order[i];
        struct mysthea_worth worth = mysthea_worth_of(s, seat);
        uint32_t strength = mysthea_strength(s, seat, region, &worth);
        if (strength > best) {
            owner = seat;
            best = strength;
        }
    }
    return owner;
}

/* R-MYS-15.3: of the regions in the mask, those that the seat controls. */
static uint32_t controlled(const struct mysthea *s, pl_seat seat, uint32_t regions)
{
    uint32_t mask = 0;

    for (uint32_t left = regions & mysthea_presence(s, seat); left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        mask |= (uint32_t)(mysthea_owner_of(s, region) == seat) << region;
    }
    return mask;
}

static uint32_t used_places(const uint8_t *places, uint32_t count)
{
    uint32_t used = 0;

    for (uint32_t i = 0; i < count; i++) {
        used += places[i] != 0;
    }
    return used;
}

uint32_t mysthea_equipment_count(const struct mysthea *s, pl_seat seat)
{
    return used_places(s->public.equipment[seat], MYSTHEA_EQUIPMENT_PLACES);
}

static uint32_t bits(uint32_t mask)
{
    return (uint32_t)__builtin_popcount(mask);
}

/* R-MYS-16.1: as it stands at this moment. */
uint32_t mysthea_count(const struct mysthea *s, pl_seat seat, enum mysthea_count what, uint32_t x)
{
    const struct mysthea_public *pub = &s->public;

    switch (what) {
    case MYSTHEA_COUNT_NONE: return 1;
    case MYSTHEA_COUNT_CTRL_RIVER:
    case MYSTHEA_COUNT_CTRL_MOUNTAIN:
    case MYSTHEA_COUNT_CTRL_FOREST:
    case MYSTHEA_COUNT_CTRL_MIST:
    case MYSTHEA_COUNT_CTRL_CRYSTAL:
        return bits(controlled(s, seat, mysthea_regions_of_type[what]));
    case MYSTHEA_COUNT_X: return x;
    case MYSTHEA_COUNT_CONSTRUCTS: return mysthea_deployed(s, seat, MYSTHEA_UNIT_CONSTRUCT);
    case MYSTHEA_COUNT_GOLEMS: return mysthea_deployed(s, seat, MYSTHEA_UNIT_GOLEM);
    case MYSTHEA_COUNT_FORTS: return mysthea_deployed(s, seat, MYSTHEA_UNIT_FORT);
    case MYSTHEA_COUNT_ENCOUNTERS: return pl_bag_total(&pub->encounters[seat]);
    case MYSTHEA_COUNT_UPGRADES: return used_places(pub->upgrade[seat], MYSTHEA_PLACES);
    case MYSTHEA_COUNT_EQUIPMENT: return mysthea_equipment_count(s, seat);
    case MYSTHEA_COUNT_CONTROLLED: return bits(controlled(s, seat, MYSTHEA_ALL_REGIONS));
    case MYSTHEA_COUNT_PRESENT: return bits(mysthea_presence(s, seat));
    case MYSTHEA_COUNT_DISCARDED: return pl_set_count(&pub->discard[seat]);
    case MYSTHEA_COUNT_XP: return pub->xp[seat];
    case MYSTHEA_COUNT_DEFEATED: return bits(pub->defeated);
    }
    return 0;
}

/* Units. */

void mysthea_make(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, struct pl_events *log)
{
    PL_ASSERT(unit < MYSTHEA_MOBILE);
    PL_ASSERT(s->public.reserve[unit][seat] > 0);
    s->public.reserve[unit][seat]--;
    s->public.pool[unit][seat]++;
    pl_tell(log, MYSTHEA_EVENT_MADE, seat, PL_ARGS((int32_t)unit));
}

/* R-MYS-6.5: what is deployed has not moved. R-MYS-1.3: forts come straight from the reserve. */
void mysthea_deploy(struct mysthea *s, pl_seat seat, enum mysthea_unit unit, uint32_t region,
                    struct pl_events *log)
{
    uint8_t *from =
        unit < MYSTHEA_MOBILE ? &s->public.pool[unit][seat] : &s->public.reserve[unit][seat];

    PL_ASSERT(*from > 0);
    PL_ASSERT(region > 0);
    (*from)--;
    s->public.units[unit][seat][region]++;
    pl_tell(log, MYSTHEA_EVENT_DEPLOYED, seat, PL_ARGS((int32_t)unit, (int32_t)region));
}

void mysthea_lose(struct mysthea *s, const struct mysthea_piece *piece, struct pl_events *log)
{
    struct mysthea_public *pub = &s->public;
    uint8_t *units = pub->units[piece->unit][piece->seat];

    PL_ASSERT(piece->unit < MYSTHEA_COUNTED);
    PL_ASSERT(units[piece->region] > 0);
    units[piece->region]--;
    if (piece->unit < MYSTHEA_MOBILE) {
        uint8_t *moved = &pub->moved[piece->unit][piece->seat][piece->region];
        *moved = (uint8_t)(*moved - piece->is_moved);
        pub->pool[piece->unit][piece->seat]++;
    } else {
        pub->reserve[piece->unit][piece->seat]++;
    }
    pl_tell(log, MYSTHEA_EVENT_LOST, piece->seat,
            PL_ARGS((int32_t)piece->unit, (int32_t)piece->region));
}

/* R-MYS-11.21: the champion stays in place. */
void mysthea_wound(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    s->public.wounded |= (uint8_t)(1u << seat);
    pl_tell(log, MYSTHEA_EVENT_WOUNDED, seat, PL_ARGS(s->public.champion_at[seat]));
}

/* R-MYS-6.2, R-MYS-6.4 */
void mysthea_move(struct mysthea *s, const struct mysthea_piece *piece, uint32_t to,
                  struct pl_events *log)
{
    pl_seat seat = piece->seat;

    if (piece->unit == MYSTHEA_UNIT_CHAMPION) {
        s->public.champion_at[seat] = (uint8_t)to;
        s->public.champion_moved |= (uint8_t)(1u << seat);
    } else {
        PL_ASSERT(piece->unit < MYSTHEA_MOBILE);
        PL_ASSERT(mysthea_unmoved(s, seat, piece->unit, piece->region) > 0);
        s->public.units[piece->unit][seat][piece->region]--;
        s->public.units[piece->unit][seat][to]++;
        s->public.moved[piece->unit][seat][to]++;
    }
    pl_tell(log, MYSTHEA_EVENT_MOVED, seat,
            PL_ARGS((int32_t)piece->unit, (int32_t)piece->region, (int32_t)to));
}

/* Islands. */

uint32_t mysthea_ring_place(const struct mysthea *s, uint32_t island)
{
    uint32_t place = 0;

    while (place < MYSTHEA_ISLANDS - 1 && s->public.ring[place] != island) {
        place++;
    }
    return place;
}

/* R-MYS-12.5 */
uint32_t mysthea_clockwise(const struct mysthea *s, uint32_t island, uint32_t places)
{
    return s->public.ring[(mysthea_ring_place(s, island) + places) % MYSTHEA_ISLANDS];
}

uint32_t mysthea_open_regions(const struct mysthea *s)
{
    uint32_t mirages = 0;

    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        mirages |= 1u << s->public.mirage[island];
    }
    return MYSTHEA_ALL_REGIONS & ~mirages;
}

uint32_t mysthea_neighbours(const struct mysthea *s, uint32_t region)
{
    uint32_t island = mysthea_island_of[region];
    uint32_t type = mysthea_type_of[region];
    uint32_t next = mysthea_clockwise(s, island, 1);
    uint32_t previous = mysthea_clockwise(s, island, MYSTHEA_ISLANDS - 1);
    uint32_t mask = mysthea_regions_of_island[island] | 1u << mysthea_region_on[next][type] |
                    1u << mysthea_region_on[previous][type];

    return mask & mysthea_open_regions(s) & ~(1u << region);
}

/* Gains and losses. */

/* R-MYS-1.6 */
void mysthea_glory(struct mysthea *s, pl_seat seat, int32_t change, enum mysthea_source source,
                   struct pl_events *log)
{
    int32_t before = s->public.glory[seat];
    int32_t after = before + change;

    after = after < 0 ? 0 : after > MYSTHEA_GLORY_MAX ? MYSTHEA_GLORY_MAX : after;
    s->public.glory[seat] = (int16_t)after;
    int16_t *account = &s->public.glory_from[change < 0 ? MYSTHEA_FROM_LOSSES : source][seat];
    *account = (int16_t)(*account + after - before);
    if (after != before) {
        pl_tell(log, MYSTHEA_EVENT_GLORY, seat, PL_ARGS(after - before));
    }
}

static uint32_t raised(uint32_t value, uint32_t gain, uint32_t most)
{
    return value + gain > most ? most : value + gain;
}

/* R-MYS-1.5: each gain is cut on its own. */
void mysthea_energy(struct mysthea *s, pl_seat seat, uint32_t gain, struct pl_events *log)
{
    uint32_t before = s->public.energy[seat];

    s->public.energy[seat] = (uint8_t)raised(before, gain, MYSTHEA_ENERGY_MAX);
    if (s->public.energy[seat] != before) {
        pl_tell(log, MYSTHEA_EVENT_GAINED, seat,
                PL_ARGS((int32_t)(s->public.energy[seat] - before)));
    }
}

void mysthea_xp(struct mysthea *s, pl_seat seat, uint32_t gain, struct pl_events *log)
{
    uint32_t before = s->public.xp[seat];

    s->public.xp[seat] = (uint8_t)raised(before, gain, MYSTHEA_XP_MAX);
    if (s->public.xp[seat] != before) {
        pl_tell(log, MYSTHEA_EVENT_GAINED, seat,
                PL_ARGS(0, (int32_t)(s->public.xp[seat] - before)));
    }
}

void mysthea_pay(struct mysthea *s, pl_seat seat, uint32_t energy, uint32_t xp,
                 struct pl_events *log)
{
    PL_ASSERT(s->public.energy[seat] >= energy);
    PL_ASSERT(s->public.xp[seat] >= xp);
    s->public.energy[seat] = (uint8_t)(s->public.energy[seat] - energy);
    s->public.xp[seat] = (uint8_t)(s->public.xp[seat] - xp);
    if (energy + xp > 0) {
        pl_tell(log, MYSTHEA_EVENT_PAID, seat, PL_ARGS((int32_t)energy, (int32_t)xp));
    }
}

/* R-MYS-10.4 */
void mysthea_recharge(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    s->public.charged |= (uint8_t)(1u << seat);
    pl_tell(log, MYSTHEA_EVENT_RECHARGED, seat, PL_ARGS(0));
}

/* Cards. */

uint32_t mysthea_hand_count(const struct mysthea *s, pl_seat seat)
{
    const struct mysthea_public *pub = &s->public;
    uint32_t count = pl_set_count(&pub->shown[seat]) + bits(pub->start_hidden[seat]);

    for (uint32_t i = 0; i < MYSTHEA_ERAS; i++) {
        count += pub->drawn_hidden[seat][i];
    }
    return count;
}

void mysthea_to_hand_openly(struct mysthea *s, pl_seat seat, uint32_t card)
{
    pl_set_add(&s->private[seat].hand, card);
    pl_set_add(&s->public.shown[seat], card);
}

void mysthea_from_hand(struct mysthea *s, pl_seat seat, uint32_t card)
{
    struct mysthea_public *pub = &s->public;
    const struct mysthea_card_info *info = &mysthea_cards[card];

    PL_ASSERT(pl_set_has(&s->private[seat].hand, card));
    pl_set_remove(&s->private[seat].hand, card);
    pl_set_remove(&pub->under, card);
    if (pl_set_has(&pub->shown[seat], card)) {
        pl_set_remove(&pub->shown[seat], card);
    } else if (info->era == 0) {
        pub->start_hidden[seat] &= (uint8_t) ~(1u << info->kind);
    } else {
        pub->drawn_hidden[seat][info->era - 1]--;
    }
}

void mysthea_discard(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    pl_set_add(&s->public.discard[seat], card);
    pl_tell(log, MYSTHEA_EVENT_DISCARDED, seat, PL_ARGS((int32_t)card));
}

uint32_t mysthea_draw_from(struct mysthea *s, struct pl_set *set)
{
    uint32_t card = pl_set_at(set, pl_roll(&s->head, &s->secret.rng, pl_set_count(set)));

    pl_set_remove(set, card);
    return card;
}

static uint32_t shift_bottom(uint8_t bottom[MYSTHEA_BOTTOM_MAX])
{
    uint32_t card = bottom[0];

    memmove(bottom, bottom + 1, MYSTHEA_BOTTOM_MAX - 1);
    bottom[MYSTHEA_BOTTOM_MAX - 1] = 0;
    return card;
}

/* The top card leaves the deck: a random one, or the first of those that were put under it. */
static uint32_t draw_top(struct mysthea *s)
{
    PL_ASSERT(s->public.deck_count > 0);
    s->public.deck_count--;
    if (!pl_set_is_empty(&s->secret.deck)) {
        return mysthea_draw_from(s, &s->secret.deck);
    }
    s->public.bottom_count--;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        shift_bottom(s->private[p].bottom);
    }
    pl_reveal(&s->head);
    return shift_bottom(s->secret.bottom);
}

void mysthea_draw_card(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    if (s->public.deck_count == 0) {
        return;
    }
    uint32_t card = draw_top(s);
    pl_set_add(&s->private[seat].hand, card);
    s->public.drawn_hidden[seat][s->public.era - 1]++;
    pl_tell_own(log, MYSTHEA_EVENT_DREW, seat, 0, card);
}

void mysthea_show_cards(struct mysthea *s, uint32_t wanted, struct pl_events *log)
{
    while (s->public.deck_count > 0 && pl_set_count(&s->public.display) < wanted) {
        uint32_t card = draw_top(s);
        pl_set_add(&s->public.display, card);
        pl_set_remove(&s->public.under, card);
        pl_tell(log, MYSTHEA_EVENT_SHOWN, PL_NOBODY, PL_ARGS((int32_t)card));
    }
}

static void add_if_any(struct pl_set *set, const uint8_t *cards, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        if (cards[i]) {
            pl_set_add(set, cards[i]);
        }
    }
}

struct pl_set mysthea_board_of(const struct mysthea *s, pl_seat seat)
{
    struct pl_set board = { { 0, 0 } };

    add_if_any(&board, s->public.equipment[seat], MYSTHEA_EQUIPMENT_PLACES);
    add_if_any(&board, s->public.upgrade[seat], MYSTHEA_PLACES);
    return board;
}

pl_seat mysthea_other_owner(const struct mysthea *s, pl_seat seat, uint32_t card)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct pl_set cards = pl_set_or(s->public.discard[p], s->public.shown[p]);
        cards = pl_set_or(cards, mysthea_board_of(s, p));
        if (p != seat && pl_set_has(&cards, card)) {
            return p;
        }
    }
    return PL_NOBODY;
}

bool mysthea_is_holding(const struct mysthea *s, const struct pl_frame *frame)
{
    bool is_played = frame->kind == MYSTHEA_FRAME_ACT && !(frame->flag & MYSTHEA_ACT_PLACED);

    return frame->kind == MYSTHEA_FRAME_REPLACE ||
           (is_played && mysthea_is_kept(s, MYSTHEA_OPTION_CARD_IN_PLAY));
}

struct pl_set mysthea_open_cards(const struct mysthea *s)
{
    const struct mysthea_public *pub = &s->public;
    struct pl_set set = pl_set_or(pub->removed, pub->display);

    for (pl_seat p = 0; p < s->head.seats; p++) {
        set = pl_set_or(set, pl_set_or(pub->discard[p], pub->shown[p]));
        set = pl_set_or(set, mysthea_board_of(s, p));
    }
    add_if_any(&set, pub->battle_order, MYSTHEA_SEATS);
    add_if_any(&set, pub->draft + 1, MYSTHEA_DRAFT_PILES - 1);
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        uint8_t card = (uint8_t)frame->arg[MYSTHEA_ACT_CARD]; /* or of a REPLACE */
        add_if_any(&set, &card, mysthea_is_holding(s, frame));
    }
    return set;
}

/* Equipment has no order: kept ascending. */
void mysthea_put_equipment(struct mysthea *s, pl_seat seat, uint32_t card)
{
    uint8_t *equipment = s->public.equipment[seat];
    uint32_t place = mysthea_equipment_count(s, seat);

    PL_ASSERT(place < MYSTHEA_EQUIPMENT_PLACES);
    for (; place > 0 && equipment[place - 1] > card; place--) {
        equipment[place] = equipment[place - 1];
    }
    equipment[place] = (uint8_t)card;
}

void mysthea_take_equipment(struct mysthea *s, pl_seat seat, uint32_t card)
{
    uint8_t *equipment = s->public.equipment[seat];
    uint32_t place = 0;

    while (place < MYSTHEA_EQUIPMENT_PLACES - 1 && equipment[place] != card) {
        place++;
    }
    PL_ASSERT(equipment[place] == card);
    for (; place + 1 < MYSTHEA_EQUIPMENT_PLACES; place++) {
        equipment[place] = equipment[place + 1];
    }
    equipment[MYSTHEA_EQUIPMENT_PLACES - 1] = 0;
}

static uint64_t encounters_left(const struct mysthea *s)
{
    uint64_t left = pl_bit(MYSTHEA_ENCOUNTER_COUNT) - 2;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        left &= ~s->public.encounters[p].one;
    }
    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        const struct pl_frame *frame = &s->head.frame[i];
        uint32_t card = (uint32_t)frame->arg[MYSTHEA_ENCOUNTER_CARD];
        left &= frame->kind == MYSTHEA_FRAME_ENCOUNTER ? ~pl_bit(card % PL_BAG_IDS) : ~(uint64_t)0;
    }
    return left & ~pl_bit(s->public.encounter_top % PL_BAG_IDS);
}

/* R-MYS-2.6: the front of the next card is open. */
void mysthea_show_encounter(struct mysthea *s, struct pl_events *log)
{
    s->public.encounter_top = MYSTHEA_NO_ENCOUNTER;
    uint64_t left = encounters_left(s);

    if (left) {
        uint32_t count = (uint32_t)__builtin_popcountll(left);
        s->public.encounter_top =
            (uint8_t)pl_select(left, pl_roll(&s->head, &s->secret.rng, count));
        pl_tell(log, MYSTHEA_EVENT_NEXT_ENCOUNTER, PL_NOBODY, PL_ARGS(s->public.encounter_top));
    }
}

/* Lists of actions. */

void mysthea_add_regions(struct pl_legal *list, enum mysthea_act kind, uint32_t regions)
{
    for (; regions; regions &= regions - 1) {
        mysthea_add(list, kind, pl_lowest(regions));
    }
}

void mysthea_add_cards(struct pl_legal *list, enum mysthea_act kind, struct pl_set cards)
{
    while (!pl_set_is_empty(&cards)) {
        mysthea_add(list, kind, pl_set_take(&cards));
    }
}

void mysthea_add_units(struct pl_legal *list, enum mysthea_unit unit, uint32_t regions)
{
    for (; regions; regions &= regions - 1) {
        pl_legal_add(list,
                     pl_act(MYSTHEA_ACT_MOVE, (uint16_t)unit, (uint16_t)pl_lowest(regions), 0));
    }
}
