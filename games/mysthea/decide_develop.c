/* Develop and Meditate. */
#include "games/mysthea/decide.h"

/* Develop. */

uint32_t mysthea_take_price(uint32_t taken)
{
    return taken == 0 ? MYSTHEA_DEVELOP_FIRST : MYSTHEA_DEVELOP_MORE;
}

static bool can_take(const struct mysthea *s, pl_seat seat, uint32_t taken)
{
    return taken < MYSTHEA_DEVELOP_TAKEN_MAX && !pl_set_is_empty(&s->public.display) &&
           s->public.energy[seat] >= mysthea_take_price(taken);
}

/* R-MYS-8.2: the first card must be taken. */
static bool is_last_card(const struct mysthea *s, const struct pl_frame *frame)
{
    return frame->step == MYSTHEA_DEVELOP_TAKE && mysthea_refuse_end_develop(frame) &&
           pl_set_count(&s->public.display) == 1;
}

/* R-MYS-8.5: with an empty deck there is nothing to show. R-MYS-8.4: at last three are on show. */
enum pl_ask mysthea_step_develop(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->step == MYSTHEA_DEVELOP_MODE && s->public.deck_count == 0) {
        frame->step = MYSTHEA_DEVELOP_TAKE;
    }
    if (frame->step != MYSTHEA_DEVELOP_TAKE ||
        can_take(s, frame->seat, (uint32_t)frame->arg[MYSTHEA_DEVELOP_CARDS])) {
        return is_last_card(s, frame) ? PL_CHOOSE : PL_ASK;
    }
    mysthea_show_cards(s, MYSTHEA_DISPLAY_CARDS, log);
    pl_pop(&s->head);
    return PL_RUN;
}

/* R-MYS-8.2 */
void mysthea_legal_develop(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    const struct pl_frame *frame = pl_peek(&s->head);
    uint32_t count = (uint32_t)frame->arg[MYSTHEA_DEVELOP_CARDS];

    switch (frame->step) {
    case MYSTHEA_DEVELOP_MODE:
        mysthea_add(list, MYSTHEA_ACT_SHOW, 0);
        mysthea_add(list, MYSTHEA_ACT_RENEW, 0);
        return;
    case MYSTHEA_DEVELOP_ORDER:
        mysthea_add_cards(list, MYSTHEA_ACT_UNDER, mysthea_still_to_bury(s, seat, count));
        return;
    default:
        mysthea_add_cards(list, MYSTHEA_ACT_TAKE, s->public.display);
        if (!mysthea_refuse_end_develop(frame)) {
            mysthea_add(list, MYSTHEA_ACT_DONE, 0);
        }
        return;
    }
}

/* R-MYS-17.3: all see the cards go under the deck, only the seat knows their order. */
static void renew_display(struct mysthea *s, pl_seat seat, struct pl_events *log)
{
    struct mysthea_public *pub = &s->public;
    struct pl_set buried = pub->display;
    uint32_t count = pl_set_count(&buried);

    memcpy(s->secret.bottom + pub->bottom_count, s->private[seat].bottom + pub->bottom_count,
           count);
    pub->bottom_count = (uint8_t)(pub->bottom_count + count);
    pub->deck_count = (uint8_t)(pub->deck_count + count);
    pub->under = pl_set_or(pub->under, buried);
    memset(&pub->display, 0, sizeof pub->display);
    while (!pl_set_is_empty(&buried)) {
        pl_tell(log, MYSTHEA_EVENT_BURIED, seat, PL_ARGS((int32_t)pl_set_take(&buried)));
    }
    mysthea_show_cards(s, MYSTHEA_DISPLAY_CARDS, log);
}

/* The last card goes under without asking. */
static void bury(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint8_t *bottom = s->private[seat].bottom + s->public.bottom_count;

    bottom[frame->arg[MYSTHEA_DEVELOP_CARDS]++] = (uint8_t)card;
    struct pl_set left =
        mysthea_still_to_bury(s, seat, (uint32_t)frame->arg[MYSTHEA_DEVELOP_CARDS]);
    if (pl_set_count(&left) > 1) {
        return;
    }
    if (!pl_set_is_empty(&left)) {
        bottom[frame->arg[MYSTHEA_DEVELOP_CARDS]] = (uint8_t)pl_set_take(&left);
    }
    frame->arg[MYSTHEA_DEVELOP_CARDS] = 0;
    frame->step = MYSTHEA_DEVELOP_TAKE;
    renew_display(s, seat, log);
}

