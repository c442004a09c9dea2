/* The course of the game: eras, rounds and turns. */
#include "games/mysthea/flow.h"

#define PL_GAME   mysthea
#define PL_ID(x_) MYSTHEA_##x_
#define PL_FRAMES "games/mysthea/frames.def"
#include "core/drive.inc"

/* Beginning of an era. */

/* R-MYS-3.1: the cards of the old era leave the game, the new deck is put out. */
static void put_out_deck(struct mysthea *s, struct pl_events *log)
{
    struct mysthea_public *pub = &s->public;

    pub->removed = pl_set_or(pub->removed, pub->display);
    s->secret.box = pl_set_or(s->secret.box, s->secret.deck);
    for (uint32_t i = 0; i < pub->bottom_count; i++) {
        pl_set_add(&s->secret.box, s->secret.bottom[i]);
    }
    memset(&pub->display, 0, sizeof pub->display);
    memset(&pub->under, 0, sizeof pub->under);
    memset(s->secret.bottom, 0, sizeof s->secret.bottom);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        memset(s->private[p].bottom, 0, sizeof s->private[p].bottom);
    }
    pub->bottom_count = 0;
    struct pl_set elsewhere = mysthea_open_cards(s);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        elsewhere = pl_set_or(elsewhere, s->private[p].hand);
    }
    s->secret.deck = pl_set_minus(mysthea_of_era[pub->era], elsewhere);
    pub->deck_count = (uint8_t)pl_set_count(&s->secret.deck);
    mysthea_show_cards(s, MYSTHEA_DISPLAY_CARDS, log);
}

/* Event cards that are in the deck: of the game, and neither on the track nor open on top. */
static uint32_t event_deck(const struct mysthea *s)
{
    uint32_t deck = (1u << MYSTHEA_MONSTER_FIRST) - 2;

    for (uint32_t i = 0; i < MYSTHEA_MONSTERS; i++) {
        deck |= (uint32_t)(s->public.monster_at[i] != 0) << (MYSTHEA_MONSTER_FIRST + i);
    }
    for (uint32_t i = 0; i < MYSTHEA_TRACK_SPACES; i++) {
        deck &= ~(1u << s->public.track[i]);
    }
    return deck & ~(1u << s->public.event_top);
}

/* R-MYS-4.1: the next card is then open. */
static void open_event(struct mysthea *s, struct pl_events *log)
{
    uint32_t deck = event_deck(s);

    if (deck == 0) {
        return;
    }
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, (uint32_t)__builtin_popcount(deck));
    s->public.event_top = (uint8_t)pl_select(deck, rank);
    if (!mysthea_is_on(s, MYSTHEA_OPTION_EVENT_DECK_CLOSED)) {
        pl_tell(log, MYSTHEA_EVENT_NEXT_EVENT, PL_NOBODY, PL_ARGS(s->public.event_top));
    }
}

/* R-MYS-3.3, R-MYS-3.4 */
static void begin_events(struct mysthea *s, struct pl_events *log)
{
    struct mysthea_public *pub = &s->public;
    uint32_t monster = pub->monster_of_era[pub->era - 1];

    pub->monster_at[monster - MYSTHEA_MONSTER_FIRST] = mysthea_monsters[monster].home;
    pl_tell(log, MYSTHEA_EVENT_APPEARED, PL_NOBODY,
            PL_ARGS((int32_t)monster, mysthea_monsters[monster].home));
    memset(pub->track, 0, sizeof pub->track);
    pub->event_top = MYSTHEA_NO_EVENT_CARD;
    pub->defeated = 0;
    /* R-MYS-X1.1: a closed deck shows nothing beforehand. */
    if (!mysthea_is_on(s, MYSTHEA_OPTION_EVENT_DECK_CLOSED)) {
        open_event(s, log);
    }
}

/* R-MYS-3.7: these cards are known to all. */
static void take_back_discards(struct mysthea *s, pl_seat seat)
{
    struct pl_set *discard = &s->public.discard[seat];

    s->private[seat].hand = pl_set_or(s->private[seat].hand, *discard);
    s->public.shown[seat] = pl_set_or(s->public.shown[seat], *discard);
    memset(discard, 0, sizeof *discard);
}

/* R-MYS-3.6 */
static void take_back_forts(struct mysthea *s, pl_seat seat)
{
    s->public.reserve[MYSTHEA_UNIT_FORT][seat] = MYSTHEA_FORTS;
    memset(s->public.units[MYSTHEA_UNIT_FORT][seat], 0, MYSTHEA_REGION_COUNT);
}

