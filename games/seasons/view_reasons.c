/* The words of reasons: what a refused action needs and what the seat has. Any action in range may
 * be asked about, so nothing here takes for granted that it could be legal. */
#include "games/seasons/view.h"
#include "games/seasons/why.h"

static int32_t most_of_one(const struct seasons *s, pl_seat seat)
{
    uint32_t most = 0;

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        uint32_t has = seasons_spendable(s, seat, (enum seasons_energy)e);
        most = has > most ? has : most;
    }
    return (int32_t)most;
}

int32_t seasons_value_of_means(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);
    pl_seat seat = pen->seat;

    PL_ASSERT(seat < SEASONS_SEATS);
    switch (value) {
    case SEASONS_VALUE_GAUGE: return s->public.gauge[seat];
    case SEASONS_VALUE_IN_PLAY: return (int32_t)seasons_in_play(s, seat);
    case SEASONS_VALUE_OTHERS_IN_PLAY: return (int32_t)seasons_in_play(s, seat) - 1;
    case SEASONS_VALUE_OWN_DIE:
        return s->public.dice[s->public.rolled_season][seasons_own_place(s, seat)];
    case SEASONS_VALUE_SPENDABLE: return (int32_t)seasons_spendable_total(s, seat);
    case SEASONS_VALUE_MOST_OF_ONE: return most_of_one(s, seat);
    case SEASONS_VALUE_USABLE_WATER: return (int32_t)seasons_usable(s, seat, SEASONS_WATER);
    case SEASONS_VALUE_WAIVERS: return (int32_t)seasons_waivers(s, seat);
    default: pl_panic("not a value of a seat's means", __FILE__, __LINE__);
    }
}

static int32_t pack_set(uint32_t energies)
{
    uint8_t tokens[SEASONS_ENERGIES];

    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        tokens[e] = energies >> e & 1;
    }
    return seasons_pack(tokens);
}

static int32_t pack_lacking(const struct seasons *s, pl_seat seat)
{
    uint8_t lacking[SEASONS_ENERGIES];

    seasons_lacking(s, seat, lacking);
    return seasons_pack(lacking);
}

/* Of the frame on top, which is one of those that the value is about. */
int32_t seasons_value_of_payment(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);
    const struct pl_frame *frame = pl_peek(&s->head);

    switch (value) {
    case SEASONS_VALUE_NEXT_DUE: return (int32_t)seasons_next_due(frame);
    case SEASONS_VALUE_LACKING: return pack_lacking(s, pen->seat);
    case SEASONS_VALUE_CHOSEN_LACKING: return pack_set(seasons_elements_of(s, pen->seat).lacking);
    case SEASONS_VALUE_GIVE_NEXT: return frame->arg[SEASONS_GIVE_NEXT];
    default: pl_panic("not a value of a payment", __FILE__, __LINE__);
    }
}

static int32_t die_owner(const struct seasons *s, uint32_t die)
{
    return s->public.owner[seasons_die_place(s, die)] - 1;
}

/* What is missing of the energy that a card costs. */
static int32_t pack_missing(const struct seasons *s, pl_seat seat, uint32_t card)
{
    uint8_t missing[SEASONS_ENERGIES];

    seasons_energy_cost(card, s->head.seats, missing);
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        uint32_t has = seasons_usable(s, seat, (enum seasons_energy)e);
        missing[e] = (uint8_t)(missing[e] > has ? missing[e] - has : 0);
    }
    return seasons_pack(missing);
}

static int32_t spendable_of(const struct seasons *s, pl_seat seat, uint32_t energy)
{
    PL_ASSERT(energy < SEASONS_ENERGIES);
    return (int32_t)seasons_spendable(s, seat, (enum seasons_energy)energy);
}

int32_t seasons_value_refused(const struct pl_pen *pen, uint32_t value)
{
    const struct seasons *s = seasons_seen(pen->obs);
    pl_seat seat = pen->seat;
    uint32_t a = pl_act_a(pen->action);

    switch (value) {
    case SEASONS_VALUE_PILE_OF_CARD:
        return pl_bag_has(&s->private[seat].hand, a) ? SEASONS_PILE_HAND : SEASONS_PILE_LIBRARY;
    case SEASONS_VALUE_DIE_OWNER: return die_owner(s, a);
    case SEASONS_VALUE_ASKING_CARD: return (int32_t)seasons_asking_card(pen->action);
    case SEASONS_VALUE_LIBRARY_OF_CARD: return (int32_t)seasons_library_of(s, seat, a);
    case SEASONS_VALUE_CARD_OWNER: return seasons_holder(s, seat, a);
    case SEASONS_VALUE_MISSING: return pack_missing(s, seat, a);
    case SEASONS_VALUE_TOKEN_PRICE: return (int32_t)seasons_token_price(a);
    case SEASONS_VALUE_CRYSTAL_PRICE: return (int32_t)seasons_crystal_price(a);
    case SEASONS_VALUE_ISHTAR_HELD: return spendable_of(s, seat, pl_act_c(pen->action) - 1u);
    case SEASONS_VALUE_SPENDABLE_OF_ENERGY: return spendable_of(s, seat, a);
    default: pl_panic("not a value of a refused action", __FILE__, __LINE__);
    }
}

void seasons_write_drawn(const struct pl_pen *pen, int32_t value)
{
    const struct pl_bag *look = &seasons_seen(pen->obs)->private[pen->seat].look;
    uint32_t start = pen->text->length;

    (void)value;
    for (uint64_t set = look->one; set; set &= set - 1) {
        pl_comma(pen, start);
        pl_write(pen, SEASONS_WORD_CARD, (int32_t)pl_lowest(set));
    }
}

/* "0 air, 1 earth, 2 crystals": what the cost is made of, also where there is none of it. */
void seasons_write_at_hand(const struct pl_pen *pen, int32_t card)
{
    const struct seasons *s = seasons_seen(pen->obs);
    uint32_t start = pen->text->length;
    uint32_t crystals =
        seasons_cost_crystals((uint32_t)card, s->head.seats) + seasons_leech_due(s, pen->seat);
    uint8_t cost[SEASONS_ENERGIES];

    seasons_energy_cost((uint32_t)card, s->head.seats, cost);
    for (uint32_t e = 0; e < SEASONS_ENERGIES; e++) {
        if (cost[e] > 0) {
            pl_comma(pen, start);
            PL_SAY(pen, SEASONS_TEXT_TOKEN_MANY, PL_WORD(SEASONS_WORD_ENERGY, e),
                   PL_NUMBER(seasons_usable(s, pen->seat, (enum seasons_energy)e)));
        }
    }
    if (crystals > 0) {
        pl_comma(pen, start);
        pl_write(pen, SEASONS_WORD_CRYSTALS, s->public.crystals[pen->seat]);
    }
}

void seasons_write_less_fairies(const struct pl_pen *pen, int32_t value)
{
    (void)value;
    if (seasons_value_of_seat(pen, SEASONS_VALUE_FAIRIES_DUE) > 0) {
        pl_say(pen, SEASONS_TEXT_ACT_FAIRIES);
    }
}
