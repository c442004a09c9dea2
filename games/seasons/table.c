/* The verbs of the table: crystals, tokens, piles, cards in play. */
#include "games/seasons/table.h"

uint32_t seasons_opposing(const struct seasons *s, pl_seat seat, uint32_t card)
{
    uint32_t count = 0;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        count += p == seat ? 0 : seasons_copies(s, p, card);
    }
    return count;
}

/* R-SEA-1.8: crystals never fall below 0; a player who must lose more loses what they have. */
void seasons_crystals(struct seasons *s, pl_seat seat, int32_t change, uint32_t card,
                      struct pl_events *log)
{
    int32_t before = s->public.crystals[seat];
    int32_t after = before + change;

    after = after < 0 ? 0 : after;
    after = after > SEASONS_CRYSTALS_MAX ? SEASONS_CRYSTALS_MAX : after;
    s->public.crystals[seat] = (int16_t)after;
    if (after != before) {
        pl_tell(log, SEASONS_EVENT_CRYSTALS, seat, PL_ARGS(after - before, (int32_t)card));
    }
}

void seasons_steal(struct seasons *s, pl_seat to, pl_seat from, struct seasons_theft theft,
                   struct pl_events *log)
{
    uint32_t has = (uint32_t)s->public.crystals[from];
    uint32_t moved = has < theft.most ? has : theft.most;
    uint32_t room = (uint32_t)(SEASONS_CRYSTALS_MAX - s->public.crystals[to]);

    PL_ASSERT(to != from);
    moved = moved < room ? moved : room;
    s->public.crystals[from] = (int16_t)(s->public.crystals[from] - (int32_t)moved);
    s->public.crystals[to] = (int16_t)(s->public.crystals[to] + (int32_t)moved);
    if (moved > 0) {
        pl_tell(log, SEASONS_EVENT_STOLE, to, PL_ARGS((int32_t)moved, from, (int32_t)theft.card));
    }
}

void seasons_raise(struct seasons *s, pl_seat seat, int32_t change, struct pl_events *log)
{
    int32_t before = s->public.gauge[seat];
    int32_t after = before + change;

    after = after < 0 ? 0 : after;
    after = after > SEASONS_GAUGE_MAX ? SEASONS_GAUGE_MAX : after;
    s->public.gauge[seat] = (uint8_t)after;
    if (after != before) {
        pl_tell(log, SEASONS_EVENT_GAUGE, seat, PL_ARGS(after, after - before));
    }
}

/* R-SEA-10.2, R-SEA-10.7: whatever filled it, also tokens got for those of an Amulet. */
void seasons_settle_reserve(struct seasons *s, pl_seat seat)
{
    if (seasons_reserve_total(s, seat) > seasons_capacity(s, seat)) {
        pl_push(&s->head, SEASONS_FRAME_OVERFLOW, seat);
    }
}

void seasons_receive(struct seasons *s, pl_seat seat, const uint8_t tokens[SEASONS_ENERGIES],
                     struct pl_events *log)
{
    uint8_t *reserve = s->public.reserve[seat];

    if (seasons_sum(tokens) == 0) {
        return;
    }
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        reserve[e] = (uint8_t)(reserve[e] + tokens[e]);
    }
    pl_emit(log, (struct pl_event){ .kind = SEASONS_EVENT_TOKENS,
                                    .seat = seat,
                                    .arg = { tokens[0], tokens[1], tokens[2], tokens[3] } });
    seasons_settle_reserve(s, seat);
}

/* R-SEA-10.4: more than the capacity, and what Onys could still take, leaves the same choices. */
void seasons_gain(struct seasons *s, pl_seat seat, uint32_t count)
{
    uint32_t most =
        seasons_capacity(s, seat) + SEASONS_ONYS_PASS_WATER * seasons_loose_onys(s, seat);

    if (count > 0) {
        pl_push(&s->head, SEASONS_FRAME_GAIN, seat)->arg[SEASONS_GAIN_LEFT] =
            (int16_t)(count < most ? count : most);
    }
}

