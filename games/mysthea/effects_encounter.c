/* Encounters, Sanya's draw, moving an island and attuning. */
#include "games/mysthea/effects.h"

/* Sanya. */

bool mysthea_ask_omen(struct mysthea *s, pl_seat seat)
{
    if (!mysthea_has_ability(s, seat, MYSTHEA_SANYA) || s->public.deck_count == 0) {
        return false;
    }
    pl_push(&s->head, MYSTHEA_FRAME_OMEN, seat);
    return true;
}

void mysthea_legal_omen(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    mysthea_add(list, MYSTHEA_ACT_DRAW, 0);
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_omen(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    if (pl_act_kind(action) == MYSTHEA_ACT_DRAW) {
        mysthea_draw_card(s, seat, log);
    }
}

/* Encounters. */

/* R-MYS-13.9: those resolved and those that are running. */
static uint32_t encounters_of(const struct mysthea *s, pl_seat seat)
{
    uint32_t count = pl_bag_total(&s->public.encounters[seat]);

    for (uint32_t i = 0; i < s->head.frame_count; i++) {
        count += s->head.frame[i].kind == MYSTHEA_FRAME_ENCOUNTER && s->head.frame[i].seat == seat;
    }
    return count;
}

uint32_t mysthea_encounter_price(const struct mysthea *s, pl_seat seat)
{
    return encounters_of(s, seat) + 1;
}

/* R-MYS-13.2 */
pl_reason mysthea_refuse_meet(const struct mysthea *s, pl_seat seat)
{
    if (!s->public.encounter_top) {
        return MYSTHEA_REASON_NO_ENCOUNTERS;
    }
    return encounters_of(s, seat) >= MYSTHEA_ENCOUNTERS_MAX ? MYSTHEA_REASON_ENCOUNTER_LIMIT
                                                            : MYSTHEA_REASON_NONE;
}

/* The price is paid at the beginning, after Sanya's draw. */
void mysthea_start_encounter(struct mysthea *s, pl_seat seat, bool is_free)
{
    pl_push(&s->head, MYSTHEA_FRAME_ENCOUNTER, seat)->flag = is_free ? MYSTHEA_ENCOUNTER_FREE : 0;
}

/* R-MYS-13.1, R-MYS-13.3, R-MYS-C2.56. The frame itself counts as running: its price is that of the
 * encounters before it. */
static void begin_encounter(struct mysthea *s, struct pl_frame *frame, struct pl_events *log)
{
    pl_seat seat = frame->seat;
    uint32_t card = s->public.encounter_top;

    if (!(frame->flag & MYSTHEA_ENCOUNTER_FREE)) {
        mysthea_pay(s, seat, 0, encounters_of(s, seat), log);
    }
    frame->arg[MYSTHEA_ENCOUNTER_CARD] = (int16_t)card;
    frame->step = MYSTHEA_ENCOUNTER_OPTION;
    pl_tell(log, MYSTHEA_EVENT_ENCOUNTER, seat, PL_ARGS((int32_t)card));
    mysthea_glory(s, seat, mysthea_encounters[card].glory, MYSTHEA_FROM_ENCOUNTERS, log);
    mysthea_show_encounter(s, log);
    mysthea_upgrade_gain(s, seat, MYSTHEA_C056, log);
}

/* R-MYS-13.7, R-MYS-13.8 */
static void end_encounter(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame frame = *pl_peek(&s->head);
    uint32_t card = (uint32_t)frame.arg[MYSTHEA_ENCOUNTER_CARD];
    uint32_t places = mysthea_encounters[card].token[frame.arg[MYSTHEA_ENCOUNTER_CHOSEN] - 1];
    uint8_t *token = &s->public.token[frame.seat];

    pl_pop(&s->head);
    pl_bag_add(&s->public.encounters[frame.seat], card);
    *token = (uint8_t)mysthea_clockwise(s, *token, places);
    pl_tell(log, MYSTHEA_EVENT_TOKEN, frame.seat, PL_ARGS(*token));
}

enum pl_ask mysthea_step_encounter(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    switch (frame->step) {
    case MYSTHEA_ENCOUNTER_OMEN:
        frame->step = MYSTHEA_ENCOUNTER_BEGIN;
        mysthea_ask_omen(s, frame->seat);
        break;
    case MYSTHEA_ENCOUNTER_BEGIN: begin_encounter(s, frame, log); break;
    case MYSTHEA_ENCOUNTER_OPTION: return PL_ASK;
    default: end_encounter(s, log); break;
    }
    return PL_RUN;
}

/* R-MYS-13.4, R-MYS-13.5: what the options bring is a matter of what is shown. */
void mysthea_legal_encounter(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    mysthea_add(list, MYSTHEA_ACT_OPTION, 1);
    mysthea_add(list, MYSTHEA_ACT_OPTION, 2);
}

void mysthea_apply_encounter(struct mysthea *s, pl_seat seat, pl_action action,
                             struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);
    uint32_t option = pl_act_a(action);

    frame->arg[MYSTHEA_ENCOUNTER_CHOSEN] = (int16_t)option;
    frame->step = MYSTHEA_ENCOUNTER_END;
    /* The back of the card is turned up: that is not taken back, unless it was open before. */
    if (!mysthea_is_on(s, MYSTHEA_OPTION_PREMONITION)) {
        pl_reveal(&s->head);
    }
    int16_t card = frame->arg[MYSTHEA_ENCOUNTER_CARD];
    pl_tell(log, MYSTHEA_EVENT_OPTION, seat, PL_ARGS(card, (int32_t)option));
    mysthea_use(s, seat, mysthea_reward_of((uint32_t)card, option), log);
}

