/* The course of the game: Years, rounds and turns. */
#include "games/icaion/flow.h"
#include "games/icaion/score.h"

#define PL_GAME   icaion
#define PL_ID(x_) ICAION_##x_
#define PL_FRAMES "games/icaion/frames.def"
#include "core/drive.inc"

/* Start of a Year. */

/* R-ICA-4.2: the card on top is shown; not needed where the deck is empty. */
static void open_event(struct icaion *s, struct pl_events *log)
{
    uint32_t deck = icaion_event_deck(s);

    if (s->head.option[ICAION_OPTION_EVENTS] != ICAION_EVENTS_OPEN || deck == 0) {
        return;
    }
    uint32_t rank = pl_roll(&s->head, &s->secret.rng, (uint32_t)__builtin_popcount(deck));
    s->public.next_event = (uint8_t)pl_select(deck, rank);
    pl_tell(log, ICAION_EVENT_OPENED, PL_NOBODY, PL_ARGS(s->public.next_event));
}

/* R-ICA-4.3 */
static void fill_base(struct icaion *s, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;
    uint32_t unseen = (uint32_t)pub->unseen[0] + pub->unseen[1] + pub->unseen[2];
    uint32_t wanted = icaion_by_seats(s->head.seats)->SHARDS_IN_BASE;
    uint32_t count = wanted < unseen ? wanted : unseen;

    if (pub->base_count < count) {
        pl_tell(log, ICAION_EVENT_SHARDS, PL_NOBODY,
                PL_ARGS((int32_t)count - pub->base_count, (int32_t)count));
        pub->base_count = (uint8_t)count;
    }
}

/* R-ICA-4.5: of equals the later one comes first, so the old order is turned round and then sorted
 * without changing places of equals. */
static void deal_order(struct icaion *s)
{
    const int16_t *reputation = s->public.reputation;
    bool is_kept = icaion_is_on(s, ICAION_OPTION_TIE_LATER_LAST); /* R-ICA-X1.9 */
    uint8_t *order = s->public.order;
    uint8_t old[ICAION_SEATS];

    memcpy(old, order, sizeof old);
    for (uint32_t i = 0; i < s->head.seats; i++) {
        uint8_t seat = old[is_kept ? i : s->head.seats - 1 - i];
        uint32_t place = i;
        for (; place > 0 && reputation[order[place - 1]] > reputation[seat]; place--) {
            order[place] = order[place - 1];
        }
        order[place] = seat;
    }
}

static void tell_order(const struct icaion *s, struct pl_events *log)
{
    const uint8_t *order = s->public.order;

    pl_tell(log, ICAION_EVENT_ORDER, PL_NOBODY, PL_ARGS(order[0], order[1], order[2], order[3]));
}

/* R-ICA-S7.1 */
static void take_armour_off(struct icaion *s, struct pl_events *log)
{
    for (uint32_t left = s->public.armour; left; left &= left - 1) {
        pl_tell(log, ICAION_EVENT_ARMOUR, (pl_seat)pl_lowest(left), PL_ARGS(0));
    }
    s->public.armour = 0;
}

/* R-ICA-4.4, R-ICA-4.6, R-ICA-4.7: parasites collected went back at the end of the last Year. */
static void begin_year(struct icaion *s, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;

    pub->year++;
    memset(pub->track, 0, sizeof pub->track);
    pub->round = 0;
    pub->next_event = ICAION_NO_EVENT_CARD;
    pl_tell(log, ICAION_EVENT_YEAR, PL_NOBODY,
            PL_ARGS(pub->year, pub->colossus_card[pub->year - 1]));
    fill_base(s, log);
    if (pub->year > 1) {
        pub->charged = pl_all_seats(&s->head);
        deal_order(s);
    }
    tell_order(s, log);
    take_armour_off(s, log);
    pub->retrieved = 0;
    open_event(s, log);
}

void icaion_step_year(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->step == ICAION_YEAR_START) {
        frame->step = ICAION_YEAR_ROUNDS;
        begin_year(s, log);
        pl_push(&s->head, ICAION_FRAME_ROUND, 0);
        return;
    }
    if (!icaion_is_last_round(s)) {
        pl_push(&s->head, ICAION_FRAME_ROUND, 0);
        return;
    }
    icaion_end_year(s, log); /* R-ICA-16.1 */
    if (s->public.year < ICAION_YEARS) {
        frame->step = ICAION_YEAR_START;
    } else {
        icaion_finish(s, log);
    }
}

/* Rounds. */

