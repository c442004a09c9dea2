/* The small verbs and questions that every rule is made of. */
#include "games/icaion/table.h"

_Static_assert(ICAION_COLOURS == 5 && ICAION_CAGES == 6, "what icaion_purse_of adds up");

/* The sum with what the upgrades add; inline, because every look at the menu asks for many. */
static inline uint32_t with_upgrades(const struct icaion *s, pl_seat seat, enum icaion_trait trait,
                                     uint32_t sum)
{
    for (uint64_t left = s->public.upgrades[seat].one; left; left &= left - 1) {
        const struct icaion_oddity_info *card = &icaion_oddities[pl_lowest(left)];
        sum += card->what == trait ? card->count : 0u;
    }
    return sum;
}

uint32_t icaion_upgrade_trait(const struct icaion *s, pl_seat seat, enum icaion_trait trait)
{
    return with_upgrades(s, seat, trait, 0);
}

uint32_t icaion_trait(const struct icaion *s, pl_seat seat, enum icaion_trait trait)
{
    const struct icaion_public *pub = &s->public;
    uint32_t own = (uint32_t)icaion_characters[pub->seeker[seat]].trait[trait] +
                   icaion_characters[pub->equipment[seat]].trait[trait];

    return with_upgrades(s, seat, trait, own);
}

uint32_t icaion_bonus(const struct icaion *s, pl_seat seat, enum icaion_bonus bonus)
{
    uint32_t gone = ICAION_ALL_HOME & ~(uint32_t)s->public.home[seat];
    uint32_t sum = icaion_printed[bonus];

    for (; gone; gone &= gone - 1) {
        const struct icaion_place_info *place = &icaion_places[pl_lowest(gone)];
        sum += place->bonus == bonus ? place->count : 0u;
    }
    return sum;
}

/* R-ICA-X1.4: what upgrades add to the basic move, where it serves blue crystals instead. */
static uint32_t nodes_for_blue(const struct icaion *s, pl_seat seat)
{
    return icaion_is_on(s, ICAION_OPTION_TRACK_PER_BLUE)
               ? icaion_upgrade_trait(s, seat, ICAION_TRAIT_FREE_NODES)
               : 0;
}

uint32_t icaion_free_nodes(const struct icaion *s, pl_seat seat)
{
    return icaion_bonus(s, seat, ICAION_BONUS_FREE_NODES) +
           icaion_trait(s, seat, ICAION_TRAIT_FREE_NODES) - nodes_for_blue(s, seat);
}

uint32_t icaion_nodes_per_blue(const struct icaion *s, pl_seat seat)
{
    return icaion_bonus(s, seat, ICAION_BONUS_NODES_PER_BLUE) + nodes_for_blue(s, seat);
}

/* R-ICA-8.1, R-ICA-11.11, R-ICA-C224.1, R-ICA-C236.1 */
uint32_t icaion_cages(const struct icaion *s, pl_seat seat)
{
    const struct pl_bag *upgrades = &s->public.upgrades[seat];
    uint32_t mask = (1u << icaion_bonus(s, seat, ICAION_BONUS_CAGES)) - 1;

    mask |= (uint32_t)pl_bag_has(upgrades, ICAION_SPARE_CAGE_1) << ICAION_BOARD_CAGES;
    return mask | (uint32_t)pl_bag_has(upgrades, ICAION_SPARE_CAGE_2) << (ICAION_BOARD_CAGES + 1);
}

uint32_t icaion_sum(const uint8_t crystals[ICAION_COLOURS])
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        sum += crystals[i];
    }
    return sum;
}

uint32_t icaion_cages_to_choose(const struct icaion *s, pl_seat seat)
{
    const uint32_t board = (1u << ICAION_BOARD_CAGES) - 1;
    uint32_t empty = 0;
    uint32_t cages = icaion_cages(s, seat);

    for (uint32_t left = cages; left; left &= left - 1) {
        uint32_t cage = pl_lowest(left);
        empty |= (uint32_t)(icaion_sum(s->public.cage[seat][cage]) == 0) << cage;
    }
    uint32_t on_board = empty & board;
    uint32_t on_cards = empty & ~board;
    return (cages & ~empty) | (on_board & (0u - on_board)) | (on_cards & (0u - on_cards));
}

