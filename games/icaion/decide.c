/* The decisions: the questions of the set-up and the plain ones. The other frames are beside what
 * they belong to. */
#include "games/icaion/decide.h"

/* Set-up. */

/* R-ICA-3.6 */
void icaion_legal_side(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    icaion_add(list, ICAION_ACT_SIDE, 0, 0);
    icaion_add(list, ICAION_ACT_SIDE, 1, 0);
}

void icaion_apply_side(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t colour = (uint32_t)pl_top(&s->head)->arg[ICAION_SIDE_COLOUR];

    (void)seat;
    s->public.night |= (uint8_t)(pl_act_a(action) << colour);
    pl_tell(log, ICAION_EVENT_SIDE, PL_NOBODY, PL_ARGS((int32_t)colour, pl_act_a(action)));
    pl_pop(&s->head);
}

/* R-ICA-3.7 */
void icaion_legal_neutral(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint32_t type = 0; type < ICAION_TYPES; type++) {
        for (uint32_t region = 0; !icaion_refuse_neutral(s, type) && region < ICAION_REGIONS;
             region++) {
            if (!icaion_refuse_machine(s, region, ICAION_NEUTRAL_OWNER, type)) {
                icaion_add(list, ICAION_ACT_PLACE, type, region);
            }
        }
    }
}

void icaion_apply_neutral(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t type = pl_act_a(action);

    icaion_place_machine(s, pl_act_b(action), type, ICAION_NEUTRAL_OWNER);
    s->public.neutral_left[type]--;
    pl_tell(log, ICAION_EVENT_NEUTRAL, seat,
            PL_ARGS((int32_t)type, pl_act_b(action), ICAION_NEUTRAL_OWNER));
    pl_pop(&s->head);
}

void icaion_legal_draft(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    for (uint32_t left = s->public.offer; left; left &= left - 1) {
        if (!icaion_refuse_sort(s, seat, pl_lowest(left))) {
            icaion_add(list, ICAION_ACT_DRAFT, pl_lowest(left), 0);
        }
    }
}

void icaion_apply_draft(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t card = pl_act_a(action);

    (card < ICAION_SEEKERS_END ? s->public.seeker : s->public.equipment)[seat] = (uint8_t)card;
    s->public.offer &= ~(1u << card);
    pl_tell(log, ICAION_EVENT_DRAFTED, seat, PL_ARGS((int32_t)card));
    pl_pop(&s->head);
}

void icaion_legal_start(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    (void)seat;
    for (uint64_t left = icaion_free_start_nodes(s); left; left &= left - 1) {
        icaion_add(list, ICAION_ACT_START, pl_lowest(left), 0);
    }
}

void icaion_apply_start(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    s->public.node[seat] = (uint8_t)pl_act_a(action);
    pl_tell(log, ICAION_EVENT_STARTED, seat, PL_ARGS(pl_act_a(action)));
    pl_pop(&s->head);
}

/* Cards and crystals that are offered. */

void icaion_ask_draw(struct icaion *s, pl_seat seat, uint32_t count)
{
    if (icaion_room(s, seat) > 0) {
        pl_push(&s->head, ICAION_FRAME_DRAW, seat)->arg[ICAION_DRAW_CARDS] = (int16_t)count;
    }
}

/* R-ICA-9.2; of a BELT too. */
void icaion_legal_draw(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    uint32_t most = (uint32_t)pl_peek(&s->head)->arg[ICAION_DRAW_CARDS];
    uint32_t room = icaion_room(s, seat);

    for (uint32_t count = 1; !icaion_refuse_count(count, most, room); count++) {
        icaion_add(list, ICAION_ACT_DRAW, count, 0);
    }
}

void icaion_apply_draw(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    pl_pop(&s->head);
    icaion_draw_cards(s, seat, pl_act_a(action), log);
}

/* R-ICA-E10.1 */
void icaion_legal_belt(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    icaion_add(list, ICAION_ACT_PASS, 0, 0);
    icaion_legal_draw(s, seat, list);
}

void icaion_apply_belt(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    icaion_apply_draw(s, seat, action, log); /* passing draws no card */
}

void icaion_legal_colour(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    (void)s;
    (void)seat;
    for (uint32_t colour = 0; colour < ICAION_COLOURS; colour++) {
        icaion_add(list, ICAION_ACT_COLOUR, colour, 0);
    }
}

/* Of a CASE too. */
void icaion_apply_colour(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    uint32_t count = (uint32_t)pl_top(&s->head)->arg[ICAION_COLOUR_CRYSTALS];

    pl_pop(&s->head);
    icaion_take(s, seat, pl_act_a(action), count, log);
    icaion_store_batch(s, seat);
}

/* R-ICA-E11.1 */
void icaion_legal_case(const struct icaion *s, pl_seat seat, struct pl_legal *list)
{
    icaion_add(list, ICAION_ACT_PASS, 0, 0);
    icaion_legal_colour(s, seat, list);
}

void icaion_apply_case(struct icaion *s, pl_seat seat, pl_action action, struct pl_events *log)
{
    if (pl_act_kind(action) == ICAION_ACT_PASS) {
        pl_pop(&s->head);
        return;
    }
    icaion_apply_colour(s, seat, action, log);
}
