/* Setting a game up: dice, cards, the first decision. */
#include "games/seasons/setup.h"
#include "games/seasons/decide.h"
#include "games/seasons/flow.h"

enum { LEVEL_SETS, LEVEL_BASIC, LEVEL_ALL };

struct pl_bag seasons_universe(const struct seasons *s)
{
    uint32_t last = s->head.option[SEASONS_OPTION_LEVEL] == LEVEL_ALL ? SEASONS_CARD_COUNT - 1
                                                                      : SEASONS_BASIC_CARD_LAST;
    uint64_t cards = (SEASONS_BIT(last + 1) - 1) & ~SEASONS_BIT(SEASONS_NO_CARD);

    return (struct pl_bag){ cards, cards };
}

static uint32_t roll(struct seasons *s, uint32_t n)
{
    return pl_roll(&s->head, &s->secret.rng, n);
}

/* R-SEA-2.2: dice are left out at random until one more than players remain. */
static void choose_dice(struct seasons *s)
{
    for (uint32_t season = 0; season < SEASONS_SEASON_COUNT; season++) {
        uint64_t dice = ((1u << SEASONS_DICE) - 1) << 1;
        for (uint32_t left = SEASONS_DICE; left > s->head.seats + 1u; left--) {
            dice &= ~pl_bit(pl_select(dice, roll(s, left)));
        }
        for (uint32_t i = 0; dice; i++, dice &= dice - 1) {
            s->public.dice[season][i] = (uint8_t)pl_lowest(dice);
        }
    }
}

/* R-SEA-2.3, R-SEA-2.4: nine cards to each player. */
static void deal_packets(struct seasons *s)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        for (uint32_t i = 0; i < SEASONS_DRAFT_CARDS; i++) {
            struct pl_bag *deck = &s->secret.deck;
            uint32_t card = pl_bag_at(deck, roll(s, pl_bag_total(deck)));
            pl_bag_remove(deck, card);
            pl_bag_add(&s->private[p].packet, card);
        }
    }
    s->public.packet_count = SEASONS_DRAFT_CARDS;
}

/* R-SEA-2.5, R-SEA-2.6: ready-made sets at random, none twice. */
static void deal_sets(struct seasons *s)
{
    uint64_t sets = (1u << SEASONS_SEATS) - 1;

    for (pl_seat p = 0; p < s->head.seats; p++) {
        uint32_t set = pl_select(sets, roll(s, (uint32_t)SEASONS_SEATS - p));
        sets &= ~pl_bit(set);
        for (uint32_t i = 0; i < SEASONS_DRAFT_CARDS; i++) {
            pl_bag_remove(&s->secret.deck, seasons_sets[set][i]);
            pl_bag_add(&s->private[p].kept, seasons_sets[set][i]);
        }
    }
}

/* R-SEA-2.1: everything else begins at zero. */
void seasons_setup(struct pl_state *state)
{
    struct seasons *s = seasons_edit(state);
    bool has_draft = s->head.option[SEASONS_OPTION_LEVEL] != LEVEL_SETS;

    choose_dice(s);
    s->public.first = (uint8_t)roll(s, s->head.seats);
    if (s->head.option[SEASONS_OPTION_FIRST]) { /* R-SEA-2.7 */
        s->public.first = (uint8_t)(s->head.option[SEASONS_OPTION_FIRST] - 1);
    }
    s->secret.deck = seasons_universe(s);
    pl_push(&s->head, SEASONS_FRAME_DRAFT, PL_NOBODY);
    s->head.waiting = pl_all_seats(&s->head);
    if (has_draft) {
        deal_packets(s);
    } else {
        deal_sets(s);
        seasons_begin_split(s);
    }
    s->public.draw_count = (uint8_t)pl_bag_total(&s->secret.deck);
}

/* A plain table for scenarios: first round, dice rolled and taken in seat order, seat 0 in the
 * free part of its turn, nothing in any hand, library or play area. */
void seasons_plain(struct pl_state *state)
{
    struct seasons *s = seasons_edit(state);
    struct seasons_public *pub = &s->public;

    memset(s->private, 0, sizeof s->private);
    s->secret.deck = seasons_universe(s);
    pub->draw_count = (uint8_t)pl_bag_total(&s->secret.deck);
    pub->packet_count = 0;
    pub->first = 0;
    pl_pop(&s->head);
    seasons_begin_tournament(s);
    seasons_run(s, NULL);
    memset(pub->library_taken, 1, sizeof pub->library_taken);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        seasons_apply(state, p,
                      pl_act(SEASONS_ACT_TAKE_DIE, pub->dice[pub->rolled_season][p], 0, 0), NULL);
    }
    seasons_plain_turn(s);
}