/* R-MYS-3.8: a stable order, so equal glory keeps the old one. */
static void deal_artefacts(struct mysthea *s)
{
    uint8_t *order = s->public.order;

    for (uint32_t i = 1; i < s->head.seats; i++) {
        uint8_t seat = order[i];
        uint32_t place = i;
        for (; place > 0 && s->public.glory[order[place - 1]] < s->public.glory[seat]; place--) {
            order[place] = order[place - 1];
        }
        order[place] = seat;
    }
}

/* R-MYS-3.9 */
static void charge_artefacts(struct mysthea *s, struct pl_events *log)
{
    s->public.charged = pl_all_seats(&s->head);
    for (uint32_t i = 0; i < s->head.seats; i++) {
        pl_seat seat = s->public.order[i];
        pl_tell(log, MYSTHEA_EVENT_ARTEFACT, seat, PL_ARGS((int32_t)i + 1));
        mysthea_energy(s, seat, mysthea_artefact_energy[i], log);
    }
}

/* R-MYS-H1.4 comes before champions recover (R-MYS-3.5). */
static void recover_champions(struct mysthea *s, struct pl_events *log)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (mysthea_has_ability(s, p, MYSTHEA_TELRON)) {
            mysthea_energy(s, p, MYSTHEA_TELRON_ENERGY, log);
        }
    }
    s->public.wounded = 0;
}

static void begin_era(struct mysthea *s, struct pl_events *log)
{
    s->public.era++;
    pl_tell(log, MYSTHEA_EVENT_ERA, PL_NOBODY, PL_ARGS(s->public.era));
    put_out_deck(s, log);
    memset(s->public.attuned, 0, sizeof s->public.attuned); /* R-MYS-3.2 */
    begin_events(s, log);
    recover_champions(s, log);
    for (pl_seat p = 0; p < s->head.seats; p++) {
        take_back_forts(s, p);
        take_back_discards(s, p);
    }
    if (s->public.era > 1) {
        deal_artefacts(s);
    }
    charge_artefacts(s, log);
}

/* Rounds. */

static uint32_t track_count(const struct mysthea *s)
{
    uint32_t count = 0;

    while (count < MYSTHEA_TRACK_SPACES && s->public.track[count]) {
        count++;
    }
    return count;
}

bool mysthea_is_last_round(const struct mysthea *s)
{
    uint32_t regions = 0;

    for (uint32_t i = 0; i < MYSTHEA_TRACK_SPACES; i++) {
        uint32_t card = s->public.track[i];
        regions += card > 0 && card < MYSTHEA_STORM;
    }
    return regions >= MYSTHEA_LAST_REGION_CARD;
}

/* R-MYS-4.1, R-MYS-4.3, R-MYS-X1.2 */
static void begin_round(struct mysthea *s, struct pl_events *log)
{
    struct mysthea_public *pub = &s->public;
    uint32_t space = track_count(s);
    uint32_t recharge = mysthea_is_on(s, MYSTHEA_OPTION_RECHARGE_SIXTH_CARD)
                            ? MYSTHEA_RECHARGE_SPACE_LATE
                            : MYSTHEA_RECHARGE_SPACE;
    bool is_closed = mysthea_is_on(s, MYSTHEA_OPTION_EVENT_DECK_CLOSED);

    if (is_closed) {
        open_event(s, log);
    }
    PL_ASSERT(space < MYSTHEA_TRACK_SPACES);
    pub->track[space] = pub->event_top;
    pub->event_top = MYSTHEA_NO_EVENT_CARD;
    pl_tell(log, MYSTHEA_EVENT_ROUND, PL_NOBODY,
            PL_ARGS(pub->track[space], mysthea_track_glory[space]));
    if (!is_closed) {
        open_event(s, log);
    }
    if (space + 1 == recharge) {
        pub->charged = pl_all_seats(&s->head);
        pl_tell(log, MYSTHEA_EVENT_RECHARGED_ALL, PL_NOBODY, PL_ARGS(0));
    }
}

/* R-MYS-4.9 */
static void forget_moves(struct mysthea *s)
{
    memset(s->public.moved, 0, sizeof s->public.moved);
    s->public.champion_moved = 0;
}

/* R-MYS-4.4: turns in artefact order, then the next round or the end of the era. */
static void next_turn(struct mysthea *s, struct pl_frame *frame)
{
    if (frame->arg[MYSTHEA_GAME_NEXT] < s->head.seats) {
        forget_moves(s);
        pl_push(&s->head, MYSTHEA_FRAME_TURN, s->public.order[frame->arg[MYSTHEA_GAME_NEXT]++]);
        return;
    }
    frame->arg[MYSTHEA_GAME_NEXT] = 0;
    frame->step = mysthea_is_last_round(s) ? MYSTHEA_GAME_EVENTS : MYSTHEA_GAME_ROUND;
}