/* Five crystal counts, one byte each, as one number. */
static uint64_t cage_at(const uint8_t cage[ICAION_COLOURS])
{
    uint32_t four;

    memcpy(&four, cage, sizeof four);
    return four | (uint64_t)cage[4] << 32;
}

/* Cages that the seat does not have are empty, so all can be added up; five colours at once, as
 * check bounds their totals to less than a byte. */
struct icaion_purse icaion_purse_of(const struct icaion *s, pl_seat seat)
{
    const uint8_t(*cage)[ICAION_COLOURS] = s->public.cage[seat];
    uint64_t sum = cage_at(cage[0]) + cage_at(cage[1]) + cage_at(cage[2]) + cage_at(cage[3]) +
                   cage_at(cage[4]) + cage_at(cage[5]);

    return (struct icaion_purse){
        .crystals = { (uint8_t)sum, (uint8_t)(sum >> 8), (uint8_t)(sum >> 16), (uint8_t)(sum >> 24),
                      (uint8_t)(sum >> 32) },
        .converters = (uint8_t)icaion_trait(s, seat, ICAION_TRAIT_CONVERTERS),
        .discount = (uint8_t)icaion_trait(s, seat, ICAION_TRAIT_DISCOUNT),
    };
}

uint32_t icaion_payable(const struct icaion_purse *purse, uint32_t colours)
{
    uint32_t direct = 0;
    uint32_t pairs = 0;

    for (uint32_t i = 0; i < ICAION_COLOURS; i++) {
        if (colours >> i & 1) {
            direct += purse->crystals[i];
        } else {
            pairs += purse->crystals[i] / ICAION_CONVERTER_IN;
        }
    }
    return direct + (pairs < purse->converters ? pairs : purse->converters);
}

uint64_t icaion_faces(uint64_t cards)
{
    uint64_t seen = 0;
    uint64_t first = 0;

    for (uint64_t left = cards; left; left &= left - 1) {
        uint32_t card = pl_lowest(left);
        uint64_t face = pl_bit(icaion_oddities[card].face);
        first |= seen & face ? 0 : pl_bit(card);
        seen |= face;
    }
    return first;
}

/* R-ICA-M1.1, R-ICA-M1.2 */
uint64_t icaion_oddities_in_game(const struct icaion *s)
{
    bool is_peaceful = s->head.option[ICAION_OPTION_WOUNDING] == ICAION_WOUNDING_OFF ||
                       (icaion_is_radiant(s) && s->head.seats == 2);

    return is_peaceful ? icaion_all_oddities & ~icaion_wounding : icaion_all_oddities;
}

/* R-ICA-11.6, R-ICA-11.7, R-ICA-S6.2: the full cost, for each machine of the type next to it. */
uint32_t icaion_deploy_points(const struct icaion *s, uint32_t region, uint32_t type)
{
    uint32_t cost = icaion_machine_count(s, region) + 1;
    uint32_t near = 0;

    for (uint32_t left = icaion_regions[region].adjacent; left; left &= left - 1) {
        near += s->public.machine[pl_lowest(left)][type] != 0;
    }
    return near > 1 ? cost * near : cost;
}

uint32_t icaion_kinds_of(const struct icaion *s, pl_seat seat)
{
    uint32_t kinds = 0;

    for (uint32_t region = 0; region < ICAION_REGIONS; region++) {
        bool is_there = icaion_type_of(s, region, seat + 1u) < ICAION_TYPES;
        kinds |= (uint32_t)is_there << icaion_regions[region].kind;
    }
    return kinds;
}

bool icaion_is_last_round(const struct icaion *s)
{
    uint32_t regions = 0;

    for (uint32_t i = 0; i < s->public.round; i++) {
        regions += s->public.track[i] < ICAION_COLOSSUS_CARD_FIRST;
    }
    return regions == ICAION_REGION_CARDS;
}

/* R-ICA-4.1 */
uint32_t icaion_event_deck(const struct icaion *s)
{
    const struct icaion_public *pub = &s->public;
    uint32_t deck = (1u << ICAION_COLOSSUS_CARD_FIRST) - (1u << ICAION_EVENT_CARD_FIRST);

    for (uint32_t i = 0; i < pub->year; i++) {
        deck |= 1u << pub->colossus_card[i] % 32;
    }
    for (uint32_t i = 0; i < pub->round; i++) {
        deck &= ~(1u << pub->track[i] % 32);
    }
    return deck & ~(1u << pub->next_event % 32);
}