void seasons_take_token(struct seasons *s, pl_seat seat, enum seasons_energy energy,
                        uint32_t source, struct pl_events *log)
{
    uint8_t *tokens = seasons_source(s, seat, source);

    PL_ASSERT(tokens[energy] > 0);
    tokens[energy]--;
    pl_tell(log, SEASONS_EVENT_PAID, seat, PL_ARGS((int32_t)energy, (int32_t)source));
}

void seasons_empty_reserve(struct seasons *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    if (seasons_reserve_total(s, seat) > 0) {
        memset(s->public.reserve[seat], 0, sizeof s->public.reserve[seat]);
        pl_tell(log, SEASONS_EVENT_LOST_TOKENS, seat, PL_ARGS((int32_t)card));
    }
}

/* The card on top leaves it: no player's memory of it holds any longer (R-SEA-C34.3). */
static uint32_t take_top(struct seasons *s)
{
    uint32_t card = s->secret.top[0];

    memmove(s->secret.top, s->secret.top + 1, SEASONS_TOP_MAX - 1);
    s->secret.top[SEASONS_TOP_MAX - 1] = 0;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        s->private[p].known_top = 0;
    }
    return card;
}

/* R-SEA-11.1, R-SEA-11.4, R-SEA-11.5: the discard pile becomes the draw pile and what was known of
 * it ends. */
static void reshuffle(struct seasons *s, struct pl_events *log)
{
    s->secret.deck = s->secret.discard;
    s->secret.discard = (struct pl_bag){ 0, 0 };
    s->public.seen_discard = (struct pl_bag){ 0, 0 };
    for (pl_seat p = 0; p < s->head.seats; p++) {
        s->private[p].thrown = (struct pl_bag){ 0, 0 };
    }
    s->public.draw_count = s->public.discard_count;
    s->public.discard_count = 0;
    pl_tell(log, SEASONS_EVENT_RESHUFFLED, PL_NOBODY, PL_ARGS(s->public.draw_count));
}

static uint32_t draw_from_deck(struct seasons *s)
{
    uint32_t total = pl_bag_total(&s->secret.deck);
    uint32_t card = pl_bag_at(&s->secret.deck, pl_roll(&s->head, &s->secret.rng, total));

    pl_bag_remove(&s->secret.deck, card);
    return card;
}

/* R-SEA-11.2: no card when both piles are empty. */
uint32_t seasons_draw_card(struct seasons *s, struct pl_events *log)
{
    if (s->public.draw_count == 0) {
        if (s->public.discard_count == 0) {
            return SEASONS_NO_CARD;
        }
        reshuffle(s, log);
    }
    s->public.draw_count--;
    if (s->secret.top[0]) {
        pl_reveal(&s->head);
        return take_top(s);
    }
    return draw_from_deck(s);
}

/* R-SEA-11.1, R-SEA-X1.2: at once, before anything else happens. Without a discarded card the
 * pile stays empty until one is needed. */
void seasons_refill(struct seasons *s, struct pl_events *log)
{
    if (s->public.draw_count == 0 && s->public.discard_count > 0 &&
        s->head.option[SEASONS_OPTION_RESHUFFLE_AT_NEED] == SEASONS_KEPT_OFF) {
        reshuffle(s, log);
    }
}

uint32_t seasons_fix_top(struct seasons *s, struct pl_events *log)
{
    if (s->public.draw_count == 0) {
        PL_ASSERT(s->public.discard_count > 0);
        reshuffle(s, log);
    }
    if (s->secret.top[0] == 0) {
        s->secret.top[0] = (uint8_t)draw_from_deck(s);
    }
    return s->secret.top[0];
}

void seasons_to_hand(struct seasons *s, pl_seat seat, uint32_t card)
{
    pl_bag_add(&s->private[seat].hand, card);
    s->public.hand_count[seat]++;
}

void seasons_draw_to_hand(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    uint32_t card = seasons_draw_card(s, log);

    if (card) {
        seasons_to_hand(s, seat, card);
        pl_tell_own(log, SEASONS_EVENT_DREW, seat, 1, card);
        seasons_refill(s, log);
    }
}