/* End of an era. */

/* R-MYS-15.2 */
static void score_regions(struct mysthea *s, uint32_t type, uint32_t glory, struct pl_events *log)
{
    pl_tell(log, MYSTHEA_EVENT_SCORED, PL_NOBODY, PL_ARGS((int32_t)type, (int32_t)glory));
    for (uint32_t left = mysthea_regions_of_type[type]; left; left &= left - 1) {
        pl_seat owner = mysthea_owner_of(s, pl_lowest(left));
        if (owner != PL_NOBODY) {
            mysthea_glory(s, owner, (int32_t)glory, MYSTHEA_FROM_REGIONS, log);
        }
    }
}

/* R-MYS-15.7: A10, then CR-2T1 (R-MYS-H1.5). */
static void score_era(struct mysthea *s, struct pl_events *log)
{
    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        if (s->public.attuned[island] && mysthea_is_late_attunement(s, island)) {
            pl_seat seat = (pl_seat)(s->public.attuned[island] - 1);
            mysthea_glory(s, seat, (int32_t)mysthea_attunement_glory(s, seat, island),
                          MYSTHEA_FROM_ATTUNEMENTS, log);
        }
    }
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (mysthea_has_ability(s, p, MYSTHEA_CR2T1)) {
            uint32_t regions = mysthea_count(s, p, MYSTHEA_COUNT_CONTROLLED, 0);
            mysthea_glory(s, p, (int32_t)(regions / MYSTHEA_CR2T1_REGIONS * MYSTHEA_CR2T1_GLORY),
                          MYSTHEA_FROM_CHAMPIONS, log);
        }
    }
    pl_tell(log, MYSTHEA_EVENT_ERA_END, PL_NOBODY, PL_ARGS(s->public.era));
}

/* R-MYS-15.8 */
static void end_era(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    score_era(s, log);
    if (s->public.era < MYSTHEA_ERAS) {
        frame->arg[MYSTHEA_GAME_NEXT] = 0;
        frame->step = MYSTHEA_GAME_ERA;
        return;
    }
    pl_pop(&s->head);
    s->head.over = 1;
    pl_tell(log, MYSTHEA_EVENT_OVER, PL_NOBODY, PL_ARGS(0));
}

/* R-MYS-15.1, R-MYS-15.5 */
static void next_event(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    uint32_t space = (uint32_t)frame->arg[MYSTHEA_GAME_NEXT];
    uint32_t card = space < MYSTHEA_TRACK_SPACES ? s->public.track[space] : MYSTHEA_NO_EVENT_CARD;

    if (card == MYSTHEA_NO_EVENT_CARD) {
        end_era(s, frame, log);
        return;
    }
    frame->arg[MYSTHEA_GAME_NEXT]++;
    forget_moves(s);
    if (card < MYSTHEA_STORM) {
        score_regions(s, card, mysthea_track_glory[space], log);
    } else if (card == MYSTHEA_STORM) {
        mysthea_storm(s, log);
    } else if (s->public.monster_at[card - MYSTHEA_MONSTER_FIRST]) {
        mysthea_start_attack(s, card);
    }
}

void mysthea_step_game(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case MYSTHEA_GAME_ERA:
        begin_era(s, log);
        frame->step = MYSTHEA_GAME_ROUND;
        break;
    case MYSTHEA_GAME_ROUND:
        begin_round(s, log);
        frame->step = MYSTHEA_GAME_TURNS;
        break;
    case MYSTHEA_GAME_TURNS: next_turn(s, frame); break;
    case MYSTHEA_GAME_EVENTS: next_event(s, frame, log); break;
    default: PL_ASSERT(false);
    }
}

/* R-MYS-5.8 */
void mysthea_end_turn(struct mysthea *s, struct pl_events *log)
{
    pl_seat seat = pl_peek(&s->head)->seat;

    mysthea_lose_points(s, seat);
    pl_tell(log, MYSTHEA_EVENT_END_TURN, seat, PL_ARGS(0));
    pl_pop(&s->head);
}

/* R-MYS-4.6, R-MYS-4.10: a turn is over when both actions are done and nothing is left to do that
 * could not wait; else its player says so. */
enum pl_ask mysthea_step_turn(struct mysthea *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);

    if (frame->flag != (MYSTHEA_BASIC_DONE | MYSTHEA_SPECIAL_DONE) ||
        mysthea_can_spend(s, frame->seat) || mysthea_must_discard_now(s, frame->seat)) {
        return PL_ASK;
    }
    mysthea_end_turn(s, log);
    return PL_RUN;
}
