/* Set-up: factions, capitals, tokens and spells, and the plain position for scenarios. */
#include "games/hlas/flow.h"

/* R-HLA-2.10: the capital regions in the order of the ring. */
static const uint8_t ring[HLAS_CONTINENTS] = { HLAS_NW_CAP, HLAS_NE_CAP, HLAS_SE_CAP, HLAS_SW_CAP };

uint64_t hlas_capital_sites(void)
{
    return hlas_of_terrain[HLAS_CAPITAL_SITE];
}

/* R-HLA-3.1 */
static void choose_first(struct hlas *s)
{
    uint32_t option = s->head.option[HLAS_OPTION_FIRST];

    if (option != HLAS_FIRST_RANDOM) {
        s->public.first = (uint8_t)(option - 1);
    } else if (s->head.seats > 1) {
        s->public.first = (uint8_t)pl_roll(&s->head, &s->secret.rng, s->head.seats);
    }
}

void hlas_setup(struct pl_state *state)
{
    struct hlas *s = hlas_edit(state);

    s->public.alive = (uint8_t)((1u << hlas_players(s)) - 1);
    s->public.round = 1;
    s->secret.deck = hlas_all_spells;
    s->public.draw_count = HLAS_SPELL_CARDS;
    for (uint32_t token = 1; token < HLAS_TOKEN_COUNT; token++) {
        s->public.unseen[token] = hlas_tokens[token].copies;
    }
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        s->public.serf[p][0] = HLAS_SERFS;
        s->public.warrior[p][0] = HLAS_WARRIORS;
    }
    choose_first(s);
    hlas_push(s, HLAS_FRAME_SETUP, 0, PL_ARGS(0));
    hlas_run(s, NULL);
}

/* R-HLA-3.2: from the first player on. */
pl_seat hlas_chooser(const struct hlas *s, uint32_t chosen)
{
    return (pl_seat)((s->public.first + chosen) % s->head.seats);
}

static void ask_faction(struct hlas *s, struct pl_frame *frame)
{
    uint32_t seats = s->head.seats;

    if ((uint32_t)frame->arg[HLAS_SETUP_ASKED] == seats) {
        frame->arg[HLAS_SETUP_ASKED] = 0;
        frame->step = HLAS_SETUP_BOARD;
        return;
    }
    pl_seat p = hlas_chooser(s, (uint32_t)frame->arg[HLAS_SETUP_ASKED]++);
    hlas_push(s, HLAS_FRAME_FACTION, p, PL_ARGS(0));
}

uint32_t hlas_free_factions(const struct hlas *s)
{
    uint32_t factions = (1u << HLAS_FACTION_COUNT) - 2;

    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        factions &= ~(1u << s->public.faction[p]);
    }
    return factions;
}

/* R-HLA-1.3 */
void hlas_legal_faction(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    hlas_add_regions(list, HLAS_ACT_FACTION, hlas_free_factions(s));
}

void hlas_apply_faction(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    s->public.faction[seat] = (uint8_t)pl_act_a(action);
    hlas_tell(s, log, HLAS_EVENT_FACTION, seat, PL_ARGS(pl_act_a(action)));
}

/* R-HLA-29.1 */
static void choose_rival(struct hlas *s, struct pl_events *log)
{
    uint32_t factions = hlas_free_factions(s);
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, (uint32_t)__builtin_popcount(factions));

    s->public.faction[HLAS_RIVAL] = (uint8_t)pl_select(factions, rank);
    hlas_tell(s, log, HLAS_EVENT_FACTION, HLAS_RIVAL, PL_ARGS(s->public.faction[HLAS_RIVAL]));
}

/* R-HLA-3.6 */
static void lay_tax_track(struct hlas *s, struct pl_events *log)
{
    uint64_t left = (1u << HLAS_RESOURCES) - 1;
    uint8_t *tax = s->public.tax;

    for (uint32_t space = 0; space < HLAS_RESOURCES; space++) {
        uint32_t count = HLAS_RESOURCES - space;
        uint32_t rank = count > 1 ? pl_roll(&s->head, &s->secret.rng, count) : 0;
        tax[space] = (uint8_t)pl_select(left, rank);
        left &= ~hlas_bit(tax[space]);
    }
    hlas_tell(s, log, HLAS_EVENT_TAX_TRACK, PL_NOBODY, PL_ARGS(tax[0], tax[1], tax[2]));
}