static void take(struct mysthea *s, pl_seat seat, uint32_t card, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    mysthea_pay(s, seat, mysthea_take_price((uint32_t)frame->arg[MYSTHEA_DEVELOP_CARDS]), 0, log);
    frame->arg[MYSTHEA_DEVELOP_CARDS]++;
    pl_set_remove(&s->public.display, card);
    mysthea_to_hand_openly(s, seat, card);
    pl_tell(log, MYSTHEA_EVENT_TOOK, seat, PL_ARGS((int32_t)card));
}

static void show_fourth(struct mysthea *s, struct pl_events *log)
{
    pl_top(&s->head)->step = MYSTHEA_DEVELOP_TAKE;
    mysthea_show_cards(s, pl_set_count(&s->public.display) + 1, log);
}

static void end_develop(struct mysthea *s, struct pl_events *log)
{
    mysthea_show_cards(s, MYSTHEA_DISPLAY_CARDS, log);
    pl_pop(&s->head);
}

void mysthea_apply_develop(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    switch (pl_act_kind(action)) {
    case MYSTHEA_ACT_SHOW: show_fourth(s, log); break;
    case MYSTHEA_ACT_RENEW: pl_top(&s->head)->step = MYSTHEA_DEVELOP_ORDER; break;
    case MYSTHEA_ACT_UNDER: bury(s, seat, pl_act_a(action), log); break;
    case MYSTHEA_ACT_TAKE: take(s, seat, pl_act_a(action), log); break;
    case MYSTHEA_ACT_DONE: end_develop(s, log); break;
    default: PL_ASSERT(false);
    }
}

/* Meditate. */

static uint32_t present_in(uint32_t presence, enum mysthea_event_card type)
{
    return (uint32_t)__builtin_popcount(presence & mysthea_regions_of_type[type]);
}

/* R-MYS-9.1 to R-MYS-9.4 */
struct mysthea_meditation mysthea_meditation(const struct mysthea *s, pl_seat seat)
{
    uint32_t presence = mysthea_presence(s, seat);

    return (struct mysthea_meditation){
        .energy =
            MYSTHEA_MEDITATE_ENERGY + MYSTHEA_FOREST_ENERGY * present_in(presence, MYSTHEA_FOREST),
        .glory = MYSTHEA_RIVER_GLORY * present_in(presence, MYSTHEA_RIVER),
        .xp = MYSTHEA_MIST_XP * present_in(presence, MYSTHEA_MIST),
        .forts = present_in(presence, MYSTHEA_MOUNTAIN),
        .points = MYSTHEA_CRYSTAL_CP * present_in(presence, MYSTHEA_CRYSTAL),
    };
}

/* R-MYS-9.5 */
static void meditate(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    pl_seat seat = frame->seat;
    struct mysthea_meditation gain = mysthea_meditation(s, seat);

    pl_tell(log, MYSTHEA_EVENT_MEDITATED, seat, PL_ARGS(0));
    mysthea_energy(s, seat, gain.energy, log);
    mysthea_glory(s, seat, (int32_t)gain.glory, MYSTHEA_FROM_MEDITATION, log);
    mysthea_xp(s, seat, gain.xp, log);
    frame->arg[MYSTHEA_MEDITATE_LEFT] = (int16_t)gain.forts;
    frame->arg[MYSTHEA_MEDITATE_POINTS] = (int16_t)gain.points;
    frame->step = MYSTHEA_MEDITATE_FORTS;
}

enum pl_ask mysthea_step_meditate(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    if (frame->step == MYSTHEA_MEDITATE_GAIN) {
        meditate(s, frame, log);
    }
    if (frame->arg[MYSTHEA_MEDITATE_LEFT] > 0 &&
        s->public.reserve[MYSTHEA_UNIT_FORT][frame->seat] > 0) {
        return PL_ASK;
    }
    struct pl_frame done = *frame;
    pl_pop(&s->head);
    mysthea_gain_points(s, done.seat, (uint32_t)done.arg[MYSTHEA_MEDITATE_POINTS], true,
                        log); /* R-MYS-9.4 */
    return PL_RUN;
}

/* R-MYS-9.3 */
void mysthea_legal_meditate(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    mysthea_add_regions(list, MYSTHEA_ACT_FORT, mysthea_presence(s, seat));
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_meditate(struct mysthea *s, pl_seat seat, pl_action action,
                            struct pl_events *log)
{
    pl_top(&s->head)->arg[MYSTHEA_MEDITATE_LEFT]--;
    if (pl_act_kind(action) == MYSTHEA_ACT_FORT) {
        mysthea_set_out(s, seat, MYSTHEA_UNIT_FORT, pl_act_a(action), log);
    }
}