/* R-ICA-5.1, R-ICA-5.2, R-ICA-5.3 */
static void begin_round(struct icaion *s, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;
    uint32_t card = pub->next_event;

    if (card == ICAION_NO_EVENT_CARD) {
        uint32_t deck = icaion_event_deck(s);
        uint32_t rank = pl_roll(&s->head, &s->secret.rng, (uint32_t)__builtin_popcount(deck));
        card = pl_select(deck, rank);
    }
    PL_ASSERT(pub->round < ICAION_TRACK_FIELDS);
    pub->next_event = ICAION_NO_EVENT_CARD;
    pub->track[pub->round++] = (uint8_t)card;
    pl_tell(log, ICAION_EVENT_ROUND, PL_NOBODY,
            PL_ARGS(pub->round, (int32_t)card, icaion_is_last_round(s)));
    open_event(s, log);
    if (icaion_track(s->head.seats)[pub->round - 1].recharge) {
        pub->charged = pl_all_seats(&s->head);
        pl_tell(log, ICAION_EVENT_CHARGED, PL_NOBODY, PL_ARGS(0));
    }
    pl_push(&s->head, ICAION_FRAME_EVENT, 0)->arg[ICAION_EVENT_CARD] = (int16_t)card;
}

void icaion_step_round(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->step == ICAION_ROUND_EVENT) {
        frame->step = ICAION_ROUND_TURNS;
        begin_round(s, log);
    } else if (frame->arg[ICAION_ROUND_SERVED] < s->head.seats) {
        uint32_t turn = (uint32_t)frame->arg[ICAION_ROUND_SERVED]++;
        pl_push(&s->head, ICAION_FRAME_TURN, s->public.order[turn]);
    } else {
        pl_pop(&s->head);
    }
}

/* Turns. */

/* R-ICA-6.9, R-ICA-6.11, R-ICA-7.1, R-ICA-S2.1, R-ICA-S2.2 */
static void begin_turn(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;
    bool is_restricted = pub->lying >> seat & 1;

    if (is_restricted) {
        pub->lying &= (uint8_t) ~(1u << seat);
        pl_tell(log, ICAION_EVENT_STOOD_UP, seat, PL_ARGS(0));
    }
    pub->restricted = is_restricted;
    pub->basic_left = ICAION_BASIC_ACTIONS;
    if (!is_restricted && icaion_is_last_round(s)) {
        pub->basic_left =
            (uint8_t)(pub->basic_left + icaion_trait(s, seat, ICAION_TRAIT_LAST_BASICS));
    }
    pub->special_left = is_restricted ? 0 : ICAION_SPECIAL_ACTIONS;
    pub->special_done = 0;
    pub->basic_done = 0;
    pub->shift = ICAION_SHIFT_NONE;
    pub->walked_from = 0;
    pub->sword_scored = 0;
}

/* R-ICA-E10.1, R-ICA-E10.2, R-ICA-E11.1, R-ICA-E11.2: once a Year, in a restricted turn too. The
 * cards of a BELT and the crystals of a CASE are the same argument. */
static void offer_of_year(struct icaion *s, pl_seat seat, enum icaion_trait trait,
                          enum icaion_frame kind)
{
    uint32_t count = s->public.round == 1 ? icaion_trait(s, seat, trait) : 0;

    if (count > 0) {
        pl_push(&s->head, (uint8_t)kind, seat)->arg[ICAION_BELT_CARDS] = (int16_t)count;
    }
}

/* R-ICA-7.10, R-ICA-S7.2 */
static void end_turn(struct icaion *s, pl_seat seat, struct pl_events *log)
{
    struct icaion_public *pub = &s->public;
    bool is_armed = icaion_trait(s, seat, ICAION_TRAIT_ARMOUR) && !pub->special_done;

    pl_tell(log, ICAION_EVENT_END_TURN, seat, PL_ARGS(0));
    if (is_armed && !(pub->armour >> seat & 1)) {
        pub->armour |= (uint8_t)(1u << seat);
        pl_tell(log, ICAION_EVENT_ARMOUR, seat, PL_ARGS(1));
    }
    pub->restricted = 0;
    pl_pop(&s->head);
}

void icaion_step_turn(struct icaion *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;

    switch (frame->step++) {
    case ICAION_TURN_BEGIN: begin_turn(s, seat, log); break;
    case ICAION_TURN_BELT:
        offer_of_year(s, seat, ICAION_TRAIT_YEAR_CARDS, ICAION_FRAME_BELT);
        break;
    case ICAION_TURN_CASE:
        offer_of_year(s, seat, ICAION_TRAIT_YEAR_CRYSTALS, ICAION_FRAME_CASE);
        break;
    case ICAION_TURN_MOVE: pl_push(&s->head, ICAION_FRAME_MOVE, seat); break;
    case ICAION_TURN_MENU: pl_push(&s->head, ICAION_FRAME_MENU, seat); break;
    default: end_turn(s, seat, log);
    }
}