/* R-HLA-3.7, R-HLA-29.2: counter-clockwise, the first player last; solo also for the enemy. */
pl_seat hlas_settler(const struct hlas *s, uint32_t placed)
{
    uint32_t seats = s->head.seats;

    return placed < seats ? (pl_seat)((s->public.first + 2 * seats - 1 - placed) % seats)
                          : HLAS_RIVAL;
}

static void ask_continent(struct hlas *s, struct pl_frame *frame)
{
    uint32_t placed = (uint32_t)frame->arg[HLAS_SETUP_ASKED];

    if (placed == hlas_players(s)) {
        frame->step = HLAS_SETUP_OUTLAND;
        return;
    }
    pl_seat p = hlas_settler(s, placed);
    frame->arg[HLAS_SETUP_ASKED]++;
    hlas_push(s, HLAS_FRAME_CONTINENT, hlas_is_rival(s, p) ? 0 : p, PL_ARGS(hlas_is_rival(s, p)));
}

/* R-HLA-3.8: a neighbour of a continent with a capital. */
uint64_t hlas_free_sites(const struct hlas *s)
{
    uint64_t taken = hlas_standing(s);
    uint64_t near = 0;

    for (uint32_t i = 0; i < HLAS_CONTINENTS; i++) {
        uint64_t sides = hlas_bit(ring[(i + 1) % HLAS_CONTINENTS]) |
                         hlas_bit(ring[(i + HLAS_CONTINENTS - 1) % HLAS_CONTINENTS]);
        near |= taken & sides ? hlas_bit(ring[i]) : 0;
    }
    return (taken ? near : hlas_capital_sites()) & ~taken;
}

void hlas_legal_continent(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    hlas_add_regions(list, HLAS_ACT_SETTLE, hlas_free_sites(s));
}

void hlas_apply_continent(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_seat p = pl_peek(&s->head)->arg[HLAS_CONTINENT_FOR_ENEMY] ? HLAS_RIVAL : seat;

    pl_pop(&s->head);
    s->public.capital[p] = (uint8_t)pl_act_a(action);
    hlas_touch(s, p, pl_act_a(action));
    hlas_tell(s, log, HLAS_EVENT_SETTLED, p, PL_ARGS(pl_act_a(action)));
}

/* R-HLA-3.9, R-HLA-3.15, R-HLA-29.5 */
static void ask_outland(struct hlas *s, struct pl_frame *frame)
{
    frame->step = HLAS_SETUP_FINISH;
    if (s->head.seats <= HLAS_SMALL_GAME_SEATS) {
        hlas_push(s, HLAS_FRAME_OUTLAND, s->public.first, PL_ARGS(0));
    }
}

void hlas_legal_outland(const struct hlas *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    hlas_add_regions(list, HLAS_ACT_DROP, hlas_capital_sites() & ~hlas_standing(s));
}

void hlas_apply_outland(struct hlas *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    s->public.out = (uint8_t)pl_act_a(action);
    hlas_tell(s, log, HLAS_EVENT_OUTLAND, seat, PL_ARGS(pl_act_a(action)));
}

/* R-HLA-3.3, R-HLA-3.4, R-HLA-29.3 */
static void give_pieces(struct hlas *s, pl_seat p)
{
    struct hlas_public *pub = &s->public;
    uint32_t home = pub->capital[p];
    bool is_rival = hlas_is_rival(s, p);

    pub->level[p] = 1;
    memset(pub->resource[p], is_rival ? HLAS_SOLO_RESOURCES : HLAS_START_RESOURCES, HLAS_RESOURCES);
    pub->serf[p][0] = HLAS_SERFS;
    pub->warrior[p][0] = HLAS_WARRIORS;
    if (is_rival) {
        memset(pub->hero[p], (int)home, HLAS_HEROES);
    } else {
        pub->serf[p][home] = HLAS_START_SERFS;
        pub->warrior[p][home] = HLAS_START_WARRIORS;
        pub->serf[p][0] = HLAS_SERFS - HLAS_START_SERFS;
        pub->warrior[p][0] = HLAS_WARRIORS - HLAS_START_WARRIORS;
    }
    hlas_touch(s, p, home);
}