/* R-MYS-M1.10 */
void mysthea_legal_meet(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    mysthea_add(list, MYSTHEA_ACT_ENCOUNTER, 0);
    mysthea_add(list, MYSTHEA_ACT_DONE, 0);
}

void mysthea_apply_meet(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    (void)log;
    pl_pop(&s->head);
    if (pl_act_kind(action) == MYSTHEA_ACT_ENCOUNTER) {
        mysthea_start_encounter(s, seat, true);
    }
}

/* Moving an island. */

bool mysthea_has_attuned(const struct mysthea *s, pl_seat seat)
{
    bool has = false;

    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        has |= s->public.attuned[island] == seat + 1;
    }
    return has;
}

static const struct mysthea_attunement_info *attunement(const struct mysthea *s, uint32_t island)
{
    return &mysthea_attunements[s->public.night >> island & 1][island];
}

uint32_t mysthea_attunement_of(const struct mysthea *s, uint32_t island)
{
    return island + (s->public.night >> island & 1) * MYSTHEA_ISLANDS;
}

bool mysthea_is_late_attunement(const struct mysthea *s, uint32_t island)
{
    return attunement(s, island)->count == MYSTHEA_COUNT_DEFEATED;
}

uint32_t mysthea_attunement_glory(const struct mysthea *s, pl_seat seat, uint32_t island)
{
    const struct mysthea_attunement_info *info = attunement(s, island);

    return info->glory * mysthea_count(s, seat, (enum mysthea_count)info->count, 0);
}

/* Cards that may be taken, as a mask of islands. */
static uint32_t attunable(const struct mysthea *s, pl_seat seat)
{
    uint32_t mask = 0;

    if (mysthea_refuse_attuning(s, seat)) {
        return 0;
    }
    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        mask |= (uint32_t)!mysthea_refuse_attune(s, seat, island) << island;
    }
    return mask;
}

enum pl_ask mysthea_step_island(struct mysthea *s, struct pl_events *log)
{
    struct pl_frame *frame = pl_top(&s->head);

    (void)log;
    if (frame->step == MYSTHEA_ISLAND_ATTUNE && attunable(s, frame->seat) == 0) {
        frame->step = MYSTHEA_ISLAND_GAP;
    }
    return PL_ASK;
}

void mysthea_legal_island(const struct mysthea *s, pl_seat seat, struct pl_legal *list)
{
    if (pl_peek(&s->head)->step == MYSTHEA_ISLAND_ATTUNE) {
        for (uint32_t left = attunable(s, seat); left; left &= left - 1) {
            mysthea_add(list, MYSTHEA_ACT_ATTUNE, pl_lowest(left));
        }
        mysthea_add(list, MYSTHEA_ACT_DONE, 0);
        return;
    }
    for (uint32_t island = 1; island < MYSTHEA_ISLAND_COUNT; island++) {
        if (!mysthea_refuse_gap(s, seat, island)) {
            mysthea_add(list, MYSTHEA_ACT_AFTER, island);
        }
    }
}

static void attune(struct mysthea *s, pl_seat seat, uint32_t island, struct pl_events *log)
{
    s->public.attuned[island] = (uint8_t)(seat + 1);
    pl_tell(log, MYSTHEA_EVENT_ATTUNED, seat, PL_ARGS((int32_t)mysthea_attunement_of(s, island)));
    if (!mysthea_is_late_attunement(s, island)) {
        mysthea_glory(s, seat, (int32_t)mysthea_attunement_glory(s, seat, island),
                      MYSTHEA_FROM_ATTUNEMENTS, log);
    }
}

/* R-MYS-12.1: with everything on it, since all of that is known by island. */
static void insert_after(struct mysthea *s, pl_seat seat, uint32_t after, struct pl_events *log)
{
    uint8_t *ring = s->public.ring;
    uint8_t moved = (uint8_t)mysthea_own_island(s, seat);
    uint32_t place = mysthea_ring_place(s, moved);

    memmove(ring + place, ring + place + 1, MYSTHEA_ISLANDS - 1 - place);
    ring[MYSTHEA_ISLANDS - 1] = MYSTHEA_NO_ISLAND;
    place = mysthea_ring_place(s, after) + 1;
    memmove(ring + place + 1, ring + place, MYSTHEA_ISLANDS - 1 - place);
    ring[place] = moved;
    pl_tell(log, MYSTHEA_EVENT_MOVED_ISLAND, seat, PL_ARGS(moved, (int32_t)after));
}

void mysthea_apply_island(struct mysthea *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t kind = pl_act_kind(action);

    if (kind == MYSTHEA_ACT_AFTER) {
        pl_pop(&s->head);
        insert_after(s, seat, pl_act_a(action), log);
        return;
    }
    pl_top(&s->head)->step = MYSTHEA_ISLAND_GAP;
    if (kind == MYSTHEA_ACT_ATTUNE) {
        attune(s, seat, pl_act_a(action), log);
    }
}
