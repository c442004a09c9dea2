/* The season wheel, season changes and what acts at the end of a round and of the game. */
#include "games/seasons/flow.h"

/* R-SEA-13.1, R-SEA-13.2: each library is handed out once, the first time its year begins. */
static void hand_out_library(struct seasons *s, struct pl_events *log)
{
    uint32_t library = (uint32_t)(s->public.year - 2);

    if (s->public.year < 2 || s->public.year > SEASONS_YEARS || s->public.library_taken[library]) {
        return;
    }
    s->public.library_taken[library] = 1;
    for (pl_seat p = 0; p < s->head.seats; p++) {
        struct pl_bag *cards = &s->private[p].library[library];
        s->public.hand_count[p] = (uint8_t)(s->public.hand_count[p] + pl_bag_total(cards));
        pl_bag_add_all(&s->private[p].hand, cards);
        *cards = (struct pl_bag){ 0, 0 };
        s->public.library_count[p][library] = 0;
    }
    pl_tell(log, SEASONS_EVENT_LIBRARY, PL_NOBODY, PL_ARGS(s->public.year));
}

/* R-SEA-13.1, R-SEA-13.3: the year changes when the marker passes between spaces 12 and 1.
 * R-SEA-14.5, R-SEA-X1.3: what has ended year 3 cannot be undone; the round remembers it. */
static void change_year(struct seasons *s, int32_t change, struct pl_events *log)
{
    s->public.year = (int8_t)(s->public.year + change);
    if (s->public.year > SEASONS_YEARS && !seasons_can_undo_end(s)) {
        s->head.frame[0].flag = 1;
    }
    pl_tell(log, SEASONS_EVENT_YEAR, PL_NOBODY, PL_ARGS(s->public.year));
    hand_out_library(s, log);
}

/* R-SEA-13.4, R-SEA-13.5: `start` is the seat whose effects act first if the season changes. */
void seasons_move_marker(struct seasons *s, int32_t spaces, pl_seat start, struct pl_events *log)
{
    uint8_t from = s->public.space;
    int32_t to = from + spaces;
    int32_t year_change = to > SEASONS_WHEEL_SPACES ? 1 : to < 1 ? -1 : 0;

    to -= year_change * SEASONS_WHEEL_SPACES;
    s->public.space = (uint8_t)to;
    pl_tell(log, SEASONS_EVENT_MARKER, PL_NOBODY, PL_ARGS(from, to));
    if (year_change != 0) {
        change_year(s, year_change, log);
    }
    if (seasons_season_at(from) != seasons_season_at((uint8_t)to)) {
        pl_tell(log, SEASONS_EVENT_SEASON, PL_NOBODY,
                PL_ARGS((int32_t)seasons_season_at((uint8_t)to)));
        pl_push(&s->head, SEASONS_FRAME_SEASON, start)->arg[SEASONS_SEASON_LEFT] = s->head.seats;
    }
}

/* R-SEA-C11.1, R-SEA-C39.1: every opponent who has crystals gives some. Returns whether all had. */
static bool collect(struct seasons *s, pl_seat seat, uint32_t each, uint32_t card,
                    struct pl_events *log)
{
    bool did_all_pay = true;

    for (pl_seat p = pl_left_of(&s->head, seat); p != seat; p = pl_left_of(&s->head, p)) {
        did_all_pay &= s->public.crystals[p] > 0;
        seasons_steal(s, seat, p, (struct seasons_theft){ each, card }, log);
    }
    return did_all_pay;
}

/* R-SEA-C27.1: Hourglasses bring a token each, one after the other. */
void seasons_step_season(struct seasons *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;

    if (frame->arg[SEASONS_SEASON_LEFT] == 0) {
        pl_pop(&s->head);
        return;
    }
    if (frame->step == 0) {
        for (uint32_t i = seasons_copies(s, seat, SEASONS_FIGRIM_THE_AVARICIOUS); i > 0; i--) {
            collect(s, seat, SEASONS_FIGRIM_CRYSTALS, SEASONS_FIGRIM_THE_AVARICIOUS, log);
        }
        frame->arg[SEASONS_SEASON_HOURGLASSES] =
            (int16_t)seasons_copies(s, seat, SEASONS_HOURGLASS_OF_TIME);
        frame->step = 1;
    }
    if (frame->arg[SEASONS_SEASON_HOURGLASSES] > 0) {
        frame->arg[SEASONS_SEASON_HOURGLASSES]--;
        seasons_gain(s, seat, SEASONS_HOURGLASS_TOKENS);
        return;
    }
    frame->seat = pl_left_of(&s->head, seat);
    frame->step = 0;
    frame->arg[SEASONS_SEASON_LEFT]--;
}