/* R-HLA-3.11, R-HLA-3.12, R-HLA-3.13, R-HLA-3.14; without identity until a player looks. */
static void lay_tokens(struct hlas *s, struct pl_events *log)
{
    uint64_t bare = hlas_standing(s);
    uint32_t laid[2] = { 0, 0 };

    for (uint64_t left = hlas_in_play(s) & ~bare; left; left &= left - 1) {
        uint32_t region = pl_lowest(left);
        s->public.down[region] = hlas_regions[region].tokens;
        laid[hlas_is_sea(region)] += hlas_regions[region].tokens;
    }
    hlas_tell(s, log, HLAS_EVENT_LAID, PL_NOBODY, PL_ARGS((int32_t)laid[0], (int32_t)laid[1]));
}

static void begin(struct hlas *s)
{
    hlas_push(s, HLAS_FRAME_ROUND, 0, PL_ARGS(0));
}

/* R-HLA-3.5 */
static void finish(struct hlas *s, struct pl_events *log)
{
    pl_pop(&s->head);
    for (pl_seat p = 0; p < hlas_players(s); p++) {
        give_pieces(s, p);
    }
    lay_tokens(s, log);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        hlas_draw_spells(s, p, HLAS_START_SPELLS, log);
    }
    if (!hlas_is_solo(s)) { /* R-HLA-30.1: there the enemy acts first */
        hlas_tell(s, log, HLAS_EVENT_FIRST, s->public.first, PL_ARGS(0));
    }
    hlas_tell(s, log, HLAS_EVENT_ROUND, PL_NOBODY, PL_ARGS(s->public.round, 0));
    begin(s);
}

static void lay_board(struct hlas *s, struct pl_events *log)
{
    if (hlas_is_solo(s)) {
        choose_rival(s, log);
    }
    lay_tax_track(s, log);
}

void hlas_step_setup(struct hlas *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case HLAS_SETUP_FACTION: ask_faction(s, frame); break;
    case HLAS_SETUP_BOARD:
        frame->step = HLAS_SETUP_CONTINENT;
        lay_board(s, log);
        break;
    case HLAS_SETUP_CONTINENT: ask_continent(s, frame); break;
    case HLAS_SETUP_OUTLAND: ask_outland(s, frame); break;
    case HLAS_SETUP_FINISH: finish(s, log); break;
    default: PL_ASSERT(false);
    }
}

/* Factions in order around the ring, one token on the map, no spells, seat 0 to act. */
void hlas_plain(struct pl_state *state)
{
    struct hlas *s = hlas_edit(state);
    struct hlas_public *pub = &s->public;
    const struct pl_bag none = { 0, 0 };

    while (s->head.frame_count) {
        pl_pop(&s->head);
    }
    memset(pub, 0, sizeof *pub);
    pub->alive = (uint8_t)((1u << hlas_players(s)) - 1);
    pub->round = 1;
    pub->out = s->head.seats <= HLAS_SMALL_GAME_SEATS ? HLAS_SW_CAP : 0;
    for (pl_seat p = 0; p < HLAS_SEATS; p++) {
        s->private[p].library = none;
        if (p < hlas_players(s)) {
            pub->faction[p] = (uint8_t)(HLAS_HUMANS + p);
            pub->capital[p] = ring[p];
            give_pieces(s, p);
        }
    }
    pub->tax[0] = HLAS_MANA;
    pub->tax[1] = HLAS_ORE;
    pub->tax[2] = HLAS_FOOD;
    for (uint32_t token = 1; token < HLAS_TOKEN_COUNT; token++) {
        pub->unseen[token] = hlas_tokens[token].copies;
    }
    pub->down[HLAS_SE_M] = 1;
    s->secret.deck = hlas_all_spells;
    pub->draw_count = HLAS_SPELL_CARDS;
    if (hlas_is_solo(s)) {
        pub->solo_slot[0] = HLAS_SOLO_TAX;
        pub->turn = 1;
    }
    begin(s);
    hlas_run(s, NULL);
}