/* An event about cards that only the seat sees, named as far as there is room. */
static void tell_cards(struct pl_events *log, enum seasons_event kind, pl_seat seat,
                       const struct pl_bag *cards)
{
    struct pl_event event = {
        .kind = (uint16_t)kind,
        .seat = seat,
        .see = (pl_seat_mask)(1u << seat),
        .arg = { (int16_t)pl_bag_total(cards) },
    };

    for (uint32_t i = 0; i < PL_EVENT_HIDDEN && i < pl_bag_total(cards); i++) {
        event.hidden[i] = (int16_t)pl_bag_at(cards, i);
    }
    pl_emit(log, event);
}

uint32_t seasons_look_at(struct seasons *s, pl_seat seat, uint32_t count, struct pl_events *log)
{
    struct pl_bag *look = &s->private[seat].look;
    uint32_t drawn = 0;

    PL_ASSERT(pl_bag_is_empty(look));
    while (drawn < count && seasons_can_draw(s)) {
        pl_bag_add(look, seasons_draw_card(s, log));
        drawn++;
    }
    s->public.look_count[seat] = (uint8_t)drawn;
    if (drawn > 0 && log) {
        tell_cards(log, SEASONS_EVENT_DREW, seat, look);
    }
    seasons_refill(s, log);
    return drawn;
}

void seasons_take_look(struct seasons *s, pl_seat seat, uint32_t card)
{
    pl_bag_remove(&s->private[seat].look, card);
    s->public.look_count[seat]--;
}

/* R-SEA-11.4, R-SEA-11.5: only what everybody saw is known of the discard pile. */
void seasons_discard(struct seasons *s, uint32_t card, bool is_seen)
{
    pl_bag_add(&s->secret.discard, card);
    s->public.discard_count++;
    if (is_seen) {
        pl_bag_add(&s->public.seen_discard, card);
    }
}

void seasons_discard_look(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    struct seasons_private *own = &s->private[seat];
    uint32_t count = s->public.look_count[seat];

    if (count == 0) {
        return;
    }
    if (log) {
        tell_cards(log, SEASONS_EVENT_DISCARDED_DRAWN, seat, &own->look);
    }
    pl_bag_add_all(&s->secret.discard, &own->look);
    pl_bag_add_all(&own->thrown, &own->look);
    s->public.discard_count = (uint8_t)(s->public.discard_count + count);
    own->look = (struct pl_bag){ 0, 0 };
    s->public.look_count[seat] = 0;
}

void seasons_from_hand(struct seasons *s, pl_seat seat, uint32_t card)
{
    pl_bag_remove(&s->private[seat].hand, card);
    s->public.hand_count[seat]--;
    if (pl_bag_has(&s->public.shown[seat], card)) {
        pl_bag_remove(&s->public.shown[seat], card);
    }
}

bool seasons_copies_differ(const struct seasons *s, pl_seat seat, uint32_t card)
{
    const struct seasons_public *pub = &s->public;

    if (seasons_copies(s, seat, card) < 2) {
        return false;
    }
    if (card == SEASONS_AMULET_OF_WATER) {
        return memcmp(pub->amulet[seat][0], pub->amulet[seat][1], SEASONS_ENERGIES) != 0;
    }
    bool is_one_turned = pl_bag_count(&pub->turned[seat], card) == 1;
    if (card == SEASONS_GLUTTON_CAULDRON) {
        return is_one_turned ||
               memcmp(pub->cauldron[seat][0], pub->cauldron[seat][1], SEASONS_ENERGIES) != 0;
    }
    return is_one_turned;
}

void seasons_add_instances(const struct seasons *s, pl_seat seat, uint64_t set, uint16_t kind,
                           struct pl_legal *list)
{
    for (set &= s->public.tableau[seat].one; set; set &= set - 1) {
        uint32_t card = pl_lowest(set);
        pl_legal_add(list, pl_act(kind, (uint16_t)card, 0, 0));
        if (seasons_copies_differ(s, seat, card)) {
            pl_legal_add(list, pl_act(kind, (uint16_t)card, 1, 0));
        }
    }
}