/* R-SEA-14.2 */
const uint8_t seasons_round_cards[SEASONS_ROUND_EFFECTS] = {
    SEASONS_DAMNED_SOUL_OF_ONYS,
    SEASONS_BEGGARS_HORN,
    SEASONS_TITUS_DEEPGAZE,
    SEASONS_WONDROUS_CHEST,
};

void seasons_push_effects(struct seasons *s, pl_seat seat)
{
    uint32_t copies[SEASONS_ROUND_EFFECTS];
    uint32_t total = 0;

    for (uint32_t i = 0; i < SEASONS_ROUND_EFFECTS; i++) {
        copies[i] = seasons_copies(s, seat, seasons_round_cards[i]);
        total += copies[i];
    }
    if (total == 0) {
        return;
    }
    struct pl_frame *frame = pl_push(&s->head, SEASONS_FRAME_EFFECTS, seat);
    for (uint32_t i = 0; i < SEASONS_ROUND_EFFECTS; i++) {
        frame->arg[i] = (int16_t)copies[i];
    }
}

/* R-SEA-C39.2: a Titus to whom a player could give nothing is sacrificed. */
static void titus(struct seasons *s, pl_seat seat, struct pl_events *log)
{
    if (!collect(s, seat, SEASONS_TITUS_CRYSTALS, SEASONS_TITUS_DEEPGAZE, log)) {
        seasons_sacrifice_one(s, seat, SEASONS_TITUS_DEEPGAZE, 0, log);
    }
}

void seasons_act_effect(struct seasons *s, uint32_t index, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    pl_seat seat = frame->seat;
    uint32_t tokens = seasons_reserve_total(s, seat);

    PL_ASSERT(frame->arg[index] > 0);
    frame->arg[index]--;
    switch (index) {
    case SEASONS_EFFECTS_ONYS: /* R-SEA-C50.3 */
        seasons_crystals(s, seat, -SEASONS_ONYS_LOSS, SEASONS_DAMNED_SOUL_OF_ONYS, log);
        break;
    case SEASONS_EFFECTS_HORN: /* R-SEA-C14.1 */
        seasons_gain(s, seat, tokens <= SEASONS_HORN_RESERVE_MAX ? SEASONS_HORN_TOKENS : 0);
        break;
    case SEASONS_EFFECTS_TITUS: titus(s, seat, log); break;
    default: /* R-SEA-C13.1 */
        if (tokens >= SEASONS_WONDROUS_CHEST_TOKENS_MIN) {
            seasons_crystals(s, seat, SEASONS_WONDROUS_CHEST_CRYSTALS, SEASONS_WONDROUS_CHEST, log);
        }
    }
}

/* R-SEA-14.3: the order is asked only where another than the fixed one could be worth it. */
enum pl_ask seasons_step_effects(struct seasons *s, struct pl_events *log)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    const int16_t *left = frame->arg;
    pl_seat seat = frame->seat;

    if (left[SEASONS_EFFECTS_ONYS] > 0 &&
        left[SEASONS_EFFECTS_TITUS] + left[SEASONS_EFFECTS_CHEST] > 0 &&
        s->public.crystals[seat] < SEASONS_ONYS_LOSS * left[SEASONS_EFFECTS_ONYS]) {
        return PL_ASK;
    }
    for (uint32_t i = 0; i < SEASONS_ROUND_EFFECTS; i++) {
        if (left[i] > 0) {
            seasons_act_effect(s, i, log);
            return PL_RUN;
        }
    }
    pl_pop(&s->head);
    return PL_RUN;
}

/* R-SEA-C19.1: strictly more cards in play than every opponent. */
static bool has_most_cards(const struct seasons *s, pl_seat seat)
{
    for (pl_seat p = 0; p < s->head.seats; p++) {
        if (p != seat && seasons_in_play(s, p) >= seasons_in_play(s, seat)) {
            return false;
        }
    }
    return true;
}

int32_t seasons_end_crystals(const struct seasons *s, pl_seat seat, uint32_t card)
{
    int32_t copies = (int32_t)seasons_copies(s, seat, card);
    int32_t each = 0;

    if (copies == 0) {
        return 0;
    }
    if (card == SEASONS_RAGFIELDS_HELM && has_most_cards(s, seat)) {
        each = SEASONS_HELM_CRYSTALS;
    } else if (card == SEASONS_LANTERN_OF_XIDIT) { /* R-SEA-C45.1 */
        each = SEASONS_LANTERN_CRYSTALS * (int32_t)seasons_reserve_total(s, seat);
    } else if (card == SEASONS_SEALED_CHEST_OF_URM && /* R-SEA-C46.1 */
               seasons_count_of(s, seat, seasons_familiars) == 0) {
        each = SEASONS_SEALED_CHEST_CRYSTALS;
    }
    return copies * each;
}