uint32_t icaion_turn_of(const struct icaion *s, pl_seat seat)
{
    uint32_t turn = 0;

    while (s->public.order[turn] != seat) {
        turn++;
        PL_ASSERT(turn < s->head.seats);
    }
    return turn;
}

pl_seat_mask icaion_seats_on(const struct icaion *s, uint64_t nodes)
{
    uint32_t mask = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        mask |= (uint32_t)(nodes >> s->public.node[p] & 1) << p;
    }
    return (pl_seat_mask)mask;
}

void icaion_score(struct icaion *s, pl_seat seat, uint32_t points, enum icaion_cause cause,
                  struct pl_events *log)
{
    if (points > 0) {
        s->public.reputation[seat] = (int16_t)(s->public.reputation[seat] + (int32_t)points);
        pl_tell(log, ICAION_EVENT_REPUTATION, seat, PL_ARGS((int32_t)points, (int32_t)cause));
    }
}

/* R-ICA-9.3: a new deck if this one has run out; false when there is no card at all. */
static bool has_deck(struct icaion *s, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;

    if (pub->draw_count == 0 && !pl_bag_is_empty(&pub->discard)) {
        s->secret.deck = pub->discard;
        pub->draw_count = (uint8_t)pl_bag_total(&pub->discard);
        memset(&pub->discard, 0, sizeof pub->discard);
        pl_tell(log, ICAION_EVENT_RESHUFFLED, PL_NOBODY, PL_ARGS(pub->draw_count));
    }
    return pub->draw_count > 0;
}

void icaion_draw_cards(struct icaion *s, pl_seat seat, uint32_t count, struct pl_events *log)
{
    struct pl_event event = { .kind = ICAION_EVENT_DREW,
                              .seat = seat,
                              .see = (pl_seat_mask)(1u << seat) };
    uint32_t room = icaion_room(s, seat);

    count = count < room ? count : room;
    while (count > 0 && event.arg[0] < PL_EVENT_HIDDEN && has_deck(s, log)) {
        uint32_t rank = pl_roll(&s->head, &s->secret.rng, s->public.draw_count);
        uint32_t card = pl_bag_at(&s->secret.deck, rank);
        pl_bag_remove(&s->secret.deck, card);
        pl_bag_add(&s->private[seat].hand, card);
        s->public.draw_count--;
        s->public.hand_count[seat]++;
        event.hidden[event.arg[0]++] = (int16_t)card;
        count--;
    }
    if (event.arg[0] == 0) {
        return;
    }
    pl_emit(log, event);
    if (s->head.option[ICAION_OPTION_RESHUFFLE_AT_NEED] == ICAION_KEPT_OFF) { /* R-ICA-X1.15 */
        has_deck(s, log);
    }
}

void icaion_discard(struct icaion *s, pl_seat seat, uint32_t card)
{
    pl_bag_remove(&s->private[seat].hand, card);
    s->public.hand_count[seat]--;
    pl_bag_add(&s->public.discard, card);
}

void icaion_charge(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    if (!(s->public.charged >> seat & 1)) {
        s->public.charged |= (uint8_t)(1u << seat);
        pl_tell(log, ICAION_EVENT_CHARGED, seat, PL_ARGS(0));
    }
}

void icaion_take(struct icaion *s, pl_seat seat, uint32_t colour, uint32_t count,
                 struct pl_events *log)
{
    s->public.batch[colour] = (uint8_t)(s->public.batch[colour] + count);
    pl_tell(log, ICAION_EVENT_TOOK, seat, PL_ARGS((int32_t)colour, (int32_t)count, 0));
}

void icaion_collect(struct icaion *s, pl_seat seat, uint32_t region, struct pl_events *log)
{
    s->public.parasites[region]--;
    s->public.collected[seat]++;
    pl_tell(log, ICAION_EVENT_REMOVED, seat, PL_ARGS((int32_t)region, s->public.parasites[region]));
}

void icaion_place_machine(struct icaion *s, uint32_t region, uint32_t type, uint32_t owner)
{
    PL_ASSERT(s->public.machine[region][type] == 0);
    s->public.machine[region][type] = (uint8_t)owner;
}