void seasons_put_in_play(struct seasons *s, pl_seat seat, uint32_t card)
{
    pl_bag_add(&s->public.tableau[seat], card);
}

/* Empties a slot of tokens and moves the second slot into the gap. */
static void close_slot(uint8_t tokens[SEASONS_SLOTS][SEASONS_ENERGIES], uint32_t slot)
{
    if (slot == 0) {
        memcpy(tokens[0], tokens[1], SEASONS_ENERGIES);
    }
    memset(tokens[1], 0, SEASONS_ENERGIES);
}

static void leave_cauldron(struct seasons *s, pl_seat seat, uint32_t slot)
{
    uint8_t mask = s->public.cauldron_turned[seat];

    if (mask >> slot & 1) {
        pl_bag_remove(&s->public.turned[seat], SEASONS_GLUTTON_CAULDRON);
    }
    s->public.cauldron_turned[seat] = slot == 0 ? mask >> 1 : mask & 1;
    close_slot(s->public.cauldron[seat], slot);
}

/* R-SEA-12.1, R-SEA-12.2: tokens and the turn of the card are gone. */
void seasons_leave_play(struct seasons *s, pl_seat seat, uint32_t card, uint32_t copy)
{
    struct pl_bag *turned = &s->public.turned[seat];
    bool is_alone = seasons_copies(s, seat, card) == 1;

    if (card == SEASONS_AMULET_OF_WATER) {
        close_slot(s->public.amulet[seat], copy);
    } else if (card == SEASONS_GLUTTON_CAULDRON) {
        leave_cauldron(s, seat, copy);
    } else if (pl_bag_has(turned, card) &&
               (is_alone || copy == 1 || pl_bag_count(turned, card) == 2)) {
        pl_bag_remove(turned, card);
    }
    pl_bag_remove(&s->public.tableau[seat], card);
}

bool seasons_sacrifice(struct seasons *s, pl_seat seat, uint32_t card, uint32_t copy,
                       struct pl_events *log)
{
    seasons_leave_play(s, seat, card, copy);
    seasons_discard(s, card, true);
    pl_tell(log, SEASONS_EVENT_SACRIFICED, seat, PL_ARGS((int32_t)card));
    return card == SEASONS_CURSED_TREATISE_OF_ARUS;
}

/* R-SEA-C42.2, R-SEA-10.3: the Treatise empties the reserve; a lost Grimoire shrinks it. */
void seasons_sacrifice_one(struct seasons *s, pl_seat seat, uint32_t card, uint32_t copy,
                           struct pl_events *log)
{
    if (seasons_sacrifice(s, seat, card, copy, log)) {
        seasons_empty_reserve(s, seat, card, log);
    }
    seasons_settle_reserve(s, seat);
}

void seasons_energy_cost(uint32_t card, uint32_t seats, uint8_t ret_cost[SEASONS_ENERGIES])
{
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        ret_cost[e] = (uint8_t)seasons_cost(card, (enum seasons_energy)e, seats);
    }
}

const uint8_t *seasons_tokens_on(const struct seasons *s, pl_seat seat, uint32_t card,
                                 uint32_t slot)
{
    PL_ASSERT(slot < SEASONS_SLOTS);
    if (card == SEASONS_AMULET_OF_WATER) {
        return s->public.amulet[seat][slot];
    }
    return card == SEASONS_GLUTTON_CAULDRON ? s->public.cauldron[seat][slot] : NULL;
}

bool seasons_is_turned(const struct seasons *s, pl_seat seat, uint32_t card, uint32_t slot)
{
    uint32_t turned = pl_bag_count(&s->public.turned[seat], card);

    PL_ASSERT(slot < SEASONS_SLOTS);
    if (card == SEASONS_GLUTTON_CAULDRON) {
        return s->public.cauldron_turned[seat] >> slot & 1;
    }
    return seasons_copies(s, seat, card) - slot <= turned;
}
